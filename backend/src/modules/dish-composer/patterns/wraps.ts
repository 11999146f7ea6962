import { rational } from '@larder/culinary';
import { isStale } from '../bought-form.js';
import { bloomed, browned, cookedGrain, fry, isOf, softened } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern, type Fit, type Parts } from '../dish-pattern.js';
import type { DishRole } from '../dish-role.js';
import type { Food, Kind } from '../food.js';
import { naming, present } from '../kitchen-measures.js';
import { meanwhile } from '../phrases.js';

const COLD: readonly Kind[] = ['coldcut', 'smokedfish', 'tinnedfish', 'cookedmeat'];
const SPREADS: readonly Kind[] = [
  ...(['mayo', 'mustard', 'freshcheese', 'sourcream', 'pesto', 'tahini', 'salsa'] as const),
];

/** What is spread by itself: nobody adds mayonnaise to hoisin sauce. */
const isThickSauce = ({ name }: Food): boolean =>
  /hoisin|barbecue|plum|cranberry|chutney/.test(name);

/** What is spread, so that nothing is dry: what was named, or else what is usual. */
function spread(kit: DishKit, ...usually: readonly string[]): Food[] {
  const named = kit.take(SPREADS, { most: 2, anywhere: true });
  for (const food of named) {
    kit.measure(
      food,
      isOf(food, 'mustard') ? '3 tbsp' : isOf(food, 'mayo') ? '1/3 cup' : '1/2 cup',
    );
  }
  if (named.length > 0) return named;
  const thick = kit.take(['sauce'], { most: 1, anywhere: true, fit: isThickSauce });
  for (const food of thick) kit.measure(food, '1/4 cup');
  if (thick.length > 0) return thick;
  const usual = kit.staple(...usually);
  return usual ? [kit.measure(usual, '1/4 cup')] : [];
}

/** Raw onion, pickles, herbs and the like, which need no more than to be laid on. */
function sharp(kit: DishKit): Food[] {
  const onion = kit.take(['aromatic'], { most: 1, raw: true });
  for (const food of onion) if (/onion$/.test(food.name)) kit.measure(food, '1/2');
  const rest = kit.take(['briny', 'herb', 'drizzle', 'nut', 'sauce', 'jam', 'kimchi'], {
    most: 3,
    anywhere: true,
    fit: (food) => !isOf(food, 'herb') || !/rosemary|sage/.test(food.name),
  });
  for (const food of rest) if (isOf(food, 'sauce', 'jam')) kit.measure(food, '1/4 cup');
  return [...onion, ...rest];
}

/** In shreds and their sauce, which is stiff when it is cold. */
const isPulled = ({ name }: Food): boolean => /^pulled/.test(name);

/** 50 g of meat or fish, and as much of cheese, for a person: more falls out. */
function measureCold(kit: DishKit, cold: readonly Food[], cheese: readonly Food[]): void {
  for (const food of cold) {
    if (!isOf(food, 'tinnedfish')) kit.measure(food, cold.length > 1 ? '100 g' : '200 g');
    if (isPulled(food)) kit.readied(food, '');
    else if (isOf(food, 'coldcut', 'cookedmeat')) kit.readied(food, 'thinly sliced');
  }
  for (const food of cheese) {
    kit.readied(
      kit.measure(food, isOf(food, 'softcheese') ? '100 g' : '200 g'),
      isOf(food, 'softcheese') ? 'crumbled' : 'thinly sliced',
    );
  }
}

const isOfRings = ({ name }: Food): boolean => name === 'bagel' || name === 'english muffin';

const SLICED: readonly Kind[] = ['cheese', 'softcheese', 'hardcheese'];
/** What is spread instead of butter, and filling enough where nothing else is. */
const SOFT: readonly Kind[] = ['freshcheese', 'tahini'];

/** What is a day old wants the toaster or the oven. */
const FRESH_BREAD: DishRole = {
  kinds: ['bread', 'bun', 'flatbread'],
  least: 1,
  most: 1,
  anywhere: true,
  fit: (food) => !isStale(food),
};

/** What lies in it beside the meat. */
const IN_COLD_SANDWICH = {
  cheese: { kinds: SLICED, most: 1, anywhere: true },
  fresh: {
    kinds: ['salad', 'tomato', 'leaf', 'tender', 'root'],
    raw: true,
    most: 3,
    cut: 'coarsely grated',
    shared: true,
    anywhere: true,
  },
} as const satisfies Record<string, DishRole>;

