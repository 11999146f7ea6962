import {
  ancestorsOf,
  descendantsOf,
  ingredientById,
  multiply,
  rational,
  toNumber,
  type Rational,
} from '@larder/culinary';
import type { SeededRandom } from '@larder/seeded-random';
import { minutesIn } from '../catalogue/domain/cooking-times.js';
import { placesOf, type CookingStyle } from './cooking-style.js';
import { isForLoaf, isForSweets } from './dish-centre.js';
import { occursIn, titleName, titleOf } from './dish-titles.js';
import { amountOf, nameOf, type AmountText } from './dish-amount.js';
import { CUTS } from './cuts-of-meat.js';
import type { DishRole } from './dish-role.js';
import type { Form } from './bought-form.js';
import { foodNamed, type Food, type Kind, type CuisineFamily } from './food.js';
import { longestInTwo } from './long-steps.js';
import { listed, meanwhile } from './phrases.js';
import { saltFor } from './ratios.js';
import { withOvenFirst } from './oven-first.js';
import { startedInTime, type TimedStep } from './starting-in-time.js';
import { gramsOfLine, saltBroughtBy } from './saltiness.js';
import { loadSentence, sized, type Vessel } from './vessels.js';
import { readAmount } from './written-amount.js';

/** The ingredients available to a pattern. */
export interface Kitchenful {
  /** The foods the person named. */
  readonly typed: readonly Food[];
  /** Ids of what is at hand in addition. */
  readonly pantry: ReadonlySet<number>;
  /** Whether a dish may contain it: the diet and the exclusions. */
  readonly allowed: (id: number) => boolean;
}

/** What a first version of the dish has shown: only then is it known how salty and how heavy it is. */
export interface Weighed {
  /** Grams of salt in what it is made of, and grams that its weight asks for. */
  readonly saltBrought: number;
  readonly saltWanted: number;
  /** Grams of meat on the bone and of large cuts. */
  readonly cutGrams: number;
}

export interface Serving {
  /** For how many people. */
  readonly servings: number;
  /** For how many the pattern writes its amounts. */
  readonly written: number;
}

export interface Taking {
  readonly most?: number;
  readonly cut?: string;
  /** Only foods that can be eaten raw. */
  readonly raw?: boolean;
  /** Regardless of cuisine. */
  readonly anywhere?: boolean;
  /** Only foods for which this holds. */
  readonly fit?: (food: Food) => boolean;
}

/** What a cook calls it once it is on the board. */
const SPOKEN: Readonly<Record<string, string>> = {
  ...CUTS,
  'extra virgin olive oil': 'olive oil',
  'gluten-free oat': 'oats',
  'greek yogurt': 'yogurt',
  steak: 'steak',
  'collard green': 'collard greens',
  'mustard green': 'mustard greens',
  'beet green': 'beet greens',
  brisket: 'brisket',
  oxtail: 'oxtail',
  'beef shank': 'beef shank',
  'pork belly': 'pork belly',
  goose: 'goose',
  'chili con carne': 'chili',
  pumpkin: 'pumpkin',
  'cinnamon stick': 'ground cinnamon',
  coconut: 'coconut',
};

/** Of these one does what another does, in the same amount. */
const INTERCHANGEABLE: readonly Kind[] = [
  ...(['milk', 'cream', 'sourcream', 'yogurt', 'egg', 'flour', 'starch', 'broth', 'soy'] as const),
  ...(['mayo', 'mustard', 'pasta', 'noodle', 'bread', 'tortilla', 'crumb', 'cured'] as const),
  ...(['cheese', 'hardcheese', 'sugar'] as const),
];

/** What is counted by the piece says how large each is: "4 pork chops (200 g each)". */
function counted(amount: string, name: string): string {
  const [, count, size] = /^([\d/ ]+) \(([^)]+)\)$/.exec(amount) ?? [];
  if (count === undefined) return `${amount} ${name}`;
  return `${count} ${name} (${size}${count === '1' ? '' : ' each'})`;
}

/** Bought in one piece, however much of it. */
const JOINT = /\b(?:shoulder|loin|belly|roast|brisket|leg of \w+)$/;

/** Whether it is weighed, and is one. */
const isJoint = ({ name }: Food, { text }: AmountText): boolean =>
  /\bk?g$/.test(text) && JOINT.test(name);

/** Foods that fill a plate by themselves: nobody buys a second one of these. */
export const FILLING: readonly Kind[] = [
  ...(['potato', 'mash', 'rice', 'risotto', 'grain', 'polenta', 'pasta', 'noodle'] as const),
  ...(['bread', 'tortilla', 'flatbread', 'bun', 'dumpling', 'fries', 'shell'] as const),
];

/** What is left of a vegetable does not stand in for it. */
const isTrimming = ({ form }: Food): boolean =>
  form === 'peelings' || form === 'tops' || form === 'stems';

const STARCHY_ROOT = /^(?:cassava|taro|yam|plantain|green banana|breadfruit|ube)$/;

/** What was bought in one of these is called so to the end: drumsticks are not legs. */
const SPOKEN_FORMS: readonly Form[] = [
  ...(['ground', 'drumstick', 'strips', 'peelings', 'tops', 'stems'] as const),
];

const NUMBER_WORDS: Readonly<Record<number, string>> = Object.fromEntries(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [index + 1, word]),
);

const PLURAL_SPOKEN = /(?:[^s]s|ies|eaves)$/;
const SINGULAR_ENDING_IN_S = /(?:asparagus|couscous|hummus|molasses|breadcrumbs)$/;

interface Measure {
  readonly amount: AmountText;
  readonly cut: string;
}

/** By the number of servings: every pattern asks for the usual amounts of the same foods. */
const usualMeasures = new WeakMap<Food, Map<number, Measure>>();

function usualMeasure(food: Food, servings: number, portion: Rational): Measure {
  const measures = usualMeasures.get(food) ?? new Map<number, Measure>();
  const known = measures.get(servings);
  if (known) return known;
  const usual = { amount: amountOf(food, portion), cut: food.cut.replace('*', 'diced') };
  usualMeasures.set(food, measures.set(servings, usual));
  return usual;
}

const mostHandling = 20;
/** Minutes (Health Canada: fiddleheads; FAO: cassava, whose water takes its cyanide along). */
const BOILED_FIRST: Readonly<Record<string, number>> = { fiddlehead: 15, cassava: 10 };
/** What says that it is boiled in water of its own anyway. */
const DRAINED = /\bdrain/i;
/** Minutes that toast and warmed leftovers may stand before they are cold. */
const longestWarm = 10;

/** From so many servings on, pieces and cans are used whole; from so many of them on, halves are not counted anyway. */
const fewestForWholes = 4;
const mostWholes = 2;

/** What seasons a dish for four, in quarter teaspoons, and the weight of each. */
const quartersForFour = 4;
const gramsInQuarter = 1.5;
/** However heavy the dish, the cook who tastes adds the rest. */
const mostOfUsualSalt = 1.5;
/** Grams for each person beyond which it is too salty, whatever the meat weighs. */
const mostSaltEach = 3.3;
const LARGE_CUTS: readonly Kind[] = ['braise', 'joint', 'bird', 'bonein', 'rib', 'wing'];
const mlInCup = 250;

/** Eggs by the cup: a quarter of one is a large egg, says the carton. */
const isPoured = ({ kinds: [first], amount }: Food): boolean =>
  first === 'egg' && /^cups?$/.test(amount.unit);
