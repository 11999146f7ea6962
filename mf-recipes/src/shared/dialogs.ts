import { dialogOnDemand } from './dialog-on-demand';

/** The recipe dialog, out of the first load. */
export const RecipeDialog = dialogOnDemand(
  async () => (await import('./recipe-dialog/recipe-dialog')).RecipeDialog,
);

/** The pantry dialog, out of the first load. */
export const PantryDialog = dialogOnDemand(
  async () => (await import('./pantry-dialog/pantry-dialog')).PantryDialog,
);
