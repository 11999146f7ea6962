import { rational } from '@larder/culinary';
import {
  bloomed,
  browned,
  cookedGrain,
  isOf,
  safeAt,
  served,
  softened,
  spooned,
} from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { measureAll, naming, present } from '../kitchen-measures.js';
import { titled } from '../phrases.js';
import { withSides } from '../plated-mains.js';

/** Ham and the like take colour; leaves and tomatoes only soften. */
const doneBelow = (warm: readonly Food[]): string =>
  warm.some((food) => isOf(food, 'cured', 'coldcut')) ? 'golden at the edges' : 'tender';

/** Eggs Benedict: poached, on a toasted muffin and something cured or green, under hollandaise that is only warmed. */
const benedict = pattern({
  name: 'eggs Benedict',
  types: ['breakfast', 'main course'],
  kind: 'eggs',
  styles: ['canadian'],
  servings: 4,
  vessel: 'pan',
  roles: {
    sauce: { kinds: ['hollandaise'], least: 1, most: 1, anywhere: true },
    eggs: { kinds: ['egg'], least: 1, most: 1 },
    bread: {
      kinds: ['bread', 'bun'],
      least: 1,
      most: 1,
      fill: ['english muffin', 'bread'],
      inOrder: true,
    },
    below: {
      kinds: ['cured', 'coldcut', 'smokedfish', 'tinnedfish', 'leaf', 'firm', 'tomato', 'salad'],
      most: 2,
      anywhere: true,
    },
  },
  fits: () => 3,
  cook(kit, { sauce: [sauce], eggs: [eggs], bread: [bread], below }) {
    if (!sauce || !eggs || !bread) return null;
    kit.measure(eggs, '8');
    if (!/muffin|bagel/.test(bread.name) && isOf(bread, 'bread')) kit.measure(bread, '8 slices');
    kit.share(below, rational(2, 3));
    const cold = below.filter(
      (food) => isOf(food, 'smokedfish', 'tinnedfish', 'tomato', 'salad') && !isOf(food, 'leaf'),
    );
    const warm = below.filter((food) => !cold.includes(food));
    for (const food of warm) if (isOf(food, 'cured', 'coldcut')) kit.readied(food, 'sliced');
    kit.about(eggs, ...below);
    const butter = kit.one(['fat'], 'butter', 'olive oil');
    const sour =
      kit.take(['acid'], { most: 1 })[0] ??
      kit.stapleAtHand('vinegar', 'white vinegar', 'cider vinegar');
    if (!butter) return null;
    kit.measure(butter, '2 tbsp');
    spooned(kit, sour);
    kit.step(
      `Warm ${kit.hot(sauce)} in a bowl over hot, not boiling, water, stirring, so that it does not curdle.`,
    );
    kit.step(
      `Toast ${kit.hot(bread)} for 2 minutes and spread with ${warm.length > 0 ? 'half of ' : ''}${kit.hot(butter)}.`,
    );
    kit.step(
      naming(
        kit,
        warm,
        (names) =>
          `Melt the rest of ${kit.the(butter)} in a frying pan over medium heat and cook ${names} for 4 minutes, turning, until hot and ${doneBelow(warm)}.`,
      ),
    );
    kit.step(
      `Bring a wide pot of water${kit.ifAny('with', sour)} to a bare simmer. Break ${kit.hot(eggs)} one at a time into a cup, slip in four at a time and poach each lot for 4 minutes, until the whites are firm and the yolks are beginning to thicken. Lift out with a slotted spoon and drain.`,
    );
    kit.heat(...cold);
    const over = [...kit.herbs(), ...kit.take(['spice', 'pepper'], { most: 1 })];
    kit.step(
      served(
        kit,
        `Lay two eggs${kit.ifAny('on', ...below)} on the toasted halves for each person, spoon ${kit.the(sauce)} over and serve at once`,
        ...over,
      ),
    );
    return 'Eggs Benedict';
  },
});

/** What the tomatoes are thinned with: two cups of broth to a large can, or water to condensed soup. */
function thinnedWith(kit: DishKit, tomatoes: Food): Food | null {
  if (tomatoes.name === 'tomato soup') {
    kit.measure(tomatoes, '2 cans (284 ml)');
    return kit.water('2 cups');
  }
  if (!/canned|crushed/.test(tomatoes.name)) kit.measure(tomatoes, '3 cups');
  const broth = kit.one(['broth'], 'vegetable broth', 'chicken broth');
  return broth && kit.measure(broth, '2 cups');
}

