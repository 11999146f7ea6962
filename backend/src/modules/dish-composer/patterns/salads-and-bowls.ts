import { rational } from '@larder/culinary';
import {
  browned,
  cookedGrain,
  boiledEggs,
  boiledPasta,
  doneness,
  isOf,
  minutes,
  roastInStages,
  served,
  stagesOf,
} from '../cooking-steps.js';
import { isForPot, type DishKit } from '../dish-kit.js';
import { pattern, type DishPattern, type Fit, type Parts } from '../dish-pattern.js';
import type { DishRole } from '../dish-role.js';
import type { Food, Kind } from '../food.js';
import { cutForTheOven } from '../cut-for-the-oven.js';
import { capitalized, listed } from '../phrases.js';
import {
  dressing,
  isFilling,
  isFruity,
  isJuicy,
  isLeafy,
  measureCheese,
  measureProtein,
  oilForSoaking,
  oilToDress,
  rawOnion,
  saltForSalad,
  spoonsOfOil,
  turnInDressing,
} from '../salad-dressing.js';
import { FRUITS, isSaladFruit } from '../savoury-fruit.js';

/** The hot oven, and the seasoned oil in which vegetables are tossed for it. */
function oilForRoasting(
  kit: DishKit,
  oil: Food,
  seasoning: readonly (Food | null)[],
  /** Salt of which the dressing gets the other half. */
  salt: Food | null = null,
): void {
  const spoons = `${kit.part(oil, '2 tbsp')} of ${kit.the(oil)}`;
  const seasoned = [
    ...seasoning.flatMap((food) => (food ? [kit.the(food)] : [])),
    ...(salt ? [`half of ${kit.the(salt)}`] : []),
  ];
  kit.step(
    'Heat the oven to 220 °C (425 °F).',
    seasoned.length > 0
      ? `Stir ${spoons} with ${listed(seasoned)} in a large bowl.`
      : `Pour ${spoons} into a large bowl.`,
  );
}

/** What was named, or what is usual; oregano and the like do not go with fruit. */
const spicesBeside = (kit: DishKit, fruit: readonly Food[]): Food[] =>
  kit.spices({ dry: true }).filter((food) => fruit.length === 0 || kit.isNamed(food));

/** Leaves that half an hour in the oven burns; rosemary and thyme hold. */
const isTenderHerb = ({ name }: Food): boolean => /^(?:marjoram|oregano|savory|sage)$/.test(name);

/** What is boiled for a salad and eaten cold. */
const BOILED =
  /green bean|wax bean|asparagus|broccoli|^corn$|pea$|edamame|fava|frozen|^(?!sweet).*potato$/;

const FIRMER_COLD: Readonly<Record<string, number>> = { potato: -3 };

/** Salad vegetables that are boiled first, longest first. */
function boiledVegetables(kit: DishKit, foods: readonly Food[]): string[] {
  // Small florets and cubes are firm when they are eaten cold.
  const firmer = ({ name }: Food) => FIRMER_COLD[name] ?? 0;
  // Rinsed, potatoes take nothing of the dressing in.
  const cooled = foods.some(({ name }) => /potato$/.test(name))
    ? 'Drain and let steam dry for 5 minutes'
    : 'Drain and cool under cold water';
  return stagesOf(foods, 'simmer', firmer).map((stage, index, { length }) => {
    const end = index === length - 1 ? `, until just tender. ${cooled}` : '';
    return index === 0
      ? `Cook ${kit.hot(...stage.foods)} in a large pot of boiling salted water for ${minutes(stage.minutes)}${end}.`
      : `Add ${kit.hot(...stage.foods)} and cook for ${minutes(stage.minutes)} more${end}.`;
  });
}

/** Cranberries are too sour raw; null without the sugar or the water that they need, empty without cranberries. */
function burstCranberries(kit: DishKit): readonly Food[] | null {
  const tart = kit.take(['fruit'], { most: 1, fit: ({ name }) => name === 'cranberry' });
  if (tart.length === 0) return tart;
  const sweet = kit.one(['sugar', 'sweet'], 'maple syrup', 'sugar');
  const water = kit.water('2 tbsp');
  if (!sweet || !water) return null;
  kit.share(tart, rational(2, 3));
  kit.step(
    `Simmer ${kit.hot(...tart, kit.measure(sweet, '3 tbsp'), water)} in a small saucepan for 5 minutes, until they begin to burst, and let cool.`,
  );
  return tart;
}

