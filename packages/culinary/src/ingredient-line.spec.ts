import fc from 'fast-check';
import { ingredientById } from './ingredient.js';
import { parseIngredientLine, type IngredientLine } from './ingredient-line.js';
import { formatQuantity } from './quantity.js';

function nameOf(id: number | null): string | null {
  return id === null ? null : (ingredientById(id)?.name ?? null);
}

/** Amount, unit and food in one word list: "2-3 clove: garlic". */
function told({ quantity, unit, ingredientId }: IngredientLine): string {
  const amount = [quantity && formatQuantity(quantity), unit].filter(Boolean).join(' ');
  return `${amount || '-'}: ${nameOf(ingredientId) ?? '?'}`;
}

function read(line: string): string {
  return told(parseIngredientLine(line));
}

describe('amounts', () => {
  it.each([
    ['3 eggs', '3: egg'],
    ['1.5 kg potatoes', '1 1/2 kg: potato'],
    ['1,5 kg potatoes', '1 1/2 kg: potato'],
    ['1,500 g flour', '1500 g: flour'],
    ['1/2 cup milk', '1/2 cup: milk'],
    ['1 1/2 cups flour', '1 1/2 cup: flour'],
    ['1-1/2 cups flour', '1 1/2 cup: flour'],
    ['1½ cups flour', '1 1/2 cup: flour'],
    ['1 ½ cups flour', '1 1/2 cup: flour'],
    ['1 and 1/2 cups flour', '1 1/2 cup: flour'],
    ['¾ cup sugar', '3/4 cup: sugar'],
    ['1&frac12; cups sugar', '1 1/2 cup: sugar'],
    ['1⁄3 cup honey', '1/3 cup: honey'],
    ['2-3 carrots', '2-3: carrot'],
    ['2 – 3 carrots', '2-3: carrot'],
    ['2 to 3 carrots', '2-3: carrot'],
    ['4 or 5 radishes', '4-5: radish'],
    ['1 to 1 1/4 cups water', '1-1 1/4 cup: water'],
    ['1 cup to 2 cups water', '1-2 cup: water'],
    ['a lemon', '1: lemon'],
    ['one onion', '1: onion'],
    ['half an onion', '1/2: onion'],
    ['half a lemon', '1/2: lemon'],
    ['one dozen eggs', '12: egg'],
    ['2 dozen oysters', '24: oyster'],
    ['half a dozen eggs', '6: egg'],
    ['a couple of tomatoes', '2: tomato'],
    ['about 2 cups rice', '2 cup: rice'],
    ['a generous 1/2 teaspoon salt', '1/2 tsp: salt'],
    ['heaping tablespoon cocoa powder', 'tbsp: cocoa powder'],
    ['Whole milk, 2 cups', '2 cup: milk'],
    ['Whole milk, 2 cups, can be skimmed', '2 cup: milk'],
    ['Baking soda 1/2 teaspoon (2 grams)', '1/2 tsp: baking soda'],
    ['salt', '-: salt'],
    ['a few sprigs of thyme', 'sprig: thyme'],
    ['4 cups half-and-half', '4 cup: half and half'],
    ['2 teaspoons five-spice powder', '2 tsp: five-spice powder'],
    ['1 cup 2% milk', '1 cup: milk'],
    ['100 g 70% dark chocolate', '100 g: dark chocolate'],
  ])('%s → %s', (line, expected) => {
    expect(read(line)).toBe(expected);
  });
});

