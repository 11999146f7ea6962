export interface ListedItem {
  readonly text: string;
  readonly ticked: boolean;
  readonly sources: readonly { readonly recipe: string }[];
}

/** A spreadsheet would take a text that begins with one of these for a formula. */
const formula = /^[=+\-@\t\r]/;

const cell = (text: string): string =>
  `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A grocery list as a table (RFC 4180), with the mark at its beginning by which spreadsheets know UTF-8. */
export const listTable = (
  head: readonly [item: string, ticked: string, recipes: string],
  items: readonly ListedItem[],
): string =>
  `\uFEFF${[
    head,
    ...items.map(({ text, ticked, sources }) => [
      text,
      ticked ? 'x' : '',
      [...new Set(sources.map(({ recipe }) => recipe))].join(', '),
    ]),
  ]
    .map((row) => `${row.map(cell).join(',')}\r\n`)
    .join('')}`;
