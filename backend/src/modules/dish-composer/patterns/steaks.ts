import { rational } from '@larder/culinary';
import { browned, doneness, isOf } from '../cooking-steps.js';
import { isGame } from '../cuts-of-meat.js';
import { isForPot, type DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { measureAll, naming } from '../kitchen-measures.js';
import { fryTomatoesLast } from '../pan-stages.js';
import {
  BESIDE,
  cookStarch,
  fitBeside,
  fromColdPan,
  isDuckBreast,
  isSlowBeside,
  panSauceOf,
  panVegetables,
  seasoningOf,
  plated,
  platedTitle,
  sideSalad,
  vegetablesFirst,
  warmedAgain,
  type FriedFirst,
} from '../plated-mains.js';
import { fruitWith } from '../savoury-fruit.js';

/** Cut across the grain after resting: these are chewy in the slice and tender across it. */
const LONG_GRAINED = /flank|skirt|hanger|flat iron/;

/** Soy sauce, with ginger, something sweet or sour and the juice of a fruit, as Korean and Hawaiian cooks marinate beef. Answers whether it was. */
function marinated(kit: DishKit, main: Food): boolean {
  const [soy] = kit.take(['soy'], { most: 1, anywhere: true });
  if (!soy) return false;
  kit.measure(soy, '1/4 cup');
  const ginger = kit.take(['pungent'], { most: 2, anywhere: true });
  const flavours = kit.take(['sweet', 'drizzle', 'acid'], { most: 2, anywhere: true });
  measureAll(kit, flavours, '1 tbsp');
  const fruit = kit.take(['crisp', 'soft'], {
    most: 2,
    anywhere: true,
    fit: ({ name }) => /pear|apple|kiwi|papaya/.test(name),
  });
  for (const food of fruit) kit.readied(kit.measure(food, '1'), 'peeled and finely grated');
  kit.step(
    `Stir ${kit.the(soy, ...ginger, ...flavours, ...fruit)} together in a dish. Turn ${kit.the(main)} in it, cover and leave in the refrigerator for 30 minutes. Lift out and throw the marinade away.`,
  );
  kit.heat(...ginger);
  return true;
}

const steak = pattern({
  name: 'steak',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['french', 'canadian', 'italian', 'spanish'],
  servings: 4,
  vessel: 'pan',
  roles: {
    main: { kinds: ['steak'], least: 1, most: 1 },
    eggs: { kinds: ['egg'], most: 1, anywhere: true },
    ...BESIDE,
  },
  fits: ({ starch }) => fitBeside(starch, 3),
  cook(kit, { main: [main], eggs, starch, vegetables }) {
    if (!main) return null;
    kit.about(main, ...eggs, ...vegetables, ...starch);
    measureAll(kit, eggs, '4');
    const salad = sideSalad(kit);
    const fat = kit.searingFat();
    const slow = starch.filter(isSlowBeside);
    if (!fat || !cookStarch(kit, slow)) return null;
    const soaked = marinated(kit, main);
    const rub = kit.take(['spice'], { most: 2, anywhere: true, fit: (food) => !isForPot(food) });
    const { onMain, rest } = seasoningOf(kit, main, vegetables, rub);
    const wait = soaked ? '' : ' Leave at room temperature for 20 minutes.';
    kit.step(
      `Pat ${kit.the(main)} dry${onMain === '' ? '' : ` and season on all sides with ${onMain}`}.${wait}`,
    );
    const basting = [
      ...kit.butter(),
      ...kit.take(['woody'], { most: 1 }),
      ...kit.take(['pungent'], { most: 1 }),
    ];
    const quick = starch.filter((food) => !slow.includes(food));
    if (!cookStarch(kit, quick)) return null;
    const first = vegetablesFirst(kit, vegetables, fat, rest);
    kit.step(
      `Heat ${first.fatIn('a large heavy frying pan')} over high heat until it shimmers. Add ${kit.hot(main)} and sear for ${main.minutes.fry ?? 8} minutes, turning every 2 minutes, until well browned, pink in the middle and 63 °C (145 °F) inside.`,
      basting.length > 0 &&
        `In the last minute add ${kit.hot(...basting)} and spoon the hot fat over.`,
      'Lift onto a board and let rest for 5 minutes.',
    );
    panVegetables(kit, []);
    panSauceOf(kit, [main], 'resting');
    warmedAgain(kit, first);
    kit.step(
      naming(
        kit,
        eggs,
        (names) =>
          `Break ${names} into the fat in the pan and fry for 3 minutes over medium heat, until the whites are set.`,
      ),
    );
    const cut = LONG_GRAINED.test(main.name)
      ? `Slice ${kit.the(main)} thinly across the grain. `
      : '';
    if (salad) kit.step(salad);
    plated(
      kit,
      `${cut}Spoon the juices from the board over ${kit.the(main)} and serve`,
      [...first.fried, ...eggs, ...starch],
      { sour: [...vegetables, ...eggs].length === 0 || kit.wants('acid', 'citrus') },
    );
    return platedTitle(kit, main, [...eggs, ...vegetables, ...starch]);
  },
});

/** Temperatures that Health Canada gives, and what a cook sees. */
function doneOf({ name, kinds }: Food): string {
  if (/pork/.test(name)) return 'golden on both sides and 71 °C (160 °F) inside';
  if (isGame(name)) return 'browned on both sides and 74 °C (165 °F) inside';
  return kinds.includes('cutlet')
    ? 'golden on both sides and just cooked through'
    : 'browned on both sides, pink in the middle and 63 °C (145 °F) inside';
}

/** A sauce is sharp enough, unless lemon or vinegar was named beside it. */
const wantsSour = (kit: DishKit, hasSauce: boolean): boolean =>
  !hasSauce || kit.wants('acid', 'citrus');

/** Duck in its own fat from a cold pan, everything else in a hot one. */
function friedChop(kit: DishKit, main: Food, first: FriedFirst): string {
  if (isDuckBreast(main)) {
    const hasCooled = first.fried.length > 0;
    return fromColdPan(kit, main, hasCooled ? 'the pan, which has cooled,' : undefined);
  }
  const [heat, turning] = isOf(main, 'cutlet')
    ? ['high', 'once']
    : ['medium-high', 'two or three times'];
  return `Heat ${first.fatIn('a large frying pan')} over ${heat} heat. Add ${kit.hot(main)} and cook for ${main.minutes.fry ?? 10} minutes, turning ${turning}, until ${doneOf(main)}.`;
}

const chop = pattern({
  name: 'chops',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['french', 'canadian', 'italian', 'greek', 'spanish'],
  servings: 4,
  vessel: 'pan',
  roles: { main: { kinds: ['chop', 'cutlet'], least: 1, most: 1 }, ...BESIDE },
  fits: ({ starch }) => fitBeside(starch, 3),
  cook(kit, { main: [main], starch, vegetables }) {
    if (!main) return null;
    kit.about(main, ...vegetables, ...starch);
    const salad = sideSalad(kit);
    const fat = kit.searingFat();
    const slow = starch.filter(isSlowBeside);
    if (!fat || !cookStarch(kit, slow)) return null;
    const butter = kit.butter();
    const rub = kit.take(['spice', 'woody'], { most: 2 });
    const { onMain, rest } = seasoningOf(kit, main, vegetables, rub);
    const fruit = fruitWith(kit, main, 2);
    kit.share(fruit, rational(2, 3));
    kit.about(...fruit);
    kit.step(`Pat ${kit.the(main)} dry${onMain === '' ? '' : ` and season with ${onMain}`}.`);
    const quick = starch.filter((food) => !slow.includes(food));
    if (!cookStarch(kit, quick, '')) return null;
    const taking = isDuckBreast(main) ? 'dry' : 'plain';
    const first = vegetablesFirst(kit, [...vegetables, ...fruit], fat, rest, taking);
    kit.step(
      friedChop(kit, main, first),
      naming(kit, butter, (names) => `Add ${names} and spoon it over for 1 minute.`),
      `Lift out and let rest for ${isOf(main, 'cutlet') ? 2 : 5} minutes.`,
    );
    panVegetables(kit, []);
    const hasSauce = panSauceOf(kit, [main], 'resting');
    warmedAgain(kit, first);
    if (salad) kit.step(salad);
    const over = hasSauce ? ', with the sauce spooned over' : '';
    plated(kit, `Serve ${kit.the(main)}`, [...first.fried, ...starch], {
      sour: wantsSour(kit, hasSauce),
      ending: over,
    });
    return platedTitle(kit, main, [...vegetables, ...fruit, ...starch]);
  },
});

/** A splash of water and vinegar, boiled to a spoonful with what sticks: liver by itself is dry. */
function deglazed(kit: DishKit, main: Food): void {
  const sour = kit.wants('citrus', 'acid')
    ? null
    : kit.stapleAtHand('sherry vinegar', 'red wine vinegar', 'balsamic vinegar', 'white vinegar');
  if (!sour) return;
  kit.step(
    `Lift out ${kit.the(main)}. Pour ${kit.the(kit.measure(sour, '1 tbsp'))} and ${kit.someWater('1/3 cup', 'the sauce')} into the pan and boil for 2 minutes, scraping up what sticks, and spoon over.`,
  );
}

/** Bread beside what is fried and has a sauce is toast. */
function toastedBeside(kit: DishKit, starch: readonly Food[]): void {
  const bread = starch.filter((food) => isOf(food, 'bread'));
  for (const food of bread) {
    kit.meanwhile(kit.soonHot(food, `Toast ${kit.hot(food)} for 2 minutes, until golden.`));
  }
}

/** Wet, liver steams; a dusting of flour gives it a crust. */
function driedAndFloured(kit: DishKit, main: Food, seasoning: string): (string | false)[] {
  const flour = kit.stapleAtHand('flour', 'gluten-free flour');
  const season =
    seasoning === '' ? '' : ` and season with ${seasoning.replace(/^most/, 'the rest')}`;
  return [
    `Pat ${kit.the(main)} dry${season}.`,
    flour !== null &&
      `Turn in ${kit.hot(kit.measure(flour, '1/4 cup'))} and shake off what does not stick.`,
  ];
}

const liver = pattern({
  name: 'liver and onions',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['french', 'canadian', 'italian'],
  servings: 4,
  vessel: 'pan',
  roles: { main: { kinds: ['offal'], least: 1, most: 1 }, ...BESIDE },
  fits: ({ starch }) => fitBeside(starch, 2),
  cook(kit, { main: [main], starch, vegetables }) {
    if (!main) return null;
    kit.about(main, ...vegetables, ...starch);
    const salad = sideSalad(kit);
    const bacon = kit.take(['cured'], { most: 1 });
    const fat = kit.fat();
    const onions = kit.aromatics();
    if (!fat || !cookStarch(kit, starch)) return null;
    toastedBeside(kit, starch);
    const fruit = fruitWith(kit, main);
    kit.share(fruit, rational(1, 2));
    kit.about(...bacon, ...fruit);
    const spices = kit.take(['spice', 'woody'], { most: 1 });
    // However salty the bacon is, it does not season the liver.
    const { onMain, rest } = seasoningOf(kit, main, vegetables, spices, 1);
    kit.step(
      `Heat ${kit.the(fat)} in a large frying pan over medium heat.`,
      ...bacon.map((food) => `${browned(kit, food)} Lift out and leave the fat.`),
      onions.length > 0 &&
        `Add ${kit.hot(...onions)} and cook for 12 minutes, stirring often, until soft and golden.`,
      ...fryTomatoesLast(kit, [...vegetables, ...fruit]),
      rest !== null && `Season with a little of ${kit.the(rest)}.`,
      onions.length + vegetables.length + fruit.length > 0 && 'Lift out and cover.',
    );
    kit.step(
      ...driedAndFloured(kit, main, onMain),
      `Turn up the heat. Add ${kit.hot(main)} in two batches and cook each for ${main.minutes.fry ?? 5} minutes, turning once, ${doneness(kit, [main])}.`,
    );
    panVegetables(kit, []);
    // In a sauce that boils down, liver turns to grain.
    if (!panSauceOf(kit, [main], 'lifted out')) deglazed(kit, main);
    if (salad) kit.step(salad);
    plated(kit, `Serve ${kit.the(main)}`, [
      ...onions,
      ...fruit,
      ...bacon,
      ...vegetables,
      ...starch,
    ]);
    return platedTitle(kit, main, [...fruit, ...bacon, ...onions, ...vegetables, ...starch]);
  },
});

/** Steaks, chops, cutlets and liver: seared in a pan and served with what the pan yields. */
export const STEAK_PATTERNS: readonly DishPattern[] = [steak, chop, liver];