/** Silog: sausage or cured meat, rice fried with garlic, and an egg on top. */
const silog = pattern({
  name: 'garlic rice with fried eggs',
  types: ['breakfast', 'main course'],
  kind: 'rice or grain',
  styles: ['filipino'],
  servings: 4,
  vessel: 'pan',
  roles: {
    meat: { kinds: ['sausage', 'cured', 'coldcut'], least: 1, most: 1, anywhere: true },
    rice: { kinds: ['rice'], least: 1, most: 1 },
    eggs: { kinds: ['egg'], least: 1, most: 1 },
  },
  fits: ({ meat: [meat] }, kit) => {
    // Vegetables and soy sauce make a fried rice of it.
    if (kit.wants('firm', 'tender', 'leaf', 'root', 'soy', 'kimchi', 'bean')) return null;
    return meat && isOf(meat, 'sausage') ? 3 : 1;
  },
  cook(kit, { meat: [meat], rice: [rice], eggs }) {
    const fat = kit.fat();
    if (!meat || !rice || !fat) return null;
    kit.about(meat, rice, ...eggs);
    kit.measure(fat, '3 tbsp');
    measureAll(kit, eggs, '4');
    if (isOf(meat, 'sausage')) kit.readied(meat, '');
    const garlic = kit.pungents();
    for (const food of garlic) if (food.name === 'garlic') kit.measure(food, '6 cloves');
    kit.step(cookedGrain(kit, rice));
    kit.step(
      `Heat 1 tbsp of ${kit.the(fat)} in a large frying pan over medium heat. Fry ${kit.hot(meat)} for ${isOf(meat, 'sausage') ? 14 : 6} minutes, turning, until browned and ${safeAt(meat) ?? 'crisp at the edges'}. Lift out.`,
    );
    kit.step(
      naming(
        kit,
        garlic,
        (names) =>
          `Add 1 tbsp more and ${names} and cook over low heat for 2 minutes, until pale gold.`,
      ),
      `Add ${kit.hot(rice, ...present(kit.salt(2)))} and fry for 4 minutes, pressing and turning, until hot and a little crisp. Divide among ${kit.vessels('plate', 'plates')}.`,
    );
    kit.step(
      `Heat the rest of ${kit.the(fat)} in the pan and fry ${kit.hot(...eggs)} for 4 minutes, until the whites are set and the edges lacy.`,
    );
    const beside = [
      ...kit.take(['tomato', 'salad'], { most: 2 }),
      ...kit.take(['acid', 'sauce', 'briny'], { most: 1, anywhere: true }),
    ];
    kit.heat(...beside);
    kit.step(
      served(
        kit,
        `Lay ${kit.the(meat, ...eggs)} on ${kit.the(rice)} and serve at once${kit.ifAny('with', ...beside)}`,
        ...kit.herbs(),
      ),
    );
    return titled(`${kit.spoken(meat)} with fried rice and eggs`);
  },
});

/** Tortillas with potatoes, something cured and eggs: what is eaten on the way to work in Texas. */
const breakfastTacos = pattern({
  name: 'breakfast tacos',
  types: ['breakfast', 'main course'],
  kind: 'tacos',
  styles: ['mexican'],
  servings: 4,
  vessel: 'pan',
  roles: {
    tortillas: { kinds: ['tortilla'], least: 1, most: 1 },
    eggs: { kinds: ['egg'], least: 1, most: 1 },
    potatoes: { kinds: ['potato', 'fries'], least: 1, most: 1, cut: 'cut into 1 cm dice' },
    meat: { kinds: ['cured', 'sausage', 'bean', 'coldcut'], most: 1, anywhere: true },
  },
  fits: () => 3,
  cook(kit, { tortillas, eggs, potatoes: [potatoes], meat }) {
    const fat = kit.fat();
    if (!potatoes || !fat) return null;
    kit.about(...meat, ...eggs, potatoes);
    kit.share([potatoes], rational(3, 4));
    measureAll(kit, eggs, '6');
    const aromatics = kit.take(['aromatic'], { most: 1 });
    kit.step(
      `Heat ${kit.the(fat)} in a large frying pan over medium heat. Add ${kit.hot(potatoes)}, cover and cook for 12 minutes, turning twice, until tender and golden.`,
    );
    kit.step(
      naming(kit, aromatics, (names) => `Add ${names} and cook for 4 minutes.`),
      ...meat.map((food) => browned(kit, food)),
      bloomed(kit),
    );
    kit.step(
      `Beat ${kit.hot(...eggs)}, pour over and stir over low heat for 3 minutes, until just set.`,
    );
    kit.step(
      `Warm ${kit.hot(...tortillas)} one at a time in a dry frying pan over high heat, 30 seconds a side, and wrap in a clean towel.`,
    );
    const cheese = kit.take(['cheese', 'softcheese'], { most: 1 });
    measureAll(kit, cheese, '1/2 cup');
    const over = [...cheese, ...kit.take(['salsa', 'sourcream', 'salad', 'tomato'], { most: 2 })];
    kit.heat(...over);
    kit.step(
      served(kit, `Fill ${kit.the(...tortillas)} and serve at once`, ...over, ...kit.herbs()),
    );
    return kit.titleOf([...meat, ...eggs, potatoes], 'breakfast tacos');
  },
});

