import { factsOf, ingredientById, type AllergenId } from '@larder/culinary';
import { fitsRestrictions } from './dietary-restrictions.js';
import type { DishKind } from '@larder/dish-pictures';
import { SeededRandom } from '@larder/seeded-random';
import type { DishDiet, DishType } from '../recipes/domain/dish-type.js';
import { coverOf, culinaryHierarchy, type IngredientRole, roleOf } from '@larder/culinary/at-hand';
import { isCookedEnough } from '../catalogue/domain/kitchen-sense.js';
import { type Brought, bringToTable } from './table-touches.js';
import { occursIn, titleName, withAccents, withFlavour, withoutName } from './dish-titles.js';
import { placesOf, type StyleName } from './cooking-style.js';
import type { Form } from './bought-form.js';
import { isDefiningSeasoning } from './defining-seasonings.js';
import { centreOf, isForDessert, isForSweets, keepsTo, type Centre } from './dish-centre.js';
import { canPlay, DishKit, fillingOf, shares, type Kitchenful, type Weighed } from './dish-kit.js';
import { PATTERNS } from './dish-patterns.js';
import type { DishPattern, Fit } from './dish-pattern.js';
import type { DishRole } from './dish-role.js';
import { sharpened, withTastingAtTable } from './finishing-touches.js';
import { foodOf, reasonLeftAlone, shapesOf, type Food, type Kind } from './food.js';
import type { Reason } from './foods-left-alone.js';
import type { TypedName } from './food-kinds.js';
import { withProperNames } from './proper-names.js';
import { isAdapted, isElsewhere, spokenStyle, stylesFor } from './spoken-style.js';
import { canServe } from './vessels.js';

/** A request for a dish: what to make it of, and how. */
export interface DishRequest {
  /** Ids of the ingredients to use. */
  readonly ingredients: readonly number[];
  /** Ids of what is at hand in addition. */
  readonly pantry: readonly number[];
  readonly type: DishType | null;
  readonly diets: readonly DishDiet[];
  /** Ids of what it must not contain. */
  readonly excluded: ReadonlySet<number>;
  readonly avoided: ReadonlySet<AllergenId>;
  /** Whether nothing may have to be bought. */
  readonly restricted: boolean;
  /** The same request with the same seed gives the same dish. */
  readonly seed: number;
  /** For how many; null for as many as the dish is usually made for. */
  readonly servings?: number | null;
  /** The form in which a person has an ingredient, where that matters: a whole chicken, cooked rice. */
  readonly forms?: ReadonlyMap<number, Form>;
  /** Ids of those of the ingredients that will not keep. */
  readonly soon?: readonly number[];
  /** What a person calls an ingredient that has several names. */
  readonly names?: ReadonlyMap<number, TypedName>;
  /** How much of the ingredients each kind of dish usually takes up, from 0 to 1, where that is known. */
  readonly customary?: ReadonlyMap<DishKind, number>;
}

/**
 * Why an ingredient is not in the dish: it never is, it is as good beside it, it would only season it, it has no place in this one, or
 * another is in its place.
 */
export type LeftOutReason =
  | Reason
  | 'beside'
  | 'seasoned'
  | 'elsewhere'
  | 'second main'
  | 'second starch'
  | 'enough';

export interface LeftOut {
  readonly name: string;
  readonly reason: LeftOutReason;
}

/** A newly composed dish. */
export interface ComposedDish {
  readonly title: string;
  readonly types: readonly DishType[];
  /** Null for a dish that its author has only titled. */
  readonly kind: DishKind | null;
  readonly cuisine: string;
  readonly servings: number;
  readonly readyInMinutes: number;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  /** Names of the given ingredients that the dish uses, of what it adds, and of what it leaves out. */
  readonly uses: readonly string[];
  /** Those of them that merely come to the table with it. */
  readonly brought?: readonly string[];
  readonly adds: readonly string[];
  readonly leavesOut: readonly string[];
  readonly leftOutWhy: readonly LeftOut[];
  /** The known dish that it is, if it is one. */
  readonly origin?: { readonly id: number; readonly title: string };
}

const STAPLES = ['salt', 'pepper', 'water'];

