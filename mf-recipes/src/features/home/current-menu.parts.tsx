import { copy } from '@larder/copy';
import { useAppDispatch } from '@larder/shell-sdk';
import {
  Card,
  CloseIcon,
  IconButton,
  MoveDownIcon,
  MoveUpIcon,
  SectionHeading,
  Stack,
  theme,
} from '@larder/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { dishMoved, dishRemoved, useCurrentMenu } from '../../shared/current-menu.model';

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
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  line-height: ${leading.snug};
`;

const Hint = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
`;

/** [STATE-5a] The dishes collected so far; not there while there are none. */
export function CurrentMenuPanel() {
  const { items } = useCurrentMenu();
  const dispatch = useAppDispatch();
  const headingId = useId();
  if (items.length === 0) return null;
  return (
    <Card aria-labelledby={headingId}>
      <Stack $gap={3}>
        <SectionHeading id={headingId}>{copy.menus.currentMenu}</SectionHeading>
        <Items role="list">
          {items.map(({ id, title }, index) => (
            <li key={id}>
              <Name>{title}</Name>
              <IconButton
                size="small"
                label={copy.menus.moveUp(title)}
                icon={<MoveUpIcon />}
                disabled={index === 0}
                onClick={() => dispatch(dishMoved({ id, by: -1 }))}
              />
              <IconButton
                size="small"
                label={copy.menus.moveDown(title)}
                icon={<MoveDownIcon />}
                disabled={index === items.length - 1}
                onClick={() => dispatch(dishMoved({ id, by: 1 }))}
              />
              <IconButton
                size="small"
                label={copy.recipes.remove(title)}
                icon={<CloseIcon />}
                onClick={() => dispatch(dishRemoved(id))}
              />
            </li>
          ))}
        </Items>
        <Hint>{copy.menus.currentMenuHint}</Hint>
      </Stack>
    </Card>
  );
}
