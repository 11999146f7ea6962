import { recordedDishes, dishAsText } from './recorded-dishes-testing.js';

// Rules of the composer meet in most dishes, so a change for one kitchen changes others. It shows here in which.
describe('dishes that are on record', () => {
  it.each([...recordedDishes()])('[CALL-2] are made again of %s', (kitchen, dish) => {
    expect(dishAsText(kitchen)).toBe(dish);
  });
});
