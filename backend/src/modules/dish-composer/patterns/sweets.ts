import { rational } from '@larder/culinary';
import { isOf, minutes, mixed, served, soured, spooned } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { isOverripe, isStale } from '../bought-form.js';
import { pattern, type DishPattern, type Parts } from '../dish-pattern.js';
import type { DishRole } from '../dish-role.js';
import type { Food, Kind } from '../food.js';
import { listed, titled } from '../phrases.js';
import { measureAll, measureBy, present } from '../kitchen-measures.js';
import { FRUITS } from '../savoury-fruit.js';
import { withStrong } from './fruit-desserts.js';

/** Fruit that waters down a batter, a porridge or a pudding. */
const isFirm = (food: Food): boolean => !/melon|grapefruit/.test(food.name) && !isOverripe(food);

function sweetener(kit: DishKit, amount: string): Food | null {
  const sweet = kit.one(['sweet', 'sugar'], 'maple syrup', 'honey', 'sugar');
  return sweet && kit.measure(sweet, amount);
}

const toppings = (kit: DishKit, most = 2) =>
  kit.take(['nut', 'coconutflake', 'chia', 'driedfruit', 'granola', 'herb'], {
    most,
    fit: (food) => !isOf(food, 'herb') || /^(?:mint|basil)$/.test(food.name),
  });

function pinch(kit: DishKit): Food | null {
  const salt = kit.one(['salt'], 'salt');
  return salt && kit.measure(salt, '1 pinch');
}

/** Berries and citrus are tart by themselves; bananas, mangoes and dates sweeten the rest. */
function sweetening(kit: DishKit, fruit: readonly Food[]): Food[] {
  const sweet = kit.take(['sweet', 'sugar'], { most: 1 });
  measureAll(kit, sweet, '1 tbsp');
  const dates = kit.take(['driedfruit'], { most: 1, fit: ({ name }) => name === 'date' });
  const isSweet = fruit.some(({ name }) => /banana|mango|grape$|fig|persimmon|juice/.test(name));
  if (sweet.length + dates.length > 0 || isSweet) return [...sweet, ...dates];
  const usual = present(kit.staple('honey', 'maple syrup', 'sugar'));
  measureAll(kit, usual, '1 tbsp');
  return usual;
}

const isCoconutCream = ({ name }: Food): boolean => name === 'coconut cream';

/** Fruit that curdles milk. */
const CURDLES = /orange|grapefruit|pineapple|kiwi|passion/;
const BOUGHT_MILK: DishRole = {
  kinds: ['milk'],
  least: 1,
  fill: ['milk', 'oat milk', 'almond milk', 'soy milk'],
  inOrder: true,
};
const BOUGHT_JUICE: DishRole = {
  kinds: ['juice'],
  least: 1,
  fill: ['orange juice', 'apple juice'],
  inOrder: true,
};

function measureForBlender(
  kit: DishKit,
  { fruit, base, green }: Parts<'fruit' | 'base' | 'green'>,
): void {
  kit.share(fruit, fruit.length > 2 ? rational(2, 3) : rational(fruit.length === 1 ? 2 : 1));
  // Apples stay gritty unless their skin is off.
  for (const food of fruit) if (isOf(food, 'crisp')) kit.readied(food, 'peeled, cored and chopped');
  // A glass of fruit takes a handful of leaves, not half a bunch, and nobody peels an orange for half of it.
  for (const food of green) kit.measure(food, food.name === 'avocado' ? '1/2' : '1 cup');
  measureBy(kit, fruit, [[['orange'], fruit.length === 1 ? '3' : '1']]);
  measureAll(kit, base, base.length > 1 ? '3/4 cup' : '1 1/2 cups');
}

