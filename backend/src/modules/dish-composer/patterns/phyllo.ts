import { rational } from '@larder/culinary';
import { bloomed, browned, fry, isOf, safeAt, spooned, softenedBefore } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { DishRole } from '../dish-role.js';
import type { Food, Kind } from '../food.js';
import { fruitBy } from '../fruit-filling.js';
import {
  ending,
  measureAll,
  measureBy,
  naming,
  present,
  weighTogether,
} from '../kitchen-measures.js';

const SHEETS = { kinds: ['phyllo'], least: 1, most: 1, anywhere: true } as const satisfies DishRole;

/** What says that the sheets are for a pie of vegetables or meat. */
const SAVOURY: readonly Kind[] = [
  ...([
    'leaf',
    'firm',
    'tender',
    'mince',
    'cookedmeat',
    'poultry',
    'softcheese',
    'aromatic',
  ] as const),
];

/** Grams of vegetables for each of six: what wilts to a third of it is measured by the dish that it fills. */
const ALONE = 130;
const BESIDE_MEAT = 70;

/** What has to be hot in the middle, and how hot: eggs hold the filling together. */
const doneInside = (meat: readonly Food[]): string =>
  meat.some((food) => isOf(food, 'poultry', 'cookedmeat') || safeAt(food)?.includes('74'))
    ? '74 °C (165 °F)'
    : '71 °C (160 °F)';

/** Cheese that was named, or feta for a pie without meat; two eggs bind it. */
function bound(kit: DishKit, named: readonly Food[], meat: readonly Food[]): Food[] {
  const cheese =
    named.length + meat.length > 0 ? named : present(kit.staple('feta', 'ricotta', 'vegan cheese'));
  measureBy(kit, cheese, [
    [['softcheese'], cheese.length > 1 ? '3/4 cup' : '1 1/2 cups'],
    [['freshcheese', 'cheese'], '1 cup'],
    [['hardcheese'], '1/2 cup'],
  ]);
  const eggs = present(kit.one(['egg'], 'egg'));
  measureAll(kit, eggs, '2');
  const cream = kit.take(['cream', 'sourcream'], { most: 1, anywhere: true });
  measureAll(kit, cream, '1/2 cup');
  return [...eggs, ...cream, ...cheese];
}

