import { ofOtherFlour, ofPlants } from './changing-words.js';
import { eitherFacts, type FoodFacts } from './food-facts.js';
import { factsOf } from './ingredient.js';
import { idOfPhrase, withKinds, type NameMatch } from './vocabulary.js';

// Foods of milk and of wheat are made of other plants too, and the name then says of which: sesame milk, coconut wraps, edamame spaghetti.
// The plant may also be a flavour or a topping (walnut cheese, black bean wraps), so that milk or wheat becomes uncertain, never free. Only
// milk itself is nothing but the plant and water, unless that plant is a flavour of drinks as well.

/** What is ground with water for a milk, and cultured, churned or whipped like milk. */
const MILKED = withKinds(
  'nut, seed, bean, lentil, split pea, pea, edamame, grain, coconut, tiger nut, tofu, plant milk, coconut milk',
);

const idsOf = (names: string): ReadonlySet<number | null> =>
  new Set(names.split(', ').map(idOfPhrase));

/** Drinks of milk are flavoured with these too: peanut milk and red bean milk. */
const ALSO_FLAVOURS = withKinds('bean, peanut');

const MILK = idOfPhrase('milk');
/** Not their kinds: a walnut brie is made of milk. */
const OF_MILK = idsOf(
  'milk, buttermilk, kefir, yogurt, cream, heavy cream, whipped cream, sour cream, butter, cheese, cream cheese, ice cream, condensed milk, ' +
    'evaporated milk, powdered milk',
);

/** What is sliced and toasted like bread. */
const SLICED = withKinds('root vegetable, winter squash');
/** What flour is made of, and vegetables cut into strips and sheets. Spinach and tomatoes only colour a dough. */
const ROLLED_OUT = new Set([
  ...SLICED,
  ...withKinds('bean, lentil, split pea, pea, edamame, grain, flour, seed, coconut, tiger nut'),
  ...withKinds('summer squash, cauliflower, plantain, heart of palm, seaweed'),
]);

const FILLED = withKinds('stuffed pasta, gnocchi, lasagna');
const OF_WHEAT = new Set([...withKinds('pasta, noodle, tortilla')].filter((id) => !FILLED.has(id)));

const WRAPPED_IN_TORTILLAS = withKinds('quesadilla, taquito, burrito');
const TORTILLAS = withKinds('tortilla');
const TORTILLA = idOfPhrase('tortilla');

/** Whether a food before this one is a dish that only says its use: the fajitas of "fajita tortillas", but a "fajita wrap" is the dish. */
export const isUseOf = (
  words: readonly string[],
  main: NameMatch,
  { id, end }: NameMatch,
): boolean =>
  end <= main.start &&
  TORTILLAS.has(main.id) &&
  words[main.end - 1] !== 'wrap' &&
  WRAPPED_IN_TORTILLAS.has(id);

const areMilked = ({ id }: NameMatch, main: NameMatch): boolean =>
  MILKED.has(id) && OF_MILK.has(main.id);

function areRolledOut({ id }: NameMatch, main: NameMatch, words: readonly string[]): boolean {
  if (factsOf(id).allergens.gluten !== 'free') return false;
  const isToast = words.slice(main.start, main.end).join(' ') === 'toast';
  return isToast ? SLICED.has(id) : ROLLED_OUT.has(id) && OF_WHEAT.has(main.id);
}

const SOYBEAN = idOfPhrase('soybean');

/** "Soy" alone is the sauce, but nothing is made of that. */
const asPlant = (words: readonly string[], name: NameMatch): NameMatch =>
  SOYBEAN !== null && words.slice(name.start, name.end).join(' ') === 'soy'
    ? { ...name, id: SOYBEAN }
    : name;

/** The index of the word that says it outright, in "coconut-based yogurt"; -1 if none does. */
export const basedAt = (words: readonly string[], { start }: NameMatch): number =>
  words[start - 1] === 'based' ? start - 1 : -1;

/** The food directly before the last one that words name, if it may be what that one is made of. */
export function plantOf(
  words: readonly string[],
  main: NameMatch,
  others: readonly NameMatch[],
): NameMatch | null {
  const based = basedAt(words, main);
  const before = others.find(({ end }) => end === (based < 0 ? main.start : based));
  if (!before) return null;
  const plant = asPlant(words, before);
  return areMilked(plant, main) || areRolledOut(plant, main, words) ? plant : null;
}

/**
 * The facts of the last food that words name, which may be made of the food before it, or for it. What else the words name is not in them.
 */
export function ownFacts(
  words: readonly string[],
  main: NameMatch,
  others: readonly NameMatch[],
): FoodFacts {
  const facts = factsOf(main.id);
  const plant = plantOf(words, main, others);
  if (plant && areMilked(plant, main)) {
    const plantFacts = ofPlants(facts);
    const isSure = main.id === MILK && !ALSO_FLAVOURS.has(plant.id);
    return isSure ? plantFacts : eitherFacts(facts, plantFacts);
  }
  // Nobody says whether the tortillas of fajitas are of flour or of corn.
  const isForDish =
    main.id === TORTILLA &&
    main.end - main.start === 1 &&
    others.some((other) => other.end === main.start && isUseOf(words, main, other));
  return plant || isForDish ? eitherFacts(facts, ofOtherFlour(facts)) : facts;
}