const smoothie = pattern({
  name: 'smoothie',
  types: ['breakfast'],
  kind: 'drink',
  styles: ['sweet'],
  servings: 2,
  vessel: 'board',
  roles: {
    fruit: {
      kinds: ['banana', 'berry', 'soft', 'fruit', 'crisp'],
      least: 1,
      most: 5,
      fill: ['banana'],
    },
    base: { kinds: ['yogurt', 'milk', 'coconut', 'juice'], most: 2 },
    green: {
      kinds: ['leaf', 'salad'],
      most: 2,
      raw: true,
      anywhere: true,
      fit: ({ name }) => /^(?:kale|spinach|avocado)$/.test(name),
    },
  },
  // Raw apples and pears are grainy and thin unless a banana, yogurt or juice carries them.
  fits: ({ fruit, base }, kit) => {
    const isCarried =
      base.some((food) => isOf(food, 'yogurt', 'juice') && kit.isNamed(food)) ||
      fruit.some((food) => isOf(food, 'banana', 'berry'));
    if (fruit.some((food) => isOf(food, 'crisp')) && !isCarried) return -1;
    // Oats are eaten with a spoon, unless a banana or yogurt makes them a drink.
    const isForGlass =
      kit.offers('banana', 'icecream') || base.some((food) => isOf(food, 'yogurt', 'juice'));
    if (kit.offers('oats') && !isForGlass) return -1;
    // Fruit with nothing to pour or to thicken it is eaten with a spoon.
    const isDrunk = base.length > 0 || kit.offers('icecream', 'oats', 'nutbutter');
    return isDrunk || fruit.some((food) => kit.isNamed(food) && isOf(food, 'banana')) ? 1 : -1;
  },
  cook(kit, { fruit, base: named, green }) {
    if (fruit.some((food) => food.needsHeat)) return null;
    // Apples and plums alone make juice rather than a smoothie.
    if (!fruit.some((food) => isOf(food, 'berry', 'soft', 'banana'))) return null;
    const isSharp = kit.wants('citrus', 'acid') || fruit.some(({ name }) => CURDLES.test(name));
    const bought = isSharp ? BOUGHT_JUICE : BOUGHT_MILK;
    // Coconut cream is as rich as a pudding: a glass of it is thinned.
    const isThick = named.length === 1 && named.every(isCoconutCream);
    const base = isThick ? [...named, ...kit.fillUp([], bought)] : kit.fillUp(named, bought);
    if (base.length === 0) return null;
    kit.about(...fruit, ...green);
    measureForBlender(kit, { fruit, base, green });
    measureAll(kit, base.filter(isCoconutCream), '1/3 cup');
    const rich = kit.take(['nutbutter', 'oats', 'cocoa', 'chia', 'nut'], { most: 2 });
    for (const food of rich) kit.measure(food, isOf(food, 'oats', 'nut') ? '1/4 cup' : '1 tbsp');
    // It was cooked when it was made, and blends as smooth as yogurt.
    const tofu = kit.take(['curd'], {
      most: 1,
      anywhere: true,
      fit: ({ name }) => /tofu$/.test(name),
    });
    for (const food of tofu) kit.readied(kit.measure(food, '150 g'), 'drained');
    kit.heat(...tofu);
    rich.push(...tofu);
    const sweet = sweetening(kit, [...fruit, ...base]);
    const spice = kit.take(['sweetspice', 'vanilla', 'pungent'], { most: 1 });
    measureAll(kit, spice, '1/2 tsp');
    const sour = spooned(kit, kit.take(['citrus', 'acid'], { most: 1 })[0]);
    kit.step(`Put ${kit.the(...fruit, ...green)} into a blender.`);
    kit.step(
      `Pour in ${kit.the(...base)}${kit.ifAny('and add', ...rich, ...sweet, ...spice)}.`,
      soured(kit, sour, 'Add'),
    );
    kit.step(
      `Blend at high speed for 1 minute, until no piece of ${kit.the(fruit[0])} is left and it pours easily.`,
    );
    kit.step(
      served(
        kit,
        'Pour into two tall glasses and serve at once',
        ...kit.take(['coconutflake', 'chia', 'granola', 'herb'], {
          most: 1,
          fit: (food) => !isOf(food, 'herb') || /^(?:mint|basil)$/.test(food.name),
        }),
      ),
    );
    return kit.titleOf(kit.mains, 'smoothie');
  },
});

const CREAMY_WITH_FRUIT: readonly Kind[] = [
  ...(['yogurt', 'freshcheese', 'cream', 'coconut', 'sourcream', 'whipped'] as const),
];

const creamWith = (kit: DishKit): Food | undefined =>
  kit.take(CREAMY_WITH_FRUIT, { most: 1, anywhere: true })[0];

/** Ambrosia: the cream goes in, and marshmallows soften in it. False without either. */
function foldedIn(kit: DishKit): boolean {
  if (!kit.wants('marshmallow')) return false;
  const creamy = creamWith(kit) ?? kit.staple('sour cream', 'yogurt', 'soy yogurt');
  if (!creamy) return false;
  const marshmallow = kit.take(['marshmallow'], { most: 1 });
  for (const food of marshmallow) kit.measure(food, '100 g');
  kit.measure(creamy, '1 cup');
  const coconut = kit.take(['coconutflake'], { most: 1 });
  kit.step(
    `Fold in ${kit.the(creamy, ...marshmallow, ...coconut)} and chill for 1 hour, until the marshmallows are soft.`,
  );
  return true;
}

/** Tortillas baked with butter, sugar and cinnamon are the chips that scoop up fruit. False without what they need. */
function sweetChips(kit: DishKit, [tortillas]: readonly Food[]): boolean {
  if (!tortillas) return true;
  const fat = kit.one(['fat'], 'butter', 'vegan butter', 'vegetable oil');
  const cinnamon = kit.one(['sweetspice'], 'cinnamon');
  if (!fat) return false;
  kit.readied(kit.measure(fat, '2 tbsp'), isOf(fat, 'oil') ? '' : 'melted');
  kit.readied(kit.measure(tortillas, '6'), 'each cut into 8 wedges');
  if (cinnamon) kit.measure(cinnamon, '1/2 tsp');
  kit.step(
    `Brush ${kit.hot(tortillas)} with ${kit.the(fat)}${kit.ifAny('and sprinkle with', cinnamon)}, spread out on a baking sheet and bake at 180 °C (350 °F) for 10 minutes, until crisp.`,
  );
  return true;
}

/** Soft cheese that has to be beaten with sugar before it is a cream. */
const STIFF = /^(?:cream cheese|mascarpone)$/;

