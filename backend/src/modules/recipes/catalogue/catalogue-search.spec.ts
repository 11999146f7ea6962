import { ancestorsOf, factsOf, ingredientById } from '@larder/culinary';
import fc from 'fast-check';
import { DISH_DIETS, DISH_TYPES, type DishDiet } from '../dish-type.js';
import { InProcessRecipeIndex } from '../index/in-process-recipe-index.js';
import { culinaryHierarchy } from '../index/ingredient-hierarchy.js';
import type { IndexedRecipe, RecipeQuery } from '../index/recipe-index.js';
import { deriveRecipe, type DerivedRecipe } from '../recipe-derivation.js';
import { toIndexedRecipe } from '../recipe-needs.js';
import { catalogueFolder, readCatalogue, toDraft } from './catalogue-folder.js';

interface Stored {
  readonly indexed: IndexedRecipe;
  readonly derived: DerivedRecipe;
}

const EVERY_PAGE = { limit: 1_000, offset: 0 };

const satisfies = (diet: DishDiet, id: number): boolean => factsOf(id).diets[diet] === 'free';

const isKindOf = (id: number, general: number): boolean =>
  id === general || ancestorsOf(id).includes(general);
/** A kind of what is wanted, or the whole that it is taken from. */
const servesFor = (id: number, wanted: number): boolean =>
  isKindOf(id, wanted) ||
  (ingredientById(wanted)?.name ?? '').startsWith(`${ingredientById(id)?.name} `);

describe('search over the whole catalogue', () => {
  let recipes: Stored[];
  let index: InProcessRecipeIndex;
  let byId: Map<number, Stored>;
  let ingredientIds: number[];

  beforeAll(async () => {
    const catalogue = await readCatalogue(catalogueFolder);
    recipes = catalogue.recipes.map((recipe, number) => {
      const draft = toDraft(recipe);
      const derived = deriveRecipe(draft);
      const indexed = toIndexedRecipe({
        id: number + 1,
        ingredientIds: [...derived.ingredientIds],
        optionalIngredientIds: [...derived.optionalIngredientIds],
        alternatives: { ...derived.alternatives } as Record<string, number[]>,
        unknownIngredients: [...derived.unknownIngredients],
        dishTypes: [...draft.types],
        diets: [...derived.diets],
        popularity: 0,
        ownerId: null,
      });
      return { indexed, derived };
    });
    byId = new Map(recipes.map((recipe) => [recipe.indexed.id, recipe]));
    ingredientIds = [...new Set(recipes.flatMap(({ derived }) => mentionedIn(derived)))];
    index = await indexOf(recipes);
  });

  const mentionedIn = (derived: DerivedRecipe): number[] => [
    ...derived.ingredientIds,
    ...derived.optionalIngredientIds,
    ...Object.values(derived.alternatives).flat(),
  ];

  async function indexOf(content: readonly Stored[]): Promise<InProcessRecipeIndex> {
    const filled = new InProcessRecipeIndex(culinaryHierarchy);
    await filled.replaceAll(
      (async function* () {
        yield content.map(({ indexed }) => indexed);
      })(),
    );
    return filled;
  }

  const anyIngredients = (maxLength: number) =>
    fc
      .uniqueArray(fc.nat(), { minLength: 1, maxLength })
      .map((numbers) => [
        ...new Set(numbers.map((number) => ingredientIds[number % ingredientIds.length] as number)),
      ]);
  /** The kitchen of somebody who can cook a recipe or two, give or take. */
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
    typed: [],
    pantry: [],
    excluded: [],
    restricted: false,
    type: null,
    diet: null,
    viewerId: null,
    ...EVERY_PAGE,
    ...changes,
  });

  it('[INGR-3] restricted mode never shows a recipe with a required ingredient outside typed and pantry', async () => {
    let answers = 0;
    await fc.assert(
      fc.asyncProperty(aKitchen(), aKitchen(), async (typed, pantry) => {
        const { ids } = await index.search(query({ typed, pantry, restricted: true }));
        answers += ids.length;
        for (const id of ids) {
          const derived = byId.get(id)?.derived;
          for (const required of derived?.ingredientIds ?? []) {
            const anyOf = [required, ...(derived?.alternatives[required] ?? [])];
            const held = [...typed, ...pantry].some((have) =>
              anyOf.some((wanted) => servesFor(have, wanted)),
            );
            expect({ id, required, held }).toEqual({ id, required, held: true });
          }
        }
      }),
      { numRuns: 150 },
    );
    expect(answers).toBeGreaterThan(150);
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
          for (const id of ids) {
            const found = byId.get(id) as Stored;
            expect(
              mentionedIn(found.derived).filter((mentioned) => !satisfies(diet, mentioned)),
            ).toEqual([]);
            expect(found.derived.unknownIngredients).toEqual([]);
            if (type !== null) expect(found.indexed.types).toContain(type);
          }
        },
      ),
      { numRuns: 150 },
    );
    expect(answers).toBeGreaterThan(150);
  });

  it('[INGR-5] what is excluded never appears, nor a kind of it', async () => {
    let answers = 0;
    await fc.assert(
      fc.asyncProperty(anyIngredients(8), anyIngredients(3), async (typed, excluded) => {
        const { ids } = await index.search(query({ typed, excluded }));
        answers += ids.length;
        for (const id of ids) {
          const mentioned = mentionedIn((byId.get(id) as Stored).derived);
          expect(mentioned.filter((one) => excluded.some((other) => isKindOf(one, other)))).toEqual(
            [],
          );
        }
      }),
      { numRuns: 150 },
    );
    expect(answers).toBeGreaterThan(150);
  });

  it('the order is total, and the same however the recipes were loaded and however they are paged', async () => {
    const reversed = await indexOf([...recipes].reverse());
    await fc.assert(
      fc.asyncProperty(aKitchen(), fc.boolean(), async (typed, restricted) => {
        const asked = query({ typed, restricted });
        const { ids, total } = await index.search(asked);
        expect(new Set(ids).size).toBe(total);
        expect(await reversed.search(asked)).toEqual({ ids, total });
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
