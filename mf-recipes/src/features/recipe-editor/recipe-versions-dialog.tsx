import { copy } from '@larder/copy';
import { linesOf, stepsOf } from '@larder/recipe-reading/text';
import { versionsToCompare, type DraftSaving } from '@larder/shell-sdk';
import { VersionsDialog } from '@larder/ui/overlays';
import type { RecipeContent } from './recipe-editor.model';

const amountsOf = ({ servings, yieldText, prepMinutes, cookMinutes }: RecipeContent): string[] =>
  [
    [copy.recipeEditor.servings, servings],
    [copy.recipeEditor.yield, yieldText],
    [copy.recipeEditor.prepTime, prepMinutes],
    [copy.recipeEditor.cookTime, cookMinutes],
  ].flatMap(([name = '', text]) => (text ? [copy.recipeEditor.amount(name, text)] : []));

/** [OWN-9] The recipe as written here and as another device saved it; nothing while there is no conflict. */
export function RecipeVersionsDialog({
  saving,
  busy,
  onClose,
}: {
  saving: DraftSaving<RecipeContent>;
  busy: boolean;
  onClose: () => void;
}) {
  const versions = versionsToCompare(saving, (content) => ({
    title: content.title,
    lines: [
      ...amountsOf(content),
      ...linesOf(content.ingredients),
      ...stepsOf(content.steps),
      ...linesOf(content.notes),
      ...content.tags,
    ],
  }));
  return versions && <VersionsDialog {...versions} busy={busy} onClose={onClose} />;
}
