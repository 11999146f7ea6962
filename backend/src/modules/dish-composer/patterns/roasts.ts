import { rational } from '@larder/culinary';
import { curdles, isOf, minutes, spooned, tempered } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { DishRole } from '../dish-role.js';
import type { Food } from '../food.js';
import { STARCHES } from '../dish-centre.js';
import { naming, present } from '../kitchen-measures.js';
import { cookStarch, isDryMix, plated, platedTitle } from '../plated-mains.js';
import { cutForTheOven, sheetFor } from '../cut-for-the-oven.js';
import { isPotOfOnePlace } from '../pots-of-one-place.js';
import { RATIOS } from '../ratios.js';
import { marinade } from '../salad-dressing.js';
import { fruitWith } from '../savoury-fruit.js';

/** What roasts around the meat, in its fat. */
const AROUND = {
  around: {
    kinds: ['potato', 'root', 'firm', 'tomato'],
    most: 4,
    cut: 'cut into 4 cm pieces',
    anywhere: true,
  },
  starch: { kinds: STARCHES, most: 1, anywhere: true },
} as const satisfies Record<string, DishRole>;

/** In minutes. */
const browningTakes = 5;

/** The last hour: what goes in earlier dries out or drowns in fat. */
const lastHour = 45;

/** Temperatures inside that Health Canada gives for whole cuts and whole birds. */
const DONE: readonly (readonly [of: RegExp, done: string])[] = [
  [/ham/, 'heated through, 60 °C (140 °F) inside'],
  [/pork/, '71 °C (160 °F) in the middle'],
  [/beef|rib|veal|lamb/, '63 °C (145 °F) and pink in the middle'],
];

const doneOf = ({ name }: Food): string =>
  DONE.find(([of]) => of.test(name))?.[1] ?? '71 °C (160 °F) in the middle';

const isFatBird = ({ name }: Food): boolean => /^(?:duck|goose)/.test(name);

function seasoned(kit: DishKit, main: Food, fat: Food): void {
  const rub = kit.take(['woody', 'spice'], { most: 3 });
  const garlic = kit.take(['pungent'], { most: 1 });
  // Honey would be black by the end of a long roast.
  const isShort = (main.minutes.roast ?? lastHour) <= lastHour;
  const spread = kit.take(['mustard', 'paste', ...(isShort ? (['sweet', 'soy'] as const) : [])], {
    most: 2,
    anywhere: true,
  });
  for (const food of spread) kit.measure(food, '2 tbsp');
  const [bottled] = marinade(kit);
  // Under its skin, a duck or goose has more than enough.
  const own = isFatBird(main) && !kit.isNamed(fat) ? null : fat;
  const all = [bottled ?? own, kit.salt(), kit.pepper(), ...rub, ...spread];
  // On the outside it would be bitter long before the meat is done.
  for (const food of garlic) if (food.name === 'garlic') kit.readied(food, 'cut into slivers');
  kit.step(
    'Heat the oven to 190 °C (375 °F).',
    isFatBird(main) && `Prick the skin of ${kit.the(main)} all over with a needle, not the meat.`,
    all.some(Boolean) && `Rub ${kit.the(main)} all over with ${kit.the(...all)}.`,
    naming(kit, garlic, (names) =>
      isOf(main, 'bird')
        ? `Push ${names} under the skin of the breast.`
        : `Cut small slits all over the meat and push ${names} into them.`,
    ),
  );
}

/** Bacon over the breast bastes a bird, and around a lean joint keeps it from drying out; it crisps by the time that the meat is done. */
function barded(kit: DishKit, main: Food): void {
  const bacon = kit.take(['cured', 'smokedfish'], {
    most: 1,
    fit: ({ name }) => /bacon|pancetta|prosciutto/.test(name),
  });
  for (const food of bacon) kit.readied(food, 'left whole');
  const where = isOf(main, 'bird') ? 'over the breast' : 'around the meat, overlapping';
  kit.step(naming(kit, bacon, (names) => `Lay ${names} ${where}.`));
  kit.about(...bacon);
}

