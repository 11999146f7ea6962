import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { JobQueue } from '../../common/job-queue.js';
import { isReferredTo } from '../../database/reference-error.js';
import { Picture, PictureRemoval } from './entities/picture.entity.js';

type NewPicture = Omit<Picture, 'createdAt' | 'updatedAt' | 'household' | 'user'>;

/** A claim ends at this time; only a row that is still due then is deleted. */
export interface Claimed {
  id: string;
  until: Date;
}

const mostAtOnce = 50;

@Injectable()
export class PicturesRepository {
  private readonly unused: JobQueue<{ id: string }>;
  private readonly removals: JobQueue<{ id: string }>;

  constructor(
    @InjectRepository(Picture) private readonly pictures: Repository<Picture>,
    @InjectRepository(PictureRemoval) private readonly removed: Repository<PictureRemoval>,
  ) {
    this.unused = new JobQueue(pictures, { table: 'pictures', dueAt: 'check_at', returning: 'id' });
    this.removals = new JobQueue(removed, {
      table: 'picture_removals',
      dueAt: 'due_at',
      returning: 'id',
    });
  }

  /** What the household has already, kept until `checkAt` at least. */
  async findSame(householdId: string, sha256: string, checkAt: Date): Promise<string | undefined> {
    const [[found]] = await this.pictures.query<[{ id: string }[], number]>(
      'UPDATE pictures SET check_at = $3 WHERE household_id = $1 AND sha256 = $2 RETURNING id',
      [householdId, sha256, checkAt],
    );
    return found?.id;
  }

  countOf(householdId: string, manager: EntityManager = this.pictures.manager): Promise<number> {
    return manager.countBy(Picture, { householdId });
  }

  isOwned(householdId: string, id: string, manager: EntityManager): Promise<boolean> {
    return manager.existsBy(Picture, { householdId, id });
  }

  /** Before its files are written: they are deleted at `dueAt` unless the picture has been added by then. */
  async announce(id: string, dueAt: Date): Promise<void> {
    await this.removed.insert({ id, dueAt });
  }

  /** False when the household has the same picture already. */
  async add(picture: NewPicture, manager: EntityManager): Promise<boolean> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(Picture)
      .values(picture)
      .orIgnore()
      .returning('id')
      .execute();
    const isNew = (raw as unknown[]).length === 1;
    if (isNew) await manager.delete(PictureRemoval, { id: picture.id });
    return isNew;
  }

  async claimUnused(now: Date, until: Date): Promise<Claimed[]> {
    const claimed = await this.unused.claim(now, until, mostAtOnce);
    return claimed.map(({ id }) => ({ id, until }));
  }

  /** Unless something refers to it, or somebody has sent it again since. */
  async removeUnused({ id, until }: Claimed): Promise<void> {
    try {
      await this.pictures.delete({ id, checkAt: until });
    } catch (error) {
      if (!isReferredTo(error)) throw error;
      await this.pictures.update({ id, checkAt: until }, { checkAt: null });
    }
  }

  claimRemovals(now: Date, until: Date): Promise<{ id: string }[]> {
    return this.removals.claim(now, until, mostAtOnce);
  }

  async finishRemoval(id: string): Promise<void> {
    await this.removed.delete({ id });
  }

  async nextDue(): Promise<Date | undefined> {
    const due = [await this.unused.nextDue(), await this.removals.nextDue()];
    return due
      .filter((at) => at !== undefined)
      .sort((one, other) => one.getTime() - other.getTime())
      .at(0);
  }
}
