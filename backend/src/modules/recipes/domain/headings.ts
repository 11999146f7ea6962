/** What a heading says: a line that ends with a colon, such as "For the dough:". Null for every other line. */
export function headingOf(line: string): string | null {
  const trimmed = line.trim();
  const isMarked = trimmed.endsWith(':') || trimmed.endsWith('：');
  const heading = isMarked ? trimmed.slice(0, -1).trim() : '';
  return heading === '' ? null : heading;
}

/** Consecutive lines under one heading; only the first section may have none. */
export interface Section {
  readonly heading: string | null;
  /** How many of the lines that follow belong to it. */
  readonly count: number;
}

/** The lines without headings, and the sections that the headings divide them into. */
export function divide<Line>(
  lines: readonly Line[],
  textOf: (line: Line) => string,
): { lines: Line[]; sections: Section[] } {
  const plain: Line[] = [];
  const sections: { heading: string | null; count: number }[] = [];
  for (const line of lines) {
    const heading = headingOf(textOf(line));
    if (heading !== null) {
      sections.push({ heading, count: 0 });
      continue;
    }
    plain.push(line);
    const last = sections.at(-1);
    if (last) last.count += 1;
    else sections.push({ heading: null, count: 1 });
  }
  return { lines: plain, sections };
}
