import {
  batterOf,
  dryPart,
  fatAs,
  isForBatter,
  isOily,
  PARTS_OF_BATTER,
  rises,
  wetPart,
  type Batter,
  type BatterFormula,
} from '../batter.js';
import { isOf, mixed } from '../cooking-steps.js';
import { crumbCrust } from '../crumb-crust.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern, type Parts } from '../dish-pattern.js';
import { foodNamed, type Food } from '../food.js';
import {
  ending,
  measureAll,
  measureBy,
  naming,
  present,
  saltOf,
  spoonAll,
  weighAll,
  weighed,
} from '../kitchen-measures.js';

/** Icing of the icing sugar, or the cream, that is left; false without any. */
function iced(kit: DishKit, cheese: readonly Food[]): string | false {
  const ready = kit.take(['frosting'], { most: 1 });
  measureAll(kit, ready, '2 cups');
  if (ready.length > 0)
    return naming(kit, ready, (names) => `Spread the cooled cake with ${names}.`);
  const named = kit.take(['icing'], { most: 1 });
  const icing =
    named.length === 0 && cheese.length > 0 ? present(kit.staple('icing sugar')) : named;
  const cream = kit.take(['cream', 'whipped'], { most: 1 });
  if (icing.length === 0) {
    return naming(kit, cream, (names) => `Whip ${names} to soft peaks and spoon over the cake.`);
  }
  measureAll(kit, icing, cheese.length > 0 ? '2 cups' : '1 cup');
  measureAll(kit, cheese, '250 g');
  return cheese.length > 0
    ? `Beat ${kit.the(...cheese, ...icing)} together until smooth and spread over the cooled cake.`
    : `Stir ${kit.the(...icing)} with 1 to 2 tbsp of cold water, enough to make a thick icing, and spread over the cooled cake.`;
}

function creamed(kit: DishKit, batter: Batter): void {
  fatAs(kit, batter.fats, 'softened');
  const others = batter.wet.filter((food) => !batter.eggs.includes(food));
  const poured =
    others.length > 0 || batter.citrus
      ? ` in three parts, in turn with ${mixed(kit, others, batter.citrus)}`
      : '';
  kit.step(
    `Beat ${kit.hot(...batter.fats, ...batter.sugars)} together for 4 minutes, until pale and fluffy.`,
    naming(kit, batter.eggs, (names) => `Beat in ${names}, one at a time.`),
  );
  kit.step(
    `Whisk ${kit.hot(...batter.dry)} together. Fold into the bowl${poured}, stopping as soon as the batter is smooth.`,
  );
}

function stirred(kit: DishKit, batter: Batter): void {
  fatAs(kit, batter.fats, 'melted');
  kit.step(`Whisk ${kit.hot(...dryPart(batter))} together in a large bowl.`);
  kit.heat(...wetPart(batter), ...batter.fats);
  const wet = mixed(kit, [...wetPart(batter), ...batter.fats], batter.citrus);
  kit.step(`Whisk ${wet} together, pour over the dry ingredients and stir until smooth.`);
}

const PLAIN: BatterFormula = {
  flour: 240,
  sugar: 0.9,
  fat: 0.47,
  egg: 0.42,
  liquid: 0.75,
  powder: 1.25,
  fats: ['butter', 'vegetable oil', 'vegan butter'],
  moist: 1,
  folded: 0.7,
};
const POUND: BatterFormula = {
  ...PLAIN,
  sugar: 0.95,
  fat: 0.85,
  egg: 0.84,
  liquid: 0.15,
  powder: 0.75,
};

/** With butter and eggs and nothing to pour it is a pound cake. */
function formulaFor(kit: DishKit): BatterFormula {
  const isWet = kit.offers('milk', 'buttermilk', 'yogurt', 'sourcream', 'juice', 'banana', 'puree');
  const isOther = kit.offers('cocoa', 'firm', 'root');
  const isRich = kit.offers('fat', 'shortening') && kit.offers('egg');
  return isRich && !isWet && !isOther ? POUND : PLAIN;
}

/** What is baked for its frosting of cream cheese. */
const isForFrosting = (kit: DishKit, cheese: readonly Food[]): boolean =>
  cheese.length > 0 && kit.isForBaking && kit.wantsNamed(/^(?:carrot|pumpkin|zucchini|banana)$/);

