import { allIngredients, ingredientById } from './ingredient.js';
import {
  parseIngredientLine,
  parseIngredientLines,
  type IngredientLine,
} from './ingredient-line.js';
import { languageOf, languageOfLines } from './language-vote.js';
import { foodsNamedIn, lexiconOf } from './lexicon.js';
import { dishFacts, lineFacts } from './line-facts.js';
import { formatQuantity } from './quantity.js';
import { resolveIngredient } from './resolution.js';
import { suggestIngredients } from './suggestion.js';

const nameOf = (id: number | null) =>
  id === null ? '??' : (ingredientById(id)?.name ?? 'no such food');

/** "2 can (400 g): tomato | alt … | also …". */
function told({ quantity, unit, packageSize, ingredientId, alternatives, also }: IngredientLine) {
  const size = packageSize && `(${formatQuantity(packageSize.quantity)} ${packageSize.unit})`;
  const amount = [quantity && formatQuantity(quantity), unit, size].filter(Boolean).join(' ');
  const others = also.map((one) =>
    [one.quantity && formatQuantity(one.quantity), one.unit, nameOf(one.ingredientId)]
      .filter(Boolean)
      .join(' '),
  );
  return [
    `${amount || '-'}: ${nameOf(ingredientId)}`,
    ...(alternatives.length > 0 ? [`alt ${alternatives.map(nameOf).join()}`] : []),
    ...(others.length > 0 ? [`also ${others.join()}`] : []),
  ].join(' | ');
}

const read = (line: string, language?: string) => told(parseIngredientLine(line, { language }));

