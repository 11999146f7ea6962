import {
  ancestorsOf,
  ingredientById,
  resolveIngredients,
  lineFacts,
  partlyFor,
  type IngredientLine,
} from '@larder/culinary';
import fc from 'fast-check';
import { DISH_DIETS, DISH_TYPES, type DishDiet } from '../recipes/domain/dish-type.js';
import type { InProcessRecipeIndex } from './index/in-process-recipe-index.js';
import { sentences } from '../../common/language.js';
import {
  culinaryHierarchy,
  explainerFor,
  type Explanation,
  type IngredientsAtHand,
} from '@larder/culinary/at-hand';
import { NO_CONDITIONS, type RecipeQuery } from './index/recipe-index.js';
import type { DerivedRecipe } from '../recipes/domain/recipe-derivation.js';
import { nearestTo } from './nearest-recipes.js';
import { DEFAULT_PANTRY } from '../pantry/default-pantry.js';
import { type CatalogueRecipe, catalogueRecipes, indexOf } from './catalogue-index-testing.js';

/** Typical kitchens: with the default pantry, each yields something. */
const EVERYDAY_KITCHENS = [
  'tomato, mozzarella, basil',
  'pasta, bacon, egg, parmesan',
  'eggs, milk, flour',
  'potato, leek, cream',
  'chicken breast, rice, onion',
  'chicken, potato, carrot',
  'ground beef, onion, canned tomatoes, pasta',
  'bread, egg, milk',
  'tomato, cucumber, feta, olives',
  'rice, egg, soy sauce',
  'chickpeas, lemon, tahini',
  'lentils, carrot, onion',
  'salmon, lemon, dill',
  'shrimp, lemon, parsley',
  'avocado, lime, cilantro',
  'banana, egg, milk',
  'oats, milk, apple',
  'zucchini, egg, parmesan',
  'mushrooms, cream, pasta',
  'spinach, feta, egg',
  'black beans, corn tortillas, cheddar',
  'potato, cheese, onion',
  'apple, eggs, milk',
  'cabbage, carrot, mayonnaise',
  'cauliflower, milk, cheese',
] as const;

// A line means more than the food it names: "vegan red curry paste".
const satisfies = (diet: DishDiet, line: IngredientLine): boolean =>
  lineFacts(line).diets[diet] === 'free';

const isKindOf = (id: number, general: number): boolean =>
  id === general || ancestorsOf(id).includes(general);
/** The same fruit to every cook. */
const TWINS = ['peach', 'nectarine'];
const areTwins = (...ids: number[]): boolean =>
  ids.every((id) => TWINS.includes(ingredientById(id)?.name ?? ''));
/** Sugar and water are syrup. */
const makesAtOnce = (id: number, wanted: number): boolean =>
  ingredientById(id)?.name === 'sugar' && ingredientById(wanted)?.name === 'simple syrup';
/** A box of macaroni and cheese has the macaroni in it. */
const isPackedWith = (id: number, wanted: number): boolean =>
  ingredientById(id)?.name === 'macaroni and cheese' && ingredientById(wanted)?.name === 'macaroni';
/** A kind of what is wanted, or something more general, its twin, or the whole that it is taken from. */
const canServeFor = (id: number, wanted: number): boolean =>
  isKindOf(id, wanted) ||
  isKindOf(wanted, id) ||
  areTwins(id, wanted) ||
  makesAtOnce(id, wanted) ||
  isPackedWith(id, wanted) ||
  (ingredientById(wanted)?.name ?? '').startsWith(`${ingredientById(id)?.name} `);
/** What stands in with a difference, which the reason names. */
const standsInFor = (id: number, wanted: number): boolean => partlyFor(id).has(wanted);

