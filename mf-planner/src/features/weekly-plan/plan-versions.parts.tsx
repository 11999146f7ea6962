import { copy } from '@larder/copy';
import { changedServings, countsPeople } from '@larder/culinary';
import { versionsToCompare, type DraftSaving } from '@larder/shell-sdk';
import { VersionsDialog } from '@larder/ui/overlays';
import {
  mealSlots,
  slotName,
  type PlanContent,
  type PlannedDish,
} from '../../shared/plan-draft.model';

/** With its servings where they are not those of the recipe. */
const dishText = (dish: PlannedDish): string =>
  copy.servings.dishFor(dish.title, changedServings(dish), countsPeople(dish));

const linesOf = ({ meals }: PlanContent): string[] =>
  mealSlots.flatMap((slot) => {
    const titles = (meals[slot] ?? []).map(dishText);
    return titles.length > 0 ? copy.planner.mealOf(slotName(slot), titles) : [];
  });

/** [D-13] The local plan and the one another device saved; nothing while there is no conflict. */
export function PlanVersionsDialog({
  saving,
  busy,
}: {
  saving: DraftSaving<PlanContent>;
  busy: boolean;
}) {
  const versions = versionsToCompare(saving, (plan) => ({
    title: plan.name,
    lines: linesOf(plan),
  }));
  return versions && <VersionsDialog {...versions} busy={busy} />;
}
