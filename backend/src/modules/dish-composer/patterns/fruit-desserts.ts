import { rational } from '@larder/culinary';
import { batterOf, fatAs, goldenOr, shareOfButter, type BatterFormula } from '../batter.js';
import { isOf, mixed, served, spooned } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { isOverripe } from '../bought-form.js';
import { pattern, type DishPattern, type Parts } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { listed, titled } from '../phrases.js';
import { filledBy, fruitBy, sugarForFruit, thickener, withOrange } from '../fruit-filling.js';
import {
  ending,
  isStrongSpice,
  measureAll,
  measureBy,
  naming,
  present,
  saltOf,
  spoonAll,
  spoonful,
  weighAll,
  weighed,
} from '../kitchen-measures.js';

const BAKED_FRUIT = ['fruit', 'crisp', 'berry'] as const;
/** Fruit for six under a crust. */
const FRUIT = 900;

/** Cream, yogurt or ice cream beside it. */
function beside(kit: DishKit): Food[] {
  const creamy = kit.take(['icecream', 'whipped', 'cream', 'yogurt', 'freshcheese', 'sourcream'], {
    most: 1,
    anywhere: true,
    fit: (food) =>
      (isOf(food, 'sourcream') || kit.suits(food)) && !/cream cheese|mascarpone/.test(food.name),
  });
  for (const food of creamy) if (!isOf(food, 'icecream', 'whipped')) kit.measure(food, '1 cup');
  return creamy;
}

function fruitInDish(kit: DishKit, fruit: readonly Food[], sugar: () => string): void {
  const sour = spooned(kit, kit.take(['citrus', 'acid', 'juice'], { most: 1 })[0]);
  const flavour = kit.take(['vanilla', 'zest', 'spirit'], { most: 2 });
  const dried = kit.take(['driedfruit'], { most: 1 });
  measureAll(kit, dried, dried.some(isCandied) ? '1/4 cup' : '1/3 cup');
  kit.about(...dried.filter((food) => !isCandied(food)));
  const among = present(thickener(kit, fruit, filledBy(fruit, FRUIT)), ...dried, ...flavour);
  kit.heat(...among);
  kit.step(
    'Heat the oven to 190 °C (375 °F).',
    `Toss ${kit.hot(...fruit)} in a 2 l baking dish with ${sugar()}.`,
    among.length + present(sour).length > 0 && `Stir in ${mixed(kit, among, sour)}.`,
    withOrange(kit),
  );
}

/**
 * Crumble and crisp: a topping of three parts of flour, or flour and oats, to two of butter and two of sugar by weight, for two and a half
 * times its weight of fruit (King Arthur's fruit crisp); the fruit is sugared by its own sourness.
 */
const crumble = pattern({
  name: 'crumble',
  types: ['dessert'],
  kind: 'crumble',
  styles: ['sweet'],
  servings: 6,
  vessel: 'dish',
  roles: {
    fruit: { kinds: BAKED_FRUIT, least: 1, most: 3 },
    topping: { kinds: ['flour', 'oats', 'sugar'], most: 0 },
  },
  // Granola is baked already: with yogurt it is layered as it is.
  fits: (_, kit) =>
    kit.offers('granola') && kit.offers('yogurt') && !kit.offers('flour', 'oats') ? 0 : 2,
  cook(kit, { fruit }) {
    if (!isCrumble(kit, fruit)) return null;
    const isOfGranola = kit.wants('granola') && !kit.wants('flour', 'meal', 'oats');
    return isOfGranola ? granolaCrisp(kit, fruit) : rubbedCrumble(kit, fruit);
  },
});

function rubbedCrumble(kit: DishKit, fruit: readonly Food[]): string | null {
  const sugars = sugarsFor(kit, fruit);
  const dry = dryTopping(kit);
  const fat = kit.one(['fat', 'shortening'], 'butter', 'vegan butter', 'vegetable oil');
  if (!sugars || !fat || dry.length === 0) return null;
  fruitBy(kit, fruit, filledBy(fruit, FRUIT));
  weighed(kit, fat, 115 * shareOfButter(fat));
  kit.about(...fruit);
  fruitInDish(kit, fruit, sugars.among);
  // Berries and stone fruit have scent enough.
  const named = kit.take(['sweetspice', 'pungent'], { most: 3 });
  const usual = fruit.some(isWinterFruit) ? present(kit.staple('cinnamon')) : [];
  const spices = named.length > 0 ? named : usual;
  // Nutmeg and cloves lead where there is as much of them as of cinnamon.
  for (const food of spices) spoonAll(kit, [food], isStrongSpice(food) ? 0.25 : 1);
  const nuts = kit.take(['nut', 'coconutflake', 'chia'], { most: 2 });
  const chocolate = kit.take(['chocolate'], { most: 1 });
  kit.step(
    `Stir ${kit.hot(...dry, ...spices, ...saltOf(kit, 0.25), ...nuts)} with ${sugars.over()} in a bowl.`,
    isOf(fat, 'oil')
      ? `Stir in ${kit.the(fat)} until it clumps.`
      : `Rub in ${kit.the(fat)}, cold and cut into cubes, until it holds in clumps.`,
  );
  kit.step(
    'Scatter over the fruit and bake for 40 minutes, until the top is golden and thick juices bubble at the edges.',
    // In so long a time it would scorch.
    naming(kit, chocolate, (names) => `Scatter ${names} over and let melt.`),
  );
  kit.step(servedFruit(kit));
  const isCrisp = dry.some((food) => isOf(food, 'oats', 'granola'));
  return kit.titleOf(kit.mains, isCrisp ? 'crisp' : 'crumble');
}

