import { edgesOf, heatFor, isOf, minutes, mixed, spooned } from '../cooking-steps.js';
import { isButter, type DishKit } from '../dish-kit.js';
import { titleName } from '../dish-titles.js';
import type { Food } from '../food.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { ending, measureAll, naming } from '../kitchen-measures.js';
import { titled } from '../phrases.js';
import {
  BESIDE,
  cookStarch,
  fitBeside,
  isSlowBeside,
  panSauceOf,
  panVegetables,
  plated,
  seasoningOf,
  sideSalad,
  platedTitle,
  vegetablesFirst,
  warmedAgain,
  withSides,
  type FriedFirst,
} from '../plated-mains.js';

/** Fish is safe at 70 °C (158 °F), says Health Canada. */
const FISH_INSIDE = '70 °C (158 °F) inside';

/** Fish wants lemon before any other acid. */
function lemonOver(kit: DishKit): void {
  const [named] = kit.take(['citrus', 'acid'], { most: 1 });
  const sour = spooned(kit, named ?? kit.staple('lemon juice', 'lemon', 'lime juice'), '1 tbsp');
  if (sour) kit.step(`Sprinkle with ${kit.juiceOf(sour)}.`);
}

/** A fillet on its skin for the longer part of its time, and anything smaller in one layer. */
const friedFish = (kit: DishKit, main: Food): string =>
  isOf(main, 'fish')
    ? `Lay in ${kit.hot(main)}, skin side down if there is skin, and fry for ${minutes((main.minutes.fry ?? 6) - 2)}. Turn and fry for 2 minutes more, until opaque, flaking easily and ${FISH_INSIDE}. Lift onto a warm plate.`
    : `Add ${kit.hot(main)} in one layer and fry for ${minutes(main.minutes.fry ?? 4)}, turning once, until opaque and just cooked through. Lift onto a warm plate.`;

/** The starch before the pan, and the fish patted dry and seasoned; the salt for the vegetables, or false if the starch cannot be cooked. */
function readyForPan(
  kit: DishKit,
  main: Food,
  starch: readonly Food[],
  vegetables: readonly Food[],
): Food | null | false {
  const slow = starch.filter(isSlowBeside);
  if (!cookStarch(kit, slow)) return false;
  const { onMain, rest } = seasoningOf(kit, main, vegetables, kit.take(['spice'], { most: 2 }));
  kit.step(`Pat ${kit.the(main)} dry${onMain === '' ? '' : ` and season with ${onMain}`}.`);
  const quick = starch.filter((food) => !slow.includes(food));
  return cookStarch(kit, quick, '') ? rest : false;
}

/** Bacon is cooked first, and what is fried next wants no other fat than its own. */
function inHotFat(
  kit: DishKit,
  fat: Food,
  first: FriedFirst,
  cured: readonly Food[],
  isFillet: boolean,
): string[] {
  const heat = heatFor(fat, isFillet ? 'medium-high' : 'high');
  return [
    ...cured.map(
      (food) =>
        `Cook ${kit.hot(food)} in a large frying pan over medium heat for ${edgesOf(kit, food)}. Lift out.`,
    ),
    cured.length > 0 && first.fried.length === 0
      ? `Pour off all but a spoonful of its fat and raise the heat to ${heat}.`
      : `Heat ${first.fatIn('a large frying pan')} over ${heat} heat.`,
  ];
}

/** Nuts for fish that was fried in butter go brown with it (meunière). */
function brownedNuts(kit: DishKit, fat: Food): Food[] {
  const nuts = isButter(fat) ? kit.take(['nut'], { most: 1, anywhere: true }) : [];
  kit.step(
    naming(
      kit,
      nuts,
      (names) =>
        `Add ${names} to the butter in the pan, cook for 2 minutes, until both are golden brown, and lift out.`,
    ),
  );
  return nuts;
}

/** A crust drinks as much oil again. */
function measureCrust(kit: DishKit, crust: readonly Food[], fat: Food): void {
  measureAll(kit, crust, '1/2 cup');
  if (crust.length > 0) kit.measure(fat, '1/4 cup');
}

