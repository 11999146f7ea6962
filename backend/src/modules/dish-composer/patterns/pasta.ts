import { rational } from '@larder/culinary';
import {
  bloomed,
  boiledPasta,
  browned,
  fry,
  hasOwnFat,
  isOf,
  served,
  softened,
  soured,
  spooned,
  STEAMING_HOT,
  toasted,
} from '../cooking-steps.js';
import { minutesIn } from '../../catalogue/domain/cooking-times.js';
import type { DishKit } from '../dish-kit.js';
import { fryTomatoesLast } from '../pan-stages.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { capitalized, listed, titled, meanwhile } from '../phrases.js';
import {
  ending,
  halfCans,
  measureAll,
  measureBy,
  naming,
  present,
  usualParmesan,
} from '../kitchen-measures.js';
import { friedCrumbs } from '../plated-mains.js';

/** What binds pasta and what lies in it, by what was named for it. */
interface Sauce {
  readonly tinned: readonly Food[];
  readonly rich: readonly Food[];
  readonly pesto: readonly Food[];
}

function sauceOf(kit: DishKit, noodle: Food | undefined, protein: readonly Food[]): Sauce {
  // Mince on pasta that nobody named is a sauce only with tomatoes.
  const isDry =
    protein.some((food) => isOf(food, 'mince', 'sausage')) &&
    noodle !== undefined &&
    !kit.isNamed(noodle) &&
    !kit.offers(...SAUCES);
  const named = kit.take(['tinned'], { most: 2 });
  // Sauce for 400 g of pasta is no more than 800 ml.
  if (named.length > 1) halfCans(kit, named);
  const tinned = isDry ? present(kit.staple('canned tomato', 'crushed tomato')) : named;
  const pesto = kit.take(['pesto'], { most: 1 });
  const rich = kit.take(['cream', 'freshcheese', 'sourcream', 'creamsoup'], { most: 1 });
  measureBy(kit, rich, [
    [['freshcheese'], '3/4 cup'],
    [['cream', 'sourcream'], '1 cup'],
  ]);
  return { tinned, rich, pesto };
}

/** What belongs to a baker, who wants no pasta. */
const SWEET: readonly Kind[] = [
  ...([
    'vanilla',
    'sugar',
    'biscuit',
    'crumbcrust',
    'flour',
    'cocoa',
    'chocolate',
    'icing',
  ] as const),
  ...(['leaven', 'soda', 'yeast', 'sweetspice', 'zest', 'jam', 'driedfruit'] as const),
];

const SAUCES: readonly Kind[] = [
  ...([
    'tinned',
    'tomato',
    'cream',
    'freshcheese',
    'sourcream',
    'pesto',
    'shellfish',
    'creamsoup',
  ] as const),
];

/** Whether there is enough for a sauce: garlic or cheese makes one of the oil and the cooking water. */
function isWorthTossing(kit: DishKit, noodle: Food, foods: readonly Food[]): boolean {
  const isWanted = kit.isNamed(noodle);
  // Cream alone is no dish for somebody who did not name pasta.
  const named = foods.filter((food) => kit.isNamed(food));
  const isOnlyRich = named.every((food) => isOf(food, 'cream', 'sourcream', 'creamsoup'));
  if (!isWanted && named.length > 0 && isOnlyRich) return false;
  if (!isWanted && kit.offers(...SWEET)) return false;
  // Who did not name pasta has to have what makes a sauce for it.
  if (!isWanted && !foods.some((food) => isOf(food, ...SAUCES))) {
    return kit.offers('pungent', 'wine') && kit.offers('hardcheese', 'oil', 'briny', 'wine');
  }
  if (foods.some((food) => kit.isNamed(food))) return true;
  return isWanted
    ? kit.offers('pungent', 'hardcheese', 'briny', 'nut', 'fat', 'herb')
    : kit.offers('pungent') && kit.offers('hardcheese', 'oil', 'briny');
}

