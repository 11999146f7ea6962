import { composePicture, parsePictureAddress, pictureAddress } from '@larder/dish-pictures';
import type { PictureSpec } from '@larder/dish-pictures';
import { PictureStore } from './picture-store.js';

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

describe('the picture store', () => {
  it('keeps the pictures requested last, and no more than its capacity', () => {
    const specs = ['Tomato Soup', 'Onion Soup', 'Minestrone', 'Ribollita'].map(specOf);
    const store = new PictureStore(3);
    for (const spec of specs) expect(store.pictureOf(spec).svg).toBe(composePicture(spec));
    expect(store.size).toBe(3);
  });
});
