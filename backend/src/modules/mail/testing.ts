import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  headers: Record<string, string>;
  text: string;
  html: string;
}

const patience = 20_000;

/** Returns the result of `look` once it has one. */
export async function eventually<Result>(
  look: () => Result | undefined | false | Promise<Result | undefined | false>,
): Promise<Result> {
  for (const end = Date.now() + patience; Date.now() < end; await wait(20)) {
    const found = await look();
    if (found) return found;
  }
  throw new Error('It did not come about.');
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** A spec's own mail server, which stores what it receives. */
export class TestMailServer {
  readonly mails: ReceivedMail[] = [];
  readonly recipients: string[] = [];
  private readonly server: SMTPServer;

  private constructor(behaviour: SMTPServerOptions) {
    this.server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          this.mails.push(readMail(Buffer.concat(chunks).toString()));
          this.recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
      ...behaviour,
    });
  }

  static async start(port: number, behaviour: SMTPServerOptions = {}): Promise<TestMailServer> {
    const mailServer = new TestMailServer(behaviour);
    await new Promise<void>((resolve) => {
      mailServer.server.listen(port, '127.0.0.1', resolve);
    });
    return mailServer;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.server.close(resolve);
    });
  }
}

/** The mails in the outbox of a data folder, oldest first. */
export function outboxOf(dataDir: string): ReceivedMail[] {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readMail(readFileSync(join(folder, name), 'utf8')));
}

/** Parses RFC 5322 with two alternative parts, as far as our mails use it; throws on violations. */
export function readMail(source: string): ReceivedMail {
  if (/[^\r]\n/.test(source)) throw new Error('Lines of a mail end with CR LF.');
  const { headers, body } = partOf(source);
  const boundary = /^multipart\/alternative; *boundary="(.+)"$/.exec(headers['content-type'] ?? '');
  if (!boundary) throw new Error(`Not two parts: ${headers['content-type']}`);
  const [, text = '', html = '', end] = body.split(
    new RegExp(`(?:^|\\r\\n)--${boundary[1]}(?=\\r\\n|--)`),
  );
  if (!end?.startsWith('--')) throw new Error('The mail is not complete.');
  return { headers, text: decoded(text, 'text/plain'), html: decoded(html, 'text/html') };
}

function partOf(source: string): { headers: Record<string, string>; body: string } {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return { headers: Object.fromEntries(headers), body: source.slice(end + 4) };
}

function decoded(part: string, type: string): string {
  const { headers, body } = partOf(part.replace(/^\r\n/, ''));
  if (!headers['content-type']?.startsWith(type)) throw new Error(`This part is not ${type}.`);
  const encoding = headers['content-transfer-encoding'];
  if (encoding === '7bit') return body;
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') throw new Error(`Unknown encoding ${encoding}.`);
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
