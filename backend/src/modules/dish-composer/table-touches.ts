import type { DishKind } from '@larder/dish-pictures';
import { isOf, toasted } from './cooking-steps.js';
import type { DishKit } from './dish-kit.js';
import type { DishPattern } from './dish-pattern.js';
import type { Food } from './food.js';
import { SIDES } from './table-sides.js';
import { SWEET_TOUCHES } from './table-sweets.js';
import {
  ANY_SAVOURY,
  friedForEach,
  HANDHELD,
  IN_BOWLS,
  ON_PLATES,
  SPOONED,
  type Touch,
} from './table-touch.js';

const BUTTER = /^butter$/;

function squeezedOver(kit: DishKit, [fruit]: readonly Food[]): string {
  if (!fruit) return '';
  kit.readied(fruit, 'cut into wedges');
  return `Serve with ${kit.the(fruit)}, to squeeze over.`;
}

const FRIED_FOR_EACH: Pick<Touch, 'before' | 'done'> = {
  before: friedForEach,
  done: (kit, eggs) => `Put one of ${kit.the(...eggs)} on each serving.`,
};

const WITH_BREAD: readonly DishKind[] = [
  ...SPOONED,
  ...(['eggs', 'baked eggs', 'omelette', 'dip', 'gratin'] as const),
];
/** Sweet and full of water, it is eaten as it is beside what is salty. */
const MELON: Touch = {
  kinds: ['soft', 'fruit', 'salad'],
  name: /melon$|^cantaloupe$|^honeydew$/,
  most: 1,
  dishes: [...ON_PLATES, ...HANDHELD, 'salad'],
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
    name: /^(?:nori|wakame|seaweed)$/,
    most: 1,
    dishes: IN_BOWLS,
    cost: 2,
    done: (kit, foods) =>
      foods.some(({ name }) => name === 'nori')
        ? `Strew ${kit.the(...foods)} over at the last moment, so that it stays crisp.`
        : `Scatter ${kit.the(...foods)} over.`,
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
    name: /cracker$|^crouton$/,
    most: 1,
    dishes: [...WITH_BREAD, 'salad', 'mixed salad'],
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
];

const isSavoury = ({ styles }: TouchedDish): boolean =>
  styles.every((name) => name !== 'sweet' && name !== 'bakery');

const suitsWhatIsThere = ({ beside, unless = [] }: Touch, used: readonly Food[]): boolean =>
  !used.some((food) => isOf(food, ...unless)) &&
  (!beside || used.some((food) => isOf(food, ...beside)));

/** A recipe that already has so many has no room for a side to be made. */
const mostSteps = 9;

function broughtFor(kit: DishKit, touch: Touch): Food[] {
  if (touch.before && kit.steps.length >= mostSteps) return [];
  if (!suitsWhatIsThere(touch, [...kit.used.values()])) return [];
  const { kinds, name, form, most = 1, atHome = false, raw } = touch;
  return kit.take(kinds, {
    most,
    raw,
    anywhere: !atHome,
    fit: (food) =>
      (name === undefined || name.test(food.name)) && (form === undefined || food.form === form),
  });
}

/** A dish of so many named foods is not for the rest of a full refrigerator as well. */
const mostNamed = 8;

function touchesFor(pattern: TouchedDish, kit: DishKit, kind: DishKind): readonly Touch[] {
  const named = [...kit.used.values()].filter((food) => kit.isNamed(food)).length;
  const savoury = named >= mostNamed ? TOUCHES : [...TOUCHES, ...SIDES];
  const touches = isSavoury(pattern) ? savoury : SWEET_TOUCHES;
  return touches.filter(({ dishes }) => !dishes || dishes.includes(kind));
}

/** What decides what goes with a dish. */
export type TouchedDish = Pick<DishPattern, 'kind' | 'types' | 'styles'>;

export interface Brought {
  readonly cost: number;
  readonly foods: readonly Food[];
}

/**
 * Brings to the table what was named, has no part in the dish and goes with it all the same: a herb, an avocado, bread beside a soup, a
 * fried egg on noodles. Returns what that costs the dish, and what it brings.
 */
export function bringToTable(pattern: TouchedDish, kit: DishKit): Brought {
  const kind = pattern.kind ?? (pattern.types[0] === 'main course' ? UNNAMED : null);
  if (kind === null) return { cost: 0, foods: [] };
  let cost = 0;
  const brought: Food[] = [];
  const sentences: string[] = [];
  const besides: Food[] = [];
  for (const touch of touchesFor(pattern, kit, kind)) {
    const foods = broughtFor(kit, touch);
    if (foods.length === 0) continue;
    cost += touch.cost * foods.length;
    brought.push(...foods);
    const earlier = touch.before?.(kit, foods) ?? '';
    if (earlier !== '') kit.whileWaiting(earlier);
    if (touch.done) sentences.push(touch.done(kit, foods));
    else besides.push(...foods);
  }
  if (brought.length > 0) kit.step(withBeside(kit, kit.steps.pop() ?? '', besides), ...sentences);
  return { cost, foods: brought };
}

/** A dish whose kind depends on what goes in is a plate of something. */
const UNNAMED: DishKind = 'meat or fish';

/** The last sentence serves it with one thing, or on something. */
const WITH_ONE = /(\bserve\b[^.,]*\bwith the (?:(?! and |,)[^.])+)\.$/i;
const SERVED_ON = /(\bServe (?:it |them )?(?:over|on) (?:(?! with )[^.,])+)\.$/;

/** "Serve hot with the bok choy.": in the sentence that serves the dish, where that names nothing else. */
function withBeside(kit: DishKit, last: string, besides: readonly Food[]): string {
  if (besides.length === 0) return last;
  const names = kit.the(...besides);
  const plain =
    /(^|\. )(Serve(?: hot| warm| cool| cold| at once)?)((?:, scattered with [^.]+)?)\.$/;
  if (plain.test(last)) return last.replace(plain, `$1$2 with ${names}$3.`);
  if (WITH_ONE.test(last)) return last.replace(WITH_ONE, `$1 and ${names}.`);
  if (SERVED_ON.test(last)) return last.replace(SERVED_ON, `$1 with ${names}.`);
  return /\bserve\b/i.test(last)
    ? `${last} Bring ${names} to the table too.`
    : `${last} Serve with ${names}.`;
}
