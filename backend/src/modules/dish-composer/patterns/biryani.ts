import { isOf, minutes, POULTRY_INSIDE, safeInside, served, stagesOf } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern, type Fit } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import {
  ending,
  isStrongSpice,
  measureAll,
  measureBy,
  naming,
  present,
  spoonAll,
} from '../kitchen-measures.js';

const OF_BIRYANI = /^(?:saffron|cardamom|garam masala|clove|cinnamon stick|star anise|mint)$/;

/** What asks for a curry, a pudding or another pot of rice. */
const NOT_BIRYANI: readonly Kind[] = [
  ...([
    'coconut',
    'currypaste',
    'curryroux',
    'soy',
    'flatbread',
    'bread',
    'broth',
    'sugar',
  ] as const),
  ...(['milk', 'lentil', 'wine', 'seaweed'] as const),
];

const longest = 90;
/** What simmers for twenty minutes more under the rice need not be done before. */
const boneless = 10;
const onTheBone = 25;
const steamed = 20;

/** How long meat simmers before the rice covers it. */
function minutesBefore(meat: Food): number {
  if (isOf(meat, 'stewing')) return Math.min(longest, meat.minutes.simmer ?? longest);
  return isOf(meat, 'bonein') ? onTheBone : boneless;
}

function fitOf(kit: DishKit, isBasmati: boolean, hasMeat: boolean): Fit {
  if (kit.wants(...NOT_BIRYANI)) return null;
  const hasYogurt = kit.wants('yogurt');
  const isSpiced = kit.wantsNamed(OF_BIRYANI);
  if (hasYogurt && isSpiced) return 3;
  if (kit.wantsNamed(/^(?:saffron|cardamom)$/) && isBasmati) return hasMeat ? 3 : 2;
  return isBasmati && (hasYogurt || isSpiced) && !kit.wants('tinned') ? 2 : null;
}

/** Cardamom, cloves and the like, in pinches, and what else was named, or the usual ones. */
function spicesOf(kit: DishKit): Food[] {
  const sweet = kit.take(['sweetspice'], { most: 3 });
  spoonAll(kit, sweet, 1);
  spoonAll(kit, sweet.filter(isStrongSpice), 1 / 2);
  return [...sweet, ...kit.spices()];
}

/** Yogurt by the spoonful, so that it does not curdle, and as much water as keeps the meat wet. */
function simmeredInYogurt(
  kit: DishKit,
  meat: Food | undefined,
  vegetables: readonly Food[],
): boolean {
  const yogurt = kit.take(['yogurt'], { most: 1, anywhere: true });
  measureAll(kit, yogurt, '1 cup');
  const tomatoes = kit.take(['tomato', 'tinned'], { most: 1, anywhere: true });
  measureBy(kit, tomatoes, [
    [['tinned'], '1 can (398 ml)'],
    [['tomato'], '2'],
  ]);
  const water = kit.water(yogurt.length > 0 ? '1/2 cup' : '1 cup');
  if (!water) return false;
  const opening = [
    naming(kit, tomatoes, (names) => `Add ${names} and cook for 5 minutes, until soft.`),
    naming(kit, yogurt, (names) => `Lower the heat and stir in ${names}, a spoonful at a time.`),
  ];
  if (!meat) {
    const time = Math.max(...stagesOf(vegetables, 'simmer').map((stage) => stage.minutes), 5);
    kit.step(
      ...opening,
      `Add ${kit.the(water)}, cover and simmer for ${minutes(Math.max(5, time - boneless / 2))}, until the vegetables are nearly tender and the sauce is thick.`,
    );
    return true;
  }
  const before = minutesBefore(meat);
  const late = 15;
  const first = vegetables.length > 0 && before > late ? before - late : before;
  const done = isOf(meat, 'stewing') ? `, until ${kit.the(meat)} ${kit.is(meat)} tender` : '';
  kit.step(
    ...opening,
    `Add ${kit.the(water)}, bring to a simmer, cover and cook gently for ${minutes(first)}${first === before ? done : ''}.`,
    first < before &&
      `Add ${kit.hot(...vegetables)}, cover again and simmer for ${minutes(late)} more${done}.`,
    'Uncover and simmer until the sauce is thick.',
  );
  return true;
}

