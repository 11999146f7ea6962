import type { DishKind } from '@larder/dish-pictures';
import { besideOf, fry, isOf, minutes } from './cooking-steps.js';
import { FILLING, isButter, type DishKit } from './dish-kit.js';
import type { Food } from './food.js';
import { measureAll } from './kitchen-measures.js';
import {
  ANY_SAVOURY,
  friedForEach,
  HANDHELD,
  IN_BOWLS,
  ON_PLATES,
  SPOONED,
  type Touch,
} from './table-touch.js';

/**
 * What becomes of a food for which a dish has no part: the simplest thing that a cook does with foods of its kind, served beside. A whole
 * class each, so that nothing that decides a kitchen is left in it. They cost a dish two thirds of leaving it out, or more where the
 * result is makeshift.
 */

/** Whatever a vegetable may lie beside. */
const BESIDE_ANY: readonly DishKind[] = [
  ...ANY_SAVOURY,
  ...HANDHELD,
  ...(['baked eggs', 'pie', 'tart', 'hand pies', 'dumplings', 'pizza', 'fries'] as const),
];
/** A vegetable or a starch does not lie beside a salad. */
const BESIDE_HOT = BESIDE_ANY.filter((kind) => !/salad|dip/.test(kind));

/** " in a spoonful of the olive oil": of what the dish is cooked in, or else of oil for the purpose. */
export function inOil(kit: DishKit, word = 'in'): string {
  const used = [...kit.used.values()];
  const there = used.find((food) => isOf(food, 'oil')) ?? used.find(isButter);
  if (there) return ` ${word} a spoonful of ${kit.the(there)}`;
  const oil = kit.oil();
  return oil ? ` ${word} ${kit.the(kit.measure(oil, '1 tbsp'))}` : '';
}

/** " and a pinch of the salt", of what the dish is seasoned with, or of what is at hand. */
function salted(kit: DishKit, before = ' and '): string {
  const there = [...kit.used.values()].find((food) => isOf(food, 'salt'));
  if (there) return `${before}a pinch of ${kit.the(there)}`;
  const salt = kit.stapleAtHand('salt');
  return salt ? `${before}${kit.the(kit.measure(salt, '1/4 tsp'))}` : '';
}

const isOnInOven = (kit: DishKit): boolean =>
  kit.steps.some((step) => /\boven\b|\broast|\bbake\b/i.test(step));

/** Greens wilt in a pan, with garlic where there is some. */
function wilted(kit: DishKit, foods: readonly Food[]): string {
  const garlic = kit.stapleAtHand('garlic');
  if (garlic) kit.measure(garlic, '1 clove');
  const time = minutes(Math.max(...foods.map((food) => food.minutes.fry ?? 3)) + 1);
  return `Cook ${kit.hot(...foods, garlic)}${inOil(kit)} in a frying pan over medium heat for ${time}, stirring, until wilted${salted(kit, ', with ')}.`;
}

/** What is better steamed than fried. */
const STEAMED =
  /broccoli|cauliflower|romanesco|green bean|long bean|brussels|asparagus|pea$|artichoke|carrot|corn$|daikon|kohlrabi|edamame|fiddlehead/;

function steamedOrFried(kit: DishKit, foods: readonly Food[]): string {
  const [food] = foods;
  if (!food) return '';
  kit.cut(food, 'cut into 2 cm pieces');
  if (STEAMED.test(food.name) || food.minutes.fry === null) {
    const time = minutes(Math.max(3, food.minutes.simmer ?? 6));
    return `Steam ${kit.hot(food)} over boiling water for ${time}, until tender, and turn${inOil(kit)}${salted(kit, ' with ')}.`;
  }
  const sentences = [
    `Set a frying pan${inOil(kit, 'with')} over medium heat.`,
    ...fry(kit, [food], 'cook'),
    salted(kit, 'Season with '),
  ];
  return sentences
    .filter((sentence) => sentence !== '')
    .map((sentence) => sentence.replace(/\.?$/, '.'))
    .join(' ');
}

const roastingTime = ({ minutes: { roast } }: Food): number => Math.max(25, roast ?? 32);