const SLICED = /mozzarella|burrata|bocconcini/;

/** Fresh cheese is sliced onto a salad, not grated; burrata is torn, so that its cream runs over what lies below. */
export function slicedCheese(kit: DishKit, over: readonly Food[]): Food[] {
  const sliced = over.filter(({ name }) => SLICED.test(name));
  for (const food of sliced) {
    kit.readied(kit.measure(food, '200 g'), food.name === 'burrata' ? 'torn' : 'sliced');
  }
  return sliced;
}

/** Tomatoes, mozzarella and basil, which nobody cooks. */
const isCaprese = (kit: DishKit, leaves: readonly Food[]): boolean =>
  leaves.some((food) => kit.isNamed(food) && isOf(food, 'tomato')) &&
  kit.wantsNamed(SLICED) &&
  kit.wantsNamed(/^basil$/);

/** Cold, halloumi squeaks like rubber. */
const liftedOut = ({ name }: Food): string =>
  name === 'halloumi' ? 'Lift out and keep warm.' : 'Lift out and let cool for 5 minutes.';

/** Cucumber and tomatoes with feta or olives, wherever else they could be baked. */
const isGreek = (kit: DishKit, leaves: readonly Food[]): boolean =>
  leaves.some(({ name }) => name === 'cucumber') &&
  leaves.some((food) => kit.isNamed(food) && isOf(food, 'tomato')) &&
  kit.wants('softcheese', 'briny');

/** What lies on a salad warm: each is lifted out when it is done, or it would dry in the pan while the next one cooks. */
function friedForTop(kit: DishKit, foods: readonly Food[]): string[] {
  const last = foods.length - 1;
  return foods.flatMap((food, index) => [
    browned(kit, food),
    index < last ? `Lift out ${kit.the(food)}.` : liftedOut(food),
  ]);
}

/**
 * Meat and fish for the top, in a part of the oil and the salt; null without oil. Answers what the dressing has of them. However salty the
 * olives and the cheese beside it, the meat itself is seasoned.
 */
export function fryForSalad(
  kit: DishKit,
  hot: readonly Food[],
  dressed: readonly Food[],
  /** Tablespoons of oil for the dressing. */
  forDressing = oilToDress(kit, dressed),
): { readonly rest?: Food; readonly salt?: Food | null } | null {
  if (hot.length === 0) return {};
  const oil = kit.oil();
  if (!oil) return null;
  const plain = hot.filter((food) => !isOf(food, 'cured', 'curd'));
  const wanted = saltForSalad(kit, [...dressed, ...plain]);
  const salt = plain.length > 0 ? kit.salt(wanted, 2) : undefined;
  // What was named for the meat is not for the leaves.
  const spices =
    plain.length > 0
      ? kit.take(['spice'], { most: 2, anywhere: true, fit: (food) => !isForPot(food) })
      : [];
  kit.measure(oil, spoonsOfOil(forDressing + 1));
  kit.step(
    salt &&
      `Season ${kit.hot(...plain)} with half of ${kit.the(salt)}${kit.ifAny('and', ...spices)}.`,
    !salt && spices.length > 0 && `Season ${kit.hot(...plain)} with ${kit.hot(...spices)}.`,
    `Heat ${kit.part(oil, '1 tbsp')} of ${kit.the(oil)} in a frying pan over medium-high heat.`,
    ...friedForTop(kit, hot),
  );
  return salt === undefined ? { rest: oil } : { rest: oil, salt };
}

/** One food alone is no salad, and fruit makes another kind of it, unless mustard, mayonnaise or celery says what is meant. */
function isSalad(kit: DishKit, savoury: readonly Food[], fruit: readonly Food[]): boolean {
  const isSavoury =
    savoury.some((food) => kit.isNamed(food)) ||
    kit.wants('mustard', 'mayo') ||
    kit.wantsNamed(/^celery$/);
  const isCrunchy = kit.wantsNamed(/^celery$/);
  const count = savoury.length + fruit.length + Number(isCrunchy);
  return (fruit.length === 0 || isSavoury) && count > 1;
}

/** Beside nothing but fruit and tomatoes, half an avocado each is the salad. */
function measureAvocado(kit: DishKit, leaves: readonly Food[]): void {
  for (const food of leaves.filter(({ name }) => name === 'avocado')) kit.measure(food, '2');
}

