import { rational } from '@larder/culinary';
import { heatFor, isOf, minutes, safeAt, softened, STEAMING_HOT } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { DishKit } from '../dish-kit.js';
import type { DishRole } from '../dish-role.js';
import { titleName } from '../dish-titles.js';
import type { Food, Kind } from '../food.js';
import { ending, measureAll, measureBy, naming, present } from '../kitchen-measures.js';

import { titled } from '../phrases.js';
import { BESIDE, cookStarch, fitBeside, plated, withSides } from '../plated-mains.js';
import { slawOf } from '../slaw.js';

/** Sauces and pickles for the plate. */
const RELISHES: readonly Kind[] = [
  ...(['sauce', 'briny', 'mustard', 'mayo', 'salsa', 'yogurt', 'sourcream', 'dressing'] as const),
];

function relishesOf(kit: DishKit, most = 3): Food[] {
  const relishes = kit.take(RELISHES, { most, anywhere: true });
  measureBy(kit, relishes, [
    [['mustard'], '2 tbsp'],
    [['sourcream', 'yogurt', 'dressing', 'mayo'], '1/3 cup'],
  ]);
  return relishes;
}

/** Raw vegetables and leaves that are laid on or served beside. */
const FRESH = {
  kinds: ['salad', 'tomato', 'firm', 'leaf', 'root', 'aromatic'],
  most: 3,
  raw: true,
  cut: 'coarsely grated',
  shared: true,
  anywhere: true,
} as const satisfies DishRole;

/** Vegetables boiled while the oven or the pan is busy. */
function boiledBeside(kit: DishKit, vegetables: readonly Food[]): void {
  if (vegetables.length === 0) return;
  const longest = Math.max(...vegetables.map((food) => food.minutes.simmer ?? 5));
  kit.meanwhile(
    `Meanwhile, boil ${kit.hot(...vegetables)} in salted water for ${minutes(longest)}, until tender, and drain.`,
  );
}

const SOFT_BREAD = {
  kinds: ['tortilla', 'bun', 'flatbread', 'bread'],
  most: 1,
  anywhere: true,
} as const satisfies DishRole;

/** What something crisp is rolled into, or laid on. */
function breadWarmed(kit: DishKit, bread: Food): string {
  return isOf(bread, 'tortilla', 'flatbread')
    ? `Warm ${kit.hot(bread)} one at a time in a dry frying pan, 30 seconds a side.`
    : `Toast ${kit.hot(bread)} for 2 minutes, until golden.`;
}

const dishOfBread = (bread: Food): string =>
  isOf(bread, 'tortilla') ? 'tacos' : isOf(bread, 'flatbread') ? 'wraps' : 'sandwiches';

/** Fish sticks and nuggets, baked as crisp as they get, in tortillas or bread with slaw and a sauce. */
const crispInBread = pattern({
  name: 'fish sticks or nuggets in bread',
  types: ['main course'],
  kind: 'tacos',
  styles: ['mexican', 'canadian'],
  servings: 4,
  vessel: 'sheet',
  roles: {
    main: { kinds: ['nugget'], least: 1, most: 1, anywhere: true },
    bread: { ...SOFT_BREAD, least: 1 },
    fresh: FRESH,
  },
  fits: ({ bread }, kit) => {
    const isTaco = bread.some((food) => isOf(food, 'tortilla'));
    return isTaco === (kit.style.cuisine === 'Mexican') ? 3 : null;
  },
  cook(kit, { main: [main], bread: [bread], fresh }) {
    if (!main || !bread) return null;
    kit.about(main, ...fresh);
    kit.step(
      `Heat the oven to 220 °C (425 °F). Lay ${kit.hot(main)}, still frozen, out on a baking sheet with space between.`,
    );
    kit.step(
      `Bake for ${minutes(main.minutes.roast ?? 18)}, turning once, until golden, crisp and ${STEAMING_HOT}.`,
    );
    const { slaw, text, rest } = slawOf(kit, fresh);
    kit.step(text);
    kit.step(breadWarmed(kit, bread));
    const cheese = kit.take(['cheese', 'softcheese'], { most: 1, anywhere: true });
    measureAll(kit, cheese, '3/4 cup');
    const relishes = relishesOf(kit);
    const sauce = relishes.length > 0 ? [] : present(kit.stapleAtHand('mayonnaise', 'ketchup'));
    const over = [
      ...rest,
      ...cheese,
      ...relishes,
      ...sauce,
      ...kit.take(['herb'], { most: 2, anywhere: true }),
    ];
    const sour = kit.take(['citrus'], { most: 1, anywhere: true });
    for (const food of sour) kit.readied(food, 'cut into wedges');
    kit.step(
      `Fill ${kit.the(bread)} with the hot ${kit.spoken(main)}${slaw === '' ? '' : ` and ${slaw}`}${kit.ifAny('and top with', ...over)}.`,
      `Serve at once${kit.ifAny('with', ...sour)}, while the crumbs are crisp.`,
    );
    return kit.titleOf([main], dishOfBread(bread));
  },
});