/** Granola is baked, sweet and crisp already: it goes on late, with a little butter and nothing else. */
function granolaCrisp(kit: DishKit, fruit: readonly Food[]): string | null {
  const sugar = kit.take(['sugar', 'sweet'], { most: 1 })[0] ?? kit.staple('brown sugar', 'sugar');
  const fat = kit.one(['fat'], 'butter', 'vegan butter', 'vegetable oil');
  const granola = kit.take(['granola'], { most: 1, anywhere: true });
  if (!sugar || !fat) return null;
  fruitBy(kit, fruit, filledBy(fruit, FRUIT));
  weighed(kit, sugar, sugarForFruit(fruit, filledBy(fruit, FRUIT)));
  weighAll(kit, granola, TOPPING);
  kit.measure(fat, '2 tbsp');
  kit.about(...fruit);
  const spices = kit.take(['sweetspice', 'pungent'], { most: 2 });
  for (const food of spices) spoonAll(kit, [food], isOf(food, 'pungent') ? 3 : 1);
  kit.heat(...spices);
  fruitInDish(kit, fruit, () => kit.the(sugar, ...spices));
  kit.step('Cover with foil and bake for 25 minutes, until the fruit is nearly soft.');
  kit.step(
    `Melt ${kit.the(fat)} and stir into ${kit.hot(...granola)}. Uncover, scatter over the fruit and bake for 12 minutes more, until crisp and the juices bubble.`,
  );
  kit.step(servedFruit(kit));
  return kit.titleOf(kit.mains, 'crisp');
}

const servedFruit = (kit: DishKit): string =>
  `Let cool for 10 minutes and serve${ending(kit, beside(kit), (names) => ` with ${names}`) || ' warm'}.`;

function isCrumble(kit: DishKit, fruit: readonly Food[]): boolean {
  if (kit.offers('yeast', 'egg', 'crust', 'pastry', 'bread')) return false;
  const isTart = fruit.some((food) => food.needsHeat);
  return (
    isTart ||
    kit.offers('flour', 'oats', 'fat', 'sugar', 'granola', 'sweetspice', 'meal', 'shortening') ||
    (kit.offers('nut') && kit.offers('jam', 'vanilla'))
  );
}

/** Grams of flour and oats in the topping. */
const TOPPING = 170;

function dryTopping(kit: DishKit): Food[] {
  const flour = kit.take(['flour', 'meal'], { most: 2, anywhere: true });
  const oats = kit.take(['oats', 'granola'], { most: 1, anywhere: true });
  // Oats alone neither clump nor hold.
  const dry = flour.length > 0 ? flour : present(kit.staple('flour', 'gluten-free flour'));
  const half = oats.length > 0 && dry.length > 0 ? TOPPING / 2 : TOPPING;
  weighAll(kit, dry, half);
  weighAll(kit, oats, half);
  return [...dry, ...oats];
}

interface CrumbleSugars {
  /** The sugar that the fruit needs, as the step calls it. */
  readonly among: () => string;
  /** What is left for the topping. */
  readonly over: () => string;
}

const TOPPING_SUGAR = 110;

/** One sugar is shared between fruit and topping by what the fruit needs; of two, each gets one. */
function sugarsFor(kit: DishKit, fruit: readonly Food[]): CrumbleSugars | null {
  const jam = kit.take(['jam'], { most: 1 });
  const named = [...jam, ...kit.take(['sugar', 'sweet'], { most: 2 })].slice(0, 2);
  // Syrup and jam sweeten the fruit; a topping crumbles only with sugar.
  if (named.length < 2 && named.every((food) => isOf(food, 'jam', 'sweet'))) {
    named.push(...present(kit.staple('brown sugar', 'sugar')));
  }
  const [sugar, second] =
    named.length > 0 ? named : present(kit.staple('brown sugar', 'sugar', 'maple syrup'));
  if (!sugar) return null;
  const forFruit = sugarForFruit(fruit, filledBy(fruit, FRUIT));
  if (second) {
    weighed(kit, sugar, forFruit);
    weighed(kit, second, TOPPING_SUGAR);
    return { among: () => kit.the(sugar), over: () => kit.the(second) };
  }
  const total = forFruit + TOPPING_SUGAR;
  weighed(kit, sugar, total);
  // "2/3 cup of the brown sugar": by the fruit, not by halves.
  const among = kit.part(sugar, spoonful((teaspoonsOf(kit, sugar) * forFruit) / total));
  return {
    among: () => `${among} of ${kit.the(sugar)}`,
    over: () => `the rest of ${kit.the(sugar)}`,
  };
}

const TEASPOONS_IN_CUP = 48;

const teaspoonsOf = (kit: DishKit, food: Food): number =>
  ((kit.cupsOf(food) ?? 1) * TEASPOONS_IN_CUP * kit.written) / kit.servings;

