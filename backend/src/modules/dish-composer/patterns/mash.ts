import { rational } from '@larder/culinary';
import { bloomed, fry, isOf, served, softened } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { titleName } from '../dish-titles.js';
import { measureAll, measureBy, naming } from '../kitchen-measures.js';
import { listed } from '../phrases.js';

const MASH = { kinds: ['mash'], least: 1, most: 1, anywhere: true } as const;

/** How cakes of what is cooked, and egg, are fried. */
export const friedByHalves = (kit: DishKit, oil: Food, isBegun = false): string =>
  `Heat half of ${isBegun ? 'the rest of ' : ''}${kit.the(oil)} in a large frying pan over medium heat. Fry half of the cakes for 4 minutes a side, until deep golden, crisp and 74 °C (165 °F) inside; then the others in ${isBegun ? 'what is left' : 'the rest of it'}.`;

/** With something cool beside them, and lemon to squeeze over fish. */
export function servedCakes(kit: DishKit, areOfFish: boolean): void {
  const beside = kit.take(['sourcream', 'yogurt', 'mayo', 'salad'], { most: 2, anywhere: true });
  const [lemon] = areOfFish ? kit.take(['citrus'], { most: 1 }) : [];
  if (lemon) kit.readied(lemon, 'cut into wedges');
  measureBy(kit, beside, [[['sourcream', 'yogurt', 'mayo'], '1/2 cup']]);
  kit.step(`Serve hot${kit.ifAny('with', ...beside, lemon)}.`);
}

/** Mashed potatoes bound with an egg and half a cup of flour to a kilogram, alone or with half of their weight of fish. */
const cakes = pattern({
  name: 'potato cakes',
  types: ['main course', 'side dish'],
  kind: 'patties',
  styles: ['canadian', 'spanish'],
  servings: 4,
  vessel: 'pan',
  roles: {
    mash: MASH,
    meat: {
      kinds: ['tinnedfish', 'smokedfish', 'fish', 'cookedmeat'],
      most: 1,
      anywhere: true,
    },
    egg: { kinds: ['egg'], least: 1, most: 1, fill: ['egg'] },
    cheese: { kinds: ['cheese', 'hardcheese', 'softcheese'], most: 1 },
    green: { kinds: ['herb', 'aromatic'], most: 2 },
    small: { kinds: ['tender'], most: 1, fit: ({ name }) => /^(?:pea|corn)$/.test(name) },
  },
  fits: ({ meat, egg, cheese, green }, kit) => {
    if (kit.wants('gravy', 'broth', 'creamsoup')) return null;
    const hasEgg = egg.some((food) => kit.isNamed(food));
    if (meat.some((food) => isOf(food, 'tinnedfish', 'smokedfish'))) return 3;
    if (meat.some((food) => isOf(food, 'fish', 'cookedmeat'))) return hasEgg ? 3 : 0;
    return hasEgg || kit.wants('flour', 'crumb') || cheese.length + green.length > 1 ? 3 : 1;
  },
  cook(kit, { mash: [mash], meat, egg, cheese, green, small }) {
    const binder = kit.one(['flour', 'crumb'], 'flour', 'gluten-free flour');
    const oil = kit.searingFat();
    if (!mash || !binder || !oil) return null;
    kit.about(mash, ...meat, ...cheese);
    kit.measure(binder, '1/2 cup');
    measureAll(kit, egg, '1');
    measureBy(kit, [oil], [[['fat', 'oil'], '1/4 cup']]);
    measureBy(kit, cheese, [
      [['hardcheese', 'softcheese'], '1/2 cup'],
      [['cheese'], '1 cup'],
    ]);
    measureBy(kit, meat, [[['fish'], '400 g']]);
    kit.share(small, rational(1, 2));
    for (const food of green) {
      if (isOf(food, 'aromatic')) kit.readied(food, 'finely chopped');
    }
    // Raw fish is poached and flaked before it is mixed in.
    const fish = meat.filter((food) => isOf(food, 'fish'));
    const bound = meat.filter((food) => !fish.includes(food));
    kit.step(
      naming(
        kit,
        fish,
        (names) =>
          `Lay ${names} in a pan of barely simmering water for 8 minutes, until opaque and 70 °C (158 °F) inside. Drain and flake.`,
      ),
    );
    kit.step(
      `Mix ${kit.hot(mash, ...bound, ...small, ...egg, binder, ...cheese, ...green)}${kit.ifAny('with', kit.salt(2), kit.pepper())} in a bowl${kit.ifAny('and fold in', ...fish)}. Shape into ${kit.pieces(2)} cakes 2 cm thick and refrigerate for 15 minutes, so that they hold together.`,
    );
    const [crumbs] = kit.take(['crumb'], { most: 1 });
    if (crumbs) {
      kit.step(`Turn the cakes in ${kit.hot(kit.measure(crumbs, '1/2 cup'))} and press it on.`);
    }
    kit.step(friedByHalves(kit, oil));
    servedCakes(
      kit,
      meat.some((food) => isOf(food, 'fish', 'tinnedfish', 'smokedfish')),
    );
    if (meat.length === 0) return kit.titleOf(cheese, 'potato cakes');
    const beside = cheese.length > 0 ? ` with ${listed(cheese.map(titleName))}` : '';
    return kit.titleOf(meat.slice(0, 1), `and potato cakes${beside}`);
  },
});

/** Mashed potatoes thinned to a soup: they are what thickens it. */
const soup = pattern({
  name: 'soup of mashed potatoes',
  types: ['soup', 'main course'],
  kind: 'soup',
  styles: ['canadian', 'french'],
  servings: 4,
  vessel: 'pot',
  roles: {
    mash: MASH,
    broth: { kinds: ['broth', 'milk'], least: 1, most: 2 },
    cured: { kinds: ['cured'], most: 1 },
    vegetables: { kinds: ['firm', 'root', 'tender', 'leaf'], most: 3, cut: 'diced', shared: true },
  },
  fits: ({ broth }, kit) => {
    if (kit.offers('poultry', 'mince', 'egg', 'gravy')) return null;
    return broth.some((food) => isOf(food, 'broth')) ? 3 : 1;
  },
  cook(kit, { mash: [mash], broth, cured, vegetables }) {
    if (!mash) return null;
    kit.about(mash, ...vegetables);
    const [first, second] = broth;
    if (first) kit.measure(first, second ? '3 cups' : '4 cups');
    if (second) kit.measure(second, '1 cup');
    kit.measure(mash, '3 cups');
    const start = softened(kit, 'large pot', cured);
    if (!start) return null;
    kit.step(start, ...fry(kit, vegetables, 'cook'));
    kit.step(bloomed(kit));
    kit.step(
      `Pour in ${kit.hot(...broth)} and whisk in ${kit.hot(mash)}, a spoonful at a time. Simmer for 8 minutes, stirring, until smooth, thick and steaming hot throughout, 74 °C (165 °F).`,
    );
    const rich = kit.take(['cream', 'sourcream', 'cheese'], { most: 1 });
    measureAll(kit, rich, '1/2 cup');
    kit.step(naming(kit, rich, (names) => `Take off the heat and stir in ${names}.`));
    kit.taste();
    kit.step(served(kit, 'Ladle into bowls and serve hot', ...kit.herbs()));
    return kit.titleOf(kit.mains, 'soup');
  },
});

/** What becomes of mashed potatoes that were left over. */
export const MASH_PATTERNS: readonly DishPattern[] = [cakes, soup];
