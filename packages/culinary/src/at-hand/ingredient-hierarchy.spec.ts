import { resolveIngredient } from '../index.js';
import { culinaryHierarchy, hierarchyFor } from './ingredient-hierarchy.js';

function id(word: string): number {
  const resolved = resolveIngredient(word).id;
  if (resolved === null) throw new Error(`Nobody knows ${word}.`);
  return resolved;
}

describe('culinaryHierarchy', () => {
  it.each([
    ['extra virgin olive oil', 'oil'],
    ['extra virgin olive oil', 'olive oil'],
    ['cheddar', 'cheese'],
    ['red onion', 'onion'],
    ['spaghetti', 'pasta'],
    ['gluten-free pasta', 'pasta'],
    ['sirloin steak', 'steak'],
    ['lemon', 'lemon juice'],
    ['lime', 'lime zest'],
    ['blood orange', 'orange juice'],
    ['egg', 'egg yolk'],
  ])('with %s at hand a recipe may ask for %s', (have, wanted) => {
    expect(culinaryHierarchy.servesFor(id(have))).toContain(id(wanted));
  });

  it.each([
    ['almond flour', 'flour'],
    ['condensed milk', 'milk'],
    ['peanut butter', 'butter'],
    ['rice vinegar', 'rice'],
    ['chicken broth', 'chicken'],
    ['leek', 'onion'],
    ['egg white', 'egg'],
    ['lemon juice', 'lemon'],
    ['apple', 'apple juice'],
    ['cheese', 'cheddar'],
    ['bacon', 'pork'],
    ['chicken breast', 'chicken'],
    ['lamb chop', 'lamb'],
    ['ground beef', 'beef'],
    ['masa harina', 'cornmeal'],
    ['seasoned salt', 'salt'],
    ['canned tomato', 'tomato'],
    ['dried basil', 'basil'],
    ['garlic', 'vegetable'],
    ['breaded chicken', 'chicken'],
    ['mashed potatoes', 'potato'],
    ['fried calamari', 'squid'],
  ])('[K-2] %s is not enough where a recipe asks for %s', (have, wanted) => {
    expect(culinaryHierarchy.servesFor(id(have))).not.toContain(id(wanted));
  });

  it('[D-2] applies a general word only to its usual kinds', () => {
    expect(culinaryHierarchy.mayBe(id('cheese'))).toEqual(
      expect.arrayContaining([id('cheddar'), id('feta')]),
    );
    expect(culinaryHierarchy.mayBe(id('pasta'))).toContain(id('spaghetti'));
    expect(culinaryHierarchy.mayBe(id('salt'))).toContain(id('sea salt'));
    expect(culinaryHierarchy.mayBe(id('chicken'))).toContain(id('chicken breast'));
    expect(culinaryHierarchy.mayBe(id('milk'))).not.toContain(id('condensed milk'));
    expect(culinaryHierarchy.mayBe(id('salt'))).not.toContain(id('curing salt'));
    expect(culinaryHierarchy.mayBe(id('flour'))).not.toContain(id('gluten-free flour'));
  });

  it('excludes every kind, even unusual ones, and what is taken from it', () => {
    expect(culinaryHierarchy.goneWith(id('milk'))).toContain(id('condensed milk'));
    expect(culinaryHierarchy.goneWith(id('pork'))).toContain(id('bacon'));
    expect(culinaryHierarchy.goneWith(id('egg'))).toContain(id('egg white'));
    expect(culinaryHierarchy.goneWith(id('lemon'))).toContain(id('lemon juice'));
    expect(culinaryHierarchy.goneWith(id('cheddar'))).not.toContain(id('cheese'));
    expect(culinaryHierarchy.goneWith(id('blood orange'))).not.toContain(id('orange juice'));
  });

  it('[INGR-5] excludes what is made of it, with its kinds', () => {
    expect(culinaryHierarchy.goneWith(id('almond'))).toContain(id('marzipan'));
    expect(culinaryHierarchy.goneWith(id('coconut'))).toContain(id('coconut milk'));
    expect(culinaryHierarchy.goneWith(id('corn'))).toContain(id('corn tortilla'));
    expect(culinaryHierarchy.goneWith(id('meat'))).toContain(id('beef broth'));
    expect(culinaryHierarchy.goneWith(id('alcohol'))).toContain(id('red wine'));
    expect(culinaryHierarchy.goneWith(id('pork'))).not.toContain(id('beef broth'));
    expect(culinaryHierarchy.goneWith(id('beef'))).not.toContain(id('lamb'));
    expect(culinaryHierarchy.goneWith(id('beef'))).not.toContain(id('vegetable broth'));
    expect(culinaryHierarchy.goneWith(id('chicken'))).not.toContain(id('chicken of the woods'));
  });

  it.each([
    [
      'almond',
      ['almond milk', 'marzipan', 'amaretti', 'almond biscotti', 'marcona almond', 'macaron'],
    ],
    ['shrimp', ['shrimp paste', 'shrimp dumpling', 'breaded shrimp']],
    ['pecan', ['pecan pie']],
    ['lobster', ['lobster bisque', 'lobster ravioli']],
    ['pork', ['gelatin', 'lard', 'bacon', 'pepperoni', 'salami', 'pork pie', 'bacon jam']],
    ['chicken', ['chicken pot pie', 'butter chicken', 'chicken salad']],
    ['gelatin', ['marshmallow', 'panna cotta']],
  ])('[K-1] leaves out what is made of %s with it', (food, made) => {
    const gone = culinaryHierarchy.goneWith(id(food));
    for (const product of made)
      expect([product, gone.includes(id(product))]).toEqual([product, true]);
  });

  it('[K-1] keeps foods whose names only resemble the excluded one', () => {
    expect(culinaryHierarchy.goneWith(id('oyster'))).not.toContain(id('oyster mushroom'));
    expect(culinaryHierarchy.goneWith(id('crab'))).not.toContain(id('apple'));
  });
});

describe('hierarchyFor', () => {
  it.each([
    ['soy sauce', 'tamari'],
    ['soy sauce', 'gluten-free soy sauce'],
    ['beef broth', 'vegetable broth'],
    ['egg noodles', 'rice noodles'],
    ['milk', 'almond milk'],
    ['honey', 'maple syrup'],
    ['peanut butter', 'sunflower seed butter'],
  ])('[K-1] lets %s stand in for %s only if no diet is kept', (have, wanted) => {
    expect(hierarchyFor([]).partlyFor(id(have)).get(id(wanted))).toBeDefined();
    expect(hierarchyFor(['vegetarian']).partlyFor(id(have)).has(id(wanted))).toBe(false);
    expect(hierarchyFor(['cilantro']).nearlyFor(id(have)).has(id(wanted))).toBe(false);
  });

  it('[K-1] changes nothing else', () => {
    const open = hierarchyFor([]);
    expect(open.withoutDiets).toBe(open);
    expect(open.partlyFor(id('leek'))).toBe(culinaryHierarchy.partlyFor(id('leek')));
    expect(open.nearlyFor(id('penne'))).toBe(culinaryHierarchy.nearlyFor(id('penne')));
  });
});
