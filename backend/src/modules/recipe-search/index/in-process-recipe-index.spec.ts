import fc from 'fast-check';
import {
  DISH_DIETS,
  DISH_TYPES,
  type DishDiet,
  type DishType,
} from '../../recipes/domain/dish-type.js';
import { AVOIDABLES } from '../../recipes/domain/recipe-facts.js';
import {
  answerByDefinition,
  hierarchyOf,
  INGREDIENTS,
  type Parents,
} from './answer-by-definition-testing.js';
import { BLOCK_ROWS } from './bitmap.js';
import type { IngredientHierarchy } from '@larder/culinary/at-hand';
import { InProcessRecipeIndex } from './in-process-recipe-index.js';
import { RecipeArrivals } from './recipe-arrivals.js';
import {
  NO_CONDITIONS,
  RECIPE_SCOPES,
  RECIPE_SORTS,
  type IndexedRecipe,
  type RecipeQuery,
} from './recipe-index.js';

async function* batches(recipes: readonly IndexedRecipe[]) {
  for (let at = 0; at < recipes.length; at += 7) yield recipes.slice(at, at + 7);
}

async function indexOf(
  recipes: readonly IndexedRecipe[],
  hierarchy: IngredientHierarchy,
): Promise<InProcessRecipeIndex> {
  const index = new InProcessRecipeIndex(hierarchy);
  await index.replaceAll(batches(recipes));
  return index;
}

const ingredientId = fc.integer({ min: 1, max: INGREDIENTS });
const parentsArbitrary: fc.Arbitrary<Parents> = fc
  .array(fc.option(fc.array(fc.nat(), { minLength: 1, maxLength: 2 }), { nil: [] }), {
    minLength: INGREDIENTS,
    maxLength: INGREDIENTS,
  })
  .map(
    (choices) =>
      new Map(
        choices.map((numbers, index) => [
          index + 1,
          index < 4 ? [] : [...new Set(numbers.map((number) => (number % (index - 1)) + 2))],
        ]),
      ),
  );
const [keptDiet, brokenDiet, ...otherDiets] = DISH_DIETS;
/** A diet is kept, broken or neither; an allergen is contained, possible or neither. */
const factsArbitrary = {
  diets: fc.subarray([keptDiet as DishDiet]),
  contains: fc.subarray([...AVOIDABLES.slice(0, 6), brokenDiet as DishDiet]),
  unsure: fc.subarray([...AVOIDABLES.slice(6, 12), ...otherDiets]),
};
/** Few words, so that titles have many in common: some that begin with others, some an edit apart, some two in one. */
const titleWord = fc.constantFrom(
  ...[
    'soup',
    'soupe',
    'soap',
    'pan',
    'pancake',
    'cake',
    'cakes',
    'pancetta',
    'red',
    'bean',
    'broth',
  ],
);
const titleArbitrary = fc.uniqueArray(titleWord, { maxLength: 5 });
/** What every recipe says about itself. */
const plainArbitrary = {
  titleWords: titleArbitrary,
  titleFoods: fc.uniqueArray(ingredientId, { maxLength: 8 }),
  unknownLines: fc.constantFrom(0, 0, 0, 1, 2),
  forBabies: fc.constantFrom(false, false, false, true),
  minutes: fc.constantFrom(null, 10, 20, 30, 40),
  cuisine: fc.constantFrom(null, 'thai', 'greek'),
};
const nameArbitrary = fc.record({
  words: fc.uniqueArray(
    fc.oneof(titleWord, fc.constantFrom('so', 'sou', 'pancaek', 'soupcake', 'pa', 'roth', 'zzzz')),
    { maxLength: 3 },
  ),
  otherWords: fc.array(fc.uniqueArray(titleWord, { minLength: 1, maxLength: 3 }), {
    maxLength: 2,
  }),
  food: fc.option(fc.integer({ min: 1, max: INGREDIENTS }), { nil: null, freq: 2 }),
});
const recipeArbitrary = fc.record({
  ingredients: fc.uniqueArray(
    fc.record({
      anyOf: fc
        .uniqueArray(ingredientId, { minLength: 1, maxLength: 3 })
        .map((ids) => ids as [number, ...number[]]),
      optional: fc.boolean(),
    }),
    { minLength: 1, maxLength: 7, selector: ({ anyOf }) => anyOf[0] },
  ),
  ...plainArbitrary,
  types: fc.subarray([...DISH_TYPES], { minLength: 1, maxLength: 2 }),
  ...factsArbitrary,
  popularity: fc.integer({ min: 0, max: 3 }),
  ownerId: fc.constantFrom(null, null, null, 'ana', 'ben'),
});
const recipesArbitrary: fc.Arbitrary<IndexedRecipe[]> = fc
  .array(recipeArbitrary, { maxLength: 40 })
  .map((recipes) => recipes.map((recipe, index) => ({ ...recipe, id: index + 1 })));
