import { editDistance, MOST_KINDS } from '@larder/culinary';
import type {
  DishName,
  IngredientHierarchy,
  IngredientRole,
  RecipeNeed,
} from '@larder/culinary/at-hand';
import type { IndexedRecipe, RecipeAnswer, RecipeQuery, RecipeSort } from './recipe-index.js';

/** Parents by child; a parent always has the smaller id, so there are no cycles. */
export type Parents = ReadonlyMap<number, readonly number[]>;

export const INGREDIENTS = 24;
/** What the others are to a dish; the rest are main. */
const ROLES: ReadonlyMap<number, IngredientRole> = new Map([
  ...[1, 2].map((id) => [id, 'staple'] as const),
  ...[3, 4, 5, 6].map((id) => [id, 'seasoning'] as const),
  ...[8, 13].map((id) => [id, 'protein'] as const),
  ...[9, 14].map((id) => [id, 'base'] as const),
  ...[10, 11, 16].map((id) => [id, 'support'] as const),
]);
const COMMON_POINTS = { protein: 20, base: 16, main: 16, support: 12, seasoning: 8, staple: 2 };

/** Each eighth from the seventh on stands in for its two neighbours, and, without diets, each from the fifth on. */
const standInsOf = (id: number, first = 7): ReadonlyMap<number, string> =>
  new Map(id % 8 === first ? [id - 1, id + 1].map((other) => [other, 'is next to it']) : []);

function remembered<T>(answer: (id: number) => T): (id: number) => T {
  const answers = new Map<number, T>();
  return (id) => {
    if (!answers.has(id)) answers.set(id, answer(id));
    return answers.get(id) as T;
  };
}

export function hierarchyOf(parents: Parents): IngredientHierarchy {
  const up: (id: number) => number[] = remembered((id) => [
    ...new Set((parents.get(id) ?? []).flatMap((parent) => [parent, ...up(parent)])),
  ]);
  const down = remembered((id) =>
    Array.from({ length: INGREDIENTS }, (_, index) => index + 1).filter((other) =>
      up(other).includes(id),
    ),
  );
  const strict: Omit<IngredientHierarchy, 'withoutDiets'> = {
    servesFor: up,
    mayBe: down,
    goneWith: down,
    partlyFor: remembered((id) => standInsOf(id)),
    nearlyFor: () => new Set(),
    generalOf: (id) => parents.get(id) ?? [],
    refusalOf: () => null,
    staples: [...ROLES].flatMap(([id, role]) => (role === 'staple' ? [id] : [])),
    roleOf: (id) => ROLES.get(id) ?? 'main',
  };
  const withoutDiets: IngredientHierarchy = {
    ...strict,
    partlyFor: remembered((id) => (id % 8 === 5 ? standInsOf(id, 5) : strict.partlyFor(id))),
    get withoutDiets() {
      return withoutDiets;
    },
  };
  return { ...strict, withoutDiets };
}

const mentionsOf = new WeakMap<IndexedRecipe, readonly number[]>();

/** Every ingredient that it names, in any line. */
function mentions(recipe: IndexedRecipe): readonly number[] {
  const known = mentionsOf.get(recipe) ?? recipe.ingredients.flatMap(({ anyOf }) => anyOf);
  mentionsOf.set(recipe, known);
  return known;
}

const usersOf = new WeakMap<readonly IndexedRecipe[], (id: number) => number>();

/** How many of everybody's recipes name an ingredient, counted once for all queries of the same recipes. */
function usersAmong(recipes: readonly IndexedRecipe[]): (id: number) => number {
  const count = remembered(
    (id) =>
      recipes.filter((recipe) => recipe.ownerId === null && mentions(recipe).includes(id)).length,
  );
  const known = usersOf.get(recipes) ?? count;
  usersOf.set(recipes, known);
  return known;
}

