import { isOf, simmer } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { measureBy } from '../kitchen-measures.js';

const isOnBone = ({ name }: Food): boolean => /hock|smoked turkey/.test(name);

/** Minutes in which a hock gives its taste to the water and its meat comes off the bone. */
const forBroth = 90;

/** A smoked bone is simmered for its broth and picked; beans or barley make a soup of it, with whatever vegetables there are. */
const boneSoup = pattern({
  name: 'soup of a smoked bone',
  types: ['soup', 'main course'],
  kind: 'soup',
  styles: ['canadian'],
  servings: 6,
  vessel: 'pot',
  roles: {
    bone: { kinds: ['brined'], least: 1, most: 1, anywhere: true, fit: isOnBone },
    body: {
      kinds: ['bean', 'grain'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: (food) => isOf(food, 'bean') || food.name === 'barley',
    },
    vegetables: {
      kinds: ['root', 'potato', 'firm', 'leaf', 'tender', 'tomato'],
      most: 4,
      cut: 'diced',
      shared: true,
    },
  },
  fits: () => 3,
  cook(kit, { bone: [bone], body: [body], vegetables }) {
    if (!bone || !body) return null;
    kit.about(body, bone, ...vegetables);
    kit.measure(bone, '1');
    measureBy(
      kit,
      [body],
      [
        [['grain'], '3/4 cup'],
        [['bean'], '2 cans (540 ml)'],
      ],
    );
    const water = kit.water('10 cups');
    if (!water) return null;
    const flavours = [...kit.aromatics(), ...kit.pungents(), ...kit.spices()];
    kit.heat(...flavours);
    kit.step(
      `Cover ${kit.hot(bone)} with cold water in a large pot, bring to a boil and simmer for 5 minutes. Drain, so that it is not too salty.`,
    );
    kit.step(
      `Pour in ${kit.hot(water)}${kit.ifAny('and add', ...flavours)}. Bring to a boil, cover, leaving a gap, and simmer gently for ${forBroth} minutes, until the meat comes away from the bone.`,
    );
    kit.step(`Lift out ${kit.the(bone)}, leave the skin, fat and bones behind and chop the meat.`);
    simmer(kit, [...vegetables, body], '');
    kit.step(
      `Stir the meat back in${kit.ifAny('with', kit.pepper())} and heat for 2 minutes. Taste before you season it: the meat is salty.`,
    );
    const sharp = kit.take(['mustard', 'acid'], { most: 1 });
    measureBy(kit, sharp, [[['mustard', 'acid'], '1 tbsp']]);
    kit.step(
      sharp.length > 0 && `Stir in ${kit.the(...sharp)}.`,
      'Ladle into bowls and serve hot.',
    );
    return kit.titleOf([body, bone], 'soup');
  },
});

export const BONE_SOUP_PATTERNS: readonly DishPattern[] = [boneSoup];
