import { open } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { Member } from '../../common/access.js';
import { ArchiveParts, RestoredIds, type RestoredItem } from '../../common/archive-parts.js';
import { ApiError } from '../../common/errors.js';
import { FileUploads } from '../../common/file-uploads.js';
import { sentences } from '../../common/language.js';
import { ZipError, ZipReader } from '../../common/zip/zip-reader.js';
import { PicturesService } from '../pictures/pictures.service.js';
import { RecipeArchiveService, type RecipeToRestore } from '../recipes/recipe-archive.service.js';
import { archiveErrors } from './account-archive.errors.js';
import {
  archivedFile,
  archiveManifest,
  archiveVersion,
  manifestFile,
  picturesBeside,
  recipeNumberOf,
} from './archive-format.js';
import type { Progress } from './archive-writer.service.js';

const megabyte = 1024 * 1024;
const limits = { entries: 250_000, bytes: 8 * 1024 * megabyte };
const largestManifest = megabyte;
const largestRecipe = 2 * megabyte;
const largestPart = 64 * megabyte;
const largestPicture = 15 * megabyte;
const recipesAtOnce = 50;
const firstBytes = Buffer.from('PK\x03\x04');

/** Reads archives that Larder wrote, or that somebody says it did, into a person's account. */
@Injectable()
export class ArchiveRestorer {
  constructor(
    private readonly parts: ArchiveParts,
    private readonly recipes: RecipeArchiveService,
    private readonly pictures: PicturesService,
    private readonly uploads: FileUploads,
  ) {}

  /** Adds what is not there yet. Whatever cannot be restored is reported, and the rest is. */
  async restore(member: Member, path: string, progress: Progress): Promise<RestoredItem[]> {
    const zip = await openArchive(path);
    try {
      await ensureReadable(zip);
      const ids = new RestoredIds();
      const items = await this.restoreRecipes(member, zip, ids, progress);
      for (const part of this.parts.inOrder()) {
        const rows = await rowsOf(zip, `${part.name}.json`);
        items.push(...(await part.restore(member, rows, ids)));
      }
      return items;
    } catch (error) {
      if (!(error instanceof ZipError)) throw error;
      throw new ApiError(archiveErrors.archive_damaged, { cause: error });
    } finally {
      zip.close();
    }
  }

  /** In the order in which they were made: copies come after what they were copied from. */
  private async restoreRecipes(
    member: Member,
    zip: ZipReader,
    ids: RestoredIds,
    progress: Progress,
  ): Promise<RestoredItem[]> {
    const names = [...zip.names]
      .map((name) => ({ name, id: recipeNumberOf(name) }))
      .filter(({ id }) => id !== undefined)
      .sort((one, other) => one.id! - other.id!)
      .map(({ name }) => name);
    const items: RestoredItem[] = [];
    for (let at = 0; at < names.length; at += recipesAtOnce) {
      await progress(at, names.length);
      const batch: RecipeToRestore[] = [];
      for (const name of names.slice(at, at + recipesAtOnce)) {
        const given = parsed(await zip.readAll(name, largestRecipe));
        batch.push({
          given: (given as { 'x-larder'?: unknown } | null)?.['x-larder'],
          keepPicture: (sha256) =>
            this.keepPicture(member, zip, picturesBeside(name), sha256, items),
        });
      }
      items.push(...(await this.recipes.restore(member, batch, ids)));
    }
    await progress(names.length, names.length);
    return items;
  }

  /** A recipe is worth more than its photograph, so it is restored without one that cannot be kept. */
  private async keepPicture(
    member: Member,
    zip: ZipReader,
    names: readonly string[],
    sha256: string,
    items: RestoredItem[],
  ): Promise<string | null> {
    const name = names.find((one) => zip.has(one));
    if (name === undefined) return null;
    try {
      const content = await zip.readAll(name, largestPicture);
      return await this.uploads.keepingBriefly(content, async (path) => {
        const { id } = await this.pictures.add(member, { path, sha256 });
        return id;
      });
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof ZipError)) throw error;
      const reason = error instanceof ApiError ? error.message : sentences().archive.unreadable;
      items.push({
        name: sentences().archive.photoOf(name.split('/')[1] ?? ''),
        state: 'failed',
        reason,
      });
      return null;
    }
  }
}

async function openArchive(path: string): Promise<ZipReader> {
  try {
    return await ZipReader.open(path, limits);
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    const code = (await beginsAsZip(path)) ? 'archive_damaged' : 'archive_foreign';
    throw new ApiError(archiveErrors[code], { cause: error });
  }
}

/** A download that broke off has lost the end, where the table of contents is. */
async function beginsAsZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.equals(firstBytes);
  } finally {
    await file.close();
  }
}

async function ensureReadable(zip: ZipReader): Promise<void> {
  const text = zip.has(manifestFile) ? await zip.readAll(manifestFile, largestManifest) : undefined;
  const { success, data } = archiveManifest.safeParse(text && parsed(text));
  if (!success) throw new ApiError(archiveErrors.archive_foreign);
  if (data.version > archiveVersion) throw new ApiError(archiveErrors.archive_newer);
}

/** None where there is no such file: an archive may be of a program that did not have these things yet. */
async function rowsOf(zip: ZipReader, name: string): Promise<readonly unknown[]> {
  if (!zip.has(name)) return [];
  const { success, data } = archivedFile.safeParse(parsed(await zip.readAll(name, largestPart)));
  if (!success) throw new ZipError(`${name} is damaged.`);
  return data.rows;
}

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return null;
  }
}
