/** @jest-environment node */
import {
  dropAnswer,
  forgetAnswers,
  forgetAnswersOfOthers,
  keepAnswer,
  keepAnswersTo,
  keptCopy,
} from './kept-answers';
import { installMemoryCaches } from './memory-caches.testing';

const keptAnswer = async (...asked: Parameters<typeof keptCopy>): Promise<unknown> =>
  (await keptCopy(...asked))?.data;

const tokenOf = (sub: unknown) => {
  const payload = btoa(JSON.stringify({ sub, user: { username: 'Zoe >?>~~' } }));
  return `head.${payload.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.end`;
};
const cook = tokenOf('cook');
const guest = tokenOf('guest');
const menu = { url: '/menus/01890000-0000-7000-8000-000000000020' };
const bulk = (ids: string) => ({ url: '/recipes/bulk', params: { ids } });

describe('responses kept for offline use', () => {
  let removeCaches: () => void;
  beforeEach(() => {
    removeCaches = installMemoryCaches();
    keepAnswersTo([
      { path: '/menus/:id' },
      { path: '/meal-planner' },
      { path: '/meal-planner/calendar' },
      { path: '/recipes/user/favourites' },
      { path: '/recipes/:id', bulk: { path: '/recipes/bulk', param: 'ids', atOnce: 20 } },
    ]);
  });
  afterEach(() => removeCaches());

  it('[WHAT-4] include the menus and recipes of one person', async () => {
    await keepAnswer(menu, cook, { title: 'Sunday' });
    expect(await keptAnswer(menu, cook)).toEqual({ title: 'Sunday' });
    expect(await keptAnswer(menu, guest)).toBeUndefined();
    for (const token of [null, 'a.b.c', tokenOf(3)]) {
      await keepAnswer(menu, token, { title: 'Nobody’s' });
      expect(await keptAnswer(menu, token)).toBeUndefined();
    }
    const elsewhere = { url: '/auth/sessions' };
    await keepAnswer(elsewhere, cook, {});
    expect(await keptAnswer(elsewhere, cook)).toBeUndefined();
  });

  it('[WHAT-4][CALL-31] include favourites, plans and each month of the calendar', async () => {
    const month = (start: string, end: string) => ({
      url: '/meal-planner/calendar',
      params: { start, end },
    });
    const november = month('2026-11-01', '2026-11-30');
    await keepAnswer(november, cook, [{ title: 'Roast' }]);
    await keepAnswer({ url: '/meal-planner' }, cook, [{ name: 'Calm week' }]);
    await keepAnswer({ url: '/recipes/user/favourites' }, cook, [{ id: 7 }]);
    expect(await keptAnswer(november, cook)).toEqual([{ title: 'Roast' }]);
    expect(await keptAnswer(month('2026-12-01', '2026-12-31'), cook)).toBeUndefined();
    expect(await keptAnswer({ url: '/meal-planner' }, cook)).toEqual([{ name: 'Calm week' }]);
    expect(await keptAnswer({ url: '/recipes/user/favourites' }, cook)).toEqual([{ id: 7 }]);
    const search = { url: '/recipes/search', params: { ingredients: 'rice' } };
    await keepAnswer(search, cook, { recipes: [] });
    expect(await keptAnswer(search, cook)).toBeUndefined();
  });

  it('[CALL-4] store recipes one by one, however they were requested', async () => {
    await keepAnswer(bulk('7,8'), cook, [{ id: 7 }, { id: 8 }]);
    await keepAnswer({ url: '/recipes/9' }, cook, { id: 9 });
    expect(await keptAnswer(bulk('9,7,5'), cook)).toEqual([{ id: 9 }, { id: 7 }]);
    expect(await keptAnswer({ url: '/recipes/8' }, cook)).toEqual({ id: 8 });
    expect(await keptAnswer(bulk('5'), cook)).toBeUndefined();
  });

  it('[OFF-1] say since when they have been kept; several, since the earliest', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000);
    await keepAnswer({ url: '/recipes/7' }, cook, { id: 7 });
    now.mockReturnValue(2_000);
    await keepAnswer({ url: '/recipes/8' }, cook, { id: 8 });
    expect((await keptCopy({ url: '/recipes/8' }, cook))?.keptAt).toBe(2_000);
    expect((await keptCopy(bulk('7,8'), cook))?.keptAt).toBe(1_000);
    now.mockRestore();
  });

  it('are evicted oldest first, removed when deleted, and cleared by a log-out', async () => {
    const many = Array.from({ length: 601 }, (_, index) => ({ id: index + 1 }));
    await keepAnswer(bulk(''), cook, many);
    expect(await keptAnswer({ url: '/recipes/1' }, cook)).toBeUndefined();
    expect(await keptAnswer({ url: '/recipes/601' }, cook)).toEqual({ id: 601 });
    await dropAnswer({ url: '/recipes/601' }, cook);
    expect(await keptAnswer({ url: '/recipes/601' }, cook)).toBeUndefined();
    await forgetAnswers();
    expect(await keptAnswer({ url: '/recipes/600' }, cook)).toBeUndefined();
  });

  it('[WHAT-4] belong to the current user of the device', async () => {
    await keepAnswer(menu, cook, { title: 'Sunday' });
    await keepAnswer(menu, guest, { title: 'Party' });
    await forgetAnswersOfOthers(null);
    expect(await keptAnswer(menu, cook)).toEqual({ title: 'Sunday' });
    await forgetAnswersOfOthers(guest);
    expect(await keptAnswer(menu, cook)).toBeUndefined();
    expect(await keptAnswer(menu, guest)).toEqual({ title: 'Party' });
  });

  it('[WHAT-4][HOUSE-1] take along the photographs that the service worker kept', async () => {
    const showPhoto = async () => (await caches.open('photos')).put('/pictures/1', new Response());
    const photos = async () => (await (await caches.open('photos')).keys()).length;
    await keepAnswer(menu, cook, { title: 'Sunday' });
    await showPhoto();
    await forgetAnswersOfOthers(cook);
    expect(await photos()).toBe(1);
    await forgetAnswersOfOthers(guest);
    expect(await photos()).toBe(0);
    await showPhoto();
    await forgetAnswers();
    expect(await photos()).toBe(0);
  });

  it.each(['/menus/bulk', '/menus', '/menus/1/recipes', '/menus/0189-7000', '/v2/menus/1'])(
    '[WHAT-4] exclude what nobody declared: %s',
    async (url) => {
      await keepAnswer({ url }, cook, {});
      expect(await keptAnswer({ url }, cook)).toBeUndefined();
    },
  );

  it('are absent where the browser has no cache', async () => {
    removeCaches();
    await keepAnswer(menu, cook, { title: 'Sunday' });
    await forgetAnswers();
    expect(await keptAnswer(menu, cook)).toBeUndefined();
  });
});
