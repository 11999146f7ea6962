import { rational } from '@larder/culinary';
import { isOf } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { ending, measureAll, measureBy, naming, saltOf, weighed } from '../kitchen-measures.js';

const NOT_STIRRED = [
  ...(['flour', 'bread', 'oats', 'rice', 'leaven', 'banana', 'yeast', 'chia'] as const),
];

/** Milk thickened with 4 tsp of cornstarch for each cup, as blancmange and American puddings are. */
const stirredPudding = pattern({
  name: 'stovetop pudding',
  types: ['dessert'],
  kind: 'pudding',
  styles: ['sweet'],
  servings: 4,
  vessel: 'pot',
  roles: {
    milk: { kinds: ['milk', 'coconut'], least: 1, most: 1 },
    taste: {
      kinds: ['chocolate', 'bitterchocolate', 'cocoa', 'vanilla', 'nutbutter', 'dessertsauce'],
      least: 1,
      most: 2,
    },
    eggs: { kinds: ['yolk', 'egg'], most: 1 },
  },
  cook(kit, { milk, taste, eggs }) {
    if (kit.offers(...NOT_STIRRED)) return null;
    const sugar = kit.one(['sugar', 'sweet', 'condensed'], 'sugar', 'maple syrup');
    const starch = kit.one(['starch'], 'cornstarch');
    if (!sugar || !starch) return null;
    measureBy(kit, milk, [
      [['coconut'], '2 cans (400 ml)'],
      [['milk'], '3 cups'],
    ]);
    kit.measure(starch, eggs.length > 0 ? '3 tbsp' : '1/4 cup');
    const isSweet = taste.some((food) => isOf(food, 'chocolate', 'dessertsauce'));
    weighed(kit, sugar, isSweet ? 70 : 110);
    measureBy(
      kit,
      [...eggs, ...taste],
      [
        [['yolk'], '3'],
        [['egg'], '2'],
        [['chocolate', 'bitterchocolate'], '125 g'],
        [['nutbutter', 'dessertsauce', 'cocoa'], '1/3 cup'],
      ],
    );
    const cocoa = taste.filter((food) => isOf(food, 'cocoa'));
    const vanilla = kit.take(['vanilla'], { most: 1 });
    const fat = kit.take(['fat'], { most: 1 });
    measureAll(kit, fat, '1 tbsp');
    kit.about(...taste);
    kit.step(
      `Whisk ${kit.hot(sugar, starch, ...cocoa, ...saltOf(kit, 0.1))} together in a saucepan. Whisk in a little of ${kit.hot(...milk)} until smooth${ending(kit, eggs, (names) => `, then ${names}`)} and the rest of it.`,
    );
    kit.step(
      'Bring slowly to a boil over medium heat, whisking all the time and into the corners, and simmer for 2 minutes, until as thick as yogurt.',
    );
    const stirred = [...taste.filter((food) => !cocoa.includes(food)), ...vanilla, ...fat];
    kit.step(
      naming(kit, stirred, (names) => `Take off the heat and stir in ${names} until smooth.`),
      `Pour into ${kit.pieces(1)} glasses, lay parchment on the surface so that no skin forms, and chill for 2 hours.`,
    );
    const over = kit.take(['whipped', 'cream', 'berry', 'nut', 'biscuit', 'coconutflake', 'soft'], {
      most: 2,
    });
    kit.step(
      whippedFor(kit, over),
      naming(kit, over, (names) => `Top the pudding with ${names} and serve.`) ||
        'Serve the pudding cold.',
    );
    const strong = taste.filter((food) => !isOf(food, 'vanilla'));
    return kit.titleOf(strong.length > 0 ? strong : taste, 'pudding');
  },
});

/** Cream lies on a pudding only when it is whipped. */
export const whippedFor = (kit: DishKit, over: readonly Food[]): string | false =>
  naming(
    kit,
    over.filter((food) => isOf(food, 'cream')),
    (names) => `Whip ${names} to soft peaks.`,
  );

