import { crushedAvocado, sourForAvocado, withoutAvocado } from '../avocado-on-bread.js';
import { rational } from '@larder/culinary';
import {
  bloomed,
  browned,
  doneness,
  fry,
  heatFor,
  isOf,
  mixed,
  served,
  softened,
  soured,
  spooned,
  softenedBefore,
} from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern, type Parts } from '../dish-pattern.js';
import type { DishRole } from '../dish-role.js';
import { measureAll, naming, present, measureBy } from '../kitchen-measures.js';
import type { Food } from '../food.js';
import { fryTomatoesLast } from '../pan-stages.js';
import { halvedOnion, isLeafy } from '../salad-dressing.js';
import { fruitWith, isTart } from '../savoury-fruit.js';
import { isForSlaw, slawOf, withSlaw } from '../slaw.js';

const warmTortillas = (name: string) =>
  `Warm ${name} one at a time in a dry frying pan over high heat, 30 seconds a side, and wrap in a clean towel.`;

/** Minced, they have hardly any fat of their own. */
const isLean = ({ name }: Food): boolean => /turkey|chicken/.test(name);

/** What stays raw on a taco; cabbage beside mayonnaise is a slaw. */
function crunchyFor(
  kit: DishKit,
  raw: readonly Food[],
): { readonly dressed: string; readonly crunchy: readonly Food[] } {
  if (!kit.wants('mayo')) return { dressed: '', crunchy: raw };
  const { text, rest } = slawOf(kit, raw);
  return { dressed: text, crunchy: [...raw.filter(isForSlaw), ...rest] };
}

const tacos = pattern({
  name: 'tacos',
  types: ['main course'],
  kind: 'tacos',
  styles: ['mexican'],
  servings: 4,
  vessel: 'pan',
  roles: {
    tortillas: { kinds: ['tortilla'], least: 1, most: 1, fill: ['corn tortilla', 'tortilla'] },
    protein: {
      kinds: [
        ...(['mince', 'poultry', 'quick', 'fish', 'shellfish', 'bean', 'curd', 'cured'] as const),
        'cookedmeat',
      ],
      least: 1,
      most: 2,
    },
    raw: {
      kinds: ['salad', 'firm'],
      most: 2,
      raw: true,
      shared: true,
      fit: (food) => isOf(food, 'salad') || isForSlaw(food),
    },
    vegetables: {
      kinds: ['firm', 'tender', 'root', 'tomato'],
      most: 3,
      cut: 'diced',
      shared: true,
    },
    fruit: { kinds: ['soft'], most: 1, fit: ({ name }) => /^(?:pineapple|mango)$/.test(name) },
  },
  fits: ({ tortillas, protein, raw }, kit) => {
    const isAsked = tortillas.some((food) => kit.isNamed(food));
    // Cabbage with mayonnaise is the slaw on them.
    const isForWraps = kit.offers('mayo') && !raw.some(isForSlaw);
    if (!isAsked || isForWraps || kit.offers('freshcheese', 'coldcut')) return 1;
    // Fish and meat that is cooked already are better hot on a tortilla than cold in it.
    if (protein.some((food) => isOf(food, 'fish', 'cookedmeat'))) return 3;
    return protein.some((food) => isOf(food, 'quick', 'shellfish')) && !kit.wants('cheese') ? 3 : 1;
  },
  cook(kit, { tortillas, protein, vegetables, raw, fruit }) {
    kit.share(protein, protein.length > 1 ? rational(2, 3) : rational(1));
    kit.share(fruit, rational(1, 2));
    for (const food of fruit) kit.readied(food, 'finely diced');
    kit.about(...protein, ...fruit, ...vegetables, ...raw);
    // Poultry and thin strips are dry, and fish in flakes, by the time that the vegetables are soft: both come back at the end.
    const lifted = protein.filter(
      (food) => isOf(food, 'poultry', 'fish', 'quick') || (isOf(food, 'mince') && isLean(food)),
    );
    const before = protein.filter(
      (food) => !lifted.includes(food) && !isOf(food, 'bean', 'shellfish', 'cookedmeat'),
    );
    // The cabbage softens while the filling is made.
    const { dressed, crunchy } = crunchyFor(kit, raw);
    kit.step(dressed);
    const start = softened(kit, 'large frying pan', before, false, lifted);
    if (!start) return null;
    const late = protein.filter((food) => !before.includes(food) && !lifted.includes(food));
    kit.step(start, ...fryTomatoesLast(kit, vegetables));
    kit.step(bloomed(kit, ...kit.take(['paste', 'sauce'], { most: 1 })));
    const ready = late.filter((food) => isOf(food, 'cookedmeat'));
    const others = late.filter((food) => !ready.includes(food));
    kit.step(...ready.map((food) => browned(kit, food)), ...fry(kit, others, 'cook'));
    if (lifted.length > 0) {
      kit.step(
        `Return ${kit.the(...lifted)} to the pan with a splash of water and turn gently for 1 minute, until hot.`,
      );
    }
    // The slaw is sour enough.
    const sour = dressed === '' ? kit.sour() : null;
    kit.step(
      soured(kit, sour, 'Take off the heat and stir in'),
      warmTortillas(kit.the(...tortillas)),
    );
    const cool = kit.take(['salsa', 'sourcream', 'yogurt'], { most: 2 });
    for (const food of cool) if (!isOf(food, 'salsa')) kit.measure(food, '1/2 cup');
    const cheese = kit.take(['softcheese', 'cheese'], { most: 1 });
    for (const food of cheese) kit.measure(food, '1/2 cup');
    const over = [
      ...crunchy,
      ...fruit,
      ...cool,
      ...cheese,
      ...kit.herbs(),
      ...kit.take(['nut'], { most: 1 }),
    ];
    kit.step(
      `Fill ${kit.the(...tortillas)} with the warm mixture${over.length > 0 ? `, top with ${kit.the(...over)}` : ''} and serve at once.`,
    );
    return kit.titleOf([...protein, ...fruit, ...vegetables, ...raw].slice(0, 2), 'tacos');
  },
});

