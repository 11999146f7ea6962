import { isOf, minutes, served, soured, spooned } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { measureAll, naming, present } from '../kitchen-measures.js';
import { titled } from '../phrases.js';
import { tahiniSauce } from '../tahini-sauce.js';

/** Minutes that lentils have had before the grain goes in; one that takes longer than they do is in the pot from the start. */
const lentilsFirst = 12;
const slowestAfter = 20;

const measureOnions = (kit: DishKit, onions: readonly Food[]): void =>
  measureAll(kit, onions, onions.length > 1 ? '2' : '3');

/** Mujaddara: lentils and rice in one pot under onions that are fried brown, with yogurt beside them (Roden). */
const lentilsAndRice = pattern({
  name: 'lentils and rice',
  types: ['main course'],
  kind: 'rice or grain',
  styles: ['moroccan'],
  servings: 4,
  vessel: 'pot',
  roles: {
    lentils: {
      kinds: ['lentil'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => /lentil$/.test(name),
    },
    grain: {
      kinds: ['rice', 'grain'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: (food) => (isOf(food, 'rice') || food.name === 'bulgur') && food.form === null,
    },
    onions: {
      kinds: ['aromatic'],
      least: 1,
      most: 2,
      anywhere: true,
      fit: ({ name }) => /onion$/.test(name),
      fill: ['onion'],
    },
    leaves: { kinds: ['leaf'], most: 1, anywhere: true },
  },
  fits: ({ onions }, kit) => {
    if (kit.wants('coconut', 'tinned', 'tomato', 'broth', 'currypaste')) return null;
    if (kit.wantsNamed(/^ginger$|turmeric|garam|curry/)) return 0;
    return kit.wants('yogurt') || onions.some((food) => kit.isNamed(food)) ? 3 : 1;
  },
  cook(kit, { lentils: [lentils], grain: [grain], onions, leaves }) {
    const oil = kit.oil();
    const water = kit.water('4 cups');
    if (!lentils || !grain || !oil || !water) return null;
    kit.about(lentils, grain);
    kit.measure(oil, '1/4 cup');
    measureAll(kit, [lentils, grain], '1 cup');
    for (const food of onions) kit.readied(food, 'thinly sliced');
    measureOnions(kit, onions);
    const spices = kit.spices();
    const seasoning = [...spices, kit.salt(6), kit.pepper()];
    kit.step(
      `Heat ${kit.the(oil)} in a heavy pot over medium heat. Add ${kit.hot(...onions)} and cook for 25 minutes, stirring often, until deep brown and crisp at the edges. Lift out half of them.`,
    );
    const time = grain.minutes.simmer ?? 15;
    const isSlow = time > slowestAfter;
    kit.step(
      naming(kit, present(...seasoning), (names) => `Stir ${names} into the pot.`),
      `Add ${kit.hot(lentils, ...(isSlow ? [grain] : []))} and ${kit.the(water)}, bring to a boil, cover and simmer for ${minutes(isSlow ? time : lentilsFirst)}.`,
      !isSlow &&
        `Stir in ${kit.hot(grain)}, cover again and cook over low heat for 18 minutes more, until both are tender and the water is gone.`,
    );
    kit.step(
      naming(kit, leaves, (names) => `Lay ${names} on top, cover and let wilt for 5 minutes.`),
      leaves.length === 0 && 'Take off the heat and let stand, covered, for 10 minutes.',
    );
    const cool = kit.take(['yogurt', 'tahini'], { most: 1, anywhere: true });
    measureAll(kit, cool, '3/4 cup');
    const whisked = tahiniSauce(kit, cool);
    const sour = spooned(kit, kit.take(['citrus', 'acid'], { most: 1 })[0]);
    kit.step(
      whisked,
      soured(kit, sour, 'Sprinkle with'),
      served(
        kit,
        `Fluff with a fork and serve with the rest of the onions on top${kit.ifAny('and', ...cool)}${cool.length > 0 ? ' beside it' : ''}`,
        ...kit.take(['nut'], { most: 1 }),
        ...kit.herbs(),
      ),
    );
    return titled(`${kit.spoken(lentils)} and ${grain.name} with browned onions`);
  },
});

export const LENTIL_AND_RICE_PATTERNS: readonly DishPattern[] = [lentilsAndRice];