/** Between beans, corn and grains, strips and rounds are in the way of the spoon; among grated roots, wedges of apple are. */
function cutAlike(kit: DishKit, raw: readonly Food[], small: readonly Food[]): void {
  const isSpooned = small.some(
    (food) => isOf(food, 'bean', 'grain', 'pasta', 'rice') || food.name === 'corn',
  );
  const isGrated = raw.some((food) => isOf(food, 'root') && food.raw);
  for (const food of raw) {
    if (isSpooned && IN_STRIPS.test(food.cut)) {
      kit.readied(food, food.cut.replace(IN_STRIPS, 'diced'));
    } else if (isGrated && isOf(food, 'crisp')) {
      kit.readied(food, 'cored and cut into thin matchsticks');
    }
  }
}

const IN_STRIPS = /(?:cut into strips|(?<!thinly )sliced)$/;

/** Two foods are a salad by themselves: leaves are bought for a single one, and for meat and fish. */
function wantedLeaves(
  kit: DishKit,
  { leaves, boiled, fruit, protein }: Parts<'leaves' | 'boiled' | 'fruit' | 'protein'>,
): readonly Food[] {
  const named = leaves.filter((food) => kit.isNamed(food));
  const beside = [...boiled, ...fruit];
  const isAlone = beside.length + protein.length < 2 && !kit.wantsNamed(/^celery$/);
  return named.length === 0 && (isAlone || beside.length === 0) ? leaves : named;
}

/** Green beans with beans from a can, and beans with mango and raw vegetables, are salads that everybody knows. */
const isBeanSalad = ({
  leaves,
  boiled,
  fruit,
  protein,
}: Parts<'leaves' | 'boiled' | 'fruit' | 'protein'>): boolean =>
  protein.length > 0 &&
  protein.every((food) => isOf(food, 'bean')) &&
  (boiled.some(({ name }) => /green bean|wax bean/.test(name)) ||
    (leaves.some((food) => isOf(food, 'firm', 'tomato')) &&
      fruit.some((food) => isOf(food, 'soft'))));

/** What lies on a salad. */
const SCATTERED: readonly Kind[] = [
  ...(['softcheese', 'freshcheese', 'hardcheese', 'nut', 'briny', 'driedfruit'] as const),
];
/** Ricotta and the like can be dotted over it; what is spread on bread cannot. */
const isScattered = ({ name }: Food): boolean =>
  !/cream cheese|mascarpone|quark|boursin|pimento cheese/.test(name);

