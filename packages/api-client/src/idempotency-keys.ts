/** What tells one submission from another. */
export interface Submission {
  url: string;
  body?: unknown;
}

/** Keys of submissions that have not been answered with a success yet. */
const openKeys = new Map<string, { url: string; key: string }>();

const randomBytes = 16;

// No randomUUID: a browser has it on a secure origin only, and a server in the house may be none.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(randomBytes));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The key of a submission that creates something. It stays the same while the same thing is submitted again, so that an
 * attempt whose answer was lost on the way is not carried out twice.
 */
export function idempotencyKeyOf({ url, body }: Submission): string {
  const submission = `${url} ${JSON.stringify(body)}`;
  const open = openKeys.get(submission) ?? { url, key: newKey() };
  openKeys.set(submission, open);
  return open.key;
}

/** A change below `url` went through: what is submitted there from now on is meant anew. */
export function closeSubmissions(url: string): void {
  for (const [submission, open] of openKeys) {
    if (url === open.url || url.startsWith(`${open.url}/`)) openKeys.delete(submission);
  }
}
