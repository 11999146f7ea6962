import { isOf, minutes } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { titleName } from '../dish-titles.js';
import type { Food } from '../food.js';
import { measureAll, present } from '../kitchen-measures.js';
import { meanwhile, titled } from '../phrases.js';
import { isForSlaw, slawOf, withSlaw } from '../slaw.js';

/** What simmered with the meat is its sauce; where nothing was named, what usually is. */
function barbecued(kit: DishKit): Food[] {
  const named = kit.take(['sauce'], {
    most: 1,
    anywhere: true,
    fit: ({ name }) => /barbecue|ketchup|chili sauce/.test(name),
  });
  const [sauce] = named.length > 0 ? named : present(kit.staple('barbecue sauce', 'ketchup'));
  return sauce ? [kit.measure(sauce, '1 cup')] : [];
}

/** Minutes after which any stewing meat can be pulled apart. */
const untilShreds = 150;

/** Beside these it is a pot roast or a stew. */
const MAKES_A_STEW = ['potato', 'root', 'rice', 'grain', 'noodle', 'pasta'] as const;

/** Whether buns were named, and nothing that would make the meat a stew beside them. */
export const isForBuns = (kit: DishKit): boolean =>
  kit.offers('bun') && !kit.offers(...MAKES_A_STEW);

/** Meat for stewing and buns: simmered in its sauce until it can be pulled, with slaw and pickles if there are any. */
const pulledOnBuns = pattern({
  name: 'pulled meat on buns',
  types: ['main course'],
  kind: 'sandwich',
  styles: ['canadian', 'cajun'],
  servings: 4,
  vessel: 'pot',
  roles: {
    meat: {
      kinds: ['stewing', 'braise'],
      least: 1,
      most: 1,
      fit: (food) => !isOf(food, 'brined') && food.form !== 'cooked',
    },
    buns: { kinds: ['bun'], least: 1, most: 1, anywhere: true },
    cabbage: { kinds: ['firm'], most: 1, raw: true, anywhere: true, fit: isForSlaw },
    sharp: { kinds: ['briny', 'hot'], most: 1, anywhere: true },
  },
  fits: (_, kit) => (isForBuns(kit) ? 3 : null),
  cook(kit, { meat: [meat], buns, cabbage, sharp }) {
    const oil = kit.searingFat();
    if (!meat || !oil) return null;
    kit.about(meat);
    // A whole shoulder is for more than four.
    if (isOf(meat, 'braise')) kit.measure(meat, '1 kg');
    const sauce = barbecued(kit);
    const onion = kit.aromatics();
    const mustard = kit.take(['mustard'], { most: 1, anywhere: true });
    measureAll(kit, mustard, '1 tbsp');
    const water = kit.water('1 cup');
    if (sauce.length === 0 || !water) return null;
    kit.step(
      `Pat ${kit.hot(meat)} dry${kit.ifAny('and season with', kit.salt(), kit.pepper())}. Heat ${kit.the(oil)} in a heavy pot over medium-high heat and brown ${kit.the(meat)} for 10 minutes, turning, until dark on all sides.`,
    );
    const flavours = [...onion, ...kit.pungents(), ...mustard];
    kit.step(
      `Add ${kit.hot(...flavours, ...sauce, water)}, bring to a boil, cover and simmer gently for ${minutes(Math.max(untilShreds, meat.minutes.simmer ?? 0))}, turning once, until the meat can be pulled apart with two forks.`,
    );
    const { text } = slawOf(kit, cabbage);
    if (text !== '') kit.meanwhile(meanwhile(text));
    kit.step(
      `Lift out and shred ${kit.the(meat)}. Boil the sauce for 5 minutes, until thick, and stir the meat back in.`,
    );
    kit.step(
      `Toast ${kit.hot(...buns)} under the broiler for 2 minutes, cut sides up, until golden. Fill with ${kit.the(meat, ...cabbage, ...sharp)} and serve at once.`,
    );
    return withSlaw(
      titled(`pulled ${titleName(meat).replace(/^stewing /, '')} sandwiches`),
      cabbage,
    );
  },
});

export const PULLED_ON_BUNS_PATTERNS: readonly DishPattern[] = [pulledOnBuns];