const friedAs = ([crust]: readonly Food[]): string =>
  crust && !isOf(crust, 'flour') ? `${titleName(crust)}-crusted` : 'pan-fried';

const sauceOver = (hasSauce: boolean): string => (hasSauce ? ', with the sauce spooned over' : '');

const takingFat = (crust: readonly Food[]): 'crusted' | 'plain' =>
  crust.length > 0 ? 'crusted' : 'plain';

const panFried = pattern({
  name: 'pan-fried fish',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['french', 'italian', 'greek', 'canadian', 'spanish'],
  servings: 4,
  vessel: 'pan',
  roles: {
    main: { kinds: ['fish', 'shellfish'], least: 1, most: 1, anywhere: true },
    crust: { kinds: ['meal', 'flour'], most: 1, anywhere: true },
    ...BESIDE,
    cured: { kinds: ['cured'], most: 1, anywhere: true },
  },
  fits: ({ main: [main], crust, starch }) =>
    fitBeside(starch, crust.length > 0 ? 3 : main && isOf(main, 'fish') ? 2 : 1),
  cook(kit, { main: [main], crust, starch, vegetables, cured }) {
    if (!main) return null;
    const isFillet = isOf(main, 'fish');
    kit.about(main, ...vegetables, ...starch, ...cured);
    if (isFillet) kit.readied(main, kit.inPortions);
    const salad = sideSalad(kit);
    // Butter goes into the grits before it goes into the pan.
    const rest = readyForPan(kit, main, starch, vegetables);
    // Rings of squid in flour want it hotter than butter bears.
    const fat = crust.length > 0 && !isFillet ? kit.searingFat() : kit.fat();
    if (!fat || rest === false) return null;
    measureCrust(kit, crust, fat);
    const first = vegetablesFirst(kit, vegetables, fat, rest, takingFat(crust));
    kit.step(
      naming(
        kit,
        crust,
        (names) =>
          `Turn ${kit.the(main)} in ${names}${crust.some((food) => isOf(food, 'flour')) ? '' : ', pressing it on,'} and shake off the rest.`,
      ),
      ...inHotFat(kit, fat, first, cured, isFillet),
      friedFish(kit, main),
    );
    const nuts = brownedNuts(kit, fat);
    panVegetables(kit, []);
    const hasSauce = panSauceOf(kit, [main]);
    // A fillet would fall apart; shrimp and scallops are tossed with what is in the pan.
    if (isFillet) warmedAgain(kit, first);
    else if (first.fried.length > 0 || hasSauce) {
      kit.step(
        `Return ${kit.the(main, ...first.fried)} to the pan and toss for 1 minute, just to warm through.`,
      );
    }
    if (salad) kit.step(salad);
    lemonOver(kit);
    // What was tossed in the sauce has it on it.
    const [beside, ending] = isFillet ? [first.fried, sauceOver(hasSauce)] : [[], ''];
    plated(kit, `Serve ${kit.the(main, ...cured, ...nuts)} at once`, [...beside, ...starch], {
      sour: false,
      ending,
    });
    return platedTitle(kit, main, [...vegetables, ...cured, ...starch], friedAs(crust));
  },
});

/** Fruit that is a relish as it is, with onion, herbs and lime. */
const isForSalsa = ({ name }: Food): boolean =>
  /^(?:mango|pineapple|papaya|peach|nectarine)$/.test(name);