/** Roots in wedges and fries, on one sheet. */
function roastedSides(kit: DishKit, sides: readonly Food[], oil: Food): void {
  const roots = sides.filter((food) => !isOf(food, 'fries'));
  const time = Math.max(...sides.map((food) => food.minutes.roast ?? 30));
  kit.step(
    'Heat the oven to 220 °C (425 °F).',
    naming(
      kit,
      roots,
      (names) => `Toss ${names} with 2 tbsp of ${kit.the(oil, kit.salt(3), kit.pepper())}.`,
    ),
    `Spread ${kit.hot(...sides)} out on a baking sheet and roast for ${minutes(time)}, turning once, until tender and browned at the edges.`,
  );
}

/** How the patties come to the table: in bread, or beside what there is. */
function servedPatties(
  kit: DishKit,
  loaf: Food | undefined,
  beside: string,
  onTop: readonly Food[],
): string {
  const isAlone = beside === '';
  if (loaf) {
    return `Fill ${kit.the(loaf)} with the patties${kit.ifAny('and', ...onTop)} and serve${isAlone ? ' at once' : ` with ${beside}`}.`;
  }
  return isAlone
    ? `Serve the patties${kit.ifAny('with', ...onTop)}.`
    : `Serve the patties with ${beside}${kit.ifAny('and', ...onTop)}.`;
}

/** The same on a plate, with potatoes and vegetables. */
const crispOnPlate = pattern({
  name: 'fish sticks or nuggets on a plate',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['canadian'],
  servings: 4,
  vessel: 'sheet',
  roles: { main: { kinds: ['nugget'], least: 1, most: 1, anywhere: true }, ...BESIDE },
  fits: ({ starch }) => fitBeside(starch, 2),
  cook(kit, { main: [main], starch, vegetables }) {
    if (!main) return null;
    kit.about(main, ...vegetables, ...starch);
    const isBaked = starch.some((food) => isOf(food, 'fries'));
    if (!isBaked && !cookStarch(kit, starch)) return null;
    kit.step(
      `Heat the oven to 220 °C (425 °F). Lay ${kit.hot(main, ...(isBaked ? starch : []))}, still frozen, out on a baking sheet with space between.`,
    );
    kit.step(
      `Bake for ${minutes(isBaked ? 22 : (main.minutes.roast ?? 18))}, turning once, until golden, crisp and ${STEAMING_HOT}.`,
    );
    boiledBeside(kit, vegetables);
    const relishes = relishesOf(kit);
    const lemon = kit.take(['citrus'], { most: 1, anywhere: true });
    for (const food of lemon) kit.readied(food, 'cut into wedges');
    kit.step(
      `Divide ${kit.the(main, ...vegetables, ...starch)} among ${kit.vessels('plate', 'plates')}.`,
    );
    kit.step(
      `Serve at once${kit.ifAny('with', ...relishes, ...lemon)}, while the crumbs are crisp.`,
    );
    return titled(`${kit.spoken(main)} ${withSides(kit, [...vegetables, ...starch])}`.trim());
  },
});