/** Pudding from a packet, by the packet: 2 1/2 cups of milk, chilled, and layered with whatever crunches or is cold beside it. */
const packetPudding = pattern({
  name: 'pudding from a mix',
  types: ['dessert'],
  kind: 'pudding',
  styles: ['sweet'],
  servings: 4,
  vessel: 'pot',
  roles: {
    mix: { kinds: ['puddingmix'], least: 1, most: 1 },
    milk: { kinds: ['milk'], least: 1, most: 1, fill: ['milk', 'oat milk'], inOrder: true },
    layers: {
      kinds: ['banana', 'berry', 'soft', 'crisp', 'biscuit', 'marshmallow', 'granola', 'cereal'],
      most: 5,
    },
  },
  fits: (_, kit) => (kit.offers('crust', 'crumbcrust', 'cakemix') ? null : 2),
  cook(kit, { mix, milk, layers }) {
    if (kit.offers('flour', 'leaven', 'yeast')) return null;
    measureAll(kit, milk, '2 1/2 cups');
    measureBy(kit, layers, [
      [['biscuit', 'granola', 'cereal', 'marshmallow'], '1 cup'],
      [['banana'], '2'],
    ]);
    kit.share(
      layers.filter((food) => isOf(food, 'berry', 'soft') && !isOf(food, 'banana')),
      rational(1, 2),
    );
    const rich = kit.take(
      ['puree', 'nutbutter', 'chocolate', 'freshcheese', 'vanilla', 'sweetspice'],
      { most: 3 },
    );
    const spirit = kit.take(['spirit'], { most: 1 });
    const puree = rich.filter((food) => isOf(food, 'puree'));
    // A cup of it takes the place of as much milk.
    if (puree.length > 0) measureAll(kit, milk, '1 1/2 cups');
    measureBy(
      kit,
      [...rich, ...spirit],
      [
        [['puree'], '1 cup'],
        [['nutbutter'], '1/4 cup'],
        [['freshcheese'], '125 g'],
        [['chocolate'], '75 g'],
        [['vanilla'], '1 tsp'],
        [['spirit'], '1 tbsp'],
        [['sweetspice'], '1/2 tsp'],
      ],
    );
    kit.about(...puree, ...layers.filter((food) => !isOf(food, 'biscuit', 'cereal')), ...mix);
    kit.step(
      `Bring ${kit.hot(...milk, ...mix)} to a boil in a saucepan, whisking all the time, and simmer for 2 minutes, until thick.`,
      naming(kit, rich, (names) => `Take off the heat and whisk in ${names} until smooth.`),
    );
    kit.step(
      'Pour into a bowl, lay parchment on the surface so that no skin forms, and chill for 2 hours.',
    );
    // A liqueur is for the fruit; without any it flavours the pudding.
    const fruit = layers.filter((food) => isOf(food, 'berry', 'soft', 'banana'));
    kit.step(
      naming(kit, spirit, (names) =>
        fruit.length > 0
          ? `Turn ${kit.the(...fruit)} in ${names} and let stand for 10 minutes.`
          : `Stir ${names} into the pudding.`,
      ),
      layers.length > 0
        ? `Layer the pudding and ${kit.the(...layers)} in ${kit.pieces(1)} glasses.`
        : `Stir until smooth and spoon into ${kit.pieces(1)} glasses.`,
    );
    const over = kit.take(
      ['whipped', 'cream', 'nut', 'coconutflake', 'sprinkles', 'driedfruit', 'candy', 'chocolate'],
      { most: 4 },
    );
    kit.step(
      whippedFor(kit, over),
      naming(kit, over, (names) => `Top with ${names} and serve.`) || 'Serve cold.',
    );
    const between = layers.filter((food) => !isOf(food, 'biscuit', 'cereal'));
    const telling = rich.filter((food) => isOf(food, 'chocolate', 'nutbutter'));
    const named = [...puree, ...between];
    return kit.titleOf(
      named.length > 0 ? named : telling,
      between.length > 0 ? 'pudding parfait' : 'pudding',
    );
  },
});

const melted = (flavour: readonly Food[]): string =>
  flavour.some((food) => isOf(food, 'chocolate')) ? ', stirring until the chocolate is melted' : '';

