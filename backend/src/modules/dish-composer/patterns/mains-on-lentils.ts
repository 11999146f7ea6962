import { rational } from '@larder/culinary';
import {
  bloomed,
  curdles,
  doneness,
  edgesOf,
  isOf,
  longerForLentilsInAcid,
  minutes,
  POULTRY_INSIDE,
  safeAt,
  served,
  soured,
  spooned,
  tempered,
} from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { measureAll, measureBy, naming, present } from '../kitchen-measures.js';
import { capitalized, meanwhile } from '../phrases.js';
import { fromColdPan, isDuckBreast, platedTitle, seasonedRest } from '../plated-mains.js';

/** Those that keep their shape; red ones are a purée, and canned ones need no simmering. */
export const keepsShape = ({ name, form }: Food): boolean =>
  /lentil$/.test(name) && name !== 'red lentil' && form !== 'cooked';

const isHam = (food: Food): boolean =>
  isOf(food, 'coldcut') && /ham$|canadian bacon/.test(food.name);
const isSmoked = ({ name }: Food): boolean => /smoked|kielbasa|hot dog|andouille/.test(name);

/** Meat that roasts on its own while the lentils simmer, with its time in the oven. */
const isRoasted = (food: Food): boolean => isOf(food, 'bonein') && food.minutes.roast !== null;

const MAINS: readonly Kind[] = ['bonein', 'chop', 'sausage', 'fish', 'cured', 'coldcut'];
const isMain = (food: Food): boolean =>
  !/vegetarian|vegan|soy/.test(food.name) &&
  (isRoasted(food) || isDuckBreast(food) || isOf(food, 'sausage', 'fish') || isHam(food));

/** What asks for another pot of lentils: a curry, a soup with tomatoes, a stew. */
const ELSEWHERE: readonly Kind[] = [
  ...(['coconut', 'currypaste', 'rice', 'pasta', 'potato', 'noodle', 'grain', 'yogurt'] as const),
  ...(['soy', 'paste', 'bread'] as const),
];
const EASTERN = /^(?:ginger|turmeric|garam masala|curry powder|cumin)$/;

const simmered = 25;
const lastMinutes = 12;

/** What the lentils simmer in: three cups to a cup and a quarter of them, a part of it wine where some was named. */
function poured(kit: DishKit, main: Food): Food[] | null {
  const wine = kit.take(['wine'], { most: 1 });
  measureAll(kit, wine, '1/2 cup');
  const broth =
    kit.take(['broth'], { most: 1 })[0] ?? kit.staple('chicken broth', 'vegetable broth');
  if (!broth) return null;
  // What was cured salts the lentils by itself.
  const water = isHam(main) || isSmoked(main) ? kit.water('1 1/2 cups') : null;
  const rest = water ? ['1 1/2 cups', '1 cup'] : ['3 cups', '2 1/2 cups'];
  kit.measure(broth, rest[wine.length] ?? '3 cups');
  return present(...wine, broth, water);
}

function roastLegs(kit: DishKit, main: Food): Food | null {
  const time = main.minutes.roast ?? 45;
  const isDuck = /duck|goose/.test(main.name);
  const heat = isDuck ? '180 °C (350 °F)' : '200 °C (400 °F)';
  const [salt, pepper] = [kit.salt(), kit.pepper()];
  kit.meanwhile(
    `Heat the oven to ${heat}. ${isDuck ? 'Prick the skin all over with a needle, without piercing the meat. ' : ''}Rub ${kit.hot(main)}${kit.ifAny('with half of', salt)}${kit.ifAny('and', pepper)} and lay, skin side up, in a roasting pan. Roast for ${minutes(time)}, until the skin is deep golden, the meat pulls away from the bone and is ${POULTRY_INSIDE} inside.`,
  );
  return salt;
}

/** Breasts start in a cold pan, so that the fat has time to melt. */
function fryBreasts(kit: DishKit, main: Food): void {
  kit.meanwhile(meanwhile(`${fromColdPan(kit, main)} Let rest for 5 minutes and slice.`));
}

function searFish(kit: DishKit, main: Food): void {
  const oil = kit.searingFat();
  const fat = oil ? ` in ${kit.the(oil)}` : '';
  const skin = /salmon|trout|char|bass|snapper|mackerel/.test(main.name) ? ', skin side down,' : '';
  kit.step(
    `Pat ${kit.hot(main)} dry and sear${fat} in a large frying pan over medium-high heat${skin} for 4 minutes. Turn and cook for 2 minutes more, ${doneness(kit, [main])}, 70 °C (158 °F) inside.`,
  );
}

/** Lentils are done long before a leg of duck is. */
const whenRoasting = (main: Food): string =>
  (main.minutes.roast ?? 0) > 60 ? 'In the second half of that time' : 'Meanwhile';

/** Sausages are whole, and fish is one piece for each. */
function asServed(kit: DishKit, main: Food): void {
  if (isOf(main, 'fish')) kit.readied(main, kit.inPortions);
  if (!isOf(main, 'sausage')) return;
  const isCured = isSmoked(main);
  kit.readied(
    kit.measure(main, isCured ? '400 g' : '500 g'),
    isCured ? 'cut into 5 cm pieces' : '',
  );
}

/** Sausages are browned whole before the onions, and come back for the last minutes. */
function lifted(kit: DishKit, main: Food): string[] {
  if (!isOf(main, 'sausage')) return [];
  return [
    `Add ${kit.hot(main)} and cook for 8 minutes, turning, until browned all over. Lift out onto a plate.`,
  ];
}

