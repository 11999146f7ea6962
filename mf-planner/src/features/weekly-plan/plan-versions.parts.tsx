import { copy } from '@larder/copy';
import type { DraftSaving } from '@larder/shell-sdk';
import { VersionsDialog } from '@larder/ui/overlays';
import { mealSlots, slotName, type PlanContent } from '../../shared/plan-draft.model';

const linesOf = ({ meals }: PlanContent): string[] =>
  mealSlots.flatMap((slot) => {
    const titles = (meals[slot] ?? []).map(({ title }) => title);
    return titles.length > 0 ? copy.planner.mealOf(slotName(slot), titles) : [];
  });

/** [D-13] The local plan and the one another device saved; nothing while there is no conflict. */
export function PlanVersionsDialog({
  saving: { conflict, keepMine, takeTheirs, saveMineAsNew, putOff },
  busy,
}: {
  saving: DraftSaving<PlanContent>;
  busy: boolean;
}) {
  if (!conflict) return null;
  const mine = conflict.mine.content;
  const theirs = conflict.theirs.content;
  return (
    <VersionsDialog
      title={copy.drafts.conflictTitle(theirs.name)}
      lede={copy.drafts.conflictLede}
      versions={[
        {
          heading: copy.drafts.mine,
          title: mine.name,
          lines: linesOf(mine),
          chooseLabel: copy.drafts.keepMine,
          onChoose: () => void keepMine(),
        },
        {
          heading: copy.drafts.theirs,
          title: theirs.name,
          lines: linesOf(theirs),
          chooseLabel: copy.drafts.takeTheirs,
          onChoose: takeTheirs,
        },
      ]}
      onlyHereLabel={copy.drafts.onlyHere}
      keepBothLabel={copy.drafts.saveMineAsNew}
      onKeepBoth={() => void saveMineAsNew()}
      closeLabel={copy.common.close}
      onClose={putOff}
      busy={busy}
    />
  );
}