describe('French lines', () => {
  it.each([
    ['1 c. à thé de sel', '1 tsp: salt'],
    ['4 c. à soupe de crème 35 %', '4 tbsp: heavy cream'],
    ['2 c. à table de beurre fondu', '2 tbsp: butter'],
    ['1 c.à.s. de miel', '1 tbsp: honey'],
    ['2 c. à café de cannelle moulue', '2 tsp: cinnamon'],
    ['1 c. à c. de cumin', '1 tsp: cumin'],
    ["3 càs d'huile d'olive", '3 tbsp: olive oil'],
    ['1 cs de moutarde de Dijon', '1 tbsp: dijon mustard'],
    ['2 cc de levure chimique', '2 tsp: baking powder'],
    ['1 càc de curcuma', '1 tsp: turmeric'],
    ['1 cuillère à thé de vanille', '1 tsp: vanilla extract'],
    ['2 cuillères à soupe de sauce soya', '2 tbsp: soy sauce'],
    ['3 cuillerées à soupe de farine', '3 tbsp: flour'],
    ['1 cuil. à café de paprika fumé', '1 tsp: smoked paprika'],
    ['2 cuill. à soupe de vinaigre de cidre', '2 tbsp: cider vinegar'],
    ['1 c. à thé comble de poudre à pâte', '1 tsp: baking powder'],
    ["1 c. a soupe de sirop d'erable", '1 tbsp: maple syrup'],
    ['1 tasse de farine tout usage', '1 cup: flour'],
    ['1 tasse 1/2 de farine', '1 1/2 cup: flour'],
    ['250 ml (1 tasse) de lait', '250 ml: milk'],
    ['250 ml tasse de lait', '250 ml: milk'],
    ['250 ml 1 tasse de lait', '250 ml: milk'],
    ['1 tasse 250 ml de lait', '1 cup: milk'],
    ['15 ml c. à soupe de sucre', '15 ml: sugar'],
    ['5 ml 1 c. à thé de sel', '5 ml: salt'],
    ['30 ml c. à s. beurre', '30 ml: butter'],
    ['500 g 1 lb de boeuf haché', '500 g: ground beef'],
    ['1 ½ tasse de cassonade', '1 1/2 cup: brown sugar'],
    ['1 1/2 tasse de sucre', '1 1/2 cup: sugar'],
    ['½ tasse de bleuets', '1/2 cup: blueberry'],
    ['¾ de tasse de yogourt nature', '3/4 cup: yogurt'],
    ['un quart de tasse de raisins secs', '1/4 cup: raisin'],
    ["trois quarts de tasse d'eau", '3/4 cup: water'],
    ['une demi-tasse de riz basmati', '1/2 cup: basmati rice'],
    ['1,5 kg de pommes de terre', '1 1/2 kg: potato'],
    ['1,5 l de bouillon de poulet', '1 1/2 l: chicken broth'],
    ['1 000 g de tomates', '1000 g: tomato'],
    ['1 lb de bœuf haché', '1 lb: ground beef'],
    ['2 livres de porc haché', '2 lb: ground pork'],
    ['4 oz de fromage à la crème', '4 oz: cream cheese'],
    ['8 onces de champignons', '8 oz: mushroom'],
    ['30 cl de crème liquide', '30 cl: cream'],
    ['2 dl de lait', '2 dl: milk'],
    ["1 gousse d'ail hachée finement", '1 clove: garlic'],
    ['3 gousses d’ail, émincées', '3 clove: garlic'],
    ["2 gousses d'ail", '2 clove: garlic'],
    ['1 pincée de sel', '1 pinch: salt'],
    ['une bonne pincée de muscade', '1 pinch: nutmeg'],
    ['1 pointe de couteau de safran', '1 pinch: saffron'],
    ['1 poignée de roquette', '1 handful: arugula'],
    ['1 botte de persil', '1 bunch: parsley'],
    ['2 bottes de radis', '2 bunch: radish'],
    ['1 bouquet de coriandre', '1 bunch: cilantro'],
    ['4 brins de thym', '4 sprig: thyme'],
    ['2 branches de romarin', '2 sprig: rosemary'],
    ['2 branches de céleri', '2 stalk: celery'],
    ['3 tiges de citronnelle', '3 stalk: lemongrass'],
    ['8 feuilles de basilic', '8 leaf: basil'],
    ['2 feuilles de laurier', '2 leaf: bay leaf'],
    ['3 feuilles de gélatine', '3 sheet: gelatin'],
    ['6 feuilles de pâte phyllo', '6 sheet: phyllo dough'],
    ['1 noix de beurre', '1 knob: butter'],
    ["un filet d'huile d'olive", '1 drizzle: olive oil'],
    ["16 filets d'anchois", '16: anchovy'],
    ['1 trait de sauce Worcestershire', '1 dash: worcestershire sauce'],
    ['2 tranches de bacon', '2 slice: bacon'],
    ['4 tranches de jambon', '4 slice: ham'],
    ['1 boîte de 398 ml de tomates en dés', '1 can (398 ml): canned tomato'],
    ['1 boîte (540 ml/19 oz) de pois chiches, rincés et égouttés', '1 can (540 ml): chickpea'],
    ['2 boîtes de thon', '2 can: tuna'],
    ['1 boîte de conserve de 796 ml de tomates broyées', '1 can (796 ml): crushed tomato'],
    ['1 sachet de sucre vanillé', '1 envelope: vanilla sugar'],
    ['1 sachet (8 g) de levure instantanée', '1 envelope (8 g): instant yeast'],
    ['1 paquet de 250 g de fromage à la crème, ramolli', '1 package (250 g): cream cheese'],
    ['1 pot de 500 g de yogourt grec', '1 jar (500 g): greek yogurt'],
    ['1 bouteille de bière', '1 bottle: beer'],
    ['1 cube de bouillon de légumes', '1: vegetable bouillon'],
    ['1 morceau de gingembre de 2 cm', '1 piece: ginger'],
    ['1 pouce de gingembre', '1 inch: ginger'],
    ["1 tête d'ail", '1 head: garlic'],
    ['1 bulbe de fenouil', '1 bulb: fennel'],
    ['2 épis de maïs', '2 ear: corn'],
    ["1 douzaine d'œufs", '12: egg'],
    ["une douzaine d'huîtres", '12: oyster'],
    ['une dizaine de tomates cerises', '10: cherry tomato'],
    ["2 douzaines d'escargots", '24: snail'],
    ['2 ou 3 carottes', '2-3: carrot'],
    ['2 à 3 pommes', '2-3: apple'],
    ['4-5 échalotes', '4-5: shallot'],
    ["environ 200 g d'épinards", '200 g: spinach'],
    ['quelques feuilles de menthe', 'leaf: mint'],
    ['un peu de poivre', '-: black pepper'],
    ['un oignon', '1: onion'],
    ['une courgette', '1: zucchini'],
    ['deux poivrons rouges', '2: red bell pepper'],
    ['1 oignon rouge, tranché finement', '1: red onion'],
    ['2 gros œufs', '2: egg'],
    ["4 jaunes d'œufs", '4: egg yolk'],
    ['3 blancs d’œufs', '3: egg white'],
    ['Le jus de 2 citrons', '2: lemon'],
    ["le zeste d'un citron", '1: lemon'],
    ['jus de 1 lime', '1: lime'],
    ["Le jus d'une orange", '1: orange'],
    ['zeste râpé de 1/2 citron', '1/2: lemon'],
    ['le jus et le zeste de 2 limes', '2: lime'],
    ['parmesan râpé', '-: parmesan'],
    ['100 g de parmesan fraîchement râpé', '100 g: parmesan'],
    ['Sel et poivre', '-: salt | also black pepper'],
    ['Sel, poivre du moulin', '-: salt | also black pepper'],
    ['sel et poivre au goût', '-: salt | also black pepper'],
    ['Poivre, au goût', '-: black pepper'],
    ["huile d'olive ou beurre", '-: olive oil | alt butter'],
    ['2 c. à soupe de beurre ou de margarine', '2 tbsp: butter | alt margarine'],
    ['125 ml (½ tasse) de crème sure ou de yogourt grec', '125 ml: sour cream | alt greek yogurt'],
    ["60 ml d'huile de canola, divisée", '60 ml: canola oil'],
    ['persil frais, haché (facultatif)', '-: parsley'],
    ['1 c. à soupe de câpres (facultatif)', '1 tbsp: caper'],
    ['4 pommes de terre, pelées et coupées en cubes', '4: potato'],
    ['1 chou-fleur en fleurons', '1: cauliflower'],
    ['2 choux de Bruxelles', '2: brussels sprout'],
    ['200 g de choux-fleurs', '200 g: cauliflower'],
    ['500 g de haricots verts', '500 g: green bean'],
    ['1 patate douce', '1: sweet potato'],
    ['200 g de myrtilles', '200 g: blueberry'],
    ["1 tasse de blé d'Inde", '1 cup: corn'],
    ['2 poitrines de poulet désossées', '2: chicken breast'],
    ['4 poitrines désossées de poulet', '4: chicken breast'],
    ['600 g de filet mignon de porc', '600 g: pork tenderloin'],
    ['4 pavés de saumon', '4: salmon'],
    ['1 kg de moules', '1 kg: mussel'],
    ['Beurre : 120 g', '120 g: butter'],
    ['Farine de blé : 70 g', '70 g: flour'],
    ['Œuf(s) : 2 pièce(s)', '2 piece: egg'],
    ['Pour la sauce : 1 tasse de bouillon de bœuf', '1 cup: beef broth'],
    ['• 2 tomates', '2: tomato'],
    ['2x pomme de terre', '2: potato'],
    ['2 x 400 g de tomates en conserve', '2 (400 g): canned tomato'],
    ['1 càc et demie de cannelle', '1 1/2 tsp: cinnamon'],
    ['25g de beurre demi-sel', '25 g: butter'],
    ['75cl de vin blanc sec', '75 cl: white wine'],
    ['1 demi-citron', '1/2: lemon'],
    ['un demi oignon', '1/2: onion'],
    ['10 olives noires dénoyautées', '10: black olive'],
    ['1 pâte brisée', '1: pie crust'],
    ['250 g de pâtes', '250 g: pasta'],
    ['1 rouleau de pâte feuilletée', '1 roll: puff pastry'],
    ['500 g de pâté de campagne', '500 g: pate'],
    ['1 gousse de vanille', '1: vanilla bean'],
    ['3 clous de girofle', '3: clove'],
    ['1 bâton de cannelle', '1: cinnamon stick'],
    ['1 noix de coco', '1: coconut'],
    ['30 g de noix', '30 g: walnut'],
    ['1 tour de moulin de poivre', '1 grind: black pepper'],
    ['3 c. à s. de fécule de maïs', '3 tbsp: cornstarch'],
    ['100 g de lardons', '100 g: bacon'],
    ['1 poulet de 1,5 kg', '1: chicken'],
    ["2 tasses de farine d'épeautre", '2 cup: spelt flour'],
    ["1 c. à thé d'épices de licorne", '1 tsp: spice'],
    ['200 g de crème de zlotte', '200 g: ??'],
    ['100 g de beurre de pistache salé', '100 g: ??'],
    ['2 tasses de farine de fonio', '2 cup: ??'],
    ['1 sans-souci', '1: ??'],
    ['200 g de truffade', '200 g: ??'],
    ['crème de marrons', '-: chestnut puree'],
    ["lait d'amande", '-: almond milk'],
    ['3 œufs durs', '3: egg'],
    ['2 pains naan', '2: naan'],
    ['1 oignon français, haché', '1: onion'],
    ['6 asperges parées', '6: asparagus'],
    ["80 g d'amandes effilées", '80 g: almond'],
    ['1 verre de lait', '1 glass: milk'],
    ['1 brique de crème liquide', '1 carton: cream'],
  ])('[LANG-2] %s → %s', (line, expected) => {
    expect(read(line, 'fr-CA')).toBe(expected);
  });

  it.each(['1 c. à soupe de sucre', '1 c. a soupe de sucre', '2 c.s. de farine'])(
    '[LANG-3] %s is never a cup, whether or not the language is known',
    (line) => {
      expect(parseIngredientLine(line).unit).not.toBe('cup');
      expect(parseIngredientLine(line, { language: 'fr' }).unit).toBe('tbsp');
    },
  );

  it('[LANG-3] English units mean nothing in a French line, and the reverse', () => {
    expect(parseIngredientLine('2 cups de farine', { language: 'fr' }).unit).toBeNull();
    expect(parseIngredientLine('2 tasses flour', { language: 'en' }).unit).toBeNull();
  });

  it('[LANG-4] reads the same without accents', () => {
    for (const line of ['3 échalotes hachées', '200 g de crème fraîche', '1 pâte brisée']) {
      const plain = line.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
      expect(read(plain, 'fr')).toBe(read(line, 'fr'));
    }
  });

  it('[LANG-2] keeps name, preparation and remarks apart', () => {
    expect(
      parseIngredientLine('2 oignons rouges hachés finement (environ 300 g)', { language: 'fr' }),
    ).toMatchObject({
      name: 'oignons rouges',
      preparation: 'hachés finement',
      comment: 'environ 300 g',
      language: 'fr',
    });
    expect(parseIngredientLine('Sel, au goût', { language: 'fr' }).toTaste).toBe(true);
    expect(parseIngredientLine('1 lime (facultatif)', { language: 'fr' }).optional).toBe(true);
  });

  it.each(['beurre de pistache', 'farine de lentilles', 'zlotte fraîche', 'lait de chamelle'])(
    '[LANG-5] keeps %s as text rather than naming another food',
    (line) => {
      expect(parseIngredientLine(line, { language: 'fr' }).ingredientId).toBeNull();
    },
  );
});