/** Cheese or a spread, with something fresh that was named: more where the bread is made to be filled. */
function fitWithoutMeat({ bread }: Parts<'bread' | 'cheese' | 'fresh'>, kit: DishKit): Fit {
  if (kit.offers('egg', 'poultry', 'mince', 'quick', 'fish', 'shellfish', 'curd', 'cured'))
    return null;
  if (kit.offers('tinned', 'broth', 'pasta', 'rice', 'bean')) return null;
  if (bread.some((food) => isOfRings(food) || isOf(food, 'bun'))) return 3;
  // Crushed with something sour, avocado is better on toast.
  return kit.wantsNamed(/^avocado$/) ? -1 : 1;
}

function measureFilling(
  kit: DishKit,
  loaf: Food,
  { cold, sliced, soft, fresh }: Parts<'cold' | 'sliced' | 'soft' | 'fresh'>,
): void {
  if (loaf.name === 'baguette') kit.readied(kit.measure(loaf, '2'), 'halved and split');
  measureCold(kit, cold, sliced);
  // Cheese alone has to fill it.
  if (cold.length === 0) for (const food of sliced) kit.measure(food, '200 g');
  for (const food of soft) kit.measure(food, '1 cup');
  kit.share(fresh, rational(1, 2));
  for (const food of fresh) if (food.name === 'tomato') kit.readied(food, 'sliced');
}

/** Cheese that melts is cold and dull in a flatbread, which a hot pan makes crisp. */
function pressedFlat(
  kit: DishKit,
  loaf: Food,
  { spreads, layers }: { readonly spreads: readonly Food[]; readonly layers: readonly Food[] },
): void {
  kit.measure(loaf, '4');
  kit.step(`Lay out ${kit.hot(loaf)} and spread thinly with ${kit.the(...spreads)}.`);
  kit.step(
    `Turn over, layer ${kit.hot(...layers)} on one half of each and fold the other half over, spread side out.`,
  );
  kit.step(
    'Press two at a time in a dry frying pan over medium heat for 3 minutes a side, until crisp outside and the cheese has melted.',
  );
  kit.step('Cut in two and serve hot.');
}

/** Roast chicken, fresh cheese and vegetables are bland as they are. */
function seasoningFor(kit: DishKit, filling: readonly Food[]): Food[] {
  const isSalty = filling.some((food) =>
    isOf(food, 'coldcut', 'smokedfish', 'tinnedfish', ...SLICED),
  );
  return isSalty
    ? kit.take(['pepper', 'spice'], { most: 1 })
    : present(kit.salt(1, 1), kit.pepper());
}

function coldSandwich(
  kit: DishKit,
  {
    bread: [loaf],
    cold = [],
    cheese,
    fresh,
  }: Parts<'bread' | 'cheese' | 'fresh'> & Partial<Parts<'cold'>>,
): string | null {
  if (!loaf) return null;
  const soft = cheese.filter((food) => isOf(food, ...SOFT));
  const sliced = cheese.filter((food) => !soft.includes(food));
  measureFilling(kit, loaf, { cold, sliced, soft, fresh });
  kit.about(...cold, ...cheese, ...fresh);
  const spreads = soft.length > 0 ? soft : spread(kit, 'butter', 'mayonnaise', 'mustard');
  if (spreads.length === 0) return null;
  const extras = sharp(kit);
  const sour = kit.take(['citrus', 'acid'], { most: 1 })[0];
  if (sour && isOf(sour, 'acid')) kit.measure(sour, '1 tsp');
  const pepper = seasoningFor(kit, [...cold, ...sliced]);
  const layers = [...cold, ...sliced, ...fresh, ...extras];
  const shown = [...cold, ...sliced, ...spreads.filter((food) => isOf(food, ...SOFT)), ...fresh];
  if (isOf(loaf, 'flatbread') && sliced.some((food) => isOf(food, 'cheese'))) {
    pressedFlat(kit, loaf, { spreads, layers });
    return kit.titleOf(shown, `${loaf.name} melts`);
  }
  kit.step(laidOut(kit, loaf));
  kit.step(`Spread with ${kit.the(...spreads)}, all the way to the edges.`);
  const half = kit.isMany(loaf) ? 'them' : 'it';
  const sprinkled = sour ? `, sprinkle with ${kit.juiceOf(sour)}` : '';
  kit.step(
    `Layer ${kit.the(...layers)} on half of ${half}${sprinkled}${kit.ifAny('and season with', ...pepper)}.`,
  );
  kit.step('Close with the rest, press down lightly, cut in two and serve.');
  return kit.titleOf(shown, isOfRings(loaf) ? `${loaf.name}s` : 'sandwiches');
}

