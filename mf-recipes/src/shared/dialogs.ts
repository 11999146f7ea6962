import { dialogOnDemand } from './dialog-on-demand';

/** The recipe dialog, loaded on demand. */
export const RecipeDialog = dialogOnDemand(
  async () => (await import('./recipe-dialog/recipe-dialog')).RecipeDialog,
);

/** The pantry dialog, loaded on demand. */
export const PantryDialog = dialogOnDemand(
  async () => (await import('./pantry-dialog/pantry-dialog')).PantryDialog,
);

/** Asks before a draft is discarded; loaded on demand. */
export const DiscardDialog = dialogOnDemand(
  async () => (await import('./discard-dialog')).DiscardDialog,
);

/** Asks before an own recipe is deleted; loaded on demand. */
export const DeleteRecipeDialog = dialogOnDemand(
  async () => (await import('./recipe-dialog/delete-recipe-dialog')).DeleteRecipeDialog,
);
