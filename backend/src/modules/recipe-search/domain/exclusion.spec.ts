import { readExclusion, resolveIngredient } from '@larder/culinary';
import { ingredientsLeftOut } from './exclusion.js';

const idOf = (name: string): number => resolveIngredient(name).id ?? 0;
const leftOut = (text: string): number[] => ingredientsLeftOut(readExclusion(text));

describe('exclusions', () => {
  it('[INGR-5][K-1] leave out dishes that contain an allergen, may contain it or are not known to be free of it', () => {
    for (const name of ['tofu', 'miso', 'soy sauce', 'soy yogurt', 'hoisin sauce', 'sauce']) {
      expect(leftOut('soy')).toContain(idOf(name));
    }
    expect(leftOut('sesame')).toContain(idOf('tahini'));
    expect(leftOut('eggs')).toContain(idOf('mayonnaise'));
    expect(leftOut('noix')).toContain(idOf('pine nut'));
    for (const name of ['bread', 'couscous', 'sausage', 'malt extract']) {
      expect(leftOut('gluton')).toContain(idOf(name));
    }
    expect(leftOut('gluton')).not.toContain(idOf('rice'));
  });

  it('[K-1] leave out salty foods with the salt', () => {
    const salty =
      'salt, soy sauce, kimchi, bacon, olive, fish sauce, miso, chicken broth, bouillon, caper, anchovy, feta, parmesan, ketchup, mustard';
    for (const name of salty.split(', ')) {
      expect([name, leftOut('no salt').includes(idOf(name))]).toEqual([name, true]);
    }
    expect(leftOut('no salt')).not.toContain(idOf('carrot'));
  });

  it('[INGR-5] leave out a food with its kinds, and nothing if nothing is understood', () => {
    expect(leftOut('cheese')).toContain(idOf('cheddar'));
    expect(leftOut('blorpweed')).toEqual([]);
  });
});