const greenSalad = pattern({
  name: 'salad',
  types: ['salad', 'side dish', 'appetizer'],
  kind: 'salad',
  styles: ['french', 'italian', 'greek', 'canadian', 'mexican', 'moroccan', 'thai'],
  servings: 4,
  vessel: 'board',
  roles: {
    leaves: {
      kinds: ['salad', 'leaf', 'tomato', 'firm', 'root', 'tender'],
      raw: true,
      least: 1,
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
    fruit: { kinds: FRUITS, most: 2, anywhere: true, fit: isSaladFruit },
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
        'coldcut',
        'curd',
        'quick',
        'cookedmeat',
      ],
      most: 3,
    },
  },
  // Meat and fish are a main by themselves, unless leaves for them were named.
  fits: ({ leaves, boiled, fruit, protein }, kit) => {
    if (isForSpoon(kit, leaves, [...boiled, ...fruit, ...protein])) return -1;
    if (
      isCaprese(kit, leaves) ||
      isGreek(kit, leaves) ||
      isBeanSalad({ leaves, boiled, fruit, protein })
    )
      return 3;
    // Raw peppers and an onion are what goes into a salad, not one.
    const isBare = protein.length === 0 && !kit.wants('softcheese', 'hardcheese', 'nut', 'briny');
    if (isBare && leaves.length > 0 && leaves.every(({ name }) => /pepper$/.test(name))) return -1;
    const isRaw = protein.some((food) => isOf(food, 'poultry', 'fish', 'shellfish', 'quick'));
    const isSalad = leaves.some(
      (food) => kit.isNamed(food) && isOf(food, 'salad') && food.name !== 'spinach',
    );
    // Eggs with spinach are an omelette before they are a salad.
    const isCooked = isRaw || protein.some((food) => isOf(food, 'egg'));
    return isCooked && !isSalad ? 0 : 1;
  },
  cook(kit, { leaves: filled, boiled, fruit, protein }) {
    const leaves = wantedLeaves(kit, { leaves: filled, boiled, fruit, protein });
    const over = kit.take([...SCATTERED, 'cheese', 'seaweed'], { most: 4, fit: isScattered });
    measureCheese(kit, over);
    const sharp = over.filter((food) => !isOf(food, 'driedfruit'));
    if (!isSalad(kit, [...leaves, ...boiled, ...protein, ...sharp], fruit)) return null;
    const sliced = slicedCheese(kit, over);
    // Fruit is an accent among leaves; without them it is the salad.
    if (leaves.some(isLeafy)) kit.share(fruit, rational(1, 2));
    measureProtein(kit, protein);
    const eggs = protein.filter((food) => isOf(food, 'egg'));
    for (const food of eggs) kit.measure(food, '4');
    const hot = protein
      .filter((food) => isOf(food, 'poultry', 'fish', 'shellfish', 'cured', 'curd', 'quick'))
      .filter((food) => !isOf(food, 'coldcut'))
      .sort((left, right) => (right.minutes.fry ?? 9) - (left.minutes.fry ?? 9));
    const cold = protein.filter((food) =>
      isOf(food, 'bean', 'tinnedfish', 'cookedmeat', 'coldcut'),
    );
    cutAlike(kit, [...leaves, ...fruit], [...boiled, ...cold]);
    // Flakes of smoked fish would fall apart in the bowl.
    const smoked = protein.filter((food) => isOf(food, 'smokedfish'));
    kit.about(...hot, ...cold, ...smoked, ...eggs, ...fruit, ...boiled, ...leaves, ...sliced);
    kit.step(...boiledVegetables(kit, boiled));
    kit.step(boiledEggs(kit, eggs, 8, 'quarter'));
    const juicy = isJuicy(leaves, [...boiled, ...protein], fruit);
    if (juicy) measureAvocado(kit, leaves);
    const inBowl = [...leaves, ...boiled, ...cold, ...fruit];
    const fried = fryForSalad(kit, hot, inBowl);
    if (!fried) return null;
    const tart = burstCranberries(kit);
    if (!tart) return null;
    const fruity = isFruity(fruit, [...leaves, ...boiled, ...protein, ...over]);
    const dressed = dressing(kit, 'a large bowl', {
      ...fried,
      isJuicy: juicy,
      isFruity: fruity,
      dressed: inBowl,
    });
    if (!dressed) return null;
    kit.step(dressed);
    turnInDressing(kit, leaves, [...boiled, ...rawOnion(kit), ...cold], fruit);
    const top = [...hot, ...smoked, ...eggs];
    if (top.length > 0) kit.step(`Arrange ${kit.the(...top)} on top.`);
    if (kit.steps.length < 3) kit.taste();
    // No leaf is bought for apples and grapes.
    const herbs = fruity ? kit.take(['herb'], { most: 2 }) : kit.herbs();
    const woody = kit.take(['woody'], { most: 1, fit: isTenderHerb });
    kit.step(served(kit, 'Serve at once', ...tart, ...over, ...woody, ...herbs));
    return kit.titleOf(kit.mains, 'salad');
  },
});

/** Coconut milk dresses no salad, and spinach with nothing but fresh cheese is a filling or a dip. */
const isForSpoon = (kit: DishKit, leaves: readonly Food[], others: readonly Food[]): boolean =>
  kit.wantsNamed(/^coconut (?:milk|cream)$/) || isFilling(kit, leaves, others);

/** Roasted they taste of nuts, and boiled of water. */
const BETTER_ROASTED = /cauliflower|romanesco/;
/** What is neither eaten raw nor boiled for a salad. */
const isForOven = ({ name, raw }: Food): boolean =>
  BETTER_ROASTED.test(name) || (!raw && !BOILED.test(name));

/** What wilts in a dressing like leaves, and would be wedges in the oven. */
const SHREDDED_RAW = /cabbage$|coleslaw/;

