import { parseIngredientLine } from './ingredient-line.js';
import type { KitchenUnits } from './kitchen-line.js';
import { rational } from './rational.js';
import { displayStep } from './step-text.js';

const lines = [
  '1 tsp salt',
  '3 large eggs',
  '1/4 cup butter',
  '4 cups milk',
  '500 g potatoes',
  '2 onions, chopped',
].map((line) => parseIngredientLine(line));

const show = (step: string, factor = rational(2), units: KitchenUnits = 'written') =>
  displayStep(step, lines, { factor, units });

describe('a step for twice as many', () => {
  it.each([
    ['Add 1/2 tsp of the salt.', 'Add 1 tsp of the salt.'],
    ['Melt 1 1/2 tbsp of the butter and 1 cup milk.', 'Melt 3 tbsp of the butter and 2 cups milk.'],
    ['Beat two of the eggs.', 'Beat 4 of the eggs.'],
    ['Peel 2 onions.', 'Peel 4 onions.'],
    ['Keep 3/4 cup of the cooking water.', 'Keep 1 1/2 cups of the cooking water.'],
    ['Mash 200-250 g of the potatoes.', 'Mash 400-500 g of the potatoes.'],
  ])('has twice the amounts: %s', (step, expected) => {
    expect(show(step)).toBe(expected);
  });

  it.each([
    'Simmer for 8 minutes, then 1 hour 15 minutes at 165 °C (330 °F).',
    'Cut into 2 cm cubes and bake in a 3 l dish or a 23 x 33 cm pan.',
    'Spoon 2 tbsp of the butter over each.',
    'Shape into 12 balls and fry in 2 batches.',
    'Cook 1/4 cup of batter at a time.',
    'Stir in two thirds of the milk.',
    'Use a 450 g loaf pan for the milk.',
    'Tuck one onion half inside.',
  ])('leaves times, temperatures, sizes, repetitions and shares alone: %s', (step) => {
    expect(show(step)).toBe(step);
  });

  it('agrees with a single piece', () => {
    expect(show('Peel 2 onions.', rational(1, 2))).toBe('Peel 1 onion.');
  });
});

describe('a step in other units', () => {
  it('converts measures and leaves pieces', () => {
    expect(show('Add 1 cup of the milk and 2 onions.', rational(1), 'metric')).toBe(
      'Add 240 ml of the milk and 2 onions.',
    );
    expect(show('Add 1 cup of the milk.', rational(1))).toBe('Add 1 cup of the milk.');
  });
});