/** Baked custard: 2 parts milk or cream to 1 part egg by weight (Ruhlman, "Ratio"), in a water bath, which keeps it from curdling. */
const bakedCustard = pattern({
  name: 'baked custard',
  types: ['dessert'],
  kind: 'pudding',
  styles: ['sweet'],
  servings: 4,
  vessel: 'ramekins',
  roles: {
    eggs: { kinds: ['egg', 'yolk'], least: 1, most: 1 },
    milk: { kinds: ['milk', 'cream', 'coconut'], least: 1, most: 2, fill: ['cream'] },
    sugar: { kinds: ['sugar', 'sweet', 'condensed'], least: 1, most: 1, fill: ['sugar'] },
  },
  // Eggs and milk alone may be anything; chocolate or vanilla beside them says what is wanted.
  fits: ({ milk, sugar }, kit) => {
    // Chocolate with yolks is worth the cream that makes pots of it; eggs alone are not.
    if (!milk.some((food) => kit.isNamed(food)) && !(kit.offers('chocolate') && kit.offers('yolk')))
      return null;
    if (kit.offers('chocolate')) return 2;
    return kit.offers('vanilla') || sugar.some((food) => kit.isNamed(food)) ? 1 : null;
  },
  cook(kit, { eggs, milk, sugar }) {
    if (
      kit.offers(
        'flour',
        'bread',
        'oats',
        'rice',
        'leaven',
        'yeast',
        'starch',
        'biscuit',
        'crust',
        'meal',
      )
    )
      return null;
    if (kit.offers('freshcheese', 'banana', 'cheese', 'puree')) return null;
    for (const food of milk) kit.measure(food, milk.length > 1 ? '1 cup' : '2 cups');
    for (const food of eggs) kit.measure(food, isOf(food, 'yolk') ? '6' : '4');
    for (const food of sugar) if (!isOf(food, 'condensed')) weighed(kit, food, 90);
    const flavour = kit.take(
      ['vanilla', 'sweetspice', 'zest', 'chocolate', 'cocoa', 'spirit', 'pungent', 'coffee'],
      { most: 4 },
    );
    const hidden = kit.take(['driedfruit'], { most: 1 });
    measureAll(kit, hidden, '1/3 cup');
    measureBy(kit, flavour, [
      [['sweetspice'], '1/2 tsp'],
      [['chocolate'], '100 g'],
      [['cocoa'], '2 tbsp'],
      [['coffee'], '1/4 cup'],
    ]);
    kit.about(...hidden, ...flavour.filter((food) => !isOf(food, 'spirit')));
    kit.step(
      `Heat the oven to 160 °C (325 °F) and set ${kit.pieces(1)} 175 ml ramekins in a deep baking dish.`,
      naming(kit, hidden, (names) => `Divide ${names} among them.`),
    );
    kit.step(
      `Heat ${kit.the(...milk)}${kit.ifAny('with', ...flavour)} until steaming${melted(flavour)}.`,
      `Whisk ${kit.hot(...eggs)} with ${kit.hot(...sugar)} just until smooth, pour in the hot liquid, whisking, and strain into the ramekins.`,
    );
    kit.step(
      'Pour hot water into the dish to half their height and bake for 35 minutes, until set at the edges and trembling in the middle, 77 °C (170 °F) inside.',
    );
    const over = kit.take(['berry', 'soft', 'fruit', 'jam', 'dessertsauce', 'whipped', 'nut'], {
      most: 2,
      fit: ({ needsHeat }) => !needsHeat,
    });
    kit.step(
      `Lift the custards out of the water, let cool and chill for 2 hours${over.length > 0 ? `. Serve with ${kit.the(...over)}` : ''}.`,
    );
    const telling = flavour.filter((food) =>
      isOf(food, 'chocolate', 'cocoa', 'sweetspice', 'zest'),
    );
    const strong = flavour.filter(
      (food) =>
        isOf(food, 'spirit') || (isOf(food, 'vanilla') && !/^vanilla|^flavoring/.test(food.name)),
    );
    const shown = telling.length > 0 ? [...telling, ...strong] : flavour;
    return kit.titleOf([...hidden, ...shown], 'custard');
  },
});

/** Mousse: two parts whipped cream to one of chocolate by weight, with no raw egg. */
const mousse = pattern({
  name: 'chocolate mousse',
  types: ['dessert'],
  kind: 'pudding',
  styles: ['sweet'],
  servings: 4,
  vessel: 'board',
  roles: {
    chocolate: {
      kinds: ['chocolate'],
      least: 1,
      most: 2,
      fit: ({ name }) => !/nib|peanut/.test(name),
    },
    cream: {
      kinds: ['cream', 'whipped'],
      least: 1,
      most: 1,
      fit: ({ name }) => !/light|half/.test(name),
    },
  },
  cook(kit, { chocolate, cream }) {
    if (
      kit.offers(
        'flour',
        'bread',
        'oats',
        'rice',
        'egg',
        'leaven',
        'biscuit',
        'icecream',
        'freshcheese',
      )
    )
      return null;
    for (const food of chocolate) kit.measure(food, chocolate.length > 1 ? '90 g' : '175 g');
    for (const food of cream) kit.measure(food, '1 1/2 cups');
    const sweet = kit.take(['sugar', 'icing', 'sweet'], { most: 1 });
    for (const food of sweet) kit.measure(food, '1 tbsp');
    const flavour = kit.take(['vanilla', 'spirit', 'zest'], { most: 2 });
    kit.about(...chocolate);
    kit.step(
      `Heat a third of ${kit.the(...cream)} in a small saucepan until steaming, take off the heat, add ${kit.the(...chocolate)} and stir until smooth. Let cool for 15 minutes, until no longer warm to the touch.`,
    );
    const isEvaporated = cream.some(({ name }) => name === 'evaporated milk');
    kit.step(
      // It foams only with crystals of ice in it, as on the can.
      isEvaporated &&
        `Meanwhile, freeze the rest of ${kit.the(...cream)} in a shallow dish for 40 minutes, until it freezes at the rim.`,
      `Whip ${isEvaporated ? 'it' : `the rest of ${kit.the(...cream)}`}${kit.ifAny('with', ...sweet, ...flavour)} to soft peaks.`,
    );
    kit.step(
      'Stir a spoonful of it into the melted chocolate, then fold in the rest gently until no streaks are left.',
    );
    const over = kit.take(['berry', 'nut', 'orange', 'fruit', 'soft', 'banana'], {
      most: 2,
      fit: ({ needsHeat }) => !needsHeat,
    });
    kit.step(
      `Spoon into ${kit.pieces(1)} glasses and chill for 2 hours, until set${over.length > 0 ? `. Top the mousse with ${kit.the(...over)}` : ''}.`,
    );
    return kit.titleOf([...chocolate, ...over].slice(0, 2), 'mousse');
  },
});

