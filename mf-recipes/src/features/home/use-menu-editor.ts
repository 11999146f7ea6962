import { copy } from '@larder/copy';
import { notify, useNavigate, useSession, useUndoable, type Drafts } from '@larder/shell-sdk';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import {
  useCurrentMenu,
  withDishAt,
  withDishBack,
  withoutDish,
  type MenuContent,
  type MenuItem,
} from '../../shared/current-menu.model';
import { useMenuSaving } from './menu-saving';

/** Of a row; those beside its servings are passed over by Tab. */
const ownButton = 'button:enabled:not([tabindex="-1"])';

/** The target position of a dragged row: after all rows whose middle is above the pointer. */
function placeAt(rows: HTMLElement[], dragged: number, y: number): number {
  return rows.filter((row, index) => {
    const { top, height } = row.getBoundingClientRect();
    return index !== dragged && top + height / 2 < y;
  }).length;
}

function useDragging(
  list: RefObject<HTMLOListElement | null>,
  items: MenuItem[],
  change: Drafts<MenuContent>['change'],
) {
  const [dragged, setDragged] = useState<number | null>(null);
  const follow = useEffectEvent(({ clientY }: PointerEvent) => {
    const from = items.findIndex(({ id }) => id === dragged);
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const to = placeAt(rows, from, clientY);
    if (dragged === null || to === from) return;
    change(withDishAt(dragged, to));
    // Scrolls a long menu along with the drag.
    rows[to]?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (dragged === null) return;
    const move = (event: PointerEvent) => follow(event);
    const drop = () => setDragged(null);
    // On the window, since a row that is moved would lose its pointer capture.
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', drop);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', drop);
    };
  }, [dragged]);
  return { dragged, drag: setDragged };
}

/** The menu in the editor, what can be done with it, and where the focus goes. */
export function useMenuEditor(onSaved?: () => void) {
  const menu = useCurrentMenu();
  const { change } = menu;
  const offerBack = useUndoable(menu.draft.key);
  const { title, items } = menu.draft.content;
  const { isSubscribed } = useSession();
  const navigate = useNavigate();
  const titleField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const acted = useRef<number | null>(null);
  const { dragged, drag } = useDragging(list, items, change);

  // When a button is disabled or removed after use, its neighbour gets the focus so that keyboard users keep their
  // place.
  useEffect(() => {
    if (acted.current === null || document.activeElement?.matches('button:enabled')) return;
    const row = list.current?.children[Math.min(acted.current, items.length - 1)];
    const next = row?.querySelector<HTMLElement>(ownButton) ?? titleField.current;
    acted.current = null;
    next?.focus();
  }, [items]);
  const move = (id: number, to: number) => {
    acted.current = to;
    change(withDishAt(id, to));
  };
  const remove = (id: number, index: number) => {
    acted.current = index;
    change(withoutDish(id));
    const dish = items[index];
    if (dish) offerBack(copy.common.removed(dish.title), () => change(withDishBack(dish, index)));
  };

  const refuseLocked = () => {
    notify.error(copy.menus.savingLocked);
    void navigate('/subscribe');
  };
  const saving = useMenuSaving({ onSaved: () => onSaved?.(), onLocked: refuseLocked });
  const save = () => {
    if (!isSubscribed) return refuseLocked();
    if (title.trim() === '') {
      notify.error(copy.menus.titleRequired);
      titleField.current?.focus();
      return;
    }
    if (items.length === 0) {
      notify.error(copy.menus.dishesRequired);
      return;
    }
    void saving.save();
  };

  return { ...menu, titleField, list, dragged, drag, move, remove, saving, save };
}
