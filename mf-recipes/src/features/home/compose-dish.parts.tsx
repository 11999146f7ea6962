import { errorMessage } from '@larder/api-client';
import { mostComposedServings } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { notify, PremiumButton, useSession } from '@larder/shell-sdk';
import { Button, CookIcon, Stack, Stepper, theme } from '@larder/ui';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { IngredientSources } from './ingredient-sources.parts';
import type {
  DishPreviewView,
  GenerateRecipeBody,
  RecipeSummaryView,
  SearchRecipesApiArg,
} from '@larder/api-client/recipes';
import { useGenerateRecipeMutation, usePreviewRecipeMutation } from './home.api';

const { border, color, radius, space, textSize, weight } = theme;

/** A search for dishes that use ingredients: without any there is nothing to compose. */
export type IngredientQuestion = SearchRecipesApiArg & { ingredients: string };

export const namesIngredients = (question: SearchRecipesApiArg): question is IngredientQuestion =>
  question.ingredients !== undefined;

/** The composer is asked with the same entries as the search. */
function bodyOf({
  ingredients,
  restricted,
  type,
  diet,
  exclude,
  rules,
}: IngredientQuestion): GenerateRecipeBody {
  return {
    ingredients,
    ...(restricted === 'true' && { restricted: true }),
    ...(type && { recipeType: type }),
    dietaryRestrictions: [diet, exclude, rules].filter(Boolean).join(','),
  };
}

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[5]};
  padding: ${space[4]} ${space[5]};
  border: ${border.hairline} dashed ${color.lineStrong};
  border-radius: ${radius.medium};

  p {
    color: ${color.inkMuted};
    font-size: ${textSize.small};
  }

  > :first-child {
    flex: 1 1 18rem;
  }
`;

const Servings = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  font-size: ${textSize.small};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

const Title = styled.p`
  font-weight: ${weight.semibold};