/** Poured too, and without a yolk. */
const isShelled = (food: Food): boolean => isPoured(food) || food.name === 'egg white';
const CUP_FOR_EGG = { value: rational(1, 4), unit: 'cups' };
/** What is done only to an egg in its shell, or just out of it. */
const SHELLED =
  /\b(?:boil|break|crack|peel|halve|slice|fry|poach|yolks?|whites?|separate|top with)\b/i;

/** Boneless and raw: a plate of it is more than 100 g, whatever starch lies beside it. */
const BONELESS: readonly Kind[] = ['mince', 'poultry', 'quick', 'fish', 'shellfish', 'smokedfish'];
const usualCut = 2 / 3;

/** Of what a dish is about, two thirds are too little for a plate. */
const ofProtein = ({ kinds: [first], form }: Food, factor: Rational): Rational =>
  first !== undefined &&
  BONELESS.includes(first) &&
  form !== 'cooked' &&
  Math.abs(toNumber(factor) - usualCut) < 0.01
    ? rational(5, 6)
    : factor;

/** How much of each goes in when this many share a pot. */
export const shares = (count: number): Rational =>
  count <= 2 ? rational(1) : count === 3 ? rational(3, 4) : rational(1, 2);

/** What only flavours what it is cooked in. */
const COOKED_WHOLE: ReadonlySet<string> = new Set(['bay leaf', 'star anise', 'parmesan rind']);
/** The same, and berries that are bitter to bite on. */
export const isForPot = ({ name }: Food): boolean =>
  COOKED_WHOLE.has(name) || /juniper|curry leaf|lime leaf/.test(name);
/** Cinnamon in one piece, as it is simmered; ground, it is a spice like any other. */
const isStick = ({ kinds }: Food): boolean => kinds.includes('stick');
/** What goes on by itself, and the minutes from which on it leaves time for something else. */
const WAITING = /\b(?:simmer|braise|bake|roast|chill|rest|stand)\b/i;
const longWait = 12;
/** So many sentences are two steps. */
const longStep = 4;
/** Steps, beside those for nuts and for serving. */
const longRecipe = 8;
/** Minutes that a dish waits in its pan without harm. */
const longestPause = 5;
const PUT_TOGETHER = /^(?:Fill|Layer|Toast|Spread|Press)\b/;
const SERVING = /^(?:Serve|Divide|Ladle|Spoon|Scatter|Sprinkle|Top)\b/;

/** A dish being composed. Naming a food in a step with `the` adds it to the list, so that list and steps cannot disagree. */
export class DishKit {
  readonly lines: string[] = [];
  readonly steps: string[] = [];
  readonly used = new Map<number, Food>();
  /** Foods in order of importance to the dish. */
  readonly mains: Food[] = [];
  private readonly taken = new Set<number>();
  private readonly measures = new Map<number, Measure>();
  readonly servings: number;
  /** For how many the pattern writes its amounts. */
  readonly written: number;
  private readonly portion: Rational;
  /** What amounts that the pattern writes are multiplied by. */
  private readonly factor: Rational;
  private readonly beside = new Set<number>();
  private readonly soonReady = new Map<string, Food>();
  private readonly boiling = new Map<string, Food>();
  /** Minutes that pass before anything else is begun. */
  private boiledFirst = 0;
  private readonly heated = new Set<number>();
  private readonly crumbled = new Set<number>();
  private readonly saltedApart = new Set<number>();
  private readonly aside = new Set<number>();
  private tasted = false;
  /** Whether the herb of its style was left out, because the foods speak for another. */
  lacksItsHerb = false;
  private isRidOfWhole = false;
  private readonly lineOf = new Map<number, string>();

  constructor(
    private readonly kitchen: Kitchenful,
    readonly style: CookingStyle,
    { servings, written }: Serving,
    readonly random: SeededRandom,
    private readonly weighed: Weighed | null = null,
  ) {
    this.servings = servings;
    this.written = written;
    this.portion = rational(servings, 4);
    this.factor = rational(servings, written);
  }

  /** Whether the person named it. */
  isNamed({ id }: Food): boolean {
    return this.kitchen.typed.some((food) => food.id === id);
  }

  /** Whether the person named a food of these kinds. */
  offers(...kinds: readonly Kind[]): boolean {
    return this.kitchen.typed.some((food) => food.kinds.some((kind) => kinds.includes(kind)));
  }

  /** Whether everything that was named can play one of these parts. */
  isOnlyOf(...kinds: readonly Kind[]): boolean {
    return this.kitchen.typed.every((food) => food.kinds.some((kind) => kinds.includes(kind)));
  }

  /**
   * "Chicken, Carrot and Leek Soup": the main foods, then the kind of dish. Named after what the person entered, not after additions.
   */
  titleOf(foods: readonly Food[], dish: string): string {
    const named = foods.filter((food) => this.isNamed(food));
    if (named.length > 0) return titleOf(named, dish);
    const saysIt = this.kitchen.typed.some((food) => occursIn(dish, titleName(food)));
    return titleOf(saysIt ? [] : foods, dish);
  }

  /** Whether a food belongs in this style of cooking. */
  suits(food: Food): boolean {
    return suitsKitchens(food, placesOf(this.style));
  }

  /** Named foods of these kinds that have not been used yet. */
  take(kinds: readonly Kind[], { most = 9, cut = '', raw, anywhere, fit }: Taking = {}): Food[] {
    const found: Food[] = [];
    const places = placesOf(this.style);
    for (const food of this.kitchen.typed) {
      if (found.length >= most) break;
      if (this.taken.has(food.id) || found.some(({ id }) => id === food.id)) continue;
      if (canPlay(food, { kinds, raw, anywhere, fit }, places)) found.push(food);
    }
    for (const food of found) {
      this.taken.add(food.id);
      if (cut !== '') this.cut(food, cut);
    }
    return found;
  }

  /** The first of these that the dish may contain, preferring one that was named, or named in its place, and then one at hand. */
  staple(...names: readonly string[]): Food | null {
    const named = this.namedFor(names);
    if (named) {
      this.taken.add(named.id);
      return named;
    }
    const possible = names
      .map((name) => foodNamed(name))
      .filter((food) => this.kitchen.allowed(food.id) && !this.taken.has(food.id))
      // Carrots are not bought by who has their tops.
      .filter(({ id }) => !this.kitchen.typed.some((food) => food.id === id && isTrimming(food)));
    const food = possible.find(({ id }) => this.kitchen.pantry.has(id)) ?? possible[0] ?? null;
    if (food) this.taken.add(food.id);
    return food;
  }

  /** What was named and does the same: who has soy milk, turkey bacon or gluten-free pasta is not given the ordinary one. */
  private namedFor(names: readonly string[]): Food | null {
    const kinds = names.flatMap((name) => foodNamed(name).kinds.slice(0, 1));
    const isAlike = (food: Food): boolean =>
      names.includes(food.name) ||
      food.kinds.slice(0, 1).some((kind) => INTERCHANGEABLE.includes(kind) && kinds.includes(kind));
    const found = this.kitchen.typed.find(
      (food) => !this.taken.has(food.id) && !isTrimming(food) && this.suits(food) && isAlike(food),
    );
    return found ?? null;
  }

  /** The same, but only if it is at hand: what a dish can do without is not bought. */
  stapleAtHand(...names: readonly string[]): Food | null {
    return this.staple(...names.filter((name) => this.isAtHand(foodNamed(name))));
  }

