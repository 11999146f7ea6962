import { copy } from '@larder/copy';
import { Button, Notice, Stack } from '@larder/ui';
import type { GroceryListDraft, ListWishes } from './grocery-list-draft';
import { shortDay } from './short-day';

interface ChoiceProps {
  /** What was counted. */
  children: string;
  /** The other choice, and its label for one dish or menu. */
  action: string;
  actionFor: string;
  onChoose: () => void;
}

function Choice({ children, action, actionFor, onChoose }: ChoiceProps) {
  return (
    <Notice>
      <Stack $gap={2}>
        <span>{children}</span>
        <div>
          <Button size="small" variant="secondary" aria-label={actionFor} onClick={onChoose}>
            {action}
          </Button>
        </div>
      </Stack>
    </Notice>
  );
}

interface CountedTwiceProps extends Pick<GroceryListDraft, 'repeatedDishes' | 'startedItems'> {
  wishes: ListWishes;
  /** Makes the list again. */
  onWish: (wishes: ListWishes) => void;
}

/** [D-12] Dishes that may be on a list, or on two lists, twice: what was counted, and the other choice. */
export function CountedTwice({ repeatedDishes, startedItems, wishes, onWish }: CountedTwiceProps) {
  if (repeatedDishes.length + startedItems.length === 0) return null;
  const { once } = wishes;
  const { grocery } = copy;
  return (
    <Stack $gap={2}>
      {repeatedDishes.map(({ recipeId, recipe, times, once: isOnce }) => (
        <Choice
          key={recipeId}
          action={isOnce ? grocery.eachTime : grocery.once}
          actionFor={isOnce ? grocery.shopEachTime(recipe) : grocery.shopOnce(recipe)}
          onChoose={() =>
            onWish({
              ...wishes,
              once: isOnce ? once.filter((id) => id !== recipeId) : [...once, recipeId],
            })
          }
        >
          {isOnce ? grocery.plannedOnce(recipe, times) : grocery.plannedTimes(recipe, times)}
        </Choice>
      ))}
      {startedItems.map(({ title, start_date: start, included }, index) => (
        <Choice
          key={index}
          action={included ? grocery.leaveOut : grocery.addDishes}
          actionFor={included ? grocery.leaveStarted(title) : grocery.addStarted(title)}
          onChoose={() => onWish({ ...wishes, withStarted: !included })}
        >
          {included
            ? grocery.menuStartedToo(title, shortDay(start))
            : grocery.menuStarted(title, shortDay(start))}
        </Choice>
      ))}
    </Stack>
  );
}
