import { ingredientById } from '@larder/culinary';
import { deriveRecipe } from '../recipes/domain/recipe-derivation.js';
import { type StoredDish, toDish } from '../recipes/domain/recipe-card.js';
import type { RecipeDraft } from '../recipes/domain/recipe-draft.js';
import { composeDish, type ComposedDish } from './dish-composer.js';
import { idsNamed, requestFor } from './dish-composer-testing.js';
import {
  customaryKinds,
  dishFrom,
  fittingDishes,
  isEnoughWith,
  type KnownDish,
  mostFitting,
  surpasses,
} from './known-dish.js';

const idOf = (name: string): number => idsNamed([name])[0] as number;

/** A dish that uses these foods and needs others, separated by commas. */
const known = (
  title: string,
  uses: string,
  toBuy = '',
  more: Partial<KnownDish> = {},
): KnownDish => ({
  recipe: { id: 7, title, image: '', readyInMinutes: 30, servings: 4 },
  isFirst: false,
  kind: null,
  used: new Set(uses.split(', ').map(idOf)),
  side: null,
  swaps: new Map(),
  replaced: 0,
  pantry: [],
  toBuy: toBuy === '' ? [] : toBuy.split(', '),
  ...more,
});

const ofSilkenTofu = 'tofu, miso, seaweed, green onion';

describe('the kind of dish that foods are usually for', () => {
  it('[K-3] is that of the known dish that takes up most of them with little to buy', () => {
    const kinds = customaryKinds(
      [
        known('Miso Soup', ofSilkenTofu, '', { kind: 'soup' }),
        known('Clear Soup', 'green onion', '', { kind: 'soup' }),
        known('Tofu Skewers', 'tofu, miso', 'bell pepper, ginger', { kind: 'skewers' }),
        known('Mabo', 'tofu'),
      ],
      4,
    );
    expect([...kinds]).toEqual([
      ['soup', 1],
      ['skewers', 0.375],
    ]);
  });

  it('[K-3] decides between dishes that use as much', () => {
    const request = requestFor(idsNamed(['black-eyed pea', 'plantain', 'red onion']), { seed: 8 });
    const kindFor = (kind: 'salad' | 'stew') =>
      composeDish({ ...request, customary: new Map([[kind, 1]]) })?.kind;
    expect(kindFor('salad')).toBe('salad');
    expect(kindFor('stew')).not.toBe('salad');
  });
});

