import { errorMessage } from '@larder/api-client';
import type { RecipeView } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { dialogOnDemand, notify, useNavigate } from '@larder/shell-sdk';
import {
  Button,
  CopyIcon,
  DeleteIcon,
  DownloadIcon,
  EditIcon,
  MoreIcon,
  PrintIcon,
  RetryIcon,
  ShareIcon,
} from '@larder/ui';
import { Menu, MenuItem } from '@larder/ui/overlays';
import { useState } from 'react';
import { loadKitchen } from '../menu-print/menu-print.api';
import { readPrintSettings, type PrintSettings } from '../menu-print/menu-print.model';
import { RecipeSheet } from '../menu-print/menu-print.parts';
import { usePrintJob } from '../menu-print/use-print-job';
import { DeleteRecipeDialog } from '../questions';
import { useCopyRecipeMutation } from './recipe-dialog.api';
import type { RecipeKitchen } from './recipe-dialog.parts';
import { fileNameOf, recipeForPrograms, recipeText } from './recipe-text';

const EarlierVersionsDialog = dialogOnDemand(
  async () => (await import('./earlier-versions-dialog')).EarlierVersionsDialog,
);

/** Sends text to another app, or to the clipboard where there is no sheet of apps. */
async function share(title: string, text: string): Promise<void> {
  if ('share' in navigator) {
    // Closing the system's sheet rejects: the person changed their mind.
    await navigator.share({ title, text }).catch(() => undefined);
    return;
  }
  try {
    await (navigator as Navigator).clipboard.writeText(text);
    notify.success(copy.myRecipes.copied);
  } catch {
    notify.error(copy.myRecipes.shareFailed);
  }
}

function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** [OWN-11] Copies a recipe into the person's own and opens the copy in the editor. */
function useCopying(recipe: RecipeView) {
  const navigate = useNavigate();
  const [copyRecipe, { isLoading }] = useCopyRecipeMutation();
  const copyAndEdit = async () => {
    try {
      const { id } = await copyRecipe({ id: String(recipe.id) }).unwrap();
      void navigate(`/recipes/${id}/edit`);
    } catch (error) {
      notify.error(errorMessage(error, copy.myRecipes.copyFailed));
    }
  };
  return { copyAndEdit: () => void copyAndEdit(), isCopying: isLoading };
}

interface RecipeActionsProps {
  /** As it is shown: its lines for the chosen number of servings. */
  recipe: RecipeView;
  onClose: () => void;
}

/** [OWN-11][OWN-12][OWN-27] What can be done with a recipe besides cooking it. */
export function RecipeActions({ recipe, onClose }: RecipeActionsProps) {
  const navigate = useNavigate();
  const { copyAndEdit, isCopying } = useCopying(recipe);
  const [printed, print] = usePrintJob<{ settings: PrintSettings; kitchen: RecipeKitchen }>();
  const [opened, setOpened] = useState<'delete' | 'versions' | null>(null);
  const close = () => setOpened(null);
  const ingredients = recipe.extendedIngredients.map(({ original }) => original);
  const printRecipe = async () => {
    const kitchen = await loadKitchen().catch(() => null);
    if (kitchen) print({ settings: readPrintSettings(), kitchen });
    else notify.error(copy.menus.printFailed);
  };
  const text = () => recipeText(recipe, ingredients);
  return (
    <>
      {recipe.isOwn ? (
        <Button
          variant="secondary"
          icon={<EditIcon />}
          onClick={() => void navigate(`/recipes/${recipe.id}/edit`)}
        >
          {copy.common.edit}
        </Button>
      ) : (
        <Button variant="secondary" icon={<CopyIcon />} busy={isCopying} onClick={copyAndEdit}>
          {copy.myRecipes.copyAndChange}
        </Button>
      )}
      <Menu label={copy.myRecipes.actions} button={<MoreIcon />}>
        {recipe.isOwn && (
          <MenuItem icon={<CopyIcon />} onClick={copyAndEdit}>
            {copy.myRecipes.duplicate}
          </MenuItem>
        )}
        <MenuItem icon={<PrintIcon />} onClick={() => void printRecipe()}>
          {copy.myRecipes.print}
        </MenuItem>
        <MenuItem icon={<ShareIcon />} onClick={() => void share(recipe.title, text())}>
          {copy.myRecipes.share}
        </MenuItem>
        <MenuItem
          icon={<DownloadIcon />}
          onClick={() => download(fileNameOf(recipe.title, 'txt'), text(), 'text/plain')}
        >
          {copy.myRecipes.download}
        </MenuItem>
        <MenuItem
          icon={<DownloadIcon />}
          onClick={() =>
            download(
              fileNameOf(recipe.title, 'jsonld'),
              recipeForPrograms(recipe, ingredients),
              'application/ld+json',
            )
          }
        >
          {copy.myRecipes.downloadJsonLd}
        </MenuItem>
        {recipe.isOwn && (
          <>
            {recipe.version > 1 && (
              <MenuItem icon={<RetryIcon />} onClick={() => setOpened('versions')}>
                {copy.myRecipes.versions}
              </MenuItem>
            )}
            <MenuItem icon={<DeleteIcon />} onClick={() => setOpened('delete')}>
              {copy.common.delete}
            </MenuItem>
          </>
        )}
      </Menu>
      {opened === 'delete' && (
        <DeleteRecipeDialog recipe={recipe} onDeleted={onClose} onClose={close} />
      )}
      {opened === 'versions' && <EarlierVersionsDialog recipe={recipe} onClose={close} />}
      {printed && <RecipeSheet recipe={recipe} {...printed} />}
    </>
  );
}
