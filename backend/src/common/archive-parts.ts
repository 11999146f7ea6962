import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { Member } from './access.js';
import { ApiError } from './errors.js';
import { sentences } from './language.js';

/** The outcome for one item of an archive. */
export interface RestoredItem {
  /** As the person knows it. */
  readonly name: string;
  readonly state: 'added' | 'known' | 'failed';
  /** Why it failed, in one sentence. */
  readonly reason?: string;
}

/** The ids of restored items, by the ids that they have in the archive. */
export class RestoredIds {
  readonly recipes = new Map<number, number>();
  readonly menus = new Map<string, string>();
  readonly plans = new Map<string, string>();
}

export interface ArchivedRows {
  readonly rows: readonly object[];
  /** The recipes to which the items refer; these go into the archive as well. */
  readonly recipeIds: readonly number[];
}

/** The names of the files in the order in which they are restored: items that others refer to come first. */
export const archivePartNames = [
  'collections',
  'menus',
  'plans',
  'calendar',
  'lists',
  'pantry',
  'kitchen',
] as const;

export type ArchivePartName = (typeof archivePartNames)[number];

/** What one module puts into an archive of somebody's data, and how it restores it. */
export interface ArchivePart {
  readonly name: ArchivePartName;
  /** Oldest first. */
  read(member: Member): Promise<ArchivedRows>;
  /** Adds what does not exist yet. A row that cannot be added is reported and does not stop the others. */
  restore(member: Member, rows: readonly unknown[], ids: RestoredIds): Promise<RestoredItem[]>;
}

/** The parts of an archive besides the recipes; each module adds its own. */
@Injectable()
export class ArchiveParts {
  private readonly parts = new Map<ArchivePartName, ArchivePart>();

  add(part: ArchivePart): void {
    this.parts.set(part.name, part);
  }

  inOrder(): ArchivePart[] {
    return archivePartNames.flatMap((name) => this.parts.get(name) ?? []);
  }
}

/** A point in time as an archive writes it; nothing can have been made later than now. */
export const archivedMoment = z.iso
  .datetime()
  .transform((text) => new Date(Math.min(Date.parse(text), Date.now())));

/** Restores rows one by one; an invalid or refused row does not stop the others. */
export async function restoreEach<Row>(
  rows: readonly unknown[],
  schema: z.ZodType<Row>,
  nameOf: (row: Row) => string,
  restore: (row: Row) => Promise<RestoredItem['state']>,
): Promise<RestoredItem[]> {
  const items: RestoredItem[] = [];
  for (const given of rows) {
    const { success, data } = schema.safeParse(given);
    if (!success) {
      items.push({
        name: claimedName(given),
        state: 'failed',
        reason: sentences().archive.unreadable,
      });
      continue;
    }
    try {
      items.push({ name: nameOf(data), state: await restore(data) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      items.push({ name: nameOf(data), state: 'failed', reason: error.message });
    }
  }
  return items;
}

const longestName = 120;

/** The name that an unreadable item gives itself. */
export function claimedName(given: unknown): string {
  const { title, name } = (given ?? {}) as { title?: unknown; name?: unknown };
  const said = [title, name].find((text) => typeof text === 'string') ?? '';
  return String(said).slice(0, longestName);
}
