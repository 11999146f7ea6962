import { ancestorsOf, descendantsOf, ingredientById } from '@larder/culinary';
import { DISH_DIETS, DISH_TYPES } from '../../recipes/domain/dish-type.js';
import { deriveRecipe, type DerivedRecipe } from '../../recipes/domain/recipe-derivation.js';
import { type CatalogueRecipe, toDraft } from './catalogue-file.js';
import { COMMON_INGREDIENTS } from './common-ingredients.js';
import { minutesIn } from './cooking-times.js';
import { Mentions } from './ingredient-mentions.js';
import { checkKitchenSense } from './kitchen-sense.js';
import { meatProblems } from './meat-doneness.js';

export interface CatalogueReport {
  readonly recipes: number;
  readonly lines: number;
  readonly ingredients: number;
  readonly types: ReadonlyMap<string, number>;
  readonly diets: ReadonlyMap<string, number>;
  readonly cuisines: ReadonlyMap<string, number>;
  /** Those that are quick, and those that need little. */
  readonly effort: ReadonlyMap<string, number>;
  /** How many recipes need each of the common ingredients. */
  readonly common: ReadonlyMap<string, number>;
  /** One sentence for each minimum that the catalogue misses. */
  readonly owed: readonly string[];
  /** One sentence each, starting with file and line. */
  readonly problems: readonly string[];
}

/** Words by which a step refers to many ingredients at once. */
const EVERYTHING =
  /\b(?:all (?:of )?the (?:\w+ )?ingredients|(?:remaining|other|rest of the|dry|wet) ingredients|everything)\b/i;
/** A step may heat, wait, serve, prepare a pan, or continue with the result of earlier steps without naming food. */
const GOING_ON =
  /\b(?:seconds?|minutes?|hours?|overnight|°C|serv(?:e|ing)|oven|pan|pot|sheets?|glass(?:es)?|shaker|mugs?|cups?|flutes?|dough|batter|mixture|filling|sauce|soup|broth|rolls?|balls?|smooth|strain|blend|grind|dressing|jar|plate|tins?|squares|taste|refrigerat(?:e|or)|heat)\b/i;

// Two pans are often on the stove at once, and a cook chops while water boils.
const mostOverlap = 1.6;
const slackMinutes = 15;
const leastShare = 0.2;

const FEWEST_STEPS = 4;
const MOST_STEPS = 10;

const recipesOwed = 1_800;
const cuisinesOwed = 25;
const perTypeOwed = 50;
const perCommonIngredientOwed = 6;
const FISH_AND_SEAFOOD: readonly number[] = [457, 494];
const WITH_FISH = 'pescetarian with fish';
const DIETS_OWED: Readonly<Record<string, number>> = {
  vegan: 120,
  vegetarian: 200,
  [WITH_FISH]: 50,
  'gluten free': 200,
};

const quickMinutes = 20;
const fewIngredients = 5;
const QUICK = `ready in ${quickMinutes} minutes`;
const FEW = `${fewIngredients} ingredients besides staples`;
const EFFORT_OWED: Readonly<Record<string, number>> = { [QUICK]: 300, [FEW]: 200 };