`;

/** [D-3] What the next dish would be made of, computed before anyone asks for it. */
export function useNextDish(question: IngredientQuestion) {
  const { isSubscribed } = useSession();
  const [ask, { data }] = usePreviewRecipeMutation();
  const [shown, setShown] = useState(data);
  // The last one stays until the next is known.
  if (data && data !== shown) setShown(data);
  const [servings, setServings] = useState<number | null>(null);
  const body = { ...bodyOf(question), ...(servings !== null && { servings }) };
  const foresee = useEffectEvent(() => {
    if (isSubscribed) void ask({ generateRecipeBody: body });
  });
  const [made, setMade] = useState(0);
  useEffect(() => foresee(), [made, servings]);
  return {
    ...{ next: shown, seed: data && !data.refusal ? { seed: data.seed } : {}, body, setServings },
    servings: servings ?? shown?.servings ?? null,
    foreseeAnother: () => setMade((count) => count + 1),
  };
}

export interface ComposeDishProps {
  question: IngredientQuestion;
  nextDish: ReturnType<typeof useNextDish>;
  onComposed: (recipe: RecipeSummaryView) => void;
}

/**
 * Whether a dish that is foreseen uses clearly more of the typed foods than the one of those found that uses most: two more, or one more where
 * that one leaves out half of them.
 */
export function putsMoreTogether(
  { title, uses }: DishPreviewView,
  mostUsed: number,
  typed: number,
): boolean {
  if (title === null) return false;
  const least = 2 * mostUsed <= typed ? mostUsed + 1 : mostUsed + 2;
  return uses.length >= least;
}

function WhatItTakes({ next, restricted }: { next: DishPreviewView; restricted: boolean }) {
  const { composePreview, uses, fromPantry, toBuy } = copy.suggestions;
  if (next.title === null) {
    const promise = restricted ? composePreview.writtenRestricted : composePreview.written;
    return (
      <>
        <IngredientSources
          lines={[
            [uses, next.uses],
            [composePreview.leavesOut, next.leavesOut],
          ]}
        />
        <p>{promise}</p>
      </>
    );
  }
  return (
    <>
      <Title>{composePreview.title(next.title)}</Title>
      {next.nearest && <p>{composePreview.known}</p>}
      <IngredientSources
        lines={[
          [uses, next.uses],
          [fromPantry, next.pantry],
          [toBuy, next.toBuy.length > 0 ? next.toBuy : [composePreview.nothing]],
          [composePreview.leavesOut, next.leavesOut],
        ]}
      />
    </>
  );
}

/** What the refusal names can be opened. */
function NearestDish({
  nearest: { recipe },
  onOpen,
}: {
  nearest: NonNullable<DishPreviewView['nearest']>;
  onOpen: (recipe: RecipeSummaryView) => void;
}) {
  return (
    <Button variant="secondary" size="small" onClick={() => onOpen(recipe)}>
      {copy.suggestions.composePreview.viewNearest(recipe.title)}
    </Button>
  );
}

function Composing({
  question,
  nextDish: { next, seed, body, servings, setServings, foreseeAnother },
  onComposed,
  lead,
  small = false,
}: ComposeDishProps & { lead: string; small?: boolean }) {
  const [compose, { isLoading, data: last }] = useGenerateRecipeMutation();
  const start = async () => {
    try {
      onComposed(await compose({ generateRecipeBody: { ...body, ...seed } }).unwrap());
      foreseeAnother();
    } catch (error) {
      notify.error(errorMessage(error, copy.suggestions.composeFailed));
    }
  };
  return (
    <>
      <Stack $gap={2}>
        <p>
          {next ? (next.refusal ?? lead) : `${lead} ${copy.suggestions.composePreview.unknown}`}
        </p>
        {next && !next.refusal && (
          <WhatItTakes next={next} restricted={question.restricted === 'true'} />
        )}
        {next && !next.refusal && (
          <Servings role="group" aria-label={copy.suggestions.composePreview.servings}>
            <span aria-hidden="true">{copy.suggestions.composePreview.servings}</span>
            <Stepper
              label={copy.recipes.servingsLabel}
              lessLabel={copy.recipes.fewerServings}
              moreLabel={copy.recipes.moreServings}
              value={servings}
              max={mostComposedServings}
              refusal={copy.servings.outOfRange(mostComposedServings)}
              onChange={setServings}
            />
          </Servings>
        )}
      </Stack>
      <Actions>
        {next?.nearest && <NearestDish nearest={next.nearest} onOpen={onComposed} />}
        <PremiumButton
          variant={small ? 'secondary' : 'primary'}
          size={small ? 'small' : 'medium'}
          icon={<CookIcon />}
          busy={isLoading}
          busyLabel={copy.suggestions.composing}
          onClick={() => void start()}
        >
          {last ? copy.suggestions.composeAnother : copy.suggestions.compose}
        </PremiumButton>
      </Actions>
    </>
  );
}

/** [CALL-2] The way forward when nothing was found. */
export function ComposeInstead(props: ComposeDishProps) {
  return (
    <Stack $gap={3}>
      <Composing lead={copy.suggestions.composeInstead} {...props} />
    </Stack>
  );
}

/**
 * [CALL-2][K-2] Before the dishes, if none of them uses what the kitchen is about (`missing`), or if it puts more of what was typed
 * together than they do.
 */
export function ComposeFirst({ missing, ...props }: ComposeDishProps & { missing: string[] }) {
  const { isSubscribed } = useSession();
  const headingId = useId();
  const { composeFirst, composeFirstOffer, composeFirstLead, composeTogetherLead } =
    copy.suggestions;
  const lead = missing.length > 0 ? composeFirstLead(missing) : composeTogetherLead;
  return (
    <Offer as="section" aria-labelledby={headingId}>
      <Stack $gap={2}>
        <Title as="h3" id={headingId}>
          {isSubscribed ? composeFirst : composeFirstOffer}
        </Title>
        <Composing lead={lead} {...props} />
      </Stack>
    </Offer>
  );
}

/** [CALL-2] Below the search results, for people who want none of them. */
export function ComposeAsWell(props: ComposeDishProps) {
  return (
    <Offer>
      <Composing lead={copy.suggestions.composeAsWell} small {...props} />
    </Offer>
  );
}
