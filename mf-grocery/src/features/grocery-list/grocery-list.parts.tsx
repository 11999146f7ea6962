import { errorMessage } from '@larder/api-client';
import { useGetMenusQuery } from '@larder/api-client/menus';
import { copy } from '@larder/copy';
import type { GroceryNeed } from '@larder/culinary';
import { notify, WidgetSlot, type DraftSummary } from '@larder/shell-sdk';
import {
  AddIcon,
  Button,
  Card,
  Checkbox,
  Cluster,
  DraftList,
  ErrorState,
  Notice,
  SectionHeading,
  Skeleton,
  Stack,
  useDeleted,
} from '@larder/ui';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { AlertDialog } from '@larder/ui/overlays';
import { focusNextRow } from '../../shared/focus-next-row';
import { CountedTwice } from './counted-twice.parts';
import { countryToShopIn, madeNeedsOf, useGenerateGroceryListMutation } from './grocery-list.api';
import type { GroceryListDraft, ListWishes, MadeNeeds } from './grocery-list-draft';

const Choices = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  max-height: 22rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;

  > li {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** As tall as a few menus and the button below them. */
const ChoicesToCome = styled.div`
  min-height: calc(22rem + ${({ theme }) => `${theme.space[4]} + ${theme.control.medium}`});
`;

/**
 * [ERR-21g][ERR-21h] The result of generating a list; `nothing` when nothing is needed. An assumption is not reported as
 * a fact.
 */
export function tellGenerated(
  { items, heldItems, pantryAssumed }: MadeNeeds,
  nothing: string,
): void {
  if (items.length > 0) notify.success(copy.grocery.generated);
  else if (pantryAssumed && heldItems.length > 0) notify.info(copy.grocery.nothingIfAssumed);
  else notify.success(nothing);
}

interface MenuChoiceProps {
  /** The ids of the selected menus. */
  chosenMenus: string[];
  /** The list that was made for menus; null before the first. */
  list: Pick<GroceryListDraft, 'repeatedDishes' | 'startedItems'> | null;
  wishes: ListWishes;
  onChoose: (chosenMenus: string[]) => void;
  onGenerated: (made: MadeNeeds, wishes: ListWishes) => void;
}

/** The saved menus to shop for. */
export function MenuChoice({
  chosenMenus,
  list: madeList,
  wishes,
  onChoose,
  onGenerated,
}: MenuChoiceProps) {
  const heading = useId();
  const chosen = new Set(chosenMenus);
  const { data, error, isFetching, refetch } = useGetMenusQuery();
  const isDeleted = useDeleted();
  const menus = data?.menus.filter(({ id }) => !isDeleted(`menu ${id}`)) ?? [];
  const [generateGroceryList, { isLoading }] = useGenerateGroceryListMutation();
  const failure = error && !data ? errorMessage(error, copy.grocery.menusFailed) : null;
  useEffect(() => {
    if (failure) notify.error(failure);
  }, [failure]);

  const toggle = (id: string): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose([...next]);
  };
  const generate = async (wished: ListWishes = wishes): Promise<void> => {
    // A menu that was deleted meanwhile is ignored.
    const menuIds = menus.map(({ id }) => id).filter((id) => chosen.has(id));
    if (menuIds.length === 0) {
      notify.error(copy.grocery.noMenuChosen);
      return;
    }
    try {
      const menuGroceryListBody = { menuIds, once: wished.once, country: countryToShopIn() };
      const list = await generateGroceryList({ menuGroceryListBody }).unwrap();
      const made = madeNeedsOf(list);
      tellGenerated(made, copy.grocery.nothingNeeded);
      onGenerated(made, wished);
    } catch (caught) {
      notify.error(errorMessage(caught, copy.grocery.generateFailed));
    }
  };

  return (
    <Card aria-labelledby={heading}>
      <Stack $gap={4}>
        <SectionHeading id={heading}>{copy.grocery.fromMenus}</SectionHeading>
        {!data && !failure && (
          <ChoicesToCome>
            <Skeleton shape="text" lines={6} />
          </ChoicesToCome>
        )}
        {failure && (
          <ErrorState
            headingLevel={3}
            onRetry={() => void refetch()}
            retryLabel={copy.common.retry}
            retrying={isFetching}
          >
            {failure}
          </ErrorState>
        )}
        {data && menus.length === 0 && <Notice>{copy.grocery.noMenus}</Notice>}
        {menus.length > 0 && (
          <Choices aria-label={copy.grocery.menus}>
            {menus.map(({ id, title, item_count: count }) => (
              <li key={id}>
                <Checkbox
                  label={title}
                  hint={copy.grocery.dishCount(count)}
                  checked={chosen.has(id)}
                  onChange={() => toggle(id)}
                />
              </li>
            ))}
          </Choices>
        )}
        {madeList && (
          <CountedTwice {...madeList} wishes={wishes} onWish={(wished) => void generate(wished)} />
        )}
        {data && (
          <Cluster $fill="narrow">
            <Button
              busy={isLoading}
              busyLabel={copy.grocery.generating}
              onClick={() => void generate()}
            >
              {copy.grocery.generate}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Card>
  );
}

const Needs = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[3]};
    overflow-wrap: anywhere;
  }

  button {
    flex: none;
  }
