import { rational } from '@larder/culinary';
import { bloomed, browned, fry, isOf, served, softened, softenedBefore } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import type { DishRole } from '../dish-role.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { measureAll, naming, present, weighTogether } from '../kitchen-measures.js';
import { fryTomatoesLast } from '../pan-stages.js';

/** What makes eggs part of something else. */
const NOT_WITH_EGGS: readonly Kind[] = [
  ...(['flour', 'sugar', 'pasta', 'rice', 'noodle', 'oats', 'yeast', 'crust', 'tortilla'] as const),
  'potato',
];

/**
 * Grams of filling for each person that eggs fold over: five eggs, an omelette for two, take a cup of it (Joy of Cooking: a third to half
 * a cup to two or three eggs).
 */
const mostFilling = 75;

/** Whether it is eaten as it is: the shrimp of an omelette are fried with the rest. */
const isServedCold = (food: Food): boolean => isOf(food, 'smokedfish');

function measureFilling(kit: DishKit, filling: readonly Food[]): void {
  if (kit.gramsOf(...filling) > mostFilling * kit.servings) {
    weighTogether(kit, filling, mostFilling);
  }
}

/** The eggs, with the salt that the filling has left. */
function beaten(
  kit: DishKit,
  eggs: readonly Food[],
  { salt, isSalted }: { salt: Food | null; isSalted: boolean },
): string {
  const spices = kit.take(['spice', 'woody'], { most: 1 });
  return isSalted && salt
    ? `Beat ${kit.the(...eggs)} with the rest of ${kit.the(salt)}${kit.ifAny('and', ...spices, kit.pepper())} until no streaks are left.`
    : `Beat ${kit.the(...eggs, ...spices, salt, kit.pepper())} with a fork until no streaks are left.`;
}

const omelette = pattern({
  name: 'omelette',
  types: ['breakfast', 'main course'],
  kind: 'omelette',
  styles: ['french', 'canadian', 'greek', 'italian'],
  servings: 2,
  vessel: 'pan',
  roles: {
    eggs: { kinds: ['egg'], least: 1, most: 1 },
    filling: {
      kinds: ['firm', 'tender', 'leaf', 'tomato', 'cured', 'smokedfish', 'shellfish', 'coldcut'],
      most: 3,
      cut: 'thinly sliced',
      shared: true,
    },
  },
  // Of so much else a little of each would be left: that is a frittata.
  fits: ({ filling }) => (filling.length > 2 ? 0 : 1),
  cook(kit, { eggs, filling }) {
    const [egg] = eggs;
    if (!egg) return null;
    if (kit.offers('flour', 'sugar', 'pasta', 'rice', 'noodle', 'oats', 'yeast', 'crust'))
      return null;
    kit.measure(egg, '5');
    measureFilling(kit, filling);
    kit.about(...filling);
    const fat = kit.fat();
    if (!fat) return null;
    kit.measure(fat, '1 tbsp');
    const cold = filling.filter(isServedCold);
    const inPan = filling.filter((food) => !cold.includes(food));
    const aromatics = kit.take(['aromatic'], { most: 2 });
    const sharp = kit.take(['pungent', 'hot'], { most: 1 });
    const isFilled = inPan.length + aromatics.length + sharp.length > 0;
    const salt = kit.salt();
    if (isFilled) {
      kit.step(
        `Heat half of ${kit.the(fat)} in a 25 cm non-stick frying pan over medium heat.`,
        ...friedFilling(kit, inPan, aromatics, sharp),
        salt && `Season with a little of ${kit.the(salt)}.`,
        'Tip onto a plate.',
      );
    }
    const rich = kit.take(['cream', 'milk'], { most: 1 })[0];
    if (rich) kit.measure(rich, '2 tbsp');
    kit.step(beaten(kit, [egg, ...present(rich)], { salt, isSalted: isFilled }));
    const cheese = kit.take(['cheese', 'softcheese', 'hardcheese', 'freshcheese'], { most: 1 });
    for (const food of cheese) kit.measure(food, '1/3 cup');
    if (cheese[0]) kit.about(cheese[0]);
    kit.step(
      `${isFilled ? 'Wipe the pan and heat the rest of' : 'Heat'} ${kit.the(fat)} ${isFilled ? '' : 'in a 25 cm non-stick frying pan '}over medium-high heat. Pour in ${kit.hot(egg)} and cook for 2 minutes, drawing the edges to the middle, until nearly set.`,
    );
    kit.step(
      filling.length + cheese.length > 0
        ? `Cover one half with ${kit.the(...filling, ...cheese)} and fold the other half over.`
        : 'Fold the eggs in three while the top is still moist.',
    );
    kit.step(
      served(
        kit,
        'Cook the omelette for 1 minute more, halve and serve at once',
        ...kit.take(['herb', 'salsa'], { most: 2 }),
      ),
    );
    return kit.titleOf(kit.mains, 'omelette');
  },
});

