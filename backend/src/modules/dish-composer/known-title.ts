import { ingredientById } from '@larder/culinary';
import type { Form } from './bought-form.js';
import { type DishRequest, nameOfId } from './dish-composer.js';
import { occursIn, withoutName } from './dish-titles.js';
import { isTelling } from './food-worth.js';

/** What decides whether a dish is called rightly. */
interface Called {
  readonly recipe: { readonly title: string };
  readonly isFirst: boolean;
  readonly used: ReadonlySet<number>;
  readonly pantry: readonly string[];
  readonly toBuy: readonly string[];
}

/** Peanut chicken is called after peanut butter. */
const isCalledAfter = (title: string, name: string): boolean =>
  [name, name.split(' ')[0] ?? name].some((word) => occursIn(title, word));

/** What it must not be called after: of the dish that a search shows first, only what fills or has a taste of its own and must be bought. */
const othersIn = ({ isFirst, pantry, toBuy }: Called): readonly string[] =>
  isFirst ? toBuy.filter(isTelling) : [...pantry, ...toBuy];

/** Whether its title names what was not named; the coconut of the coconut milk that was is no coconut vinegar. */
export function isCalledAfterOthers(dish: Called): boolean {
  const { recipe, used } = dish;
  const rest = [...used].reduce((left, id) => withoutName(left, nameOfId(id)), recipe.title);
  return othersIn(dish).some((name) => isCalledAfter(rest, name));
}

/** What its title names of what fills it or gives it its taste, and is in the kitchen. */
export const namesInTitle = ({ recipe, used }: Called): readonly string[] =>
  [...used].map(nameOfId).filter((name) => isTelling(name) && isCalledAfter(recipe.title, name));

/** What a title says of the state of its food, the form of somebody's own, and foods that are in it by their names. */
const STATES: readonly (readonly [said: RegExp, form: Form, called: RegExp])[] = [
  [/\bcanned\b/i, 'canned', /^canned /],
  [/\bleftover\b/i, 'cooked', /^(?:cooked|rotisserie|mashed) |stuffing$/],
  [/\bsteaks?\b/i, 'steak', /steak|tenderloin$/],
];

/** A stew takes the tender cuts that somebody has bought to sear; fish is cut into steaks for both. */
const isSeared = (id: number, form: Form | undefined): boolean =>
  form === 'steak' && ingredientById(id)?.aisle !== 'seafood';

/** Whether it is called after a state in which nobody has the food: canned lentils take ten minutes, dried ones have to be cooked first. */
export function isOfOtherState(
  { recipe: { title }, used }: Called,
  { forms }: Omit<DishRequest, 'seed'>,
): boolean {
  const isIn = (form: Form, called: RegExp): boolean =>
    [...used].some((id) => forms?.get(id) === form || called.test(nameOfId(id)));
  return (
    STATES.some(([said, form, called]) => said.test(title) && !isIn(form, called)) ||
    (/\bstew\b/i.test(title) && [...used].some((id) => isSeared(id, forms?.get(id))))
  );
}
