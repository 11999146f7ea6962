import { parseIngredientLine } from './ingredient-line.js';
import { formatShoppingLine } from './shopping-line-text.js';
import { mergeLines } from './shopping-list.js';

function listed(lines: readonly string[]): string[] {
  return mergeLines(lines.map((line) => parseIngredientLine(line))).map((line) =>
    formatShoppingLine(line),
  );
}

const cases: [title: string, lines: string[], expected: string[]][] = [
  [
    'a thousand and a half grams and more grams make kilos',
    ['1500 g flour', '200 g flour'],
    ['1.7 kg flour'],
  ],
  ['sum above a kilo keeps decimals', ['750 g sugar', '375 g sugar'], ['1 1/8 kg sugar']],
  ['cups add, one is plural', ['1 cup rice', '2 cups rice'], ['3 cups rice']],
  ['mixed and whole cups', ['1 1/2 cup milk', '1 cup milk'], ['2 1/2 cups milk']],
  ['nothing said and a count', ['onions', '2 onions'], ['2 onions']],
  ['an amountless line between two amounts', ['1 tsp salt', 'salt', '2 tsp salt'], ['1 tbsp salt']],
  ['to taste twice', ['salt to taste', 'salt, to taste'], ['salt']],
  ['a weight and a volume of the same food', ['500 g rice', '1 cup rice'], ['about 685 g rice']],
  [
    'volume, weight and count of one food',
    ['1 cup chopped onion', '200 g onion', '1 onion'],
    ['about 3 1/2 onions'],
  ],
  [
    'kilograms of what typically weighs one, and a count',
    ['1.3 kg butternut squash', '1 butternut squash'],
    ['about 2 1/4 butternut squashes'],
  ],
  ['grams and pounds', ['500 g ground beef', '1 pound ground beef'], ['954 g ground beef']],
  ['grams and ounces', ['100 g cheddar', '4 oz cheddar'], ['213 g cheddar']],
  ['spoons of two sizes', ['1 tbsp soy sauce', '1 tsp soy sauce'], ['1 1/3 tbsp soy sauce']],
  ['teaspoons grow to a spoon', ['2 tsp cumin', '1 tsp cumin'], ['1 tbsp cumin']],
  ['spoons grow to a cup', ['3 tbsp sugar', '1 tbsp sugar'], ['1/4 cup sugar']],
  [
    'many spoons are told in cups',
    ['15 tbsp butter', '15 tbsp butter', '5 tbsp butter'],
    ['about 2 1/4 cups butter'],
  ],
  [
    'many cups and spoons',
    ['31 cups broth', '6 tbsp plus 1 tsp broth'],
    ['about 31 1/2 cups broth'],
  ],
  ['millilitres and cups', ['250 ml cream', '1 cup cream'], ['487 ml cream']],
  [
    'millilitres and litres',
    ['750 ml chicken broth', '1.5 l chicken broth'],
    ['2 1/4 l chicken broth'],
  ],
  ['decilitres', ['2 dl milk', '3 dl milk'], ['5 dl milk']],
  ['fluid ounces and cups are both volumes', ['8 fl oz milk', '1 cup milk'], ['2 cups milk']],
  [
    'an ounce is a weight, not a fluid ounce',
    ['4 oz parmesan', '1/2 cup grated parmesan'],
    ['about 5 3/4 oz parmesan'],
  ],
  ['pints and quarts', ['1 pint milk', '1 quart milk'], ['1 1/2 quarts milk']],
  [
    'tomatoes are not cut to "tomatoe"',
    ['1 tomato', '2 tomatoes', '3 large tomatoes'],
    ['6 tomatoes'],
  ],
  ['molasses keeps its s', ['1 tbsp molasses', '1/4 cup molasses'], ['5 tbsp molasses']],
  ['a plural in -es', ['1 potato', '2 potatoes'], ['3 potatoes']],
  ['a plural in -ves', ['1 bay leaf', '2 bay leaves'], ['3 bay leaves']],
  [
    'loaves of one kind',
    ['1 loaf sourdough bread', '2 loaves sourdough bread'],
    ['3 loaves sourdough bread'],
  ],
  ['a plural in -ies', ['1 cup blueberries', '1/2 cup blueberry'], ['1 1/2 cups blueberries']],
  [
    'cherry tomatoes are not tomatoes',
    ['2 tomatoes', '1 cup cherry tomatoes'],
    ['1 cup cherry tomatoes', '2 tomatoes'],
  ],
  [
    'three names of green onions',
    ['4 green onions', '2 scallions', '1 spring onion'],
    ['7 green onions'],
  ],
  [
    'a bell pepper is no ground pepper',
    ['1 red bell pepper', '1 tsp pepper'],
    ['1 red bell pepper', '1 tsp black pepper'],
  ],
  [
    'chicken stock and broth',
    ['2 cups chicken stock', '1 cup chicken broth'],
    ['3 cups chicken broth'],
  ],
  [
    'fresh coriander is cilantro',
    ['1 bunch fresh coriander', '1 bunch cilantro'],
    ['2 bunches cilantro'],
  ],
  [
    'ground coriander is not the herb',
    ['1 tsp ground coriander', '1 bunch cilantro'],
    ['1 bunch cilantro', '1 tsp coriander'],
  ],
  [
    'an egg is no eggplant, an aubergine is one',
    ['2 eggs', '1 eggplant', '1 aubergine'],
    ['2 eggplants', '2 eggs'],
  ],
  [
    'butter, peanut butter and buttermilk stay apart',
    ['2 tbsp butter', '2 tbsp peanut butter', '1 cup buttermilk'],
    ['2 tbsp butter', '1 cup buttermilk', '2 tbsp peanut butter'],
  ],
  [
    'coconut milk is no milk',
    ['1 cup milk', '1 can coconut milk'],
    ['1 cup milk', '1 can coconut milk'],
  ],
  [
    'plain flour under two names, whole wheat apart',
    ['1 cup flour', '1 cup whole wheat flour', '1 cup all-purpose flour'],
    ['2 cups flour', '1 cup whole wheat flour'],
  ],
  [
    'white sugar under two names, icing sugar apart',
    ['1 cup sugar', '1 cup granulated sugar', '1 cup icing sugar'],
    ['1 cup icing sugar', '2 cups sugar'],
  ],
  [
    'yolks and whites are parts of eggs',
    ['2 egg yolks', '2 eggs', '1 egg white'],
    ['4 eggs (2 whole, 1 white, 2 yolks)'],
  ],
  [
    'lemons are bought for their juice too, however it is measured',
    ['juice of 1 lemon', '2 tbsp lemon juice', '1 lemon'],
    ['about 3 lemons (1 whole, juice of 1 + 2 tbsp juice)'],
  ],
  ['one fruit has zest and juice', ['zest of 1 lime', 'juice of 1 lime'], ['1 lime (juice, zest)']],
  [
    'cloves of garlic in three wordings',
    ['2 cloves garlic', '3 garlic cloves', '1 clove of garlic, crushed'],
    ['6 cloves garlic'],
  ],
  [
    'a head and cloves of garlic',
    ['1 head garlic', '4 cloves garlic'],
    ['about 1 1/2 heads garlic'],
  ],
  [
    'ribs and stalks of celery are one thing',
    ['2 celery stalks', '3 stalks celery', '1 rib celery'],
    ['6 ribs celery'],
  ],
  ['a range and a number', ['2-3 carrots', '1 carrot'], ['3-4 carrots']],
  ['two ranges add end by end', ['2-3 carrots', '1 to 2 carrots'], ['3-5 carrots']],
  ['a range of spoons', ['1-2 tbsp honey', '1 tbsp honey'], ['2-3 tbsp honey']],
  ['a range of grams and a cup', ['200-250 g flour', '1 cup flour'], ['about 325-375 g flour']],
  ['two halves of a fruit', ['1/2 lemon', '1/2 lemon'], ['1 lemon']],
  [
    'three thirds of a cup are one cup',
    ['1/3 cup oil', '1/3 cup oil', '1/3 cup oil'],
    ['1 cup oil'],
  ],
  [
    'a third and a quarter of a cup',
    ['1/3 cup sugar', '1/4 cup sugar'],
    ['about 9 1/2 tbsp sugar'],
  ],
  ['fraction signs', ['½ tsp nutmeg', '¼ tsp nutmeg'], ['3/4 tsp nutmeg']],
  [
    'whole numbers with fraction signs, with and without a space',
    ['1½ cups oats', '1 ½ cups oats'],
    ['3 cups oats'],
  ],
  ['a decimal point and a decimal comma', ['0.5 l milk', '0,5 l milk'], ['1 l milk']],
  ['a, one and 2', ['a lemon', 'one lemon', '2 lemons'], ['4 lemons']],
  ['a dozen and two', ['1 dozen eggs', '2 eggs'], ['14 eggs']],
  ['half a dozen and one', ['half a dozen eggs', '1 egg'], ['7 eggs']],
  [
    'pinches with and without a number',
    ['a pinch of cinnamon', '2 pinches cinnamon'],
    ['3 pinches cinnamon'],
  ],
  [
    'a pinch vanishes in a spoon',
    ['a pinch of cinnamon', '1 tsp cinnamon'],
    ['about 1 tsp cinnamon'],
  ],
  [
    'handfuls with and without a number',
    ['a handful of spinach', '1 handful spinach'],
    ['2 handfuls spinach'],
  ],
  ['bunches add', ['1 bunch parsley', '2 bunches parsley'], ['3 bunches parsley']],
  [
    'a bunch and chopped spoons',
    ['1 bunch parsley', '2 tbsp chopped parsley'],
    ['about 1 1/4 bunches parsley'],
  ],
  ['tins are cans', ['1 tin chickpeas', '1 can chickpeas'], ['2 cans chickpeas']],
  [
    'cans of one size',
    ['1 (540 ml) can chickpeas', '2 (540 ml) cans chickpeas'],
    ['3 (540 ml) cans chickpeas'],
  ],
  [
    'the size of a can in three places',
    ['1 can (540 ml) chickpeas', '1 540-ml can chickpeas'],
    ['2 (540 ml) cans chickpeas'],
  ],
  [
    'cans of two sizes stay apart',
    ['1 (398 ml) can tomatoes', '1 (796 ml) can tomatoes'],
    ['1 (398 ml) can + 1 (796 ml) can tomatoes'],
  ],
  [
    'a can without a size stays apart',
    ['1 can black beans', '1 (540 ml) can black beans'],
    ['1 can + 1 (540 ml) can black beans'],
  ],
  ['jars', ['1 jar salsa', '1 jar salsa'], ['2 jars salsa']],
  ['packages without a size', ['1 package yeast', '2 packages yeast'], ['3 packages yeast']],
  [
    'packages keep their size beside a weight',
    ['1 (250 g) package cream cheese', '1 (250 g) package cream cheese', '100 g cream cheese'],
    ['100 g + 2 (250 g) packages cream cheese'],
  ],
  [
    'a stick and half a cup of butter',
    ['1 stick butter', '1/2 cup butter'],
    ['about 1 cup butter'],
  ],
  ['a knob and a spoon of butter', ['a knob of butter', '1 tbsp butter'], ['about 2 tbsp butter']],
  ['an optional spoon counts', ['1 tbsp capers, optional', '1 tbsp capers'], ['2 tbsp capers']],
  [
    'an amount with its equivalent in brackets is not added twice',
    ['1 cup (240 ml) milk', '1/2 cup (120 ml) milk'],
    ['1 1/2 cups milk'],
  ],
  [
    'the metric amount first, the cup in brackets',
    ['240 ml (1 cup) milk', '1 cup milk'],
    ['477 ml milk'],
  ],
  ['one line of two amounts', ['1 cup plus 2 tbsp sugar', '2 tbsp sugar'], ['1 1/4 cups sugar']],
  [
    'one line of two foods, one with an amount elsewhere',
    ['salt and pepper', '1 tsp salt'],
    ['black pepper', '1 tsp salt'],
  ],
  [
    'the first of two choices is bought',
    ['1 cup butter or margarine', '1/2 cup butter'],
    ['1 1/2 cups butter'],
  ],
  [
    'how it is cut does not matter',
    ['2 onions, finely chopped', '1 small onion, sliced', '1 onion (diced)'],
    ['4 onions'],
  ],
  ['capital letters', ['2 CUPS FLOUR', '1 Cup Flour'], ['3 cups flour']],
  ['with and without accents', ['1 jalapeño', '2 jalapenos'], ['3 jalapenos']],
  ['a food nobody knows, once in the plural', ['2 flurbs', '1 flurb'], ['3 flurbs']],
  [
    'a food nobody knows in two kinds of amount',
    ['1 cup grobnar', '100 g grobnar'],
    ['100 g + 1 cup grobnar'],
  ],
  ['a food nobody knows, once without an amount', ['grobnar', '1 cup grobnar'], ['1 cup grobnar']],
  [
    'the same line in three recipes',
    ['2 tbsp olive oil', '2 tbsp olive oil', '2 tbsp olive oil'],
    ['6 tbsp olive oil'],
  ],
  [
    'three oils stay apart',
    ['1 tbsp olive oil', '1 tbsp extra virgin olive oil', '1 tbsp vegetable oil'],
    ['1 tbsp extra virgin olive oil', '1 tbsp olive oil', '1 tbsp vegetable oil'],
  ],
  ['fillets stay fillets', ['2 salmon fillets', '2 skinless salmon fillets'], ['4 salmon fillets']],
  ['fillets and a weight', ['2 salmon fillets', '500 g salmon'], ['about 840 g salmon']],
  ['pods stay pods', ['3 cardamom pods', '2 cardamom pods, crushed'], ['5 cardamom pods']],
  ['cups and millilitres of water', ['1 cup water', '500 ml water'], ['737 ml water']],
  ['abbreviations of a pound', ['1 lb. potatoes', '2 lbs potatoes'], ['3 lb potatoes']],
  [
    'a capital T is a tablespoon, a small t a teaspoon',
    ['1 T soy sauce', '1 t soy sauce'],
    ['1 1/3 tbsp soy sauce'],
  ],
  ['inches of ginger', ['1 inch ginger', '2-inch piece ginger'], ['3 inches ginger']],
  [
    'a length and a volume nobody can compare',
    ['1 tbsp grated ginger', '2 cm piece ginger'],
    ['2 cm + 1 tbsp ginger'],
  ],
  ['slices and rashers', ['6 slices bacon', '4 rashers bacon'], ['10 slices bacon']],
  ['slices and a weight', ['6 slices bacon', '200 g bacon'], ['about 370 g bacon']],
  ['ears of corn and kernels', ['2 ears corn', '1 cup corn kernels'], ['about 3 1/2 ears corn']],
  ['large amounts', ['10 kg potatoes', '2.5 kg potatoes'], ['12 1/2 kg potatoes']],
  ['heads', ['1 head lettuce', '2 heads lettuce'], ['3 heads lettuce']],
  ['half a cabbage and a weight', ['1/2 cabbage', '200 g cabbage'], ['about 3/4 cabbage']],
  ['flour by weight and by cup', ['200 g flour', '1 cup flour'], ['about 325 g flour']],
  [
    'cans and fresh ones are two things to pick up',
    ['1 can (398 ml) diced tomatoes', '3 tomatoes', '1 can (398 ml) whole tomatoes'],
    ['3 tomatoes', '2 (398 ml) cans tomatoes'],
  ],
  ['odd spoons', ['1/3 cup maple syrup', '1/4 cup maple syrup'], ['about 9 1/2 tbsp maple syrup']],
  [
    'many teaspoons',
    ['1/4 cup salt', '2 tsp salt', '1 1/4 tsp salt', '3 tsp salt'],
    ['about 6 tbsp salt'],
  ],
  [
    'spoons that make a part of a cup',
    ['1/2 tsp sugar', '1/4 cup sugar', '1/4 cup sugar'],
    ['about 1/2 cup sugar'],
  ],
  ['pieces are bought whole', ['2 potatoes', '900 g potatoes'], ['about 8 potatoes']],
  [
    'leaves are no heads',
    ['2 cups shredded lettuce', '4 lettuce leaves', '1 lettuce leaf'],
    ['5 leaves + 2 cups lettuce'],
  ],
  ['a head and some leaves', ['1 lettuce', '4 lettuce leaves'], ['1 whole + 4 lettuce leaves']],
  ['one roast', ['700 g pork loin', '700 g boneless pork loin'], ['1.4 kg pork loin']],
  ['several thighs', ['500 g chicken thighs', '250 g chicken thighs'], ['750 g chicken thighs']],
  ['eggs of any size', ['1 egg', '2 large eggs'], ['3 eggs']],
];

describe('lines of several recipes on one list', () => {
  it.each(cases)('%s', (_, lines, expected) => {
    expect(listed(lines)).toEqual(expected);
    expect(listed([...lines].reverse())).toEqual(expected);
  });

  it('[GROC-1a] covers at least eighty ways of combining lines', () => {
    expect(new Set(cases.map(([, lines]) => lines.join('\n'))).size).toBeGreaterThanOrEqual(80);
  });
});