/** Egg noodles beside what East Asia cooks, and without a sauce from elsewhere, are for the wok. */
const isForWok = (kit: DishKit, noodle: Food, vegetables: readonly Food[]): boolean =>
  /noodle$/.test(noodle.name) &&
  vegetables.some(({ kitchens }) => kitchens.includes('a')) &&
  !kit.offers(...SAUCES, 'hardcheese', 'cheese');

/** Melted in oil and cooking water, it goes greasy and draws threads: it wants a white sauce. */
const isForWhiteSauce = (kit: DishKit): boolean =>
  kit.offers('cheese') &&
  !kit.wantsNamed(/mozzarella|provolone|bocconcini/) &&
  !kit.offers('hardcheese', 'softcheese', ...SAUCES);

const NOT_IN_PASTA = /lettuce|sprout|cucumber|radish|okra|sauerkraut|kimchi|beet$|turnip|coleslaw/;

/** "Creamy Mushroom Penne", "Pesto Chicken Fusilli", "Shrimp and Tomato Spaghetti": named after its sauce. */
function titleOfPasta(kit: DishKit, noodle: Food, { tinned, rich, pesto }: Sauce): string {
  const isPlain = noodle.name === 'gluten-free pasta' || !kit.isNamed(noodle);
  const shape = noodle.name.replace(/(?<=noodle|shell)$/, 's');
  const kind = isPlain ? 'pasta' : shape;
  const isCreamy = rich.some(
    (food) => isOf(food, 'cream', 'sourcream', 'creamsoup') && kit.isNamed(food),
  );
  const thick = rich.filter((food) => isOf(food, 'freshcheese'));
  const named = [...pesto, ...kit.mains, ...thick].filter((food) => kit.isNamed(food));
  const few = named.length < 2 ? [...named, ...tinned] : named;
  const tasting = [...kit.used.values()].filter((food) => isOf(food, 'pungent', 'hardcheese'));
  const plain = few.length > 0 ? few : tasting.filter((food) => kit.isNamed(food));
  return `${isCreamy ? 'Creamy ' : ''}${kit.titleOf([...new Set(plain)], kind)}`;
}

/**
 * Pasta by its sauce: 100 g for a person, and half a cup of cooking water kept back, whose starch binds oil, cream, cheese or tomatoes to
 * it (Hazan, "Essentials of Classic Italian Cooking").
 */
