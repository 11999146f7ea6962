import nodeIcal from 'node-ical';
import { DataSource } from 'typeorm';
import { Configuration } from '../../config/configuration.js';
import { type Person, TestApp } from '../../testing.js';
import { eventually, outboxOf } from '../mail/testing.js';

const path = '/api/meal-planner/calendar-feed';

describe('the calendar feed of a person', () => {
  let api: TestApp;
  let cook: Person;
  beforeAll(async () => {
    api = await TestApp.start();
  });
  beforeEach(async () => {
    cook = await api.person({ subscribed: true });
  });
  afterAll(() => api.close());

  const renew = async ({ token, password } = cook): Promise<string> => {
    const { status, body } = await api.call('PUT', path, { token, body: { password } });
    expect(status).toBe(200);
    return new URL(body.url as string).pathname;
  };
  const schedule = async (change: object = {}): Promise<string> => {
    const { body } = await api.call('POST', '/api/meal-planner/calendar', {
      token: cook.token,
      body: { title: 'Roast', start_date: '2026-02-28', color: 'blue', ...change },
    });
    return body.id as string;
  };

  it('is created on request, and its address is returned once', async () => {
    const none = await api.call('GET', path, { token: cook.token });
    expect(none).toMatchObject({ status: 200, body: { created_at: null } });
    const body = { password: cook.password };
    const made = await api.call('PUT', path, { token: cook.token, body });
    expect(made.headers['cache-control']).toBe('no-store');
    expect(made.body.url).toMatch(/^http.*\/api\/calendar-feeds\/[\w-]{43}\.ics$/);
    const described = await api.call('GET', path, { token: cook.token });
    expect(described.body).toEqual({ created_at: made.body.created_at });
    const [secret = ''] = /[\w-]{43}/.exec(made.body.url as string) ?? [];
    const rows: unknown = await api.app.get(DataSource).query('SELECT * FROM calendar_feeds');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('[ENT-6] is read by a calendar client without a session', async () => {
    const id = await schedule({ title: 'Roast, with gravy; twice', end_date: '2026-03-01' });
    const address = await renew();
    const { status, headers, text } = await api.call('GET', address);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="larder.ics"',
      'cache-control': 'private, no-cache',
    });
    const read = nodeIcal.sync.parseICS(text)[id];
    expect(read).toMatchObject({ type: 'VEVENT', uid: id, summary: 'Roast, with gravy; twice' });
    expect(text).toContain('DTSTART;VALUE=DATE:20260228\r\nDTEND;VALUE=DATE:20260302\r\n');
  });

  it("names the event's menu or plan while it exists", async () => {
    const { body: found } = await api.call('GET', '/api/recipes/search?ingredients=egg&limit=1', {
      token: cook.token,
    });
    const { body: menu } = await api.call('POST', '/api/menus', {
      token: cook.token,
      body: { title: 'Sunday', menuItems: [{ id: found.recipes[0].id }] },
    });
    await schedule({ linked_menu_id: menu.id });
    const address = await renew();
    expect((await api.call('GET', address)).text).toContain('DESCRIPTION:Menu: Sunday\r\n');
    await api.call('DELETE', `/api/menus/${menu.id}`, { token: cook.token });
    const { text } = await api.call('GET', address);
    expect(text).toContain('SUMMARY:Roast\r\n');
    expect(text).not.toContain('DESCRIPTION');
  });

  it('is sent again only after a change', async () => {
    const id = await schedule();
    const address = await renew();
    const first = await api.call('GET', address);
    const etag = String(first.headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await api.call('GET', address, { headers: { 'if-none-match': known } });
      expect([again.status, again.text]).toEqual([304, '']);
    }
    await api.call('PUT', `/api/meal-planner/calendar/${id}`, {
      token: cook.token,
      body: { title: 'Soup', start_date: '2026-02-28', color: 'red' },
    });
    const changed = await api.call('GET', address, { headers: { 'if-none-match': etag } });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain(`UID:${id}\r\n`);
    expect(changed.text).toContain('SUMMARY:Soup\r\n');
  });

  it('stops working once it is revoked or renewed', async () => {
    const first = await renew();
    const second = await renew();
    expect((await api.call('GET', first)).status).toBe(404);
    expect((await api.call('GET', second)).status).toBe(200);
    expect((await api.call('DELETE', path, { token: cook.token })).status).toBe(204);
    expect(await api.call('GET', second)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect((await api.call('DELETE', path, { token: cook.token })).status).toBe(204);
    expect((await api.call('GET', path, { token: cook.token })).body).toEqual({ created_at: null });
  });

  it('[S-6] ends with the password, and is not created without it', async () => {
    const address = await renew();
    for (const body of [undefined, {}, { password: 'a wrong guess' }]) {
      expect((await api.call('PUT', path, { token: cook.token, body })).status).toBe(400);
    }
    expect((await api.call('GET', address)).status).toBe(200);
    const body = { currentPassword: cook.password, newPassword: 'a newer password' };
    const changed = await api.call('POST', '/api/auth/change-password', {
      token: cook.token,
      body,
    });
    expect(changed.status).toBe(200);
    expect((await api.call('GET', address)).status).toBe(404);
  });

  it('[S-6] ends when the password is reset by mail', async () => {
    const address = await renew();
    await api.call('POST', '/api/auth/forgot-password', { body: { email: cook.email } });
    const token = await eventually(() => {
      const mails = outboxOf(api.app.get(Configuration).dataDir);
      const mail = mails.find(({ headers }) => headers.to === cook.email);
      return /\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    });
    const body = { token, password: 'a newer password' };
    expect((await api.call('POST', '/api/auth/reset-password', { body })).status).toBe(200);
    expect((await api.call('GET', address)).status).toBe(404);
  });

  it('is accessible only by its address', async () => {
    const address = await renew();
    const other = address.replace(/[\w-]{43}/, (secret) => [...secret].reverse().join(''));
    for (const wrong of [
      other,
      address.replace('.ics', ''),
      '/api/calendar-feeds/x.ics',
      '/api/calendar-feeds/%00.ics',
      `/api/calendar-feeds/${'x'.repeat(4000)}.ics`,
    ]) {
      expect([wrong, (await api.call('GET', wrong)).status]).toEqual([wrong, 404]);
    }
  });

  it("[ROLE-4] shows nobody else's events, and is deleted with the account", async () => {
    await schedule({ title: 'Secret feast' });
    const other = await api.person();
    const address = await renew(other);
    expect((await api.call('GET', address)).text).not.toContain('Secret feast');
    await api.app.get(DataSource).query('DELETE FROM users WHERE id = $1', [other.id]);
    expect((await api.call('GET', address)).status).toBe(404);
  });

  it('is included in the data download without its secret', async () => {
    await renew();
    const { body } = await api.call('GET', '/api/auth/export', { token: cook.token });
    expect(body.owned.calendar_feeds).toHaveLength(1);
    expect(JSON.stringify(body.owned.calendar_feeds)).not.toMatch(/hash/i);
  });

  it('[CALL-1] is closed to people who are not signed in', async () => {
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect((await api.call(method, path)).status).toBe(401);
    }
  });
});