/** Patties that somebody else has shaped, fried from frozen or chilled, with buns or vegetables. */
const readyPatties = pattern({
  name: 'bought patties',
  types: ['main course'],
  kind: 'burger',
  styles: ['canadian'],
  servings: 4,
  vessel: 'pan',
  roles: {
    main: { kinds: ['patty'], least: 1, most: 1, anywhere: true },
    bread: SOFT_BREAD,
    sides: {
      kinds: ['fries', 'root'],
      most: 2,
      cut: 'cut into wedges',
      shared: true,
      anywhere: true,
      fit: ({ name }) => name !== 'carrot',
    },
    fresh: FRESH,
  },
  fits: ({ bread, sides, fresh }) => (bread.length + sides.length + fresh.length > 0 ? 3 : 1),
  cook(kit, { main: [main], bread, sides, fresh }) {
    if (!main) return null;
    kit.about(main, ...sides, ...fresh);
    const oil = kit.oil();
    if (!oil) return null;
    kit.measure(oil, sides.length > 0 ? '3 tbsp' : '1 tbsp');
    if (sides.length > 0) roastedSides(kit, sides, oil);
    else kit.step(`Let ${kit.the(main)} stand at room temperature for 10 minutes.`);
    const { slaw, text, rest } = slawOf(kit, fresh);
    kit.step(text);
    const cheese = kit.take(['cheese', 'softcheese'], { most: 1, anywhere: true });
    measureAll(kit, cheese, '100 g');
    for (const food of cheese) kit.readied(food, 'sliced');
    const side = /turkey|chicken/.test(main.name) ? 6 : 5;
    kit.step(
      `Heat ${sides.length > 0 ? 'the rest of ' : ''}${kit.the(oil)} in a large frying pan over medium heat and fry ${kit.hot(main)} for ${side} minutes, until browned below.`,
    );
    kit.step(
      `Turn and fry for ${side} minutes more, until 74 °C (165 °F) inside.`,
      naming(kit, cheese, (names) => `Lay ${names} on them for the last minute to melt.`),
    );
    const onTop = [...rest, ...relishesOf(kit)];
    const [loaf] = bread;
    kit.step(loaf && breadWarmed(kit, loaf));
    const beside = [...(sides.length > 0 ? [kit.the(...sides)] : []), slaw];
    kit.step(servedPatties(kit, loaf, beside.filter(Boolean).join(' and '), onTop));
    return titled(`${kit.spoken(main)} ${loaf ? '' : withSides(kit, [...sides, ...fresh])}`.trim());
  },
});

/** Tourtière and the like: hot through before the crust burns, and always with something sharp. */
const meatPie = pattern({
  name: 'bought meat pie',
  types: ['main course'],
  kind: 'pie',
  styles: ['canadian'],
  servings: 4,
  vessel: 'sheet',
  roles: { pie: { kinds: ['meatpie'], least: 1, most: 1, anywhere: true }, ...BESIDE },
  fits: ({ starch }) => fitBeside(starch, 3),
  cook(kit, { pie: [pie], starch, vegetables }) {
    if (!pie) return null;
    kit.about(pie, ...vegetables);
    const time = pie.minutes.roast ?? 40;
    kit.step(
      `Heat the oven to 190 °C (375 °F). Set ${kit.hot(pie)} on a baking sheet, cover loosely with foil and bake for ${minutes(time - 15)}.`,
    );
    kit.step(
      `Take off the foil and bake for 15 minutes more, until the crust is crisp and the middle is ${STEAMING_HOT}.`,
    );
    if (!cookStarch(kit, starch)) return null;
    boiledBeside(kit, vegetables);
    const leaves = kit.take(['salad'], { most: 2 });
    const gravy = kit.take(['gravy'], { most: 1 });
    kit.step(
      naming(kit, gravy, (names) => `Simmer ${names} in a saucepan for 4 minutes, stirring.`),
    );
    const relishes = relishesOf(kit);
    const usual =
      relishes.length + gravy.length > 0 ? [] : present(kit.stapleAtHand('ketchup', 'mustard'));
    kit.step('Let stand for 10 minutes, so that the filling holds together.');
    const beside = [...gravy, ...relishes, ...usual, ...vegetables, ...starch, ...leaves];
    kit.step(`Cut into ${kit.pieces(1)} and serve${kit.ifAny('with', ...beside)}.`);
    return kit.titleOf([pie], withSides(kit, [...relishes, ...vegetables]));
  },
});