const pasta = pattern({
  name: 'pasta',
  types: ['main course'],
  kind: 'pasta',
  styles: ['italian'],
  servings: 4,
  vessel: 'pot',
  roles: {
    pasta: {
      kinds: ['pasta'],
      least: 1,
      most: 1,
      fill: ['spaghetti', 'penne', 'gluten-free pasta'],
      inOrder: true,
    },
    protein: {
      kinds: [
        ...(['cured', 'mince', 'sausage', 'shellfish', 'poultry', 'bean', 'tinnedfish'] as const),
        ...(['smokedfish', 'cookedmeat', 'fish'] as const),
      ],
      most: 1,
    },
    vegetables: {
      kinds: ['firm', 'tender', 'leaf', 'tomato', 'root'],
      most: 4,
      cut: 'diced',
      shared: true,
      fit: ({ name }) => !NOT_IN_PASTA.test(name),
    },
  },
  fits: ({ pasta: [noodle], protein, vegetables }, kit) => {
    if (noodle && isForWhiteSauce(kit)) return 0;
    if (noodle && kit.isNamed(noodle)) return isForWok(kit, noodle, vegetables) ? 0 : 2;
    // Mince and tomatoes are a ragù, and nothing else lies under it as well.
    const isRagu =
      protein.some((food) => isOf(food, 'mince')) &&
      (kit.wants('tinned') || (kit.wants('wine') && kit.offers('tomato'))) &&
      !kit.wantsNamed(/^tomato soup$/);
    return isRagu && !kit.offers('rice', 'potato', 'bean', 'bun', 'tortilla') ? 1 : 0;
  },
  cook(kit, { pasta: [noodle], protein, vegetables }) {
    const sauce = sauceOf(kit, noodle, protein);
    const { tinned, rich, pesto } = sauce;
    if (
      !noodle ||
      !isWorthTossing(kit, noodle, [...protein, ...vegetables, ...tinned, ...rich, ...pesto])
    ) {
      return null;
    }
    // Cured meat and fish from a can are little enough as they are.
    kit.share(
      protein.filter((food) => !isOf(food, 'cured', 'tinnedfish')),
      rational(2, 3),
    );
    kit.about(...protein, ...vegetables, ...(vegetables.length === 0 ? tinned : []));
    const lifted = protein.filter((food) => isOf(food, 'poultry'));
    const before = protein.filter((food) => isOf(food, 'cured', 'mince', 'sausage'));
    const cooked = protein.filter((food) => isOf(food, 'cookedmeat'));
    const quick = protein.filter((food) => isOf(food, 'shellfish', 'fish'));
    // Fish would fall apart in a sauce that boils down.
    const [fried, poached] = tinned.length > 0 ? [[], quick] : [quick, []];
    const late = protein.filter((food) => ![...before, ...cooked, ...quick].includes(food));
    const isDry = tinned.length + rich.length + pesto.length === 0;
    const brown = isDry ? brownButterFor(kit, noodle) : [];
    const fat = isDry ? fatOfDry(kit, before, brown) : null;
    const start = softened(kit, 'large frying pan', before, false, lifted, fat);
    if (!start) return null;
    const boiled = `${boiledPasta(kit, noodle)}. Keep back a cup of the cooking water and drain.`;
    const inPan = [
      start,
      ...fryTomatoesLast(kit, vegetables),
      [bloomed(kit, ...pasteAndSauce(kit)), ...fry(kit, fried, 'cook')].filter(Boolean).join(' '),
    ];
    if (isDry) panAndPot(kit, inPan, boiled, noodle.minutes.simmer ?? 10);
    else kit.step(...inPan);
    const wine = wineOrVodka(kit);
    kit.step(
      naming(kit, wine, (names) => `Pour in ${names} and let it bubble for 2 minutes.`),
      naming(
        kit,
        tinned,
        (names) =>
          `Stir in ${names} and simmer for 12 minutes, until thick enough to coat a spoon.`,
      ),
      naming(
        kit,
        rich.filter((food) => !isOffTheHeat(food)),
        (names) => `Stir in ${names} and simmer for 2 minutes, until it coats a spoon.`,
      ),
      ...fry(kit, poached, 'cook'),
      // Fried from the start, it would be leather.
      naming(kit, cooked, (names) => `Add ${names} and cook for 3 minutes, until ${STEAMING_HOT}.`),
    );
    if (!isDry) kit.meanwhile(`Meanwhile, ${boiled}`);
    const cold = rich.filter(isOffTheHeat);
    browningOf(kit, brown);
    const briny = kit.take(['briny'], { most: 3 });
    const tossed = [...late, ...lifted, ...cold, ...pesto, ...brown, ...briny];
    finished(kit, noodle, tossed, isDry);
    return titleOfPasta(kit, noodle, sauce);
  },
});

const isSage = ({ name }: Food): boolean => name === 'sage';

/** What is eaten in brown butter: gnocchi and filled pasta, and any pasta with sage or nuts. */
const OF_BROWN_BUTTER = /gnocchi|stuffed pasta/;

/** The butter that was named, as the sauce, and the sage that is fried in it. */
function brownButterFor(kit: DishKit, noodle: Food): Food[] {
  const isAsked = OF_BROWN_BUTTER.test(noodle.name) || kit.wantsNamed(/^sage$/) || kit.wants('nut');
  const butter = isAsked ? kit.butter() : [];
  measureAll(kit, butter, '1/3 cup');
  const sage = butter.length > 0 ? kit.take(['woody'], { most: 1, fit: isSage }) : [];
  for (const food of sage) kit.readied(food, '');
  return [...butter, ...sage];
}