/** What fruit stands in: sugar, juice and what was named for it. Answers the sugar, of which stiff cheese gets the rest; null without what it takes. */
function steeped(kit: DishKit, spirit: readonly Food[]): Food | null {
  const isStiff = kit.wantsNamed(STIFF) && !kit.wants('marshmallow');
  const spoons = isStiff ? '3 tbsp' : '1 tbsp';
  const [icing] = kit.take(['icing'], { most: 1 });
  const sweet = icing ? kit.measure(icing, spoons) : sweetener(kit, spoons);
  const sour = spooned(kit, kit.sour());
  if (!sour || !sweet) return null;
  const spice = kit.take(['sweetspice', 'vanilla', 'pungent'], { most: 2 });
  measureAll(kit, spice, '1/4 tsp');
  const part = isStiff ? `${kit.part(sweet, '1 tbsp')} of ` : '';
  kit.step(`Stir ${part}${mixed(kit, [sweet, ...spice, ...spirit], sour)} in a large bowl.`);
  return sweet;
}

function readyToSpoon(kit: DishKit, creamy: Food, sweet: Food): void {
  if (isOf(creamy, 'coconut')) kit.measure(creamy, '1/2 cup');
  if (!STIFF.test(creamy.name)) return;
  kit.measure(creamy, '1 cup');
  kit.step(
    `Beat ${kit.the(creamy)} with the rest of ${kit.the(sweet)} and a spoonful of the juice until smooth and light.`,
  );
}

const fruitSalad = pattern({
  name: 'fruit salad',
  types: ['dessert', 'breakfast', 'salad'],
  kind: 'salad',
  styles: ['sweet'],
  servings: 4,
  vessel: 'board',
  roles: {
    fruit: {
      kinds: ['berry', 'soft', 'crisp', 'banana', 'orange', 'fruit'],
      least: 2,
      most: 5,
      fit: (food) => !food.needsHeat && food.name !== 'sour cherry' && !isOverripe(food),
      fill: ['orange', 'apple', 'banana'],
    },
    carrot: {
      kinds: ['root'],
      most: 1,
      anywhere: true,
      cut: 'coarsely grated',
      fit: ({ name }) => name === 'carrot',
    },
    croissants: { kinds: ['bun'], most: 1, fit: ({ name }) => name === 'croissant' },
    tortillas: {
      kinds: ['tortilla'],
      most: 1,
      anywhere: true,
      fit: ({ name }) => !/corn|tostada|shell/.test(name),
    },
  },
  // Carrots with raisins and pineapple are a salad that everybody knows.
  fits: ({ carrot }, kit) => (carrot.length > 0 && !kit.wants('driedfruit', 'nut') ? null : 1),
  cook(kit, { fruit, carrot, croissants, tortillas }) {
    kit.about(...carrot, ...fruit);
    kit.share(fruit, fruit.length > 3 ? rational(1, 2) : rational(3, 4));
    const spirit = kit.take(['spirit'], { most: 1 });
    measureAll(kit, spirit, '2 tbsp');
    const sweet = steeped(kit, spirit);
    if (!sweet) return null;
    kit.step(`Add ${kit.the(...carrot, ...fruit)} and turn gently until coated.`);
    kit.step('Cover and leave in the refrigerator for 15 minutes, so that the juices run.');
    for (const food of croissants) {
      kit.readied(food, '');
      kit.step(`Warm ${kit.the(food)} in a 175 °C (350 °F) oven for 5 minutes, until crisp again.`);
    }
    if (!sweetChips(kit, tortillas)) return null;
    const isAmbrosia = foldedIn(kit);
    const creamy = isAmbrosia ? undefined : creamWith(kit);
    if (creamy) readyToSpoon(kit, creamy, sweet);
    kit.step(
      served(
        kit,
        `Serve cool${kit.ifAny('with', creamy, ...croissants, ...tortillas)}`,
        ...toppings(kit),
        ...kit.take(['chocolate'], { most: 1 }).map((food) => kit.measure(food, '30 g')),
      ),
    );
    const plain = carrot.length > 0 ? 'salad' : 'fruit salad';
    return withStrong(kit, kit.titleOf(kit.mains, isAmbrosia ? 'ambrosia' : plain), spirit);
  },
});

