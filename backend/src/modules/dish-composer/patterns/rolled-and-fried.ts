import { rational } from '@larder/culinary';
import { browned, fry, isOf } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { measureAll, naming, present } from '../kitchen-measures.js';

/** Spring rolls and lumpia: what is shredded is cooked and cool before it is rolled up, or the skins tear. */
const springRolls = pattern({
  name: 'fried spring rolls',
  types: ['main course', 'appetizer'],
  kind: 'rolls',
  styles: ['filipino', 'chinese', 'vietnamese'],
  servings: 4,
  vessel: 'pan',
  roles: {
    skins: { kinds: ['rollskin'], least: 1, most: 1, anywhere: true },
    meat: {
      kinds: ['mince', 'cookedmeat', 'shellfish', 'quick', 'poultry', 'curd'],
      most: 2,
      anywhere: true,
    },
    vegetables: {
      kinds: ['firm', 'tender', 'leaf', 'root'],
      least: 1,
      most: 4,
      cut: 'shredded',
      shared: true,
      anywhere: true,
      fill: ['cabbage', 'carrot'],
    },
  },
  fits: () => 3,
  cook(kit, { skins: [skins], meat, vegetables }) {
    const oil = kit.one(['oil'], 'vegetable oil');
    if (!skins || !oil) return null;
    kit.about(...meat, ...vegetables);
    kit.share(meat, meat.length > 1 ? rational(1, 2) : rational(2, 3));
    kit.measure(oil, '1 cup');
    const glass = kit.take(['noodle'], { most: 1 });
    measureAll(kit, glass, '50 g');
    const salty = kit.take(['soy', 'sauce'], { most: 2 });
    const seasoned = salty.length > 0 ? salty : present(kit.staple('soy sauce', 'tamari'));
    kit.step(
      `Heat a spoonful of ${kit.the(oil)} in a large frying pan over medium-high heat.`,
      ...meat.map((food) => browned(kit, food)),
      naming(
        kit,
        [...kit.aromatics(), ...kit.pungents()],
        (names) => `Add ${names} and stir for 1 minute.`,
      ),
      ...fry(kit, vegetables),
      naming(
        kit,
        [...seasoned, ...present(kit.pepper())],
        (names) => `Season with ${names}, tip out and let cool for 15 minutes.`,
      ),
    );
    kit.step(
      naming(
        kit,
        glass,
        (names) => `Soak ${names} in boiling water for 5 minutes, drain, cut up and stir in.`,
      ),
    );
    kit.step(
      `Lay out one of ${kit.hot(skins)} with a corner towards you, put 2 tbsp of the filling below the middle, fold in the sides, roll up tightly and seal with a little water. Do the same with the rest.`,
    );
    kit.step(
      `Heat the rest of ${kit.the(oil)} in a deep frying pan over medium-high heat until a shred of skin sizzles. Fry the rolls a few at a time for 4 minutes, turning, until golden all over and hot inside, about 15 minutes in all. Drain on a rack.`,
    );
    const dip = kit.take(['sauce', 'acid', 'citrus', 'salad'], { most: 2, anywhere: true });
    for (const food of dip) if (isOf(food, 'citrus')) kit.readied(food, 'cut into wedges');
    kit.step(`Serve at once${kit.ifAny('with', ...dip)}.`);
    return kit.titleOf([...meat, ...vegetables].slice(0, 3), 'spring rolls');
  },
});

/** What is rolled in a skin of dough and fried. */
export const FRIED_ROLL_PATTERNS: readonly DishPattern[] = [springRolls];