/** Oil and cooking water are all the sauce there is: enough of it to coat the pasta, unless butter does. */
function fatOfDry(kit: DishKit, meat: readonly Food[], brown: readonly Food[]): Food | null {
  const fat = kit.fat();
  // What bacon gives off is oil enough.
  const isOwn = meat.some(hasOwnFat);
  const amount = brown.length > 0 || isOwn ? '1 tbsp' : meat.length > 0 ? '3 tbsp' : '1/4 cup';
  return fat && kit.measure(fat, amount);
}

/** By itself: nothing browns in butter beside vegetables. */
function browningOf(kit: DishKit, [butter, ...sage]: readonly Food[]): void {
  if (!butter) return;
  kit.meanwhile(
    `Meanwhile, melt ${kit.hot(butter)} in a small pan over medium heat and cook for 4 minutes, swirling the pan, until it foams, smells of nuts and its flecks are brown.${ending(kit, sage, (names) => ` Fry ${names} in it for the last 30 seconds, until crisp.`)} Take off the heat at once.`,
  );
}

function wineOrVodka(kit: DishKit): Food[] {
  const wine = kit.take(['wine'], { most: 1 });
  if (wine.length > 0) return wine;
  const vodka = kit.take(['liquor'], {
    most: 1,
    anywhere: true,
    fit: ({ name }) => name === 'vodka',
  });
  measureAll(kit, vodka, '1/4 cup');
  return vodka;
}

/** What curdles or turns grainy when it boils: it is tossed with the pasta. */
const isOffTheHeat = (food: Food): boolean => isOf(food, 'sourcream', 'freshcheese');

/** Where a step may be interrupted to put the pasta on. */
const BETWEEN_ADDING = / (?=Add )/;

/** The pasta goes into its water when the pan needs as long as it does: drained, it clumps while it waits. */
function panAndPot(
  kit: DishKit,
  inPan: readonly string[],
  boiled: string,
  pastaTakes: number,
): void {
  const inTurn = inPan.flatMap((sentences) => sentences.split(BETWEEN_ADDING));
  const left = inTurn.map((_, at) => inTurn.slice(at).flatMap(minutesIn).reduce(sum, 0));
  const waits = left.map((time) => Math.abs(time - pastaTakes));
  const at = waits.indexOf(Math.min(...waits));
  const [before, after] = [inTurn.slice(0, at), inTurn.slice(at)];
  kit.step(...before);
  kit.meanwhile(at === 0 ? capitalized(boiled) : `Meanwhile, ${boiled}`);
  const [next = '', ...rest] = after;
  kit.step(at === 0 ? meanwhile(next) : next, ...rest);
}

const sum = (total: number, count: number): number => total + count;

/** Tomato paste and Worcestershire sauce are fried with the garlic. */
function pasteAndSauce(kit: DishKit): Food[] {
  const sauce = kit.take(['sauce'], { most: 1, fit: ({ kitchens }) => kitchens.includes('w') });
  // Ketchup is the sauce of macaroni.
  for (const food of sauce) kit.measure(food, food.name === 'ketchup' ? '1/3 cup' : '1 tbsp');
  return [...kit.take(['paste'], { most: 1 }), ...sauce];
}

