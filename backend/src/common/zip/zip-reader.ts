import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';

/** A file that is not a zip, is damaged, or does not match its own names and sizes. */
export class ZipError extends Error {
  override readonly name = 'ZipError';
}

export interface ZipLimits {
  entries: number;
  /** The decompressed size of everything that is read. */
  bytes: number;
}

/** Reads a zip that anybody may have made. Names of entries are only compared, never used as paths. */
export class ZipReader {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    private bytesLeft: number,
  ) {}

  static async open(path: string, limits: ZipLimits): Promise<ZipReader> {
    const zip = await zipErrors(openPromise(path, { autoClose: false }));
    try {
      if (zip.entryCount > limits.entries)
        throw new ZipError('There are too many files in the zip.');
      const entries = new Map<string, Entry>();
      for await (const entry of zipErrorsIn(zip.eachEntry())) entries.set(entry.fileName, entry);
      return new ZipReader(zip, entries, limits.bytes);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  get names(): IterableIterator<string> {
    return this.entries.keys();
  }

  has(name: string): boolean {
    return this.entries.has(name);
  }

  /** The content of an entry. Its size is checked while it is read, and its checksum at the end. */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.entries.get(name);
    if (!entry) throw new ZipError(`${name} is missing.`);
    let sum = 0;
    for await (const chunk of zipErrorsIn<Buffer>(
      await zipErrors(this.zip.openReadStreamPromise(entry)),
    )) {
      sum = crc32(chunk, sum);
      this.bytesLeft -= chunk.length;
      if (this.bytesLeft < 0) throw new ZipError('The zip is too large.');
      yield chunk;
    }
    if (sum !== entry.crc32) throw new ZipError(`${name} is damaged.`);
  }

  /** The whole content of an entry, unless it is larger than `most` bytes. */
  async readAll(name: string, most: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of this.read(name)) {
      size += chunk.length;
      if (size > most) throw new ZipError(`${name} is too large.`);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }

  close(): void {
    this.zip.close();
  }
}

async function zipErrors<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw isFault(error) ? error : new ZipError((error as Error).message, { cause: error });
  }
}

async function* zipErrorsIn<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items;
  } catch (error) {
    throw isFault(error) ? error : new ZipError((error as Error).message, { cause: error });
  }
}

/** A failing disk says nothing about the file. */
const isFault = (error: unknown): boolean =>
  error instanceof ZipError || (error as NodeJS.ErrnoException).syscall !== undefined;
