import { asForFour } from '../batter.js';
import { isOf, mixed, spooned } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { measureAll, measureBy, naming } from '../kitchen-measures.js';

/** What a hot dip is about, and what is chopped into it. */
const IN_HOT_DIP =
  /^(?:spinach|kale|artichoke heart|marinated artichoke|water chestnut|roasted red pepper|pimiento|crab|imitation crab|jalapeno)$/;

/** Nothing that asks for another dish. */
const BESIDE_DIP: readonly Kind[] = [
  ...([
    'freshcheese',
    'sourcream',
    'mayo',
    'yogurt',
    'hardcheese',
    'cheese',
    'softcheese',
  ] as const),
  ...([
    'leaf',
    'tender',
    'briny',
    'hot',
    'tinnedfish',
    'pungent',
    'spice',
    'sauce',
    'herb',
  ] as const),
  ...([
    'aromatic',
    'bread',
    'flatbread',
    'chip',
    'crumb',
    'acid',
    'citrus',
    'pepper',
    'salt',
  ] as const),
  ...(['cured', 'fat', 'tomato', 'milk', 'sweetspice', 'mustard'] as const),
];

const isStirredIn = (food: Food): boolean => IN_HOT_DIP.test(food.name);

/** Greens give off their water before they go in. */
function readied(kit: DishKit, inside: readonly Food[]): void {
  const greens = inside.filter((food) => isOf(food, 'leaf'));
  for (const food of inside) {
    if (isOf(food, 'tender')) kit.readied(food, 'drained and chopped');
  }
  kit.step(
    naming(
      kit,
      greens,
      (names) =>
        `Drop ${names} into boiling water for 1 minute, drain, cool under cold water, squeeze dry and chop.`,
    ),
  );
}

/** Bacon is crisp before it goes in, and an onion soft. */
function softened(kit: DishKit): Food[] {
  const cured = kit.take(['cured'], { most: 1, fit: (food) => !isOf(food, 'coldcut') });
  for (const food of cured) kit.measure(food, '4 slices');
  const onion = kit.take(['aromatic'], { most: 1 });
  for (const food of onion) kit.readied(kit.measure(food, '1/2'), 'finely chopped');
  const fat = onion.length > 0 && cured.length === 0 ? kit.fat() : null;
  if (fat) kit.measure(fat, '1 tbsp');
  kit.step(
    naming(
      kit,
      [...cured, ...onion],
      (names) =>
        `${fat ? `Heat ${kit.the(fat)} in` : 'Set'} a frying pan over medium heat. Add ${names} and cook for 6 minutes, stirring, until ${cured.length > 0 ? 'crisp at the edges' : 'soft'}.`,
    ),
  );
  return [...cured, ...onion];
}

/**
 * Hot dip of spinach or artichokes: for six, half a pound of cream cheese or as much ricotta, half a cup each of sour cream and mayonnaise, and a
 * cup of grated cheese to a can of artichokes or a bag of spinach (Kraft and Hellmann's, on the labels).
 */
const hotDip = pattern({
  name: 'hot dip',
  types: ['appetizer'],
  kind: 'dip',
  styles: ['canadian'],
  servings: 6,
  vessel: 'dish',
  roles: {
    base: {
      kinds: ['freshcheese', 'sourcream', 'mayo', 'yogurt'],
      least: 1,
      most: 3,
      fit: ({ name }) => name !== 'mascarpone',
    },
    inside: {
      kinds: ['leaf', 'tender', 'briny', 'tinnedfish', 'hot'],
      least: 1,
      most: 3,
      fit: isStirredIn,
    },
    cheese: { kinds: ['hardcheese', 'cheese', 'softcheese'], least: 1, most: 2 },
    bread: {
      kinds: ['chip', 'bread', 'flatbread', 'crumb'],
      least: 1,
      most: 1,
      fill: ['baguette', 'pita bread'],
      inOrder: true,
    },
  },
  fits: ({ base, inside }, kit) => {
    if (!kit.isOnlyOf(...BESIDE_DIP)) return null;
    // By itself, yogurt curdles in the oven.
    if (base.every((food) => isOf(food, 'yogurt'))) return null;
    const isAsked = inside.some(({ name }) => /artichoke|crab/.test(name));
    return isAsked || base.length > 1 ? 3 : null;
  },
  cook(kit, { base, inside, cheese, bread }) {
    measureBy(kit, base, [
      [['freshcheese'], '250 g'],
      [['sourcream', 'mayo', 'yogurt'], base.length > 1 ? '1/2 cup' : '1 cup'],
    ]);
    measureAll(kit, cheese, cheese.length > 1 ? '1/2 cup' : '1 cup');
    measureBy(kit, inside, [
      [['leaf'], '300 g'],
      [['briny'], '1/4 cup'],
      [['hot'], '1'],
    ]);
    // A can, a pound of crab, a loaf: none of them by half.
    const whole = inside.filter((food) => isOf(food, 'tender', 'tinnedfish'));
    for (const food of [...whole, ...bread]) asForFour(kit, [food]);
    kit.about(...inside.filter((food) => !isOf(food, 'hot', 'briny')));
    const seasoning = kit.take(['pungent', 'spice', 'sauce', 'mustard'], { most: 3 });
    measureBy(kit, seasoning, [[['spice', 'sauce', 'mustard'], '1 tsp']]);
    const garlic = seasoning.some(({ name }) => /garlic/.test(name))
      ? null
      : kit.stapleAtHand('garlic');
    for (const food of [...seasoning, garlic]) {
      if (food?.name === 'garlic') kit.measure(food, '1 clove');
    }
    kit.step('Heat the oven to 190 °C (375 °F).');
    readied(kit, inside);
    const cooked = softened(kit);
    const sour = spooned(kit, kit.take(['citrus', 'acid'], { most: 1, anywhere: true })[0]);
    const stirred = [...base, ...inside, ...cooked, ...seasoning, garlic, kit.pepper()];
    kit.heat(...base, ...inside, ...seasoning, garlic);
    kit.step(
      `Stir ${mixed(kit, stirred, sour)} and half of ${kit.the(...cheese)} together and spread in a 1 l baking dish. Scatter the rest of the cheese over it.`,
      'Bake for 25 minutes, until bubbling at the edges and golden on top.',
    );
    const over = kit.take(['herb', 'tomato'], { most: 2 });
    measureBy(kit, over, [[['tomato'], '1']]);
    kit.step(
      `Let stand for 5 minutes${over.length > 0 ? `, scatter with ${kit.the(...over)}` : ''} and serve hot with ${kit.the(...bread)}.`,
    );
    return kit.titleOf(kit.mains, 'dip').replace(/^/, 'Hot ');
  },
});

/** What is eaten with a piece of bread in the hand. */
export const DIP_PATTERNS: readonly DishPattern[] = [hotDip];