/** Pasta and sauce come together in the pan, with what only needs warming; where there is no other sauce, with half of the cheese. */
function finished(kit: DishKit, noodle: Food, tossed: readonly Food[], isDry: boolean): void {
  const [sour] = kit.take(['citrus', 'acid'], { most: 1 });
  if (sour && /vinegar/.test(sour.name)) kit.measure(sour, '1 tbsp');
  // Leaves that wilt in the heat of the pasta.
  const leaves = kit.take(['salad'], { most: 1, fit: ({ minutes }) => minutes.fry !== null });
  const cheese = kit.take(['hardcheese', 'softcheese', 'cheese'], { most: 2 });
  const fat = [...kit.used.values()].find((food) => isOf(food, 'fat')) ?? null;
  const crumbs = friedCrumbs(kit, fat);
  // Nobody buys cheese for fish, for a sauce that is creamy by itself, or for hot dogs.
  const isRich = [...kit.used.values(), ...tossed].some(
    (food) =>
      isOf(food, 'creamsoup', 'tinnedfish', 'shellfish', 'fish') ||
      /^(?:anchovy|hot dog|ketchup)$/.test(food.name),
  );
  const over = cheese.length > 0 || isRich ? cheese : usualParmesan(kit);
  measureBy(kit, over, [[['cheese'], '1 cup']]);
  // What melts goes in, or it lies on the plate in cold shreds.
  const melted = over.filter((food) =>
    isDry ? isOf(food, 'hardcheese', 'softcheese', 'cheese') : isOf(food, 'cheese'),
  );
  const halved = melted.length > 0 ? ` and half of ${kit.the(...melted)}` : '';
  const how = isDry
    ? 'with half a cup of the cooking water, adding more'
    : 'loosening with the cooking water';
  kit.step(
    `Add ${kit.hot(noodle, ...tossed, ...leaves)}${halved} to the pan and toss for 2 minutes ${tossed.some(isOffTheHeat) ? 'off the heat' : 'over low heat'}, ${how} until every piece is coated.`,
    soured(kit, sour, 'Stir in'),
  );
  const plates =
    kit.servings === 1 ? 'Serve on a warm plate' : 'Divide among warm plates and serve';
  const topped = [
    ...over.filter((food) => !melted.includes(food)),
    ...crumbs,
    ...kit.take(['herb'], { most: 2 }),
    ...kit.take(['nut'], { most: 1 }),
  ];
  toasted(kit, topped);
  kit.step(
    melted.length > 0
      ? `${plates}, scattered with the rest of ${kit.the(...melted)}${kit.ifAny('and', ...topped)}.`
      : served(kit, plates, ...topped),
  );
}

/**
 * Carbonara: for 400 g of pasta 150 g of cured pork, 3 eggs and a cup of grated cheese, thickened by the heat of the pasta alone, as
 * eggs curdle over the flame (Hazan).
 */
const carbonara = pattern({
  name: 'carbonara',
  types: ['main course'],
  kind: 'pasta',
  styles: ['italian'],
  servings: 4,
  vessel: 'pot',
  roles: {
    pasta: { kinds: ['pasta'], least: 1, most: 1 },
    cured: { kinds: ['cured'], least: 1, most: 1 },
    eggs: { kinds: ['egg'], least: 1, most: 1 },
    cheese: { kinds: ['hardcheese'], least: 1, most: 2, fill: ['parmesan', 'pecorino'] },
    vegetables: { kinds: ['tender'], most: 1 },
  },
  fits: () => 3,
  cook(kit, { pasta: [noodle], cured: [pork], eggs, cheese, vegetables }) {
    if (!noodle || !pork || kit.offers('tinned', 'flour')) return null;
    measureAll(kit, eggs, '3');
    measureAll(kit, cheese, cheese.length > 1 ? '1/2 cup' : '1 cup');
    kit.about(pork, ...vegetables);
    const rich = kit.take(['cream'], { most: 1 });
    measureAll(kit, rich, '1/4 cup');
    const garlic = kit.take(['pungent'], { most: 1 });
    kit.step(
      `Beat ${kit.hot(...eggs, ...rich)} with ${kit.the(...cheese, kit.pepper())} in a bowl.`,
    );
    kit.meanwhile(
      `${capitalized(boiledPasta(kit, noodle))}. Keep back a cup of the cooking water and drain.`,
    );
    kit.step(
      `Set a large frying pan over medium heat. ${browned(kit, pork)}`,
      naming(kit, garlic, (names) => `Stir in ${names} for 30 seconds.`),
      ...fry(kit, vegetables, 'cook'),
    );
    kit.step(
      `Add ${kit.the(noodle)} to ${kit.the(pork)} with a splash of the cooking water, take the pan off the heat and let stand for 1 minute. Pour in the eggs and toss without stopping for 2 minutes, adding water by the spoonful, until the sauce is thick and glossy, 71 °C (160 °F).`,
    );
    kit.step(served(kit, 'Serve at once', ...kit.take(['herb'], { most: 1 })));
    return kit.titleOf(kit.mains, `${noodle.name} carbonara`);
  },
});

