import { ingredientById, partsOf } from '@larder/culinary';

const SOUR_DAIRY = ['yogurt', 'greek yogurt', 'sour cream', 'creme fraiche', 'buttermilk'];

/** What gives a dish a taste of its own and still does for another of its kind, where that one would have to be bought. */
const DOES_AS_WELL: ReadonlyMap<string, readonly string[]> = new Map([
  ['parsley', ['cilantro', 'chive', 'chervil', 'dill', 'tarragon']],
  ['cilantro', ['parsley', 'mint']],
  ['dill', ['parsley', 'chive', 'chervil', 'tarragon']],
  ['mint', ['dill', 'parsley', 'cilantro']],
  ['chive', ['parsley', 'dill', 'chervil', 'green onion']],
  ['tarragon', ['chervil', 'parsley']],
  ['basil', ['parsley']],
  ['thyme', ['rosemary', 'sage', 'marjoram']],
  ['rosemary', ['thyme', 'sage']],
  ['sage', ['thyme', 'rosemary']],
  ['yogurt', SOUR_DAIRY],
  ['greek yogurt', SOUR_DAIRY],
  ['kefir', ['buttermilk', 'yogurt']],
  ['buttermilk', ['yogurt']],
  ['sour cream', [...SOUR_DAIRY, 'heavy cream', 'cream']],
  ['creme fraiche', [...SOUR_DAIRY, 'heavy cream', 'cream']],
  ['cream cheese', ['creme fraiche']],
  ['lime', ['lemon juice', 'lemon']],
  ['lemon', ['lime juice', 'lime']],
  ['pesto', ['pizza sauce']],
  ['soy sauce', ['gluten-free tamari', 'tamari']],
  ['mustard seed', ['pickling spice']],
  ['eggnog', ['milk', 'heavy cream', 'cream']],
  ['seaweed snack', ['nori']],
]);

/** Fresh leaves weigh three times what is left of them when they are dried. */
const freshForDried = 3;
const DRIED = /^dried /;

const nameOf = (id: number): string => ingredientById(id)?.name ?? '';

const isFreshOfDried = (typed: number, id: number): boolean =>
  DRIED.test(nameOf(id)) &&
  nameOf(id).replace(DRIED, '') === nameOf(typed) &&
  DOES_AS_WELL.has(nameOf(typed));

/** Whether the taste of one does for that of the other, as of a herb that grows for the same one dried. */
export const tastesAsWell = (typed: number, id: number): boolean =>
  isFreshOfDried(typed, id) || DOES_AS_WELL.get(nameOf(typed))?.includes(nameOf(id)) === true;

/** Of how much one is used for so much of the other. */
export const shareFor = (typed: number, id: number): number =>
  isFreshOfDried(typed, id) ? freshForDried : 1;

/** The part that goes in where only that of the other does: the juice of a lime for that of a lemon. */
export function partFor(typed: number, id: number): number {
  const part = /\b(?:juice|zest)$/.exec(nameOf(id))?.[0];
  if (part === undefined) return typed;
  return partsOf(typed).find((one) => nameOf(one).endsWith(part)) ?? typed;
}
