import { rational } from '@larder/culinary';
import { served } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { naming } from '../kitchen-measures.js';
import { cookStarch } from '../plated-mains.js';
import { dressing, isLeafy, rawOnion } from '../salad-dressing.js';
import { FRUITS, isSaladFruit } from '../savoury-fruit.js';
import { keepsShape } from './mains-on-lentils.js';

/** What says that lentils are for a pot. */
const FOR_A_POT = [
  ...(['broth', 'cream', 'coconut', 'tinned', 'currypaste', 'rice', 'pasta', 'potato'] as const),
  ...(['mince', 'sausage', 'poultry', 'stewing', 'fish', 'egg', 'curd'] as const),
] as const;

/** What says that they are for a salad. */
const FOR_A_SALAD = ['softcheese', 'salad', 'nut', 'mustard'] as const;

/** Warm lentils drink a dressing of one part of acid to two of oil; beets are boiled apart, as they stain. */
const lentilSalad = pattern({
  name: 'lentil salad',
  types: ['salad', 'side dish', 'main course'],
  kind: 'salad',
  styles: ['french', 'moroccan', 'greek', 'canadian'],
  servings: 4,
  vessel: 'pot',
  roles: {
    lentils: { kinds: ['lentil'], least: 1, most: 1, anywhere: true, fit: keepsShape },
    roots: { kinds: ['root'], most: 2, shared: true, anywhere: true },
    raw: {
      kinds: ['salad', 'tomato', 'leaf', 'firm'],
      raw: true,
      most: 3,
      cut: 'diced',
      shared: true,
    },
    fruit: { kinds: FRUITS, most: 1, anywhere: true, fit: isSaladFruit },
  },
  fits: ({ roots, raw }, kit) => {
    if (kit.offers(...FOR_A_POT) || roots.length + raw.length === 0) return null;
    return kit.offers(...FOR_A_SALAD) ? 3 : -1;
  },
  cook(kit, { lentils: [lentils], roots, raw, fruit }) {
    if (!lentils) return null;
    kit.share(fruit, rational(1, 2));
    kit.about(...roots, ...fruit, ...raw, lentils);
    if (![lentils, ...roots].every((food) => cookStarch(kit, [food]))) return null;
    const leaves = raw.filter(isLeafy);
    const sturdy = raw.filter((food) => !leaves.includes(food));
    const dressed = dressing(kit, 'a large bowl', {
      isSoaking: true,
      dressed: [lentils, ...roots, ...raw, ...fruit],
    });
    if (!dressed) return null;
    kit.step(dressed);
    kit.step(
      `Turn ${kit.the(lentils, ...roots, ...rawOnion(kit))} in the dressing while they are warm and let stand for 10 minutes.`,
    );
    kit.step(
      naming(kit, [...sturdy, ...fruit, ...leaves], (names) => `Fold in ${names}.`),
      served(kit, 'Serve warm or cold', ...kit.herbs(), ...kit.toppings(3)),
    );
    return kit.titleOf([...roots, ...fruit, ...raw], 'lentil salad');
  },
});

export const LENTIL_SALAD_PATTERNS: readonly DishPattern[] = [lentilSalad];
