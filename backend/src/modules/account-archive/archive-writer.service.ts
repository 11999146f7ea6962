import { Injectable } from '@nestjs/common';
import {
  type ExchangedRecipe,
  type JsonLdDialect,
  recipeJsonLd,
  type RecipeSection,
} from '@larder/culinary';
import type { Member } from '../../common/access.js';
import { ArchiveParts } from '../../common/archive-parts.js';
import { dayOf } from '../../common/dates.js';
import { sentences } from '../../common/language.js';
import { zipOf, type ZipWriter } from '../../common/zip/zip-writer.js';
import { AccountExporter } from '../auth/account-exporter.service.js';
import { CalendarService } from '../meal-planner/calendar.service.js';
import { PicturesService } from '../pictures/pictures.service.js';
import type { ArchivedRecipe } from '../recipes/domain/archived-recipe.js';
import { divide } from '../recipes/domain/headings.js';
import { RecipeArchiveService, type ReadForArchive } from '../recipes/recipe-archive.service.js';
import {
  archiveVersion,
  folderOf,
  manifestFile,
  pictureFile,
  recipeFile,
  slugOf,
} from './archive-format.js';
import { indexPage, type IndexedRecipe, recipePage } from './archive-pages.js';
import { type ListedItem, listTable } from './list-table.js';

/** Called as recipes are dealt with. */
export type Progress = (done: number, total: number) => Promise<void>;

/** Writes everything that belongs to a person and their household into one zip, for other programs, for people, and for Larder itself. */
@Injectable()
export class ArchiveWriter {
  constructor(
    private readonly parts: ArchiveParts,
    private readonly recipes: RecipeArchiveService,
    private readonly pictures: PicturesService,
    private readonly calendar: CalendarService,
    private readonly account: AccountExporter,
  ) {}

  /** The zip in pieces, as they are made. */
  write(member: Member, progress: Progress): AsyncGenerator<Buffer> {
    const now = new Date();
    return zipOf(now, (zip) => this.fill(zip, member, now, progress));
  }

  private async fill(zip: ZipWriter, member: Member, now: Date, progress: Progress): Promise<void> {
    const json = (name: string, content: object): Promise<void> =>
      zip.add(name, JSON.stringify(content, null, 2));
    await json(manifestFile, {
      ...{ name: 'Larder', format: 'larder-archive', version: archiveVersion },
      exportedAt: now.toISOString(),
    });
    await zip.add('README.txt', sentences().archive.readme);
    const rows: Record<string, readonly object[]> = {};
    const referred: number[] = [];
    for (const part of this.parts.inOrder()) {
      const read = await part.read(member);
      rows[part.name] = read.rows;
      referred.push(...read.recipeIds);
      await json(`${part.name}.json`, { name: part.name, rows: read.rows });
    }
    await zip.add('calendar.ics', await this.calendar.write(member.householdId));
    await addTables(zip, (rows.lists ?? []) as readonly { name: string; items: ListedItem[] }[]);

    const ids = await this.recipes.idsFor(member, [...new Set(referred)]);
    const index: IndexedRecipe[] = [];
    await progress(0, ids.length);
    for await (const read of this.recipes.read(member, ids)) {
      index.push(await this.addRecipe(zip, member, read));
      await progress(index.length, ids.length);
    }
    await zip.add('recipes.jsonld', this.jsonLdOf(member, ids));
    await zip.add('index.html', indexPage(index, rows, dayOf(now)));
    await zip.add('everything.json', this.account.write(member.id));
  }

  private async addRecipe(
    zip: ZipWriter,
    member: Member,
    { recipe, pictureId }: ReadForArchive,
  ): Promise<IndexedRecipe> {
    const { id, title } = recipe;
    const folder = folderOf(recipe);
    const picture = pictureId === null ? null : await this.pictures.jpegOf(member, pictureId);
    const image = picture && pictureFile;
    const content = {
      ...jsonLd(recipe, 'nextcloud', image ?? undefined),
      'x-larder': { ...recipe, sections: sectionsOf(recipe) },
    };
    await zip.add(`${folder}/${recipeFile}`, JSON.stringify(content, null, 2));
    await zip.add(
      `${folder}/index.html`,
      recipePage(recipe, image, jsonLd(recipe, 'plain', image ?? undefined)),
    );
    if (picture) await zip.add(`${folder}/${pictureFile}`, picture, { compress: false });
    return { id, title, folder };
  }

  /** All recipes in one file, as RecipeSage exports them. */
  private async *jsonLdOf(member: Member, ids: readonly number[]): AsyncGenerator<string> {
    yield '[';
    let between = '\n';
    for await (const { recipe, pictureId } of this.recipes.read(member, ids)) {
      const image = pictureId === null ? undefined : `${folderOf(recipe)}/${pictureFile}`;
      yield `${between}${JSON.stringify(jsonLd(recipe, 'recipeSage', image))}`;
      between = ',\n';
    }
    yield '\n]\n';
  }
}

async function addTables(
  zip: ZipWriter,
  lists: readonly { name: string; items: readonly ListedItem[] }[],
): Promise<void> {
  const { listItem, listTicked, listRecipes } = sentences().archive;
  for (const [place, { name, items }] of lists.entries()) {
    const file = `lists/${slugOf(name) || 'list'}-${place + 1}.csv`;
    await zip.add(file, listTable([listItem, listTicked, listRecipes], items));
  }
}

const sectionsOf = ({ ingredients, steps }: ArchivedRecipe) => ({
  ingredients: sectioned(ingredients),
  steps: sectioned(steps),
});

function sectioned(written: readonly string[]): RecipeSection[] {
  const { lines, sections } = divide(written, (line) => line);
  let begin = 0;
  return sections.map(({ heading, count }) => ({
    heading,
    lines: lines.slice(begin, (begin += count)),
  }));
}

function jsonLd(recipe: ArchivedRecipe, dialect: JsonLdDialect, image?: string) {
  const { key, readyInMinutes, createdAt, updatedAt } = recipe;
  const exchanged: ExchangedRecipe = {
    ...recipe,
    ...sectionsOf(recipe),
    ...{ identifier: key, totalMinutes: readyInMinutes, image, createdAt, updatedAt },
  };
  return recipeJsonLd(exchanged, dialect);
}
