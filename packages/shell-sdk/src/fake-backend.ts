import { noteReached, type ApiError } from '@larder/api-client';
import { httpClient } from '@larder/api-client/http-client';
import { matchPath } from 'react-router-dom';

/** One call as a test sees it. */
export interface FakeRequest {
  method: string;
  /** Path below /api, without the query. */
  path: string;
  /** Values of the `:places` in the matching route. */
  params: Record<string, string | undefined>;
  query: Record<string, string>;
  body: unknown;
  /** The Authorization header; null when there is none. */
  authorization: string | null;
  /** The Idempotency-Key header; null when there is none. */
  idempotencyKey: string | null;
}

type Failure = Pick<ApiError, 'status'> & Partial<ApiError>;

class Refusal {
  constructor(readonly error: Failure) {}
}

/** The same response, `delay` milliseconds later. */
export function answerAfter(delay: number, body: unknown): Promise<unknown> {
  return new Promise((resolve) => setTimeout(() => resolve(body), delay));
}

/** A failing response. Status 0 means no response at all; `delay` is in milliseconds. */
export function failWith({ delay, ...error }: Failure & { delay?: number }): unknown {
  const refusal = new Refusal(error);
  return delay === undefined ? refusal : answerAfter(delay, refusal);
}

/**
 * The backend's responses, by method and path pattern: `{ 'GET /recipes/:id': ({ params }) => detail }`. The first
 * matching entry is used, so list exact paths before patterns. A promise responds when it resolves.
 */
export type FakeRoutes = Record<string, (request: FakeRequest) => unknown>;

async function answer(routes: FakeRoutes, request: FakeRequest): Promise<Response> {
  for (const [route, respond] of Object.entries(routes)) {
    const [method = '', pattern = ''] = route.split(' ');
    const match = method === request.method && matchPath(pattern, request.path);
    if (!match) continue;
    request.params = match.params;
    const body = await respond(request);
    if (!(body instanceof Refusal)) {
      return new Response(JSON.stringify(body ?? null), { status: 200 });
    }
    const { status, besides, ...error } = body.error;
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(
      JSON.stringify({ statusCode: status, requestId: 'test', ...error, ...besides }),
      {
        status,
      },
    );
  }
  console.error(`No answer was given for ${request.method} ${request.path}.`);
  throw new TypeError('Failed to fetch');
}

/** Replaces the network under the app's HTTP client. Returns the list of calls, which grows as they are made. */
export function answerCalls(routes: FakeRoutes): FakeRequest[] {
  const requests: FakeRequest[] = [];
  noteReached(true);
  httpClient.defaults.adapter = 'fetch';
  httpClient.defaults.env = {
    fetch: (async (input: string, init: RequestInit) => {
      const address = new URL(input, location.origin);
      const headers = new Headers(init.headers);
      const request: FakeRequest = {
        method: init.method ?? 'GET',
        path: decodeURI(address.pathname.replace(/^\/api/, '')),
        params: {},
        query: Object.fromEntries(address.searchParams),
        body:
          typeof init.body === 'string'
            ? (JSON.parse(init.body) as unknown)
            : (init.body ?? undefined),
        authorization: headers.get('Authorization'),
        idempotencyKey: headers.get('Idempotency-Key'),
      };
      requests.push(request);
      return answer(routes, request);
    }) as typeof fetch,
    // Node's rejects a URL without a host.
    Request: null as unknown as typeof Request,
  };
  return requests;
}