  /** Fills up the named foods to `least`, with nothing nearly identical. */
  fillUp(named: readonly Food[], { least = 0, fill = [], inOrder = false, cut }: DishRole): Food[] {
    const foods = [...named];
    for (const name of inOrder ? fill : this.random.shuffled(fill)) {
      if (foods.length >= least) break;
      const { id, kinds } = foodNamed(name);
      if (this.isFilledBeside(kinds)) continue;
      const near = new Set([id, ...ancestorsOf(id), ...descendantsOf(id)]);
      if (this.kitchen.typed.some((food) => near.has(food.id))) continue;
      const food = this.staple(name);
      if (!food) continue;
      if (cut !== undefined) this.cut(food, cut);
      foods.push(food);
    }
    return foods;
  }

  /** Whether a named food fills the plate in place of what would be bought: no potatoes beside rice, nor rice beside cassava. */
  private isFilledBeside(kinds: readonly Kind[]): boolean {
    if (this.hasStarchyRoot && kinds.some(isFilling)) return true;
    return kinds.includes('potato') && fillingOf(this.kitchen.typed).length > 0;
  }

  /** A named food of a kind, or else a staple. */
  one(kinds: readonly Kind[], ...names: readonly string[]): Food | null {
    return this.take(kinds, { most: 1 })[0] ?? this.staple(...names);
  }

  /** Whether something of these kinds was named and is still to be used. */
  wants(...kinds: readonly Kind[]): boolean {
    return this.kitchen.typed.some(
      (food) => !this.taken.has(food.id) && food.kinds.some((kind) => kinds.includes(kind)),
    );
  }

  /** Whether a food of such a name was named. */
  wantsNamed(name: RegExp): boolean {
    return this.kitchen.typed.some((food) => name.test(food.name));
  }

  /** Whether a root was named that fills a plate as rice does: nobody buys rice beside cassava. */
  get hasStarchyRoot(): boolean {
    return this.wantsNamed(STARCHY_ROOT);
  }

  /** Whether it is at hand without having been named. */
  isAtHand({ id }: Food): boolean {
    return this.kitchen.pantry.has(id);
  }

  /** Sets the amount, as in an ingredient line for as many servings as the pattern is written for. */
  measure(food: Food, text: string): Food {
    const isAsWritten = this.factor.numerator === this.factor.denominator;
    const amount = amountOf(food, this.factor, readAmount(text));
    const isByPiece = /^[\d/ ]+$/.test(text);
    this.measures.set(food.id, {
      amount:
        isByPiece && isPoured(food)
          ? amountOf(food, multiply(this.factor, readAmount(text).value), CUP_FOR_EGG)
          : isAsWritten
            ? { text, single: amount.single }
            : amount,
      cut: this.measures.get(food.id)?.cut ?? food.cut,
    });
    return food;
  }

  /** "1 tbsp": a part of a food for as many as are served, of what the pattern writes; a cook for one has no two spoonfuls to take from one. */
  part(food: Food, text: string): string {
    return amountOf(food, this.factor, readAmount(text)).text;
  }

  /** "cut into 4 pieces": one for each serving. */
  get inPortions(): string {
    return this.servings === 1 ? 'in one piece' : `cut into ${this.servings} pieces`;
  }

  /** Sets so much of a liquid that it suits what it is poured over: millilitres for each gram, in steps of half a cup. */
  pour(
    liquid: Food,
    foods: readonly Food[],
    ratio: number,
    least = mlInCup,
    most = Infinity,
  ): Food {
    const portion = toNumber(this.portion);
    const byWeight = Math.max(least * portion, this.gramsOf(...foods) * ratio);
    const wanted = Math.min(most * portion, byWeight);
    return this.cups(liquid, Math.max(1, Math.round((wanted / mlInCup) * 2)) / 2);
  }

  /** Sets an amount in cups, as it is, for all servings. */
  cups(liquid: Food, cups: number): Food {
    const quarters = Math.max(1, Math.round(cups * 4));
    const cut = this.measures.get(liquid.id)?.cut ?? liquid.cut;
    const amount = amountOf(liquid, rational(quarters), { value: rational(1, 4), unit: 'cups' });
    this.measures.set(liquid.id, { amount, cut });
    return liquid;
  }

  /** The weight of these foods as the dish takes them; what has no known weight counts nothing. */
  gramsOf(...foods: readonly Food[]): number {
    return foods
      .map((food) => gramsOfLine(`${this.measureOf(food).amount.text} ${this.writtenName(food)}`))
      .reduce<number>((sum, grams) => sum + (grams ?? 0), 0);
  }

  /** The volume of a food in cups; null for what is not measured by volume. */
  cupsOf(food: Food): number | null {
    const { value, unit } = readAmount(this.measureOf(food).amount.text);
    if (/^cups?$/.test(unit)) return toNumber(value);
    return /^l$/.test(unit) ? (toNumber(value) * 1000) / mlInCup : null;
  }

  /** "eight" for two each: how many pieces so many servings make. */
  pieces(each: number): string {
    const count = Math.max(1, Math.round(each * this.servings));
    return NUMBER_WORDS[count] ?? String(count);
  }

  /** "four bowls", or "a bowl": one for each serving. */
  vessels(one: string, many: string): string {
    return this.servings === 1 ? `a ${one}` : `${this.pieces(1)} ${many}`;
  }

  /** "Divide the rice among four bowls", for one "Put the rice into a bowl". */
  inBowls(food: Food): string {
    const share = this.servings === 1 ? ['Put', 'into'] : ['Divide', 'among'];
    return `${share[0]} ${this.the(food)} ${share[1]} ${this.vessels('bowl', 'bowls')}`;
  }

  /** Whether what was named is for a cake, and flour to bake it with was too or is in the pantry. */
  get isForBaking(): boolean {
    const hasFlour = this.isAtHand(foodNamed('flour')) || this.offers('flour');
    return hasFlour && (isForSweets(this.kitchen.typed) || isForLoaf(this.kitchen.typed));
  }

  /** Sets the cut, if the food leaves it open. */
  cut(food: Food, cut: string): Food {
    const before = this.measureOf(food);
    this.measures.set(food.id, { amount: before.amount, cut: food.cut.replace('*', cut) });
    return food;
  }

  /** Uses a fraction of each usual amount. */
  share(foods: readonly Food[], factor: Rational): readonly Food[] {
    for (const food of foods) {
      const { cut } = this.measureOf(food);
      const share = ofProtein(food, factor);
      const amount = this.inWholes(food, share) ?? amountOf(food, multiply(this.portion, share));
      this.measures.set(food.id, { amount, cut });
    }
    return foods;
  }

