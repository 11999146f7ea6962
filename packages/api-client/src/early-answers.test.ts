import type { AxiosAdapter } from 'axios';
import { axiosBaseQuery } from './axios-base-query';
import { askEarly } from './early-answers';
import { httpClient } from './http-client';
import { clearToken, storeToken } from './session-token';

const network = jest.fn<Promise<Response>, [string, RequestInit]>();
const later: string[] = [];

const answer = (body: unknown, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

const query = (request: Parameters<typeof axiosBaseQuery>[0]) =>
  axiosBaseQuery(
    request,
    { signal: new AbortController().signal } as Parameters<typeof axiosBaseQuery>[1],
    {},
  );

beforeEach(() => {
  clearToken();
  globalThis.larderEarlyAnswers = undefined;
  globalThis.fetch = network as unknown as typeof fetch;
  network.mockReset().mockImplementation(() => answer({ menus: ['early'] }));
  later.length = 0;
  const adapter: AxiosAdapter = async (config) => {
    later.push(String(config.url));
    return { status: 200, statusText: '', data: { menus: ['later'] }, headers: {}, config };
  };
  httpClient.defaults.adapter = adapter;
});

afterEach(() => jest.useRealTimers());

describe('what was asked before the app was there', () => {
  it('[CALL-1] answers the first call for it, and no other', async () => {
    storeToken('anna');
    askEarly('/menus');
    expect(network).toHaveBeenCalledWith('/api/menus', {
      headers: { Accept: 'application/json', Authorization: 'Bearer anna' },
    });
    expect(await query('/menus?page=2')).toEqual({ data: { menus: ['later'] } });
    expect(await query('/menus')).toEqual({ data: { menus: ['early'] } });
    expect(await query('/menus')).toEqual({ data: { menus: ['later'] } });
    expect(later).toEqual(['/menus?page=2', '/menus']);
  });

  it('[STATE-1a] is never shown to another person', async () => {
    storeToken('anna');
    askEarly('/menus');
    storeToken('ben');
    expect(await query('/menus')).toEqual({ data: { menus: ['later'] } });
  });

  it('is not requested without a login', () => {
    askEarly('/menus');
    expect(network).not.toHaveBeenCalled();
  });

  it('is forgotten once something is changed', async () => {
    storeToken('anna');
    askEarly('/menus');
    await query({ url: '/menus', method: 'POST', body: {} });
    expect(await query('/menus')).toEqual({ data: { menus: ['later'] } });
  });

  it.each([
    [30_000, 'early'],
    [30_001, 'later'],
  ])(
    'is kept for half a minute for the page that is to read it: after %i ms it is the %s one',
    async (passed, menu) => {
      const now = jest.spyOn(Date, 'now').mockReturnValue(1_000);
      storeToken('anna');
      askEarly('/menus');
      now.mockReturnValue(1_000 + passed);
      expect(await query('/menus')).toEqual({ data: { menus: [menu] } });
      now.mockRestore();
    },
  );

  it.each([
    ['was refused', () => answer({ code: 'unauthorized' }, 401)],
    ['did not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is no JSON', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('is asked again when it %s', async (_case, response) => {
    network.mockImplementation(response);
    storeToken('anna');
    askEarly('/menus');
    expect(await query('/menus')).toEqual({ data: { menus: ['later'] } });
  });
});
