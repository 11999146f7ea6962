// How long, and how much memory, it takes to refuse files that were made to exhaust a reader, each in a process of its
// own. Run after `npm run build`. Exits with 1 if one is read after all, takes longer than 2 s, or needs more than 100
// MB.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { crc32, deflateRawSync, gzipSync } from 'node:zlib';
import { openArchive } from '@larder/recipe-reading/archive';
import { readRecipeLibrary } from '@larder/recipe-reading/libraries';

const [longest, most] = [2_000, 100];
const megabyte = 1_000_000;

async function readAll(path) {
  // The memory that reading takes in any case is not the file's doing.
  await readRecipeLibrary([]);
  const before = process.resourceUsage().maxRSS;
  const start = performance.now();
  let outcome = 'nothing to read';
  try {
    const archive = await openArchive(path, 'Recipes.zip');
    const library = await readRecipeLibrary(archive.entries);
    let recipes = 0;
    let unread = 0;
    for await (const item of library?.items ?? []) {
      if (item.kind === 'recipe') recipes += 1;
      if (item.kind === 'unread') unread += 1;
    }
    if (library) outcome = `${recipes} recipes, ${unread} not read`;
    archive.close();
  } catch (error) {
    outcome = `refused: ${error.reason ?? error.message}`;
  }
  return {
    outcome,
    milliseconds: Math.round(performance.now() - start),
    megabytes: Math.round((process.resourceUsage().maxRSS - before) / 1_024),
  };
}

/** A zip of these files, which states `declared` instead of their sizes. */
function zipOf(files) {
  const [parts, listed] = [[], []];
  let offset = 0;
  for (const { name, content, compressed = deflateRawSync(content), declared } of files) {
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(compressed.length, 14);
    fields.writeUInt32LE(declared ?? content.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const end = Buffer.alloc(14);
    end.writeUInt32LE(offset, 10);
    listed.push(Buffer.from('PK\x01\x02\x14\x00'), fields, end, Buffer.from(name));
    parts.push(Buffer.from('PK\x03\x04'), fields, Buffer.from(name), compressed);
    offset += 4 + fields.length + Buffer.byteLength(name) + compressed.length;
  }
  const directory = Buffer.concat(listed);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(Math.min(files.length, 0xffff), 4);
  end.writeUInt16LE(Math.min(files.length, 0xffff), 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, directory, Buffer.from('PK\x05\x06'), end]);
}

const zeros = Buffer.alloc(400 * megabyte);
const nothing = { content: Buffer.alloc(0), compressed: Buffer.from([3, 0]) };
/** Ten copies of the content, nested this many times. */
function nested(depth) {
  const inner = depth === 0 ? zeros.subarray(0, 40 * megabyte) : nested(depth - 1);
  const compressed = deflateRawSync(inner);
  const name = (n) => `${n}.${depth === 0 ? 'json' : 'zip'}`;
  return zipOf(
    Array.from({ length: 10 }, (_, n) => ({ name: name(n), content: inner, compressed })),
  );
}
const laughs = Array.from(
  { length: 12 },
  (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
).join('');
const cookbook =
  `<?xml version="1.0"?><!DOCTYPE cookbook [<!ENTITY l0 "ha">${laughs}]>` +
  '<cookbook><recipe><title>&l12;</title><ingredient><li>&l12;</li></ingredient></recipe></cookbook>';

const cases = {
  'one entry of 400 MB': () => zipOf([{ name: 'recipes.json', content: zeros }]),
  'one that says it is small': () =>
    zipOf([{ name: 'recipes.json', content: zeros, declared: 1_000 }]),
  'zips in zips in zips': () => nested(4),
  'gzip of 400 MB': () => gzipSync(zeros),
  'gzips of 400 MB in a zip': () =>
    zipOf(
      Array.from({ length: 20 }, (_, n) => ({
        name: `${n}.paprikarecipe`,
        content: gzipSync(zeros),
      })),
    ),
  'a million entries': () =>
    zipOf(Array.from({ length: 1_000_000 }, (_, n) => ({ name: `${n}.json`, ...nothing }))),
  'names outside itself': () =>
    zipOf([{ name: '../../etc/cron.d/x', content: Buffer.from('{"name":"Tea"}') }]),
  'entities of entities': () => zipOf([{ name: 'a.xml', content: Buffer.from(cookbook) }]),
  'cut in half': () => {
    const whole = zipOf([{ name: 'recipes.json', content: Buffer.from('{"recipes":[]}') }]);
    return whole.subarray(0, whole.length / 2);
  },
  'an empty file': () => Buffer.alloc(0),
};

const [, , given] = process.argv;
if (given) {
  console.log(JSON.stringify(await readAll(given)));
} else {
  const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const table = {};
  for (const [name, make] of Object.entries(cases)) {
    const path = join(folder, 'file.zip');
    const bytes = make();
    writeFileSync(path, bytes);
    const program = fileURLToPath(import.meta.url);
    const answer = JSON.parse(
      execFileSync(process.execPath, [program, path], { encoding: 'utf8' }),
    );
    table[name] = { bytes: bytes.length, ...answer };
    const { milliseconds, megabytes, outcome } = answer;
    const isRead = /^[1-9]\d* recipes/.test(outcome) && name !== 'entities of entities';
    if (isRead || milliseconds > longest || megabytes > most) process.exitCode = 1;
  }
  rmSync(folder, { recursive: true, force: true });
  console.table(table);
}
