import { requestFor, idsNamed } from './dish-composer-testing.js';
import { DEFAULT_PANTRY } from '../pantry/default-pantry.js';
import { sideFor, sideOf } from './known-side.js';

const request = requestFor(idsNamed(['chicken thigh', 'soy sauce', 'rice']), {
  pantry: idsNamed(DEFAULT_PANTRY),
});
const adobo = { kind: 'stew', types: ['main course'] } as const;
const idOf = (name: string): number => idsNamed([name])[0] as number;

describe('what fills the plate beside a known dish', () => {
  const made = idsNamed(['chicken thigh', 'soy sauce']);

  it('[K-3] is a starch that was named and is not in it', () => {
    const named = idsNamed(['dill', 'rice']);
    expect(sideFor(adobo, { made, named }, request)).toBe(idOf('rice'));
    expect(sideFor({ ...adobo, kind: null }, { made, named }, request)).toBe(idOf('rice'));
  });

  it.each([
    ['has a starch in it', adobo, ['chicken thigh', 'potato'], ['rice']],
    ['is no meal', { kind: 'stew', types: ['dessert'] }, ['chicken thigh'], ['rice']],
    ['is a salad', { kind: 'salad', types: ['main course'] }, ['chicken thigh'], ['rice']],
    ['is not eaten with it', { ...adobo, kind: 'curry' }, ['chicken thigh'], ['potato']],
    ['is all there is', adobo, ['chicken thigh'], ['dill']],
  ] as const)('[K-3] is nothing where the dish %s', (_, dish, inIt, named) => {
    const asked = { made: idsNamed([...inIt]), named: idsNamed([...named]) };
    expect(sideFor(dish, asked, request)).toBeNull();
  });

  it('[K-3] is boiled meanwhile, with water of its own', () => {
    expect(sideOf(idOf('rice'), request, 4, 'Filipino')).toEqual({
      lines: ['1 1/2 cups long-grain white rice, rinsed', '2 1/4 cups water, for the rice'],
      step: expect.stringMatching(/^Meanwhile, bring the rice and water to a boil/),
      serving: 'Serve with the rice.',
      minutes: 30,
    });
  });

  it('[K-3] is for as many as the dish', () => {
    expect(sideOf(idOf('rice'), request, 8, 'Filipino')?.lines[0]).toMatch(/^3 cups/);
  });

  it('[K-3] is salted where the kitchen salts it', () => {
    expect(sideOf(idOf('rice'), request, 4, 'French')?.step).toContain('lightly salted');
  });

  it('[K-3] is served as it is where nothing has to be done to it', () => {
    expect(sideOf(idOf('baguette'), request, 4, 'French')).toMatchObject({
      step: null,
      serving: 'Serve with the baguette.',
    });
  });

  it('[K-3] is only warmed where it was cooked before', () => {
    const id = idOf('rice');
    const leftover = { ...request, forms: new Map([[id, 'cooked' as const]]) };
    expect(sideOf(id, leftover, 4, 'French')?.step).toMatch(/warm .* until steaming hot/i);
  });
});