const roastSalad = pattern({
  name: 'roast salad',
  types: ['salad', 'side dish'],
  kind: 'salad',
  styles: ['french', 'italian', 'greek', 'canadian', 'moroccan'],
  servings: 4,
  vessel: 'sheet',
  roles: {
    roasted: {
      kinds: ['root', 'firm'],
      least: 1,
      most: 3,
      cut: 'cut into 2 cm pieces',
      shared: true,
      fit: ({ name }) => !SHREDDED_RAW.test(name),
    },
    protein: { kinds: ['bean', 'curd', 'smokedfish', 'tinnedfish'], most: 1 },
    leaves: {
      kinds: ['salad', 'leaf', 'tomato', 'firm'],
      raw: true,
      fit: (food) => !isOf(food, 'firm') || SHREDDED_RAW.test(food.name),
      least: 1,
      most: 3,
      shared: true,
      fill: ['arugula', 'salad green', 'spinach'],
    },
    fruit: { kinds: FRUITS, most: 2, anywhere: true, fit: isSaladFruit },
  },
  // Nobody heats an oven for a few peppers and beans that are good as they are.
  fits: ({ roasted, protein, leaves, fruit }, kit) => {
    const isRaw = protein.every((food) => isOf(food, 'bean'));
    if (isRaw && roasted.every(({ name }) => /bell pepper$/.test(name))) return -1;
    // Beans for a salad are boiled, also beside peppers.
    if (roasted.every(({ name }) => /green bean|wax bean|bell pepper$/.test(name))) return null;
    // Carrots and peppers are grated or sliced raw, and florets boiled, unless a beet or a squash has the oven on. Mayonnaise is for cold things.
    if (!roasted.some(isForOven) || kit.offers('mayo')) return null;
    if (protein.some((food) => isOf(food, 'tinnedfish'))) return 0;
    // Vegetables alone are eaten warm: leaves, cheese or fruit say that it is a salad.
    const isCold = [...leaves, ...fruit, ...protein].some((food) => kit.isNamed(food));
    return isCold || kit.wants('softcheese', 'hardcheese', 'nut', 'briny', 'acid') ? 1 : -1;
  },
  cook(kit, { roasted, protein, leaves, fruit }) {
    kit.share(fruit, rational(1, 2));
    kit.about(...roasted, ...protein, ...fruit, ...leaves);
    const oil = kit.oil();
    if (!oil) return null;
    const dressedFoods = [...roasted, ...protein, ...fruit, ...leaves];
    const spoons = oilToDress(kit, dressedFoods);
    kit.measure(oil, ['2 tbsp', '3 tbsp'][spoons] ?? spoonsOfOil(Math.max(4, spoons)));
    cutForTheOven(kit, roasted);
    const seasoning = spicesBeside(kit, fruit).filter((food) => !isOf(food, 'sweetspice'));
    const fresh = seasoning.filter(isTenderHerb);
    const spices = seasoning.filter((food) => !fresh.includes(food));
    const salt = kit.salt(saltForSalad(kit, [...roasted, ...protein, ...fruit]), 1);
    oilForRoasting(kit, oil, [...spices, kit.pepper()], salt);
    // Half an hour in the oven dries canned beans, which are soft already.
    const cold = protein.filter((food) => isOf(food, 'smokedfish', 'tinnedfish', 'bean'));
    roastInStages(kit, [...roasted, ...protein.filter((food) => !cold.includes(food))]);
    const dressed = dressing(kit, 'the bowl', { rest: oil, salt, dressed: dressedFoods });
    if (!dressed) return null;
    kit.step(`Let cool for 10 minutes. ${dressed}`);
    const kale = leaves.filter(({ name }) => name === 'kale');
    turnInDressing(kit, kale, [], []);
    const tender = [...leaves.filter((food) => !kale.includes(food)), ...fruit, ...rawOnion(kit)];
    const tossed = tender.length > 0 ? `${kit.the(...tender)} and ` : '';
    kit.step(
      `Turn ${tossed}${kit.the(...roasted, ...protein)} in it.`,
      served(
        kit,
        'Serve at once',
        ...kit.take(SCATTERED, { most: 3, fit: isScattered }),
        ...fresh,
        ...kit.herbs(),
      ),
    );
    return kit.titleOf(kit.mains, 'salad');
  },
});

/** The grain boils while the rest roasts, if anything does. */
function boilAndRoast(
  kit: DishKit,
  boiled: string,
  fat: Food,
  { roast, fruit }: Parts<'roast' | 'fruit'>,
): void {
  if (roast.length === 0) {
    kit.step(boiled);
    return;
  }
  kit.meanwhile(boiled);
  cutForTheOven(kit, roast);
  oilForRoasting(kit, fat, [...spicesBeside(kit, fruit), kit.salt(), kit.pepper()]);
  roastInStages(kit, roast, roast);
}

