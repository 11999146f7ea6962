import { rational } from '@larder/culinary';
import {
  besideOf,
  bloomed,
  fry,
  isOf,
  minutes,
  safeAt,
  served,
  softened,
} from '../cooking-steps.js';
import { pattern, type DishPattern, type Fit, type Parts } from '../dish-pattern.js';
import type { DishKit } from '../dish-kit.js';
import type { Food, Kind } from '../food.js';
import {
  ending,
  halfCans,
  measureAll,
  measureBy,
  naming,
  present,
  spoonful,
} from '../kitchen-measures.js';
import { lowered } from '../phrases.js';

/** What covers a casserole: dough rises and crumbs crisp while the filling bubbles. */
const DOUGH: readonly Kind[] = ['tubedough', 'crust', 'pastry'];

/** Needs longer in the pan than a casserole has left in the oven, or has to wilt first. */
const isSlow = (food: Food): boolean => (food.minutes.fry ?? 0) > 5 || isOf(food, 'leaf');

/** Grams of vegetables for four that fill a dish of nothing else, to a can of soup; leaves wilt to less. */
const VEGETABLES = 800;
const moreLeaves = 1.25;

/** Where nothing else fills the dish, more of the usual amount of each, in its own measure: by weight, by the piece, by the head or by the can. */
function measureAlone(kit: DishKit, vegetables: readonly Food[], others: readonly Food[]): void {
  if (!others.every(isStreaky)) return;
  for (const food of vegetables) {
    kit.share([food], rational(1));
    const usual = kit.gramsOf(food);
    const least = (VEGETABLES * kit.servings) / (4 * vegetables.length);
    const wanted = isOf(food, 'leaf') ? least * moreLeaves : least;
    const halves = usual > 0 ? Math.round((2 * wanted) / usual) : 2 * TIMES_UNWEIGHED;
    kit.share([food], rational(Math.max(1, halves), 2));
  }
}

/** What has no known weight: so many times the usual amount. */
const TIMES_UNWEIGHED = 2;

function fitOfCasserole(
  kit: DishKit,
  { protein, starch, lid }: Parts<'protein' | 'starch' | 'lid'>,
): Fit {
  if (protein.length + starch.length > 0) return 3;
  if (lid.length > 0 || kit.wants('cheese')) return 2;
  // Vegetables and broth with a cream soup are a soup.
  return kit.wants('broth') ? 0 : 1;
}

/**
 * Half a cup thins a can of condensed soup to a sauce, and as much again is what pasta, rice and the like drink of it in the oven. Sour cream
 * is some of it.
 */
function thinning(
  kit: DishKit,
  cans: number,
  { hasStarch, isLoose }: { hasStarch: boolean; isLoose: boolean },
): Food | null {
  const named = kit.take(['milk', 'cream', 'broth', 'wine'], { most: 1, anywhere: true })[0];
  const liquid = named ?? kit.staple('milk', 'oat milk') ?? kit.water('1/2 cup');
  const halves = liquid && isOf(liquid, 'wine') ? 1 : cans + (hasStarch ? 1 : 0);
  const quarters = Math.min(6, 2 * halves) - (isLoose ? 1 : 0);
  return liquid && kit.measure(liquid, spoonful(quarters * TEASPOONS_IN_QUARTER));
}

const TEASPOONS_IN_QUARTER = 12;

interface Cover {
  /** What a step says about it: a sentence with a space before it. */
  readonly over: string;
  readonly until: string;
}

const isMash = (food: Food): boolean => isOf(food, 'mash');

const isUnderDough = (lid: readonly Food[]): boolean => lid.some((food) => isOf(food, ...DOUGH));

/** Mashed potatoes that cover the filling, which they would only thicken; without any, or under dough, they are stirred in. */
const mashOver = (base: readonly Food[], lid: readonly Food[], filling: readonly Food[]): Food[] =>
  filling.length === 0 || isUnderDough(lid) ? [] : base.filter(isMash);

/** Mashed potatoes, and what browns on them; null without any. */
function coveredWithMash(
  kit: DishKit,
  mash: readonly Food[],
  lid: readonly Food[],
  cheese: readonly Food[],
): Cover | null {
  if (mash.length === 0) return null;
  measureAll(kit, lid, '1/2 cup');
  const scattered = ending(kit, [...cheese, ...lid], (names) => ` and scatter with ${names}`);
  return {
    over: ` Spread ${kit.hot(...mash)} over it${scattered}.`,
    until: 'until bubbling at the edges and golden on top',
  };
}

