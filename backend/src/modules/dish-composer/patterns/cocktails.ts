import { isOf } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern, type Fit } from '../dish-pattern.js';
import type { DishRole } from '../dish-role.js';
import type { Food, Kind } from '../food.js';
import { measureAll, present } from '../kitchen-measures.js';
import { titled } from '../phrases.js';

/** What says that a meal or a cake is wanted; a bottle beside it is for the sauce. */
const NO_BAR: readonly Kind[] = [
  ...(['bird', 'joint', 'braise', 'steak', 'chop', 'cutlet', 'rib', 'wing', 'bonein'] as const),
  ...([
    'poultry',
    'stewing',
    'quick',
    'mince',
    'offal',
    'cookedmeat',
    'fish',
    'wholefish',
  ] as const),
  ...(['shellfish', 'bivalve', 'sausage', 'curd', 'dumpling', 'tinnedfish', 'smokedfish'] as const),
  ...([
    'cured',
    'coldcut',
    'bean',
    'lentil',
    'carcass',
    'potato',
    'fries',
    'rice',
    'risotto',
  ] as const),
  ...(['grain', 'polenta', 'pasta', 'noodle', 'bread', 'bun', 'tortilla', 'flatbread'] as const),
  ...(['pastry', 'crust', 'crumbcrust', 'pizzadough', 'flour', 'meal', 'egg', 'yolk'] as const),
  ...([
    'chocolate',
    'bitterchocolate',
    'cocoa',
    'icecream',
    'biscuit',
    'puddingmix',
    'jelly',
  ] as const),
  ...(['cheese', 'hardcheese', 'softcheese', 'freshcheese', 'nut', 'fat'] as const),
];

const bottles: DishRole = { kinds: ['liquor'], least: 1, most: 1, anywhere: true };
const sourFruit: DishRole = {
  kinds: ['citrus', 'acid'],
  most: 1,
  anywhere: true,
  fit: ({ name }) => /^(?:lemon|lime)(?: juice)?$/.test(name),
};

/** Citrus is squeezed or cut, not crushed. */
const isNoCitrus = (food: Food): boolean =>
  !isOf(food, 'orange', 'citrus') && food.name !== 'grapefruit';
const crushedFruit: DishRole = { kinds: ['berry', 'soft'], most: 1, fit: isNoCitrus };

/** Half of it, squeezed over the spirit. */
const squeezedFruit: DishRole = {
  kinds: ['soft', 'orange'],
  most: 1,
  anywhere: true,
  fit: ({ name }) => /^(?:grapefruit|orange|mandarin orange)$/.test(name),
};
/** Two slices are hot enough for a glass. */
const hotInGlass: DishRole = { kinds: ['hot'], most: 1, anywhere: true };

function inSlices(kit: DishKit, hot: readonly Food[]): void {
  measureAll(kit, hot, '2 slices');
  for (const food of hot) kit.readied(food, '');
}

/** Soda that only loosens what is in the glass; the juice of a fruit takes more of it. */
const amountOfSoda = (squeeze: readonly Food[]): string => (squeeze.length > 0 ? '90 ml' : '60 ml');

const isVermouth = ({ name }: Food): boolean => name === 'vermouth';
const isBitter = ({ name }: Food): boolean => /^(?:campari|aperol)$/.test(name);