`;

const Much = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.textSize.small};
`;

interface NeedListProps {
  needs: GroceryNeed[];
  /** What the button does, and its label for a single item. */
  action: string;
  actionFor: (text: string) => string;
  onAct: (need: GroceryNeed) => void;
}

function NeedList({ needs, action, actionFor, onAct }: NeedListProps) {
  return (
    <Needs>
      {needs.map((need) => (
        <li key={need.food}>
          <span>
            {need.text}
            {need.much && <Much>{copy.grocery.much}</Much>}
          </span>
          <Button
            size="small"
            variant="ghost"
            icon={<AddIcon />}
            aria-label={actionFor(need.text)}
            onClick={({ currentTarget }) => {
              focusNextRow(currentTarget);
              onAct(need);
            }}
          >
            {action}
          </Button>
        </li>
      ))}
    </Needs>
  );
}

/** Opens the pantry, so that nothing has to be assumed. */
function PantryReview() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        {copy.grocery.reviewPantry}
      </Button>
      {isOpen && (
        <WidgetSlot
          name="recipes/pantry-dialog"
          props={{ onClose: () => setIsOpen(false) }}
          unavailable={(retry) => (
            <Notice
              tone="danger"
              action={
                <Button size="small" variant="ghost" onClick={retry}>
                  {copy.common.retry}
                </Button>
              }
            >
              {copy.grocery.pantryUnavailable}
            </Notice>
          )}
        />
      )}
    </div>
  );
}

interface PantryCheckProps {
  needs: GroceryNeed[];
  /** The person has never reviewed the pantry. */
  isAssumed: boolean;
  onAdd: (need: GroceryNeed) => void;
}

/** [D-7][D-16] What the pantry should hold: not on the list, but worth checking before shopping. */
export function PantryCheck({ needs, isAssumed, onAdd }: PantryCheckProps) {
  const heading = useId();
  return (
    <Card aria-labelledby={heading}>
      <Stack $gap={3}>
        <SectionHeading id={heading}>{copy.grocery.checkPantry}</SectionHeading>
        {isAssumed && (
          <>
            <p>{copy.grocery.pantryAssumed}</p>
            <PantryReview />
          </>
        )}
        <NeedList
          needs={needs}
          action={copy.grocery.add}
          actionFor={copy.grocery.addHeld}
          onAct={onAdd}
        />
      </Stack>
    </Card>
  );
}

interface LeftOutProps {
  needs: GroceryNeed[];
  onPutBack: (need: GroceryNeed) => void;
}

/** Lines that were generated again but stay deleted. */
export function LeftOut({ needs, onPutBack }: LeftOutProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Stack $gap={2}>
        <h3 id={heading}>{copy.grocery.leftOut}</h3>
        <NeedList
          needs={needs}
          action={copy.grocery.putBack}
          actionFor={copy.grocery.putItemBack}
          onAct={onPutBack}
        />
      </Stack>
    </section>
  );
}

interface UnsavedListsProps {
  lists: DraftSummary[];
  onOpen: (list: DraftSummary) => void;
  onDiscard: (list: DraftSummary) => void;
}

/** Earlier lists that are not saved. */
export function UnsavedLists({ lists, onOpen, onDiscard }: UnsavedListsProps) {
  const [doomed, setDoomed] = useState<DraftSummary | null>(null);
  const nameOf = ({ title }: DraftSummary): string => title || copy.drafts.untitled;
  return (
    <>
      <DraftList
        heading={copy.drafts.unsaved(lists.map(nameOf))}
        labels={copy.drafts}
        drafts={lists.map((list) => ({
          key: list.key,
          title: nameOf(list),
          onOpen: () => onOpen(list),
          onDiscard: () => setDoomed(list),
        }))}
      />
      {doomed && (
        <AlertDialog
          open
          title={copy.drafts.discardQuestion(nameOf(doomed))}
          cancelLabel={copy.common.cancel}
          confirmLabel={copy.drafts.discard}
          onCancel={() => setDoomed(null)}
          onConfirm={() => {
            onDiscard(doomed);
            setDoomed(null);
          }}
        >
          {copy.drafts.discardWarning}
        </AlertDialog>
      )}
    </>
  );
}
