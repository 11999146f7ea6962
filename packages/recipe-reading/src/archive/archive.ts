import { open, readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { fromBufferPromise, openPromise, type Entry, type ZipFile } from 'yauzl';
import { isPicture } from '../libraries/library-file.js';
import { UnreadEntryError, type LibraryEntry } from '../libraries/library.js';

/** Why an archive is refused as a whole. */
export type ArchiveRefusal =
  | 'damaged'
  | 'too_many_files'
  | 'too_large'
  /** It holds far more than its size allows, or names files outside itself: it was made to do harm. */
  | 'harmful';

export class ArchiveRefusedError extends Error {
  override readonly name = 'ArchiveRefusedError';
  constructor(readonly reason: ArchiveRefusal) {
    super(reason);
  }
}

export interface ArchiveLimits {
  readonly mostEntries: number;
  readonly mostBytesOfEntry: number;
  readonly mostBytes: number;
}

export const archiveLimits: ArchiveLimits = {
  mostEntries: 50_000,
  mostBytesOfEntry: 50_000_000,
  mostBytes: 4_000_000_000,
};

/** Text is compressed to a tenth, and never to a two-hundredth. */
const mostRatio = 200;
/** Small files may be compressed well without harm. */
const harmlessBytes = 1_000_000;
const mostDepth = 2;

const isHarmful = (bytes: number, compressed: number): boolean =>
  bytes > harmlessBytes && bytes > compressed * mostRatio;

const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 0x03 || bytes[2] === 0x05);
const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
const longestMark = 4;

/** What programs for macOS put into a zip beside the files. */
const isLeftOut = (path: string): boolean =>
  path.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/.test(path);

export interface OpenedArchive {
  readonly entries: readonly LibraryEntry[];
  close(): void;
}

/** All that was unpacked, so that many small files cannot do what one large file may not. */
class Budget {
  private readonly read = new Map<string, number>();
  private total = 0;
  private files = 0;

  constructor(readonly limits: ArchiveLimits) {}

  addFiles(count: number): void {
    this.files += count;
    if (this.files > this.limits.mostEntries) throw new ArchiveRefusedError('too_many_files');
  }

  /** The size of a file, which may be read again. */
  note(path: string, bytes: number): void {
    const before = this.read.get(path) ?? 0;
    if (bytes <= before) return;
    this.total += bytes - before;
    this.read.set(path, bytes);
    if (this.total > this.limits.mostBytes) throw new ArchiveRefusedError('too_large');
  }
}

async function collect(
  stream: Readable,
  path: string,
  compressed: number,
  budget: Budget,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (isHarmful(size, compressed)) throw new ArchiveRefusedError('harmful');
      if (size > budget.limits.mostBytesOfEntry) throw new UnreadEntryError('too_large');
      budget.note(path, size);
      chunks.push(chunk);
    }
  } catch (error) {
    stream.destroy();
    if (error instanceof ArchiveRefusedError || error instanceof UnreadEntryError) throw error;
    throw new UnreadEntryError('damaged');
  }
  return Buffer.concat(chunks, size);
}

/** The bytes themselves, or what they are compressed of. */
async function inflated(bytes: Buffer, path: string, budget: Budget): Promise<Buffer> {
  if (!isGzip(bytes)) return bytes;
  const gunzip = createGunzip();
  gunzip.end(bytes);
  return collect(gunzip, path, bytes.length, budget);
}

/** The first bytes of a file in a zip; none of one that cannot be read, which is said when it is. */
async function markOf(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      return chunk.subarray(0, longestMark);
    }
  } catch {
    // No mark.
  }
  return new Uint8Array();
}

async function zipErrors<Result>(promise: Promise<Result>): Promise<Result> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof ArchiveRefusedError || error instanceof UnreadEntryError) throw error;
    const isUnsafe = /relative path|absolute path|invalid characters/.test(String(error));
    throw new ArchiveRefusedError(isUnsafe ? 'harmful' : 'damaged');
  }
}

