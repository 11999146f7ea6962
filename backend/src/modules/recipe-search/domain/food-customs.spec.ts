import { idOfPhrase } from '@larder/culinary';
import { customsOf } from './food-customs.js';

const customs = (...names: readonly string[]) =>
  customsOf(
    names.map((name) => {
      const id = idOfPhrase(name);
      if (id === null) throw new Error(`${name} is no food`);
      return id;
    }),
  );

describe('what foods are usually made into', () => {
  it('[CALL-3] tells the cuisine by foods that few others use', () => {
    const { ofCuisine } = customs('kimchi', 'gochujang');
    expect(ofCuisine('Korean')).toBeGreaterThan(2);
    expect(ofCuisine('korean')).toBe(ofCuisine('Korean'));
    expect(ofCuisine('Italian')).toBeLessThan(-1);
  });

  it('[CALL-3] tells the kind of dish by what it is mostly made of', () => {
    const { ofKind } = customs('strawberry', 'rhubarb', 'oats');
    expect(ofKind('crumble')).toBeGreaterThan(1);
    expect(ofKind('tacos')).toBeLessThan(0);
  });

  it('[CALL-3] says nothing where nothing is known', () => {
    const none = customs();
    expect(none.ofCuisine('Korean')).toBeCloseTo(0);
    expect(customs('kimchi').ofCuisine(null)).toBe(0);
    expect(customs('kimchi').ofCuisine('Martian')).toBe(0);
  });

  it('[CALL-3] is never surer than one in twenty', () => {
    const { ofCuisine } = customs('kimchi', 'gochujang', 'gochugaru', 'tofu', 'sesame oil');
    expect(ofCuisine('Korean')).toBe(3);
    expect(ofCuisine('Italian')).toBe(-3);
  });
});
