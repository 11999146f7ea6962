import { rational } from '@larder/culinary';
import { browned, isOf } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { foodNamed, type Food, type Kind } from '../food.js';
import { ending, measureAll, measureBy, naming, present } from '../kitchen-measures.js';
import { kneaded, yeastDough, type YeastDough } from '../yeast-dough.js';

/** What goes on after baking: it would wilt, or is best raw. */
const isFresh = (food: Food): boolean =>
  isOf(food, 'herb') ||
  food.name === 'prosciutto' ||
  (isOf(food, 'salad') && !isOf(food, 'tomato', 'leaf'));

/** Meat that would not be done in the time a pizza takes. */
const isRawMeat = (food: Food): boolean =>
  isOf(food, 'mince', 'sausage', 'poultry', 'shellfish', 'cured');

/** What has no business on a pizza. */
const NOT_ON_PIZZA =
  /beet|turnip|cabbage|celery|sprout|cucumber|lettuce|carrot|okra|parsnip|squash|pumpkin|brussels|sauerkraut|frozen|pea$|radish|kidney/;

/** Bottled sauces that take the place of tomato. */
const BOTTLED = /^(?:barbecue|buffalo) sauce$/;

const FRUIT_ON_PIZZA = /^(?:pineapple|fig|pear|apple)$/;

const DOUGH = {
  flour: 500,
  hydration: 0.64,
  salt: 0.02,
  yeast: 0.0125,
  sugar: 0,
  fat: 0.03,
  fats: ['olive oil', 'vegetable oil'],
};

/** What it is baked on: bought dough, bread that is already baked, or a dough of flour and yeast. */
interface Base {
  readonly bought: Food | null;
  readonly made: YeastDough | null;
  readonly isBread: boolean;
  readonly oil: Food;
}

function baseOf(kit: DishKit, bought: Food | null): Base | null {
  const isBread = bought !== null && isOf(bought, 'flatbread');
  if (bought) kit.measure(bought, isBread ? '4' : '800 g');
  const made = bought ? null : yeastDough(kit, DOUGH);
  const oil = made?.fats[0] ?? kit.one(['oil'], 'olive oil', 'vegetable oil');
  return oil && (bought ?? made) ? { bought, made, isBread, oil } : null;
}

/** What makes dough a pizza rather than bread. */
const ON_PIZZA: readonly Kind[] = ['cheese', 'softcheese', 'tinned', 'coldcut', 'pesto', 'tomato'];

/** Flatbread with cheese is a pizza only where tomato or the like goes under it. */
function isPizza(kit: DishKit, bought: Food | null, sauce: readonly Food[]): boolean {
  if (kit.offers('leaven', 'soda', 'cocoa')) return false;
  if (!bought) {
    const hasFlour = kit.offers('flour') || kit.isAtHand(foodNamed('flour'));
    return kit.offers('yeast') && hasFlour && kit.offers(...ON_PIZZA);
  }
  if (!isOf(bought, 'flatbread')) return true;
  return kit.offers('cheese', 'softcheese') && (sauce.length > 0 || kit.offers('tomato'));
}

function measureTopping(kit: DishKit, cheese: readonly Food[], top: readonly Food[]): void {
  const melting = cheese.filter((food) => !isOf(food, 'hardcheese'));
  // Beside a hard cheese, less of the other: both are salt.
  const isAlone = melting.length === cheese.length;
  measureAll(kit, melting, melting.length > 1 ? '1 cup' : isAlone ? '2 1/2 cups' : '2 cups');
  // A whole layer of blue cheese, feta or goat cheese is salt.
  measureBy(kit, cheese, [[['softcheese'], '1 cup']]);
  measureBy(kit, cheese, [[['hardcheese'], '1/2 cup']]);
  kit.share(top, top.length > 2 ? rational(1, 2) : rational(2, 3));
  for (const food of top.filter((one) => isOf(one, 'aromatic', 'firm', 'tomato'))) {
    if (/sliced|strips|chopped|\*/.test(food.cut)) kit.readied(food, 'thinly sliced');
  }
}

function sauceFor(kit: DishKit, named: readonly Food[], top: readonly Food[]): Food[] {
  // Under figs, pears and apples there is only oil and cheese.
  const isWithout = (food: Food): boolean => isOf(food, 'tomato', 'fruit', 'crisp');
  const isBare = named.length === 0 && !top.some(isWithout);
  const sauce = [...named, ...present(isBare ? kit.staple('pizza sauce', 'crushed tomato') : null)];
  measureBy(kit, sauce, [
    [['tinned'], '1 cup'],
    [['paste'], '1/4 cup'],
    [['sauce'], '1/2 cup'],
  ]);
  return sauce;
}

/** What ten minutes under cheese leave hard. */
const isHard = ({ name }: Food): boolean =>
  /broccoli|cauliflower|romanesco|brussels sprout|green bean|potato|squash|pumpkin|carrot/.test(
    name,
  );