/** On a sheet of their own, long before the rest; where the oven is in use, boiled. */
function roastedOrBoiled(kit: DishKit, foods: readonly Food[]): string {
  const [food] = foods;
  if (!food) return '';
  // What is hard from the start, and what needs no more than warming, never sees the oven.
  const isForPot =
    food.form === 'cooked' || food.minutes.roast === null || !isOf(food, 'firm', 'strands');
  if (isForPot && isOf(food, 'root') && (isOnInOven(kit) || food.form === 'cooked')) {
    return boiledBeforeAll(kit, foods);
  }
  const time = roastingTime(food);
  if (isOf(food, 'strands')) {
    kit.beforeAll(
      `Heat the oven to 200 °C (400 °F). Lay ${kit.hot(food)} cut side down on a baking sheet with a spoonful of water and roast for ${minutes(time)}, until a knife goes into the shell easily. Pull the flesh into strands with a fork and turn${inOil(kit)}.`,
    );
    return '';
  }
  kit.cut(food, 'cut into 2 cm pieces');
  kit.beforeAll(
    `Heat the oven to 220 °C (425 °F). Toss ${kit.hot(food)}${inOil(kit, 'with')}${salted(kit)}, spread out on a baking sheet and roast for ${minutes(time)}, turning once, until tender and brown at the edges.`,
  );
  return '';
}

/** In a pot of its own, which takes longer than most dishes. */
function boiledBeforeAll(kit: DishKit, [food]: readonly Food[]): string {
  if (food) kit.beforeAll(besideOf(kit, food)?.made ?? '');
  return '';
}

const GREENS: Touch = {
  kinds: ['leaf'],
  most: 1,
  dishes: BESIDE_HOT,
  cost: 7,
  before: wilted,
};

/** Cut fine and dressed, raw cabbage is a slaw. */
const SLAW: Touch = {
  kinds: ['firm'],
  name: /^coleslaw mix$/,
  most: 1,
  dishes: BESIDE_ANY,
  unless: ['slaw'],
  cost: 5,
  before: (kit, foods) => {
    const sour = kit.stapleAtHand('lemon juice', 'white vinegar', 'vinegar', 'cider vinegar');
    if (sour) kit.measure(sour, '1 tbsp');
    return `Toss ${kit.the(...foods)}${inOil(kit, 'with')}${kit.ifAny('and', sour)}${salted(kit)} and let stand for 5 minutes.`;
  },
};

const ROASTED: Touch = {
  kinds: ['strands', 'firm', 'root'],
  name: /squash|eggplant|pumpkin$|^(?:plantain|sweet potato|yam|beet|turnip|rutabaga|parsnip|celery root|jerusalem artichoke|salsify|winter melon)$/,
  most: 1,
  // The oven is taken by a tart, and nobody boils a squash to go with it.
  dishes: BESIDE_ANY.filter((kind) => !/^(?:dip|tart|pie|pizza)$/.test(kind)),
  cost: 7,
  before: roastedOrBoiled,
};

const VEGETABLE: Touch = {
  kinds: ['firm', 'tender'],
  name: /^(?!sauerkraut|green papaya|jackfruit)/,
  most: 2,
  dishes: BESIDE_HOT,
  cost: 7,
  before: (kit, foods) => foods.map((food) => steamedOrFried(kit, [food])).join(' '),
};

/** Fills the plate, where nothing else does. */
const STARCH: Touch = {
  kinds: ['potato', 'root', 'rice', 'grain', 'polenta', 'mash', 'fries', 'noodle', 'pasta'],
  most: 1,
  dishes: [...ON_PLATES, ...SPOONED, ...(['eggs', 'stir-fry'] as const)],
  unless: [...FILLING, ...(['lasagne', 'crust', 'pastry', 'pizzadough', 'wrapper'] as const)],
  cost: 11,
  before: boiledBeforeAll,
};

/** A root that stands in for a starch lies beside rice too, where both were named: yuca with lime on a Cuban plate. */
const STARCHY_ROOTS: Touch = {
  kinds: ['root'],
  name: /^(?:cassava|taro|yam|plantain|green banana|breadfruit|ube)$/,
  most: 1,
  dishes: BESIDE_HOT,
  cost: 9,
  before: boiledBeforeAll,
};