/** A condensed soup takes as much water again; bread and cheese go on top, under the broiler. */
const onionSoup = pattern({
  name: 'gratinéed onion soup',
  types: ['soup', 'main course', 'appetizer'],
  kind: 'soup',
  styles: ['french'],
  servings: 4,
  vessel: 'pot',
  roles: {
    soup: { kinds: ['onionsoup'], least: 1, most: 1 },
    cheese: {
      kinds: ['cheese', 'hardcheese'],
      least: 1,
      most: 2,
      fill: ['gruyere', 'swiss cheese'],
    },
    bread: { kinds: ['bread', 'bun'], least: 1, most: 1, fill: ['baguette'] },
  },
  fits: ({ cheese, bread }, kit) =>
    [...cheese, ...bread].some((food) => kit.isNamed(food)) ? 3 : 1,
  cook(kit, { soup: [soup], cheese, bread: [bread] }) {
    const water = kit.water('2 cups');
    if (!soup || !bread || !water) return null;
    kit.about(soup);
    const wine = kit.take(['wine'], { most: 1 });
    measureAll(kit, wine, '2 tbsp');
    const herbs = kit.take(['woody', 'spice'], { most: 2 });
    if (bread.name === 'baguette') kit.readied(kit.measure(bread, '1/2'), 'cut into 2 cm slices');
    else kit.measure(bread, isOf(bread, 'bun') ? '2' : '4 slices');
    measureAll(
      kit,
      cheese.filter((food) => isOf(food, 'cheese')),
      '1 1/2 cups',
    );
    measureAll(
      kit,
      cheese.filter((food) => isOf(food, 'hardcheese')),
      '1/4 cup',
    );
    kit.step(
      `Bring ${kit.hot(soup, water, ...wine, ...herbs)} to a simmer in a pot and cook for 5 minutes.`,
    );
    kit.meanwhile(
      `Meanwhile, toast ${kit.hot(bread)} under the broiler for 1 minute a side, until dry and golden, so that it floats.`,
    );
    kit.step(
      `Ladle the soup into ${kit.vessels('ovenproof bowl', 'ovenproof bowls')} on a baking sheet, cover with the toasted bread and scatter with ${kit.hot(...cheese)}.`,
    );
    kit.step(
      'Broil for 3 minutes, until the cheese bubbles and browns. Serve at once, the bowls are hot.',
    );
    return kit.titleOf([soup], '');
  },
});

/** Last night's curry on bread, under cheese; without cheese it is warmed, with bread or rice beside it. */
const curryOnBread = pattern({
  name: 'leftover curry',
  types: ['main course'],
  kind: 'flatbread',
  styles: ['indian'],
  servings: 4,
  vessel: 'sheet',
  roles: {
    curry: { kinds: ['readycurry'], least: 1, most: 1, anywhere: true },
    bread: { kinds: ['flatbread', 'pizzadough', 'tortilla'], least: 1, most: 1, anywhere: true },
    cheese: { kinds: ['cheese', 'softcheese', 'curd'], least: 1, most: 1, anywhere: true },
    vegetables: {
      kinds: ['firm', 'tender', 'leaf', 'tomato'],
      most: 2,
      cut: 'sliced',
      shared: true,
    },
  },
  fits: ({ bread }) => (bread.some((food) => isOf(food, 'pizzadough')) ? 0 : 3),
  cook(kit, { curry: [curry], bread: [bread], cheese, vegetables }) {
    if (!curry || !bread) return null;
    kit.about(curry, ...cheese, ...vegetables);
    measureAll(kit, cheese, '1 1/2 cups');
    kit.share(vegetables, rational(1, 2));
    const onion = kit.take(['aromatic'], { most: 1 });
    for (const food of onion)
      if (/onion$/.test(food.name)) kit.readied(kit.measure(food, '1/2'), 'thinly sliced');
    kit.step(
      `Heat the oven to 220 °C (425 °F). Warm ${kit.hot(curry)} in a saucepan over medium heat for 5 minutes, stirring, until ${STEAMING_HOT}, and cut the pieces small.`,
    );
    kit.step(
      `Lay ${kit.hot(bread)} on two baking sheets, spread with the curry and scatter with ${kit.hot(...onion, ...vegetables, ...cheese)}.`,
    );
    kit.step('Bake for 10 minutes, until the cheese bubbles and the edges are crisp.');
    const over = [...kit.herbs(), ...kit.take(['yogurt', 'sauce', 'hot'], { most: 2 })];
    kit.heat(...over);
    kit.step(`Cut up and serve at once${kit.ifAny('with', ...over)}.`);
    return kit.titleOf(
      [curry],
      kit.isMany(bread) ? `on ${kit.spoken(bread)}` : `on ${titleName(bread)}`,
    );
  },
});

