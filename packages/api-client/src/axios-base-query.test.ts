import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import { AxiosError } from 'axios';
import {
  axiosBaseQuery,
  onAnswered,
  onLateAnswer,
  onSubscriptionRequired,
  onUnauthorized,
  readAhead,
  renewedToken,
  sayOffline,
  type AnsweredCall,
} from './axios-base-query';
import { httpClient } from './http-client';
import { keepAnswer, keptCopy } from './kept-answers';
import { noteCopy, noteReached, reachability } from './reachability';
import { clearToken, storeToken } from './session-token';

jest.mock('./kept-answers', () => ({
  ...jest.requireActual<object>('./kept-answers'),
  keepAnswer: jest.fn(async () => undefined),
  keptCopy: jest.fn(),
  dropAnswer: jest.fn(async () => undefined),
}));

type BaseQueryApi = Parameters<typeof axiosBaseQuery>[1];

const ask = async (request: Parameters<typeof axiosBaseQuery>[0]) =>
  axiosBaseQuery(request, { signal: new AbortController().signal } as BaseQueryApi, {});

function answerWith(status: number, data: unknown): InternalAxiosRequestConfig[] {
  const seen: InternalAxiosRequestConfig[] = [];
  const adapter: AxiosAdapter = async (config) => {
    seen.push(config);
    const response = { status, statusText: '', data, headers: {}, config };
    if (status >= 400) throw new AxiosError('refused', undefined, config, null, response);
    return response;
  };
  httpClient.defaults.adapter = adapter;
  return seen;
}

