import type { RecipeSearchView, RecipeView, SearchRecipesApiArg } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import {
  editDistance,
  languageOfLines,
  lineFacts,
  lineTraits,
  parseIngredientLine,
  readExclusion,
  ruleVerdict,
  worstFacts,
  type Fact,
} from '@larder/culinary';
import {
  culinaryHierarchy,
  explainerFor,
  foodsOfLine,
  guessAsWritten,
  hierarchyFor,
  isForBabies,
  namedFoods,
  readDishName,
  readKitchen,
  titleWords,
  type DishName,
  type Explanation,
  type NamedFoods,
} from '@larder/culinary/at-hand';

/** The search over what is kept; needs the ingredient line parser, and is loaded when the server does not answer. */

/** What the lines of a dish say. */
interface ReadLines {
  foods: NamedFoods;
  words: readonly string[];
  /** Worked out when first asked for: most questions do not. */
  facts: () => { facts: ReturnType<typeof worstFacts>; traits: ReadonlySet<string> };
}

interface ReadDish extends ReadLines {
  recipe: RecipeView;
}

/** Of each dish, by its id; the text that was read tells whether it has changed. */
const known = new Map<number, { text: string; lines: ReadLines }>();

function readLines({ title, language, extendedIngredients }: RecipeView): ReadLines {
  const written = extendedIngredients.map(({ original }) => original);
  const spoken = languageOfLines(written, language) ?? 'en';
  const lines = written.map((line) => parseIngredientLine(line, { language: spoken }));
  let facts: ReturnType<ReadLines['facts']> | undefined;
  return {
    foods: namedFoods(lines.map((parsed) => ({ parsed, foods: foodsOfLine(parsed) }))),
    words: titleWords(title),
    facts: () =>
      (facts ??= {
        facts: worstFacts(lines.map(lineFacts)),
        traits: new Set<string>(lines.flatMap(lineTraits)),
      }),
  };
}

function read(recipe: RecipeView): ReadDish {
  const { id, title, language, extendedIngredients } = recipe;
  const text = JSON.stringify([title, language, extendedIngredients]);
  let found = known.get(id);
  if (found?.text !== text) known.set(id, (found = { text, lines: readLines(recipe) }));
  return { recipe, ...found.lines };
}

/** How long reading may keep the page from answering somebody, in milliseconds. */
const slice = 10;

/** Reads dishes ahead, a few at a time, so that the page stays responsive. */
export async function readKeptDishes(recipes: readonly RecipeView[]): Promise<void> {
  let begun = performance.now();
  for (const recipe of recipes) {
    read(recipe);
    if (performance.now() - begun < slice) continue;
    await new Promise((resolve) => setTimeout(resolve));
    begun = performance.now();
  }
}

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Whether a dish may be shown; of an `unsure` one nobody can say it. */
type Verdict = 'shown' | 'unsure' | 'left out';

const worst = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.find((verdict) => verdict === 'left out') ??
  verdicts.find((verdict) => verdict === 'unsure') ??
  'shown';

const verdictOf = (fact: Fact): Verdict =>
  fact === 'free' ? 'shown' : fact === 'contains' ? 'left out' : 'unsure';

const verdictOfRule = { kept: 'shown', broken: 'left out', unsure: 'unsure' } as const;