const curryWarmed = pattern({
  name: 'warmed curry',
  types: ['main course'],
  kind: 'curry',
  styles: ['indian'],
  servings: 4,
  vessel: 'pan',
  roles: { curry: { kinds: ['readycurry'], least: 1, most: 1, anywhere: true }, ...BESIDE },
  fits: ({ starch }) => (starch.some((food) => isOf(food, 'rice', 'flatbread', 'grain')) ? 2 : 0),
  cook(kit, { curry: [curry], starch, vegetables }) {
    if (!curry) return null;
    kit.about(curry, ...vegetables, ...starch);
    const start = softened(kit, 'large frying pan');
    if (!start || !cookStarch(kit, starch)) return null;
    kit.step(
      start,
      naming(kit, vegetables, (names) => `Add ${names} and cook for 6 minutes, until tender.`),
    );
    kit.step(`Add ${kit.hot(curry)} and warm for 6 minutes, stirring, until ${STEAMING_HOT}.`);
    plated(kit, 'Serve', starch, { sour: false });
    return kit.titleOf([curry], withSides(kit, [...vegetables, ...starch]));
  },
});

/** What is fried before it is folded in, in a spoonful of the butter; fish from a can only is drained. Answers whether it was fried. */
function inMacaroni(kit: DishKit, meat: Food, butter: Food): boolean {
  kit.share([meat], rational(1, 2));
  if (isOf(meat, 'tinnedfish')) {
    kit.step(`Drain ${kit.hot(meat)} and break into pieces.`);
    return false;
  }
  if (isOf(meat, 'sausage')) kit.readied(meat, 'sliced');
  const done = isOf(meat, 'mince') ? 'no longer pink, 71 °C (160 °F) inside' : STEAMING_HOT;
  kit.step(
    `Melt 1 tbsp of ${kit.the(butter)} in a frying pan over ${heatFor(butter)} heat. Cook ${kit.hot(meat)} for 8 minutes, turning, until browned and ${done}.`,
  );
  return true;
}

/** The packages ask for milk and butter; what makes a meal of it is browned and folded in. */
const boxedMacaroni = pattern({
  name: 'boxed macaroni and cheese',
  types: ['main course'],
  kind: 'pasta',
  styles: ['canadian'],
  servings: 4,
  vessel: 'pot',
  roles: {
    box: { kinds: ['boxedpasta'], least: 1, most: 1, anywhere: true },
    meat: {
      kinds: ['sausage', 'cured', 'coldcut', 'tinnedfish', 'cookedmeat', 'mince'],
      most: 1,
      anywhere: true,
    },
    vegetables: {
      kinds: ['tender', 'firm', 'tomato', 'leaf'],
      most: 2,
      cut: 'cut into small pieces',
      shared: true,
      anywhere: true,
    },
  },
  fits: ({ meat, vegetables }) => (meat.length + vegetables.length > 0 ? 3 : 2),
  cook(kit, { box: [box], meat, vegetables }) {
    const milk = kit.one(['milk'], 'milk', 'oat milk');
    const butter =
      kit.take(['fat'], { most: 1 })[0] ?? kit.staple('butter', 'margarine', 'vegetable oil');
    if (!box || !milk || !butter) return null;
    kit.measure(milk, '1/2 cup');
    kit.measure(butter, '3 tbsp');
    kit.about(...meat, ...vegetables, box);
    const [first] = meat;
    const isFried = first !== undefined && inMacaroni(kit, first, butter);
    const boiled =
      vegetables.length > 0 ? ` Add ${kit.hot(...vegetables)} for the last 4 minutes.` : '';
    kit.step(
      `Cook ${kit.hot(box)}, without its packets of cheese, in a large pot of boiling water for ${minutes(box.minutes.simmer ?? 8)}, until tender.${boiled} Drain and return to the pot.`,
    );
    const cheese = kit.take(['cheese', 'hardcheese'], { most: 1 });
    measureAll(kit, cheese, '1/2 cup');
    kit.step(
      `Stir in ${isFried ? 'the rest of ' : ''}${kit.hot(butter)}, ${kit.hot(milk, ...cheese)} and the packets of cheese over low heat for 2 minutes, until smooth.`,
    );
    const relish = kit.take(['sauce', 'mustard', 'spice', 'pepper'], { most: 2, anywhere: true });
    for (const each of relish) if (/ketchup|hot sauce/.test(each.name)) kit.measure(each, '2 tbsp');
    const folded = ending(kit, meat, (names) => `Fold in ${names}. `);
    kit.step(`${folded}Serve hot${kit.ifAny('with', ...relish)}.`);
    return kit.titleOf([...meat, ...vegetables], 'macaroni and cheese');
  },
});