const quesadillas = pattern({
  name: 'quesadillas',
  types: ['main course', 'appetizer'],
  kind: 'quesadillas',
  styles: ['mexican'],
  servings: 4,
  vessel: 'pan',
  roles: {
    tortillas: { kinds: ['tortilla'], least: 1, most: 1, fill: ['tortilla', 'corn tortilla'] },
    cheese: { kinds: ['cheese', 'softcheese'], least: 1, most: 1, anywhere: true },
    filling: {
      kinds: [
        'bean',
        'poultry',
        'mince',
        'cured',
        'cookedmeat',
        'sausage',
        'firm',
        'tender',
        'leaf',
        'tomato',
        'tinnedfish',
      ],
      least: 1,
      most: 3,
      cut: 'finely diced',
      fill: ['black bean', 'corn', 'spinach'],
      shared: true,
      anywhere: true,
      fit: ({ kitchens }) => kitchens.length === 0 || /[mw]/.test(kitchens.join('')),
    },
  },
  // What would roll about on a plate lies best between two layers of melted cheese.
  fits: ({ tortillas, cheese, filling }, kit) => {
    const isAsked = [tortillas, cheese].every((foods) => foods.some((food) => kit.isNamed(food)));
    return isAsked && filling.some((food) => isOf(food, 'sausage', 'cookedmeat')) ? 3 : 1;
  },
  cook(kit, { tortillas, cheese, filling }) {
    kit.about(...filling, ...cheese);
    const meat = filling.filter((food) => isOf(food, 'poultry', 'mince', 'cured', 'sausage'));
    const isSeasoned = filling.some(({ name }) => name === 'baked bean');
    const start = softened(kit, 'large frying pan', meat);
    if (!start) return null;
    const rest = filling.filter((food) => !meat.includes(food));
    kit.step(start, ...fry(kit, rest, 'cook'));
    kit.step(!isSeasoned && bloomed(kit), 'Tip into a bowl and wipe out the pan.');
    kit.step(
      `Lay out ${kit.the(...tortillas)}, scatter one half of each with ${kit.the(...cheese)} and the filling, and fold the other half over.`,
    );
    kit.step(
      'Cook them two at a time in the pan over medium heat for 3 minutes a side, 20 minutes in all, until crisp and melted inside.',
    );
    const cool = kit.take(['salsa', 'sourcream', 'yogurt', 'salad'], { most: 2 });
    for (const food of cool) if (isOf(food, 'sourcream', 'yogurt')) kit.measure(food, '1/2 cup');
    const sour = kit.take(['citrus', 'acid'], { most: 1 })[0];
    kit.step(
      soured(kit, sour, 'Sprinkle with'),
      served(
        kit,
        cool.length > 0
          ? `Cut into wedges and serve with ${kit.the(...cool)}`
          : 'Cut into wedges and serve',
        ...kit.herbs(),
      ),
    );
    return kit.titleOf(kit.mains, 'quesadillas');
  },
});

/** What is soft and brown before it goes in. */
const isFriedForPockets = ({ name, raw }: Food): boolean =>
  /eggplant|cauliflower|mushroom|zucchini|pepper$/.test(name) || !raw;