describe('German lines', () => {
  it.each([
    ['2 Zehen Knoblauch', '2 clove: garlic'],
    ['2 Dosen Tomaten', '2 can: tomato'],
    ['1 kl. Zucchini', '1: zucchini'],
    ['2 EL Zucker', '2 tbsp: sugar'],
    ['1 TL Salz', '1 tsp: salt'],
    ['1 Prise Salz', '1 pinch: salt'],
    ['500 g Mehl', '500 g: flour'],
    ['250 ml Milch', '250 ml: milk'],
    ['3 Eier', '3: egg'],
    ['1 Ei', '1: egg'],
    ['2 Zwiebeln', '2: onion'],
    ['1 rote Zwiebel, fein gehackt', '1: red onion'],
    ['2 Knoblauchzehen', '2: garlic'],
    ['1 Zehe Knoblauch', '1 clove: garlic'],
    ['1 Bund Petersilie', '1 bunch: parsley'],
    ['3 Zweige Thymian', '3 sprig: thyme'],
    ['2 Lorbeerblätter', '2: bay leaf'],
    ['4 Scheiben Brot', '4 slice: bread'],
    ['1 Dose Kichererbsen', '1 can: chickpea'],
    ['1 Pck. Vanillezucker', '1 package: vanilla sugar'],
    ['1 Päckchen Backpulver', '1 package: baking powder'],
    ['200 g geriebener Käse', '200 g: cheese'],
    ['100 g Butter, weich', '100 g: butter'],
    ['1 EL Olivenöl', '1 tbsp: olive oil'],
    ['½ TL Zimt', '1/2 tsp: cinnamon'],
    ['1,5 kg Kartoffeln', '1 1/2 kg: potato'],
    ['2-3 Karotten', '2-3: carrot'],
    ['400 g Rinderhackfleisch', '400 g: ground beef'],
    ['2 Hähnchenbrustfilets', '2: chicken breast'],
    ['1 Becher Sahne', '1 container: cream'],
    ['150 g Crème fraîche', '150 g: creme fraiche'],
    ['etwas Pfeffer', '-: black pepper'],
    ['Salz und Pfeffer', '-: salt | also black pepper'],
    ['1 Bio-Zitrone', '1: lemon'],
    ['2 EL Zitronensaft', '2 tbsp: lemon juice'],
    ['1 Stange Lauch', '1 stalk: leek'],
    ['1 Tasse Reis', '1 cup: rice'],
    ['3 Tomaten, gewürfelt', '3: tomato'],
    ['2 Birnen', '2: pear'],
    ['2 Birne', '2: pear'],
  ])('[LANG-7] %s → %s', (line, expected) => {
    expect(read(line, 'de')).toBe(expected);
  });
});

