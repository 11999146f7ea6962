import type { RecipeSectionView } from '@larder/api-client/recipes';

export interface Section<Line> {
  /** Null for what comes before the first heading. */
  heading: string | null;
  lines: Line[];
}

/** [OWN-4] The lines of a recipe under their headings; lines of which no section knows follow the others. */
export function sectionsOf<Line>(
  lines: readonly Line[],
  // An answer kept by an earlier build has no sections.
  sections: readonly RecipeSectionView[] = [],
): Section<Line>[] {
  let begin = 0;
  const found = sections.map(({ heading, count }) => {
    const section = { heading, lines: lines.slice(begin, begin + count) };
    begin += count;
    return section;
  });
  return begin < lines.length ? [...found, { heading: null, lines: lines.slice(begin) }] : found;
}
