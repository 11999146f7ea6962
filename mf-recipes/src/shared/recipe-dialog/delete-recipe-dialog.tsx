import { errorMessage } from '@larder/api-client';
import { copy } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import { AlertDialog } from '@larder/ui/overlays';
import { useDeleteRecipeMutation, useRestoreRecipeMutation } from './recipe-dialog.api';

/** [OWN-12] Asks before an own recipe is deleted, and offers to undo it. */
export function DeleteRecipeDialog({
  recipe: { id, title },
  onDeleted,
  onClose,
}: {
  recipe: { id: number; title: string };
  onDeleted?: () => void;
  onClose: () => void;
}) {
  const [deleteRecipe, { isLoading }] = useDeleteRecipeMutation();
  const [restoreRecipe] = useRestoreRecipeMutation();
  const bringBack = async () => {
    try {
      await restoreRecipe({ id: String(id) }).unwrap();
      notify.success(copy.myRecipes.broughtBack(title));
    } catch (error) {
      notify.error(errorMessage(error, copy.myRecipes.notBroughtBack));
    }
  };
  const confirm = async () => {
    try {
      await deleteRecipe({ id: String(id) }).unwrap();
      notify.undoable(copy.myRecipes.deleted, copy.common.undo, () => void bringBack());
      onDeleted?.();
    } catch (error) {
      notify.error(errorMessage(error, copy.myRecipes.deleteFailed));
    }
    onClose();
  };
  return (
    <AlertDialog
      open
      title={copy.myRecipes.deleteQuestion(title)}
      cancelLabel={copy.common.cancel}
      confirmLabel={copy.common.delete}
      busy={isLoading}
      busyLabel={copy.myRecipes.deleting}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {copy.myRecipes.deleteWarning}
    </AlertDialog>
  );
}
