import { composePicture, parsePictureAddress, pictureAddress } from '@larder/dish-pictures';
import type { PictureSpec } from '@larder/dish-pictures';
import { DrawingCache } from './drawing-cache.js';

function specOf(title: string): PictureSpec {
  const address = pictureAddress({
    title,
    types: ['soup'],
    kind: null,
    equipment: [],
    cuisine: 'Italian',
    ingredientNames: ['tomato', 'onion'],
  });
  return parsePictureAddress(address)?.spec as PictureSpec;
}

describe('the cache of drawings', () => {
  it('keeps the drawings requested last, and no more than its capacity', () => {
    const specs = ['Tomato Soup', 'Onion Soup', 'Minestrone', 'Ribollita'].map(specOf);
    const cache = new DrawingCache(3);
    for (const spec of specs) expect(cache.drawingOf(spec).svg).toBe(composePicture(spec));
    expect(cache.size).toBe(3);
  });
});
