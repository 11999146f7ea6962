import { storeToken } from '@larder/api-client';
import type { KitchenView } from '@larder/api-client/kitchen';
import { useAppDispatch } from '@larder/shell-sdk';
import { countWaiting, remotesThatSend } from '@larder/shell-sdk/host';
import {
  failWith,
  renderWithShell,
  testUser,
  tokenFor,
  type FakeRoutes,
} from '@larder/shell-sdk/testing';
import { act } from '@testing-library/react';
import { kitchenDrafts, originOf } from './kitchen.model';
import { draftSender } from './kitchen-sender';

const me = testUser.id;
const food = (text: string) => ({ text, useSoon: false });
const kitchen = (version: number, ...foods: string[]): KitchenView => ({
  version,
  foods: foods.map(food),
});

/** The kitchen of the account, changed on this device without a network. */
function changed(before: KitchenView, ...foods: string[]): void {
  kitchenDrafts.edit(me, originOf(before));
  kitchenDrafts.change(me, () => ({ foods: foods.map(food) }));
}

function open(api: FakeRoutes) {
  let dispatch!: ReturnType<typeof useAppDispatch>;
  function Anywhere() {
    dispatch = useAppDispatch();
    return null;
  }
  const shell = renderWithShell(<Anywhere />, { api });
  return { ...shell, send: () => act(() => draftSender.sendDrafts(me, dispatch)) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a kitchen that was changed without a network', () => {
  it('[OFF-6] counts as a change that waits until it has been saved, from any page', async () => {
    changed(kitchen(4, 'eggs'), 'eggs', 'rice');
    expect(remotesThatSend(me)).toEqual(['mf_recipes']);
    expect(countWaiting(me)).toBe(1);
    const { send, requests } = open({ 'PUT /kitchen': () => kitchen(5, 'eggs', 'rice') });
    await send();
    await send();
    expect(requests.map(({ body }) => body)).toEqual([
      { foods: [food('eggs'), food('rice')], version: 4 },
    ]);
    expect(countWaiting(me)).toBe(0);
  });

  it('[OFF-3][KITCHEN-4] is merged with what another device has saved', async () => {
    changed(kitchen(4, 'eggs', 'milk'), 'eggs', 'rice');
    let saved = kitchen(5, 'eggs', 'milk', 'leeks');
    const { send } = open({
      'PUT /kitchen': ({ body }) => {
        const { foods, version } = body as KitchenView;
        if (version !== saved.version) {
          return failWith({ status: 409, code: 'kitchen_changed', besides: { kitchen: saved } });
        }
        saved = { foods, version: version + 1 };
        return saved;
      },
    });
    await send();
    expect(saved).toEqual(kitchen(6, 'eggs', 'leeks', 'rice'));
    expect(kitchenDrafts.waiting(me)).toEqual([]);
  });

  it('[OFF-3] goes on waiting while there is no answer', async () => {
    changed(kitchen(4), 'rice');
    const { send, requests } = open({ 'PUT /kitchen': () => failWith({ status: 0 }) });
    await send();
    expect(requests).toHaveLength(1);
    expect(countWaiting(me)).toBe(1);
  });

  it('[OFF-3] is not sent for somebody else', async () => {
    changed(kitchen(4), 'rice');
    const { send, requests } = open({});
    storeToken(tokenFor({ ...testUser, id: '01890000-0000-7000-8000-000000000002' }));
    await send();
    expect(requests).toEqual([]);
  });
});
