import { copy } from '@larder/copy';
import { placedLinesOf, type PlacedLine } from '@larder/recipe-reading/text';
import { Button, CheckIcon, EditIcon, TextAreaField, theme } from '@larder/ui';
import {
  memo,
  useCallback,
  useDeferredValue,
  useMemo,
  type ReactNode,
  type RefObject,
} from 'react';
import styled from 'styled-components';
import type { LineReading } from './line-reading';
import { useLineReader } from './use-line-reader';

const { border, color, control, leading, media, radius, space, textSize, weight } = theme;

const Sides = styled.div`
  display: grid;
  gap: ${space[4]};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Readings = styled.section`
  min-width: 0;
  padding: ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};

  /* On a phone the steps must not be far below. */
  ${media.belowMedium} {
    overflow: auto;
    max-height: 17rem;
  }

  > h2 {
    font-family: inherit;
    font-size: ${textSize.small};
    font-weight: ${weight.semibold};
  }

  > p {
    color: ${color.inkMuted};
    font-size: ${textSize.small};
  }

  > ul {
    margin-top: ${space[2]};
    padding: 0;
    list-style: none;
  }
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  border-top: ${border.hairline} solid ${color.line};
`;

const Line = styled.button<{ $heading: boolean }>`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: ${control.medium};
  padding: ${space[1]} 0;
  border: 0;
  background: none;
  color: ${color.ink};
  font-size: ${textSize.small};
  font-weight: ${({ $heading }) => ($heading ? weight.semibold : weight.regular)};
  line-height: ${leading.snug};
  text-align: start;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    color: ${color.success};
  }

  small {
    display: block;
    color: ${color.inkMuted};
    font-size: ${textSize.caption};
  }
`;

function meaningOf(reading: LineReading | null, text: string): ReactNode {
  if (reading === null || reading.kind === 'heading') return text;
  if (reading.kind === 'known') {
    return copy.recipeEditor.reading(reading.amount, reading.foods);
  }
  return (
    <>
      {text}
      <small>{copy.recipeEditor.keptAsText}</small>
    </>
  );
}

interface ReadingRowProps {
  line: PlacedLine;
  reading: LineReading | null;
  onCorrect: (line: PlacedLine) => void;
  onReplace: (line: PlacedLine, text: string) => void;
}

/** One line as Larder reads it; pressing it selects the line in the text. */
function ReadingRow({ line, reading, onCorrect, onReplace }: ReadingRowProps) {
  const isText = reading?.kind === 'text';
  return (
    <Row>
      <Line
        type="button"
        $heading={reading?.kind === 'heading'}
        title={copy.recipeEditor.correct(line.text)}
        onClick={() => onCorrect(line)}
      >
        {reading?.kind === 'known' && <CheckIcon />}
        {isText && <EditIcon />}
        <span>{meaningOf(reading, line.text)}</span>
      </Line>
      {isText &&
        reading.corrected.map(({ food, line: corrected }) => (
          <Button
            key={food}
            variant="secondary"
            size="small"
            aria-label={copy.recipeEditor.useFoodIn(food, line.text)}
            onClick={() => onReplace(line, corrected)}
          >
            {copy.recipeEditor.useFood(food)}
          </Button>
        ))}
    </Row>
  );
}

/** Beyond this, nobody reads along. */
const mostRead = 150;

/** [OWN-4][OWN-5] The lines as Larder reads them. */
const LineReadings = memo(function LineReadings({
  block,
  language,
  ...handlers
}: { block: string; language: string } & Pick<ReadingRowProps, 'onCorrect' | 'onReplace'>) {
  const lines = useMemo(() => placedLinesOf(block), [block]);
  const readLine = useLineReader(lines, language);
  const shown = lines.slice(0, mostRead).map((line) => ({
    line,
    reading: readLine && readLine(line.text),
  }));
  const kept = shown.filter(({ reading }) => reading?.kind === 'text').length;
  return (
    <Readings aria-label={copy.recipeEditor.readings}>
      <h2>{copy.recipeEditor.readings}</h2>
      <p role="status">
        {lines.length === 0
          ? copy.recipeEditor.nothingToRead
          : copy.recipeEditor.readSummary(lines.length, kept)}
      </p>
      <ul role="list">
        {shown.map(({ line, reading }) => (
          <ReadingRow key={line.start} line={line} reading={reading} {...handlers} />
        ))}
      </ul>
      {lines.length > mostRead && <p>{copy.recipeEditor.moreLines(lines.length - mostRead)}</p>}
    </Readings>
  );
});

/** Marks a line and brings it into view; a text area only scrolls to where it gets the focus. */
function select(area: HTMLTextAreaElement | null, { start, end }: PlacedLine): void {
  if (!area) return;
  area.blur();
  area.setSelectionRange(start, end);
  area.focus();
}

interface IngredientsFieldProps {
  value: string;
  /** The language it is written in (BCP 47); empty when unknown. */
  language: string;
  error: string | undefined;
  area: RefObject<HTMLTextAreaElement | null>;
  /** Must stay the same: every line of the readings depends on it. */
  change: (update: (block: string) => string) => void;
  /** Whether pasted text has been taken care of. */
  onPaste: (text: string) => boolean;
}

/** [OWN-4][OWN-5] All ingredients as one text, and how each line is read. */
export function IngredientsField({
  value,
  language,
  error,
  area,
  change,
  onPaste,
}: IngredientsFieldProps) {
  const correct = useCallback((line: PlacedLine) => select(area.current, line), [area]);
  const replace = useCallback(
    ({ start, end }: PlacedLine, text: string) =>
      change((block) => block.slice(0, start) + text + block.slice(end)),
    [change],
  );
  return (
    <Sides>
      <TextAreaField
        ref={area}
        label={copy.dish.ingredients}
        hint={copy.recipeEditor.ingredientsHint}
        placeholder={copy.recipeEditor.ingredientsPlaceholder}
        error={error}
        value={value}
        rows={10}
        autoCapitalize="none"
        onChange={({ target }) => change(() => target.value)}
        onPaste={(event) => {
          if (onPaste(event.clipboardData.getData('text'))) event.preventDefault();
        }}
      />
      <LineReadings
        block={useDeferredValue(value)}
        language={language}
        onCorrect={correct}
        onReplace={replace}
      />
    </Sides>
  );
}
