import { useId } from 'react';
import styled from 'styled-components';
import { Button } from './button';
import { border, color, font, leading, radius, space, textSize, weight } from './theme/tokens';

const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border: ${border.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
`;

const Heading = styled.h2`
  font-family: ${font.text};
  font-size: ${textSize.small};
  font-weight: ${weight.medium};
  line-height: ${leading.snug};
  overflow-wrap: anywhere;
`;

const Rows = styled.ul`
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    padding-block: ${space[1]};
    border-top: ${border.hairline} solid ${color.line};
  }
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  line-height: ${leading.snug};
  overflow-wrap: anywhere;

  ~ button {
    flex: none;
  }

  small {
    display: block;
    color: ${color.inkMuted};
    font-size: ${textSize.caption};
  }
`;

/** One draft of a `DraftList`. */
export interface ListedDraft {
  key: string;
  title: string;
  /** What it is, and where. */
  note?: string;
  /** Omitted for the draft that is already in the editor. */
  onOpen?: () => void;
  onDiscard: () => void;
}

/** Props of a `DraftList`. The heading names it; `labels` name the buttons, with and without the draft's title. */
export interface DraftListProps {
  heading: string;
  drafts: readonly ListedDraft[];
  labels: {
    open: string;
    openNamed: (title: string) => string;
    discard: string;
    discardNamed: (title: string) => string;
  };
}

/** Unsaved drafts, each to be opened or discarded. */
export function DraftList({ heading, drafts, labels }: DraftListProps) {
  const headingId = useId();
  return (
    <Box aria-labelledby={headingId}>
      <Heading id={headingId}>{heading}</Heading>
      <Rows role="list">
        {drafts.map(({ key, title, note, onOpen, onDiscard }) => (
          <li key={key}>
            <Name>
              {title}
              {note && <small>{note}</small>}
            </Name>
            {onOpen && (
              <Button
                variant="secondary"
                size="small"
                aria-label={labels.openNamed(title)}
                onClick={onOpen}
              >
                {labels.open}
              </Button>
            )}
            <Button
              variant="ghost"
              size="small"
              aria-label={labels.discardNamed(title)}
              onClick={onDiscard}
            >
              {labels.discard}
            </Button>
          </li>
        ))}
      </Rows>
    </Box>
  );
}
