import { errorMessage } from '@larder/api-client';
import type { PlanGroceryListBody, PlanGroceryListView } from '@larder/api-client/meal-planner';
import type { MenuGroceryListView } from '@larder/api-client/menus';
import { copy } from '@larder/copy';
import { notify, useLocation, useSearchParams } from '@larder/shell-sdk';
import { Button, Card, ErrorState, Notice, SectionHeading, Spinner, Stack } from '@larder/ui';
import { useEffect, useId, useRef } from 'react';
import { CountedTwice } from './counted-twice.parts';
import {
  countryToShopIn,
  madeNeedsOf,
  useGenerateGroceryListMutation,
  useGeneratePlanGroceryListMutation,
} from './grocery-list.api';
import type { GroceryListDraft, ListWishes, MadeNeeds } from './grocery-list-draft';
import { tellGenerated } from './grocery-list.parts';
import { shortDay } from './short-day';

/** What a list is wanted for. */
type AskedFor = { menuId: string } | PlanGroceryListBody;

/** What the URL asks for: `?menu=ID`, `?plan=ID`, or `?start=2026-11-16&end=2026-11-22`. */
function useAskedFor(): AskedFor | null {
  const [parameters] = useSearchParams();
  const menuId = parameters.get('menu');
  const planId = parameters.get('plan');
  const start = parameters.get('start');
  const end = parameters.get('end');
  if (menuId) return { menuId };
  if (planId) return { planId };
  return start && end ? { start, end } : null;
}

interface PlannedDishesProps {
  /** The visit for which this was already done; null for none. */
  madeOnVisit: string | null;
  list: Pick<GroceryListDraft, 'madeFor' | 'repeatedDishes' | 'startedItems'>;
  wishesFor: (purpose: string) => ListWishes;
  onGenerated: (made: MadeNeeds, madeFor: string, wishes: ListWishes, madeOnVisit: string) => void;
}

/** A list for a saved plan or some days of the calendar, generated as soon as the page is opened with them. */
export function PlannedDishes({ madeOnVisit, list, wishesFor, onGenerated }: PlannedDishesProps) {
  const asked = useAskedFor();
  // The browser's history identifies a visit, even after a reload.
  const purpose = JSON.stringify(asked);
  const visit = `${useLocation().key} ${purpose}`;
  return (
    asked && (
      <PlannedList
        key={visit}
        asked={asked}
        isMade={madeOnVisit === visit}
        list={list.madeFor === purpose ? list : null}
        wishes={wishesFor(purpose)}
        onGenerated={(made, wishes) => onGenerated(made, purpose, wishes, visit)}
      />
    )
  );
}

/** The contract guarantees the texts; days and plans tell of what was deleted or began before. */
type ToldPlanList = MenuGroceryListView & Partial<PlanGroceryListView>;

interface PlannedListProps {
  asked: AskedFor;
  isMade: boolean;
  /** The list that was made for it; null before the first. */
  list: Pick<GroceryListDraft, 'repeatedDishes' | 'startedItems'> | null;
  wishes: ListWishes;
  onGenerated: (made: MadeNeeds, wishes: ListWishes) => void;
}

function PlannedList({
  asked,
  isMade: isMadeBefore,
  list: madeList,
  wishes,
  onGenerated,
}: PlannedListProps) {
  const heading = useId();
  const [generateForPlan, forPlan] = useGeneratePlanGroceryListMutation();
  const [generateForMenu, forMenu] = useGenerateGroceryListMutation();
  const { isLoading, error } = 'menuId' in asked ? forMenu : forPlan;
  const deletedItems = forPlan.data?.deletedItems ?? [];
  const generate = (wished: ListWishes): Promise<ToldPlanList> => {
    const { once, withStarted } = wished;
    const country = countryToShopIn();
    if ('menuId' in asked) {
      const menuGroceryListBody = { menuIds: [asked.menuId], once, country };
      return generateForMenu({ menuGroceryListBody }).unwrap();
    }
    const days = 'planId' in asked ? asked : { ...asked, withStarted };
    return generateForPlan({ planGroceryListBody: { ...days, once, country } }).unwrap();
  };
  const make = async (wished: ListWishes = wishes): Promise<void> => {
    try {
      const list = await generate(wished);
      const made = madeNeedsOf(list);
      // If something was deleted or began earlier, the page explains why the list is empty.
      const isExplained = (list.deletedItems ?? []).length + made.startedItems.length > 0;
      if (made.items.length > 0 || !isExplained) {
        tellGenerated(made, copy.grocery.nothingPlanned);
      }
      onGenerated(made, wished);
    } catch (caught) {
      notify.error(errorMessage(caught, copy.grocery.generateFailed));
    }
  };
  const latest = useRef(make);
  latest.current = make;
  const isMade = useRef(isMadeBefore);
  useEffect(() => {
    if (isMade.current) return;
    isMade.current = true;
    void latest.current();
  }, []);

  return (
    <Card aria-labelledby={heading}>
      <Stack $gap={4}>
        <SectionHeading id={heading}>
          {'menuId' in asked
            ? copy.grocery.fromMenu
            : 'planId' in asked
              ? copy.grocery.fromPlan
              : copy.grocery.fromDays(shortDay(asked.start), shortDay(asked.end))}
        </SectionHeading>
        {!isLoading &&
          deletedItems.map(({ title, link }, index) => (
            <Notice key={index} tone="warning">
              {copy.grocery.linkDeleted(title, link)}
            </Notice>
          ))}
        {madeList && (
          <CountedTwice {...madeList} wishes={wishes} onWish={(wished) => void make(wished)} />
        )}
        {isLoading && <Spinner label={copy.grocery.generating} />}
        {error && !isLoading ? (
          <ErrorState headingLevel={3} onRetry={() => void make()} retryLabel={copy.common.retry}>
            {errorMessage(error, copy.grocery.generateFailed)}
          </ErrorState>
        ) : (
          !isLoading && (
            <div>
              <Button variant="secondary" onClick={() => void make()}>
                {copy.grocery.makeAgain}
              </Button>
            </div>
          )
        )}
      </Stack>
    </Card>
  );
}