describe('a known dish', () => {
  const request = requestFor(idsNamed(['buckwheat flour', 'egg', 'ham', 'gruyere']));
  const galettes = known('Galettes', 'buckwheat flour, egg, ham, gruyere', 'chive');

  it('[K-3] is the one that uses most and needs least', () => {
    const omelette = known('Omelette', 'egg, ham, gruyere');
    expect(mostFitting([omelette, galettes], request)).toBe(galettes);
  });

  it.each<[what: string, dish: KnownDish]>([
    ['lacks the main food', known('Crepes', 'buckwheat flour, egg, gruyere')],
    ['uses too little', known('Ham and Eggs', 'ham')],
    ['needs much to be bought', known('Feast', 'buckwheat flour, egg, ham, gruyere', 'salmon')],
    [
      'is called after what is bought',
      known('Chive Galettes', 'buckwheat flour, egg, ham', 'chive'),
    ],
    [
      'is called after what nobody named',
      known('Garlic Galettes', 'buckwheat flour, egg, ham', '', { pantry: ['garlic'] }),
    ],
    ['changes with a stand-in', known('Toast', 'buckwheat flour, egg, ham', '', { replaced: 1 })],
  ])('[K-3] is none that %s', (_, dish) => {
    expect(mostFitting([dish], request)).toBeNull();
  });

  it('[K-3] is not called after a state in which nobody has the food', () => {
    const lentils = requestFor(idsNamed(['lentil', 'berbere', 'flatbread']));
    const canned = known('Firfir with Canned Lentils', 'lentil, berbere, flatbread');
    const forms = new Map([[idOf('lentil'), 'canned' as const]]);
    expect(mostFitting([canned], lentils)).toBeNull();
    expect(mostFitting([canned], { ...lentils, forms })).toBe(canned);
  });

  it('[K-3] is not called after a steak for stewing meat, nor a stew for a steak', () => {
    const venison = requestFor(idsNamed(['venison', 'mushroom', 'red wine']));
    const steaks = known('Venison Steaks with Mushrooms', 'venison, mushroom, red wine');
    const stew = known('Venison Stew with Mushrooms', 'venison, mushroom, red wine');
    const forms = new Map([[idOf('venison'), 'steak' as const]]);
    expect(mostFitting([steaks, stew], venison)).toBe(stew);
    expect(mostFitting([steaks, stew], { ...venison, forms })).toBe(steaks);
  });

  it('[K-3] leaves nothing to spoil', () => {
    const omelette = known('Omelette', 'egg, ham, gruyere', '', { isFirst: true });
    const stale = requestFor(idsNamed(['sourdough bread', 'egg', 'ham', 'gruyere']));
    const forms = new Map([[idOf('sourdough bread'), 'stale' as const]]);
    expect(mostFitting([omelette], { ...stale, forms })).toBeNull();
    expect(mostFitting([omelette], { ...stale, soon: [idOf('sourdough bread')] })).toBeNull();
  });

  it('[K-3] leaves out two foods only with next to nothing to buy', () => {
    const kitchen = requestFor(idsNamed(['ham', 'gruyere', 'leek', 'carrot']));
    const gratin = (toBuy: string) => known('Gratin', 'ham, gruyere', toBuy, { isFirst: true });
    expect(mostFitting([gratin('chive')], kitchen)).not.toBeNull();
    expect(mostFitting([gratin('cream, nutmeg')], kitchen)).toBeNull();
  });

  it('[K-3] may get its starch at the table, where it is the first', () => {
    const kitchen = requestFor(idsNamed(['ham', 'gruyere', 'leek', 'baguette']));
    const gratin = known('Leek Gratin', 'ham, gruyere, leek', '', { isFirst: true });
    expect(fittingDishes([gratin], kitchen)).toEqual([]);
    expect(fittingDishes([gratin], kitchen, true)).toEqual([gratin]);
    expect(isEnoughWith(gratin, { uses: ['ham', 'gruyere', 'leek'] }, kitchen)).toBe(false);
    const withBread = { uses: ['ham', 'gruyere', 'leek', 'baguette'] };
    expect(isEnoughWith(gratin, withBread, kitchen)).toBe(true);
  });

  it('[K-3] is no dish without what says which dish it is', () => {
    const tofu = {
      ...{ uses: ['tofu', 'kimchi', 'mushroom'], adds: [], leavesOut: [] },
    } as unknown as ComposedDish;
    const mapo = known('Mapo Tofu with Mushrooms', 'tofu, mushroom', '', { isFirst: true });
    expect(surpasses(mapo, tofu)).toBe(false);
    const beside = { uses: ['tofu', 'mushroom', 'kimchi'], brought: ['kimchi'] };
    expect(surpasses({ ...mapo, dish: beside }, tofu)).toBe(false);
    expect(surpasses(mapo, { ...tofu, uses: ['tofu', 'carrot', 'mushroom'] })).toBe(true);
  });

  it('[K-3] gives way where the composed dish cooks what it would only lie beside', () => {
    const strata = {
      ...{ uses: ['zucchini', 'cheddar', 'bread'], adds: ['milk', 'onion'], leavesOut: [] },
    } as unknown as ComposedDish;
    const toast = known('Grilled Cheese', 'cheddar, bread', '', { isFirst: true });
    const uses = ['cheddar', 'bread', 'zucchini'];
    const beside = { uses, brought: ['zucchini'] };
    expect(surpasses({ ...toast, dish: beside }, strata)).toBe(false);
    expect(surpasses({ ...toast, dish: { uses } }, strata)).toBe(true);
    expect(surpasses({ ...toast, dish: beside }, { ...strata, leavesOut: ['egg noodle'] })).toBe(
      true,
    );
    expect(surpasses({ ...toast, dish: beside }, { ...strata, brought: ['zucchini'] })).toBe(true);
  });

  it('[K-3] is no dressing for somebody who has only vinegar', () => {
    const vinegar = requestFor(idsNamed(['vinegar']));
    expect(mostFitting([known('Dressing', 'vinegar')], vinegar)).toBeNull();
  });

  it('[K-3] may be made of cheese and herbs', () => {
    const cheese = requestFor(idsNamed(['cheddar', 'chive']));
    const crackers = known('Crackers', 'cheddar, chive');
    expect(mostFitting([crackers], cheese)).toBe(crackers);
  });

  it('[K-3] needs nothing where nothing may be bought', () => {
    expect(mostFitting([galettes], { ...request, restricted: true })).toBeNull();
  });

  const melts = {
    uses: ['egg', 'ham', 'gruyere'],
    adds: ['sourdough bread'],
  } as unknown as ComposedDish;

  it('[K-3] comes before a composed one that leaves out more of what was named', () => {
    expect(surpasses(galettes, melts)).toBe(true);
    expect(surpasses(galettes, null)).toBe(true);
  });

  const pancakes = { ...melts, uses: ['buckwheat flour', ...melts.uses], adds: [] };

  it('[K-3] comes before a composed one that uses as much and spares an herb', () => {
    expect(surpasses(galettes, pancakes)).toBe(true);
  });

  it('[K-3] is the one that a search shows first, even with a little more to buy or to leave out', () => {
    const crepes = known('Crepes', 'buckwheat flour, ham, gruyere', 'chive, milk', {
      isFirst: true,
    });
    expect(mostFitting([crepes, galettes], request)).toBe(crepes);
    expect(surpasses(crepes, pancakes)).toBe(true);
    expect(surpasses({ ...crepes, isFirst: false }, pancakes)).toBe(false);
    const called = { ...crepes, recipe: { ...crepes.recipe, title: 'Leek Crepes' } };
    expect(mostFitting([{ ...called, pantry: ['leek'] }], request)).not.toBeNull();
    expect(mostFitting([{ ...called, toBuy: ['leek'] }], request)).toBeNull();
    expect(mostFitting([{ ...crepes, toBuy: ['salmon'] }], request)).toBeNull();
    const dear = 'puff pastry, leek, potato, spinach, zucchini, pear'.split(', ');
    expect(mostFitting([{ ...crepes, toBuy: dear }], request)).toBeNull();
  });

  it('[K-3] gives way to a composed one that uses more, or needs much less', () => {
    const seasoned = { ...pancakes, uses: [...pancakes.uses, 'dill'] };
    expect(surpasses(galettes, seasoned)).toBe(false);
    expect(surpasses({ ...galettes, toBuy: ['chive', 'cabbage', 'bread'] }, pancakes)).toBe(false);
    expect(surpasses(known('Ham and Eggs', 'egg, ham'), melts)).toBe(false);
  });
});

