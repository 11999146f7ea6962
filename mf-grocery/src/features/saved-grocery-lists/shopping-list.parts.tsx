import {
  isTicked,
  itemsOnList,
  itemsToCheck,
  mostListItems,
  type ListItem,
  type ListOperation,
} from '@larder/culinary';
import { errorMessage } from '@larder/api-client';
import { copy } from '@larder/copy';
import { newId, notify, useOnline, useStayActive, useUndoable } from '@larder/shell-sdk';
import {
  AddIcon,
  Button,
  Checkbox,
  CopyIcon,
  Dotted,
  ErrorState,
  Notice,
  ShareIcon,
  Skeleton,
  Stack,
} from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { aisleName, byAisle } from '../../shared/aisle-name';
import { ClearTicked } from '../../shared/clear-ticked';
import { focusNextRow } from '../../shared/focus-next-row';
import { NewItem } from '../../shared/new-item';
import { useShoppingNote } from './edited-list-draft';
import { listText } from './list-text';
import { PrintListButton } from './printed-list.parts';
import { useShoppingList } from './shopping-queues';
import { useWalkingOrder } from './walking-order';

const Group = styled.section`
  > h3 {
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.textSize.small};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
`;

const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The whole row is the target: a thumb on a trolley is not exact. */
const Item = styled.li<{ $ticked: boolean }>`
  position: relative;
  min-height: 3rem;
  padding-inline: ${({ theme }) => theme.space[2]};
  border-bottom: ${({ theme }) => `${theme.border.hairline} solid ${theme.color.line}`};
  overflow-wrap: anywhere;

  label::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  input {
    position: relative;
    z-index: 1;
  }

  ${({ $ticked, theme }) =>
    $ticked && `label { color: ${theme.color.inkMuted}; text-decoration: line-through; }`}
`;

const Bar = styled.progress`
  width: 100%;
  height: 0.5rem;
  overflow: hidden;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.surfaceSunken};
  accent-color: ${({ theme }) => theme.color.accent};
  appearance: none;

  &::-webkit-progress-bar {
    background: ${({ theme }) => theme.color.surfaceSunken};
  }

  &::-webkit-progress-value {
    background: ${({ theme }) => theme.color.accent};
    transition: inline-size ${({ theme }) => theme.motion.gentle};
  }

  &::-moz-progress-bar {
    background: ${({ theme }) => theme.color.accent};
  }
`;

function Progress({ items }: { items: readonly ListItem[] }) {
  const label = useId();
  const done = items.filter(isTicked).length;
  return (
    <Stack $gap={2}>
      <p id={label} role="status">
        {copy.grocery.progress(done, items.length)}
      </p>
      <Bar aria-labelledby={label} max={items.length} value={done} />
    </Stack>
  );
}

interface ItemRowProps {
  item: ListItem;
  boxId: string;
  canTick: boolean;
  /** Stable between renders. */
  onTick: (id: string) => void;
}

function saysTheSame(before: ItemRowProps, after: ItemRowProps): boolean {
  return (
    before.item.id === after.item.id &&
    before.item.text === after.item.text &&
    before.item.sources.length === after.item.sources.length &&
    before.item.purchase?.packs === after.item.purchase?.packs &&
    isTicked(before.item) === isTicked(after.item) &&
    before.boxId === after.boxId &&
    before.canTick === after.canTick &&
    before.onTick === after.onTick
  );
}

/** Rerenders only when its content changes: every server response brings all items as new objects. */
const ItemRow = memo(function ItemRow({ item, boxId, canTick, onTick }: ItemRowProps) {
  const { sources, purchase } = item;
  const dishes = [...new Set(sources.map(({ recipe }) => recipe))];
  const hints = [
    purchase && copy.grocery.buy(purchase.packs, purchase.over),
    dishes.length > 0 && copy.grocery.forDishes(dishes),
  ].filter((hint) => typeof hint === 'string');
  return (
    <Item $ticked={isTicked(item)}>
      <Checkbox
        id={boxId}
        label={item.text}
        hint={hints.length > 0 && <Dotted parts={hints} />}
        checked={isTicked(item)}
        disabled={!canTick}
        onChange={() => onTick(item.id)}
      />
    </Item>
  );
}, saysTheSame);

interface ItemGroupProps extends Pick<ItemRowProps, 'canTick' | 'onTick'> {
  title: string;
  items: readonly ListItem[];
  boxOf: (id: string) => string;
}

