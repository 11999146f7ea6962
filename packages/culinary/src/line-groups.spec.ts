import { parseIngredientLine } from './ingredient-line.js';
import { formatShoppingLine } from './shopping-line-text.js';
import { aisleOf, foodOf, mergeLines } from './shopping-list.js';

const merged = (lines: readonly string[]) =>
  mergeLines(lines.map((line) => parseIngredientLine(line)));

/** Lines that are one item, and what the list says. */
const TOGETHER: readonly (readonly [lines: string, item: string])[] = [
  // Parts of a whole: the larger need is bought.
  ['8 eggs | 4 egg whites | 5 egg yolks', '13 eggs (8 whole, 4 whites, 5 yolks)'],
  ['4 egg whites', '4 eggs (4 whites)'],
  ['1 egg yolk | 1 egg yolk', '2 eggs (2 yolks)'],
  ['2 large eggs | 1 egg yolk, beaten', '3 eggs (2 whole, 1 yolk)'],
  ['3 egg whites | 1 yolk', '3 eggs (3 whites, 1 yolk)'],
  ['1/2 cup egg whites | 2 egg yolks', 'about 4 eggs (1/2 cup whites, 2 yolks)'],
  ["3 œufs | 2 jaunes d'œufs", '5 eggs (3 whole, 2 yolks)'],
  ["4 blancs d'œufs | 1 œuf", '5 eggs (1 whole, 4 whites)'],
  ['about 1 3/8 cups lemon juice', 'about 7 lemons (1 3/8 cups juice)'],
  ['1 tbsp lemon juice', 'about 1 lemon (1 tbsp juice)'],
  ['2 tbsp lemon juice | 1 lemon, cut into wedges', 'about 2 lemons (1 whole, 2 tbsp juice)'],
  ['2 tbsp lemon juice | 1 tsp lemon zest', 'about 1 lemon (2 tbsp juice, 1 tsp zest)'],
  ['3 tbsp lemon juice | 1/4 cup fresh lemon juice', 'about 3 lemons (7 tbsp juice)'],
  ['1 tbsp grated lemon zest | 1 tbsp lemon juice', 'about 2 lemons (1 tbsp juice, 1 tbsp zest)'],
  ['juice of 1 lemon | zest of 1 lemon', '1 lemon (juice, zest)'],
  ['zest and juice of 2 lemons', '2 lemons (juice, zest)'],
  ['juice of 2 lemons | 1 lemon', '3 lemons (1 whole, juice of 2)'],
  ['juice of 1/2 lemon | 1/2 lemon, sliced', '1 lemon (1/2 whole, juice of 1/2)'],
  ['1 lemon, half of it juiced and the rest cut into wedges | 1 lemon', '2 lemons'],
  ['1 lemon, juiced | 1 lemon, zested', '1 lemon (juice, zest)'],
  ['juice of 1 lemon | 3 tbsp lemon juice', 'about 2 lemons (juice of 1 + 3 tbsp juice)'],
  ['1 lime | 2 tsp lime zest', 'about 3 limes (1 whole, 2 tsp zest)'],
  ['1/4 cup lime juice | 2 tbsp fresh lime juice', 'about 2 limes (6 tbsp juice)'],
  ['zest of 1 lime | juice of 1 lime', '1 lime (juice, zest)'],
  [
    '2 oranges | 1/2 cup orange juice | 1 tbsp orange zest',
    'about 4 oranges (2 whole, 1/2 cup juice, 1 tbsp zest)',
  ],
  ['1 tbsp grated orange rind | 1 orange', 'about 2 oranges (1 whole, 1 tbsp zest)'],
  ['le jus de 2 citrons | 1 lemon', '3 lemons (1 whole, juice of 2)'],
  ['30 ml de jus de citron | zeste de 1 citron', 'about 1 lemon (30 ml juice, zest)'],
  // Cooked and raw.
  ['1 cup rice | 3 cups cooked rice', 'about 2 cups rice (1 cup uncooked, 3 cups cooked)'],
  ['3 cups cooked rice', 'about 1 cup rice (3 cups cooked)'],
  ['1 cup cooked rice', 'about 1/3 cup rice (1 cup cooked)'],
  ['2 cups rice, cooked | 1 cup rice', '3 cups rice'],
  [
    '4 cups cooked long-grain rice | 1 cup long grain white rice',
    'about 2 1/3 cups rice (1 cup uncooked, 4 cups cooked)',
  ],
  [
    '2 tasses de riz cuit | 1 tasse de riz',
    'about 1 2/3 cups rice (1 cup uncooked, 2 cups cooked)',
  ],
  ['2 cups cooked quinoa', 'about 2/3 cup quinoa (2 cups cooked)'],
  ['250 g cooked rice | 100 g rice', 'about 200 g rice (100 g uncooked, 250 g cooked)'],
  ['4 cups cooked pasta', 'about 2 1/4 cups pasta (4 cups cooked)'],
  [
    '2 cups cooked macaroni | 100 g macaroni',
    'about 215 g macaroni (100 g uncooked, 2 cups cooked)',
  ],
  ['2 cups cooked lentils', 'about 3/4 cup lentils (2 cups cooked)'],
  ['2 cups shredded cooked chicken', 'about 375 g chicken (2 cups cooked)'],
  [
    '2 cups cooked chicken breast | 500 g chicken breast',
    'about 875 g chicken breast (500 g uncooked, 2 cups cooked)',
  ],
  ['8 oz spaghetti, cooked according to the package | 8 oz spaghetti', '1 lb spaghetti'],
  // Beans in cans, cooked, and dried.
  ['200 g dried chickpeas | 300 g dried chickpeas, soaked overnight', '500 g dried chickpeas'],
  ['1 cup dry black beans | 1 cup dried black beans', '2 cups dried black beans'],
  ['1 (540 ml) can chickpeas | 1 can (19 oz) chickpeas, drained', '2 (540 ml) cans chickpeas'],
  ['1 can kidney beans | 1 tin kidney beans', '2 cans kidney beans'],
  // Cans in grams, millilitres and ounces.
  ['400 g canned tomatoes | 1 (400 g) can tomatoes', '2 (400 g) cans tomatoes'],
  ['1 (14 oz) can tomatoes | 1 (398 ml) can tomatoes', '2 (398 ml) cans tomatoes'],
  ['1 (28 oz) can tomatoes | 1 (796 ml) can tomatoes', '2 (796 ml) cans tomatoes'],
  ['1 (14.5 oz) can diced tomatoes | 1 (400 g) can whole tomatoes', '2 (400 g) cans tomatoes'],
  ['600 g canned tomatoes | 1 (400 g) can tomatoes', 'about 3 (400 g) cans tomatoes'],
  ['1 (400 ml) can coconut milk | 200 ml coconut milk', 'about 2 (400 ml) cans coconut milk'],
  ['1 boîte de 796 ml de tomates | 1 (28 oz) can tomatoes', '2 (796 ml) cans tomatoes'],
  ['1 (14 oz) can plum tomatoes | 1 (14 oz) can tomatoes', '2 (14 oz) cans tomatoes'],
  // Packets, cloves, sticks, bunches.
  ['1 packet yeast | 2 1/4 tsp active dry yeast', 'about 1 1/2 tbsp active dry yeast'],
  ['1 package active dry yeast | 7 g active dry yeast', 'about 14 g active dry yeast'],
  ['1 envelope yeast | 1 packet active dry yeast', 'about 14 g active dry yeast'],
  ['1 sachet de levure sèche | 7 g active dry yeast', 'about 14 g active dry yeast'],
  ['1 envelope gelatin | 7 g gelatin', 'about 14 g gelatin'],
  ['1 envelope unflavoured gelatin | 2 1/4 tsp unflavored gelatin', 'about 1 1/2 tbsp gelatin'],
  ["3 gousses d'ail | 2 cloves garlic", '5 cloves garlic'],
  ["2 gousses d'ail, hachées | 1 garlic clove, minced", '3 cloves garlic'],
  ["1 tête d'ail | 1 head garlic", '2 heads garlic'],
  ['1 head garlic | 5 cloves garlic', 'about 1 1/2 heads garlic'],
  ['2 sticks butter | 1 cup butter', 'about 2 cups butter'],
  ['1 stick unsalted butter | 113 g butter', 'about 225 g butter'],
  ['250 g de beurre | 1/2 lb butter', '477 g butter'],
  ['3/4 cup cream | 2 cups heavy cream', '2 3/4 cups heavy cream'],
  ['250 ml de crème 35 % | 1 cup whipping cream', '487 ml heavy cream'],
  ['1 bunch parsley | 1/4 cup chopped flat-leaf parsley', 'about 1 1/4 bunches parsley'],
  ['1 botte de persil | 1 bunch parsley', '2 bunches parsley'],
  ['1/4 cup oil | 2 tbsp vegetable oil', '6 tbsp vegetable oil'],
  // Names of one food.
  ['4 scallions | 2 green onions', '6 green onions'],
  ['1 eggplant | 1 aubergine', '2 eggplants'],
  ['1 zucchini | 2 courgettes', '3 zucchini'],
  ['1 cup cilantro | 1 cup fresh coriander', '2 cups cilantro'],
  ['2 oignons | 1 onion', '3 onions'],
  ['500 g de pommes de terre | 500 g potatoes', '1 kg potatoes'],
  ['2 tasses de farine | 1 cup flour', '3 cups flour'],
  ['2 carottes | 1 carrot, sliced', '3 carrots'],
  ['200 g minced beef | 300 g ground beef', '500 g ground beef'],
];

