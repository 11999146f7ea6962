import { DescribedApi, type Operation, type Schema, type TextPlace } from './openapi-testing.js';
import { hostileTexts, stallOf } from './stall-testing.js';
import { type Answer, type Person, TestApp } from './testing.js';

/** Milliseconds for which one request may keep the others waiting. */
const longestStall = 50;
const veryLong = 500_000;
/** What the other parts of a request's head leave for an address. */
const longestAddress = 15_000;
const smallBody = 4 * 1024;
/** Work that grows with the square of a text's length takes seconds at this size. Every shape is sent to every place. */
const mediumBody = 64 * 1024;
/** Linear work takes longest at this size. To save time, the shapes take turns in the places. */
const largeBody = 512 * 1024;
const headers = [
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cookie',
  'forwarded',
  'idempotency-key',
  'if-none-match',
  'origin',
  'referer',
  'stripe-signature',
  'user-agent',
  'x-forwarded-for',
  'x-request-id',
];

function remembered<Result>(
  work: (shape: string, size: number) => Result,
): (shape: string, size: number) => Result {
  const known = new Map<string, Result>();
  return (shape, size) => {
    const key = `${size} ${shape}`;
    const result = known.get(key) ?? work(shape, size);
    known.set(key, result);
    return result;
  };
}

interface HostileText {
  text: string;
  /** As it stands in a body. Writing it out takes longer than answering it. */
  json: string;
}

const written = (text: string): HostileText => ({ text, json: JSON.stringify(text) });

/** Cut to as many characters as fit once they are encoded. No part of the text is measured more often than needed. */
function fitting(text: string, most: number, sizeOf: (part: string) => number): string {
  let [fits, size] = [0, 0];
  for (let step = 2 ** Math.floor(Math.log2(most)); step >= 1; step /= 2) {
    const more = sizeOf(text.slice(fits, fits + step));
    if (size + more > most) continue;
    fits += step;
    size += more;
  }
  return text.slice(0, fits);
}

/** Lone surrogates cannot be encoded in an address. */
const encodedOf = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
const encodedSize = (text: string): number => encodedOf(text).length;

/** The longest text of a shape within so many bytes of a body. Remembered, as it takes longer to find than to send. */
const longestInBody = remembered((shape: string, limit: number) =>
  written(
    fitting(
      hostileTexts[shape]!(veryLong),
      limit,
      (part) => Buffer.byteLength(JSON.stringify(part)) - 2,
    ),
  ),
);
const longerThanAnyBody = remembered((shape: string, size: number) =>
  written(hostileTexts[shape]!(size).repeat(2)),
);
const longestInAddress = remembered((shape: string, characters: number) =>
  fitting(hostileTexts[shape]!(characters), longestAddress, encodedSize),
);

/** How to write out a body with a text in a place. Where the text stands as it is, only the text differs. */
function bodyWith({ put }: TextPlace): (given: HostileText) => Buffer {
  const mark = '<the text>';
  const [before, after, ...more] = JSON.stringify(put(mark)).split(JSON.stringify(mark));
  return after === undefined || more.length > 0
    ? ({ text }) => Buffer.from(JSON.stringify(put(text)))
    : ({ json }) => Buffer.from(`${before}${json}${after}`);
}

