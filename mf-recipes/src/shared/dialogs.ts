import { dialogOnDemand } from '@larder/shell-sdk';

/** The recipe dialog, loaded on demand. */
export const RecipeDialog = dialogOnDemand(
  async () => (await import('./recipe-dialog/recipe-dialog')).RecipeDialog,
);

/** The pantry dialog, loaded on demand. */
export const PantryDialog = dialogOnDemand(
  async () => (await import('./pantry-dialog/pantry-dialog')).PantryDialog,
);

/** Several dishes on one timeline, loaded on demand. */
export const CookTogether = dialogOnDemand(
  async () => (await import('./cooking/cook-together')).CookTogether,
);
