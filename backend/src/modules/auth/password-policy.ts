import { dictionary } from '@zxcvbn-ts/language-common';
import { copy } from '@larder/copy';
import { ApiError } from '../../common/errors.js';
import { authErrors } from './auth.errors.js';

/** Whose password it is going to be. */
export interface PasswordOwner {
  username: string;
  email: string;
}

/** Those that leaked most often, in lower case. */
const leaked = new Set<string>(dictionary['passwords-common']);

/** Shorter words of a person are found in too many good passwords. */
const shortestWord = 4;
/** As many letters make a password something else than what a person is called. */
const ownLetters = 4;
const notLetters = /[^\p{L}]+/gu;

const foldedOf = (text: string): string => text.normalize('NFKC').toLowerCase();
const lettersOf = (text: string): string => text.replace(notLetters, '');

/** Fails with the sentence of `field` where somebody who guesses would try the password early. Its length has been looked at. */
export function refuseGuessable(password: string, owner: PasswordOwner, field: string): void {
  if (!isGuessable(password, owner)) return;
  const code = authErrors.password_guessable;
  throw new ApiError(code, { fields: { [field]: copy.errors[code] } });
}

/** Whether a password is one of those that leaked, nothing but a row of keys, or made of what the owner and we are called. */
export function isGuessable(password: string, owner: PasswordOwner): boolean {
  const folded = foldedOf(password);
  return (
    leaked.has(folded) ||
    leaked.has(folded.replace(/\s+/g, '')) ||
    isRow(folded) ||
    isMadeOf(folded, wordsOf(owner))
  );
}

/** One or two characters again and again, or characters that follow each other. */
function isRow(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const follows = [0, 1, -1].some((step) => steps.every((taken) => taken === step));
  return follows || new Set(codes).size <= 2;
}

/** What a person and the product are called: whole, and in the parts between signs. */
function wordsOf({ username, email }: PasswordOwner): string[] {
  const names = [username, email, copy.common.productName].map(foldedOf);
  const parts = names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u));
  const words = [...names, ...parts].filter((word) => word.length >= shortestWord);
  // The longest first, so that no part is taken out of a whole.
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** Whether next to nothing is left without the words, digits and signs. A word backwards is the word. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  let rest = text;
  for (const word of words) {
    const backwards = [...word].reverse().join('');
    rest = rest.replaceAll(word, ' ').replaceAll(backwards, ' ');
  }
  return rest !== text && lettersOf(rest).length < ownLetters;
}
