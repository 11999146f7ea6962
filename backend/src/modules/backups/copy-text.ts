/** PostgreSQL's text format of COPY: one row a line, columns separated by tabs. */

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
};
const characters = Object.fromEntries(
  Object.entries(escapes).map(([character, escape]) => [escape.slice(1), character]),
);
const none = '\\N';
const newline = 0x0a;

/** Values as PostgreSQL writes them as text. */
export type TextRow = readonly (string | null)[];

export const copyLine = (row: TextRow): string =>
  `${row
    .map((value) =>
      value === null
        ? none
        : value.replace(/[\\\b\f\n\r\t\v]/g, (character) => escapes[character] as string),
    )
    .join('\t')}\n`;

export const copiedRow = (line: string): TextRow =>
  line
    .split('\t')
    .map((value) =>
      value === none
        ? null
        : value.replace(/\\(.)/gs, (_, code: string) => characters[code] ?? code),
    );

/** Every line break ends a row: those inside values are escaped. */
export function countRows(chunk: Buffer): number {
  let rows = 0;
  for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) rows += 1;
  return rows;
}

/** The rows of a stream of COPY text, in batches. */
export async function* copiedRows(
  chunks: AsyncIterable<Buffer>,
  most: number,
): AsyncGenerator<TextRow[]> {
  let rest: Buffer = Buffer.alloc(0);
  let batch: TextRow[] = [];
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const end = bytes.lastIndexOf(newline) + 1;
    rest = bytes.subarray(end);
    if (end === 0) continue;
    for (const line of bytes.toString('utf8', 0, end - 1).split('\n')) {
      batch.push(copiedRow(line));
      if (batch.length < most) continue;
      yield batch;
      batch = [];
    }
  }
  if (rest.length > 0) throw new Error('A table breaks off within a row.');
  if (batch.length > 0) yield batch;
}