function ItemGroup({ title, items, boxOf, ...row }: ItemGroupProps) {
  const heading = useId();
  return (
    <Group aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <Items aria-labelledby={heading}>
        {items.map((item) => (
          <ItemRow key={item.id} item={item} boxId={boxOf(item.id)} {...row} />
        ))}
      </Items>
    </Group>
  );
}

function tickOf(item: ListItem): ListOperation {
  const operation = { id: newId(), item: item.id };
  return isTicked(item)
    ? { ...operation, kind: 'untick', ticks: item.ticks }
    : { ...operation, kind: 'tick' };
}

interface ShoppingItemsProps {
  items: readonly ListItem[];
  canTick: boolean;
  onAct: (operation: ListOperation) => void;
  onTick: (item: ListItem) => void;
}

/** Items still to buy, by aisle; ticked ones sink below them. */
function ShoppingItems({ items, canTick, onAct, onTick: noteTick }: ShoppingItemsProps) {
  const boxes = useId();
  const boxOf = (id: string): string => `${boxes}-${id}`;
  const open = items.filter((item) => !isTicked(item));
  const groups = byAisle(open);
  const shown = groups.flatMap((group) => group.items);
  const next = useRef<string | null>(null);
  const tick = (id: string): void => {
    const item = items.find((one) => one.id === id);
    if (!item) return;
    // The row moves away; keyboard users continue with the next one.
    const at = shown.indexOf(item);
    const follower = shown[at + 1] ?? shown[at - 1];
    next.current = at < 0 || !follower ? id : follower.id;
    onAct(tickOf(item));
    if (!isTicked(item)) noteTick(item);
  };
  const latest = useRef(tick);
  latest.current = tick;
  const onTick = useCallback((id: string) => latest.current(id), []);
  useEffect(() => {
    const id = next.current;
    next.current = null;
    if (id) document.getElementById(boxOf(id))?.focus({ preventScroll: true });
  });
  const shared = { canTick, onTick, boxOf };
  return (
    <Stack $gap={5}>
      {groups.map((group) => (
        <ItemGroup
          key={aisleName(group.aisle)}
          title={aisleName(group.aisle)}
          items={group.items}
          {...shared}
        />
      ))}
      {items.length > open.length && (
        <ItemGroup title={copy.grocery.inBasket} items={items.filter(isTicked)} {...shared} />
      )}
    </Stack>
  );
}

const CheckRow = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
  min-height: 3rem;
  padding-inline: ${({ theme }) => theme.space[2]};
  overflow-wrap: anywhere;

  button {
    flex: none;
  }

  small {
    display: block;
    color: ${({ theme }) => theme.color.inkMuted};
    font-size: ${({ theme }) => theme.textSize.small};
  }
`;

interface ToCheckProps {
  items: readonly ListItem[];
  /** Null where nothing can be changed. */
  onBuy: ((id: string) => void) | null;
}

/** [D-7] What the pantry should hold, with amounts; what is missing goes on the list. */
function ToCheck({ items, onBuy }: ToCheckProps) {
  const heading = useId();
  return (
    <Group aria-labelledby={heading}>
      <h3 id={heading}>{copy.grocery.checkPantry}</h3>
      <Items aria-labelledby={heading}>
        {items.map(({ id, text, much }) => (
          <CheckRow key={id}>
            <span>
              {text}
              {much && <small>{copy.grocery.much}</small>}
            </span>
            {onBuy && (
              <Button
                size="small"
                variant="ghost"
                icon={<AddIcon />}
                aria-label={copy.grocery.addHeld(text)}
                onClick={({ currentTarget }) => {
                  focusNextRow(currentTarget);
                  onBuy(id);
                }}
              >
                {copy.grocery.add}
              </Button>
            )}
          </CheckRow>
        ))}
      </Items>
    </Group>
  );
}

/** Shares the list with someone without the app. */
function ShareButtons({ name, items, checks }: Parameters<typeof PrintListButton>[0]) {
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ title: name, text: listText(name, items, checks) });
    } catch {
      // Closing the system's share sheet means the person changed their mind.
    }
  };
  const copyText = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(listText(name, items, checks));
      notify.success(copy.grocery.copied);
    } catch {
      notify.error(copy.grocery.copyFailed);
    }
  };
  return (
    <>
      {'share' in navigator && (
        <Button variant="secondary" icon={<ShareIcon />} onClick={() => void share()}>
          {copy.grocery.share}
        </Button>
      )}
      <Button variant="secondary" icon={<CopyIcon />} onClick={() => void copyText()}>
        {copy.grocery.copyText}
      </Button>
    </>
  );
}

/** About as tall as the items will be, so that the dialog does not jump when they load. */
const ItemsToCome = styled.div<{ $count: number }>`
  min-height: ${({ $count }) => 9 + $count * 2.75}rem;