/** Leaves and soft vegetables with cheese, or mince, between two layers of buttered sheets, as spanakopita and burek are. */
const phylloPie = pattern({
  name: 'phyllo pie',
  types: ['main course', 'appetizer'],
  kind: 'pie',
  styles: ['greek'],
  servings: 6,
  vessel: 'dish',
  roles: {
    sheets: SHEETS,
    meat: { kinds: ['mince', 'cookedmeat', 'poultry', 'cured'], most: 1, anywhere: true },
    pulses: { kinds: ['bean'], most: 1, anywhere: true },
    vegetables: {
      kinds: ['leaf', 'firm', 'tender', 'root'],
      least: 1,
      most: 4,
      fill: ['spinach', 'mushroom'],
      inOrder: true,
      cut: 'cut into 1 cm dice',
      shared: true,
      anywhere: true,
    },
    cheese: {
      kinds: ['softcheese', 'freshcheese', 'cheese', 'hardcheese'],
      most: 2,
      anywhere: true,
    },
  },
  fits: ({ meat, vegetables, cheese }, kit) =>
    [...meat, ...vegetables, ...cheese].some((food) => kit.isNamed(food)) || kit.isOnlyOf('phyllo')
      ? 3
      : null,
  cook(kit, { sheets: [sheets], meat, pulses, vegetables: greens, cheese: named }) {
    const vegetables = [...greens, ...pulses];
    const fat = kit.fat();
    if (!sheets || !fat) return null;
    kit.measure(fat, '1/2 cup');
    if (!isOf(fat, 'oil')) kit.readied(fat, 'melted');
    kit.share(meat, rational(2, 3));
    weighTogether(kit, vegetables, meat.length > 0 ? BESIDE_MEAT : ALONE);
    const filling = bound(kit, named, meat);
    kit.about(
      ...meat,
      ...vegetables,
      ...filling.filter((food) => !isOf(food, 'egg', 'cream', 'sourcream')),
    );
    const aromatics = kit.aromatics();
    kit.step(
      'Heat the oven to 190 °C (375 °F).',
      `Heat ${kit.part(fat, '1 tbsp')} of ${kit.the(fat)} in a large frying pan over medium heat.`,
      ...meat.map((food) => browned(kit, food)),
      ...softenedBefore(
        kit,
        vegetables,
        naming(kit, aromatics, (names) => `Add ${names} and cook for 6 minutes, until soft.`),
      ),
      ...fry(kit, vegetables, 'cook'),
      bloomed(kit, ...kit.take(['sweetspice'], { most: 1, fit: ({ name }) => name === 'nutmeg' })),
      'Cook on until no liquid is left in the pan.',
    );
    const lemon = kit.take(['citrus'], { most: 1, anywhere: true });
    for (const food of lemon) kit.readied(kit.measure(food, '1'), 'zest finely grated');
    const herbs = [...kit.herbs(), ...lemon];
    const beaten = filling.some((food) => isOf(food, 'egg')) ? ', the eggs beaten' : '';
    kit.step(
      `Let cool for 10 minutes${filling.length + herbs.length > 0 ? ` and stir in ${kit.hot(...filling, ...herbs)}${beaten}` : ''}.`,
    );
    kit.step(
      `Brush a 33 cm x 23 cm (13 in x 9 in) baking dish with some of the rest of ${kit.the(fat)}. Lay half of ${kit.hot(sheets)} in it, one by one, brushing each and letting the edges hang over, and keep the others under a damp towel.`,
      'Spread the filling over it and fold in the edges. Cover with the rest of the sheets, brushing each, tuck them in and score the top into six pieces.',
    );
    kit.step(
      `Bake for 40 minutes, until deep golden, crisp and ${doneInside(meat)} in the middle.`,
    );
    const beside = kit.take(['yogurt'], { most: 1, anywhere: true });
    kit.step(
      `Let stand for 10 minutes, cut through and serve${ending(kit, beside, (names) => ` with ${names}`)}.`,
    );
    return kit.titleOf(kit.mains, 'phyllo pie');
  },
});

const isForPie = (kit: DishKit): boolean => kit.offers(...SAVOURY);

/** Baklava: nuts between sixteen sheets, with cold syrup on the hot pastry: half honey, half sugar, and as much water (Hazelton). */
const baklava = pattern({
  name: 'baklava',
  types: ['dessert'],
  kind: 'bars',
  styles: ['sweet'],
  servings: 16,
  vessel: 'caketin',
  roles: {
    sheets: SHEETS,
    nuts: { kinds: ['nut'], least: 1, most: 3, anywhere: true },
  },
  fits: (_, kit) => (isForPie(kit) || kit.offers('crisp', 'fruit', 'berry') ? null : 3),
  cook(kit, { sheets: [sheets], nuts }) {
    const fat = kit.one(['fat'], 'butter', 'vegan butter', 'vegetable oil');
    const honey = kit.one(['sweet'], 'honey', 'maple syrup');
    const sugar = kit.one(['sugar'], 'sugar');
    const water = kit.water('1/2 cup');
    if (!sheets || !fat || !honey || !sugar || !water) return null;
    kit.measure(sheets, '16 sheets');
    kit.measure(fat, '3/4 cup');
    if (!isOf(fat, 'oil')) kit.readied(fat, 'melted');
    measureAll(kit, [honey, sugar], '1/2 cup');
    measureAll(kit, nuts, ['3 cups', '1 1/2 cups', '1 cup'][nuts.length - 1] ?? '1 cup');
    for (const food of nuts) kit.readied(food, 'finely chopped');
    const spices = kit.take(['sweetspice', 'spice'], { most: 2 });
    if (spices.length === 0) spices.push(...present(kit.stapleAtHand('cinnamon')));
    measureAll(kit, spices, spices.length > 1 ? '1/2 tsp' : '1 tsp');
    const sour = spooned(kit, kit.take(['citrus', 'acid'], { most: 1 })[0]);
    kit.about(...nuts);
    kit.step(
      `Heat the oven to 175 °C (350 °F). Stir ${kit.hot(...nuts, ...spices)} together in a bowl.`,
    );
    kit.step(
      `Brush a 33 cm x 23 cm (13 in x 9 in) baking dish with some of ${kit.hot(fat)}. Lay half of ${kit.hot(sheets)} in it, trimmed to fit, brushing each with ${kit.the(fat)}. Scatter with the nuts and cover with the rest of the sheets, brushing each.`,
      'Cut into sixteen pieces, all the way down.',
    );
    kit.step('Bake for 40 minutes, until golden and crisp.');
    kit.meanwhile(
      `Meanwhile, boil ${kit.hot(honey, sugar, water)} for 5 minutes${sour ? `, stir in ${kit.juiceOf(sour)}` : ''} and let cool.`,
    );
    kit.step(
      'Pour the syrup over the hot pastry and let stand, uncovered, for 120 minutes, until it is soaked up.',
    );
    return kit.titleOf(nuts, 'baklava');
  },
});