/** The oven, and what is cooked before it goes on: meat, and vegetables that would stay hard. */
function heated(
  kit: DishKit,
  { isBread }: Base,
  raw: readonly Food[],
  hard: readonly Food[],
): void {
  const heat = isBread ? '220 °C (425 °F)' : '250 °C (475 °F)';
  kit.step(
    `Heat the oven to ${heat} with a baking sheet${isBread ? '' : ' or stone'} inside.`,
    raw.length > 0 &&
      `Set a frying pan over medium heat. ${raw.map((food) => browned(kit, food)).join(' ')} Drain on paper.`,
    naming(
      kit,
      hard,
      (names) => `Cook ${names} in boiling salted water for 3 minutes, and drain well.`,
    ),
  );
}

function shaped(kit: DishKit, { bought, isBread, made, oil }: Base): void {
  if (bought && isBread) {
    kit.step(`Lay ${kit.the(bought)} on parchment and brush the edges with ${kit.the(oil)}.`);
    return;
  }
  const rounds = kit.pieces(0.5);
  // A baker rolls a pizza off the peel on it.
  const meal = kit.take(['meal'], {
    most: 1,
    anywhere: true,
    fit: ({ name }) => name === 'cornmeal',
  });
  measureAll(kit, meal, '2 tbsp');
  const under = meal.length > 0 ? `parchment dusted with ${kit.hot(...meal)}` : 'floured parchment';
  kit.step(
    bought && `Let ${kit.the(bought)} stand at room temperature for 30 minutes.`,
    `Press and stretch the dough to ${rounds === 'one' ? 'a 30 cm (12 in) round' : `${rounds} 30 cm (12 in) rounds`} on ${under}, leaving a thicker rim.`,
    !made && `Brush the rims with ${kit.the(oil)}.`,
  );
}

function baked(kit: DishKit, { bought, isBread }: Base): string {
  const named = bought ? ` ${kit.hot(bought)}` : '';
  return isBread
    ? `Slide onto the hot sheet and bake${named} for 10 minutes, until crisp at the edges and bubbling.`
    : `Slide onto the hot sheet with its parchment and bake${named}, one pizza at a time, for 10 minutes each, 20 minutes for two, until the rim is brown in places and the top bubbles.`;
}

/**
 * Dough of 64 % water, 2 % salt and 1.25 % active dry yeast (published Neapolitan and New York doughs have 60 to 66 % water), 250 g of
 * flour for a 30 cm pizza; on each a ladle of sauce and 120 to 150 g of cheese, since more makes it soggy.
 */
const pizza = pattern({
  name: 'pizza',
  types: ['main course'],
  kind: 'pizza',
  styles: ['italian'],
  servings: 4,
  vessel: 'pizzastone',
  roles: {
    dough: {
      kinds: ['pizzadough', 'flatbread'],
      most: 1,
      fit: ({ name }) => /dough|naan|pita|flatbread/.test(name),
    },
    cheese: {
      kinds: ['cheese', 'softcheese', 'hardcheese', 'freshcheese'],
      least: 1,
      most: 3,
      fill: ['mozzarella'],
    },
    sauce: {
      kinds: ['tinned', 'pesto', 'paste', 'sauce'],
      most: 1,
      anywhere: true,
      fit: (food) => !isOf(food, 'sauce') || BOTTLED.test(food.name),
    },
    top: {
      kinds: [
        ...(['coldcut', 'cured', 'sausage', 'mince', 'poultry', 'firm', 'tomato', 'leaf'] as const),
        ...(['tender', 'aromatic', 'briny', 'salad', 'smokedfish', 'shellfish', 'soft'] as const),
        ...(['fruit', 'crisp', 'hot', 'cookedmeat'] as const),
      ],
      most: 5,
      anywhere: true,
      fit: (food) =>
        !NOT_ON_PIZZA.test(food.name) &&
        (!isOf(food, 'soft', 'fruit', 'crisp') || FRUIT_ON_PIZZA.test(food.name)),
    },
  },
  fits: () => 3,
  cook(kit, { dough: [dough = null], cheese, sauce: named, top }) {
    if (!isPizza(kit, dough, named)) return null;
    measureTopping(kit, cheese, top);
    const sauce = sauceFor(kit, named, top);
    const base = baseOf(kit, dough);
    if (!base) return null;
    const sharp = kit.take(['acid'], { most: 1, fit: ({ name }) => name === 'balsamic vinegar' });
    measureAll(kit, sharp, '1 tbsp');
    const fresh = [...top.filter(isFresh), ...kit.take(['herb'], { most: 2 })];
    const hot = top.filter((food) => !isFresh(food));
    // On top, raw leaves are scorched before the rim is brown.
    const leaves = hot.filter((food) => isOf(food, 'leaf'));
    kit.about(...hot, ...fresh.filter((food) => !isOf(food, 'herb')), ...cheese);
    if (base.made) kneaded(kit, base.made);
    const seasoning = kit.take(['pungent', 'spice', 'woody', 'pepper', 'salt'], {
      most: 4,
      anywhere: true,
    });
    heated(kit, base, hot.filter(isRawMeat), hot.filter(isHard));
    shaped(kit, base);
    kit.step(
      naming(kit, [...sauce, ...seasoning], (names) => `Spread thinly with ${names}.`),
      naming(kit, leaves, (names) => `Lay ${names} on it, under the cheese.`),
      `Scatter with ${kit.hot(...cheese, ...hot.filter((food) => !leaves.includes(food)))}.`,
      baked(kit, base),
    );
    kit.step(
      `${ending(kit, fresh, (names) => `Scatter the pizza with ${names}. `)}${ending(kit, sharp, (names) => `Drizzle with ${names}. `)}Cut into wedges and serve at once.`,
    );
    return titleOfPizza(kit, base, [...hot, ...fresh], cheese);
  },
});

