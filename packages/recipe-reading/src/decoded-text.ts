/** What the bytes from 0x80 to 0x9f stand for in Windows-1252, where it has anything for them. */
const windowsCharacters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const firstOfWindows = 0x80;

/**
 * Bytes as text in an encoding; throws where nobody knows its name. Node takes Windows-1252 for ISO 8859-1, which has control characters
 * where the other has œ, quotes, dashes and the euro.
 */
export function decodedText(bytes: Uint8Array, label: string): string {
  const decoder = new TextDecoder(label);
  const text = decoder.decode(bytes);
  if (decoder.encoding !== 'windows-1252') return text;
  return text.replace(
    /[\x80-\x9f]/g,
    (control) => windowsCharacters[control.charCodeAt(0) - firstOfWindows] ?? control,
  );
}

/** UTF-16 where the file says so, or where every other of its first bytes is zero, as in all texts that begin with a Latin letter or mark. */
function sixteenBits(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === undefined || second === undefined) return null;
  if ((first === 0xff && second === 0xfe) || (first > 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second > 0) ? 'utf-16be' : null;
}

/** A text that does not say how it is encoded: UTF-8 or UTF-16, else what programs for Windows write. */
export function textOfBytes(bytes: Uint8Array): string {
  const wide = sixteenBits(bytes);
  if (wide !== null) return decodedText(bytes, wide);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodedText(bytes, 'windows-1252');
  }
}