/** A dough of baking mix, 2 parts to 1 of milk as on the box, dropped over the filling by the spoonful. */
function underBiscuits(kit: DishKit, mix: Food): Cover {
  kit.measure(mix, '1 1/2 cups');
  const milk = kit.one(['milk'], 'milk', 'oat milk', 'soy milk', 'water');
  if (milk) kit.measure(milk, '3/4 cup');
  return {
    over: ` Stir ${kit.hot(mix)}${kit.ifAny('with', milk)} to a soft dough and drop it over in spoonfuls.`,
    until: 'until the dough is golden and dry inside',
  };
}

/** What is laid or scattered over the filling, and what the oven has to do to it. */
function covered(
  kit: DishKit,
  [named]: readonly Food[],
  cheese: readonly Food[],
  isOfVegetables: boolean,
): Cover {
  if (!named && cheese.length > 0) {
    const over = ` Scatter ${kit.hot(...cheese)} over it.`;
    return { over, until: 'until bubbling at the edges and golden on top' };
  }
  // A bare top dries out and takes no colour, and vegetables in sauce have nothing else to bite on.
  const crumbs = ['breadcrumbs', 'gluten-free breadcrumbs'];
  const lid = named ?? (isOfVegetables ? kit.staple(...crumbs) : kit.stapleAtHand(...crumbs));
  if (!lid) return { over: '', until: 'until bubbling at the edges' };
  if (isOf(lid, ...DOUGH)) {
    kit.measure(lid, isOf(lid, 'tubedough') ? '1 can (235 g)' : '1');
    const vents = isOf(lid, 'tubedough') ? '' : ', trim, and cut four slits in it';
    return {
      over: ` Lay ${kit.hot(lid)} over it${vents}.`,
      until: 'until the dough is deep golden and cooked underneath',
    };
  }
  if (isOf(lid, 'bakingmix')) return underBiscuits(kit, lid);
  if (isOf(lid, 'fries')) {
    return { over: ` Spread ${kit.hot(lid)} over it.`, until: 'until crisp and golden on top' };
  }
  kit.measure(lid, '1 cup');
  return {
    over: ` Scatter ${kit.hot(lid)} over it.`,
    until: 'until bubbling at the edges and crisp on top',
  };
}

/** The temperature that shows that what was only coloured is done. */
function doneInOven(kit: DishKit, coloured: readonly Food[]): string {
  const [meat] = coloured.filter((food) => isOf(food, 'poultry'));
  const done = meat && safeAt(meat);
  return done ? ` and ${kit.the(meat)} ${kit.is(meat)} ${done}` : '';
}

/** What fills it is cooked, or nearly, `opening` saying when: false if it cannot be. */
function boiled(kit: DishKit, bases: readonly Food[], opening = ''): boolean {
  return bases.every((base) => {
    const beside = besideOf(kit, base);
    if (!beside?.made) return beside !== null;
    kit.meanwhile(opening === '' ? beside.made : `${opening}${lowered(beside.made)}`);
    return true;
  });
}

/** Drained, it clumps while it waits. */
const isClumping = (food: Food): boolean => isOf(food, 'pasta', 'noodle');

/** In minutes: what leaves give off would thin the sauce. */
const wiltingTime = (leaves: readonly Food[]): number =>
  Math.max(5, ...leaves.map((food) => food.minutes.fry ?? 0));

/** Meat and what takes long, in the pan with onions and seasoning; false without fat. */
function fillingFried(kit: DishKit, coloured: readonly Food[], slow: readonly Food[]): boolean {
  const lifted = coloured.filter((food) => isOf(food, 'poultry'));
  const first = coloured.filter((food) => !lifted.includes(food));
  const start = softened(kit, 'large frying pan', first, true, lifted);
  if (!start) return false;
  const leaves = slow.filter((food) => isOf(food, 'leaf'));
  kit.step(
    start,
    ...fry(
      kit,
      slow.filter((food) => !leaves.includes(food)),
      'cook',
    ),
    naming(
      kit,
      leaves,
      (names) =>
        `Add ${names} by the handful and cook for ${minutes(wiltingTime(leaves))}, stirring, until wilted and the juices have boiled away.`,
    ),
  );
  const sharp = kit.take(['sauce', 'mustard', 'paste', 'soy'], { most: 2, anywhere: true });
  measureAll(kit, sharp, '1 tbsp');
  kit.step(bloomed(kit, ...sharp));
  return true;
}