  /** At a table for four or more nobody keeps half of the one mango that was named; null for what is not bought by the piece or can. */
  private inWholes(food: Food, factor: Rational): AmountText | null {
    const { value, unit } = food.amount;
    if (this.servings < fewestForWholes || !this.isNamed(food)) return null;
    if (!/^(?:\(.*|cans?(?: .*)?)?$/.test(unit)) return null;
    const wanted = toNumber(value) * toNumber(this.portion) * toNumber(factor);
    return wanted < mostWholes
      ? amountOf(food, rational(1), { value: rational(Math.max(1, Math.round(wanted))), unit })
      : null;
  }

  /** Sausage that takes the place of mince comes out of its casing. */
  uncased(foods: readonly Food[]): void {
    for (const food of foods.filter(isFreshSausage)) {
      this.crumbled.add(food.id);
      this.readied(food, 'casings removed');
    }
  }

  isUncased({ id }: Food): boolean {
    return this.crumbled.has(id);
  }

  /** Sets the preparation, overriding the usual one. */
  readied(food: Food, how: string): Food {
    this.measures.set(food.id, { amount: this.measureOf(food).amount, cut: how });
    return food;
  }

  private measureOf(food: Food): Measure {
    return this.measures.get(food.id) ?? usualMeasure(food, this.servings, this.portion);
  }

  /** "carrots": as steps call it. */
  spoken(food: Food): string {
    if (food.form !== null && SPOKEN_FORMS.includes(food.form)) return food.words ?? food.name;
    const called = isStick(food) ? undefined : SPOKEN[food.name];
    const { amount } = this.measureOf(food);
    return called ?? nameOf(food, isJoint(food, amount) || amount.single);
  }

  isMany(food: Food): boolean {
    const spoken = this.spoken(food);
    return PLURAL_SPOKEN.test(spoken) && !SINGULAR_ENDING_IN_S.test(spoken);
  }

  /** "are" for carrots, "is" for chicken. */
  is(food: Food): string {
    return this.isMany(food) ? 'are' : 'is';
  }

  /** "the carrots and leek"; adds them to the list. */
  the(...foods: readonly (Food | null | undefined)[]): string {
    const present = foods.filter((food): food is Food => food !== null && food !== undefined);
    if (present.length === 0) throw new Error('A step needs something to name.');
    for (const food of present) this.list(food);
    return `the ${listed([...new Set(present.map((food) => this.spoken(food)))])}`;
  }

  /** " with the salt and pepper": a word and the foods after it; empty when the kitchen has none of them. */
  ifAny(word: string, ...foods: readonly (Food | null | undefined)[]): string {
    return foods.some(Boolean) ? ` ${word} ${this.the(...foods)}` : '';
  }

  /** The same as `the`, for foods that a step heats. */
  hot(...foods: readonly (Food | null | undefined)[]): string {
    this.heat(...foods);
    return this.the(...foods);
  }

  /** Notes that a step heats foods which it names in another way. */
  heat(...foods: readonly (Food | null | undefined)[]): void {
    for (const food of foods) if (food) this.heated.add(food.id);
  }

  isHeated({ id }: Food): boolean {
    return this.heated.has(id);
  }

  /** Notes that these have left the pan and wait on a plate. */
  setAside(foods: readonly Food[]): void {
    for (const food of foods) if (this.isHeated(food)) this.aside.add(food.id);
  }

  /** Those of these foods that wait on a plate, which from now on are in the pan again. */
  takenBack(foods: readonly Food[]): Food[] {
    return foods.filter(({ id }) => this.aside.delete(id));
  }

  /** Foods that must not be eaten raw but would be. */
  get leftRaw(): Food[] {
    return [...this.used.values()].filter((food) => food.needsHeat && !this.heated.has(food.id));
  }

  /** Whether a step breaks, peels or boils an egg that comes out of a carton. */
  get wantsShells(): boolean {
    return [...this.used.values()].filter(isShelled).some((food) => {
      const spoken = this.spoken(food);
      return this.steps.some((step) =>
        step
          .split('. ')
          .some(
            (sentence) =>
              occursIn(sentence, spoken) && SHELLED.test(sentence.replaceAll(spoken, '')),
          ),
      );
    });
  }

  /** Grams of salt in the listed foods. */
  get saltFromFoods(): number {
    return [...this.used.values()]
      .map((food) => saltBroughtBy(food, this.lineOf.get(food.id) ?? ''))
      .reduce((sum, grams) => sum + grams, 0);
  }

  private list(food: Food): void {
    if (this.used.has(food.id)) return;
    this.used.set(food.id, food);
    this.taken.add(food.id);
    const { amount, cut } = this.measureOf(food);
    const line = `${counted(amount.text, this.writtenName(food))}${cut === '' ? '' : `, ${cut}`}`;
    this.lines.push(line);
    this.lineOf.set(food.id, line);
  }

  /** Its name after the amount in its line. */
  private writtenName(food: Food): string {
    const { amount } = this.measureOf(food);
    const plural = ingredientById(food.id)?.plural ?? food.name;
    const one = /^[\d/ ]+(?:\([^)]*\))?$/.test(amount.text) && amount.single;
    const words = one
      ? food.words?.replace(plural, food.name).replace(/^(whole .*[^s])s$/, '$1')
      : food.words;
    return words ?? nameOf(food, isJoint(food, amount) || amount.single);
  }

  /** Notes that the salt of the dish does not have to season this: rice has its own salted water. */
  saltApart(food: Food): void {
    this.saltedApart.add(food.id);
  }

  /** Grams of salt that the listed foods ask for by their weight. */
  get saltWanted(): number {
    return [...this.used.values()]
      .filter(({ id }) => !this.saltedApart.has(id))
      .map((food) => saltFor(food, gramsOfLine(this.lineOf.get(food.id) ?? '') ?? 0))
      .reduce((sum, grams) => sum + grams, 0);
  }

  /** Grams of meat on the bone and of large cuts that nobody has salted yet. */
  get cutGrams(): number {
    return [...this.used.values()]
      .filter(({ kinds: [first] }) => first !== undefined && LARGE_CUTS.includes(first))
      .filter(({ kinds, form }) => form !== 'cooked' && !kinds.includes('brined'))
      .map((food) => gramsOfLine(this.lineOf.get(food.id) ?? '') ?? 0)
      .reduce((sum, grams) => sum + grams, 0);
  }

  /** Makes the steps fit as many servings as are wanted. */
  fill(vessel: Vessel): void {
    const sentence = loadSentence(vessel, this.servings, this.steps);
    this.steps.forEach((step, index) => {
      const text = sized(step, this.servings);
      this.steps[index] = index === 0 && sentence ? `${sentence} ${text}` : text;
    });
  }

  /** One step; sentences that do not apply are omitted. */
  step(...sentences: readonly (string | false | null | undefined)[]): void {
    const text = sentences.filter(Boolean).join(' ');
    if (text !== '') this.steps.push(text);
  }

  /** Final seasoning before serving; false when there is nothing to season with. */
  taste(): boolean {
    if (this.tasted) return false;
    this.tasted = true;
    const used = [...this.used.values()];
    const salt = used.find(({ kinds }) => kinds.includes('salt'));
    const saltOf = (food: Food) => saltBroughtBy(food, this.lineOf.get(food.id) ?? '');
    const [saltiest] = used.sort((left, right) => saltOf(right) - saltOf(left));
    if (salt) this.tastedStep(`Taste, and add a little more ${salt.name} if it needs it.`);
    else if (saltiest && saltOf(saltiest) > 0) {
      const season = this.isMany(saltiest) ? 'season' : 'seasons';
      this.tastedStep(`Taste before you serve: ${this.the(saltiest)} ${season} the dish.`);
    } else return false;
    return true;
  }

  /** In a recipe that is long already, a part of the step before it. */
  private tastedStep(text: string): void {
    const before = this.steps.length >= longRecipe ? this.steps.pop() : null;
    this.step(before, text);
  }

  /**
   * A recipe with fewer steps than this would be incomplete: one that is long enough is told in two, or the cook tastes before the last
   * one.
   */
  complete(fewest: number): boolean {
    const last = this.steps.at(-1);
    if (this.steps.length >= fewest) return true;
    if (last === undefined || this.steps.length < fewest - 1) return false;
    const isSweet = this.style.kitchens.includes('s');
    return (
      this.splitLongest(isSweet ? 2 : longStep) || this.tastesBefore(last) || this.splitLongest(2)
    );
  }