const parfait = pattern({
  name: 'parfait',
  types: ['breakfast', 'dessert'],
  kind: 'parfait',
  styles: ['sweet'],
  servings: 2,
  vessel: 'board',
  roles: {
    yogurt: {
      kinds: ['yogurt', 'freshcheese'],
      least: 1,
      most: 1,
      // A glass of cream cheese is stodge.
      fit: ({ name }) => !/cream cheese|mascarpone|boursin|pimento/.test(name),
    },
    fruit: {
      kinds: FRUITS,
      least: 1,
      most: 2,
      fit: (food) => !food.needsHeat && !isOverripe(food),
    },
    crunch: {
      kinds: ['granola', 'oats'],
      least: 1,
      most: 1,
      fill: ['oat', 'gluten-free oat'],
      inOrder: true,
    },
  },
  // Granola and yogurt are bought for nothing else.
  fits: ({ crunch }) => (crunch.some((food) => isOf(food, 'granola')) ? 3 : 1),
  cook(kit, { yogurt, fruit, crunch }) {
    kit.about(...fruit, ...yogurt);
    for (const food of yogurt) kit.measure(food, '1 1/2 cups');
    for (const food of crunch) kit.measure(food, '1/2 cup');
    const sweet = sweetener(kit, '2 tbsp');
    if (!sweet) return null;
    const spice = kit.take(['vanilla', 'sweetspice', 'pungent'], {
      most: 1,
      fit: (food) => !isOf(food, 'pungent') || food.name === 'ginger',
    });
    for (const food of spice) kit.measure(food, '1/2 tsp');
    const extra = toppings(kit);
    const [base] = crunch;
    if (base && isOf(base, 'oats')) {
      kit.step(
        `Toast ${kit.the(base, ...extra)} in a dry frying pan over medium heat for 5 minutes, stirring, until golden. Stir in half of ${kit.the(sweet)} and tip onto a plate to crisp.`,
      );
    } else {
      kit.step(`Stir ${kit.the(...crunch, ...extra)} with half of ${kit.the(sweet)}.`);
    }
    const sour = spooned(kit, kit.take(['citrus', 'acid'], { most: 1 })[0], '1 tsp');
    kit.step(
      `Stir ${kit.the(...yogurt, ...spice)} with the rest of ${kit.the(sweet)}${sour ? ` and ${kit.juiceOf(sour)}` : ''} until smooth.`,
    );
    kit.step(
      `Layer ${kit.the(...yogurt)}, ${kit.the(...fruit)} and ${kit.the(...crunch)} in ${kit.vessels('glass', 'glasses')}, twice over.`,
    );
    kit.step('Serve at once, while the layers are crisp.');
    return kit.titleOf(kit.mains, 'parfait');
  },
});

/** A spoonful of something sweet, with nut butter or chocolate if there is any. */
function sweetAndRich(kit: DishKit): Food[] {
  const sweet = sweetener(kit, '1 tbsp');
  const rich = kit.take(['nutbutter', 'cocoa', 'chocolate'], { most: 2 });
  for (const food of rich) kit.measure(food, isOf(food, 'chocolate') ? '30 g' : '1 tbsp');
  return [...(sweet ? [sweet] : []), ...rich];
}

/** Rolled oats, or whole ones that were only cut, which take twice the water and half an hour; null without water. */
function waterForOats(
  kit: DishKit,
  oats: readonly Food[],
): { readonly water: Food; readonly time: number } | null {
  const isCut = oats.some((food) => isOf(food, 'cutoats'));
  const water = kit.water(isCut ? '2 cups' : '1 cup');
  measureAll(kit, oats, '1 cup');
  return water && { water, time: isCut ? 25 : 6 };
}

const porridge = pattern({
  name: 'porridge',
  types: ['breakfast'],
  kind: 'porridge',
  styles: ['sweet'],
  servings: 2,
  vessel: 'pot',
  roles: {
    oats: { kinds: ['oats', 'cutoats'], least: 1, most: 1 },
    liquid: {
      kinds: ['milk', 'coconut'],
      least: 1,
      most: 1,
      fill: ['milk', 'oat milk', 'almond milk', 'soy milk'],
      inOrder: true,
    },
    fruit: {
      kinds: [...FRUITS, 'driedfruit', 'puree'],
      least: 1,
      most: 2,
      fit: ({ name }) => !/melon|grapefruit/.test(name),
      fill: ['banana', 'apple', 'blueberry'],
    },
  },
  cook(kit, { oats, liquid, fruit }) {
    for (const food of fruit) if (isOf(food, 'puree')) kit.measure(food, '1/2 cup');
    kit.about(...fruit.filter((food) => kit.isNamed(food)));
    for (const food of liquid) kit.measure(food, '1 1/2 cups');
    const cooked = waterForOats(kit, oats);
    if (!cooked) return null;
    const { water, time } = cooked;
    const spice = kit.one(['sweetspice', 'vanilla'], 'cinnamon');
    if (spice) kit.measure(spice, '1/2 tsp');
    kit.step(
      `Bring ${kit.the(...liquid, water)} to a simmer in a saucepan${kit.ifAny('with', spice, pinch(kit))}.`,
    );
    const stewed = fruit.filter((food) => isOf(food, 'fruit', 'crisp', 'driedfruit', 'puree'));
    const fresh = fruit.filter((food) => !stewed.includes(food));
    kit.step(
      `Stir in ${kit.hot(...oats, ...stewed)} and cook over low heat for ${time} minutes, stirring often, until thick and creamy.`,
    );
    const stirred = sweetAndRich(kit);
    // Bananas that were bought are not what it is called after.
    const rich = stirred.filter((food) => isOf(food, 'nutbutter', 'cocoa', 'chocolate'));
    if (kit.mains.length === 0) kit.about(...(rich.length > 0 ? rich : fruit));
    kit.step(
      'Take off the heat, cover and let stand for 2 minutes.',
      stirred.length > 0 && `Stir in ${kit.the(...stirred)}.`,
    );
    const creamy = kit.take(['yogurt', 'cream'], { most: 1 });
    for (const food of creamy) kit.measure(food, '1/4 cup');
    const over = [...fresh, ...creamy, ...toppings(kit)];
    kit.step(
      over.length > 0
        ? `Spoon into bowls and top with ${kit.the(...over)}.`
        : 'Spoon into bowls and serve hot.',
    );
    return kit.titleOf(kit.mains, 'porridge');
  },
});