/** Drinks that have a name of their own, by what is in them; the first whose parts were all named. */
const CLASSICS: readonly (readonly [name: string, ...parts: RegExp[]])[] = [
  ['negroni', /^gin$/, /^campari$/, /^vermouth$/],
  ['boulevardier', /^(?:bourbon|(?:rye )?whiskey)$/, /^campari$/, /^vermouth$/],
  ['manhattan', /^(?:bourbon|(?:rye )?whiskey)$/, /^vermouth$/],
  ['rob roy', /^scotch$/, /^vermouth$/],
  ['martini', /^gin$/, /^vermouth$/],
  ['vodka martini', /^vodka$/, /^vermouth$/],
  ['old fashioned', /^(?:bourbon|(?:rye )?whiskey)$/, /^bitters$/],
  ['mint julep', /^bourbon$/, /^mint$/],
  ['dark and stormy', /^dark rum$/, /^ginger beer$/],
  ['rum mule', /rum$/, /^ginger beer$/],
  ['mojito', /rum$/, /^mint$/],
  ['moscow mule', /^vodka$/, /^ginger beer$/],
  ['gin and tonic', /^gin$/, /^tonic water$/],
  ['vodka and tonic', /^vodka$/, /^tonic water$/],
  ['cuba libre', /rum$/, /^cola$/],
  ['cosmopolitan', /^vodka$/, /^orange liqueur$/, /cranberry/],
  ['margarita', /^(?:tequila.*|mezcal)$/, /^lime/, /^orange liqueur$/],
  ['sidecar', /^(?:brandy|cognac)$/, /^orange liqueur$/, /^lemon/],
  ['tequila sunrise', /^tequila/, /^orange juice$/, /^grenadine$/],
  ['paloma', /^(?:tequila.*|mezcal)$/, /grapefruit/],
  ['screwdriver', /^vodka$/, /^orange juice$/],
  ['cape codder', /^vodka$/, /cranberry/],
  ['piña colada', /rum$/, /^coconut|^cream of coconut/, /^pineapple/],
  ['white russian', /^vodka$/, /^coffee liqueur$/],
  ['brandy alexander', /^(?:brandy|cognac)$/, /^creme de cacao$/],
  ['tom collins', /^gin$/, /^lemon/, /^sparkling water$/],
  ['gimlet', /^gin$/, /^lime/],
  ['daiquiri', /rum$/, /^lime/],
  ['caipirinha', /^cachaca$/, /^lime/],
  ['pisco sour', /^pisco$/, /^(?:lime|lemon)/],
  ['whiskey sour', /^(?:bourbon|(?:rye |irish )?whiskey|scotch)$/, /^lemon/],
  ['caesar', /^vodka$/, /^clamato$/],
  ['bloody mary', /^vodka$/, /^(?:tomato|vegetable) juice/],
];

/** "Negroni", "Strawberry Daiquiri", or what it is made of and how it is served. */
function called(kit: DishKit, foods: readonly Food[], otherwise: string): string {
  const classic = CLASSICS.find(([, ...parts]) =>
    parts.every((part) => foods.some(({ name }) => part.test(name))),
  );
  if (classic) {
    const [name, ...parts] = classic;
    const further = foods.filter(
      (food) =>
        isOf(food, 'berry', 'soft', 'fruit', 'hot') &&
        kit.isNamed(food) &&
        !parts.some((part) => part.test(food.name)),
    );
    return kit.titleOf(further.slice(0, 1), name);
  }
  return kit.titleOf(kit.mains, otherwise);
}

const isForBar = (kit: DishKit): boolean => !kit.offers(...NO_BAR);

/** "the juice of the lime", or the lime juice; nothing without any. */
function squeezed(kit: DishKit, [sour]: readonly Food[], pieces: '1' | '1/2' = '1'): string {
  if (!sour) return '';
  if (!isOf(sour, 'citrus', 'orange', 'soft')) return kit.the(kit.measure(sour, '25 ml'));
  kit.measure(sour, pieces);
  kit.readied(sour, pieces === '1' ? 'halved' : '');
  return `the juice of ${kit.the(sour)}`;
}

/** "the gin and tonic water"; nothing without any. */
const some = (kit: DishKit, ...foods: readonly (Food | null)[]): string => {
  const there = present(...foods);
  return there.length > 0 ? kit.the(...there) : '';
};

const joined = (...parts: readonly string[]): string => {
  const said = parts.filter((part) => part !== '');
  return said.length < 2 ? (said[0] ?? '') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
};