describe('Spanish lines', () => {
  it.each([
    ['2 cucharadas de aceite de oliva', '2 tbsp: olive oil'],
    ['1 cucharadita de sal', '1 tsp: salt'],
    ['1 taza de arroz', '1 cup: rice'],
    ['2 dientes de ajo', '2 clove: garlic'],
    ['3 dientes de ajo picados', '3 clove: garlic'],
    ['1 cebolla', '1: onion'],
    ['1 cebolla grande, picada', '1: onion'],
    ['2 tomates maduros', '2: tomato'],
    ['1 pimiento rojo', '1: red bell pepper'],
    ['200 g de harina', '200 g: flour'],
    ['250 ml de leche', '250 ml: milk'],
    ['3 huevos', '3: egg'],
    ['2 yemas de huevo', '2: egg yolk'],
    ['100 g de azúcar', '100 g: sugar'],
    ['1 pizca de sal', '1 pinch: salt'],
    ['1 hoja de laurel', '1 leaf: bay leaf'],
    ['4 patatas', '4: potato'],
    ['1,5 kg de pollo', '1 1/2 kg: chicken'],
    ['500 g de carne picada', '500 g: ground beef'],
    ['1 lata de garbanzos', '1 can: chickpea'],
    ['1 sobre de levadura química', '1 envelope: baking powder'],
    ['un chorrito de vinagre', '1 dash: vinegar'],
    ['sal y pimienta', '-: salt | also black pepper'],
    ['Sal al gusto', '-: salt'],
    ['1 ramita de perejil', '1 sprig: parsley'],
    ['2 zanahorias', '2: carrot'],
    ['el zumo de 1 limón', '1: lemon'],
    ['1 cucharada sopera de miel', '1 tbsp: honey'],
    ['1 vaso de vino blanco', '1 glass: white wine'],
    ['100 g de queso rallado', '100 g: cheese'],
    ['50 g de mantequilla', '50 g: butter'],
    ['2 pechugas de pollo', '2: chicken breast'],
    ['1/2 taza de nata', '1/2 cup: cream'],
    ['2 o 3 calabacines', '2-3: zucchini'],
  ])('[LANG-7] %s → %s', (line, expected) => {
    expect(read(line, 'es-MX')).toBe(expected);
  });
});