/** Named after what lies on it; after the cheese where that is nothing but tomato. */
function titleOfPizza(
  kit: DishKit,
  { bought, isBread }: Base,
  top: readonly Food[],
  cheese: readonly Food[],
): string {
  const shown = top.filter((food) => !isOf(food, 'herb', 'tomato'));
  const plain = [...top.filter((food) => isOf(food, 'tomato')), ...cheese];
  const bread = isBread && bought ? `${bought.name.replace(' bread', '')} ` : '';
  // Blue cheese and goat cheese are tasted beside anything.
  const strong = cheese.filter((food) => isOf(food, 'softcheese'));
  const named = (
    shown.length > 1 ? shown : shown.length > 0 ? [...shown, ...strong] : plain
  ).filter((food) => kit.isNamed(food));
  return kit.titleOf(named.slice(0, 3), `${bread}pizza`);
}

/** What makes a dough something else than flatbread. */
const NOT_FLATBREAD = [
  ...([
    'yeast',
    'egg',
    'cocoa',
    'chocolate',
    'soda',
    'vanilla',
    'milk',
    'icing',
    'banana',
  ] as const),
  ...(['berry', 'crisp', 'sugar', 'sweet'] as const),
];

/** Flour and a third of its weight of water, or two thirds of yogurt, a little fat, rested so that it rolls out, and a dry, hot pan. */
const flatbread = pattern({
  name: 'pan flatbread',
  types: ['side dish'],
  kind: 'flatbread',
  styles: ['bakery'],
  servings: 8,
  vessel: 'board',
  roles: { flour: { kinds: ['flour'], least: 1, most: 2, anywhere: true } },
  cook(kit, { flour }) {
    const fat = kit.one(['fat', 'shortening'], 'olive oil', 'vegetable oil');
    if (!fat || kit.offers(...NOT_FLATBREAD)) return null;
    measureAll(kit, flour, flour.length > 1 ? '1 1/4 cups' : '2 1/2 cups');
    kit.measure(fat, '3 tbsp');
    const leaven = kit.take(['leaven'], { most: 1 });
    measureAll(kit, leaven, '2 tsp');
    const salt = present(kit.one(['salt'], 'salt'));
    measureAll(kit, salt, '1 tsp');
    const creamy = kit.take(['yogurt'], { most: 1, anywhere: true });
    measureAll(kit, creamy, '1 cup');
    const wet = creamy.length > 0 ? creamy : present(kit.water('3/4 cup'));
    if (wet.length === 0) return null;
    const inside = kit.take(['herb', 'spice', 'pungent', 'woody', 'nut', 'aromatic'], {
      most: 3,
      anywhere: true,
    });
    kit.share(inside, rational(1, 2));
    for (const food of inside) if (isOf(food, 'aromatic')) kit.readied(food, 'finely chopped');
    kit.about(...inside.filter((food) => isOf(food, 'herb', 'pungent', 'aromatic', 'woody')));
    kit.step(
      `Mix ${kit.hot(...flour, ...leaven, ...salt, ...inside)} in a bowl. Stir in ${kit.hot(...wet, fat)} and bring together into a soft dough.`,
    );
    kit.step('Knead for 3 minutes, until smooth, cover and let rest for 20 minutes.');
    kit.step(
      `Divide the dough into ${kit.pieces(1)} balls and roll each out 3 mm thick on a little flour.`,
    );
    kit.step(
      'Heat a dry frying pan over medium-high heat. Cook one at a time for 2 minutes, until bubbling with brown spots, turn and cook for 1 minute more, about 24 minutes in all. Keep them soft in a clean towel and serve warm.',
    );
    return kit.titleOf(kit.mains.slice(0, 2), 'flatbreads');
  },
});

export const PIZZA_PATTERNS: readonly DishPattern[] = [pizza, flatbread];