/** Fruit rolled up in a few buttered sheets, with crumbs or nuts to take up its juice. */
const strudel = pattern({
  name: 'strudel',
  types: ['dessert'],
  kind: 'pie',
  styles: ['sweet'],
  servings: 6,
  vessel: 'sheet',
  roles: {
    sheets: SHEETS,
    fruit: { kinds: ['crisp', 'fruit', 'berry'], least: 1, most: 2, anywhere: true },
  },
  fits: (_, kit) => (isForPie(kit) ? null : 3),
  cook(kit, { sheets: [sheets], fruit }) {
    const fat = kit.one(['fat'], 'butter', 'vegan butter', 'vegetable oil');
    const sugar = kit.one(['sugar', 'sweet'], 'sugar', 'brown sugar');
    if (!sheets || !fat || !sugar) return null;
    kit.measure(sheets, '6 sheets');
    kit.measure(fat, '1/3 cup');
    if (!isOf(fat, 'oil')) kit.readied(fat, 'melted');
    kit.measure(sugar, '1/3 cup');
    fruitBy(kit, fruit, 700);
    const dried = kit.take(['driedfruit'], { most: 1 });
    measureAll(kit, dried, '1/3 cup');
    const spices = kit.take(['sweetspice', 'vanilla'], { most: 2 });
    if (spices.length === 0) spices.push(...present(kit.stapleAtHand('cinnamon')));
    measureAll(kit, spices, '1/2 tsp');
    const dry = kit.take(['nut', 'crumb'], { most: 1, anywhere: true });
    if (dry.length === 0) dry.push(...present(kit.staple('breadcrumbs', 'almond')));
    measureAll(kit, dry, '1/2 cup');
    kit.about(...fruit, ...dried);
    kit.step(
      'Heat the oven to 190 °C (375 °F) and line a baking sheet with parchment.',
      `Toss ${kit.hot(...fruit, ...dried)} with ${kit.hot(sugar, ...spices)} in a bowl.`,
    );
    kit.step(
      `Lay out ${kit.hot(sheets)} on a clean towel, one on the other, brushing each with some of ${kit.hot(fat)}.${ending(kit, dry, (names) => ` Scatter with ${names}.`)} Heap the fruit along one long side.`,
      'Fold in the ends, roll up with the help of the towel and slide onto the sheet, seam down. Brush with the rest.',
    );
    kit.step('Bake for 35 minutes, until deep golden and crisp and the fruit is tender.');
    const beside = kit.take(['icecream', 'whipped', 'cream', 'yogurt'], { most: 1 });
    measureAll(kit, beside, '1 cup');
    kit.step(
      `Let cool for 15 minutes, slice and serve${ending(kit, beside, (names) => ` with ${names}`)}.`,
    );
    return kit.titleOf(kit.mains, 'strudel');
  },
});

/** What is baked in thin sheets, each brushed with butter or oil. */
export const PHYLLO_PATTERNS: readonly DishPattern[] = [phylloPie, baklava, strudel];
