import type { ImportView } from '@larder/api-client/imports';
import { copy } from '@larder/copy';

type Counted = Omit<ImportView, 'items'>;

/** "412 recipes, 398 photos, 3 not read". */
export function reportSentence({ added, pictures, known, failed }: Counted): string {
  return copy.imports.report({ added, pictures, known, failed });
}

/** In a few words, for a list. */
export function stateSentence(job: Counted): string {
  return job.state === 'done' ? reportSentence(job) : copy.imports.states[job.state];
}