function isCake(kit: DishKit, cheese: readonly Food[]): boolean {
  if (isForFrosting(kit, cheese)) return !kit.offers('oats', 'crust', 'biscuit', 'yeast');
  if (!isForBatter(kit) || !rises(kit) || !kit.offers('sugar', 'sweet', 'cocoa', 'icing'))
    return false;
  if (kit.offers('yeast', 'oats', 'crust', 'biscuit', 'cheese', 'polenta')) return false;
  return cheese.length === 0 || kit.offers('icing');
}

/**
 * A plain cake: equal weights of flour and sugar, half as much fat and egg, three quarters as much liquid, and 1 1/4 tsp of baking powder
 * for each cup of flour: the proportions of a yellow or chocolate layer cake (King Arthur); a pound cake, nearly equal weights of flour,
 * sugar, fat and egg (Ruhlman, "Ratio"), where there is nothing to pour.
 */
const cake = pattern({
  name: 'cake',
  types: ['dessert'],
  kind: 'cake',
  styles: ['bakery'],
  servings: 10,
  vessel: 'caketin',
  roles: {
    ...PARTS_OF_BATTER,
    cheese: { kinds: ['freshcheese'], most: 1, fit: ({ name }) => name === 'cream cheese' },
  },
  fits: ({ cheese }, kit) => (isForFrosting(kit, cheese) ? 3 : 1),
  cook(kit, { cheese }) {
    if (!isCake(kit, cheese)) return null;
    const batter = batterOf(kit, formulaFor(kit));
    if (!batter) return null;
    kit.about(...batter.telling);
    const cannotBeCreamed =
      batter.fats.every(isOily) ||
      batter.moist.length > 0 ||
      batter.sugars.every((food) => isOf(food, 'sweet'));
    kit.step(
      'Heat the oven to 175 °C (350 °F). Grease a 23 cm (9 in) round tin and line the base with parchment.',
    );
    if (cannotBeCreamed) stirred(kit, batter);
    else creamed(kit, batter);
    kit.step(
      naming(kit, batter.folded, (names) => `Fold in ${names}.`),
      'Scrape into the tin, smooth the top and bake for 40 minutes, until the middle springs back and a skewer comes out clean.',
    );
    kit.step(
      'Let the cake stand in the tin for 10 minutes, then turn out onto a rack and let cool.',
    );
    kit.step(iced(kit, cheese));
    return kit.titleOf(batter.telling.slice(0, 3), 'cake');
  },
});

/** Flour or sugar that was named, or eggs with unsweetened chocolate, says that something is baked. */
const isForBrownies = (kit: DishKit, parts: readonly Food[]): boolean =>
  parts.some((food) => kit.isNamed(food)) ||
  kit.offers('bitterchocolate') ||
  (kit.offers('cocoa') && kit.offers('chocolate') && kit.isAtHand(foodNamed('flour')));

/** The chocolate of a brownie, by how it goes in. */
function chocolateParts(chocolate: readonly Food[]): Parts<'cocoa' | 'melted' | 'chips'> {
  const cocoa = chocolate.filter((food) => isOf(food, 'cocoa'));
  const chips = chocolate.filter(({ name }) => name === 'chocolate chip');
  const bars = chocolate.filter((food) => !cocoa.includes(food) && !chips.includes(food));
  const melts = bars.length + cocoa.length === 0;
  return { cocoa, melted: melts ? chips : bars, chips: melts ? [] : chips };
}

interface BrownieAmounts {
  readonly fat: number;
  readonly sugar: number;
  readonly flour: number;
  readonly cocoa: number;
  readonly eggs: string;
}

/** Crumbs that were named are pressed under the batter, with some of the butter. Answers whether there are any. */
function crumbsUnder(kit: DishKit, fat: Food): boolean {
  const crumbs = kit.take(['biscuit'], { most: 1 });
  weighAll(kit, crumbs, crumbs.length > 0 ? 120 : 0);
  if (crumbs.length === 0) return false;
  weighed(kit, fat, 170);
  kit.step(
    `Melt ${kit.part(fat, '1/4 cup')} of ${kit.the(fat)}, stir in ${kit.hot(...crumbs)}, press over the base of the tin and bake for 8 minutes.`,
  );
  return true;
}

const WITH_COCOA: BrownieAmounts = { fat: 140, sugar: 250, flour: 70, cocoa: 80, eggs: '2' };
const WITH_CHOCOLATE: BrownieAmounts = { fat: 115, sugar: 200, flour: 80, cocoa: 30, eggs: '3' };

/**
 * Brownies: for each 100 g of chocolate 65 g of butter, 115 g of sugar, 1 to 2 eggs and 45 g of flour; or, with cocoa alone, 80 g of it
 * for 140 g of butter, 250 g of sugar, 2 eggs and 70 g of flour (Alice Medrich's). Both are for a 20 cm square tin.
 */
