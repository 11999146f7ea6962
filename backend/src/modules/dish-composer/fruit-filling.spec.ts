import { foodNamed } from './food.js';
import { sugarForFruit } from './fruit-filling.js';

describe('the sugar that fruit needs', () => {
  it.each([
    ['cranberry', 40],
    ['rhubarb', 30],
    ['raspberry', 16],
    ['blackberry', 16],
    ['strawberry', 11],
    ['blueberry', 11],
    ['apple', 11],
    ['banana', 6],
  ])('[CALL-2] follows how sour it is: %s', (name, each) => {
    expect(sugarForFruit([foodNamed(name)], 100)).toBe(each);
  });
});