/** Soft already: warmed with what makes beans a dish. */
const BEANS: Touch = {
  kinds: ['bean'],
  most: 1,
  dishes: [
    ...ON_PLATES,
    ...HANDHELD,
    ...(['pasta', 'eggs', 'omelette', 'rice or grain', 'gratin', 'stir-fry'] as const),
  ],
  unless: ['bean', 'lentil'],
  cost: 7,
  before: (kit, beans) => {
    if (beans.some(({ name }) => /refried|baked/.test(name))) {
      return `Warm ${kit.hot(...beans)} with a splash of water in a saucepan over medium heat for 5 minutes.`;
    }
    const lemon = kit.stapleAtHand('lemon juice');
    if (lemon) kit.measure(lemon, '1 tbsp');
    return `Warm ${kit.hot(...beans)}${inOil(kit, 'with')} and a splash of water in a saucepan over medium heat for 5 minutes${lemon ? `, and sharpen with ${kit.the(lemon)}` : ''}.`;
  },
};

const PULSES: Touch = {
  kinds: ['lentil'],
  most: 1,
  dishes: [...ON_PLATES, ...HANDHELD, 'stew', 'curry', 'salad', 'mixed salad'],
  unless: ['bean', 'lentil'],
  cost: 8,
  before: boiledBeforeAll,
};

/** Raw, sliced, and cool beside what is hot. */
const SALAD: Touch = {
  kinds: ['salad', 'tomato'],
  name: /^(?:cucumber|radish|tomato|cherry tomato|jicama|belgian endive|avocado|fennel|green mango|sprout|radicchio|cabbage)$/,
  most: 2,
  raw: true,
  dishes: BESIDE_ANY,
  cost: 6,
};

/** What is sour and salty in itself. */
const PICKLED: Touch = {
  kinds: ['kimchi', 'firm', 'briny'],
  name: /^(?:kimchi|sauerkraut|natto|pickled .*)$/,
  most: 1,
  dishes: [...BESIDE_ANY, 'porridge'],
  cost: 4,
};

const SCATTERED: Touch = {
  kinds: ['briny', 'herb', 'coconutflake', 'hot'],
  name: /^(?!anchovy|nori|natto|dried chili)(?!.* chile$|chile de)/,
  most: 2,
  dishes: BESIDE_ANY,
  cost: 4,
  done: (kit, foods) => {
    // The dish is salted already.
    const briny = foods.filter((food) => isOf(food, 'briny'));
    measureAll(kit, briny, '2 tbsp');
    return `Scatter ${kit.the(...foods)} over.`;
  },
};

/** Dry, it would be leathery on what is hot. */
const SOAKED: Touch = {
  kinds: ['driedfruit'],
  most: 1,
  dishes: BESIDE_HOT,
  cost: 4,
  before: (kit, foods) => `Soak ${kit.hot(...foods)} in hot water for 10 minutes and drain.`,
  done: (kit, foods) => `Scatter ${kit.the(...foods)} over.`,
};

const MELTED: Touch = {
  kinds: ['cheese', 'softcheese'],
  most: 1,
  dishes: [
    ...(['rice or grain', 'noodles', 'eggs', 'omelette', 'baked eggs', 'vegetables'] as const),
    ...(['soup', 'chunky soup', 'fries', 'patties', 'roast', 'tacos', 'bowl'] as const),
    ...(['pasta', 'salad', 'mixed salad', 'porridge'] as const),
  ],
  unless: ['cheese', 'softcheese', 'hardcheese', 'fish', 'shellfish', 'soy', 'misopaste'],
  cost: 6,
  done: (kit, [cheese]) => {
    if (!cheese) return '';
    const melts = isOf(cheese, 'cheese');
    if (melts && kit.cupsOf(cheese) !== null) kit.measure(cheese, '1 cup');
    return melts
      ? `Scatter ${kit.hot(cheese)} over while it is hot, so that it melts.`
      : `Scatter ${kit.the(cheese)} over.`;
  },
};

/** On a stew of beans, mince or tomatoes, not on sauerkraut. */
const MELTED_ON_STEW: Touch = {
  ...MELTED,
  dishes: ['stew'],
  beside: ['bean', 'mince', 'tinned', 'tomato', 'potato'],
};

