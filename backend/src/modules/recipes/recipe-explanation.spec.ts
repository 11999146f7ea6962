import { allIngredients } from '@larder/culinary';
import { culinaryHierarchy } from './index/ingredient-hierarchy.js';
import { explain, type Kitchen } from './recipe-explanation.js';

function id(name: string): number {
  const found = allIngredients().find((ingredient) => ingredient.name === name);
  if (!found) throw new Error(`No ingredient is called ${name}.`);
  return found.id;
}

function explained(
  recipe: { required: string[]; optional?: string[]; or?: [string, string]; unknown?: string[] },
  kitchen: { typed: string[]; pantry?: string[]; strict?: boolean; unknownWords?: number },
) {
  const given: Kitchen = {
    typed: kitchen.typed.map(id),
    pantry: (kitchen.pantry ?? []).map(id),
    strict: kitchen.strict ?? false,
    typedCount: kitchen.typed.length + (kitchen.unknownWords ?? 0),
  };
  return explain(
    {
      ingredientIds: recipe.required.map(id),
      optionalIngredientIds: (recipe.optional ?? []).map(id),
      alternatives: recipe.or ? { [id(recipe.or[0])]: [id(recipe.or[1])] } : {},
      unknownIngredients: recipe.unknown ?? [],
    },
    given,
    culinaryHierarchy,
  );
}

describe('explain', () => {
  it('[CALL-3] says what is used, what the pantry covers and what is left to buy', () => {
    const answer = explained(
      { required: ['egg', 'butter', 'cream', 'salt'] },
      { typed: ['egg', 'rice'], pantry: ['butter'] },
    );
    expect(answer).toEqual({
      used: ['egg'],
      pantry: ['butter', 'salt'],
      toBuy: ['cream'],
      reason: 'Uses 1 of your 2, pantry covers 2; buy cream.',
    });
  });

  it('never says that something is missing: nobody knows what a kitchen lacks', () => {
    const { reason } = explained(
      { required: ['egg', 'butter', 'cream', 'rice', 'bacon'] },
      { typed: ['egg', 'tomato', 'onion'] },
    );
    expect(reason).toBe('Uses 1 of your 3; buy butter, cream and 2 more.');
  });

  it('counts words that nobody understood among what was typed', () => {
    const answer = explained({ required: ['egg'] }, { typed: ['egg'], unknownWords: 1 });
    expect(answer.reason).toBe('Uses 1 of your 2; nothing to buy.');
  });

  it('says so where everything is used', () => {
    const kitchen = { typed: ['egg', 'butter'] };
    expect(explained({ required: ['egg', 'butter'] }, kitchen).reason).toBe(
      'Uses both of yours; nothing to buy.',
    );
    expect(explained({ required: ['egg', 'leek'] }, { typed: ['egg'] }).reason).toBe(
      'Uses what you have; buy leek.',
    );
  });

  it('leaves out what the dish can do without, and uses it where it was typed', () => {
    const recipe = { required: ['egg'], optional: ['cream'] };
    expect(explained(recipe, { typed: ['egg'] }).toBuy).toEqual([]);
    expect(explained(recipe, { typed: ['egg', 'cream'] }).used).toEqual(['egg', 'cream']);
  });

  it('takes the alternative that somebody has', () => {
    const recipe = { required: ['butter'], or: ['butter', 'margarine'] as [string, string] };
    expect(explained(recipe, { typed: ['margarine'] }).used).toEqual(['margarine']);
    expect(explained(recipe, { typed: ['egg'] }).toBuy).toEqual(['butter']);
  });

  it('uses a kind for the general, and the general for a kind unless that must be certain', () => {
    const recipe = { required: ['cheddar'] };
    expect(explained(recipe, { typed: ['cheese'] }).used).toEqual(['cheddar']);
    expect(explained(recipe, { typed: ['cheese'], strict: true }).toBuy).toEqual(['cheddar']);
    expect(explained({ required: ['cheese'] }, { typed: ['cheddar'], strict: true }).used).toEqual([
      'cheese',
    ]);
  });

  it('names what nobody understood as something to buy', () => {
    const answer = explained({ required: ['egg'], unknown: ['moon dust'] }, { typed: ['egg'] });
    expect(answer.toBuy).toEqual(['moon dust']);
  });
});
