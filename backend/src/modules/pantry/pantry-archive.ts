import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Member } from '../../common/access.js';
import {
  type ArchivedRows,
  type ArchivePart,
  ArchiveParts,
  restoreEach,
  type RestoredItem,
} from '../../common/archive-parts.js';
import { sentences } from '../../common/language.js';
import { userPantryBody } from './dto/pantry.dto.js';
import { PantryService } from './pantry.service.js';

/** The pantry of a household in an archive: one row, or none when it has never saved one. */
@Injectable()
export class PantryArchive implements ArchivePart, OnModuleInit {
  readonly name = 'pantry';

  constructor(
    private readonly parts: ArchiveParts,
    private readonly pantry: PantryService,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async read({ householdId }: Member): Promise<ArchivedRows> {
    const saved = await this.pantry.findSaved(householdId);
    return { rows: saved ? [saved] : [], recipeIds: [] };
  }

  /** What the household has saved here counts more. */
  restore(member: Member, rows: readonly unknown[]): Promise<RestoredItem[]> {
    return restoreEach(
      rows,
      userPantryBody,
      () => sentences().archive.pantry,
      async (pantry) => {
        if (await this.pantry.findSaved(member.householdId)) return 'known';
        await this.pantry.save(member, pantry);
        return 'added';
      },
    );
  }
}
