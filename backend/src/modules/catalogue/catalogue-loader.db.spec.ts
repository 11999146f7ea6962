import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { type Person, TestApp } from '../../testing.js';
import { readingVersion } from '../recipes/domain/reading-version.js';
import { Recipe } from '../recipes/entities/recipe.entity.js';
import { CatalogueLoader } from './catalogue-loader.service.js';
import { catalogueFolder } from './catalogue-folder.js';
import { CatalogueState } from './entities/catalogue-state.entity.js';

const file = (title: string, vegetable: string) => `---
title: ${title}
types: side dish
cuisine: International
servings: 2
ready: 20
---

A plain dish.

## Ingredients

- 2 ${vegetable}
- 1 tbsp butter

## Steps

1. Melt the butter.
2. Cook the ${vegetable} in it for 15 minutes.
`;

describe('CatalogueLoader', () => {
  let api: TestApp;
  let loader: CatalogueLoader;
  let cook: Person;
  let folder: string;

  beforeAll(async () => {
    api = await TestApp.start();
    loader = api.app.get(CatalogueLoader, { strict: false });
    cook = await api.person();
    folder = mkdtempSync(join(tmpdir(), 'larder-catalogue-'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await api.close();
  });

  const put = (name: string, content: string) => writeFileSync(join(folder, name), content);
  const find = async (ingredients: string): Promise<{ id: number; title: string }[]> => {
    const query = new URLSearchParams({ ingredients, limit: '100' });
    return (await api.call('GET', `/api/recipes/search?${query}`, cook)).body.recipes;
  };
  const named = async (title: string, ingredients: string) =>
    (await find(ingredients)).find((recipe) => recipe.title === title);

  it('has loaded the whole catalogue when the application is ready, and changes nothing the second time', async () => {
    const again = await loader.load(catalogueFolder);
    expect(again.unchanged).toBeGreaterThanOrEqual(120);
    expect(again).toMatchObject({ written: 0, removed: 0, retired: 0 });
  });

  it('follows the files: new, changed with the same id, removed, and removed but saved by someone', async () => {
    put('plain-carrots.md', file('Plain Carrots', 'carrots'));
    put('plain-leeks.md', file('Plain Leeks', 'leeks'));
    put('plain-beets.md', file('Plain Beets', 'beets'));
    const first = await loader.load(folder);
    expect(first).toMatchObject({ written: 3, unchanged: 0 });
    const before = await waitFor(() => named('Plain Carrots', 'carrot'));
    const leeks = await waitFor(() => named('Plain Leeks', 'leek'));
    await api.call('POST', `/api/recipes/${leeks.id}/favourite`, cook);

    put('plain-carrots.md', file('Plain Carrots', 'parsnips'));
    rmSync(join(folder, 'plain-leeks.md'));
    rmSync(join(folder, 'plain-beets.md'));
    expect(await loader.load(folder)).toEqual({ written: 1, unchanged: 0, removed: 1, retired: 1 });
    const after = await waitFor(() => named('Plain Carrots', 'parsnip'));
    expect(after.id).toBe(before.id);
    await waitFor(async () => !(await named('Plain Leeks', 'leek')) || undefined);
    expect(await named('Plain Beets', 'beet')).toBeUndefined();

    const saved = await api.call('GET', `/api/recipes/${leeks.id}`, cook);
    expect(saved).toMatchObject({
      status: 200,
      body: { title: 'Plain Leeks', isFavourited: true },
    });

    put('plain-leeks.md', file('Plain Leeks', 'leeks'));
    await loader.load(folder);
    expect((await waitFor(() => named('Plain Leeks', 'leek'))).id).toBe(leeks.id);
  });

  it('answers with what is stored while it reads the files again', async () => {
    put('plain-carrots.md', file('Plain Carrots', 'turnips'));
    let isLoaded = false;
    const loading = loader.loadInBackground(folder).then(() => (isLoaded = true));
    expect(await loader.isStored()).toBe(true);
    expect(isLoaded).toBe(false);
    await loading;
    await waitFor(() => named('Plain Carrots', 'turnip'));
    put('plain-carrots.md', file('Plain Carrots', 'parsnips'));
    await loader.load(folder);
    await waitFor(() => named('Plain Carrots', 'parsnip'));
  });

  it('reads again what other tables have read, though it says the same', async () => {
    const { manager } = api.app.get(DataSource);
    await manager.update(CatalogueState, { id: 1 }, { fingerprint: 'of other tables' });
    await manager.update(Recipe, { sourceKey: 'plain-carrots' }, { reading: 'by other tables' });
    expect(await loader.load(folder)).toMatchObject({ written: 1 });
    const { reading } = await manager.findOneByOrFail(Recipe, { sourceKey: 'plain-carrots' });
    expect(reading).toBe(readingVersion);
  });

  it('has none stored before the first load', async () => {
    await api.app.get(DataSource).getRepository(CatalogueState).clear();
    expect(await loader.isStored()).toBe(false);
    await loader.load(folder);
    expect(await loader.isStored()).toBe(true);
  });

  it('keeps the stored recipe of an unreadable file', async () => {
    put('plain-carrots.md', 'nonsense');
    expect(await loader.load(folder)).toMatchObject({ written: 0, removed: 0, retired: 0 });
    expect(await named('Plain Carrots', 'parsnip')).toBeDefined();
  });
});

/** The index follows shortly after the commit, when the notification arrives. */
async function waitFor<Value>(probe: () => Promise<Value | undefined>): Promise<Value> {
  const deadline = Date.now() + 5_000;
  for (;;) {
    const value = await probe();
    if (value !== undefined) return value;
    if (Date.now() > deadline) throw new Error('It did not happen within five seconds.');
    await new Promise(setImmediate);
  }
}
