import { rational } from '@larder/culinary';
import {
  browned,
  cookedGrain,
  doneness,
  isOf,
  minutes,
  mixed,
  served,
  stagesOf,
} from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { FRUITS, isSaladFruit } from '../savoury-fruit.js';

/** Raw leaves take half as much salt as a stew. */
const dressingQuarters = 2;

/** Oil, something sour, and anything else named for it. `rest` is oil of which some has been used. */
function dressing(kit: DishKit, bowl: string, rest?: Food): string | null {
  const oil = rest ?? kit.oil();
  const sour = kit.sour();
  if (!oil || !sour) return null;
  if (!rest) kit.measure(oil, '3 tbsp');
  const named = kit.take(
    ['mustard', 'tahini', 'sweet', 'yogurt', 'mayo', 'soy', 'misopaste', 'nutbutter', 'pesto'],
    {
      most: 2,
    },
  );
  for (const food of named) {
    kit.measure(
      food,
      isOf(food, 'yogurt', 'tahini', 'mayo', 'pesto', 'nutbutter') ? '1/4 cup' : '1 tbsp',
    );
  }
  const garlic = kit.take(['pungent'], { most: 1, raw: true });
  for (const food of garlic) kit.measure(food, food.name === 'garlic' ? '1 clove' : '1 tsp');
  const others = [
    ...named,
    ...garlic,
    ...kit.take(['spice', 'drizzle'], { most: 2 }),
    kit.salt(dressingQuarters),
    kit.pepper(),
  ];
  return rest && kit.used.has(rest.id)
    ? `Whisk the rest of ${mixed(kit, [oil, ...others], sour)} in ${bowl}.`
    : `Whisk ${mixed(kit, [oil, ...others], sour)} in ${bowl}.`;
}

/** The hot oven, and the seasoned oil in which vegetables are tossed for it. */
function oilForRoasting(kit: DishKit, oil: Food, seasoning: readonly (Food | null)[]): void {
  kit.step(
    'Heat the oven to 220 °C (425 °F).',
    seasoning.some(Boolean)
      ? `Stir 2 tbsp of ${kit.the(oil)} with ${kit.the(...seasoning)} in a large bowl.`
      : `Pour 2 tbsp of ${kit.the(oil)} into a large bowl.`,
  );
}

/** What is boiled for a salad and eaten cold. */
const BOILED =
  /green bean|asparagus|broccoli|cauliflower|romanesco|^corn$|pea$|edamame|fava|frozen|potato$/;

/** Salad vegetables that are boiled first, longest first. */
function boiledVegetables(kit: DishKit, foods: readonly Food[]): string[] {
  return stagesOf(foods, 'simmer').map((stage, index, { length }) => {
    const end = index === length - 1 ? ', until just tender. Drain and cool under cold water' : '';
    return index === 0
      ? `Cook ${kit.hot(...stage.foods)} in a large pot of boiling salted water for ${minutes(stage.minutes)}${end}.`
      : `Add ${kit.hot(...stage.foods)} and cook for ${minutes(stage.minutes)} more${end}.`;
  });
}