/** A judge of dishes by diet, rules and exclusions, and the exclusions that it does not understand. */
function judgeFor({ diet = 'all', rules, exclude }: SearchRecipesApiArg) {
  const wanted = listOf(rules);
  const exclusions = listOf(exclude).map((entry) => ({ entry, ...readExclusion(entry) }));
  const gone = new Set(
    exclusions.flatMap(({ ingredientIds }) =>
      ingredientIds.flatMap((id) => [id, ...culinaryHierarchy.goneWith(id)]),
    ),
  );
  const judge = (dish: ReadDish): Verdict => {
    const { recipe, foods } = dish;
    if (diet === 'all' && wanted.length + exclusions.length === 0) return 'shown';
    const { facts, traits } = dish.facts();
    const ids = [...foods.ingredientIds, ...foods.optionalIngredientIds];
    const mentioned = [...ids, ...Object.values(foods.alternatives).flat()];
    return worst([
      diet === 'all' ? 'shown' : verdictOf(facts.diets[diet]),
      ...wanted.map((rule) => {
        const fact = recipe.rules.find((one) => one.rule === rule)?.fact ?? 'unknown';
        return verdictOfRule[ruleVerdict(rule, fact)];
      }),
      ...exclusions.flatMap((exclusion) => [
        ...exclusion.allergens.map((allergen) => verdictOf(facts.allergens[allergen])),
        ...exclusion.diets.map((one) => verdictOf(facts.diets[one])),
        ...exclusion.traits.map((trait) => (traits.has(trait) ? 'left out' : 'shown')),
      ]),
      mentioned.some((id) => gone.has(id)) ? 'left out' : 'shown',
      // A line that nobody understands may be what has to be left out.
      gone.size > 0 && foods.unknownIngredients.length > 0 ? 'unsure' : 'shown',
    ]);
  };
  return {
    judge,
    notFilteredBy: exclusions.flatMap(({ entry, recognised }) => (recognised ? [] : entry)),
  };
}

/** How well a title has a name, less is better; null when it does not have it. */
type NameMatch = (dish: ReadDish) => number | null;

const usesFood = ({ foods }: ReadDish, food: number | null): boolean =>
  food !== null && foods.ingredientIds.includes(food);

const titleRank = (title: readonly string[], words: readonly string[]): number | null => {
  if (words.length === 0) return null;
  if (title.join(' ') === words.join(' ')) return 0;
  if (words.every((word, at) => title[at] === word)) return 1;
  if (words.every((word) => title.includes(word))) return 2;
  return words.every((word) => title.some((one) => one.startsWith(word))) ? 3 : null;
};

const matchFor =
  ({ words, otherWords, food }: DishName): NameMatch =>
  (dish) => {
    const ranks = [words, ...otherWords].flatMap((one) => titleRank(dish.words, one) ?? []);
    if (ranks.length > 0) return Math.min(...ranks);
    return usesFood(dish, food) ? 4 : null;
  };

/** How many letters of a word of this length may be wrong. */
const mayDiffer = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The words of the titles that a misspelt name may mean; null when there are none. */
function corrected({ words }: DishName, dishes: readonly ReadDish[]): string[] | null {
  const all = [...new Set(dishes.flatMap((dish) => dish.words))];
  const guesses = words.map((word) => {
    const most = mayDiffer(word);
    const near = all.map((one) => ({ one, edits: editDistance(word, one, most) }));
    near.sort((left, right) => left.edits - right.edits);
    const [best] = near;
    return best && best.edits <= most ? best.one : null;
  });
  return guesses.some((guess) => guess === null) ? null : guesses.flatMap((guess) => guess ?? []);
}

interface FoundDish {
  dish: ReadDish;
  explanation: Explanation;
  name: number;
}

/** Of what the dish needs, the share that is at hand. */
const shareAtHand = ({ used, pantry, toBuy }: Explanation): number => {
  const atHand = used.length + pantry.length;
  return atHand / Math.max(1, atHand + toBuy.length);
};

const forBabies = ({ dish }: FoundDish): number => Number(isForBabies(dish.recipe.title));

const byMinutes = ({ dish }: FoundDish): number => dish.recipe.readyInMinutes ?? Infinity;

const ascending = (left: number, right: number): number =>
  left === right ? 0 : left < right ? -1 : 1;

const orders: Record<
  NonNullable<SearchRecipesApiArg['sort']>,
  (one: FoundDish, other: FoundDish) => number
> = {
  match: (one, other) =>
    ascending(one.name, other.name) ||
    ascending(forBabies(one), forBabies(other)) ||
    shareAtHand(other.explanation) - shareAtHand(one.explanation) ||
    other.explanation.used.length - one.explanation.used.length ||
    other.explanation.soon.length - one.explanation.soon.length,
  missing: (one, other) => one.explanation.toBuy.length - other.explanation.toBuy.length,
  time: (one, other) => ascending(byMinutes(one), byMinutes(other)),
  newest: (one, other) => other.dish.recipe.id - one.dish.recipe.id,
};

