import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sentencesByArea from './sentences-by-area-loader.cjs';

const copy = join(__dirname, '../../copy/src');

function load(file: string, resourceQuery = ''): string {
  const resourcePath = join(copy, file);
  return sentencesByArea.call({ resourcePath, resourceQuery }, readFileSync(resourcePath, 'utf8'));
}

describe('the sentences in a bundle', () => {
  it('become a module for each area', () => {
    const areas = readFileSync(join(copy, 'sentences.ts'), 'utf8').match(/^export .*/gm) ?? [];
    const modules = load('sentences.ts').split('\n');
    expect(modules).toContain("export { recipes } from './sentences.js?recipes';");
    expect(modules).toHaveLength(areas.length);
  });

  it('come from a copy of each file, of which only that area is used', () => {
    expect(load('sentences.ts', '?recipes')).toContain("from './by-locale.js?recipes'");
    const languages = load('by-locale.ts', '?recipes').match(/^import (?!type ).*/gm);
    expect(languages).toContain("import * as en from './locales/en.js?recipes';");
    expect(languages?.filter((line) => !line.includes('.js?recipes'))).toEqual([]);
  });

  it('are those of that area alone and what it quotes from others, each on its line', () => {
    const all = readFileSync(join(copy, 'locales/en.ts'), 'utf8');
    const areasIn = (source: string) => source.match(/(?<=^export const )\w+/gm);
    const archive = load('locales/en.ts', '?archive');
    expect(areasIn(load('locales/en.ts', '?recipes'))).toEqual(['recipes']);
    expect(areasIn(archive)).toContain('menus');
    expect(areasIn(archive)).not.toContain('recipeEditor');
    expect(archive.split('\n')).toHaveLength(all.split('\n').length);
    expect(load('locales/en.ts')).toBe(all);
  });

  it('name no area whose sentences are elsewhere', () => {
    for (const file of ['sentences.ts', 'by-locale.ts']) {
      expect(load(file, '?recipes').match(/^export const \w+/gm)).toEqual(['export const recipes']);
    }
  });

  it('fail a build where the line of an area would be overlooked', () => {
    const resource = { resourcePath: join(copy, 'by-locale.ts'), resourceQuery: '?recipes' };
    const typed = 'export const recipes: Languages = { en: en.recipes };\n';
    expect(() => sentencesByArea.call(resource, typed)).toThrow('export const recipes = …;');
  });

  it('are left as they are where all languages of an area are imported', () => {
    expect(load('by-locale.ts')).toBe(readFileSync(join(copy, 'by-locale.ts'), 'utf8'));
  });
});
