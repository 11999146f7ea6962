import { diets, longestIngredient, mealNames, mostIngredients } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import {
  Button,
  Cluster,
  Field,
  IconButton,
  LockIcon,
  Notice,
  RetryIcon,
  Select,
  Stack,
} from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useId, type FormEvent } from 'react';
import styled from 'styled-components';
import { slotName, type Meal } from '../../shared/plan-draft.model';
import { useWeekProposal, type WeekProposal } from './use-week-proposal';

const limitsOfTime = [15, 30, 45, 60, 90];
const longestFoods = mostIngredients * longestIngredient;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${({ theme }) => theme.space[4]};
`;

const Meals = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: ${({ theme }) => theme.space[2]};
    align-items: center;
    padding: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};
    border: ${({ theme }) => theme.border.hairline} solid ${({ theme }) => theme.color.line};
    border-radius: ${({ theme }) => theme.radius.medium};
  }

  li[data-locked] {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accentSoftInk};
  }

  h3 {
    font-size: ${({ theme }) => theme.textSize.body};
    overflow-wrap: anywhere;
  }

  p {
    font-size: ${({ theme }) => theme.textSize.small};
    line-height: ${({ theme }) => theme.leading.snug};
  }
`;

const Place = styled.p`
  color: ${({ theme }) => theme.color.inkMuted};
  font-weight: ${({ theme }) => theme.weight.semibold};

  [data-locked] & {
    color: inherit;
  }
`;

const LockButton = styled(IconButton)`
  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.accentInk};
  }
`;

const Cost = styled.p`
  font-size: ${({ theme }) => theme.textSize.lead};
  font-weight: ${({ theme }) => theme.weight.semibold};
`;

function Wishes({ formId, week }: { formId: string; week: WeekProposal }) {
  const { wishes, wish, freeMeals } = week;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    week.propose();
  };
  const countOptions = (meal: Meal) =>
    Array.from({ length: freeMeals(meal) + 1 }, (_, count) => ({
      value: `${count}`,
      label: `${count}`,
    }));
  return (
    <Stack as="form" id={formId} $gap={5} onSubmit={submit} noValidate>
      <p>{copy.planner.proposalIntro}</p>
      <Fields>
        {mealNames.toReversed().map((meal) => (
          <Select
            key={meal}
            label={copy.planner.mealCounts[meal]}
            options={countOptions(meal)}
            value={`${Math.min(wishes.counts[meal], freeMeals(meal))}`}
            onChange={({ target }) =>
              wish({ counts: { ...wishes.counts, [meal]: Number(target.value) } })
            }
          />
        ))}
      </Fields>
      <Fields>
        <Select
          label={copy.recipes.diet}
          options={diets.map((diet) => ({ value: diet, label: copy.recipes.diets[diet] }))}
          value={wishes.diet}
          onChange={({ target }) => wish({ diet: target.value as (typeof diets)[number] })}
        />
        <Select
          label={copy.planner.timeLimit}
          options={[
            { value: '', label: copy.planner.anyTime },
            ...limitsOfTime.map((most) => ({
              value: `${most}`,
              label: copy.recipes.upToMinutes(most),
            })),
          ]}
          value={wishes.maxMinutes === null ? '' : `${wishes.maxMinutes}`}
          onChange={({ target }) =>
            wish({ maxMinutes: target.value === '' ? null : Number(target.value) })
          }
        />
      </Fields>
      <Field
        label={copy.planner.useUpFirst}
        hint={copy.planner.useUpFirstHint}
        maxLength={longestFoods}
        value={wishes.useSoon}
        onChange={({ target }) => wish({ useSoon: target.value })}
      />
      <Field
        label={copy.planner.leaveOut}
        maxLength={longestFoods}
        value={wishes.exclude}
        onChange={({ target }) => wish({ exclude: target.value })}
      />
    </Stack>
  );
}

function Proposal({ week }: { week: WeekProposal }) {
  const { proposed, swap, toggleLock, isAsking } = week;
  if (!proposed) return null;
  const { meals, locked, answer } = proposed;
  const minutes = meals.reduce((sum, { readyInMinutes }) => sum + (readyInMinutes ?? 0), 0);
  return (
    <Stack $gap={4} aria-busy={isAsking}>
      <div role="status">
        <Cost>{copy.planner.proposalCost(answer.toBuy.length, minutes)}</Cost>
        {answer.toBuy.length > 0 && <p>{copy.planner.proposalToBuy(answer.toBuy)}</p>}
      </div>
      {answer.notFilteredBy.length > 0 && (
        <Notice tone="warning">{copy.planner.notLeftOut(answer.notFilteredBy)}</Notice>
      )}
      {answer.unknown.length > 0 && <Notice>{copy.planner.foodsUnknown(answer.unknown)}</Notice>}
      {answer.unfilled.length > 0 && (
        <Notice tone="warning">{copy.planner.mealsUnfilled(answer.unfilled.map(slotName))}</Notice>
      )}
      {answer.notUsed.length > 0 && <Notice>{copy.planner.foodsNotUsed(answer.notUsed)}</Notice>}
      <Meals aria-label={copy.planner.proposedWeek}>
        {meals.map((meal) => {
          const { slot, id, title, readyInMinutes, reason } = meal;
          const isLocked = locked.has(slot);
          return (
            <li key={slot} data-dish={id} data-locked={isLocked || undefined}>
              <div>
                <Place>{copy.planner.slotTime(slotName(slot), readyInMinutes)}</Place>
                <h3>{title}</h3>
                <p>{reason}</p>
              </div>
              <Cluster $gap={1}>
                <LockButton
                  size="small"
                  aria-pressed={isLocked}
                  label={copy.planner.lockMeal(title)}
                  icon={<LockIcon />}
                  onClick={() => toggleLock(slot)}
                />
                <IconButton
                  size="small"
                  label={copy.planner.swapMeal(title)}
                  icon={<RetryIcon />}
                  disabled={isLocked || isAsking}
                  onClick={() => swap(meal)}
                />
              </Cluster>
            </li>
          );
        })}
      </Meals>
    </Stack>
  );
}

/** Asks what a week should be like, and shows what could be cooked in it. */
export function WeekProposalDialog({ onClose }: { onClose: () => void }) {
  const week = useWeekProposal(onClose);
  const formId = useId();
  const { proposed, isAsking } = week;
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.planner.planMyWeek}
      closeLabel={copy.common.close}
      size="medium"
      footer={
        proposed ? (
          <>
            <Button variant="ghost" onClick={week.back}>
              {copy.planner.changeWishes}
            </Button>
            <Button variant="secondary" busy={isAsking} onClick={week.proposeOthers}>
              {copy.planner.otherDishes}
            </Button>
            <Button disabled={proposed.meals.length === 0 || isAsking} onClick={week.accept}>
              {copy.planner.takeProposal}
            </Button>
          </>
        ) : (
          <Button type="submit" form={formId} busy={isAsking} busyLabel={copy.planner.proposing}>
            {copy.planner.proposeWeek}
          </Button>
        )
      }
    >
      {proposed ? <Proposal week={week} /> : <Wishes formId={formId} week={week} />}
    </Dialog>
  );
}
