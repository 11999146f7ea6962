import {
  longestEmail,
  longestPassword,
  longestUsername,
  shortestPassword,
} from '@larder/api-client/limits';
import type { FoundRecipeView } from '@larder/api-client/recipes-public';
import { copy } from '@larder/copy';
import {
  ArticleCard,
  ArticleCardSkeleton,
  Button,
  Card,
  CheckIcon,
  ErrorState,
  Field,
  Grid,
  Notice,
  Picture,
  SearchIcon,
  SectionHeading,
  Stack,
  theme,
  TimeIcon,
} from '@larder/ui';
import { useId, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Form, PasswordField } from '../auth/auth.parts';
import type { useSample } from './use-sample';
import { useSignUp } from './use-sign-up';

const { border, color, font, media, measure, radius, space, textSize } = theme;

type Sample = ReturnType<typeof useSample>;

const signUpId = 'sign-up';

/** Scrolls to the form, and lets people type at once. */
export function goToSignUp(): void {
  document.querySelector<HTMLInputElement>(`#${signUpId} input`)?.focus();
}

const SearchForm = styled.form`
  display: grid;
  align-items: start;
  gap: ${space[3]};
  max-width: ${measure.prose};

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) auto;

    /* Beside the input, below its label. */
    > button {
      margin-top: 1.85rem;
    }
  }
`;

/** The field for the foods in the kitchen, and the button that looks for dishes. */
export function KitchenSearch({ sample }: { sample: Sample }) {
  return (
    <SearchForm
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        sample.search();
      }}
    >
      <Field
        label={copy.welcome.kitchen}
        hint={copy.welcome.kitchenHint}
        placeholder={copy.welcome.kitchenExample}
        error={sample.isEmpty ? copy.welcome.kitchenEmpty : undefined}
        value={sample.text}
        enterKeyHint="search"
        autoCapitalize="none"
        onChange={({ target }) => sample.type(target.value)}
      />
      <Button type="submit" icon={<SearchIcon />}>
        {copy.welcome.find}
      </Button>
    </SearchForm>
  );
}

/** A section of the page, named by its heading. */
function Part({ heading, children, id }: { heading: string; children: ReactNode; id?: string }) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId}>
      <Stack $gap={4}>
        <SectionHeading id={headingId}>{heading}</SectionHeading>
        {children}
      </Stack>
    </section>
  );
}

const skeletons = ['first', 'second', 'third'];

function Dish({ dish, onCook }: { dish: FoundRecipeView; onCook: () => void }) {
  const { title, image, readyInMinutes, reason } = dish;
  const titleId = useId();
  return (
    <ArticleCard
      title={<span id={titleId}>{title}</span>}
      media={<Picture src={image} alt="" />}
      meta={
        readyInMinutes !== null && (
          <span>
            <TimeIcon /> {copy.welcome.minutes(readyInMinutes)}
          </span>
        )
      }
      actions={
        // Its name is the same on every card.
        <Button variant="secondary" size="small" aria-describedby={titleId} onClick={onCook}>
          {copy.welcome.cookThis}
        </Button>
      }
    >
      <p>{reason}</p>
    </ArticleCard>
  );
}

interface SampleDishesProps {
  sample: Sample;
  onCook: (dish: FoundRecipeView) => void;
}

/** The dishes for what was typed, or for an example. */
export function SampleDishes({ sample, onCook }: SampleDishesProps) {
  const { found, failure, isFetching, isExample, foods } = sample;
  const listed = foods.join(', ');
  return (
    <Part
      heading={isExample ? copy.welcome.exampleHeading(listed) : copy.welcome.foundHeading(listed)}
    >
      <div role="status">
        {isFetching && copy.welcome.searching}
        {found &&
          (found.total > 0 ? copy.welcome.foundCount(found.total) : copy.welcome.nothingFound)}
        {found && found.unknown.length > 0 && ` ${copy.welcome.notKnown(found.unknown)}`}
      </div>
      {failure && !isFetching && (
        <ErrorState
          title={copy.welcome.searchFailed}
          retryLabel={copy.common.retry}
          onRetry={sample.retry}
        >
          {failure}
        </ErrorState>
      )}
      <Grid>
        {found
          ? found.recipes.map((dish) => (
              <Dish key={dish.id} dish={dish} onCook={() => onCook(dish)} />
            ))
          : isFetching && skeletons.map((name) => <ArticleCardSkeleton key={name} />)}
      </Grid>
      {found && found.recipes.length > 0 && (
        <div>
          <Button size="large" onClick={goToSignUp}>
            {copy.welcome.cookThese}
          </Button>
        </div>
      )}
    </Part>
  );
}