/** Cobbler: the biscuit dough of 3 parts flour, 1 fat and 2 liquid by weight, dropped by the spoonful on hot fruit. */
const cobbler = pattern({
  name: 'cobbler',
  types: ['dessert'],
  kind: 'crumble',
  styles: ['sweet'],
  servings: 6,
  vessel: 'dish',
  roles: {
    fruit: { kinds: BAKED_FRUIT, least: 1, most: 3 },
    flour: { kinds: ['flour'], most: 0 },
    milk: { kinds: ['milk', 'buttermilk'], most: 0 },
  },
  fits: () => 2,
  cook(kit, { fruit }) {
    if (!isCobbler(kit)) return null;
    const grams = filledBy(fruit, FRUIT);
    fruitBy(kit, fruit, grams);
    kit.about(...fruit);
    const batter = batterOf(kit, { ...DROPPED, sugar: 0.2 + sugarForFruit(fruit, grams) / 180 });
    const [sugar] = batter?.sugars ?? [];
    if (!batter || !sugar || batter.liquids.length === 0) return null;
    const starch = thickener(kit, fruit, grams);
    kit.heat(starch);
    fatAs(kit, batter.fats, 'cold, cut into small cubes');
    kit.step(
      'Heat the oven to 200 °C (400 °F).',
      `Toss ${kit.hot(...fruit)} in a 2 l baking dish with all but 3 tbsp of ${kit.the(sugar)}.`,
      present(starch, batter.citrus).length > 0 &&
        `Stir in ${mixed(kit, [starch], batter.citrus)}.`,
      'Bake for 15 minutes, until the juices run.',
    );
    kit.step(
      `Whisk ${kit.hot(...batter.dry)} and the sugar kept back together and rub in ${kit.hot(...batter.fats)} until like coarse crumbs.`,
      `Stir in ${kit.hot(...batter.wet, ...batter.folded)} with a fork to a soft, sticky dough.`,
    );
    kit.step(
      `Drop big spoonfuls over the hot fruit and bake for 25 minutes more, until the dough is ${goldenOr(batter, 'springy')} and cooked underneath.`,
    );
    kit.step(servedFruit(kit));
    return kit.titleOf(kit.mains, 'cobbler');
  },
});

const DROPPED: BatterFormula = {
  flour: 180,
  sugar: 0.2,
  fat: 0.34,
  egg: 0,
  liquid: 0.8,
  powder: 1.5,
  fats: ['butter', 'vegan butter'],
  foldable: ['nut'],
};

const isCobbler = (kit: DishKit): boolean =>
  kit.offers('flour') &&
  kit.offers('milk', 'buttermilk', 'cream') &&
  !kit.offers('egg', 'oats', 'yeast', 'crust', 'pastry', 'bread', 'cheese');

/** "Peach Compote with Bourbon": what one tastes first is in the name, unless a fruit has said it. */
export function withStrong(kit: DishKit, title: string, strong: readonly Food[]): string {
  const [first] = strong.filter((food) => kit.isNamed(food));
  if (!first || kit.mains.some(({ name }) => first.name.includes(name))) return title;
  return titled(`${title} with ${kit.spoken(first)}`);
}

/** Of leaves, mint and basil lie on fruit. */
const isForSweets = (food: Food): boolean =>
  !isOf(food, 'herb') || /^(?:mint|basil)$/.test(food.name);

const isCranberry = ({ name }: Food): boolean => name === 'cranberry';
/** An accent, and nothing that is stewed by itself. */
const isCandied = ({ name }: Food): boolean => /^(?:candied|crystallized) /.test(name);
const isDried = (food: Food): boolean => isOf(food, 'driedfruit');

/** Cranberry sauce: a bag of 340 g, a cup of sugar and 3/4 cup of liquid, boiled until the berries burst (Ocean Spray), for eight. */
const cranberrySauce = pattern({
  name: 'cranberry sauce',
  types: ['side dish', 'dessert'],
  kind: 'pudding',
  styles: ['sweet'],
  servings: 8,
  vessel: 'pot',
  roles: {
    cranberries: { kinds: ['fruit'], least: 1, most: 1, fit: isCranberry },
    // An orange rounds it off; by itself it is not stewed.
    orange: { kinds: ['orange'], most: 1, fit: ({ name }) => /orange|mandarin/.test(name) },
  },
  // With other fruit, cranberries are only an accent.
  fits: (_, kit) => (kit.offers('crisp', 'berry', 'banana', 'marshmallow') ? -1 : 3),
  cook(kit, { cranberries, orange }) {
    if (kit.offers('flour', 'oats', 'egg', 'bread', 'crust', 'pastry', 'rice')) return null;
    const sugar = kit.one(['sugar', 'sweet'], 'sugar', 'honey', 'maple syrup');
    const liquid = kit.one(['juice', 'wine'], 'water');
    if (!sugar || !liquid) return null;
    measureAll(kit, cranberries, '340 g');
    weighed(kit, sugar, 200);
    kit.measure(liquid, '3/4 cup');
    for (const food of orange) {
      kit.readied(kit.measure(food, '1'), 'zest grated and juice squeezed');
    }
    const pineapple = kit.take(['soft'], { most: 1, fit: ({ name }) => name === 'pineapple' });
    for (const food of pineapple) kit.readied(kit.measure(food, '1 cup'), 'finely diced');
    kit.about(...cranberries, ...pineapple, ...orange);
    const stick = kit.take(['stick'], { most: 1 });
    const sprig = sprigOf(kit);
    const flavour = kit.take(['sweetspice', 'vanilla', 'zest', 'pungent'], { most: 3 });
    const ground = flavour.filter((food) => isOf(food, 'sweetspice', 'vanilla', 'zest', 'pungent'));
    spoonAll(kit, ground, 0.5);
    const spirit = kit.take(['spirit'], { most: 1 });
    measureAll(kit, spirit, '2 tbsp');
    kit.step(
      `Bring ${kit.hot(sugar, liquid, ...stick, ...sprig, ...flavour)} to a boil in a wide saucepan, stirring, until the sugar is dissolved.`,
    );
    kit.step(
      `Add ${kit.hot(...cranberries, ...pineapple)} and boil gently, uncovered, for 10 minutes, stirring now and then, until most have burst.`,
      naming(kit, orange, (names) => `Stir in the zest and juice of ${names}.`),
      naming(kit, spirit, (names) => `Take off the heat and stir in ${names}.`),
    );
    kit.step(sprigOut(kit, sprig), 'Let cool for 30 minutes: the sauce sets as it cools.');
    kit.step(
      served(
        kit,
        'Serve in a bowl beside roast meat or with a dessert',
        ...kit.take(['nut'], { most: 1 }),
      ),
    );
    return withStrong(kit, kit.titleOf(kit.mains, 'sauce'), spirit);
  },
});