/** The definition of a match, written without any index: every recipe is checked in turn. */
export function answerByDefinition(
  recipes: readonly IndexedRecipe[],
  hierarchy: IngredientHierarchy,
  query: RecipeQuery,
): Omit<RecipeAnswer, 'closest' | 'scores'> {
  const kitchen = query.withoutDiets ? hierarchy.withoutDiets : hierarchy;
  const isVisible = ({ ownerId }: IndexedRecipe) =>
    ownerId === null || query.viewers.includes(ownerId);
  const shared = recipes.filter(({ ownerId }) => ownerId === null);
  const points = (id: number, users: number): number => {
    const role = hierarchy.roleOf(id);
    if (role === 'staple') return 2;
    const octaves = Math.log2(Math.max(1, shared.length) / Math.max(1, users));
    const rarity = Math.min(1, Math.max(0, octaves / 12));
    return Math.round(COMMON_POINTS[role] * (1 + rarity));
  };
  const usersOfId = usersAmong(recipes);
  const isStaple = (id: number): boolean => hierarchy.roleOf(id) === 'staple';
  // In eighths of a point, as costs are rounded.
  const price = remembered((id) =>
    isStaple(id)
      ? 0
      : Math.floor(
          (8 * points(id, usersOfId(id))) / (hierarchy.roleOf(id) === 'protein' ? 4 : 12),
        ) / 8,
  );
  const isKindOf = (id: number, general: number): boolean =>
    id === general || hierarchy.servesFor(id).includes(general);
  /** A kind of it, a general word for it, or what stands in for it. */
  const fitsOf = remembered((typed) =>
    remembered((wanted) => {
      const whole = wholeFit(typed, wanted);
      return whole > 0 ? whole : kitchen.partlyFor(typed).has(wanted) ? 0.5 : 0;
    }),
  );
  const fit = (typed: number, wanted: number): number => fitsOf(typed)(wanted);
  const wholeFit = (have: number, wanted: number): number => {
    if (isKindOf(have, wanted)) return 1;
    const vague = hierarchy.mayBe(have).length > MOST_KINDS;
    return !vague && isKindOf(wanted, have) ? 0.75 : 0;
  };
  /** From 0 to 1; the best of its lines counts, and only once. */
  const worth = (
    typed: number,
    { ingredients }: IndexedRecipe,
    counts: (id: number) => boolean = () => true,
  ): number => {
    let best = 0;
    for (const { anyOf, optional } of ingredients) {
      for (const id of anyOf) {
        if (counts(id)) best = Math.max(best, fit(typed, id) / (optional ? 2 : 1));
      }
    }
    return best;
  };
  /** The same of what the title names. */
  const titleWorth = (typed: number, recipe: IndexedRecipe): number =>
    worth(typed, recipe, (id) => recipe.titleFoods.includes(id));
  /** Half a common ingredient's worth for each that the kitchen is mainly about and the title names, half a point for any others. */
  const byTitle = (recipe: IndexedRecipe): number => {
    const others = query.typed.filter((typed) => !foremost.includes(typed) && !isStaple(typed));
    return (
      foremost.reduce((sum, typed) => sum + 8 * titleWorth(typed, recipe), 0) +
      (others.some((typed) => titleWorth(typed, recipe) > 0) ? 0.5 : 0)
    );
  };
  const atHand = (id: number): boolean =>
    isStaple(id) ||
    query.typed.some((have) => fit(have, id) > 0) ||
    query.pantry.some((have) => wholeFit(have, id) > 0);
  const pointsOf = remembered((typed) =>
    points(typed, shared.filter((other) => worth(typed, other) > 0).length),
  );
  const stapleOnly = query.typed.every(isStaple);
  const having = (...roles: IngredientRole[]) =>
    query.typed.filter((typed) => roles.includes(hierarchy.roleOf(typed)));
  const most = (of: readonly number[]): number => Math.max(...of.map(pointsOf));
  const proteins = having('protein');
  const foods = having('base', 'main');
  const share = (typed: number): number => {
    if (!foods.includes(typed)) return having('support').includes(typed) ? 0.65 : Infinity;
    return pointsOf(typed) > 20 ? 0 : 0.85;
  };
  const telling = (typed: readonly number[]) =>
    typed.filter((one) => pointsOf(one) >= 0.95 * most(typed));
  /** The first of these that the kitchen has. */
  const foremost =
    [
      query.typed.filter(
        (typed) =>
          proteins.includes(typed) ||
          (proteins.length > 0 &&
            having('main').includes(typed) &&
            pointsOf(typed) >= 0.9 * most(proteins)),
      ),
      query.typed.filter(
        (typed) => foods.length > 0 && pointsOf(typed) >= share(typed) * most(foods),
      ),
      telling(having('support')),
      telling(having('seasoning')),
    ].find(({ length }) => length > 0) ?? [];
  const centre =
    proteins.length === 0 || query.typed.length > 7
      ? foremost
      : query.typed.filter(
          (typed) => foremost.includes(typed) || (foods.includes(typed) && pointsOf(typed) > 20),
        );

  const usesAny = (foods: readonly number[], recipe: IndexedRecipe): boolean =>
    foods.some((food) => worth(food, recipe) > 0);

  /**
   * With something of the centre, then without; of each, desserts last without the protein that the kitchen is about; among each of these,
   * dishes for babies last.
   */
  const rankOf = (recipe: IndexedRecipe): number => placeOf(recipe) - (recipe.forBabies ? 0.5 : 0);
  const placeOf = (recipe: IndexedRecipe): number => {
    const isLast =
      proteins.length > 0 && !usesAny(foremost, recipe) && recipe.types.includes('dessert');
    return (usesAny(centre, recipe) ? 4 : 1) - (isLast ? 2 : 0);
  };

  const usesFood = (recipe: IndexedRecipe): boolean => {
    const food = query.name?.food ?? null;
    return food !== null && mentions(recipe).some((id) => wholeFit(food, id) > 0);
  };
  const visible = recipes.filter(isVisible);
  const { fitOf, guess } = fitsByDefinition(query.name, visible, visible.some(usesFood));
  const candidates = recipes.filter((recipe) => {
    if (!isVisible(recipe) || query.scope === (recipe.ownerId === null ? 'mine' : 'larder')) {
      return false;
    }
    if (query.cuisine !== null && query.cuisine !== recipe.cuisine) return false;
    if (query.type !== null && !recipe.types.includes(query.type)) return false;
    const bad = (id: number) => query.excluded.some((excluded) => isKindOf(id, excluded));
    if (mentions(recipe).some(bad)) return false;
    if (query.name !== null) return fitOf(recipe) > 0 || usesFood(recipe);
    return query.typed.some(
      (typed) => worth(typed, recipe) > 0 && (stapleOnly || !isStaple(typed)),
    );
  });
  const required = ({ ingredients }: IndexedRecipe) =>
    ingredients.filter(({ optional }) => !optional);
  const toBuyFor = (recipe: IndexedRecipe) =>
    required(recipe).filter(({ anyOf }) => !anyOf.some(atHand));
  const missing = (recipe: IndexedRecipe) => toBuyFor(recipe).length + recipe.unknownLines;
  const isMade = (recipe: IndexedRecipe): boolean => {
    if (!query.restricted) return query.maxMissing === null || missing(recipe) <= query.maxMissing;
    return toBuyFor(recipe).length === (query.buying ?? 0);
  };
  const isInTime = ({ minutes }: IndexedRecipe): boolean =>
    query.maxMinutes === null || (minutes !== null && minutes <= query.maxMinutes);

  const asksForFacts = query.diet !== null || query.avoided.length > 0 || query.excluded.length > 0;
  const possible = candidates.filter(
    (recipe) =>
      isMade(recipe) &&
      isInTime(recipe) &&
      !query.avoided.some((avoided) => recipe.contains.includes(avoided)) &&
      !(query.diet !== null && recipe.contains.includes(query.diet)),
  );
  const whenever = candidates.filter((recipe) => {
    const careful = query.restricted || query.excluded.length > 0;
    if (careful && recipe.unknownLines > 0) return false;
    const mayHave = [...recipe.contains, ...recipe.unsure];
    if (query.avoided.some((avoided) => mayHave.includes(avoided))) return false;
    const isSure = recipe.unknownLines === 0 && query.diet !== null;
    return isMade(recipe) && (query.diet === null || (isSure && recipe.diets.includes(query.diet)));
  });

  const scored = whenever.filter(isInTime).map((recipe) => {
    const used = query.typed.filter((typed) => worth(typed, recipe) > 0);
    const gains = used.map((typed) => pointsOf(typed) * worth(typed, recipe));
    const total = (prices: number[]): number => prices.reduce((sum, one) => sum + one, 0);
    const priceOf = ({ anyOf }: RecipeNeed): number => price(anyOf[0]);
    // Unknown lines cost as much as an ingredient that only one recipe uses.
    const rare = Math.min(1, Math.log2(Math.max(1, shared.length)) / 12);
    const unknown =
      recipe.unknownLines === 0 ? 0 : Math.floor((8 * Math.round(16 * (1 + rare))) / 12) / 8;
    const byIngredients =
      total(gains) + byTitle(recipe) - total(toBuyFor(recipe).map(priceOf)) - unknown;
    const byName = query.name !== null && query.typed.length === 0;
    return {
      recipe,
      lead: leadOf[query.sort](recipe, missing(recipe)),
      rank: byName ? placeOf(recipe) : rankOf(recipe),
      score: byName ? fitOf(recipe) : byIngredients,
      totalCost: total(required(recipe).map(priceOf)) + unknown,
    };
  });
  scored.sort(
    (left, right) =>
      left.lead - right.lead ||
      right.rank - left.rank ||
      right.score - left.score ||
      left.totalCost - right.totalCost ||
      right.recipe.popularity - left.recipe.popularity ||
      left.recipe.id - right.recipe.id,
  );
  const best = scored.slice(0, query.offset + query.limit);
  const page = best.slice(query.offset);
  return {
    ids: page.map(({ recipe }) => recipe.id),
    worths: query.typed.map(pointsOf),
    total: scored.length,
    unsure: asksForFacts && !query.restricted ? possible.length - scored.length : 0,
    untimed:
      query.maxMinutes === null ? 0 : whenever.filter(({ minutes }) => minutes === null).length,
    centreMissing:
      query.sort === 'match' &&
      best.length > 0 &&
      !best.some(({ recipe }) => usesAny(foremost, recipe))
        ? foremost
        : [],
    guess,
  };
}