const DOLLOPED: Touch = {
  kinds: ['freshcheese', 'yogurt', 'sourcream'],
  most: 1,
  dishes: [
    ...ON_PLATES,
    ...SPOONED,
    ...HANDHELD,
    ...(['eggs', 'omelette', 'baked eggs', 'rice or grain', 'pasta', 'bowl', 'fries'] as const),
    'salad',
  ],
  unless: ['yogurt', 'sourcream', 'cream', 'coconut', 'freshcheese', 'soy', 'mayo'],
  cost: 6,
  done: (kit, [cool]) => {
    if (cool) kit.measure(cool, '1/2 cup');
    return `Give each serving a spoonful of ${kit.the(cool)}.`;
  },
};

/** Stiff from the jar, and a sauce once water has loosened it. */
const THINNED: Touch = {
  kinds: ['tahini'],
  most: 1,
  dishes: BESIDE_ANY,
  unless: ['nutbutter', 'soy'],
  cost: 4,
  done: (kit, [paste]) => {
    if (!paste) return '';
    if (paste.name !== 'tahini') return `Serve with ${kit.the(paste)}.`;
    return `Stir ${kit.the(paste)} with ${kit.part(paste, '1/4 cup')} of water${salted(kit)} until it runs, and spoon over.`;
  },
};

/** Peanut butter makes a sauce of any liquid that is hot. */
const LOOSENED: Touch = {
  kinds: ['nutbutter'],
  most: 1,
  dishes: [...SPOONED, 'noodles', 'stir-fry'],
  unless: ['cream', 'milk', 'creamsoup', 'cheese'],
  cost: 5,
  done: (kit, [paste]) =>
    `Loosen ${kit.hot(paste)} with a little of the hot liquid, or of hot water, and stir it in.`,
};

/** Puréed, pumpkin is a sauce already. */
const PUREE: Touch = {
  kinds: ['puree'],
  name: /pumpkin/,
  most: 1,
  dishes: [...SPOONED, ...(['pasta', 'rice or grain', 'noodles'] as const)],
  cost: 5,
  done: (kit, [puree]) => {
    if (puree) kit.measure(puree, '1 cup');
    return `Warm ${kit.hot(puree)} with a splash of water for 3 minutes and fold it in.`;
  },
};

const CRISPED: Touch = {
  kinds: ['cured'],
  most: 1,
  dishes: BESIDE_ANY,
  unless: ['cured', 'coldcut'],
  cost: 5,
  before: (kit, foods) => {
    kit.beforeAll(
      `Fry ${kit.hot(...foods)} in a dry frying pan over medium heat for 6 minutes, turning, until crisp. Drain on paper towel.`,
    );
    return '';
  },
  done: (kit, foods) => `Scatter ${kit.the(...foods)} over.`,
};

const BOILED_EGGS: Touch = {
  kinds: ['egg'],
  name: /egg$/,
  most: 1,
  dishes: [...SPOONED, 'noodles', 'salad', 'mixed salad', 'roast', 'meat or fish', 'vegetables'],
  unless: ['egg'],
  cost: 8,
  before: (kit, [egg]) => {
    if (!egg) return '';
    kit.measure(egg, String(kit.written));
    return `Boil ${kit.hot(egg)} for 8 minutes, cool under cold water, peel and halve.`;
  },
  done: (kit, eggs) => `Lay ${kit.the(...eggs)} on top.`,
};

const EGGS_ON_TOP: Touch = {
  kinds: ['egg'],
  name: /egg$/,
  most: 1,
  dishes: ['stir-fry', 'fries', 'patties', 'rolls', 'quesadillas', 'tacos'],
  unless: ['egg'],
  cost: 8,
  before: friedForEach,
  done: (kit, eggs) => `Serve with ${kit.the(...eggs)}.`,
};

/** " and a spoonful of the sugar", of what was named or is at hand. */
export function sweetened(kit: DishKit): string {
  const there = [...kit.used.values()].find((food) => isOf(food, 'sugar'));
  if (there) return ` and a spoonful of ${kit.the(there)}`;
  const sugar = kit.stapleAtHand('sugar', 'brown sugar');
  return sugar ? ` and ${kit.the(kit.measure(sugar, '1 tbsp'))}` : '';
}

