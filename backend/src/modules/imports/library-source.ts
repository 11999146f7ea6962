import type { ColumnMapping } from '@larder/recipe-reading';
import type { LibraryTable } from '@larder/recipe-reading/libraries';
import type { Member } from '../../common/access.js';
import { commonErrors, type SpokenCode } from '../../common/errors.js';
import type { FileUploads } from '../../common/file-uploads.js';
import type { PicturesService } from '../pictures/pictures.service.js';
import { hashOf } from './domain/address-key.js';
import type { LeftOutView } from './domain/import-state.js';
import {
  ImportFailure,
  type ImportSource,
  type SourceItem,
  type SourcePart,
} from './import-source.js';
import { broughtMarks } from './domain/brought-marks.js';
import { importErrors, mostRecipes } from './imports.errors.js';
import type { PageRecipes } from './page-recipes.service.js';
import { ReadingError, type RecipeReaderThread } from './reading/recipe-reader-thread.js';
import type { ReadItem } from './reading/recipe-reader-worker.js';

/** Stored together: few enough that nobody waits long for the part that is being stored. */
const atOnce = 8;
const second = 1_000;
const longestOpening = 60 * second;
const longestPart = 60 * second;
const longestPicture = 30 * second;
/** Nobody waits for it. */
const patience = 120 * second;

/** Why a file as a whole, or a recipe in it, cannot be read. */
const codes: Record<string, SpokenCode> = {
  damaged: importErrors.import_file_damaged,
  empty: importErrors.import_no_recipe,
  harmful: importErrors.import_file_unsafe,
  no_title: importErrors.import_recipe_unreadable,
  too_large: importErrors.import_file_unpacks_too_large,
  too_many_files: importErrors.import_file_unpacks_too_large,
  unknown_format: importErrors.import_file_unknown,
};

const codeOf = (reason: string | undefined): SpokenCode =>
  codes[reason ?? ''] ?? importErrors.import_recipe_unreadable;

export interface LibraryTools {
  thread: RecipeReaderThread;
  pictures: PicturesService;
  uploads: FileUploads;
  pages: PageRecipes;
}

/** The recipes of another program's file. */
export class LibrarySource implements ImportSource {
  private position = 0;
  private readonly leftOut: LeftOutView[] = [];
  private format?: string;

  constructor(
    private readonly path: string,
    /** What the person calls it. */
    private readonly name: string,
    private readonly member: Member,
    /** How many have been dealt with before. */
    private readonly done: number,
    /** What the columns of a table hold, where a person has said so. */
    private readonly columns: ColumnMapping | undefined,
    private readonly tools: LibraryTools,
  ) {}

  async next(): Promise<SourcePart> {
    const asks = await this.open();
    if (asks) return { items: [], asks };
    for (;;) {
      const { items, expected } = await this.ask(() =>
        this.tools.thread.call('readItems', [atOnce], longestPart),
      );
      const found = items.flatMap((item, place) => this.itemOf(item, place) ?? []);
      if (this.position > mostRecipes) {
        throw new ImportFailure(importErrors.import_recipes_too_many);
      }
      const described = {
        ...{ format: this.format, leftOut: this.leftOut },
        total: Math.max(expected, this.position) || null,
      };
      if (items.length === 0 || found.length > 0) return { items: found, described };
    }
  }

  /** What a person has to say first. */
  private async open(): Promise<LibraryTable | null> {
    if (this.format !== undefined) return null;
    const { format, unknownTable } = await this.ask(() =>
      this.tools.thread.call('openLibrary', [this.path, this.name, this.columns], longestOpening),
    );
    this.format = format;
    return unknownTable;
  }

  private async ask<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ReadingError)) throw error;
      const code = error.code === undefined ? importErrors.import_file_damaged : codeOf(error.code);
      throw new ImportFailure(code, { cause: error });
    }
  }

  /** Nothing for what was dealt with before, and what is no recipe. */
  private itemOf(item: ReadItem, place: number): SourceItem | undefined {
    if (item.kind === 'left-out') {
      this.leftOut.push({ what: item.what, count: item.count });
      return undefined;
    }
    this.position += 1;
    const { position } = this;
    if (position <= this.done) return undefined;
    if (item.kind === 'unread') {
      return { position, name: item.name, outcome: { failed: codeOf(item.reason) } };
    }
    const { recipe, picture } = item;
    const { key, title, ingredients, steps } = recipe;
    const own = key ?? hashOf(title, JSON.stringify(ingredients), JSON.stringify(steps));
    const addPicture =
      picture === null
        ? null
        : picture === 'inFile'
          ? () => this.addPictureInFile(place)
          : async () =>
              (await this.tools.pages.addPicture(this.member, picture.address, patience)).id;
    const outcome = {
      ...{ recipe, key: `${this.format}:${own}`, addPicture, isAtAddress: false },
      marks: broughtMarks(recipe),
    };
    return { position, name: title, outcome };
  }

  private async addPictureInFile(place: number): Promise<string> {
    const { thread, uploads, pictures } = this.tools;
    const bytes = await thread.call('readPicture', [place], longestPicture);
    if (!bytes) throw new ImportFailure(commonErrors.internal_error);
    const picture = await uploads.hold(Buffer.from(bytes), (file) =>
      pictures.add(this.member, file),
    );
    return picture.id;
  }
}
