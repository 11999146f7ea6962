import type { DishKind } from '@larder/dish-pictures';
import { isOf, safeAt, toasted } from './cooking-steps.js';
import type { DishKit } from './dish-kit.js';
import type { DishPattern } from './dish-pattern.js';
import type { Food, Kind } from './food.js';

/** Something named for which a dish has no part, and which a cook brings to the table with it. */
interface Touch {
  readonly kinds: readonly Kind[];
  readonly name?: RegExp;
  readonly most?: number;
  /** Only where it belongs to the style of cooking. */
  readonly atHome?: boolean;
  /** With what it is brought: null for anything savoury. */
  readonly dishes: readonly DishKind[] | null;
  /** What it costs a dish that it has no part in it: for a starch or an egg nearly as much as leaving it out. */
  readonly cost: number;
  /** Only with one of these in it. */
  readonly beside?: readonly Kind[];
  /** What is not said of a dish that has one of these already. */
  readonly unless?: readonly Kind[];
  /** What is made ready before the dish is served. */
  readonly before?: (kit: DishKit, foods: readonly Food[]) => string;
  /** What is done with it. */
  readonly done: (kit: DishKit, foods: readonly Food[]) => string;
}

const BUTTER = /^butter$/;

function squeezedOver(kit: DishKit, [fruit]: readonly Food[]): string {
  if (!fruit) return '';
  kit.readied(fruit, 'cut into wedges');
  return `Serve with ${kit.the(fruit)}, to squeeze over.`;
}

/** An egg for each, fried while the dish is kept warm. */
const FRIED_FOR_EACH: Pick<Touch, 'before' | 'done'> = {
  before: (kit, [egg]) => {
    if (!egg) return '';
    kit.measure(egg, String(kit.written));
    return `Fry ${kit.hot(egg)} in a non-stick pan over medium heat for 4 minutes, until the whites are set.`;
  },
  done: (kit, eggs) => `Put one of ${kit.the(...eggs)} on each serving.`,
};

const SPOONED: readonly DishKind[] = ['soup', 'chunky soup', 'noodle soup', 'stew', 'curry'];
const IN_BOWLS: readonly DishKind[] = [
  ...SPOONED,
  ...(['noodles', 'rice or grain', 'stir-fry', 'bowl'] as const),
];
const WITH_BREAD: readonly DishKind[] = [
  ...SPOONED,
  ...(['eggs', 'baked eggs', 'omelette', 'dip', 'gratin'] as const),
];
const HANDHELD: readonly DishKind[] = ['tacos', 'quesadillas', 'burger', 'sandwich', 'skewers'];

const ON_PLATES: readonly DishKind[] = [
  ...(['meat or fish', 'roast', 'vegetables', 'patties', 'pieces', 'skewers'] as const),
];
const ANY_SAVOURY: readonly DishKind[] = [
  ...IN_BOWLS,
  ...ON_PLATES,
  ...(['pasta', 'gratin', 'salad', 'mixed salad', 'dip', 'eggs', 'omelette', 'porridge'] as const),
];

/** Sweet and full of water, it is eaten as it is beside what is salty. */
const MELON: Touch = {
  kinds: ['soft', 'fruit', 'salad'],
  name: /melon$|^cantaloupe$|^honeydew$/,
  most: 1,
  dishes: [...ON_PLATES, ...HANDHELD, 'rolls', 'salad'],
  cost: 5,
  done: (kit, [melon]) => {
    if (melon) kit.readied(melon, 'cut into wedges');
    return `Serve with ${kit.the(melon)}.`;
  },
};

/** Cooked when it is bought, and browned apart: shrimp would be rubber by then. */
const SMOKED_BESIDE_FISH: Touch = {
  kinds: ['sausage', 'cured'],
  name: /smoked sausage|kielbasa|andouille|^chorizo$/,
  most: 1,
  dishes: ['meat or fish', 'rice or grain', 'pasta', 'noodles'],
  beside: ['shellfish', 'fish'],
  unless: ['sausage', 'cured'],
  cost: 5,
  before: (kit, foods) => {
    kit.beforeAll(
      `Fry ${kit.hot(...foods)} in a dry frying pan over medium heat for 6 minutes, turning, until brown at the edges. Tip out.`,
    );
    return '';
  },
  done: (kit, foods) => `Scatter ${kit.the(...foods)} over.`,
};

