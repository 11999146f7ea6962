import {
  bloomed,
  browned,
  isOf,
  minutes,
  POULTRY_INSIDE,
  safeAt,
  simmer,
} from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { DishRole } from '../dish-role.js';
import type { Food, Kind } from '../food.js';
import { measureAll, measureBy, naming } from '../kitchen-measures.js';
import { cookStarch, plated } from '../plated-mains.js';

const SAUSAGE = {
  kinds: ['sausage', 'cured'],
  most: 1,
  anywhere: true,
  fit: ({ name }) =>
    /andouille|kielbasa|chorizo|smoked|sausage/.test(name) && !/vegetarian|vegan|soy/.test(name),
} as const satisfies DishRole;

/** Poultry and shellfish beside the sausage: what makes it more than sausage and rice. */
const MAINS = {
  kinds: ['poultry', 'shellfish', 'cookedmeat', 'tinnedfish', 'mince', 'quick'],
  least: 1,
  most: 2,
  anywhere: true,
  fit: ({ name }) => !/^tuna|canned salmon|sardine|scallop|squid|vegetarian|vegetable/.test(name),
} as const satisfies DishRole;

const RICE = {
  kinds: ['rice'],
  least: 1,
  most: 1,
  fill: ['rice'],
  anywhere: true,
} as const satisfies DishRole;

const VEGETABLES = {
  kinds: ['firm', 'tomato', 'root', 'leaf', 'tender'],
  most: 4,
  cut: 'diced',
  shared: true,
  anywhere: true,
} as const satisfies DishRole;

/** What a kitchen of Louisiana has beside them; saffron, coconut and soy are for other pots. */
const OF_LOUISIANA = /^celery$|bell pepper$|^okra$|cajun|creole|^file powder$/;
const isElsewhere = (kit: DishKit): boolean =>
  kit.wants('pasta', 'noodle', 'coconut', 'soy', 'potato', 'risotto', 'cheese', 'yogurt') ||
  kit.wantsNamed(/^(?:saffron|curry powder|garam masala|feta)$/);

const isOkra = ({ name }: Food): boolean => name === 'okra';
const longestOnRice = 20;
const shellfishTakes = 5;

/** Less of each fills the pot where there are several. */
function measureMains(kit: DishKit, sausage: readonly Food[], mains: readonly Food[]): void {
  measureBy(kit, sausage, [
    [['cured'], '150 g'],
    [['sausage'], mains.length > 1 ? '200 g' : '300 g'],
  ]);
  measureBy(kit, mains, [
    [['poultry', 'mince', 'quick'], mains.length > 1 ? '300 g' : '450 g'],
    [['shellfish'], mains.length > 1 ? '250 g' : '350 g'],
    [['cookedmeat', 'tinnedfish'], '250 g'],
  ]);
  for (const food of sausage) kit.readied(food, 'cut into 1 cm slices');
}

/** What takes colour before anything is poured in. */
const COLOURED: readonly Kind[] = ['poultry', 'mince', 'quick'];

const BROWNED_SAUSAGE = 'cook for 6 minutes, turning, until browned';

/** Sausage gives its fat to the pot, and poultry takes colour in it; both come out. */
function brownedMeat(kit: DishKit, fat: Food, sausage: readonly Food[], poultry: readonly Food[]) {
  return [
    `Heat ${kit.the(fat)} in a wide heavy pot over medium-high heat.`,
    naming(kit, sausage, (names) => `Add ${names} and ${BROWNED_SAUSAGE}.`),
    ...poultry.map((food) => browned(kit, food, true)),
    sausage.length + poultry.length > 0 && 'Lift out.',
  ];
}

/** Onion, celery and bell pepper, which begin every pot of Louisiana. */
function trinity(kit: DishKit, peppers: readonly Food[]): string | false {
  const aromatics = kit.aromatics();
  return naming(
    kit,
    [...aromatics, ...peppers],
    (names) => `Add ${names} and cook over medium heat for 8 minutes, stirring often, until soft.`,
  );
}

const safeWord = (kit: DishKit, foods: readonly Food[]): string => {
  const raw = foods.filter((food) => safeAt(food) !== null);
  const food = raw.find((one) => safeAt(one)?.includes(POULTRY_INSIDE)) ?? raw[0];
  return food ? `, with ${kit.the(food)} ${safeAt(food) ?? ''}` : '';
};