/** Tomato soup of a can, cream and basil, with cheese fried between slices of bread to dip into it. */
const soupAndGrilledCheese = pattern({
  name: 'tomato soup with grilled cheese',
  types: ['soup', 'main course'],
  kind: 'soup',
  styles: ['canadian', 'italian'],
  servings: 4,
  vessel: 'pot',
  roles: {
    tomatoes: {
      kinds: ['tinned'],
      least: 1,
      most: 1,
      fit: ({ name }) => /canned tomato|crushed tomato|tomato (?:puree|sauce|soup)/.test(name),
    },
    bread: { kinds: ['bread'], least: 1, most: 1 },
    cheese: { kinds: ['cheese'], least: 1, most: 1, fill: ['cheddar'] },
    cream: { kinds: ['cream', 'milk', 'coconut'], most: 1, anywhere: true },
  },
  fits: ({ cheese, cream }, kit) => {
    if (kit.offers('pasta', 'rice', 'mince', 'poultry', 'bean', 'egg', 'fish', 'sausage'))
      return null;
    const isNamed = cheese.some((food) => kit.isNamed(food));
    return isNamed && cream.length > 0 ? 3 : isNamed || cream.length > 0 ? 2 : null;
  },
  cook(kit, { tomatoes: [tomatoes], bread: [bread], cheese: [cheese], cream }) {
    if (!tomatoes || !bread || !cheese) return null;
    kit.about(tomatoes, ...cream);
    measureAll(kit, cream, '1/2 cup');
    kit.measure(bread, bread.name === 'baguette' ? '1' : '8 slices');
    kit.readied(kit.measure(cheese, '200 g'), 'sliced');
    const butter = kit.staple('butter', 'margarine', 'vegan butter');
    if (!butter) return null;
    kit.measure(butter, '3 tbsp');
    const broth = thinnedWith(kit, tomatoes);
    if (!broth) return null;
    const start = softened(kit, 'large pot');
    if (!start) return null;
    const fragrant = [...kit.pungents(), ...kit.take(['spice', 'woody'], { most: 2 })];
    const sugar = kit.stapleAtHand('sugar');
    if (sugar) kit.measure(sugar, '1 tsp');
    kit.step(
      start,
      naming(kit, fragrant, (names) => `Add ${names} and cook for 1 minute, until fragrant.`),
    );
    kit.step(
      `Add ${kit.hot(tomatoes, broth, sugar)}, bring to a boil, cover and simmer for 15 minutes.`,
    );
    kit.meanwhile(
      `Meanwhile, butter ${kit.the(bread)} on the outside with ${kit.the(butter)}, lay ${kit.the(cheese)} between the slices and fry in a frying pan over medium-low heat for 4 minutes a side, pressing lightly, until golden and melted inside.`,
    );
    kit.heat(bread, butter, cheese);
    const herbs = kit.herbs();
    kit.step(
      'Blend until smooth.',
      naming(kit, cream, (names) => `Stir in ${names} and warm without boiling.`),
      naming(kit, present(kit.salt(3), kit.pepper()), (names) => `Season with ${names}.`),
    );
    const ladled = `Ladle into ${kit.vessels('bowl', 'bowls')} and serve with the grilled cheese, cut in two`;
    kit.step(served(kit, ladled, ...herbs));
    return kit.titleOf([tomatoes], 'soup with grilled cheese');
  },
});