/** From the can, beans are a side dish within minutes. */
const BEANS_BESIDE: Touch = {
  kinds: ['bean'],
  most: 1,
  dishes: [...ON_PLATES, 'pasta', 'eggs', 'rice or grain'],
  unless: ['bean', 'lentil'],
  cost: 7,
  before: (kit, beans) =>
    `Warm ${kit.hot(...beans)} with a splash of water in a saucepan over medium heat for 5 minutes.`,
  done: (kit, beans) => `Serve with ${kit.the(...beans)}.`,
};

const TOUCHES: readonly Touch[] = [
  {
    kinds: ['herb'],
    most: 2,
    dishes: [
      ...IN_BOWLS,
      ...HANDHELD,
      'salad',
      'mixed salad',
      'vegetables',
      'meat or fish',
      'roast',
    ],
    cost: 4,
    done: (kit, foods) => `Scatter ${kit.the(...foods)} over.`,
  },
  {
    kinds: ['salad'],
    name: /^avocado$/,
    most: 1,
    dishes: [...IN_BOWLS, ...HANDHELD, 'eggs', 'baked eggs', 'omelette'],
    cost: 3,
    done: (kit, foods) => `Top with ${kit.the(...foods)}.`,
  },
  {
    kinds: ['seaweed'],
    name: /^nori$/,
    most: 1,
    dishes: IN_BOWLS,
    cost: 2,
    done: (kit, foods) =>
      `Strew ${kit.the(...foods)} over at the last moment, so that it stays crisp.`,
  },
  {
    kinds: ['bread', 'flatbread', 'chip', 'bun'],
    most: 1,
    dishes: WITH_BREAD,
    unless: ['bread', 'flatbread', 'bun', 'tortilla', 'chip'],
    cost: 8,
    before: (kit, [bread]) => {
      if (!bread || isOf(bread, 'chip')) return '';
      // A day old or a week, it is good again that way.
      return isOf(bread, 'flatbread')
        ? `Warm ${kit.hot(bread)} one at a time in a dry frying pan over medium heat for 1 minute, turning once, and wrap in a clean towel.`
        : `Toast ${kit.hot(bread)} for 2 minutes, until crisp.`;
    },
    done: (kit, foods) => `Bring ${kit.the(...foods)} to the table with it.`,
  },
  {
    kinds: ['crumb'],
    name: /cracker$/,
    most: 1,
    dishes: WITH_BREAD,
    cost: 4,
    done: (kit, [crackers]) => {
      if (crackers) kit.readied(crackers, '');
      return `Bring ${kit.the(crackers)} to the table with it.`;
    },
  },
  {
    kinds: ['sauce', 'hot', 'paste'],
    name: /^(?:hot sauce|sriracha|sambal)$/,
    most: 1,
    dishes: null,
    cost: 1,
    done: (kit, foods) => `Put ${kit.the(...foods)} on the table.`,
  },
  {
    kinds: ['paste'],
    name: /^harissa$/,
    most: 1,
    dishes: null,
    cost: 6,
    done: (kit, foods) => `Put ${kit.the(...foods)} on the table.`,
  },
  {
    kinds: ['sauce'],
    name: /^(?:ketchup|chutney|mango chutney)$/,
    most: 1,
    dishes: null,
    cost: 7,
    done: (kit, foods) => `Put ${kit.the(...foods)} on the table.`,
  },
  {
    kinds: ['salsa'],
    most: 1,
    dishes: ['eggs', 'baked eggs', 'omelette', 'rice or grain', 'bowl', ...HANDHELD],
    cost: 3,
    done: (kit, [salsa]) => {
      if (salsa) kit.measure(salsa, '1/2 cup');
      return `Spoon ${kit.the(salsa)} over.`;
    },
  },
  {
    kinds: ['egg'],
    most: 1,
    name: /egg$/,
    dishes: ['rice or grain', 'burger', 'sandwich', 'bowl', 'porridge'],
    unless: ['egg'],
    cost: 8,
    ...FRIED_FOR_EACH,
  },
  {
    // The plate of a breakfast at any hour.
    kinds: ['egg'],
    name: /egg$/,
    most: 1,
    dishes: ['meat or fish', 'vegetables', 'fries'],
    beside: ['sausage', 'cured', 'steak', 'fries', 'potato', 'mash'],
    unless: ['egg'],
    cost: 5,
    ...FRIED_FOR_EACH,
  },
  {
    kinds: ['nut'],
    most: 1,
    dishes: [...ANY_SAVOURY, 'canapés', 'flatbread'],
    cost: 4,
    before: (kit, foods) => {
      toasted(kit, foods);
      return '';
    },
    done: (kit, foods) => `Scatter ${kit.the(...foods)} over.`,
  },
  {
    kinds: ['driedfruit'],
    name: /^pomegranate/,
    most: 1,
    dishes: [...ANY_SAVOURY, ...HANDHELD],
    cost: 3,
    done: (kit, foods) => `Scatter ${kit.the(...foods)} over.`,
  },
  {
    kinds: ['slaw'],
    most: 1,
    dishes: [...ON_PLATES, ...HANDHELD],
    cost: 3,
    done: (kit, foods) => `Bring ${kit.the(...foods)} to the table with it.`,
  },
  {
    // What leaves a plate without salad wants is oil and salt.
    kinds: ['salad'],
    name: /^(?:arugula|watercress|lettuce|romaine lettuce|salad green|frisee|spinach)$/,
    most: 1,
    dishes: [...ON_PLATES, 'pasta', 'gratin', 'omelette', 'eggs', 'pizza', 'tart', 'flatbread'],
    unless: ['salad'],
    cost: 5,
    done: (kit, foods) => {
      const oil = kit.oil();
      if (oil && !kit.used.has(oil.id)) kit.measure(oil, '1 tbsp');
      return `Toss ${kit.the(...foods)}${kit.ifAny('with', oil)} and serve beside it.`;
    },
  },
  {
    kinds: ['citrus'],
    name: /^(?:lemon|lime)$/,
    most: 1,
    dishes: [...ANY_SAVOURY, ...HANDHELD],
    unless: ['citrus', 'acid'],
    cost: 3,
    done: squeezedOver,
  },
  {
    // Sweet, it is for the plate and not for the bowl.
    kinds: ['orange'],
    name: /orange$/,
    most: 1,
    dishes: ON_PLATES,
    unless: ['citrus', 'acid'],
    cost: 5,
    done: squeezedOver,
  },
  {
    kinds: ['briny'],
    name: /pickle|cornichon|olive$|^pickled onion$|^pickled vegetable$/,
    most: 1,
    dishes: [...ON_PLATES, ...HANDHELD, 'gratin', 'dip'],
    cost: 3,
    done: (kit, foods) => `Put ${kit.the(...foods)} on the table.`,
  },
  {
    kinds: ['hardcheese'],
    most: 1,
    dishes: [
      ...SPOONED,
      'pasta',
      'vegetables',
      'salad',
      'mixed salad',
      'porridge',
      'rice or grain',
    ],
    atHome: true,
    cost: 4,
    done: (kit, [cheese]) => {
      if (cheese) kit.measure(cheese, '1/2 cup');
      return `Scatter ${kit.the(cheese)} over.`;
    },
  },
  {
    kinds: ['mustard'],
    name: /^(?:mustard|dijon mustard|whole grain mustard)$/i,
    most: 1,
    dishes: ['soup', 'chunky soup', 'stew'],
    cost: 5,
    done: (kit, [mustard]) => {
      if (mustard) kit.measure(mustard, '2 tsp');
      return `Put ${kit.the(mustard)} on the table, to stir in.`;
    },
  },
  {
    kinds: ['crumb'],
    name: /^(?:fresh )?breadcrumbs?$/,
    most: 1,
    dishes: ['pasta', 'vegetables', 'meat or fish', 'roast', 'stew', 'gratin'],
    cost: 6,
    before: (kit, [crumbs]) => {
      if (!crumbs) return '';
      kit.measure(crumbs, '1/2 cup');
      return `Toast ${kit.hot(crumbs)} in a dry frying pan over medium heat for 3 minutes, stirring, until golden.`;
    },
    done: (kit, foods) => `Scatter ${kit.the(...foods)} over.`,
  },
  {
    kinds: ['tortilla'],
    name: /tortilla$/,
    most: 1,
    atHome: true,
    dishes: [...SPOONED, 'meat or fish', 'roast', 'eggs', 'baked eggs'],
    unless: ['bread', 'flatbread', 'bun', 'chip'],
    cost: 8,
    before: (kit, foods) =>
      `Warm ${kit.hot(...foods)} one at a time in a dry frying pan over high heat, 30 seconds a side, and wrap in a clean towel.`,
    done: (kit, foods) => `Bring ${kit.the(...foods)} to the table with it.`,
  },
  {
    kinds: ['fat'],
    name: BUTTER,
    most: 1,
    dishes: [...ON_PLATES, 'pasta', 'porridge'],
    cost: 3,
    done: (kit, [butter]) => {
      if (butter) kit.measure(butter, '1 tbsp');
      return `Let ${kit.the(butter)} melt over it.`;
    },
  },
  {
    kinds: ['yogurt', 'sourcream'],
    most: 1,
    atHome: true,
    dishes: [...SPOONED, 'tacos', 'quesadillas', 'patties'],
    unless: ['yogurt', 'sourcream', 'cream', 'coconut'],
    cost: 6,
    done: (kit, [cool]) => {
      if (cool) kit.measure(cool, '1/2 cup');
      return `Give each serving a spoonful of ${kit.the(cool)}.`;
    },
  },
  MELON,
  SMOKED_BESIDE_FISH,
  BEANS_BESIDE,
];

