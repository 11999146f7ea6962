import { dictionary } from '@zxcvbn-ts/language-common';
import { ApiError, sentenceOf } from '../../common/errors.js';
import { sentences } from '../../common/language.js';
import { authErrors } from './auth.errors.js';

/** The future owner of the password. */
export interface PasswordOwner {
  username: string;
  email: string;
}

/** The most frequently leaked passwords, in lower case. */
const leaked = new Set<string>(dictionary['passwords-common']);

/** Shorter personal words occur in too many good passwords. */
const shortestWord = 4;
/** This many other letters make a password different from the person's names. */
const ownLetters = 4;
const notLetters = /[^\p{L}]+/gu;

const foldedOf = (text: string): string => text.normalize('NFKC').toLowerCase();
const lettersOf = (text: string): string => text.replace(notLetters, '');

/** Fails with the error of `field` if the password is easily guessed. The length has already been checked. */
export function refuseGuessable(password: string, owner: PasswordOwner, field: string): void {
  if (!isGuessable(password, owner)) return;
  const code = authErrors.password_guessable;
  throw new ApiError(code, { fields: { [field]: sentenceOf(code) } });
}

/** Whether a password has leaked often, is only a keyboard row, or is built from the owner's or our names. */
export function isGuessable(password: string, owner: PasswordOwner): boolean {
  const folded = foldedOf(password);
  return (
    leaked.has(folded) ||
    leaked.has(folded.replace(/\s+/g, '')) ||
    isRow(folded) ||
    isMadeOf(folded, wordsOf(owner))
  );
}

/** One or two repeated characters, or a sequence. */
function isRow(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const follows = [0, 1, -1].some((step) => steps.every((taken) => taken === step));
  return follows || new Set(codes).size <= 2;
}

/** The names of the person and the product: whole, and split at punctuation. */
function wordsOf({ username, email }: PasswordOwner): string[] {
  const names = [username, email, sentences().common.productName].map(foldedOf);
  const parts = names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u));
  const words = [...names, ...parts].filter((word) => word.length >= shortestWord);
  // Longest first, so that no part is removed from within a longer name.
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

/** Whether almost nothing is left after removing the words, digits and symbols. Reversed words count too. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  let rest = text;
  for (const word of words) {
    const backwards = [...word].reverse().join('');
    rest = rest.replaceAll(word, ' ').replaceAll(backwards, ' ');
  }
  return rest !== text && lettersOf(rest).length < ownLetters;
}
