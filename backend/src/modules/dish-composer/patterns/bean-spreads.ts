import { isOf, served, spooned } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { ending, measureAll } from '../kitchen-measures.js';
import { titled } from '../phrases.js';

/** Hummus, and white beans with tahini: a third of a cup of it to a large can, with lemon and garlic (Ottolenghi, "Jerusalem"). */
const beanSpread = pattern({
  name: 'hummus',
  types: ['appetizer', 'side dish'],
  kind: 'dip',
  styles: ['moroccan'],
  servings: 4,
  vessel: 'board',
  roles: {
    beans: {
      kinds: ['bean'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => /^(?:chickpea|white bean|lima bean|black-eyed pea)$/.test(name),
    },
    tahini: {
      kinds: ['tahini'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => name === 'tahini',
    },
    bread: { kinds: ['flatbread', 'bread', 'chip'], most: 1, anywhere: true },
    vegetables: {
      kinds: ['root', 'salad', 'firm'],
      raw: true,
      most: 2,
      cut: 'cut into sticks',
      anywhere: true,
      shared: true,
      fit: ({ name }) => /^(?:carrot|cucumber|radish)$|bell pepper$/.test(name),
    },
  },
  // With leaves, grain or anything to fry, they are a salad or a bowl.
  fits: ({ beans }, kit) =>
    kit.isOnlyOf(
      ...(['bean', 'tahini', 'acid', 'citrus', 'pungent', 'oil', 'spice', 'herb', 'salt'] as const),
      ...(['flatbread', 'bread', 'chip', 'root', 'salad', 'firm', 'nut', 'pepper'] as const),
    ) &&
    !kit.wants('firm', 'root', 'salad') &&
    beans.every(({ form }) => form !== 'dried')
      ? 3
      : null,
  cook(kit, { beans, tahini, bread, vegetables }) {
    const oil = kit.oil();
    // Sweet and dark, pomegranate molasses is no lemon.
    const [named] = kit.take(['citrus', 'acid'], {
      most: 1,
      fit: ({ name }) => !/molasses/.test(name),
    });
    const sour = spooned(kit, named ?? kit.staple('lemon juice', 'lemon'), '3 tbsp');
    const water = kit.water('1/4 cup');
    if (!oil || !sour || !water) return null;
    kit.measure(oil, '2 tbsp');
    measureAll(kit, tahini, '1/3 cup');
    kit.about(...beans);
    const garlic = kit.pungents();
    for (const food of garlic) if (food.name === 'garlic') kit.measure(food, '1 clove');
    const spices = kit.spices().filter((food) => kit.isNamed(food) || food.name === 'cumin');
    measureAll(kit, spices, '1/2 tsp');
    kit.step(
      `Put ${garlic.length > 0 ? `${kit.hot(...garlic)} and ` : ''}${kit.juiceOf(sour)} into a food processor and let stand for 5 minutes, which takes the bite out of garlic.`,
    );
    kit.step(
      `Add ${kit.hot(...tahini)}${ending(kit, spices, (names) => `, ${names}`)}${kit.ifAny('and', kit.salt(2))} and blend for 1 minute, until thick and pale.`,
    );
    kit.step(
      `Add ${kit.hot(...beans)} and blend for 3 minutes, trickling in ${kit.the(water)}, very cold, until smooth and light.`,
    );
    kit.step(
      bread.some((food) => isOf(food, 'flatbread', 'bread')) &&
        `Warm ${kit.hot(...bread)} in a dry frying pan for 1 minute a side and cut up.`,
      served(
        kit,
        `Spread on a plate, make a hollow with a spoon, pour ${kit.the(oil)} into it and serve${kit.ifAny('with', ...bread, ...vegetables)}`,
        ...kit.herbs(),
        ...kit.take(['nut'], { most: 1 }),
      ),
    );
    const isHummus = beans.some(({ name }) => name === 'chickpea');
    return isHummus ? titled('chickpea hummus') : kit.titleOf(beans, 'and tahini spread');
  },
});

export const BEAN_SPREAD_PATTERNS: readonly DishPattern[] = [beanSpread];