/** What is done with a cherry, a slice or a sprig that was named; empty without any. */
function garnish(kit: DishKit): string {
  const found = kit.take(['fruit', 'driedfruit', 'orange', 'citrus', 'herb', 'salad', 'briny'], {
    most: 2,
    anywhere: true,
    fit: ({ name }) =>
      /cherry$|^orange$|^lemon$|^lime$|^mint$|^basil$|^rosemary$|^cucumber$|^olive$/.test(name),
  });
  for (const food of found) {
    const isSliced = isOf(food, 'orange', 'citrus', 'salad');
    kit.measure(food, isOf(food, 'herb') ? '1 sprig' : isSliced ? '1/4' : '1');
    kit.readied(food, isSliced ? 'sliced' : '');
  }
  return found.length > 0 ? `garnish with ${kit.the(...found)}` : '';
}

function sweetenerOf(kit: DishKit): Food | null {
  const [named] = kit.take(['barsyrup', 'sweet', 'sugar'], { most: 1, anywhere: true });
  const sweet = named ?? kit.staple('simple syrup', 'sugar');
  return sweet && kit.measure(sweet, isOf(sweet, 'sugar') ? '2 tsp' : '20 ml');
}

/** Two parts of spirit to one of vermouth, or equal parts with a bitter liqueur, stirred (International Bartenders Association). */
const stirred = pattern({
  name: 'stirred cocktail',
  types: ['appetizer'],
  kind: 'cocktail',
  styles: ['sweet'],
  servings: 1,
  vessel: 'board',
  roles: {
    spirit: bottles,
    stirredIn: {
      kinds: ['bitters', 'wine', 'liqueur'],
      least: 1,
      most: 3,
      anywhere: true,
      fit: (food) => isOf(food, 'bitters') || isVermouth(food) || isBitter(food),
    },
  },
  fits: (_parts, kit): Fit =>
    isForBar(kit) && !kit.offers('fizz', 'juice', 'savouryjuice', 'cream', 'bubbly') ? 3 : null,
  cook(kit, { spirit, stirredIn }) {
    const vermouth = stirredIn.filter(isVermouth);
    const bitter = stirredIn.filter(isBitter);
    const dashes = stirredIn.filter((food) => isOf(food, 'bitters'));
    const ice = kit.one(['ice'], 'ice');
    if (!ice) return null;
    kit.measure(ice, '1 cup');
    const isEqual = vermouth.length > 0 && bitter.length > 0;
    measureAll(kit, spirit, isEqual ? '30 ml' : '60 ml');
    measureAll(
      kit,
      vermouth,
      spirit.some(({ name }) => /^(?:gin|vodka)$/.test(name)) && !isEqual ? '15 ml' : '30 ml',
    );
    measureAll(kit, bitter, '30 ml');
    measureAll(kit, dashes, '2 dashes');
    const isDry = vermouth.length + bitter.length > 0;
    const sweet = isDry ? null : sweetenerOf(kit);
    if (sweet) kit.measure(sweet, isOf(sweet, 'sugar') ? '1 tsp' : '5 ml');
    const all = [...spirit, ...vermouth, ...bitter, ...dashes];
    kit.about(...all);
    kit.step('Chill a small glass in the freezer for 5 minutes.');
    kit.step(
      sweet && `Stir ${kit.the(sweet, ...dashes)} in a mixing glass until dissolved.`,
      `Pour ${kit.the(...(sweet ? spirit : all))} into ${sweet ? 'it' : 'a mixing glass'} and fill it with ${kit.the(ice)}.`,
    );
    kit.step('Stir for 30 seconds, until the glass is frosted.');
    kit.step(
      `${joined(`Strain into ${kit.vessels('cold glass', 'cold glasses')}`, garnish(kit))}.`,
    );
    return called(kit, all, 'cocktail');
  },
});