/** Fries it all at once in a little of the oil; `isShared` if a part of the oil went onto the baking sheet. */
function fryForBowl(kit: DishKit, fat: Food, foods: readonly Food[], isShared: boolean): void {
  if (foods.length === 0) return;
  if (isShared) kit.measure(fat, '1/3 cup');
  const time = Math.max(...foods.map((food) => food.minutes.fry ?? 4));
  kit.step(
    `Heat ${kit.part(fat, '1 tbsp')} of ${kit.the(fat)} in a frying pan over medium heat, add ${kit.hot(...foods)} and cook for ${minutes(time)}, ${doneness(kit, foods)}.`,
  );
}

const BEANS_IN_BOWL: DishRole = {
  kinds: ['bean'],
  least: 1,
  most: 1,
  fill: ['chickpea', 'black bean'],
};
const IN_A_BOWL: readonly Kind[] = [
  ...(['softcheese', 'freshcheese', 'hardcheese', 'nut', 'briny', 'driedfruit'] as const),
  ...(['salsa', 'seaweed'] as const),
];

const HEARTS: readonly Kind[] = ['softcheese', 'freshcheese', 'nut'];

/** Cheese and nuts are what a bowl with them is eaten for: nothing is bought beside them. Null where nothing may be. */
function heartOfBowl(kit: DishKit, named: readonly Food[]): readonly Food[] | null {
  if (named.length > 0 || kit.wants(...HEARTS)) return named;
  const beans = kit.fillUp([], BEANS_IN_BOWL);
  return beans.length > 0 ? beans : null;
}

const grainBowl = pattern({
  name: 'grain bowl',
  types: ['main course', 'salad'],
  kind: 'bowl',
  styles: ['greek', 'moroccan', 'mexican', 'canadian', 'japanese', 'thai'],
  servings: 4,
  vessel: 'board',
  roles: {
    grain: { kinds: ['grain', 'rice'], least: 1, most: 1, fill: ['quinoa', 'brown rice', 'rice'] },
    roasted: { kinds: ['root', 'firm'], most: 3, cut: 'cut into 2 cm pieces', shared: true },
    protein: {
      kinds: ['bean', 'curd', 'poultry', 'fish', 'shellfish', 'smokedfish', 'tinnedfish'],
      most: 1,
    },
    // An egg lies on top, whatever else does.
    eggs: { kinds: ['egg'], most: 1 },
    fresh: {
      kinds: ['salad', 'leaf', 'tomato', 'tender'],
      most: 3,
      least: 1,
      fill: ['salad green', 'spinach'],
      shared: true,
    },
    fruit: { kinds: FRUITS, most: 1, anywhere: true, fit: isSaladFruit },
  },
  // Rice with vegetables and parmesan alone is cooked in one pot.
  fits: ({ protein, eggs }, kit) => {
    // Eggs and soy sauce with rice go into the wok.
    if (protein.length === 0 && eggs.length > 0 && kit.wants('soy')) return 0;
    const isPlain = protein.length + eggs.length === 0 && !kit.wants(...HEARTS);
    return kit.wants('hardcheese') && isPlain ? -1 : 1;
  },
  cook(kit, { grain, roasted, protein: named, eggs, fresh, fruit }) {
    const [base] = grain;
    const protein = heartOfBowl(kit, [...named, ...eggs]);
    if (!base || !protein) return null;
    if (fruit.length > 0 && ![base, ...protein].some((food) => kit.isNamed(food))) return null;
    for (const food of eggs) kit.measure(food, '4');
    kit.share(fruit, rational(1, 2));
    kit.about(...protein, ...fruit, ...roasted, ...fresh, base);
    const boiled = cookedGrain(kit, base);
    const fat = kit.oil();
    if (!boiled || !fat) return null;
    kit.measure(fat, '1/2 cup');
    // Spinach and the like are wilted: raw on hot rice they are neither cooked nor crisp.
    const brief = fresh.filter((food) => food.needsHeat || food.kinds[0] === 'leaf');
    const raw = fresh.filter((food) => !brief.includes(food));
    const roast = [...roasted, ...protein.filter((food) => isOf(food, 'poultry', 'curd', 'fish'))];
    boilAndRoast(kit, boiled, fat, { roast, fruit });
    kit.step(boiledEggs(kit, eggs, 7, 'halve'));
    const pan = [...protein.filter((food) => isOf(food, 'shellfish', 'bean')), ...brief];
    fryForBowl(kit, fat, pan, roast.length > 0);
    if (!kit.used.has(fat.id)) kit.measure(fat, '1/4 cup');
    const dressed = dressing(kit, 'a small bowl', {
      rest: fat,
      isSoaking: true,
      dressed: [...roasted, ...fresh, ...fruit],
    });
    if (!dressed) return null;
    kit.step(dressed);
    const top = new Set([...roast, ...protein, ...brief, ...raw, ...fruit]);
    const onion = rawOnion(kit);
    kit.step(`${kit.inBowls(base)} and arrange ${kit.the(...top, ...onion)} on top.`);
    kit.step(
      served(
        kit,
        'Spoon the dressing over and serve',
        ...kit.herbs(),
        ...kit.take(IN_A_BOWL, { most: 3 }),
        ...kit.take(['kimchi'], { most: 1, anywhere: true }),
      ),
    );
    return kit.titleOf([...protein, ...fruit, ...roasted, ...fresh], `${base.name} bowl`);
  },
});

