import { rational } from '@larder/culinary';
import { browned, fry, isOf } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { ending, measureAll, measureBy, naming, present } from '../kitchen-measures.js';

/** Spread in a hot pan and turned once. */
const griddled = (kit: DishKit, oil: Food, each: string, until: string): string =>
  `Heat a spoonful of ${kit.the(oil)} in a non-stick frying pan over medium heat. Pour in ${each} of batter for each pancake, spread it out and cook for 3 minutes, until ${until}. Turn and cook for 2 minutes more. Go on with the rest, about 20 minutes in all.`;

/** Something cool or sharp that was named beside pancakes. */
function beside(kit: DishKit): Food[] {
  const foods = kit.take(['yogurt', 'sourcream', 'salsa', 'sauce', 'tahini', 'freshcheese'], {
    most: 2,
    anywhere: true,
  });
  measureBy(kit, foods, [
    [['yogurt', 'sourcream', 'salsa', 'freshcheese'], '1/2 cup'],
    [['sauce', 'tahini'], '1/4 cup'],
  ]);
  return foods;
}

/** Pudla and farinata: chickpea flour and as much water by volume, which needs neither egg nor wheat to hold. */
const chickpea = pattern({
  name: 'chickpea pancakes',
  types: ['main course', 'breakfast'],
  kind: 'pancakes',
  styles: ['indian', 'italian', 'moroccan'],
  servings: 4,
  vessel: 'pan',
  roles: {
    flour: { kinds: ['besan'], least: 1, most: 1, anywhere: true },
    vegetables: { kinds: ['leaf', 'firm', 'tender', 'tomato', 'herb'], most: 3, anywhere: true },
  },
  fits: ({ vegetables }, kit) =>
    kit.offers('poultry', 'mince', 'stewing', 'fish', 'rice', 'pasta')
      ? 0
      : vegetables.length > 0
        ? 3
        : 2,
  cook(kit, { flour: [flour], vegetables }) {
    const oil = kit.searingFat();
    const water = kit.water('1 3/4 cups');
    if (!flour || !oil || !water) return null;
    kit.about(...vegetables.filter((food) => !isOf(food, 'herb')), flour);
    kit.measure(flour, '2 cups');
    kit.measure(oil, '3 tbsp');
    for (const food of vegetables)
      if (!isOf(food, 'herb', 'leaf')) kit.readied(food, 'finely diced');
    kit.share(vegetables, rational(1, 2));
    const inside = [...kit.aromatics(), ...kit.take(['hot'], { most: 1, anywhere: true })];
    for (const food of inside) kit.readied(food, 'finely chopped');
    const seasoning = [...kit.spices(), kit.salt(4)];
    kit.step(
      `Whisk ${kit.hot(flour, water)}${kit.ifAny('with', ...seasoning)} until smooth and let stand for 15 minutes.`,
    );
    // Leeks and carrots would still be raw when the pancake is brown.
    const hard = vegetables.filter(
      (food) => food.needsHeat && !isOf(food, 'leaf', 'tomato', 'herb'),
    );
    kit.step(
      hard.length > 0 && `Heat a spoonful of ${kit.hot(oil)} in a frying pan over medium heat.`,
      ...fry(kit, hard, 'cook'),
    );
    kit.step(
      naming(kit, hard, (names) => `Stir ${names} into the batter.`),
      naming(
        kit,
        [...vegetables.filter((food) => !hard.includes(food)), ...inside],
        (names) => `Stir in ${names}, finely chopped.`,
      ),
    );
    kit.step(griddled(kit, oil, '1/2 cup', 'set on top and brown at the edges'));
    const cool = beside(kit);
    kit.taste();
    kit.step(`Serve hot${ending(kit, cool, (names) => ` with ${names}`)}.`);
    return kit.titleOf(
      vegetables.filter((food) => !isOf(food, 'herb')),
      'chickpea pancakes',
    );
  },
});

