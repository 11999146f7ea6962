import { copy, longDate } from '@larder/copy';
import { AddIcon, SectionHeading, Skeleton, Stack } from '@larder/ui';
import { useId } from 'react';
import styled from 'styled-components';

/** A saved menu or plan that can be scheduled. */
export interface SavedItem {
  kind: 'menu' | 'plan';
  id: string;
  title: string;
  createdAt: string;
  /** How many dishes a menu has. */
  itemCount?: number;
}

const Lists = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[5]};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
  }
`;

const List = styled.section`
  min-width: 0;
`;

const Rows = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[3]};
  padding: 0;
  list-style: none;
`;

const Row = styled.button`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  width: 100%;
  padding: ${({ theme }) => `${theme.space[3]} ${theme.space[4]}`};
  border: ${({ theme }) => theme.border.hairline} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  color: ${({ theme }) => theme.color.ink};
  text-align: start;
  transition:
    border-color ${({ theme }) => theme.motion.quick},
    background-color ${({ theme }) => theme.motion.quick};

  svg {
    color: ${({ theme }) => theme.color.accentSoftInk};
  }

  ${({ theme }) => theme.media.hover} {
    &:hover {
      border-color: ${({ theme }) => theme.color.accent};
      background: ${({ theme }) => theme.color.accentSoft};
    }
  }
`;

const Name = styled.span`
  display: block;
  overflow-wrap: anywhere;
  font-weight: ${({ theme }) => theme.weight.semibold};
  line-height: ${({ theme }) => theme.leading.snug};
`;

const Meta = styled.span`
  display: block;
  margin-top: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.textSize.small};
  line-height: ${({ theme }) => theme.leading.snug};
`;

const Note = styled.p`
  margin-top: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.color.inkMuted};
`;

interface SavedListProps {
  heading: string;
  loadingText: string;
  emptyText: string;
  isLoading: boolean;
  /** Undefined while there is nothing to show, loaded or not. */
  items: SavedItem[] | undefined;
  onPick: (item: SavedItem) => void;
}

function describe({ itemCount, createdAt }: SavedItem): string {
  const created = copy.planner.createdOn(longDate(createdAt));
  return itemCount === undefined ? created : copy.planner.itemsCreatedOn(itemCount, created);
}

/** Menus or plans; picking one schedules it. */
export function SavedList({
  heading,
  loadingText,
  emptyText,
  isLoading,
  items,
  onPick,
}: SavedListProps) {
  const headingId = useId();
  return (
    <List aria-labelledby={headingId}>
      <h3 id={headingId}>{heading}</h3>
      {isLoading && (
        <>
          <Note role="status">{loadingText}</Note>
          <Skeleton shape="text" lines={3} />
        </>
      )}
      {items?.length === 0 && <Note>{emptyText}</Note>}
      {items && items.length > 0 && (
        <Rows aria-labelledby={headingId}>
          {items.map((item) => (
            <li key={item.id}>
              <Row type="button" onClick={() => onPick(item)}>
                <span>
                  <Name>{item.title}</Name>
                  <Meta>{describe(item)}</Meta>
                </span>
                <AddIcon aria-hidden="true" />
              </Row>
            </li>
          ))}
        </Rows>
      )}
    </List>
  );
}

interface SavedItemsProps {
  /** The selected date, formatted. */
  on: string;
  children: React.ReactNode;
}

/** 'Your Saved Items', and the day to schedule them on. */
export function SavedItems({ on, children }: SavedItemsProps) {
  return (
    <Stack as="section" $gap={4}>
      <div>
        <SectionHeading>{copy.planner.savedItems}</SectionHeading>
        <Note>{copy.planner.pickFor(on)}</Note>
      </div>
      <Lists>{children}</Lists>
    </Stack>
  );
}
