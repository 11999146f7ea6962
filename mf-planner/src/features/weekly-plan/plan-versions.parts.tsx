import { copy } from '@larder/copy';
import { versionsToCompare, type DraftSaving } from '@larder/shell-sdk';
import { VersionsDialog } from '@larder/ui/overlays';
import { mealSlots, slotName, type PlanContent } from '../../shared/plan-draft.model';

const linesOf = ({ meals }: PlanContent): string[] =>
  mealSlots.flatMap((slot) => {
    const titles = (meals[slot] ?? []).map(({ title }) => title);
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