/** Lines of which every one is an item of its own. */
const APART: readonly string[] = [
  '200 g egg noodles | 2 eggs',
  '1 eggplant | 1 egg',
  '1 stalk lemongrass | 1 lemon',
  '1 preserved lemon | 1 lemon',
  '1 tsp lemon pepper | 1 lemon',
  '1/2 cup bottled lemon juice | 1 lemon',
  '1 cup lemonade | 1 lemon',
  '1/2 cup lemon curd | 1 lemon',
  '2 lime leaves | 1 lime',
  '1/4 cup orange liqueur | 1 orange',
  '1 cup orange marmalade | 1 orange',
  '1 orange bell pepper | 1 orange',
  '1 cup coconut milk | 1 cup milk',
  '1 cup buttermilk | 1 cup milk | 2 tbsp butter',
  '1 can condensed milk | 1 can evaporated milk | 1 cup milk',
  '1/2 cup milk powder | 1 cup milk',
  '250 g cream cheese | 1 cup cream',
  '1 cup sour cream | 1 cup heavy cream',
  '1 cup half-and-half | 1 cup heavy cream',
  '1 tsp cream of tartar | 1 cup cream',
  '1 cup ice cream | 1 cup cream',
  '1 (10 oz) can cream of mushroom soup | 1 cup cream',
  '2 tbsp rice vinegar | 1 cup rice',
  '200 g rice noodles | 1 cup rice',
  '1 cup rice flour | 1 cup rice',
  '1 cup wild rice | 1 cup rice',
  '1 cup brown rice | 1 cup rice',
  '2 tbsp tomato paste | 2 tomatoes',
  '1 cup tomato sauce | 2 tomatoes',
  '1/4 cup sun-dried tomatoes | 2 tomatoes',
  '1 (398 ml) can tomatoes | 2 tomatoes',
  '1 (28 oz) can crushed tomatoes | 1 (28 oz) can tomatoes',
  '1 cup ketchup | 2 tomatoes',
  '1 tsp ground ginger | 1 tbsp grated ginger',
  '1/4 cup crystallized ginger | 2 cm piece ginger',
  '1 cup ginger ale | 2 cm piece ginger',
  '1 ham hock | 200 g ham',
  '6 slices prosciutto | 200 g ham',
  '1 tsp garlic powder | 2 cloves garlic',
  '1 tsp garlic salt | 2 cloves garlic | 1 tsp salt',
  '1 tsp onion powder | 1 onion',
  '1 red onion | 1 onion',
  '1 shallot | 1 onion',
  '1 tsp dried basil | 1 bunch basil',
  '1 tsp dried thyme | 3 sprigs thyme',
  '1 tsp ground coriander | 1 bunch cilantro',
  '1 tsp celery salt | 2 ribs celery',
  '1 tsp celery seed | 2 ribs celery',
  '200 g dried chickpeas | 1 can chickpeas',
  '1 cup dried black beans | 1 (540 ml) can black beans',
  '1 cup chickpea flour | 1 can chickpeas',
  '200 g de pois chiches secs | 1 boîte de pois chiches',
  '200 g green beans | 1 can kidney beans',
  '1 tsp vanilla extract | 1 vanilla bean',
  '1 packet instant yeast | 1 packet active dry yeast',
  '20 g fresh yeast | 1 packet active dry yeast',
  '2 tbsp nutritional yeast | 1 packet yeast',
  '1 tsp baking powder | 1 tsp baking soda',
  '1 cup brown sugar | 1 cup sugar | 1 cup icing sugar',
  '1 cup whole wheat flour | 1 cup flour',
  '1 cup almond flour | 1 cup almonds',
  '1/2 cup peanut butter | 1 cup peanuts | 2 tbsp butter',
  '2 tbsp olive oil | 2 tbsp vegetable oil',
  '1 tbsp sesame oil | 1 tbsp sesame seeds',
  '1 tbsp red wine vinegar | 1 cup red wine',
  '1 tbsp apple cider vinegar | 1 cup apple cider | 2 apples',
  '1 red bell pepper | 1 tsp black pepper | 1 tsp red pepper flakes',
  '2 cups chicken broth | 500 g chicken',
  '500 g ground chicken | 500 g chicken breast',
  '1 tbsp fish sauce | 400 g fish',
  '1 tbsp soy sauce | 200 g soybeans',
  '2 anchovies | 1 tsp anchovy paste',
  '1 can pineapple | 1 pineapple',
  '1 cup corn | 1 cup cornmeal | 1 tbsp cornstarch',
  '1 cup oat milk | 1 cup oats',
  '1 tbsp mustard seeds | 1 tbsp mustard',
  '1 tbsp crème fraîche | 250 ml de crème',
  '1 tasse de lait de coco | 1 tasse de lait',
  "1 c. à thé de poudre d'ail | 2 gousses d'ail",
  '1 botte de ciboulette | 1 oignon vert',
];

const split = (lines: string): string[] => lines.split(' | ');

describe('lines of a grocery list', () => {
  it('[GROC-1a] are labelled in at least 120 groups, forty of them to stay apart', () => {
    const groups = [...TOGETHER.map(([lines]) => lines), ...APART];
    expect(new Set(groups).size).toBe(groups.length);
    expect(groups.length).toBeGreaterThanOrEqual(120);
    expect(APART.length).toBeGreaterThanOrEqual(40);
  });

  it.each(TOGETHER)('[GROC-1a] are one item: %s', (lines, item) => {
    for (const order of [split(lines), split(lines).reverse()]) {
      expect(merged(order).map((line) => formatShoppingLine(line))).toEqual([item]);
    }
  });

  it.each(APART)('[GROC-1a] stay apart: %s', (lines) => {
    const foods = merged(split(lines)).map((line) => foodOf(line));
    expect(new Set(foods).size).toBe(split(lines).length);
    expect(foods).toHaveLength(split(lines).length);
  });

  it.each(TOGETHER)(
    '[GROC-1a] are found in the same aisle again by what the list says: %s',
    (lines, item) => {
      expect(aisleOf(parseIngredientLine(item))).toBe(merged(split(lines))[0]?.aisle);
    },
  );
});
