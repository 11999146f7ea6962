import { useId } from 'react';
import styled from 'styled-components';
import { Button } from './button';
import { Dialog } from './dialog';
import { Stack } from './layout';
import { border, color, font, leading, radius, space, textSize, weight } from './theme/tokens';
import { VisuallyHidden } from './visually-hidden';

const Both = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
`;

const Column = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;
  padding: ${space[3]};
  border: ${border.hairline} solid ${color.line};
  border-radius: ${radius.medium};
  overflow-wrap: anywhere;

  h3 {
    color: ${color.inkMuted};
    font-family: ${font.text};
    font-size: ${textSize.caption};
    font-weight: ${weight.medium};
  }

  ul {
    flex: 1;
    padding: 0;
    list-style: none;
    font-size: ${textSize.small};
    line-height: ${leading.snug};
  }

  li {
    padding: ${space[1]} ${space[2]};
    border-radius: ${radius.small};
  }

  li[data-differs] {
    background: ${color.warningSoft};
  }
`;

const Title = styled.p<{ $differs: boolean }>`
  font-weight: ${weight.medium};
  line-height: ${leading.snug};

  ${({ $differs }) => $differs && `text-decoration: underline; text-underline-offset: 0.2em;`}
`;

/** One of the two versions of a `VersionsDialog`. */
export interface ComparedVersion {
  /** Whose version it is. */
  heading: string;
  title: string;
  lines: readonly string[];
  /** Label of the button that chooses it. */
  chooseLabel: string;
  onChoose: () => void;
}

/** Props of a `VersionsDialog`. */
export interface VersionsDialogProps {
  title: string;
  lede: string;
  versions: readonly [ComparedVersion, ComparedVersion];
  /** Read out after a line that the other version lacks. */
  onlyHereLabel: string;
  /** Keeps both versions. */
  keepBothLabel: string;
  onKeepBoth: () => void;
  closeLabel: string;
  onClose: () => void;
  /** The choice is being carried out. */
  busy: boolean;
}

/** Two versions of an item side by side, with the differences marked, and a choice between them. */
export function VersionsDialog({
  title,
  lede,
  versions,
  onlyHereLabel,
  keepBothLabel,
  onKeepBoth,
  closeLabel,
  onClose,
  busy,
}: VersionsDialogProps) {
  const id = useId();
  const [one, other] = versions;
  return (
    <Dialog
      open
      size="large"
      title={title}
      closeLabel={closeLabel}
      onClose={onClose}
      footer={
        <Button variant="secondary" disabled={busy} onClick={onKeepBoth}>
          {keepBothLabel}
        </Button>
      }
    >
      <Stack>
        <p>{lede}</p>
        <Both>
          {[
            { shown: one, against: other },
            { shown: other, against: one },
          ].map(({ shown, against }, place) => (
            <Column key={place} aria-labelledby={`${id}${place}`}>
              <h3 id={`${id}${place}`}>{shown.heading}</h3>
              <Title $differs={shown.title !== against.title}>{shown.title}</Title>
              <ul role="list">
                {shown.lines.map((line, index) => {
                  const differs = !against.lines.includes(line);
                  return (
                    <li key={index} data-differs={differs || undefined}>
                      {line}
                      {differs && <VisuallyHidden>{` (${onlyHereLabel})`}</VisuallyHidden>}
                    </li>
                  );
                })}
              </ul>
              <Button size="small" disabled={busy} onClick={shown.onChoose}>
                {shown.chooseLabel}
              </Button>
            </Column>
          ))}
        </Both>
      </Stack>
    </Dialog>
  );
}