/** Sour fruit beside meat: the sugar is for the plate, not for the pot. */
const FRUIT_SAUCE: Touch = {
  kinds: ['fruit', 'berry'],
  name: /berry$|cranberry|lingonberry|currant|rhubarb|apple$|pear$|gooseberry|plum|cherry|quince|apricot|peach/,
  most: 1,
  dishes: [...ON_PLATES, 'stew'],
  beside: [
    ...(['joint', 'braise', 'chop', 'steak', 'bird', 'bonein', 'stewing', 'rib'] as const),
    ...(['poultry', 'quick', 'sausage', 'cookedmeat', 'offal', 'patty', 'mince', 'fish'] as const),
  ],
  cost: 5,
  before: (kit, [fruit]) =>
    `Simmer ${kit.hot(fruit)} with a splash of water${sweetened(kit)} in a small saucepan for ${minutes(fruit?.minutes.simmer ?? 10)}, until soft.`,
};

const FRUIT: Touch = {
  kinds: ['crisp', 'berry', 'soft', 'puree'],
  // What is squeezed over is not eaten beside.
  name: /^(?!pumpkin|banana|orange|mandarin|kumquat|grapefruit)/,
  most: 1,
  dishes: [
    ...ON_PLATES,
    ...HANDHELD,
    ...(['salad', 'curry', 'gratin', 'eggs', 'omelette', 'pasta'] as const),
  ],
  cost: 6,
};

/** Tomatoes from a can taste of it until they have simmered. */
const TOMATO_SAUCE: Touch = {
  kinds: ['tinned'],
  most: 1,
  dishes: [
    ...ON_PLATES,
    ...HANDHELD,
    ...(['eggs', 'omelette', 'pasta', 'gratin', 'hand pies', 'rice or grain'] as const),
  ],
  unless: ['tinned', 'tomato', 'soy'],
  cost: 5,
  before: (kit, foods) =>
    `Simmer ${kit.hot(...foods)}${inOil(kit, 'with')} in a saucepan for 12 minutes, until thick.`,
  done: (kit, foods) => `Spoon ${kit.the(...foods)} over.`,
};

const SAUCES: Touch = {
  kinds: ['sauce', 'salsa', 'dressing'],
  name: /^(?:hoisin|barbecue|sweet chili|plum|chili garlic|steak|brown|cranberry|worcestershire|mint|cocktail|chili|tonkatsu|buffalo|teriyaki) sauce$|^(?:salsa|salsa verde|guacamole)$|dressing$/,
  most: 2,
  dishes: null,
  cost: 5,
  done: (kit, foods) => {
    measureAll(
      kit,
      foods.filter((food) => isOf(food, 'salsa')),
      '1/2 cup',
    );
    return `Put ${kit.the(...foods)} on the table.`;
  },
};

/** Soy sauce and what is made of it are for the tables on which they stand anyway. */
const SOY: Touch = {
  kinds: ['soy', 'sauce'],
  name: /^(?:soy sauce|tamari|ponzu|gochujang|ssamjang|fish sauce)$/,
  most: 1,
  atHome: true,
  dishes: [...ON_PLATES, ...IN_BOWLS, 'dumplings'],
  cost: 4,
  done: (kit, foods) => {
    // For few drops on each plate, beside a dish that is salted.
    measureAll(kit, foods, '1 tbsp');
    return `Put ${kit.the(...foods)} on the table.`;
  },
};

const MAYONNAISE: Touch = {
  kinds: ['mayo', 'mustard', 'pesto'],
  most: 1,
  dishes: [...ON_PLATES, ...HANDHELD, 'fries', 'eggs', 'pie', 'hand pies'],
  cost: 5,
};