const greenSalad = pattern({
  name: 'salad',
  types: ['salad', 'side dish', 'appetizer'],
  kind: 'salad',
  styles: ['french', 'italian', 'greek', 'canadian', 'mexican', 'moroccan', 'thai'],
  servings: 4,
  roles: {
    leaves: {
      kinds: ['salad', 'leaf', 'tomato', 'firm', 'root', 'tender'],
      raw: true,
      least: 2,
      most: 5,
      cut: 'coarsely grated',
      fill: ['salad green', 'cucumber', 'spinach'],
      shared: true,
    },
    boiled: {
      kinds: ['potato', 'firm', 'tender', 'root'],
      most: 3,
      cut: 'cut into 2 cm pieces',
      shared: true,
      fit: ({ name }) => BOILED.test(name),
    },
    fruit: { kinds: FRUITS, most: 2, fit: isSaladFruit },
    protein: {
      kinds: [
        'bean',
        'tinnedfish',
        'smokedfish',
        'egg',
        'poultry',
        'fish',
        'shellfish',
        'cured',
        'curd',
        'quick',
      ],
      most: 2,
    },
  },
  cook(kit, { leaves, boiled, fruit, protein }) {
    const over = kit.take(
      ['softcheese', 'hardcheese', 'cheese', 'nut', 'briny', 'driedfruit', 'seaweed'],
      { most: 3 },
    );
    // Fruit alone makes another kind of salad.
    const savoury = [...leaves, ...boiled, ...protein, ...over];
    if (fruit.length > 0 && !savoury.some((food) => kit.isNamed(food))) return null;
    kit.share(fruit, rational(1, 2));
    kit.share(protein, rational(2, 3));
    const eggs = protein.filter((food) => isOf(food, 'egg'));
    for (const food of eggs) kit.measure(food, '4');
    const hot = protein
      .filter((food) => isOf(food, 'poultry', 'fish', 'shellfish', 'cured', 'curd', 'quick'))
      .sort((left, right) => (right.minutes.fry ?? 9) - (left.minutes.fry ?? 9));
    const cold = protein.filter((food) => isOf(food, 'bean', 'tinnedfish', 'smokedfish'));
    kit.about(...hot, ...cold, ...eggs, ...fruit, ...boiled, ...leaves);
    if (boiled.length > 0) kit.step(...boiledVegetables(kit, boiled));
    const oil = hot.length > 0 ? kit.oil() : null;
    if (oil) kit.measure(oil, '1/4 cup');
    if (eggs.length > 0) {
      kit.step(
        `Boil ${kit.hot(...eggs)} for 8 minutes, cool them under cold water, peel and quarter.`,
      );
    }
    if (hot.length > 0) {
      if (!oil) return null;
      kit.step(
        `Heat 1 tbsp of ${kit.the(oil)} in a frying pan over medium-high heat.`,
        ...hot.map((food) => browned(kit, food)),
        `Lift out and let cool for 5 minutes.`,
      );
    }
    const tart = kit.take(['fruit'], { most: 1, fit: ({ name }) => name === 'cranberry' });
    if (tart.length > 0) {
      const sweet = kit.one(['sugar', 'sweet'], 'maple syrup', 'sugar');
      const water = kit.water('2 tbsp');
      if (!sweet || !water) return null;
      kit.share(tart, rational(2, 3));
      kit.step(
        `Simmer ${kit.hot(...tart, kit.measure(sweet, '3 tbsp'), water)} in a small saucepan for 5 minutes, until they begin to burst, and let cool.`,
      );
    }
    const dressed = dressing(kit, 'a large bowl', oil ?? undefined);
    if (!dressed) return null;
    kit.step(dressed);
    const onion = kit.take(['aromatic'], { most: 1, raw: true });
    for (const food of onion) kit.measure(food, '1/2');
    // Kale softens in its dressing.
    const leafy = leaves.filter((food) => isOf(food, 'salad', 'leaf') && food.name !== 'kale');
    const tender = [...leafy, ...fruit.filter((food) => !isOf(food, 'crisp'))];
    const sturdy = [
      ...leaves.filter((food) => !leafy.includes(food)),
      ...boiled,
      ...onion,
      ...cold,
      ...fruit.filter((food) => isOf(food, 'crisp')),
    ];
    if (sturdy.length > 0) {
      kit.step(`Add ${kit.the(...sturdy)}, toss until coated and let stand for 5 minutes.`);
    }
    if (tender.length > 0) {
      kit.step(`Just before serving, add ${kit.the(...tender)} and turn gently a few times.`);
    }
    if ([...hot, ...eggs].length > 0) kit.step(`Arrange ${kit.the(...hot, ...eggs)} on top.`);
    if (kit.steps.length < 3) kit.taste();
    kit.step(served(kit, 'Serve at once', ...tart, ...over, ...kit.herbs()));
    return kit.titleOf(kit.mains, 'salad');
  },
});