/** Grams of dried fruit for four, and millilitres of water that a gram of it takes up: half as much again as its volume. */
const DRIED = 300;
const waterForDried = 2.4;
/** Grams of sugar more where wine is poured: it is dry. */
const sugarForWine = 50;

/** Measures fruit, sugar and what it stews in. Answers whether all of it is dried. */
function measureStewed(
  kit: DishKit,
  fruit: readonly Food[],
  { sugar, liquid }: { sugar: Food; liquid: Food },
): boolean {
  const forWine = isOf(liquid, 'wine') ? sugarForWine : 0;
  const dried = fruit.filter(isDried);
  const fresh = fruit.filter((food) => !isDried(food));
  if (fresh.length === 0) {
    weighAll(kit, dried, DRIED);
    weighed(kit, sugar, 25 + forWine);
    weighed(kit, liquid, (DRIED * waterForDried) / (forWine > 0 ? 2 : 1));
    return true;
  }
  fruitBy(kit, fresh, 600);
  measureAll(kit, dried, '1/3 cup');
  weighed(kit, sugar, Math.max(50, sugarForFruit(fresh, 600)) + forWine);
  const isJuicy = fresh.some((food) => isOf(food, 'berry'));
  kit.measure(liquid, isJuicy ? '1/4 cup' : forWine > 0 ? '1 cup' : '1/2 cup');
  return false;
}

/** Large and soft enough to be a dessert by themselves. */
const STEWED_ALONE = /^(?:prune|dried apricot|dried fig)$/;

/** Minutes for what softens at once: peaches and berries beside apples. */
const briefly = 6;
const isSoft = (food: Food): boolean =>
  /peach|nectarine|apricot|cherry/.test(food.name) ? !isDried(food) : isOf(food, 'berry');
const isWinterFruit = (food: Food): boolean => isDried(food) || /apple|pear|quince/.test(food.name);

/** Apples and dried fruit soften slowly, berries at once. */
function stewingTime(fruit: readonly Food[], isAllDried: boolean): number {
  if (isAllDried) return 20;
  // Cranberries have to burst.
  if (fruit.every((food) => isOf(food, 'berry') && !isDried(food) && !food.needsHeat)) return 4;
  if (fruit.every(isSoft)) return briefly;
  return fruit.some(isWinterFruit) ? 15 : 10;
}

/** A sprig of rosemary or thyme scents fruit and sugar. */
function sprigOf(kit: DishKit): Food[] {
  const sprig = kit.take(['woody'], {
    most: 1,
    anywhere: true,
    fit: ({ name }) => /^(?:rosemary|thyme)$/.test(name),
  });
  for (const food of sprig) kit.readied(kit.measure(food, '1 sprig'), '');
  return sprig;
}

/** Its leaves fall off as it cools; false without one. */
const sprigOut = (kit: DishKit, flavour: readonly Food[]): string | false =>
  naming(
    kit,
    flavour.filter((food) => isOf(food, 'woody')),
    (names) => `Take out ${names}.`,
  );

/** What was named for it. Cinnamon is for orchard fruit and what is dried; berries and stone fruit have enough scent. */
function spicesForCompote(kit: DishKit, fruit: readonly Food[]): Food[] {
  const stick = kit.take(['stick'], { most: 1 });
  const sprig = sprigOf(kit);
  const more = kit.take(['sweetspice', 'vanilla', 'zest', 'pungent'], {
    most: 3,
    fit: ({ name }) => !/coffee/.test(name),
  });
  const star = kit.take(['spice'], {
    most: 1,
    anywhere: true,
    fit: ({ name }) => name === 'star anise',
  });
  const flavour = [...stick, ...star, ...sprig, ...more];
  if (flavour.length > 0 || !fruit.some(isWinterFruit)) return flavour;
  const spice = present(kit.staple('cinnamon'));
  measureAll(kit, spice, '1/2 tsp');
  return spice;
}

/** Something sour that was named, or lemon where nothing else is sharp. */
function sharpenerOf(kit: DishKit, isSharp: boolean): Food | null {
  const named = kit.take(['citrus', 'acid'], { most: 1 })[0];
  return spooned(kit, named ?? (isSharp ? null : kit.sour()));
}

/** Raspberries fall apart at a simmer: beside other fruit they only have to get warm. */
const FRAGILE = /^(?:raspberry|blackberry|mulberry)$/;

/** Wine that fruit is stewed in. */
const isForFruit = ({ name }: Food): boolean => !/beer|stout|mirin|sake|rice wine/.test(name);

/** What the fruit stews in, with the tea that was named brewed in it. */
function brewedIn(kit: DishKit, liquid: Food): Food[] {
  const tea = isOf(liquid, 'water') ? kit.take(['tea'], { most: 1 }) : [];
  kit.step(
    naming(
      kit,
      tea,
      (names) =>
        `Pour ${kit.hot(liquid)}, just off the boil, over ${names}, let stand for 4 minutes and strain.`,
    ),
  );
  return tea.length > 0 ? tea : [liquid];
}

