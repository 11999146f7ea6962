const fewestBytes = 32;
const fewestCharacters = 10;

/** Whether a secret is hard to guess: long, of many different characters, and neither repetitive nor sequential. */
export function isStrongSecret(secret: string): boolean {
  if (Buffer.byteLength(secret) < fewestBytes) return false;
  if (new Set(secret).size < fewestCharacters) return false;
  return !repeatsItself(secret) && !countsUp(secret);
}

/** One part repeated, possibly cut off at the end. */
function repeatsItself(secret: string): boolean {
  for (let length = 1; length <= secret.length / 2; length += 1) {
    if (secret.startsWith(secret.slice(length))) return true;
  }
  return false;
}

/** Most characters are adjacent to the previous one, up or down, as in the alphabet. */
function countsUp(secret: string): boolean {
  const steps = [...secret]
    .map((character) => character.codePointAt(0) ?? 0)
    .map((code, index, codes) => Math.abs(code - (codes[index - 1] ?? -2)));
  return steps.filter((step) => step <= 1).length > secret.length / 2;
}
