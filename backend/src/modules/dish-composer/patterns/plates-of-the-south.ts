import { rational } from '@larder/culinary';
import {
  bloomed,
  browned,
  fry,
  isOf,
  minutes,
  softened,
  soured,
  spooned,
} from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { DishKit } from '../dish-kit.js';
import type { Food } from '../food.js';
import { measureAll, measureBy, naming, present } from '../kitchen-measures.js';
import { cookStarch, plated, withSides } from '../plated-mains.js';
import { listed, meanwhile, titled } from '../phrases.js';

/** Melted under the broiler, and what is cool on top of it: what is hot and wet softens chips within minutes. */
const nachos = pattern({
  name: 'nachos',
  types: ['main course', 'appetizer'],
  kind: 'gratin',
  styles: ['mexican'],
  servings: 4,
  vessel: 'sheet',
  roles: {
    chips: { kinds: ['chip'], least: 1, most: 1, anywhere: true },
    cheese: {
      kinds: ['cheese', 'softcheese'],
      least: 1,
      most: 1,
      anywhere: true,
      fill: ['cheddar', 'monterey jack'],
    },
    topping: {
      kinds: ['mince', 'bean', 'cookedmeat', 'cured', 'poultry', 'quick'],
      most: 2,
      anywhere: true,
    },
    vegetables: {
      kinds: ['firm', 'tender', 'tomato'],
      most: 3,
      cut: 'diced',
      shared: true,
      anywhere: true,
    },
  },
  fits: ({ cheese, topping }, kit) => {
    // Leaves ask for a salad with chips on it, and a soup for a casserole.
    if (kit.wants('creamsoup', 'broth', 'pasta')) return null;
    const isNamed = cheese.some((food) => kit.isNamed(food));
    return topping.length > 0 ? 3 : isNamed ? 2 : null;
  },
  cook(kit, { chips: [chips], cheese, topping, vegetables }) {
    if (!chips) return null;
    kit.about(...topping, ...cheese);
    kit.share(topping, topping.length > 1 ? rational(1, 2) : rational(3, 4));
    kit.share(vegetables, rational(1, 2));
    measureAll(
      kit,
      cheese.filter((food) => isOf(food, 'cheese')),
      '2 cups',
    );
    // Tomatoes and peppers that may be eaten raw go on at the end.
    const fresh = vegetables.filter((food) => isOf(food, 'tomato') || food.raw);
    const cooked = vegetables.filter((food) => !fresh.includes(food));
    const meat = topping.filter((food) => !isOf(food, 'bean'));
    const beans = topping.filter((food) => isOf(food, 'bean'));
    if (topping.length + cooked.length > 0) {
      const start = softened(kit, 'large frying pan', meat);
      if (!start) return null;
      kit.step(start, ...fry(kit, [...beans, ...cooked], 'cook'), bloomed(kit));
    }
    kit.step(
      `Heat the oven to 200 °C (400 °F). Spread ${kit.hot(chips)} out on a large baking sheet${topping.length > 0 ? ', spoon the warm mixture over' : ''} and cover evenly with ${kit.hot(...cheese)}${kit.ifAny('and', ...kit.take(['hot'], { most: 1 }))}.`,
    );
    kit.step('Bake for 8 minutes, until the cheese has melted and the edges are golden.');
    const cool = kit.take(['salsa', 'sourcream', 'yogurt', 'salad', 'briny'], {
      most: 4,
      anywhere: true,
    });
    measureBy(kit, cool, [[['sourcream', 'yogurt'], '1/2 cup']]);
    const sour = kit.take(['citrus', 'acid'], { most: 1 })[0];
    const over = [...fresh, ...cool, ...kit.herbs()];
    kit.heat(...fresh);
    kit.step(
      soured(kit, spooned(kit, sour), 'Sprinkle with'),
      `Serve at once${over.length > 0 ? `, topped with ${kit.the(...over)}` : ''}.`,
    );
    return kit.titleOf(topping.length > 0 ? topping : cheese, 'nachos');
  },
});

const isPocket = ({ name }: Food): boolean => !/shell|tostada/.test(name);