/** Nobody opens the oven twice within so many minutes. */
const worthOpening = 5;
/** Minutes that mushrooms, asparagus and the like have at most, which an hour in the oven would shrivel. */
const mostSoon = 20;
const isSoonRoasted = ({ minutes: { roast }, kinds }: Food): boolean =>
  roast !== null && roast <= mostSoon && !kinds.includes('pungent');

/** What goes into the oven so many minutes before the meat is done. */
interface Load {
  readonly foods: readonly Food[];
  readonly before: number;
  readonly how: string;
}

/** Vegetables have the last hour around the meat or less, and fruit that goes with it as long as it needs. Answers the fruit. */
function roastedAround(
  kit: DishKit,
  main: Food,
  around: readonly Food[],
  time: number,
): readonly Food[] {
  const onions = kit.take(['aromatic'], { most: 2 });
  const beside = [...around, ...onions];
  const soon = beside.filter(isSoonRoasted);
  const fruit = fruitWith(kit, main, 2).filter((food) => (food.minutes.roast ?? Infinity) <= time);
  kit.share(fruit, rational(2, 3));
  kit.about(...fruit);
  const needed = Math.ceil(Math.max(0, ...fruit.map((food) => food.minutes.roast ?? 0)) / 5) * 5;
  const isWithFruit = soon.length > 0 && Math.abs(needed - mostSoon) <= worthOpening;
  const wanted: readonly Load[] = [
    {
      foods: beside.filter((food) => !soon.includes(food)),
      before: lastHour,
      how: 'turn them in the fat',
    },
    {
      foods: isWithFruit ? [...soon, ...fruit] : soon,
      before: mostSoon,
      how: 'turn them in the fat',
    },
    { foods: isWithFruit ? [] : fruit, before: needed, how: '' },
  ];
  const loads = wanted
    .filter(({ foods }) => foods.length > 0)
    .sort((left, right) => right.before - left.before);
  // Nobody opens the oven after two minutes.
  const early = loads.filter(({ before }) => time - before < worthOpening);
  const late = loads.filter((load) => !early.includes(load));
  const first = [main, ...early.flatMap(({ foods }) => foods)];
  const turned = first.length > 1 ? ', turning what lies around the meat once' : '';
  kit.step(
    `Put ${kit.hot(...first)} into a roasting pan and roast for ${time - (late[0]?.before ?? 0)} minutes${turned}.`,
    ...late.map(({ foods, before, how }, index) => {
      const until = minutes(before - (late[index + 1]?.before ?? 0));
      return how === ''
        ? `Lay ${kit.hot(...foods)} around the meat and roast for ${until} more, until soft.`
        : `Add ${kit.hot(...foods)}, ${how} and roast for ${until} more, turning once.`;
    }),
  );
  return fruit;
}

/** Sauces of fruit that nobody stirs into a gravy: they stand on the table beside the roast. */
function besideRoast(kit: DishKit): Food[] {
  const relish = kit.take(['sauce'], {
    most: 1,
    anywhere: true,
    fit: ({ name }) => /cranberry|chutney/.test(name),
  });
  for (const food of relish) kit.measure(food, '1 cup');
  return relish;
}

