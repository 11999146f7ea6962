import { browned, fry, isOf, served } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern, type Fit, type Parts } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { measureAll, naming, present } from '../kitchen-measures.js';

/** What a cook stuffs a bird with bread for. */
const SEASONED = /^(?:sage|dried sage|poultry seasoning|thyme|dried thyme|savory|dried savory)$/;

const isMix = ({ name }: Food): boolean => name === 'stuffing mix';
const isDryBread = ({ name }: Food): boolean => /stuffing mix|crouton/.test(name);

function fitOfStuffing(kit: DishKit, { bread, onions }: Parts<'bread' | 'onions'>): Fit {
  if (kit.offers('creamsoup', 'cheese', 'bun', 'pasta', 'tomato', 'mayo', 'fish')) return null;
  const isSeasoned = kit.wantsNamed(SEASONED);
  const hasVegetables = onions.some((food) => kit.isNamed(food));
  if (bread.some(isMix)) return 3;
  if (!hasVegetables || !(isSeasoned || kit.wants('broth'))) return null;
  return kit.wantsNamed(/^celery$/) || isSeasoned ? 3 : 1;
}

/** The herbs that were named, or the one that says stuffing. */
function sageOf(kit: DishKit): readonly Food[] {
  const named = kit.take(['spice', 'woody'], { most: 2 });
  return named.length > 0 ? named : present(kit.staple('dried sage', 'dried thyme'));
}

/** Fruit and nuts between the crumbs. */
function besideBread(kit: DishKit): readonly Food[] {
  const fruit = kit.take(['crisp', 'driedfruit', 'nut'], { most: 2, anywhere: true });
  for (const food of fruit) {
    if (isOf(food, 'crisp')) kit.readied(kit.measure(food, '1'), 'cored and diced');
  }
  kit.about(...fruit);
  return fruit;
}

/**
 * Stuffing, baked beside the bird: 300 g of dry bread to 375 ml of broth and 60 g of butter (Joy of Cooking: basic bread stuffing).
 */
const stuffing = pattern({
  name: 'stuffing',
  types: ['side dish', 'main course'],
  kind: 'gratin',
  styles: ['canadian'],
  servings: 4,
  vessel: 'dish',
  roles: {
    bread: {
      kinds: ['bread', 'crumb'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: (food) => isOf(food, 'bread') || isDryBread(food),
    },
    onions: {
      kinds: ['aromatic'],
      least: 1,
      most: 3,
      fill: ['celery', 'onion'],
      inOrder: true,
    },
    meat: { kinds: ['sausage', 'cured', 'mince'], most: 1 },
    vegetables: { kinds: ['firm'], most: 2, cut: 'diced', shared: true },
    egg: { kinds: ['egg'], most: 1 },
  },
  fits: (parts, kit) => fitOfStuffing(kit, parts),
  cook(kit, { bread: [bread], onions, meat, vegetables, egg }) {
    if (!bread) return null;
    if (isOf(bread, 'bread')) kit.readied(bread, 'cut into 2 cm cubes');
    else kit.readied(kit.measure(bread, '6 cups'), '');
    for (const food of meat) {
      if (isOf(food, 'sausage')) kit.readied(food, 'casings removed, crumbled');
    }
    measureAll(kit, egg, '1');
    kit.about(...meat, ...vegetables);
    const fat = kit.one(['fat'], 'butter', 'olive oil');
    const broth = kit.one(['broth'], 'chicken broth', 'vegetable broth');
    if (!fat || !broth) return null;
    kit.measure(fat, '1/4 cup');
    kit.measure(broth, '1 1/2 cups');
    const fruit = besideBread(kit);
    const seasoning = [...kit.pungents(), ...sageOf(kit)];
    const isDry = !isOf(bread, 'bread');
    kit.step(
      'Heat the oven to 180 °C (350 °F).',
      !isDry &&
        `Spread ${kit.the(bread)} on a baking sheet and dry in the oven for 12 minutes, turning once, until crisp but not brown.`,
    );
    kit.step(
      `Meanwhile, melt ${kit.the(fat)} in a large frying pan over medium heat.`,
      ...meat.map((food) => browned(kit, food)),
      naming(
        kit,
        onions,
        (names) => `Add ${names} and cook for 8 minutes, stirring often, until soft.`,
      ),
      ...fry(kit, vegetables, 'cook'),
      naming(kit, seasoning, (names) => `Add ${names} and cook for 1 minute, until fragrant.`),
    );
    kit.step(
      `Stir ${kit.hot(bread, ...fruit, kit.salt(2), kit.pepper())} into the pan, then ${kit.the(broth)}${egg.length > 0 ? ` beaten with ${kit.hot(...egg)}` : ''}, and let stand for 5 minutes, until it is drunk up.`,
    );
    kit.step(
      'Tip into a buttered 2 l baking dish, cover with foil and bake for 20 minutes. Uncover and bake for 20 minutes more, until crisp and golden on top and 74 °C (165 °F) in the middle.',
    );
    kit.step(served(kit, 'Let stand for 5 minutes and serve', ...kit.herbs()));
    return kit.titleOf(kit.mains, 'stuffing');
  },
});

/** Bread, seasoned and baked as it is beside a bird. */
export const STUFFING_PATTERNS: readonly DishPattern[] = [stuffing];
