import { rational } from '@larder/culinary';
import { isOf, served } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { measureAll, naming } from '../kitchen-measures.js';
import { FRUITS } from '../savoury-fruit.js';

/** Raw, these contain an enzyme that keeps gelatin from setting (Jell-O, on the box). */
const KEEPS_LIQUID = /pineapple|kiwi|papaya|fig|guava/;
/** Of them, only pineapple is worth boiling; rhubarb is boiled anyway. */
const isForJelly = ({ name, needsHeat }: Food): boolean =>
  /^(?:pineapple|rhubarb)$/.test(name) || !(needsHeat || KEEPS_LIQUID.test(name));

const isCrunchy = ({ name }: Food): boolean => /^(?:celery|carrot|cabbage)$/.test(name);
const isCranberry = ({ name }: Food): boolean => /^cranberry sauce$/.test(name);

const BOILING = '2 cups';

/** A cup of each for six, and pineapple boiled. */
function readyForJelly(kit: DishKit, fruit: readonly Food[], crunchy: readonly Food[]): void {
  kit.share(fruit, fruit.length > 1 ? rational(1, 4) : rational(1, 2));
  for (const food of fruit) if (isOf(food, 'crisp')) kit.readied(food, 'peeled, cored and diced');
  kit.share(crunchy, rational(1, 2));
  for (const food of crunchy) if (food.name === 'celery') kit.readied(food, 'finely diced');
  const boiled = fruit.filter(
    ({ name, needsHeat, form }) => needsHeat || (name === 'pineapple' && form !== 'canned'),
  );
  const why = boiled.some((food) => food.needsHeat)
    ? 'until soft'
    : 'without which nothing would set';
  kit.step(
    naming(
      kit,
      boiled,
      (names) =>
        `Simmer ${names} with a splash of water for 5 minutes, ${why}, drain and let cool.`,
    ),
  );
}

/**
 * Jellied salad: a packet of 85 g sets 2 cups of liquid, half of it boiling, and a cup and a half of what is folded in once it begins to
 * thicken (Jell-O, on the box); cranberry sauce replaces a part of the cold water.
 */
const jelliedSalad = pattern({
  name: 'jellied salad',
  types: ['salad', 'dessert', 'side dish'],
  kind: 'pudding',
  styles: ['sweet'],
  servings: 6,
  vessel: 'board',
  roles: {
    mix: { kinds: ['jelly'], least: 1, most: 1 },
    flavours: {
      kinds: [...FRUITS, 'sauce'],
      least: 1,
      most: 4,
      anywhere: true,
      fit: (food) => (isOf(food, 'sauce') ? isCranberry(food) : isForJelly(food)),
    },
    crunchy: {
      kinds: ['aromatic', 'root', 'firm'],
      most: 1,
      cut: 'coarsely grated',
      anywhere: true,
      fit: isCrunchy,
    },
  },
  fits: () => 3,
  cook(kit, { mix, flavours, crunchy }) {
    const sauce = flavours.filter(isCranberry);
    const fruit = flavours.filter((food) => !isCranberry(food));
    const juice = kit.take(['juice'], { most: 1 });
    const [cold, all] = sauce.length > 0 ? ['1/2 cup', '2 1/2 cups'] : ['1 1/2 cups', '3 1/2 cups'];
    const water = kit.water(juice.length > 0 ? BOILING : all);
    if (!water) return null;
    measureAll(kit, mix, '2 packages (85 g)');
    measureAll(kit, sauce, '1 can (398 ml)');
    measureAll(kit, juice, cold);
    kit.about(...sauce, ...fruit, ...crunchy);
    readyForJelly(kit, fruit, crunchy);
    const isRest = juice.length === 0;
    const boiling = isRest ? `${kit.part(water, BOILING)} of ` : '';
    const creamy = kit.take(['freshcheese', 'sourcream', 'yogurt', 'whipped'], { most: 1 });
    measureAll(kit, creamy, '1 cup');
    // It is smooth only if it melts into the hot jelly.
    const melted = creamy.filter(({ name }) => name === 'cream cheese');
    kit.step(
      `Bring ${boiling}${kit.the(water)} to a boil, pour over ${kit.hot(...mix)} in a large bowl and stir for 2 minutes, until dissolved.`,
      naming(kit, melted, (names) => `Whisk in ${names}, a spoonful at a time, until smooth.`),
      `Stir in ${isRest ? `the rest of ${kit.the(water)}` : kit.the(...juice)}, cold.`,
      naming(kit, sauce, (names) => `Stir in ${names}.`),
    );
    kit.step('Chill for 1 hour, until as thick as egg white.');
    const nuts = kit.take(['nut'], { most: 1 });
    measureAll(kit, nuts, '1/2 cup');
    const stirred = creamy.filter((food) => !melted.includes(food));
    const folded = [...stirred, ...fruit, ...crunchy, ...nuts];
    kit.step(
      folded.length > 0 && `Fold in ${kit.the(...folded)}.`,
      'Pour into a 2 l dish or mould and chill for 4 hours, until firm.',
    );
    kit.step(
      served(
        kit,
        'Cut into squares or turn out, and serve cold',
        ...kit.take(['herb'], { most: 1 }),
      ),
    );
    return kit.titleOf(kit.mains, 'jellied salad');
  },
});

export const JELLIED_SALAD_PATTERNS: readonly DishPattern[] = [jelliedSalad];