const warmChocolate = pattern({
  name: 'fruit with warm chocolate',
  types: ['dessert'],
  kind: 'fruit',
  styles: ['sweet'],
  servings: 4,
  vessel: 'board',
  roles: {
    chocolate: { kinds: ['chocolate'], least: 1, most: 1 },
    fruit: {
      kinds: FRUITS,
      least: 1,
      most: 4,
      fit: isFirm,
      fill: ['banana', 'strawberry', 'orange'],
    },
    rich: {
      kinds: ['cream', 'coconut', 'milk'],
      least: 1,
      most: 1,
      fill: ['heavy cream', 'coconut milk'],
      inOrder: true,
    },
  },
  // Who has no fruit wants the chocolate for something else.
  fits: ({ fruit }, kit) => {
    if (fruit.some((food) => kit.isNamed(food))) return 1;
    return kit.offers('puree', 'jam') ? null : -1;
  },
  cook(kit, { chocolate, fruit, rich }) {
    if (fruit.some((food) => ['rhubarb', 'cranberry', 'sour cherry'].includes(food.name)))
      return null;
    kit.about(...fruit, ...chocolate);
    kit.share(fruit, rational(3, 4));
    for (const food of rich) kit.measure(food, '1/2 cup');
    const extra = kit.take(['vanilla', 'sweetspice', 'sweet', 'zest', 'spirit'], { most: 2 });
    for (const food of extra) {
      kit.measure(
        food,
        isOf(food, 'sweet', 'spirit') ? '1 tbsp' : isOf(food, 'zest') ? '1 tsp' : '1/4 tsp',
      );
    }
    const dried = kit.take(['driedfruit'], { most: 2 });
    kit.step(`Arrange ${kit.the(...fruit, ...dried)} on a platter.`);
    kit.step(
      `Heat ${kit.the(...rich)} in a small saucepan until steaming, take off the heat, add ${kit.the(...chocolate)} and let stand for 2 minutes.`,
    );
    kit.step(
      `Stir${kit.ifAny(extra.length > 0 ? 'in' : 'with', ...extra, pinch(kit))} until smooth and glossy.`,
    );
    kit.step(
      served(kit, 'Pour the warm sauce into a bowl and serve it for dipping', ...toppings(kit)),
    );
    return fruit.some((food) => kit.isNamed(food))
      ? titled(`${listed(fruit.map((food) => kit.spoken(food)))} with warm chocolate`)
      : 'Fruit with Warm Chocolate';
  },
});

const chiaPudding = pattern({
  name: 'overnight pudding',
  types: ['breakfast', 'dessert'],
  kind: 'parfait',
  styles: ['sweet'],
  servings: 2,
  vessel: 'board',
  roles: {
    seeds: { kinds: ['chia', 'oats'], least: 1, most: 2 },
    liquid: {
      kinds: ['milk', 'coconut', 'yogurt'],
      least: 1,
      most: 2,
      fill: ['milk', 'oat milk', 'almond milk', 'soy milk'],
      inOrder: true,
    },
    fruit: {
      kinds: ['berry', 'soft', 'banana'],
      least: 1,
      most: 2,
      fill: ['banana', 'blueberry', 'mango'],
    },
  },
  cook(kit, { seeds, liquid, fruit }) {
    if (seeds.every((food) => isOf(food, 'chia') && food.name !== 'chia seed')) return null;
    // Nobody goes out for berries when there is porridge to make.
    const isOvernight = seeds.every((food) => isOf(food, 'oats'));
    if (isOvernight && !fruit.some((food) => kit.isNamed(food))) return null;
    kit.about(...fruit);
    for (const food of seeds) kit.measure(food, isOf(food, 'oats') ? '1 cup' : '1/4 cup');
    for (const food of liquid) kit.measure(food, liquid.length > 1 ? '3/4 cup' : '1 1/4 cups');
    const sweet = sweetener(kit, '1 tbsp');
    const extra = kit.take(['vanilla', 'sweetspice', 'cocoa'], { most: 2 });
    for (const food of extra) kit.measure(food, isOf(food, 'cocoa') ? '1 tbsp' : '1/2 tsp');
    kit.step(
      `Stir ${kit.the(...seeds, ...liquid, sweet, ...extra, pinch(kit))} together in a bowl until no dry spots are left.`,
    );
    kit.step(
      'Cover and leave in the refrigerator for 4 hours or overnight, stirring once after the first half hour.',
    );
    kit.step(
      `Stir ${kit.the(seeds[0])} up from the bottom and spoon into ${kit.vessels('glass', 'glasses')}.`,
    );
    kit.step(
      `Top with ${kit.the(...fruit, ...toppings(kit), ...kit.take(['nutbutter'], { most: 1 }).map((food) => kit.measure(food, '1 tbsp')))} and serve cold.`,
    );
    return kit.titleOf(
      fruit,
      seeds.some((food) => isOf(food, 'oats')) ? 'overnight oats' : 'chia pudding',
    );
  },
});