`;

/** What is done to the list as a whole. */
function useListChanges(
  listId: string,
  items: readonly ListItem[],
  act: (...operations: ListOperation[]) => void,
) {
  const offerBack = useUndoable(listId);
  const actWithin = (operation: ListOperation): void => {
    if (items.length >= mostListItems) notify.error(copy.grocery.tooManyItems(mostListItems));
    else act(operation);
  };
  const add = (texts: readonly string[]): void => {
    if (items.length + texts.length > mostListItems) {
      notify.error(copy.grocery.tooManyItems(mostListItems));
    } else {
      act(...texts.map((text) => ({ id: newId(), kind: 'add' as const, item: newId(), text })));
    }
  };
  const clearTicked = (): void => {
    const ticked = items.filter(isTicked);
    act(
      ...ticked.map(({ id: item, version }) => ({
        id: newId(),
        kind: 'delete' as const,
        item,
        version,
      })),
    );
    offerBack(copy.grocery.cleared(ticked.length), () =>
      act(...ticked.map(({ id: item }) => ({ id: newId(), kind: 'restore' as const, item }))),
    );
  };
  const buy = (item: string): void => actWithin({ id: newId(), kind: 'buy', item });
  return { add, buy, clearTicked };
}

interface ShoppingListDialogProps {
  id: string;
  /** What is known before the list has loaded. */
  name: string;
  itemCount: number;
  canChange: boolean;
  onClose: () => void;
}

/** A saved list for shopping: tick, add, share, print; online or offline. */
export function ShoppingListDialog({
  id,
  name,
  itemCount,
  canChange,
  onClose,
}: ShoppingListDialogProps) {
  useStayActive();
  const { view, error, isFetching, refetch, act } = useShoppingList(id);
  const failure = error ? errorMessage(error, copy.grocery.detailsFailed) : null;
  const [toldFailure, setToldFailure] = useState<string | null>(null);
  const untold = !view && failure !== toldFailure ? failure : null;
  useEffect(() => {
    if (!untold) return;
    notify.error(untold);
    setToldFailure(untold);
  }, [untold]);

  const walk = useWalkingOrder();
  const items = walk.sorted(itemsOnList(view?.items ?? []));
  const checks = itemsToCheck(view?.items ?? []);
  const { add, buy, clearTicked } = useListChanges(id, items, act);
  const note = useShoppingNote(id);
  const online = useOnline();
  const isOffline = !online || Boolean(error) || view?.isCutOff === true;
  const title = view?.list.list_name ?? name;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title || copy.common.loading}
      closeLabel={copy.common.close}
      footer={
        view && (
          <>
            <ShareButtons name={title} items={items} checks={checks} />
            <PrintListButton
              name={title}
              items={items.filter((item) => !isTicked(item))}
              checks={checks}
            />
          </>
        )
      }
    >
      {!view && !failure && (
        <ItemsToCome $count={itemCount}>
          <Skeleton shape="text" lines={6} />
        </ItemsToCome>
      )}
      {!view && failure && (
        <ErrorState
          headingLevel={3}
          onRetry={refetch}
          retryLabel={copy.common.retry}
          retrying={isFetching}
        >
          {failure}
        </ErrorState>
      )}
      {view && (
        <Stack $gap={5}>
          {isOffline && (
            <Notice tone="warning">
              {view.waiting === 0
                ? copy.grocery.keptHere
                : view.isStored
                  ? copy.grocery.waiting(view.waiting)
                  : copy.grocery.waitingUnstored(view.waiting)}
            </Notice>
          )}
          {items.length === 0 ? (
            <p>{copy.grocery.emptyList}</p>
          ) : (
            <>
              <Progress items={items} />
              <ShoppingItems items={items} canTick={canChange} onAct={act} onTick={walk.noteTick} />
              {canChange && items.some(isTicked) && <ClearTicked onClear={clearTicked} />}
            </>
          )}
          {checks.length > 0 && <ToCheck items={checks} onBuy={canChange ? buy : null} />}
          {canChange && <NewItem onAdd={add} {...note} />}
        </Stack>
      )}
    </Dialog>
  );
}