describe('units', () => {
  it.each([
    ['2 Tbsp butter', '2 tbsp: butter'],
    ['2 T butter', '2 tbsp: butter'],
    ['2 t vanilla', '2 tsp: vanilla extract'],
    ['1 c. sugar', '1 cup: sugar'],
    ['½ tsp. salt', '1/2 tsp: salt'],
    ['8 fl oz cream', '8 fl-oz: cream'],
    ['8 fluid ounces cream', '8 fl-oz: cream'],
    ['2 lbs. ground beef', '2 lb: ground beef'],
    ['250ml milk', '250 ml: milk'],
    ['1 L water', '1 l: water'],
    ['2 handfuls of spinach', '2 handful: spinach'],
    ['a pinch of salt', '1 pinch: salt'],
    ['pinch of nutmeg', 'pinch: nutmeg'],
    ['2 cloves garlic', '2 clove: garlic'],
    ['2 garlic cloves, crushed', '2 clove: garlic'],
    ['2 large cloves of garlic', '2 clove: garlic'],
    ['6 cloves', '6: clove'],
    ['1/2 tsp ground cloves', '1/2 tsp: clove'],
    ['3 celery stalks', '3 stalk: celery'],
    ['3 stalks celery', '3 stalk: celery'],
    ['4 thyme sprigs', '4 sprig: thyme'],
    ['2 bay leaves', '2: bay leaf'],
    ['1 head of lettuce', '1 head: lettuce'],
    ['1 small head cauliflower', '1 head: cauliflower'],
    ['4 thick slices bread', '4 slice: bread'],
    ['1 stick butter', '1 stick: butter'],
    ['1 cinnamon stick', '1: cinnamon stick'],
    ['2-inch piece of ginger', '2 inch: ginger'],
    ['1 rib-eye steak', '1: rib eye steak'],
    ['1 T-bone steak', '1: t-bone steak'],
    ['1 rack of lamb', '1: rack of lamb'],
    ['250 g/9 oz strawberries', '250 g: strawberry'],
    ['1 cup / 240 ml milk', '1 cup: milk'],
    ['1 cup or 250 ml milk', '1 cup: milk'],
    ['2 teaspoons to 1 tablespoon olive oil', '2-3 tsp: olive oil'],
    ['3 teaspoons to 1 tablespoon olive oil', '3 tsp: olive oil'],
    ['12 oz to 1 lb ground beef', '12-16 oz: ground beef'],
    ['1/2 plus 1/8 teaspoon baking soda', '1/2 tsp: baking soda'],
    ['1 lb (500g firm white fish fillets, cut up', '1 lb: fish'],
    ['2 tbsp sugar 30 mL', '2 tbsp: sugar'],
  ])('%s → %s', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  it('never mistakes a word of the food for a unit', () => {
    expect(read('1 red bell pepper')).toBe('1: red bell pepper');
    expect(read('2 chicken breasts')).toBe('2: chicken breast');
    expect(read('4 green onions')).toBe('4: green onion');
  });
});

describe('pepper and peppers', () => {
  it.each([
    ['2 peppers', '2: bell pepper'],
    ['3 peppers, sliced', '3: bell pepper'],
    ['2 large peppers, seeded and diced', '2: bell pepper'],
    ['2-3 Peppers', '2-3: bell pepper'],
    ['4 sweet peppers', '4: bell pepper'],
    ['1 pepper, sliced', '1: bell pepper'],
    ['1/2 pepper', '1/2: bell pepper'],
    ['2 chopped peppers', '2: bell pepper'],
    ['1 cup sliced peppers', '1 cup: bell pepper'],
    ['300 g peppers', '300 g: bell pepper'],
    ['peppers', '-: bell pepper'],
    ['3 red peppers', '3: red bell pepper'],
    ['2 hot peppers', '2: chili pepper'],
    ['2 jalapeño peppers', '2: jalapeno'],
    ['pepper', '-: black pepper'],
    ['pepper, to taste', '-: black pepper'],
    ['1 tsp pepper', '1 tsp: black pepper'],
    ['1 pinch pepper', '1 pinch: black pepper'],
    ['2 grinds pepper', '2 grind: black pepper'],
    ['freshly ground pepper', '-: black pepper'],
    ['1 tsp ground peppers', '1 tsp: black pepper'],
    ['10 peppercorns', '10: black pepper'],
    ['1/4 tsp black pepper', '1/4 tsp: black pepper'],
  ])('%s → %s', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  it('are counted next to other foods too', () => {
    const nameOfFirst = (line: string) =>
      nameOf(parseIngredientLine(line).also[0]?.ingredientId ?? null);
    expect(nameOfFirst('salt and pepper')).toBe('black pepper');
    expect(nameOfFirst('1/2 tsp each salt and pepper')).toBe('black pepper');
    expect(nameOfFirst('1 onion and 2 peppers')).toBe('bell pepper');
    expect(parseIngredientLine('2 onions or peppers').alternatives.map(nameOf)).toEqual([
      'bell pepper',
    ]);
  });
});

describe('packages', () => {
  it.each([
    ['1 (14 oz) can diced tomatoes', '1 can: canned tomato', '14 oz'],
    ['1 can (14 oz) tomatoes', '1 can: canned tomato', '14 oz'],
    ['2 14-ounce cans chickpeas', '2 can: chickpea', '14 oz'],
    ['one 14-ounce [400 g] can chickpeas', '1 can: chickpea', '14 oz'],
    ['14-ounce can chickpeas', '1 can: chickpea', '14 oz'],
    ['14 oz - can chickpeas', '1 can: chickpea', '14 oz'],
    ['2 x 400 g - cans chickpeas', '2 can: chickpea', '400 g'],
    ['2 x 400 g tins chopped tomatoes', '2 can: canned tomato', '400 g'],
    ['2 x 400g/14oz tins lentils', '2 can: lentil', '400 g'],
    ['1 package (10 ounces) frozen spinach, thawed', '1 package: spinach', '10 oz'],
    ['1 796 ml can crushed tomatoes', '1 can: crushed tomato', '796 ml'],
    ['3 (2-inch) cinnamon sticks', '3: cinnamon stick', '2 inch'],
    ['six 1/2-inch-thick slices bread', '6 slice: bread', '1/2 inch'],
    ['4 1/2-inch-thick slices bread', '4 slice: bread', '1/2 inch'],
  ])('%s → %s of %s', (line, expected, size) => {
    const { packageSize } = parseIngredientLine(line);
    expect(read(line)).toBe(expected);
    expect(packageSize && `${formatQuantity(packageSize.quantity)} ${packageSize.unit}`).toBe(size);
  });
});

describe('the food', () => {
  it.each([
    ['1 lb boneless, skinless chicken thighs', 'chicken thigh'],
    ['1/4 cup peeled, seeded, and diced tomato', 'tomato'],
    ['2 cups freshly grated Parmesan cheese', 'parmesan'],
    ['1 onion, red', 'onion'],
    ['1 lemon, half sliced and half juiced', 'lemon'],
    ['3 cups flattened rice', 'flattened rice'],
    ['800 g round steak', 'braising steak'],
    ['3 tbsp extra-virgin Greek olive oil', 'extra virgin olive oil'],
    ['2 carrots peeled and cut into coins', 'carrot'],
    ['1 cup tomatoes with their juice', 'tomato'],
    ['1 can tuna in olive oil', 'tuna'],
    ['1 tsp cream of tartar', 'cream of tartar'],
    ['1 (10.5 oz) can condensed cream of mushroom soup', 'cream of mushroom soup'],
    ['fillets of beef', 'beef tenderloin'],
    ['1 pot roast of beef', 'chuck roast'],
    ['2 cups rice krispies', 'crisp rice cereal'],
    ['hearts of palm', 'heart of palm'],
    ['2 tbsp juice of lime', 'lime juice'],
    ['1 cup macaroni and cheese', 'macaroni and cheese'],
    ['1 jar peanut butter', 'peanut butter'],
    ['1 head butter lettuce', 'butter lettuce'],
    ['1 cup butter beans', 'lima bean'],
    ['1 tbsp rice vinegar', 'rice vinegar'],
    ['Vegetable oil for frying', 'vegetable oil'],
    ['For the sauce: 2 tbsp butter', 'butter'],
    ['• 2 tbsp butter', 'butter'],
  ])('%s → %s', (line, expected) => {
    expect(nameOf(parseIngredientLine(line).ingredientId)).toBe(expected);
  });

  it('ends where something else is stirred in', () => {
    expect(read('1 cup warm milk combined with 1/2 cup hot water')).toBe('1 cup: milk');
    expect(read('1/2 cup crumbled Gorgonzola cheese')).toBe('1/2 cup: gorgonzola');
    expect(parseIngredientLine('1/2 plus 1/8 tsp salt').also).toMatchObject([
      { unit: 'tsp', quantity: { min: { numerator: 1, denominator: 8 } } },
    ]);
  });

  it('knows foods that are called by their size', () => {
    expect(read('24 jumbo pasta shells')).toBe(read('24 jumbo shells'));
    expect(read('24 jumbo pasta shells')).toMatch(/jumbo pasta shell/);
    expect(read('2 jumbo eggs')).toMatch(/: egg$/);
    expect(read('1 small white onion, chopped')).toMatch(/: onion$/);
  });

  it('keeps preparation, size and remarks apart from the name', () => {
    expect(parseIngredientLine('2 large onions, finely chopped (about 3 cups)')).toMatchObject({
      name: 'onions',
      size: 'large',
      preparation: 'finely chopped',
      comment: 'about 3 cups',
    });
    expect(parseIngredientLine('1 cup finely chopped onion')).toMatchObject({
      name: 'onion',
      preparation: 'finely chopped',
    });
  });

  it('resolves to the fruit whose juice or zest is needed', () => {
    expect(read('juice of 1 lemon')).toBe('1: lemon');
    expect(parseIngredientLine('Finely grated zest of 2 limes')).toMatchObject({
      preparation: 'Finely grated zest',
      name: 'limes',
    });
    expect(read('zest 1 orange')).toBe('1: orange');
  });

  it('does not guess when an unknown word says what the food really is', () => {
    expect(parseIngredientLine('2 potato quibblets').ingredientId).toBeNull();
    expect(parseIngredientLine('1 deep-fry thermometer').ingredientId).toBeNull();
    expect(parseIngredientLine('2 cups quux (cashew milk)').ingredientId).not.toBeNull();
  });

  it('keeps the line and the words of an unknown food', () => {
    const line = parseIngredientLine('2 cups Grommet Sprockle, sifted');
    expect(line).toMatchObject({
      raw: '2 cups Grommet Sprockle, sifted',
      name: 'Grommet Sprockle',
      unit: 'cup',
    });
    expect(line.confidence).toBeLessThan(0.5);
  });

  it('is the first one, though the words behind it are another name', () => {
    expect(read('2 cups lettuce mixed greens')).toBe('2 cup: lettuce');
    expect(read('500 g chicken minced beef')).toBe('500 g: chicken');
  });

  it('is as sure of a further amount as of the food that it measures', () => {
    const known = parseIngredientLine('1 cup plus 2 tablespoons flour');
    expect(known.also.map(({ confidence }) => confidence > 0.5)).toEqual([true]);
    const unknown = parseIngredientLine('1 cup plus 2 tablespoons grommet sprockle');
    expect(unknown.also.map(({ confidence }) => confidence < 0.5)).toEqual([true]);
  });
});

describe('or, and, plus', () => {
  it.each([
    ['1 cup chicken or vegetable stock', 'chicken broth', ['vegetable broth']],
    ['2 cups beef, chicken or vegetable broth', 'beef broth', ['chicken broth', 'vegetable broth']],
    ['2 cups canola, peanut, or corn oil', 'canola oil', ['peanut oil', 'corn oil']],
    ['1 red or yellow bell pepper', 'red bell pepper', ['yellow bell pepper']],
    [
      '2 orange, yellow or red bell peppers, cored',
      'orange bell pepper',
      ['yellow bell pepper', 'red bell pepper'],
    ],
    ['2 tbsp canola, grapeseed, or other light oil', 'canola oil', ['grapeseed oil', 'oil']],
    ['1 cup butter or cream', 'butter', ['cream']],
    ['3 Quimby or other ripe pears', 'pear', []],
    ['1 serrano chile or 1/4 tsp red pepper flakes', 'serrano pepper', ['red pepper flakes']],
    ['2 tbsp butter or olive oil', 'butter', ['olive oil']],
    ['1 tbsp fresh thyme or 1 tsp dried thyme', 'thyme', ['dried thyme']],
    ['1 jalapeño, minced, or 1/4 tsp cayenne pepper', 'jalapeno', ['cayenne']],
    ['50 g milk or dark chocolate', 'milk chocolate', ['dark chocolate']],
  ])('%s', (line, first, others) => {
    const { ingredientId, alternatives } = parseIngredientLine(line);
    expect(nameOf(ingredientId)).toBe(first);
    expect(alternatives.map(nameOf)).toEqual(others);
  });

  it.each([
    ['1 tablespoon plus 1 teaspoon olive oil', '1 tbsp: olive oil', ['1 tsp: olive oil']],
    ['1 lb 2 oz cheddar', '1 lb: cheddar', ['2 oz: cheddar']],
    ['salt and freshly ground black pepper, to taste', '-: salt', ['-: black pepper']],
    ['1/2 tsp each salt and pepper', '1/2 tsp: salt', ['1/2 tsp: black pepper']],
    ['1/2 cup sugar, plus 2 tablespoons for the top', '1/2 cup: sugar', ['2 tbsp: sugar']],
    ['2 tbsp oil, plus 1 tbsp butter', '2 tbsp: oil', ['1 tbsp: butter']],
    ['2 tbsp butter, plus more for the pan', '2 tbsp: butter', []],
    ['2 cups half and half', '2 cup: half and half', []],
  ])('%s', (line, first, others) => {
    const parsed = parseIngredientLine(line);
    expect(told(parsed)).toBe(first);
    expect(parsed.also.map(told)).toEqual(others);
  });

  it('marks optional lines and lines to taste', () => {
    expect(parseIngredientLine('1 tsp chili flakes (optional)')).toMatchObject({
      optional: true,
      comment: null,
    });
    expect(parseIngredientLine('Optional: 1 tsp capers')).toMatchObject({ optional: true });
    expect(parseIngredientLine('black pepper, to taste')).toMatchObject({
      toTaste: true,
      optional: false,
    });
  });
});

describe('any text', () => {
  const kitchen = fc.constantFrom(
    ...'1 2 ½ 1/2 - to or and plus cup cups oz (14 ) [ can , ; chicken broth onion fresh chopped of juice salt x % / . half a dozen'.split(
      ' ',
    ),
  );

  it('is parsed without throwing, and kept', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 500 }),
          fc.array(kitchen, { maxLength: 80 }).map((words) => words.join(' ')),
        ),
        (line) => {
          const parsed = parseIngredientLine(line);
          expect(parsed.raw).toBe(line);
          expect(parsed.confidence).toBeGreaterThanOrEqual(0);
          expect(parsed.confidence).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 400 },
    );
  });

  it.each([
    ['digits', '1'.repeat(500)],
    ['fractions', '1/2 '.repeat(125)],
    ['brackets', '('.repeat(500)],
    ['unclosed amounts', '(14 oz '.repeat(70)],
    ['joiners', 'or and '.repeat(70)],
    ['lists', 'salt, '.repeat(80)],
    ['descriptions', 'fresh '.repeat(80)],
    ['hyphens', '1-'.repeat(250)],
    ['units', 'cup '.repeat(125)],
    ['of', 'cream of '.repeat(55)],
    ['combining marks', 'e\u0301\u0302'.repeat(160)],
  ])('takes linear time: %s', (_, line) => {
    const time = (text: string) => {
      const best = [1, 2, 3, 4, 5].map(() => {
        const started = process.hrtime.bigint();
        for (let round = 0; round < 20; round += 1) parseIngredientLine(text);
        return Number(process.hrtime.bigint() - started) / 20;
      });
      return Math.min(...best);
    };
    parseIngredientLine(line);
    // 500 characters of anything cost far less than a request may.
    expect(time(line) / 1e6).toBeLessThan(20);
    expect(time(line.repeat(200)) / 1e6).toBeLessThan(100);
  });
});