/** Apples first, peaches and berries for the last minutes, raspberries off the heat. */
function stewedInTurn(kit: DishKit, fruit: readonly Food[], time: number): void {
  const done = 'until soft but still in pieces';
  const fragile = fruit.filter(({ name }) => FRAGILE.test(name));
  if (fragile.length > 0 && fragile.length < fruit.length) {
    const firm = fruit.filter((food) => !fragile.includes(food));
    stewedInTurn(kit, firm, time);
    kit.step(`Take off the heat and fold in ${kit.hot(...fragile)}.`);
    return;
  }
  const soft = fruit.filter((food) => isSoft(food) || isOf(food, 'orange'));
  const slow = fruit.filter((food) => !soft.includes(food));
  if (time <= briefly || soft.length === 0 || slow.length === 0) {
    kit.step(
      `Add ${kit.hot(...fruit)}, bring to a simmer, cover and cook over low heat for ${time} minutes, stirring once or twice, ${done}.`,
    );
    return;
  }
  kit.step(
    `Add ${kit.hot(...slow)}, bring to a simmer, cover and cook over low heat for ${time - briefly} minutes, stirring once or twice.`,
    `Add ${kit.hot(...soft)} and cook for ${briefly} minutes more, ${done}.`,
  );
}

/**
 * Fruit stewed with the sugar that it needs: 2 to 4 parts of fruit to 1. Dried fruit is sweet by itself, swells in one and a half times its
 * volume of water, and beside fresh fruit is an accent (Joy of Cooking: dried fruit compote).
 */
const compote = pattern({
  name: 'compote',
  types: ['dessert', 'breakfast'],
  kind: 'pudding',
  styles: ['sweet'],
  servings: 4,
  vessel: 'pot',
  roles: {
    fruit: {
      kinds: ['fruit', 'crisp', 'berry', 'driedfruit'],
      least: 1,
      most: 6,
      fit: ({ name }) => name !== 'crystallized ginger',
    },
    // An orange rounds off cranberries; by itself it is not stewed.
    orange: { kinds: ['orange'], most: 1, fit: ({ name }) => /orange|mandarin/.test(name) },
  },
  fits: ({ fruit, orange }, kit) => {
    // One dried fruit boiled in water is no dessert, unless something was named to flavour it.
    const isFlavoured = kit.offers('zest', 'sweetspice', 'juice', 'spirit', 'puree', 'vanilla');
    const isAlone =
      fruit.length + orange.length < 2 &&
      !isFlavoured &&
      !fruit.every(({ name }) => STEWED_ALONE.test(name));
    if (fruit.every(isCranberry) || (isAlone && fruit.every(isDried))) return null;
    return fruit.some(isCranberry) ? 3 : 1;
  },
  cook(kit, { fruit: named, orange }) {
    if (kit.offers('flour', 'oats', 'egg', 'bread', 'crust', 'pastry', 'rice', 'mayo')) return null;
    // Raisins beside apples are the accent, and the title says so.
    const fruit = [...named].sort((left, right) => Number(isDried(left)) - Number(isDried(right)));
    const sugar = kit.one(['sugar', 'sweet', 'jam'], 'sugar', 'honey', 'maple syrup');
    const sauce = kit.take(['puree'], { most: 1, fit: ({ name }) => name === 'applesauce' });
    // Dried fruit has to swell in water: the sauce goes in at the end.
    const stirred = fruit.every(isDried) ? sauce : [];
    const [wet] = stirred.length > 0 ? [] : sauce;
    const [poured] = wet
      ? [wet]
      : kit.take(['juice', 'wine'], { most: 1, anywhere: true, fit: isForFruit });
    const liquid = poured ?? kit.staple('water');
    if (!sugar || !liquid) return null;
    const isAllDried = measureStewed(kit, fruit, { sugar, liquid });
    // Three cups of wine would be all that one tastes: half of it is water.
    const thinned = isAllDried && isOf(liquid, 'wine') ? present(kit.staple('water')) : [];
    weighAll(kit, thinned, (DRIED * waterForDried) / 2);
    const spirit = kit.take(['spirit'], { most: 1 });
    measureAll(kit, spirit, '2 tbsp');
    for (const food of orange) kit.readied(kit.measure(food, '1'), 'peeled and sliced');
    kit.about(...fruit, ...orange, ...sauce);
    const flavour = spicesForCompote(kit, fruit);
    const isSharp = fruit.some((food) => food.needsHeat) || isOf(liquid, 'juice', 'wine');
    const sour = sharpenerOf(kit, isSharp);
    const brewed = brewedIn(kit, liquid);
    kit.step(
      `Put ${mixed(kit, [sugar, ...brewed, ...thinned, ...flavour], sour)} into a wide saucepan and heat gently, stirring, until dissolved.`,
    );
    kit.heat(sugar, liquid, ...flavour);
    stewedInTurn(kit, [...fruit, ...orange], stewingTime(fruit, isAllDried));
    measureAll(kit, stirred, '1/2 cup');
    kit.step(
      sprigOut(kit, flavour),
      naming(kit, [...stirred, ...spirit], (names) => `Stir in ${names}.`),
      'Let cool for 15 minutes: the juices thicken as they cool.',
    );
    const creamy = beside(kit);
    kit.step(
      served(
        kit,
        `Spoon the compote into bowls and serve warm or cold${kit.ifAny('with', ...creamy)}`,
        ...kit.take(['nut', 'granola', 'herb', 'biscuit', 'coconutflake'], {
          most: 2,
          fit: isForSweets,
        }),
      ),
    );
    const strong = [...spirit, liquid].filter((food) => isOf(food, 'spirit', 'wine'));
    return withStrong(kit, kit.titleOf(kit.mains, 'compote'), strong);
  },
});