const ON_GRIDDLE: readonly DishKind[] = ['pancakes', 'waffles', 'french toast', 'crêpes'];
const WITH_A_SPOON: readonly DishKind[] = [
  ...ON_GRIDDLE,
  ...(['pudding', 'crumble', 'pie', 'tart', 'fruit', 'cake', 'plain cake', 'loaf'] as const),
];

/** What is brought to the table with a dessert or a sweet breakfast. */
const SWEET_TOUCHES: readonly Touch[] = [
  {
    kinds: ['cured', 'sausage'],
    name: /bacon$|^ham$|sausage$/,
    most: 1,
    dishes: ON_GRIDDLE,
    cost: 4,
    before: (kit, [meat]) => {
      if (!meat) return '';
      kit.readied(meat, '');
      return isOf(meat, 'sausage')
        ? `Fry ${kit.hot(meat)} in a frying pan over medium heat for 14 minutes, turning often, until browned and ${safeAt(meat) ?? 'hot throughout'}.`
        : `Fry ${kit.hot(meat)} in a frying pan over medium heat for 6 minutes, turning once, until crisp.`;
    },
    done: (kit, foods) => `Serve with ${kit.the(...foods)}.`,
  },
  {
    kinds: ['freshcheese', 'yogurt', 'sourcream', 'cream', 'whipped', 'icecream'],
    name: /mascarpone|ricotta|yogurt|cream$|creme fraiche|whipped topping/,
    most: 1,
    dishes: WITH_A_SPOON,
    unless: ['freshcheese', 'yogurt', 'sourcream', 'cream', 'whipped', 'icecream'],
    cost: 5,
    done: (kit, [creamy]) => {
      if (creamy) kit.measure(creamy, '1/2 cup');
      return `Serve with a spoonful of ${kit.the(creamy)}.`;
    },
  },
  {
    kinds: ['berry', 'soft', 'banana'],
    most: 1,
    dishes: WITH_A_SPOON,
    cost: 6,
    done: (kit, foods) => `Serve with ${kit.the(...foods)}.`,
  },
  {
    kinds: ['nut'],
    most: 1,
    dishes: [...ON_GRIDDLE, 'pudding', 'fruit', 'porridge'],
    cost: 4,
    done: (kit, foods) => `Scatter ${kit.the(...foods)} over.`,
  },
];