const brownies = pattern({
  name: 'brownies',
  types: ['dessert'],
  kind: 'bars',
  styles: ['bakery'],
  servings: 16,
  vessel: 'caketin',
  roles: {
    chocolate: {
      kinds: ['chocolate', 'bitterchocolate', 'cocoa'],
      least: 1,
      most: 3,
      fit: ({ name }) => !/white|chip|nib/.test(name) || name === 'chocolate chip',
    },
    flour: {
      kinds: ['flour'],
      least: 1,
      most: 1,
      anywhere: true,
      fill: ['flour', 'gluten-free flour'],
      inOrder: true,
    },
    sugar: {
      kinds: ['sugar'],
      least: 1,
      most: 2,
      fill: ['sugar', 'brown sugar'],
      inOrder: true,
    },
    eggs: { kinds: ['egg'], least: 1, fill: ['egg'] },
  },
  fits: () => 2,
  cook(kit, { chocolate, flour, sugar, eggs }) {
    if (kit.offers('milk', 'buttermilk', 'yeast', 'oats', 'yogurt')) return null;
    if (kit.offers('soda') && !kit.offers('cocoa')) return null;
    if (!isForBrownies(kit, [...flour, ...sugar])) return null;
    const fat = kit.one(['fat'], 'butter', 'vegan butter', 'vegetable oil');
    if (!fat) return null;
    const { cocoa, melted, chips } = chocolateParts(chocolate);
    const amounts = melted.length > 0 ? WITH_CHOCOLATE : WITH_COCOA;
    kit.readied(weighed(kit, fat, amounts.fat), isOily(fat) ? '' : 'cut into cubes');
    // Without sugar of its own, two thirds of the chocolate take half as much sugar again.
    const isBitter = melted.some((food) => isOf(food, 'bitterchocolate'));
    weighAll(kit, sugar, amounts.sugar * (isBitter ? 1.5 : 1));
    weighAll(kit, flour, amounts.flour);
    weighAll(kit, cocoa, amounts.cocoa);
    weighAll(kit, melted, isBitter ? 115 : 175);
    measureAll(kit, eggs, amounts.eggs);
    const salt = saltOf(kit, 0.25);
    const leaven = kit.take(['leaven', 'soda'], { most: 1 });
    spoonAll(kit, leaven, 0.5);
    const flavour = kit.take(['vanilla', 'spirit', 'coffee'], { most: 2 });
    spoonAll(kit, flavour, 1);
    measureBy(kit, flavour, [[['spirit', 'coffee'], '2 tbsp']]);
    const folded = [
      ...chips,
      ...kit.take(['nut', 'marshmallow', 'nutbutter', 'candy', 'driedfruit', 'coconutflake'], {
        most: 2,
      }),
    ];
    weighAll(kit, folded, 90 * folded.length);
    const said = flavour.filter(({ name }) => !/^vanilla|^flavoring/.test(name));
    const jam = kit.take(['jam'], { most: 1 });
    measureAll(kit, jam, '1/3 cup');
    kit.about(...chocolate.slice(0, 1), ...folded, ...said, ...jam);
    kit.step('Heat the oven to 175 °C (350 °F) and line a 20 cm (8 in) square tin with parchment.');
    const rest = crumbsUnder(kit, fat) ? 'the rest of ' : '';
    kit.step(
      `Melt ${rest}${kit.the(fat, ...melted)} in a bowl over barely simmering water, stirring, until smooth, and take off the heat.`,
      `Whisk in ${kit.hot(...sugar, ...cocoa, ...salt)}, then ${kit.hot(...eggs, ...flavour)}, and beat until glossy.`,
    );
    kit.step(
      `Fold in ${kit.hot(...flour, ...leaven)} just until no streaks are left${ending(kit, folded, (names) => `, then ${names}`)}.`,
    );
    kit.step(
      `Spread in the tin${ending(kit, jam, (names) => `, swirl ${names} through with a knife`)} and bake for 25 minutes, until the top is dry and crackled and a skewer comes out with moist crumbs.`,
      `Let cool in the tin and cut into ${kit.pieces(1)} squares.`,
    );
    return kit.titleOf([...folded, ...said, ...jam], 'brownies');
  },
});

const springformCrust = {
  oven: '160 °C (325 °F)',
  pressed: ' until it looks like wet sand, press over the base of a 23 cm (9 in) springform tin',
};

