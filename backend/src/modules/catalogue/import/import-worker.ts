// Parsing lines takes longer than storing recipes, so it is done in threads.
import { parentPort } from 'node:worker_threads';
import { deriveRecipe } from '../../recipes/domain/recipe-derivation.js';
import {
  encodeRecipes,
  type ReadRecipe,
  type RecipeRows,
} from '../../recipes/domain/recipe-rows.js';
import { rememberingLines } from '../../recipes/domain/remembered-lines.js';
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

const newline = 0x0a;

const readLine = rememberingLines(50_000);

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
