import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { archiveLimits, ArchiveRefusedError, openArchive, type ArchiveLimits } from './archive.js';

interface Zipped {
  readonly name: string;
  readonly content: Buffer;
  /** What the zip says the size is. */
  readonly size?: number;
}

/** A zip, as damaged and dishonest as its entries ask for. */
function zipOf(entries: readonly Zipped[], count = entries.length): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, size = content.length } of entries) {
    const packed = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(size, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), fields, end, Buffer.from(name));
    parts.push(Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed);
    offset += 4 + fields.length + Buffer.byteLength(name) + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listed, Buffer.from('PK\x05\x06'), end]);
}

const folder = mkdtempSync(join(tmpdir(), 'larder-archive-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
async function opened(bytes: Buffer, limits: Partial<ArchiveLimits> = {}) {
  const path = join(folder, String((files += 1)));
  writeFileSync(path, bytes);
  return openArchive(path, 'upload', { ...archiveLimits, ...limits });
}

const textFile = (name: string, text = name): Zipped => ({ name, content: Buffer.from(text) });
const refusal = (reason: string) =>
  expect.objectContaining({ name: ArchiveRefusedError.name, reason });

describe('an uploaded archive', () => {
  it('[IMP-10] gives its files, those of zips in it, and what is compressed in them', async () => {
    const inner = zipOf([textFile('recipe.json', '{}'), textFile('image.jpg')]);
    const archive = await opened(
      zipOf([
        textFile('__MACOSX/._a'),
        textFile('.DS_Store'),
        textFile('folder/'),
        { name: '1.zip', content: inner },
        { name: 'a.paprikarecipe', content: gzipSync('roast') },
      ]),
    );
    const paths = archive.entries.map(({ path }) => path);
    expect(paths).toEqual(['1.zip/recipe.json', '1.zip/image.jpg', 'a.paprikarecipe']);
    const texts = await Promise.all(archive.entries.map((entry) => entry.read()));
    expect(texts.map((bytes) => Buffer.from(bytes).toString())).toEqual([
      '{}',
      'image.jpg',
      'roast',
    ]);
    archive.close();
  });

  it('[IMP-10] may be a single file', async () => {
    const { entries } = await opened(Buffer.from('Title,Ingredients'));
    expect(entries.map(({ path }) => path)).toEqual(['upload']);
    expect(Buffer.from((await entries[0]?.read()) ?? []).toString()).toBe('Title,Ingredients');
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'C:/windows/a', 'a/../../b', String.raw`..\..\a`])(
    '[IMP-16] is refused when it names %s',
    async (name) => {
      await expect(opened(zipOf([textFile(name)]))).rejects.toEqual(refusal('harmful'));
    },
  );

  it('[IMP-16] is refused when it inflates to far more than its size', async () => {
    const zeros = Buffer.alloc(20_000_000);
    await expect(opened(zipOf([{ name: 'a', content: zeros }]))).rejects.toEqual(
      refusal('harmful'),
    );
    const inner = zipOf([{ name: 'a', content: zeros }]);
    await expect(opened(zipOf([{ name: 'a.zip', content: inner }]))).rejects.toEqual(
      refusal('harmful'),
    );
    const gzip = await opened(zipOf([{ name: 'a', content: gzipSync(zeros) }]));
    await expect(gzip.entries[0]?.read()).rejects.toEqual(refusal('harmful'));
    gzip.close();
  });

  it('[IMP-16] does not give a file that is larger than it says', async () => {
    const dishonest = { ...textFile('a', 'salt '.repeat(100_000)), size: 10 };
    const archive = await opened(zipOf([dishonest, textFile('b')]));
    await expect(archive.entries[0]?.read()).rejects.toMatchObject({ reason: 'damaged' });
    await expect(archive.entries[1]?.read()).resolves.toHaveLength(1);
    archive.close();
  });

  it('[IMP-16] leaves out a file that is too large, and is refused when all are together', async () => {
    const content = Buffer.from(Array.from({ length: 4000 }, (_, at) => at * at).join());
    const zip = zipOf(['a', 'b', 'c'].map((name) => ({ name, content })));
    const small = await opened(zip, { mostBytesOfEntry: 1000 });
    await expect(small.entries[0]?.read()).rejects.toMatchObject({ reason: 'too_large' });
    small.close();
    await expect(opened(zip, { mostBytes: 2 * content.length })).rejects.toEqual(
      refusal('too_large'),
    );
  });

  it('[IMP-16] is refused with more files than a library has, without reading their names', async () => {
    const many = Array.from({ length: 11 }, (_, at) => textFile(String(at)));
    await expect(opened(zipOf(many), { mostEntries: 10 })).rejects.toEqual(
      refusal('too_many_files'),
    );
    await expect(opened(zipOf([], 65_000))).rejects.toEqual(refusal('too_many_files'));
    const inner = { name: '1.zip', content: zipOf(many.slice(0, 6)) };
    await expect(opened(zipOf([inner, ...many.slice(0, 5)]), { mostEntries: 10 })).rejects.toEqual(
      refusal('too_many_files'),
    );
  });

  it('[IMP-16] is refused when it is cut off', async () => {
    const zip = zipOf([textFile('a'), textFile('b')]);
    await expect(opened(zip.subarray(0, zip.length - 30))).rejects.toEqual(refusal('damaged'));
  });
});
