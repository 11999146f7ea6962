/** Keys of drafts in editors of this page, which send them themselves. */
const inEditors = new Set<string>();

export const isInEditor = (key: string): boolean => inEditors.has(key);

/** Leaves a draft to its editor. Returns what ends that. */
export function keepToEditor(key: string): () => void {
  inEditors.add(key);
  return () => void inEditors.delete(key);
}

/** Runs one after the other what sends drafts, in all tabs where the browser can; elsewhere the idempotency keys have to do. */
export async function inTurn(send: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('larder:recipe-drafts', send);
  else await send();
}