const pockets = pattern({
  name: 'filled flatbreads',
  types: ['main course'],
  kind: 'rolls',
  styles: ['greek', 'moroccan', 'indian'],
  servings: 4,
  vessel: 'pan',
  roles: {
    bread: {
      kinds: ['flatbread', 'tortilla'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => !/corn|tostada|shell/.test(name),
    },
    protein: {
      kinds: ['poultry', 'mince', 'quick', 'bean', 'curd', 'shellfish', 'cookedmeat', 'firm'],
      least: 1,
      most: 1,
      fill: ['chickpea'],
      fit: (food) => !isOf(food, 'firm') || food.name === 'eggplant',
    },
    raw: {
      kinds: ['salad', 'tomato', 'firm', 'root', 'leaf'],
      least: 1,
      most: 3,
      raw: true,
      cut: 'thinly sliced',
      fill: ['cucumber', 'lettuce', 'tomato'],
      shared: true,
      fit: (food) => !isFriedForPockets(food),
    },
    fried: { kinds: ['firm', 'leaf'], most: 1, cut: 'diced', fit: isFriedForPockets },
  },
  // Only hummus or yogurt makes Greek wraps of tortillas.
  fits: ({ bread, protein }, kit) => {
    const hasSauce = kit.offers('tahini', 'yogurt');
    if (bread.some((food) => isOf(food, 'tortilla'))) return hasSauce ? 2 : null;
    // Leftovers with yogurt are warmed and rolled up in it rather than laid in it cold.
    return hasSauce && protein.some((food) => isOf(food, 'cookedmeat')) ? 3 : 1;
  },
  cook(kit, { bread, protein, raw, fried }) {
    kit.about(...protein, ...fried, ...raw);
    const fat = kit.fat();
    if (!fat) return null;
    const [main] = protein;
    if (!main) return null;
    kit.step(
      `Heat ${kit.the(fat)} in a large frying pan over ${heatFor(fat)} heat.`,
      ...fry(kit, fried, 'cook'),
      browned(kit, main),
      bloomed(kit, ...kit.take(['paste'], { most: 1 })),
    );
    const creamy = kit.one(['yogurt', 'tahini', 'mayo'], 'yogurt', 'tahini');
    const sour = spooned(kit, kit.sour());
    if (!creamy || !sour) return null;
    kit.measure(creamy, '1/2 cup');
    kit.step(
      `Stir ${kit.the(creamy)} with ${kit.juiceOf(sour)} and a spoonful of cold water, until it can be drizzled.`,
    );
    const onion = kit.take(['aromatic'], { most: 1, raw: true });
    const filling = [...raw, ...onion, ...kit.herbs()];
    const chutney = kit.take(['sauce'], { most: 1, fit: ({ name }) => /chutney/.test(name) });
    measureAll(kit, chutney, '1/4 cup');
    kit.step(filling.length > 1 && `Toss ${kit.the(...filling)} together in a bowl.`);
    kit.step(
      `Warm ${kit.the(...bread)} in a dry frying pan for 2 minutes, ${chutney.length > 0 ? `spread with ${kit.the(...chutney)}, ` : ''}fill with ${kit.the(...raw)} and ${kit.the(main, ...fried)}, and drizzle with ${kit.the(creamy)}.`,
      served(kit, 'Serve at once', ...kit.toppings(2)),
    );
    return kit.titleOf([main, ...fried, ...raw].slice(0, 2), calledPocket(bread[0]));
  },
});

function calledPocket(bread: Food | undefined): string {
  if (bread?.name === 'naan') return 'naan wraps';
  return bread && isOf(bread, 'tortilla') ? 'wraps' : 'pitas';
}

/** A topping needs half as much salt as a stew. */
const toastQuarters = 2;

/** What falls off a slice of bread, or is not a topping. */
const NOT_ON_TOAST =
  /kidney|black|pinto|hominy|^corn$|frozen|coleslaw|okra|cauliflower|lettuce|brussels/;

const toasts = pattern({
  name: 'toasts',
  types: ['appetizer', 'breakfast'],
  kind: 'sandwich',
  styles: ['italian', 'french', 'greek', 'spanish', 'canadian'],
  servings: 4,
  vessel: 'sheet',
  roles: {
    bread: { kinds: ['bread'], least: 1, most: 1, fill: ['sourdough bread', 'baguette'] },
    top: {
      kinds: [
        'tomato',
        'firm',
        'tender',
        'leaf',
        'bean',
        'salad',
        'smokedfish',
        'tinnedfish',
        'crisp',
        'fruit',
        'cured',
        'shellfish',
        'sausage',
      ],
      least: 1,
      most: 4,
      cut: 'diced small',
      shared: true,
      fit: (food) =>
        !NOT_ON_TOAST.test(food.name) &&
        (!isOf(food, 'fruit') || isOf(food, 'crisp') || food.name === 'fig'),
      fill: ['tomato', 'cherry tomato'],
      inOrder: true,
    },
    spread: { kinds: ['softcheese', 'freshcheese', 'pesto', 'mayo', 'tahini'], most: 1 },
    eggs: { kinds: ['egg'], most: 1 },
    melted: { kinds: ['cheese'], most: 1 },
  },
  fits: ({ bread }, kit) => (bread.some((food) => kit.isNamed(food)) ? 1 : 0),
  cook(kit, { bread, top, spread, eggs, melted }) {
    if (!isWorthToasting(kit, { top, spread, eggs, melted })) return null;
    kit.about(...eggs, ...top, ...spread.filter((food) => !isOf(food, 'mayo')), ...melted);
    const namedFat = kit.take(['fat'], { most: 1 })[0];
    const fat = namedFat ?? kit.staple('olive oil', ...kit.style.fats);
    if (!fat) return null;
    for (const food of eggs) kit.measure(food, '4');
    for (const food of melted) kit.measure(food, '1 cup');
    const isMixed = mixedFish(kit, top, spread);
    const aromatics = kit.take(['aromatic'], { most: 1 });
    const loose = isMixed ? top.filter((food) => !kit.used.has(food.id)) : top;
    const [avocados, others] = withoutAvocado(loose);
    const parts = { ...toastParts(others), aromatics };
    const salt = kit.salt(toastQuarters, avocados.length);
    const isWarm = fryForToast(kit, parts, { fat, salt });
    const sour = dressedForToast(kit, parts, avocados, { fat, salt, isWarm });
    if (eggs.length > 0) {
      kit.step(`Boil ${kit.hot(...eggs)} for 8 minutes, cool under cold water, peel and slice.`);
    }
    const spreadable = isMixed ? [] : spread;
    const isDry = !kit.used.has(fat.id) && (namedFat !== undefined || isBare(spread, avocados));
    kit.step(`Toast ${kit.the(...bread)} under the broiler for 2 minutes a side, until golden.`);
    spreadOnToast(kit, isDry ? fat : null, [...spreadable, ...avocados]);
    pileOnToast(kit, { top: [...withoutAvocado(top)[1], ...aromatics], eggs, melted }, sour);
    return kit.titleOf(kit.mains, 'toasts');
  },
});

const isBare = (...spreads: readonly (readonly Food[])[]): boolean =>
  spreads.every(({ length }) => length === 0);

function spreadOnToast(kit: DishKit, fat: Food | null, spread: readonly Food[]): void {
  kit.step(
    fat && `${isOf(fat, 'oil') ? 'Brush' : 'Spread'} with ${kit.the(fat)}.`,
    spread.length > 0 && `Spread with ${kit.the(...spread)}.`,
  );
}

/** Soft cheese alone is for fruit and honey, and nobody eats apples on bread without cheese or the like. */
function isWorthToasting(
  kit: DishKit,
  { top, spread, eggs, melted }: Parts<'top' | 'spread' | 'eggs' | 'melted'>,
): boolean {
  const named = [...top, ...eggs, ...melted].some((food) => kit.isNamed(food));
  if (!named && spread.some((food) => isOf(food, 'freshcheese'))) return false;
  const isFruit = top.some((food) => isOf(food, 'crisp', 'fruit') && !isOf(food, 'tomato'));
  const rich = [...spread.filter((food) => !isOf(food, 'mayo', 'pesto')), ...melted, ...eggs];
  return !isFruit || rich.length > 0;
}

/** What lies on toast, by what is done to it first. */
function toastParts(top: readonly Food[]): Parts<'smoked' | 'cold' | 'cured' | 'hot'> {
  const smoked = top.filter((food) => isOf(food, 'smokedfish'));
  const cold = top.filter(
    (food) => food.kinds[0] === 'salad' || isOf(food, 'tomato', 'tinnedfish', 'crisp', 'fruit'),
  );
  const cured = top.filter((food) => isOf(food, 'cured', 'shellfish', 'sausage'));
  const hot = top.filter((food) => ![...smoked, ...cold, ...cured].includes(food));
  return { smoked, cold, cured, hot };
}

/** Fries what goes on the toast warm. Answers whether anything does. */
function fryForToast(
  kit: DishKit,
  { cold, cured, hot, aromatics }: Parts<'cold' | 'cured' | 'hot' | 'aromatics'>,
  { fat, salt }: { fat: Food; salt: Food | null },
): boolean {
  // With nothing else to fry, onions go raw into the bowl with what is cold.
  if (hot.length + cured.length === 0) return false;
  const seasoning = [...kit.pungents(), kit.pepper()];
  // What lies on it cold gets its share of the salt.
  const hasCold = cold.some((food) => !isLeafy(food));
  kit.step(
    `Heat ${kit.the(fat)} in a frying pan over medium heat.`,
    ...cured.map((food) => browned(kit, food)),
    ...softenedBefore(
      kit,
      hot,
      aromatics.length > 0 && `Add ${kit.hot(...aromatics)} and cook for 6 minutes, until soft.`,
    ),
    ...fry(kit, hot, 'cook'),
    seasoning.some(Boolean) && `Stir in ${kit.hot(...seasoning)} and cook for 1 minute.`,
    salt && `Season with ${hasCold ? 'half of ' : ''}${kit.the(salt)}.`,
  );
  return true;
}

function sourForToast(
  kit: DishKit,
  { smoked, cold, hot }: Parts<'smoked' | 'cold' | 'hot'>,
): Food | null {
  const freshened = [...cold, ...hot, ...smoked].length > 0;
  const sour = spooned(
    kit,
    freshened ? kit.sour() : (kit.take(['citrus', 'acid'], { most: 1 })[0] ?? null),
    '2 tsp',
  );
  return sour;
}

/** Dresses what lies on the toast; avocado seasons what lies on it. Answers what is sour. */
function dressedForToast(
  kit: DishKit,
  parts: Parts<'smoked' | 'cold' | 'cured' | 'hot' | 'aromatics'>,
  avocados: readonly Food[],
  dressing: { fat: Food; salt: Food | null; isWarm: boolean },
): Food | null {
  if (avocados.length === 0) {
    const sour = sourForToast(kit, parts);
    dressForToast(kit, parts, { ...dressing, sour });
    return sour;
  }
  const sour = sourForAvocado(kit);
  crushedAvocado(kit, avocados, dressing.salt, sour);
  dressForToast(kit, { ...parts, cold: [] }, { ...dressing, sour: null });
  return sour;
}

function dressingForToast(kit: DishKit, fat: Food, salt: Food | null): (Food | null)[] {
  const garlic = kit.take(['pungent', 'hot'], { most: 1, raw: true });
  for (const food of garlic) if (food.name === 'garlic') kit.measure(food, '1 clove');
  return [isOf(fat, 'oil') ? fat : null, ...garlic, salt, kit.pepper()];
}

/** Dresses what lies on the toast cold, or sharpens what was fried. */
function dressForToast(
  kit: DishKit,
  { smoked, cold: all, aromatics }: Parts<'smoked' | 'cold' | 'aromatics'>,
  { fat, sour, salt, isWarm }: { fat: Food; sour: Food | null; salt: Food | null; isWarm: boolean },
): void {
  const raw = isWarm ? [] : aromatics;
  halvedOnion(kit, raw);
  // Leaves would wilt in the bowl: they lie on top.
  const cold = [...all.filter((food) => !isLeafy(food)), ...raw];
  if (cold.length > 0) {
    const dressing = isWarm ? [] : dressingForToast(kit, fat, salt);
    const stirred = mixed(kit, [...cold, ...dressing], sour);
    const rest = isWarm && salt ? ` with the rest of ${kit.the(salt)}` : '';
    // Salt draws out the juice that would soak the bread.
    const isDrained = salt !== null && cold.some((food) => isOf(food, 'salad'));
    kit.step(
      `Stir ${stirred} together in a bowl${rest} and let stand for 5 minutes${isDrained ? ', then drain off the juice' : ''}.`,
    );
  } else if (sour && isWarm && smoked.length === 0) {
    kit.step(`Take off the heat and stir in ${kit.juiceOf(sour)}.`);
  }
}

function pileOnToast(
  kit: DishKit,
  { top, eggs, melted }: Parts<'top' | 'eggs' | 'melted'>,
  sour: Food | null,
): void {
  const scattered = kit.take(['hardcheese', 'nut', 'briny', 'sweet'], { most: 2 });
  const nuts = scattered.filter((food) => isOf(food, 'nut'));
  // Bacon is salty enough without a handful of olives.
  if (top.some((food) => isOf(food, 'cured'))) {
    kit.share(
      scattered.filter((food) => isOf(food, 'briny')),
      rational(1, 2),
    );
  }
  const over = [...kit.herbs(), ...scattered];
  kit.step(
    naming(
      kit,
      nuts,
      (names) =>
        `Toast ${names} in a dry frying pan over medium heat for 4 minutes, stirring, until fragrant.`,
    ),
  );
  const on = [...top, ...eggs];
  const piled = on.length > 0 ? `Pile ${kit.the(...on)} on top` : '';
  const isShort = kit.steps.length < 3;
  const placed = [
    melted.length > 0
      ? `${piled}, scatter with ${kit.the(...melted)} and put back under the broiler for 2 minutes, until melted.`
      : piled !== '' && `${piled}.`,
    sour && !kit.used.has(sour.id) && `Sprinkle with ${kit.juiceOf(sour)}.`,
  ];
  const last = served(kit, 'Serve at once', ...over);
  if (isShort) {
    kit.step(...placed);
    kit.step(last);
  } else kit.step(...placed, last);
}

/** What is soft before the bread is brown; it is salted here, as nothing else in the sandwich is. */
function softForMelt(
  kit: DishKit,
  hot: readonly Food[],
  onion: readonly Food[],
): (string | false)[] {
  if (hot.length === 0) return [];
  const time = onion.length > 0 ? 7 : 5;
  return [
    `Add ${kit.hot(...onion, ...hot)} with a splash of cold water and cook for ${time} minutes, until soft and dry.`,
    naming(kit, present(kit.salt(1), kit.pepper()), (names) => `Season with ${names}.`),
  ];
}

/** The vegetables that are softened first: not celery, which stays crisp in the tuna. */
function hotInMelt(filling: readonly Food[]): Food[] {
  const hasFish = filling.some((food) => isOf(food, 'tinnedfish'));
  return filling.filter((food) => isOf(food, 'firm', 'leaf') && !(hasFish && food.raw));
}

/** Canned fish with mayonnaise is bound before it goes on the bread; whether it is. */
function mixedFish(kit: DishKit, filling: readonly Food[], spread: readonly Food[]): boolean {
  const fish = filling.filter((food) => isOf(food, 'tinnedfish'));
  if (fish.length === 0 || !spread.some((food) => isOf(food, 'mayo'))) return false;
  kit.share(fish, rational(1));
  const crisp = [
    ...filling.filter((food) => isOf(food, 'firm', 'crisp')),
    ...kit.take(['aromatic'], { most: 1, raw: true }),
  ];
  for (const food of crisp) kit.readied(food, 'finely diced');
  kit.step(`Mix ${kit.the(...fish, ...crisp, ...spread)} in a bowl, flaking the fish.`);
  return true;
}

/** Jam under the cheese, which gives the melt its name, or something sharp. */
function spreadInMelt(kit: DishKit): Food[] {
  const jam = kit.take(['jam'], { most: 1, anywhere: true });
  measureAll(kit, jam, '1/4 cup');
  kit.about(...jam);
  return jam.length > 0 ? jam : kit.take(['mustard', 'mayo', 'pesto'], { most: 1 });
}

const melts = pattern({
  name: 'grilled cheese',
  types: ['main course', 'breakfast'],
  kind: 'sandwich',
  styles: ['canadian', 'french', 'italian'],
  servings: 4,
  vessel: 'pan',
  roles: {
    bread: {
      kinds: ['bread'],
      least: 1,
      most: 1,
      fill: ['sourdough bread', 'bread'],
      inOrder: true,
    },
    cheese: { kinds: ['cheese'], least: 1, most: 1 },
    filling: {
      kinds: ['cured', 'poultry', 'tomato', 'leaf', 'firm', 'crisp', 'tinnedfish', 'coldcut'],
      most: 2,
      cut: 'thinly sliced',
    },
    eggs: { kinds: ['egg'], most: 1 },
  },
  // Nobody buys bread to lay a cauliflower between.
  fits: ({ bread, filling }, kit) =>
    filling.some((food) => isOf(food, 'firm')) && !bread.some((food) => kit.isNamed(food)) ? -1 : 1,
  cook(kit, { bread, cheese, filling, eggs }) {
    const [loaf] = bread;
    if (!loaf || /baguette|bagel|muffin/.test(loaf.name)) return null;
    kit.share(filling, rational(1, 2));
    kit.about(...cheese, ...filling, ...eggs);
    for (const food of eggs) kit.measure(food, '4');
    const fat = kit.one(['fat'], 'butter', 'vegan butter', ...kit.style.fats);
    if (!fat) return null;
    const hot = hotInMelt(filling);
    const cured = filling.filter((food) => isOf(food, 'cured', 'poultry'));
    const onion = kit.take(['aromatic'], { most: 1, raw: hot.length === 0 });
    if (hot.length > 0 || cured.length > 0 || eggs.length > 0) {
      kit.step(
        cured.some((food) => isOf(food, 'poultry'))
          ? `Melt a little of ${kit.the(fat)} in a large frying pan over medium heat.`
          : 'Set a large frying pan over medium heat.',
        ...cured.map((food) => browned(kit, food)),
        ...softForMelt(kit, hot, onion),
        eggs.length > 0 &&
          `Melt a little of ${kit.the(fat)}, break in ${kit.hot(...eggs)} and cook for 4 minutes, turning once, until the yolks are set.`,
        'Lift out onto a plate and wipe out the pan.',
      );
    }
    const spread = spreadInMelt(kit);
    const isMixed = mixedFish(kit, filling, spread);
    kit.step(
      `Brush one side of ${kit.the(loaf)} with half of ${kit.the(fat)}.`,
      spread.length > 0 && !isMixed && `Spread the other side with ${kit.the(...spread)}.`,
    );
    kit.step(
      `Turn half of ${kit.the(loaf)} over, cover with ${kit.the(...cheese, ...filling, ...eggs, ...onion)} and close with the rest, brushed sides out.`,
    );
    kit.step(
      `Cook two at a time in a large frying pan over medium-low heat, adding the rest of ${kit.the(fat)}, for 4 minutes a side, 15 minutes in all, pressing down with a spatula, until crisp and melted.`,
    );
    kit.step('Let stand for 1 minute, cut in half and serve.');
    return kit.titleOf(kit.mains, 'melts');
  },
});

const sandwiches = pattern({
  name: 'sandwiches',
  types: ['main course'],
  kind: 'sandwich',
  styles: ['canadian', 'french', 'italian', 'greek'],
  servings: 4,
  vessel: 'board',
  roles: {
    bread: { kinds: ['bread', 'bun'], least: 1, most: 1 },
    filling: {
      kinds: [
        ...(['poultry', 'quick', 'sausage', 'cured', 'fish', 'shellfish', 'curd'] as const),
        ...(['tinnedfish', 'cookedmeat'] as const),
      ],
      least: 1,
      most: 2,
    },
    fresh: {
      kinds: ['salad', 'tomato', 'leaf', 'root', 'tender'],
      raw: true,
      most: 3,
      cut: 'coarsely grated',
      shared: true,
    },
    cheese: { kinds: ['cheese', 'softcheese', 'freshcheese'], most: 1 },
  },
  // Buns beside leftovers are there to be filled.
  fits: ({ bread, filling }) =>
    bread.some((food) => isOf(food, 'bun')) && filling.some((food) => isOf(food, 'cookedmeat'))
      ? 3
      : 1,
  cook(kit, { bread: [loaf], filling, fresh, cheese }) {
    const [main] = filling;
    if (!loaf || !main) return null;
    measureSandwich(kit, loaf, { filling, fresh, cheese });
    const fruit = fruitWith(kit, main);
    const sauce = fruit.filter(isTart);
    const thin = fruit.filter((food) => !isTart(food));
    kit.share(thin, rational(1, 3));
    kit.about(...filling, ...fruit, ...fresh, ...cheese);
    const cold = filling.filter((food) => isOf(food, 'tinnedfish'));
    const hot = filling.filter((food) => !cold.includes(food));
    const { slaw, text: dressed } = slawForSandwich(kit);
    kit.step(dressed);
    const fat = hot.every((food) => isOf(food, 'cured')) ? null : kit.fat();
    if (fat) kit.measure(fat, '1 tbsp');
    else if (!hot.every((food) => isOf(food, 'cured'))) return null;
    const seasoning = [
      ...kit.take(['spice', 'woody', 'pungent'], { most: 2 }),
      kit.salt(2),
      kit.pepper(),
    ];
    const soft = fryForSandwich(kit, { hot, cold }, fat, seasoning);
    if (sauce.length > 0 && !stewForSandwich(kit, sauce)) return null;
    const spread = spreadFor(kit, main, [...cheese, ...slaw]);
    sharpenSandwich(kit, { main, cold, spread, seasoning });
    const onion = kit.take(['aromatic'], { most: 1, raw: true });
    for (const food of onion) if (/onion$/.test(food.name)) kit.measure(food, '1/2');
    const isFresh = (food: Food): boolean => isOf(food, 'freshcheese');
    toastForSandwich(
      kit,
      loaf,
      [...(cold.length > 0 ? [] : spread), ...cheese.filter(isFresh)],
      sauce,
    );
    const layers = [
      ...filling,
      ...soft,
      ...cheese.filter((food) => !isFresh(food)),
      ...thin,
      ...slaw,
      ...onion,
      ...fresh,
    ];
    closeSandwich(kit, loaf, [
      ...layers,
      ...(cold.length > 0 ? [] : kit.take(['herb', 'briny', 'jam', 'sauce', 'nut'], { most: 3 })),
    ]);
    const shown = [
      ...filling,
      ...soft,
      ...fruit,
      ...fresh.filter((food) => kit.isNamed(food)),
      ...cheese,
    ];
    return withSlaw(kit.titleOf(shown, 'sandwiches'), slaw);
  },
});

const isSplit = (loaf: Food): boolean => isOf(loaf, 'bun') || loaf.name === 'baguette';

/** A sandwich takes less of everything than a plate does. */
function measureSandwich(
  kit: DishKit,
  loaf: Food,
  { filling, fresh, cheese }: Parts<'filling' | 'fresh' | 'cheese'>,
): void {
  if (loaf.name === 'baguette') kit.readied(kit.measure(loaf, '2'), 'halved and split');
  kit.share(filling, filling.length > 1 ? rational(1, 2) : rational(2, 3));
  for (const food of filling) if (isOf(food, 'poultry')) kit.readied(food, 'thinly sliced');
  for (const food of filling) {
    if (food.name === 'hot dog') kit.readied(kit.measure(food, '4'), 'left whole');
    if (isOf(food, 'cookedmeat') && !/^pulled/.test(food.name)) kit.readied(food, 'thinly sliced');
  }
  kit.share(fresh, rational(1, 2));
  for (const food of cheese) {
    // Brie is soft and sliced, goat cheese soft and crumbled.
    const isSliced = isOf(food, 'cheese') || /slice/.test(food.cut);
    if (isSliced) kit.readied(kit.measure(food, '200 g'), 'thinly sliced');
    else kit.measure(food, '1 cup');
  }
}

/** Cabbage is crisp and cool against what is hot, and dressed it is the spread as well. */
function slawForSandwich(kit: DishKit): { readonly slaw: readonly Food[]; readonly text: string } {
  const slaw = kit.take(['firm'], { most: 1, raw: true, anywhere: true, fit: isForSlaw });
  kit.share(slaw, rational(1, 2));
  return { slaw, text: slawOf(kit, slaw).text };
}

/** Fries the filling, and the vegetables that go with it. Answers these. */
function fryForSandwich(
  kit: DishKit,
  { hot, cold }: Parts<'hot' | 'cold'>,
  fat: Food | null,
  seasoning: readonly (Food | null)[],
): Food[] {
  if (hot.length === 0) return [];
  const soft = kit.take(['firm', 'tomato'], {
    most: 2,
    cut: 'thinly sliced',
    fit: (food) => food.needsHeat || !isOf(food, 'salad', 'root'),
  });
  kit.share(soft, rational(1, 2));
  kit.step(
    fat
      ? `Heat ${kit.the(fat)} in a large frying pan over ${heatFor(fat)} heat.`
      : 'Set a large frying pan over medium heat.',
    ...hot.flatMap((food, index) => {
      // Of two kinds of poultry, the first is done when the second goes in.
      const isDone = isOf(food, 'poultry') && index < hot.length - 1;
      return isDone ? [browned(kit, food), `Lift out ${kit.the(food)}.`] : [browned(kit, food)];
    }),
    ...fry(kit, soft, 'cook'),
    cold.length === 0 &&
      seasoning.some(Boolean) &&
      `Season with ${kit.hot(...seasoning)}, stir for 1 minute and take off the heat.`,
  );
  return soft;
}

/** Tart fruit becomes a sauce. Answers whether there is what it needs. */
function stewForSandwich(kit: DishKit, fruit: readonly Food[]): boolean {
  const sweet = kit.one(['sweet', 'sugar'], 'sugar', 'maple syrup', 'honey');
  const water = kit.water('1/4 cup');
  if (!sweet || !water) return false;
  kit.measure(sweet, '1/4 cup');
  kit.step(
    `Simmer ${kit.hot(...fruit, sweet, water)} in a small saucepan for 8 minutes, stirring now and then, until they burst and the sauce is thick.`,
  );
  return true;
}

/** What is spread on the bread: what was named, or what is usual where no soft cheese does it. */
function spreadFor(kit: DishKit, main: Food, cheese: readonly Food[]): (Food | null)[] {
  const named = kit.take(['mayo', 'mustard', 'pesto', 'tahini', 'dressing'], { most: 2 });
  measureBy(kit, named, [
    [['tahini'], '1/2 cup'],
    [['dressing'], '1/4 cup'],
  ]);
  const usual = usualSpread(kit, main, cheese);
  return named.length > 0 ? named : usual;
}

function usualSpread(kit: DishKit, main: Food, cheese: readonly Food[]): (Food | null)[] {
  if (cheese.some((food) => isOf(food, 'freshcheese') || isForSlaw(food))) return [];
  // Jam or a sauce with cheese moistens the bread.
  if (cheese.length > 0 && kit.wants('jam', 'sauce')) return [];
  return isOf(main, 'sausage')
    ? [kit.staple('mustard', 'mayonnaise')]
    : [kit.staple('mayonnaise', 'vegan mayonnaise', 'mustard')];
}

/** Mixes what goes in cold, or sprinkles what was fried with something sour. */
function sharpenSandwich(
  kit: DishKit,
  parts: {
    main: Food;
    cold: readonly Food[];
    spread: readonly (Food | null)[];
    seasoning: readonly (Food | null)[];
  },
): void {
  const { main, cold, spread, seasoning } = parts;
  const sour =
    cold.length > 0 ? kit.sour() : (kit.take(['citrus', 'acid'], { most: 1 })[0] ?? null);
  if (sour && isOf(sour, 'acid')) kit.measure(sour, '1 tbsp');
  if (cold.length > 0) {
    kit.step(
      `Stir ${mixed(kit, [...cold, ...spread, ...kit.herbs(), ...seasoning], sour)} together in a bowl.`,
    );
  } else if (sour) kit.step(`Sprinkle ${kit.the(main)} with ${kit.juiceOf(sour)}.`);
}

function toastForSandwich(
  kit: DishKit,
  loaf: Food,
  over: readonly (Food | null)[],
  sauce: readonly Food[],
): void {
  const warm = isSplit(loaf) || /split|halved/.test(loaf.cut) ? 'cut sides up' : 'one side only';
  kit.step(
    `Toast ${kit.the(loaf)} under the broiler for 2 minutes, ${warm}, until golden.`,
    over.some(Boolean) && `Spread with ${kit.the(...over)}.`,
    sauce.length > 0 && 'Spoon the sauce over half of it.',
  );
}

function closeSandwich(kit: DishKit, loaf: Food, layers: readonly Food[]): void {
  if (isSplit(loaf)) {
    kit.step(`Fill ${kit.the(loaf)} with ${kit.the(...layers)}.`);
    kit.step('Serve while they are warm.');
    return;
  }
  kit.step(`Layer ${kit.the(...layers)} on half of ${kit.the(loaf)} and close with the rest.`);
  kit.step('Press down, cut in two and serve.');
}

const isShaped = ({ name }: Food): boolean => /burger/.test(name);

const ON_BURGERS: DishRole = {
  kinds: ['salad', 'tomato'],
  least: 1,
  fill: ['lettuce', 'tomato'],
  inOrder: true,
};

/** What is crisp and cool on them: a slaw is enough, and nothing more is bought. */
function freshOnBurgers(kit: DishKit, cabbage: readonly Food[], named: readonly Food[]): Food[] {
  const fresh = [...cabbage, ...(cabbage.length > 0 ? named : kit.fillUp(named, ON_BURGERS))];
  kit.share(fresh, rational(1, 2));
  return fresh;
}

/** What seasons the mince; soy sauce is its salt. */
function mixedIn(kit: DishKit): (Food | null)[] {
  const inside = kit.take(['pungent', 'spice', 'woody', 'herb'], { most: 2 });
  const soy = kit.take(['soy'], { most: 1, anywhere: true });
  measureAll(kit, soy, '1 tbsp');
  return [...inside, ...(soy.length > 0 ? soy : [kit.salt(3, 2)]), kit.pepper()];
}

/** What is spread on the buns: under a slaw, which is creamy, only what was named. */
function spreadOnBurgers(kit: DishKit, cabbage: readonly Food[]): Food | null {
  const [named] = kit.take(['mayo', 'mustard', 'sauce', 'salsa'], { most: 1 });
  return named ?? (cabbage.length > 0 ? null : kit.staple('mustard', 'mayonnaise'));
}

const burgers = pattern({
  name: 'burgers',
  types: ['main course'],
  kind: 'burger',
  styles: ['canadian', 'greek'],
  servings: 4,
  vessel: 'pan',
  roles: {
    mince: { kinds: ['mince'], least: 1, most: 1 },
    buns: { kinds: ['bun'], least: 1, most: 1, fill: ['bun'] },
    cheese: { kinds: ['cheese', 'softcheese'], most: 1 },
    cabbage: { kinds: ['firm', 'leaf'], most: 1, raw: true, anywhere: true, fit: isForSlaw },
    fresh: { kinds: ['salad', 'tomato', 'leaf'], raw: true, most: 3 },
    cured: { kinds: ['cured'], most: 1 },
  },
  // Buns are bought only for what is shaped for them already.
  fits: ({ mince, buns }, kit) =>
    [...buns.filter((food) => kit.isNamed(food)), ...mince.filter(isShaped)].length > 0 ? 3 : null,
  cook(kit, { mince: [mince], buns, cheese, cabbage, fresh: named, cured }) {
    const fat = kit.fat();
    if (!mince || !fat) return null;
    kit.measure(fat, '1 tbsp');
    const fresh = freshOnBurgers(kit, cabbage, named);
    if (fresh.length === 0) return null;
    kit.share(cured, rational(2, 3));
    measureAll(kit, cheese, '1 cup');
    const shaped = isShaped(mince);
    kit.about(
      ...(shaped ? [] : [mince]),
      ...cured,
      ...cheese,
      ...fresh.filter((food) => kit.isNamed(food)),
    );
    const mixed = mixedIn(kit);
    kit.step(slawOf(kit, cabbage).text);
    kit.step(
      shaped
        ? `Season ${kit.the(mince)}${kit.ifAny('with', ...mixed)}.`
        : `Mix ${kit.the(mince, ...mixed)} lightly and shape into four patties, 2 cm thick.`,
    );
    kit.step(
      `Heat ${kit.the(fat)} in a large frying pan over ${heatFor(fat)} heat.`,
      ...cured.map((food) => browned(kit, food)),
      cured.length > 0 && 'Lift out onto a plate.',
      `Lay in ${kit.hot(mince)}${shaped ? '' : ' patties'} and cook for 10 minutes, turning once, ${doneness(kit, [mince])}.`,
      cheese.length > 0 && `Cover with ${kit.the(...cheese)} for the last minute.`,
    );
    const spread = spreadOnBurgers(kit, cabbage);
    const onion = kit.take(['aromatic'], { most: 1, raw: true });
    for (const food of onion) if (/onion$/.test(food.name)) kit.measure(food, '1/2');
    kit.step(
      `Toast ${kit.the(...buns)} under the broiler for 2 minutes, cut sides up, until golden.`,
      spread && `Spread with ${kit.the(spread)}.`,
    );
    kit.step(
      `Fill with the patties and ${kit.the(...cured, ...fresh, ...onion, ...kit.take(['briny'], { most: 1 }))} and serve at once.`,
    );
    return kit.titleOf(kit.mains, 'burgers');
  },
});

/** Finger-food vegetables. */
const NOT_DIPPED =
  /lettuce|green|arugula|spinach|cabbage|avocado|watercress|sprout|coleslaw|escarole/;

/** What is stirred into a dip rather than dipped. */
const IN_A_DIP = /water chestnut|artichoke|spinach|avocado|roasted red pepper|pimiento/;

/** A packet of soup mix is a dip before it is anything else. */
const DIP_MIX = /soup mix|dressing mix|ranch/;

/** Greens are squeezed dry, an avocado is mashed, and the rest is chopped. */
function readyForDip(kit: DishKit, stirred: readonly Food[]): void {
  for (const food of stirred) {
    if (food.name === 'avocado') kit.readied(food, 'pitted, peeled and mashed');
    else if (!isOf(food, 'leaf')) kit.readied(food, 'drained and finely chopped');
  }
  const greens = stirred.filter((food) => isOf(food, 'leaf'));
  kit.step(
    greens.length > 0 &&
      `Drop ${kit.hot(...greens)} into boiling water for 1 minute, drain, cool under cold water, squeeze dry and chop.`,
  );
}

const dip = pattern({
  name: 'dip',
  types: ['appetizer'],
  kind: 'dip',
  styles: ['greek', 'canadian', 'mexican'],
  servings: 4,
  vessel: 'board',
  roles: {
    dip: {
      kinds: ['tahini', 'yogurt', 'sourcream', 'freshcheese', 'salsa', 'mayo'],
      least: 1,
      most: 3,
      fit: ({ name }) => name !== 'tahini' && name !== 'mascarpone',
    },
    stirred: {
      kinds: ['tender', 'leaf', 'salad', 'briny'],
      most: 3,
      anywhere: true,
      fit: ({ name }) => IN_A_DIP.test(name),
    },
    bread: {
      kinds: ['chip', 'flatbread', 'tortilla', 'bread'],
      least: 1,
      most: 1,
      fill: ['pita bread', 'corn tortilla'],
      inOrder: true,
    },
    vegetables: {
      kinds: ['salad', 'root', 'firm', 'tomato'],
      raw: true,
      least: 1,
      most: 3,
      cut: 'cut into sticks',
      fit: ({ name }) => !NOT_DIPPED.test(name),
      fill: ['cucumber', 'carrot'],
      shared: true,
    },
  },
  fits: ({ dip: base, stirred, vegetables }, kit) => {
    if (kit.wantsNamed(DIP_MIX)) return 3;
    if (stirred.length > 0) return base.length + stirred.length > 2 ? 2 : 0;
    return vegetables.some((food) => kit.isNamed(food)) ? 1 : null;
  },
  cook(kit, { dip: bases, stirred, bread, vegetables }) {
    const oil = kit.oil();
    const [base] = bases;
    if (!base || !oil) return null;
    kit.about(...stirred, base);
    measureAll(
      kit,
      bases.filter((food) => !isOf(food, 'salsa')),
      bases.length > 1 ? '3/4 cup' : '1 cup',
    );
    for (const food of vegetables)
      if (/sliced/.test(food.cut)) kit.readied(food, 'cut into sticks');
    const seasoning = seasoningForDip(kit);
    const sour = spooned(kit, kit.sour());
    const mix = (): string => mixed(kit, [...bases, ...stirred, ...seasoning], sour);
    // Mayonnaise and sour cream are fat enough.
    if (bases.some((food) => isOf(food, 'mayo', 'sourcream'))) {
      kit.measure(oil, '1 tbsp');
      readyForDip(kit, stirred);
      kit.step(
        `Stir ${mix()} together in a bowl, cover and chill for 30 minutes, so that the flavours come together.`,
      );
      crispForDip(kit, bread, oil);
    } else {
      const left = crispForDip(kit, bread, oil, 'half of ');
      readyForDip(kit, stirred);
      kit.step(`Stir ${mix()} together, spread in a shallow bowl and drizzle with ${left()}.`);
    }
    const over = [...kit.toppings(2), ...kit.herbs()];
    kit.step(over.length > 0 && `Scatter with ${kit.the(...over)}.`);
    kit.step(`Arrange ${kit.the(...vegetables, ...bread)} around the bowl and serve.`);
    const [dipped] = vegetables.filter((food) => kit.isNamed(food));
    return kit.titleOf(kit.mains, dipped ? `dip with ${kit.spoken(dipped)}` : 'dip');
  },
});

function seasoningForDip(kit: DishKit): (Food | null)[] {
  const garlic = kit.take(['pungent'], { most: 1, raw: true });
  for (const food of garlic) if (food.name === 'garlic') kit.measure(food, '1 clove');
  return [...garlic, ...kit.take(['sauce', 'spice'], { most: 2 }), kit.salt(1), kit.pepper()];
}

/** Bread is baked crisp; chips are. Answers what oil is left for the dip: all that it does not take, unless the dip takes none. */
function crispForDip(
  kit: DishKit,
  bread: readonly Food[],
  oil: Food,
  share: 'half of ' | '' = '',
): () => string {
  const soft = bread.filter((food) => !isOf(food, 'chip'));
  if (soft.length === 0) return () => kit.the(oil);
  kit.step(
    `Heat the oven to 200 °C (400 °F). Cut ${kit.the(...soft)} into wedges or fingers, brush with ${share}${kit.the(oil)} and bake for 8 minutes, until crisp.`,
  );
  return () => `the rest of ${kit.the(oil)}`;
}

const eggWraps = pattern({
  name: 'egg wraps',
  types: ['breakfast', 'main course'],
  kind: 'rolls',
  styles: ['mexican'],
  servings: 4,
  vessel: 'pan',
  roles: {
    tortillas: { kinds: ['tortilla'], least: 1, most: 1 },
    eggs: { kinds: ['egg'], least: 1, most: 1 },
    filling: {
      kinds: ['cured', 'bean', 'firm', 'tender', 'leaf', 'tomato'],
      most: 3,
      cut: 'diced small',
      shared: true,
    },
  },
  cook(kit, { tortillas, eggs, filling }) {
    kit.about(...eggs, ...filling);
    const cured = filling.filter((food) => isOf(food, 'cured'));
    kit.share(cured, rational(2, 3));
    const start = softened(kit, 'large frying pan', cured);
    if (!start) return null;
    kit.step(
      start,
      ...fry(
        kit,
        filling.filter((food) => !cured.includes(food)),
        'cook',
      ),
      bloomed(kit),
    );
    kit.step(
      `Beat ${kit.hot(...eggs)}, pour over and stir over low heat for 3 minutes, until just set.`,
    );
    kit.step(warmTortillas(kit.the(...tortillas)));
    const cheese = kit.take(['cheese', 'softcheese'], { most: 1 });
    for (const food of cheese) kit.measure(food, '1/2 cup');
    const cool = kit.take(['salsa', 'sourcream', 'yogurt', 'salad'], { most: 2 });
    for (const food of cool) if (isOf(food, 'sourcream', 'yogurt')) kit.measure(food, '1/2 cup');
    const over = [...cheese, ...cool, ...kit.herbs()];
    const sour = kit.take(['citrus', 'acid'], { most: 1 })[0];
    kit.step(
      soured(kit, sour, 'Sprinkle the filling with'),
      over.length > 0
        ? `Fill ${kit.the(...tortillas)} with the eggs and ${kit.the(...over)}, roll up and serve at once.`
        : `Fill ${kit.the(...tortillas)} with the eggs, roll up and serve at once.`,
    );
    return kit.titleOf(kit.mains, 'wraps');
  },
});

export const BREAD_AND_EGG_PATTERNS: readonly DishPattern[] = [
  tacos,
  quesadillas,
  pockets,
  toasts,
  melts,
  sandwiches,
  burgers,
  dip,
  eggWraps,
];
