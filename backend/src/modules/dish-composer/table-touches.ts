import type { DishKind } from '@larder/dish-pictures';
import { isOf } from './cooking-steps.js';
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
  /** What is not said of a dish that has one of these already. */
  readonly unless?: readonly Kind[];
  /** What is done with it. */
  readonly done: (kit: DishKit, foods: readonly Food[]) => string;
}

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
    kinds: ['sauce'],
    name: /^(?:hot sauce|sriracha)$/,
    most: 1,
    dishes: null,
    cost: 1,
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
    dishes: ['rice or grain', 'burger', 'sandwich', 'bowl'],
    unless: ['egg'],
    cost: 8,
    done: (kit, [egg]) => {
      if (!egg) return '';
      kit.measure(egg, String(kit.written));
      return `Fry ${kit.hot(egg)} in a non-stick pan over medium heat for 4 minutes, until the whites are set, and put one on each serving.`;
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
];

const isSavoury = ({ styles, kind }: DishPattern): boolean =>
  kind !== null && styles.every((name) => name !== 'sweet' && name !== 'bakery');

/**
 * Brings to the table what was named, has no part in the dish and goes with it all the same: a herb, an avocado, bread beside a soup, a
 * fried egg on noodles. Returns what that costs the dish.
 */
export function bringToTable(pattern: DishPattern, kit: DishKit): number {
  const { kind } = pattern;
  if (kind === null || !isSavoury(pattern)) return 0;
  let cost = 0;
  const sentences: string[] = [];
  for (const touch of TOUCHES) {
    const { kinds, name, most = 1, atHome = false, dishes, unless = [], cost: each, done } = touch;
    if (dishes && !dishes.includes(kind)) continue;
    if ([...kit.used.values()].some((food) => isOf(food, ...unless))) continue;
    const foods = kit.take(kinds, {
      most,
      anywhere: !atHome,
      fit: (food) => name === undefined || name.test(food.name),
    });
    if (foods.length === 0) continue;
    cost += each * foods.length;
    sentences.push(done(kit, foods));
  }
  if (sentences.length > 0) kit.step(kit.steps.pop(), ...sentences);
  return cost;
}
