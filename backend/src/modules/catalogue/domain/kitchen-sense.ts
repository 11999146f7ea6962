import {
  ancestorsOf,
  dimensionOf,
  type IngredientLine,
  ingredientById,
  toNumber,
} from '@larder/culinary';
import type { CatalogueLine, CatalogueRecipe } from './catalogue-file.js';
import { minutesIn } from './cooking-times.js';

/** A line of the file and what is wrong in it. */
type Report = (line: number, message: string) => void;

const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const PROMISE = new RegExp(
  String.raw`\b(${NUMBERS.slice(2).join('|')}|\d+) (?:ingredients|things)\b`,
  'i',
);

const MEAT_AND_FISH: ReadonlySet<number> = new Set([318, 457, 494]);
const mostMeatGrams = 600;
const mostSaltTeaspoons = 1.5;
const TEASPOONS: Readonly<Record<string, number>> = { tsp: 1, tbsp: 3, cup: 48 };

const OVEN = /\boven\b/i;
const NO_OVEN = /\bDutch oven\b|\boven(?:proof| mitts)\b/gi;
const BAKES = /(?<=^|[.!?]\s)(?:Bake|Roast)\b[^.!?]*/g;
const TIME = /\b(?:minutes?|hours?|seconds?)\b/i;
const DEEP_FRYING = /\bfor (?:deep-)?frying\b/;
const leastFryingCups = 2;
const CUPS: Readonly<Record<string, number>> = { cup: 1, l: 4, ml: 0.004 };

/** Spices that nobody bites on with pleasure, as lines name them. */
const WHOLE_SPICE =
  /\b(?:bay lea(?:f|ves)|cinnamon sticks?|star anise|whole cloves|allspice berries)\b/i;
/** How a step keeps them out of a mouth: taken out, sieved, ground, left behind, or in a jar or glass where they show. */
const TAKEN_OUT =
  /\b(?:take (?:it |them )?out|takes? out|taken out|remove|discard|lift out|pick out|fish out|strain|sieve|drain|grind|leaving|jars?|mug|without the)\b/i;
/** Waiting that cannot be cut short: "30 minutes or overnight" can. */
const OVERNIGHT = /(?<!\bor )\bovernight\b/i;
const nightMinutes = 8 * 60;
/** A pan made ready for something; one for tarts and pies is lined with the dough itself. */
const READIED =
  /\b(?:grease|line|oil|butter|flour)(?: and (?:line|flour))? (?:a|an|the|two|2) (?![^.,;]*\b(?:tart|pie) (?:pan|tin|dish))[^.,;]*?\b(?:pan|tin|dish|mou?ld|ramekins|cups|sheets?|tray)\b/i;
/** How something gets into it: by a verb, or because the step names the vessel again. */
const PUT_INTO =
  /\b(?:spread|spoon|pour|press|put|drop|set|lay|scoop|scrape|divide|fill|arrange|transfer|tip|place|pack|layer|stand|pipe|heap|cut out|pans?|tins?|dish|mou?lds?|ramekins|cups|sheets?|tray|liners|crust)\b/i;
const INTO_THE_OVEN = /\b(?:bake|roast|broil)\b/i;
/** Amount and unit, up to the name of the food. */
const MEASURE = /^[\d\s/.,-]+(?:(?:cups?|tbsp|tsp|g|kg|ml|l|oz|lb)\b)?\s*/i;

/** What an experienced cook notices on reading a recipe: promises not kept, heat or time not told, amounts that no one eats. */
export function checkKitchenSense(
  recipe: CatalogueRecipe,
  lines: readonly IngredientLine[],
  report: Report,
): void {
  checkPromise(recipe, lines, report);
  checkHeat(recipe, lines, report);
  checkHarmfulFoods(recipe, lines, report);
  checkPortions(recipe, lines, report);
  checkWholeSpices(recipe, report);
  checkNights(recipe, report);
  checkEmptyPans(recipe, report);
  checkTwins(recipe, lines, report);
}

function checkWholeSpices({ ingredients, steps }: CatalogueRecipe, report: Report): void {
  if (steps.some(({ text }) => TAKEN_OUT.test(text))) return;
  for (const { line, text } of ingredients) {
    const [spice] = WHOLE_SPICE.exec(text) ?? [];
    if (spice && !/\bground\b/i.test(text)) report(line, `No step takes the ${spice} out.`);
  }
}

function checkNights({ steps, readyInMinutes }: CatalogueRecipe, report: Report): void {
  const night = steps.find(({ text }) => OVERNIGHT.test(text));
  if (night && readyInMinutes < nightMinutes) {
    report(
      night.line,
      `The step takes a night, and the dish is ready in ${readyInMinutes} minutes.`,
    );
  }
}

