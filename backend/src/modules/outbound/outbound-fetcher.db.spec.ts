import { gzipSync } from 'node:zlib';
import { ProcessAttemptCounts } from '../../common/attempt-counts.js';
import { testConfiguration } from '../../config/testing.js';
import { OutboundFetcher, type OutboundFault } from './outbound-fetcher.service.js';
import { OutboundNetwork } from './outbound-network.service.js';
import { LocalNames, LocalNetwork, LocalSite } from './outbound-testing.js';

const html = { 'content-type': 'text/html; charset=utf-8' };
const asking = { accept: ['text/html', 'image/*'], patience: 0 };
let people = 0;
/** Somebody new each time, so that no one's limit is reached. */
const asker = () => ({ ...asking, userId: `person ${(people += 1)}` });

describe('fetching what people give addresses of', () => {
  let names: LocalNames;
  /** Counts as a site on the internet. */
  let site: LocalSite;
  /** Listens where nothing may be asked, on both loopback addresses. */
  let secret: LocalSite;
  let secret6: LocalSite | undefined;
  let network: LocalNetwork;
  let fetcher: OutboundFetcher;

  beforeAll(async () => {
    names = await LocalNames.start();
    site = await LocalSite.start();
    secret = await LocalSite.start('0.0.0.0');
    secret6 = await LocalSite.start('::1', secret.port).catch(() => undefined);
    network = new LocalNetwork(names, [site]);
    names.names.set('site.example', [['127.0.0.1']]);
  });
  afterAll(() => Promise.all([names, site, secret, secret6].map(async (one) => one?.close())));
  beforeEach(() => {
    fetcher = new OutboundFetcher(network, new ProcessAttemptCounts(), testConfiguration());
    names.asked.length = 0;
    site.requests.length = 0;
    site.answer = (_, response) => response.writeHead(200, html).end('soup');
  });

  const at = (path = '/', host = 'site.example') => `http://${host}:${site.port}${path}`;
  const faultOf = async (address: string, from = fetcher): Promise<OutboundFault | undefined> => {
    try {
      await from.fetch(address, asker());
      return undefined;
    } catch (error) {
      return (error as { fault?: OutboundFault }).fault;
    }
  };

  it('[IMP-20] answers with the page, having resolved its name once', async () => {
    const { url, type, body } = await fetcher.fetch(at('/soup#top'), asker());
    expect([url, type, body.toString()]).toEqual([at('/soup'), html['content-type'], 'soup']);
    expect(names.asked).toEqual(['site.example']);
    const [{ headers } = {}] = site.requests;
    expect(headers).toMatchObject({ host: `site.example:${site.port}` });
    expect(headers?.['user-agent']).toContain('Larder');
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
  });

  const forbidden = [
    // This machine, in every spelling.
    ...['127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '2130706433', '0x7f000001', '0x7f.1'],
    ...[
      '0177.0.0.1',
      '017700000001',
      '0x7f.0x0.0x0.0x1',
      '1２7.0.0.1',
      '127。0。0。1',
      '%31%32%37.0.0.1',
    ],
    ...['0', '0.0.0.0', '0.0.0.1', '[::]', '[::1]', '[0:0:0:0:0:0:0:1]', '[0000::0001]'],
    // IPv4 within IPv6: mapped, compatible, translated (NAT64), 6to4, Teredo.
    ...['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:10.0.0.1]', '[::ffff:8.8.8.8]'],
    ...['[::127.0.0.1]', '[::7f00:1]', '[::ffff:0:127.0.0.1]', '[64:ff9b::7f00:1]'],
    ...['[64:ff9b::10.0.0.1]', '[64:ff9b:1::a00:1]', '[2002:7f00:1::]', '[2002:a00:1::1]'],
    '[2001:0:4136:e378:8000:63bf:80ff:fffe]',
    // Private networks, and those of providers.
    ...[
      '10.0.0.1',
      '10.255.255.255',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.0.1',
      '192.168.255.1',
    ],
    ...['100.64.0.1', '100.127.255.254', '[fc00::1]', '[fd00:ec2::254]', '[fec0::1]'],
    // Link-local, with the services that give out secrets.
    ...[
      '169.254.169.254',
      '169.254.170.2',
      '0xa9fea9fe',
      '2852039166',
      '[fe80::1]',
      '[fe80::a9fe:a9fe]',
    ],
    ...['100.100.100.200', '192.0.0.192'],
    // Documentation, benchmarks, multicast, broadcast, reserved, discarded.
    ...['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '192.88.99.1', '224.0.0.1'],
    ...['239.255.255.250', '240.0.0.1', '255.255.255.255', '[ff02::1]', '[ff05::2]', '[100::1]'],
    ...['[2001:db8::1]', '[3fff::1]', '[2001:10::1]', '[2001:2::1]', '[5f00::1]', '[4000::1]'],
  ];

  it('[IMP-20] knows enough that must not be reached', () => {
    expect(new Set(forbidden).size).toBeGreaterThanOrEqual(60);
  });

  it.each(forbidden)('[IMP-20] never reaches %s', async (host) => {
    // Another spelling of an address is no name, so that nobody is asked about it.
    expect(await faultOf(`http://${host}:${secret.port}/`)).toBe('unreachable');
    expect(names.asked).toEqual([]);
    expect(secret.requests).toEqual([]);
  });

  it.each([
    'ftp://site.example/',
    'gopher://site.example/',
    'file:///etc/passwd',
    'data:text/html,soup',
    'javascript:alert(1)',
    'https://cook:secret@site.example/',
    'https://site.example@127.0.0.1/',
    'https://:@127.0.0.1:80@site.example/',
    'soup',
    '',
    '//site.example/',
    'http://[::1/',
    'http://256.256.256.256/',
    `https://site.example/${'x'.repeat(2_000)}`,
  ])('[IMP-20] takes no other kind of address: %s', async (address) => {
    const fault = await faultOf(address);
    expect(['address_invalid', 'unreachable']).toContain(fault);
    expect([names.asked, secret.requests, site.requests]).toEqual([[], [], []]);
  });

  it.each([22, 25, 81, 3000, 5432, 6379, 8080, 8443])(
    '[IMP-20] asks no other port than those of the web: %d',
    async (port) => {
      const strict = new OutboundFetcher(
        new LocalNetwork(names, [site], false),
        new ProcessAttemptCounts(),
        testConfiguration(),
      );
      expect(await faultOf(`http://site.example:${port}/`, strict)).toBe('address_invalid');
      expect(names.asked).toEqual([]);
    },
  );

  it('[IMP-20] has the ports and the addresses of the web only, where nobody says otherwise', () => {
    const production = new OutboundNetwork();
    expect([80, 443, 8080].map((port) => production.permitsPort(port))).toEqual([
      true,
      true,
      false,
    ]);
    const addresses = [
      '93.184.215.14',
      '2606:2800:21f:cb07:6820:80da:af6b:8b2c',
      '127.0.0.1',
      '::1',
    ];
    expect(addresses.map((address) => production.permitsAddress(address, 80))).toEqual([
      ...[true, true, false, false],
    ]);
  });

  it.each([
    ['this machine', ['127.0.0.1']],
    ['this machine by IPv6', ['::1']],
    ['a private network', ['10.1.2.3']],
    ['the service for secrets', ['169.254.169.254']],
    ['a mapped address', ['::ffff:7f00:1']],
    ['a translated address', ['64:ff9b::a00:1']],
    ['a public and a private address', ['93.184.215.14', '192.168.1.1']],
    ['a private and a public address', ['fd00::1', '93.184.215.14']],
    ['nothing', []],
  ])('[IMP-20] reaches no name of %s', async (_, addresses) => {
    names.names.set('trap.example', [addresses]);
    expect(await faultOf(`http://trap.example:${secret.port}/`)).toBe('unreachable');
    expect(secret.requests).toEqual([]);
  });

  it('[IMP-20] is not fooled by a name that changes after it was checked', async () => {
    const fooled = await LocalSite.start('127.0.0.2', site.port).catch(() => undefined);
    names.names.set('changing.example', [['127.0.0.1'], ['127.0.0.2']]);
    expect(await faultOf(at('/', 'changing.example'))).toBeUndefined();
    expect([site.requests.length, fooled?.requests.length ?? 0]).toEqual([1, 0]);
    expect(names.asked).toEqual(['changing.example']);
    // It is checked anew for the next fetch, also where a connection to it could have stayed.
    expect(await faultOf(at('/', 'changing.example'))).toBe('unreachable');
    expect([site.requests.length, fooled?.requests.length ?? 0]).toEqual([1, 0]);
    await fooled?.close();
  });

  it.each([
    ['an address', () => `http://127.0.0.1:${secret.port}/`],
    ['another spelling', () => `http://2130706433:${secret.port}/`],
    ['IPv6', () => `http://[::1]:${secret.port}/`],
    ['a name', () => `http://inside.example:${secret.port}/`],
    ['a relative scheme', () => `//127.0.0.1:${secret.port}/`],
  ])('[IMP-20] follows no redirect to %s inside', async (_, target) => {
    names.names.set('inside.example', [['127.0.0.1']]);
    site.answer = (_request, response) => response.writeHead(302, { location: target() }).end();
    expect(await faultOf(at())).toBe('unreachable');
    expect(secret.requests).toEqual([]);
  });

  it.each(['file:///etc/passwd', 'https://cook:secret@site.example/', 'gopher://site.example/'])(
    '[IMP-20] follows no redirect to %s',
    async (location) => {
      site.answer = (_, response) => response.writeHead(301, { location }).end();
      expect(await faultOf(at())).toBe('address_invalid');
    },
  );

  it('[IMP-20] checks the last of five redirects as the first, and follows no sixth', async () => {
    const chain = (length: number, last: string) => {
      site.answer = ({ url = '' }, response) => {
        const step = Number(url.slice(1));
        if (step < length) response.writeHead(307, { location: `/${step + 1}` }).end();
        else if (last === '') response.writeHead(200, html).end('soup');
        else response.writeHead(308, { location: last }).end();
      };
    };
    chain(5, '');
    expect((await fetcher.fetch(at('/0'), asker())).url).toBe(at('/5'));
    chain(6, '');
    expect(await faultOf(at('/0'))).toBe('unreachable');
    chain(4, `http://127.0.0.1:${secret.port}/`);
    expect(await faultOf(at('/0'))).toBe('unreachable');
    expect(secret.requests).toEqual([]);
  });

  it.each([
    [401, 'refused'],
    [403, 'refused'],
    [429, 'refused'],
    [451, 'refused'],
    [404, 'missing'],
    [410, 'missing'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ])('[IMP-21] takes no page with status %d for an answer', async (status, fault) => {
    site.answer = (_, response) => response.writeHead(status, html).end('<h1>Soup</h1>');
    expect(await faultOf(at())).toBe(fault);
  });

  it('[IMP-21] recognises a page that asks whether somebody is human', async () => {
    const headers = { ...html, 'cf-mitigated': 'challenge' };
    site.answer = (_, response) => response.writeHead(503, headers).end('Wait a moment.');
    expect(await faultOf(at())).toBe('refused');
  });

  it.each(['application/pdf', 'application/octet-stream', 'text/plain', ''])(
    '[IMP-20] reads no %p',
    async (type) => {
      site.answer = (_, response) =>
        response.writeHead(200, type ? { 'content-type': type } : {}).end('x');
      expect(await faultOf(at())).toBe('type_unsupported');
    },
  );

  it('[IMP-20] reads pictures where they are asked for', async () => {
    site.answer = (_, response) =>
      response.writeHead(200, { 'content-type': 'image/avif' }).end('x');
    expect(await faultOf(at())).toBeUndefined();
  });

  it('[IMP-20] stops reading after 5 MB, also of what is small until it is unpacked', async () => {
    const size = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024, 'soup ');
    site.answer = (_, response) => response.writeHead(200, html).end(size(5));
    expect(await faultOf(at())).toBeUndefined();
    site.answer = (_, response) =>
      response.writeHead(200, html).end(Buffer.concat([size(5), size(1)]));
    expect(await faultOf(at())).toBe('too_large');
    const packed = gzipSync(size(200));
    expect(packed.length).toBeLessThan(1024 * 1024);
    site.answer = (_, response) =>
      response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(packed);
    expect(await faultOf(at())).toBe('too_large');
  });

  it('[IMP-20] gives up on a site that never ends its answer', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((longest) => {
      expect(longest).toBe(10_000);
      const soon = new AbortController();
      setTimeout(() => soon.abort(), 50);
      return soon.signal;
    });
    site.answer = (_, response) => response.writeHead(200, html).write('soup');
    expect(await faultOf(at())).toBe('unreachable');
    site.answer = () => undefined;
    expect(await faultOf(at())).toBe('unreachable');
    timeout.mockRestore();
  });

  it('[IMP-20] asks a site, and asks for a person, only so often', async () => {
    const request = asker();
    for (let count = 0; count < 10; count += 1) await fetcher.fetch(at(), request);
    await expect(fetcher.fetch(at(), request)).rejects.toMatchObject({
      fault: 'busy',
      retryIn: expect.any(Number),
    });
    // Others wait for the same site as well, and for no other.
    expect(await faultOf(at())).toBe('busy');
    names.names.set('other.example', [['127.0.0.1']]);
    expect(await faultOf(at('/', 'other.example'))).toBeUndefined();
    expect(site.requests).toHaveLength(11);
    for (let count = 0; count < 120; count += 1) {
      names.names.set(`site${count}.example`, [['127.0.0.1']]);
    }
    const asks = Array.from({ length: 120 }, (_, count) =>
      fetcher.fetch(at('/', `site${count}.example`), request).then(
        () => 'answered',
        ({ fault }: { fault: string }) => fault,
      ),
    );
    const faults = (await Promise.all(asks)).filter((fault) => fault === 'busy');
    expect(faults).toHaveLength(10);
  });
});
