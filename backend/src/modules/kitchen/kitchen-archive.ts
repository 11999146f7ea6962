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
import { kitchenBody } from './dto/kitchen.dto.js';
import { KitchenService } from './kitchen.service.js';

/** The kitchen of a household in an archive: one row, or none when it has never saved one. */
@Injectable()
export class KitchenArchive implements ArchivePart, OnModuleInit {
  readonly name = 'kitchen';

  constructor(
    private readonly parts: ArchiveParts,
    private readonly kitchens: KitchenService,
  ) {}

  onModuleInit(): void {
    this.parts.add(this);
  }

  async read({ householdId }: Member): Promise<ArchivedRows> {
    const { foods, version } = await this.kitchens.getOf(householdId);
    return { rows: version > 0 ? [{ foods }] : [], recipeIds: [] };
  }

  /** What the household has saved here counts more. */
  restore(member: Member, rows: readonly unknown[]): Promise<RestoredItem[]> {
    return restoreEach(
      rows,
      kitchenBody,
      () => sentences().archive.kitchen,
      async ({ foods }) => {
        const { version } = await this.kitchens.getOf(member.householdId);
        if (version > 0) return 'known';
        await this.kitchens.save(member, { foods });
        return 'added';
      },
    );
  }
}