/** The files that a zip lists, checked before any is unpacked. */
async function listed(zip: ZipFile, budget: Budget): Promise<Entry[]> {
  budget.addFiles(zip.entryCount);
  const entries: Entry[] = [];
  let declared = 0;
  for await (const entry of zip.eachEntry()) {
    if (isLeftOut(entry.fileName)) continue;
    declared += entry.uncompressedSize;
    if (declared > budget.limits.mostBytes) throw new ArchiveRefusedError('too_large');
    if (isHarmful(entry.uncompressedSize, entry.compressedSize)) {
      throw new ArchiveRefusedError('harmful');
    }
    // The same bytes may be listed many times.
    if (isHarmful(declared, zip.fileSize)) throw new ArchiveRefusedError('harmful');
    entries.push(entry);
  }
  return entries;
}

async function readEntry(zip: ZipFile, entry: Entry, path: string, budget: Budget) {
  if (entry.uncompressedSize > budget.limits.mostBytesOfEntry) {
    throw new UnreadEntryError('too_large');
  }
  const stream = await zip.openReadStreamPromise(entry).catch(() => {
    throw new UnreadEntryError('damaged');
  });
  return collect(stream, path, entry.compressedSize, budget);
}

/** The zip within a zip that was read last, so that its files need not be unpacked once for each. */
class InnerZips {
  private last: { path: string; zip: Promise<ZipFile> } | null = null;

  open(path: string, bytes: () => Promise<Buffer>): Promise<ZipFile> {
    if (this.last?.path !== path) {
      this.last = { path, zip: zipErrors(bytes().then((read) => fromBufferPromise(read))) };
    }
    return this.last.zip;
  }
}

/** The files of a zip and of the zips in it, one level down. */
async function entriesOf(
  open: () => Promise<ZipFile>,
  folder: string,
  depth: number,
  inner: InnerZips,
  budget: Budget,
): Promise<LibraryEntry[]> {
  const zip = await open();
  const entries: LibraryEntry[] = [];
  // A zip in memory may be read again from the beginning, with entries of its own.
  for (const entry of await zipErrors(listed(zip, budget))) {
    const path = folder + entry.fileName;
    const read = async () => readEntry(await open(), entry, path, budget);
    const isInner = depth < mostDepth && !isPicture(path) && isZip(await markOf(zip, entry));
    if (isInner) {
      const openInner = () => inner.open(path, read);
      entries.push(...(await entriesOf(openInner, `${path}/`, depth + 1, inner, budget)));
    } else {
      entries.push({ path, read: async () => inflated(await read(), path, budget) });
    }
  }
  return entries;
}

async function markOfFile(path: string): Promise<{ mark: Uint8Array; size: number }> {
  const file = await open(path);
  try {
    const mark = new Uint8Array(longestMark);
    await file.read(mark, 0, longestMark, 0);
    return { mark, size: (await file.stat()).size };
  } finally {
    await file.close();
  }
}

/** A file that is no archive is its only entry, by the name that it was given. */
function singleFile(path: string, name: string, size: number, budget: Budget): OpenedArchive {
  const read = async () => {
    if (size > budget.limits.mostBytesOfEntry) throw new UnreadEntryError('too_large');
    return inflated(await readFile(path), name, budget);
  };
  return { entries: [{ path: name, read }], close: () => undefined };
}

/**
 * Opens an uploaded file: a zip, with zips in it, or a single file. What is compressed with gzip is inflated. Sizes are counted while
 * inflating, and names are never used as paths. Rejects with an `ArchiveRefusedError` where the archive as a whole cannot be trusted.
 */
export async function openArchive(
  path: string,
  name: string,
  limits: ArchiveLimits = archiveLimits,
): Promise<OpenedArchive> {
  const budget = new Budget(limits);
  const { mark, size } = await markOfFile(path);
  if (!isZip(mark)) return singleFile(path, name, size, budget);
  const zip = await zipErrors(openPromise(path, { autoClose: false }));
  try {
    const open = () => Promise.resolve(zip);
    const entries = await entriesOf(open, '', 1, new InnerZips(), budget);
    return { entries, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}