/** A pan that is greased in the first step still has to be filled before the step that bakes. */
function checkEmptyPans({ steps }: CatalogueRecipe, report: Report): void {
  const text = steps.map((step) => step.text).join(' ');
  const readied = READIED.exec(text);
  if (!readied) return;
  const after = text.slice(readied.index + readied[0].length);
  const baking = after.search(INTO_THE_OVEN);
  if (baking < 0 || PUT_INTO.test(after.slice(0, baking))) return;
  const step = steps.find((each) => each.text.includes(readied[0]));
  report(step?.line ?? 1, `Nothing is put into it before it bakes: "${readied[0]}".`);
}

/** "1 egg" and "2 eggs" in one list: which is which? A preparation or a purpose says so. */
function checkTwins(
  { ingredients }: CatalogueRecipe,
  lines: readonly IngredientLine[],
  report: Report,
): void {
  const met = new Set<string>();
  ingredients.forEach(({ line, text }, index) => {
    const food = lines[index]?.ingredientId;
    // The singular comes from the table of foods: only what stands before the name tells them apart.
    const { name = '', plural = '' } = ingredientById(food ?? -1) ?? {};
    const said = text.replace(MEASURE, '').toLowerCase();
    const written = said === plural ? name : said;
    if (food === undefined || food === null || /,|\(|\bfor\b/.test(said)) return;
    if (met.has(written)) report(line, `"${text}" is listed twice: say what each is for.`);
    met.add(written);
  });
}

/** "Five things" are at least what has to be bought and at most all that is listed. */
function checkPromise(
  { description }: CatalogueRecipe,
  lines: readonly IngredientLine[],
  report: Report,
): void {
  const said = PROMISE.exec(description);
  if (!said?.[1]) return;
  const word = said[1].toLowerCase();
  const count = NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word);
  const bought = new Set(
    lines
      .filter(({ ingredientId }) => !ingredientById(ingredientId ?? -1)?.staple)
      .map(({ ingredientId, name }) => ingredientId ?? name),
  );
  if (count < bought.size || count > lines.length) {
    report(1, `The description says "${said[0]}", but ${bought.size} are to be bought.`);
  }
}

function checkHeat(
  { steps, ingredients }: CatalogueRecipe,
  lines: readonly IngredientLine[],
  report: Report,
): void {
  const text = steps.map((step) => step.text).join(' ');
  const inOven = steps.find((step) => OVEN.test(step.text.replaceAll(NO_OVEN, '')));
  if (inOven && !text.includes('°C')) {
    report(inOven.line, 'The step does not say how hot the oven is.');
  }
  for (const { line, text: step } of steps) {
    for (const [sentence] of step.matchAll(BAKES)) {
      if (!TIME.test(step)) report(line, `"${sentence}" does not say for how long.`);
    }
  }
  lines.forEach(({ raw, quantity, unit }, index) => {
    const cups = quantity === null ? 0 : toNumber(quantity.max) * (CUPS[unit ?? ''] ?? 0);
    if (DEEP_FRYING.test(raw) && cups >= leastFryingCups && !text.includes('°C')) {
      report((ingredients[index] as CatalogueLine).line, 'No step says how hot the oil is.');
    }
  });
}

/** What its poison asks for: enough minutes, in boiling water only where `boiled`. */
interface HarmfulFood {
  readonly name: string;
  /** Lines of it that ask for care; all where it is left out. */
  readonly when?: RegExp;
  /** As steps name it. */
  readonly word: RegExp;
  readonly boiled?: true;
  readonly minutes: number;
  readonly message: string;
}

/**
 * Foods that make people ill unless they are cooked for long. Fiddleheads: Health Canada; kidney beans: US FDA, "Bad Bug Book";
 * cassava leaves: 30 minutes or longer (Bradbury and Denton, Food Chemistry 127, 2011). For the others authorities say "thoroughly": the minutes
 * are those in which they are soft to the middle.
 */
const HARMFUL_FOODS: readonly HarmfulFood[] = [
  {
    name: 'kidney bean',
    when: /\bdried\b/i,
    word: /\bbeans?\b|\bpeas\b/i,
    boiled: true,
    minutes: 10,
    message: 'Dried kidney beans have to boil for 10 minutes before they simmer.',
  },
  {
    name: 'fiddlehead',
    word: /\bfiddleheads?\b/i,
    boiled: true,
    minutes: 15,
    message: 'Fiddleheads have to boil for 15 minutes.',
  },
  {
    name: 'morel',
    word: /\b(?:morels?|mushrooms)\b/i,
    minutes: 15,
    message: 'Morels have to cook for 15 minutes.',
  },
  {
    name: 'cassava',
    word: /\b(?:cassava|yuca|manioc)\b/i,
    minutes: 20,
    message: 'Cassava has to cook for 20 minutes.',
  },
  {
    name: 'cassava leaf',
    word: /\bleaves\b/i,
    minutes: 40,
    message: 'Cassava leaves have to cook for 40 minutes.',
  },
  {
    name: 'taro',
    word: /\b(?:taro|malanga)\b/i,
    minutes: 15,
    message: 'Taro has to cook for 15 minutes.',
  },
  {
    name: 'taro leaf',
    word: /\bleaves\b/i,
    minutes: 40,
    message: 'Taro leaves have to cook for 40 minutes.',
  },
  {
    // Amaranth greens in Jamaica, dasheen leaves in Trinidad: whoever has only the word cooks it for as long as these.
    name: 'callaloo',
    word: /\bcallaloo\b/i,
    minutes: 40,
    message:
      'Callaloo may be dasheen leaves, which have to cook for 40 minutes: else name amaranth greens.',
  },
  {
    name: 'elderberry',
    word: /\b(?:elder)?berries\b/i,
    minutes: 10,
    message: 'Elderberries have to cook for 10 minutes.',
  },
];

