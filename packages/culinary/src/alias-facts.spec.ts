import type { AllergenId } from './allergen.js';
import { allIngredients } from './ingredient.js';
import { nameWords } from './words.js';

// Words that change what is in a food, in English and French, and the facts that a name with one of them cannot be free
// of.
const CHANGES: readonly (readonly [words: string, allergens: readonly AllergenId[]])[] = [
  ['breaded battered tempura crumbed schnitzel', ['wheat', 'gluten']],
  ['almond pecan walnut hazelnut pistachio cashew praline', ['tree-nuts']],
  ['peanut satay arachide', ['peanuts']],
  ['soy soya soja teriyaki', ['soy']],
  ['anchovy salmon tuna', ['fish']],
  ['shrimp prawn crab lobster crevette', ['crustaceans']],
  ['sesame tahini', ['sesame']],
  ['moutarde', ['mustard']],
  ['celeri', ['celery']],
];

// Names with such a word that mean another thing.
const OTHERS =
  /\bfree\b|\bvegan\b|plant based|sans |^nut-free|crab ?apple|crab boil|shrimp boil|crab spice|imitation|mock|almond bark|mushroom|seasoning|flower/;

describe('names of the table', () => {
  it.each(CHANGES)('[K-1] no alias with %s claims to be free of %j', (words, allergens) => {
    const changing = new Set(words.split(' '));
    const wrong = allIngredients().flatMap(({ name, plural, aliases, facts }) =>
      [name, plural, ...aliases].filter(
        (alias) =>
          !OTHERS.test(alias) &&
          nameWords(alias).some((word) => changing.has(word)) &&
          allergens.some((allergen) => facts.allergens[allergen] === 'free'),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('[K-1] no stuffed, coated or covered alias shares the facts of the plain food', () => {
    const changing = new Set(
      'breaded battered stuffed filled coated covered satay farci enrobe'.split(' '),
    );
    const wrong = allIngredients().flatMap(({ name, aliases, facts }) =>
      [name, ...aliases].filter(
        (alias) =>
          nameWords(alias).some((word) => changing.has(word)) &&
          Object.values(facts.allergens).every((fact) => fact === 'free') &&
          facts.diets.vegetarian === 'free',
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('[K-1] foods named vegan or gluten free are, and foods named after honey are not vegan', () => {
    const wrong = allIngredients().flatMap(({ name, aliases, facts }) =>
      [name, ...aliases].filter((alias) => {
        const words = nameWords(alias);
        const at = words.indexOf('free');
        return (
          (words.includes('vegan') && facts.diets.vegan === 'contains') ||
          (at > 0 && words[at - 1] === 'gluten' && facts.allergens.gluten === 'contains') ||
          (words[0] === 'honey' &&
            !/ (?:dew|substitute)/.test(alias) &&
            facts.diets.vegan === 'free')
        );
      }),
    );
    expect(wrong).toEqual([]);
  });
});
