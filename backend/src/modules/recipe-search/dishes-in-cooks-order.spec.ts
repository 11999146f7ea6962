import { kindInTitle } from '@larder/dish-pictures';
import { readKitchen } from '@larder/culinary/at-hand';
import type { RequestUser } from '../../common/access.js';
import type { MetricsService } from '../metrics/metrics.service.js';
import { DEFAULT_PANTRY } from '../pantry/default-pantry.js';
import type { PantryService } from '../pantry/pantry.service.js';
import type { RecipeCard } from '../recipes/domain/recipe-card.js';
import type { RecipesService } from '../recipes/recipes.service.js';
import { type CatalogueRecipe, catalogueRecipes, indexOf } from './catalogue-index-testing.js';
import { DISHES_OF_A_PAGE } from './domain/page-order.js';
import { DishesInCooksOrderService } from './dishes-in-cooks-order.service.js';
import { searchQuery } from './dto/recipe-search.dto.js';
import type { InProcessRecipeIndex } from './index/in-process-recipe-index.js';
import { RecipeSearchService } from './recipe-search.service.js';
import type { SearchAnswers } from './search-answers.js';

const user = { id: 'ana', householdId: 'house', subscribed: true } as unknown as RequestUser;

describe('the page of dishes for other modules', () => {
  let index: InProcessRecipeIndex;
  let recipes: RecipesService;

  beforeAll(async () => {
    const all = await catalogueRecipes();
    index = await indexOf(all);
    const cardOf = (id: number): RecipeCard => {
      const { draft, derived } = all[id - 1] as CatalogueRecipe;
      const { title, readyInMinutes, servings, types, cuisine } = draft;
      const summary = { id, title, image: '', readyInMinutes, servings };
      return {
        ...{ summary, summaryText: JSON.stringify(summary), needs: derived, types, cuisine },
        ...{ kind: kindInTitle(title), householdId: null, authorId: null, isPrivate: false },
      };
    };
    recipes = {
      getCards: (_viewer: unknown, ids: readonly number[]) => Promise.resolve(ids.map(cardOf)),
    } as unknown as RecipesService;
  });

  it.each([
    ['stale bread, eggs, milk, cheddar, ham', ''],
    ['half an onion, wilted spinach, overripe tomatoes, eggs, feta', ''],
    ['soy sauce, chicken thighs, rice, ginger', ''],
    ['soy sauce, tofu, rice, ginger', 'peanuts'],
  ])(
    '[CALL-3] is in the order in which a search shows it: %s, without %s',
    async (typed, without) => {
      const search = new RecipeSearchService(
        index,
        recipes,
        { pantryFor: () => Promise.resolve(DEFAULT_PANTRY) } as unknown as PantryService,
        { timeIndexSearch: (find: () => unknown) => find() } as unknown as MetricsService,
        { get: (_user: unknown, _key: unknown, find: () => unknown) => find() } as SearchAnswers,
      );
      const asked = { ingredients: typed, exclude: without, limit: String(DISHES_OF_A_PAGE) };
      const { text } = await search.search(user, searchQuery.parse(asked));
      const { ids, soon } = readKitchen(typed.split(', '));
      const found = await new DishesInCooksOrderService(index, recipes).find(
        user,
        { type: null, foods: ids, atHand: readKitchen(DEFAULT_PANTRY).ids, soon },
        {
          ...{ diet: null, excluded: [], maxMinutes: null },
          avoided: without === '' ? [] : ['peanuts'],
        },
      );
      const shown = (JSON.parse(text) as { recipes: { title: string }[] }).recipes;
      expect(found.map(({ summary }) => summary.title)).toEqual(shown.map(({ title }) => title));
    },
  );
});