/** A dish that leaves out more than one in three of the named ingredients is made only if no other is. */
const leastShareUsed = 3;
/** Nobody puts a whole refrigerator into one dish: of very many, this many are enough. */
const enoughUsed = 6;
/** More than these do not improve a dish from a full refrigerator. */
const mostCounted = 8;

interface Cooked {
  readonly kit: DishKit;
  readonly title: string;
  readonly fit: number;
  /** The foods that only come to the table with it. */
  readonly brought: Brought;
}

interface Candidate extends Cooked {
  readonly pattern: DishPattern;
  readonly score: number;
  readonly purchases: number;
  /** How many of the named foods are in it; what only lies beside it counts half. */
  readonly uses: number;
  readonly keeps: 'all' | 'main' | 'no';
  readonly isEnough: boolean;
  readonly cookWith: (weighed: Weighed | null) => Cooked | null;
}

/** Names of ingredients that contradict the diets or the exclusions. */
export function conflictsOf(request: Omit<DishRequest, 'seed'>): string[] {
  return request.ingredients.filter((id) => !fitsRestrictions(id, request)).map(nameOfId);
}

/** What says that a kitchen is for something savoury. */
const IN_SAVOURY: readonly Kind[] = [
  ...(['leaf', 'firm', 'tender', 'tomato', 'aromatic', 'tortilla', 'rice', 'cured'] as const),
];

/** For a dessert or a cake, a food that has a sweet shape has no other: egg whites are beaten for a meringue, not scrambled. */
function shapesFor(shapes: readonly Food[]): readonly Food[] {
  const isSavoury = shapes.some(({ kinds }) => kinds.some((kind) => IN_SAVOURY.includes(kind)));
  if (isSavoury && !isForDessert(shapes)) return shapes;
  const isForSweet = ({ kitchens }: Food): boolean => kitchens.includes('s');
  return shapes.filter(
    (shape) =>
      shape.kitchens.length === 0 ||
      isForSweet(shape) ||
      !shapes.some((other) => other.id === shape.id && isForSweet(other)),
  );
}

/** A request, and what is worked out of it once for all patterns. */
interface Order {
  readonly request: DishRequest;
  readonly typed: readonly Food[];
  /** Ids of what a dish can be about: not the salt. */
  readonly counted: readonly number[];
  readonly kinds: ReadonlySet<Kind>;
  readonly centre: Centre;
  /** The style of seasoning that the foods speak for. */
  readonly spoken: StyleName | null;
  readonly kitchen: Kitchenful;
  readonly isAtHand: (id: number) => boolean;
}

/** Null for a request that contradicts itself, or that names nothing a dish can be about. */
function orderOf(request: DishRequest): Order | null {
  if (conflictsOf(request).length > 0) return null;
  const ids = [...new Set(request.ingredients)];
  const counted = ids.filter((id) => {
    const kinds = foodOf(id)?.kinds;
    return kinds && !STAPLES.some((kind) => kinds.includes(kind as never));
  });
  if (counted.length === 0) return null;
  const typed = shapesFor(ids.flatMap((id) => shapesOf(id, request.forms?.get(id))));
  const isAtHand = atHandOf(request);
  return {
    request,
    typed,
    counted,
    kinds: new Set(typed.flatMap((food) => food.kinds)),
    centre: centreOf(typed),
    spoken: spokenStyle(typed),
    kitchen: {
      typed,
      pantry: new Set(request.pantry),
      allowed: (id) => fitsRestrictions(id, request) && (!request.restricted || isAtHand(id)),
    },
    isAtHand,
  };
}

/**
 * A dish of these ingredients according to the patterns; null if none would be worth eating. Where `isAccepted` refuses one, the dish is
 * of another pattern, and only if it refuses them all the one that was best.
 */
export function composeDish(
  request: DishRequest,
  isAccepted: (dish: ComposedDish) => boolean = () => true,
): ComposedDish | null {
  const order = orderOf(request);
  if (!order) return null;
  let candidates = PATTERNS.filter(
    ({ types }) => request.type === null || types.includes(request.type),
  ).flatMap((pattern) => candidatesOf(pattern, order));
  let first: ComposedDish | null = null;
  for (;;) {
    const chosen = choose(candidates, order);
    if (!chosen) return first;
    const dish = finished(chosen, order);
    if (isAccepted(dish)) return dish;
    first ??= dish;
    candidates = candidates.filter(({ pattern }) => pattern !== chosen.pattern);
  }
}

