import { copy } from '@larder/copy';
import { Button, Notice, Stack } from '@larder/ui';
import { shortDay } from './short-day';
import type { GroceryListDraft, ListWishes } from './grocery-list-draft';

interface CountedTwiceProps extends Pick<GroceryListDraft, 'repeatedDishes' | 'startedItems'> {
  wishes: ListWishes;
  /** Makes the list again. */
  onWish: (wishes: ListWishes) => void;
}

/** [D-12] Dishes that may be on a list, or on two lists, twice: what was counted, and the other choice. */
export function CountedTwice({ repeatedDishes, startedItems, wishes, onWish }: CountedTwiceProps) {
  if (repeatedDishes.length + startedItems.length === 0) return null;
  const { once } = wishes;
  return (
    <Stack $gap={2}>
      {repeatedDishes.map(({ recipeId, recipe, times, once: isOnce }) => (
        <Notice
          key={recipeId}
          action={
            <Button
              size="small"
              variant="ghost"
              onClick={() =>
                onWish({
                  ...wishes,
                  once: isOnce ? once.filter((id) => id !== recipeId) : [...once, recipeId],
                })
              }
            >
              {isOnce ? copy.grocery.shopEachTime(recipe) : copy.grocery.shopOnce(recipe)}
            </Button>
          }
        >
          {isOnce
            ? copy.grocery.plannedOnce(recipe, times)
            : copy.grocery.plannedTimes(recipe, times)}
        </Notice>
      ))}
      {startedItems.map(({ title, start_date: start, included }, index) => (
        <Notice
          key={index}
          action={
            <Button
              size="small"
              variant="ghost"
              onClick={() => onWish({ ...wishes, withStarted: !included })}
            >
              {included ? copy.grocery.leaveStarted(title) : copy.grocery.addStarted(title)}
            </Button>
          }
        >
          {included
            ? copy.grocery.menuStartedToo(title, shortDay(start))
            : copy.grocery.menuStarted(title, shortDay(start))}
        </Notice>
      ))}
    </Stack>
  );
}
