import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

type Content = Buffer | string | AsyncIterable<Buffer | string>;

export interface ZipEntryOptions {
  /** False for photographs, which are compressed already. */
  compress?: boolean;
  /** Whether the entry may exceed 4 GB, which old programs cannot read. */
  large?: boolean;
}

const ownFile = 0o100600;

/**
 * Writes a zip entry by entry. However large an entry is, memory holds only what the reader of `output` has not taken
 * yet.
 */
export class ZipWriter {
  private readonly zip = new ZipFile();
  private fail: (error: Error) => void = () => undefined;

  constructor(private readonly date: Date) {
    this.output.once('close', () => this.fail(new Error('The zip is no longer read.')));
    this.zip.on('error', (error: Error) => this.fail(error));
  }

  get output(): Readable {
    return this.zip.outputStream as Readable;
  }

  /** Resolves when the content has been read. Add one entry at a time. */
  add(
    name: string,
    content: Content,
    { compress = true, large = false }: ZipEntryOptions = {},
  ): Promise<void> {
    const isWhole = typeof content === 'string' || Buffer.isBuffer(content);
    const source = Readable.from(isWhole ? [content] : content);
    const options = { mtime: this.date, mode: ownFile, compress, forceZip64Format: large };
    return new Promise((resolve, reject) => {
      this.fail = (error) => {
        source.destroy();
        reject(error);
      };
      if (this.output.destroyed) return this.fail(new Error('The zip is no longer read.'));
      source.once('end', resolve).once('error', reject);
      this.zip.addReadStreamLazy(name, options, (give) => give(null, source));
    });
  }

  end(): void {
    this.zip.end();
  }
}

/** A zip that `fill` makes, in pieces as they are written. */
export async function* zipOf(
  date: Date,
  fill: (zip: ZipWriter) => Promise<void>,
): AsyncGenerator<Buffer> {
  const zip = new ZipWriter(date);
  let failure: Error | undefined;
  const filled = fill(zip).then(
    () => zip.end(),
    (error: Error) => {
      failure = error;
      zip.output.destroy();
    },
  );
  try {
    yield* zip.output as AsyncIterable<Buffer>;
  } catch (error) {
    // The iterator only reports that its stream was destroyed.
    throw failure ?? error;
  } finally {
    zip.output.destroy();
    await filled;
  }
  if (failure) throw failure;
}

/** The same in a new file that only this account can read. */
export const writeZip = (
  path: string,
  date: Date,
  fill: (zip: ZipWriter) => Promise<void>,
): Promise<void> =>
  pipeline(zipOf(date, fill), createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
