import { browned, cookedGrain, isOf, minutes, served, spooned } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { ending, measureAll, measureBy, naming, present } from '../kitchen-measures.js';

const FROM_THE_SEA: readonly Kind[] = ['fish', 'shellfish', 'tinnedfish', 'smokedfish'];

/** What stays crisp, or soft, without having been on the stove. */
const isFresh = ({ name }: Food): boolean =>
  !/lettuce|green$|arugula|tomato|onion|endive|radicchio|cabbage|cauliflower|broccoli/.test(name);

/** What asks for another bowl of rice. */
const NOT_SUSHI: readonly Kind[] = [
  ...(['coconut', 'tinned', 'broth', 'currypaste', 'curryroux', 'mole', 'mince'] as const),
  ...(['poultry', 'quick', 'stewing', 'sausage'] as const),
];

/** For a cup and a half of rice three spoonfuls of vinegar, half as much sugar, and salt. */
function seasonRice(kit: DishKit, rice: Food): boolean {
  const [named] = kit.take(['acid'], { most: 1, fit: ({ name }) => /vinegar$/.test(name) });
  const vinegar = named ?? kit.staple('rice vinegar', 'white wine vinegar', 'cider vinegar');
  const sugar = kit.one(['sugar'], 'sugar');
  if (!vinegar || !sugar) return false;
  const salt = kit.one(['salt'], 'salt');
  kit.measure(vinegar, '3 tbsp');
  kit.measure(sugar, '1 1/2 tbsp');
  if (salt) kit.measure(salt, '3/4 tsp');
  kit.step(cookedGrain(kit, rice));
  kit.step(
    `Stir ${kit.the(vinegar, sugar, salt)} together until dissolved. Tip the hot rice into a wide bowl, pour this over and fold it in with cutting strokes, so that no grain is crushed. Cover with a damp towel and let cool for 15 minutes, until lukewarm.`,
  );
  return true;
}

const SAFE_INSIDE: readonly (readonly [kinds: readonly Kind[], done: string])[] = [
  [['fish'], '70 °C (158 °F)'],
  [['shellfish'], '74 °C (165 °F)'],
];

/** What needs the pan: fish and shellfish, as nothing raw is served that was not sold for it, tofu, and eggs as a thin omelette. */
function fried(kit: DishKit, food: Food): string {
  if (isOf(food, 'egg')) {
    return `Pour in ${kit.hot(food)}, beaten with a pinch of salt, cook without stirring for 3 minutes, turn and cook for 1 minute, until set through, 74 °C (165 °F). Roll up and slice.`;
  }
  const inside = SAFE_INSIDE.find(([kinds]) => isOf(food, ...kinds))?.[1];
  const done = browned(kit, food);
  return inside ? done.replace(/\.$/, `, ${inside} inside.`) : done;
}

function fryAll(kit: DishKit, foods: readonly Food[]): boolean {
  if (foods.length === 0) return true;
  const fat = kit.searingFat();
  if (!fat) return false;
  kit.measure(fat, foods.some((food) => isOf(food, 'curd')) ? '2 tbsp' : '1 tbsp');
  kit.meanwhile(
    [
      `While the rice cools, heat ${kit.the(fat)} in a large non-stick frying pan over ${foods.every((food) => isOf(food, 'egg')) ? 'medium' : 'medium-high'} heat.`,
      ...foods.map((food) => `${fried(kit, food)}${isOf(food, 'egg') ? '' : ' Lift out.'}`),
    ].join(' '),
  );
  return true;
}

/** Vegetables that nobody eats raw are boiled until just tender. */
function boil(kit: DishKit, greens: readonly Food[]): void {
  if (greens.length === 0) return;
  const time = Math.max(...greens.map((food) => food.minutes.simmer ?? 4));
  kit.meanwhile(
    `Boil ${kit.hot(...greens)} in salted water for ${minutes(time)}, until just tender, drain and rinse cold.`,
  );
}

/** Mayonnaise, hot where something hot is at hand, and soy sauce; soy sauce alone where neither was named. */
function sauced(kit: DishKit, tinned: readonly Food[]): Food[] {
  const mayo = kit.take(['mayo'], { most: 1, anywhere: true });
  measureAll(kit, mayo, '1/4 cup');
  const named = kit.take(['sauce', 'mustard'], { most: 2, anywhere: mayo.length > 0 });
  const hot =
    mayo.length > 0 && named.length === 0
      ? present(kit.stapleAtHand('sriracha', 'hot sauce'))
      : named;
  const soy = kit.take(['soy'], { most: 1 });
  const bottle =
    soy.length > 0 || mayo.length > 0 ? soy : present(kit.staple('soy sauce', 'tamari'));
  measureAll(kit, bottle, '2 tbsp');
  const spread = [...mayo, ...hot];
  if (mayo.length === 0 || spread.length + tinned.length === 1) return [...spread, ...bottle];
  kit.step(
    spread.length > 1 && `Stir ${kit.the(...spread)} together.`,
    tinned.length > 0 && `Stir ${kit.the(...tinned)} into ${kit.the(...mayo)}.`,
    tinned.length === 0 && 'Thin with a few drops of water, so that it can be drizzled.',
  );
  return tinned.length > 0 ? bottle : [...mayo, ...bottle];
}

