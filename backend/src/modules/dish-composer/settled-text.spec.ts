import { idsNamed } from './dish-composer-testing.js';
import { settled } from './settled-text.js';

const linesFor = (named: string, ...lines: string[]): readonly string[] =>
  settled({ title: 'Dish', lines, steps: [] }, idsNamed([named])).lines;

describe('a recipe that leaves a choice', () => {
  it.each([
    ['ground pork', '400 g ground pork or lamb', '400 g ground pork'],
    ['ground lamb', '400 g ground pork or lamb', '400 g ground lamb'],
    ['chicken broth', '6 cups beef or chicken broth', '6 cups chicken broth'],
    ['beef broth', '6 cups beef or chicken broth', '6 cups beef broth'],
    ['milk', '1/4 cup almond milk or milk', '1/4 cup milk'],
    ['pecan', '3/4 cup walnuts or pecans, chopped', '3/4 cup pecans, chopped'],
  ])('[K-3] is made with the %s that was named', (named, line, expected) => {
    expect(linesFor(named, line)).toEqual([expected]);
  });

  it('[K-3] says the same in its steps', () => {
    const cookies = {
      title: 'Cookies',
      lines: ['1/3 cup applesauce or peanut butter', '2 cups rolled oats'],
      steps: ['Stir the applesauce into the rolled oats.'],
    };
    expect(settled(cookies, idsNamed(['peanut butter']))).toEqual({
      title: 'Cookies',
      lines: ['1/3 cup peanut butter', '2 cups rolled oats'],
      steps: ['Stir the peanut butter into the rolled oats.'],
    });
  });

  it('[K-3] leaves the choice to whoever has to buy either', () => {
    expect(linesFor('onion', '400 g ground pork or lamb')).toEqual(['400 g ground pork or lamb']);
  });

  it('[K-3] is to be made with what was named, even if it could do without', () => {
    const line = '150 g mushrooms, finely chopped (optional)';
    expect(linesFor('mushroom', line)).toEqual(['150 g mushrooms, finely chopped']);
    expect(linesFor('onion', line)).toEqual([line]);
  });
});