/** Coconut milk comes by the can; cream only rounds off another milk. */
function measureMilk(kit: DishKit, milk: readonly Food[]): void {
  for (const food of milk) {
    if (isOf(food, 'cream') && milk.length > 1) kit.measure(food, '1/2 cup');
    else if (!isOf(food, 'coconut')) kit.measure(food, '2 cups');
  }
}

const IN_RICE_PUDDING: readonly Kind[] = [
  ...(['rice', 'risotto', 'driedfruit', 'sweetspice', 'sugar', 'sweet', 'vanilla', 'nut'] as const),
  ...(['zest', 'citrus', 'orange', 'fat', 'water', 'salt', 'stick'] as const),
];

const ricePudding = pattern({
  name: 'rice pudding',
  types: ['dessert', 'breakfast'],
  kind: 'pudding',
  styles: ['sweet'],
  servings: 4,
  vessel: 'pot',
  roles: {
    rice: { kinds: ['rice', 'risotto'], least: 1, most: 1, anywhere: true },
    milk: {
      kinds: ['milk', 'coconut', 'cream'],
      least: 1,
      most: 2,
      fill: ['milk', 'oat milk', 'soy milk'],
      inOrder: true,
    },
    fruit: { kinds: [...FRUITS, 'driedfruit'], most: 3, fit: isFirm },
  },
  // Rice with dried fruit and a sweet spice, and nothing savoury, is worth the milk.
  fits: ({ milk }, kit) => {
    if (milk.some((food) => kit.isNamed(food))) return 1;
    const isSweet =
      kit.offers('driedfruit') && kit.offers('sweetspice', 'stick', 'sugar', 'vanilla');
    return isSweet && kit.isOnlyOf(...IN_RICE_PUDDING) ? 2 : null;
  },
  cook(kit, { rice: [rice], milk, fruit }) {
    const sweet = sweetener(kit, '1/4 cup');
    const water = kit.water('2 cups');
    if (!rice || !sweet || !water) return null;
    kit.measure(rice, '3/4 cup');
    measureMilk(kit, milk);
    const stewed = fruit.filter((food) => isOf(food, 'fruit', 'crisp', 'driedfruit'));
    const fresh = fruit.filter((food) => !stewed.includes(food));
    kit.share(fruit, rational(3, 4));
    kit.about(...fruit, ...milk.filter((food) => isOf(food, 'coconut')));
    const time = rice.minutes.simmer ?? 15;
    kit.step(
      `Bring ${kit.hot(rice, water, pinch(kit))} to a boil in a heavy saucepan. Lower the heat, cover and cook for ${minutes(time)}, until most of the water is gone.`,
    );
    const spice = kit.take(['sweetspice', 'vanilla'], { most: 2 });
    for (const food of spice) kit.measure(food, '1/2 tsp');
    const rich = kit.take(['cocoa', 'chocolate'], { most: 1 });
    for (const food of rich) kit.measure(food, isOf(food, 'cocoa') ? '2 tbsp' : '50 g');
    kit.step(
      `Stir in ${kit.the(...milk, sweet, ...spice)}.`,
      stewed.length > 0 && `Add ${kit.hot(...stewed)}.`,
      'Simmer, uncovered, for 15 minutes over low heat, stirring often, until thick and creamy.',
    );
    kit.step(
      rich.length > 0 && `Stir in ${kit.the(...rich)} until melted.`,
      'Take off the heat and let stand for 10 minutes: it thickens as it cools.',
    );
    const sour = spooned(kit, kit.take(['citrus', 'acid'], { most: 1 })[0], '1 tsp');
    const over = [...fresh, ...toppings(kit)];
    kit.step(
      soured(kit, sour, 'Stir in'),
      over.length > 0
        ? `Spoon into bowls and serve warm or cold, topped with ${kit.the(...over)}.`
        : 'Spoon into bowls and serve warm or cold.',
    );
    return kit.titleOf(kit.mains, 'rice pudding');
  },
});

/** Bread that goes with sugar; a crust softens once it is stale and soaked. */
const isMild = (food: Food): boolean =>
  !/rye|ciabatta|baguette/.test(food.name) || (isStale(food) && !/rye/.test(food.name));

/** Stale, these drink as much custard as bread does. */
const forPudding = (food: Food): boolean =>
  isMild(food) && (!isOf(food, 'bun') || /croissant|bread roll|^bun$/.test(food.name));

