import { resolveIngredient } from '../index.js';
import { coverOf, fitsOf, FULLY, LIKELY, PARTLY } from './ingredient-cover.js';
import { culinaryHierarchy } from './ingredient-hierarchy.js';

function id(word: string): number {
  const resolved = resolveIngredient(word).id;
  if (resolved === null) throw new Error(`Nobody knows ${word}.`);
  return resolved;
}

describe('what is at hand', () => {
  it.each([
    ['penne', 'penne', FULLY],
    ['penne', 'pasta', FULLY],
    ['pasta', 'penne', LIKELY],
    ['penne', 'rigatoni', LIKELY],
    ['chicken thighs', 'chicken breast', LIKELY],
    ['penne', 'spaghetti', PARTLY],
    ['penne', 'rice', undefined],
  ])('[K-2] %s counts as %s by how well it does', (have, wanted, fit) => {
    expect(fitsOf(id(have), culinaryHierarchy).get(id(wanted))).toBe(fit);
  });

  it('[K-2] names the difference of what is nearly the same', () => {
    const { typed, standIns } = coverOf([id('penne')], [], culinaryHierarchy);
    expect(standIns.get(id('rigatoni'))).toBe(id('penne'));
    expect(typed.has(id('rigatoni'))).toBe(false);
    expect(typed.get(id('pasta'))).toBe(id('penne'));
  });

  it('[K-2] never lets the pantry stand in', () => {
    const { pantry } = coverOf([], [id('penne')], culinaryHierarchy);
    expect(pantry.has(id('pasta'))).toBe(true);
    expect(pantry.has(id('rigatoni'))).toBe(false);
  });
});