/** The candidate that suits the kitchen best: a dessert where one is wanted. */
function choose(candidates: readonly Candidate[], order: Order): Candidate | null {
  const { request, typed, centre } = order;
  const isDessert = request.type === null && (isForSweets(typed) || isForDessert(typed));
  const sweet = isDessert ? candidates.filter(isSweet) : [];
  return (
    chosenAmong(sweet, request, centre) ??
    // A dessert may do without the macaroni.
    chosenAmong(
      sweet.map((dish) => ({ ...dish, keeps: 'all' as const })),
      request,
      centre,
    ) ??
    // What is plainly for a dessert is no curry: the nearest recipe serves better.
    (isDessert ? null : chosenAmong(candidates, request, centre))
  );
}

/** Seasoned, and written for its vessels. */
function finished(chosen: Candidate, order: Order): ComposedDish {
  // Weight and saltiness are known only once the list is written; the dish is then seasoned accordingly.
  const { saltFromFoods: saltBrought, saltWanted, cutGrams } = chosen.kit;
  const seasoned = chosen.cookWith({ saltBrought, saltWanted, cutGrams }) ?? chosen;
  seasoned.kit.fill(chosen.pattern.vessel);
  return dishOf(chosen.pattern, seasoned, order);
}

/** Whether a dish of these foods keeps to what the request is about; with `isLenient`, it may do without the starch or a second main food. */
export function holdsCentre(
  { ingredients, forms }: Omit<DishRequest, 'seed'>,
  used: ReadonlySet<number>,
  isLenient = false,
): boolean {
  const typed = ingredients.flatMap((id) => shapesOf(id, forms?.get(id)));
  const kept = keepsTo(centreOf(typed), used);
  return kept === 'all' || (isLenient && kept === 'main');
}

/** Whether a pattern makes anything of what is requested, whatever the others make of it. */
export function canMake(pattern: DishPattern, request: DishRequest): boolean {
  const order = orderOf(request);
  return order !== null && candidatesOf(pattern, order).length > 0;
}

/** What a pattern makes of it in each of its styles. */
function candidatesOf(pattern: DishPattern, order: Order): Candidate[] {
  const { request, typed, counted, centre, spoken, kitchen } = order;
  const named = rolesToName(pattern);
  // Most patterns lack something, which shows long before they are cooked.
  if (!named.every(({ kinds }) => kinds.some((kind) => order.kinds.has(kind)))) return [];
  const serving = { servings: request.servings ?? pattern.servings, written: pattern.servings };
  const candidates: Candidate[] = [];
  for (const { name, style } of stylesFor(pattern, spoken)) {
    const places = placesOf(style);
    if (!named.every((role) => typed.some((food) => canPlay(food, role, places)))) continue;
    const cookWith = (weighed: Weighed | null) => {
      const random = new SeededRandom(request.seed, `${pattern.name} ${name}`);
      return cook(pattern, new DishKit(kitchen, style, serving, random, weighed));
    };
    const cooked = cookWith(null);
    if (!cooked || isCalledAfterOthers(cooked, request)) continue;
    if (!counted.some((id) => cooked.kit.used.has(id))) continue;
    const { bought } = sourcesOf(cooked.kit, order);
    candidates.push({
      ...cooked,
      pattern,
      score: scoreOf(pattern, cooked, order),
      purchases: bought.length,
      uses:
        counted.filter((id) => cooked.kit.used.has(id)).length - cooked.brought.foods.length / 2,
      keeps: keepsTo(centre, cooked.kit.used),
      isEnough: usesEnough(cooked.kit, counted),
      cookWith,
    });
  }
  return candidates;
}

const namedRoles = new WeakMap<DishPattern, readonly DishRole[]>();

/** The parts of a dish that nothing is bought for: unless something was named for each, it cannot be made. */
function rolesToName(pattern: DishPattern): readonly DishRole[] {
  const known = namedRoles.get(pattern);
  if (known) return known;
  const roles = Object.values<DishRole>(pattern.roles).filter(
    ({ least = 0, fill = [] }) => least > 0 && fill.length === 0,
  );
  namedRoles.set(pattern, roles);
  return roles;
}

/** Dishes made for the breakfast table or after a meal, which need not have the meat in them. */
const SWEET_TYPES: readonly DishType[] = ['dessert', 'breakfast'];