/** Condensed soup in place of a white sauce: by the can, thinned with milk. */
function thinnedSoup(kit: DishKit, sauce: readonly Food[]): Food[] {
  const soups = sauce.filter((food) => isOf(food, 'creamsoup'));
  measureAll(kit, soups, soups.length > 1 ? '1 can (284 ml)' : '2 cans (284 ml)');
  const milk = soups.length > 0 ? present(kit.one(['milk'], 'milk', 'oat milk')) : [];
  measureAll(kit, milk, '1 cup');
  return milk;
}

/** What onions for a whole dish need: the oil of one pan, and not of two. Eggplant drinks more. */
function fatForLasagne(kit: DishKit): Food | null {
  const fat = kit.fat();
  return fat && !kit.wantsNamed(/^eggplant$/) ? kit.measure(fat, '2 tbsp') : fat;
}

/**
 * Lasagne: for nine sheets of 250 g in all 750 ml of sauce, 500 g of ricotta and 300 g of mozzarella, in three layers, covered until the
 * sheets are soft and then browned.
 */
const lasagne = pattern({
  name: 'lasagne',
  types: ['main course'],
  kind: 'gratin',
  styles: ['italian'],
  servings: 8,
  vessel: 'largedish',
  roles: {
    sheets: { kinds: ['lasagne'], least: 1, most: 1 },
    tomatoes: {
      kinds: ['tinned', 'creamsoup'],
      least: 1,
      most: 2,
      fill: ['crushed tomato', 'marinara sauce'],
    },
    meat: { kinds: ['mince', 'sausage'], most: 2 },
    vegetables: { kinds: ['firm', 'leaf', 'root'], most: 3, cut: 'diced', shared: true },
    creamy: { kinds: ['freshcheese'], least: 1, most: 1, fill: ['ricotta', 'cottage cheese'] },
    cheese: { kinds: ['cheese', 'hardcheese'], least: 1, most: 2, fill: ['mozzarella'] },
  },
  fits: () => 3,
  cook(kit, { sheets, tomatoes, meat, vegetables, creamy, cheese }) {
    kit.uncased(meat);
    const start = softened(kit, 'large frying pan', meat, false, [], fatForLasagne(kit));
    if (!start) return null;
    measureAll(kit, sheets, '250 g');
    measureAll(kit, tomatoes, tomatoes.length > 1 ? '1 1/2 cups' : '3 cups');
    const milk = thinnedSoup(kit, tomatoes);
    measureAll(kit, creamy, '2 cups');
    measureBy(kit, cheese, [
      [['cheese'], '3 cups'],
      [['hardcheese'], '1 cup'],
    ]);
    kit.about(...meat, ...vegetables);
    if (kit.mains.length === 0)
      kit.about(...[...creamy, ...cheese].filter((food) => kit.isNamed(food)));
    kit.step(start, ...fry(kit, vegetables, 'cook'));
    kit.step(
      bloomed(kit),
      milk.length > 0
        ? `Stir in ${kit.hot(...tomatoes, ...milk)} and simmer for 3 minutes, stirring, until smooth.`
        : `Stir in ${kit.hot(...tomatoes)} and simmer for 15 minutes, until thick.`,
    );
    const bound = kit.take(['egg', 'sourcream'], { most: 2 });
    measureBy(kit, bound, [
      [['egg'], '1'],
      [['sourcream'], '1 cup'],
    ]);
    kit.step(
      `Heat the oven to 190 °C (375 °F). Cook ${kit.hot(...sheets)} in a large pot of boiling salted water for 8 minutes, until pliable, and drain.`,
      naming(kit, bound, (names) => `Beat ${names} into ${kit.the(...creamy)}.`),
    );
    kit.step(
      `Spread a little sauce in a 33 cm x 23 cm (13 in x 9 in) baking dish. Layer ${kit.the(...sheets)}, sauce, ${kit.the(...creamy)} and ${kit.the(...cheese)} three times, ending with sauce and cheese.`,
    );
    kit.step(
      'Cover with foil and bake for 30 minutes, uncover and bake for 15 minutes more, until bubbling and golden. Let stand for 15 minutes, so that it can be cut.',
    );
    const [, soup] = /^cream of (\w+) soup$/.exec(tomatoes[0]?.name ?? '') ?? [];
    return kit.titleOf(
      kit.mains,
      soup && kit.mains.length === 0 ? `creamy ${soup} lasagne` : 'lasagne',
    );
  },
});

