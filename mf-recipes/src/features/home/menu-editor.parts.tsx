import { longestMenuTitle } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { notify, useNavigate, useSession, type Drafts } from '@larder/shell-sdk';
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
  useCurrentMenu,
  withDishAt,
  withoutDish,
  withTitle,
  type MenuContent,
  type MenuItem,
} from '../../shared/current-menu.model';
import { dialogOnDemand } from '../../shared/dialog-on-demand';
import { MenuPrintButtons } from '../../shared/menu-print/menu-print';
import { useMenuSaving } from './menu-saving';

const DiscardDialog = dialogOnDemand(async () => (await import('./draft-dialogs')).DiscardDialog);
const MenuVersionsDialog = dialogOnDemand(
  async () => (await import('./draft-dialogs')).MenuVersionsDialog,
);

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

/** A drag handle, for pointers only; keyboard users have the buttons. */
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

/** [EDITOR-1][STATE-5] The dishes of the current menu, to be ordered, saved and printed. */
export function MenuEditor({ onSaved }: { onSaved?: () => void }) {
  const { draft, isChanged, isKept, change, begin, takeSaved } = useCurrentMenu();
  const { origin } = draft;
  const { title, items } = draft.content;
  const { isSubscribed } = useSession();
  const navigate = useNavigate();
  const [giveUp, setGiveUp] = useState(false);
  const titleField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const acted = useRef<number | null>(null);
  const { dragged, drag } = useDragging(list, items, change);

  // When a button is disabled or removed after use, its neighbour gets the focus so that keyboard users keep their
  // place.
  useEffect(() => {
    if (acted.current === null || document.activeElement?.matches('button:enabled')) return;
    const row = list.current?.children[Math.min(acted.current, items.length - 1)];
    const next = row?.querySelector<HTMLElement>('button:enabled') ?? titleField.current;
    acted.current = null;
    next?.focus();
  }, [items]);
  const move = (id: number, to: number) => {
    acted.current = to;
    change(withDishAt(id, to));
  };

  const refuseLocked = () => {
    notify.error(copy.menus.savingLocked);
    void navigate('/subscribe');
  };
  const saving = useMenuSaving({ onSaved: () => onSaved?.(), onLocked: refuseLocked });
  const { conflict } = saving;
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

  return (
    <Stack>
      {origin && <Notice>{copy.menus.editing}</Notice>}
      {isChanged && !isKept && <Notice tone="warning">{copy.drafts.notKept}</Notice>}
      <Field
        ref={titleField}
        label={copy.menus.title}
        placeholder={copy.menus.titlePlaceholder}
        value={title}
        maxLength={longestMenuTitle}
        onChange={({ target }) => change(withTitle(target.value))}
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
                    // Otherwise dragging would select the page's text.
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
                  change(withoutDish(id));
                }}
              />
            </li>
          ))}
        </Items>
      )}
      <Button wide busy={saving.isSaving} busyLabel={copy.menus.saving} onClick={save}>
        {copy.menus.save}
      </Button>
      <Cluster $gap={2} $fill="always">
        <MenuPrintButtons menu={{ title, items }} />
        {(origin || items.length > 0) && (
          <Button variant="ghost" onClick={begin}>
            {copy.menus.beginAnew}
          </Button>
        )}
        {origin && isChanged && (
          <Button variant="ghost" onClick={() => setGiveUp(true)}>
            {copy.drafts.discardChanges}
          </Button>
        )}
      </Cluster>
      {origin && giveUp && (
        <DiscardDialog
          title={origin.content.title}
          warning={copy.drafts.discardChangesWarning}
          onConfirm={() => takeSaved(draft.key, origin)}
          onClose={() => setGiveUp(false)}
        />
      )}
      {conflict && (
        <MenuVersionsDialog
          conflict={conflict}
          busy={saving.isSaving}
          onKeepMine={() => void saving.keepMine()}
          onTakeTheirs={saving.takeTheirs}
          onSaveAsNew={() => void saving.saveMineAsNew()}
          onClose={saving.putOff}
        />
      )}
    </Stack>
  );
}