const frenchToast = pattern({
  name: 'french toast',
  types: ['breakfast', 'dessert'],
  kind: 'french toast',
  styles: ['sweet'],
  servings: 4,
  vessel: 'pan',
  roles: {
    bread: { kinds: ['bread'], least: 1, most: 1, anywhere: true, fit: isMild },
    eggs: { kinds: ['egg'], least: 1, most: 1 },
    milk: {
      kinds: ['milk', 'cream'],
      least: 1,
      most: 1,
      fill: ['milk', 'oat milk', 'soy milk', 'almond milk'],
      inOrder: true,
    },
    fruit: { kinds: FRUITS, most: 2, fit: (food) => isFirm(food) && !food.needsHeat },
  },
  fits: ({ bread }) => (bread.some(isStale) ? 3 : 1),
  cook(kit, { bread, eggs, milk, fruit }) {
    const fat = kit.fat();
    if (!fat) return null;
    for (const food of bread) {
      if (food.name === 'baguette') kit.readied(food, 'cut into 3 cm slices');
    }
    for (const food of eggs) kit.measure(food, '4');
    for (const food of milk) kit.measure(food, '1 cup');
    kit.share(fruit, rational(3, 4));
    kit.about(...fruit);
    const spice = kit.one(['sweetspice', 'vanilla'], 'cinnamon');
    if (spice) kit.measure(spice, '1/2 tsp');
    kit.step(
      `Beat ${kit.hot(...eggs, ...milk, spice, pinch(kit))} in a shallow dish until no streaks are left.`,
    );
    kit.step(
      `Lay ${kit.the(...bread)} in it for 1 minute a side, until soaked but not falling apart.`,
    );
    kit.step(
      `Heat a little of ${kit.the(fat)} in a large frying pan over medium heat and fry ${kit.the(...bread)} in turn for 3 minutes a side, 15 minutes in all, until golden and set in the middle.`,
    );
    const sweet = kit.one(['sweet', 'sugar'], 'maple syrup', 'honey', 'sugar');
    const over = [
      ...fruit,
      ...toppings(kit),
      ...kit.take(['yogurt', 'nutbutter', 'jam'], { most: 2 }),
    ];
    for (const food of over) if (isOf(food, 'yogurt')) kit.measure(food, '1/2 cup');
    if (!sweet) return null;
    if (/syrup|honey/.test(sweet.name)) kit.measure(sweet, '1/3 cup');
    kit.step(`Serve hot with ${kit.the(...over, sweet)}.`);
    return kit.titleOf(kit.mains, 'french toast');
  },
});

/** Half a litre for a custard. Cream alone is too rich: half of it is milk. */
function forCustard(kit: DishKit, milk: readonly Food[]): readonly Food[] {
  const thinned = milk.every((food) => isOf(food, 'cream'))
    ? [...milk, ...present(kit.staple('milk', 'oat milk'))]
    : milk;
  measureAll(kit, thinned, thinned.length > 1 ? '1 cup' : '2 cups');
  return thinned;
}

const breadPudding = pattern({
  name: 'bread pudding',
  types: ['dessert'],
  kind: 'gratin',
  styles: ['sweet'],
  servings: 4,
  vessel: 'dish',
  roles: {
    bread: { kinds: ['bread', 'bun'], least: 1, most: 1, anywhere: true, fit: forPudding },
    eggs: { kinds: ['egg'], least: 1, most: 1, fill: ['egg'] },
    milk: {
      kinds: ['milk', 'cream'],
      least: 1,
      most: 2,
      fill: ['milk', 'oat milk', 'soy milk', 'almond milk'],
      inOrder: true,
    },
    fruit: { kinds: [...FRUITS, 'driedfruit'], most: 4, fit: isFirm },
  },
  cook(kit, { bread, eggs, milk, fruit }) {
    const fat = kit.fat();
    const sugar = kit.one(['sugar', 'sweet'], 'brown sugar', 'sugar');
    const rich = kit.take(['chocolate'], { most: 1 });
    if (!fat || !sugar) return null;
    // Without something in it this is breakfast.
    if (fruit.length + rich.length === 0 && !milk.some((food) => kit.isNamed(food))) return null;
    for (const food of bread) kit.readied(food, 'cut into 2 cm cubes');
    for (const food of eggs) kit.measure(food, '3');
    const thinned = forCustard(kit, milk);
    kit.measure(sugar, '1/2 cup');
    kit.share(fruit, rational(1, 2));
    const dried = fruit.filter((food) => isOf(food, 'driedfruit'));
    measureAll(kit, dried, dried.length > 2 ? '1/4 cup' : '1/2 cup');
    kit.about(...fruit, ...rich);
    const spice = kit.one(['sweetspice', 'vanilla'], 'cinnamon');
    kit.step(
      `Heat the oven to 180 °C (350 °F) and grease a 2 l baking dish with some of ${kit.the(fat)}.`,
    );
    kit.step(
      `Whisk ${kit.hot(...eggs, ...thinned, sugar, spice, pinch(kit))} in a large bowl. Fold in ${kit.hot(...bread, ...fruit, ...rich)} and let stand for 15 minutes, until the liquid is soaked up.`,
    );
    kit.step(
      `Tip into the dish, dot with the rest of ${kit.the(fat)} and bake for 40 minutes, until puffed, golden and set in the middle.`,
    );
    const creamy = kit.take(['yogurt', 'freshcheese'], { most: 1 })[0];
    if (creamy) kit.measure(creamy, '1 cup');
    kit.step(
      served(
        kit,
        creamy
          ? `Let cool for 10 minutes and serve with ${kit.the(creamy)}`
          : 'Let cool for 10 minutes and serve warm',
        ...toppings(kit, 1),
      ),
    );
    const isBun = bread.some((food) => isOf(food, 'bun'));
    return kit.titleOf([...(isBun ? bread : []), ...kit.mains], 'bread pudding');
  },
});

const BOUGHT_FRUIT: DishRole = { kinds: FRUITS, least: 1, fill: ['banana', 'strawberry'] };