describe('the language of a recipe', () => {
  it.each([
    ['fr', ['2 tasses de farine', '1 c. à thé de sel', '3 œufs']],
    ['en', ['2 cups flour', '1 tsp salt', '3 large eggs, beaten']],
    ['en', ['2 tbsp crème fraîche', '1 jalapeño', '1 cup chopped parsley and fresh mint']],
    ['de', ['200 g Mehl', '1 Prise Salz', '2 Eier', '1 EL Öl']],
    ['es', ['2 tazas de harina', '1 pizca de sal', '3 huevos', '2 dientes de ajo']],
    [null, ['', '250 g']],
  ] as const)('[LANG-1] is %s by the vote of its lines', (language, lines) => {
    expect(languageOf(lines)).toBe(language);
  });

  it('[LANG-1] is the one that it is marked with, before any vote', () => {
    expect(languageOfLines(['2 cups flour'], 'fr-CA')).toBe('fr');
    expect(languageOfLines(['2 cups flour'], 'it')).toBeNull();
    expect(languageOfLines(['2 cups flour'], null)).toBe('en');
  });

  it('[LANG-1] holds for lines that do not show it', () => {
    const lines = ['1 raisin', '250 g de farine', '2 c. à soupe de beurre', '100 g de sucre'];
    const [first] = parseIngredientLines(lines);
    expect(nameOf(first?.ingredientId ?? null)).toBe('grape');
    expect(read('1 raisin')).toBe('1: raisin');
  });

  it('[LANG-1] is that of the words when a line stands alone', () => {
    expect(read("2 gousses d'ail")).toBe('2 clove: garlic');
    expect(read('180 g sucre glace')).toBe('180 g: icing sugar');
    expect(read('2 EL Zucker')).toBe('2 tbsp: sugar');
    expect(parseIngredientLine('2 cups flour').language).toBeUndefined();
  });
});