/** Fruit that is baked in halves: slices would fall apart. */
function halvedForOven({ name, cut, form }: Food): string {
  if (form === 'canned') return cut;
  if (name === 'pineapple') return 'peeled, cored and cut into wedges';
  if (/apple|pear|quince/.test(name)) return 'halved and cored';
  return cut.startsWith('pitted') ? 'halved and pitted' : cut;
}

const isCanned = ({ form }: Food): boolean => form === 'canned';

/** What was cooked in its can only has to take on a glaze. */
const bakingTime = (fruit: readonly Food[]): number => (fruit.every(isCanned) ? 15 : 25);

const bakedFruit = pattern({
  name: 'baked fruit',
  types: ['dessert'],
  kind: 'fruit',
  styles: ['sweet'],
  servings: 4,
  vessel: 'dish',
  roles: {
    fruit: {
      kinds: ['fruit', 'crisp', 'soft'],
      least: 1,
      most: 2,
      fit: (food) =>
        !isOverripe(food) &&
        // Berries only run: they want a crust or a spoon.
        ((isOf(food, 'fruit', 'crisp') && !isOf(food, 'berry') && !isCranberry(food)) ||
          /^(?:pineapple|mango)$/.test(food.name)),
    },
  },
  // Yogurt with juice is for a glass, and soft fruit is as good raw.
  fits: ({ fruit }, kit) => {
    if (kit.offers('yogurt') && kit.offers('juice')) return -1;
    return fruit.some((food) => isOf(food, 'fruit', 'crisp')) ? 1 : 0;
  },
  cook(kit, { fruit }) {
    if (kit.offers('flour', 'egg', 'yeast', 'bread', 'rice', 'oats')) return null;
    kit.about(...fruit);
    fruitBy(kit, fruit, 650);
    for (const food of fruit) kit.readied(food, halvedForOven(food));
    const sweet = kit.one(['sweet', 'sugar', 'jam'], 'maple syrup', 'honey', 'brown sugar');
    const fat = kit.fat();
    if (!sweet || !fat) return null;
    weighed(kit, sweet, Math.max(75, sugarForFruit(fruit, 650)));
    const spice = kit.one(['sweetspice', 'vanilla', 'pungent'], 'cinnamon');
    // Peaches and pears like vinegar, too.
    const sharp = kit.take(['citrus', 'juice', 'acid'], { most: 1, anywhere: true })[0];
    const sour = spooned(kit, sharp);
    const dried = kit.take(['driedfruit'], { most: 1 });
    measureAll(kit, dried, dried.some(isCandied) ? '2 tbsp' : '1/3 cup');
    kit.step('Heat the oven to 200 °C (400 °F).');
    kit.step(
      `Stir ${mixed(kit, [sweet, spice, ...dried], sour)} in a baking dish and turn ${kit.hot(...fruit)} in it.`,
      isOf(fat, 'oil') ? `Drizzle with ${kit.the(fat)}.` : `Dot with ${kit.the(fat)}.`,
    );
    kit.step(
      `Bake ${kit.hot(...fruit)} for ${bakingTime(fruit)} minutes, spooning the juices over once, until ${fruit.every(isCanned) ? 'hot' : 'tender'} and glazed.`,
    );
    const berries = kit.take(['berry'], { most: 1, fit: ({ needsHeat }) => !needsHeat });
    measureAll(kit, berries, '1 cup');
    kit.step(
      naming(kit, berries, (names) => `Scatter ${names} over for the last 5 minutes of baking.`),
    );
    kit.about(...berries);
    const creamy = beside(kit);
    kit.step(
      served(
        kit,
        creamy.length > 0
          ? `Let cool for 5 minutes and serve with ${kit.the(...creamy)}`
          : 'Let cool for 5 minutes and serve with the juices',
        ...kit.take(['nut', 'coconutflake', 'granola', 'biscuit'], { most: 2 }),
        ...kit.take(['chocolate'], { most: 1 }).map((food) => kit.measure(food, '30 g')),
      ),
    );
    const [inside] = [...berries, ...dried.filter((food) => !isCandied(food))];
    const baked = `baked ${listed(fruit.map((food) => kit.spoken(food)))}`;
    return titled(inside ? `${baked} with ${kit.spoken(inside)}` : baked);
  },
});

const isSorbet = ({ name }: Food): boolean => /sorbet|sherbet/.test(name);

/** A sorbet is its own sauce: the fruit beside it needs sugar and something sour, and no chocolate. */
const fruitWithSorbet = pattern({
  name: 'fruit with sorbet',
  types: ['dessert'],
  kind: 'ice cream',
  styles: ['sweet'],
  servings: 4,
  vessel: 'board',
  roles: {
    ice: { kinds: ['icecream'], least: 1, most: 1, fit: isSorbet },
    fruit: {
      kinds: ['berry', 'soft', 'fruit', 'crisp', 'banana', 'orange'],
      least: 1,
      most: 3,
      fit: ({ needsHeat }) => !needsHeat,
    },
  },
  fits: () => 3,
  cook(kit, { ice, fruit }) {
    const sour = kit.sour();
    const sweet = kit.one(['sugar', 'sweet'], 'sugar', 'honey');
    if (!sour || !sweet || kit.offers('flour', 'egg', 'bread', 'oats')) return null;
    kit.measure(sweet, '1 tbsp');
    kit.about(...fruit);
    kit.step(
      `Take ${kit.the(...ice)} out of the freezer for 10 minutes, so that it can be scooped.`,
    );
    kit.step(
      `Turn ${kit.the(...fruit)} in ${mixed(kit, [sweet], spooned(kit, sour))} and let stand for 10 minutes.`,
    );
    kit.step(
      `Divide the fruit among ${kit.pieces(1)} glasses and set a scoop of ${kit.the(...ice)} on top.`,
    );
    kit.step(
      served(kit, 'Serve at once', ...kit.take(['herb', 'nut', 'coconutflake'], { most: 2 })),
    );
    return titled(
      `${listed(fruit.map((food) => kit.spoken(food)))} with ${listed(ice.map(({ name }) => name))}`,
    );
  },
});

