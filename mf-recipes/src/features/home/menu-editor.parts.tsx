import { errorMessage, isApiError } from '@larder/api-client';
import { copy } from '@larder/copy';
import { notify, useAppDispatch, useNavigate, useSession } from '@larder/shell-sdk';
import {
  Button,
  Cluster,
  CloseIcon,
  Field,
  IconButton,
  MoveDownIcon,
  MoveUpIcon,
  Notice,
  Stack,
  theme,
} from '@larder/ui';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import {
  dishMoved,
  dishRemoved,
  longestTitle,
  menuBegun,
  menuBroughtBack,
  menuDetached,
  menuSaved,
  titleChanged,
  useCurrentMenu,
  type MenuItem,
} from '../../shared/current-menu.model';
import { MenuPrintButtons } from '../../shared/menu-print/menu-print';
import { useCreateMenuMutation, useUpdateMenuMutation } from './home.api';

const { border, color, leading, space, textSize } = theme;

const Items = styled.ol`
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    padding-block: ${space[1]};
    border-top: ${border.hairline} solid ${color.line};
    background: ${color.surfaceRaised};
  }

  > li[data-dragged] {
    background: ${color.accentSoft};
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  line-height: ${leading.snug};

  small {
    display: block;
    color: ${color.inkMuted};
    font-size: ${textSize.caption};
  }
`;

/** Dots to drag a dish by; for pointers alone, the keyboard has the buttons. */
const Grip = styled.span`
  flex: none;
  align-self: stretch;
  width: ${space[5]};
  min-height: ${space[6]};
  background: radial-gradient(circle, ${color.lineStrong} 1.5px, transparent 1.75px) center / 7px
    7px;
  background-clip: content-box;
  padding: 0 5px;
  cursor: grab;
  touch-action: none;
`;

/** The place of a dragged row: as many rows as have their middle above the pointer come before it. */
function placeAt(rows: HTMLElement[], dragged: number, y: number): number {
  return rows.filter((row, index) => {
    const { top, height } = row.getBoundingClientRect();
    return index !== dragged && top + height / 2 < y;
  }).length;
}

function useDragging(list: RefObject<HTMLOListElement | null>, items: MenuItem[]) {
  const dispatch = useAppDispatch();
  const [dragged, setDragged] = useState<number | null>(null);
  const follow = useEffectEvent(({ clientY }: PointerEvent) => {
    const from = items.findIndex(({ id }) => id === dragged);
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const to = placeAt(rows, from, clientY);
    if (dragged === null || to === from) return;
    dispatch(dishMoved({ id: dragged, to }));
    // A long menu follows to where it is dragged.
    rows[to]?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (dragged === null) return;
    const move = (event: PointerEvent) => follow(event);
    const drop = () => setDragged(null);
    // On the window, since a row that changes its place would lose the pointer it has captured.
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

/** [EDITOR-1][STATE-5] The dishes of the current menu, to be put in order, saved and printed. */
export function MenuEditor({ onSaved }: { onSaved?: () => void }) {
  const { id: savedId, title, items, setAside } = useCurrentMenu();
  const { isSubscribed } = useSession();
  const [createMenu, creating] = useCreateMenuMutation();
  const [updateMenu, updating] = useUpdateMenuMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const titleField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const acted = useRef<number | null>(null);
  const { dragged, drag } = useDragging(list, items);

  // A button that is disabled or gone after it was used leaves the keyboard nowhere: its neighbour takes over.
  useEffect(() => {
    if (acted.current === null || document.activeElement?.matches('button:enabled')) return;
    const row = list.current?.children[Math.min(acted.current, items.length - 1)];
    const next = row?.querySelector<HTMLElement>('button:enabled') ?? titleField.current;
    acted.current = null;
    next?.focus();
  }, [items]);
  const move = (id: number, to: number) => {
    acted.current = to;
    dispatch(dishMoved({ id, to }));
  };

  const refuseLocked = () => {
    notify.error(copy.menus.savingLocked);
    void navigate('/subscribe');
  };
  const save = async () => {
    const name = title.trim();
    if (!isSubscribed) return refuseLocked();
    if (name === '') {
      notify.error(copy.menus.titleRequired);
      titleField.current?.focus();
      return;
    }
    if (items.length === 0) {
      notify.error(copy.menus.dishesRequired);
      return;
    }
    const menuBody = { title: name, menuItems: items.map(({ id }) => ({ id })) };
    try {
      const sent = { id: savedId, title, items };
      if (savedId === null) {
        const created = await createMenu({ menuBody }).unwrap();
        dispatch(menuSaved({ id: created?.id ?? null, sent }));
      } else {
        await updateMenu({ id: savedId, menuUpdateBody: menuBody }).unwrap();
        dispatch(menuSaved({ id: savedId, sent }));
      }
      notify.success(copy.menus.saved);
      onSaved?.();
    } catch (error) {
      const code = isApiError(error) ? error.code : null;
      if (code === 'subscription_required') {
        refuseLocked();
      } else if (code === 'not_found' && savedId !== null) {
        dispatch(menuDetached());
        notify.error(copy.menus.noLongerSaved);
      } else {
        notify.error(errorMessage(error, copy.menus.saveFailed));
      }
    }
  };

  return (
    <Stack>
      {savedId !== null && <Notice>{copy.menus.editing}</Notice>}
      <Field
        ref={titleField}
        label={copy.menus.title}
        placeholder={copy.menus.titlePlaceholder}
        value={title}
        maxLength={longestTitle}
        onChange={({ target }) => dispatch(titleChanged(target.value))}
      />
      {items.length === 0 ? (
        <p>{copy.menus.noDishes}</p>
      ) : (
        <Items role="list" ref={list}>
          {items.map(({ id, title: dish, image }, index) => (
            <li key={id} data-dragged={dragged === id || undefined}>
              {items.length > 1 && (
                <Grip
                  aria-hidden="true"
                  onPointerDown={(event) => {
                    if (event.button !== 0) return;
                    // Or the text of the page would be selected on the way.
                    event.preventDefault();
                    drag(id);
                  }}
                />
              )}
              <Name>
                {dish}
                {image === null && <small>{copy.menus.recipeGone}</small>}
              </Name>
              <IconButton
                size="small"
                label={copy.menus.moveUp(dish)}
                icon={<MoveUpIcon />}
                disabled={index === 0}
                onClick={() => move(id, index - 1)}
              />
              <IconButton
                size="small"
                label={copy.menus.moveDown(dish)}
                icon={<MoveDownIcon />}
                disabled={index === items.length - 1}
                onClick={() => move(id, index + 1)}
              />
              <IconButton
                size="small"
                label={copy.recipes.remove(dish)}
                icon={<CloseIcon />}
                onClick={() => {
                  acted.current = index;
                  dispatch(dishRemoved(id));
                }}
              />
            </li>
          ))}
        </Items>
      )}
      <Button
        wide
        busy={creating.isLoading || updating.isLoading}
        busyLabel={copy.menus.saving}
        onClick={() => void save()}
      >
        {copy.menus.save}
      </Button>
      <Cluster $gap={2} $fill="always">
        <MenuPrintButtons menu={{ title, items }} />
        {(savedId !== null || items.length > 0) && (
          <Button variant="ghost" onClick={() => dispatch(menuBegun())}>
            {copy.menus.beginAnew}
          </Button>
        )}
        {setAside && (
          <Button variant="ghost" onClick={() => dispatch(menuBroughtBack())}>
            {copy.menus.bringBack(setAside.title)}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
