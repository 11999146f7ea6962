import { dialogOnDemand } from '@larder/shell-sdk';

/** Asks before a draft is discarded; loaded on demand. */
export const DiscardDialog = dialogOnDemand(
  async () => (await import('./discard-dialog')).DiscardDialog,
);

/** Asks before an own recipe is deleted; loaded on demand. */
export const DeleteRecipeDialog = dialogOnDemand(
  async () => (await import('./recipe-dialog/delete-recipe-dialog')).DeleteRecipeDialog,
);