  private tastesBefore(last: string): boolean {
    this.steps.pop();
    const tasted = this.taste();
    this.steps.push(last);
    return tasted;
  }

  /** Tells the step of most sentences in two; false where none has so many. */
  private splitLongest(fewest: number): boolean {
    const longest = longestInTwo(this.steps, fewest, (index) => this.beside.has(index));
    if (!longest) return false;
    const { at, told } = longest;
    const later = [...this.beside].map((index) => (index > at ? index + 1 : index));
    this.beside.clear();
    for (const index of later) this.beside.add(index);
    this.steps.splice(at, 1, ...told);
    return true;
  }

  /** What nobody should bite on comes out before the dish is served. */
  takeOutWhole(): void {
    const taken = this.wholeTakenOut();
    const last = this.steps.at(-1);
    if (taken === null || last === undefined) return;
    this.steps.pop();
    if (SERVING.test(last)) this.step(`${taken}.`, last);
    else this.step(last, `${taken} before you serve.`);
  }

  /** "Take out the bay leaves", which a blender would break to splinters; null without any, or if they have been taken out before. */
  wholeTakenOut(): string | null {
    const whole = [...this.used.values()].filter(
      (food) => COOKED_WHOLE.has(food.name) || isStick(food),
    );
    if (this.isRidOfWhole || whole.length === 0) return null;
    this.isRidOfWhole = true;
    return `Take out ${this.the(...whole)}`;
  }

  /** What the dish is about, most important first. */
  about(...foods: readonly Food[]): void {
    for (const food of foods) if (!this.mains.includes(food)) this.mains.push(food);
  }

  /** A step in parallel with the others, which adds no time unless it takes longest. */
  meanwhile(text: string): void {
    this.beside.add(this.steps.length);
    this.steps.push(text);
  }

  /** The same, before anything else is begun. */
  beforeAll(text: string): void {
    const later = [...this.beside].map((index) => index + 1);
    this.beside.clear();
    for (const index of [0, ...later]) this.beside.add(index);
    this.steps.unshift(text);
  }

  /**
   * The same, in the last long wait before the dish is served; without any, just before the last step, or before everything else if
   * the dish would get cold meanwhile.
   */
  whileWaiting(text: string): void {
    const at = this.steps.findLastIndex(
      (step, index) =>
        !this.beside.has(index) &&
        WAITING.test(step) &&
        minutesIn(step).reduce((sum, time) => sum + time, 0) >= longWait,
    );
    if (at < 0 || at === this.steps.length - 1) {
      const time = minutesIn(text).reduce((sum, one) => sum + one, 0);
      if (time > longestPause) this.beforeAll(text);
      else this.steps.splice(this.firstOfServing, 0, text);
      return;
    }
    const later = [...this.beside].map((index) => (index > at ? index + 1 : index));
    this.beside.clear();
    for (const index of [...later, at + 1]) this.beside.add(index);
    this.steps.splice(at + 1, 0, meanwhile(text));
  }

  /** Where the steps begin in which the dish is put together: nothing is done between these. */
  private get firstOfServing(): number {
    const before = this.steps.slice(0, -1).findLastIndex((step) => !PUT_TOGETHER.test(step));
    return Math.max(1, before + 1);
  }

  /** Notes what is hot within minutes and gets cold as it waits, by the sentence that heats it. */
  soonHot(food: Food, sentence: string): string {
    this.soonReady.set(sentence, food);
    return sentence;
  }

  /** What is poisonous until it has been boiled is, before anything else is done with it. */
  boilFirst(): void {
    for (const food of this.used.values()) {
      const time = BOILED_FIRST[food.name];
      const called = this.spoken(food);
      const isDrained = this.steps.some((step) =>
        step.split('. ').some((sentence) => sentence.includes(called) && DRAINED.test(sentence)),
      );
      if (time === undefined || isDrained || food.form === 'cooked') continue;
      this.beforeAll(
        `Boil ${this.hot(food)} in plenty of salted water for ${time} minutes, drain and discard the water.`,
      );
      this.boiledFirst = Math.max(this.boiledFirst, time);
    }
  }

  /** Puts off what is hot within minutes until shortly before it is needed. */
  heatLast(): void {
    for (const [sentence, food] of this.soonReady) {
      const at = this.steps.findIndex((step) => step === sentence || step === meanwhile(sentence));
      const called = this.spoken(food);
      const needed = this.steps.findIndex((step, index) => index > at && step.includes(called));
      const before = (needed < 0 ? this.steps.length - 1 : needed) - 1;
      const waits = this.steps
        .slice(at + 1, before + 1)
        .flatMap((step, index) => (this.beside.has(at + 1 + index) ? [] : minutesIn(step)))
        .reduce((sum, time) => sum + time, 0);
      if (at >= 0 && waits > longestWarm) this.move(at, before, meanwhile(sentence));
    }
  }

  /** Notes what boils beside the dish, by the sentence that says how. */
  boilsBeside(food: Food, sentence: string): void {
    this.boiling.set(sentence, food);
  }

  /** Puts it where it is begun in time. */
  startInTime(): void {
    for (const [sentence, food] of this.boiling) {
      if (this.soonReady.has(sentence)) continue;
      this.reorder((steps) => startedInTime(steps, sentence, this.spoken(food)));
    }
  }

  /** Lights the oven before anything else, where it will be needed soon. */
  heatOvenFirst(): void {
    this.reorder(withOvenFirst);
  }

  private reorder(ordered: (steps: readonly TimedStep[]) => readonly TimedStep[]): void {
    const steps = this.steps.map((text, index) => ({ text, isBeside: this.beside.has(index) }));
    const timed = ordered(steps);
    this.steps.splice(0, this.steps.length, ...timed.map(({ text }) => text));
    this.beside.clear();
    timed.forEach(({ isBeside }, index) => isBeside && this.beside.add(index));
  }

  /** Moves a step that is done beside others further down. */
  private move(from: number, to: number, text: string): void {
    const beside = [...this.beside].filter((index) => index !== from);
    this.steps.splice(from, 1);
    this.steps.splice(to, 0, text);
    this.beside.clear();
    for (const index of beside) this.beside.add(index > from && index <= to ? index - 1 : index);
    this.beside.add(to);
  }

  /** From start to table, in steps of five minutes. */
  get readyInMinutes(): number {
    const times = this.steps.map((step) => minutesIn(step).reduce((sum, time) => sum + time, 0));
    const inTurn = times.filter((_, index) => !this.beside.has(index));
    const longest = Math.max(0, ...times.filter((_, index) => this.beside.has(index)));
    const cutting = this.lines.filter((line) => line.includes(',')).length;
    // Twice as much takes half as long again to cut: the board is out, the knife is sharp.
    const scale = Math.max(1, toNumber(this.portion)) ** 0.6;
    const handling = Math.min(mostHandling, 4 + 2 * cutting) * scale;
    const waiting = inTurn.reduce((sum, time) => sum + time, 0);
    return Math.ceil((handling + this.boiledFirst + Math.max(waiting, longest)) / 5) * 5;
  }

  // What nearly every savoury dish needs.