/** The soup, thinned and enriched, and all that is folded into it. */
function boundWith(
  kit: DishKit,
  soup: readonly Food[],
  base: readonly Food[],
  folded: readonly Food[],
): void {
  const hasStarch = base.some((food) => !isOf(food, 'potato'));
  const rich = kit.take(['sourcream', 'freshcheese', 'mayo'], { most: 1, anywhere: true });
  measureAll(kit, rich, '1/2 cup');
  const isLoose = rich.some((food) => isOf(food, 'sourcream'));
  const liquid = thinning(kit, soup.length, { hasStarch, isLoose });
  kit.step(
    `Heat the oven to 190 °C (375 °F). Stir ${kit.hot(...soup, liquid, ...rich)} into the pan.`,
    naming(kit, [...folded, ...base], (names) => `Fold in ${names}.`),
  );
}

/** What browns on top; under a lid it is folded in. Bought only for soup and rice, which would be nothing without it. */
function cheeseOf(kit: DishKit, isPlain: boolean): readonly Food[] {
  const named = kit.take(['cheese', 'hardcheese'], { most: 1, anywhere: true });
  const cheese = named.length === 0 && isPlain ? present(kit.staple('cheddar')) : named;
  measureBy(kit, cheese, [
    [['cheese'], '1 cup'],
    [['hardcheese'], '1/2 cup'],
  ]);
  return cheese;
}

const isForGreenBeans = (starch: readonly Food[], lid: readonly Food[]): boolean =>
  starch.length === 0 && lid.some(({ name }) => name === 'french fried onion');

const isRoot = (food: Food): boolean => isOf(food, 'root');

const isStreaky = (food: Food): boolean => isOf(food, 'cured') && !isOf(food, 'coldcut');

/** Mince or canned fish in a can of soup, or two cans of it, want something to lie on, unless there is a lid or roots. */
function boughtUnder({
  soup,
  protein,
  vegetables,
  lid,
}: Parts<'soup' | 'protein' | 'vegetables' | 'lid'>): readonly string[] {
  const isLoose =
    protein.some((food) => isOf(food, 'mince', 'tinnedfish')) && !vegetables.some(isRoot);
  const isBare = lid.length === 0 && (soup.length > 1 || isLoose);
  return isBare ? ['egg noodle', 'rice noodle', 'rice'] : [];
}

/**
 * What fills the dish. A lid alone covers nothing: with nothing under it there is rice, and rice in soup wants a vegetable. Two cans of soup
 * are too much for a pound of meat without noodles.
 */
function filledOut(
  kit: DishKit,
  {
    soup,
    protein,
    vegetables,
    starch,
    lid,
  }: Parts<'soup' | 'protein' | 'vegetables' | 'starch' | 'lid'>,
): { base: readonly Food[]; vegetables: readonly Food[]; isPlain: boolean } {
  // Bacon alone fills nothing. Fried onions from a can belong on green beans.
  const isUnfilled = vegetables.length === 0 && protein.every(isStreaky);
  if (isUnfilled && isForGreenBeans(starch, lid)) {
    return { base: [], vegetables: present(kit.staple('green bean')), isPlain: false };
  }
  const isOnlyBase = isUnfilled;
  const bought = isOnlyBase ? ['rice'] : boughtUnder({ soup, protein, vegetables, lid });
  const base = starch.length > 0 ? starch : present(kit.staple(...bought));
  measureBy(kit, base, [
    [['pasta', 'noodle'], '250 g'],
    [['rice', 'risotto', 'grain'], '1 cup'],
    // Potatoes alone have to be the dish.
    [isOnlyBase ? ['potato'] : [], '1 kg'],
  ]);
  for (const food of base) if (isOf(food, 'tortilla')) kit.readied(food, 'cut into strips');
  const isPlain = isOnlyBase && !base.some((food) => isOf(food, 'potato', 'mash'));
  return {
    base,
    vegetables: isPlain ? present(kit.staple('pea', 'broccoli')) : vegetables,
    isPlain,
  };
}