/** Two parts of spirit, one of lemon or lime and nearly one of something sweet, shaken (International Bartenders Association: daiquiri, margarita). */
const shaken = pattern({
  name: 'shaken cocktail',
  types: ['appetizer'],
  kind: 'cocktail',
  styles: ['sweet'],
  servings: 1,
  vessel: 'board',
  roles: {
    spirit: bottles,
    sour: { ...sourFruit, least: 1, fill: ['lime juice', 'lemon juice'], inOrder: true },
    liqueur: { kinds: ['liqueur'], most: 2, anywhere: true },
    juice: { kinds: ['juice', 'coconut'], most: 2, anywhere: true },
    hot: hotInGlass,
    fruit: crushedFruit,
    dashes: { kinds: ['bitters'], most: 1, anywhere: true },
  },
  fits({ sour, liqueur, juice, fruit }, kit): Fit {
    if (!isForBar(kit) || kit.offers('fizz', 'savouryjuice', 'cream', 'bubbly', 'tea')) return null;
    if (kit.wantsNamed(/^(?:vermouth|mint)$/)) return null;
    if (liqueur.length > 0 || sour.some((food) => kit.isNamed(food))) return 3;
    return juice.length + fruit.length > 0 ? 1 : null;
  },
  cook(kit, { spirit, sour, liqueur, juice, hot, fruit, dashes }) {
    const ice = kit.one(['ice'], 'ice');
    if (!ice) return null;
    kit.measure(ice, '1 cup');
    measureAll(kit, spirit, '50 ml');
    measureAll(kit, liqueur, liqueur.length > 1 ? '15 ml' : '25 ml');
    // Coconut milk is the body of the drink, and half a lime enough beside it.
    const isCreamy = juice.some((food) => isOf(food, 'coconut'));
    measureAll(kit, juice, isCreamy ? '60 ml' : '30 ml');
    measureAll(kit, fruit, isCreamy ? '3/4 cup' : '1/4 cup');
    measureAll(kit, dashes, '1 dash');
    inSlices(kit, hot);
    const sweet = liqueur.length > 0 && !kit.wants('barsyrup') ? null : sweetenerOf(kit);
    kit.about(...fruit, ...spirit, ...liqueur, ...juice);
    kit.step('Chill a stemmed glass in the freezer for 5 minutes.');
    const melted = sweet && !isOf(sweet, 'barsyrup') ? sweet : null;
    kit.step(
      fruit.length + hot.length > 0 && `Crush ${kit.the(...fruit, ...hot)} in a shaker.`,
      melted
        ? `Stir ${kit.the(melted)} with ${squeezed(kit, sour, isCreamy ? '1/2' : '1')} in the shaker until dissolved, and add ${kit.the(...spirit, ...liqueur, ...juice, ...dashes)}.`
        : `Put ${joined(some(kit, ...spirit, ...liqueur, ...juice, sweet, ...dashes), squeezed(kit, sour))} into the shaker.`,
    );
    kit.step(
      `Fill with ${kit.the(ice)} and shake hard for 15 seconds, until the shaker is frosted.`,
    );
    kit.step(
      `${joined(`Strain into ${kit.vessels('cold glass', 'cold glasses')}`, garnish(kit))}.`,
    );
    return called(kit, [...spirit, ...sour, ...liqueur, ...juice, ...fruit, ...hot], 'sour');
  },
});

