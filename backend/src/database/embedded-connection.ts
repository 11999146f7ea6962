import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

const sync = 0x53;
const simpleQuery = 0x51;
const terminate = 0x58;

/**
 * Replaces node-postgres's socket: PostgreSQL protocol bytes travel to the database thread and back. Messages are
 * buffered until one ends the exchange, since the database must see an exchange as a whole.
 */
export class EmbeddedConnection extends Duplex {
  private port?: MessagePort;
  private started = false;
  private pending: Buffer[] = [];

  constructor(private readonly open: () => Promise<MessagePort>) {
    super();
  }

  connect(): void {
    this.open().then(
      (port) => {
        if (this.destroyed) return port.close();
        this.port = port;
        port.on('message', (bytes: Uint8Array) =>
          this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
        );
        port.on('close', () => this.destroy());
        this.emit('connect');
      },
      (error: Error) => this.destroy(error),
    );
  }

  override _read(): void {
    // The port delivers responses as they arrive; each answers one exchange, so there is nothing to hold back.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.port?.close();
    done(error);
  }

  // Socket calls of node-postgres that have no meaning between threads.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  private send(chunk: Buffer): void {
    this.pending.push(chunk);
    const bytes = this.pending.length === 1 ? chunk : Buffer.concat(this.pending);
    if (this.started) {
      const last = lastMessageType(bytes);
      if (last === terminate) return void this.push(null);
      if (last !== sync && last !== simpleQuery) return;
    }
    this.started = true;
    this.pending = [];
    const copy = new Uint8Array(bytes);
    this.port?.postMessage(copy, [copy.buffer]);
  }
}

/** The type byte of the last message when `bytes` ends on a message boundary. */
function lastMessageType(bytes: Buffer): number | undefined {
  let offset = 0;
  let type: number | undefined;
  while (offset + 5 <= bytes.length) {
    type = bytes[offset];
    offset += 1 + bytes.readUInt32BE(offset + 1);
  }
  return offset === bytes.length ? type : undefined;
}