/** Ready when they are crisp again; onions fried slowly make a gravy of what is in the packet. */
const sausagesInPuddings = pattern({
  name: 'sausages in Yorkshire puddings',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['canadian'],
  servings: 4,
  vessel: 'pan',
  roles: {
    puddings: { kinds: ['yorkshire'], least: 1, most: 1, anywhere: true },
    main: { kinds: ['sausage', 'cookedmeat'], least: 1, most: 1, anywhere: true },
    gravy: { kinds: ['gravy'], least: 1, most: 1, fill: ['gravy'] },
    vegetables: BESIDE.vegetables,
  },
  fits: () => 3,
  cook(kit, { puddings: [puddings], main: [main], gravy: [gravy], vegetables }) {
    const fat = kit.fat();
    if (!puddings || !main || !gravy || !fat) return null;
    kit.about(main, puddings, ...vegetables);
    kit.measure(fat, '2 tbsp');
    kit.readied(main, isOf(main, 'sausage') ? '' : 'sliced');
    const onions = kit.take(['aromatic'], { most: 1 });
    for (const food of onions)
      if (food.name === 'onion') kit.readied(kit.measure(food, '2'), 'thinly sliced');
    kit.step(
      `Heat ${kit.the(fat)} in a large frying pan over medium heat.`,
      isOf(main, 'sausage') &&
        `Fry ${kit.hot(main)} for 16 minutes, turning often, until browned all over and ${safeAt(main) ?? STEAMING_HOT}. Lift out.`,
      naming(
        kit,
        onions,
        (names) => `Add ${names} and cook for 12 minutes, stirring often, until soft and brown.`,
      ),
    );
    const powder = /mix/.test(gravy.name) ? kit.water('2 cups') : null;
    kit.step(
      `Pour in ${kit.hot(gravy, powder)} and simmer for 4 minutes, scraping up what sticks.`,
      `Lay ${kit.hot(main)} in it for 2 minutes, until ${STEAMING_HOT}.`,
    );
    boiledBeside(kit, vegetables);
    kit.meanwhile(
      `Meanwhile, heat the oven to 200 °C (400 °F) and bake ${kit.hot(puddings)} for 5 minutes, until crisp; stir and bake those of a mix as its package says.`,
    );
    kit.step(
      `Set ${kit.the(puddings)} on plates, fill with ${kit.the(main, ...onions)}, pour the gravy over and serve at once${kit.ifAny('with', ...vegetables, ...relishesOf(kit, 1))}.`,
    );
    const called = isOf(main, 'sausage') ? kit.spoken(main) : titleName(main);
    return titled(`${called} ${withSides(kit, [puddings, ...onions])}`.trim());
  },
});

/** What is nearly a meal when it is bought. */
export const BOUGHT_DISH_PATTERNS: readonly DishPattern[] = [
  crispInBread,
  crispOnPlate,
  readyPatties,
  meatPie,
  onionSoup,
  curryOnBread,
  curryWarmed,
  boxedMacaroni,
  sausagesInPuddings,
];