/** Without fruit, the sauce tells one sundae from another, and else the ice cream. */
function sundaeTitle(kit: DishKit, ...telling: readonly (readonly Food[])[]): string {
  return kit.titleOf(telling.find(({ length }) => length > 0) ?? [], 'sundaes');
}

/** A sundae; a banana split where the bananas are. */
const sundae = pattern({
  name: 'sundae',
  types: ['dessert'],
  kind: 'ice cream',
  styles: ['sweet'],
  servings: 4,
  vessel: 'board',
  roles: {
    ice: {
      kinds: ['icecream'],
      least: 1,
      most: 2,
      fill: ['vanilla ice cream', 'vegan ice cream'],
      inOrder: true,
      fit: (food) => !isSorbet(food),
    },
    fruit: {
      kinds: ['banana', 'berry', 'soft', 'fruit', 'crisp'],
      most: 4,
      fit: (food) => !food.needsHeat && !isOverripe(food),
    },
    // Coffee over ice cream is an affogato.
    sauce: { kinds: ['dessertsauce', 'chocolate', 'coffee'], most: 2 },
  },
  fits: (_, kit) => (kit.offers('icecream') ? 3 : 1),
  cook(kit, { ice, fruit, sauce: named }) {
    if (!isSundae(kit, ice, named)) return null;
    const cream = kit.take(['cream', 'whipped'], { most: 1, fit: isWhippable });
    const bananas = fruit.filter((food) => isOf(food, 'banana'));
    measureSundae(kit, { ice, fruit, bananas, cream });
    kit.about(...fruit, ...ice);
    kit.step(
      `Take ${kit.the(...ice)} out of the freezer for 10 minutes, so that it can be scooped.`,
    );
    softenedApples(kit, fruit);
    const sauced = sauceForSundae(kit, named, cream);
    if (!sauced) return null;
    kit.step(whipped(kit, cream, sauced.isCreamUsed));
    kit.step(scooped(kit, ice, fruit, bananas.length > 0));
    kit.step(
      `Spoon ${sauced.name} over the ice cream.`,
      naming(kit, cream, (names) => `Top with ${names}.`),
    );
    const over = kit.take(OVER_ICE, { most: 4 });
    measureBy(kit, over, [
      [['biscuit', 'candy', 'granola', 'cereal'], '1/2 cup'],
      [['driedfruit', 'jam'], '1/3 cup'],
    ]);
    kit.step(served(kit, 'Serve at once', ...over));
    const plain = sundaeTitle(
      kit,
      fruit,
      [...named, ...over.filter((food) => isOf(food, 'nut'))],
      ice,
    );
    const split = fruit.length === 1 ? 'Banana Split' : kit.titleOf(fruit, 'split');
    return withStrong(kit, bananas.length === 0 ? plain : split, sauced.strong);
  },
});

/** Light cream stays liquid: it is for the sauce. */
const isWhippable = ({ name }: Food): boolean => !/half|light|evaporated/.test(name);

/** What lies on a sundae. */
const OVER_ICE: readonly Kind[] = [
  ...(['nut', 'biscuit', 'sprinkles', 'coconutflake', 'jam', 'marshmallow', 'candy'] as const),
  ...(['driedfruit', 'granola', 'cereal', 'chocolate'] as const),
];

function measureSundae(
  kit: DishKit,
  { ice, fruit, bananas, cream }: Parts<'ice' | 'fruit' | 'bananas' | 'cream'>,
): void {
  measureAll(kit, ice, ice.length > 1 ? '2 cups' : '4 cups');
  for (const food of bananas) kit.readied(kit.measure(food, '4'), 'peeled and halved lengthwise');
  // A dish takes half a banana's weight of everything that lies beside it.
  const beside = fruit.filter((food) => !bananas.includes(food));
  if (bananas.length > 0) kit.share(beside, rational(1, Math.max(1, beside.length)));
  measureAll(kit, cream, '1 cup');
}

/** Apples and pears are fried soft: raw, they are hard beside ice cream. */
function softenedApples(kit: DishKit, fruit: readonly Food[]): void {
  const crisp = fruit.filter((food) => isOf(food, 'crisp'));
  const fat = crisp.length > 0 ? kit.one(['fat'], 'butter', 'vegan butter') : null;
  const sugar = fat && kit.one(['sugar'], 'brown sugar', 'sugar');
  if (!fat || !sugar) return;
  kit.measure(fat, '1/4 cup');
  kit.measure(sugar, '1/2 cup');
  for (const food of crisp) kit.readied(food, 'peeled, cored and sliced');
  kit.step(
    `Melt half of ${kit.the(fat)} in a frying pan over medium heat. Add ${kit.hot(...crisp)} and 1 tbsp of ${kit.the(sugar)} and cook for 6 minutes, turning, until soft and golden. Lift out.`,
  );
}

interface SundaeSauce {
  readonly name: string;
  /** Whether half of the cream went into it. */
  readonly isCreamUsed: boolean;
  readonly strong: readonly Food[];
}