  /** Fat for frying: twice the usual for eggplant, which drinks it, and half of it beside bacon, which gives off its own. */
  fat(): Food | null {
    // Whatever fat was named is better than another, wherever it comes from.
    const [named] = this.take(['fat'], { most: 1, anywhere: true });
    const fat = named ?? this.staple(...this.style.fats);
    if (!fat) return null;
    const isIn = (pattern: RegExp) =>
      this.kitchen.typed.some(({ id, name }) => this.taken.has(id) && pattern.test(name));
    const isOfEggplant = isIn(/^eggplant$/);
    const amount = isOfEggplant
      ? isIn(FATTY)
        ? '3 tbsp'
        : '1/4 cup'
      : isIn(FATTY)
        ? '1 tbsp'
        : null;
    if (amount !== null) {
      const { cut } = this.measureOf(fat);
      this.measures.set(fat.id, { amount: amountOf(fat, this.portion, readAmount(amount)), cut });
    }
    return fat;
  }

  /** Fat for a hot pan, in which butter burns: oil, a rendered fat that was named, or whatever there is. */
  searingFat(): Food | null {
    const named = this.take(['fat'], { most: 1, fit: (food) => !isButter(food) })[0];
    return named ?? this.staple('vegetable oil', 'olive oil') ?? this.fat();
  }

  /** Butter that was named although the pan is too hot for it: it goes in at the end. */
  butter(): Food[] {
    const butter = this.take(['fat'], { most: 1, fit: isButter });
    for (const food of butter) this.measure(food, '1 tbsp');
    return butter;
  }

  /**
   * Quarter teaspoons for meat on the bone and large cuts: a teaspoon a kilogram, 1 % of what is eaten of it (`RATIOS.saltInMeat`),
   * whatever broth it is cooked in, as that seasons only what lies beside it. None where there is no such meat.
   */
  private saltQuartersOfCuts(): number {
    const { cutGrams = 0 } = this.weighed ?? {};
    return Math.floor(Math.max(0, Math.min((cutGrams * quartersForFour) / 1000, this.roomForSalt)));
  }

  /** Quarter teaspoons beyond which the dish is too salty, whatever it weighs. */
  private get roomForSalt(): number {
    const { saltBrought = 0 } = this.weighed ?? {};
    return (mostSaltEach * this.servings - saltBrought) / gramsInQuarter;
  }

  /** Quarter teaspoons of salt that are still missing. */
  private saltQuarters(quarters: number): number {
    const forCuts = quarters >= quartersForFour ? this.saltQuartersOfCuts() : 0;
    return Math.max(forCuts, this.saltQuartersBeside(quarters));
  }

  /** The same of all other dishes: their salt is what is wanted for the weight, less what broth and the like bring. */
  private saltQuartersBeside(quarters: number): number {
    const usual = quarters * toNumber(this.portion);
    const { saltBrought = 0, saltWanted = 0 } = this.weighed ?? {};
    const isOpen = quarters >= quartersForFour && saltWanted > 0;
    const brought = saltBrought / gramsInQuarter;
    const wanted = isOpen ? Math.max(usual / 2, saltWanted / gramsInQuarter) : usual;
    const most = isOpen ? Math.min(usual * mostOfUsualSalt, this.roomForSalt) : usual;
    return Math.floor(Math.min(most, wanted - brought) + 0.25);
  }

  /**
   * As much as the salty foods leave to be added, `least` quarter teaspoons for four whatever they bring; none if they bring enough, unless
   * it was named.
   */
  salt(quarters = quartersForFour, least = 0): Food | null {
    const fewest = least > 0 ? Math.max(1, Math.round(least * toNumber(this.portion))) : 0;
    const added = Math.max(fewest, this.saltQuarters(quarters));
    const salt =
      added > 0 ? this.one(['salt'], 'salt') : (this.take(['salt'], { most: 1 })[0] ?? null);
    if (!salt) return null;
    const amount = { value: rational(added > 0 ? added : 1), unit: added > 0 ? 'tsp' : 'pinch' };
    this.measures.set(salt.id, {
      amount: amountOf(salt, added > 0 ? rational(1, 4) : rational(1), amount),
      cut: salt.cut,
    });
    return salt;
  }

  pepper(): Food | null {
    return this.one(['pepper'], 'black pepper');
  }

  water(amount: string): Food | null {
    const water = this.one(['water'], 'water');
    return water && this.measure(water, amount);
  }

  /** "1/4 cup of water", with a line of its own that says for what: the other water on the list is for something else. */
  someWater(amount: string, purpose: string): string {
    return this.waterLine(this.part(foodNamed('water'), amount), purpose);
  }

  /** The same in cups, for all servings. */
  cupsOfWater(cups: number, purpose: string): string {
    const each = { value: rational(1, 4), unit: 'cups' };
    const quarters = rational(Math.max(1, Math.round(cups * 4)));
    return this.waterLine(amountOf(foodNamed('water'), quarters, each).text, purpose);
  }

  private waterLine(amount: string, purpose: string): string {
    this.lines.push(`${amount} water, for ${purpose}`);
    return `${amount} of water`;
  }

  /** Oil for a dressing or for roasting. */
  oil(): Food | null {
    const usual = this.style.fats.filter((name) => foodNamed(name).kinds.includes('oil'));
    // Cold, only the kitchens that do not know olive oil prefer one without a taste.
    const isNeutral = this.style.kitchens.some((place) => place === 'a' || place === 'i');
    return this.one(['oil'], ...(isNeutral ? usual : []), 'olive oil', 'vegetable oil');
  }

  /** Onions and the like, which are softened first. */
  aromatics(): Food[] {
    const named = this.take(['aromatic'], { most: 3 });
    // Leeks among the vegetables are onion enough.
    const isThere = this.kitchen.typed.some(
      ({ id, kinds }) => kinds.includes('aromatic') && this.taken.has(id),
    );
    if (isThere) return named;
    // Who has green onions is not sent for an onion.
    const hasGreen = this.wantsNamed(/^green onion$/);
    const usual = hasGreen
      ? this.stapleAtHand(...this.style.aromatics)
      : this.staple(...this.style.aromatics);
    return usual ? [usual] : [];
  }

  /** Whether it belongs in the first kitchen of the style, not only in a neighbouring one: ginger is not Greek. */
  isAtHome({ kitchens }: Food): boolean {
    const [home] = this.style.kitchens;
    return kitchens.length === 0 || (home !== undefined && kitchens.includes(home));
  }

  /** Garlic and the like, which burn and go in later. */
  pungents(): Food[] {
    // A chili is at home wherever it was named.
    const named = this.take(['pungent', 'hot'], {
      most: 3,
      anywhere: true,
      fit: (food) => food.kinds[0] === 'hot' || (this.suits(food) && this.isAtHome(food)),
    });
    const isNamed = named.some(({ kinds }) => kinds.includes('pungent'));
    const usual = this.style.pungents
      .slice(0, 2)
      .filter((name) => !this.wantsNamed(GROUND[name] ?? /^$/))
      .filter((name) => !named.some((food) => food.name.includes(name)));
    if (isNamed && usual.length === this.style.pungents.length) return named;
    // Garlic goes with ginger where both are at home; who named one of them is not sent out for the other.
    const more = usual.flatMap(
      (name) => (isNamed ? this.stapleAtHand(name) : this.staple(name)) ?? [],
    );
    return [...named, ...more];
  }

  /** Cinnamon and the like season lamb all around the eastern Mediterranean. */
  private isOfLamb(spice: Food): boolean {
    return this.suits(spice) && this.wantsNamed(/lamb$/);
  }

