// The limits and fixed choices that screens need, with where backend/openapi.json states them.
const body = (name, ...path) => ['components', 'schemas', name, 'properties', ...path];
const query = (path, name, key) => ['paths', path, 'get', 'parameters', name, 'schema', key];

const form = (path) => [
  'paths',
  path,
  'post',
  'requestBody',
  'content',
  'multipart/form-data',
  'schema',
];

const limits = {
  shortestPassword: body('RegisterBody', 'password', 'minLength'),
  longestPassword: body('RegisterBody', 'password', 'maxLength'),
  longestEmail: body('RegisterBody', 'email', 'maxLength'),
  longestUsername: body('RegisterBody', 'username', 'maxLength'),
  longestPasskeyName: body('AddPasskeyBody', 'name', 'maxLength'),
  mostPasskeys: body('PasskeysView', 'passkeys', 'maxItems'),
  longestIngredient: query('/api/recipes/search', 'ingredients', 'x-max-entry-length'),
  mostIngredients: query('/api/recipes/search', 'ingredients', 'x-max-entries'),
  mostPantryIngredients: body('UserPantryBody', 'customPantry', 'x-max-entries'),
  mostRecipesAtOnce: query('/api/recipes/bulk', 'ids', 'x-max-entries'),
  largestPhotoMegabytes: [...form('/api/pictures'), 'properties', 'file', 'x-max-megabytes'],
  largestArchiveMegabytes: [
    ...form('/api/account/restore'),
    'properties',
    'file',
    'x-max-megabytes',
  ],
  largestImportMegabytes: [...form('/api/imports'), 'properties', 'file', 'x-max-megabytes'],
  recipeTypes: query('/api/recipes/search', 'type', 'enum'),
  diets: query('/api/recipes/search', 'diet', 'enum'),
  longestRecipeTitle: body('RecipeBody', 'title', 'maxLength'),
  mostRecipeLines: body('RecipeBody', 'ingredients', 'x-max-entries'),
  longestRecipeLine: body('RecipeBody', 'ingredients', 'x-max-entry-length'),
  longestRecipeStep: body('RecipeBody', 'steps', 'x-max-entry-length'),
  longestRecipeYield: body('RecipeBody', 'yieldText', 'maxLength'),
  mostRecipeMinutes: body('RecipeBody', 'prepMinutes', 'maximum'),
  longestRecipeNotes: body('RecipeBody', 'notes', 'maxLength'),
  mostRecipeTags: body('RecipeBody', 'tags', 'maxItems'),
  longestRecipeTag: body('RecipeBody', 'tags', 'items', 'maxLength'),
  longestRecipeSource: body('RecipeBody', 'sourceName', 'maxLength'),
  longestRecipeAddress: body('RecipeBody', 'sourceUrl', 'maxLength'),
  longestDishName: query('/api/recipes/search', 'name', 'maxLength'),
  dishRules: query('/api/recipes/search', 'rules', 'x-choices'),
  cuisines: query('/api/recipes/search', 'cuisine', 'x-choices'),
  recipeSorts: query('/api/recipes/search', 'sort', 'enum'),
  recipeScopes: query('/api/recipes/search', 'scope', 'enum'),
  longestMenuTitle: body('MenuBody', 'title', 'maxLength'),
  mostMenuDishes: body('MenuBody', 'menuItems', 'maxItems'),
  mostServings: body('ChosenDish', 'servings', 'maximum'),
  mostComposedServings: body('GenerateRecipeBody', 'servings', 'maximum'),
  mostMenusInList: body('MenuGroceryListBody', 'menuIds', 'maxItems'),
  longestPlanName: body('MealPlanBody', 'name', 'maxLength'),
  mostMealDishes: body('MealPlanDataBody', 'Monday-Breakfast', 'maxItems'),
  longestMealNote: body('MealNote', 'text', 'maxLength'),
  longestEventTitle: body('CalendarEventBody', 'title', 'maxLength'),
  eventColors: body('CalendarEventBody', 'color', 'enum'),
  mostCalendarDays: query('/api/meal-planner/calendar', 'end', 'x-max-days'),
  longestListName: body('GroceryListCreateBody', 'listName', 'maxLength'),
  longestListItem: body('GroceryListCreateBody', 'ingredients', 'items', 'maxLength'),
};

/** Parameters are a list, in which each is found by its name. */
const step = (node, key) =>
  Array.isArray(node) ? node.find(({ name }) => name === key) : node?.[key];

function limitsOf(document) {
  const slots = Object.keys(document.components.schemas.MealPlanDataBody.properties);
  const partsOf = (index) => [...new Set(slots.map((slot) => slot.split('-')[index]))];
  return {
    ...Object.fromEntries(
      Object.entries(limits).map(([name, path]) => {
        const value = path.reduce(step, document);
        if (value === undefined) throw new Error(`openapi.json does not state ${path.join('/')}`);
        return [name, value];
      }),
    ),
    weekDays: partsOf(0),
    mealNames: partsOf(1),
  };
}

const literal = (value) =>
  Array.isArray(value) ? `[${value.map((item) => `'${item}'`).join(', ')}] as const` : value;

/** The source of the generated module. Each limit is a constant of its own, so that a bundler drops the unused ones. */
export function limitsSource(document) {
  return Object.entries(limitsOf(document))
    .map(([name, value]) => `export const ${name} = ${literal(value)};\n`)
    .join('');
}