/** Checks recipes like a careful editor. */
export function checkCatalogue(recipes: readonly CatalogueRecipe[]): CatalogueReport {
  const problems: string[] = [];
  const types = new Map<string, number>();
  const diets = new Map<string, number>([...DISH_DIETS, WITH_FISH].map((diet) => [diet, 0]));
  const cuisines = new Map<string, number>();
  const effort = new Map(Object.keys(EFFORT_OWED).map((name) => [name, 0]));
  const ingredients = new Set<number>();
  const twins = new Map<string, string>();
  const titles = new Map<string, string>();
  const common = new Map(COMMON_INGREDIENTS.map(({ name }) => [name, 0]));
  let lines = 0;
  for (const recipe of recipes) {
    const derived = deriveRecipe(toDraft(recipe));
    const report = (line: number, message: string) =>
      problems.push(`${recipe.slug}.md:${line}: ${message}`);
    lines += recipe.ingredients.length;
    for (const type of recipe.types) count(types, type);
    for (const diet of derived.diets) count(diets, diet);
    if (hasDiet(derived, 'pescetarian') && hasFish(derived)) count(diets, WITH_FISH);
    for (const name of commonIn(derived)) count(common, name);
    if (recipe.readyInMinutes <= quickMinutes) count(effort, QUICK);
    if (boughtFor(derived) <= fewIngredients) count(effort, FEW);
    count(cuisines, recipe.cuisine);
    for (const id of derived.ingredientIds) ingredients.add(id);

    checkLines(recipe, derived, report);
    checkSteps(recipe, derived, report);
    checkTimes(recipe, report);
    checkDiets(recipe, derived, report);
    checkTemperatures(recipe, report);
    checkKitchenSense(
      recipe,
      derived.lines.map(({ parsed }) => parsed),
      report,
    );
    for (const problem of meatProblems(
      derived.lines.flatMap(({ parsed }) => [parsed, ...parsed.also]),
      recipe.steps.map(({ text }) => text),
    )) {
      report(recipe.steps.at(-1)?.line ?? 1, problem);
    }

    const kind = twinKey(recipe, derived);
    const twin = twins.get(kind);
    if (twin) report(1, `The same ingredients and type as ${twin}.`);
    twins.set(kind, recipe.slug);
    const title = recipe.title.toLowerCase();
    const namesake = titles.get(title);
    if (namesake) report(2, `The same title as ${namesake}.`);
    titles.set(title, recipe.slug);
  }
  return {
    recipes: recipes.length,
    lines,
    ingredients: ingredients.size,
    types,
    diets,
    cuisines,
    effort,
    common,
    owed: owedBy({ recipes: recipes.length, types, diets, cuisines, effort, common }),
    problems,
  };
}

type Report = (line: number, message: string) => void;

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function hasDiet(derived: DerivedRecipe, diet: string): boolean {
  return derived.diets.some((kept) => kept === diet);
}

/** Fish or seafood itself: a spoon of fish sauce does not make a fish dish. */
function hasFish(derived: DerivedRecipe): boolean {
  return derived.ingredientIds.some((id) =>
    [id, ...ancestorsOf(id)].some((kind) => FISH_AND_SEAFOOD.includes(kind)),
  );
}

/** How many of the foods that it needs are none that every kitchen has. */
const boughtFor = ({ ingredientIds }: DerivedRecipe): number =>
  ingredientIds.filter((id) => !ingredientById(id)?.staple).length;

function commonIn(derived: DerivedRecipe): string[] {
  const held = new Set(derived.ingredientIds.flatMap((id) => [id, ...ancestorsOf(id)]));
  return COMMON_INGREDIENTS.filter(({ ids }) => ids.some((id) => held.has(id))).map(
    ({ name }) => name,
  );
}

type Counts = ReadonlyMap<string, number>;

function owedBy({
  recipes,
  types,
  diets,
  cuisines,
  effort,
  common,
}: Pick<CatalogueReport, 'recipes'> &
  Record<'types' | 'diets' | 'cuisines' | 'effort' | 'common', Counts>): string[] {
  const owed: string[] = [];
  const ask = (what: string, held: number, wanted: number) => {
    if (held < wanted) owed.push(`${what}: ${held} of ${wanted}.`);
  };
  ask('recipes', recipes, recipesOwed);
  for (const type of DISH_TYPES) ask(type, types.get(type) ?? 0, perTypeOwed);
  for (const [diet, wanted] of Object.entries(DIETS_OWED)) ask(diet, diets.get(diet) ?? 0, wanted);
  for (const [name, wanted] of Object.entries(EFFORT_OWED))
    ask(name, effort.get(name) ?? 0, wanted);
  ask('cuisines', cuisines.size, cuisinesOwed);
  for (const [name, held] of common) ask(`with ${name}`, held, perCommonIngredientOwed);
  return owed;
}

function checkLines(recipe: CatalogueRecipe, derived: DerivedRecipe, report: Report): void {
  const text = recipe.steps.map((step) => step.text).join(' ');
  const mentions = new Mentions(text);
  recipe.ingredients.forEach(({ line, text: raw }, index) => {
    const read = derived.lines[index]?.parsed;
    if (!read) return;
    for (const food of [read, ...read.also]) {
      if (food.ingredientId === null && food.name !== '') {
        report(line, `No ingredient is known as "${food.name}".`);
      }
    }
    if (read.quantity === null && !read.toTaste && !/\bfor\b|\bto serve\b/.test(raw)) {
      report(line, `"${raw}" has no amount and does not say "to taste".`);
    }
    const named = read.ingredientId === null ? [] : related(read.ingredientId);
    const spoken = ingredientById(read.ingredientId ?? -1)?.name ?? '';
    const used =
      mentions.hasAnyId(named) ||
      mentions.hasWordOf(read.name) ||
      mentions.hasWordOf(spoken) ||
      EVERYTHING.test(text);
    if (!used) report(line, `No step uses "${read.name || raw}".`);
  });
}

