import { keepingOf, type KeptDish } from './keeping.js';

const dish = (change: Partial<KeptDish>): KeptDish => ({
  title: 'Chicken',
  dishKind: null,
  dishTypes: ['main course'],
  allergens: [],
  diets: [],
  traits: [],
  steps: ['Cook the chicken for 20 minutes.'],
  keeping: null,
  ...change,
});

const none = { note: null, sameDay: false, refrigeratorDays: null, freezerMonths: null };

describe('how a dish keeps', () => {
  it('[FACTS-3] keeps a stew three days, freezes it for two months and is better made ahead', () => {
    expect(keepingOf(dish({ title: 'Beef Stew' }))).toEqual({
      ...none,
      refrigeratorDays: 3,
      freezerMonths: 2,
      reheats: true,
      ahead: true,
    });
  });

  it.each(['Beef Empanadas', 'Pork Dumplings'])('[FACTS-3] freezes %s for two months', (title) => {
    expect(keepingOf(dish({ title }))).toMatchObject({ freezerMonths: 2, reheats: true });
  });

  it('[FACTS-3] keeps a chicken salad three days, neither frozen nor reheated', () => {
    const salad = dish({ title: 'Chicken Salad', dishTypes: ['salad'] });

    expect(keepingOf(salad)).toMatchObject({
      refrigeratorDays: 3,
      freezerMonths: null,
      reheats: false,
    });
  });

  it.each([
    ['raw egg', dish({ title: 'Tiramisu', traits: ['raw egg'] })],
    ['raw fish', dish({ title: 'Ceviche', traits: ['raw fish'] })],
    ['leaves', dish({ title: 'Green Salad', diets: ['vegetarian'], steps: ['Toss the leaves.'] })],
  ])('[FACTS-3] has %s eaten on the same day', (_, made) => {
    expect(keepingOf(made)).toMatchObject({
      sameDay: true,
      refrigeratorDays: null,
      reheats: false,
    });
  });

  it.each([['Oatmeal Cookies'], ['Lemonade'], ['Banana Bread'], ['Blueberry Muffins']])(
    '[FACTS-3] says nothing about %s, for which no time is published',
    (title) => {
      expect(
        keepingOf(dish({ title, diets: ['vegetarian'], allergens: ['milk', 'eggs'] })),
      ).toBeNull();
    },
  );

  it('[FACTS-3] says what the author wrote and nothing else', () => {
    const keeping = 'The dough keeps for two days in the refrigerator.';

    expect(keepingOf(dish({ title: 'Beef Stew', keeping }))).toEqual({
      ...none,
      note: keeping,
      reheats: false,
      ahead: false,
    });
  });
});
