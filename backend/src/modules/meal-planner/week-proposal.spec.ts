import fc from 'fast-check';
import { lineFacts, type Diet } from '@larder/culinary';
import type { RequestUser } from '../../common/access.js';
import type { KitchenService } from '../kitchen/kitchen.service.js';
import type { PantryService } from '../pantry/pantry.service.js';
import { DEFAULT_PANTRY } from '../pantry/default-pantry.js';
import { DishCandidatesService } from '../recipe-search/dish-candidates.service.js';
import {
  type CatalogueRecipe,
  catalogueRecipes,
  indexOf,
} from '../recipe-search/catalogue-index-testing.js';
import { type RecipeCard, toCard } from '../recipes/domain/recipe-card.js';
import type { RecipesService } from '../recipes/recipes.service.js';
import { mainFoodOf } from './domain/main-food.js';
import { weekProposalBody, type WeekProposalView } from './dto/week-proposal.dto.js';
import { mealSlots } from './meal-slots.js';
import { WeekProposalService } from './week-proposal.service.js';

const user = { id: 'ana', householdId: 'home', subscribed: true } as unknown as RequestUser;
const dinners = mealSlots.filter((slot) => slot.endsWith('Dinner'));

describe('proposing a week of the catalogue', () => {
  let proposals: WeekProposalService;
  let byId: Map<number, CatalogueRecipe & { card: RecipeCard }>;

  beforeAll(async () => {
    const recipes = await catalogueRecipes();
    byId = new Map(
      recipes.map((recipe) => {
        const { draft, derived, indexed } = recipe;
        const { id } = indexed;
        const card = toCard({
          ...{ id, title: draft.title, image: null, pictureId: null, servings: draft.servings },
          ...{ readyInMinutes: draft.readyInMinutes, dishTypes: draft.types, equipment: [] },
          ...{ dishKind: draft.kind ?? null, cuisine: draft.cuisine },
          ...{ householdId: null, authorId: null, visibility: 'household' },
          ...derived,
        });
        return [id, { ...recipe, card }];
      }),
    );
    const cards = {
      getCards: (_: unknown, ids: readonly number[]) =>
        Promise.resolve(ids.flatMap((id) => byId.get(id)?.card ?? [])),
    } as unknown as RecipesService;
    const pantry = {
      pantryFor: () => Promise.resolve(DEFAULT_PANTRY),
    } as unknown as PantryService;
    const foods = [
      { text: 'spinach', useSoon: true },
      { text: 'rice', useSoon: false },
    ];
    const kitchens = {
      getOf: () => Promise.resolve({ foods, version: 1 }),
    } as unknown as KitchenService;
    const candidates = new DishCandidatesService(await indexOf(recipes));
    proposals = new WeekProposalService(candidates, cards, pantry, kitchens);
  });

  const propose = (asked: object): Promise<WeekProposalView> =>
    proposals.propose(user, weekProposalBody.parse({ slots: dinners, ...asked }));
  const idsOf = ({ meals }: WeekProposalView): number[] => meals.map(({ id }) => id);
  const recipeOf = (id: number): CatalogueRecipe & { card: RecipeCard } => {
    const recipe = byId.get(id);
    if (!recipe) throw new Error(`There is no recipe ${id}.`);
    return recipe;
  };

  const wishes = fc.record({
    slots: fc.subarray([...mealSlots], { minLength: 1 }),
    kitchen: fc.subarray(['chicken', 'rice', 'eggs', 'potatoes', 'carrots', 'lentils', 'feta']),
    useSoon: fc.subarray(['spinach', 'cream', 'mushrooms', 'salmon']),
    diet: fc.constantFrom<Diet>('all', 'vegetarian', 'pescetarian', 'vegan', 'gluten free'),
    exclude: fc.subarray(['nuts', 'dairy', 'pork', 'mushroom']),
    maxMinutes: fc.option(fc.constantFrom(20, 40, 60)),
    seed: fc.nat(100),
  });

  it('[PLAN-1] keeps to the diet, the exclusions and the time, and repeats no dish', async () => {
    await fc.assert(
      fc.asyncProperty(wishes, async (wish) => {
        const answer = await propose(wish);
        const ids = idsOf(answer);
        expect(new Set(ids).size).toBe(ids.length);
        expect([...answer.meals.map(({ slot }) => slot), ...answer.unfilled].toSorted()).toEqual(
          wish.slots.toSorted(),
        );
        for (const id of ids) {
          const { derived, draft } = recipeOf(id);
          if (wish.diet !== 'all') expect(derived.diets).toContain(wish.diet);
          const facts = draft.ingredients.map((line) => lineFacts(line).allergens);
          const isFree = (allergen: keyof (typeof facts)[number]): boolean =>
            facts.every((line) => line[allergen] === 'free');
          if (wish.exclude.includes('nuts')) expect(isFree('tree-nuts')).toBe(true);
          if (wish.exclude.includes('dairy')) expect(isFree('milk')).toBe(true);
          if (wish.maxMinutes !== null) {
            expect(draft.readyInMinutes).toBeLessThanOrEqual(wish.maxMinutes);
          }
        }
      }),
      { numRuns: 12 },
    );
  });

  it('[PLAN-1] leaves decided meals alone and proposes something else for the one swapped', async () => {
    const first = await propose({ useSoon: ['spinach'], seed: 4 });
    const [swapped, ...kept] = first.meals;
    const decided = Object.fromEntries(kept.map(({ slot, id }) => [slot, [{ id }]]));
    const second = await propose({
      ...{ slots: [swapped?.slot], decided, turnedDown: [swapped?.id], seed: 4 },
    });
    expect(second.meals.map(({ slot }) => slot)).toEqual([swapped?.slot]);
    expect(kept.map(({ id }) => id)).not.toContain(second.meals[0]?.id);
    expect(second.meals[0]?.id).not.toBe(swapped?.id);
  });

  it('[PLAN-2] has no main food two days running', async () => {
    for (const seed of [0, 1]) {
      const { meals } = await propose({ slots: mealSlots, kitchen: ['chicken', 'rice'], seed });
      expect(meals).toHaveLength(21);
      const warm = meals.filter(({ slot }) => !slot.endsWith('Breakfast'));
      const mains = warm.map(({ id, title, slot }) => ({
        day: Math.floor(mealSlots.indexOf(slot) / 3),
        main: mainFoodOf(title, recipeOf(id).derived.ingredientIds),
      }));
      const near = mains.filter(
        ({ day, main }, at) =>
          main !== null &&
          mains.some(
            (other, to) => to < at && other.main === main && Math.abs(other.day - day) < 2,
          ),
      );
      expect(near).toEqual([]);
    }
  });

  it('[PLAN-2] uses what spoils soon, and says so and what it costs', async () => {
    const { meals, notUsed, toBuy, minutes } = await propose({
      ...{ useSoon: ['spinach', 'salmon', 'heavy cream'], maxMinutes: 60 },
    });
    expect(notUsed).toEqual([]);
    const [saving] = meals.filter(({ uses }) => uses.length > 0);
    expect(saving?.reason).toContain('Uses up your');
    expect(toBuy.toSorted()).toEqual([...new Set(meals.flatMap((meal) => meal.toBuy))].toSorted());
    expect(minutes).toBe(meals.reduce((sum, meal) => sum + (meal.readyInMinutes ?? 0), 0));
  });

  it('[PLAN-2] starts from the kitchen of the account unless another one is given', async () => {
    const asked = { slots: dinners.slice(0, 3), maxMinutes: 45 };
    const own = await propose(asked);
    expect(own.meals.flatMap(({ uses }) => uses)).toContain('spinach');
    const other = await propose({ ...asked, useSoon: ['salmon'], kitchen: [] });
    expect(other.meals.flatMap(({ uses }) => uses)).not.toContain('spinach');
  });

  it('[PLAN-9] uses what spoils soon early in a week that begins with the day of the person', async () => {
    const { meals } = await propose({ useSoon: ['salmon'], firstDay: 'Sunday' });
    expect(meals.map(({ slot }) => slot)).toEqual([dinners.at(-1), ...dinners.slice(0, -1)]);
    expect(meals[0]?.uses).toEqual(['salmon']);
  });

  it('[PLAN-1] says which meals it could not fill, and what it did not understand', async () => {
    const answer = await propose({ maxMinutes: 1, kitchen: ['xyzzy'], exclude: ['qwertz'] });
    expect(answer.unfilled).toEqual(dinners);
    expect(answer.unknown).toEqual(['xyzzy']);
    expect(answer.notFilteredBy).toEqual(['qwertz']);
  });
});
