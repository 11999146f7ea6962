import { copy } from '@larder/copy';
import {
  Chip,
  ChipList,
  VisuallyHidden,
  WarningIcon,
  type ChipMark,
  type ChipTone,
} from '@larder/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

/** Takes no space while empty, but can still be focused. */
const Box = styled.div`
  &:empty {
    position: absolute;
  }
`;

interface EntryChipsProps {
  label: string;
  entries: string[];
  tone: ChipTone;
  /** Entries the backend does not know. */
  unknown?: string[];
  onRemove: (entry: string) => void;
  /** Struck through: these do not count for now. */
  struck?: boolean;
  /** The mark that each entry can have. */
  markOf?: (entry: string) => ChipMark;
}

/** A list of removable entries; removing one moves the focus to its neighbour. */
export function EntryChips({
  label,
  entries,
  tone,
  unknown = [],
  onRemove,
  struck,
  markOf,
}: EntryChipsProps) {
  const box = useRef<HTMLDivElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const buttons = box.current?.querySelectorAll<HTMLElement>('button:last-of-type') ?? [];
    const next = buttons[Math.min(removed.current, buttons.length - 1)] ?? box.current;
    removed.current = null;
    next?.focus();
  }, [entries]);
  return (
    <Box ref={box} tabIndex={-1}>
      {entries.length > 0 && (
        <ChipList label={label}>
          {entries.map((entry, index) => (
            <Chip
              key={entry}
              tone={tone}
              struck={struck}
              mark={markOf?.(entry)}
              icon={unknown.includes(entry) && <WarningIcon />}
              removeLabel={copy.recipes.remove(entry)}
              onRemove={() => {
                removed.current = index;
                onRemove(entry);
              }}
            >
              {entry}
              {struck && <VisuallyHidden>{copy.recipes.ignoredChip}</VisuallyHidden>}
              {unknown.includes(entry) && (
                <VisuallyHidden>{copy.recipes.unknownChip}</VisuallyHidden>
              )}
            </Chip>
          ))}
        </ChipList>
      )}
    </Box>
  );
}
