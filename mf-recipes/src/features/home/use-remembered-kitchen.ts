import { isApiError } from '@larder/api-client';
import type { KitchenView } from '@larder/api-client/kitchen';
import { useDrafts, useOnline } from '@larder/shell-sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useGetKitchenQuery, useUpdateKitchenMutation } from './kitchen.api';
import { kitchenDrafts, mergedFoods, originOf, type KitchenFood } from './kitchen.model';

const pauseBeforeSaving = 600;

/** [KITCHEN-4] The kitchen of the account: restored here, and saved a moment after each change as soon as there is a network. */
export function useRememberedKitchen() {
  const { draft, isChanged, change, takeSaved } = useDrafts(kitchenDrafts);
  const { foods } = draft.content;
  const {
    data: saved,
    isSuccess,
    isError,
  } = useGetKitchenQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [update] = useUpdateKitchenMutation();
  const isOnline = useOnline();
  const saving = useRef(false);

  /** Takes over what the account has now; changes made here since `before` are made to it. */
  const adopt = useEffectEvent((now: KitchenView, before = draft.origin?.content.foods ?? []) => {
    const merged = mergedFoods(before, foods, now.foods);
    takeSaved(draft.key, originOf(now));
    change((content) => (sameFoods(merged, content.foods) ? content : { foods: merged }));
  });
  /** What a device kept may be older than what it has saved since. */
  const adoptNewer = useEffectEvent((now: KitchenView) => {
    if (now.version > (draft.origin?.version ?? -1)) adopt(now);
  });
  useEffect(() => {
    if (saved) adoptNewer(saved);
  }, [saved]);

  const save = useEffectEvent(async () => {
    if (saving.current) return;
    saving.current = true;
    const version = draft.origin?.version ?? 0;
    const { data, error } = await update({ kitchenBody: { foods, version } });
    saving.current = false;
    if (data) adopt(data, foods);
    if (isApiError(error) && error.code === 'kitchen_changed') {
      adopt(error.besides?.['kitchen'] as KitchenView);
    }
  });
  useEffect(() => {
    // What the account has comes first, so that nothing of it is overwritten.
    if (!isChanged || !isOnline || !isSuccess) return;
    const timer = setTimeout(() => void save(), pauseBeforeSaving);
    return () => clearTimeout(timer);
  }, [foods, isChanged, isOnline, isSuccess, draft.origin?.version]);

  return {
    foods,
    /** Whether what the account has is here, or cannot be reached. */
    isRestored: isError || (saved !== undefined && saved.version <= (draft.origin?.version ?? -1)),
    setFoods: (next: KitchenFood[]) => change(() => ({ foods: next })),
  };
}

const sameFoods = (one: readonly KitchenFood[], other: readonly KitchenFood[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