/** Roasted cut side down, a spaghetti squash steams in its shell; a fork pulls it into strands that are tossed like pasta. */
const squashStrands = pattern({
  name: 'spaghetti squash',
  types: ['main course', 'side dish'],
  kind: 'vegetables',
  styles: ['italian', 'canadian'],
  servings: 4,
  vessel: 'sheet',
  roles: {
    squash: { kinds: ['strands'], least: 1, most: 1 },
    protein: {
      kinds: [
        ...(['mince', 'sausage', 'cured', 'poultry', 'shellfish', 'cookedmeat', 'bean'] as const),
      ],
      most: 1,
      anywhere: true,
    },
    vegetables: {
      kinds: ['firm', 'tender', 'leaf', 'tomato', 'root'],
      most: 4,
      cut: 'diced',
      shared: true,
      fit: ({ name }) => !NOT_IN_PASTA.test(name) || /^beet$/.test(name),
    },
  },
  fits: () => 3,
  cook(kit, { squash: [squash], protein, vegetables }) {
    if (!squash) return null;
    kit.share(
      protein.filter((food) => !isOf(food, 'cured')),
      rational(2, 3),
    );
    // The squash is most of the plate.
    kit.share(
      vegetables.filter((food) => isOf(food, 'root')),
      rational(1, 2),
    );
    kit.about(...protein, ...vegetables);
    const lifted = protein.filter((food) => isOf(food, 'poultry', 'shellfish'));
    const beans = protein.filter((food) => isOf(food, 'bean'));
    const first = protein.filter((food) => !lifted.includes(food) && !beans.includes(food));
    const start = softened(kit, 'large frying pan', first, false, lifted);
    if (!start) return null;
    kit.meanwhile(
      `Heat the oven to 200 °C (400 °F). Lay ${kit.hot(squash)} cut side down on a baking sheet with a spoonful of water and roast for ${squash.minutes.roast ?? 40} minutes, until a knife goes into the shell easily. Pull the flesh into strands with a fork.`,
    );
    kit.step(meanwhile(start), ...fry(kit, [...vegetables, ...beans], 'cook'));
    const tinned = kit.take(['tinned'], { most: 1 });
    kit.step(
      bloomed(kit),
      naming(kit, tinned, (names) => `Stir in ${names} and simmer for 12 minutes, until thick.`),
    );
    const [rich] = kit.take(['pesto', 'cream', 'freshcheese'], { most: 1 });
    if (rich) kit.measure(rich, '1/2 cup');
    const sour = spooned(kit, kit.finish());
    kit.step(
      `Add ${kit.the(squash, ...lifted, rich)} to the pan and toss for 2 minutes, until hot.`,
      soured(kit, sour, 'Stir in'),
    );
    const cheese = kit.take(['hardcheese', 'softcheese', 'cheese'], { most: 1 });
    const over = cheese.length > 0 ? cheese : usualParmesan(kit);
    measureAll(kit, over, '1/2 cup');
    kit.step(
      served(kit, 'Serve at once', ...over, ...kit.herbs(), ...kit.take(['nut'], { most: 1 })),
    );
    const named = kit.mains.filter((food) => kit.isNamed(food)).slice(0, 2);
    return titled(
      `spaghetti squash${named.length > 0 ? ` with ${listed(named.map((food) => kit.spoken(food)))}` : ''}`,
    );
  },
});

export const PASTA_PATTERNS: readonly DishPattern[] = [pasta, carbonara, lasagne, squashStrands];