/** Pasta that is unpleasant cold. */
const EATEN_HOT = /gnocchi|fresh pasta|spaghetti|fettuccine|egg noodle|tagliatelle|pappardelle/;

/** What is only eaten raw or cold: beside pasta or a grain, it says that a salad is meant. */
const EATEN_COLD = /cucumber|lettuce|radish|celery|avocado|arugula|romaine|watercress/;

/** A salad is what is made of pasta with mayonnaise or cucumber, and of bulgur with many herbs; with cream or canned tomatoes it is not. */
function fitOfColdSalad(
  kit: DishKit,
  { grain, vegetables, protein, cubes }: Parts<'grain' | 'vegetables' | 'protein' | 'cubes'>,
): Fit {
  if (kit.wants('cream', 'tinned', 'broth')) return 0;
  const named = vegetables.filter((food) => kit.isNamed(food));
  const isCold =
    named.some(({ name }) => EATEN_COLD.test(name)) ||
    kit.wants('mayo') ||
    kit.wantsNamed(/^celery$/);
  if (!grain.some((food) => isOf(food, 'pasta'))) return fitOfGrain(kit, isCold);
  if (named.length === 0 && !kit.wants('mayo')) return null;
  if (isCold) return 3;
  return [...protein, ...cubes].length > 0 ? 1 : 0;
}

/** Parsley and mint with a grain are tabbouleh. */
function fitOfGrain(kit: DishKit, isCold: boolean): Fit {
  if (kit.wantsNamed(/^parsley$/) && kit.wantsNamed(/^mint$/)) return 3;
  return isCold || kit.wants('herb', 'softcheese') ? 2 : 1;
}

const BOUGHT_FOR_GRAIN: DishRole = {
  kinds: ['salad'],
  least: 1,
  cut: 'diced',
  fill: ['cucumber', 'tomato', 'bell pepper'],
};

/** Everything but the leaves stands in the dressing for a while; they would wilt in it, and are turned in at the end. */
function tossAndServe(
  kit: DishKit,
  base: Food,
  vegetables: readonly Food[],
  others: readonly Food[],
): void {
  const leaves = vegetables.filter((food) => isLeafy(food) && food.name !== 'kale');
  const tossed = [...vegetables.filter((food) => !leaves.includes(food)), ...others];
  kit.step(`Add ${kit.the(base)}${kit.ifAny('and', ...tossed)} and toss until coated.`);
  const last = leaves.length > 0 ? `, turn in ${kit.the(...leaves)}` : '';
  kit.step(
    served(
      kit,
      `Let stand for 10 minutes, so that the flavours come together${last}, and serve`,
      ...kit.herbs(),
      ...kit.take(SCATTERED, { most: 3, fit: isScattered }),
    ),
  );
}

/** Parsley beside these is a vegetable of the salad, not its garnish. */
const FOR_TABBOULEH = /^(?:bulgur|couscous|quinoa|freekeh)$/;
const isOfTabbouleh = ({ name }: Food): boolean => name === 'parsley' || name === 'mint';

