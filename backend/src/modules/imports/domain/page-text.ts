import { decodedText, textOfBytes } from '@larder/recipe-reading';

const declared =
  /<(?:meta\b[^>]*?\bcharset\s*=\s*|\?xml\b[^>]*?\bencoding\s*=\s*)["']?\s*([\w-]+)/i;
/** Where browsers look for it. */
const looked = 1024 * 4;

/** The text of a page in the encoding that its header, its first bytes or the page itself declare. */
export function pageText(body: Buffer, type: string): string {
  const named =
    /charset\s*=\s*"?([\w-]+)/i.exec(type)?.[1] ??
    declared.exec(body.toString('latin1', 0, looked))?.[1];
  const encoding = marked(body) ?? named;
  return encoding === undefined ? textOfBytes(body) : decoded(body, encoding);
}

/** A byte order mark is more certain than what anybody declares. */
function marked(body: Buffer): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  return undefined;
}

function decoded(body: Buffer, label: string): string {
  try {
    return decodedText(body, label);
  } catch {
    return new TextDecoder().decode(body);
  }
}