/** Only what is split has cut sides. */
function laidOut(kit: DishKit, loaf: Food): string {
  if (isOfRings(loaf)) return `Toast ${kit.hot(loaf)} for 2 minutes, until golden.`;
  const isSplit = isOf(loaf, 'bun') || loaf.name === 'baguette';
  return `Lay out ${kit.hot(loaf)}${isSplit ? ', cut sides up' : ''}.`;
}

const coldSandwiches = pattern({
  name: 'cold sandwiches',
  types: ['main course'],
  kind: 'sandwich',
  styles: ['canadian', 'french', 'italian'],
  servings: 4,
  vessel: 'board',
  roles: {
    bread: FRESH_BREAD,
    cold: {
      kinds: COLD,
      least: 1,
      most: 3,
      anywhere: true,
      fit: (food) => !isOf(food, 'tinnedfish'),
    },
    ...IN_COLD_SANDWICH,
    // Slices of apple go with cheese.
    fresh: { ...IN_COLD_SANDWICH.fresh, kinds: [...IN_COLD_SANDWICH.fresh.kinds, 'crisp'] },
  },
  // Under melted cheese it is better hot; with leaves, cream cheese or mustard it is a sandwich.
  fits: ({ cold, cheese, fresh }, kit) => {
    if (cold.some((food) => isOf(food, 'smokedfish'))) return 3;
    return fresh.length > 0 || cheese.length === 0 || kit.wants('mayo', 'freshcheese') ? 2 : 1;
  },
  cook: coldSandwich,
});

/** The same without meat: cheese, or a spread that was named, and something fresh. */
const cheeseSandwiches = pattern({
  name: 'cheese sandwiches',
  types: ['main course'],
  kind: 'sandwich',
  styles: ['canadian', 'french', 'italian'],
  servings: 4,
  vessel: 'board',
  roles: {
    bread: FRESH_BREAD,
    cheese: { kinds: [...SLICED, ...SOFT], least: 1, most: 1, anywhere: true },
    fresh: { ...IN_COLD_SANDWICH.fresh, least: 1 },
  },
  fits: fitWithoutMeat,
  cook: coldSandwich,
});

/** Those of wheat, which do not break when they are rolled. */
const SOFT_TORTILLAS: DishRole = {
  kinds: ['tortilla'],
  least: 1,
  most: 1,
  anywhere: true,
  fit: ({ name }) => !/corn|tostada|shell/.test(name),
};

const wraps = pattern({
  name: 'wraps',
  types: ['main course'],
  kind: 'sandwich',
  styles: ['canadian', 'mexican', 'greek'],
  servings: 4,
  vessel: 'board',
  roles: {
    tortillas: SOFT_TORTILLAS,
    cold: { kinds: COLD, most: 2, anywhere: true },
    cheese: { kinds: ['cheese', 'softcheese'], most: 1, anywhere: true },
    fresh: {
      kinds: ['salad', 'tomato', 'leaf', 'tender', 'root', 'firm'],
      raw: true,
      least: 1,
      most: 4,
      cut: 'coarsely grated',
      shared: true,
      anywhere: true,
      fill: ['lettuce', 'spinach', 'cucumber'],
      inOrder: true,
    },
  },
  fits: ({ cold, cheese, fresh }, kit) => {
    // Salsa, rice and beans ask for the pan.
    if (kit.wants('salsa', 'rice', 'bean')) return null;
    // Leaves alone want something rich against them.
    const isRich = cheese.length > 0 || kit.wants('mayo', 'freshcheese', 'tahini', 'pesto');
    const leaves = fresh.filter((food) => kit.isNamed(food));
    if (cold.length === 0) return isRich && leaves.length > 1 ? 0 : null;
    // Leftovers under cheese that melts are better hot.
    const isBetterHot = cold.some((food) => isOf(food, 'cookedmeat'));
    if (isBetterHot && cheese.some((food) => isOf(food, 'cheese'))) return 0;
    return fresh.some((food) => kit.isNamed(food)) ? 2 : 1;
  },
  cook(kit, { tortillas, cold, cheese, fresh }) {
    for (const food of tortillas) kit.measure(food, '4');
    measureCold(kit, cold, cheese);
    kit.share(fresh, rational(1, 2));
    kit.about(...cold, ...fresh.filter((food) => kit.isNamed(food)), ...cheese);
    const spreads = spread(kit, 'mayonnaise', 'vegan mayonnaise', 'mustard');
    if (spreads.length === 0) return null;
    const extras = sharp(kit);
    kit.step(
      `Warm ${kit.hot(...tortillas)} one at a time in a dry frying pan over medium heat, 20 seconds a side, so that they roll without cracking.`,
    );
    kit.step(
      naming(
        kit,
        cold.filter(isPulled),
        (names) =>
          `Warm ${names} with a splash of water in the pan for 5 minutes, stirring, until steaming hot, 74 °C (165 °F).`,
      ),
    );
    kit.step(`Spread each with ${kit.the(...spreads)}, leaving the edge free.`);
    kit.step(
      `Lay ${kit.the(...cold, ...cheese, ...fresh, ...extras)} in a line below the middle, fold in the sides and roll up tightly.`,
    );
    kit.step('Cut each across at a slant and serve, or wrap and keep cold for up to a day.');
    return kit.titleOf(kit.mains, 'wraps');
  },
});

