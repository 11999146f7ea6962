import { bloomed, isOf, minutes, simmer, softened } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { naming, present } from '../kitchen-measures.js';
import { cookStarch, plated } from '../plated-mains.js';
import { RATIOS } from '../ratios.js';

/** Smoked and on the bone, it is simmered by itself first, and what it was simmered in is the broth. */
const isForBroth = (food: Food): boolean => isOf(food, 'braise', 'carcass') && isOf(food, 'brined');

/** Flaked, it falls to nothing in a pot that simmers for long. */
const isLate = (food: Food): boolean => isOf(food, 'smokedfish', 'cookedmeat', 'tinnedfish');

/** The broth of smoked bones, whose meat goes back into the pot; water or broth where there are none. */
function liquidFor(kit: DishKit, bones: Food | undefined, weighed: readonly Food[]): Food | null {
  const liquid = kit.take(['broth'], { most: 1 })[0] ?? kit.water('2 cups');
  if (!liquid) return null;
  if (!bones) return kit.pour(liquid, weighed, RATIOS.stew, leastPoured);
  kit.measure(liquid, '6 cups');
  kit.step(
    `Simmer ${kit.hot(bones)} in ${kit.the(liquid)} in a large covered pot for ${minutes(bones.minutes.simmer ?? 60)}, until the meat comes off the bone. Lift out, pull the meat off in pieces and keep half of the broth.`,
  );
  return liquid;
}
/** In millilitres for four: okra and leaves want something to swim in. */
const leastPoured = 500;

/** Tomatoes that were named, or else a spoonful of paste, fried in the oil until it is red. */
function tomatoesFor(kit: DishKit, named: readonly Food[]): readonly Food[] {
  if (named.length > 0) return named;
  return present(kit.staple('tomato paste')).map((food) => kit.measure(food, '2 tbsp'));
}

/** Okra, leaves, smoked fish or meat in red palm oil, which is the taste of the pot and is never left out of it. */
const palmOilStew = pattern({
  name: 'palm oil stew',
  types: ['main course'],
  kind: 'stew',
  styles: ['westAfrican'],
  isOfTheseOnly: true,
  servings: 4,
  vessel: 'pot',
  roles: {
    oil: {
      kinds: ['fat'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => name === 'palm oil',
    },
    main: {
      kinds: [
        ...(['stewing', 'bonein', 'poultry', 'braise', 'smokedfish', 'fish', 'shellfish'] as const),
        ...(['cookedmeat', 'bean'] as const),
      ],
      most: 2,
      anywhere: true,
      fit: (food) => !isOf(food, 'braise') || isForBroth(food),
    },
    tomatoes: { kinds: ['tomato', 'tinned', 'paste'], most: 1, anywhere: true },
    vegetables: {
      kinds: ['firm', 'leaf', 'tender', 'root'],
      most: 3,
      cut: 'cut into 2 cm pieces',
      shared: true,
      anywhere: true,
    },
    starch: { kinds: ['rice', 'grain', 'polenta', 'potato'], most: 1, anywhere: true },
  },
  fits: ({ main, vegetables }, kit) =>
    // With coconut milk it is a pot of Bahia.
    main.length + vegetables.length === 0 || kit.wants('coconut') ? null : 3,
  cook(kit, { oil: [oil], main, tomatoes, vegetables, starch }) {
    if (!oil) return null;
    kit.measure(oil, '1/4 cup');
    kit.about(...main, ...vegetables);
    const bones = main.find(isForBroth);
    const late = main.filter(isLate);
    const browned = main.filter((food) => isOf(food, 'stewing', 'bonein', 'poultry'));
    const raw = main.filter((food) => food !== bones && !late.includes(food));
    const liquid = liquidFor(kit, bones, [...main, ...vegetables]);
    const start = softened(kit, 'heavy pot', browned, true, [], oil);
    if (!liquid || !start) return null;
    kit.step(
      start,
      naming(
        kit,
        tomatoesFor(kit, tomatoes),
        (names) => `Add ${names} and cook for 5 minutes, until the oil is red.`,
      ),
      bloomed(kit),
    );
    const poured = bones ? 'Pour in the broth.' : `Pour in ${kit.the(liquid)}.`;
    simmer(kit, [...raw, ...vegetables], poured, { inPot: browned });
    const back = [...present(bones), ...late];
    kit.step(
      naming(
        kit,
        back,
        (names) => `Stir in ${names} and simmer for 5 minutes, until steaming hot, 74 °C (165 °F).`,
      ),
    );
    const isFilling = starch.length > 0 || vegetables.some((food) => isOf(food, 'root'));
    const filling = isFilling ? starch : present(kit.staple('rice'));
    if (!cookStarch(kit, filling)) return null;
    plated(kit, 'Serve hot', filling);
    return kit.titleOf(kit.mains, 'palm oil stew');
  },
});

export const PALM_OIL_PATTERNS: readonly DishPattern[] = [palmOilStew];