/** What is in the pan, loosened: a quarter of a cup for each serving before it boils down. */
function panJuices(kit: DishKit, main: Food): void {
  const [ready] = kit.take(['gravy'], { most: 1, fit: (food) => !isDryMix(food) });
  if (ready) {
    kit.step(`Warm ${kit.hot(ready)} in a saucepan for 4 minutes, until it bubbles.`);
    return;
  }
  // Cider boils down to a gravy for pork and poultry.
  const [juice] = kit.take(['juice'], {
    most: 1,
    anywhere: true,
    fit: ({ name }) => /^apple|^orange juice$/.test(name),
  });
  const liquid =
    juice ?? kit.one(['wine', 'broth'], 'chicken broth', 'vegetable broth') ?? kit.water('1 cup');
  if (!liquid) return;
  kit.cups(liquid, kit.servings * RATIOS.panSauceCups);
  const creamy = kit.take(['cream', 'sourcream', 'gravy'], { most: 1 });
  for (const food of creamy) if (!isOf(food, 'gravy')) kit.measure(food, '1/3 cup');
  // Jelly and vinegar make a gravy for lamb and game.
  const sharp = kit.take(['jam', 'mustard', 'acid'], { most: 2, anywhere: true });
  for (const food of sharp) kit.measure(food, isOf(food, 'jam') ? '2 tbsp' : '1 tbsp');
  // A knob of butter gives a gravy that nothing else binds some body.
  const isThin = creamy.length + sharp.length === 0;
  const butter = isThin ? kit.stapleAtHand('butter') : null;
  const cool = creamy.filter(curdles);
  const bound = [
    ...creamy.filter((food) => !cool.includes(food)),
    ...sharp,
    ...(butter ? [kit.measure(butter, '1 tbsp')] : []),
  ];
  kit.step(
    `Spoon the fat out of the pan, pour in ${kit.hot(liquid)} and boil for 6 minutes over medium heat, scraping up what sticks, until reduced by half.${bound.length > 0 ? ` Stir in ${kit.hot(...bound)}.` : ''}`,
    tempered(kit, cool),
    `Serve as a gravy with ${kit.the(main)}.`,
  );
}

const bird = pattern({
  name: 'roast bird',
  types: ['main course'],
  kind: 'roast',
  styles: ['french', 'canadian', 'italian', 'greek', 'spanish'],
  servings: 4,
  vessel: 'tin',
  roles: { main: { kinds: ['bird'], least: 1, most: 1, anywhere: true }, ...AROUND },
  fits: () => 3,
  cook(kit, { main: [main], around, starch }) {
    const fat = kit.fat();
    if (!main || !fat) return null;
    kit.about(main, ...around, ...starch);
    const lemon = kit.take(['citrus'], { most: 1 });
    for (const food of lemon) kit.readied(food, 'halved');
    kit.step(
      `Pat ${kit.the(main)} dry inside and out.${lemon.length > 0 ? ` Put ${kit.the(...lemon)} into the cavity.` : ''}`,
    );
    seasoned(kit, main, fat);
    barded(kit, main);
    const fruit = roastedAround(kit, main, around, main.minutes.roast ?? 90);
    if (!cookStarch(kit, starch)) return null;
    kit.step(
      `It is done when the thickest part of the thigh is 82 °C (180 °F) and the juices run clear. Lift ${kit.the(main)} onto a board and let rest for 15 minutes.`,
    );
    panJuices(kit, main);
    const sides = [...starch, ...around, ...fruit, ...besideRoast(kit)];
    plated(kit, `Carve ${kit.the(main)} into pieces and serve`, sides, {
      sour: false,
    });
    return platedTitle(kit, main, [...fruit, ...around, ...starch], 'roast');
  },
});

/** So small a joint is done before the oven has browned it; in a pan, bacon would come off it and mustard or honey burn. */
const isForSearing = (kit: DishKit, time: number): boolean =>
  time <= lastHour &&
  !kit.wants('cured', 'smokedfish', 'mustard', 'paste', 'sweet', 'soy', 'dressing');

