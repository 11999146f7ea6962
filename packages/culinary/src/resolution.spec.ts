import fc from 'fast-check';
import { allIngredients, ingredientById } from './ingredient.js';
import { resolveIngredient, resolveIngredients } from './resolution.js';

describe('resolving a typed ingredient', () => {
  it.each([
    ['aubergine', 'eggplant'],
    ['courgettes', 'zucchini'],
    ['coriander leaf', 'cilantro'],
    ['scallion', 'green onion'],
    ['spring onions', 'green onion'],
    ['prawns', 'shrimp'],
    ['bicarbonate of soda', 'baking soda'],
    ['caster sugar', 'sugar'],
    ['confectioners’ sugar', 'icing sugar'],
    ['powdered sugar', 'icing sugar'],
    ['plain flour', 'flour'],
    ['garbanzo beans', 'chickpea'],
    ['rocket', 'arugula'],
    ['swede', 'rutabaga'],
    ['beetroot', 'beet'],
    ['double cream', 'heavy cream'],
    ['minced beef', 'ground beef'],
    ['cornflour', 'cornstarch'],
    ['mangetout', 'snow pea'],
    ['peameal bacon', 'canadian bacon'],
    ['treacle', 'molasses'],
    ['passata', 'tomato puree'],
    ['beef ribs', 'short rib'],
    ['back ribs', 'pork rib'],
    ['deer steaks', 'venison'],
    ['moose meat', 'moose'],
    ['wild boar shoulder', 'wild boar'],
    ['finnan haddie', 'smoked haddock'],
    ['leftover roast lamb', 'cooked lamb'],
    ['frozen ground cassava leaves', 'cassava leaf'],
    ['fresh taro leaves', 'taro leaf'],
    ['moose ground meat', 'ground moose'],
    ['ground elk', 'ground elk'],
    ['minced caribou', 'ground caribou'],
    ['elk steaks', 'elk'],
    ['elk stew meat', 'elk'],
    ['bakeapples', 'cloudberry'],
    ['partridgeberries', 'lingonberry'],
    ['gandules', 'pigeon pea'],
    ['fermented black beans', 'fermented black bean'],
    ['sour milk', 'buttermilk'],
    ['ube halaya', 'ube jam'],
    ['purple yam', 'ube'],
    ['green bananas', 'green banana'],
    ['pandesal', 'bread roll'],
    ['fresh pork hocks', 'pork hock'],
    ['smoked goldeye', 'smoked fish'],
    ['callaloo', 'callaloo'],
    ['strawberries going soft', 'strawberry'],
    ['beets with their tops', 'beet'],
    ['carrots with the greens attached', 'carrot'],
    ['potatoes, skin on', 'potato'],
    ['apples wrinkled', 'apple'],
    ['sardines in tomato sauce', 'sardine'],
    ['peaches in light syrup', 'peach'],
    ['herring in cream', 'herring'],
    ['20 croissants from yesterday', 'croissant'],
    ['a dozen day-old bagels', 'bagel'],
    ['half a bag of frozen spinach', 'spinach'],
    ['the end of a wheel of brie', 'brie'],
    ['a big bag of windfall apples', 'apple'],
    ['a pile of beets', 'beet'],
    ['a bushel of apples', 'apple'],
    ['a punnet of mushrooms', 'mushroom'],
    ['plenty of potatoes', 'potato'],
    ['bottle gourd', 'gourd'],
    ['2 cups pot barley', 'barley'],
    ['a log of goat cheese', 'goat cheese'],
    ['tomatoes from the garden', 'tomato'],
    ['egg whites from making custard', 'egg white'],
    ['milk near its date', 'milk'],
    ['salad greens that need using up', 'salad green'],
    ["celery that's gone limp", 'celery'],
    ['potatoes - about 5 lb', 'potato'],
    ['wrinkly peppers', 'bell pepper'],
    ['cayenne peppers', 'cayenne'],
    ['leftover fries', 'french fry'],
    ['1,5 kg de porc', 'pork'],
    ['une boîte de tomates', 'tomato'],
    ["poulet d'hier", 'chicken'],
    ['teff flour', 'teff flour'],
    ['injera', 'injera'],
    ['dried guajillo chiles', 'guajillo chile'],
    ['cascabel chiles', 'large dried chile'],
    ['chipotle meco', 'dried chipotle'],
    ['dried New Mexico chiles', 'new mexico chile'],
    ['brown beans', 'brown bean'],
    ['canned brown beans', 'baked bean'],
    ['leftover stuffing', 'bread stuffing'],
    ['stuffing', 'stuffing mix'],
    ['spent grain', 'spent grain'],
    ['carrot peelings', 'vegetable scrap'],
    ['brisket trimmings', 'stewing beef'],
    ['salted pigtail', 'salt pork rib'],
    ['garden eggs', 'eggplant'],
    ['cod tongues', 'cod'],
    ['king oyster', 'king oyster mushroom'],
    ['kangkong', 'water spinach'],
    ['maize flour', 'cornmeal'],
    ['rice rolls', 'rice noodle'],
    ['yellow peas', 'split pea'],
    ['whitefish', 'whitefish'],
    ['waakye', 'spiced rice'],
    ['leftover jollof rice', 'spiced rice'],
    ['leftover biryani', 'spiced rice'],
    ['leftover rice and peas', 'spiced rice'],
    ['leftover chicken curry', 'chicken curry'],
    ['leftover curry goat', 'meat curry'],
    ['leftover chana masala', 'chana masala'],
    ['leftover taco meat', 'taco meat'],
    ['leftover shawarma', 'chicken shawarma'],
    ['leftover donair', 'donair meat'],
    ['leftover oxtail stew', 'beef stew'],
    ['doro wat', 'chicken stew'],
    ['leftover tonkatsu', 'schnitzel'],
    ['tonkatsu sauce', 'tonkatsu sauce'],
    ['leftover porridge', 'oat'],
    ['lambs quarters', "lamb's quarters"],
    ['carrot tops', 'carrot top'],
    ['radish greens', 'turnip green'],
    ['sea asparagus', 'samphire'],
    ['banana blossom', 'banana blossom'],
    ['watermelon rind', 'watermelon rind'],
    ['cheddar curds', 'cheese curd'],
    ['curds', 'cheese curd'],
    ['curd', 'yogurt'],
    ['papaya (green)', 'green papaya'],
    ['drumstick (moringa)', 'moringa pod'],
    ['ñame', 'white yam'],
    ['shiro', 'shiro powder'],
    ['shiro miso', 'miso'],
    ['gari', 'garri'],
    ['fonio', 'fonio'],
    ['grouse breasts', 'partridge'],
    ['northern pike', 'pike'],
    ['mullet', 'fish'],
    ['salt fish', 'salt cod'],
    ['hard bread', 'hardtack'],
    ['tea biscuits', 'scone'],
    ['soy chunks', 'textured vegetable protein'],
    ['smoked salmon trim', 'smoked salmon'],
    ['shortbread crumbs', 'shortbread'],
    ['hot cross buns', 'hot cross bun'],
    ['herbes salées', 'salted herb'],
    ['camerises', 'haskap'],
    ['apples past their best', 'apple'],
    ['steamed buns', 'bun'],
    ['corned beef from a can', 'corned beef'],
    ['chickpeas in a tin', 'chickpea'],
    ['confiture de bacon', 'bacon jam'],
    ['cuisses de canard confites', 'duck confit'],
    ['bao', 'gyoza'],
    ['bison stew meat', 'bison'],
    ['ground deer meat', 'ground venison'],
    ['beef heart', 'beef heart'],
    ['lamb shoulder chops', 'lamb shoulder chop'],
    ['fresh lasagna sheets', 'lasagna noodle'],
    ['dasheen leaves', 'taro leaf'],
    ['red split lentils', 'red lentil'],
    ['turkey drumsticks', 'turkey leg'],
    ['elk meat', 'elk'],
    ['round steak', 'braising steak'],
    ['blade steaks', 'braising steak'],
    ['top blade steak', 'flat iron steak'],
    ['poha', 'flattened rice'],
    ['vanilla pudding mix', 'pudding mix'],
    ['instant vanilla pudding', 'pudding mix'],
    ['maple flavoring', 'maple extract'],
    ['lemon extract', 'lemon extract'],
    ['peppermint extract', 'peppermint extract'],
    ['rum extract', 'flavoring extract'],
  ])('reads %s as %s', (typed, name) => {
    expect(resolveIngredient(typed).name).toBe(name);
  });

  it.each([
    ['butter', 'peanut butter'],
    ['butter', 'butter beans'],
    ['egg', 'eggplant'],
    ['rice', 'rice vinegar'],
    ['chicken', 'chicken broth'],
    ['potato', 'sweet potato'],
    ['pepper', 'bell pepper'],
    ['garlic', 'garlic powder'],
    ['milk', 'coconut milk'],
    ['corn', 'corn syrup'],
    ['cream', 'cream of tartar'],
    ['cream', 'cream cheese'],
    ['ginger', 'ground ginger'],
    ['orange', 'orange juice'],
    ['lemon', 'lemongrass'],
    ['sugar', 'sugar snap peas'],
    ['tomato', 'tomato paste'],
    ['onion', 'onion powder'],
    ['wine', 'white wine vinegar'],
    ['flour', 'flour tortillas'],
  ])('keeps %s apart from %s', (one, other) => {
    const left = resolveIngredient(one).id;
    const right = resolveIngredient(other).id;
    expect(left).not.toBeNull();
    expect(right).not.toBeNull();
    expect(left).not.toBe(right);
  });

  it.each([
    ['poulet', 'chicken'],
    ['canard', 'duck'],
    ['calmars', 'squid'],
    ['bœuf haché', 'ground beef'],
    ['pommes de terre', 'potato'],
    ['oignons', 'onion'],
    ['jambon', 'ham'],
    ['beurre d’arachide', 'peanut butter'],
    ['sirop d’érable', 'maple syrup'],
    ['bleuets', 'blueberry'],
    ['yogourt', 'yogurt'],
    ['poisson', 'fish'],
    ['sauce de poisson', 'fish sauce'],
    ['fumet de poisson', 'fish stock'],
  ])('reads the French %s as %s', (typed, name) => {
    expect(resolveIngredient(typed)).toMatchObject({ kind: 'alias', name });
  });

  it('keeps what is another food in English', () => {
    expect(resolveIngredient('raisin').name).toBe('raisin');
    expect(resolveIngredient('prune').name).toBe('prune');
    expect(resolveIngredient('citron').name).toBe('citron');
  });

  it('does not count what people say they do not have', () => {
    for (const entry of ['no onions', 'without garlic', 'not peanuts', 'except dairy']) {
      expect(resolveIngredient(entry)).toMatchObject({ kind: 'unknown', id: null });
    }
    expect(resolveIngredient('no salt added tomatoes').name).toBe('tomato');
    expect(resolveIngredient('chicken no skin').name).toBe('chicken');
    expect(resolveIngredient('chicken thighs, without bones').name).toBe('chicken thigh');
  });

  it('skips amounts and shapes', () => {
    expect(resolveIngredient('salmon fillets x2')).toMatchObject({
      kind: 'partial',
      name: 'salmon',
    });
    expect(resolveIngredient('eggs (6)').name).toBe('egg');
    expect(resolveIngredient('block of tofu')).toMatchObject({ kind: 'partial', name: 'tofu' });
    expect(resolveIngredient('a bag of spinach').name).toBe('spinach');
    expect(resolveIngredient('fries').name).toBe('french fry');
  });

  it('splits words that were typed as one', () => {
    expect(resolveIngredient('coconutmilk')).toMatchObject({ kind: 'typo', name: 'coconut milk' });
    expect(resolveIngredient('soysauce').name).toBe('soy sauce');
    expect(resolveIngredient('peanutbutter').name).toBe('peanut butter');
  });

  it('reads several foods in one entry, but names with "and" as one', () => {
    const names = (text: string) => resolveIngredients(text).map(({ name }) => name);
    expect(names('chicken and rice')).toEqual(['chicken', 'rice']);
    expect(names('salt & pepper')).toEqual(['salt', 'black pepper']);
    expect(names('bacon/eggs')).toEqual(['bacon', 'egg']);
    expect(names('mac and cheese')).toEqual(['macaroni and cheese']);
    expect(names('leftover macaroni and cheese')).toEqual(['macaroni and cheese']);
    expect(names('leftover ham and potatoes')).toEqual(['ham', 'potato']);
    expect(names('half and half')).toEqual(['half and half']);
    expect(names('chicken and xyzzy')).toHaveLength(1);
    expect(names('tomato')).toEqual(['tomato']);
  });

  it('reports its interpretation', () => {
    expect(resolveIngredient('Tomato').kind).toBe('exact');
    expect(resolveIngredient(' tomatoes ').kind).toBe('plural');
    expect(resolveIngredient('scallion').kind).toBe('alias');
    expect(resolveIngredient('large ripe organic tomatoes').kind).toBe('partial');
    expect(resolveIngredient('brocolli').kind).toBe('typo');
    expect(resolveIngredient('xylophone').kind).toBe('unknown');
    expect(resolveIngredient('').kind).toBe('unknown');
  });

  it('treats peppers as the vegetable and pepper as the spice', () => {
    expect(resolveIngredient('Peppers')).toMatchObject({ kind: 'plural', name: 'bell pepper' });
    expect(resolveIngredient('pepper').name).toBe('black pepper');
    expect(resolveIngredient('chili peppers').name).toBe('chili pepper');
  });

  it('keeps the typed text in its stored form', () => {
    expect(resolveIngredient('  Jalapeño  PEPPERS ')).toMatchObject({
      typed: 'jalapeño peppers',
      name: 'jalapeno',
    });
  });

  it.each([
    ['brocolli', 'broccoli'],
    ['zuchini', 'zucchini'],
    ['parmesean', 'parmesan'],
    ['chiken broth', 'chicken broth'],
    ['cinammon', 'cinnamon'],
    ['tomatoe', 'tomato'],
    ['vinagar', 'vinegar'],
    ['avacado', 'avocado'],
    ['mozarella', 'mozzarella'],
    ['rasberries', 'raspberry'],
    ['bred', 'bread'],
    ['parm', 'parmesan'],
    ['black beens', 'black bean'],
    ['kidney beens', 'kidney bean'],
    ['been sprouts', 'bean sprout'],
    ['celey root', 'celery root'],
    ['chiken brest', 'chicken breast'],
  ])('interprets the misspelt %s as %s', (typed, name) => {
    expect(resolveIngredient(typed).name).toBe(name);
  });

  it.each([
    ['vinagar', 'vinegar'],
    ['zuccini', 'zucchini'],
    ['letuce', 'lettuce'],
    ['galic', 'garlic'],
    ['carots', 'carrot'],
    ['bacen', 'bacon'],
    ['sumak', 'sumac'],
    ['condenced milk', 'condensed milk'],
    ['lasanga', 'lasagna'],
    ['cauliflour', 'cauliflower'],
    ['leftover chiken', 'cooked chicken'],
  ])('takes %s, which has the consonants of %s, for it', (typed, name) => {
    expect(resolveIngredient(typed)).toMatchObject({ kind: 'typo', name });
  });

  it.each([
    ...['kolache', 'paska', 'paprikash', 'rarebit', 'larb', 'laab', 'lechon', 'tapa', 'akra'],
    ...['mafe', 'benachin', 'kilishi', 'cachapa', 'tostones', 'onigiri', 'banchan', 'fricot'],
    ...['lomo saltado', 'mansaf', 'gatte', 'Zucker', 'Zitrone', 'Spinat', 'manzana', 'palta'],
    ...['seta', 'vino', 'camote', 'leftover tagine', 'leftover langos', 'name'],
  ])('[K-6] does not take %s, a word of another kitchen, for the nearest food', (typed) => {
    expect(resolveIngredient(typed)).toMatchObject({ kind: 'unknown', id: null });
  });

  it.each(['low carb', 'rappé', 'gruyère ràpé', 'oignon tressé', 'soupé'])(
    '[K-6] suggests nothing for %s, which may be another food with other allergens',
    (typed) => {
      expect(resolveIngredient(typed)).toMatchObject({ kind: 'unknown', id: null });
    },
  );

  it.each([
    ['lamb ground', 'ground lamb'],
    ['beef ground lean', 'ground beef'],
    ['onions pickled', 'pickled onion'],
    ['chicken, cooked', 'cooked chicken'],
    ['mango green', 'green mango'],
    ['peppers roasted', 'roasted red pepper'],
    ['kubasa', 'kielbasa'],
    ['ladyfinger crumbs', 'ladyfinger'],
  ])('[K-6] reads %s, with its state after the food, as %s', (typed, name) => {
    expect(resolveIngredient(typed).name).toBe(name);
  });

  it('[K-6] understands grated parmesan in French', () => {
    expect(resolveIngredient('parmesan râpé').name).toBe('parmesan');
    expect(resolveIngredient('parmesan rape').name).not.toBe('broccoli rabe');
  });

  it('[K-6] never guesses a food that is free of something its neighbour has', () => {
    for (const [typed, other] of [
      ['carb', 'crab'],
      ['walnot', 'walnut'],
      ['penut', 'peanut'],
      ['shrmp', 'shrimp'],
    ] as const) {
      const id = resolveIngredient(typed).id;
      const allergens = ingredientById(resolveIngredient(other).id ?? 0)?.facts.allergens;
      const guessed = id === null ? undefined : ingredientById(id)?.facts.allergens;
      for (const [allergen, fact] of Object.entries(allergens ?? {})) {
        if (fact === 'contains' && guessed)
          expect(guessed[allergen as keyof typeof guessed]).not.toBe('free');
      }
    }
  });

  it('does not guess at three letters but suggests names that start with them', () => {
    const resolution = resolveIngredient('tofo');
    expect(resolution).toMatchObject({ kind: 'typo', name: 'tofu' });
    expect(resolveIngredient('zzz')).toMatchObject({ kind: 'unknown', id: null, suggestions: [] });
    expect(resolveIngredient('eg').id).toBeNull();
    expect(resolveIngredient('eg').suggestions.map(({ name }) => name)).toContain('egg');
  });

  it('does not interpret a food that an unknown word may change', () => {
    expect(resolveIngredient('potato quibblets').id).toBeNull();
    expect(resolveIngredient('potato quibblets').suggestions.map(({ name }) => name)).toContain(
      'potato',
    );
  });

  it('resolves every name to itself, and any text without throwing', () => {
    for (const { id, name } of allIngredients())
      expect(resolveIngredient(name)).toMatchObject({ id, kind: 'exact' });
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
        const { id, name } = resolveIngredient(text);
        expect(id === null).toBe(name === null);
      }),
    );
  });
});