const isInScope = ({ isOwn }: RecipeView, scope: SearchRecipesApiArg['scope']): boolean =>
  scope === undefined || scope === 'all' || isOwn === (scope === 'mine');

/** What the server's search would be asked, answered from the dishes on this device and the pantry that is kept. */
export function findKeptDishes(
  recipes: readonly RecipeView[],
  asked: SearchRecipesApiArg,
  pantryEntries: readonly string[],
): RecipeSearchView {
  const restricted = asked.restricted === 'true';
  const question: SearchRecipesApiArg = restricted
    ? { ...asked, type: 'all', diet: 'all', exclude: '', rules: '', maxMissing: 0 }
    : asked;
  const typed = readKitchen(listOf(question.ingredients));
  const kitchen = {
    typed: typed.ids,
    pantry: readKitchen(pantryEntries).ids,
    soon: [...readKitchen(listOf(question.useSoon)).ids, ...typed.soon],
  };
  const { diet = 'all', rules, exclude } = asked;
  const demands = [...(diet === 'all' ? [] : [diet]), ...listOf(rules), ...listOf(exclude)];
  const explain = explainerFor(kitchen, hierarchyFor(demands), copy.reasons);
  const { judge, notFilteredBy } = judgeFor(question);
  const { type = 'all', cuisine, scope, maxMinutes, maxMissing, sort = 'match' } = question;

  const dishes = recipes
    .filter(
      (recipe) =>
        isInScope(recipe, scope) &&
        (type === 'all' || recipe.dishTypes.includes(type)) &&
        (!cuisine || recipe.cuisine?.toLowerCase() === cuisine.toLowerCase()),
    )
    .map(read);
  const name = question.name ? readDishName(question.name) : null;
  let matches = name === null ? () => 0 : matchFor(name);
  let nameReadAs: string | null = null;
  if (name && !dishes.some((dish) => matches(dish) !== null)) {
    const guess = corrected(name, dishes);
    if (guess) {
      matches = matchFor({ words: guess, otherWords: [], food: null });
      const titles = dishes.filter((dish) => matches(dish) !== null);
      nameReadAs = guessAsWritten(
        guess,
        titles.map(({ recipe }) => recipe.title),
      );
    }
  }

  const found: FoundDish[] = [];
  let unsure = 0;
  let untimed = 0;
  for (const dish of dishes) {
    const rank = matches(dish);
    if (rank === null) continue;
    const explanation = explain(dish.foods);
    // A name restricts, and ingredients rank; without a name, a dish has to use something.
    if (name === null && explanation.used.length === 0) continue;
    if (maxMissing !== undefined && explanation.toBuy.length > maxMissing) continue;
    const verdict = judge(dish);
    if (verdict === 'left out') continue;
    const { readyInMinutes } = dish.recipe;
    if (maxMinutes !== undefined && readyInMinutes !== null && readyInMinutes > maxMinutes)
      continue;
    if (verdict === 'unsure') unsure += 1;
    else if (maxMinutes !== undefined && readyInMinutes === null) untimed += 1;
    else found.push({ dish, explanation, name: rank });
  }
  found.sort((one, other) => orders[sort](one, other) || orders.match(one, other));

  return {
    recipes: found.map(({ dish: { recipe }, explanation }) => ({
      id: recipe.id,
      title: recipe.title,
      image: recipe.image,
      readyInMinutes: recipe.readyInMinutes,
      servings: recipe.servings,
      usedIngredients: [...explanation.used],
      pantryIngredients: [...explanation.pantry],
      missedIngredients: [...explanation.toBuy],
      usedIngredientCount: explanation.used.length,
      missedIngredientCount: explanation.toBuy.length,
      substitutions: [...explanation.substitutions],
      reason: explanation.reason,
    })),
    total: found.length,
    centreMissing: [],
    leftOutAsUnsure: unsure,
    leftOutAsUntimed: untimed,
    nameReadAs,
    didYouMean: [],
    notFilteredBy,
    understood: { ...typed.understood },
    unknown: [...typed.unknown],
  };
}