/** What decides first, the smallest first. */
const leadOf = {
  match: () => 0,
  time: ({ minutes }: IndexedRecipe) => minutes ?? Infinity,
  missing: (_: IndexedRecipe, missing: number) => missing,
  newest: ({ id }: IndexedRecipe) => -id,
} satisfies Record<RecipeSort, (recipe: IndexedRecipe, missing: number) => number>;

interface Fits {
  /** The greater the better; 0 for a title that does not have the name. */
  readonly fitOf: (recipe: IndexedRecipe) => number;
  readonly guess: string[] | null;
}

/** Which titles have the name, and how well it fits, read off all the titles that a person may see. */
function fitsByDefinition(
  name: DishName | null,
  visible: readonly IndexedRecipe[],
  isFoodUsed: boolean,
): Fits {
  if (name === null) return { fitOf: () => 0, guess: null };
  const { words, otherWords } = name;
  const isWhole = (word: string) => visible.some(({ titleWords }) => titleWords.includes(word));
  const begins = (word: string, other: string) => word.length >= 3 && other.startsWith(word);
  const has = (word: string) =>
    visible.some(({ titleWords }) =>
      titleWords.some((other) => other === word || begins(word, other)),
    );
  const fit =
    (
      wanted: readonly string[],
      ranks: readonly [whole: number, begun: number],
      mayBegin: (word: string) => boolean,
    ) =>
    ({ titleWords }: IndexedRecipe): number => {
      const places = wanted.map((word) => {
        const at = titleWords.indexOf(word);
        const isBegun = at < 0 && mayBegin(word);
        return isBegun ? titleWords.findIndex((other) => begins(word, other)) : at;
      });
      if (places.includes(-1)) return 0;
      const whole = wanted.every((word) => titleWords.includes(word));
      const [first = 0] = places;
      const together = places.every((place, index) => place === first + index);
      const length = titleWords.length;
      const closeness = !together
        ? 0
        : first === 0
          ? length === wanted.length
            ? 4
            : 3
          : first + wanted.length === length
            ? 2
            : 1;
      return 1_000 * (whole ? ranks[0] : ranks[1]) + 100 * closeness + 50 - length;
    };
  const readings: ((recipe: IndexedRecipe) => number)[] = [];
  if (words.length > 0 && words.every(has)) readings.push(fit(words, [4, 2], () => true));
  const joined = words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), `${words[at]}${word}`, ...words.slice(at + 2)]);
  for (const other of [...otherWords, ...joined]) {
    if (other.every(isWhole)) readings.push(fit(other, [3, 2], () => true));
  }
  const best = (recipe: IndexedRecipe) =>
    Math.max(0, ...readings.map((reading) => reading(recipe)));
  if (readings.length > 0 || isFoodUsed || words.length === 0) return { fitOf: best, guess: null };

  const correct = (word: string): string[] => {
    for (let end = 3; end <= word.length - 3; end += 1) {
      const halves = [word.slice(0, end), word.slice(end)];
      if (halves.every(isWhole)) return halves;
    }
    const limit = word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
    const uses = (other: string) =>
      visible.filter(({ titleWords }) => titleWords.includes(other)).length;
    const near = [...new Set(visible.flatMap(({ titleWords }) => titleWords))]
      .map((other) => ({ other, edits: editDistance(word, other, limit) }))
      .filter(({ edits }) => edits <= limit)
      .sort(
        (left, right) =>
          left.edits - right.edits ||
          Number(left.other[0] !== word[0]) - Number(right.other[0] !== word[0]) ||
          uses(right.other) - uses(left.other) ||
          (left.other < right.other ? -1 : 1),
      );
    return near.slice(0, 1).map(({ other }) => other);
  };
  const corrected = words.map((word) => (has(word) ? [word] : correct(word)));
  if (corrected.some(({ length }) => length === 0)) return { fitOf: () => 0, guess: null };
  return {
    fitOf: fit(corrected.flat(), [1, 1], (word) => words.includes(word)),
    guess: corrected.flat(),
  };
}