/** Onions fried brown, half of them for the top, and the meat or the vegetables turned in the spices. */
function fryWithSpices(kit: DishKit, fat: Food, main: readonly Food[]): void {
  kit.measure(fat, '1/4 cup');
  const onions = kit.aromatics();
  for (const food of onions) kit.readied(kit.measure(food, '2'), 'thinly sliced');
  const spices = spicesOf(kit);
  const seasoning = present(...kit.pungents(), ...spices, kit.salt(6), kit.pepper());
  kit.step(
    `Heat ${kit.the(fat)} in a heavy pot over medium heat. Add ${kit.hot(...onions)} and fry for 20 minutes, stirring often, until deep brown. Lift out half of them.`,
  );
  kit.step(
    naming(kit, seasoning, (names) => `Stir ${names} into the pot for 1 minute.`),
    `Add ${kit.hot(...main)} and cook over medium-high heat for 5 minutes, turning, until coloured outside.`,
  );
}

/** Rice boiled by half, and steamed over what has simmered. */
function layered(
  kit: DishKit,
  rice: Food,
  {
    meat,
    tender,
    saffron,
  }: { meat: Food | undefined; tender: readonly Food[]; saffron: readonly Food[] },
): void {
  const half = Math.max(5, Math.round((rice.minutes.simmer ?? 12) / 2));
  const soaked = ending(kit, saffron, (names) => ` Soak ${names} in two tablespoons of hot water.`);
  kit.meanwhile(
    `Meanwhile, boil ${kit.hot(rice)} in a large pot of well salted water for ${minutes(half)}, until soft outside and firm in the middle, and drain.${soaked}`,
  );
  const fruit = kit.take(['driedfruit'], { most: 1 });
  const isBird = meat !== undefined && safeInside(meat) !== '';
  kit.step(
    naming(kit, tender, (names) => `Stir ${names} into the pot.`),
    `Spread the rice over it and strew with the fried onions${kit.ifAny('and', ...fruit)}.`,
    saffron.length > 0 && 'Sprinkle with the saffron water.',
    `Cover tightly and steam over the lowest heat for ${minutes(steamed)}, until the rice is tender${isBird ? ` and ${kit.the(meat)} ${kit.is(meat)} ${POULTRY_INSIDE} inside` : ''}.`,
  );
}

/** Half-boiled rice steamed over spiced meat or vegetables, with fried onions and saffron. */
const biryani = pattern({
  name: 'biryani',
  types: ['main course'],
  kind: 'rice or grain',
  styles: ['indian'],
  servings: 4,
  vessel: 'pot',
  roles: {
    rice: {
      kinds: ['rice'],
      least: 1,
      most: 1,
      fit: ({ name, form }) => /^(?:basmati )?rice$/.test(name) && form !== 'cooked',
    },
    meat: { kinds: ['stewing', 'bonein', 'poultry'], most: 1, anywhere: true },
    vegetables: {
      kinds: ['root', 'firm', 'tender'],
      most: 4,
      cut: 'cut into 3 cm pieces',
      shared: true,
    },
  },
  fits: ({ rice, meat, vegetables }, kit) =>
    meat.length + vegetables.length === 0
      ? null
      : fitOf(
          kit,
          rice.some(({ name }) => name === 'basmati rice'),
          meat.length > 0,
        ),
  cook(kit, { rice: [rice], meat: [meat], vegetables }) {
    const fat = kit.fat();
    if (!rice || !fat) return null;
    const saffron = kit.take(['spice'], { most: 1, fit: ({ name }) => name === 'saffron' });
    kit.about(...(meat ? [meat] : vegetables));
    kit.the(rice, meat);
    // Peas and the like have enough of the steam.
    const quick = vegetables.filter((food) => !isOf(food, 'root', 'firm'));
    const tender = quick.length < vegetables.length || meat ? quick : [];
    const early = vegetables.filter((food) => !tender.includes(food));
    fryWithSpices(kit, fat, meat ? [meat] : early);
    if (!simmeredInYogurt(kit, meat, early)) return null;
    layered(kit, rice, { meat, tender, saffron });
    const beside = kit.take(['sauce', 'salad'], {
      most: 2,
      fit: ({ name }) => /chutney|cucumber/.test(name),
    });
    kit.step(
      served(
        kit,
        `Let stand, covered, for 5 minutes, lift out in layers and serve${kit.ifAny('with', ...beside)}`,
        ...kit.herbs(),
        ...kit.take(['nut'], { most: 2 }),
      ),
    );
    const isLayered =
      [...kit.used.values()].some((food) => isOf(food, 'yogurt')) || saffron.length > 0;
    return kit.titleOf(kit.mains.slice(0, 3), isLayered ? 'biryani' : 'pilau');
  },
});

/** Rice steamed over what it is served with. */
export const BIRYANI_PATTERNS: readonly DishPattern[] = [biryani];
