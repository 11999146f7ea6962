import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Member } from '../../common/access.js';
import { ApiError, commonErrors } from '../../common/errors.js';
import { FileUploads, type UploadedFile } from '../../common/file-uploads.js';
import { newId } from '../../database/row.entity.js';
import { HouseholdsService } from '../households/households.service.js';
import { keysOf } from './domain/picture-address.js';
import { type PictureWidth, pictureWidths } from './domain/picture-size.js';
import type { PictureView } from './dto/pictures.dto.js';
import { PictureAddressesService } from './picture-addresses.service.js';
import { PictureFiles, pictureType } from './picture-files.port.js';
import { PictureReader, type ReadPicture } from './picture-reader.js';
import { mostPictures, pictureErrors } from './pictures.errors.js';
import { PicturesRepository } from './pictures.repository.js';

const hour = 3_600_000;
/** How long a picture may wait until something uses it. */
const longestUnused = 24 * hour;
/** Longer than any request takes to write its files. */
const longestWriting = hour;

const [cardWidth] = pictureWidths;
const largestWidth = Math.max(...pictureWidths) as PictureWidth;

@Injectable()
export class PicturesService {
  constructor(
    private readonly pictures: PicturesRepository,
    private readonly files: PictureFiles,
    private readonly reader: PictureReader,
    private readonly addresses: PictureAddressesService,
    private readonly households: HouseholdsService,
    private readonly uploads: FileUploads,
    private readonly dataSource: DataSource,
  ) {}

  /** A household keeps the same file once. What nothing uses within a day is deleted. */
  async add(member: Member, { path, sha256 }: UploadedFile): Promise<PictureView> {
    const id =
      (await this.findSame(member, sha256)) ??
      (await this.keep(member, sha256, await this.readWithin(member, path)));
    return { id, url: this.addresses.of(id, cardWidth) };
  }

  /** Undefined when the address is not one of ours, or the picture has been deleted. */
  async find(id: string, width: PictureWidth, signature: string): Promise<Buffer | undefined> {
    if (!this.addresses.isGenuine(id, signature)) return undefined;
    return this.stored(() => this.files.get(keysOf(id).get(width)!));
  }

  /** Whether a picture belongs to the household, so that something of theirs may refer to it. */
  isOwned(householdId: string, id: string, manager?: EntityManager): Promise<boolean> {
    return this.pictures.isOwned(householdId, id, manager ?? this.dataSource.manager);
  }

  private findSame({ householdId }: Member, sha256: string): Promise<string | undefined> {
    return this.pictures.findSame(householdId, sha256, new Date(Date.now() + longestUnused));
  }

  /** The largest size of a picture as JPEG; null where it has been deleted. */
  async jpegOf({ householdId }: Member, id: string): Promise<Buffer | null> {
    const kept = await this.stored(() => this.files.get(keysOf(id).get(largestWidth)!));
    if (!kept) return null;
    return this.uploads.keepingBriefly(kept, (path) => this.reader.toJpeg(path, householdId));
  }

  /** What somebody sends as JPEG, upright, without what the file says about its place; it is not kept. */
  jpegOfUpload({ householdId }: Member, { path }: UploadedFile): Promise<Buffer> {
    return this.reader.toJpeg(path, householdId);
  }

  private async readWithin({ householdId }: Member, path: string): Promise<ReadPicture> {
    // Asked again when it is added; here so that nothing is read in vain.
    const count = await this.pictures.countOf(householdId);
    if (count >= mostPictures) throw new ApiError(pictureErrors.pictures_too_many);
    return this.reader.read(path, householdId);
  }

  private async keep(member: Member, sha256: string, read: ReadPicture): Promise<string> {
    const { id: userId, householdId } = member;
    const { width, height, bytes } = read;
    const id = newId();
    await this.pictures.announce(id, new Date(Date.now() + longestWriting));
    await this.write(id, read);
    const checkAt = new Date(Date.now() + longestUnused);
    const isNew = await this.dataSource.transaction(async (manager) => {
      // Two simultaneous uploads cannot both take the last place.
      await this.households.lock(householdId, manager);
      if ((await this.pictures.countOf(householdId, manager)) >= mostPictures) {
        throw new ApiError(pictureErrors.pictures_too_many);
      }
      const picture = { id, householdId, userId, sha256, width, height, bytes, checkAt };
      return this.pictures.add(picture, manager);
    });
    if (isNew) return id;
    const same = await this.findSame(member, sha256);
    if (same === undefined) throw new ApiError(commonErrors.conflict);
    return same;
  }

  private async write(id: string, { sizes }: ReadPicture): Promise<void> {
    const keys = keysOf(id);
    await this.stored(() =>
      Promise.all(
        [...sizes].map(([width, file]) => this.files.put(keys.get(width)!, file, pictureType)),
      ),
    );
  }

  /** What fails there, such as a store that is down, may work later. */
  private async stored<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (cause) {
      throw new ApiError(commonErrors.service_unavailable, { cause });
    }
  }
}
