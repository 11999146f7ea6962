import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import { AxiosError } from 'axios';
import { axiosBaseQuery, onUnauthorized } from './axios-base-query';
import { httpClient } from './http-client';
import { clearToken, storeToken } from './session-token';

type BaseQueryApi = Parameters<typeof axiosBaseQuery>[1];

const ask = (request: Parameters<typeof axiosBaseQuery>[0]) =>
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

describe('the way to the backend', () => {
  beforeEach(() => clearToken());

  it('[CALL-1][CONST-6l] asks below /api and sets no time-out', async () => {
    const seen = answerWith(200, { id: 1 });
    expect(await ask({ url: '/recipes/1', params: { limit: 3 } })).toEqual({ data: { id: 1 } });
    expect(seen).toMatchObject([
      { baseURL: '/api', url: '/recipes/1', method: 'get', params: { limit: 3 }, timeout: 0 },
    ]);
  });

  it('[ROLE-5] sends the stored token as a bearer Authorization header, and none where there is none', async () => {
    const seen = answerWith(200, null);
    await ask('/recipes/1');
    storeToken('a.b.c');
    await ask('/recipes/1');
    expect(seen.map(({ headers }) => headers.Authorization)).toEqual([undefined, 'Bearer a.b.c']);
  });

  it("[ERR-1] passes on the server's sentence, code and fields", async () => {
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

  it('[ERR-1] has a code of its own for no answer at all', async () => {
    httpClient.defaults.adapter = async (config) => {
      throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
    };
    expect(await ask('/recipes/1')).toEqual({
      error: { status: 0, code: 'network_error', message: '' },
    });
  });

  it('[STATE-1a] tells that the session is over, unless somebody has logged in again meanwhile', async () => {
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
});
