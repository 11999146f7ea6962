import type { FoundRecipe } from '@larder/recipe-reading';
import type { LibraryTable } from '@larder/recipe-reading/libraries';
import type { SpokenCode } from '../../common/errors.js';
import type { BroughtMarks } from '../recipes/domain/recipe-marks.js';
import type { ImportJob } from './entities/import-job.entity.js';

/** A recipe that was found, or why there is none. */
export interface SourceItem {
  readonly position: number;
  /** What the report calls it. */
  readonly name: string;
  readonly outcome:
    | {
        readonly recipe: FoundRecipe;
        /** What tells it from all others of the household, the same whenever it is read again. */
        readonly key: string;
        /** Adds its picture; null when it has none. */
        readonly addPicture: (() => Promise<string>) | null;
        /** Whether its address alone tells that it is the same. */
        readonly isAtAddress: boolean;
        readonly marks?: BroughtMarks;
      }
    | { readonly failed: SpokenCode }
    /** The household had it, which was found without reading it. */
    | { readonly known: number };
}

export interface SourcePart {
  /** None at the end. */
  readonly items: readonly SourceItem[];
  /** A table whose columns a person has to explain before anything can be read. */
  readonly asks?: LibraryTable;
  /** What has come to light about the whole. */
  readonly described?: Pick<Partial<ImportJob>, 'format' | 'total' | 'leftOut'>;
}

/** Where an import reads from, part by part. */
export interface ImportSource {
  next(): Promise<SourcePart>;
}

/** Ends an import for good, and says why. */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure';

  constructor(
    readonly code: SpokenCode,
    options?: ErrorOptions,
  ) {
    super(`The import ended: ${code}.`, options);
  }
}
