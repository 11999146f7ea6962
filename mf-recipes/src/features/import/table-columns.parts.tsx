import { errorMessage } from '@larder/api-client';
import type { ImportView } from '@larder/api-client/imports';
import { copy } from '@larder/copy';
import {
  BreakableText,
  Button,
  Card,
  Cluster,
  Notice,
  SectionHeading,
  Select,
  Stack,
  theme,
} from '@larder/ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useExplainColumnsMutation } from './import.api';
import { chosenFields, columnMapping, type ColumnChoice, tableFields } from './table-columns.model';

const { border, color, media, space, textSize, weight } = theme;

const Columns = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    padding-block: ${space[4]};
    border-block-start: ${border.hairline} solid ${color.line};
  }

  ${media.medium} {
    > li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      align-items: start;
    }
  }
`;

const Name = styled.p`
  font-weight: ${weight.semibold};
`;

const Cell = styled.p`
  overflow: hidden;
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const mostShown = 3;

type Table = NonNullable<ImportView['table']>;

const options = [
  { value: '', label: copy.imports.columnNotImported },
  ...tableFields.map((field) => ({ value: field, label: copy.imports.columnFields[field] })),
];

/** What the first rows have in a column. */
function Sample({ table, place }: { table: Table; place: number }) {
  const cells = table.sample.map((row) => row[place]?.trim() ?? '').filter((cell) => cell !== '');
  if (cells.length === 0) return <Cell>{copy.imports.columnEmpty}</Cell>;
  return cells.slice(0, mostShown).map((cell, at) => <Cell key={at}>{cell}</Cell>);
}

interface TableColumnsProps {
  id: string;
  table: Table;
  onDiscard: () => void;
  discarding: boolean;
}

/** [IMP-13] Asks what each column of a table holds, as far as their names do not say it. */
export function TableColumns({ id, table, onDiscard, discarding }: TableColumnsProps) {
  const [choices, setChoices] = useState(() => chosenFields(table));
  const [problem, setProblem] = useState<string | null>(null);
  const [explain, { isLoading }] = useExplainColumnsMutation();
  const choose = (place: number, choice: ColumnChoice) =>
    setChoices(choices.map((before, at) => (at === place ? choice : before)));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    try {
      const columns = columnMapping(choices);
      await explain({ id, importColumnsBody: { columns } }).unwrap();
    } catch (error) {
      setProblem(errorMessage(error, copy.imports.failed));
    }
  };
  return (
    <Card as="section" aria-label={copy.imports.columnsTitle}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack $gap={4} $align="stretch">
          <SectionHeading>{copy.imports.columnsTitle}</SectionHeading>
          <p>{copy.imports.columnsLede}</p>
          <Columns>
            {table.columns.map((column, place) => {
              const name = column.trim() || copy.imports.columnUnnamed(place + 1);
              return (
                <li key={place}>
                  <div>
                    <Name>
                      <BreakableText>{name}</BreakableText>
                    </Name>
                    <Sample table={table} place={place} />
                  </div>
                  <Select
                    label={copy.imports.columnHolds(name)}
                    labelHidden
                    options={options}
                    value={choices[place]}
                    onChange={({ target }) => choose(place, target.value as ColumnChoice)}
                  />
                </li>
              );
            })}
          </Columns>
          {problem !== null && <Notice tone="danger">{problem}</Notice>}
          <Cluster $gap={2}>
            <Button type="submit" busy={isLoading} busyLabel={copy.imports.importingTable}>
              {copy.imports.importTable}
            </Button>
            <Button
              variant="secondary"
              busy={discarding}
              busyLabel={copy.imports.undoing}
              onClick={onDiscard}
            >
              {copy.imports.discardTable}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Card>
  );
}
