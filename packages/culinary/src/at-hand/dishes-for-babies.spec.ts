import { isForBabies } from './at-hand.js';

describe('isForBabies', () => {
  it.each([
    "Baby's Banana Oat Pancakes",
    'Baby’s Pea Purée',
    'Carrot Purée for Babies',
    'Soft Pancakes for Your Baby',
    'Homemade Baby Food',
    'Purée de carottes pour bébé',
  ])('is true of %s', (title) => {
    expect(isForBabies(title)).toBe(true);
  });

  it.each([
    'Dutch Baby with Berries',
    'Baby Back Ribs',
    'Glazed Baby Carrots',
    'Baby Spinach Salad for a Crowd',
    'Apple Purée',
  ])('is false of %s', (title) => {
    expect(isForBabies(title)).toBe(false);
  });
});
