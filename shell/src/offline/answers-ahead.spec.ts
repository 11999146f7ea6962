import type { Question } from '@larder/api-client';
import { AnswersAhead, changedBy, collections, monthAround } from './answers-ahead';

const list = '/grocery-lists/01890000-0000-7000-8000-000000000001';
const menu = '/menus/01890000-0000-7000-8000-000000000002';
const recipes = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, image: '/pictures/1.svg' }));

/** A device, its backend's responses, and every request it received. */
function device(answers: Record<string, unknown>) {
  const kept = new Map<string, unknown>();
  const asked: string[] = [];
  let turns = Infinity;
  const ask = async ({ url, params }: Question): Promise<unknown> => {
    asked.push(params ? `${url}?${String(params.ids)}` : url);
    if (url === '/recipes/bulk') {
      const ids = String(params?.ids).split(',');
      for (const id of ids) kept.set(`/recipes/${id}`, { id: Number(id) });
      return ids.map((id) => ({ id: Number(id) }));
    }
    if (answers[url] !== undefined) kept.set(url, answers[url]);
    return answers[url];
  };
  const done = async (): Promise<void> => {
    for (let step = 0; step < 500; step += 1) await Promise.resolve();
  };
  const ahead = new AnswersAhead({
    kept: async ({ url }) => kept.get(url),
    ask,
    turn: async () => turns-- > 0,
    mostRecipes: 30,
  });
  const want = async (...urls: string[]): Promise<void> => {
    ahead.want(...urls.map((url) => ({ question: { url }, isCurrent: () => false })));
    await done();
  };
  return { ahead, kept, asked, want, done, allow: (count: number) => (turns = count) };
}

describe('what the person saved', () => {
  it('[WHAT-4] is kept with everything it refers to, recipes in batches', async () => {
    const { asked, kept, want } = device({
      '/grocery-lists': { lists: [{ id: list.split('/')[2], version: 3 }] },
      '/menus': { menus: [{ id: menu.split('/')[2], updated_at: 'now' }] },
      [list]: { version: 3, items: [] },
      [menu]: { updated_at: 'now', recipes: [...recipes(25), { id: 99, image: null }] },
      '/meal-planner': [
        { plan_data: { 'Monday-Lunch': recipes(1), 'Friday-Dinner': recipes(1, 40) } },
      ],
    });
    await want('/grocery-lists', '/menus', '/meal-planner');
    expect(asked.slice(0, 3)).toEqual(['/grocery-lists', '/menus', '/meal-planner']);
    expect(asked).toContain(list);
    expect(asked).toContain(menu);
    expect(asked.filter((url) => url.startsWith('/recipes/bulk'))).toHaveLength(2);
    expect(kept.has('/recipes/1') && kept.has('/recipes/25') && kept.has('/recipes/40')).toBe(true);
    expect(kept.has('/recipes/99')).toBe(false);
  });

  it('[WHAT-4] is fetched again only if it has changed', async () => {
    const answers: Record<string, unknown> = {
      '/grocery-lists': { lists: [{ id: list.split('/')[2], version: 3 }] },
      [list]: { version: 3 },
    };
    const { ahead, asked, want, done } = device(answers);
    await want('/grocery-lists');
    ahead.notice({ url: '/grocery-lists' }, answers['/grocery-lists']);
    await done();
    expect(asked).toEqual(['/grocery-lists', list]);
    answers[list] = { version: 4 };
    ahead.notice({ url: '/grocery-lists' }, { lists: [{ id: list.split('/')[2], version: 4 }] });
    await done();
    expect(asked).toEqual(['/grocery-lists', list, list]);
  });

  it('[WHAT-4] waits for its turn, gives up when there is none, and is retried when it is referred to again', async () => {
    const answers = {
      '/recipes/user/favourites': recipes(2),
    };
    const { asked, kept, want, allow } = device(answers);
    allow(1);
    await want('/recipes/user/favourites');
    expect(asked).toEqual(['/recipes/user/favourites']);
    allow(9);
    await want('/recipes/user/favourites');
    expect(asked.at(-1)).toBe('/recipes/bulk?1,2');
    expect(kept.has('/recipes/2')).toBe(true);
  });

  it('[WHAT-4] is limited to the maximum number of recipes for a device', async () => {
    const { kept, want } = device({
      [menu]: { recipes: recipes(50) },
    });
    await want(menu);
    expect([...kept.keys()].filter((url) => url.startsWith('/recipes/'))).toHaveLength(30);
  });

  it('[CALL-31] includes the current month, as the calendar requests it', () => {
    expect(monthAround(new Date(2028, 1, 29, 23, 59))).toEqual({
      start: '2028-02-01',
      end: '2028-02-29',
    });
    expect(collections(new Date(2026, 11, 3))).toContainEqual({
      url: '/meal-planner/calendar',
      params: { start: '2026-12-01', end: '2026-12-31' },
    });
  });

  it('[WHAT-4] is refetched after it changes', () => {
    const today = new Date(2026, 11, 3);
    const urls = (url: string) => changedBy(url, today).map((question) => question.url);
    expect(urls(`${menu}`)).toEqual(['/menus']);
    expect(urls('/meal-planner/calendar/1')).toEqual(['/meal-planner', '/meal-planner/calendar']);
    expect(urls('/recipes/7/favourite')).toEqual(['/recipes/user/favourites']);
    expect(urls('/payments/confirm')).toEqual(['/payments/subscription']);
  });
});
