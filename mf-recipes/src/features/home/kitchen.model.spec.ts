import { kitchenDrafts, mergedFoods, originOf, type KitchenFood } from './kitchen.model';

const food = (text: string, useSoon = false): KitchenFood => ({ text, useSoon });
const foods = (...texts: string[]) => texts.map((text) => food(text));

describe('two changes of one kitchen', () => {
  it('[KITCHEN-2] keeps what either added, and nothing that either removed', () => {
    const before = foods('eggs', 'rice', 'leeks');
    const mine = foods('eggs', 'leeks', 'milk');
    const theirs = foods('corn', 'eggs', 'rice');
    expect(mergedFoods(before, mine, theirs)).toEqual(foods('corn', 'eggs', 'milk'));
    expect(mergedFoods(before, before, theirs)).toEqual(theirs);
    expect(mergedFoods(before, mine, before)).toEqual(mine);
  });

  it('[KITCHEN-2] keeps the marks that either changed, and this device\u2019s where both did', () => {
    const before = [food('eggs'), food('rice', true), food('leeks')];
    const mine = [food('eggs', true), food('rice', true), food('leeks')];
    const theirs = [food('eggs'), food('rice'), food('leeks', true)];
    expect(mergedFoods(before, mine, theirs)).toEqual([
      food('eggs', true),
      food('rice'),
      food('leeks', true),
    ]);
    expect(mergedFoods([], [food('eggs')], [food('eggs', true)])).toEqual([food('eggs')]);
  });

  it('[KITCHEN-2] never holds more than a kitchen can', () => {
    const many = (name: string) =>
      Array.from({ length: 50 }, (_, index) => food(`${name} ${index}`));
    expect(mergedFoods([], many('mine'), many('theirs'))).toEqual(many('theirs'));
  });
});

describe('the kitchen on this device', () => {
  beforeEach(() => localStorage.clear());

  it('[KITCHEN-4] is the account\u2019s with unsaved changes, and ignores what it cannot read', () => {
    kitchenDrafts.takeSaved('ann', 'first', originOf({ foods: foods('eggs'), version: 3 }));
    expect(kitchenDrafts.isChanged(kitchenDrafts.open('ann'))).toBe(false);
    kitchenDrafts.change('ann', () => ({ foods: [food('eggs', true)] }));
    expect(kitchenDrafts.open('ann')).toMatchObject({
      content: { foods: [food('eggs', true)] },
      origin: { version: 3, content: { foods: foods('eggs') } },
    });
    expect(kitchenDrafts.open('bob').content.foods).toEqual([]);
    expect(kitchenDrafts.kind.read({ foods: [{ text: 1 }] }, 1)).toBeNull();
  });
});