function checkSteps(recipe: CatalogueRecipe, derived: DerivedRecipe, report: Report): void {
  if (recipe.steps.length < FEWEST_STEPS || recipe.steps.length > MOST_STEPS) {
    const range = `${FEWEST_STEPS} to ${MOST_STEPS} steps`;
    report(recipe.steps[0]?.line ?? 1, `A recipe has ${range}, not ${recipe.steps.length}.`);
  }
  const required = [...derived.ingredientIds, ...derived.optionalIngredientIds];
  const listed = new Set(required.flatMap(related));
  const known = new Set([
    ...listed,
    ...Object.values(derived.alternatives).flatMap((ids) => ids.flatMap(related)),
  ]);
  const names = [recipe.title, ...recipe.ingredients.map(({ text }) => text)];
  for (const { line, text } of recipe.steps) {
    const mentions = new Mentions(text);
    const uses =
      mentions.hasAnyId(listed) ||
      derived.lines.some(({ parsed }) => mentions.hasWordOf(parsed.name)) ||
      EVERYTHING.test(text);
    for (const name of mentions.beside(known, names)) {
      report(line, `The step uses "${name}", which is not listed.`);
    }
    if (!uses && !GOING_ON.test(text)) report(line, 'The step uses none of the ingredients.');
  }
}

function checkTimes(recipe: CatalogueRecipe, report: Report): void {
  const times = recipe.steps.flatMap(({ text }) => minutesIn(text));
  const sum = Math.round(times.reduce((total, minutes) => total + minutes, 0));
  const longest = Math.max(0, ...times);
  if (longest > recipe.readyInMinutes) {
    report(6, `Ready in ${recipe.readyInMinutes} minutes, but a step alone takes ${longest}.`);
  } else if (sum > recipe.readyInMinutes * mostOverlap + slackMinutes) {
    report(6, `Ready in ${recipe.readyInMinutes} minutes, but the steps take ${sum}.`);
  } else if (sum + slackMinutes < recipe.readyInMinutes * leastShare) {
    report(6, `Ready in ${recipe.readyInMinutes} minutes, but the steps take only ${sum}.`);
  }
}

/** What a title or description may promise, and the diet that the lines must then keep. */
const PROMISES: readonly (readonly [RegExp, string])[] = [
  [/\bvegan\b/i, 'vegan'],
  [/\b(?:vegetarian|meatless)\b/i, 'vegetarian'],
  [/\bgluten[- ]free\b/i, 'gluten free'],
];

function checkDiets(recipe: CatalogueRecipe, derived: DerivedRecipe, report: Report): void {
  const text = `${recipe.title}. ${recipe.description}`;
  for (const [words, diet] of PROMISES) {
    if (words.test(text) && !hasDiet(derived, diet)) {
      report(2, `It is called ${diet}, and its lines are not.`);
    }
  }
}

const CELSIUS = /(\d+)\s*°C(?:\s*\((\d+)\s*°F\))?/g;
const FAHRENHEIT = /(\d+)\s*°F/g;
const ovenDialDegrees = 8;

function checkTemperatures(recipe: CatalogueRecipe, report: Report): void {
  for (const { line, text } of recipe.steps) {
    let pairs = 0;
    for (const [told, celsius, fahrenheit] of text.matchAll(CELSIUS)) {
      if (fahrenheit === undefined) {
        report(line, `"${told}" does not say how many °F that is.`);
        continue;
      }
      pairs += 1;
      const exact = (Number(celsius) * 9) / 5 + 32;
      if (Math.abs(exact - Number(fahrenheit)) > ovenDialDegrees) {
        report(line, `"${told}" is not the same temperature twice.`);
      }
    }
    if ([...text.matchAll(FAHRENHEIT)].length > pairs) {
      report(line, 'A temperature is given in °F alone.');
    }
  }
}

/** The ingredient, its more general names, and its kinds: a step says "cheese" for feta. */
function related(id: number): number[] {
  return [id, ...ancestorsOf(id), ...descendantsOf(id)];
}

function twinKey(recipe: CatalogueRecipe, derived: DerivedRecipe): string {
  const telling = derived.ingredientIds.filter((id) => !ingredientById(id)?.staple);
  return `${recipe.types[0]}: ${telling.sort((left, right) => left - right).join(' ')}`;
}