/** Half of the queries ask for ingredients only. */
const queryArbitrary: fc.Arbitrary<RecipeQuery> = fc.record({
  name: fc.option(nameArbitrary, { nil: null, freq: 2 }),
  typed: fc.uniqueArray(ingredientId, { minLength: 1, maxLength: 6 }),
  pantry: fc.uniqueArray(ingredientId, { maxLength: 8 }),
  excluded: fc.uniqueArray(ingredientId, { maxLength: 2 }),
  avoided: fc.subarray(AVOIDABLES.slice(4, 8), { maxLength: 2 }),
  withoutDiets: fc.boolean(),
  restricted: fc.boolean(),
  buying: fc.constantFrom(undefined, undefined, 0, 1, 2),
  type: fc.constantFrom(null, null, ...DISH_TYPES),
  diet: fc.constantFrom(null, null, ...DISH_DIETS),
  maxMinutes: fc.constantFrom(null, null, null, 20, 30),
  cuisine: fc.constantFrom(null, null, null, 'thai', 'polish'),
  maxMissing: fc.constantFrom(null, null, null, 0, 1, 3),
  scope: fc.constantFrom('all', ...RECIPE_SCOPES),
  sort: fc.constantFrom('match', 'match', ...RECIPE_SORTS),
  viewers: fc.subarray(['ana', 'ben', 'cleo'], { maxLength: 2 }),
  limit: fc.integer({ min: 1, max: 50 }),
  offset: fc.integer({ min: 0, max: 20 }),
});

/** Recipes that name an ingredient in several lines, and long ones. */
const longRecipeArbitrary = fc.record({
  ...{
    ...plainArbitrary,
    types: fc.constant(DISH_TYPES.slice(0, 1)),
  },
  ...factsArbitrary,
  ...{ popularity: fc.nat(3), ownerId: fc.constantFrom(null, null, 'ana') },
  ingredients: fc.array(
    fc.record({
      anyOf: fc.oneof(
        { weight: 4, arbitrary: fc.tuple(ingredientId) },
        { weight: 1, arbitrary: fc.tuple(ingredientId, ingredientId) },
      ),
      optional: fc.constantFrom(false, false, false, true),
    }),
    { minLength: 1, maxLength: 30 },
  ),
});

const EVERYTHING: RecipeQuery = { ...NO_CONDITIONS, limit: 100 };

function recipe(id: number, required: number[], rest: Partial<IndexedRecipe> = {}): IndexedRecipe {
  return {
    id,
    ingredients: required.map((ingredient) => ({ anyOf: [ingredient], optional: false })),
    titleWords: [],
    titleFoods: [],
    unknownLines: 0,
    minutes: 30,
    cuisine: null,
    types: ['main course'],
    forBabies: false,
    diets: [],
    contains: [],
    unsure: [],
    popularity: 0,
    ownerId: null,
    ...rest,
  };
}

