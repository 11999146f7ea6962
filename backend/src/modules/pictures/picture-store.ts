import { composePicture, formatPictureAddress, type PictureSpec } from '@larder/dish-pictures';
import { LRUCache } from 'lru-cache';
import { compressWell, type Encoding } from '../../common/compression.js';

/** A drawing, compressed once in each encoding that somebody asks for. */
export class Picture {
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(readonly svg: string) {}

  in(encoding: Encoding): Promise<Buffer> {
    const known = this.compressed.get(encoding) ?? compressWell(this.svg, encoding);
    this.compressed.set(encoding, known);
    return known;
  }
}

/** Keeps the pictures that were asked for last; at about 30 kB each, 400 take 12 MB. */
export class PictureStore {
  private readonly pictures: LRUCache<string, Picture>;

  constructor(capacity = 400) {
    this.pictures = new LRUCache({ max: capacity });
  }

  get size(): number {
    return this.pictures.size;
  }

  pictureOf(spec: PictureSpec): Picture {
    const address = formatPictureAddress(spec);
    const picture = this.pictures.get(address) ?? new Picture(composePicture(spec));
    this.pictures.set(address, picture);
    return picture;
  }
}
