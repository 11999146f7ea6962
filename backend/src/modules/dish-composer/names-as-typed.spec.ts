import { resolveIngredient, resolveIngredients } from '@larder/culinary';
import { readForms } from './bought-form.js';
import { composeDish, type ComposedDish } from './dish-composer.js';
import { requestFor } from './dish-composer-testing.js';
import { ALL_NAMES, readNames, withNames } from './names-as-typed.js';

/** What is composed of a kitchen, named as in it. */
function dishOf(kitchen: string): ComposedDish {
  const typed = kitchen.split(', ').map((entry) => ({
    entry,
    ids: resolveIngredients(entry).flatMap(({ id }) => id ?? []),
  }));
  const ids = typed.flatMap(({ ids }) => ids);
  const dish = composeDish(requestFor(ids, { seed: 8, forms: readForms(typed) }));
  if (!dish) throw new Error(`Nothing is composed of ${kitchen}.`);
  return withNames(dish, readNames(typed));
}

const textOf = ({ title, ingredients, steps }: ComposedDish): string =>
  [title, ...ingredients, ...steps].join('\n');

describe('what foods are called in a composed dish', () => {
  it.each(ALL_NAMES)('[K-3] knows that %s is %s', (name, other) => {
    expect(resolveIngredient(other).id).toBe(resolveIngredient(name).id);
  });

  it.each([
    ['ackee, saltfish, bell pepper', /^Ackee and Saltfish/, /salt cod/i],
    ['oxtail, butter beans, thyme, carrots', /Butter Beans/, /lima bean/i],
    ['rapini, italian sausage, orecchiette', /Rapini/, /broccoli rabe/i],
    ['perogies, kielbasa, onion', /Perogies/, /pierogi/i],
    ['prawns, linguine, cherry tomatoes', /Prawn/, /shrimp/i],
    ['roti, eggs, onion, tomato', /roti/i, /flatbread/i],
  ])('[K-3] says what was typed in “%s”', (kitchen, called, other) => {
    const text = textOf(dishOf(kitchen));
    expect(text).toMatch(called);
    expect(text).not.toMatch(other);
  });

  it('[K-3] keeps its own words for what was typed as such', () => {
    expect(textOf(dishOf('salt cod, potatoes, onion'))).toMatch(/salt cod/i);
  });

  it('[K-3] begins a sentence, and no other word in it, with a capital', () => {
    const dish = { ...dishOf('oxtail, lima beans, thyme, carrots'), steps: ['Lima beans go in.'] };
    const id = resolveIngredient('lima beans').id as number;
    const [step] = withNames(
      dish,
      new Map([[id, { one: 'butter bean', many: 'butter beans' }]]),
    ).steps;
    expect(step).toBe('Butter beans go in.');
  });

  it('[K-3] leaves alone what another food of the dish is called', () => {
    const dish = { ...dishOf('prawns, linguine, cherry tomatoes'), adds: ['shrimp paste'] };
    const id = resolveIngredient('shrimp').id as number;
    expect(withNames(dish, new Map([[id, { one: 'prawn', many: 'prawns' }]]))).toBe(dish);
  });
});