describe('calls to the backend', () => {
  beforeEach(() => {
    clearToken();
    noteReached(true);
    jest.mocked(keptCopy).mockReset().mockResolvedValue(undefined);
    for (const query of reachability.copies().keys()) noteCopy(query, null);
  });

  const keepSunday = () =>
    jest.mocked(keptCopy).mockResolvedValue({ data: { title: 'Sunday' }, keptAt: 7 });

  it('[CALL-1][CONST-6l] go below /api without a timeout', async () => {
    const seen = answerWith(200, { id: 1 });
    expect(await ask({ url: '/recipes/1', params: { limit: 3 } })).toEqual({ data: { id: 1 } });
    expect(seen).toMatchObject([
      { baseURL: '/api', url: '/recipes/1', method: 'get', params: { limit: 3 }, timeout: 0 },
    ]);
  });

  it('[ROLE-5] send the stored token as a bearer Authorization header, if there is one', async () => {
    const seen = answerWith(200, null);
    await ask('/recipes/1');
    storeToken('a.b.c');
    await ask('/recipes/1');
    expect(seen.map(({ headers }) => headers.Authorization)).toEqual([undefined, 'Bearer a.b.c']);
  });

  it("[ERR-1] pass on the server's sentence, code and fields", async () => {
    answerWith(400, {
      statusCode: 400,
      code: 'invalid_input',
      message: 'Please check what you entered.',
      requestId: '1',
      fields: { title: 'This is required.' },
    });
    expect(await ask({ url: '/menus', method: 'POST', body: {} })).toEqual({
      error: {
        status: 400,
        code: 'invalid_input',
        message: 'Please check what you entered.',
        requestId: '1',
        fields: { title: 'This is required.' },
      },
    });
  });

  it("[D-13] pass on an error's additional data, but nothing from a proxy's error page", async () => {
    const menu = { id: '1', version: 2 };
    answerWith(409, { statusCode: 409, code: 'menu_changed', message: 'Changed.', menu });
    expect(await ask('/menus/1')).toMatchObject({
      error: { code: 'menu_changed', besides: { menu } },
    });
    answerWith(502, '<html>');
    expect(await ask('/menus/1')).toEqual({
      error: { status: 502, code: 'internal_error', message: '' },
    });
  });

  it('[ERR-1] take the sentence from `error` if there is no `message`', async () => {
    answerWith(502, { error: 'The kitchen is closed.' });
    expect(await ask({ url: '/menus' })).toMatchObject({
      error: { status: 502, message: 'The kitchen is closed.' },
    });
  });

  it('[ERR-1] have their own error code for no response', async () => {
    httpClient.defaults.adapter = async (config) => {
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    };
    expect(await ask('/recipes/1')).toEqual({
      error: { status: 0, code: 'network_error', message: '' },
    });
  });

  it('[STATE-1a] report the end of the session, unless someone has logged in again since', async () => {
    const ended = jest.fn();
    onUnauthorized(ended);
    answerWith(401, { code: 'unauthorized', message: 'You must be logged in.' });
    await ask('/auth/login');
    expect(ended).not.toHaveBeenCalled();
    storeToken('old');
    const late = ask('/auth/me');
    storeToken('new');
    await late;
    expect(ended).not.toHaveBeenCalled();
    answerWith(401, { code: 'invalid_credentials', message: 'Invalid email or password.' });
    await ask('/auth/login');
    expect(ended).not.toHaveBeenCalled();
    answerWith(401, { code: 'unauthorized', message: 'You must be logged in.' });
    await ask('/auth/me');
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('[ROLE-3b] report that something requires a subscription', async () => {
    const listener = jest.fn();
    onSubscriptionRequired(listener);
    answerWith(403, { code: 'limit_reached', message: 'Full.' });
    await ask('/menus');
    expect(listener).not.toHaveBeenCalled();
    answerWith(403, { code: 'subscription_required', message: 'Premium.' });
    await ask('/menus');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('[CALL-23] renew a token, unless there is none', async () => {
    const seen = answerWith(200, { token: 'new' });
    expect(await renewedToken('old')).toBe('new');
    expect(seen[0]).toMatchObject({ url: '/auth/refresh-session' });
    expect(seen[0]?.headers.Authorization).toBe('Bearer old');
    answerWith(503, {});
    expect(await renewedToken('old')).toBeNull();
  });

  it('[UNDO-1] delete even while the page is being left', async () => {
    const { env } = httpClient.defaults;
    const fetch = jest.fn(async () => new Response('null'));
    httpClient.defaults.env = { fetch, Request: null as unknown as typeof Request };
    await ask({ url: '/menus/1', method: 'DELETE' });
    expect(fetch).toHaveBeenCalledWith(
      '/api/menus/1',
      expect.objectContaining({ method: 'DELETE', keepalive: true }),
    );
    httpClient.defaults.env = env;
  });

  it('[WHAT-4] prefetch silently, and notify of the responses that screens receive', async () => {
    const heard: AnsweredCall[] = [];
    const stop = onAnswered((call) => heard.push(call));
    answerWith(200, { title: 'Sunday' });
    await ask('/menus/1');
    await ask({ url: '/menus/1', method: 'PUT' });
    jest.mocked(keepAnswer).mockClear();
    expect(await readAhead({ url: '/menus/2' })).toEqual({ title: 'Sunday' });
    expect(keepAnswer).toHaveBeenCalledWith({ url: '/menus/2' }, null, { title: 'Sunday' });
    expect(heard.map(({ asked, reads }) => [asked.url, reads])).toEqual([
      ['/menus/1', true],
      ['/menus/1', false],
    ]);
    stop();
    const over = jest.fn();
    onUnauthorized(over);
    answerWith(401, { code: 'unauthorized', message: '' });
    expect(await readAhead({ url: '/menus/2' })).toBeUndefined();
    expect(over).not.toHaveBeenCalled();
    onUnauthorized(() => {});
  });

  it('[WHAT-4][OFF-1] return the kept copy when there is no answer, whatever the browser says about the network', async () => {
    keepSunday();
    answerWith(200, { title: 'Sunday' });
    await ask('/menus/1');
    expect(keepAnswer).toHaveBeenCalledWith({ url: '/menus/1' }, null, { title: 'Sunday' });
    expect([reachability.isReached(), reachability.copies().size]).toEqual([true, 0]);
    httpClient.defaults.adapter = async (config) => {
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    };
    expect(await ask('/menus/1')).toEqual({ data: { title: 'Sunday' } });
    expect(reachability.isReached()).toBe(false);
    expect([...reachability.copies()]).toEqual([['/menus/1', 7]]);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    sayOffline('There is no network.');
    expect(await ask({ url: '/menus/1', method: 'DELETE' })).toEqual({
      error: { status: 0, code: 'network_error', message: 'There is no network.' },
    });
    sayOffline('');
    online.mockRestore();
    answerWith(200, { title: 'Monday' });
    await ask({ url: '/menus/1', method: 'DELETE' });
    expect(await ask('/menus/1')).toEqual({ data: { title: 'Monday' } });
    expect([reachability.isReached(), reachability.copies().size]).toEqual([true, 0]);
  });

  it('[OFF-1] return the kept copy when a proxy says that the backend is away, but not for other refusals', async () => {
    keepSunday();
    answerWith(503, '<html>');
    expect(await ask('/menus/1')).toEqual({ data: { title: 'Sunday' } });
    answerWith(500, { code: 'internal_error' });
    expect(await ask('/menus/1')).toMatchObject({ error: { status: 500 } });
    expect(reachability.isReached()).toBe(true);
  });

  it('[OFF-1] show the kept copy after three seconds, and the answer when it comes', async () => {
    keepSunday();
    jest.useFakeTimers();
    try {
      let answer = (_: unknown): void => {};
      const late = jest.fn();
      onLateAnswer(late);
      storeToken(`a.${btoa(JSON.stringify({ sub: 'cook' }))}.c`);
      httpClient.defaults.adapter = (config) =>
        new Promise((resolve) => {
          answer = (data) => resolve({ status: 200, statusText: '', data, headers: {}, config });
        });
      const asked = ask('/menus/1');
      const shown = jest.fn();
      void asked.then(shown);
      await jest.advanceTimersByTimeAsync(2_999);
      expect(shown).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      expect(shown).toHaveBeenCalledWith({ data: { title: 'Sunday' } });
      expect([...reachability.copies()]).toEqual([['/menus/1', 7]]);
      answer({ title: 'Late' });
      await jest.advanceTimersByTimeAsync(0);
      expect(late).toHaveBeenCalledTimes(1);
      expect(await ask('/menus/1')).toEqual({ data: { title: 'Late' } });
      expect(reachability.copies().size).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });

  it('[OFF-1] wait for the answer when nothing is kept', async () => {
    jest.useFakeTimers();
    try {
      httpClient.defaults.adapter = (config) =>
        new Promise((resolve) => {
          const answer = { status: 200, statusText: '', data: 'Slow', headers: {}, config };
          setTimeout(() => resolve(answer), 20_000);
        });
      const asked = ask('/menus/1');
      await jest.advanceTimersByTimeAsync(20_000);
      expect(await asked).toEqual({ data: 'Slow' });
    } finally {
      jest.useRealTimers();
    }
  });

  it('[WHAT-4] keep no response that arrives after a log-out', async () => {
    storeToken('a.b.c');
    httpClient.defaults.adapter = async (config) => {
      clearToken();
      return { status: 200, statusText: '', data: { id: 1 }, headers: {}, config };
    };
    jest.mocked(keepAnswer).mockClear();
    expect(await ask('/recipes/1')).toEqual({ data: { id: 1 } });
    expect(keepAnswer).not.toHaveBeenCalled();
  });

  describe('the idempotency key', () => {
    const create = (body: unknown, url = '/menus') =>
      ask({ url, method: 'POST', body, headers: { 'Idempotency-Key': undefined } });
    const keysOf = (seen: InternalAxiosRequestConfig[]) =>
      seen.map(({ headers }) => headers['Idempotency-Key'] as string | undefined);
    const lunch = { title: 'Lunch', menuItems: [{ id: 1 }] };
    const dinner = { title: 'Dinner', menuItems: [{ id: 1 }] };

    it('[CALL-9] stays the same until the same submission has succeeded', async () => {
      const failed = answerWith(503, { code: 'service_unavailable' });
      await create(lunch);
      await create(lunch);
      const created = answerWith(201, { id: 1 });
      await create(lunch);
      await create(lunch);
      const [first, second] = keysOf(failed);
      expect(first).toMatch(/^[0-9a-f]{32}$/);
      expect(second).toBe(first);
      expect(keysOf(created)[0]).toBe(first);
      expect(keysOf(created)[1]).not.toBe(first);
    });

    it('is the same when only the response was lost', async () => {
      const seen: InternalAxiosRequestConfig[] = [];
      httpClient.defaults.adapter = async (config) => {
        seen.push(config);
        throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
      };
      await Promise.all([create(lunch), create(lunch)]);
      await create(dinner);
      await create(lunch, '/grocery-lists');
      const [first, second, other, elsewhere] = keysOf(seen);
      expect(second).toBe(first);
      expect(new Set([first, other, elsewhere]).size).toBe(3);
    });

    it('differs after the item was deleted', async () => {
      const failed = answerWith(500, {});
      await create(lunch);
      const answered = answerWith(204, null);
      await ask({ url: '/menus/3', method: 'DELETE' });
      await create(lunch);
      expect(keysOf(answered)[1]).not.toBe(keysOf(failed)[0]);
    });

    it('is not sent if the call takes none, and not replaced if it is given', async () => {
      const seen = answerWith(200, null);
      await ask({ url: '/menus/3', method: 'PUT', body: lunch });
      await ask({
        url: '/menus',
        method: 'POST',
        body: lunch,
        headers: { 'Idempotency-Key': 'mine' },
      });
      expect(keysOf(seen)).toEqual([undefined, 'mine']);
    });
  });
});
