/** Edits (insert, delete, replace, swap of neighbours) between two words, or `limit + 1` when there are more. */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let smallest = row;
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let edits = Math.min(
        (last[column - 1] as number) + (same ? 0 : 1),
        (last[column] as number) + 1,
        (current[column - 1] as number) + 1,
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        left[row - 1] === right[column - 2] &&
        left[row - 2] === right[column - 1];
      if (swapped) edits = Math.min(edits, (beforeLast[column - 2] as number) + 1);
      current.push(edits);
      smallest = Math.min(smallest, edits);
    }
    if (smallest > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[right.length] as number;
}