describe('half a million hostile characters', () => {
  jest.setTimeout(600_000);
  const api = new DescribedApi();
  let app: TestApp;
  let person: Person;
  beforeAll(async () => {
    app = await TestApp.start();
    await api.read(app);
    person = await app.person({ subscribed: true });
  });
  afterAll(() => app.close());

  /** Fails if the answer is a server error, or if it kept everybody else waiting. */
  const send = async (
    what: string,
    operation: Pick<Operation, 'method'>,
    url: string,
    { body, headers: extra = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<void> => {
    // Writing it out is the client's work, so it is not measured.
    const payload =
      body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
    let answer: Answer | undefined;
    const stall = await stallOf(async () => {
      answer = await app.call(operation.method, url, {
        body: payload,
        token: person.token,
        headers: extra,
      });
    }, longestStall);
    const status = answer?.status ?? 0;
    expect([what, status >= 200 && status < 500]).toEqual([what, true]);
    if (status >= 400) expect(answer?.body).toMatchObject({ statusCode: status });
    expect([what, stall <= longestStall ? 'in time' : stall]).toEqual([what, 'in time']);
    // Somebody who has logged out or deleted the account is followed by somebody new.
    if (status === 401 || (operation.method === 'DELETE' && status < 300)) {
      person = await app.person({ subscribed: true });
    }
  };

  const valueOf = (schema: Schema): string => String(api.example(schema));

  /** The address with a text for one of its parameters, and an example for those it needs. */
  const addressWith = ({ path, parameters }: Operation, name = '', text = ''): string => {
    const encoded = (parameter: Operation['parameters'][0]): string =>
      encodedOf(parameter.name === name ? text : valueOf(parameter.schema));
    const filled = parameters
      .filter((parameter) => parameter.in === 'path')
      .reduce((url, parameter) => url.replace(`{${parameter.name}}`, encoded(parameter)), path);
    const query = parameters
      .filter((parameter) => parameter.in === 'query')
      .filter((parameter) => parameter.required || parameter.name === name)
      .map((parameter) => `${parameter.name}=${encoded(parameter)}`);
    return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
  };

  it('[S-1] would be seen to stall a pattern that takes quadratic time', async () => {
    const quadratic = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
    const text = hostileTexts['an address of dots']!(12_000);
    expect(await stallOf(async () => quadratic.test(text), longestStall)).toBeGreaterThan(
      longestStall,
    );
  });

  it('[S-1] in any text of any body keep nobody waiting', async () => {
    const places = api.operations.flatMap((operation) =>
      api.textsIn(operation.body ?? {}).map((place) => ({ operation, place })),
    );
    expect(places.length).toBeGreaterThan(40);
    const shapes = Object.keys(hostileTexts);
    expect(places.length).toBeGreaterThan(shapes.length);
    for (const [index, { operation, place }] of places.entries()) {
      const isSmall = operation.path.startsWith('/api/auth/');
      // Rounded up, so that most places share their texts.
      const around = Math.ceil(JSON.stringify(place.put('')).length / 512) * 512;
      const address = addressWith(operation);
      const body = bodyWith(place);
      const limit = isSmall ? smallBody : mediumBody;
      const most = place.longest ?? 80;
      for (const [number, shape] of shapes.entries()) {
        const sizes: Record<string, HostileText> = {
          'as long as it may be': written(hostileTexts[shape]!(most).slice(0, most)),
          long: longestInBody(shape, limit - around),
          ...(!isSmall &&
            (index - number) % shapes.length === 0 && {
              'as long as a body may be': longestInBody(shape, largeBody - around),
              'too long': longerThanAnyBody(shape, veryLong),
            }),
        };
        for (const [size, value] of Object.entries(sizes)) {
          const what = `${operation.method} ${operation.path} ${place.name}: ${shape}, ${size}`;
          await send(what, operation, address, { body: body(value) });
        }
      }
    }
  });

  it('[S-1] in any part of any address keep nobody waiting', async () => {
    const places = api.operations.flatMap((operation) =>
      operation.parameters
        .filter((parameter) => ['path', 'query'].includes(parameter.in))
        .map((parameter) => ({ operation, parameter })),
    );
    expect(places.length).toBeGreaterThan(20);
    for (const { operation, parameter } of places) {
      const body = operation.body && api.example(operation.body);
      for (const shape of Object.keys(hostileTexts)) {
        const { maxLength = 100 } = api.resolve(parameter.schema);
        const sizes: Record<string, string> = {
          'as long as an address may be': longestInAddress(shape, longestAddress),
          'as long as it may be': longestInAddress(shape, maxLength),
        };
        for (const [size, value] of Object.entries(sizes)) {
          const what = `${operation.method} ${operation.path} ${parameter.name}: ${shape}, ${size}`;
          await send(what, operation, addressWith(operation, parameter.name, value), { body });
        }
      }
    }
  });

  it('[S-1] in any header that is read keep nobody waiting', async () => {
    const operations = [
      { method: 'GET', path: '/api/auth/me' },
      { method: 'POST', path: '/api/auth/login', body: { email: 'a@example.org' } },
      { method: 'POST', path: '/api/payments/webhooks/stripe', body: {} },
      { method: 'GET', path: '/mf/registry.json' },
    ] as const;
    for (const operation of operations) {
      for (const header of headers) {
        for (const [shape, textOf] of Object.entries(hostileTexts)) {
          const value = textOf(longestAddress).replace(/[^\t\x20-\x7e\xa0-\xff]/g, '\xa0');
          const what = `${operation.method} ${operation.path} ${header}: ${shape}`;
          await send(what, operation, operation.path, {
            body: 'body' in operation ? operation.body : undefined,
            headers: { [header]: value },
          });
        }
      }
    }
  });

  it('[S-1] around everything else in a body keep nobody waiting', async () => {
    const bodies: Record<string, string> = {
      lists: `{"ingredients":${'['.repeat(veryLong / 2)}${']'.repeat(veryLong / 2)}}`,
      numbers: `{"ingredients":[${'1,'.repeat(veryLong / 2)}1]}`,
      'empty texts': `{"ingredients":[${'"",'.repeat(veryLong / 3)}""]}`,
      objects: `{"ingredients":[${'{},'.repeat(veryLong / 3)}{}]}`,
      fields: `{${Array.from({ length: 40_000 }, (_, n) => `"k${n}":1`).join()}}`,
      'a long field': JSON.stringify({ ['k'.repeat(veryLong)]: 1 }),
      prototypes: `{${'"__proto__":1,'.repeat(30_000)}"a":1}`,
      spaces: `{${' '.repeat(veryLong)}}`,
    };
    const operations = api.operations.filter(({ body }) => body);
    for (const operation of operations) {
      for (const [shape, body] of Object.entries(bodies)) {
        const what = `${operation.method} ${operation.path}: ${shape}`;
        let answer: Answer | undefined;
        const stall = await stallOf(async () => {
          answer = await app.call(operation.method, addressWith(operation), {
            body,
            token: person.token,
            headers: { 'idempotency-key': 'hostile' },
          });
        }, longestStall);
        expect([what, Number(answer?.status) >= 400 && Number(answer?.status) < 500]).toEqual([
          what,
          true,
        ]);
        expect([what, stall <= longestStall ? 'in time' : stall]).toEqual([what, 'in time']);
      }
    }
  });

  it('[S-1] are not even read where somebody logs in: more than 4 kB is refused', async () => {
    // Credentials of authenticators may be longer.
    const credentials = ['/api/auth/passkeys', '/api/auth/passkeys/login'];
    const operations = api.operations.filter(
      ({ path, body }) => path.startsWith('/api/auth/') && body && !credentials.includes(path),
    );
    expect(operations.length).toBeGreaterThan(8);
    for (const operation of operations) {
      const body = JSON.stringify({ email: `a@${'.'.repeat(smallBody)}` });
      const answer = await app.call(operation.method, addressWith(operation), {
        body,
        token: person.token,
      });
      expect([operation.path, answer.status, answer.body]).toEqual([
        operation.path,
        413,
        expect.objectContaining({ code: 'payload_too_large', message: expect.any(String) }),
      ]);
    }
  });
});