/** Falafel, whether frozen or of a mix, baked on an oiled sheet, with leaves and a sauce of tahini or yogurt in bread. */
const falafelPitas = pattern({
  name: 'falafel in bread',
  types: ['main course'],
  kind: 'sandwich',
  styles: ['greek', 'moroccan'],
  servings: 4,
  vessel: 'sheet',
  roles: {
    falafel: { kinds: ['falafel'], least: 1, most: 1, anywhere: true },
    bread: {
      kinds: ['flatbread', 'tortilla', 'bun', 'bread'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: isPocket,
      fill: ['pita bread'],
    },
    fresh: {
      kinds: ['salad', 'tomato', 'root', 'firm'],
      least: 1,
      most: 4,
      raw: true,
      cut: 'thinly sliced',
      shared: true,
      anywhere: true,
      fill: ['cucumber', 'tomato', 'lettuce'],
    },
  },
  fits: () => 3,
  cook(kit, { falafel: [falafel], bread, fresh }) {
    if (!falafel) return null;
    kit.about(falafel, ...fresh.filter((food) => kit.isNamed(food)));
    const oil = kit.oil();
    if (!oil) return null;
    kit.measure(oil, '2 tbsp');
    kit.step(
      `Heat the oven to 200 °C (400 °F). Lay ${kit.hot(falafel)}, those of a mix stirred and shaped as its package says, on a baking sheet, brush with ${kit.the(oil)} and bake for 20 minutes, turning once, until crisp and steaming hot inside.`,
    );
    const dip = creamySauce(kit);
    kit.step(dip);
    const sharp = kit.take(['briny', 'herb', 'pesto', 'salsa', 'sauce', 'aromatic'], {
      most: 4,
      anywhere: true,
    });
    for (const food of sharp)
      if (/onion$/.test(food.name)) kit.readied(kit.measure(food, '1/2'), 'thinly sliced');
    kit.heat(...sharp);
    kit.step(
      `Warm ${kit.hot(...bread)} in the oven for 2 minutes. Fill with the falafel and ${kit.the(...fresh, ...sharp)}${dip === '' ? '' : ', spoon the sauce over'} and serve at once.`,
    );
    return kit.titleOf(
      [falafel, ...fresh.filter((food) => kit.isNamed(food))].slice(0, 2),
      `${bread[0] && /pita/.test(bread[0].name) ? 'pitas' : 'wraps'}`,
    );
  },
});

/** Tahini takes as much water as itself, and lemon; yogurt only garlic and salt; hummus nothing. */
function creamySauce(kit: DishKit): string {
  const named = kit.take(['tahini', 'yogurt', 'mayo'], { most: 2, anywhere: true });
  const usual = named.length > 0 ? null : kit.staple('tahini', 'yogurt', 'hummus');
  const sauces = [...named, ...(usual ? [usual] : [])];
  if (sauces.length === 0) return '';
  measureBy(kit, sauces, [
    [['tahini'], '1/3 cup'],
    [['yogurt'], '3/4 cup'],
  ]);
  const isPaste = sauces.some(({ name }) => name === 'tahini');
  const sour = spooned(kit, kit.sour(), '2 tbsp');
  const garlic = kit.take(['pungent'], { most: 1, fit: ({ name }) => name === 'garlic' });
  measureAll(kit, garlic, '1 clove');
  kit.heat(...garlic);
  const water = isPaste ? ` and ${kit.someWater('1/3 cup', 'the sauce')}` : '';
  return `Whisk ${kit.the(...sauces, ...garlic, kit.salt(1))}${sour ? ` with ${kit.juiceOf(sour)}` : ''}${water} until smooth.`;
}

const isPlantain = ({ name }: Food): boolean => name === 'plantain';

/** Rice and beans with fried plantain, and meat if there is any: what lunch is around the Caribbean. */
const plantainPlate = pattern({
  name: 'plantain with beans',
  types: ['main course'],
  kind: 'rice or grain',
  styles: ['caribbean'],
  servings: 4,
  vessel: 'pan',
  roles: {
    plantain: { kinds: ['root'], least: 1, most: 1, anywhere: true, fit: isPlantain },
    meat: {
      kinds: ['quick', 'poultry', 'mince', 'cookedmeat', 'sausage', 'cured', 'shellfish', 'fish'],
      most: 1,
      anywhere: true,
    },
    beans: { kinds: ['bean'], most: 1, anywhere: true },
    rice: { kinds: ['rice'], most: 1, anywhere: true },
    vegetables: {
      kinds: ['firm', 'tender', 'tomato', 'leaf'],
      most: 2,
      cut: 'diced',
      shared: true,
      anywhere: true,
    },
  },
  fits: ({ meat, beans, rice }) => (meat.length + beans.length + rice.length > 1 ? 3 : 1),
  cook(kit, { plantain: [plantain], meat, beans, rice, vegetables }) {
    const oil = kit.oil();
    if (!plantain || !oil) return null;
    kit.measure(oil, '1/3 cup');
    kit.readied(plantain, 'peeled and sliced 1 cm thick on a slant');
    kit.about(...meat, ...beans, plantain, ...rice);
    kit.share(meat, rational(3, 4));
    if (!cookStarch(kit, rice)) return null;
    kit.step(
      `Heat all but 2 tbsp of ${kit.the(oil)} in a large frying pan over medium heat. Fry ${kit.hot(plantain)} for 3 minutes a side, until golden and tender. Drain, sprinkle with a little salt and wipe out the pan.`,
    );
    const onions = kit.aromatics();
    kit.step(
      `Heat the rest of ${kit.the(oil)} in the pan over medium-high heat.`,
      ...meat.map((food) => browned(kit, food)),
      meat.length > 0 && 'Lift out onto a plate.',
      naming(
        kit,
        onions,
        (names) => `Add ${names} and cook over medium heat for 6 minutes, until soft.`,
      ),
      ...fry(kit, vegetables, 'cook'),
      bloomed(kit),
    );
    kit.step(
      naming(
        kit,
        beans,
        (names) =>
          `Add ${names} with ${kit.someWater('1/2 cup', names)} and simmer for 8 minutes, crushing a few, until thick.`,
      ),
      meat.length > 0 && `Return ${kit.the(...meat)} to the pan for 1 minute, until hot.`,
    );
    plated(kit, 'Serve', [plantain, ...rice]);
    const named = [...meat, ...beans].filter((food) => kit.isNamed(food));
    return titled(
      `${listed(named.map((food) => kit.spoken(food)))} ${withSides(kit, [plantain, ...rice])}`.trim(),
    );
  },
});

/** What says that flatbread is to be eaten with something from India rather than filled with salad. */
const INDIAN =
  /chutney|curry|masala|turmeric|cumin|coriander|cardamom|fenugreek|paneer|lentil|chickpea|cauliflower|^okra|split pea|spinach|^naan$/;

/** Vegetables and pulses fried with spices until nothing runs, to be scooped up with bread. */
const dryCurry = pattern({
  name: 'dry curry with flatbread',
  types: ['main course'],
  kind: 'curry',
  styles: ['indian'],
  servings: 4,
  vessel: 'pan',
  roles: {
    bread: { kinds: ['flatbread'], least: 1, most: 1, anywhere: true },
    vegetables: {
      kinds: ['root', 'firm', 'tender', 'leaf', 'tomato'],
      least: 1,
      most: 4,
      cut: 'cut into 2 cm cubes',
      shared: true,
    },
    pulses: { kinds: ['bean', 'lentil'], most: 1, anywhere: true },
    curd: { kinds: ['curd'], most: 1 },
  },
  fits: ({ pulses, curd }, kit) => {
    if (kit.wants('salad', 'cheese', 'softcheese', 'tahini', 'briny', 'egg')) return null;
    if (!kit.wantsNamed(INDIAN)) return null;
    return pulses.length + curd.length > 0 || kit.wants('spice', 'sauce') ? 3 : 1;
  },
  cook(kit, { bread, vegetables, pulses, curd }) {
    kit.about(...vegetables, ...pulses, ...curd);
    const start = softened(kit, 'large deep frying pan', curd);
    if (!start) return null;
    const soft = pulses.filter((food) => isOf(food, 'bean') && food.form !== 'dried');
    const hard = pulses.filter((food) => !soft.includes(food));
    const tomatoes = vegetables.filter((food) => isOf(food, 'tomato'));
    const slow = vegetables.filter((food) => isOf(food, 'root', 'firm'));
    const quick = vegetables.filter((food) => ![...tomatoes, ...slow].includes(food));
    kit.step(
      start,
      bloomed(kit, ...kit.take(['currypaste', 'paste'], { most: 1 })),
      naming(kit, tomatoes, (names) => `Add ${names} and cook for 5 minutes, until pulpy.`),
    );
    for (const food of hard) {
      kit.step(
        `Add ${kit.hot(food)} with ${kit.someWater('4 cups', kit.the(food))}, boil hard for 10 minutes, then cover and simmer for ${minutes(food.minutes.simmer ?? 25)}, until soft and thick.`,
      );
    }
    if (slow.length > 0) {
      const time = Math.max(...slow.map((food) => food.minutes.simmer ?? 10));
      kit.step(
        `Add ${kit.hot(...slow)} with ${kit.someWater('1/2 cup', kit.the(...slow))}, cover and cook for ${minutes(time)}, until tender. Uncover and let the water boil away.`,
      );
    }
    kit.step(
      ...fry(kit, [...soft, ...quick], 'cook'),
      hard.length === 0 &&
        'Fry for 3 minutes more without much stirring, until the edges are golden.',
    );
    const warmed = `Warm ${kit.hot(...bread)} in a dry frying pan for 1 minute a side.`;
    kit.meanwhile(meanwhile(warmed));
    const relish = kit.take(['sauce', 'yogurt', 'briny'], { most: 2, anywhere: true });
    for (const food of relish) if (isOf(food, 'yogurt')) kit.measure(food, '1/2 cup');
    const sour = kit.finish();
    const herbs = kit.herbs();
    kit.step(
      soured(kit, spooned(kit, sour), 'Sprinkle with'),
      `Serve with ${kit.the(...bread, ...relish)}${herbs.length > 0 ? `, scattered with ${kit.the(...herbs)}` : ''}.`,
    );
    return kit.titleOf([...vegetables, ...pulses, ...curd], `curry ${withSides(kit, bread)}`);
  },
});

const isBitter = ({ name }: Food): boolean => name === 'bitter melon';

/** Salted and squeezed, it loses half of its bitterness; eggs, tomatoes and something savoury take care of the rest. */
const bitterMelon = pattern({
  name: 'bitter melon in the pan',
  types: ['main course'],
  kind: 'stir-fry',
  styles: ['filipino', 'chinese'],
  servings: 4,
  vessel: 'wok',
  roles: {
    melon: { kinds: ['firm'], least: 1, most: 1, anywhere: true, fit: isBitter },
    meat: { kinds: ['shellfish', 'mince', 'quick', 'poultry', 'curd'], most: 1, anywhere: true },
    tomatoes: { kinds: ['tomato'], most: 1, anywhere: true },
    vegetables: { kinds: ['firm', 'tender', 'leaf'], most: 2, cut: 'sliced', shared: true },
    eggs: { kinds: ['egg'], most: 1 },
    rice: { kinds: ['rice'], most: 1 },
  },
  fits: ({ meat, eggs }) => (meat.length + eggs.length > 0 ? 3 : 1),
  cook(kit, { melon: [melon], meat, tomatoes, vegetables, eggs, rice }) {
    const fat = kit.fat();
    if (!melon || !fat) return null;
    kit.about(...meat, melon, ...eggs);
    kit.readied(melon, 'halved, seeded and thinly sliced');
    kit.share(meat, rational(2, 3));
    kit.share(tomatoes, rational(2, 3));
    measureAll(kit, eggs, '3');
    if (!cookStarch(kit, rice)) return null;
    kit.step(
      `Toss ${kit.hot(melon)} with a spoonful of salt, let stand for 20 minutes, rinse and squeeze dry, so that it is less bitter.`,
    );
    const aromatics = kit.aromatics();
    kit.step(
      `Heat ${kit.the(fat)} in a wok or large frying pan over medium-high heat.`,
      ...meat.map((food) => browned(kit, food)),
      meat.length > 0 && 'Lift out onto a plate.',
      naming(
        kit,
        [...aromatics, ...kit.pungents()],
        (names) => `Add ${names} and cook for 3 minutes, stirring, until soft.`,
      ),
      naming(kit, tomatoes, (names) => `Add ${names} and cook for 4 minutes, until pulpy.`),
    );
    const salty = kit.take(['soy', 'sauce'], { most: 1 })[0] ?? kit.salt(3);
    kit.step(
      ...fry(kit, [melon, ...vegetables]),
      naming(kit, present(salty, kit.pepper()), (names) => `Season with ${names}.`),
      meat.length > 0 && `Return ${kit.the(...meat)} to the pan.`,
    );
    kit.step(
      naming(
        kit,
        eggs,
        (names) =>
          `Beat ${names}, pour over and leave for 30 seconds, then fold gently for 1 minute, until just set.`,
      ),
    );
    plated(kit, 'Serve at once', rice, { sour: kit.wants('citrus', 'acid') });
    return kit.titleOf([melon, ...meat, ...eggs], 'stir-fry');
  },
});

/** Plates and breads of warm countries that no general pattern knows. */
export const SOUTHERN_PATTERNS: readonly DishPattern[] = [
  nachos,
  falafelPitas,
  plantainPlate,
  dryCurry,
  bitterMelon,
];