/** Galettes: thin, of buckwheat or whole wheat with an egg, folded over cheese and what else was named, and an egg on top. */
const galettes = pattern({
  name: 'filled galettes',
  types: ['main course', 'breakfast'],
  kind: 'crêpes',
  styles: ['french'],
  servings: 4,
  vessel: 'pan',
  roles: {
    flour: {
      kinds: ['flour'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => /buckwheat|wheat|spelt|^flour$|rye/.test(name),
    },
    eggs: { kinds: ['egg'], least: 1, most: 1 },
    cheese: { kinds: ['cheese', 'softcheese', 'hardcheese'], most: 1 },
    filling: {
      kinds: ['coldcut', 'cured', 'leaf', 'firm', 'smokedfish', 'cookedmeat', 'tomato'],
      most: 3,
      cut: 'thinly sliced',
      shared: true,
    },
  },
  fits: ({ flour, cheese, filling }, kit) => {
    if (cheese.length + filling.length === 0) return null;
    if (kit.offers('yeast', 'leaven', 'soda', 'sugar', 'fruit', 'bread', 'crust', 'fat'))
      return null;
    return flour.some(({ name }) => name === 'buckwheat flour') ? 3 : filling.length > 0 ? 1 : 0;
  },
  cook(kit, { flour: [flour], eggs: [egg], cheese, filling }) {
    const fat = kit.one(['fat'], 'butter', 'vegan butter', 'vegetable oil');
    const water = kit.water('1 1/2 cups');
    if (!flour || !egg || !fat || !water) return null;
    kit.about(...filling, ...cheese);
    kit.measure(flour, '1 1/2 cups');
    kit.measure(egg, '5');
    kit.measure(fat, '3 tbsp');
    measureAll(kit, cheese, '1 cup');
    kit.step(
      `Whisk ${kit.hot(flour, water, kit.salt(2))} with one of ${kit.hot(egg)} until smooth and let the batter stand for 30 minutes.`,
    );
    const raw = filling.filter((food) => isOf(food, 'leaf', 'firm', 'tomato'));
    const cured = filling.filter((food) => isOf(food, 'cured') && !isOf(food, 'coldcut'));
    kit.step(
      raw.length + cured.length > 0 &&
        `Heat a spoonful of ${kit.hot(fat)} in a frying pan over medium heat.`,
      ...cured.map((food) => browned(kit, food)),
      ...fry(kit, raw, 'cook'),
    );
    kit.step(
      `Brush a 28 cm frying pan over medium-high heat with a little of ${kit.hot(fat)}, pour in a quarter of the batter, swirl and cook for 2 minutes, until brown below. Break one of the eggs into the middle, strew ${kit.hot(...cheese, ...filling)} around it, cover and cook for 3 minutes, until the white is set. Fold the edges in. Make three more, about 20 minutes in all.`,
    );
    const leaves = kit.take(['salad', 'herb'], { most: 2 });
    kit.step(
      `Serve each as soon as it is ready${ending(kit, leaves, (names) => `, with ${names}`)}.`,
    );
    return kit.titleOf(
      [...filling, ...cheese],
      flour.name === 'buckwheat flour' ? 'buckwheat galettes' : 'crêpes',
    );
  },
});

const STARTER = { kinds: ['starter'], least: 1, most: 1, anywhere: true } as const;

/** What is fed away from a sourdough starter is flour and water already: with an egg and soda it is a batter within minutes. */
const discard = pattern({
  name: 'sourdough discard pancakes',
  types: ['breakfast', 'main course'],
  kind: 'pancakes',
  styles: ['bakery'],
  servings: 4,
  vessel: 'pan',
  roles: {
    starter: STARTER,
    eggs: { kinds: ['egg'], least: 1, most: 1, fill: ['egg'] },
    savoury: {
      kinds: ['cheese', 'hardcheese', 'herb', 'cured', 'kimchi', 'aromatic'],
      most: 3,
      anywhere: true,
    },
    fruit: { kinds: ['banana', 'berry', 'crisp'], most: 2, anywhere: true },
  },
  fits: (_, kit) => (kit.offers('yeast', 'poultry', 'stewing', 'pasta', 'rice') ? null : 3),
  cook(kit, { starter: [starter], eggs, savoury, fruit }) {
    const flour = kit.one(['flour'], 'flour', 'whole wheat flour');
    const soda = kit.one(['soda'], 'baking soda');
    const oil = kit.one(['fat'], 'butter', 'vegetable oil');
    if (!starter || !flour || !soda || !oil) return null;
    const isSweet = savoury.length === 0;
    const among = kit.take(['nut', 'chocolate', 'driedfruit'], { most: 2, anywhere: true });
    kit.about(...savoury.filter((food) => !isOf(food, 'herb')), ...fruit, ...among);
    kit.measure(starter, '1 1/2 cups');
    kit.measure(flour, '1/2 cup');
    kit.measure(soda, '1/2 tsp');
    kit.measure(oil, '2 tbsp');
    measureAll(kit, eggs, '2');
    measureBy(kit, savoury, [[['cheese', 'hardcheese', 'kimchi'], '1 cup']]);
    measureAll(kit, among, '1/2 cup');
    const sugar = isSweet ? kit.one(['sugar', 'sweet'], 'sugar') : null;
    if (sugar) kit.measure(sugar, '2 tbsp');
    const milk = kit.take(['milk', 'buttermilk'], { most: 1 });
    measureAll(kit, milk, '1/4 cup');
    const mashed = fruit.filter((food) => isOf(food, 'banana'));
    const served = fruit.filter((food) => !mashed.includes(food));
    kit.step(
      naming(kit, mashed, (names) => `Mash ${names} in a bowl.`),
      `Whisk ${kit.hot(starter, ...eggs, ...milk, flour, sugar, kit.salt(1), soda)} together until smooth.`,
    );
    kit.step(naming(kit, [...savoury, ...among], (names) => `Fold in ${names}.`));
    kit.heat(...savoury);
    kit.step(griddled(kit, oil, '1/4 cup', 'bubbles burst on top'));
    const cool = [
      ...served,
      ...beside(kit),
      ...present(isSweet && served.length === 0 ? kit.staple('maple syrup', 'honey') : null),
    ];
    kit.step(`Serve at once${ending(kit, cool, (names) => ` with ${names}`)}.`);
    return kit.titleOf(kit.mains.slice(0, 3), 'sourdough pancakes');
  },
});

/** Pancakes of flours and batters that need no raising. */
export const THIN_PANCAKE_PATTERNS: readonly DishPattern[] = [chickpea, galettes, discard];
