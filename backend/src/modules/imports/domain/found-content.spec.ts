import type { FoundRecipe } from '@larder/recipe-reading';
import { recipeLimits } from '../../recipes/domain/recipe-limits.js';
import { foundContent } from './found-content.js';

const found = (more: Partial<FoundRecipe> = {}): FoundRecipe => ({
  title: 'Rye bread',
  ingredients: [{ text: '500 g rye flour', heading: 'Dough' }, { text: '2 tsp salt' }],
  steps: [{ text: 'Knead.' }, { text: 'Bake.' }],
  ...more,
});

describe('foundContent', () => {
  it('[IMP-23] keeps headings, amounts and where the recipe is from', () => {
    const { content, readyInMinutes } = foundContent(
      found({
        servings: 12,
        yieldText: 'one large loaf',
        totalMinutes: 600,
        language: 'en-CA',
        tags: ['Dessert', 'bread ', 'Bread'],
        sourceName: 'Her  notebook',
        sourceUrl: 'https://example.org/bread',
        description: 'Dark and dense.',
        notes: 'Keeps a week.',
      }),
      ['to review'],
    );
    expect(content).toEqual({
      title: 'Rye bread',
      ingredients: ['Dough:', '500 g rye flour', '2 tsp salt'],
      steps: ['Knead.', 'Bake.'],
      servings: 12,
      yieldText: 'one large loaf',
      prepMinutes: null,
      cookMinutes: null,
      notes: 'Dark and dense.\n\nKeeps a week.',
      tags: ['to review', 'Dessert', 'Bread'],
      language: 'en-CA',
      types: ['dessert'],
      pictureId: null,
      sourceName: 'Her notebook',
      sourceUrl: 'https://example.org/bread',
    });
    expect(readyInMinutes).toBe(600);
  });

  it('[IMP-23] puts what is too long for its field into the notes', () => {
    const title = 'soup '.repeat(40).trim();
    const lines = Array.from({ length: recipeLimits.lines + 1 }, (_, at) => ({
      text: `${at} eggs`,
    }));
    const { content, isCut } = foundContent(found({ title, ingredients: lines }));
    expect(content.title.length).toBeLessThanOrEqual(recipeLimits.title);
    expect(content.ingredients).toHaveLength(recipeLimits.lines);
    expect(content.notes).toBe(`${title}\n\n${recipeLimits.lines} eggs`);
    expect(isCut).toBe(false);
    expect(foundContent(found({ notes: 'x'.repeat(10_001) })).isCut).toBe(true);
  });

  it('[IMP-23] divides overlong lines between words and loses none of them', () => {
    const words = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ');
    const { content } = foundContent(found({ ingredients: [{ text: words }] }));
    expect(content.ingredients.every((line) => line.length <= recipeLimits.line)).toBe(true);
    expect(content.ingredients.join(' ')).toBe(words);
    const unbroken = '🍲'.repeat(400);
    const cut = foundContent(found({ ingredients: [{ text: unbroken }] })).content;
    expect(cut.ingredients.join('')).toBe(unbroken);
    expect(cut.ingredients.every((line) => line.length % 2 === 0)).toBe(true);
  });

  it('[IMP-23] leaves out amounts that no recipe has', () => {
    const { content, readyInMinutes } = foundContent(
      found({ servings: 100_000, prepMinutes: -5, cookMinutes: 12.4, totalMinutes: 1e9 }),
    );
    expect(content).toMatchObject({ servings: null, prepMinutes: null, cookMinutes: 12 });
    expect(readyInMinutes).toBeNull();
    expect(foundContent(found({ sourceUrl: 'javascript:alert(1)' })).content.sourceUrl).toBeNull();
  });
});
