import { allIngredients } from '@larder/culinary';
import { foodOf, leftAlone } from './food.js';
import { findFoodGaps } from './food-coverage.js';
import { REASONS } from './foods-left-alone.js';

describe('the tables keyed by the name of a food', () => {
  const gaps = findFoodGaps();

  it('gives every ingredient a way to be cooked or a reason why it has none', () => {
    expect(gaps.unexplained).toEqual([]);
  });

  it('leaves no food alone that the food table describes, and none twice', () => {
    expect(gaps.contradictory).toEqual([]);
  });

  it('names nothing that is no ingredient', () => {
    expect(gaps.unknown).toEqual([]);
  });

  it('can picture every food that the composer cooks', () => {
    expect(gaps.unpictured).toEqual([]);
  });

  it('cooks no food that it leaves alone', () => {
    const alone = new Set([...leftAlone.values()].flat());
    const cooked = allIngredients().filter(({ id, name }) => alone.has(name) && foodOf(id));
    expect(cooked.map(({ name }) => name)).toEqual([]);
  });

  it('has a food for every reason', () => {
    const empty = Object.keys(REASONS).filter(
      (reason) => !leftAlone.get(reason as keyof typeof REASONS)?.[0],
    );
    expect(empty).toEqual([]);
  });
});