const roastSalad = pattern({
  name: 'roast salad',
  types: ['salad', 'side dish'],
  kind: 'salad',
  styles: ['french', 'italian', 'greek', 'canadian', 'moroccan'],
  servings: 4,
  roles: {
    roasted: {
      kinds: ['root', 'firm'],
      least: 1,
      most: 3,
      cut: 'cut into 2 cm pieces',
      shared: true,
    },
    protein: { kinds: ['bean', 'curd'], most: 1 },
    leaves: {
      kinds: ['salad', 'leaf', 'tomato'],
      raw: true,
      least: 1,
      most: 3,
      shared: true,
      fill: ['arugula', 'salad green', 'spinach'],
    },
    fruit: { kinds: FRUITS, most: 1, fit: isSaladFruit },
  },
  cook(kit, { roasted, protein, leaves, fruit }) {
    kit.share(fruit, rational(1, 2));
    kit.about(...roasted, ...protein, ...fruit, ...leaves);
    const oil = kit.oil();
    if (!oil) return null;
    kit.measure(oil, '1/4 cup');
    oilForRoasting(kit, oil, [...kit.spices(), kit.pepper()]);
    const stages = stagesOf([...roasted, ...protein], 'roast');
    stages.forEach((stage, index) => {
      const end = index === stages.length - 1 ? `, ${doneness(kit, stage.foods)}` : '';
      kit.step(
        index === 0
          ? `Toss ${kit.hot(...stage.foods)} in the bowl, spread out on a baking sheet and roast for ${minutes(stage.minutes)}${end}.`
          : `Toss ${kit.hot(...stage.foods)} in the bowl, add to the sheet and roast for ${minutes(stage.minutes)} more${end}.`,
      );
    });
    const dressed = dressing(kit, 'the bowl', oil);
    if (!dressed) return null;
    kit.step(`Let cool for 10 minutes. ${dressed}`);
    const onion = kit.take(['aromatic'], { most: 1, raw: true });
    for (const food of onion) kit.measure(food, '1/2');
    kit.step(
      `Turn ${kit.the(...leaves, ...fruit, ...onion)} and ${kit.the(...roasted, ...protein)} in it.`,
      served(
        kit,
        'Serve at once',
        ...kit.take(['softcheese', 'hardcheese', 'nut', 'briny', 'driedfruit'], { most: 3 }),
        ...kit.herbs(),
      ),
    );
    return kit.titleOf(kit.mains, 'salad');
  },
});

const grainBowl = pattern({
  name: 'grain bowl',
  types: ['main course', 'salad'],
  kind: 'bowl',
  styles: ['greek', 'moroccan', 'mexican', 'canadian', 'japanese', 'thai'],
  servings: 4,
  roles: {
    grain: { kinds: ['grain', 'rice'], least: 1, most: 1, fill: ['quinoa', 'brown rice', 'rice'] },
    roasted: { kinds: ['root', 'firm'], most: 3, cut: 'cut into 2 cm pieces', shared: true },
    protein: {
      kinds: ['bean', 'curd', 'egg', 'poultry', 'fish', 'shellfish', 'smokedfish', 'tinnedfish'],
      least: 1,
      most: 1,
      fill: ['chickpea', 'black bean'],
    },
    fresh: {
      kinds: ['salad', 'leaf', 'tomato', 'tender'],
      most: 3,
      least: 1,
      fill: ['spinach', 'cucumber', 'salad green'],
      shared: true,
    },
    fruit: { kinds: FRUITS, most: 1, fit: isSaladFruit },
  },
  cook(kit, { grain, roasted, protein, fresh, fruit }) {
    const [base] = grain;
    const [main] = protein;
    if (!base || !main) return null;
    if (fruit.length > 0 && !kit.isNamed(base) && !kit.isNamed(main)) return null;
    if (isOf(main, 'egg')) kit.measure(main, '4');
    kit.share(fruit, rational(1, 2));
    kit.about(main, ...fruit, ...roasted, ...fresh, base);
    const boiled = cookedGrain(kit, base);
    const fat = kit.oil();
    if (!boiled || !fat) return null;
    kit.measure(fat, '1/4 cup');
    const raw = fresh.filter((food) => !food.needsHeat);
    const brief = fresh.filter((food) => food.needsHeat);
    const roast = [...roasted, ...(isOf(main, 'poultry', 'curd', 'fish') ? [main] : [])];
    if (roast.length > 0) kit.meanwhile(boiled);
    else kit.step(boiled);
    if (roast.length > 0) {
      oilForRoasting(kit, fat, [...kit.spices(), kit.salt(), kit.pepper()]);
      const stages = stagesOf(roast, 'roast');
      stages.forEach((stage, index) => {
        const end = index === stages.length - 1 ? `, ${doneness(kit, stage.foods, roast)}` : '';
        kit.step(
          index === 0
            ? `Toss ${kit.hot(...stage.foods)} in the bowl, spread out on a baking sheet and roast for ${minutes(stage.minutes)}${end}.`
            : `Toss ${kit.hot(...stage.foods)} in the bowl, add to the sheet and roast for ${minutes(stage.minutes)} more${end}.`,
        );
      });
    }
    if (isOf(main, 'egg')) {
      kit.step(`Boil ${kit.hot(main)} for 7 minutes, cool under cold water, peel and halve.`);
    }
    const panned = isOf(main, 'shellfish', 'bean');
    if (roast.length > 0 && (panned || brief.length > 0)) kit.measure(fat, '1/3 cup');
    if (panned || brief.length > 0) {
      const pan = [...(panned ? [main] : []), ...brief];
      kit.step(
        `Heat 1 tbsp of ${kit.the(fat)} in a frying pan over medium heat, add ${kit.hot(...pan)} and cook for ${minutes(Math.max(...pan.map((food) => food.minutes.fry ?? 4)))}, ${doneness(kit, pan)}.`,
      );
    }
    if (!kit.used.has(fat.id)) kit.measure(fat, '3 tbsp');
    const dressed = dressing(kit, 'a small bowl', fat);
    if (!dressed) return null;
    kit.step(dressed);
    const rest = isOf(main, 'smokedfish', 'tinnedfish') ? [main] : [];
    kit.step(
      `Divide ${kit.the(base)} among four bowls and arrange ${kit.the(...roast, ...rest, ...(roast.includes(main) || rest.includes(main) ? [] : [main]), ...brief, ...raw, ...fruit)} on top.`,
    );
    kit.step(
      served(
        kit,
        'Spoon the dressing over and serve',
        ...kit.herbs(),
        ...kit.take(['softcheese', 'nut', 'briny', 'kimchi', 'driedfruit', 'salsa', 'seaweed'], {
          most: 2,
        }),
      ),
    );
    return kit.titleOf([main, ...fruit, ...roasted, ...fresh].slice(0, 2), `${base.name} bowl`);
  },
});