describe('InProcessRecipeIndex', () => {
  it('[CALL-3] answers exactly as defined, whatever the recipes and the query', async () => {
    await fc.assert(
      fc.asyncProperty(
        recipesArbitrary,
        parentsArbitrary,
        queryArbitrary,
        async (recipes, parents, query) => {
          const hierarchy = hierarchyOf(parents);
          const index = await indexOf(recipes, hierarchy);
          expect(await index.search(query)).toMatchObject(
            answerByDefinition(recipes, hierarchy, query),
          );
        },
      ),
      { numRuns: 200 },
    );
  });

  it('[CALL-3] answers exactly as defined when most recipes need not be read', async () => {
    const recipes = fc
      .sample(longRecipeArbitrary, { seed: 7, numRuns: 1_000 })
      .map((one, index) => ({ ...one, id: index + 1 }));
    const queries = fc.sample(queryArbitrary, { seed: 8, numRuns: 40 });
    for (const parents of fc.sample(parentsArbitrary, { seed: 9, numRuns: 2 })) {
      const hierarchy = hierarchyOf(parents);
      const index = await indexOf(recipes, hierarchy);
      for (const { typed, pantry, excluded, avoided, viewers, limit } of queries) {
        const query = { ...EVERYTHING, typed, pantry, excluded, avoided, viewers, limit };
        expect(await index.search(query)).toMatchObject(
          answerByDefinition(recipes, hierarchy, query),
        );
      }
    }
  });

  it('[CALL-3] answers exactly as defined when recipes fill several blocks', async () => {
    let state = 11;
    const random = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    // The first are in most recipes, the last in one of fifty.
    const anyIngredient = () => Math.floor(random() ** 2 * INGREDIENTS) + 1;
    const recipes = Array.from({ length: 2 * BLOCK_ROWS + 900 }, (_, index) => {
      const ids = new Set(Array.from({ length: 1 + (index % 5) }, anyIngredient));
      const types: DishType[] = [random() < 0.9 ? 'main course' : 'dessert'];
      const ownerId = random() < 0.01 ? 'ana' : null;
      const minutes = index < 20 ? 5 : index % 4 === 0 ? null : 10 * (index % 4);
      const titleWords = index % 2 === 0 ? ['red', 'soup'] : ['soup'];
      const titleFoods = [...ids].slice(0, index % 3);
      const about = { types, ownerId, minutes, titleWords, titleFoods };
      const rest = { ...about, popularity: index % 7, forBabies: index % 11 === 0 };
      return recipe(index + 1, [...ids], rest);
    });
    const parents = new Map([7, 11, 15, 19, 23].map((kind) => [kind, [kind - 2, 3]]));
    const hierarchy = hierarchyOf(parents);
    const index = await indexOf(recipes, hierarchy);
    const kinds: Partial<RecipeQuery>[] = [
      {},
      { type: 'main course' },
      { type: 'dessert' },
      { excluded: [21, 5] },
      { viewers: ['ana'], pantry: [9, 22] },
      { sort: 'time', viewers: ['ana'] },
      { sort: 'time', typed: [], name: { words: ['soup'], otherWords: [], food: null } },
      { sort: 'newest', type: 'dessert', viewers: ['ana'], offset: 20 },
    ];
    for (const [at, rest] of kinds.entries()) {
      const typed = [3, 4 + at, 13, 24 - at];
      const query: RecipeQuery = { ...EVERYTHING, typed, limit: 40, ...rest };
      expect(await index.search(query)).toMatchObject(
        answerByDefinition(recipes, hierarchy, query),
      );
    }
  });

  it('[OWN-25] limits and sorts many recipes by what is missing exactly as defined', async () => {
    let state = 12;
    const random = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 2 ** 32;
    };
    const anyIngredient = () => Math.floor(random() ** 2 * INGREDIENTS) + 1;
    const recipes = Array.from({ length: 9_000 }, (_, index) => {
      // Some name an ingredient in several lines, and a few have more lines than are counted.
      const lines = index % 700 === 0 ? 40 : 1 + Math.floor(7 * random());
      const ingredients = Array.from({ length: lines }, () => ({
        anyOf: [anyIngredient(), ...(random() < 0.1 ? [anyIngredient()] : [])] as [number],
        optional: random() < 0.1,
      }));
      const about = {
        diets: index % 4 === 0 ? ([keptDiet] as DishDiet[]) : [],
        contains: index % 5 === 0 ? ([brokenDiet] as DishDiet[]) : [],
        minutes: index % 6 === 0 ? null : 10 * (index % 4),
        ownerId: index % 90 === 0 ? 'ana' : null,
        titleWords: index % 2 === 0 ? ['red', 'soup'] : ['soup'],
        unknownLines: index % 8 === 0 ? index % 3 : 0,
        titleFoods: ingredients.slice(0, index % 3).map(({ anyOf }) => anyOf[0]),
      };
      return recipe(index + 1, [], { ingredients, popularity: index % 7, ...about });
    });
    const hierarchy = hierarchyOf(new Map([7, 11, 15].map((kind) => [kind, [kind - 2, 3]])));
    const index = await indexOf(recipes, hierarchy);
    const name = { words: ['soup'], otherWords: [], food: null };
    const kinds: Partial<RecipeQuery>[] = [
      { maxMissing: 2 },
      { maxMissing: 1, diet: keptDiet, maxMinutes: 20, viewers: ['ana'] },
      { maxMissing: 3, sort: 'missing', pantry: [9, 22] },
      { sort: 'missing', viewers: ['ana'], offset: 30 },
      { sort: 'missing', typed: [24], excluded: [20] },
      { maxMissing: 2, name, typed: [] },
      { maxMissing: 2, name: { ...name, words: ['red'] }, sort: 'time', pantry: [5] },
      { sort: 'missing', name, typed: [], limit: 6_000 },
      { restricted: true, buying: 2 },
      { restricted: true, pantry: [1, 2, 5, 6, 8], limit: 5 },
      { restricted: true, pantry: [1, 2, 5, 6], sort: 'newest', limit: 5 },
      { restricted: true, pantry: [1, 2, 5, 6], name, typed: [], limit: 5 },
    ];
    for (const [at, rest] of kinds.entries()) {
      const query: RecipeQuery = { ...EVERYTHING, typed: [3, 4 + at, 13], limit: 40, ...rest };
      expect(await index.search(query)).toMatchObject(
        answerByDefinition(recipes, hierarchy, query),
      );
    }
  });

  it('[OWN-14] builds nothing for a search that finds none of what has changed', async () => {
    const index = await indexOf([recipe(1, [9])], hierarchyOf(new Map()));
    const find = async (viewer: string) =>
      (await index.search({ ...EVERYTHING, typed: [9], viewers: [viewer] })).ids;
    expect(await find('ben')).toEqual([1]);
    const before = index.byteLength;
    await index.put([recipe(2, [9], { ownerId: 'ana' })]);
    expect(await find('ben')).toEqual([1]);
    expect(index.byteLength).toBe(before);
    expect(await find('ana')).toEqual([1, 2]);
    expect(index.byteLength).not.toBe(before);
    // Shared from now on, and private again.
    await index.put([recipe(2, [9])]);
    expect(await find('ben')).toEqual([1, 2]);
    await index.put([recipe(2, [9], { ownerId: 'ana' })]);
    expect(await find('ben')).toEqual([1]);
    await index.remove([2]);
    expect([await find('ana'), await find('ben')]).toEqual([[1], [1]]);
  });

  it('returns the same order whatever order the recipes arrived in', async () => {
    await fc.assert(
      fc.asyncProperty(
        recipesArbitrary.chain((recipes) =>
          fc.tuple(
            fc.constant(recipes),
            fc.shuffledSubarray(recipes, { minLength: recipes.length }),
          ),
        ),
        queryArbitrary,
        async ([recipes, shuffled], query) => {
          const hierarchy = hierarchyOf(new Map());
          const first = await indexOf(recipes, hierarchy);
          const second = await indexOf(shuffled, hierarchy);
          expect(await second.search(query)).toEqual(await first.search(query));
        },
      ),
    );
  });

  it('returns the same results in pages as in one long page', async () => {
    await fc.assert(
      fc.asyncProperty(recipesArbitrary, queryArbitrary, async (recipes, query) => {
        const index = await indexOf(recipes, hierarchyOf(new Map()));
        const all = await index.search({ ...query, offset: 0, limit: 100 });
        const paged: number[] = [];
        for (let offset = 0; offset < all.total; offset += 3) {
          paged.push(...(await index.search({ ...query, offset, limit: 3 })).ids);
        }
        expect(paged).toEqual(all.ids);
        expect(new Set(paged).size).toBe(all.total);
      }),
    );
  });

  it('after puts and removals answers like a freshly filled index', async () => {
    await fc.assert(
      fc.asyncProperty(
        recipesArbitrary,
        recipesArbitrary,
        fc.array(fc.integer({ min: 1, max: 40 })),
        queryArbitrary,
        async (before, changed, removed, query) => {
          const hierarchy = hierarchyOf(new Map());
          const index = await indexOf(before, hierarchy);
          await index.search(query);
          await index.put(changed);
          await index.remove(removed);
          const content = new Map([...before, ...changed].map((entry) => [entry.id, entry]));
          for (const id of removed) content.delete(id);
          expect(index.size).toBe(content.size);
          expect(await index.search(query)).toMatchObject(
            answerByDefinition([...content.values()], hierarchy, query),
          );
        },
      ),
    );
  });

  it('finds changes on top of a large base', async () => {
    await fc.assert(
      fc.asyncProperty(
        recipesArbitrary,
        recipesArbitrary,
        fc.array(fc.integer({ min: 1, max: 40 })),
        queryArbitrary,
        async (before, changed, removed, query) => {
          const hierarchy = hierarchyOf(new Map());
          const index = new InProcessRecipeIndex(hierarchy, -1);
          await index.replaceAll(batches(before));
          await index.put(changed);
          await index.search(query);
          await index.remove(removed);
          const content = new Map([...before, ...changed].map((entry) => [entry.id, entry]));
          for (const id of removed) content.delete(id);
          const everything = { ...query, offset: 0, limit: 100 };
          const expected = answerByDefinition([...content.values()], hierarchy, everything);
          const { ids, total } = await index.search(everything);
          expect(index.size).toBe(content.size);
          expect(total).toBe(expected.total);
          expect(new Set(ids)).toEqual(new Set(expected.ids));
        },
      ),
    );
  });

  it('answers the same whether changes are recent or old', async () => {
    const steps = fc.array(
      fc.record({
        changed: recipesArbitrary.map((recipes) => recipes.slice(0, 6)),
        removed: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(recipesArbitrary, steps, queryArbitrary, async (before, given, query) => {
        const hierarchy = hierarchyOf(new Map());
        const index = new InProcessRecipeIndex(hierarchy, -1, 10_000, 5);
        const atOnce = new InProcessRecipeIndex(hierarchy, -1, 10_000, 10_000);
        for (const each of [index, atOnce]) await each.replaceAll(batches(before));
        const content = new Map(before.map((recipe) => [recipe.id, recipe]));
        for (const { changed, removed } of given) {
          for (const each of [index, atOnce]) {
            await each.put(changed);
            await each.remove(removed);
          }
          for (const recipe of changed) content.set(recipe.id, recipe);
          for (const id of removed) content.delete(id);
          const answer = await index.search(query);
          const expected = answerByDefinition([...content.values()], hierarchy, query);
          expect(answer).toEqual(await atOnce.search(query));
          expect(answer.total).toBe(expected.total);
          expect(index.size).toBe(content.size);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('merges many changes while it keeps answering', async () => {
    await fc.assert(
      fc.asyncProperty(
        recipesArbitrary,
        recipesArbitrary,
        recipesArbitrary,
        fc.array(fc.integer({ min: 1, max: 40 })),
        queryArbitrary,
        async (before, changed, later, removed, query) => {
          const hierarchy = hierarchyOf(new Map());
          const index = new InProcessRecipeIndex(hierarchy, -1, 0);
          await index.replaceAll(batches(before));
          await index.put(changed);
          await index.put(later);
          await index.search(query);
          await index.remove(removed);
          await index.merged();
          const content = new Map(
            [...before, ...changed, ...later].map((entry) => [entry.id, entry]),
          );
          for (const id of removed) content.delete(id);
          const { total } = await index.search(query);
          expect(index.size).toBe(content.size);
          expect(total).toBe(answerByDefinition([...content.values()], hierarchy, query).total);
          await index.merged();
        },
      ),
    );
  });

  it('does not apply an old merge after everything was replaced', async () => {
    const index = new InProcessRecipeIndex(hierarchyOf(new Map()), -1);
    const many = (ingredient: number) =>
      Array.from({ length: 30_000 }, (_, id) => recipe(id + 1, [ingredient]));
    const total = async (typed: number) =>
      (await index.search({ ...EVERYTHING, typed: [typed] })).total;
    await index.replaceAll(batches(many(10)));
    await index.put([recipe(40_000, [11])]);
    const arrivals = new RecipeArrivals();
    for (const one of many(12)) arrivals.add(one);
    await Promise.all([index.replaceWith(arrivals), index.settle(), index.settle()]);
    expect([await total(10), await total(11), await total(12)]).toEqual([0, 0, 30_000]);
    expect(index.size).toBe(30_000);
  });

  it('[CALL-3] tells how well each dish of a page matches, in points', async () => {
    const index = await indexOf(
      [recipe(1, [10, 12]), recipe(2, [10]), recipe(3, [10, 17])],
      hierarchyOf(new Map()),
    );
    const query = { ...EVERYTHING, typed: [10, 12], limit: 3 };
    const { ids, scores, worths } = await index.search(query);
    expect(ids).toEqual([1, 2, 3]);
    const [first, second, third] = scores as [number, number, number];
    // The second uses one thing less, and for the third something has to be bought besides.
    expect(first).toBeGreaterThan(second + (worths[0] as number));
    expect(second - third).toBeCloseTo(21 / 12, 0);
    expect(second - third).toBeGreaterThan(0);
    expect((await index.search({ ...query, offset: 1 })).scores).toEqual([second, third]);
  });

  it('is ready once it has been filled, even with nothing', async () => {
    const index = new InProcessRecipeIndex(hierarchyOf(new Map()));
    expect(index.ready).toBe(false);
    await index.replaceAll(batches([]));
    expect(index.ready).toBe(true);
    expect(await index.search({ ...EVERYTHING, typed: [5] })).toEqual({
      ids: [],
      scores: [],
      worths: [8],
      total: 0,
      unsure: 0,
      untimed: 0,
      guess: null,
      closest: [],
      centreMissing: [],
    });
  });

  it('prefers using one more ingredient to buying one fewer', async () => {
    const index = await indexOf(
      [recipe(1, [10]), recipe(2, [10, 11, 12]), recipe(3, [20, 21])],
      hierarchyOf(new Map()),
    );
    expect((await index.search({ ...EVERYTHING, typed: [10, 11] })).ids).toEqual([2, 1]);
  });

  it('counts a typed ingredient once, however many lines of a recipe it serves', async () => {
    const cheese = 10;
    const hierarchy = hierarchyOf(new Map([11, 12, 13].map((kind) => [kind, [cheese]])));
    const index = await indexOf([recipe(1, [11, 12, 13, 20]), recipe(2, [11, 14])], hierarchy);
    expect((await index.search({ ...EVERYTHING, typed: [cheese, 14] })).ids).toEqual([2, 1]);
  });

  it('finds recipes that name an ingredient in many lines, among many with a lot to buy', async () => {
    const inLines = Array.from({ length: 64 }, (_, at) => recipe(at + 1, [10, 10, 10, 10, 10, 15]));
    const toBuyFor = Array.from({ length: 64 }, (_, at) => recipe(at + 101, [10, 15, 20]));
    const index = await indexOf([...inLines, ...toBuyFor], hierarchyOf(new Map()));
    const query = { ...EVERYTHING, typed: [10, 15], limit: 1 };
    expect((await index.search(query)).ids).toEqual([1]);
  });

  it('does not return a recipe only because of its salt', async () => {
    const index = await indexOf([recipe(1, [1, 10]), recipe(2, [1, 11])], hierarchyOf(new Map()));
    expect((await index.search({ ...EVERYTHING, typed: [1, 10] })).ids).toEqual([1]);
    expect((await index.search({ ...EVERYTHING, typed: [1] })).total).toBe(2);
  });

  it('accepts the specific for the general, and the general for the specific at a slightly lower score', async () => {
    const cheese = 10;
    const cheddar = 11;
    const hierarchy = hierarchyOf(new Map([[cheddar, [cheese]]]));
    const index = await indexOf([recipe(1, [cheese, 15]), recipe(2, [cheddar, 15])], hierarchy);
    const search = (query: Partial<RecipeQuery>) =>
      index.search({ ...EVERYTHING, ...query }).then(({ ids }) => ids);

    expect(await search({ typed: [cheddar] })).toEqual([1, 2]);
    expect(await search({ typed: [cheese] })).toEqual([1, 2]);
    expect(await search({ typed: [cheddar, 15], restricted: true })).toEqual([1, 2]);
    expect(await search({ typed: [cheese, 15], restricted: true })).toEqual([1, 2]);
    expect(await search({ typed: [15], excluded: [cheese] })).toEqual([]);
    expect(await search({ typed: [15], excluded: [cheddar] })).toEqual([1]);
  });

  it('never shows a recipe with an unknown line where that could break a promise', async () => {
    const index = await indexOf(
      [recipe(1, [10], { unknownLines: 1, diets: ['vegan'] })],
      hierarchyOf(new Map()),
    );
    const total = (query: Partial<RecipeQuery>) =>
      index.search({ ...EVERYTHING, typed: [10], ...query }).then((answer) => answer.total);
    expect(await total({})).toBe(1);
    expect(await total({ restricted: true })).toBe(0);
    expect(await total({ diet: 'vegan' })).toBe(0);
    expect(await total({ excluded: [20] })).toBe(0);
  });
});