const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[5]};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Black on white in both themes, as when printed. */
const MenuCard = styled.div`
  padding: ${space[6]} ${space[5]};
  border: ${border.hairline} solid ${color.line};
  border-radius: ${radius.small};
  background: #fffdf8;
  color: #211c16;
  font-family: ${font.heading};
  text-align: center;

  > strong {
    display: block;
    margin-bottom: ${space[4]};
    font-size: ${textSize.title};
  }

  > p + p {
    margin-top: ${space[3]};
  }
`;

const Ticks = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: start;
    gap: ${space[3]};
  }

  svg {
    flex: none;
    margin-top: 0.2em;
    color: ${color.accentSoftInk};
  }

  /* An empty box, as on the list itself. */
  &[data-open] li::before {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    margin-top: 0.2em;
    border: ${border.medium} solid ${color.lineStrong};
    border-radius: 0.3rem;
    content: '';
  }
`;

function Ticked({ texts }: { texts: readonly string[] }) {
  return (
    <Ticks>
      {texts.map((text) => (
        <li key={text}>
          <CheckIcon /> {text}
        </li>
      ))}
    </Ticks>
  );
}

const dishesOfSamples = 3;

/** A menu card and a grocery list, made of the dishes above. */
export function Samples({ dishes }: { dishes: readonly FoundRecipeView[] }) {
  const chosen = dishes.slice(0, dishesOfSamples);
  const toBuy = [...new Set(chosen.flatMap(({ missedIngredients }) => missedIngredients))];
  return (
    <Part heading={copy.welcome.samplesHeading}>
      <Columns>
        <Stack $gap={3}>
          <h3>{copy.welcome.cardHeading}</h3>
          <MenuCard>
            <strong>{copy.welcome.cardTitle}</strong>
            {chosen.map(({ id, title }) => (
              <p key={id}>{title}</p>
            ))}
          </MenuCard>
        </Stack>
        <Stack $gap={3}>
          <h3>{copy.welcome.listHeading}</h3>
          <Card>
            <Stack $gap={3}>
              <p>{toBuy.length > 0 ? copy.welcome.listLede : copy.welcome.listEmpty}</p>
              {toBuy.length > 0 && (
                <Ticks data-open>
                  {toBuy.map((food) => (
                    <li key={food}>{food}</li>
                  ))}
                </Ticks>
              )}
            </Stack>
          </Card>
        </Stack>
      </Columns>
    </Part>
  );
}

/** What Larder does, and what it costs. */
export function Offer() {
  return (
    <>
      <Part heading={copy.welcome.doesHeading}>
        <Columns>
          {copy.welcome.does.map(([what, how]) => (
            <div key={what}>
              <h3>{what}</h3>
              <p>{how}</p>
            </div>
          ))}
        </Columns>
      </Part>
      <Part heading={copy.welcome.priceHeading}>
        <Columns>
          <Card>
            <Stack $gap={3}>
              <h3>{copy.welcome.free}</h3>
              <Ticked texts={copy.welcome.freeFeatures} />
            </Stack>
          </Card>
          <Card>
            <Stack $gap={3}>
              <h3>{copy.welcome.price}</h3>
              <Ticked texts={copy.welcome.premiumFeatures} />
            </Stack>
          </Card>
        </Columns>
      </Part>
    </>
  );
}

const Narrow = styled.div`
  max-width: ${measure.narrow};
`;

interface SignUpProps {
  foods: readonly string[];
  /** The title of the dish to which entering leads. */
  dish?: string;
}

/** Registers and enters at once, with `foods` in the kitchen. */
export function SignUp({ foods, dish }: SignUpProps) {
  const { form, busy, message, field, submit } = useSignUp(foods);
  const { state } = useLocation() as { state: object | null };
  const email = field('email').value.trim();
  return (
    <Part heading={copy.welcome.signUpHeading} id={signUpId}>
      <p>{dish ? copy.welcome.signUpToCook(dish) : copy.welcome.signUpLede}</p>
      <Narrow>
        <Card>
          <Stack $gap={4}>
            {message && <Notice tone="danger">{message}</Notice>}
            <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
              <Field
                {...field('username')}
                label={copy.auth.username}
                autoComplete="username"
                maxLength={longestUsername}
              />
              <Field
                {...field('email')}
                label={copy.auth.email}
                type="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={longestEmail}
              />
              <PasswordField
                {...field('password')}
                label={copy.auth.password}
                autoComplete="new-password"
                maxLength={longestPassword}
                hint={copy.auth.passwordHint(shortestPassword)}
              />
              <Button
                type="submit"
                size="large"
                wide
                busy={busy}
                busyLabel={copy.welcome.signingUp}
              >
                {copy.welcome.signUp}
              </Button>
            </Form>
            <Button as={Link} to="/login" state={{ ...state, email }} variant="ghost" size="small">
              {copy.welcome.haveAccount}
            </Button>
          </Stack>
        </Card>
      </Narrow>
    </Part>
  );
}
