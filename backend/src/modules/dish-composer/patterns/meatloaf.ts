import { rational } from '@larder/culinary';
import { isStale } from '../bought-form.js';
import { isOf, safeAt, served } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { DishKit } from '../dish-kit.js';
import type { DishRole } from '../dish-role.js';
import type { Food } from '../food.js';
import { cookStarch, withSides } from '../plated-mains.js';
import { listed, titled } from '../phrases.js';
import { titleName } from '../dish-titles.js';
import { measureAll, naming, present } from '../kitchen-measures.js';

const MINCE = { kinds: ['mince'], least: 1, most: 2 } as const satisfies DishRole;
/** Crumbs hold the juice that mince loses, and an egg holds the crumbs. */
const CRUMBS = {
  kinds: ['crumb', 'oats', 'bread'],
  least: 1,
  most: 1,
  anywhere: true,
} as const satisfies DishRole;
const EGG = { kinds: ['egg'], most: 1 } as const satisfies DishRole;

/** The temperature at which all of the mince is safe: poultry needs the highest. */
function doneInside(mince: readonly Food[]): string {
  const told = mince.flatMap((food) => safeAt(food) ?? []);
  return told.find((text) => text.includes('74 °C')) ?? told[0] ?? 'hot throughout';
}

/**
 * 500 g of mince, an egg, 3/4 cup of crumbs and 1/4 cup of milk (Joy of Cooking: meat loaf). Answers whether the kitchen has what it takes.
 */
function mixedMince(
  kit: DishKit,
  mince: readonly Food[],
  crumbs: readonly Food[],
  eggs: readonly Food[],
  vegetables: readonly Food[] = [],
): boolean {
  const milk = kit.take(['milk'], { most: 1, anywhere: true })[0] ?? kit.water('1/4 cup');
  const egg = eggs[0] ?? kit.staple('egg');
  if (!milk && !egg) return false;
  if (mince.length > 1) kit.share(mince, rational(1, 2));
  measureAll(kit, crumbs, '3/4 cup');
  for (const food of crumbs) {
    if (isOf(food, 'bread')) kit.readied(kit.measure(food, '3 slices'), 'torn into crumbs');
  }
  measureAll(kit, present(egg), '1');
  measureAll(kit, present(milk), '1/4 cup');
  const sharp = kit.take(['sauce', 'mustard', 'soy'], {
    most: 2,
    anywhere: true,
    fit: ({ name }) => /worcestershire|mustard|horseradish|steak sauce|soy sauce|maggi/.test(name),
  });
  const herbs = kit.take(['herb'], { most: 1 });
  const hard = kit.take(['hardcheese', 'softcheese'], { most: 1 });
  measureAll(kit, [...sharp], '1 tbsp');
  measureAll(kit, hard, '1/2 cup');
  const flavours = [...kit.pungents(), ...kit.spices(), ...sharp, ...herbs, ...hard];
  kit.step(
    `Stir ${kit.hot(...crumbs, milk, egg, ...vegetables, ...flavours, kit.salt(), kit.pepper())} together in a large bowl and let stand for 5 minutes.`,
    `Add ${kit.hot(...mince)} and mix with your hands, only until it holds together.`,
  );
  return true;
}

/** Raw, an onion stays sharp and hard, and what is shaped splits on it. */
function onionsFor(kit: DishKit): Food[] {
  const onions = kit.aromatics().slice(0, 1);
  for (const food of onions) kit.readied(food, 'finely chopped');
  return onions;
}

