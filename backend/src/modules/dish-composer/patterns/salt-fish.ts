import { boiledEggs, fry, minutes } from '../cooking-steps.js';
import { pattern, type DishPattern, type Parts } from '../dish-pattern.js';
import type { DishKit } from '../dish-kit.js';
import type { DishRole } from '../dish-role.js';
import type { Food } from '../food.js';
import { measureAll, naming, present } from '../kitchen-measures.js';
import { plated, withSides } from '../plated-mains.js';
import { meanwhile } from '../phrases.js';

/** Soaked for a day, it is simmered until it flakes; a boil would toughen it. */
function flaked(kit: DishKit, fish: Food): void {
  kit.step(
    `Cover ${kit.hot(fish)} with fresh cold water in a saucepan, bring to a simmer and poach gently for 12 minutes, until it flakes and is 70 °C (158 °F) inside. Drain and flake, without skin and bones, and taste: if it is still too salty, rinse it.`,
  );
}

/** Enough oil to carry the fish; it brings all the salt where there is any. */
function sofrito(kit: DishKit, vegetables: readonly Food[], salt: Food | null): boolean {
  const oil = kit.oil();
  if (!oil) return false;
  kit.measure(oil, '1/4 cup');
  const onions = kit.aromatics();
  const seasoning = [...kit.pungents(), ...kit.spices(), salt, kit.pepper()];
  kit.step(
    `Heat ${kit.the(oil)} in a large deep frying pan over medium heat.`,
    naming(kit, onions, (names) => `Add ${names} and cook for 8 minutes, until soft.`),
    ...fry(kit, vegetables, 'cook'),
    seasoning.some(Boolean) &&
      `Add ${kit.hot(...seasoning)} and cook for 1 minute, until fragrant.`,
  );
  return true;
}

const FISH = { kinds: ['saltfish'], least: 1, most: 1, anywhere: true } as const satisfies DishRole;

const BESIDE_FISH = {
  potatoes: { kinds: ['root', 'potato'], most: 1, cut: 'cut into 2 cm cubes', anywhere: true },
  pulses: { kinds: ['bean'], most: 1, anywhere: true },
  vegetables: {
    kinds: ['firm', 'tender', 'leaf', 'tomato'],
    most: 3,
    shared: true,
    cut: 'sliced',
    anywhere: true,
  },
  eggs: { kinds: ['egg'], most: 1 },
} as const satisfies Record<string, DishRole>;

type FishParts = Parts<'fish' | 'potatoes' | 'pulses' | 'vegetables' | 'eggs'>;

function friedSaltFish(
  kit: DishKit,
  { fish: [fish], potatoes, pulses, vegetables, eggs }: FishParts,
  ackee: readonly Food[] = [],
): boolean {
  kit.about(...present(fish), ...ackee, ...potatoes, ...pulses, ...vegetables);
  if (fish) flaked(kit, fish);
  measureAll(kit, eggs, '4');
  for (const food of potatoes) {
    kit.meanwhile(
      `Meanwhile, boil ${kit.hot(food)} in unsalted water for ${minutes(food.minutes.simmer ?? 15)}, until tender, and drain.`,
    );
  }
  const boiled = boiledEggs(kit, eggs, 9, 'quarter');
  if (boiled !== false) kit.meanwhile(meanwhile(boiled));
  const hot = kit.take(['hot'], { most: 1, anywhere: true });
  const tinned = kit.take(['tinned'], { most: 1 });
  const sauce = tinned.length > 0 ? [...hot, ...tinned] : [];
  if (!sofrito(kit, vegetables, fish ? null : kit.salt())) return false;
  kit.step(
    naming(kit, sauce, (names) => `Stir in ${names} and simmer for 8 minutes.`),
    tinned.length === 0 && naming(kit, hot, (names) => `Stir in ${names} and cook for 2 minutes.`),
    naming(
      kit,
      [...present(fish), ...potatoes, ...pulses],
      (names) => `Add ${names} and turn for 4 minutes, until hot.`,
    ),
    naming(
      kit,
      ackee,
      (names) => `Fold in ${names} and warm for 3 minutes without stirring, as it breaks easily.`,
    ),
  );
  plated(kit, 'Serve hot', eggs);
  return true;
}

