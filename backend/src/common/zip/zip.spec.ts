import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ZipError, ZipReader } from './zip-reader.js';
import { writeZip } from './zip-writer.js';

const limits = { entries: 10, bytes: 2 ** 20 };
const date = new Date('2026-05-01T10:00:00Z');

describe('a zip', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-zip-'));
  const path = join(folder, 'one.zip');
  beforeEach(() => rmSync(path, { force: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (entries: Record<string, string>) =>
    writeZip(path, date, async (zip) => {
      for (const [name, content] of Object.entries(entries)) await zip.add(name, content);
    });

  it('holds what was added, in pieces or as a whole, compressed or not', async () => {
    await writeZip(path, date, async (zip) => {
      await zip.add('a/whole.txt', 'é'.repeat(1000));
      await zip.add('pieces', inPieces(['one ', 'two']), { large: true });
      await zip.add('plain', Buffer.from([0, 255]), { compress: false });
      await zip.add('empty', '');
    });
    const zip = await ZipReader.open(path, limits);
    expect([...zip.names]).toEqual(['a/whole.txt', 'pieces', 'plain', 'empty']);
    expect(String(await zip.readAll('a/whole.txt', 2000))).toBe('é'.repeat(1000));
    expect(String(await zip.readAll('pieces', 10))).toBe('one two');
    expect(await zip.readAll('plain', 2)).toEqual(Buffer.from([0, 255]));
    expect(await zip.readAll('empty', 0)).toHaveLength(0);
    zip.close();
  });

  it('fails with the original error, instead of being left half written in silence', async () => {
    const failing = writeZip(path, date, async (zip) => {
      await zip.add('first', 'fine');
      await zip.add('second', failingPieces());
    });
    await expect(failing).rejects.toThrow('The disk is on fire.');
    await expect(write({ a: 'b' })).rejects.toThrow('EEXIST');
  });

  it('[EXP-6] is refused when it has too many files or too much content', async () => {
    await write(Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index}`, ''])));
    await expect(ZipReader.open(path, limits)).rejects.toThrow('too many files');
    rmSync(path);
    await write({ bomb: '0'.repeat(2 ** 21), other: 'x' });
    const zip = await ZipReader.open(path, limits);
    await expect(zip.readAll('bomb', 1000)).rejects.toThrow('bomb is too large');
    await expect(zip.readAll('bomb', 2 ** 22)).rejects.toThrow('The zip is too large');
    await expect(zip.readAll('nothing', 1)).rejects.toThrow(ZipError);
    zip.close();
  });

  it('[EXP-6] is refused when it is truncated, changed, or names files outside it', async () => {
    await write({ 'some/name': 'content' });
    const content = readFileSync(path);
    writeFileSync(path, content.subarray(0, -30));
    await expect(ZipReader.open(path, limits)).rejects.toThrow(ZipError);
    writeFileSync(
      path,
      Buffer.from(content.toString('latin1').replaceAll('some/name', '../../nam'), 'latin1'),
    );
    await expect(ZipReader.open(path, limits)).rejects.toThrow(ZipError);
    rmSync(path);
    await writeZip(path, date, (zip) => zip.add('a', 'content', { compress: false }));
    const text = readFileSync(path).toString('latin1').replace('content', 'CONTENT');
    writeFileSync(path, Buffer.from(text, 'latin1'));
    const zip = await ZipReader.open(path, limits);
    await expect(zip.readAll('a', 100)).rejects.toThrow('a is damaged');
    zip.close();
  });
});

async function* inPieces(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces;
}

async function* failingPieces(): AsyncGenerator<string> {
  yield 'half';
  throw new Error('The disk is on fire.');
}
