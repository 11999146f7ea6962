import { rational } from '@larder/culinary';
import { meatBroths } from '../broths.js';
import { bloomed, fry, isOf, softened } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { measureAll, naming, present, weighTogether } from '../kitchen-measures.js';

/** What makes a crust the base of something sweet. */
const SWEET: readonly Kind[] = [
  ...(['sugar', 'vanilla', 'chocolate', 'cocoa', 'puddingmix', 'condensed', 'jam'] as const),
];

/** Grams of vegetables for each of six, by themselves and beside meat or beans: a deep 23 cm dish holds 1.3 l with the sauce. */
const ALONE = 130;
const BESIDE_MEAT = 90;

/** The white sauce of a pie: a third of a cup each of butter and flour to 2 1/4 cups of liquid (Pillsbury, classic chicken pot pie). */
function bind(kit: DishKit, main: readonly Food[]): boolean {
  const [soup] = kit.take(['creamsoup'], { most: 1 });
  const milk = kit.take(['milk', 'cream'], { most: 1 });
  measureAll(kit, milk, '1/2 cup');
  if (soup) {
    const thinned = milk.length > 0 ? milk : present(kit.staple('milk', 'oat milk'));
    measureAll(kit, thinned, '1/2 cup');
    kit.measure(soup, '2 cans (284 ml)');
    kit.step(bloomed(kit));
    kit.step(`Stir in ${kit.the(soup, ...thinned)} and simmer for 2 minutes.`);
    return true;
  }
  const [gravy] = kit.take(['gravy'], { most: 1 });
  if (gravy) {
    const water = gravy.name === 'gravy mix' ? kit.water('2 cups') : null;
    kit.step(
      bloomed(kit),
      `Stir in ${kit.hot(gravy, water, ...milk)} and simmer for 4 minutes, until thick.`,
    );
    return true;
  }
  const flour = kit.one(['flour'], 'flour', 'gluten-free flour');
  const broth = kit.one(['broth'], ...meatBroths(main, 'chicken broth'), 'vegetable broth');
  if (!flour || !broth) return false;
  kit.measure(flour, '1/3 cup');
  kit.measure(broth, milk.length > 0 ? '1 3/4 cups' : '2 1/4 cups');
  kit.step(bloomed(kit));
  kit.step(
    `Stir in ${kit.hot(flour)} for 1 minute. Pour in ${kit.the(broth, ...milk)} a little at a time, stirring, bring to a boil and simmer for 3 minutes, until thick.`,
  );
  return true;
}

/** How the crust covers the dish. */
function covered(kit: DishKit, crust: Food, wash: readonly Food[]): void {
  const egg = wash.some((food) => isOf(food, 'egg')) ? ', beaten' : '';
  kit.step(
    `Tip into a deep 23 cm (9 in) pie dish and let cool for 10 minutes. Lay ${kit.hot(crust)} over it, trim, crimp to the rim and cut four slits in the top.`,
    naming(kit, wash, (names) => `Brush with ${names}${egg}.`),
  );
}

/** Pot pie: vegetables, with chicken or beans if there are any, in a thick sauce under a crust. */
const potPie = pattern({
  name: 'pot pie',
  types: ['main course'],
  kind: 'pie',
  styles: ['canadian', 'french'],
  servings: 6,
  vessel: 'piedish',
  roles: {
    crust: { kinds: ['crust', 'pastry'], least: 1, most: 1 },
    main: { kinds: ['poultry', 'cookedmeat', 'mince', 'bean', 'cured'], most: 1 },
    vegetables: {
      kinds: ['root', 'firm', 'tender', 'leaf'],
      least: 1,
      most: 4,
      cut: 'diced',
      shared: true,
    },
  },
  fits: ({ crust: [crust], main, vegetables }, kit) => {
    if (!vegetables.some((food) => kit.isNamed(food)) && main.length === 0) return null;
    if (kit.offers(...SWEET)) return null;
    const hasMeat = main.some((food) => isOf(food, 'poultry', 'cookedmeat', 'mince'));
    // With eggs it is a quiche, and on puff pastry vegetables are a tart.
    if (!hasMeat && (kit.offers('egg') || (crust && !isOf(crust, 'crust')))) return -1;
    return 3;
  },
  cook(kit, { crust: [crust], main, vegetables }) {
    if (!crust) return null;
    kit.measure(crust, isOf(crust, 'crust') ? '1' : '1 sheet');
    kit.share(main, rational(2, 3));
    weighTogether(kit, vegetables, main.length > 0 ? BESIDE_MEAT : ALONE);
    kit.about(...main, ...vegetables);
    const fat = kit.fat();
    if (!fat) return null;
    // Mince and bacon bring fat of their own.
    const isFat = main.some((food) => isOf(food, 'mince', 'cured'));
    kit.measure(fat, kit.wants('creamsoup', 'gravy') ? '2 tbsp' : isFat ? '1/4 cup' : '1/3 cup');
    const lifted = main.filter((food) => isOf(food, 'poultry'));
    const late = main.filter((food) => isOf(food, 'bean', 'cookedmeat'));
    const first = main.filter((food) => ![...lifted, ...late].includes(food));
    const start = softened(kit, 'large deep frying pan', first, false, lifted, fat);
    if (!start) return null;
    kit.step('Heat the oven to 200 °C (400 °F).', start, ...fry(kit, vegetables, 'cook'));
    const wash = kit.take(['egg'], { most: 1 });
    measureAll(kit, wash, '1');
    if (!bind(kit, main)) return null;
    kit.step(
      naming(kit, [...lifted, ...late], (names) => `Fold in ${names}.`),
      ...present(...kit.take(['herb'], { most: 1 })).map((food) => `Stir in ${kit.the(food)}.`),
    );
    covered(kit, crust, wash);
    kit.step(
      `Bake the pie for 30 minutes, until ${kit.the(crust)} is deep golden and the filling bubbles through the slits, 74 °C (165 °F) inside. Let stand for 10 minutes and serve.`,
    );
    return kit.titleOf(kit.mains, 'pie');
  },
});

export const SAVOURY_PIE_PATTERNS: readonly DishPattern[] = [potPie];
