import fc from 'fast-check';
import type { RecipeCard } from '../../recipes/domain/recipe-card.js';
import { searchView } from './recipe-search.dto.js';
import { searchText } from './search-text.js';

const text = fc.string({ unit: 'binary' });
const names = fc.array(text, { maxLength: 4 });

const found = fc.record({
  id: fc.nat(),
  title: text,
  image: text,
  readyInMinutes: fc.nat(),
  servings: fc.option(fc.nat()),
  usedIngredients: names,
  pantryIngredients: names,
  missedIngredients: names,
  substitutions: names,
  reason: text,
});

const answer = fc.record(
  {
    recipes: fc.array(found, { maxLength: 3 }),
    nearest: fc.array(found, { maxLength: 3 }),
    total: fc.nat(),
    centreMissing: names,
    leftOutAsUnsure: fc.nat(),
    leftOutAsUntimed: fc.nat(),
    nameReadAs: fc.option(text),
    didYouMean: names,
    notFilteredBy: names,
    // No schema accepts that one.
    understood: fc.dictionary(
      text.filter((word) => word !== '__proto__'),
      text,
    ),
    unknown: names,
  },
  {
    requiredKeys: [
      ...([
        'recipes',
        'total',
        'centreMissing',
        'leftOutAsUnsure',
        'leftOutAsUntimed',
        'nameReadAs',
      ] as const),
      ...(['didYouMean', 'notFilteredBy', 'understood', 'unknown'] as const),
    ],
  },
);

type Found = typeof found extends fc.Arbitrary<infer Value> ? Value : never;

const asFound = ({ id, title, image, readyInMinutes, servings, ...explained }: Found) => {
  const summary = { id, title, image, readyInMinutes, servings };
  return {
    card: { summary, summaryText: JSON.stringify(summary) } as RecipeCard,
    explanation: {
      used: explained.usedIngredients,
      pantry: explained.pantryIngredients,
      toBuy: explained.missedIngredients,
      soon: [],
      substitutions: explained.substitutions,
      reason: explained.reason,
    },
  };
};

const asView = (one: Found) => ({
  ...one,
  usedIngredientCount: one.usedIngredients.length,
  missedIngredientCount: one.missedIngredients.length,
});

describe('searchText', () => {
  it('[CALL-3] says what the view would say, whatever people and recipes call things', () => {
    fc.assert(
      fc.property(answer, ({ recipes, nearest, ...rest }) => {
        const written = searchText({
          ...rest,
          recipes: recipes.map(asFound),
          ...(nearest && { nearest: nearest.map(asFound) }),
        });
        const view = {
          ...rest,
          recipes: recipes.map(asView),
          ...(nearest && { nearest: nearest.map(asView) }),
        };
        const read: unknown = JSON.parse(written.text);
        expect(read).toEqual(JSON.parse(JSON.stringify(view)));
        expect(searchView.strict().parse(read)).toEqual(read);
      }),
    );
  });
});
