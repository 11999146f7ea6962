import { isOf } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { DishKit } from '../dish-kit.js';
import type { Food } from '../food.js';
import { naming } from '../kitchen-measures.js';
import {
  BESIDE,
  cookStarch,
  fitBeside,
  isSlowBeside,
  panSauceOf,
  panVegetables,
  plated,
  platedTitle,
} from '../plated-mains.js';
import { fruitWith } from '../savoury-fruit.js';

/** Cooked when bought: they only have to be hot and browned. */
const READY = /smoked|hot dog|kielbasa|meatball|blood/;

function doneOf({ name }: Food): string {
  if (/vegetarian|vegan/.test(name)) return 'browned and hot throughout';
  const inside = /chicken|turkey/.test(name) ? '74 °C (165 °F)' : '71 °C (160 °F)';
  return `browned all over and ${inside} inside`;
}

function stewedBeans(kit: DishKit, beans: readonly Food[], garlic: Food | null): void {
  kit.step(
    garlic && `Stir in ${kit.hot(garlic)} and cook for 1 minute, until fragrant.`,
    naming(
      kit,
      beans,
      (names) =>
        `Add ${names} with half a cup of water and simmer for 5 minutes, crushing a few, until the liquid coats them.`,
    ),
  );
}

const sausages = pattern({
  name: 'sausages',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['canadian', 'french', 'italian', 'spanish'],
  servings: 4,
  vessel: 'pan',
  roles: {
    main: { kinds: ['sausage'], least: 1, most: 1, anywhere: true },
    pulses: { kinds: ['lentil', 'bean'], most: 1, anywhere: true },
    ...BESIDE,
  },
  // Pulses with broth and vegetables are a soup, in which sausages are sliced.
  fits: ({ starch, pulses, vegetables }, kit) =>
    kit.wants('broth') && pulses.length + vegetables.length > 1 ? 0 : fitBeside(starch, 2),
  cook(kit, { main: [main], pulses, starch, vegetables }) {
    if (!main) return null;
    kit.about(main, ...pulses, ...vegetables, ...starch);
    kit.readied(main, '');
    const fruit = fruitWith(kit, main, 2);
    kit.about(...fruit);
    const fat = kit.fat();
    const beside = [starch, pulses];
    const early = beside.filter((foods) => foods.some(isSlowBeside));
    if (!fat || !early.every((foods) => cookStarch(kit, foods))) return null;
    kit.measure(fat, '1 tbsp');
    kit.step(
      `Heat ${kit.the(fat)} in a large frying pan over medium heat. Add ${kit.hot(main)} and fry for ${READY.test(main.name) ? 10 : 16} minutes, turning often, until ${doneOf(main)}. Lift out.`,
    );
    // Soft beans are stewed in the pan, where the sausages have left their taste.
    const soft = pulses.filter((food) => isOf(food, 'bean') && food.form !== 'dried');
    const late = beside.filter((foods) => !early.includes(foods) && foods !== pulses);
    if (!late.every((foods) => cookStarch(kit, foods))) return null;
    if (soft.length === 0 && !early.includes(pulses) && !cookStarch(kit, pulses)) return null;
    const garlic = soft.length > 0 && !kit.wants('pungent') ? kit.stapleAtHand('garlic') : null;
    panVegetables(kit, [...vegetables, ...fruit]);
    stewedBeans(kit, soft, garlic);
    const seasoning = [...kit.take(['spice', 'woody'], { most: 2 }), kit.pepper()];
    kit.step(`Return ${kit.the(main)} to the pan${kit.ifAny('with', ...seasoning)} for 2 minutes.`);
    panSauceOf(kit, [main]);
    if (kit.steps.length < 3) kit.taste();
    // Cured and salted as they are, they want no lemon unless it was named.
    plated(kit, 'Serve hot', [...pulses, ...starch], { sour: kit.wants('acid', 'citrus') });
    return platedTitle(kit, main, [...pulses, ...vegetables, ...fruit, ...starch]);
  },
});

/** Sausages, pan-fried whole, with what the pan and the pot yield. */
export const SAUSAGE_PATTERNS: readonly DishPattern[] = [sausages];
