import { rational } from '@larder/culinary';
import { boiledEggs, browned, isOf, served } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { friedCrumbs } from '../plated-mains.js';
import {
  dressing,
  isFilling,
  measureCheese,
  measureProtein,
  oilToDress,
  rawOnion,
  spoonsOfOil,
  turnInDressing,
} from '../salad-dressing.js';
import { FRUITS, isSaladFruit } from '../savoury-fruit.js';
import { fryForSalad, slicedCheese } from './salads-and-bowls.js';

/** Leaves that are a salad by themselves; cucumber and radishes are also eaten raw, and are not. */
const LEAVES =
  /lettuce|romaine|arugula|watercress|salad green|frisee|radicchio|endive|mache|pea shoot|purslane|escarole|spinach|dandelion|cress$/;

const COLD: readonly Kind[] = [
  ...(['coldcut', 'tinnedfish', 'smokedfish', 'bean', 'cookedmeat'] as const),
];
const HOT: readonly Kind[] = ['cured', 'poultry', 'fish', 'shellfish', 'curd', 'quick'];

/** Yesterday's bread, two slices for four (a 40 g slice makes a cup of cubes). */
function croutons(kit: DishKit, bread: readonly Food[], oil: Food): void {
  const [loaf] = bread;
  if (!loaf) return;
  const amount =
    loaf.name === 'baguette' ? '1/4' : isOf(loaf, 'bun', 'flatbread') ? '2' : '3 slices';
  kit.readied(kit.measure(loaf, amount), 'cut into 2 cm cubes');
  kit.step(
    `Heat the oven to 200 °C (400 °F). Toss ${kit.hot(loaf)} with ${kit.part(oil, '1 tbsp')} of ${kit.the(oil)} on a baking sheet and bake for 8 minutes, stirring once, until crisp.`,
  );
}

/**
 * Leaves that were named, dressed at the last moment with three parts of oil to one of acid (Ruhlman, Ratio), and what is laid on them.
 * Nothing is bought to make it larger.
 */