/** Rice cooked in what sausage, poultry and shellfish have given: a cup and a half of it to three and a quarter of broth and tomatoes. */
const jambalaya = pattern({
  name: 'jambalaya',
  types: ['main course'],
  kind: 'rice or grain',
  styles: ['cajun'],
  servings: 4,
  vessel: 'pot',
  roles: {
    sausage: { ...SAUSAGE, least: 1 },
    mains: MAINS,
    rice: {
      ...RICE,
      fit: ({ form, minutes: { simmer: time } }) =>
        form !== 'cooked' && (time ?? 0) <= longestOnRice,
    },
    tomatoes: { kinds: ['tinned'], most: 1, anywhere: true },
    vegetables: VEGETABLES,
  },
  fits: ({ mains, vegetables }, kit) => {
    if (isElsewhere(kit)) return null;
    if (vegetables.some(isOkra)) return 1;
    if (kit.wantsNamed(OF_LOUISIANA)) return 3;
    return mains.some((food) => isOf(food, 'mince', 'quick')) ? 0 : 2;
  },
  cook(kit, { sausage, mains, rice: [rice], tomatoes, vegetables }) {
    const fat = kit.fat();
    const broth = kit.one(['broth'], 'chicken broth', 'vegetable broth');
    if (!rice || !fat || !broth) return null;
    kit.about(...mains, ...sausage);
    measureMains(kit, sausage, mains);
    kit.measure(fat, '1 tbsp');
    kit.measure(broth, tomatoes.length > 0 ? '2 cups' : '2 3/4 cups');
    measureAll(kit, tomatoes, '1 can (398 ml)');
    const poultry = mains.filter((food) => isOf(food, ...COLOURED));
    const late = mains.filter((food) => !poultry.includes(food));
    const isOpaque = late.some((food) => isOf(food, 'shellfish'));
    const soft = vegetables.filter((food) => !isOf(food, 'leaf', 'tender'));
    const tender = vegetables.filter((food) => !soft.includes(food));
    kit.step(...brownedMeat(kit, fat, sausage, poultry));
    kit.step(trinity(kit, soft), bloomed(kit));
    kit.step(
      `Stir in ${kit.hot(rice)} and cook for 2 minutes, until every grain shines.`,
      `Add ${kit.hot(...tomatoes, broth, ...sausage, ...poultry)}, bring to a boil, cover and cook over low heat for ${longestOnRice} minutes without stirring, until the liquid is gone and the rice is tender${safeWord(kit, [...poultry, ...sausage])}.`,
      naming(
        kit,
        [...tender, ...late],
        (names) =>
          `Lay ${names} on top, cover again and steam for ${minutes(shellfishTakes)}, until ${isOpaque ? 'opaque and ' : ''}${POULTRY_INSIDE}.`,
      ),
    );
    plated(kit, 'Let stand, covered, for 5 minutes, fork through and serve', [], {
      sour: kit.wants('citrus', 'acid'),
    });
    return kit.titleOf([...mains, ...sausage, ...tomatoes], 'jambalaya');
  },
});

/** Equal parts of fat and flour, stirred until they are deep reddish brown; without flour, okra thickens alone. */
function roux(kit: DishKit, fat: Food): string | false {
  const flour = kit.one(['flour'], 'flour');
  if (!flour) return false;
  kit.measure(flour, '1/3 cup');
  return `Stir ${kit.hot(flour)} into the hot ${kit.spoken(fat)} and cook over medium heat for 20 minutes, stirring all the time, until deep reddish brown. If black specks show, begin again.`;
}

/** A pot thickened with a brown roux and okra, ladled around rice. */
const gumbo = pattern({
  name: 'gumbo',
  types: ['main course', 'soup'],
  kind: 'stew',
  styles: ['cajun'],
  servings: 4,
  vessel: 'pot',
  roles: {
    sausage: SAUSAGE,
    mains: MAINS,
    vegetables: VEGETABLES,
    tomatoes: { kinds: ['tinned'], most: 1, anywhere: true },
    rice: RICE,
  },
  fits: ({ sausage, vegetables }, kit) => {
    const hasOkra = vegetables.some(isOkra);
    if (isElsewhere(kit) || (!hasOkra && !kit.wants('flour'))) return null;
    const isOfLouisiana = kit.wantsNamed(/^celery$|bell pepper$|cajun/);
    if (sausage.length > 0) return isOfLouisiana || hasOkra ? 3 : 1;
    return hasOkra && isOfLouisiana ? 2 : null;
  },
  cook(kit, { sausage, mains, vegetables, tomatoes, rice }) {
    const fat = kit.searingFat();
    const broth = kit.one(['broth'], 'chicken broth', 'vegetable broth');
    if (!fat || !broth) return null;
    kit.about(...mains, ...sausage);
    measureMains(kit, sausage, mains);
    kit.measure(fat, '1/3 cup');
    // Smoked sausage salts the pot as well as broth does.
    const water = sausage.length > 0 ? kit.water('2 cups') : null;
    const cups = 5 - tomatoes.length - (water ? 2 : 0);
    kit.measure(broth, `${cups} cups`);
    measureAll(kit, tomatoes, '1 can (398 ml)');
    const soft = vegetables.filter(
      (food) => !isOf(food, 'leaf', 'tender', 'tomato') && !isOkra(food),
    );
    const simmered = vegetables.filter((food) => !soft.includes(food));
    const poultry = mains.filter((food) => isOf(food, ...COLOURED));
    kit.step(...brownedMeat(kit, fat, sausage, poultry), roux(kit, fat));
    kit.step(trinity(kit, soft), bloomed(kit));
    kit.step(
      `Whisk in ${kit.hot(broth, water)} little by little${tomatoes.length > 0 ? `, add ${kit.hot(...tomatoes)}` : ''} and bring to a boil. Simmer for 20 minutes, skimming off the fat.`,
    );
    simmer(kit, [...mains, ...sausage, ...simmered], '');
    if (!cookStarch(kit, rice)) return null;
    plated(kit, 'Taste for salt and ladle into bowls', rice, {
      sour: kit.wants('citrus', 'acid'),
    });
    return kit.titleOf([...mains, ...sausage, ...vegetables.filter(isOkra)], 'gumbo');
  },
});

/** The pots of Louisiana. */
export const LOUISIANA_PATTERNS: readonly DishPattern[] = [jambalaya, gumbo];