/** A quarter of a cup of oil pops 175 g, under a lid and never left alone. */
const popcorn = pattern({
  name: 'popcorn',
  types: ['appetizer'],
  kind: 'pieces',
  styles: ['canadian'],
  servings: 4,
  vessel: 'pot',
  roles: {
    corn: { kinds: ['popcorn'], least: 1, most: 1, anywhere: true },
    flakes: { kinds: ['yeastflake', 'hardcheese', 'seaweed'], most: 1, anywhere: true },
  },
  fits: () => 2,
  cook(kit, { corn: [corn], flakes }) {
    const oil = kit.oil();
    const butter = kit.take(['fat'], { most: 1 });
    if (!corn || !oil) return null;
    kit.about(corn, ...flakes);
    kit.measure(oil, '1/4 cup');
    measureAll(
      kit,
      flakes.filter((food) => !isOf(food, 'seaweed')),
      '1/4 cup',
    );
    for (const food of flakes) if (food.name === 'nori') kit.readied(food, 'crumbled');
    const spices = kit.take(['spice', 'woody', 'sugar'], { most: 2, anywhere: true });
    measureAll(kit, spices, '1 tsp');
    const drizzled = kit.take(['drizzle', 'sauce'], { most: 1, anywhere: true });
    measureAll(kit, drizzled, '2 tsp');
    kit.heat(...drizzled);
    kit.step(
      `Heat ${kit.the(oil)} with three kernels of ${kit.hot(corn)} in a large pot with a lid over medium heat until they pop.`,
    );
    kit.step(
      'Take off the heat, add the rest, cover and count to 30, so that all of them are equally hot.',
    );
    kit.step(
      'Return to the heat and shake, with the lid ajar to let out the steam, for 3 minutes, until there are two seconds between pops.',
    );
    measureAll(kit, butter, '2 tbsp');
    kit.heat(...butter);
    kit.step(
      `Tip into a bowl at once, toss${kit.ifAny('with', ...butter, ...drizzled, ...flakes, ...spices, kit.salt(2))} and serve.`,
    );
    return kit.titleOf([corn], withSides(kit, [...flakes, ...drizzled]));
  },
});

/** Celery filled with nut butter or fresh cheese, with dried fruit on top: what children call ants on a log. */
const filledCelery = pattern({
  name: 'filled celery',
  types: ['appetizer'],
  kind: 'pieces',
  styles: ['canadian'],
  servings: 4,
  vessel: 'board',
  roles: {
    celery: {
      kinds: ['aromatic'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => name === 'celery',
    },
    spread: { kinds: ['nutbutter', 'freshcheese'], least: 1, most: 1, anywhere: true },
    dots: { kinds: ['driedfruit', 'nut', 'chocolate'], least: 1, most: 2, anywhere: true },
  },
  fits: (_, kit) =>
    kit.isOnlyOf('aromatic', 'nutbutter', 'freshcheese', 'driedfruit', 'nut', 'chocolate', 'sweet')
      ? 3
      : null,
  cook(kit, { celery: [celery], spread: [spread], dots }) {
    if (!celery || !spread) return null;
    kit.about(celery, spread, ...dots);
    kit.readied(kit.measure(celery, '6 stalks'), 'washed and dried');
    kit.measure(spread, '3/4 cup');
    measureAll(kit, dots, '1/4 cup');
    kit.step(`Trim ${kit.the(celery)}, pull off the coarsest strings and cut into 8 cm lengths.`);
    kit.step(`Stir ${kit.the(spread)} until soft enough to spread.`);
    kit.step(
      `Fill the hollows of ${kit.the(celery)} with ${kit.the(spread)}, level with the edges.`,
    );
    kit.heat(celery);
    kit.step(`Press ${kit.the(...dots)} into the top in a row and serve at once.`);
    return kit.titleOf([spread, ...dots], 'celery sticks');
  },
});

/** For the morning, for the afternoon, and for the evening with a film. */
export const BREAKFAST_AND_BITE_PATTERNS: readonly DishPattern[] = [
  benedict,
  silog,
  breakfastTacos,
  soupAndGrilledCheese,
  popcorn,
  filledCelery,
];
