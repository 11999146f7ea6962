import { formatPictureAddress } from '@larder/dish-pictures';
import type { PictureSpec } from '@larder/dish-pictures';
import { composePicture } from '@larder/dish-pictures';

/** Keeps the most recently requested pictures; at about 25 kB each, 400 take 10 MB. */
export class PictureStore {
  private readonly pictures = new Map<string, string>();

  constructor(private readonly capacity = 400) {}

  get size(): number {
    return this.pictures.size;
  }

  pictureOf(spec: PictureSpec): string {
    const address = formatPictureAddress(spec);
    const picture = this.pictures.get(address) ?? composePicture(spec);
    // A Map keeps insertion order: reinserting makes it the most recent.
    this.pictures.delete(address);
    this.pictures.set(address, picture);
    if (this.pictures.size > this.capacity) {
      const [oldest] = this.pictures.keys();
      if (oldest !== undefined) this.pictures.delete(oldest);
    }
    return picture;
  }
}