describe('search over the whole catalogue', () => {
  let recipes: CatalogueRecipe[];
  let index: InProcessRecipeIndex;
  let byId: Map<number, CatalogueRecipe>;
  let ingredientIds: number[];

  beforeAll(async () => {
    recipes = await catalogueRecipes();
    byId = new Map(recipes.map((recipe) => [recipe.indexed.id, recipe]));
    ingredientIds = [...new Set(recipes.flatMap(({ derived }) => mentionedIn(derived)))];
    index = await indexOf(recipes);
  });

  const mentionedIn = (derived: DerivedRecipe): number[] => [
    ...derived.ingredientIds,
    ...derived.optionalIngredientIds,
    ...Object.values(derived.alternatives).flat(),
  ];

  const idsOf = (words: readonly string[]): number[] => [
    ...new Set(words.flatMap((word) => resolveIngredients(word).flatMap(({ id }) => id ?? []))),
  ];
  const everydayKitchens = () => EVERYDAY_KITCHENS.map((words) => idsOf(words.split(', ')));

  const explainerOf = (kitchen: IngredientsAtHand): ((id: number) => Explanation) => {
    const explain = explainerFor(kitchen, culinaryHierarchy, sentences().reasons);
    return (id) => explain((byId.get(id) as CatalogueRecipe).derived);
  };

  const anyIngredients = (maxLength: number) =>
    fc
      .uniqueArray(fc.nat(), { minLength: 1, maxLength })
      .map((numbers) => [
        ...new Set(numbers.map((number) => ingredientIds[number % ingredientIds.length] as number)),
      ]);
  /** The kitchen of someone who can cook roughly one or two recipes. */
  const aKitchen = () =>
    fc
      .tuple(fc.array(fc.nat(), { minLength: 1, maxLength: 4 }), anyIngredients(6))
      .map(([numbers, further]) => [
        ...new Set([
          ...numbers.flatMap(
            (number) => recipes[number % recipes.length]?.derived.ingredientIds ?? [],
          ),
          ...further,
        ]),
      ]);

  const query = (changes: Partial<RecipeQuery>): RecipeQuery => ({
    ...NO_CONDITIONS,
    ...{ limit: recipes.length, offset: 0 },
    ...changes,
  });

  it('[INGR-3] restricted mode never shows a recipe with a required ingredient outside typed, pantry and staples', async () => {
    let answers = 0;
    await fc.assert(
      fc.asyncProperty(aKitchen(), aKitchen(), async (typed, pantry) => {
        const { ids } = await index.search(query({ typed, pantry, restricted: true }));
        answers += ids.length;
        const isHeld = (wanted: number): boolean =>
          ingredientById(wanted)?.staple === true ||
          [...typed, ...pantry].some((have) => canServeFor(have, wanted)) ||
          typed.some((have) => standsInFor(have, wanted));
        // One expectation for all: expecting is slower than searching.
        const missing = ids.flatMap((id) => {
          const { ingredientIds: needed, alternatives } = (byId.get(id) as CatalogueRecipe).derived;
          return [...needed]
            .filter((required) => ![required, ...(alternatives[required] ?? [])].some(isHeld))
            .map((required) => ({ id, required }));
        });
        expect(missing).toEqual([]);
      }),
      { numRuns: 150 },
    );
    expect(answers).toBeGreaterThan(150);
  });

  /** Any realistic pantry: none, the default, or a custom one with general words in it. */
  const aPantry = () =>
    fc.oneof(
      fc.constant([]),
      fc.constant(idsOf(DEFAULT_PANTRY)),
      fc.constant(idsOf(['pasta', 'cheese', 'oil', 'chicken'])),
      aKitchen(),
    );

  it('[D-2][INGR-3] restricted mode shows exactly the dishes for which the open search needs nothing, in both directions', async () => {
    let cookable = 0;
    let open = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(aKitchen(), aKitchen(), anyIngredients(6), fc.constantFrom(...everydayKitchens())),
        aPantry(),
        fc.oneof(fc.constant([]), anyIngredients(2)),
        async (typed, pantry, excluded) => {
          const asked = query({ typed, pantry, excluded });
          const found = await index.search(asked);
          const explain = explainerOf({ typed, pantry });
          const toBuy = new Map(found.ids.map((id) => [id, explain(id).toBuy.length]));
          const nothingToBuy = found.ids.filter((id) => toBuy.get(id) === 0);
          const restricted = await index.search({ ...asked, restricted: true });
          expect(new Set(restricted.ids)).toEqual(new Set(nothingToBuy));
          expect(restricted.total).toBe(nothingToBuy.length);
          const nearly = await index.search({ ...asked, restricted: true, buying: 1 });
          const known = found.ids.filter((id) => byId.get(id)?.indexed.unknownLines === 0);
          expect(new Set(nearly.ids)).toEqual(new Set(known.filter((id) => toBuy.get(id) === 1)));
          cookable += nothingToBuy.length;
          open += found.total;
        },
      ),
      { numRuns: 120 },
    );
    expect(cookable).toBeGreaterThan(60);
    expect(open).toBeGreaterThan(cookable);
  });

  it('[K-2] no reason contradicts its own lists, whatever the kitchen', async () => {
    let reasons = 0;
    await fc.assert(
      fc.asyncProperty(aKitchen(), aPantry(), async (typed, pantry) => {
        const explain = explainerOf({ typed, pantry });
        for (const id of (await index.search(query({ typed, pantry }))).ids) {
          const { used, pantry: held, toBuy, reason } = explain(id);
          const [, uses = '', covers = '', buying = ''] =
            /^(.*?)(?:, .+ for .+?)?(?:, pantry covers (\d+))?; (.*)\.$/.exec(reason) ?? [];
          const all = used.length === typed.length;
          const said = /^Uses (\d+) of your (\d+)$/.exec(uses)?.slice(1).map(Number);
          const named = buying.replace(/^buy /, '').replace(/ and (\d+) more$/, '');
          const more = Number(/ and (\d+) more$/.exec(buying)?.[1] ?? 0);
          const listed = [toBuy.slice(0, -1).join(', '), toBuy.at(-1)].filter(Boolean);
          const names = more > 0 ? toBuy.slice(0, -more).join(', ') : listed.join(' and ');
          // One expectation for each of tens of thousands of reasons.
          expect({
            said,
            covers: Number(covers),
            named,
            once: new Set([...used, ...held, ...toBuy]).size,
          }).toEqual({
            said: all ? undefined : [used.length, typed.length],
            covers: held.length,
            named: toBuy.length > 0 ? names : 'nothing to buy',
            once: used.length + held.length + toBuy.length,
          });
          reasons += 1;
        }
      }),
      { numRuns: 25 },
    );
    expect(reasons).toBeGreaterThan(1_000);
  });

  it.each(EVERYDAY_KITCHENS)(
    '[D-2] the everyday kitchen of %s yields something to cook, or nearly',
    async (words) => {
      const asked = query({
        typed: idsOf(words.split(', ')),
        pantry: idsOf(DEFAULT_PANTRY),
        restricted: true,
      });
      const { total } = await index.search(asked);
      const nearest = await nearestTo(index, culinaryHierarchy, asked);
      expect(total + nearest.length).toBeGreaterThan(0);
    },
  );

  it.each([
    ['trout, parsley', 'fish'],
    ['lamb shank, mint', 'lamb'],
    ['venison, juniper berries', 'meat'],
    ['duck, orange', 'poultry'],
    ['crab, chives', 'shellfish'],
  ])('[D-2] with %s, what comes nearest is a dish of %s', async (words, family) => {
    const asked = query({
      typed: idsOf(words.split(', ')),
      pantry: idsOf(DEFAULT_PANTRY),
      restricted: true,
    });
    const nearest = await nearestTo(index, culinaryHierarchy, asked);
    const wanted = idsOf([family])[0] as number;
    const found = nearest.map((id) => byId.get(id) as CatalogueRecipe);
    const without = found.filter(
      ({ derived }) => !mentionedIn(derived).some((one) => isKindOf(one, wanted)),
    );
    expect(found.length).toBeGreaterThan(0);
    expect(without.map(({ draft }) => draft.title)).toEqual([]);
  });

  it('[INGR-5] a diet filter never shows a recipe with an ingredient outside the diet', async () => {
    let answers = 0;
    await fc.assert(
      fc.asyncProperty(
        anyIngredients(8),
        fc.constantFrom(...DISH_DIETS),
        fc.constantFrom(null, ...DISH_TYPES),
        async (typed, diet, type) => {
          const { ids } = await index.search(query({ typed, diet, type }));
          answers += ids.length;
          const found = ids.map((id) => byId.get(id) as CatalogueRecipe);
          const outside = found.flatMap(({ derived }) =>
            derived.lines.filter(({ parsed }) => !satisfies(diet, parsed)),
          );
          expect(outside.map(({ parsed }) => parsed.raw)).toEqual([]);
          expect(found.flatMap(({ derived }) => [...derived.unknownIngredients])).toEqual([]);
          if (type !== null) {
            expect(found.filter(({ indexed }) => !indexed.types.includes(type))).toEqual([]);
          }
        },
      ),
      { numRuns: 150 },
    );
    expect(answers).toBeGreaterThan(150);
  });

  it('[INGR-5] excluded foods and their kinds never appear', async () => {
    let answers = 0;
    await fc.assert(
      fc.asyncProperty(anyIngredients(8), anyIngredients(3), async (typed, excluded) => {
        const { ids } = await index.search(query({ typed, excluded }));
        answers += ids.length;
        const mentioned = ids.flatMap((id) =>
          mentionedIn((byId.get(id) as CatalogueRecipe).derived).map((one) => ({ id, one })),
        );
        expect(
          mentioned.filter(({ one }) => excluded.some((other) => isKindOf(one, other))),
        ).toEqual([]);
      }),
      { numRuns: 150 },
    );
    expect(answers).toBeGreaterThan(150);
  });

  it('the order is total, and independent of load order and paging', async () => {
    const reversed = await indexOf([...recipes].reverse());
    await fc.assert(
      fc.asyncProperty(aKitchen(), fc.boolean(), async (typed, restricted) => {
        const asked = query({ typed, restricted });
        const found = await index.search(asked);
        const { ids, total } = found;
        expect(new Set(ids).size).toBe(total);
        expect(await reversed.search(asked)).toEqual(found);
        const paged: number[] = [];
        for (let offset = 0; offset < total; offset += 24) {
          paged.push(...(await index.search({ ...asked, offset, limit: 24 })).ids);
        }
        expect(paged).toEqual(ids);
      }),
      { numRuns: 60 },
    );
  });
});