const isSavoury = ({ styles, kind }: DishPattern): boolean =>
  kind !== null && styles.every((name) => name !== 'sweet' && name !== 'bakery');

const suitsWhatIsThere = ({ beside, unless = [] }: Touch, used: readonly Food[]): boolean =>
  !used.some((food) => isOf(food, ...unless)) &&
  (!beside || used.some((food) => isOf(food, ...beside)));

function broughtFor(kit: DishKit, touch: Touch): Food[] {
  if (!suitsWhatIsThere(touch, [...kit.used.values()])) return [];
  const { kinds, name, most = 1, atHome = false } = touch;
  return kit.take(kinds, {
    most,
    anywhere: !atHome,
    fit: (food) => name === undefined || name.test(food.name),
  });
}

/**
 * Brings to the table what was named, has no part in the dish and goes with it all the same: a herb, an avocado, bread beside a soup, a
 * fried egg on noodles. Returns what that costs the dish.
 */
export function bringToTable(pattern: DishPattern, kit: DishKit): number {
  const { kind } = pattern;
  if (kind === null) return 0;
  const touches = isSavoury(pattern) ? TOUCHES : SWEET_TOUCHES;
  let cost = 0;
  const earlier: string[] = [];
  const sentences: string[] = [];
  for (const touch of touches.filter(({ dishes }) => !dishes || dishes.includes(kind))) {
    const { cost: each, before, done } = touch;
    const foods = broughtFor(kit, touch);
    if (foods.length === 0) continue;
    cost += each * foods.length;
    earlier.push(before?.(kit, foods) ?? '');
    sentences.push(done(kit, foods));
  }
  if (sentences.length > 0) {
    const last = kit.steps.pop();
    kit.step(...earlier);
    kit.step(last, ...sentences);
  }
  return cost;
}
