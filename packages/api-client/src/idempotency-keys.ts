/** Distinguishes one submission from another. */
export interface Submission {
  url: string;
  body?: unknown;
}

const storedAt = 'larder:submissions';

/**
 * The secrets of open submissions, by address; stored so that a page that is opened again still knows what it has sent.
 */
type Secrets = Record<string, readonly number[]>;

/** If the browser stores nothing, they last as long as the page. */
let unstored: Secrets | null = null;

function knownSecrets(): Secrets {
  if (unstored) return unstored;
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storedAt) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

function keep(secrets: Secrets): void {
  try {
    localStorage.setItem(storedAt, JSON.stringify(secrets));
    unstored = null;
  } catch {
    unstored = secrets;
  }
}

const secretLength = 4;
const fnvPrime = 0x01000193;

/**
 * 128 bits (FNV-1a) that distinguish contents, and reveal nothing about them to anyone who does not know the secret.
 */
const digestOf = (text: string, secret: readonly number[]): string =>
  secret
    .map((start) => {
      let hash = start;
      for (let at = 0; at < text.length; at += 1) {
        hash = Math.imul(hash ^ text.charCodeAt(at), fnvPrime);
      }
      return (hash >>> 0).toString(16).padStart(8, '0');
    })
    .join('');

/**
 * The idempotency key of a submission that creates something. It stays the same while the same content is submitted, even after the
 * page was closed, so that an attempt whose response was lost is not carried out twice.
 */
export function idempotencyKeyOf({ url, body }: Submission): string {
  const known = knownSecrets();
  const secret = known[url] ?? [...crypto.getRandomValues(new Uint32Array(secretLength))];
  if (!known[url]) keep({ ...known, [url]: secret });
  return digestOf(JSON.stringify(body) ?? '', secret);
}

/** A change below `url` succeeded: the next submission there is a new one. */
export function closeSubmissions(url: string): void {
  const known = Object.entries(knownSecrets());
  const open = known.filter(([address]) => url !== address && !url.startsWith(`${address}/`));
  if (open.length < known.length) keep(Object.fromEntries(open));
}