/** One part of spirit to three of what is poured over it (International Bartenders Association: Moscow mule, mojito, Cuba libre). */
const long = pattern({
  name: 'long drink',
  types: ['appetizer'],
  kind: 'long drink',
  styles: ['sweet'],
  servings: 1,
  vessel: 'board',
  roles: {
    spirit: bottles,
    over: {
      kinds: ['fizz', 'juice', 'tea'],
      least: 1,
      most: 2,
      fill: ['sparkling water'],
      anywhere: true,
    },
    sour: sourFruit,
    liqueur: { kinds: ['liqueur'], most: 1, anywhere: true },
    herb: {
      kinds: ['herb'],
      most: 1,
      anywhere: true,
      fit: ({ name }) => /^(?:mint|basil)$/.test(name),
    },
    squeeze: squeezedFruit,
    hot: hotInGlass,
    fruit: crushedFruit,
    dashes: { kinds: ['bitters'], most: 1, anywhere: true },
  },
  fits({ over, herb, squeeze }, kit): Fit {
    if (
      !isForBar(kit) ||
      kit.offers('savouryjuice', 'cream', 'bubbly') ||
      kit.wantsNamed(/^vermouth$/)
    )
      return null;
    const isNamed = over.some((food) => kit.isNamed(food));
    return isNamed || herb.length + squeeze.length > 0 ? 3 : null;
  },
  cook(kit, { spirit, over, sour, liqueur, herb, squeeze, hot, fruit, dashes }) {
    const ice = kit.one(['ice'], 'ice');
    if (!ice) return null;
    kit.measure(ice, '1 cup');
    measureAll(kit, spirit, '50 ml');
    const isPlain = !over.some((food) => kit.isNamed(food));
    inSlices(kit, hot);
    measureAll(kit, over, isPlain ? amountOfSoda(squeeze) : over.length > 1 ? '75 ml' : '150 ml');
    measureAll(kit, liqueur, '15 ml');
    measureAll(kit, dashes, '2 dashes');
    measureAll(kit, herb, '8 leaves');
    for (const food of herb) kit.readied(food, '');
    measureAll(kit, fruit, '1/4 cup');
    const syrup = kit.take(['barsyrup'], { most: 1, anywhere: true });
    const sweet = present(syrup[0] ?? (isPlain ? sweetenerOf(kit) : null));
    measureAll(kit, syrup, '15 ml');
    kit.about(...spirit, ...squeeze, ...over, ...fruit);
    const crushed = [...herb, ...hot, ...fruit];
    kit.step('Chill a tall glass in the freezer for 5 minutes.');
    const soured = joined(squeezed(kit, sour), squeezed(kit, squeeze, '1/2'));
    kit.step(
      crushed.length > 0 || sweet.length > 0
        ? `${herb.length + hot.length > 0 ? 'Press' : 'Stir'} ${joined(some(kit, ...crushed, ...sweet), soured)} gently in the glass${herb.length + hot.length > 0 ? ' with a spoon, until fragrant' : ''}.`
        : soured !== '' && `Pour ${soured} into the glass.`,
      `Add ${kit.the(ice)} and pour in ${kit.the(...spirit, ...liqueur, ...dashes)}.`,
    );
    kit.step(`Top up with ${kit.the(...over)}.`);
    kit.step(`${joined('Stir once', garnish(kit), 'serve at once')}.`);
    const parts = [...spirit, ...sour, ...squeeze, ...over, ...herb, ...liqueur, ...hot];
    return called(kit, parts, 'long drink');
  },
});

