import { bloomed, isOf, minutes, safeInside, simmer, softened } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { DishRole } from '../dish-role.js';
import type { Food, Kind } from '../food.js';
import { measureAll, measureBy, naming, present } from '../kitchen-measures.js';
import { cookStarch, plated } from '../plated-mains.js';
import { RATIOS } from '../ratios.js';

const PEANUTS = {
  kinds: ['nutbutter'],
  least: 1,
  most: 1,
  anywhere: true,
  fit: ({ name }) => /peanut/.test(name),
} as const satisfies DishRole;

const VEGETABLES = {
  kinds: ['root', 'firm', 'leaf', 'tender'],
  most: 4,
  cut: 'cut into 3 cm pieces',
  shared: true,
  anywhere: true,
} as const satisfies DishRole;

const TOMATOES = {
  kinds: ['tomato', 'tinned', 'paste'],
  most: 2,
  anywhere: true,
} as const satisfies DishRole;

/** What peanut butter is for otherwise: a sauce for noodles, a satay, a cookie. */
const ELSEWHERE: readonly Kind[] = [
  ...(['noodle', 'soy', 'bread', 'tortilla', 'pasta', 'currypaste', 'oats', 'flour'] as const),
  ...(['chocolate', 'jam', 'banana', 'curryroux', 'mayo', 'flatbread'] as const),
];
/** Of these, one at least is in every pot of groundnuts. */
const AT_HOME =
  /sweet potato|squash|pumpkin|okra|ginger|yam|cassava|plantain|cabbage|collard|kale|spinach|chard/;

const isForPot = (kit: DishKit, tomatoes: readonly Food[], coconut: boolean): boolean =>
  !kit.wants(...ELSEWHERE) && (tomatoes.length > 0 || coconut || kit.wantsNamed(AT_HOME));

/** Stirred in as it is, peanut butter stays in lumps. */
const whisked = (kit: DishKit, nuts: Food): string =>
  `Whisk ${kit.hot(nuts)} with a ladleful of the hot liquid until smooth`;

/** Without tomatoes or coconut milk, peanuts are heavy: a spoonful of paste gives them an edge. */
function pasteFor(kit: DishKit, coconut: readonly Food[]): Food[] {
  const paste = coconut.length > 0 ? [] : present(kit.staple('tomato paste'));
  measureAll(kit, paste, '2 tbsp');
  return paste;
}

