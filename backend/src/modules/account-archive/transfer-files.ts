import { type KeptFiles } from '../../common/kept-files/kept-files.js';

/** Large enough for few requests to a store, and small enough to be in memory. */
const pieceBytes = 8 * 1024 * 1024;

const keyOf = (id: string, piece: number): string => `${id}/${String(piece).padStart(5, '0')}`;

/** Files of any size, kept in pieces: neither a folder nor a bucket has to take them as a whole. */
export class TransferFiles {
  constructor(private readonly files: KeptFiles) {}

  /** Announces each piece before it is written, so that one that is broken off can be found. Returns the number of bytes. */
  async write(
    id: string,
    chunks: AsyncIterable<Buffer>,
    announce: (pieces: number) => Promise<void>,
  ): Promise<{ pieces: number; bytes: number }> {
    let pieces = 0;
    let bytes = 0;
    for await (const piece of inPieces(chunks)) {
      await announce(pieces + 1);
      await this.files.put(keyOf(id, pieces), piece, 'application/octet-stream');
      pieces += 1;
      bytes += piece.length;
    }
    return { pieces, bytes };
  }

  /** From a byte on. */
  async *read(id: string, pieces: number, from = 0): AsyncGenerator<Buffer> {
    const first = Math.floor(from / pieceBytes);
    for (let piece = first; piece < pieces; piece += 1) {
      const content = await this.files.get(keyOf(id, piece));
      if (!content) throw new Error(`Piece ${piece} of ${id} is missing.`);
      yield piece === first ? content.subarray(from - first * pieceBytes) : content;
    }
  }

  async remove(id: string, pieces: number): Promise<void> {
    for (let piece = 0; piece < pieces; piece += 1) await this.files.remove(keyOf(id, piece));
  }
}

async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (let chunk of chunks) {
    while (size + chunk.length >= pieceBytes) {
      const rest = pieceBytes - size;
      yield Buffer.concat([...waiting, chunk.subarray(0, rest)]);
      chunk = chunk.subarray(rest);
      waiting = [];
      size = 0;
    }
    waiting.push(chunk);
    size += chunk.length;
  }
  if (size > 0) yield Buffer.concat(waiting);
}
