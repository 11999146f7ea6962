import { idOfPhrase } from '@larder/culinary';
import { culinaryHierarchy } from '@larder/culinary/at-hand';
import { ProteinClusters } from './protein-clusters.js';
import { RecipeArrivals } from './recipe-arrivals.js';
import { GREATEST_INGREDIENT } from './recipe-entry.js';

const clusters = new ProteinClusters(culinaryHierarchy, GREATEST_INGREDIENT);

/** The cluster of a recipe with these foods. */
function clusterOf(...foods: string[]): number {
  const arrivals = new RecipeArrivals();
  const ids = foods.map((food) => idOfPhrase(food) as number);
  arrivals.add({
    ...{ id: 1, titleWords: [], titleFoods: [], unknownLines: 0, types: [], diets: [] },
    forBabies: false,
    ...{ contains: [], unsure: [], minutes: null, cuisine: null, popularity: 0, ownerId: null },
    ingredients: ids.map((id) => ({ anyOf: [id], optional: false })),
  });
  return clusters.of(arrivals, 0);
}

describe('clusters of recipes by their proteins', () => {
  it('put kinds of one family together', () => {
    expect(clusterOf('ground beef', 'onion')).toBe(clusterOf('beef tenderloin', 'rice'));
    expect(clusterOf('chicken breast')).toBe(clusterOf('chicken thigh', 'chicken breast'));
  });

  it('tell families, recipes of several, and recipes without any apart', () => {
    const different = [['beef'], ['salmon'], ['tofu'], ['beef', 'salmon'], ['rice', 'onion']];
    expect(new Set(different.map((foods) => clusterOf(...foods))).size).toBe(5);
    expect(clusterOf('beef', 'salmon')).toBe(clusterOf('tofu', 'salmon', 'beef'));
  });

  it('have numbers below their count', () => {
    const all = [clusterOf(), clusterOf('beef', 'salmon'), clusterOf('shrimp')];
    for (const cluster of all) expect(cluster).toBeLessThan(clusters.count);
  });
});