function greenOf(kit: DishKit, base: Food): Food[] {
  const isFor = FOR_TABBOULEH.test(base.name);
  const green = isFor ? kit.take(['herb'], { most: 2, fit: isOfTabbouleh }) : [];
  for (const food of green) if (food.name === 'parsley') kit.measure(food, '1 cup');
  return green;
}

const grainSalad = pattern({
  name: 'grain salad',
  types: ['salad', 'side dish'],
  kind: 'salad',
  styles: ['greek', 'moroccan', 'italian', 'canadian'],
  servings: 4,
  vessel: 'board',
  roles: {
    grain: { kinds: ['grain', 'pasta'], least: 1, most: 1 },
    fruit: { kinds: FRUITS, most: 2, anywhere: true, fit: isSaladFruit },
    vegetables: {
      kinds: ['salad', 'tomato', 'leaf', 'firm', 'root', 'tender'],
      raw: true,
      most: 4,
      cut: 'coarsely grated',
      shared: true,
    },
    protein: {
      kinds: [
        ...(['bean', 'tinnedfish', 'smokedfish', 'coldcut', 'cookedmeat', 'egg'] as const),
        ...(['poultry', 'shellfish'] as const),
      ],
      most: 2,
    },
    cubes: { kinds: ['cheese'], most: 1 },
    boiled: {
      kinds: ['tender', 'firm'],
      most: 1,
      shared: true,
      fit: ({ name }) => BOILED.test(name),
    },
  },
  fits: ({ grain, vegetables, protein, cubes, fruit }, kit) => {
    // Mint and grapes with bulgur are a salad, whatever broth stands beside them.
    if (fruit.length > 0 && grain.some((food) => isOf(food, 'grain')) && kit.wants('herb', 'nut')) {
      return 3;
    }
    return fitOfColdSalad(kit, { grain, vegetables, protein, cubes });
  },
  cook(kit, { grain, vegetables: named, fruit, protein, cubes, boiled: cooked }) {
    const [base] = grain;
    if (!base || EATEN_HOT.test(base.name)) return null;
    // Fruit, and celery that crunches, are enough.
    const vegetables =
      named.length + fruit.length + cooked.length > 0 ? named : kit.fillUp(named, BOUGHT_FOR_GRAIN);
    if (vegetables.length + fruit.length + cooked.length === 0) return null;
    if (isOf(base, 'pasta')) kit.measure(base, '250 g');
    const eggs = protein.filter((food) => isOf(food, 'egg'));
    for (const food of eggs) kit.measure(food, '4');
    for (const food of cubes) kit.readied(kit.measure(food, '150 g'), 'cut into small cubes');
    kit.share(fruit, rational(1, 2));
    cutAlike(kit, vegetables, [base, ...protein]);
    kit.about(base, ...fruit, ...vegetables, ...protein, ...cooked);
    kit.step(boiledEggs(kit, eggs, 8, 'quarter'), ...boiledVegetables(kit, cooked));
    const boiled = isOf(base, 'pasta')
      ? `${capitalized(boiledPasta(kit, base))}, and drain.`
      : cookedGrain(kit, base);
    if (!boiled) return null;
    kit.step(boiled, 'Spread out on a tray and let cool for 10 minutes.');
    const hot = protein.filter((food) => isOf(food, 'poultry', 'shellfish'));
    kit.share(hot, rational(2, 3));
    const fried = fryForSalad(kit, hot, [base, ...vegetables, ...fruit], oilForSoaking);
    if (!fried) return null;
    const dressed = dressing(kit, 'a large bowl', {
      ...fried,
      isSoaking: true,
      dressed: [base, ...vegetables, ...fruit, ...cooked],
    });
    if (!dressed) return null;
    kit.step(dressed);
    const others = [
      ...fruit,
      ...rawOnion(kit),
      ...protein,
      ...cubes,
      ...cooked,
      ...greenOf(kit, base),
    ];
    tossAndServe(kit, base, vegetables, others);
    const cold = protein.filter((food) => !hot.includes(food));
    return kit.titleOf([...hot, ...fruit, ...vegetables, ...cold, ...cooked], `${base.name} salad`);
  },
});

export const SALAD_AND_BOWL_PATTERNS: readonly DishPattern[] = [
  greenSalad,
  roastSalad,
  grainBowl,
  grainSalad,
];
