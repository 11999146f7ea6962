import type { ImportColumnsBody, ImportView } from '@larder/api-client/imports';
import { copy } from '@larder/copy';

export type TableField = keyof ImportColumnsBody['columns'] &
  keyof typeof copy.imports.columnFields;

/** What a column holds; empty when it is not imported. */
export type ColumnChoice = TableField | '';

export const tableFields = Object.keys(copy.imports.columnFields) as TableField[];

/** What each column seems to hold. */
export function chosenFields({
  columns,
  mapping,
}: Pick<NonNullable<ImportView['table']>, 'columns' | 'mapping'>): ColumnChoice[] {
  return columns.map(
    (_, place) => tableFields.find((field) => mapping[field]?.includes(place)) ?? '',
  );
}

/** The columns by what they hold, as the server takes them. */
export function columnMapping(choices: readonly ColumnChoice[]): ImportColumnsBody['columns'] {
  const mapping: ImportColumnsBody['columns'] = {};
  choices.forEach((field, place) => {
    if (field !== '') (mapping[field] ??= []).push(place);
  });
  return mapping;
}
