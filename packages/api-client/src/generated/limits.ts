// Generated from backend/openapi.json by `npm run generate`. Do not edit.
export const longestPasskeyName = 120;
export const longestMenuTitle = 120;
export const mostMenuDishes = 60;
export const longestPlanName = 120;
export const mostMealDishes = 20;
export const longestEventTitle = 120;
export const longestListName = 120;