/** Pasta that is unpleasant cold. */
const EATEN_HOT = /gnocchi|fresh pasta|spaghetti|fettuccine/;

const grainSalad = pattern({
  name: 'grain salad',
  types: ['salad', 'side dish'],
  kind: 'salad',
  styles: ['greek', 'moroccan', 'italian', 'canadian'],
  servings: 4,
  roles: {
    grain: { kinds: ['grain', 'pasta'], least: 1, most: 1 },
    vegetables: {
      kinds: ['salad', 'tomato', 'leaf', 'firm', 'root', 'tender'],
      raw: true,
      least: 2,
      most: 4,
      cut: 'coarsely grated',
      fill: ['cucumber', 'tomato', 'bell pepper'],
      shared: true,
    },
    fruit: { kinds: FRUITS, most: 1, fit: isSaladFruit },
    protein: { kinds: ['bean', 'tinnedfish'], most: 1 },
  },
  cook(kit, { grain, vegetables, fruit, protein }) {
    const [base] = grain;
    if (!base || EATEN_HOT.test(base.name)) return null;
    if (isOf(base, 'pasta')) kit.measure(base, '250 g');
    kit.share(fruit, rational(1, 2));
    kit.about(base, ...fruit, ...vegetables, ...protein);
    const boiled = isOf(base, 'pasta')
      ? `Cook ${kit.hot(base)} in a large pot of boiling salted water for ${minutes(base.minutes.simmer ?? 10)}, until just tender, and drain.`
      : cookedGrain(kit, base);
    if (!boiled) return null;
    kit.step(boiled, 'Spread out on a tray and let cool for 10 minutes.');
    const dressed = dressing(kit, 'a large bowl');
    if (!dressed) return null;
    kit.step(dressed);
    const onion = kit.take(['aromatic'], { most: 1, raw: true });
    for (const food of onion) kit.measure(food, '1/2');
    kit.step(
      `Add ${kit.the(base)} and ${kit.the(...vegetables, ...fruit, ...onion, ...protein)} and toss until coated.`,
    );
    kit.step(
      served(
        kit,
        'Let stand for 10 minutes, so that the flavours come together, and serve',
        ...kit.herbs(),
        ...kit.take(['softcheese', 'hardcheese', 'nut', 'briny', 'driedfruit'], { most: 3 }),
      ),
    );
    return kit.titleOf([...fruit, ...vegetables, ...protein].slice(0, 2), `${base.name} salad`);
  },
});

export const SALAD_AND_BOWL_PATTERNS: readonly DishPattern[] = [
  greenSalad,
  roastSalad,
  grainBowl,
  grainSalad,
];
