import { isOf, minutes, safeAt, served } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { measureAll, naming, present } from '../kitchen-measures.js';

/** Avgolemono: broth with rice or small pasta, bound with eggs and lemon off the boil, where they do not curdle (Kochilas). */
const eggAndLemon = pattern({
  name: 'egg and lemon soup',
  types: ['soup', 'main course'],
  kind: 'soup',
  styles: ['greek'],
  servings: 4,
  vessel: 'pot',
  roles: {
    broth: { kinds: ['broth'], least: 1, most: 1, anywhere: true },
    eggs: { kinds: ['egg'], least: 1, most: 1, anywhere: true },
    sour: {
      kinds: ['citrus', 'acid'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => /^lemon/.test(name),
    },
    starch: {
      kinds: ['rice', 'pasta', 'risotto'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: (food) => !isOf(food, 'pasta') || /orzo|ditalini|macaroni/.test(food.name),
    },
    meat: { kinds: ['poultry', 'cookedmeat'], most: 1, anywhere: true },
    vegetables: {
      kinds: ['root', 'leaf', 'tender', 'firm'],
      most: 3,
      cut: 'diced',
      shared: true,
      anywhere: true,
    },
  },
  fits: () => 3,
  cook(kit, { broth: [broth], eggs, sour: [sour], starch: [starch], meat, vegetables }) {
    if (!broth || !sour || !starch) return null;
    kit.about(...meat, ...vegetables, ...eggs);
    // Without anything else in the bowl, there is more of it and less to swim in.
    const isAlone = meat.length + vegetables.length === 0;
    kit.measure(broth, isAlone ? '4 cups' : '5 cups');
    kit.measure(starch, isAlone ? '1 cup' : '1/2 cup');
    measureAll(kit, eggs, '3');
    measureAll(kit, meat, '300 g');
    kit.measure(sour, isOf(sour, 'acid') ? '1/4 cup' : '1');
    const aromatics = kit.take(['aromatic'], { most: 2 });
    const slow = vegetables.filter((food) => (food.minutes.simmer ?? 0) > 5);
    const quick = vegetables.filter((food) => !slow.includes(food));
    const poultry = meat.filter((food) => isOf(food, 'poultry'));
    const time = Math.max(starch.minutes.simmer ?? 12, poultry.length > 0 ? 15 : 0);
    kit.step(
      `Bring ${kit.hot(broth)} to a boil in a large pot. Add ${kit.hot(starch, ...poultry, ...slow, ...aromatics)} and simmer for ${minutes(time)}, until tender${poultry[0] ? ` and the meat is ${safeAt(poultry[0]) ?? 'done'}` : ''}.`,
      naming(
        kit,
        [...meat.filter((food) => !poultry.includes(food)), ...quick],
        (names) => `Add ${names} and simmer for 3 minutes, until steaming hot, 74 °C (165 °F).`,
      ),
    );
    kit.step(
      `Whisk ${kit.hot(...eggs)} with ${kit.juiceOf(sour)} in a large bowl until frothy. Whisk in two ladles of the hot broth, a little at a time.`,
    );
    kit.step(
      'Take the pot off the boil, pour the eggs back in, stirring, and warm over low heat for 4 minutes, until it coats a spoon, 74 °C (165 °F). Do not let it boil.',
    );
    kit.taste();
    kit.step(
      served(kit, 'Ladle into bowls and serve at once', ...kit.herbs(), ...present(kit.pepper())),
    );
    return kit.titleOf([...meat, ...vegetables, ...eggs, sour], `${starch.name} soup`);
  },
});

export const EGG_AND_LEMON_PATTERNS: readonly DishPattern[] = [eggAndLemon];