/** Sushi that nobody rolls: seasoned rice under fish, egg or tofu and crisp vegetables. */
const sushiBowl = pattern({
  name: 'sushi bowl',
  types: ['main course'],
  kind: 'bowl',
  styles: ['japanese'],
  servings: 4,
  vessel: 'pan',
  roles: {
    rice: {
      kinds: ['rice'],
      least: 1,
      most: 1,
      fit: ({ name }) => !/wild|black/.test(name),
    },
    mains: { kinds: [...FROM_THE_SEA, 'curd', 'egg'], most: 2, anywhere: true },
    greens: {
      kinds: ['tender', 'bean'],
      most: 2,
      anywhere: true,
      fit: ({ name }) => /edamame|asparagus|snow pea|snap pea|^pea$|^corn$/.test(name),
    },
    fresh: {
      kinds: ['salad', 'root', 'firm', 'leaf'],
      most: 4,
      raw: true,
      anywhere: true,
      cut: 'cut into thin sticks',
      fit: isFresh,
    },
    fruit: {
      kinds: ['fruit', 'soft'],
      most: 1,
      anywhere: true,
      fit: ({ name }) => /^(?:mango|pineapple|papaya)$/.test(name),
    },
    seaweed: { kinds: ['seaweed'], most: 1, anywhere: true },
    cheese: { kinds: ['freshcheese'], most: 1, anywhere: true },
  },
  fits: ({ rice, mains, fresh, greens, fruit, seaweed, cheese }, kit) => {
    const isSushiRice = rice.some(({ name }) => name === 'sushi rice');
    if (!isSushiRice && seaweed.length === 0) return null;
    // Fruit alone makes a pudding of it.
    if (fruit.length > 0 && mains.length === 0) return null;
    if (kit.wants(...NOT_SUSHI) || mains.length + fresh.length + greens.length === 0) return null;
    return cheese.length > 0 && !mains.some((food) => isOf(food, 'smokedfish')) ? 0 : 3;
  },
  cook(kit, { rice: [rice], mains, greens, fresh, fruit, seaweed, cheese }) {
    if (!rice) return null;
    kit.about(...mains, ...fruit, ...greens, ...fresh);
    measureBy(kit, mains, [
      [['fish', 'shellfish'], mains.length > 1 ? '300 g' : '400 g'],
      [['egg'], '4'],
    ]);
    for (const food of mains) if (isOf(food, 'fish')) kit.readied(food, 'cut into 3 cm pieces');
    for (const food of fresh) if (isOf(food, 'root', 'firm')) kit.measure(food, '1');
    measureAll(kit, cheese, '1/3 cup');
    for (const food of cheese) kit.readied(food, 'cut into small cubes');
    if (!seasonRice(kit, rice)) return null;
    const hot = mains.filter((food) => isOf(food, 'fish', 'shellfish', 'curd', 'egg'));
    if (!fryAll(kit, hot)) return null;
    boil(kit, greens);
    kit.heat(...fresh);
    const tinned = mains.filter((food) => isOf(food, 'tinnedfish'));
    const beside = sauced(kit, tinned);
    const sour = spooned(kit, kit.take(['citrus'], { most: 1, anywhere: true })[0]);
    const pickled = kit.take(['briny', 'kimchi'], { most: 2, anywhere: true });
    kit.step(
      `${kit.inBowls(rice)} and arrange ${kit.the(...mains, ...greens, ...fresh, ...fruit, ...cheese, ...pickled)} on it.`,
      sour && `Sprinkle with ${kit.juiceOf(sour)}.`,
    );
    kit.step(
      served(
        kit,
        `Serve at once${ending(kit, beside, (names) => ` with ${names}`)}`,
        ...seaweed,
        ...kit.take(['nut'], { most: 1 }),
        ...kit.herbs(),
        ...kit.take(['drizzle'], { most: 1 }),
      ),
      naming(
        kit,
        seaweed,
        (names) =>
          `Eat before ${names} ${seaweed.some((food) => kit.isMany(food)) ? 'go' : 'goes'} soft.`,
      ),
    );
    return kit.titleOf(kit.mains, 'sushi bowl');
  },
});

/** Bowls of seasoned rice. */
export const SUSHI_BOWL_PATTERNS: readonly DishPattern[] = [sushiBowl];
