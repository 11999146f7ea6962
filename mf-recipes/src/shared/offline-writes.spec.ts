import type { OfflineWrite, Write } from '@larder/shell-sdk';
import { declaration } from '../remote.declaration';
import { offlineWrites } from './offline-writes';

const rule = (kind: string): OfflineWrite => offlineWrites[kind] as OfflineWrite;
const recipe = { id: 7, title: 'Borscht', image: '/7.svg', readyInMinutes: 40, servings: 4 };
const kept = async ({ url }: { url: string }) => (url === '/recipes/7' ? recipe : undefined);
const write = (method: string, url: string, body?: unknown, id?: string): Write => ({
  method,
  url,
  body,
  ids: url.split('/').filter((part) => /\d/.test(part)),
  ...(id && { id }),
});
const sunday = { title: 'Sunday', menuItems: [{ id: 7, servings: 8 }] };
const overview = { menus: [{ id: 'm1', title: 'Old', version: 3 }], menuCount: 1, menuLimit: 20 };

describe('changes to menus, marks and the pantry that wait', () => {
  it('[OFF-3] are those that the declaration lists', () => {
    expect(Object.keys(offlineWrites).sort()).toEqual([...declaration.queue].sort());
    for (const [kind, { label }] of Object.entries(offlineWrites)) {
      const body = { title: 'x', name: 'x' };
      expect([kind, label(write('PUT', '/menus/1', body))]).toEqual([kind, expect.any(String)]);
    }
  });

  it('[OFF-3] show a new menu in the list and on its own page', async () => {
    const created = write('POST', '/menus', sunday, 'new-1');
    const { answer, shows } = rule('POST /menus');
    expect(await answer?.(created, kept)).toMatchObject({ id: 'new-1' });
    expect(await shows?.({ url: '/menus' }, overview, created, kept)).toMatchObject({
      menus: [{ id: 'new-1', title: 'Sunday', item_count: 1, images: ['/7.svg'] }, { id: 'm1' }],
      menuCount: 2,
    });
    expect(await shows?.({ url: '/menus/new-1' }, undefined, created, kept)).toMatchObject({
      title: 'Sunday',
      recipes: [{ id: 7, title: 'Borscht', servings: 8, recipeServings: 4, available: true }],
    });
    expect(await shows?.({ url: '/pantry/user' }, undefined, created, kept)).toBeUndefined();
  });

  it('[OFF-3] show a changed or deleted menu, and know when it is already saved', async () => {
    const changed = write('PUT', '/menus/11', { ...sunday, version: 3 });
    const { settle, shows } = rule('PUT /menus/:id');
    const before = { id: '11', title: 'Old', version: 3, recipes: [] };
    expect(await shows?.({ url: '/menus/11' }, before, changed, kept)).toMatchObject({
      id: '11',
      title: 'Sunday',
      version: 3,
    });
    const theirs = (title: string, servings: number | null) => ({
      status: 409,
      code: 'menu_changed' as const,
      message: '',
      besides: { menu: { ...before, title, recipes: [{ ...recipe, servings }] } },
    });
    expect(settle?.(changed, theirs('Sunday', 8))).toBe('done');
    expect(settle?.(changed, theirs('Sunday', null))).toBeUndefined();
    const lists = { ...overview, menus: [{ id: '11' }, { id: '12' }] };
    const deleted = write('DELETE', '/menus/11');
    expect(
      rule('DELETE /menus/:id').shows?.({ url: '/menus' }, lists, deleted, kept),
    ).toMatchObject({ menus: [{ id: '12' }], menuCount: 1 });
  });

  it('[OFF-3] show favourites, ratings, collections, the log and the pantry', async () => {
    const favourites = { url: '/recipes/user/favourites' };
    const added = write('POST', '/recipes/7/favourite');
    const add = rule('POST /recipes/:id/favourite').shows;
    const remove = rule('DELETE /recipes/:id/favourite').shows;
    expect(await add?.(favourites, [{ id: 8 }], added, kept)).toEqual([recipe, { id: 8 }]);
    expect(await remove?.(favourites, [{ id: 7 }, { id: 8 }], added, kept)).toEqual([{ id: 8 }]);
    const rated = write('PUT', '/recipes/7/rating', { rating: 4 });
    const shown = { ...recipe, collections: ['c1'] };
    expect(
      rule('PUT /recipes/:id/rating').shows?.({ url: '/recipes/7' }, shown, rated, kept),
    ).toMatchObject({ title: 'Borscht', rating: 4 });
    const placed = write('PUT', '/collections/c2/recipes/7');
    expect(
      rule('PUT /collections/:id/recipes/:id').shows?.({ url: '/recipes/7' }, shown, placed, kept),
    ).toMatchObject({ collections: ['c1', 'c2'] });
    const log = { url: '/recipes/7/log' };
    const entry = write('POST', '/recipes/7/log', { madeOn: '2026-11-23', note: '' }, 'n1');
    expect(rule('POST /recipes/:id/log').shows?.(log, [], entry, kept)).toEqual([
      { id: 'n1', madeOn: '2026-11-23', note: '' },
    ]);
    const gone = write('DELETE', '/recipes/7/log/n1');
    expect(
      rule('DELETE /recipes/:id/log/:id').shows?.(log, [{ id: 'n1' }, { id: 'n2' }], gone, kept),
    ).toEqual([{ id: 'n2' }]);
    const pantry = write('PUT', '/pantry/user', { useCustomPantry: true, customPantry: ['rice'] });
    expect(rule('PUT /pantry/user').shows?.({ url: '/pantry/user' }, {}, pantry, kept)).toEqual(
      pantry.body,
    );
  });
});
