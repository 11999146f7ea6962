import { allIngredients } from '@larder/culinary';
import { culinaryHierarchy, explainerFor, type IngredientsAtHand } from '@larder/culinary/at-hand';
import { sentences } from '../../../common/language.js';

function id(name: string): number {
  const found = allIngredients().find((ingredient) => ingredient.name === name);
  if (!found) throw new Error(`No ingredient is called ${name}.`);
  return found.id;
}

function explained(
  recipe: { required: string[]; optional?: string[]; or?: [string, string]; unknown?: string[] },
  kitchen: { typed: string[]; pantry?: string[]; soon?: string[] },
) {
  const given: IngredientsAtHand = {
    typed: kitchen.typed.map(id),
    pantry: (kitchen.pantry ?? []).map(id),
    soon: (kitchen.soon ?? []).map(id),
  };
  return explainerFor(
    given,
    culinaryHierarchy,
    sentences().reasons,
  )({
    ingredientIds: recipe.required.map(id),
    optionalIngredientIds: (recipe.optional ?? []).map(id),
    alternatives: recipe.or ? { [id(recipe.or[0])]: [id(recipe.or[1])] } : {},
    unknownIngredients: recipe.unknown ?? [],
  });
}

describe('explainerFor', () => {
  it('[CALL-3] lists what is used, what the pantry covers and what is left to buy', () => {
    const answer = explained(
      { required: ['egg', 'butter', 'cream', 'salt'] },
      { typed: ['egg', 'rice'], pantry: ['butter'] },
    );
    expect(answer).toEqual({
      used: ['egg'],
      pantry: ['butter', 'salt'],
      toBuy: ['cream'],
      soon: [],
      substitutions: [],
      reason: 'Uses 1 of your 2, pantry covers 2; buy cream.',
    });
  });

  it('never says that something is missing: the contents of a kitchen are unknown', () => {
    const { reason } = explained(
      { required: ['egg', 'butter', 'cream', 'rice', 'bacon'] },
      { typed: ['egg', 'tomato', 'onion'] },
    );
    expect(reason).toBe('Uses 1 of your 3; buy butter, cream and 2 more.');
  });

  it('[KITCHEN-3] says what is used that should be used soon', () => {
    const kitchen = { typed: ['egg', 'spinach', 'rice'], soon: ['spinach', 'rice'] };
    expect(explained({ required: ['egg', 'spinach', 'leek'] }, kitchen)).toMatchObject({
      soon: ['spinach'],
      reason: 'Uses 2 of your 3, including spinach to use soon; buy leek.',
    });
    expect(explained({ required: ['egg'] }, kitchen)).toMatchObject({
      soon: [],
      reason: 'Uses 1 of your 3; nothing to buy.',
    });
  });

  it('says so when everything is used', () => {
    const kitchen = { typed: ['egg', 'butter'] };
    expect(explained({ required: ['egg', 'butter'] }, kitchen).reason).toBe(
      'Uses both; nothing to buy.',
    );
    expect(explained({ required: ['egg', 'leek'] }, { typed: ['egg'] }).reason).toBe(
      'Uses what you have; buy leek.',
    );
  });

  it('omits optional ingredients, but uses them when typed', () => {
    const recipe = { required: ['egg'], optional: ['cream'] };
    expect(explained(recipe, { typed: ['egg'] }).toBuy).toEqual([]);
    expect(explained(recipe, { typed: ['egg', 'cream'] }).used).toEqual(['egg', 'cream']);
  });

  it('uses the alternative that someone has', () => {
    const recipe = { required: ['butter'], or: ['butter', 'margarine'] as [string, string] };
    expect(explained(recipe, { typed: ['margarine'] }).used).toEqual(['margarine']);
    expect(explained(recipe, { typed: ['egg'] }).toBuy).toEqual(['butter']);
  });

  it('[D-2] uses a kind where any kind will do, and a general word for its kinds', () => {
    expect(explained({ required: ['cheddar'] }, { typed: ['cheese'] }).used).toEqual(['cheddar']);
    expect(explained({ required: ['cheese'] }, { typed: ['cheddar'] }).used).toEqual(['cheese']);
    const carbonara = { required: ['spaghetti', 'sea salt'] };
    expect(explained(carbonara, { typed: ['pasta'], pantry: ['salt'] })).toMatchObject({
      used: ['spaghetti'],
      pantry: ['sea salt'],
      toBuy: [],
    });
  });

  it('[K-2] does not accept a cut for the whole animal', () => {
    const { used, toBuy, substitutions } = explained(
      { required: ['chicken'] },
      { typed: ['chicken breast'] },
    );
    expect([used, toBuy]).toEqual([[], ['chicken']]);
    expect(substitutions).toEqual([
      'Chicken breast does not replace chicken: it is a cut: it does not cook like the whole bird.',
    ]);
  });

  it('[K-2] names what stands in for something else, and the difference', () => {
    const soup = { required: ['split pea', 'ham hock', 'carrot'] };
    const answer = explained(soup, { typed: ['ham', 'split pea'], pantry: ['carrot'] });
    expect(answer).toEqual({
      used: ['split pea', 'ham'],
      pantry: ['carrot'],
      toBuy: [],
      soon: [],
      substitutions: ['Ham for ham hock: gives the taste of ham; a bone also thickens the broth.'],
      reason: 'Uses both, ham for ham hock, pantry covers 1; nothing to buy.',
    });
  });

  it('[K-2] says that a dish takes more of what it asks for anyway, and names together what one food stands in for', () => {
    const ratatouille = { required: ['zucchini', 'eggplant', 'onion'] };
    const { reason, substitutions } = explained(ratatouille, { typed: ['zucchini', 'onion'] });
    expect(reason).toBe('Uses both, more zucchini for eggplant; nothing to buy.');
    expect(substitutions).toEqual([expect.stringMatching(/^More zucchini for eggplant: /)]);
    const peppers = { required: ['yellow bell pepper', 'orange bell pepper', 'canned tomato'] };
    const typed = ['red bell pepper', 'cherry tomato'];
    expect(explained(peppers, { typed }).reason).toBe(
      'Uses both, red bell pepper for yellow bell pepper and orange bell pepper, cherry tomato for canned tomato; nothing to buy.',
    );
  });

  it('[K-2] prefers what the pantry holds to what stands in', () => {
    const answer = explained({ required: ['lime'] }, { typed: ['lemon'], pantry: ['lime'] });
    expect(answer).toMatchObject({ used: [], pantry: ['lime'], substitutions: [] });
  });

  it('[K-2] lets nothing in the pantry stand in: it would hide a purchase', () => {
    const answer = explained({ required: ['lime', 'egg'] }, { typed: ['egg'], pantry: ['lemon'] });
    expect(answer).toMatchObject({ toBuy: ['lime'], substitutions: [] });
  });

  it('[K-2] counts a word once however many things it is used for, and two words for one thing once', () => {
    const several = explained({ required: ['cheddar', 'feta'] }, { typed: ['cheese', 'egg'] });
    expect(several.used).toEqual(['cheese']);
    expect(several.reason).toBe('Uses 1 of your 2; nothing to buy.');
    const both = explained({ required: ['spaghetti'] }, { typed: ['pasta', 'spaghetti'] });
    expect(both.used).toEqual(['spaghetti']);
    expect(both.reason).toBe('Uses 1 of your 2; nothing to buy.');
  });

  it('[K-2] counts each kind of what a recipe takes mixed, but one of two onions', () => {
    const crumble = explained(
      { required: ['berry', 'oat'] },
      { typed: ['raspberry', 'blueberry', 'oat'] },
    );
    expect(crumble).toMatchObject({
      used: ['raspberry', 'blueberry', 'oat'],
      reason: 'Uses all 3; nothing to buy.',
    });
    const alone = explained({ required: ['berry'] }, { typed: ['raspberry', 'oat'] });
    expect(alone.used).toEqual(['berry']);
    const onions = explained({ required: ['onion'] }, { typed: ['red onion', 'sweet onion'] });
    expect(onions.reason).toBe('Uses 1 of your 2; nothing to buy.');
  });

  it('lists unknown ingredients as something to buy', () => {
    const answer = explained({ required: ['egg'], unknown: ['moon dust'] }, { typed: ['egg'] });
    expect(answer.toBuy).toEqual(['moon dust']);
  });
});
