import { readForms } from './bought-form.js';
import { composeDish } from './dish-composer.js';
import { dishOf, idsNamed, lineOf, requestFor, textOf } from './dish-composer-testing.js';
import { DEFAULT_PANTRY } from '../pantry/default-pantry.js';

/** What is made of foods as they were typed. */
function typedDish(typed: string) {
  const entries = typed.split(', ').map((entry) => ({ entry, ids: idsNamed([entry]) }));
  const ids = [...new Set(entries.flatMap((entry) => entry.ids))];
  const pantry = idsNamed(DEFAULT_PANTRY);
  const dish = composeDish(requestFor(ids, { forms: readForms(entries), pantry, seed: 8 }));
  if (!dish) throw new Error(`Nothing is made of ${typed}.`);
  return dish;
}

describe('amounts by role, what finishes a dish and what is bought for it', () => {
  it('[CALL-2] whisks tahini with water, and with lemon where nothing else is sour', () => {
    const cauliflower = dishOf('tahini, cauliflower, lemon, parsley');
    expect(textOf(cauliflower)).toMatch(/Whisk the tahini, adding .* of cold water/);
    const lamb = dishOf('tahini, ground lamb, eggplant, pita bread');
    expect(textOf(lamb)).toMatch(/Whisk the tahini and lemon juice, adding/);
  });

  it('[CALL-2] makes no cold sandwich of stale bread', () => {
    expect(textOf(typedDish('bread, tomatoes, basil, mozzarella'))).not.toMatch(/Toast the bread/);
    const stale = typedDish('stale bread, tomatoes, basil, mozzarella');
    expect(textOf(stale)).toMatch(/Toast the bread/);
    expect(lineOf(stale, /bread/)).toBe('8 slices stale bread');
    expect(lineOf(typedDish('day-old rice, eggs, peas'), /rice/)).toBe('4 cups cooked rice');
  });

  it('[CALL-2] buys no lettuce for a sandwich, nor a vegetable for sausage in a frittata', () => {
    const sandwich = dishOf('turkey, brie, cranberry sauce, baguette');
    expect(sandwich.adds).toEqual([]);
    expect(lineOf(sandwich, /brie/)).toBe('200 g brie, thinly sliced');
    expect(dishOf('sausage, egg, milk').ingredients.join()).not.toMatch(/spinach|zucchini/);
  });

  it('[CALL-2] lays 50 g of ham and of cheese into each sandwich', () => {
    const ham = dishOf('ham, cheddar, bread, apple');
    expect(lineOf(ham, /ham/)).toMatch(/^200 g/);
    expect(lineOf(ham, /cheddar/)).toMatch(/^200 g/);
  });

  it('[CALL-2] makes ketchup the sauce of macaroni, and pours a cup of wine into a stew', () => {
    expect(lineOf(dishOf('macaroni, ground beef, ketchup, cheddar'), /ketchup/)).toMatch(
      /^1\/3 cup/,
    );
    expect(lineOf(dishOf('red wine, stewing beef, carrot, mushroom'), /wine/)).toMatch(/^1 cup/);
  });

  it('[CALL-2] stirs a spoonful of lemon into half a cup of yogurt', () => {
    const pitas = dishOf('yogurt, cucumber, lamb, pita bread');
    expect(lineOf(pitas, /yogurt/)).toMatch(/^1\/2 cup/);
    expect(lineOf(pitas, /lemon juice/)).toMatch(/^1 tbsp/);
  });

  it('[CALL-2] buys no lemon beside what is sour by itself, or beside an orange', () => {
    const braise = dishOf('preserved lemon, chicken leg, olive, chickpea');
    expect(lineOf(braise, /lemon juice/)).toBe('');
    expect(lineOf(dishOf('orange, kale, white bean, bread'), /vinegar|lemon/)).toBe('');
  });

  it('[CALL-2] says which curry paste it takes, and calls beans beans', () => {
    expect(lineOf(dishOf('shrimp, coconut milk, fish sauce, bell pepper'), /paste/)).toMatch(
      /red curry paste/,
    );
    expect(dishOf('plantain, black bean, rice, pork').title).toMatch(/Black Beans with Plantains/);
    expect(dishOf('mash, canned salmon, cheddar').title).not.toMatch(/and .* and /);
  });
});
