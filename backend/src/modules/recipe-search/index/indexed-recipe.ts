import { DISH_DIETS } from '../../recipes/domain/dish-type.js';
import { rulesInSearch } from '../../recipes/domain/dish-rules.js';
import { trustedFacts } from '../../recipes/domain/recipe-facts.js';
import type { SearchedRecipe } from '../../recipes/domain/searched-recipe.js';
import { isForBabies, needsOf, titleWords } from '@larder/culinary/at-hand';
import { titleFoodsOf } from '../domain/title-foods.js';
import type { IndexedRecipe } from './recipe-index.js';

/** What search needs to know about a stored recipe. */
export function toIndexedRecipe(recipe: SearchedRecipe): IndexedRecipe {
  const facts = trustedFacts(recipe);
  const { diets, brokenDiets } = facts;
  const unsureDiets = DISH_DIETS.filter((diet) => ![...diets, ...brokenDiets].includes(diet));
  const ingredients = needsOf(recipe);
  const rules = rulesInSearch(facts.rules);
  return {
    id: recipe.id,
    titleWords: titleWords(recipe.title),
    ingredients,
    titleFoods: titleFoodsOf(
      recipe.title,
      ingredients.flatMap(({ anyOf }) => anyOf),
    ),
    unknownLines: recipe.unknownIngredients.length,
    types: recipe.dishTypes,
    forBabies: isForBabies(recipe.title),
    diets,
    contains: [...facts.allergens, ...facts.traits, ...brokenDiets, ...rules.broken],
    unsure: [...facts.mayContain, ...facts.unknownAllergens, ...unsureDiets, ...rules.unsure],
    minutes: recipe.readyInMinutes,
    cuisine: recipe.cuisine?.toLowerCase() ?? null,
    popularity: recipe.popularity,
    ownerId: recipe.ownerId,
  };
}