const leafySalad = pattern({
  name: 'leafy salad',
  types: ['salad', 'side dish', 'appetizer', 'main course'],
  kind: 'salad',
  styles: ['french', 'italian', 'greek', 'canadian', 'mexican', 'moroccan', 'thai'],
  servings: 4,
  vessel: 'board',
  roles: {
    leaves: {
      kinds: ['salad', 'leaf'],
      raw: true,
      least: 1,
      most: 3,
      shared: true,
      anywhere: true,
      fit: ({ name }) => LEAVES.test(name),
    },
    fresh: {
      kinds: ['salad', 'tomato', 'firm', 'root', 'tender'],
      raw: true,
      most: 4,
      cut: 'coarsely grated',
      shared: true,
    },
    fruit: { kinds: FRUITS, most: 1, anywhere: true, fit: isSaladFruit },
    protein: { kinds: [...COLD, 'egg', ...HOT], most: 3 },
    // Bagels and the like are what a filling goes into.
    bread: {
      kinds: ['bread', 'bun', 'flatbread'],
      most: 1,
      fit: ({ name }) => !/bagel|muffin|croissant/.test(name),
    },
  },
  // Fish and meat for frying are a main by themselves; what is eaten cold belongs on leaves.
  fits: ({ leaves, fresh, fruit, protein, bread }, kit) => {
    // Lettuce with crisp flatbread and sumac is fattoush; with a filling, the bread holds it.
    if (bread.some((food) => isOf(food, 'flatbread'))) {
      return protein.length === 0 && kit.wantsNamed(/^(?:sumac|za'atar)$/) ? 3 : null;
    }
    if (isFilling(kit, leaves, [...fresh, ...fruit, ...protein])) return -1;
    const isRaw = protein.some((food) => isOf(food, ...HOT) && !isOf(food, 'coldcut'));
    // Spinach is as often cooked.
    const isSpinach = leaves.every(({ name }) => name === 'spinach');
    if (isSpinach && protein.some((food) => isOf(food, 'egg'))) return 0;
    if (isRaw || isSpinach) return bread.length > 0 ? 0 : 1;
    return bread.length > 0 && !kit.wants('hardcheese', 'briny') ? 0 : 2;
  },
  cook(kit, { leaves, fresh, fruit, protein, bread }) {
    const over = kit.take(
      ['softcheese', 'hardcheese', 'cheese', 'nut', 'briny', 'driedfruit', 'seaweed'],
      { most: 4 },
    );
    measureCheese(kit, over);
    slicedCheese(kit, over);
    // Leaves alone are what is served beside something.
    if ([...leaves, ...fresh, ...fruit, ...protein, ...over].length < 2) return null;
    // Without anything else beside the leaves, the fruit is half of the salad.
    if ([...fresh, ...protein].length > 0) kit.share(fruit, rational(1, 2));
    measureProtein(kit, protein);
    const eggs = protein.filter((food) => isOf(food, 'egg'));
    for (const food of eggs) kit.measure(food, '4');
    const cold = protein.filter((food) => isOf(food, ...COLD));
    const hot = protein.filter((food) => !cold.includes(food) && !eggs.includes(food));
    kit.about(...protein, ...fruit, ...leaves, ...fresh);
    kit.step(boiledEggs(kit, eggs, 8, 'quarter'));
    const dressedFoods = [...leaves, ...fresh, ...fruit];
    const fried = fryForSalad(kit, hot, dressedFoods);
    const oil = fried?.rest ?? kit.oil();
    if (!fried || !oil) return null;
    const shares = bread.length + (hot.length > 0 ? 1 : 0);
    kit.measure(oil, spoonsOfOil(oilToDress(kit, dressedFoods) + shares));
    croutons(kit, bread, oil);
    const dressed = dressing(kit, 'a large bowl', { ...fried, rest: oil, dressed: dressedFoods });
    if (!dressed) return null;
    kit.step(dressed);
    turnInDressing(kit, leaves, [...fresh, ...rawOnion(kit)], fruit);
    const top = [...cold, ...hot, ...eggs, ...bread];
    if (top.length > 0) kit.step(`Arrange ${kit.the(...top)} on top.`);
    if (kit.steps.length < 3) kit.taste();
    const crumbs = friedCrumbs(kit);
    kit.step(served(kit, 'Serve at once', ...crumbs, ...over, ...kit.herbs()));
    const named = [...kit.mains, ...over.filter((food) => !isOf(food, 'nut', 'briny'))];
    return kit.titleOf(named, 'salad');
  },
});

/** Those that are cooked already only have to be warm again. */
const warmPotatoes = (kit: DishKit, potatoes: readonly Food[]): string =>
  potatoes.every((food) => food.form === 'cooked')
    ? `Sprinkle ${kit.hot(...potatoes)} with a spoonful of water, cover and warm in a saucepan over low heat for 6 minutes.`
    : `Cook ${kit.hot(...potatoes)} in a large pot of boiling salted water for 12 minutes, until just tender, and drain.`;

/** Waxy potatoes, dressed while warm so that they take it up, with a quarter of a cup of dressing to 500 g (CIA, Garde Manger). */
const potatoSalad = pattern({
  name: 'potato salad',
  types: ['salad', 'side dish', 'main course'],
  kind: 'salad',
  styles: ['canadian', 'french', 'greek'],
  servings: 4,
  vessel: 'board',
  roles: {
    potatoes: { kinds: ['potato'], least: 1, most: 1, cut: 'cut into 2 cm pieces' },
    protein: { kinds: [...COLD, 'egg', 'cured'], most: 2 },
    fresh: {
      kinds: ['salad', 'tomato', 'tender', 'root'],
      raw: true,
      most: 3,
      cut: 'coarsely grated',
      shared: true,
    },
  },
  // Sour cream, mayonnaise or mustard beside potatoes, or fish that is eaten cold.
  fits: ({ protein, fresh }, kit) => {
    if (kit.wants('broth', 'cream', 'milk')) return null;
    if (protein.some((food) => isOf(food, 'smokedfish', 'tinnedfish'))) return 3;
    const isMore = protein.length + fresh.length > 0;
    if (kit.wants('mayo', 'mustard') || (isMore && kit.wants('sourcream', 'yogurt'))) return 2;
    return protein.length > 0 ? 0 : null;
  },
  cook(kit, { potatoes, protein, fresh }) {
    for (const food of potatoes) kit.measure(food, '750 g');
    const eggs = protein.filter((food) => isOf(food, 'egg'));
    for (const food of eggs) kit.measure(food, '4');
    const crisp = protein.filter((food) => isOf(food, 'cured') && !isOf(food, 'coldcut'));
    const cold = protein.filter((food) => !eggs.includes(food) && !crisp.includes(food));
    kit.about(...protein, ...potatoes, ...fresh);
    kit.step(warmPotatoes(kit, potatoes));
    kit.step(boiledEggs(kit, eggs, 8, 'quarter'));
    if (crisp.length > 0) {
      kit.step('Set a frying pan over medium heat.', ...crisp.map((food) => browned(kit, food)));
    }
    const dressed = dressing(kit, 'a large bowl', {
      creamy: '1/2 cup',
      dressed: [...potatoes, ...fresh],
    });
    if (!dressed) return null;
    kit.step(dressed);
    // Leaves would wilt on the hot potatoes.
    const leaves = fresh.filter((food) => isOf(food, 'salad') && LEAVES.test(food.name));
    const firm = fresh.filter((food) => !leaves.includes(food));
    const stirred = [...potatoes, ...firm, ...rawOnion(kit)];
    kit.step(
      `Turn ${kit.the(...stirred)} in it while the potatoes are warm and let stand for 10 minutes.`,
    );
    const top = [...cold, ...crisp, ...eggs, ...leaves];
    if (top.length > 0) kit.step(`Fold in ${kit.the(...top)}.`);
    kit.step(
      served(kit, 'Serve warm or cold', ...kit.take(['briny'], { most: 2 }), ...kit.herbs()),
    );
    return kit.titleOf(kit.mains, 'salad');
  },
});

export const LEAFY_SALAD_PATTERNS: readonly DishPattern[] = [leafySalad, potatoSalad];