const meatloaf = pattern({
  name: 'meatloaf',
  types: ['main course'],
  kind: 'roast',
  styles: ['canadian'],
  servings: 4,
  vessel: 'sheet',
  roles: {
    mince: MINCE,
    crumbs: CRUMBS,
    egg: EGG,
    starch: { kinds: ['potato', 'mash', 'rice', 'fries'], most: 1, anywhere: true },
    vegetables: {
      kinds: ['firm', 'root', 'leaf'],
      most: 2,
      cut: 'finely diced',
      fit: ({ name }) => /pepper$|mushroom|carrot|zucchini|spinach|kale|chard/.test(name),
    },
  },
  fits: ({ egg, crumbs }, kit) => {
    if (kit.offers('bun', 'tortilla', 'pasta')) return null;
    if (egg.length > 0) return 3;
    // Fresh, it is for sandwiches; a day or more old, it is crumbs.
    return crumbs.some((food) => isOf(food, 'bread') && !isStale(food)) ? null : 2;
  },
  cook(kit, { mince, crumbs, egg, starch, vegetables }) {
    kit.share(vegetables, rational(1, 2));
    for (const food of vegetables) {
      kit.readied(food, isOf(food, 'leaf') ? 'chopped' : 'finely diced');
    }
    const glaze = kit.take(['sauce', 'tinned'], {
      most: 1,
      anywhere: true,
      fit: ({ name }) => /ketchup|barbecue|chili sauce|tomato/.test(name),
    });
    const sweet = kit.take(['sugar', 'sweet'], { most: 1, anywhere: true });
    measureAll(kit, glaze, '1/2 cup');
    measureAll(kit, sweet, '1 tbsp');
    kit.about(...mince, ...vegetables);
    const soft = [...onionsFor(kit), ...vegetables];
    const fat = soft.length > 0 ? kit.fat() : null;
    measureAll(kit, present(fat), '1 tbsp');
    // Raw, they would stay hard and make the loaf crumble around them.
    kit.step(
      'Heat the oven to 190 °C (375 °F) and line a baking sheet with parchment.',
      naming(
        kit,
        soft,
        (names) =>
          `Cook ${names}${kit.ifAny('in', fat)} in a frying pan over medium heat for 6 minutes, until soft, and let cool.`,
      ),
    );
    if (!mixedMince(kit, mince, crumbs, egg, soft)) return null;
    if (!cookStarch(kit, starch)) return null;
    kit.step(
      `Shape into ${kit.servings > 3 ? `${kit.pieces(1 / 2)} small loaves` : 'a small loaf'} on the sheet and bake for 25 minutes.`,
      naming(kit, [...glaze, ...sweet], (names) => `Spread with ${names}.`),
      `Bake for 20 minutes more, until the middle of ${kit.hot(...mince)} is ${doneInside(mince)}.`,
    );
    const cheese = kit.take(['cheese'], { most: 1 });
    measureAll(kit, cheese, '1/2 cup');
    kit.step(
      served(
        kit,
        `Let stand for 10 minutes, slice and serve${kit.ifAny('with', ...starch)}`,
        ...cheese,
      ),
    );
    const [main] = mince;
    return titled(
      `${main ? titleName(main) : ''} meatloaf ${withSides(kit, [...vegetables, ...starch])}`.trim(),
    );
  },
});

/** Condensed soup is a sauce here: "mushroom sauce". */
const calledSauce = (food: Food): string =>
  isOf(food, 'creamsoup') ? food.name.replace(/^cream of (.*) soup$/, '$1 sauce') : titleName(food);

const meatballs = pattern({
  name: 'meatballs',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['italian'],
  servings: 4,
  vessel: 'pan',
  roles: {
    mince: MINCE,
    crumbs: CRUMBS,
    egg: EGG,
    sauce: { kinds: ['tinned', 'creamsoup'], least: 1, most: 1, anywhere: true },
    pasta: { kinds: ['pasta', 'rice', 'potato', 'mash'], most: 1, anywhere: true },
  },
  fits: ({ egg, crumbs }, kit) => {
    if (kit.offers('bun', 'tortilla', 'lasagne')) return null;
    return egg.length === 0 && crumbs.some((food) => isOf(food, 'bread') && !isStale(food))
      ? null
      : 3;
  },
  cook(kit, { mince, crumbs, egg, sauce, pasta }) {
    kit.about(...mince, ...sauce, ...pasta);
    const fat = kit.fat();
    const onions = onionsFor(kit);
    if (!fat) return null;
    kit.step(
      naming(
        kit,
        onions,
        (names) =>
          `Cook ${names} in a spoonful of ${kit.the(fat)} in a large deep frying pan over medium heat for 6 minutes, until soft, and let cool.`,
      ),
    );
    if (!mixedMince(kit, mince, crumbs, egg, onions)) return null;
    kit.step(
      `Shape into ${kit.pieces(5)} balls. Heat ${onions.length > 0 ? 'the rest of ' : ''}${kit.the(fat)} in ${onions.length > 0 ? 'the' : 'a large deep frying'} pan over medium heat and brown the meatballs for 8 minutes, turning often.`,
    );
    if (!cookStarch(kit, pasta)) return null;
    const water = kit.take(['broth', 'wine'], { most: 1 })[0];
    measureAll(kit, present(water), '1/2 cup');
    kit.step(
      `Pour in ${kit.hot(...sauce, water)}, cover and simmer for 15 minutes, until the meatballs are ${doneInside(mince)}.`,
    );
    const cheese = kit.take(['hardcheese', 'cheese'], { most: 1 });
    for (const food of cheese) if (isOf(food, 'cheese')) kit.measure(food, '1/2 cup');
    kit.step(served(kit, `Serve hot${kit.ifAny('with', ...pasta)}`, ...cheese));
    const names = [...sauce, ...pasta].filter((food) => kit.isNamed(food)).map(calledSauce);
    const [main] = mince;
    return titled(
      `${main ? titleName(main) : ''} meatballs${names.length > 0 ? ` with ${listed(names)}` : ''}`,
    );
  },
});

/** Mince bound with crumbs and egg. */
export const MEATLOAF_PATTERNS: readonly DishPattern[] = [meatloaf, meatballs];
