import { rational } from '@larder/culinary';
import { fry, isOf, soured, toasted } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { naming, spoonAll } from '../kitchen-measures.js';

/** Poha: flattened rice is cooked already; rinsed, it softens by itself and only has to be hot (Sahni, "Classic Indian Vegetarian and Grain Cooking"). */
const poha = pattern({
  name: 'poha',
  types: ['breakfast', 'main course'],
  kind: 'rice or grain',
  styles: ['indian'],
  servings: 4,
  vessel: 'pan',
  roles: {
    rice: { kinds: ['poha'], least: 1, most: 1, anywhere: true },
    vegetables: {
      kinds: ['root', 'potato', 'tender', 'firm', 'tomato'],
      most: 3,
      cut: 'cut into 1 cm cubes',
      shared: true,
      anywhere: true,
    },
    nuts: { kinds: ['nut'], most: 1, anywhere: true },
  },
  fits: () => 3,
  cook(kit, { rice: [rice], vegetables, nuts }) {
    const fat = kit.searingFat();
    if (!rice || !fat) return null;
    kit.about(...vegetables, rice);
    kit.share(vegetables, rational(2, 3));
    const aromatics = kit.aromatics();
    const spices = kit.spices();
    const turmeric = kit.stapleAtHand('turmeric');
    spoonAll(kit, turmeric ? [turmeric] : [], 0.5);
    kit.step(
      `Rinse ${kit.hot(rice)} in a sieve under cold water for 1 minute, until soft but whole, and leave to drain.`,
    );
    toasted(
      kit,
      nuts.filter((food) => isOf(food, 'nut')),
    );
    kit.step(
      `Heat ${kit.the(fat)} in a large frying pan over medium heat.`,
      naming(
        kit,
        [...spices, ...nuts],
        (names) => `Add ${names} and cook for 1 minute, until fragrant.`,
      ),
      naming(
        kit,
        [...aromatics, ...kit.pungents()],
        (names) => `Add ${names} and cook for 5 minutes, stirring, until soft.`,
      ),
    );
    kit.step(...fry(kit, vegetables, 'cook'));
    kit.step(
      `Fold in ${kit.the(rice)}${kit.ifAny('with', turmeric, kit.salt(4))}, sprinkle with a spoonful of water, cover and cook over low heat for 4 minutes, until steaming hot.`,
    );
    const herbs = kit.herbs();
    kit.step(
      soured(kit, kit.sour(), 'Sprinkle with'),
      `Serve hot${herbs.length > 0 ? `, scattered with ${kit.the(...herbs)}` : ''}.`,
    );
    return kit.titleOf(vegetables, 'poha');
  },
});

export const FLATTENED_RICE_PATTERNS: readonly DishPattern[] = [poha];
