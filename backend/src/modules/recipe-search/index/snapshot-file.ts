import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { DISH_DIETS, DISH_TYPES } from '../../recipes/domain/dish-type.js';
import type { IndexState } from './in-process-recipe-index.js';
import { BLOCK_ROWS } from './bitmap.js';
import { FactPlanes } from './fact-planes.js';
import { Postings } from './postings.js';
import { RecipeSegment, type SegmentContents } from './recipe-segment.js';
import { TitleIndex } from './title-index.js';

/** The origin of an index's content. A snapshot of another origin is useless. */
export interface SnapshotOrigin {
  readonly kitchen: string;
  readonly database: string;
}

/** Why a snapshot cannot be used. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError';
}

interface Header {
  readonly origin: SnapshotOrigin;
  readonly position: string;
  readonly publicCount: number;
  readonly unknownCost: number;
  readonly households: readonly string[];
  readonly cuisineNames: readonly string[];
  readonly sharedWords: number;
  readonly lengths: readonly number[];
}

type Numbers = Int32Array | Uint32Array | Uint16Array | Uint8Array;

/** Increment whenever the arrays, or their meaning, change. */
const format = 11;
const magic = Buffer.from('LARDERIX');
const preambleLength = magic.length + 8;
const checksumLength = 4;
const longestStep = 2 ** 20;
const abandonedAfter = 3_600_000;

/** The arrays of a segment as they follow each other in the file. */
const segmentArrays = {
  ids: Int32Array,
  popularity: Int32Array,
  totalCosts: Uint16Array,
  entryStarts: Uint32Array,
  entries: Uint16Array,
  keyedRows: Uint32Array,
  keyStarts: Uint32Array,
  rowsById: Uint32Array,
  alive: Int32Array,
  understood: Int32Array,
  forBabies: Int32Array,
  householdStarts: Uint32Array,
  leastCosts: Uint16Array,
  certainCosts: Uint16Array,
  unknownLines: Uint8Array,
  minutes: Uint16Array,
  cuisines: Uint16Array,
};
/** Then those of its titles. */
const titleArrays = {
  postingStarts: Uint32Array,
  postingRows: Uint32Array,
  postingPlaces: Uint8Array,
  ownStarts: Uint32Array,
  ownWords: Uint32Array,
};
/** Then those of its two postings. */
const postingArrays = {
  lengths: Uint16Array,
  slots: Uint32Array,
  lists: Uint16Array,
  bitmaps: Int32Array,
};
type Arrays<Kinds extends Record<string, abstract new (...given: never) => unknown>> = {
  -readonly [Name in keyof Kinds]: InstanceType<Kinds[Name]>;
};

const factPlanes = Array.from({ length: FactPlanes.count }, () => Int32Array);
const kinds = [
  ...Object.values(segmentArrays),
  ...Object.values(titleArrays),
  ...Object.values(postingArrays),
  ...Object.values(postingArrays),
  // The words of titles as text, and the costs.
  ...[Uint8Array, Int32Array],
  ...[...DISH_TYPES, ...DISH_DIETS].map(() => Int32Array),
  ...factPlanes,
];

function named<Name extends string>(names: object, arrays: Readonly<Record<Name, Numbers>>) {
  return (Object.keys(names) as Name[]).map((name) => arrays[name]);
}

function arraysOf(contents: SegmentContents): Numbers[] {
  return [
    ...named<keyof typeof segmentArrays>(segmentArrays, contents),
    ...named<keyof typeof titleArrays>(titleArrays, contents.titles),
    ...[contents.using, contents.namedAfter].flatMap(({ arrays }) =>
      named<keyof typeof postingArrays>(postingArrays, arrays),
    ),
    ...[new TextEncoder().encode(contents.titles.words.join('\n')), contents.weights.costs],
    ...contents.types,
    ...contents.diets,
    ...contents.facts.planes,
  ];
}