const FRUIT: readonly Kind[] = ['banana', 'jam', 'berry', 'crisp', 'soft'];

/** What children roll up: a nut butter, and something sweet against it. On bread these are toasts. */
const rollUps = pattern({
  name: 'nut butter roll-ups',
  types: ['breakfast', 'main course'],
  kind: 'sandwich',
  styles: ['sweet', 'bakery'],
  servings: 4,
  vessel: 'board',
  roles: {
    tortillas: { kinds: ['tortilla', 'flatbread'], least: 1, most: 1, anywhere: true },
    butter: { kinds: ['nutbutter'], least: 1, most: 1, anywhere: true },
    fruit: {
      kinds: FRUIT,
      least: 1,
      most: 2,
      anywhere: true,
      fit: ({ name }) => !/avocado/.test(name),
    },
  },
  fits: () => 3,
  cook(kit, { tortillas, butter, fruit }) {
    for (const food of tortillas) kit.measure(food, '4');
    for (const food of butter) kit.measure(food, '1/2 cup');
    for (const food of fruit) if (isOf(food, 'banana')) kit.measure(food, '2');
    for (const food of fruit) if (isOf(food, 'crisp', 'soft')) kit.measure(food, '1');
    kit.about(...butter, ...fruit);
    const drizzled = kit.take(['sweet', 'sweetspice', 'granola', 'chia', 'coconutflake'], {
      most: 2,
      anywhere: true,
    });
    for (const food of drizzled) kit.measure(food, isOf(food, 'sweetspice') ? '1/2 tsp' : '1 tbsp');
    kit.step(
      `Warm ${kit.hot(...tortillas)} one at a time in a dry frying pan over medium heat, 20 seconds a side, so that they roll without cracking.`,
    );
    kit.step(`Spread with ${kit.the(...butter)} while warm.`);
    kit.step(`Cover with ${kit.the(...fruit)}${kit.ifAny('and', ...drizzled)}.`);
    kit.step('Roll up tightly, cut each into three and serve.');
    return kit.titleOf(kit.mains, 'roll-ups');
  },
});

const FILLINGS: readonly Kind[] = [
  ...(['mince', 'poultry', 'quick', 'cookedmeat', 'bean', 'sausage', 'cured'] as const),
];

const burritos = pattern({
  name: 'burritos',
  types: ['main course'],
  kind: 'tacos',
  styles: ['mexican'],
  servings: 4,
  vessel: 'pan',
  roles: {
    tortillas: SOFT_TORTILLAS,
    rice: { kinds: ['rice'], least: 1, most: 1, anywhere: true },
    filling: { kinds: FILLINGS, least: 1, most: 2, anywhere: true },
    vegetables: {
      kinds: ['firm', 'tender', 'tomato', 'leaf'],
      most: 3,
      cut: 'diced',
      shared: true,
    },
    cold: { kinds: ['salad'], raw: true, most: 2 },
    cheese: { kinds: ['cheese', 'softcheese'], most: 1, anywhere: true },
  },
  fits: () => 3,
  cook(kit, { tortillas, rice: [grain], filling, vegetables, cold, cheese }) {
    if (!grain) return null;
    for (const food of tortillas) kit.measure(food, '4');
    kit.measure(grain, grain.form === 'cooked' ? '2 cups' : '3/4 cup');
    kit.share(filling, filling.length > 1 ? rational(1, 2) : rational(3, 4));
    for (const food of cheese) kit.measure(food, '1 cup');
    kit.about(...filling, ...vegetables, ...cold, ...cheese);
    const boiled = cookedGrain(kit, grain);
    const meat = filling.filter((food) => !isOf(food, 'bean'));
    const start = softened(kit, 'large frying pan', meat);
    if (!start) return null;
    kit.meanwhile(boiled);
    kit.step(meanwhile(start), ...fry(kit, vegetables, 'cook'));
    kit.step(bloomed(kit, ...kit.take(['paste', 'sauce'], { most: 1 })));
    const beans = filling.filter((food) => isOf(food, 'bean'));
    if (beans.length > 0) kit.step(...fry(kit, beans, 'cook'));
    const cool = kit.take(['salsa', 'sourcream', 'yogurt'], { most: 2, anywhere: true });
    for (const food of cool) kit.measure(food, '1/2 cup');
    kit.step(
      `Warm ${kit.hot(...tortillas)} one at a time in a dry frying pan, 30 seconds a side. Lay ${kit.the(grain)} and the filling in a line below the middle of each${kit.ifAny('with', ...cheese, ...cold, ...cool)}, fold in the sides and roll up tightly.`,
    );
    kit.step(
      'Lay them seam side down in the wiped pan over medium heat for 2 minutes a side, until golden, and serve.',
    );
    return kit.titleOf(kit.mains, 'burritos');
  },
});

