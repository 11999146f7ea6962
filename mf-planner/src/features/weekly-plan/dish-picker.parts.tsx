import { useGetKitchenQuery } from '@larder/api-client/kitchen';
import { longestDishName, longestMealNote } from '@larder/api-client/limits';
import {
  useGetFavouritesQuery,
  useSearchRecipesQuery,
  type RecipeSummaryView,
} from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { Field, Spinner, Stack, Switch } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useDeferredValue, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import {
  originOf,
  slotName,
  type MealNote,
  type MealSlot,
  type PlannedDish,
} from '../../shared/plan-draft.model';
import { useSavedPlans } from './weekly-plan.api';

/** More would have to be scrolled through: who looks for something else types its name. */
const mostShown = 8;
const mostFound = 20;
/** Fewer letters find too much. */
const fewestLetters = 2;

const Choices = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[2]};
  padding: 0;
  list-style: none;
`;

const Choice = styled.button`
  width: 100%;
  min-height: ${({ theme }) => theme.control.medium};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
  border: ${({ theme }) => theme.border.hairline} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  color: ${({ theme }) => theme.color.ink};
  line-height: ${({ theme }) => theme.leading.snug};
  overflow-wrap: anywhere;
  text-align: start;

  small {
    display: block;
    color: ${({ theme }) => theme.color.inkMuted};
  }

  ${({ theme }) => theme.media.hover} {
    &:hover {
      border-color: ${({ theme }) => theme.color.accent};
      background: ${({ theme }) => theme.color.accentSoft};
    }
  }
`;

const Sections = styled(Stack)`
  h3 {
    font-size: ${({ theme }) => theme.textSize.body};
  }
`;

type Choosable = Pick<RecipeSummaryView, 'id' | 'title' | 'servings'> &
  Pick<PlannedDish, 'image'> &
  Partial<Pick<RecipeSummaryView, 'readyInMinutes'>>;

interface ChoosingProps {
  onChoose: (dish: PlannedDish) => void;
}

function DishChoices({
  heading,
  dishes,
  onChoose,
}: ChoosingProps & { heading: string; dishes: readonly Choosable[] }) {
  const headingId = useId();
  if (dishes.length === 0) return null;
  return (
    <section>
      <h3 id={headingId}>{heading}</h3>
      <Choices aria-labelledby={headingId}>
        {dishes.map(({ id, title, image, servings, readyInMinutes = null }) => (
          <li key={id}>
            <Choice
              type="button"
              onClick={() => onChoose({ id, title, image, servings, recipeServings: servings })}
            >
              {title}
              {readyInMinutes !== null && <small>{copy.recipes.minutes(readyInMinutes)}</small>}
            </Choice>
          </li>
        ))}
      </Choices>
    </section>
  );
}

function Found({ name, onChoose }: ChoosingProps & { name: string }) {
  const { data, isFetching } = useSearchRecipesQuery({ name, limit: mostFound });
  if (!data) return isFetching ? <Spinner label={copy.common.loading} /> : null;
  if (data.recipes.length === 0) return <p role="status">{copy.recipes.noDishCalled(name)}</p>;
  return (
    <DishChoices heading={copy.planner.foundDishes} dishes={data.recipes} onChoose={onChoose} />
  );
}

/** What is likely to be wanted, before anything is typed. */
function Suggested({ onChoose }: ChoosingProps) {
  const { data: kitchen } = useGetKitchenQuery();
  const ingredients = kitchen?.foods.map(({ text }) => text).join() ?? '';
  const { data: cookable } = useSearchRecipesQuery(
    { ingredients, limit: mostShown },
    { skip: ingredients === '' },
  );
  const { data: favourites = [] } = useGetFavouritesQuery();
  const { data: plans = [] } = useSavedPlans();
  const planned = plans
    .flatMap((plan) => Object.values(originOf(plan).content.meals).flat())
    .filter(({ available }) => available !== false)
    .map(({ recipeServings = null, ...dish }) => ({ ...dish, servings: recipeServings }));
  const recent = [...new Map(planned.map((dish) => [dish.id, dish])).values()];
  return (
    <>
      <DishChoices
        heading={copy.planner.fromKitchen}
        dishes={cookable?.recipes ?? []}
        onChoose={onChoose}
      />
      <DishChoices
        heading={copy.planner.fromFavourites}
        dishes={favourites.slice(0, mostShown)}
        onChoose={onChoose}
      />
      <DishChoices
        heading={copy.planner.plannedBefore}
        dishes={recent.slice(0, mostShown)}
        onChoose={onChoose}
      />
    </>
  );
}

interface DishPickerProps extends ChoosingProps {
  slot: MealSlot;
  note: MealNote | undefined;
  onNote: (change: Partial<MealNote>) => void;
  onClose: () => void;
}

/** Asks for a dish for a meal: from the kitchen, the favourites, earlier plans, or by name. */
export function DishPicker({ slot, note, onNote, onChoose, onClose }: DishPickerProps) {
  const [typed, setTyped] = useState('');
  const name = useDeferredValue(typed.trim());
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.planner.addDishTo(slotName(slot))}
      closeLabel={copy.common.close}
      size="medium"
      initialFocus={field}
    >
      <Sections $gap={5}>
        <Field
          ref={field}
          label={copy.planner.dishName}
          type="search"
          maxLength={longestDishName}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {name.length < fewestLetters ? (
          <Suggested onChoose={onChoose} />
        ) : (
          <Found name={name} onChoose={onChoose} />
        )}
        <Stack as="section" $gap={3}>
          <Switch
            label={copy.planner.eatingOut}
            hint={copy.planner.eatingOutHint}
            checked={note?.eatingOut ?? false}
            onChange={(eatingOut) => onNote({ eatingOut })}
          />
          <Field
            label={copy.planner.mealNote}
            maxLength={longestMealNote}
            value={note?.text ?? ''}
            onChange={({ target }) => onNote({ text: target.value })}
          />
        </Stack>
      </Sections>
    </Dialog>
  );
}