function isCheesecake(kit: DishKit): boolean {
  if (kit.offers('bread', 'flour', 'leaven', 'oats', 'pasta', 'cheese')) return false;
  if (kit.offers('biscuit', 'crumbcrust')) return true;
  return kit.offers('sugar', 'icing', 'condensed') && kit.offers('egg');
}

/** One lemon is enough for a kilogram of filling. */
function measureCitrus(kit: DishKit, citrus: Food | undefined): void {
  if (citrus) kit.measure(citrus, isOf(citrus, 'citrus') ? '1' : '2 tbsp');
}

/**
 * Cheesecake: for each 250 g of cream cheese 75 g of sugar and 1 egg, on a crust of two parts crumbs to one part melted butter by weight
 * (both as printed on the boxes), baked slowly so that the filling sets without cracking.
 */
const cheesecake = pattern({
  name: 'cheesecake',
  types: ['dessert'],
  kind: 'tart',
  styles: ['bakery'],
  servings: 12,
  vessel: 'caketin',
  roles: {
    cheese: {
      kinds: ['freshcheese'],
      least: 1,
      most: 1,
      fit: ({ name }) => /cream cheese|ricotta|mascarpone|quark/.test(name),
    },
    eggs: { kinds: ['egg'], least: 1, fill: ['egg'] },
    crumbs: {
      kinds: ['biscuit', 'crumbcrust'],
      least: 1,
      most: 1,
      fill: ['graham cracker', 'digestive biscuit'],
      inOrder: true,
    },
  },
  fits: () => 3,
  cook(kit, { cheese, eggs, crumbs: [base] }) {
    if (!isCheesecake(kit)) return null;
    const sugar = kit.one(['sugar', 'condensed', 'icing'], 'sugar');
    if (!sugar || !base) return null;
    measureAll(kit, cheese, '750 g');
    measureAll(kit, eggs, '3');
    if (isOf(sugar, 'condensed')) kit.measure(sugar, '1 can (300 ml)');
    else weighed(kit, sugar, 225);
    const rich = kit.take(['sourcream', 'cream', 'yogurt'], { most: 1, anywhere: true });
    measureAll(kit, rich, '1/2 cup');
    const flavour = kit.take(['vanilla', 'zest', 'cocoa', 'sweetspice', 'spirit', 'starch'], {
      most: 3,
    });
    spoonAll(kit, flavour, 2);
    const folded = kit.take(['puree', 'chocolate'], { most: 1 });
    const isOfPumpkin = folded.some(({ name }) => /pumpkin|sweet potato/.test(name));
    if (isOfPumpkin && !flavour.some((food) => isOf(food, 'sweetspice'))) {
      flavour.push(...present(kit.staple('cinnamon')));
    }
    measureBy(kit, folded, [
      [['chocolate'], '200 g'],
      [['puree'], '1 cup'],
    ]);
    for (const food of folded) if (isOf(food, 'chocolate')) kit.readied(food, 'melted');
    const citrus = kit.take(['citrus', 'acid'], { most: 1 })[0];
    measureCitrus(kit, citrus);
    const fruit = kit.take(['berry', 'fruit', 'soft', 'jam', 'dessertsauce'], {
      most: 2,
      fit: ({ needsHeat }) => !needsHeat,
    });
    // More than a layer falls off.
    measureBy(kit, fruit, [[['berry'], fruit.length > 1 ? '1 cup' : '2 cups']]);
    kit.about(...folded, ...fruit, ...flavour);
    if (!crumbCrust(kit, base, springformCrust)) return null;
    kit.step(
      `Beat ${kit.hot(...cheese)} with ${kit.hot(sugar)} until smooth, scraping down the bowl. Beat in ${kit.hot(...eggs)} one at a time, on low speed, so that no air gets in.`,
    );
    const others = [...rich, ...flavour, ...folded];
    kit.step(
      others.length + present(citrus).length > 0 && `Stir in ${mixed(kit, others, citrus)}.`,
      'Pour over the crust and bake for 50 minutes, until set at the edges with a middle that still trembles.',
    );
    kit.step(
      'Turn the oven off, leave the cheesecake in it with the door ajar for 60 minutes, then chill for 4 hours.',
    );
    kit.step(
      `Run a knife around the tin, lift off the side${ending(kit, fruit, (names) => `, top with ${names}`)} and cut the cold filling with a hot knife.`,
    );
    const telling = flavour.filter((food) => isOf(food, 'cocoa', 'zest'));
    return kit.titleOf([...folded, ...fruit, ...telling].slice(0, 2), 'cheesecake');
  },
});

export const CAKE_PATTERNS: readonly DishPattern[] = [cake, brownies, cheesecake];
