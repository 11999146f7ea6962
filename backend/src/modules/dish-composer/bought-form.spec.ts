import { resolveIngredients } from '@larder/culinary';
import { readForms } from './bought-form.js';
import { composeDish, type ComposedDish } from './dish-composer.js';
import { requestFor } from './dish-composer-testing.js';
import { foodNamed, shapesOf } from './food.js';

const read = (entries: string) =>
  entries.split(', ').map((entry) => ({
    entry,
    ids: resolveIngredients(entry).flatMap(({ id }) => id ?? []),
  }));

function dishesOf(entries: string): ComposedDish[] {
  const typed = read(entries);
  const request = {
    ...requestFor(typed.flatMap(({ ids }) => ids)),
    forms: readForms(typed),
  };
  return Array.from({ length: 24 }, (_, seed) => composeDish({ ...request, seed })).filter(
    (dish) => dish !== null,
  );
}

const lineWith = ({ ingredients }: ComposedDish, word: string) =>
  ingredients.find((line) => line.includes(word));

describe('the form in which pulses were bought', () => {
  const { id: chickpea } = foodNamed('chickpea');
  const { id: lentil } = foodNamed('lentil');

  it.each([
    ['dried chickpeas', 'dried'],
    ['dried chickpeas, canned chickpeas', 'canned'],
    ['canned chickpeas, dried chickpeas', 'canned'],
    ['cooked chickpeas, dried chickpeas', 'cooked'],
    ['dried chickpeas, chickpeas', undefined],
    ['chickpeas, dried chickpeas', undefined],
  ])('is for “%s”: %s', (entries, form) => {
    expect(readForms(read(entries)).get(chickpea)).toBe(form);
  });

  it('makes canned and cooked lentils what beans are, and dried beans what lentils are', () => {
    expect(shapesOf(lentil)[0]?.kinds).toEqual(['lentil']);
    expect(shapesOf(lentil, 'canned')[0]).toMatchObject({ kinds: ['bean'], needsHeat: false });
    expect(shapesOf(lentil, 'cooked')[0]).toMatchObject({ kinds: ['bean'], needsHeat: false });
    expect(shapesOf(chickpea)[0]?.kinds).toEqual(['bean']);
    expect(shapesOf(chickpea, 'dried')[0]).toMatchObject({ kinds: ['lentil'], needsHeat: true });
  });

  it('does not boil canned lentils as if they were dry', () => {
    const dishes = dishesOf('canned lentils, carrot, onion, tomato, cumin');
    const withLentils = dishes.filter((dish) => lineWith(dish, 'lentils'));
    expect(withLentils.length).toBeGreaterThan(0);
    for (const dish of withLentils) {
      expect(lineWith(dish, 'lentils')).toMatch(
        /^\S+ cans? \(540 ml\) lentils, drained and rinsed$/,
      );
      expect(dish.steps.join(' ')).not.toMatch(/lentils in a pot of boiling salted water/);
    }
  });

  it('writes cooked beans by the cup, not by the can', () => {
    const dishes = dishesOf('cooked black beans, rice, red bell pepper, cheddar');
    const lines = dishes.flatMap((dish) => lineWith(dish, 'black beans') ?? []);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/cups? cooked black beans$/);
  });

  it.each([
    'dried kidney beans, potato, bell pepper, egg',
    'dried black beans, rice, tortilla, cheddar',
    'dried chickpeas, spinach, tomato, feta',
    'dried white beans, sausage, kale, polenta',
    'dried kidney beans, ground beef, canned tomatoes',
  ])('simmers dried beans until they are soft: %s', (entries) => {
    const [bean = ''] = entries.replace('dried ', '').split(',');
    const dishes = dishesOf(entries).filter((dish) => lineWith(dish, `dried ${bean}`));
    for (const { steps } of dishes) {
      const times = steps.flatMap((step, at) =>
        step.includes(bean)
          ? [
              ...steps
                .slice(at)
                .join(' ')
                .matchAll(/(\d+) minutes/g),
            ].map(([, time]) => Number(time))
          : [],
      );
      expect(steps.join(' ')).not.toMatch(new RegExp(`${bean}[^.]*(?:stir-fry|fry|roast)`));
      expect(times.reduce((sum, time) => sum + time, 0)).toBeGreaterThanOrEqual(45);
    }
  });
});

describe('rice that is a dish already', () => {
  const { id: spicedRice } = foodNamed('spiced rice');

  it.each(['pelau', 'leftover jollof rice', 'biryani'])('[K-3] is cooked: %s', (entry) => {
    expect(readForms(read(entry)).get(spicedRice)).toBe('cooked');
    expect(shapesOf(spicedRice, 'cooked')[0]).toMatchObject({
      needsHeat: false,
      words: 'cooked spiced rice',
    });
  });
});
