import { composePicture, formatPictureAddress, type PictureSpec } from '@larder/dish-pictures';
import { LRUCache } from 'lru-cache';
import { compressWell, type Encoding } from '../../common/compression.js';

/** A drawing, compressed once in each encoding that somebody asks for. */
export class Drawing {
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(readonly svg: string) {}

  in(encoding: Encoding): Promise<Buffer> {
    const known = this.compressed.get(encoding) ?? compressWell(this.svg, encoding);
    this.compressed.set(encoding, known);
    return known;
  }
}

/** Keeps the drawings that were asked for last; at about 30 kB each, 400 take 12 MB. */
export class DrawingCache {
  private readonly drawings: LRUCache<string, Drawing>;

  constructor(capacity = 400) {
    this.drawings = new LRUCache({ max: capacity });
  }

  get size(): number {
    return this.drawings.size;
  }

  drawingOf(spec: PictureSpec): Drawing {
    const address = formatPictureAddress(spec);
    const drawing = this.drawings.get(address) ?? new Drawing(composePicture(spec));
    this.drawings.set(address, drawing);
    return drawing;
  }
}
