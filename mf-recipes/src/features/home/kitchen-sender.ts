import { isApiError, readToken } from '@larder/api-client';
import { kitchenApi, type KitchenView } from '@larder/api-client/kitchen';
import { decodeUser, type DraftSender } from '@larder/shell-sdk';
import { kitchenDrafts, mergedFoods, originOf, type KitchenFood } from './kitchen.model';

const { updateKitchen } = kitchenApi.endpoints;

/** Another device may be changing the kitchen at the same time. */
const mostAttempts = 5;

const isHere = (person: string): boolean => {
  const token = readToken();
  return token !== null && decodeUser(token)?.id === person;
};

/** Takes over what the account has now; changes made here since `before` are made to it. */
function adopt(person: string, now: KitchenView, before: readonly KitchenFood[]): void {
  const { key, content } = kitchenDrafts.open(person);
  const foods = mergedFoods(before, content.foods, now.foods);
  kitchenDrafts.takeSaved(person, key, originOf(now));
  kitchenDrafts.update(person, key, () => ({ foods }));
}

/** [OFF-3] Saves a kitchen that was changed without a network, without its page; what two devices changed is merged. */
export const draftSender: DraftSender = {
  sendDrafts: async (person, dispatch) => {
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      if (kitchenDrafts.waiting(person).length === 0 || !isHere(person)) return;
      const { content, origin } = kitchenDrafts.open(person);
      const { foods } = content;
      const kitchenBody = { foods, version: origin?.version ?? 0 };
      try {
        const saving = dispatch(updateKitchen.initiate({ kitchenBody }, { track: false }));
        adopt(person, await saving.unwrap(), foods);
      } catch (error) {
        if (!isApiError(error) || error.code !== 'kitchen_changed' || !isHere(person)) return;
        adopt(person, error.besides?.['kitchen'] as KitchenView, origin?.content.foods ?? []);
      }
    }
  },
};
