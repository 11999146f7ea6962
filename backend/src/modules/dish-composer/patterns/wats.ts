import { isOf, simmer } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { titled } from '../phrases.js';
import { cookStarch, plated } from '../plated-mains.js';
import { RATIOS } from '../ratios.js';

/** Cups of water to a cup of lentils that fall apart in it: thick enough to be scooped up with bread. */
const waterForLentils = 3;
/** In millilitres for four. */
const leastPoured = 500;

/** What the lentils drink, and what just covers the rest. */
function waterFor(kit: DishKit, main: Food | undefined, vegetables: readonly Food[]): Food | null {
  const water = kit.take(['broth'], { most: 1 })[0] ?? kit.water('2 cups');
  if (!water) return null;
  if (!main || !isOf(main, 'lentil')) {
    const weighed = [...(main ? [main] : []), ...vegetables];
    return kit.pour(water, weighed, RATIOS.stew, leastPoured);
  }
  const more = vegetables.length > 0 ? 1 / 2 : 0;
  return kit.cups(water, (kit.cupsOf(main) ?? 1) * waterForLentils + more);
}

/** Onions cooked down for a long time, and berbere by the spoonful, fried before anything is poured in: the base of every wat. */
function base(kit: DishKit, berbere: Food, browned: Food | undefined): boolean {
  const fat = kit.fat();
  const onion = kit.one(['aromatic'], 'red onion', 'onion');
  if (!fat || !onion) return false;
  kit.measure(fat, '1/4 cup');
  if (/onion$/.test(onion.name)) kit.readied(kit.measure(onion, '2'), 'finely chopped');
  kit.measure(berbere, '2 tbsp');
  const paste = kit.take(['paste'], { most: 1, anywhere: true });
  kit.step(
    `Heat ${kit.the(fat)} in a heavy pot over medium heat.`,
    browned &&
      `Add ${kit.hot(browned)} and cook for 8 minutes, turning, until browned. Lift out onto a plate.`,
    `Add ${kit.hot(onion)} and cook for 12 minutes, stirring often, until soft and golden.`,
  );
  kit.step(
    `Add ${kit.hot(...kit.pungents(), berbere, ...paste, kit.salt())} and cook for 2 minutes, stirring, until fragrant.`,
  );
  return true;
}

/** Lentils, chicken, beef or vegetables in a sauce of onions and berbere, which is all the seasoning that they take. */
const wat = pattern({
  name: 'wat',
  types: ['main course'],
  kind: 'stew',
  styles: ['ethiopian'],
  isOfTheseOnly: true,
  servings: 4,
  vessel: 'pot',
  roles: {
    berbere: {
      kinds: ['spice'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => name === 'berbere',
    },
    main: {
      kinds: ['stewing', 'bonein', 'poultry', 'lentil', 'bean'],
      most: 1,
      anywhere: true,
    },
    vegetables: {
      kinds: ['root', 'potato', 'firm', 'leaf', 'tender', 'tomato'],
      most: 3,
      cut: 'cut into 2 cm pieces',
      shared: true,
      anywhere: true,
    },
    eggs: { kinds: ['egg'], most: 1 },
    bread: { kinds: ['flatbread', 'rice', 'grain'], most: 1, anywhere: true },
  },
  fits: ({ main, vegetables }, kit) => {
    if (main.length + vegetables.length === 0) return null;
    // By the dash, it seasons soups and roasts as well.
    return kit.wants('broth', 'oil') ? 1 : 3;
  },
  cook(kit, { berbere: [berbere], main: [main], vegetables, eggs, bread }) {
    if (!berbere) return null;
    const solids = [...(main ? [main] : []), ...vegetables];
    kit.about(...solids);
    const browned = main && isOf(main, 'stewing', 'bonein', 'poultry') ? main : undefined;
    if (!base(kit, berbere, browned)) return null;
    const water = waterFor(kit, main, vegetables);
    if (!water) return null;
    simmer(kit, solids, `Pour in ${kit.hot(water)}.`);
    if (eggs.length > 0) {
      kit.meanwhile(
        `Meanwhile, boil ${kit.hot(...eggs)} for 8 minutes, cool under cold water and peel.`,
      );
      kit.step(`Lay ${kit.the(...eggs)} in the sauce and simmer for 3 minutes more.`);
    }
    if (!cookStarch(kit, bread)) return null;
    kit.taste();
    plated(kit, 'Serve hot', bread, { sour: false });
    return titled(kit.titleOf(kit.mains, 'berbere stew'));
  },
});

export const WAT_PATTERNS: readonly DishPattern[] = [wat];
