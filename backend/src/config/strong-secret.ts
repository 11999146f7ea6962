const fewestBytes = 32;
const fewestCharacters = 10;

/** Whether nobody gets a secret by guessing: it is long, of many characters, and neither repeats a part nor counts up. */
export function isStrongSecret(secret: string): boolean {
  if (Buffer.byteLength(secret) < fewestBytes) return false;
  if (new Set(secret).size < fewestCharacters) return false;
  return !repeatsItself(secret) && !countsUp(secret);
}

/** One part over and over, the last of them perhaps cut off. */
function repeatsItself(secret: string): boolean {
  for (let length = 1; length <= secret.length / 2; length += 1) {
    if (secret.startsWith(secret.slice(length))) return true;
  }
  return false;
}

/** Most characters follow the one before, up or down, as in the alphabet. */
function countsUp(secret: string): boolean {
  const steps = [...secret]
    .map((character) => character.codePointAt(0) ?? 0)
    .map((code, index, codes) => Math.abs(code - (codes[index - 1] ?? -2)));
  return steps.filter((step) => step <= 1).length > secret.length / 2;
}
