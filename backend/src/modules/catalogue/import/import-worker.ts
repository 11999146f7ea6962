// Parsing lines takes longer than storing recipes, so it is done in threads.
import { parentPort } from 'node:worker_threads';
import { parseIngredientLine } from '@larder/culinary';
import { ReadLine } from '../../recipes/domain/read-line.js';
import { deriveRecipe } from '../../recipes/domain/recipe-derivation.js';
import {
  encodeRecipes,
  type ReadRecipe,
  type RecipeRows,
} from '../../recipes/domain/recipe-rows.js';
import { ImportLineError, readImportedRecipe } from './imported-recipe.js';

export interface RejectedLine {
  /** Zero-based within the part of the file. */
  readonly line: number;
  readonly reason: string;
}

export interface ReadPart {
  readonly rows: RecipeRows;
  /** The zero-based line of each recipe. */
  readonly places: readonly number[];
  readonly rejected: readonly RejectedLine[];
  readonly lineCount: number;
}

const mostLinesKnown = 50_000;
const newline = 0x0a;

/** The same lines recur: salt is in every other recipe. */
const known = new Map<string, ReadLine>();

function readLine(line: string, language: string): ReadLine {
  const key = `${language} ${line}`;
  const before = known.get(key);
  if (before) return before;
  if (known.size >= mostLinesKnown) known.clear();
  const read = new ReadLine(parseIngredientLine(line, { language }));
  known.set(key, read);
  return read;
}

function readPart(bytes: Uint8Array): ReadPart {
  const part = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const lines = part.toString('utf8').split('\n');
  const last = lines.at(-1);
  const lineCount = part.at(-1) === newline || last === '' ? lines.length - 1 : lines.length;
  // The last of several lines with the same key wins.
  const recipes = new Map<string, { place: number; recipe: ReadRecipe }>();
  const rejected: RejectedLine[] = [];
  lines.forEach((line, place) => {
    if (line.trim() === '') return;
    try {
      const draft = readImportedRecipe(line);
      const recipe = { draft, derived: deriveRecipe(draft, readLine) };
      recipes.set(draft.sourceKey, { place, recipe });
    } catch (error) {
      if (!(error instanceof ImportLineError)) throw error;
      rejected.push({ line: place, reason: error.message });
    }
  });
  const read = [...recipes.values()];
  return {
    rows: encodeRecipes(read.map(({ recipe }) => recipe)),
    places: read.map(({ place }) => place),
    rejected,
    lineCount,
  };
}

parentPort?.on('message', (bytes: Uint8Array) => parentPort?.postMessage(readPart(bytes)));