/** A stored dish of these lines, separated by semicolons. */
function stored(
  title: string,
  lines: string,
  steps: string,
  more: Partial<Pick<RecipeDraft, 'servings' | 'readyInMinutes'>> = {},
): StoredDish {
  const draft = {
    ...{ title, description: '', types: ['main course'], cuisine: 'French', image: null },
    ...{ servings: 4, readyInMinutes: 30, popularity: 0, sourceName: null, sourceUrl: null },
    ...{ ingredients: lines.split('; '), steps: steps.split('; '), owner: null, ...more },
    ...{ source: 'catalogue', sourceKey: 'dish' },
  } satisfies RecipeDraft;
  return toDish(
    {
      ...draft,
      ...deriveRecipe(draft),
      ...{ id: 7, version: 1, isRetired: false, reading: '', nutrition: null, keeping: null },
      ...{ dishTypes: draft.types, dishKind: null, pictureId: null, originRecipeId: null },
      ...{ householdId: null, authorId: null, visibility: 'household', language: null },
      ...{ yieldText: null, prepMinutes: null, cookMinutes: null, notes: '', tags: [] },
    },
    draft.ingredients.map((original, position) => ({ position, original })),
  );
}

describe('what is made of a known dish', () => {
  const thighs = stored(
    'Chicken Thighs with Leeks',
    '800 g boneless skinless chicken thighs; 2 leeks, sliced; 1 cup cream',
    'Fry the chicken thighs for 12 minutes, until 74 °C (165 °F) inside.; Soften the leeks and pour in 1/2 cup of the cream.',
  );
  const request = requestFor(idsNamed(['chicken breast', 'leek', 'cream', 'beer']));
  const dish = known('Chicken Thighs with Leeks', 'chicken breast, leek, cream', '', {
    swaps: new Map([[idOf('chicken thigh'), idOf('chicken breast')]]),
  });

  it('[K-3] says what it is, what it uses and what it leaves out', () => {
    expect(dishFrom(dish, thighs, request)).toMatchObject({
      uses: ['chicken breast', 'leek', 'cream'].map((name) => ingredientById(idOf(name))?.name),
      leavesOut: ['beer'],
      leftOutWhy: [{ name: 'beer', reason: 'elsewhere' }],
      origin: { id: 7, title: 'Chicken Thighs with Leeks' },
    });
  });

  it('[K-3] brings to the table what goes with it, for as many as are served', () => {
    const withDill = requestFor(idsNamed(['chicken breast', 'leek', 'cream', 'dill']));
    const made = dishFrom(dish, thighs, { ...withDill, servings: 2 });
    expect(made?.uses).toContain('dill');
    expect(made?.leavesOut).toEqual([]);
    expect(made?.ingredients.at(-1)).toMatch(/fresh dill, chopped$/);
    expect(made?.steps.at(-1)).toMatch(/Scatter the dill over\.$/);
  });

  it('[K-3] is called what it is made of', () => {
    const made = dishFrom(dish, thighs, request);
    expect(made?.title).toBe('Chicken Breasts with Leeks');
    expect(made?.ingredients[0]).toBe('800 g boneless skinless chicken breasts');
    expect(made?.steps[0]).toMatch(/^Fry the chicken breasts for 12 minutes/);
  });

  it('[K-3] is for as many as was asked', () => {
    const made = dishFrom(dish, thighs, { ...request, servings: 2 });
    expect(made?.servings).toBe(2);
    expect(made?.ingredients).toEqual([
      '400 g boneless skinless chicken breasts',
      '1 leek, sliced',
      '1/2 cup cream',
    ]);
    expect(made?.steps[1]).toContain('1/4 cup of the cream');
  });

  it('[K-3] is nothing where the pot would not do for so many', () => {
    expect(dishFrom(dish, thighs, { ...request, servings: 12 })).toBeNull();
    expect(dishFrom(dish, thighs, { ...request, servings: 1 })).toBeNull();
  });

  it('[K-3] is nothing where it is not plain what takes the place of what', () => {
    const unnamed = stored('Chicken', '1 bird; 2 leeks', 'Roast it.');
    expect(dishFrom(dish, unnamed, request)).toBeNull();
  });

  it('[K-3] buys what another food was to take the place of, where the recipe does not name it plainly', () => {
    const soup = stored('Dilly Leek Soup', '2 leeks; 1 bunch dillweed', 'Boil the leeks and herb.');
    const withMint = requestFor(idsNamed(['leek', 'mint']));
    const minty = known('Dilly Leek Soup', 'leek, mint', '', {
      swaps: new Map([[idOf('dill'), idOf('mint')]]),
    });
    expect(dishFrom(minty, soup, withMint)).toMatchObject({
      title: 'Dilly Leek Soup',
      adds: ['dill'],
    });
  });

  it.each([
    ['Simmer the leeks. Serve hot.', 'Serve hot with the rice.'],
    ['Simmer, and serve with the cream.', 'Simmer, and serve with the cream and the rice.'],
    ['Simmer the leeks.', 'Simmer the leeks. Serve with the rice.'],
  ])('[K-3] is served with what fills the plate in one sentence: %s', (last, expected) => {
    const leeks = stored('Leeks', '2 leeks; 1 cup cream', `Cut the leeks.; ${last}`);
    const withRice = requestFor(idsNamed(['leek', 'cream', 'rice']));
    const made = dishFrom(
      known('Leeks', 'leek, cream, rice', '', { side: idOf('rice') }),
      leeks,
      withRice,
    );
    expect(made?.steps.at(-1)).toContain(expected);
  });

  it('[K-3] is nothing without a time or servings', () => {
    const timeless = stored('Chicken', '1 chicken thigh', 'Fry it.', { readyInMinutes: null });
    const endless = stored('Chicken', '1 chicken thigh', 'Fry it.', { servings: null });
    expect(dishFrom(dish, timeless, request)).toBeNull();
    expect(dishFrom(dish, endless, request)).toBeNull();
  });
});
