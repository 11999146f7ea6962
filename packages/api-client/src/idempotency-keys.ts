/** Distinguishes one submission from another. */
export interface Submission {
  url: string;
  body?: unknown;
}

/** Keys of submissions that have not succeeded yet. */
const openKeys = new Map<string, { url: string; key: string }>();

const randomBytes = 16;

// Not randomUUID: browsers have it only on secure origins, which a home server may not be.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomBytes));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The idempotency key of a submission that creates something. It stays the same while the same content is submitted, so
 * that an attempt whose response was lost is not carried out twice.
 */
export function idempotencyKeyOf({ url, body }: Submission): string {
  const submission = `${url} ${JSON.stringify(body)}`;
  const open = openKeys.get(submission) ?? { url, key: newKey() };
  openKeys.set(submission, open);
  return open.key;
}

/** A change below `url` succeeded: the next submission there is a new one. */
export function closeSubmissions(url: string): void {
  for (const [submission, open] of openKeys) {
    if (url === open.url || url.startsWith(`${open.url}/`)) openKeys.delete(submission);
  }
}