/** Tomato or clam juice with a spirit and what bites, in a glass with a salted rim. */
const savoury = pattern({
  name: 'savoury long drink',
  types: ['appetizer'],
  kind: 'long drink',
  styles: ['sweet'],
  servings: 1,
  vessel: 'board',
  roles: {
    spirit: bottles,
    juice: { kinds: ['savouryjuice'], least: 1, most: 1, anywhere: true },
    sour: { ...sourFruit, least: 1, fill: ['lime juice', 'lemon juice'], inOrder: true },
    sharp: {
      kinds: ['sauce', 'briny', 'pungent'],
      most: 3,
      anywhere: true,
      fit: ({ name }) => /^(?:worcestershire|hot) sauce|^(?:prepared )?horseradish$/.test(name),
    },
    rim: {
      kinds: ['salt', 'spice'],
      most: 1,
      anywhere: true,
      fit: ({ name }) => /salt$/.test(name),
    },
    stick: { kinds: ['aromatic'], most: 1, anywhere: true, fit: ({ name }) => name === 'celery' },
  },
  fits: (_parts, kit): Fit => (isForBar(kit) ? 3 : null),
  cook(kit, { spirit, juice, sour, sharp, rim, stick }) {
    const ice = kit.one(['ice'], 'ice');
    if (!ice) return null;
    kit.measure(ice, '1 cup');
    measureAll(kit, spirit, '50 ml');
    measureAll(kit, juice, '150 ml');
    for (const food of sharp)
      kit.measure(food, food.name === 'worcestershire sauce' ? '1/2 tsp' : '2 dashes');
    const salt = rim[0] ?? kit.staple('celery salt', 'salt');
    if (salt) kit.measure(salt, '1 tsp');
    measureAll(kit, stick, '1 stalk');
    for (const food of stick) kit.readied(food, '');
    kit.about(...spirit, ...juice);
    const [lime] = sour;
    if (!lime) return null;
    const soured = squeezed(kit, sour);
    kit.step(
      isOf(lime, 'citrus')
        ? `Rub the rim of a tall glass with a cut side of ${kit.the(lime)}${kit.ifAny('and dip it into', salt)}.`
        : `Moisten the rim of a tall glass with some of ${kit.the(lime)}${kit.ifAny('and dip it into', salt)}.`,
    );
    kit.step(
      `Fill the glass with ${kit.the(ice)} and add ${joined(kit.the(...spirit, ...sharp), soured)}.`,
    );
    kit.step(`Top up with ${kit.the(...juice)} and stir.`);
    kit.step(`${stick.length > 0 ? `Put in ${kit.the(...stick)}` : 'Taste'} and serve at once.`);
    return called(kit, [...spirit, ...juice], 'long drink');
  },
});

/** Two parts of sparkling wine to one of juice, or three to one of a liqueur (International Bartenders Association: mimosa, spritz). */
const sparkling = pattern({
  name: 'sparkling cocktail',
  types: ['appetizer'],
  kind: 'cocktail',
  styles: ['sweet'],
  servings: 1,
  vessel: 'board',
  roles: {
    wine: { kinds: ['bubbly'], least: 1, most: 1, anywhere: true },
    under: {
      kinds: ['juice', 'liqueur', 'liquor', 'berry', 'soft'],
      least: 1,
      most: 2,
      anywhere: true,
      fit: isNoCitrus,
    },
    soda: {
      kinds: ['fizz'],
      most: 1,
      anywhere: true,
      fit: ({ name }) => name === 'sparkling water',
    },
  },
  fits: (_parts, kit): Fit => (isForBar(kit) ? 3 : null),
  cook(kit, { wine, under, soda }) {
    const juice = under.filter((food) => isOf(food, 'juice'));
    const liqueur = under.filter((food) => isOf(food, 'liqueur', 'liquor'));
    const fruit = under.filter((food) => isOf(food, 'berry', 'soft'));
    const isSpritz = liqueur.some(isBitter);
    measureAll(kit, wine, isSpritz ? '90 ml' : '100 ml');
    measureAll(kit, juice, '50 ml');
    measureAll(kit, liqueur, isSpritz ? '60 ml' : '15 ml');
    measureAll(kit, soda, '30 ml');
    measureAll(kit, fruit, '1/4 cup');
    kit.about(...fruit, ...liqueur, ...juice, ...wine);
    kit.step(`Chill ${kit.the(...wine, ...juice)} for 1 hour.`);
    kit.step(
      fruit.length > 0 && `Crush ${kit.the(...fruit)} to a smooth purée.`,
      `Put ${joined(some(kit, ...liqueur, ...juice), fruit.length > 0 ? 'the purée' : '')} into ${kit.vessels('wine glass', 'wine glasses')}.`,
    );
    kit.step(`Pour in ${kit.the(...wine)} slowly along the side${kit.ifAny('and add', ...soda)}.`);
    kit.step(`${joined('Stir once', garnish(kit), 'serve at once')}.`);
    if (isSpritz) return kit.titleOf(liqueur, 'spritz');
    if (juice.some(({ name }) => name === 'orange juice') && liqueur.length === 0)
      return titled('mimosa');
    return kit.titleOf(kit.mains.slice(0, 2), 'sparkler');
  },
});