const joint = pattern({
  name: 'roast joint',
  types: ['main course'],
  kind: 'roast',
  styles: ['french', 'canadian', 'italian', 'greek'],
  servings: 4,
  vessel: 'tin',
  roles: { main: { kinds: ['joint'], least: 1, most: 1, anywhere: true }, ...AROUND },
  fits: () => 3,
  cook(kit, { main: [main], around, starch }) {
    if (!main) return null;
    const time = main.minutes.roast ?? 80;
    const isSeared = isForSearing(kit, time);
    const fat = isSeared ? kit.searingFat() : kit.fat();
    if (!fat) return null;
    kit.about(main, ...around, ...starch);
    seasoned(kit, main, fat);
    barded(kit, main);
    kit.step(
      isSeared &&
        `Set a large frying pan over medium-high heat. Add ${kit.hot(main)} and brown for ${browningTakes} minutes, turning, on all sides.`,
    );
    const fruit = roastedAround(kit, main, around, isSeared ? time - browningTakes : time);
    if (!cookStarch(kit, starch)) return null;
    kit.step(
      `Lift ${kit.the(main)} out as soon as it is ${doneOf(main)}, cover loosely and let rest for 15 minutes.`,
    );
    panJuices(kit, main);
    const sides = [...starch, ...around, ...fruit, ...besideRoast(kit)];
    plated(kit, `Carve ${kit.the(main)} and serve`, sides, { sour: false });
    return platedTitle(kit, main, [...fruit, ...around, ...starch], 'roast');
  },
});

type Foods = readonly (Food | null)[];

/** Ribs are steamed in foil until tender and then browned. */
function bakedRibs(
  kit: DishKit,
  main: Food,
  around: readonly Food[],
  rub: Foods,
  sauce: Foods,
): void {
  kit.step(
    `Heat the oven to 150 °C (300 °F). Pat ${kit.the(main)} dry and rub with ${kit.the(...rub)}.`,
  );
  kit.step(
    `Wrap ${kit.hot(main)} in foil on a baking sheet and bake for ${main.minutes.roast ?? 150} minutes, until the meat pulls away from the bone.`,
  );
  const onions = kit.take(['aromatic'], { most: 2 });
  const beside = [...around, ...onions];
  cutForTheOven(kit, beside);
  const oil = beside.length > 0 ? kit.staple('olive oil', 'vegetable oil') : null;
  const brushed = sauce.some(Boolean) ? `, brush with ${kit.the(...sauce)}` : '';
  if (beside.length === 0) {
    kit.step(
      `Unwrap, turn the oven up to 220 °C (425 °F)${brushed} and bake for 15 minutes more, until browned.`,
    );
    return;
  }
  const time = Math.max(...beside.map((food) => food.minutes.roast ?? 25));
  const before = Math.max(0, time - 15);
  kit.step(
    `Turn the oven up to 220 °C (425 °F) and let ${kit.the(main)} rest in the foil. Toss ${kit.hot(...beside)}${kit.ifAny('with', oil)} and a pinch of salt on a second sheet${before > 0 ? ` and roast for ${minutes(before)}` : ''}.`,
    `Unwrap ${kit.the(main)}${brushed} and put ${kit.isMany(main) ? 'them' : 'it'} back beside the vegetables for 15 minutes more, until browned and the vegetables are tender.`,
  );
}

/** In minutes. */
const olivesTake = 10;

function roastedPieces(
  kit: DishKit,
  main: Food,
  around: readonly Food[],
  rub: Foods,
  sauce: Foods,
): void {
  const aromatics = kit.take(['aromatic'], { most: 2 });
  cutForTheOven(kit, [...aromatics, ...around.filter(isSoonRoasted)]);
  const beside = [...around, ...aromatics];
  // Garlic in its skin needs no seasoning.
  const isWithVegetables = beside.some((food) => !isOf(food, 'pungent'));
  kit.step(
    `Heat the oven to 220 °C (425 °F). Pat ${kit.the(main)} dry and rub with ${kit.the(...rub)}${isWithVegetables ? ', keeping back a third for the vegetables' : ''}.`,
    isWithVegetables && `Toss ${kit.hot(...beside)} in the rest.`,
  );
  const olives = kit.take(['briny'], { most: 1, fit: ({ name }) => /olive$/.test(name) });
  const soon = beside.filter(isSoonRoasted);
  const time = main.minutes.roast ?? 45;
  const done = 'until browned and 74 °C (165 °F) at the bone';
  const first = [main, ...beside.filter((food) => !soon.includes(food))];
  const scattered = [...soon, ...olives];
  // Cold, olives are a garnish; in the fat for a while, they season it.
  const last = soon.length > 0 ? mostSoon : olivesTake;
  const spread = `Spread ${kit.hot(...first)} out on ${sheetFor(kit, [main, ...beside])} and roast for`;
  kit.step(
    naming(
      kit,
      scattered,
      (names) =>
        `${spread} ${minutes(time - last)}, turning once. Scatter ${names} among them and roast for ${minutes(last)} more, ${done}.`,
    ) || `${spread} ${minutes(time)}, turning once, ${done}.`,
    squeezed(kit, around),
    sauce.some(Boolean) && `Toss with ${kit.the(...sauce)}.`,
  );
}

