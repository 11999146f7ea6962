import { catalogueFolder, readCatalogue } from '../../catalogue/catalogue-folder.js';
import { familiarityOf, familiarityTitles } from './familiar-dishes.js';

describe('how familiar dishes are', () => {
  it('[CALL-3] names only titles of the catalogue, each once', async () => {
    const { recipes } = await readCatalogue(catalogueFolder);
    const titles = new Set(recipes.map(({ title }) => title));
    expect(familiarityTitles.filter((title) => !titles.has(title))).toEqual([]);
    expect(new Set(familiarityTitles).size).toBe(familiarityTitles.length);
  });

  it('[CALL-3] knows the dishes of everybody, with praise or without', () => {
    expect(familiarityOf('Chocolate Chip Cookies')).toBe(3);
    expect(familiarityOf('The Best Chocolate Chip Cookies')).toBe(3);
  });

  it('[CALL-3] takes others for dishes that some know', () => {
    expect(familiarityOf('Chocolate Chip Cookies on a Cloud')).toBe(1);
  });
});
