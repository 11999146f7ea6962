import { PREPARATION_WORDS } from './describing-words.js';
import { parseIngredientLine } from './ingredient-line.js';
import { idOfPhrase } from './lexicon.js';
import { isDescribing } from './vocabulary.js';
import { fold, nameWords, singular } from './words.js';

/** A comma that is no decimal point, a semicolon or a new line; "a, b, and c" has an "and" besides. */
const SEPARATORS = /\s*(?:[;\n]|,(?!\d))\s*(?:(?:and|&)\s+)?/i;
const AND = /\s+(?:and|et|und|y)\s+|\s*&\s*|\s+\+\s+/gi;
const AMOUNT = /^(?:\d|[¼-¾⅐-⅞])/;
/** Where what follows a comma belongs to what precedes it: "butter, at room temperature", "basil, if there is any". */
const REMARKS = new Set(
  'at for to if or plus in from with without preferably optional about not no'.split(' '),
);

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Whether a text is, apart from its amount, what a food is called, with no word more. */
function isFood(text: string): boolean {
  const { name, also } = parseIngredientLine(text);
  return also.length === 0 && idOfPhrase(nameWords(name).join(' ')) !== null;
}

const namesFood = (text: string): boolean => parseIngredientLine(text).ingredientId !== null;

/** Says something about the food before it, and is nothing to buy. */
function isRemark(text: string): boolean {
  const [first = ''] = wordsIn(text).map((word) => singular(fold(word)));
  if (AMOUNT.test(text)) return false;
  if (REMARKS.has(first)) return true;
  return PREPARATION_WORDS.has(first) && !namesFood(text);
}

const onlyDescribes = (text: string): boolean =>
  nameWords(text).length > 0 && nameWords(text).every(isDescribing) && !namesFood(text);

/** "flour, 3 eggs" is two items; "onions, chopped" and "large, ripe tomatoes" are one each. Brackets stay whole. */
function byComma(text: string): string[] {
  const items: string[] = [];
  let isOpen = false;
  for (const part of text.split(SEPARATORS)) {
    const last = items.at(-1);
    const belongs = isOpen || (last !== undefined && (isRemark(part) || onlyDescribes(last)));
    if (last !== undefined && belongs)
      items[items.length - 1] = part === '' ? last : `${last}, ${part}`;
    else if (part !== '') items.push(part);
    isOpen = (items.at(-1)?.lastIndexOf('(') ?? -1) > (items.at(-1)?.lastIndexOf(')') ?? -1);
  }
  return items;
}

/**
 * "salt and pepper" is two items, "mac and cheese" is one. Both sides must be called what foods are called, or the second must
 * have an amount of its own: "red and green peppers" is one.
 */
function byAnd(text: string): string[] {
  if (isFood(text)) return [text];
  for (const { 0: joint, index } of text.matchAll(AND)) {
    const [left, right] = [text.slice(0, index), text.slice(index + joint.length)];
    const isCounted = AMOUNT.test(right) && /\p{L}/u.test(left) && /\p{L}/u.test(right);
    const [first = ''] = byAnd(right);
    if (isCounted || (isFood(left) && isFood(first))) {
      return [left, ...byAnd(right)];
    }
  }
  return [text];
}

/** The words as names of foods, the longest first; null if one of them belongs to none. */
function asFoods(words: readonly string[]): string[] | null {
  if (words.length === 0) return [];
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const rest = isFood(name) ? asFoods(words.slice(count)) : null;
    if (rest) return [name, ...rest];
  }
  return null;
}

const isPlural = (text: string): boolean => {
  const last = fold(wordsIn(text).at(-1) ?? '');
  return singular(last) !== last;
};

/**
 * "3 eggs milk" is two items, "coconut milk" and "apple juice" are one: a food named after another is named in the singular. An
 * amount begins another item, too: "flour 3 eggs".
 */
function bySpace(text: string): string[] {
  const words = wordsIn(text);
  const amount = words.findIndex((word, at) => at > 0 && AMOUNT.test(word));
  const [left, right] = [words.slice(0, amount).join(' '), words.slice(amount).join(' ')];
  if (amount > 0 && isFood(left) && isFood(right)) return [...bySpace(left), ...bySpace(right)];
  if (isFood(text)) return [text];
  const { name } = parseIngredientLine(text);
  const named = text.endsWith(name) ? name : text;
  const foods = asFoods(wordsIn(named)) ?? [];
  if (!foods.slice(0, -1).some(isPlural)) return [text];
  const [first = '', ...others] = foods;
  return [`${text.slice(0, text.length - named.length)}${first}`, ...others];
}

/** The items that somebody wrote in one entry of a grocery list, in their order. */
export function splitListEntry(text: string): string[] {
  return byComma(text.trim()).flatMap(byAnd).flatMap(bySpace);
}