/** Shrimp come out when they are done, and lie on the plate when the rest follows them. */
function friedFilling(
  kit: DishKit,
  foods: readonly Food[],
  aromatics: readonly Food[],
  sharp: readonly Food[],
): (string | false)[] {
  const shellfish = foods.filter((food) => isOf(food, 'shellfish'));
  const meat = foods.filter((food) => isOf(food, 'cured', 'coldcut'));
  const rest = foods.filter((food) => ![...shellfish, ...meat].includes(food));
  const isMore = meat.length + rest.length + aromatics.length > 0;
  return [
    ...shellfish.map((food) => browned(kit, food)),
    shellfish.length > 0 && isMore && 'Lift out onto a plate.',
    ...meat.map((food) => browned(kit, food)),
    ...softenedBefore(
      kit,
      rest,
      naming(kit, aromatics, (names) => `Add ${names} and cook for 4 minutes, until soft.`),
    ),
    ...fryTomatoesLast(kit, rest),
    naming(kit, sharp, (names) => `Add ${names} and cook for 1 minute, until fragrant.`),
  ];
}

const shakshuka = pattern({
  name: 'eggs in tomato sauce',
  types: ['breakfast', 'main course'],
  kind: 'baked eggs',
  styles: ['moroccan', 'spanish', 'mexican', 'greek'],
  servings: 4,
  vessel: 'pan',
  roles: {
    eggs: { kinds: ['egg'], least: 1, most: 1 },
    tomatoes: { kinds: ['tinned', 'tomato'], least: 1, most: 1, fill: ['canned tomato'] },
    vegetables: {
      kinds: ['firm', 'leaf', 'tender'],
      most: 3,
      cut: 'diced',
      shared: true,
    },
    hearty: { kinds: ['bean', 'mince', 'cured'], most: 1 },
  },
  // Nobody with minced meat and cabbage is sent out for tomatoes.
  fits: ({ tomatoes, vegetables, hearty }, kit) => {
    const isNamed = tomatoes.some((food) => kit.isNamed(food));
    // Harissa says what eggs and tomatoes are for; fresh tomatoes alone may be for anything.
    if (isNamed && kit.wantsNamed(/^harissa$/)) return 3;
    if (tomatoes.some((food) => kit.isNamed(food) && isOf(food, 'tomato'))) return 0;
    if (vegetables.length === 0 && !isNamed) return null;
    return isNamed || hearty.every((food) => !isOf(food, 'mince')) ? 1 : null;
  },
  cook(kit, { eggs, tomatoes, vegetables, hearty }) {
    kit.about(...hearty, ...vegetables);
    for (const food of tomatoes) if (isOf(food, 'tomato')) kit.measure(food, '800 g');
    const start = softened(
      kit,
      'large deep frying pan',
      hearty.filter((food) => isOf(food, 'mince', 'cured')),
    );
    if (!start) return null;
    const beans = hearty.filter((food) => isOf(food, 'bean'));
    kit.step(start, ...fry(kit, [...vegetables, ...beans], 'cook'));
    kit.step(bloomed(kit, ...kit.take(['paste'], { most: 1 })));
    kit.step(`Add ${kit.hot(...tomatoes)} and simmer for 12 minutes, until thick.`);
    kit.step(
      `Make six hollows, break ${kit.hot(...eggs)} into them, cover and cook for 6 minutes, until the whites are set and the middles still soft.`,
    );
    kit.step(
      served(
        kit,
        `Serve from the pan${kit.ifAny('with', ...kit.take(['bread', 'flatbread'], { most: 1, anywhere: true }))}`,
        ...kit.take(['softcheese', 'briny'], { most: 2 }),
        ...kit.herbs(),
      ),
    );
    return kit.titleOf(kit.mains.slice(0, 2), 'shakshuka');
  },
});

