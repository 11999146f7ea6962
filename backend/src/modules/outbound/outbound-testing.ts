import { once } from 'node:events';
import { createSocket, type Socket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OutboundNetwork } from './outbound-network.service.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A web server on this machine that counts what reaches it. */
export class LocalSite {
  readonly requests: IncomingMessage[] = [];
  private readonly server: Server;
  answer: Answer = (_, response) => response.end();

  private constructor() {
    this.server = createServer((request, response) => {
      this.requests.push(request);
      this.answer(request, response);
    });
  }

  static async start(host = '127.0.0.1', port = 0): Promise<LocalSite> {
    const site = new LocalSite();
    site.server.listen(port, host);
    await once(site.server, 'listening');
    return site;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

const types = { A: 1, AAAA: 28 } as const;

/** A name server on this machine. Each name has a list of answers, the last of which is repeated. */
export class LocalNames {
  readonly names = new Map<string, string[][]>();
  /** Names in the order in which their addresses were asked for. */
  readonly asked: string[] = [];
  private readonly socket: Socket = createSocket('udp4');

  static async start(): Promise<LocalNames> {
    const local = new LocalNames();
    local.socket.on('message', (query, { port, address }) => {
      local.socket.send(local.answerTo(query), port, address);
    });
    local.socket.bind(0, '127.0.0.1');
    await once(local.socket, 'listening');
    return local;
  }

  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  async close(): Promise<void> {
    this.socket.close();
    await once(this.socket, 'close');
  }

  private answerTo(query: Buffer): Buffer {
    const labels: string[] = [];
    let at = 12;
    for (; query[at] !== 0; at += 1 + (query[at] ?? 0)) {
      labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)));
    }
    const question = query.subarray(12, at + 5);
    const type = query.readUInt16BE(at + 1);
    const name = labels.join('.');
    // Both kinds are asked for at once; they count as one question.
    if (type === types.A) this.asked.push(name);
    const left = this.names.get(name) ?? [];
    const addresses = left[0] ?? [];
    if (type === types.AAAA && left.length > 1) left.shift();
    const records = addresses
      .map(bytesOf)
      .filter(({ length }) => length === (type === types.A ? 4 : 16))
      .map((bytes) => {
        const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length]);
        return Buffer.concat([head, bytes]);
      });
    const found = addresses.length > 0;
    const header = Buffer.from(query.subarray(0, 12));
    header.writeUInt16BE(found ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(records.length, 6);
    header.fill(0, 8);
    return Buffer.concat([header, question, ...records]);
  }
}

function bytesOf(address: string): Buffer {
  if (!address.includes(':')) return Buffer.from(address.split('.').map(Number));
  const [left = '', right] = address.split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = 8 - groups(left).length - groups(right).length;
  const all = [...groups(left), ...Array<string>(missing).fill('0'), ...groups(right)];
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex');
}

/** The network as it is in production, except that names are asked of `names`, and that the sites `open` count as public. */
export class LocalNetwork extends OutboundNetwork {
  private readonly resolver = new Resolver({ timeout: 5_000, tries: 3 });

  constructor(
    names: LocalNames,
    private readonly open: readonly LocalSite[],
    private readonly anyPort = true,
  ) {
    super();
    this.resolver.setServers([names.address]);
  }

  override async addressesOf(host: string): Promise<string[]> {
    const found = await Promise.allSettled([
      this.resolver.resolve4(host),
      this.resolver.resolve6(host),
    ]);
    return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  }

  override permitsPort(port: number): boolean {
    return this.anyPort || super.permitsPort(port);
  }

  override permitsAddress(address: string, port: number): boolean {
    const isOpen = address === '127.0.0.1' && this.open.some((site) => site.port === port);
    return isOpen || super.permitsAddress(address, port);
  }
}
