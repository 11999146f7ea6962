import { randomUUID } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Configuration } from '../../config/configuration.js';
import { Notifications } from '../../database/notifications.js';
import { TestApp } from '../../testing.js';
import { Mailer } from './mailer.js';
import { MailSeal } from './mail-seal.js';
import { MailSender, pauseAfter } from './mail-sender.js';
import { MailsService } from './mails.service.js';
import { OutgoingMailsRepository } from './outgoing-mails.repository.js';
import { eventually, freePort, outboxOf, TestMailServer } from './testing.js';

const link = 'https://larder.example/come?token=very-secret';
const appUrl = 'https://larder.example';

const letter = {
  subject: 'Crème brûlée is ready',
  greeting: 'Hello Zoë,',
  lede: 'Come and eat.',
  action: { label: 'Come', link },
  notes: ['It is hot.'],
};

const rowsIn = (api: TestApp) =>
  api.app.get(DataSource).query('SELECT * FROM outgoing_mails ORDER BY id');

async function post(
  api: TestApp,
  {
    to = 'zoe@example.org' as string | null,
    topic = randomUUID() as string,
    lifetime = 60_000,
  } = {},
): Promise<void> {
  const expiresAt = new Date(Date.now() + lifetime);
  await api.app
    .get(DataSource)
    .transaction((manager) =>
      api.app.get(MailsService, { strict: false }).post({ to, topic, letter, expiresAt }, manager),
    );
}

describe('mail through a server', () => {
  let port: number;
  let api: TestApp;
  let server: TestMailServer | undefined;
  let refusals: Error[] = [];

  const startServer = async (): Promise<TestMailServer> => {
    server = await TestMailServer.start(port, {
      onRcptTo: (_address, _session, done) => done(refusals.shift()),
    });
    return server;
  };

  beforeAll(async () => {
    port = await freePort();
    api = await TestApp.start(
      {
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        MAIL_FROM: 'Larder <kitchen@larder.example>',
        APP_URL: appUrl,
      },
      { search: false },
    );
  });
  afterEach(async () => {
    refusals = [];
    await server?.stop();
    server = undefined;
  });
  afterAll(() => api.close());

  it('arrives with both parts, from the configured sender, and is deleted', async () => {
    const { mails, recipients } = await startServer();
    await post(api);
    const [mail] = await eventually(() => mails.length > 0 && mails);
    expect(recipients).toEqual(['zoe@example.org']);
    expect(mail?.headers).toMatchObject({
      from: 'Larder <kitchen@larder.example>',
      to: 'zoe@example.org',
      'message-id': expect.stringMatching(/^<[\w-]{36}@larder\.example>$/),
      'auto-submitted': 'auto-generated',
      'mime-version': '1.0',
      date: expect.stringMatching(/\d{4}/),
    });
    expect(mail?.text).toContain(`Hello Zoë,\r\n\r\nCome and eat.\r\n\r\n${link}\r\n`);
    expect(mail?.html).toContain(`<a href="${link}"`);
    await eventually(async () => (await rowsIn(api)).length === 0);
  });

  it('waits encrypted while the server is down, and is sent when it is back', async () => {
    await post(api);
    const [row] = await eventually(async () => {
      const rows = await rowsIn(api);
      return rows[0]?.attempts > 0 && rows;
    });
    const readable = JSON.stringify({ ...row, content: row.content.toString('latin1') });
    expect(/secret|example|Come and/.test(readable)).toBe(false);
    const { mails } = await startServer();
    const [mail] = await eventually(() => mails.length > 0 && mails);
    expect(mail?.text).toContain(link);
    await eventually(async () => (await rowsIn(api)).length === 0);
    expect(mails).toHaveLength(1);
  });

  it('is retried when the server asks for it, and abandoned when the address is refused', async () => {
    const { mails } = await startServer();
    const refusal = (responseCode: number) => Object.assign(new Error('No.'), { responseCode });
    refusals = [refusal(451)];
    await post(api);
    await eventually(() => mails.length === 1);
    refusals = [refusal(550)];
    await post(api);
    await eventually(async () => refusals.length === 0 && (await rowsIn(api)).length === 0);
    expect(mails).toHaveLength(1);
  });

  it('replaces an older one on its topic, and is not sent once expired', async () => {
    await post(api, { to: 'older@example.org', topic: 'dinner' });
    await post(api, { to: 'newer@example.org', topic: 'dinner' });
    await post(api, { to: 'late@example.org', lifetime: -1 });
    await post(api, { to: null, topic: 'nobody' });
    await eventually(async () => (await rowsIn(api)).length === 1);
    const { recipients } = await startServer();
    await eventually(() => recipients.length > 0);
    await eventually(async () => (await rowsIn(api)).length === 0);
    expect(recipients).toEqual(['newer@example.org']);
  });

  it('goes to one address, whatever characters it contains', async () => {
    const { recipients } = await startServer();
    await post(api, { to: 'a,b@example.org' });
    await eventually(async () => (await rowsIn(api)).length === 0);
    expect(recipients.map((address) => address.replaceAll('"', ''))).toEqual(['a,b@example.org']);
  });

  it('is never sent when its transaction rolls back', async () => {
    const { mails } = await startServer();
    const mailsService = api.app.get(MailsService, { strict: false });
    const expiresAt = new Date(Date.now() + 60_000);
    await api.app
      .get(DataSource)
      .transaction(async (manager) => {
        await mailsService.post({ to: 'zoe@example.org', topic: 'no', letter, expiresAt }, manager);
        throw new Error('no');
      })
      .catch(() => undefined);
    await post(api, { to: 'after@example.org' });
    await eventually(() => mails.length > 0);
    expect(mails.map(({ headers }) => headers.to)).toEqual(['after@example.org']);
  });

  it('is sent once by several instances', async () => {
    const get = <Part>(part: abstract new (...args: never[]) => Part): Part =>
      api.app.get(part as never, { strict: false });
    const others = Array.from(
      { length: 3 },
      () =>
        new MailSender(
          get(OutgoingMailsRepository),
          get(Mailer),
          get(MailSeal),
          get(Notifications),
        ),
    );
    const addresses = Array.from({ length: 20 }, (_, n) => `guest-${n}@example.org`);
    for (const to of addresses) await post(api, { to });
    const { recipients } = await startServer();
    await Promise.all(others.map((other) => other.onApplicationBootstrap()));
    await eventually(async () => (await rowsIn(api)).length === 0);
    await Promise.all(others.map((other) => other.beforeApplicationShutdown()));
    expect([...recipients].sort()).toEqual([...addresses].sort());
  });

  it('is claimed by only one of many simultaneous callers', async () => {
    const mails = api.app.get(OutgoingMailsRepository, { strict: false });
    const later = new Date(Date.now() + 3_600_000);
    await api.app.get(DataSource).transaction(async (manager) => {
      for (let n = 1; n <= 3; n += 1) {
        const id = `00000000-0000-7000-8000-00000000000${n}`;
        const row = { id, topic: `${n}`, content: Buffer.from(''), expiresAt: later };
        await mails.replace({ ...row, dueAt: new Date(Date.now() + 1_800_000) }, manager);
      }
    });
    const inAnHour = new Date(Date.now() + 1_900_000);
    const claims = await Promise.all(
      Array.from({ length: 12 }, () => mails.claim(inAnHour, later)),
    );
    const claimed = claims.filter((mail) => mail !== undefined).map(({ id }) => id);
    // A caller that finds every due mail claimed returns nothing; no mail is claimed twice.
    expect(new Set(claimed).size).toBe(claimed.length);
    expect(claimed.length).toBeGreaterThan(0);
    await api.app.get(DataSource).query('DELETE FROM outgoing_mails');
  });

  it('is retried after 1, 2, 4 … at most 60 seconds', () => {
    expect([1, 2, 3, 6, 7, 40].map(pauseAfter)).toEqual([1000, 2000, 4000, 32000, 60000, 60000]);
  });
});

