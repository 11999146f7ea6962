import { errorMessage } from '@larder/api-client';
import { copy } from '@larder/copy';
import { notify, useAppDispatch } from '@larder/shell-sdk';
import {
  Button,
  Card,
  CloseIcon,
  Field,
  IconButton,
  MoveDownIcon,
  MoveUpIcon,
  SectionHeading,
  Stack,
  theme,
} from '@larder/ui';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import {
  dishMoved,
  dishRemoved,
  longestTitle,
  menuSaved,
  titleChanged,
  useCurrentMenu,
} from '../../shared/current-menu.model';
import { useCreateMenuMutation } from './home.api';

const { border, color, leading, space } = theme;

const Items = styled.ol`
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    padding-block: ${space[1]};
    border-top: ${border.hairline} solid ${color.line};
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  line-height: ${leading.snug};
`;

/** [STATE-5] The dishes collected so far, to be put in order and saved; not there before the first one. */
export function CurrentMenuPanel() {
  const { title, items } = useCurrentMenu();
  const [createMenu, { isLoading }] = useCreateMenuMutation();
  const dispatch = useAppDispatch();
  const headingId = useId();
  const titleField = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const acted = useRef<number | null>(null);

  // A button that is disabled or gone after it was used leaves the keyboard nowhere: its neighbour takes over.
  useEffect(() => {
    if (acted.current === null || document.activeElement?.matches('button:enabled')) return;
    const row = list.current?.children[Math.min(acted.current, items.length - 1)];
    const next = row?.querySelector<HTMLElement>('button:enabled') ?? titleField.current;
    acted.current = null;
    next?.focus();
  }, [items]);
  const move = (id: number, from: number, by: -1 | 1) => {
    acted.current = from + by;
    dispatch(dishMoved({ id, by }));
  };

  const save = async () => {
    const name = title.trim();
    if (name === '') {
      notify.error(copy.menus.titleRequired);
      titleField.current?.focus();
      return;
    }
    if (items.length === 0) {
      notify.error(copy.menus.dishesRequired);
      return;
    }
    try {
      await createMenu({
        menuBody: { title: name, menuItems: items.map(({ id }) => ({ id })) },
      }).unwrap();
      dispatch(menuSaved());
      notify.success(copy.menus.saved);
    } catch (error) {
      notify.error(errorMessage(error, copy.menus.saveFailed));
    }
  };

  if (items.length === 0 && title === '') return null;
  return (
    <Card aria-labelledby={headingId}>
      <Stack>
        <SectionHeading id={headingId}>{copy.menus.currentMenu}</SectionHeading>
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
            {items.map(({ id, title: dish }, index) => (
              <li key={id}>
                <Name>{dish}</Name>
                <IconButton
                  size="small"
                  label={copy.menus.moveUp(dish)}
                  icon={<MoveUpIcon />}
                  disabled={index === 0}
                  onClick={() => move(id, index, -1)}
                />
                <IconButton
                  size="small"
                  label={copy.menus.moveDown(dish)}
                  icon={<MoveDownIcon />}
                  disabled={index === items.length - 1}
                  onClick={() => move(id, index, 1)}
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
        <Button busy={isLoading} busyLabel={copy.menus.saving} onClick={() => void save()}>
          {copy.menus.save}
        </Button>
      </Stack>
    </Card>
  );
}
