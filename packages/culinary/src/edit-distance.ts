/** The last three rows of the table, reused: a misspelt word is compared with thousands. */
let rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)] as const;

/** Edits (insert, delete, replace, swap of neighbours) between two words, or `limit + 1` when there are more. */
export function editDistance(left: string, right: string, limit: number): number {
  const width = right.length;
  if (Math.abs(left.length - width) > limit) return limit + 1;
  if (width >= rows[0].length) {
    const length = 2 * width;
    rows = [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)];
  }
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= width; column += 1) last[column] = column;
  for (let row = 1; row <= left.length; row += 1) {
    // Whatever is further from the diagonal takes more edits.
    const from = Math.max(1, row - limit);
    const to = Math.min(width, row + limit);
    const letter = left.charCodeAt(row - 1);
    const letterBefore = row > 1 ? left.charCodeAt(row - 2) : -1;
    current[from - 1] = from === 1 ? row : limit + 1;
    let smallest = current[from - 1] as number;
    for (let column = from; column <= to; column += 1) {
      const other = right.charCodeAt(column - 1);
      let edits = (last[column - 1] as number) + (letter === other ? 0 : 1);
      if (column < row + limit) edits = Math.min(edits, (last[column] as number) + 1);
      edits = Math.min(edits, (current[column - 1] as number) + 1);
      if (column > 1 && letterBefore === other && letter === right.charCodeAt(column - 2)) {
        edits = Math.min(edits, (beforeLast[column - 2] as number) + 1);
      }
      current[column] = edits;
      smallest = Math.min(smallest, edits);
    }
    if (smallest > limit) return limit + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[width] as number, limit + 1);
}