/** Cakes, puddings and pancakes. */
const isSweet = ({ pattern: { styles, types } }: Candidate): boolean =>
  styles.every((name) => name === 'sweet' || name === 'bakery') &&
  types.some((type) => SWEET_TYPES.includes(type));

/**
 * What is asked of a dish, most demanding first: the first demand that any candidate meets is the one. The main protein is never
 * given up, except for a dessert.
 */
function demandsOn(
  { type, servings }: DishRequest,
  { mains }: Centre,
): ((dish: Candidate) => boolean)[] {
  const isServable = ({ pattern }: Candidate) => !servings || canServe(pattern.vessel, servings);
  const mayLackStarch = mains.length > 0 || type !== null;
  const isSweetWanted = type !== null && SWEET_TYPES.includes(type);
  return [
    (dish) => dish.keeps === 'all' && dish.isEnough && isServable(dish),
    (dish) => dish.keeps === 'all' && isServable(dish),
    (dish) => dish.keeps === 'all',
    // Without a starch that was named: only if the main is there, or if a salad was asked for.
    (dish) => mayLackStarch && dish.keeps === 'main' && dish.isEnough,
    (dish) => mayLackStarch && dish.keeps === 'main',
    (dish) => isSweetWanted && dish.isEnough,
  ];
}

/** Of so many consecutive seeds, the last makes something less obvious, for those who have had the best. */
export const seedsBetweenSurprises = 8;

/** One of the best dishes that take no more shopping than need be, or for some seeds, one of the next best. */
function chosenAmong(
  candidates: readonly Candidate[],
  request: DishRequest,
  centre: Centre,
): Candidate | null {
  const demand = demandsOn(request, centre).find((met) => candidates.some(met));
  if (!demand) return null;
  const possible = candidates.filter(demand);
  const best = modestAmong(leavingOutLeast(goodAmong(possible, asGood)));
  const isSurprise = request.seed % seedsBetweenSurprises === seedsBetweenSurprises - 1;
  const next = isSurprise
    ? modestAmong(goodAmong(possible, nearlyAsGood)).filter((dish) => !best.includes(dish))
    : [];
  return new SeededRandom(request.seed, 'choice').pick(next.length > 0 ? next : best);
}

/** Those whose score is within the margin of the highest. */
function goodAmong(candidates: readonly Candidate[], margin: number): Candidate[] {
  const best = Math.max(...candidates.map(({ score }) => score));
  return candidates.filter(({ score }) => score >= best - margin);
}

/** Of dishes that are about as good, those that leave out least of what was named; what is makeshift gains nothing by that. */
function leavingOutLeast(good: readonly Candidate[]): readonly Candidate[] {
  const proper = good.filter(({ fit }) => fit >= 0);
  const most = Math.max(...(proper.length > 0 ? proper : good).map(({ uses }) => uses));
  return good.filter(({ uses }) => uses === most);
}

/** Those that do not need much more shopping than others. */
function modestAmong(good: readonly Candidate[]): Candidate[] {
  const fewest = Math.min(...good.map(({ purchases }) => purchases));
  return good.filter(({ purchases }) => purchases <= fewest + mostFurtherPurchases);
}

/** Dishes within this difference are considered equally good. */
const asGood = 3;
/** And within this one, good enough where the best are known. */
const nearlyAsGood = 8;
/** Nobody who enters an egg is sent shopping for a noodle soup if something else takes little more than eggs. */
const mostFurtherPurchases = 2;
/** Bonus for each grade by which a dish suits what it is made of. */
const perFit = 4;
const usualFit = 1;
/** Bonus for a kind of dish that usually takes up all that was named. */
const perCustomary = 15;
/** Penalty for leaving out something that was named, by what it is to a dish: greatest for what people decide by what to cook. */
const LEFT_OUT: Readonly<Record<IngredientRole, number>> = {
  ...{ protein: 14, base: 13, main: 12, support: 9, seasoning: 7, staple: 7 },
};
/** Penalty for a vegetable that has to be bought where two were named: there is enough to cook. */
const perVegetable = 3;
/** Penalty for having to buy something, greater if the dish is about it. */
const perPurchase = 0.75;
const perMainPurchase = 2;
/** Bonus when the dish is about something that was named. */
const perNamedInTitle = 1.5;

