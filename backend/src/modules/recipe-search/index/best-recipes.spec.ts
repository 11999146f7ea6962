import fc from 'fast-check';
import { BestRecipes } from './best-recipes.js';

describe('BestRecipes', () => {
  it('keeps what a full sort and cut would keep', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 60 }),
        fc.integer({ min: 0, max: 20 }),
        (scores, capacity) => {
          const best = new BestRecipes(capacity, (row, other) => row < other);
          scores.forEach((score, row) => best.offer(score, row));
          const sorted = scores
            .map((score, row) => ({ score, row }))
            .sort((left, right) => right.score - left.score || left.row - right.row);
          expect(best.drain().map(({ row }) => row)).toEqual(
            sorted.slice(0, capacity).map(({ row }) => row),
          );
        },
      ),
    );
  });
});
