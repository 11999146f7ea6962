import { longestMenuTitle } from '@larder/api-client/limits';
import { copy } from '@larder/copy';
import { commonServings, countsPeople, servingsOf } from '@larder/culinary';
import { AllServingsStepper, dialogOnDemand, ServingsStepper } from '@larder/shell-sdk';
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
import { useState } from 'react';
import styled from 'styled-components';
import {
  withServings,
  withServingsOfAll,
  withTitle,
  type MenuItem,
} from '../../shared/current-menu.model';
import { DiscardDialog } from '../../shared/questions';
import { MenuPrintButtons } from '../../shared/menu-print/menu-print';
import { useMenuEditor } from './use-menu-editor';

const MenuVersionsDialog = dialogOnDemand(
  async () => (await import('./draft-dialogs')).MenuVersionsDialog,
);

const { border, color, leading, space, textSize, weight } = theme;

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

const Name = styled.div`
  display: grid;
  flex: 1;
  justify-items: start;
  gap: ${space[1]};
  min-width: 0;
  line-height: ${leading.snug};

  small {
    color: ${color.inkMuted};
    font-size: ${textSize.caption};
  }
`;

const ForAll = styled(Cluster)`
  font-size: ${textSize.small};
  font-weight: ${weight.semibold};
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

/** One dish of the menu. */
function MenuRow({
  item,
  index,
  menu,
}: {
  item: MenuItem;
  index: number;
  menu: ReturnType<typeof useMenuEditor>;
}) {
  const { id, title, image } = item;
  const { dragged, drag, move, remove, change } = menu;
  const { length } = menu.draft.content.items;
  return (
    <li data-dragged={dragged === id || undefined}>
      {length > 1 && (
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
        <span>{title}</span>
        {image === null ? (
          <small>{copy.menus.recipeGone}</small>
        ) : (
          <ServingsStepper
            title={title}
            servings={servingsOf(item)}
            countsPeople={countsPeople(item)}
            onChange={(servings) => change(withServings(id, servings))}
          />
        )}
      </Name>
      <IconButton
        size="small"
        label={copy.menus.moveUp(title)}
        icon={<MoveUpIcon />}
        disabled={index === 0}
        onClick={() => move(id, index - 1)}
      />
      <IconButton
        size="small"
        label={copy.menus.moveDown(title)}
        icon={<MoveDownIcon />}
        disabled={index === length - 1}
        onClick={() => move(id, index + 1)}
      />
      <IconButton
        size="small"
        label={copy.recipes.remove(title)}
        icon={<CloseIcon />}
        onClick={() => remove(id, index)}
      />
    </li>
  );
}

/** [EDITOR-1][STATE-5] The dishes of the current menu, to be ordered, saved and printed. */
export function MenuEditor({ onSaved }: { onSaved?: () => void }) {
  const menu = useMenuEditor(onSaved);
  const { draft, isChanged, change, saving } = menu;
  const { origin } = draft;
  const { title, items } = draft.content;
  const [giveUp, setGiveUp] = useState(false);

  return (
    <Stack>
      {origin && <Notice>{copy.menus.editing}</Notice>}
      {isChanged && !menu.isKept && <Notice tone="warning">{copy.drafts.notKept}</Notice>}
      <Field
        ref={menu.titleField}
        label={copy.menus.title}
        placeholder={copy.menus.titlePlaceholder}
        value={title}
        maxLength={longestMenuTitle}
        onChange={({ target }) => change(withTitle(target.value))}
      />
      {items.length === 0 ? (
        <p>{copy.menus.noDishes}</p>
      ) : (
        <>
          {items.filter(countsPeople).length > 1 && (
            <ForAll $gap={1}>
              <span aria-hidden="true">{copy.servings.ofAll}</span>
              <AllServingsStepper
                servings={commonServings(items)}
                onChange={(servings) => change(withServingsOfAll(servings))}
              />
            </ForAll>
          )}
          <Items role="list" ref={menu.list}>
            {items.map((item, index) => (
              <MenuRow key={item.id} item={item} index={index} menu={menu} />
            ))}
          </Items>
        </>
      )}
      <Button wide busy={saving.isSaving} busyLabel={copy.menus.saving} onClick={menu.save}>
        {copy.menus.save}
      </Button>
      <Cluster $gap={2} $fill="always">
        <MenuPrintButtons menu={{ title, items }} />
        {(origin || items.length > 0) && (
          <Button variant="ghost" onClick={menu.begin}>
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
          onConfirm={() => menu.takeSaved(draft.key, origin)}
          onClose={() => setGiveUp(false)}
        />
      )}
      {saving.conflict && (
        <MenuVersionsDialog saving={saving} busy={saving.isSaving} onClose={saving.putOff} />
      )}
    </Stack>
  );
}
