import { idOfPhrase } from '@larder/culinary';
import { type IngredientRole, roleOf } from '@larder/culinary/at-hand';
import { isMarker } from './marker-foods.js';

type ByRole = Readonly<Record<IngredientRole, number>>;

/** What it means to a cook that a food is used, by what it is to a dish: whoever names a flavour wants to taste it. */
export const WORTH: ByRole = {
  ...{ protein: 4, base: 3, main: 3, support: 2, seasoning: 2, staple: 0 },
};
const MARKER_WORTH = 4;

/** And that it has to be bought. */
export const COST: ByRole = {
  ...{ protein: 3, base: 1.5, main: 1, support: 1, seasoning: 0.5, staple: 0 },
};

function byRole(name: string, values: ByRole): number {
  const id = idOfPhrase(name);
  return id === null ? values.main : values[roleOf(id)];
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);

export const worthOf = (name: string): number =>
  isMarker(name) ? MARKER_WORTH : byRole(name, WORTH);

export const worthOfAll = (names: Iterable<string>): number => sum([...names].map(worthOf));

export const costOf = (name: string): number => byRole(name, COST);

export const costOfAll = (names: readonly string[]): number => sum(names.map(costOf));

/** Whether it says what a dish is: pasta, a vegetable or a marker, not the cream. */
export const isTelling = (name: string): boolean => worthOf(name) >= WORTH.main;