/** A quarter of a litre of sauce to eight filled tortillas below, and as much on top (Bayless, Authentic Mexican: two cups for twelve). */
const enchiladas = pattern({
  name: 'enchiladas',
  types: ['main course'],
  kind: 'gratin',
  styles: ['mexican'],
  servings: 4,
  vessel: 'dish',
  roles: {
    tortillas: {
      kinds: ['tortilla'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => !/tostada|shell/.test(name),
    },
    filling: {
      kinds: FILLINGS.filter((kind) => kind !== 'sausage' && kind !== 'cured'),
      least: 1,
      most: 2,
      anywhere: true,
    },
    sauce: {
      kinds: ['tinned', 'salsa'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) =>
        /enchilada|sauce|salsa|crushed|puree/.test(name) && !/pizza|tikka/.test(name),
    },
    cheese: {
      kinds: ['cheese', 'softcheese'],
      least: 1,
      most: 1,
      anywhere: true,
      fill: ['cheddar'],
    },
    vegetables: { kinds: ['firm', 'tender', 'leaf'], most: 2, cut: 'diced', shared: true },
  },
  fits: ({ sauce }) => (sauce.some(({ name }) => /enchilada/.test(name)) ? 3 : 0),
  cook(kit, { tortillas, filling, sauce, cheese, vegetables }) {
    kit.share(filling, filling.length > 1 ? rational(1, 2) : rational(1));
    for (const food of sauce) kit.measure(food, '2 cups');
    for (const food of cheese) kit.measure(food, '2 cups');
    kit.about(...filling, ...vegetables, ...cheese);
    const meat = filling.filter((food) => !isOf(food, 'bean'));
    const start = softened(
      kit,
      'large frying pan',
      meat.filter((food) => !isOf(food, 'cookedmeat')),
    );
    if (!start) return null;
    const warm = filling.filter((food) => isOf(food, 'bean', 'cookedmeat'));
    kit.step(start, ...fry(kit, vegetables, 'cook'));
    kit.step(bloomed(kit), ...warm.map((food) => browned(kit, food)));
    kit.step(
      `Heat the oven to 190 °C (375 °F). Spread half of ${kit.hot(...sauce)} in a large baking dish. Divide the filling and half of ${kit.the(...cheese)} among ${kit.hot(...tortillas)}, roll up and lay in the dish, seam side down.`,
    );
    kit.step(
      `Pour the rest of the sauce over, scatter with the rest of ${kit.the(...cheese)} and bake for 20 minutes, until bubbling and golden.`,
    );
    const cool = kit.take(['sourcream', 'yogurt', 'salad'], { most: 2, anywhere: true });
    for (const food of cool) if (!isOf(food, 'salad')) kit.measure(food, '1/2 cup');
    const over = [...cool, ...kit.herbs()];
    kit.step(`Let stand for 5 minutes and serve${kit.ifAny('with', ...over)}.`);
    return kit.titleOf(kit.mains, 'enchiladas');
  },
});

/** Whatever is rolled in a tortilla or closed between bread without a fryer. */
export const WRAP_PATTERNS: readonly DishPattern[] = [
  coldSandwiches,
  cheeseSandwiches,
  wraps,
  rollUps,
  burritos,
  enchiladas,
];