/** Penalty for two filling foods, such as potatoes in risotto. */
const perSecondFilling = 8;
/** Penalty for adding what is like something that was named and left out: who has mint is not sent for cilantro. */
const perReplaced = 5;

/** Penalty for the spices of a style that nothing that was named belongs to. */
const perFarFetched = 4;
/** Penalty for a dish of another part of the world than the one that the foods speak for. */
const perOtherKitchen = 5;
/** Penalty for one that is only seasoned as there: who has Chinese cabbage takes the wok before the frying pan. */
const perAdapted = 3;
/** Penalty for a Western style where the foods speak for another: as much as for the herb that it does without. */
const perElsewhere = perPurchase;

const fewestSteps = 4;

/** Whether it uses a good part of what was named. */
function usesEnough(kit: DishKit, counted: readonly number[]): boolean {
  const used = counted.filter((id) => kit.used.has(id)).length;
  const missing = counted.length - used;
  return missing * leastShareUsed <= counted.length || used >= enoughUsed;
}

/** Whether its title mentions a food that nobody named. */
function isCalledAfterOthers({ kit, title }: Cooked, { ingredients }: DishRequest): boolean {
  const used = [...kit.used.values()];
  const isNamed = ({ id }: Food): boolean => ingredients.includes(id);
  // "Pepper" is the bell pepper that was named, not the black one that was not.
  const rest = used
    .filter(isNamed)
    .reduce((left, food) => withoutName(left, titleName(food)), title);
  return used.some((food) => !isNamed(food) && occursIn(rest, titleName(food)));
}

/** Whether something is at hand, by the search's rule. */
export function atHandOf({
  ingredients,
  pantry,
}: Pick<DishRequest, 'ingredients' | 'pantry'>): (id: number) => boolean {
  const cover = coverOf(ingredients, pantry, culinaryHierarchy);
  return (id) => cover.typed.has(id) || cover.pantry.has(id) || cover.standIns.has(id);
}

/** Whether nothing is left raw or harmful, no egg is broken that has no shell, and there are steps enough. */
const isSound = (kit: DishKit): boolean =>
  kit.leftRaw.length === 0 &&
  [...kit.used.values()].every(({ name }) => isCookedEnough(name, kit.steps)) &&
  !kit.wantsShells &&
  kit.complete(fewestSteps);

function cook(pattern: DishPattern, kit: DishKit): Cooked | null {
  const parts: Record<string, readonly Food[]> = {};
  for (const [name, role] of Object.entries<DishRole>(pattern.roles)) {
    const { kinds, least = 0, most = 1, cut, raw, anywhere, fit, shared } = role;
    const named = kit.take(kinds, { most, cut, raw, anywhere, fit });
    const foods = named.length < least ? kit.fillUp(named, role) : named;
    if (foods.length < least) return null;
    if (shared) kit.share(foods, shares(foods.length));
    parts[name] = foods;
  }
  const fit: Fit = pattern.fits ? pattern.fits(parts, kit) : usualFit;
  if (fit === null) return null;
  const title = pattern.cook(kit, parts);
  kit.takeOutWhole();
  kit.heatLast();
  kit.startInTime();
  kit.boilFirst();
  if (title === null) return null;
  const called = titleFor(pattern, kit, title);
  const brought = bringToTable(pattern, kit);
  sharpened(pattern, kit);
  kit.heatOvenFirst();
  return isSound(kit) ? { kit, title: called, fit, brought } : null;
}

/** What is not cooked has no flavour that its title could hide: it names what lies in it. */
const MIXED_KINDS: readonly DishPattern['kind'][] = ['salad', 'sandwich', 'dip'];

/** A savoury title also says what the dish tastes of, if it hides that. */
function titleFor({ styles, kind }: DishPattern, kit: DishKit, title: string): string {
  const isSweet = styles.some((name) => name === 'sweet' || name === 'bakery');
  if (isSweet || MIXED_KINDS.includes(kind)) return title;
  const named = [...kit.used.values()].filter((food) => kit.isNamed(food));
  return withAccents(withFlavour(title, named), named, (food) => kit.spoken(food));
}

/** Which of a dish's foods were named, added, and have to be bought. */
function sourcesOf(kit: DishKit, { request, isAtHand }: Order) {
  const given = new Set(request.ingredients);
  const missing = [...given].filter((id) => !kit.used.has(id));
  const used = [...kit.used.values()];
  const bought = used.filter(({ id }) => !isAtHand(id));
  return { given, missing, used, bought };
}