/** What says that soft cheese is for something baked, or for the table. */
const NOT_A_CREAM: readonly Kind[] = [
  ...(['flour', 'egg', 'bread', 'oats', 'rice', 'leaven', 'crust', 'crumbcrust', 'pasta'] as const),
  ...(['puddingmix', 'yeast', 'pastry', 'granola', 'milk', 'banana'] as const),
];

/** Ricotta and the like as Sicilians fill cannoli with it: half a cup of sugar to 500 g. Tofu blends to such a cream, too. */
const sweetCream = pattern({
  name: 'sweet cream',
  types: ['dessert'],
  kind: 'pudding',
  styles: ['sweet'],
  servings: 4,
  vessel: 'board',
  roles: {
    base: {
      kinds: ['freshcheese', 'curd'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => /ricotta|mascarpone|quark|cottage|cream cheese|tofu$/.test(name),
    },
    folded: { kinds: ['driedfruit', 'chocolate'], most: 2 },
  },
  fits: ({ base, folded }, kit) => {
    if (kit.offers(...NOT_A_CREAM)) return null;
    if (kit.offers('vanilla', 'cocoa', 'chocolate', 'coffee', 'spirit', 'icing')) return 1;
    const isTofu = base.some((food) => isOf(food, 'curd'));
    return !isTofu && (folded.length > 0 || kit.offers('jam')) ? 1 : null;
  },
  cook(kit, { base: [base], folded }) {
    const sugar = kit.one(['icing', 'sugar', 'sweet'], 'sugar');
    if (!base || !sugar) return null;
    const isTofu = isOf(base, 'curd');
    kit.readied(kit.measure(base, isTofu ? '350 g' : '500 g'), isTofu ? 'drained' : '');
    kit.measure(sugar, '1/2 cup');
    measureBy(kit, folded, [
      [['driedfruit'], '1/2 cup'],
      [['chocolate'], '50 g'],
    ]);
    for (const food of folded) if (isOf(food, 'chocolate')) kit.readied(food, 'finely chopped');
    const flavour = kit.take(['cocoa', 'vanilla', 'zest', 'sweetspice', 'spirit'], { most: 4 });
    measureBy(kit, flavour, [
      [['cocoa'], '1/3 cup'],
      [['vanilla', 'zest'], '1 tsp'],
      [['sweetspice'], '1/4 tsp'],
      [['spirit'], '1 tbsp'],
    ]);
    kit.about(...flavour.filter((food) => isOf(food, 'cocoa')), base, ...folded);
    // It was cooked when it was made.
    kit.heat(...(isTofu ? [base] : []));
    kit.step(
      `${isTofu ? 'Blend' : 'Beat'} ${kit.the(base, sugar, ...flavour)} together for 2 minutes, until completely smooth.`,
    );
    kit.step(
      folded.length > 0
        ? `Fold in ${kit.the(...folded)}.`
        : 'Taste, and sweeten it more if you like.',
    );
    kit.step(`Spoon into ${kit.pieces(1)} glasses and chill for 1 hour.`);
    const over = kit.take(['berry', 'nut', 'orange', 'soft', 'jam', 'coconutflake', 'biscuit'], {
      most: 2,
      fit: ({ needsHeat }) => !needsHeat,
    });
    measureBy(kit, over, [[['jam'], '1/4 cup']]);
    kit.step(`Serve cold${over.length > 0 ? `, topped with ${kit.the(...over)}` : ''}.`);
    return kit.titleOf(kit.mains, 'cream');
  },
});

export const PUDDING_PATTERNS: readonly DishPattern[] = [
  packetPudding,
  stirredPudding,
  bakedCustard,
  mousse,
  sweetCream,
];