/** From where on something boils, or steams, until it only simmers: what is brought to a boil may do either. */
const BOILS = /(?<!\bto an? (?:\w+ )?)\bboil(?:s|ing)?\b.*|\bsteam\b.*/i;
const ONLY_SIMMERS = /\b(?:simmer|lower|reduce|turn down)/i;
const COOKS = /\b(?:boil|simmer|cook|fry|bak|roast|steam|poach|stew|brais|grill|stir)/i;
const WAITS = /\b(?:stand|cool|(?<!the )rest|marinate|chill|soak|leave|freeze)\b/i;

const sentencesOf = (step: string): string[] => step.split(/(?<=[.!?])\s/);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** How long a sentence says that something boils. */
function minutesBoiled(sentence: string): number {
  const [boiling = ''] = BOILS.exec(sentence) ?? [];
  const [hard = ''] = boiling.split(ONLY_SIMMERS);
  return sum(minutesIn(hard));
}

/** Minutes over heat from the step on that first names it; for `boiled`, the longest time that a sentence boils. */
function minutesCooked(
  { word, boiled }: HarmfulFood,
  steps: readonly Pick<CatalogueLine, 'text'>[],
): number {
  const first = Math.max(
    steps.findIndex(({ text }) => word.test(text)),
    0,
  );
  const cooking = steps.slice(first).filter(({ text }) => COOKS.test(text));
  const sentences = cooking.flatMap(({ text }) => sentencesOf(text));
  if (boiled) return Math.max(0, ...sentences.map(minutesBoiled));
  return sum(sentences.filter((one) => !WAITS.test(one)).map((one) => sum(minutesIn(one))));
}

/** Whether steps cook a food, by its canonical name, for as long as it takes to be harmless; anything else always is. */
export function isCookedEnough(name: string, steps: readonly string[]): boolean {
  const harmful = HARMFUL_FOODS.find((food) => food.name === name && !food.when);
  return (
    !harmful ||
    minutesCooked(
      harmful,
      steps.map((text) => ({ text })),
    ) >= harmful.minutes
  );
}

function checkHarmfulFoods(
  { steps, ingredients }: CatalogueRecipe,
  lines: readonly IngredientLine[],
  report: Report,
): void {
  lines.forEach(({ ingredientId, raw }, index) => {
    if (ingredientId === null || /\b(?:canned|cans?)\b/i.test(raw)) return;
    const name = ingredientById(ingredientId)?.name;
    const harmful = HARMFUL_FOODS.find((food) => food.name === name);
    if (!harmful || harmful.when?.test(raw) === false) return;
    if (minutesCooked(harmful, steps) < harmful.minutes) {
      report((ingredients[index] as CatalogueLine).line, harmful.message);
    }
  });
}

function checkPortions(
  { ingredients, servings, steps }: CatalogueRecipe,
  lines: readonly IngredientLine[],
  report: Report,
): void {
  let grams = 0;
  // What is drained, rinsed, cooked in a pot of water or left on the rim of a glass is not eaten with all its salt.
  const isSaltLeft =
    steps.some(({ text }) => /\b(?:drain|rinse|rim\b)/i.test(text)) ||
    lines.some(({ name, unit }) => name === 'water' && unit === 'l');
  lines.forEach(({ ingredientId, quantity, unit, raw }, index) => {
    if (ingredientId === null || quantity === null || unit === null) return;
    const amount = toNumber(quantity.max);
    const kinds = [ingredientId, ...ancestorsOf(ingredientId)];
    if (dimensionOf(unit) === 'mass' && kinds.some((id) => MEAT_AND_FISH.has(id))) {
      grams += amount * (unit === 'kg' ? 1000 : unit === 'g' ? 1 : 0);
    }
    const salt = ingredientById(ingredientId)?.name === 'salt';
    const teaspoons = amount * (TEASPOONS[unit] ?? 0);
    if (salt && !isSaltLeft && teaspoons / servings > mostSaltTeaspoons) {
      report((ingredients[index] as CatalogueLine).line, `"${raw}" is too much for ${servings}.`);
    }
  });
  if (grams / servings > mostMeatGrams) {
    report(1, `${Math.round(grams / servings)} g of meat or fish is too much for one.`);
  }
}