/** Five parts of spirit, two of liqueur and three of cream (International Bartenders Association: white Russian). */
const creamy = pattern({
  name: 'creamy cocktail',
  types: ['appetizer', 'dessert'],
  kind: 'cocktail',
  styles: ['sweet'],
  servings: 1,
  vessel: 'board',
  roles: {
    spirit: { kinds: ['liquor'], most: 1, anywhere: true },
    liqueur: { kinds: ['liqueur'], least: 1, most: 2, anywhere: true },
    cream: { kinds: ['cream', 'milk'], least: 1, most: 1 },
  },
  fits: ({ cream }, kit): Fit =>
    isForBar(kit) &&
    cream.some((food) => kit.isNamed(food)) &&
    !kit.offers('berry', 'soft', 'banana', 'fruit', 'crisp')
      ? 3
      : null,
  cook(kit, { spirit, liqueur, cream }) {
    const ice = kit.one(['ice'], 'ice');
    if (!ice) return null;
    kit.measure(ice, '1 cup');
    measureAll(kit, spirit, '50 ml');
    measureAll(kit, liqueur, spirit.length > 0 ? '20 ml' : '40 ml');
    measureAll(kit, cream, '30 ml');
    kit.about(...spirit, ...liqueur);
    kit.step('Chill a short glass in the freezer for 5 minutes.');
    kit.step(`Fill it with ${kit.the(ice)} and pour in ${kit.the(...spirit, ...liqueur)}.`);
    kit.step(`Float ${kit.the(...cream)} on top over the back of a spoon.`);
    kit.step(`${joined('Stir gently', garnish(kit), 'serve at once')}.`);
    return called(kit, [...spirit, ...liqueur], 'cocktail with cream');
  },
});

/** Hot coffee, a spirit and softly whipped cream (International Bartenders Association: Irish coffee). */
const withCoffee = pattern({
  name: 'coffee with spirits',
  types: ['dessert'],
  kind: 'hot drink',
  styles: ['sweet'],
  servings: 1,
  vessel: 'board',
  roles: {
    coffee: { kinds: ['coffee'], least: 1, most: 1 },
    spirit: { kinds: ['liquor', 'liqueur'], least: 1, most: 2, anywhere: true },
    cream: { kinds: ['cream', 'whipped'], most: 1 },
  },
  fits: (_parts, kit): Fit => (isForBar(kit) && !kit.wantsNamed(/^vodka$/) ? 3 : null),
  cook(kit, { coffee, spirit, cream }) {
    measureAll(kit, coffee, '120 ml');
    measureAll(kit, spirit, spirit.length > 1 ? '25 ml' : '50 ml');
    measureAll(kit, cream, '50 ml');
    const sweet = spirit.some((food) => isOf(food, 'liqueur')) ? null : sweetenerOf(kit);
    kit.about(...spirit, ...coffee);
    kit.step('Warm a heatproof glass with hot water and pour it out.');
    kit.step(
      cream.some((food) => isOf(food, 'cream')) &&
        `Whip ${kit.the(...cream)} until it thickens but still pours.`,
      `Put ${some(kit, ...spirit, sweet)} into the glass.`,
    );
    kit.step(`Pour in ${kit.hot(...coffee)} and stir${sweet ? ' until dissolved' : ''}.`);
    kit.step(
      `${cream.length > 0 ? `Float ${kit.the(...cream)} on top over the back of a spoon` : 'Stir once more'} and serve hot.`,
    );
    return spirit.some(({ name }) => name === 'irish whiskey')
      ? titled('irish coffee')
      : kit.titleOf(spirit, 'coffee');
  },
});

export const COCKTAIL_PATTERNS: readonly DishPattern[] = [
  ...[stirred, shaken, long, savoury, sparkling, creamy, withCoffee],
];