function segmentOf(header: Header, arrays: readonly Numbers[]): RecipeSegment {
  const left = [...arrays];
  const take = (names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, left.shift()]));
  const segment = take(segmentArrays) as Arrays<typeof segmentArrays>;
  const titles = take(titleArrays) as Arrays<typeof titleArrays>;
  const blocks = Math.ceil((segment.householdStarts[0] as number) / BLOCK_ROWS);
  const [using, namedAfter] = [1, 2].map(
    () => new Postings(blocks, take(postingArrays) as Arrays<typeof postingArrays>),
  ) as [Postings, Postings];
  const [text, costs, ...masks] = left as [Uint8Array, Int32Array, ...Int32Array[]];
  const { publicCount, unknownCost, households, cuisineNames, sharedWords } = header;
  const words = text.length === 0 ? [] : Buffer.from(text.buffer).toString().split('\n');
  return new RecipeSegment({
    ...segment,
    titles: new TitleIndex({ ...titles, words, sharedWords }),
    using,
    namedAfter,
    types: masks.slice(0, DISH_TYPES.length),
    diets: masks.slice(DISH_TYPES.length, DISH_TYPES.length + DISH_DIETS.length),
    facts: new FactPlanes(masks.slice(DISH_TYPES.length + DISH_DIETS.length)),
    weights: { publicCount, costs, unknownCost },
    households,
    cuisineNames,
  });
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Numbers): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Appears atomically: it is written under a temporary name first. */
export async function writeSnapshot(
  path: string,
  origin: SnapshotOrigin,
  { segment, position }: IndexState,
): Promise<void> {
  // Recipes may be removed while this is written; the checksum is of what was written.
  const arrays = arraysOf({ ...segment, alive: segment.alive.slice() });
  const header: Header = {
    origin,
    position,
    publicCount: segment.weights.publicCount,
    unknownCost: segment.weights.unknownCost,
    households: segment.households,
    cuisineNames: segment.cuisineNames,
    sharedWords: segment.titles.sharedWords,
    lengths: arrays.map(({ length }) => length),
  };
  const headerBytes = Buffer.from(JSON.stringify(header));
  const preamble = Buffer.alloc(preambleLength);
  magic.copy(preamble);
  preamble.writeUInt32LE(format, magic.length);
  preamble.writeUInt32LE(headerBytes.length, magic.length + 4);

  await mkdir(dirname(path), { recursive: true });
  await removeAbandoned(path);
  const draft = `${path}.${randomUUID()}.draft`;
  const file = await open(draft, 'w', 0o600);
  try {
    let checksum = 0;
    for (const bytes of [preamble, headerBytes, ...arrays.map(bytesOf)]) {
      for (let at = 0; at < bytes.length; at += longestStep) {
        const step = bytes.subarray(at, at + longestStep);
        checksum = crc32(step, checksum);
        await file.writeFile(step);
      }
    }
    const end = Buffer.alloc(checksumLength);
    end.writeUInt32LE(checksum);
    await file.writeFile(end);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

/** Left behind by a process that was killed while writing. */
async function removeAbandoned(path: string): Promise<void> {
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.draft')) continue;
    const draft = join(folder, name);
    const written = await stat(draft).catch(() => undefined);
    if (written && written.mtimeMs < Date.now() - abandonedAfter) await rm(draft, { force: true });
  }
}

/** Throws a SnapshotError if the file is not what this index would have written for this origin. */
export async function readSnapshot(path: string, origin: SnapshotOrigin): Promise<IndexState> {
  const file = await open(path).catch(() => {
    throw new SnapshotError('there is none');
  });
  try {
    const reader = new CheckedReader(file);
    const preamble = Buffer.from(await reader.read(new Uint8Array(preambleLength)));
    if (!preamble.subarray(0, magic.length).equals(magic)) {
      throw new SnapshotError('it is not a snapshot');
    }
    if (preamble.readUInt32LE(magic.length) !== format) {
      throw new SnapshotError('it has another format');
    }
    const headerLength = preamble.readUInt32LE(magic.length + 4);
    const { size } = await file.stat();
    if (preambleLength + headerLength + checksumLength > size) {
      throw new SnapshotError('it is cut short');
    }
    const header = parseHeader(await reader.read(new Uint8Array(headerLength)));
    const expected = kinds.reduce(
      (sum, kind, index) => sum + kind.BYTES_PER_ELEMENT * (header.lengths[index] ?? 0),
      preambleLength + headerLength + checksumLength,
    );
    if (expected !== size) throw new SnapshotError('it is cut short');
    if (header.origin.kitchen !== origin.kitchen) {
      throw new SnapshotError('it was made with other ingredients or weights');
    }
    if (header.origin.database !== origin.database) {
      throw new SnapshotError('it is of another database');
    }
    const arrays: Numbers[] = [];
    for (const [index, Kind] of kinds.entries()) {
      const array = new Kind(header.lengths[index] as number);
      await reader.read(bytesOf(array));
      arrays.push(array);
    }
    const { checksum } = reader;
    const end = Buffer.from(await reader.read(new Uint8Array(checksumLength)));
    if (end.readUInt32LE() !== checksum) throw new SnapshotError('it is damaged');
    return { segment: segmentOf(header, arrays), position: header.position };
  } finally {
    await file.close();
  }
}

function parseHeader(bytes: Uint8Array): Header {
  try {
    return JSON.parse(Buffer.from(bytes).toString()) as Header;
  } catch {
    throw new SnapshotError('it is damaged');
  }
}

class CheckedReader {
  checksum = 0;

  constructor(private readonly file: FileHandle) {}

  /** Fills the bytes with the next content. */
  async read(bytes: Uint8Array): Promise<Uint8Array> {
    for (let at = 0; at < bytes.length;) {
      const wanted = bytes.subarray(at, at + longestStep);
      const { bytesRead } = await this.file.read(wanted);
      if (bytesRead === 0) throw new SnapshotError('it is cut short');
      this.checksum = crc32(wanted.subarray(0, bytesRead), this.checksum);
      at += bytesRead;
    }
    return bytes;
  }
}