/**
 * A casserole bound by a can of condensed soup and half a cup of milk, as the can has it: poultry is only coloured before, pasta and rice
 * are cooked, and half an hour in the oven does the rest.
 */
const casserole = pattern({
  name: 'casserole',
  types: ['main course', 'side dish'],
  kind: 'gratin',
  styles: ['canadian', 'mexican'],
  servings: 4,
  vessel: 'dish',
  roles: {
    soup: { kinds: ['creamsoup'], least: 1, most: 2, anywhere: true },
    protein: {
      kinds: [
        'poultry',
        'mince',
        'cookedmeat',
        'sausage',
        'tinnedfish',
        'cured',
        'coldcut',
        'bean',
      ],
      most: 2,
      anywhere: true,
    },
    vegetables: {
      kinds: ['firm', 'tender', 'root', 'leaf'],
      most: 4,
      cut: 'cut into 2 cm pieces',
      shared: true,
      anywhere: true,
      fit: (food) => !isOf(food, 'potato') && !/beet|sauerkraut/.test(food.name),
    },
    starch: {
      kinds: ['pasta', 'noodle', 'rice', 'risotto', 'grain', 'potato', 'mash', 'tortilla'],
      most: 1,
      cut: 'cut into 2 cm pieces',
      anywhere: true,
    },
    lid: { kinds: [...DOUGH, 'crumb', 'fries', 'chip', 'bakingmix'], most: 1, anywhere: true },
  },
  fits: (parts, kit) => fitOfCasserole(kit, parts),
  cook(kit, { soup, protein, vegetables: named, starch, lid }) {
    const parts = { soup, protein, vegetables: named, starch, lid };
    const { base, vegetables, isPlain } = filledOut(kit, parts);
    kit.share(
      protein.filter((food) => protein.length > 1 || !isOf(food, 'cured')),
      protein.length > 1 ? rational(1, 2) : rational(2, 3),
    );
    const tinned = kit.take(['tinned'], { most: 1, anywhere: true });
    halfCans(kit, tinned);
    measureAlone(kit, vegetables, [...protein, ...base]);
    const meat = protein.filter((food) => !isOf(food, 'cured') || isOf(food, 'coldcut'));
    kit.about(...meat, ...vegetables, ...tinned, ...starch.filter((food) => isOf(food, 'potato')));
    kit.about(...starch);
    if (kit.mains.every((food) => !kit.isNamed(food))) kit.about(...base, ...lid);
    // Stirred in as they are: they only have to get hot.
    const cold = protein.filter((food) => isOf(food, 'cookedmeat', 'tinnedfish', 'bean'));
    const coloured = protein.filter((food) => !cold.includes(food));
    const slow = vegetables.filter(isSlow);
    const early = base.filter((food) => !isClumping(food));
    if (!boiled(kit, early) || !fillingFried(kit, coloured, slow)) return null;
    if (!boiled(kit, base.filter(isClumping), 'Meanwhile, ')) return null;
    const quick = vegetables.filter((food) => !isSlow(food));
    const lifted = coloured.filter((food) => isOf(food, 'poultry'));
    const cheese = cheeseOf(kit, isPlain && lid.length === 0);
    const filling = [...protein, ...vegetables];
    const mash = mashOver(base, lid, filling);
    const folded = lid.length > 0 && mash.length === 0 ? cheese : [];
    const under = base.filter((food) => !mash.includes(food));
    const briny = kit.take(['briny'], { most: 1, anywhere: true });
    boundWith(kit, soup, under, [...lifted, ...quick, ...tinned, ...cold, ...briny, ...folded]);
    const { over, until } =
      coveredWithMash(kit, mash, lid, cheese) ?? covered(kit, lid, cheese, protein.length === 0);
    kit.step(
      `Tip into a 2 l baking dish.${over} Bake for 25 minutes, ${until}${doneInOven(kit, coloured)}.`,
    );
    kit.step(served(kit, 'Let stand for 5 minutes and serve', ...kit.herbs()));
    return kit.titleOf(kit.mains, isUnderDough(lid) ? 'pot pie' : 'casserole');
  },
});

export const CASSEROLE_PATTERNS: readonly DishPattern[] = [casserole];
