import type { RecipeView } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { recipeJsonLd } from '@larder/culinary';
import { sectionsOf, type Section } from '../recipe-sections';

const part = (heading: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines];

const withHeadings = (sections: readonly Section<string>[]): string[] =>
  sections.flatMap(({ heading, lines }) => (heading === null ? lines : [`${heading}:`, ...lines]));

function amountsOf({ servings, yieldText, prepMinutes, cookMinutes }: RecipeView): string[] {
  const { myRecipes } = copy;
  return [
    ...(servings === null ? [] : [myRecipes.textServings(servings)]),
    ...(yieldText === null ? [] : [myRecipes.textYield(yieldText)]),
    ...(prepMinutes === null ? [] : [myRecipes.textPrepTime(prepMinutes)]),
    ...(cookMinutes === null ? [] : [myRecipes.textCookTime(cookMinutes)]),
  ];
}

/** [OWN-27] A recipe as text, with `ingredients` as they are shown: for a message, and for pasting it into Larder again. */
export function recipeText(recipe: RecipeView, ingredients: readonly string[]): string {
  const steps = recipe.analyzedInstructions[0]?.steps ?? [];
  const numbered = steps.map(({ number, step }) => `${number}. ${step}`);
  return [
    recipe.title,
    ...amountsOf(recipe),
    ...(recipe.sourceUrl === null ? [] : [recipe.sourceUrl]),
    ...part(
      copy.dish.ingredients,
      withHeadings(sectionsOf(ingredients, recipe.sections?.ingredients)),
    ),
    ...part(copy.dish.instructions, withHeadings(sectionsOf(numbered, recipe.sections?.steps))),
  ].join('\n');
}

/** [EXP-7] A recipe for other programs, with `ingredients` as they are shown. */
export function recipeForPrograms(recipe: RecipeView, ingredients: readonly string[]): string {
  const steps = (recipe.analyzedInstructions[0]?.steps ?? []).map(({ step }) => step);
  const written = recipeJsonLd(
    {
      ...recipe,
      ingredients: sectionsOf(ingredients, recipe.sections?.ingredients),
      steps: sectionsOf(steps, recipe.sections?.steps),
      types: recipe.dishTypes,
      totalMinutes: recipe.readyInMinutes,
      // Its address leads only to those who may see it.
      image: undefined,
    },
    'plain',
  );
  return JSON.stringify(written, null, 2);
}

/** A name that every file system accepts. */
export const fileNameOf = (title: string, extension: string): string =>
  `${title.replace(/[\p{C}<>:"/\\|?*]+/gu, ' ').trim() || 'recipe'}.${extension}`;