const sweetToast = pattern({
  name: 'toast with fruit',
  types: ['breakfast'],
  kind: 'sandwich',
  styles: ['sweet'],
  servings: 4,
  vessel: 'board',
  roles: {
    bread: { kinds: ['bread'], least: 1, most: 1, anywhere: true, fit: isMild },
    spread: { kinds: ['nutbutter', 'freshcheese'], least: 1, most: 1 },
    jam: { kinds: ['jam', 'puree'], most: 1 },
    fruit: { kinds: FRUITS, most: 2, fit: (food) => isFirm(food) && !food.needsHeat },
  },
  cook(kit, { bread, spread, jam, fruit: named }) {
    // Jam is the fruit of a peanut butter toast.
    const fruit = named.length + jam.length > 0 ? named : kit.fillUp(named, BOUGHT_FRUIT);
    if (fruit.length + jam.length === 0) return null;
    for (const food of spread) kit.measure(food, '1/2 cup');
    measureAll(kit, jam, '1/2 cup');
    kit.share(fruit, rational(3, 4));
    kit.about(...spread, ...jam, ...fruit);
    kit.step(`Toast ${kit.the(...bread)} under the broiler for 2 minutes a side, until golden.`);
    kit.step(`Spread ${kit.the(...spread)} over them while they are warm.`);
    kit.step(
      jam.length > 0 && `Spoon ${kit.the(...jam)} over it, not quite to the edges.`,
      fruit.length > 0 && `Arrange ${kit.the(...fruit)} on top.`,
    );
    const sweet = kit.take(['sweet'], { most: 1 });
    const spice = kit.take(['sweetspice'], { most: 1 });
    for (const food of spice) kit.measure(food, '1/4 tsp');
    kit.step(
      sweet.length > 0 && `Drizzle with ${kit.the(...sweet)}.`,
      spice.length > 0 && `Sprinkle with ${kit.the(...spice)}.`,
      served(kit, 'Serve at once', ...toppings(kit)),
    );
    const [spreadOn] = spread;
    const isPlainJam = jam.some(({ name }) => name === 'jam') && fruit.length === 0;
    return isPlainJam && spreadOn
      ? titled(`${kit.spoken(spreadOn)} and jam toasts`)
      : kit.titleOf(kit.mains, 'toasts');
  },
});

/** Rounds of apple or halves of banana, spread like bread: two spoonfuls of nut butter for each person. */
const fruitWithNutButter = pattern({
  name: 'fruit with nut butter',
  types: ['breakfast', 'appetizer'],
  kind: 'fruit',
  styles: ['sweet'],
  servings: 4,
  vessel: 'board',
  roles: {
    fruit: { kinds: ['crisp', 'banana'], least: 1, most: 2, fit: ({ needsHeat }) => !needsHeat },
    butter: { kinds: ['nutbutter'], least: 1, most: 1 },
  },
  fits: (_, kit) => (kit.isOnlyOf(...BESIDE_NUT_BUTTER) ? 2 : null),
  cook(kit, { fruit, butter }) {
    measureAll(kit, butter, '1/2 cup');
    kit.share(fruit, rational(fruit.length === 1 ? 1 : 2, fruit.length === 1 ? 1 : 3));
    for (const food of fruit) {
      kit.readied(
        food,
        isOf(food, 'banana') ? 'peeled and halved lengthwise' : 'cored and cut into rounds',
      );
    }
    kit.about(...fruit, ...butter);
    const sweet = kit.take(['sweet'], { most: 1 });
    measureAll(kit, sweet, '1 tbsp');
    const flavour = kit.take(['sweetspice', 'vanilla', 'cocoa'], { most: 2 });
    measureBy(kit, flavour, [
      [['sweetspice'], '1/4 tsp'],
      [['vanilla'], '1/2 tsp'],
      [['cocoa'], '1 tbsp'],
    ]);
    kit.step(
      `Stir ${kit.the(...butter, ...sweet, ...flavour, pinch(kit))} until soft enough to spread.`,
    );
    kit.step(`Lay ${kit.the(...fruit)} out on a board and pat the cut sides dry.`);
    kit.step(`Spread each piece thinly with ${kit.the(...butter)}, right to the edge.`);
    const over = kit.take(['driedfruit', 'nut', 'granola', 'chocolate', 'coconutflake', 'chia'], {
      most: 3,
      anywhere: true,
    });
    measureAll(kit, over, '1/4 cup');
    measureBy(kit, over, [[['chia'], '1 tbsp']]);
    kit.step(served(kit, 'Serve at once', ...over));
    const [first] = butter;
    const names = fruit.map((food) => kit.spoken(food));
    return first ? titled(`${listed(names)} with ${kit.spoken(first)}`) : null;
  },
});

const BESIDE_NUT_BUTTER: readonly Kind[] = [
  ...(['crisp', 'banana', 'nutbutter', 'sweet', 'sweetspice', 'vanilla', 'cocoa', 'salt'] as const),
  ...([
    'driedfruit',
    'nut',
    'granola',
    'chocolate',
    'coconutflake',
    'chia',
    'fruit',
    'soft',
  ] as const),
];

export const SWEET_PATTERNS: readonly DishPattern[] = [
  smoothie,
  fruitSalad,
  parfait,
  porridge,
  warmChocolate,
  chiaPudding,
  ricePudding,
  frenchToast,
  breadPudding,
  sweetToast,
  fruitWithNutButter,
];
