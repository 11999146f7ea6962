import { ModuleRef } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { TestApp } from '../../testing.js';
import { ImportRunner } from './import-runner.js';
import { Importer, loaves } from './imports-testing.js';
import { ImportsModule } from './imports.module.js';

/** Claims, transactions of parts and their undoing, which depend on the database. */
describe('the job of an import', () => {
  let api: TestApp;
  let cook: Importer;
  beforeAll(async () => {
    api = await TestApp.start({}, { search: false });
  });
  beforeEach(async () => {
    cook = new Importer(api, await api.person());
  });
  afterAll(() => api.close());

  it('[IMP-29] reads a library to its last recipe, and a second time changes nothing', async () => {
    const id = await cook.send(loaves(60), 'Bread.json');
    const job = await cook.ended(id);
    expect(job).toMatchObject({
      ...{ kind: 'library', name: 'Bread.json', state: 'done', problem: null },
      ...{ total: 60, done: 60, added: 60, known: 0, failed: 0, format: expect.any(String) },
    });
    const { total, recipes } = await cook.mine();
    expect([total, recipes[0]?.title, recipes[0]?.tags]).toEqual([60, 'Loaf 0', ['to review']]);
    // Also what somebody has changed since.
    const { body: first } = await api.call('GET', `/api/recipes/${recipes[0]?.id}`, cook.person);
    const body = { title: 'A loaf', ingredients: ['1 egg'], steps: [], version: first.version };
    await api.call('PUT', `/api/recipes/${first.id}`, { token: cook.person.token, body });
    const again = await cook.ended(await cook.send(loaves(60), 'Bread again.json'));
    expect(again).toMatchObject({ added: 0, known: 60, failed: 0 });
    const after = await cook.mine();
    expect([after.total, after.recipes[0]?.title]).toEqual([60, 'A loaf']);
  });

  it('[IMP-33] is undone except what somebody has changed since', async () => {
    const own = { title: 'Toast', ingredients: ['bread'], steps: [] };
    await api.call('POST', '/api/recipes', { token: cook.person.token, body: own });
    const id = await cook.ended(await cook.send(loaves(60))).then((job) => job.id as string);
    const { recipes } = await cook.mine();
    const changed = recipes.find(({ title }) => title === 'Loaf 7');
    const body = { title: 'Better loaf', ingredients: ['1 egg'], steps: [], version: 1 };
    await api.call('PUT', `/api/recipes/${changed?.id}`, { token: cook.person.token, body });
    // Rated and starred ones go as well.
    await api.call('POST', `/api/recipes/${recipes[3]?.id}/favourite`, cook.person);
    expect(await cook.undo(id)).toMatchObject({ status: 200, body: { removed: 59, kept: 1 } });
    const left = (await cook.mine()).recipes.map(({ title }) => title);
    expect(left).toEqual(['Better loaf', 'Toast']);
    expect((await cook.look(id)).body).toMatchObject({ state: 'undone' });
    expect((await cook.undo(id)).body).toEqual({ removed: 0, kept: 0 });
    // What was removed can be imported again.
    expect(await cook.ended(await cook.send(loaves(60)))).toMatchObject({ added: 59, known: 1 });
  });

  it('[IMP-33] is undone while it runs', async () => {
    const id = await cook.send(loaves(500));
    await cook.underWay(id);
    const { body } = await cook.undo(id);
    expect(body.removed).toBeGreaterThan(0);
    expect((await cook.mine()).total).toBe(0);
    // Nothing more is added, and the next import may begin.
    expect(await cook.ended(await cook.send(loaves(1)))).toMatchObject({ added: 1 });
    expect((await cook.mine()).total).toBe(1);
  });

  it('[IMP-28] goes on where it was, after the instance that ran it has stopped', async () => {
    const runner = api.app.get(ImportRunner, { strict: false });
    const id = await cook.send(loaves(150));
    await cook.underWay(id);
    await runner.beforeApplicationShutdown();
    const { body } = await cook.look(id);
    expect(body).toMatchObject({ state: 'running' });
    expect(body.added).toBeLessThan(150);
    const modules = api.app.select(ImportsModule).get(ModuleRef, { strict: true });
    const another = await modules.create(ImportRunner);
    await another.onApplicationBootstrap();
    expect(await cook.ended(id)).toMatchObject({ state: 'done', added: 150, known: 0, failed: 0 });
    const [{ count }] = await api.app
      .get(DataSource)
      .query('SELECT count(*)::integer AS count FROM import_items WHERE job_id = $1', [id]);
    expect([count, (await cook.mine()).total]).toEqual([150, 150]);
    await another.beforeApplicationShutdown();
  });
});
