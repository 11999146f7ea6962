import type { ImportView } from '@larder/api-client/imports';
import { copy } from '@larder/copy';

type Counted = Omit<ImportView, 'items' | 'table'>;

/** "412 recipes, 398 photos, 3 not read". */
export function reportSentence({ added, pictures, known, failed }: Counted): string {
  return copy.imports.report({ added, pictures, known, failed });
}

/** "With them came 30 ratings and 2 collections." */
export function alsoAddedSentence({ alsoAdded }: Pick<Counted, 'alsoAdded'>): string {
  return copy.imports.alsoAddedAs(
    alsoAdded.map(({ what, count }) => copy.imports.alsoAdded[what](count)),
  );
}

/** In a few words, for a list. */
export function stateSentence(job: Counted): string {
  // Its program is known as soon as it has been looked into, and only a table waits after that.
  if (job.state === 'waiting' && job.format !== null) return copy.imports.waitingForColumns;
  return job.state === 'done' ? reportSentence(job) : copy.imports.states[job.state];
}
