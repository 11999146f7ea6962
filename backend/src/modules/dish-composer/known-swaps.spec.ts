import { partlyForWithoutDiets } from '@larder/culinary';
import type { Form } from './bought-form.js';
import { idsNamed } from './dish-composer-testing.js';
import { placeOf, takesPlaceOf } from './known-swaps.js';
import { swapped } from './swapped-text.js';

const idOf = (name: string): number => idsNamed([name])[0] as number;

const takes = (had: string, wanted: string, form: Form | null = null): boolean => {
  const id = idOf(had);
  const standsInFor = (other: number): boolean => partlyForWithoutDiets(id).has(other);
  return takesPlaceOf({ id, form, standsInFor }, idOf(wanted));
};

describe('a food in the place of one that would have to be bought', () => {
  it.each([
    ['goat cheese', 'parmesan'],
    ['gruyere', 'cheddar'],
    ['blueberry', 'strawberry'],
    ['arctic char', 'trout'],
    ['ground pork', 'ground beef'],
    ['dried cranberry', 'date'],
    ['smoked sausage', 'andouille sausage'],
    ['tomato', 'crushed tomato'],
    ['yogurt', 'buttermilk'],
    ['mint', 'dill'],
    ['thyme', 'dried thyme'],
    ['lime', 'lemon juice'],
    ['pesto', 'pizza sauce'],
    ['sour cream', 'heavy cream'],
    ['soy sauce', 'gluten-free tamari'],
  ])('[K-3] is %s for %s', (had, wanted) => {
    expect(takes(had, wanted)).toBe(true);
  });

  it.each([
    ['parmesan', 'cheddar', 'grates over a dish, and is no filling of one'],
    ['ground turkey', 'ground beef', 'is done later'],
    ['sausage', 'smoked sausage', 'is raw'],
    ['udon noodle', 'egg noodle', 'is for another kitchen'],
    ['ketchup', 'barbecue sauce', 'has another taste'],
    ['brown rice', 'arborio rice', 'takes longer'],
    ['parsley', 'basil', 'has another taste'],
    ['pickle', 'relish', 'is in pieces'],
    ['dried thyme', 'rosemary', 'is of another herb'],
  ])('[K-3] is not %s for %s, which %s', (had, wanted) => {
    expect(takes(had, wanted)).toBe(false);
  });

  it('[K-3] is a leftover bone as well as a raw one, but no leftover meat', () => {
    const hock = idOf('ham hock');
    expect(placeOf(hock, hock, 'cooked')).toBe('as written');
    expect(placeOf(idOf('cooked lamb'), idOf('lamb'))).toBe('another');
  });
});

describe('a recipe with another food', () => {
  const text = (title: string, lines: string, steps: string) => ({
    title,
    lines: lines.split('; '),
    steps: [steps],
  });
  const with_ = (had: string, wanted: string, written: ReturnType<typeof text>) =>
    swapped(written, new Map([[idOf(wanted), idOf(had)]]));

  it('[K-3] calls it by its name, also where it is spoken of briefly', () => {
    const chili = text(
      'Beef Chili',
      '500 g ground beef; 1 cup beef broth',
      'Brown the ground beef. Pour the beef broth over the beef.',
    );
    expect(with_('ground bison', 'ground beef', chili)?.lines[0]).toBe('500 g ground bison');
    const pie = text('Beef Pie', '500 g ground beef; 1 onion', 'Brown the beef.');
    expect(with_('ground pork', 'ground beef', pie)).toEqual(
      text('Pork Pie', '500 g ground pork; 1 onion', 'Brown the pork.'),
    );
  });

  it('[K-3] calls it by its name where the other one has two', () => {
    const pasta = text('Pasta', '120 g Pecorino Romano, grated', 'Stir in the Pecorino Romano.');
    expect(with_('parmesan', 'pecorino', pasta)).toEqual(
      text('Pasta', '120 g parmesan, grated', 'Stir in the parmesan.'),
    );
  });

  it('[K-3] crumbles soft cheese', () => {
    const pasta = text('Pasta', '1/2 cup grated parmesan', 'Stir in the parmesan.');
    expect(with_('goat cheese', 'parmesan', pasta)?.lines).toEqual([
      '1/2 cup crumbled goat cheese',
    ]);
  });

  it('[K-3] takes three times as much of a fresh herb as of the dried one, and chops it', () => {
    const sauce = text('Sauce', '1 tbsp dried mint', 'Stir in the mint.');
    expect(with_('mint', 'dried mint', sauce)).toEqual(
      text('Sauce', '3 tbsp mint, chopped', 'Stir in the mint.'),
    );
  });

  it('[K-3] takes the juice of a lime for that of a lemon', () => {
    const sauce = text('Sauce', '2 tbsp lemon juice', 'Stir in the lemon juice.');
    expect(with_('lime', 'lemon juice', sauce)).toEqual(
      text('Sauce', '2 tbsp lime juice', 'Stir in the lime juice.'),
    );
  });

  it('[K-3] leaves small berries whole', () => {
    const bake = text('Strawberry Bake', '2 cups strawberries, hulled and sliced', 'Bake.');
    expect(with_('blueberry', 'strawberry', bake)?.lines).toEqual(['2 cups blueberries']);
  });

  it('[K-3] says once that it is canned', () => {
    const pie = text('Pie', '3 cans (170 g each) tuna, drained', 'Fold in the tuna.');
    expect(with_('canned salmon', 'tuna', pie)?.lines).toEqual([
      '3 cans (170 g each) salmon, drained',
    ]);
  });

  it('[K-3] whips no sour cream', () => {
    const pie = text('Pie', '1 cup heavy cream', 'Whip the heavy cream to soft peaks.');
    expect(with_('sour cream', 'heavy cream', pie)).toBeNull();
    const soup = text('Soup', '1/4 cup heavy cream', 'Stir in the heavy cream.');
    expect(with_('sour cream', 'heavy cream', soup)?.lines).toEqual(['1/4 cup sour cream']);
  });

  it('[K-3] takes as many fresh tomatoes as are in the can', () => {
    const sauce = text(
      'Sauce',
      '2 cans (398 ml) diced tomatoes; 1 1/2 cups canned crushed tomatoes',
      'Add the diced tomatoes with their juice.',
    );
    expect(with_('tomato', 'canned tomato', sauce)).toEqual(
      text('Sauce', '800 g tomatoes, chopped; 1 1/2 cups chopped tomatoes', 'Add the tomatoes.'),
    );
  });

  it('[K-3] is none where another cut comes in other numbers, or a promise would be broken', () => {
    const chops = text('Chops', '4 pork chops', 'Sear the pork chops.');
    expect(with_('pork tenderloin', 'pork chop', chops)).toBeNull();
    const bars = text('Nut-Free Bars', '1 cup sunflower seed butter', 'Stir.');
    expect(with_('peanut butter', 'sunflower seed butter', bars)).toBeNull();
  });
});
