import { ancestorsOf, descendantsOf, ingredientById, partsOf } from '@larder/culinary';
import type { Form } from './bought-form.js';
import { tastesAsWell } from './flavour-swaps.js';
import { foodOf, type Food, type Kind, shapesOf } from './food.js';

/** How a food is in a recipe that names another one: as it is written, under its own name, or in a dish that is another one by that. */
export type Place = 'as written' | 'renamed' | 'another';

export function placeOf(typed: number, id: number, form: Form | null = null): Place {
  if (isUnlike(typed, id, form)) return 'another';
  if (isFreshFor(typed, id)) return 'renamed';
  if (isNear(typed, id)) return 'as written';
  return isAlike(typed, id) ? 'renamed' : 'another';
}

/** What gives its taste to the water that it simmers in, once the meat is eaten as well. */
const BONE = /ham hock|carcass|marrow bone/;

/** Meat that was cooked before is not what a recipe for raw meat roasts for an hour. */
export const isLeftover = (id: number, form: Form | null = null): boolean =>
  shapesOf(id, form)[0]?.kinds.includes('cookedmeat') === true && !BONE.test(nameOf(id));

/** What a smokehouse has cooked; other sausages are raw. */
const READY_SAUSAGE = /smoked sausage|kielbasa|andouille|linguica|hot dog/;

const isRawSausage = (id: number): boolean =>
  foodOf(id)?.kinds[0] === 'sausage' && !READY_SAUSAGE.test(nameOf(id));

/** Whether a recipe for the one would dry out the other, which was cooked before, or would only warm what is raw. */
const isUnlike = (typed: number, id: number, form: Form | null): boolean =>
  (isLeftover(typed, form) && !isLeftover(id)) ||
  (isRawSausage(typed) && READY_SAUSAGE.test(nameOf(id)));

/** What is sold in cans, and is fresh in the kitchen: with as many of them, it is the same sauce. */
export const isFreshFor = (typed: number, id: number): boolean =>
  TOMATOES.test(nameOf(typed)) && CANNED_TOMATOES.test(nameOf(id));
const TOMATOES = /^(?:cherry |plum )?tomato$/;
const CANNED_TOMATOES = /^(?:canned|crushed) tomato$/;

/** Whoever names chicken has no minced chicken, and no cooked one. */
const PREPARED = /^(?:ground|cooked|canned|smoked|dried|deli) /;

/** Whether one is a kind or a part of the other, so that a recipe that names one is right for the other as it is. */
const isNear = (typed: number, id: number): boolean =>
  typed === id ||
  partsOf(typed).includes(id) ||
  ancestorsOf(typed).includes(id) ||
  (descendantsOf(typed).includes(id) && !PREPARED.test(nameOf(id)));

/** Whether one may be called the other in a recipe: another cut or cheese, not vinegar for juice. */
const isAlike = (typed: number, id: number): boolean =>
  !descendantsOf(typed).includes(id) && ingredientById(typed)?.aisle === ingredientById(id)?.aisle;

const nameOf = (id: number): string => ingredientById(id)?.name ?? '';

/** What one of a kind takes the place of, each cooked as the next: goat cheese on pasta for parmesan, blueberries in a cake for strawberries. */
const DOES_FOR: Partial<Readonly<Record<Kind, readonly Kind[]>>> = {
  cheese: ['cheese', 'hardcheese'],
  hardcheese: ['hardcheese'],
  softcheese: ['softcheese', 'hardcheese'],
  mince: ['mince'],
  stewing: ['stewing'],
  cookedmeat: ['cookedmeat'],
  fish: ['fish'],
  smokedfish: ['smokedfish'],
  bean: ['bean'],
  pasta: ['pasta'],
  flatbread: ['flatbread'],
  berry: ['berry'],
  nut: ['nut'],
  driedfruit: ['driedfruit'],
};

/** What is of such a kind, but is something else to eat. */
const OF_ITS_OWN =
  /^(?:hominy|chana masala|(?:refried|baked|chili) beans?|gnocchi|tuna steak|smoked haddock|eel|prosciutto|cooked salmon|taco shell|tostada|(?:rice|glass|udon|soba|shirataki) noodle|.* dough|english muffin|bagel|.* seed|dukkah|pomegranate|.* (?:ginger|peel)|candied .*|grape|beef heart|(?:sweet )?pickle|relish|textured vegetable protein|vegetarian ground meat)$/;

/** What gives a dish its taste: one sauce or spice is another dish than the next. */
const FLAVOURS: readonly Kind[] = ['sauce', 'spice', 'sweetspice', 'currypaste', 'paste', 'leaven'];

/** Minutes that make no difference, and part of the time that makes none in the oven or in a stew. */
const aboutAsLong = 4;
const shareOfTime = 0.25;

const asLong = (one: Food, other: Food): boolean =>
  (['simmer', 'fry', 'roast'] as const).every((method) => {
    const [had, wanted] = [one.minutes[method], other.minutes[method]];
    if (had === null || wanted === null) return true;
    return Math.abs(had - wanted) <= Math.max(aboutAsLong, shareOfTime * wanted);
  });

/** It is done later than red meat: a recipe for beef takes ground turkey from the heat too soon. */
const POULTRY = /\b(?:chicken|turkey|duck)\b/;

/** How a food that is named and not used yet may serve a recipe. */
export interface Spare {
  readonly id: number;
  readonly form: Form | null;
  /** Whether the table of stand-ins has it for this food of the recipe. */
  readonly standsInFor: (id: number) => boolean;
}

/**
 * Whether a food takes the place of one that would have to be bought, under its own name: both play the same part in a dish and are
 * cooked as long, and they are either known to stand in for each other or of a kind of which one does as well as the next.
 */
export function takesPlaceOf({ id: typed, form, standsInFor }: Spare, id: number): boolean {
  if (isFreshFor(typed, id) || tastesAsWell(typed, id)) return true;
  if (typed === id || ancestorsOf(id).includes(typed) || isUnlike(typed, id, form)) return false;
  if ([typed, id].some((one) => OF_ITS_OWN.test(nameOf(one)))) return false;
  if (POULTRY.test(nameOf(typed)) && !POULTRY.test(nameOf(id))) return false;
  const doesFor = standsInFor(id) ? isOfKind : isOfEasyKind;
  return shapesOf(typed, form).some((has) =>
    shapesOf(id).some((wanted) => doesFor(has, wanted) && asLong(has, wanted)),
  );
}

const isOfKind = ({ kinds: [plays] }: Food, { kinds: [part] }: Food): boolean =>
  plays !== undefined && plays === part && !FLAVOURS.includes(plays);

const isOfEasyKind = ({ kinds: [plays] }: Food, { kinds: [part] }: Food): boolean =>
  plays !== undefined && part !== undefined && DOES_FOR[plays]?.includes(part) === true;
