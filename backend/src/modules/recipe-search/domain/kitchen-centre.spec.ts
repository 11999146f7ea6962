import type { IngredientRole } from '@larder/culinary/at-hand';
import { centreOf, foremostOf } from './kitchen-centre.js';

type Foods = Readonly<Record<string, readonly [IngredientRole, number]>>;

/** Which of the foods are chosen. `foods`: role and gain of each; those that gain 19 or less are common. */
const chosenBy = (foods: Foods, choose: typeof centreOf): string[] => {
  const chosen = choose(
    Object.values(foods).map(([role, gain]) => ({ role, gain, isCommon: gain <= 19 })),
  );
  return Object.keys(foods).filter((_, place) => chosen[place]);
};

const foremost = (foods: Foods): string[] => chosenBy(foods, foremostOf);
const centre = (foods: Foods): string[] => chosenBy(foods, centreOf);

describe('the centre of a kitchen', () => {
  it('[CALL-3] is, beside proteins, all that fills or has a taste of its own and is not common', () => {
    const foods = {
      tofu: ['protein', 28],
      kimchi: ['main', 25],
      rice: ['base', 21],
      egg: ['base', 19],
      miso: ['support', 20],
    } as const;
    expect(centre(foods)).toEqual(['tofu', 'kimchi', 'rice']);
  });

  it('[CALL-3] is, of many foods, what the kitchen is mainly about', () => {
    const many = Object.fromEntries(
      ['kale', 'leek', 'beet', 'corn', 'okra', 'taro'].map((name) => [name, ['main', 20]] as const),
    );
    expect(centre({ tofu: ['protein', 28], ...many })).toHaveLength(7);
    expect(centre({ tofu: ['protein', 28], rice: ['base', 21], ...many })).toEqual(['tofu']);
  });

  it('[CALL-3] is mainly the proteins if there are any', () => {
    const foods = { chicken: ['protein', 26], orzo: ['base', 27], beer: ['support', 20] } as const;
    expect(foremost(foods)).toEqual(['chicken']);
  });

  it('[CALL-3] is mainly, beside meat, what few dishes have in them', () => {
    const foods = { pork: ['protein', 26], kimchi: ['main', 25], rice: ['base', 27] } as const;
    expect(foremost(foods)).toEqual(['pork', 'kimchi']);
    expect(foremost({ ham: ['protein', 20], plantain: ['main', 18] })).toHaveLength(2);
    expect(foremost({ ham: ['protein', 20], plantain: ['main', 17.9] })).toEqual(['ham']);
  });

  it('[CALL-3] is mainly the same without proteins', () => {
    const foods = { kale: ['main', 25], beer: ['support', 20], onion: ['support', 14] } as const;
    expect(foremost(foods)).toEqual(centre(foods));
  });

  it('[CALL-3] is what fills or has a taste of its own, but not what everything has in it', () => {
    const foods = { pumpkin: ['main', 26], egg: ['base', 19], rice: ['base', 21] } as const;
    expect(centre(foods)).toEqual(['pumpkin', 'rice']);
  });

  it('[CALL-3] includes common foods that tell nearly as much as the others', () => {
    const foods = { baguette: ['base', 21.5], tomato: ['main', 19], egg: ['base', 18] } as const;
    expect(centre(foods)).toEqual(['baguette', 'tomato']);
  });

  it('[CALL-3] includes what merely supports dishes if few of them use it', () => {
    const foods = { kale: ['main', 25], beer: ['support', 20], onion: ['support', 14] } as const;
    expect(centre(foods)).toEqual(['kale', 'beer']);
  });

  it('[CALL-3] does not include seasonings, however rare', () => {
    expect(centre({ radish: ['main', 26], sumac: ['seasoning', 20] })).toEqual(['radish']);
  });

  it('[CALL-3] is what tells most if nothing fills', () => {
    const foods = {
      lime: ['support', 14],
      wine: ['support', 17],
      clove: ['seasoning', 18],
    } as const;
    expect(centre(foods)).toEqual(['wine']);
  });

  // Of 20, the shares that decide are exact: 17, 13 and 19.
  it.each([
    ['a common food', 'base', 17],
    ['a support', 'support', 13],
  ] as const)(
    '[CALL-3] includes %s that tells just enough, and not one that tells less',
    (_kind, role, gain) => {
      expect(centre({ kale: ['main', 20], other: [role, gain] })).toEqual(['kale', 'other']);
      expect(centre({ kale: ['main', 20], other: [role, gain - 0.1] })).toEqual(['kale']);
    },
  );

  it('[CALL-3] includes a flavour that tells just about as much as another, and not one that tells less', () => {
    expect(centre({ wine: ['support', 20], lime: ['support', 19] })).toEqual(['wine', 'lime']);
    expect(centre({ wine: ['support', 20], lime: ['support', 18.9] })).toEqual(['wine']);
  });
});
