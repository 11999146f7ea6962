import { EventEmitter, once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { AdminCommands } from '../../common/admin-commands.js';
import { type Person, TestApp } from '../../testing.js';

const declaration = {
  contract: '1.0.0',
  routes: [{ path: '/menu/:id', title: { en: 'Menu' } }],
  nav: [],
  widgets: ['planner/weekly-plan'],
};

describe('reports about remotes', () => {
  let api: TestApp;
  let folder: string;
  let people: Person[];
  let collector: Server;
  const collected: string[] = [];
  const arrivals = new EventEmitter();
  const remote = (...path: string[]) => join(folder, 'mf_planner', ...path);
  const failed = {
    event: 'failed',
    remote: 'mf_planner',
    build: 'b2',
    phase: 'page',
    route: '/menu/:id',
    reason: 'broken',
  };
  const { reason: _reason, ...rest } = failed;
  const shown = { ...rest, event: 'shown' };
  const report = (person: Person | undefined, body: object) =>
    api.call('POST', '/api/remotes/reports', { token: person?.token, body });
  const buildFor = async (bucket?: string) => {
    const headers: Record<string, string> = bucket === undefined ? {} : { 'larder-bucket': bucket };
    const { body } = await api.call('GET', '/mf/registry.json', { headers });
    return body.remotes.mf_planner;
  };
  const administer = () =>
    api.app
      .get(AdminCommands, { strict: false })
      .find('remotes')
      ?.run([], {
        folder,
        report: () => {},
      });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'larder-remotes-'));
    for (const build of ['b1', 'b2']) {
      mkdirSync(remote(build), { recursive: true });
      const manifest = { metaData: { larder: declaration } };
      writeFileSync(remote(build, 'mf-manifest.json'), JSON.stringify(manifest));
      writeFileSync(remote(build, 'release.json'), '{}');
    }
    writeFileSync(remote('current'), 'b1');
    writeFileSync(remote('canary'), JSON.stringify({ build: 'b2', percent: 10 }));
    collector = createServer((request, response) => {
      void text(request).then((body) => {
        collected.push(body);
        arrivals.emit('report');
        response.end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port } = collector.address() as AddressInfo;
    const environment = {
      REMOTES_DIR: folder,
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    };
    api = await TestApp.start(environment, { search: false });
    people = [];
    for (let count = 0; count < 5; count += 1) people.push(await api.person({}));
  });
  afterAll(async () => {
    await api.close();
    collector.closeAllConnections();
    collector.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('[FED-9] are taken from people who are logged in, and only in their own words', async () => {
    const [person] = people;
    expect((await report(undefined, failed)).status).toBe(401);
    for (const wrong of [
      { ...failed, reason: 'their password was hunter2' },
      { ...failed, phase: 'lunch' },
      { ...failed, address: '/menu/0190?secret' },
      { ...failed, route: 'x'.repeat(200) },
      { ...shown, event: 'eaten' },
    ]) {
      expect((await report(person, wrong)).status).toBe(400);
    }
  });

  it('[FED-8] end a canary once five people saw it fail, for everybody', async () => {
    expect(await buildFor('9')).toMatchObject({
      build: 'b2',
      canary: true,
      previous: { build: 'b1' },
    });
    for (const other of [undefined, '10', '99', '-1', '9x']) {
      expect((await buildFor(other)).build).toBe('b1');
    }
    for (const person of people.slice(0, 4)) {
      expect((await report(person, shown)).status).toBe(204);
      await report(person, failed);
      // Again and again is still one person, and a lost network is nobody's fault.
      await report(person, failed);
      await report(person, { ...failed, reason: 'unreachable' });
    }
    expect((await buildFor('9')).build).toBe('b2');
    await report(people[4], { ...failed, route: '/menu/0190-secret' });
    expect((await buildFor('9')).build).toBe('b1');
  });

  it('[FED-9] are shown to the operator as counts by build, phase and route', async () => {
    await report(people[0], { ...failed, build: 'unknown' });
    await report(people[0], { ...failed, remote: 'mf_nobody' });
    await report(people[0], { ...failed, remote: '../secrets' });
    expect(await administer()).toEqual([
      'mf_planner: build b1 is live',
      '  canary b2 failed too often and is switched off',
      '  build b2, last month: shown to 4 people, failed through its own fault for 5 people',
      '    4 people: broken (page) at /menu/:id',
      '    4 people: unreachable (page) at /menu/:id',
      '    1 person: broken (page) at unknown',
    ]);
  });

  it('[FED-13] reach the collector once each, without a person', async () => {
    collected.length = 0;
    const [person, other] = people;
    const crashed = { ...failed, reason: 'crashed', phase: 'render' };
    await report(person, shown);
    await report(person, crashed);
    await report(person, crashed);
    await report(other, { ...crashed, route: '/menu/0190-secret' });
    while (collected.length < 2) await once(arrivals, 'report');
    const said = collected
      .map((body) => JSON.parse(body))
      .map(({ resourceLogs: [{ scopeLogs }] }) =>
        Object.fromEntries(
          scopeLogs[0].logRecords[0].attributes.map(
            ({ key, value }: { key: string; value: { stringValue: string } }) => [
              key.replace('larder.remote.', ''),
              value.stringValue,
            ],
          ),
        ),
      );
    const event = { name: 'mf_planner', build: 'b2', phase: 'render', reason: 'crashed' };
    expect(said).toEqual([
      { ...event, route: '/menu/:id' },
      { ...event, route: 'unknown' },
    ]);
    for (const { id, email } of [person, other] as { id: string; email: string }[]) {
      expect(collected.join()).not.toContain(id);
      expect(collected.join()).not.toContain(email);
    }
  });
});