  /** Named ones instead of the style's own; `dry` for a dressing or the oven, where nothing draws the flavour out of whole ones. */
  spices({ dry = false }: { dry?: boolean } = {}): Food[] {
    const named = this.take(['spice', 'woody'], {
      most: 4,
      fit: (food) =>
        (!food.kinds.includes('sweetspice') || this.isAtHome(food) || this.isOfLamb(food)) &&
        !(dry && isForPot(food)),
    });
    const rounded = named.length > 0 ? this.roundedOff(named) : null;
    if (rounded) return rounded;
    // Nothing is bought in place of the bay leaf that was named.
    if (named.length > 0 || (dry && this.wants('spice', 'woody'))) return named;
    // A fresh herb is the flavour of a Western dish: no bought spice covers it.
    if (this.style.kitchens[0] === 'w' && this.kitchen.typed.some(isFreshHerb)) return [];
    this.lacksItsHerb = this.isFromElsewhere;
    return this.besideSeasoned(this.usualSpices.flatMap((name) => this.staple(name) ?? []));
  }

  /** Half of the usual spices beside what was seasoned by whoever made it; a dried herb is none. */
  private besideSeasoned(spices: readonly Food[]): Food[] {
    if (this.wantsNamed(SEASONED)) {
      this.share(
        spices.filter(({ name }) => !DRIED_HERBS.has(name)),
        rational(1, 2),
      );
    }
    return [...spices];
  }

  /** Garlic, ginger and spices of the style that the foods speak for; of any other only what was named. */
  quickFlavours(): Food[] {
    return this.style.guests
      ? [...this.pungents(), ...this.spices()]
      : this.take(['pungent', 'hot'], { most: 2 });
  }

  /** The salty sauce that such a style seasons with, unless another was named. */
  saltySauce(): Food | null {
    const { guests, salty = [] } = this.style;
    return guests && !this.offers('soy', 'sauce', 'misopaste') ? this.staple(...salty) : null;
  }

  /** Named spices with what they need beside them: turmeric alone is bitter, and a bay leaf makes no curry. Null for any others. */
  private roundedOff(named: readonly Food[]): Food[] | null {
    const [kitchen] = this.style.kitchens;
    if (named.every(({ name }) => UNROUNDED.test(name))) {
      const isOfTurmeric = named.some(({ name }) => name === 'turmeric');
      const western = isOfTurmeric ? ['cumin'] : [];
      const others = kitchen === 'w' ? western : this.style.spices.slice(0, 2);
      return [...named, ...others.flatMap((name) => this.stapleAtHand(name) ?? [])];
    }
    if (kitchen !== 'i' || !named.every(isForPot)) return null;
    return [...named, ...this.usualSpices.flatMap((name) => this.staple(name) ?? [])];
  }

  /** Those of the style that nothing named brings already. */
  private get usualSpices(): readonly string[] {
    const isBrought = (name: string): boolean =>
      BROUGHT.some(([spice, foods]) => spice.test(name) && this.wantsNamed(foods));
    const isForMeat = this.offers(...MEATS);
    return this.stylesSpices.filter(
      (name) => !isBrought(name) && (isForMeat || name !== 'allspice'),
    );
  }

  /** Those of the style; oregano only where something that grows beside it was named, and thyme for other meat and roots. */
  private get stylesSpices(): readonly string[] {
    if (this.isFromElsewhere) return this.style.spices.filter((name) => !DRIED_HERBS.has(name));
    const isSouthern = this.kitchen.typed.some(({ name }) => BESIDE_OREGANO.test(name));
    if (isSouthern || !this.style.spices.includes(OREGANO)) return this.style.spices;
    // Canned soup is seasoned.
    const isPlain = !this.offers('creamsoup');
    const isForThyme = this.offers(...BESIDE_THYME) || this.wantsNamed(/mushroom/);
    return isPlain && isForThyme ? ['dried thyme'] : [];
  }

  /** Whether a Western style cooks what speaks for another kitchen, or for something sweet: no dried herb of the garden belongs there. */
  private get isFromElsewhere(): boolean {
    const [home] = this.style.kitchens;
    // The Caribbean and Louisiana season these with thyme.
    if (home !== 'w' || this.style.kitchens.includes('m')) return false;
    const isWestern = ({ id }: Food): boolean =>
      this.kitchen.typed.some((shape) => shape.id === id && shape.kitchens.includes('w'));
    return this.kitchen.typed.some(
      (food) =>
        food.kinds.some((kind) => FOR_SWEETNESS.includes(kind)) ||
        OF_HOT_COUNTRIES.test(food.name) ||
        (food.kitchens.some((place) => GREEN.includes(place)) && !isWestern(food)),
    );
  }

  herbs(): Food[] {
    const named = this.take(['herb'], { most: 3 });
    const seasoned = [...this.used.values()].some(({ kinds }) => kinds.includes('woody'));
    if (named.length > 0 || seasoned || this.wants('herb')) return named;
    // A leaf for its own sake is a purchase: one at hand, or where the cuisine would miss it.
    const isForDill = this.kitchen.typed.some(({ name }) => BESIDE_DILL.test(name));
    const usual = this.wantsNamed(FOR_GREEN_ONION)
      ? this.staple('green onion')
      : this.staple(...this.style.herbs.filter((name) => name !== 'dill' || isForDill));
    if (!usual) return [];
    return this.isAtHand(usual) || this.style.kitchens.some((place) => GREEN.includes(place))
      ? [usual]
      : [];
  }

  /** Whatever vinegar was named is better than another that has to be bought; a dessert takes none from elsewhere. */
  private namedSour(): Food | null {
    const anywhere = !this.style.kitchens.includes('s');
    return this.take(['citrus', 'acid'], { most: 1, anywhere })[0] ?? null;
  }

  /** Something sour for the end; a whole lemon gives zest and juice. */
  sour(): Food | null {
    return this.namedSour() ?? this.orange() ?? this.staple(...this.style.acids);
  }

  /** Something sour for the end, if the person named it, or the dish is one that a squeeze of lemon lifts. */
  finish(): Food | null {
    return (
      this.namedSour() ??
      (this.isBrightened ? (this.orange() ?? this.staple(...this.juices)) : null)
    );
  }

  /** Who has an orange that nothing else is made of buys no lemon. */
  private orange(): Food | null {
    const [orange] = this.take(['orange'], { most: 1, fit: ({ name }) => name === 'orange' });
    return orange
      ? this.readied(this.measure(orange, '1'), 'zest grated and juice squeezed')
      : null;
  }

  /** Nobody sprinkles a vinegar over a finished dish that nobody named. */
  private get juices(): readonly string[] {
    return this.style.acids.filter((name) => name.endsWith('juice'));
  }

  /** Whether it has nothing sour yet, and nothing that is better round: cream, a gravy, or the meat of a Western kitchen. */
  private get isBrightened(): boolean {
    const used = [...this.used.values()];
    const isWestern = this.style.kitchens[0] === 'w';
    const isSour = used.some(
      ({ kinds, name }) =>
        kinds.some((kind) => SOUR.includes(kind) || (isWestern && ROUND.includes(kind))) ||
        SOUR_NAMES.test(name),
    );
    return !isSour && !this.wantsNamed(SOUR_ALONE);
  }

  /** "the lime juice", or "the zest and juice of the lemon". */
  juiceOf(sour: Food): string {
    return sour.kinds.some((kind) => kind === 'citrus' || kind === 'orange')
      ? `the zest and juice of ${this.the(sour)}`
      : this.the(sour);
  }

  /** Nuts and briny toppings. */
  toppings(most = 2): Food[] {
    return this.take(['nut', 'briny', 'softcheese'], { most });
  }
}