/** Fish from the pan under raw fruit: in the oven it would only get wet. */
const withFruitSalsa = pattern({
  name: 'fish with fruit salsa',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['mexican'],
  servings: 4,
  vessel: 'pan',
  roles: {
    main: { kinds: ['fish', 'shellfish'], least: 1, most: 1, anywhere: true },
    fruit: { kinds: ['soft', 'fruit'], least: 1, most: 1, anywhere: true, fit: isForSalsa },
    avocado: { kinds: ['salad'], most: 1, anywhere: true, fit: ({ name }) => name === 'avocado' },
    ...BESIDE,
  },
  fits: ({ starch, avocado }, kit) =>
    avocado.length > 0 || kit.wants('citrus', 'acid', 'herb', 'hot', 'aromatic')
      ? fitBeside(starch, 3)
      : null,
  cook(kit, { main: [main], fruit, avocado, starch, vegetables }) {
    if (!main) return null;
    kit.about(main, ...fruit, ...avocado, ...vegetables, ...starch);
    if (isOf(main, 'fish')) kit.readied(main, kit.inPortions);
    for (const food of [...fruit, ...avocado]) kit.readied(food, 'peeled and finely diced');
    const onion = kit.take(['aromatic'], { most: 1, raw: true, anywhere: true });
    for (const food of onion) kit.readied(kit.measure(food, '1/2'), 'finely chopped');
    const sharp = [...onion, ...kit.take(['hot'], { most: 1, anywhere: true }), ...kit.herbs()];
    const sour = spooned(kit, kit.sour(), '2 tbsp');
    const fat = kit.fat();
    const rest = fat !== null && readyForPan(kit, main, starch, vegetables);
    if (!fat || rest === false) return null;
    kit.step(
      `Stir ${mixed(kit, [...fruit, ...avocado, ...sharp], sour)} together in a bowl and let stand.`,
    );
    const first = vegetablesFirst(kit, vegetables, fat, rest);
    kit.step(
      `Heat ${first.fatIn('a large frying pan')} over ${heatFor(fat, 'medium-high')} heat.`,
      friedFish(kit, main),
    );
    warmedAgain(kit, first);
    plated(kit, `Serve ${kit.the(main)} at once`, [...first.fried, ...starch], {
      sour: false,
      ending: ', with the salsa spooned over',
    });
    return titled(`pan-fried ${kit.spoken(main)} with ${fruit.map(titleName).join('')} salsa`);
  },
});

/** In minutes. */
const quicklyTender = 15;

const bakingTime = (main: Food): number =>
  isOf(main, 'wholefish') ? 25 : (main.minutes.roast ?? 12);

const baked = pattern({
  name: 'baked fish',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['greek', 'italian', 'french', 'canadian', 'moroccan'],
  servings: 4,
  vessel: 'dish',
  roles: {
    main: { kinds: ['wholefish', 'fish'], least: 1, most: 1, anywhere: true },
    starch: BESIDE.starch,
    vegetables: {
      kinds: ['tomato', 'firm', 'tender', 'root'],
      most: 4,
      cut: 'thinly sliced',
      shared: true,
      anywhere: true,
    },
  },
  fits: ({ main: [main], vegetables }, kit) => {
    if ((main && isOf(main, 'wholefish')) || kit.wants('sweet', 'misopaste')) return 3;
    return vegetables.length > 1 ? 2 : 1;
  },
  cook(kit, { main: [main], starch, vegetables }) {
    if (!main) return null;
    kit.about(main, ...vegetables, ...starch);
    const isWhole = isOf(main, 'wholefish');
    if (!isWhole) kit.readied(main, kit.inPortions);
    const fat = kit.fat();
    if (!fat) return null;
    if (!isOf(fat, 'oil')) kit.readied(fat, 'melted');
    const lemon = kit.take(['citrus'], { most: 1 });
    const onions = kit.take(['aromatic'], { most: 2 });
    // What is tender within the time that the fish takes goes in with it.
    const quick = vegetables.filter((food) => (food.minutes.roast ?? 20) <= quicklyTender);
    const beside = [...vegetables.filter((food) => !quick.includes(food)), ...onions];
    const tinned = kit.take(['tinned'], { most: 1 });
    const seasoning = [
      kit.salt(),
      kit.pepper(),
      ...kit.pungents(),
      ...kit.take(['spice', 'woody'], { most: 2 }),
    ];
    const glaze = kit.take(['soy', 'misopaste', 'sweet', 'jam', 'mustard'], {
      most: 3,
      anywhere: true,
    });
    measureAll(kit, glaze, '2 tbsp');
    kit.step('Heat the oven to 200 °C (400 °F).');
    const first = [...beside, ...tinned];
    const briny = kit.take(['briny', 'wine'], { most: 2 });
    const coat = kit.the(fat, ...seasoning);
    kit.step(
      first.length > 0
        ? `Toss ${kit.hot(...first)} with ${coat} in a large baking dish and bake for 20 minutes, until beginning to soften.`
        : `Rub ${kit.hot(main, ...quick)} with ${coat} and lay in a large baking dish.`,
    );
    const around = ending(kit, quick, (names) => `, with ${names} around it`);
    const laid = `Lay ${kit.hot(main)} on top${around}${kit.ifAny('and', ...briny)}.`;
    const bone = isWhole ? ' to the bone' : '';
    kit.step(
      first.length > 0 && laid,
      naming(kit, glaze, (names) =>
        glaze.length > 1
          ? `Stir ${names} together and brush over the fish.`
          : `Brush ${names} over the fish.`,
      ),
      `Bake ${kit.hot(main)} for ${minutes(bakingTime(main))}, until the thickest part is opaque${bone} and ${FISH_INSIDE}.`,
    );
    if (!cookStarch(kit, starch)) return null;
    const [citrus] = lemon;
    if (citrus) kit.step(`Sprinkle with ${kit.juiceOf(citrus)}.`);
    if (kit.steps.length < 3) kit.taste();
    plated(kit, 'Serve from the dish', starch, { sour: lemon.length === 0 });
    return platedTitle(kit, main, [...vegetables, ...starch], 'baked');
  },
});