describe('mail without a server', () => {
  const logged = jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);
  beforeEach(() => logged.mockClear());
  afterAll(() => logged.mockRestore());

  const mailLines = () =>
    logged.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('.eml'));

  async function sendOne(variables: Record<string, string>): Promise<TestApp> {
    const api = await TestApp.start({ APP_URL: appUrl, ...variables }, { search: false });
    await post(api);
    await eventually(async () => (await rowsIn(api)).length === 0);
    return api;
  }

  it('is a file that mail clients open, and its link is logged', async () => {
    const api = await sendOne({});
    const [mail] = outboxOf(api.app.get(Configuration).dataDir);
    expect(mail?.headers).toMatchObject({
      from: 'Larder <no-reply@localhost>',
      to: 'zoe@example.org',
      subject: expect.stringMatching(/^=\?UTF-8\?/),
    });
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
    expect(mailLines()).toEqual([expect.stringContaining(link)]);
    await api.close();
  });

  it('is not logged in production', async () => {
    const api = await sendOne({
      NODE_ENV: 'production',
      JWT_SECRET: 'kV7!pQ2x_Wz9-Lm4Rt8sYb3Nc6Hd1Gf5',
      RATE_LIMITS: 'on',
    });
    expect(outboxOf(api.app.get(Configuration).dataDir)).toHaveLength(1);
    expect(mailLines()).toEqual([expect.not.stringMatching(/secret|zoe/)]);
    await api.close();
  });
});