function returned(kit: DishKit, main: Food): string | false {
  if (isOf(main, 'sausage')) {
    return `Lay ${kit.the(main)} on top, cover and simmer for ${lastMinutes} minutes more, until the lentils are tender and ${kit.the(main)} ${kit.is(main)} ${safeAt(main) ?? 'hot throughout'}.`;
  }
  return (
    isHam(main) &&
    `Stir in ${kit.hot(main)} and simmer for ${lastMinutes} minutes more, until the lentils are tender and hardly any liquid is left.`
  );
}

/** Bacon, then what is softened in its fat, with the seasoning. */
function fryBase(
  kit: DishKit,
  main: Food,
  { lardons, soft, rest }: { lardons: readonly Food[]; soft: readonly Food[]; rest: Food | null },
): boolean {
  const fat = kit.fat();
  if (!fat) return false;
  const onions = soft.some((food) => isOf(food, 'aromatic')) ? [] : kit.aromatics();
  kit.heat(...lardons);
  const heated = `heat ${kit.the(fat)} in a heavy pot over medium heat.`;
  kit.step(
    isRoasted(main) ? `${whenRoasting(main)}, ${heated}` : capitalized(heated),
    ...lardons.map((food) => `Add ${kit.the(food)} and cook for ${edgesOf(kit, food)}.`),
    ...lifted(kit, main),
    naming(
      kit,
      [...onions, ...soft],
      (names) => `Add ${names} and cook for 8 minutes, until soft and beginning to colour.`,
    ),
    bloomed(kit),
    seasonedRest(kit, rest),
  );
  return true;
}

/** Green lentils under what has enough fat for them: duck, sausages, ham, or salmon with a crisp skin (Petit salé, saucisses aux lentilles). */
const mainOnLentils = pattern({
  name: 'main on lentils',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['french'],
  servings: 4,
  vessel: 'pot',
  roles: {
    lentils: { kinds: ['lentil'], least: 1, most: 1, anywhere: true, fit: keepsShape },
    main: { kinds: MAINS, least: 1, most: 1, anywhere: true, fit: isMain },
    lardons: {
      kinds: ['cured'],
      most: 1,
      anywhere: true,
      fit: (food) => !isOf(food, 'coldcut'),
    },
    vegetables: {
      kinds: ['root', 'firm', 'aromatic', 'tomato', 'tinned'],
      most: 4,
      cut: 'finely diced',
      shared: true,
      fit: (food) => food.kinds[0] !== 'potato' && !/squash|beet|cabbage|brussels/.test(food.name),
    },
    leaves: { kinds: ['leaf'], most: 1, anywhere: true },
  },
  fits: ({ main, vegetables }, kit) => {
    if (kit.wants(...ELSEWHERE) || kit.wantsNamed(EASTERN)) return null;
    const isOfSoup = main.some(isHam) && kit.wants('broth');
    if (isOfSoup || vegetables.some((food) => isOf(food, 'tinned'))) return 1;
    return 3;
  },
  cook(kit, { lentils: [lentils], main: [main], lardons, vegetables, leaves }) {
    if (!lentils || !main) return null;
    kit.about(main, lentils, ...vegetables);
    kit.measure(lentils, '1 1/4 cups');
    measureAll(kit, lardons, '100 g');
    measureBy(kit, vegetables, [[['tinned'], '1 can (398 ml)']]);
    kit.share(leaves, rational(1, 2));
    asServed(kit, main);
    kit.the(main, lentils);
    const rest = isRoasted(main) ? roastLegs(kit, main) : null;
    const tinned = vegetables.filter((food) => isOf(food, 'tinned'));
    const soft = vegetables.filter((food) => !tinned.includes(food));
    const liquid = poured(kit, main);
    if (!liquid || !fryBase(kit, main, { lardons, soft, rest })) return null;
    const stirred = returned(kit, main);
    const whole = simmered + (tinned.length > 0 ? longerForLentilsInAcid : 0);
    const time = stirred === false ? whole : whole - lastMinutes;
    kit.step(
      `Add ${kit.hot(lentils, ...tinned, ...liquid)}, bring to a boil, cover and simmer gently for ${minutes(time)}${stirred === false ? ', until the lentils are tender and hardly any liquid is left' : ''}.`,
      stirred,
      naming(kit, leaves, (names) => `Stir in ${names} for 3 minutes, until wilted.`),
    );
    if (isDuckBreast(main)) fryBreasts(kit, main);
    if (isOf(main, 'fish')) searFish(kit, main);
    const stirredIn = kit.take(['mustard', 'sourcream', 'cream'], { most: 2 });
    measureBy(kit, stirredIn, [[['sourcream', 'cream'], '1/4 cup']]);
    const sour = spooned(kit, kit.finish(), '1 tbsp');
    kit.step(
      soured(kit, sour, 'Season the lentils with'),
      naming(
        kit,
        stirredIn.filter((food) => !curdles(food)),
        (names) => `Stir in ${names}.`,
      ),
      tempered(kit, stirredIn.filter(curdles)),
      served(
        kit,
        stirred === false
          ? `Spoon the lentils onto plates and serve ${kit.the(main)} on top`
          : 'Serve from the pot',
        ...kit.herbs(),
        ...kit.butter(),
      ),
    );
    return platedTitle(kit, main, [lentils, ...soft]);
  },
});

/** What lies on a bed of lentils. */
export const LENTIL_BED_PATTERNS: readonly DishPattern[] = [mainOnLentils];