/** A spoonful of milk or cream for each egg at most, or the eggs weep. */
const scrambledEggs = pattern({
  name: 'scrambled eggs',
  types: ['breakfast', 'main course'],
  kind: 'omelette',
  styles: ['canadian', 'french', 'mexican'],
  servings: 2,
  vessel: 'pan',
  roles: {
    eggs: { kinds: ['egg'], least: 1, most: 1 },
    filling: {
      kinds: ['cured', 'smokedfish', 'tomato', 'tender', 'leaf', 'sausage', 'firm'],
      most: 2,
      cut: 'diced small',
      shared: true,
      fit: (food) =>
        !isOf(food, 'root') && !/cabbage|sauerkraut|cauliflower|sprout/.test(food.name),
    },
    cheese: { kinds: ['cheese', 'softcheese', 'freshcheese'], most: 1 },
    bread: { kinds: ['bread'], most: 1 },
  },
  cook(kit, { eggs: [egg], filling, cheese, bread }) {
    const fat = kit.one(['fat'], 'butter', 'vegan butter', 'olive oil', 'vegetable oil');
    // Bread with eggs and milk is for French toast.
    const isFrenchToast = bread.length > 0 && kit.offers('milk', 'cream');
    if (!egg || !fat || isFrenchToast || kit.offers(...NOT_WITH_EGGS)) return null;
    kit.measure(egg, '5');
    kit.share(filling, rational(2, 3));
    const rich = kit.take(['milk', 'cream', 'sourcream'], { most: 1 });
    measureAll(kit, rich, '2 tbsp');
    measureAll(kit, cheese, '1/2 cup');
    measureAll(kit, bread, '4 slices');
    kit.measure(fat, '1 tbsp');
    kit.about(...filling, ...cheese);
    const aromatics = kit.take(['aromatic'], { most: 2 });
    const sharp = kit.take(['pungent', 'hot'], { most: 1 });
    const cold = filling.filter((food) => isOf(food, 'smokedfish'));
    const meat = filling.filter((food) => isOf(food, 'cured', 'sausage'));
    const soft = filling.filter((food) => !cold.includes(food) && !meat.includes(food));
    kit.step(
      `Beat ${kit.the(egg, ...rich, ...kit.take(['spice'], { most: 1 }), kit.salt(), kit.pepper())} with a fork just until no streaks are left.`,
    );
    kit.step(
      `Heat ${kit.the(fat)} in a non-stick frying pan over medium heat.`,
      ...meat.map((food) => browned(kit, food)),
      ...softenedBefore(
        kit,
        soft,
        naming(kit, aromatics, (names) => `Add ${names} and cook for 4 minutes, until soft.`),
      ),
      ...fryTomatoesLast(kit, soft),
      naming(kit, sharp, (names) => `Add ${names} and cook for 1 minute, until fragrant.`),
    );
    kit.step(
      `Lower the heat, pour in ${kit.hot(egg)} and leave for 30 seconds. Push from the edges to the middle with a spatula for 2 minutes, until softly set and still glossy.`,
      naming(kit, cheese, (names) => `Fold in ${names}.`),
    );
    kit.step(
      naming(kit, bread, (names) => `Toast ${names}.`),
      served(
        kit,
        'Serve the eggs at once',
        ...cold,
        ...kit.take(['herb', 'salsa', 'briny'], { most: 2 }),
      ),
    );
    const shown = kit.titleOf(kit.mains, '');
    return [
      'Scrambled Eggs',
      shown === '' ? '' : `with ${shown}`,
      bread.length > 0 ? 'on Toast' : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
});

const IN_FRITTATA = {
  kinds: ['firm', 'tender', 'leaf', 'tomato', 'root'],
  most: 4,
  cut: 'thinly sliced',
  shared: true,
} as const satisfies DishRole;

const BOUGHT_FOR_FRITTATA: DishRole = {
  ...IN_FRITTATA,
  least: 1,
  fill: ['spinach', 'zucchini', 'potato'],
};

const frittata = pattern({
  name: 'frittata',
  types: ['main course', 'breakfast'],
  kind: 'omelette',
  styles: ['italian', 'spanish', 'greek', 'canadian'],
  servings: 4,
  vessel: 'pan',
  roles: {
    eggs: { kinds: ['egg'], least: 1, most: 1 },
    vegetables: IN_FRITTATA,
    meat: { kinds: ['cured', 'smokedfish', 'sausage', 'tinnedfish', 'shellfish'], most: 1 },
  },
  cook(kit, { eggs, vegetables: named, meat }) {
    const [egg] = eggs;
    if (!egg) return null;
    // With sausage or fish in it, nobody buys a vegetable for it.
    const vegetables = meat.length > 0 ? named : kit.fillUp(named, BOUGHT_FOR_FRITTATA);
    if (vegetables.length + meat.length === 0) return null;
    kit.measure(egg, '8');
    kit.share(vegetables, vegetables.length > 1 ? rational(1, 2) : rational(1));
    kit.share(meat, rational(2, 3));
    kit.about(...meat, ...vegetables);
    const [cheese] = kit.take(['softcheese', 'cheese', 'hardcheese', 'freshcheese'], { most: 1 });
    if (cheese) kit.about(kit.measure(cheese, '1/2 cup'));
    const rich = kit.take(['cream', 'milk', 'sourcream', 'yogurt'], { most: 1 })[0];
    if (rich) kit.measure(rich, '1/4 cup');
    kit.step(
      'Heat the oven to 190 °C (375 °F).',
      `Beat ${kit.the(egg, rich)}${kit.ifAny('with', ...kit.take(['spice', 'woody'], { most: 2 }), kit.salt(), kit.pepper())} in a bowl.`,
    );
    const start = softened(
      kit,
      'large ovenproof frying pan',
      meat.filter((food) => isOf(food, 'cured', 'sausage')),
      false,
      meat.filter((food) => isOf(food, 'shellfish')),
    );
    if (!start) return null;
    const garlic = kit.take(['pungent', 'hot'], { most: 2 });
    kit.step(
      start,
      ...fryTomatoesLast(kit, vegetables),
      garlic.length > 0 && `Stir in ${kit.hot(...garlic)} and cook for 1 minute.`,
    );
    const cold = meat.filter((food) => !isOf(food, 'cured', 'sausage'));
    const over = [...cold, ...(cheese ? [cheese] : []), ...kit.take(['briny'], { most: 1 })];
    kit.step(
      `Pour ${kit.hot(egg)} over and leave over the heat for 3 minutes, until set at the edges.`,
      over.length > 0 && `Scatter with ${kit.the(...over)}.`,
    );
    kit.step('Bake for 12 minutes, until puffed and just firm in the middle.');
    kit.step(
      served(
        kit,
        'Let cool for 5 minutes, then slide out and cut into wedges',
        ...kit.take(['herb'], { most: 2 }),
      ),
    );
    return kit.titleOf(kit.mains, 'frittata');
  },
});

export const EGG_PATTERNS: readonly DishPattern[] = [omelette, scrambledEggs, frittata, shakshuka];