/** Roasted in its skin, garlic is a paste that everything may be turned in. */
const squeezed = (kit: DishKit, around: readonly Food[]): string | false => {
  const garlic = around.filter(({ name }) => name === 'garlic');
  return (
    garlic.length > 0 && `Squeeze ${kit.the(...garlic)} out of its skin over everything and turn.`
  );
};

const pieces = pattern({
  name: 'roast pieces',
  types: ['main course'],
  kind: 'roast',
  styles: ['greek', 'italian', 'spanish', 'moroccan', 'canadian', 'mexican'],
  servings: 4,
  vessel: 'sheet',
  roles: {
    main: { kinds: ['bonein', 'wing', 'rib'], least: 1, most: 1, anywhere: true },
    ...AROUND,
  },
  fits: ({ main: [main] }, kit) => {
    if (!main || main.minutes.roast === null) return null;
    if (isOf(main, 'bonein') && isPotOfOnePlace(kit)) return 0;
    return isOf(main, 'rib') ? 3 : 2;
  },
  cook(kit, { main: [main], around, starch }) {
    const fat = kit.fat();
    if (!main || !fat) return null;
    kit.about(main, ...around, ...starch);
    const sauce = [
      // Wings take a glaze from any kitchen; legs and ribs are braised in some of them.
      ...kit.take(['sauce', 'sweet', 'mustard', 'paste', 'soy'], {
        most: 2,
        anywhere: isOf(main, 'wing'),
      }),
      ...kit.take(['jam'], { most: 1, anywhere: true }),
    ];
    sauce.push(...present(kit.saltySauce()));
    for (const food of sauce) kit.measure(food, isOf(food, 'sauce', 'jam') ? '1/3 cup' : '2 tbsp');
    const rub = [fat, kit.salt(), kit.pepper(), ...kit.spices()];
    const pungents = kit.pungents();
    // In foil it steams; on the open sheet it would burn if it were minced.
    if (isOf(main, 'rib')) bakedRibs(kit, main, around, [...rub, ...pungents], sauce);
    else {
      const garlic = pungents.filter(({ name }) => name === 'garlic');
      for (const food of garlic) kit.readied(food, 'unpeeled');
      const others = pungents.filter((food) => !garlic.includes(food));
      roastedPieces(kit, main, [...around, ...garlic], [...rub, ...others], sauce);
    }
    if (!cookStarch(kit, starch)) return null;
    const finish = spooned(kit, kit.take(['citrus', 'acid'], { most: 1 })[0], '1 tbsp');
    if (finish) kit.step(`Sprinkle with ${kit.juiceOf(finish)}.`);
    if (kit.steps.length < 3) kit.taste();
    plated(kit, 'Serve hot', starch, { sour: false });
    return platedTitle(kit, main, [...around, ...starch], 'roast');
  },
});

/** Whole birds, joints, and pieces on the bone. */
export const ROAST_PATTERNS: readonly DishPattern[] = [bird, joint, pieces];