describe('names in other languages', () => {
  it('[LANG-6] French has at least 1,400 foods, German and Spanish 200 each', () => {
    const count = (language: 'fr' | 'de' | 'es') =>
      new Set(foodsNamedIn(language).map(({ id }) => id)).size;
    expect(count('fr')).toBeGreaterThanOrEqual(1400);
    expect(count('de')).toBeGreaterThanOrEqual(200);
    expect(count('es')).toBeGreaterThanOrEqual(200);
  });

  it.each(['fr', 'de', 'es'] as const)('[LANG-6] no name in %s means two foods', (language) => {
    const { wordsOf } = lexiconOf(language);
    const seen = new Map<string, string>();
    const doubled = foodsNamedIn(language).flatMap(({ id, names }) =>
      names.flatMap((name) => {
        const phrase = wordsOf(name).join(' ');
        const other = seen.get(phrase) ?? nameOf(id);
        seen.set(phrase, nameOf(id));
        return other === nameOf(id) ? [] : [`${name}: ${other}, ${nameOf(id)}`];
      }),
    );
    expect(doubled).toEqual([]);
  });

  it('[LANG-6] entries and suggestions accept French names', () => {
    expect(resolveIngredient('ail').name).toBe('garlic');
    expect(resolveIngredient('huile d’olive').name).toBe('olive oil');
    expect(resolveIngredient('oignons hachés').name).toBe('onion');
    expect(suggestIngredients('poul').map(({ name }) => name)).toContain('chicken');
    expect(suggestIngredients('ail').map(({ name }) => name)).toContain('garlic');
  });

  it('[LANG-6] a French word never hides an English food', () => {
    for (const { name } of allIngredients()) expect(resolveIngredient(name).name).toBe(name);
  });
});

describe('facts of French lines', () => {
  const fact = (line: string, allergen: 'milk' | 'wheat' | 'gluten' | 'peanuts') =>
    lineFacts(parseIngredientLine(line, { language: 'fr' })).allergens[allergen];

  it('[LANG-8] are those of the food, changed by the words beside it', () => {
    expect(fact('250 ml de crème 35 %', 'milk')).toBe('contains');
    expect(fact('2 carottes râpées', 'milk')).toBe('free');
    expect(fact('4 filets de sole panés', 'wheat')).not.toBe('free');
    expect(fact('200 g de farine sans gluten', 'gluten')).toBe('free');
    expect(fact("2 c. à soupe d'huile ou de beurre", 'milk')).toBe('contains');
  });

  it('[LANG-8] are unknown beside a word that is not known', () => {
    expect(fact('2 carottes zlottes', 'peanuts')).toBe('unknown');
    const lines = [parseIngredientLine('100 g de zlotte', { language: 'fr' })];
    expect(dishFacts(lines).allergens.milk).toBe('unknown');
  });
});

describe('hard English lines', () => {
  it.each([
    ['1 large egg + 1 egg yolk', '1: egg | also 1 egg yolk'],
    ['1 kg/2lb 4oz potatoes', '1 kg: potato'],
    ['450g/1lb 2oz plain flour', '450 g: flour'],
    ['1/2 cup + 2 tbsp sugar', '1/2 cup: sugar | also 2 tbsp sugar'],
    ['1 lb 4 oz beef', '1 lb: beef | also 4 oz beef'],
  ])('[LANG-9] %s → %s', (line, expected) => {
    expect(read(line)).toBe(expected);
  });
});