/** Foods of one of these groups are bought in place of one another. */
const ALIKE: readonly (readonly Kind[])[] = [
  ['herb', 'woody'],
  ['leaf', 'salad'],
  ['tinned', 'tomato'],
  ['firm', 'tender', 'root'],
  ['pasta', 'noodle'],
  ['rice', 'risotto', 'grain'],
  ['bread', 'bun', 'flatbread', 'tortilla'],
  ['bean', 'lentil'],
  ['cheese', 'hardcheese', 'softcheese', 'freshcheese'],
  ['milk', 'cream', 'coconut'],
  ['acid', 'citrus'],
  ['spice'],
  ['pungent', 'hot'],
];

/** How many foods were added although something like them was named and is not used. */
function replacedIn(
  used: readonly Food[],
  given: ReadonlySet<number>,
  missing: readonly number[],
): number {
  const left = missing.flatMap((id) => foodOf(id) ?? []);
  const playsIn = ({ kinds: [first] }: Food, group: readonly Kind[]): boolean =>
    first !== undefined && group.includes(first);
  return used.filter(
    (food) =>
      !given.has(food.id) &&
      ALIKE.some((group) => playsIn(food, group) && left.some((other) => playsIn(other, group))),
  ).length;
}

/** What a style of seasoning adds that other kitchens do not have at the end of a dish. */
const OF_ONE_KITCHEN = /^(?:cilantro|thai basil|lime juice|sherry vinegar)$/;

/** Whether it has the flavours of a style for which nothing that was named speaks: smoked paprika beside tarragon and peas. */
function isFarFetched(
  { style }: DishKit,
  used: readonly Food[],
  given: ReadonlySet<number>,
): boolean {
  const { of, spices } = style;
  return (
    of !== undefined &&
    used.some(
      ({ id, name }) => !given.has(id) && (spices.includes(name) || OF_ONE_KITCHEN.test(name)),
    ) &&
    !used.some(({ id, name }) => given.has(id) && of.test(name))
  );
}

const VEGETABLES: readonly Kind[] = [
  ...(['firm', 'tender', 'leaf', 'root', 'tomato', 'salad', 'potato'] as const),
];
const isVegetable = ({ kinds: [first] }: Food): boolean =>
  first !== undefined && VEGETABLES.includes(first);
const enoughVegetables = 2;

/** How many vegetables are bought although enough were named. */
function vegetablesBought(bought: readonly Food[], { typed }: Order): number {
  const named = new Set(typed.filter(isVegetable).map(({ id }) => id));
  return named.size < enoughVegetables ? 0 : bought.filter(isVegetable).length;
}

/** Kinds that a cook does not tell apart when choosing what to make. */
const SAME_KIND: readonly (readonly DishKind[])[] = [
  ['soup', 'chunky soup', 'noodle soup'],
  ['salad', 'mixed salad'],
  ['stew', 'curry'],
  ['omelette', 'eggs', 'baked eggs'],
  ['cake', 'plain cake', 'layer cake', 'loaf'],
  ['pie', 'tart'],
  ['pancakes', 'crêpes'],
  ['noodles', 'pasta'],
  ['sandwich', 'burger', 'rolls'],
];

function customaryShare({ kind }: DishPattern, { customary }: DishRequest): number {
  if (!customary || kind === null) return 0;
  const same = SAME_KIND.find((kinds) => kinds.includes(kind)) ?? [kind];
  return Math.max(...same.map((one) => customary.get(one) ?? 0));
}

/** From a full refrigerator some may be left out: what decides least. */
function costOfLeavingOut(missing: readonly number[], named: number): number {
  const free = Math.max(0, named - mostCounted);
  return missing
    .map((id) => LEFT_OUT[isDefiningSeasoning(nameOfId(id)) ? 'protein' : roleOf(id)])
    .sort((left, right) => left - right)
    .slice(free)
    .reduce((sum, cost) => sum + cost, 0);
}