/** What is poured in: tomatoes fried first, coconut milk as half of the liquid, and broth. */
function opened(
  kit: DishKit,
  weighed: readonly Food[],
  tomatoes: readonly Food[],
  ratio: number,
  least = 250,
): string | null {
  const coconut = kit.take(['coconut'], { most: 1, anywhere: true });
  const broth = kit.one(['broth'], 'chicken broth', 'vegetable broth');
  if (!broth) return null;
  const red = tomatoes.length > 0 ? tomatoes : pasteFor(kit, coconut);
  const share = coconut.length > 0 ? 1 / 2 : 1;
  kit.pour(broth, weighed, ratio * share, least * share);
  return [
    naming(
      kit,
      red,
      (names) => `Stir in ${names} and cook for ${red === tomatoes ? 5 : 2} minutes.`,
    ),
    `Pour in ${kit.hot(broth, ...coconut)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Vegetables, then the peanut butter, with chickpeas or meat that was cooked before. */
function simmeredWithLate(
  kit: DishKit,
  nuts: Food,
  vegetables: readonly Food[],
  { opening, late }: { opening: string; late: Food | undefined },
): void {
  simmer(kit, vegetables, opening);
  const [added, hot] = late
    ? [` with ${kit.hot(late)}`, ' and steaming hot, 74 °C (165 °F)']
    : ['', ''];
  kit.step(
    `${whisked(kit, nuts)}, stir it in${added} and simmer for 8 minutes, stirring, until thick${hot}.`,
  );
}

/** What takes hours is nearly tender before vegetables and peanut butter go in; boneless poultry simmers with the vegetables. */
function simmeredWithMeat(
  kit: DishKit,
  nuts: Food,
  vegetables: readonly Food[],
  { opening, meat }: { opening: string; meat: Food },
): void {
  if (!isOf(meat, 'stewing', 'bonein')) {
    simmer(kit, [meat, ...vegetables], opening, { inPot: [meat] });
    kit.step(`${whisked(kit, nuts)}, stir it in and simmer for 8 minutes, stirring, until thick.`);
    return;
  }
  const before = Math.max(20, (meat.minutes.simmer ?? 90) - 20);
  kit.step(`${opening} Bring to a boil, cover and simmer gently for ${minutes(before)}.`);
  simmer(kit, vegetables, `${whisked(kit, nuts)} and stir it in.`);
  kit.step(`It is done when ${kit.the(meat)} ${kit.is(meat)} tender${safeInside(meat)}.`);
}

/** Half a cup of peanut butter to a pot of meat, chickpeas or sweet potatoes, with tomatoes, coconut milk or neither: maafe and its kin. */
const groundnutStew = pattern({
  name: 'groundnut stew',
  types: ['main course'],
  kind: 'stew',
  styles: ['westAfrican'],
  servings: 4,
  vessel: 'pot',
  roles: {
    nuts: PEANUTS,
    tomatoes: TOMATOES,
    meat: {
      kinds: ['stewing', 'poultry', 'bonein', 'mince', 'cookedmeat', 'bean'],
      most: 1,
      anywhere: true,
    },
    vegetables: VEGETABLES,
    rice: { kinds: ['rice', 'grain'], most: 1, anywhere: true },
  },
  fits: ({ tomatoes, meat, vegetables }, kit) => {
    const isFilling = meat.length > 0 || vegetables.some((food) => isOf(food, 'root'));
    if (!isFilling || !isForPot(kit, tomatoes, kit.wants('coconut'))) return null;
    if (meat.length === 0 && kit.wants('broth')) return 1;
    // With neither tomatoes nor a root, it may as well be a satay.
    return tomatoes.length > 0 || kit.wantsNamed(AT_HOME) ? 3 : 1;
  },
  cook(kit, { nuts: [nuts], tomatoes, meat: [meat], vegetables, rice }) {
    if (!nuts) return null;
    const inPot = meat ? [meat, ...vegetables] : vegetables;
    kit.about(...inPot);
    kit.measure(nuts, '1/2 cup');
    const isLate = meat === undefined || isOf(meat, 'cookedmeat', 'bean');
    const start = softened(kit, 'heavy pot', isLate ? [] : [meat], true);
    if (!start) return null;
    kit.step(start, bloomed(kit));
    const opening = opened(kit, inPot, tomatoes, RATIOS.stew);
    if (opening === null) return null;
    if (isLate) simmeredWithLate(kit, nuts, vegetables, { opening, late: meat });
    else simmeredWithMeat(kit, nuts, vegetables, { opening, meat });
    if (!cookStarch(kit, rice)) return null;
    plated(kit, 'Serve', rice);
    return kit.titleOf(inPot, 'groundnut stew');
  },
});

/** Millilitres for four bowls. */
const leastInBowls = 1000;

/** The same thinned to a soup, of vegetables alone, a part of them crushed so that it has a body. */
const groundnutSoup = pattern({
  name: 'groundnut soup',
  types: ['soup', 'main course'],
  kind: 'soup',
  styles: ['westAfrican'],
  servings: 4,
  vessel: 'pot',
  roles: {
    nuts: PEANUTS,
    tomatoes: TOMATOES,
    vegetables: { ...VEGETABLES, least: 1, cut: 'cut into 2 cm pieces' },
  },
  fits: ({ tomatoes }, kit) => {
    if (kit.wants('rice', 'grain') || kit.offers('poultry', 'stewing', 'mince', 'bean'))
      return null;
    if (!kit.wants('broth') || !isForPot(kit, tomatoes, kit.wants('coconut'))) return null;
    return 3;
  },
  cook(kit, { nuts: [nuts], tomatoes, vegetables }) {
    if (!nuts) return null;
    kit.about(...vegetables);
    kit.measure(nuts, '1/2 cup');
    measureBy(kit, tomatoes, [[['tinned'], '1 can (398 ml)']]);
    const start = softened(kit, 'large pot');
    if (!start) return null;
    kit.step(start, bloomed(kit));
    const opening = opened(kit, vegetables, tomatoes, RATIOS.soup, leastInBowls);
    if (opening === null) return null;
    simmer(kit, vegetables, opening);
    kit.step(
      `${whisked(kit, nuts)} and stir it in. Crush a third of the vegetables against the side of the pot and simmer for 5 minutes, stirring, until creamy.`,
    );
    kit.taste();
    plated(kit, 'Ladle into bowls and serve hot', []);
    return kit.titleOf(vegetables, 'groundnut soup');
  },
});

/** Pots thickened with groundnuts. */
export const GROUNDNUT_PATTERNS: readonly DishPattern[] = [groundnutStew, groundnutSoup];