const OREGANO = 'dried oregano';
const DRIED_HERBS: ReadonlySet<string> = new Set([OREGANO, 'dried thyme']);
/** Sold with their spices in them. */
const SEASONED = /^(?:chorizo|merguez|kielbasa|italian sausage)$/;
/** A blend of spices, or a paste, is all that a dish needs. */
const BLENDS =
  /^(?:kimchi|gochujang|berbere|ras el hanout|jerk seasoning|garam masala|.*curry paste)$/;
/** What need not be added beside foods that are made with it. */
const BROUGHT: readonly (readonly [spices: RegExp, foods: RegExp])[] = [
  [/paprika|cayenne|pepper flakes/, /^(?:chorizo|merguez|'nduja)$/],
  [/chili powder|cayenne/, /^(?:ancho|guajillo|pasilla|chipotle)/],
  [/cayenne|pepper flakes/, /^(?:scotch bonnet|habanero|bird's eye|thai chili)/],
  [/^(?!berbere)/, BLENDS],
];
/** What allspice is for, unless it is named. */
const MEATS: readonly Kind[] = [
  ...(['poultry', 'bonein', 'bird', 'joint', 'braise', 'stewing', 'quick', 'mince'] as const),
  ...(['chop', 'steak', 'rib', 'wing'] as const),
];
/** What a savoury dish is sweet of. */
const FOR_SWEETNESS: readonly Kind[] = ['sweetspice', 'sugar', 'marshmallow', 'vanilla'];
/** Eaten everywhere by now, and seasoned as where they grow. */
const OF_HOT_COUNTRIES =
  /^(?:plantain|cassava|taro|yam|palm oil|egusi|breadfruit|peanut butter|masa harina|avocado|mango|papaya)$/;
/** What oregano is at home with. */
const BESIDE_OREGANO =
  /tomato(?! paste)|marinara|pizza|pepper$|zucchini|eggplant|olive$|feta|halloumi|mozzarella|artichoke|chickpea|white bean|lentil|lamb|italian sausage/;
/** What a Western kitchen seasons with thyme. */
const BESIDE_THYME: readonly Kind[] = [
  ...(['poultry', 'bonein', 'bird', 'joint', 'braise', 'stewing', 'quick', 'mince'] as const),
  ...(['chop', 'steak', 'rib', 'wing', 'root', 'potato', 'bean', 'cured'] as const),
];
/** What Japan and Korea scatter green onion over, and nobody cilantro. */
const FOR_GREEN_ONION =
  /^(?:miso|kimchi|gochujang|instant noodle|ramen noodle|udon noodle|soba noodle)$/;
const BESIDE_DILL =
  /salmon|trout|fish|shrimp|potato|cucumber|yogurt|spinach|zucchini|carrot|beet|egg$|feta|pea$|bean$/;
/** Colour or sweetness without a body, where the kitchen has others to round it: turmeric is more than a dye only beside cumin. */
const UNROUNDED = /^(?:turmeric|cinnamon|cinnamon stick|saffron)$/;
/** What takes the place of what is bought fresh: nobody adds both. */
const GROUND: Readonly<Record<string, RegExp>> = {
  ginger: /^ground ginger$/,
  garlic: /^garlic (?:powder|salt)$/,
};
/** Cuisines in which a dish without its green leaf is unfinished. */
const GREEN: readonly CuisineFamily[] = ['a', 'i', 'm'];
/** Sour enough for the dish that it is scattered or drizzled over. */
const SOUR_ALONE = /^(?:preserved lemon|pomegranate molasses|sumac|tamarind)$/;
const SOUR_NAMES =
  /^(?:granny smith apple|green tomato|sauerkraut|rhubarb|cranberry|(?:vegan )?worcestershire sauce|barbecue sauce|ketchup|hot sauce)$/;
/** Raw meat in a skin: what is smoked, cured or made of plants keeps it. */
const isFreshSausage = ({ kinds: [first], name }: Food): boolean =>
  first === 'sausage' &&
  !/smoked|andouille|kielbasa|hot dog|blood|vegetarian|vegan|meatball/.test(name);

/** Its milk solids burn before a pan is hot enough to sear in. */
export const isButter = ({ name }: Food): boolean =>
  /^(?:vegan |herb )?butter$|margarine/.test(name);
/** Pork and mince that are fried in their own fat. */
const FATTY =
  /^(?:bacon|pancetta|salt pork|chorizo|guanciale|lardon|ground (?:beef|lamb|pork|meat))$/;
/** What makes a dish sour enough. */
const SOUR: readonly Kind[] = [
  ...(['tomato', 'tinned', 'wine', 'yogurt', 'kimchi', 'acid', 'citrus', 'sourcream'] as const),
  ...(['salsa', 'mustard', 'dressing'] as const),
];

/** What a Western kitchen leaves without lemon unless it was named. */
const ROUND: readonly Kind[] = [
  ...([
    'cream',
    'creamsoup',
    'gravy',
    'cheese',
    'freshcheese',
    'stewing',
    'braise',
    'mince',
  ] as const),
  ...(['sausage', 'cured', 'joint', 'steak', 'chop', 'rib', 'offal', 'quick', 'sweet'] as const),
];

/** Green onion is scattered over anything. */
const isFreshHerb = ({ name, kinds: [first] }: Food): boolean =>
  (first === 'herb' || first === 'woody') && name !== 'green onion';

/** What fills a plate as potatoes do, whatever else is done with it. */
const LIKE_POTATOES = /^(?:cassava|plantain|taro|spaghetti squash)$/;

function isFilling(kind: Kind): boolean {
  return FILLING.includes(kind);
}

/** Whether a food can play a part in a dish of these cuisines. */
export function canPlay(
  food: Food,
  { kinds, raw, anywhere, fit }: Pick<DishRole, 'kinds' | 'raw' | 'anywhere' | 'fit'>,
  kitchens: readonly CuisineFamily[],
): boolean {
  return (
    food.kinds.some((kind) => kinds.includes(kind)) &&
    (!raw || food.raw) &&
    (anywhere === true || suitsKitchens(food, kitchens)) &&
    (!fit || fit(food))
  );
}

/** How many of these fill a plate by themselves. */
export function fillingOf(foods: readonly Food[]): Food[] {
  return foods.filter(({ kinds, name }) => kinds.some(isFilling) || LIKE_POTATOES.test(name));
}

/** Whether a food belongs in one of these cuisines; a food without one belongs everywhere except in sweets. */
export function suitsKitchens(food: Food, kitchens: readonly CuisineFamily[]): boolean {
  if (food.kitchens.length > 0) return food.kitchens.some((place) => kitchens.includes(place));
  return !kitchens.includes('s') || !food.kinds.some((kind) => SAVOURY.has(kind));
}

/** Kinds that no sweet dish uses, whatever their cuisine. */
const SAVOURY: ReadonlySet<Kind> = new Set<Kind>([
  ...(['aromatic', 'pungent', 'hot', 'root', 'potato', 'firm', 'tender', 'leaf', 'salad'] as const),
  ...(['tomato', 'tinned', 'paste', 'poultry', 'mince', 'stewing', 'quick', 'sausage'] as const),
  ...(['cured', 'fish', 'shellfish', 'curd', 'bean', 'lentil', 'broth', 'spice'] as const),
  ...(['bivalve', 'dumpling', 'bun', 'wine', 'seaweed', 'mash'] as const),
]);
