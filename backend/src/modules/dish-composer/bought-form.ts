import { ingredientById, rational } from '@larder/culinary';
import type { Food, Form, Kind } from './food-kinds.js';

export { FORMS, type Form } from './food-kinds.js';

/** The first that is said counts: frozen steaks are steaks. */
const SAID: readonly (readonly [form: Form, said: RegExp])[] = [
  // Rice of the day before was cooked; bread of the day before is dry.
  [
    'stale',
    /\b(?:stale|rassis|(?:day-old|old)(?= (?:\w+ )?(?:bread|baguette|ciabatta|sourdough|brioche|rolls?|loaf)))\b/i,
  ],
  ['smoked', /\b(?:smoked|fumée?s?)\b/i],
  ['canned', /\b(?:canned|tinned|jarred|cans? of|tins? of|en conserve)\b/i],
  [
    'cooked',
    /\b(?:cooked|pre-?cooked|rotisserie|leftovers?|left-over|day-old|roasted|grilled|poached|boiled|steamed|baked|pulled|cuite?s?|restes? d[e'])\b|^(?:cold |sliced )*roast (?=\w)/i,
  ],
  ['ground', /\b(?:ground|minced?|hach[ée]e?s?)\b/i],
  ['whole', /\b(?:whole|entier|entière|roasting (?:chicken|hen)|roaster)\b/i],
  ['dried', /\b(?:dried|dry|séché?e?s?)\b/i],
  ['drumstick', /\bdrumsticks?\b/i],
  ['strips', /\bstrips\b/i],
  ['steak', /\b(?:steaks?|medallions?|backstrap|médaillons?)\b/i],
  ['frozen', /\b(?:frozen|surgelée?s?|congelée?s?)\b/i],
  ['overripe', /\b(?:over-?ripe|very ripe|bruised|mushy|wrinkled|browning|blackened)\b/i],
  ['peelings', /\b(?:peels|peelings|skins)\b/i],
  ['tops', /\b(?:tops|fronds)\b/i],
  ['stems', /\b(?:stems|stalks|cores?)\b/i],
  ['ripe', /\bripe\b/i],
  ['green', /\b(?:green|unripe)\b/i],
];

/** What nobody has raw. */
const COOKED = new Set(['spiced rice']);

/** "canned corn" is canned, unless that is what the food is called anyway ("canned tomato"). */
function readForm(entry: string, name: string): Form | null {
  if (COOKED.has(name)) return 'cooked';
  const said = SAID.find(([, words]) => words.test(entry));
  return said && !said[1].test(name) ? said[0] : null;
}

const MEAT: readonly Kind[] = [
  ...([
    'poultry',
    'stewing',
    'quick',
    'mince',
    'steak',
    'chop',
    'joint',
    'braise',
    'bird',
  ] as const),
  ...(['bonein', 'rib', 'cutlet'] as const),
];
const FISH: readonly Kind[] = ['fish', 'wholefish', 'shellfish', 'bivalve'];
const STARCH: readonly Kind[] = ['rice', 'grain', 'pasta', 'noodle', 'potato', 'root'];
const VEGETABLE: readonly Kind[] = ['firm', 'tender', 'leaf', 'tomato', 'root'];

/** What each food was bought as. Who has it in two forms uses the one that is sooner ready: chickpeas from the can need no soaking. */
export function readForms(
  entries: readonly { readonly entry: string; readonly ids: readonly number[] }[],
): Map<number, Form> {
  const forms = new Map<number, Form | null>();
  for (const { entry, ids } of entries) {
    for (const id of ids) {
      const known = forms.get(id);
      if (known !== undefined && known !== 'dried') continue;
      forms.set(id, readForm(entry, ingredientById(id)?.name ?? ''));
    }
  }
  return new Map([...forms].flatMap(([id, form]) => (form ? [[id, form] as const] : [])));
}

const plays = ({ kinds }: Food, some: readonly Kind[]): boolean =>
  kinds.some((kind) => some.includes(kind));

const amount = (value: number, unit: string): Food['amount'] => ({
  value: rational(value),
  unit,
});

/** Beans and lentils as such, not those that are eaten as a vegetable. */
const PULSES: readonly Kind[] = ['bean', 'lentil'];
const isPulse = ({ kinds: [first] }: Food): boolean =>
  first !== undefined && PULSES.includes(first);

/** Pulses that are soft already: the kind that only has to be hot. */
const softPulse: Partial<Food> = {
  kinds: ['bean'],
  minutes: { simmer: 10, fry: 4, roast: null },
  needsHeat: false,
  raw: true,
};

type Change = (food: Food, called: string) => Partial<Food> | null;

const warmedMeat: Change = (_, called) => ({
  kinds: ['cookedmeat'],
  amount: amount(400, 'g'),
  cut: 'cut into bite-size pieces',
  minutes: { simmer: 3, fry: 3, roast: 8 },
  needsHeat: false,
  words: `cooked ${called}`,
});

const readyFish: Change = (_, called) => ({
  kinds: ['tinnedfish'],
  amount: amount(300, 'g'),
  cut: 'flaked',
  minutes: { simmer: 3, fry: 2, roast: 5 },
  needsHeat: false,
  words: `cooked ${called}`,
});

const MUSHROOM = /mushroom$|^(?:morel|chanterelle)$/;
const SOAKED = 'soaked in hot water for 20 minutes, drained and sliced';

const BREAD: readonly Kind[] = ['bread', 'bun'];
const FRUIT: readonly Kind[] = ['fruit', 'crisp', 'berry', 'soft', 'banana', 'orange'];
/** Canned with what nobody fillets before. */
const BONY = /salmon|mackerel|herring/;
const WITH_STEMS = /broccoli|cauliflower|chard|kale/;

/** No cold sandwich: toasted, soaked or baked it is good again. */
const staleBread = (called: string, how: string): Partial<Food> => ({ words: `${how} ${called}` });

/** Whether it is too soft to be sliced, or to hold together in one piece. */
export const isOverripe = ({ form }: Food): boolean => form === 'overripe';

/** Whether it has been out of its bag for too long to be eaten as it is. */
export const isStale = (food: Food): boolean =>
  plays(food, BREAD) && (food.form === 'stale' || food.form === 'cooked');

/** Cleaned, cut and blanched by whoever froze it. */
function frozen(food: Food, called: string): Partial<Food> | null {
  if (plays(food, FRUIT)) return { cut: '', words: `frozen ${called}` };
  if (plays(food, FISH)) return { words: `frozen ${called}, thawed` };
  if (!plays(food, ['firm', 'tender'])) return null;
  const isByWeight = !/^cups?$/.test(food.amount.unit);
  return {
    ...(isByWeight ? { amount: amount(400, 'g') } : {}),
    cut: '',
    raw: false,
    words: `frozen ${called}`,
  };
}

/** What each form makes of a food that the table has no line for in that form; null where it makes no difference. */
const CHANGES: Readonly<Record<Form, Change>> = {
  whole: () => null,
  cooked: (food, called) => {
    // What is left on a bone comes off it once it has simmered for a broth.
    if (food.name === 'ham hock') return null;
    if (plays(food, MEAT)) return warmedMeat(food, called);
    if (plays(food, FISH)) return readyFish(food, called);
    if (plays(food, STARCH)) {
      return {
        amount: plays(food, ['rice', 'grain']) ? amount(4, 'cups') : food.amount,
        // Whoever boiled potatoes has peeled them, but not cut them.
        cut: food.cut.includes('*') ? '*' : '',
        minutes: { simmer: 3, fry: 4, roast: 10 },
        needsHeat: false,
        words: `cooked ${called}`,
      };
    }
    if (isPulse(food)) {
      return { ...softPulse, amount: amount(2, 'cups'), cut: '', words: `cooked ${called}` };
    }
    if (plays(food, ['dumpling'])) return { words: `cooked ${called}` };
    if (plays(food, BREAD)) return staleBread(called, 'day-old');
    return plays(food, VEGETABLE)
      ? { minutes: { simmer: 2, fry: 2, roast: 8 }, needsHeat: false, raw: true }
      : null;
  },
  canned: (food, called) => {
    if (plays(food, FISH)) {
      return {
        kinds: ['tinnedfish'],
        amount: amount(2, 'cans (170 g)'),
        // Soft as the bones are, not everybody likes to meet them.
        cut: BONY.test(food.name) ? 'drained, skin and large bones taken out' : 'drained',
        minutes: { simmer: 2, fry: 2, roast: 5 },
        needsHeat: false,
        words: called,
      };
    }
    if (plays(food, MEAT)) return { ...warmedMeat(food, called), words: `canned ${called}` };
    if (plays(food, FRUIT)) {
      return {
        amount: amount(2, 'cans (398 ml)'),
        cut: 'drained',
        minutes: { simmer: 2, fry: 2, roast: 12 },
        needsHeat: false,
        words: called,
      };
    }
    if (plays(food, ['tomato', 'bean'])) return null;
    if (isPulse(food)) {
      return {
        ...softPulse,
        amount: amount(1, 'can (540 ml)'),
        cut: 'drained and rinsed',
        words: called,
      };
    }
    return plays(food, VEGETABLE)
      ? {
          amount: amount(1, 'can (341 ml)'),
          cut: 'drained',
          minutes: { simmer: 2, fry: 2, roast: 10 },
          needsHeat: false,
          raw: true,
          words: called,
        }
      : null;
  },
  smoked: (food, called) => {
    if (plays(food, FISH)) {
      return {
        kinds: ['smokedfish'],
        amount: amount(200, 'g'),
        cut: 'flaked',
        minutes: { simmer: null, fry: null, roast: null },
        needsHeat: false,
        words: `smoked ${called}`,
      };
    }
    if (plays(food, ['curd'])) return { cut: '*', words: `smoked ${called}` };
    return plays(food, MEAT) ? { ...warmedMeat(food, called), words: `smoked ${called}` } : null;
  },
  // As hard as lentils: whatever only warms beans would leave them raw. Mushrooms come to eight times their weight.
  dried: (food, called) =>
    MUSHROOM.test(food.name)
      ? { amount: amount(30, 'g'), cut: SOAKED, needsHeat: true, words: `dried ${called}` }
      : food.kinds[0] === 'bean'
        ? {
            kinds: ['lentil'],
            amount: { value: rational(3, 2), unit: 'cups' },
            cut: 'soaked overnight and drained',
            minutes: { simmer: 60, fry: null, roast: null },
            needsHeat: true,
            words: `dried ${called}`,
          }
        : null,
  ground: (food) =>
    plays(food, MEAT)
      ? {
          kinds: ['mince'],
          amount: amount(500, 'g'),
          cut: '',
          minutes: { simmer: 15, fry: 7, roast: 20 },
          words: `ground ${food.name}`,
        }
      : null,
  // Game is cut up for a stew unless it was bought as a steak.
  steak: (food, called) =>
    plays(food, ['stewing'])
      ? {
          kinds: ['chop'],
          amount: amount(4, '(180 g)'),
          cut: '',
          minutes: { simmer: null, fry: 10, roast: null },
          words: `${called} steaks`,
        }
      : null,
  // A block of leaves, blanched already; berries and peas go in as they are.
  frozen: (food, called) =>
    isOfLeaves(food)
      ? {
          amount: amount(300, 'g'),
          cut: 'thawed and squeezed dry',
          minutes: { simmer: 3, fry: 3, roast: 5 },
          raw: false,
          words: `frozen chopped ${called}`,
        }
      : frozen(food, called),
  // Soft and sweet: for a batter, a pot or a blender, and not for slices.
  overripe: (food, called) =>
    plays(food, FRUIT) ? { raw: false, words: `overripe ${called}` } : null,
  stale: (food, called) => (plays(food, BREAD) ? staleBread(called, 'stale') : null),
  ripe: (food) =>
    food.name === 'plantain'
      ? { minutes: { simmer: 12, fry: 8, roast: 25 }, words: 'ripe plantains' }
      : null,
  // Green, they are as hard as potatoes.
  green: (food) =>
    food.name === 'plantain'
      ? { minutes: { simmer: 25, fry: null, roast: 40 }, words: 'green plantains' }
      : null,
  peelings: (food) =>
    food.name === 'potato'
      ? {
          kinds: ['fries'],
          amount: amount(300, 'g'),
          cut: 'rinsed and dried',
          minutes: { simmer: null, fry: null, roast: 18 },
          words: 'potato peelings',
        }
      : null,
  tops: (food) =>
    plays(food, ['root', 'firm'])
      ? {
          kinds: ['herb'],
          amount: amount(1, 'cup'),
          cut: 'leaves picked and finely chopped',
          needsHeat: false,
          words: `${food.name} tops`,
        }
      : null,
  stems: (food) =>
    WITH_STEMS.test(food.name)
      ? {
          amount: amount(300, 'g'),
          cut: 'peeled where tough and thinly sliced',
          words: `${food.name} stems`,
        }
      : null,
  // Only the table knows the leg without its thigh.
  drumstick: () => null,
  // Whoever bought strips has nothing to roast or to braise; those of a bird are cut as its pieces are anyway.
  strips: (food) =>
    plays(food, MEAT) && !plays(food, ['poultry', 'mince'])
      ? {
          kinds: ['quick'],
          amount: amount(500, 'g'),
          cut: '',
          minutes: { simmer: 10, fry: 4, roast: null },
          words: `${food.name} strips`,
        }
      : null,
};

const isOfLeaves = (food: Food): boolean =>
  plays(food, ['leaf']) && !/cabbage|sprout/.test(food.name);

/** A food in the form in which it was bought: cooked rice is not boiled again, smoked fish is not fried. */
export function inForm(food: Food, form: Form, called: string): Food {
  const change = CHANGES[form](food, called);
  return change ? { ...food, ...change, form } : food;
}