/**
 * What is poured over: a sauce that was named, chocolate melted in cream, or butterscotch, half a cup of brown sugar boiled with 2 tbsp of butter
 * and half a cup of cream (Joy of Cooking). Null without what any of them takes.
 */
function sauceForSundae(
  kit: DishKit,
  named: readonly Food[],
  cream: readonly Food[],
): SundaeSauce | null {
  const spirit = kit.take(['spirit'], { most: 1 });
  measureAll(kit, spirit, '2 tbsp');
  const [bar] = named.filter((food) => isOf(food, 'chocolate'));
  const poured = named.filter((food) => food !== bar);
  measureBy(kit, poured, [[['coffee'], '1/2 cup']]);
  const isMelted = bar !== undefined && melted(kit, bar, cream);
  if (isMelted || poured.length > 0) {
    const more = [...poured, ...spirit];
    const name = isMelted ? 'the warm sauce' : kit.the(...more);
    const also = isMelted && more.length > 0 ? ` and ${kit.the(...more)}` : '';
    return { name: `${name}${also}`, isCreamUsed: isMelted, strong: spirit };
  }
  return butterscotch(kit, cream, spirit);
}

/** What has gone into the pan with the apples, or else is taken for the sauce. */
function shared(kit: DishKit, kind: Kind, amount: string, ...names: string[]): Food | null {
  const begun = [...kit.used.values()].find((food) => isOf(food, kind));
  if (begun) return begun;
  const food = kit.one([kind], ...names);
  return food && kit.measure(food, amount);
}

function butterscotch(
  kit: DishKit,
  cream: readonly Food[],
  spirit: readonly Food[],
): SundaeSauce | null {
  const own = cream.find((food) => isOf(food, 'cream'));
  const rich = own ?? kit.one(['cream', 'milk'], 'cream', 'coconut milk');
  const fat = shared(kit, 'fat', '2 tbsp', 'butter', 'vegan butter');
  const sugar = shared(kit, 'sugar', '1/2 cup', 'brown sugar', 'sugar');
  if (!rich || !fat || !sugar) return null;
  if (!own) kit.measure(rich, '1/2 cup');
  const stirred = kit.take(['nutbutter'], { most: 1 });
  measureAll(kit, stirred, '1/4 cup');
  // A spoonful of syrup keeps the sugar from turning grainy.
  const syrup = kit.take(['sweet'], { most: 1 });
  measureAll(kit, syrup, '1 tbsp');
  const parts = [fat, sugar].map((food) =>
    kit.used.has(food.id) ? `the rest of ${kit.hot(food)}` : kit.hot(food),
  );
  const salt = kit.one(['salt'], 'salt');
  if (salt) kit.measure(salt, '1 pinch');
  const creamy = `${own ? 'half of ' : ''}${kit.hot(rich)}`;
  kit.step(
    `Simmer ${listed([...parts, creamy])}${kit.ifAny('with', ...syrup, salt)} in a small saucepan for 4 minutes, stirring, until thick and smooth.`,
    naming(kit, [...stirred, ...spirit], (names) => `Take off the heat and stir in ${names}.`),
  );
  const strong = [...spirit, ...stirred];
  return { name: 'the warm sauce', isCreamUsed: own !== undefined, strong };
}

/** Nobody with fruit alone is sent out for ice cream. */
function isSundae(kit: DishKit, ice: readonly Food[], sauce: readonly Food[]): boolean {
  if (kit.offers('flour', 'egg', 'bread', 'oats')) return false;
  if (ice.some((food) => kit.isNamed(food))) return true;
  return kit.offers('banana') && sauce.length > 0 && kit.offers('whipped', 'cream', 'dessertsauce');
}

/** Chocolate melted in hot cream or milk. Answers whether there is any. */
function melted(kit: DishKit, bar: Food, cream: readonly Food[]): boolean {
  const own = cream.find((food) => isOf(food, 'cream'));
  const rich = own ?? kit.staple('cream', 'milk', 'coconut milk');
  if (!rich) return false;
  if (!own) kit.measure(rich, '1/2 cup');
  kit.step(
    `Heat ${own ? `half of ${kit.the(rich)}` : kit.the(rich)} in a small saucepan until steaming, take off the heat, add ${kit.the(bar)} and stir until smooth and glossy.`,
  );
  return true;
}

function whipped(kit: DishKit, cream: readonly Food[], isHalfUsed: boolean): string | false {
  const liquid = cream.filter((food) => isOf(food, 'cream'));
  const sweet = kit.take(['sweet', 'sugar', 'icing', 'vanilla'], { most: 2 });
  spoonAll(kit, sweet, 1);
  return naming(
    kit,
    liquid,
    (names) =>
      `Whip ${isHalfUsed ? 'the rest of ' : ''}${names}${kit.ifAny('with', ...sweet)} to soft peaks.`,
  );
}

function scooped(
  kit: DishKit,
  ice: readonly Food[],
  fruit: readonly Food[],
  isSplit: boolean,
): string {
  if (fruit.length === 0) return `Scoop ${kit.the(...ice)} into ${kit.pieces(1)} glasses.`;
  return isSplit
    ? `Lay ${kit.the(...fruit)} along ${kit.pieces(1)} long dishes and set three small scoops of ${kit.the(...ice)} between them.`
    : `Layer scoops of ${kit.the(...ice)} with ${kit.the(...fruit)} in ${kit.pieces(1)} glasses.`;
}

export const FRUIT_DESSERT_PATTERNS: readonly DishPattern[] = [
  crumble,
  cobbler,
  cranberrySauce,
  compote,
  bakedFruit,
  fruitWithSorbet,
  sundae,
];