function scoreOf(pattern: DishPattern, cooked: Cooked, order: Order): number {
  const { kit, title, fit, brought } = cooked;
  const { request } = order;
  const { given, missing, used, bought } = sourcesOf(kit, order);
  const atHome = used.filter((food) => given.has(food.id) && food.kitchens.length > 0).length;
  const first = request.type === null || pattern.types[0] === request.type;
  const named = used.filter(
    (food) => given.has(food.id) && occursIn(title, titleName(food)),
  ).length;
  const filling = fillingOf(used);
  const twice = filling.length > 1 && filling.some(({ id }) => !given.has(id));
  return (
    perFit * fit +
    perCustomary * customaryShare(pattern, request) -
    costOfLeavingOut(missing, given.size) -
    brought.cost -
    perPurchase * bought.length -
    perVegetable * vegetablesBought(bought, order) -
    perMainPurchase * kit.mains.filter((food) => bought.includes(food)).length +
    perNamedInTitle * named +
    atHome -
    (twice ? perSecondFilling : 0) -
    perReplaced * replacedIn(used, given, missing) -
    (isFarFetched(kit, used, given) ? perFarFetched : 0) -
    (isElsewhere(kit.style, order.spoken) ? perOtherKitchen : 0) -
    (isAdapted(pattern, kit.style, order.spoken) ? perAdapted : 0) -
    (kit.lacksItsHerb ? perElsewhere : 0) +
    (first ? 2 : 0)
  );
}

/** Vegan cheese does not make a vegan dish, and shrimp beside meatless sausages no meatless one; all that is served is cooked. */
function withoutPromises(title: string, used: readonly Food[]): string {
  const isMeatless = used.every(({ id }) => factsOf(id).diets.vegetarian === 'free');
  return title
    .replace(isMeatless ? /\bvegan\b/gi : /\b(?:vegan|vegetarian|meatless)\b/gi, 'Plant-Based')
    .replace(/\bgluten-free /gi, '')
    .replace(/\bcooked (?=\w)/gi, '');
}

function dishOf(pattern: DishPattern, { kit, title, brought }: Cooked, order: Order): ComposedDish {
  const { request, centre } = order;
  const { given, missing, used, bought } = sourcesOf(kit, order);
  const isFull = used.filter(({ id }) => given.has(id)).length >= enoughUsed;
  return {
    title: withoutPromises(title, used),
    types: typesOf(pattern, request.type),
    kind: pattern.kind,
    cuisine: kit.style.cuisine,
    servings: kit.servings,
    readyInMinutes: kit.readyInMinutes,
    ingredients: kit.lines.map(withProperNames),
    steps: withTastingAtTable(kit.steps.map(withProperNames), fewestSteps),
    uses: used.filter(({ id }) => given.has(id)).map(({ id }) => nameOfId(id)),
    brought: brought.foods.filter(({ id }) => given.has(id)).map(({ id }) => nameOfId(id)),
    adds: bought.map(({ id }) => nameOfId(id)),
    leavesOut: missing.map(nameOfId),
    leftOutWhy: missing.map((id) => ({
      name: nameOfId(id),
      reason: reasonLeftAlone(id) ?? reasonHere(id, centre, isFull),
    })),
  };
}

/** Why a food that dishes do use is not in this one, or what to do with it instead. */
function reasonHere(id: number, { mains, starches }: Centre, isFull: boolean): LeftOutReason {
  if (mains.includes(id)) return 'second main';
  if (starches.includes(id)) return 'second starch';
  if (isFull) return 'enough';
  if (roleOf(id) === 'seasoning') return 'seasoned';
  return foodOf(id)?.kinds.some((kind) => AS_IT_IS.includes(kind)) ? 'beside' : 'elsewhere';
}

/** What anybody eats with a meal as it is. */
const AS_IT_IS: readonly Kind[] = [
  ...([
    'salad',
    'berry',
    'crisp',
    'soft',
    'orange',
    'banana',
    'briny',
    'nut',
    'softcheese',
  ] as const),
  ...(['yogurt', 'kimchi', 'slaw', 'salsa', 'coldcut', 'biscuit', 'icecream', 'sponge'] as const),
];

/** The type that was asked for comes first. */
export function typesOf(
  { types }: { readonly types: readonly DishType[] },
  asked: DishType | null,
): DishType[] {
  return asked === null ? [...types] : [asked, ...types.filter((type) => type !== asked)];
}

export function nameOfId(id: number): string {
  return ingredientById(id)?.name ?? '';
}
