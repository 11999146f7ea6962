// The limits that screens need, by where backend/openapi.json states them.
const body = (name, ...path) => ['components', 'schemas', name, 'properties', ...path];

export const limits = {
  longestPasskeyName: body('AddPasskeyBody', 'name', 'maxLength'),
  longestMenuTitle: body('MenuBody', 'title', 'maxLength'),
  mostMenuDishes: body('MenuBody', 'menuItems', 'maxItems'),
  longestPlanName: body('MealPlanBody', 'name', 'maxLength'),
  mostMealDishes: body('MealPlanDataBody', 'Monday-Breakfast', 'maxItems'),
  longestEventTitle: body('CalendarEventBody', 'title', 'maxLength'),
  longestListName: body('GroceryListCreateBody', 'listName', 'maxLength'),
};

/** The source of the generated module. One constant each, so that a bundler drops the unused. */
export function limitsSource(document) {
  return Object.entries(limits)
    .map(([name, path]) => {
      const value = path.reduce((node, key) => node?.[key], document);
      if (value === undefined) throw new Error(`openapi.json does not state ${path.join('/')}`);
      return `export const ${name} = ${value};\n`;
    })
    .join('');
}