/** What is sour in itself, where nothing in the dish is. */
const SPRINKLED: Touch = {
  kinds: ['acid'],
  name: /vinegar$|^pomegranate molasses$|juice$/,
  most: 1,
  dishes: [...ON_PLATES, ...IN_BOWLS, 'salad', 'mixed salad'],
  unless: ['acid', 'citrus', 'cream', 'milk'],
  cost: 4,
  done: (kit, [sour]) => {
    if (sour) kit.measure(sour, '1 tbsp');
    return `Sprinkle with ${kit.the(sour)}.`;
  },
};

const GLAZED: Touch = {
  kinds: ['sweet'],
  name: /honey|maple|agave|molasses/,
  most: 1,
  dishes: ['roast', 'vegetables', 'pieces', 'salad', 'mixed salad', 'porridge', 'meat or fish'],
  unless: ['sweet', 'sugar', 'jam'],
  cost: 5,
  done: (kit, [sweet]) => {
    if (sweet) kit.measure(sweet, '1 tbsp');
    return `Drizzle with ${kit.the(sweet)}.`;
  },
};

/** From a box: two parts of mix to a third of milk, dropped from a spoon. */
const BISCUITS: Touch = {
  kinds: ['bakingmix', 'tubedough'],
  most: 1,
  dishes: [...SPOONED, 'meat or fish', 'gratin', 'roast', 'eggs'],
  unless: ['bread', 'bun', 'flatbread', 'tortilla', 'crust', 'pastry'],
  cost: 6,
  before: (kit, [dough]) => {
    if (!dough) return '';
    if (isOf(dough, 'tubedough')) {
      return `Bake ${kit.hot(dough)} at 190 °C (375 °F) for 14 minutes, until golden.`;
    }
    const milk = kit.one(['milk'], 'milk');
    if (milk) kit.measure(milk, '2/3 cup');
    kit.measure(dough, '2 cups');
    return `Stir ${kit.hot(dough)}${kit.ifAny('with', milk)} to a soft dough, drop by the spoonful on a baking sheet and bake at 220 °C (425 °F) for 10 minutes, until golden.`;
  },
  done: () => 'Bring the biscuits to the table with it.',
};

/** Wheat holds together as a dough, what has no gluten as a batter: flour and water, and a hot pan. */
const isForDough = ({ name }: Food): boolean => /wheat|^flour$|rye|spelt|kamut|semolina/.test(name);

const FLATBREADS: Touch = {
  kinds: ['flour', 'meal'],
  name: /flour$/,
  most: 1,
  dishes: [...SPOONED, ...(['vegetables', 'roast', 'dip', 'meat or fish', 'eggs'] as const)],
  unless: ['bread', 'bun', 'flatbread', 'tortilla', 'flour', 'meal', 'rice', 'noodle', 'pasta'],
  cost: 6,
  before: (kit, [flour]) => {
    if (!flour) return '';
    kit.measure(flour, '2 cups');
    return isForDough(flour)
      ? `Knead ${kit.hot(flour)} with ${kit.someWater('2/3 cup', 'the flatbreads')}, warm,${salted(kit)} for 4 minutes, let rest for 15 minutes, roll out thinly in eight pieces and bake in a dry hot frying pan for 2 minutes a side, until spotted brown.`
      : `Whisk ${kit.hot(flour)} with ${kit.someWater('2 cups', 'the flatbreads')}${salted(kit)} and let stand for 15 minutes. Pour thin rounds into a hot oiled frying pan and cook for 2 minutes a side, until dry and spotted brown.`;
  },
  done: () => 'Bring the flatbreads to the table with it.',
};

/** In the order in which a dish looks for them: the more telling first. */
export const SIDES: readonly Touch[] = [
  ROASTED,
  SLAW,
  GREENS,
  VEGETABLE,
  PICKLED,
  SALAD,
  STARCH,
  STARCHY_ROOTS,
  BEANS,
  PULSES,
  FLATBREADS,
  BISCUITS,
  EGGS_ON_TOP,
  BOILED_EGGS,
  CRISPED,
  MELTED,
  MELTED_ON_STEW,
  DOLLOPED,
  THINNED,
  LOOSENED,
  PUREE,
  TOMATO_SAUCE,
  FRUIT_SAUCE,
  FRUIT,
  SCATTERED,
  SOAKED,
  SPRINKLED,
  GLAZED,
  MAYONNAISE,
  SAUCES,
  SOY,
];