/** What steams in the ten minutes that a fillet takes. */
const inParchment = pattern({
  name: 'fish en papillote',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['french', 'italian', 'thai', 'japanese'],
  servings: 4,
  vessel: 'sheet',
  roles: {
    main: { kinds: ['fish'], least: 1, most: 1, anywhere: true },
    starch: BESIDE.starch,
    vegetables: {
      kinds: ['firm', 'tender', 'tomato', 'leaf'],
      least: 1,
      most: 3,
      cut: 'cut into thin strips',
      shared: true,
      fit: (food) => !isOf(food, 'root') && (food.minutes.roast ?? 20) <= 20,
    },
  },
  fits: ({ vegetables, starch }, kit) =>
    vegetables.every((food) => kit.isNamed(food)) ? fitBeside(starch, 2) : 0,
  cook(kit, { main: [main], starch, vegetables }) {
    const fat = kit.fat();
    const sour = spooned(kit, kit.sour(), '2 tbsp');
    if (!main || !fat || !cookStarch(kit, starch)) return null;
    kit.readied(main, kit.inPortions);
    kit.about(main, ...vegetables, ...starch);
    kit.step(
      `Heat the oven to 200 °C (400 °F). Cut ${kit.pieces(1)} sheets of parchment, 40 cm long.`,
    );
    const over = [
      ...kit.pungents(),
      kit.salt(),
      kit.pepper(),
      ...kit.take(['soy', 'wine', 'briny'], { most: 2 }),
    ];
    for (const food of over) if (food && isOf(food, 'soy', 'wine')) kit.measure(food, '2 tbsp');
    kit.step(
      `Divide ${kit.hot(...vegetables)} among the sheets, lay ${kit.hot(main)} on top and season with ${kit.the(fat, ...over)}${sour ? ` and ${kit.juiceOf(sour)}` : ''}.`,
    );
    kit.step(
      `Fold the parchment over ${kit.the(main, ...vegetables)} and crimp the edges shut. Bake on a baking sheet for 16 minutes, until the parcels puff up and the fish is opaque and ${FISH_INSIDE}.`,
    );
    plated(kit, 'Open the parcels at the table and serve', starch, { sour: false });
    return titled(
      `${kit.spoken(main)} en papillote ${withSides(kit, [...vegetables, ...starch])}`.trim(),
    );
  },
});

/** Fillets, shellfish and whole fish, fried, baked or in parchment. */
export const FISH_PATTERNS: readonly DishPattern[] = [panFried, withFruitSalsa, baked, inParchment];