/** Salt cod with what the kitchen has: potatoes, chickpeas and olives in Spain and Portugal. */
const saltFish = pattern({
  name: 'salt cod in the pan',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['spanish', 'italian'],
  servings: 4,
  vessel: 'pan',
  roles: { fish: FISH, ...BESIDE_FISH },
  fits: ({ potatoes, pulses, vegetables }) =>
    potatoes.length + pulses.length + vegetables.length > 0 ? 3 : 1,
  cook(kit, parts) {
    const { fish, potatoes, pulses, vegetables } = parts;
    return friedSaltFish(kit, parts)
      ? kit.titleOf(fish, withSides(kit, [...potatoes, ...pulses, ...vegetables]))
      : null;
  },
});

/** The breakfast of Jamaica. */
const ackeeAndSaltFish = pattern({
  name: 'ackee and salt fish',
  types: ['main course', 'breakfast'],
  kind: 'meat or fish',
  styles: ['caribbean'],
  servings: 4,
  vessel: 'pan',
  roles: {
    fish: { ...FISH, least: 0 },
    ackee: { kinds: ['ackee'], least: 1, most: 1, anywhere: true },
    ...BESIDE_FISH,
  },
  fits: () => 3,
  cook(kit, { ackee, ...parts }) {
    if (!friedSaltFish(kit, parts, ackee)) return null;
    return kit.titleOf(
      ackee,
      parts.fish.length > 0 ? 'and salt cod' : withSides(kit, parts.vegetables),
    );
  },
});

/** Brandade: fish and potatoes in equal weights, beaten with oil and warm milk or cream. */
const brandade = pattern({
  name: 'brandade',
  types: ['main course', 'appetizer'],
  kind: 'gratin',
  styles: ['french'],
  servings: 4,
  vessel: 'dish',
  roles: {
    fish: FISH,
    potatoes: { kinds: ['potato'], least: 1, most: 1, anywhere: true },
    milk: { kinds: ['milk', 'cream'], least: 1, most: 1, anywhere: true },
  },
  fits: () => 3,
  cook(kit, { fish: [fish], potatoes: [potatoes], milk: [milk] }) {
    const oil = kit.oil();
    if (!fish || !potatoes || !milk || !oil) return null;
    kit.about(fish, potatoes);
    kit.measure(oil, '1/3 cup');
    kit.measure(milk, '3/4 cup');
    const garlic = kit.pungents();
    flaked(kit, fish);
    if (potatoes.form !== 'cooked') {
      kit.readied(potatoes, 'peeled and cut into 3 cm pieces');
      kit.meanwhile(
        `Meanwhile, boil ${kit.hot(potatoes)} in unsalted water for ${minutes(potatoes.minutes.simmer ?? 15)}, until very tender. Drain and mash.`,
      );
    }
    kit.step(
      `Warm ${kit.hot(milk)} with ${kit.hot(...garlic, oil)} for 5 minutes in a large saucepan. Beat in ${kit.hot(fish)} with a wooden spoon, then ${kit.hot(potatoes)}${kit.ifAny('and', kit.pepper())}, until smooth and thick.`,
    );
    const crumbs = kit.take(['crumb', 'hardcheese', 'cheese'], { most: 2 });
    measureAll(kit, crumbs, '1/2 cup');
    kit.step(
      `Spread in a baking dish${kit.ifAny('and scatter with', ...crumbs)} and bake at 220 °C (425 °F) for 15 minutes, until golden and 74 °C (165 °F) inside.`,
    );
    kit.heat(...crumbs);
    const over = [...kit.take(['briny'], { most: 1 }), ...kit.herbs()];
    kit.step(
      `Serve${over.length > 0 ? `, scattered with ${kit.the(...over)}` : ' hot'}${kit.ifAny('with', ...kit.take(['bread', 'bun', 'flatbread'], { most: 1 }))}.`,
    );
    return kit.titleOf([fish, potatoes], 'brandade');
  },
});

export const SALT_FISH_PATTERNS: readonly DishPattern[] = [saltFish, ackeeAndSaltFish, brandade];
