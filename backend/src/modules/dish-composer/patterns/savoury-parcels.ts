import { isOf } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { measureAll, naming } from '../kitchen-measures.js';
import { titleName } from '../dish-titles.js';
import { titled } from '../phrases.js';
import { isStuffing } from './leftover-suppers.js';

/** What is sweet or sharp against the meat, and thick enough not to run out. */
const isThick = ({ name }: Food): boolean =>
  /cranberry|chutney|mustard|relish|horseradish/.test(name);

/** Leftover meat in puff pastry, with whatever else of the feast goes in: nobody floats pastry on a soup of them. */
const parcels = pattern({
  name: 'parcels of leftovers',
  types: ['main course'],
  kind: 'hand pies',
  styles: ['canadian', 'french'],
  servings: 4,
  vessel: 'sheet',
  roles: {
    pastry: {
      kinds: ['pastry'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => name === 'puff pastry',
    },
    meat: { kinds: ['cookedmeat', 'coldcut'], least: 1, most: 1, anywhere: true },
    stuffing: { kinds: ['stuffing', 'crumb'], most: 1, anywhere: true, fit: isStuffing },
    sharp: { kinds: ['sauce', 'mustard', 'jam'], most: 1, anywhere: true, fit: isThick },
    cheese: { kinds: ['cheese', 'softcheese'], most: 1, anywhere: true },
  },
  fits: ({ stuffing, sharp, cheese }, kit) => {
    // Vegetables want a sauce, and a pie to hold it.
    if (kit.wants('firm', 'root', 'tender', 'leaf', 'potato')) return null;
    return stuffing.length + sharp.length + cheese.length > 0 ? 3 : 0;
  },
  cook(kit, { pastry: [pastry], meat: [meat], stuffing, sharp, cheese }) {
    if (!pastry || !meat) return null;
    kit.about(meat, ...stuffing, ...cheese);
    kit.measure(pastry, '2 sheets');
    kit.readied(kit.measure(meat, '300 g'), 'finely diced');
    measureAll(kit, stuffing, '1 cup');
    for (const food of stuffing) if (!isOf(food, 'stuffing')) kit.readied(food, 'prepared');
    measureAll(kit, cheese, '1 cup');
    for (const food of sharp) kit.measure(food, isOf(food, 'mustard') ? '1 tbsp' : '1/2 cup');
    const wash = kit.take(['egg'], { most: 1 });
    measureAll(kit, wash, '1');
    kit.step(
      `Heat the oven to 200 °C (400 °F) and line a baking sheet with parchment. Roll ${kit.hot(pastry)} out and cut into ${kit.pieces(2)} squares of 14 cm.`,
    );
    kit.step(
      `Mix ${kit.hot(meat, ...stuffing, ...cheese)}${kit.ifAny('with', ...kit.herbs(), kit.pepper())} and divide among the squares, leaving the edges free.`,
      naming(kit, sharp, (names) =>
        sharp.some((food) => isOf(food, 'mustard'))
          ? `Dot with ${names}.`
          : `Top each with a spoonful of ${names}.`,
      ),
    );
    kit.step(
      `Moisten the edges of ${kit.the(pastry)}, fold over to triangles, press shut with a fork and cut a slit in each.`,
      naming(kit, wash, (names) => `Brush with ${names}, beaten.`),
    );
    kit.step(
      `Bake for 25 minutes, until ${kit.the(pastry)} is deep golden underneath too and ${kit.the(meat)} inside steaming hot, 74 °C (165 °F).`,
    );
    const rest = sharp.some((food) => !isOf(food, 'mustard'))
      ? ` with the rest of ${kit.the(...sharp)}`
      : '';
    kit.step(`Let stand for 5 minutes and serve${rest}.`);
    const [second] = [...stuffing.map(() => 'stuffing'), ...cheese.map(titleName)];
    return titled(`${titleName(meat)} ${second ? `and ${second} ` : ''}parcels`);
  },
});

export const SAVOURY_PARCEL_PATTERNS: readonly DishPattern[] = [parcels];
