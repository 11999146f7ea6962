import { rational } from '@larder/culinary';
import { meatBroths } from '../broths.js';
import {
  bloomed,
  browned,
  cookedGrain,
  curdles,
  doneness,
  fry,
  heatFor,
  isHard,
  isOf,
  minutes,
  mushroomsAlone,
  served,
  softened,
  softenedBefore,
  soured,
  spooned,
  stagesOf,
  tempered,
  boilHardRoots,
  STEAMING_HOT,
} from '../cooking-steps.js';
import { isGame } from '../cuts-of-meat.js';
import { STARCHES } from '../dish-centre.js';
import type { DishKit } from '../dish-kit.js';
import { mostInTitle, withoutSorts } from '../dish-titles.js';
import { pattern, type DishPattern, type Parts } from '../dish-pattern.js';
import type { DishRole } from '../dish-role.js';
import type { Food } from '../food.js';
import {
  measureAll,
  measureBy,
  measureSharp,
  naming,
  present,
  weighTogether,
  usualParmesan,
} from '../kitchen-measures.js';
import { fryTomatoesLast } from '../pan-stages.js';
import { calledTogether, listed, titled, lowered } from '../phrases.js';
import {
  cookStarch,
  fitBeside,
  isSlowBeside,
  seasonedRest,
  seasoningOf,
  takesJelly,
} from '../plated-mains.js';
import { pouredOver, wokSauce } from '../wok-sauce.js';
import { FRUITS, fruitWith, isDelicate, isTart, STRONG } from '../savoury-fruit.js';

/** Onions take their time even in a wok; garlic and spices only need to become fragrant, and would burn beside the vegetables. */
function tossedInWok(kit: DishKit, vegetables: readonly Food[]): (string | false)[] {
  const soft = kit.take(['aromatic'], { most: 2 });
  const quick = [...kit.pungents(), ...kit.spices()];
  return [
    naming(kit, soft, (names) => `Add ${names} and stir-fry for 4 minutes, until soft.`),
    ...fry(kit, vegetables),
    naming(kit, quick, (names) => `Add ${names} and stir for 1 minute, until fragrant.`),
  ];
}

/**
 * Each is lifted out when it is done: shrimp would be rubber by the time that scallops are seared. Bacon and the like stay in the pan,
 * whose fat they are.
 */
const brownedInTurn = (kit: DishKit, protein: readonly Food[]): string[] =>
  protein.flatMap((food) =>
    isOf(food, 'cured')
      ? [browned(kit, food)]
      : [
          browned(kit, food),
          `Lift ${protein.length > 1 ? `${kit.the(food)} ` : ''}out onto a plate.`,
        ],
  );

/** Of two, half of each: what does not lie flat in the pan stews in its juice. */
const halfOfEach = (kit: DishKit, protein: readonly Food[]): void => {
  if (protein.length > 1) kit.share(protein, rational(1, 2));
};

/** Grams of vegetables for each person where nothing else lies on the rice: nearly half of the 400 g that the WHO asks for in a day. */
const VEGETABLES_ALONE = 175;
const VEGETABLES_WITH_NOODLES = 150;
const VEGETABLES_WITH_MEAT = 90;

const FOR_STIR_FRY = ['bell pepper', 'snow pea', 'carrot', 'broccoli'] as const;
const TWO_VEGETABLES: DishRole = {
  kinds: ['firm', 'tender', 'leaf'],
  least: 2,
  cut: 'thinly sliced',
  fill: FOR_STIR_FRY,
};

/** What says stir-fry, whatever lies beside it. */
const FOR_THE_WOK =
  /^(?:ginger|sesame oil|sesame seed|napa cabbage|bok choy|chinese broccoli|bean sprout|bamboo shoot|water chestnut|baby corn|snow pea|tamarind|oyster sauce)$/;

/** Foods that hardly anybody buys for another kitchen. */
const FROM_EAST_ASIA = /^(?:rice vinegar|bok choy|chinese broccoli)$/;

/** Basil is a vegetable in the wok, a whole bunch of it, and gives its taste to the sauce; other herbs lie on top. */
function herbsForWok(kit: DishKit): { readonly wilted: Food[]; readonly fresh: Food[] } {
  const herbs = kit.herbs();
  const wilted = herbs.filter(({ name }) => /basil$/.test(name));
  measureAll(kit, wilted, '1 cup');
  return { wilted, fresh: herbs.filter((food) => !wilted.includes(food)) };
}

const wiltedIn = (kit: DishKit, herbs: readonly Food[]): string | false =>
  naming(kit, herbs, (names) => `Take off the heat and toss in ${names} until just wilted.`);

/** As much as fills a bowl beside rice, and no less than that beside meat. */
function weighForWok(kit: DishKit, vegetables: readonly Food[], meat: Food | undefined): void {
  const isShort = kit.gramsOf(...vegetables) < VEGETABLES_WITH_MEAT * kit.servings;
  if (!meat) weighTogether(kit, vegetables, VEGETABLES_ALONE);
  else if (isShort) weighTogether(kit, vegetables, VEGETABLES_WITH_MEAT);
}

const stirFry = pattern({
  name: 'stir-fry',
  types: ['main course'],
  kind: 'stir-fry',
  styles: ['chinese', 'thai', 'japanese'],
  servings: 4,
  vessel: 'wok',
  roles: {
    protein: {
      kinds: ['poultry', 'quick', 'shellfish', 'curd', 'mince', 'cookedmeat'],
      most: 2,
    },
    vegetables: {
      kinds: ['firm', 'tender', 'leaf'],
      least: 1,
      most: 5,
      cut: 'thinly sliced',
      fill: FOR_STIR_FRY,
      shared: true,
    },
    rice: { kinds: ['rice'], least: 1, most: 1, fill: ['rice', 'jasmine rice'], inOrder: true },
  },
  fits: ({ protein: [main], vegetables }, kit) => {
    const isTyped = vegetables.filter((food) => kit.isNamed(food)).length > 1;
    if (kit.wants('soy', 'sauce') || kit.wantsNamed(FROM_EAST_ASIA)) return 3;
    // Ginger and sesame say it without the meat.
    if (isTyped && kit.wantsNamed(FOR_THE_WOK)) return 2;
    // What is cooked already only has to be warmed, unless the vegetables are for a wok.
    if (main && isOf(main, 'cookedmeat')) return 0;
    return main && isOf(main, 'quick', 'curd', 'shellfish', 'poultry') && isTyped ? 2 : 1;
  },
  cook(kit, { protein, vegetables: named, rice }) {
    const [meat] = protein;
    halfOfEach(kit, protein);
    // Beside meat one vegetable is enough; alone it is a bowl of nothing else.
    const vegetables = meat ? named : kit.fillUp(named, TWO_VEGETABLES);
    weighForWok(kit, vegetables, meat);
    const fruit = meat ? fruitWith(kit, meat).filter(isDelicate) : [];
    kit.about(...protein, ...fruit, ...vegetables);
    const boiled = rice[0] && cookedGrain(kit, rice[0]);
    const sauce = wokSauce(kit);
    const fat = kit.fat();
    if (!boiled || !sauce || !fat) return null;
    kit.meanwhile(boiled);
    kit.step(sauce.whisked);
    const heated = `Heat ${kit.the(fat)} in a wok or large frying pan over high heat.`;
    if (meat) {
      kit.step(heated, ...brownedInTurn(kit, protein));
    }
    kit.step(!meat && heated, ...tossedInWok(kit, vegetables));
    const { wilted, fresh } = herbsForWok(kit);
    kit.step(
      meat &&
        `Return ${kit.the(...protein)} to the pan${fruit.length > 0 ? ` with ${kit.the(...fruit)}` : ''}.`,
      'Stir the sauce again, pour it over and toss for 1 minute, until everything is glossy.',
      wiltedIn(kit, wilted),
      served(
        kit,
        `Serve with ${kit.the(...rice)}`,
        ...fresh,
        ...kit.take(['nut', 'drizzle'], { most: 2 }),
      ),
    );
    return kit.titleOf(kit.mains, 'stir-fry');
  },
});

/** What is in the wok before the rice, one after the other; answers the meat that was lifted out of it. */
function friedBeforeRice(
  kit: DishKit,
  fat: Food,
  { meat, kimchi, vegetables, eggs }: Parts<'meat' | 'kimchi' | 'vegetables' | 'eggs'>,
): Food[] {
  const heated = `Heat ${kit.the(fat)} in a wok or large frying pan over high heat.`;
  if (meat.length > 0) kit.step(heated, ...brownedInTurn(kit, meat));
  kit.step(
    meat.length === 0 && heated,
    naming(
      kit,
      kimchi,
      (names) => `Add ${names} and stir-fry for 4 minutes, until it browns at the edges.`,
    ),
    ...tossedInWok(kit, vegetables),
  );
  if (eggs.length > 0) {
    kit.step(
      `Push everything to one side, pour ${kit.hot(...eggs)}, beaten, into the space and stir for 1 minute, until just set.`,
    );
  }
  return meat.filter((food) => !isOf(food, 'cured'));
}

const FOR_FRIED_RICE = {
  kinds: ['firm', 'tender', 'leaf'],
  most: 4,
  cut: 'finely diced',
  shared: true,
} as const satisfies DishRole;

const BOUGHT_FOR_FRIED_RICE: DishRole = { ...FOR_FRIED_RICE, least: 1, fill: ['pea', 'carrot'] };

const friedRice = pattern({
  name: 'fried rice',
  types: ['main course'],
  kind: 'rice or grain',
  styles: ['chinese', 'thai', 'japanese'],
  servings: 4,
  vessel: 'wok',
  roles: {
    rice: { kinds: ['rice'], least: 1, most: 1, fill: ['rice', 'jasmine rice'] },
    protein: {
      kinds: [
        ...(['cured', 'shellfish', 'poultry', 'curd', 'egg', 'quick', 'mince'] as const),
        'cookedmeat',
      ],
      most: 2,
      anywhere: true,
      fit: ({ name }) => !/paneer|halloumi/.test(name),
    },
    vegetables: FOR_FRIED_RICE,
  },
  // Eggs and soy sauce with rice say what is meant.
  fits: ({ protein }, kit) =>
    kit.wants('soy') && protein.some((food) => isOf(food, 'egg')) ? 3 : 1,
  cook(kit, { rice, protein, vegetables: named }) {
    // Kimchi is vegetable enough, and wet until it is fried.
    const kimchi = kit.take(['kimchi'], { most: 1, anywhere: true });
    const vegetables =
      named.length + kimchi.length > 0 ? named : kit.fillUp(named, BOUGHT_FOR_FRIED_RICE);
    if (vegetables.length + kimchi.length === 0) return null;
    const eggs = protein.filter((food) => isOf(food, 'egg'));
    const meat = protein
      .filter((food) => !isOf(food, 'egg'))
      .sort((left, right) => Number(isOf(right, 'cured')) - Number(isOf(left, 'cured')));
    kit.share(meat, rational(1, 2));
    measureAll(kit, eggs, '4');
    measureAll(kit, kimchi, '1 1/2 cups');
    const fruit = kit.take(['soft'], { most: 1, fit: ({ name }) => name === 'pineapple' });
    kit.share(fruit, rational(1, 2));
    kit.about(...meat, ...kimchi, ...eggs, ...fruit, ...vegetables);
    const [grain] = rice;
    const fat = kit.fat();
    const salty = kit.take(['soy'], { most: 1 })[0] ?? kit.staple('soy sauce', 'tamari');
    if (!grain || !fat || !salty) return null;
    // Of the day before it is as dry as it has to be.
    const isReady = grain.form === 'cooked';
    kit.step(
      isReady
        ? `Break up ${kit.hot(grain)}, cold from the refrigerator, so that the grains come apart.`
        : `${cookedGrain(kit, grain)} Spread ${kit.the(grain)} on a tray and leave to cool for 15 minutes${grain.name === 'sticky rice' ? '' : ', so that the grains stay apart'}.`,
    );
    const back = friedBeforeRice(kit, fat, { meat, kimchi, vegetables, eggs });
    const sauces = kit.take(['sauce'], { most: 2 });
    // Kimchi has its own salt.
    if (sauces.length + kimchi.length > 0) kit.measure(salty, '1 1/2 tbsp');
    kit.step(
      `Add ${kit.the(...rice, ...back)} and ${kit.the(salty, ...sauces, ...fruit)} and stir-fry for 4 minutes, until ${isReady ? STEAMING_HOT : 'steaming hot'} and a little crisp.`,
    );
    const sour = kit.take(['citrus', 'acid'], { most: 1 })[0];
    kit.step(
      soured(kit, sour, 'Sprinkle with'),
      served(
        kit,
        'Serve at once',
        ...kit.herbs(),
        ...kit.take(['nut', 'drizzle', 'seaweed'], { most: 2 }),
      ),
    );
    return kit.titleOf(kit.mains, 'fried rice');
  },
});

/** Long and thin, they do in a kitchen of East Asia for its own noodles. */
const isItalian = ({ name }: Food): boolean => !/noodle$/.test(name);

/** Eggs scrambled in the wok beside what is in it. */
function setAside(kit: DishKit, egg: Food | undefined): string | null {
  if (!egg) return null;
  kit.readied(kit.measure(egg, '4'), 'beaten');
  return `Push everything to the side, pour in ${kit.hot(egg)} and stir for 1 minute, until set.`;
}

const friedNoodles = pattern({
  name: 'stir-fried noodles',
  types: ['main course'],
  kind: 'noodles',
  styles: ['chinese', 'thai', 'japanese'],
  servings: 4,
  vessel: 'wok',
  roles: {
    noodles: { kinds: ['noodle'], least: 1, most: 1 },
    protein: {
      kinds: ['poultry', 'quick', 'shellfish', 'curd', 'mince', 'cookedmeat'],
      most: 2,
    },
    vegetables: {
      kinds: ['firm', 'tender', 'leaf'],
      least: 1,
      most: 4,
      cut: 'thinly sliced',
      fill: ['bell pepper', 'cabbage', 'carrot'],
      shared: true,
    },
    eggs: { kinds: ['egg'], most: 1 },
  },
  // Spaghetti go into the wok only where something else was named for it.
  fits: ({ noodles: [noodle] }, kit) => {
    const isForWok = kit.wants('soy', 'misopaste', 'nutbutter') || kit.wantsNamed(FOR_THE_WOK);
    if (noodle && isItalian(noodle)) return isForWok ? 2 : null;
    // With tamarind they are pad thai.
    if (kit.wantsNamed(/^tamarind$/)) return 3;
    return isForWok ? 2 : 1;
  },
  cook(kit, { noodles, protein, vegetables, eggs: [egg] }) {
    halfOfEach(kit, protein);
    if (protein.length === 0) weighTogether(kit, vegetables, VEGETABLES_WITH_NOODLES);
    kit.about(...protein, ...vegetables);
    const sauce = wokSauce(kit, true);
    const fat = kit.fat();
    const [noodle] = noodles;
    if (!sauce || !fat || !noodle) return null;
    kit.step(
      `Cook ${kit.hot(noodle)} in a pot of boiling water for ${minutes(noodle.minutes.simmer ?? 5)}, until just tender. Drain and rinse under cold water.`,
    );
    kit.step(sauce.whisked);
    const heated = `Heat ${kit.the(fat)} in a wok or large frying pan over high heat.`;
    if (protein.length > 0) {
      kit.step(heated, ...brownedInTurn(kit, protein));
    }
    kit.step(protein.length === 0 && heated, ...tossedInWok(kit, vegetables));
    const { wilted, fresh } = herbsForWok(kit);
    kit.step(
      setAside(kit, egg),
      `Add ${kit.the(noodle, ...protein)}, ${pouredOver(sauce.foods)} and toss for 2 minutes, until everything is hot and coated.`,
      wiltedIn(kit, wilted),
      served(
        kit,
        'Serve at once',
        ...fresh,
        ...kit.take(['salad'], { most: 1, raw: true }),
        ...kit.take(['nut', 'drizzle'], { most: 2 }),
      ),
    );
    return kit.titleOf(kit.mains, 'noodles');
  },
});

/** Potatoes that are cooked already, browned in pieces; a little buttermilk or cream that was named moistens a mash. */
function crusted(kit: DishKit, ready: readonly Food[]): string[] {
  if (ready.length === 0) return [];
  const loose = kit.take(['buttermilk', 'cream'], { most: 1 });
  measureAll(kit, loose, '3 tbsp');
  return [
    `Add ${kit.hot(...ready)}, press flat and cook for 8 minutes, turning over in pieces as crusts form, until golden.`,
    ...loose.map((food) => `Spoon ${kit.hot(food)} over and let it sizzle away.`),
  ];
}

/** Meat browns in a pan that is not full yet, and its fat is for the potatoes. */
const liftedFromHash = (protein: readonly Food[], raw: readonly Food[]): Food[] =>
  raw.length > 0 ? protein.filter((food) => isOf(food, 'mince', 'sausage')) : [];

/** Mushrooms and meat brown before the potatoes fill the pan. */
function beforePotatoes(
  kit: DishKit,
  meat: readonly Food[],
  vegetables: readonly Food[],
): string[] {
  const mushrooms = mushroomsAlone(kit, vegetables);
  kit.setAside(vegetables);
  return [...mushrooms, ...meat.map((food) => browned(kit, food))].map(
    (sentence) => `${sentence} Lift out.`,
  );
}

/** Under a lid, a ripe plantain is mush. */
const isRipe = ({ form }: Food): boolean => form === 'ripe';
const isUnderLid = (raw: readonly Food[]): boolean => raw.length > 0 && !raw.some(isRipe);

/** What is hard softens in its own steam before it browns. */
const softenedRaw = (kit: DishKit, raw: readonly Food[], salt: Food | null): string | false =>
  naming(kit, raw.length > 0 ? [...raw, ...present(salt)] : [], (names) =>
    isUnderLid(raw)
      ? `Add ${names}, cover and cook for 12 minutes, turning twice, until tender.`
      : `Add ${names} and fry for 8 minutes, turning twice, until brown and caramelized at the edges.`,
  );

function inOrderForHash(kit: DishKit, potatoes: readonly Food[], vegetables: readonly Food[]) {
  // What is cooked already, or mashed, only has to brown at the end.
  const ready = potatoes.filter((food) => isOf(food, 'mash') || food.form === 'cooked');
  const uncooked = potatoes.filter((food) => !ready.includes(food));
  // Steamed later, what is hard would soften the crust of the potatoes.
  const hard = uncooked.length > 0 ? vegetables.filter(isHard) : [];
  for (const food of hard) kit.readied(food, 'peeled and cut into 1 cm dice');
  const soft = vegetables.filter((food) => !hard.includes(food));
  return { ready, raw: [...uncooked, ...hard], soft };
}

const hash = pattern({
  name: 'hash',
  types: ['breakfast', 'main course'],
  kind: 'eggs',
  styles: ['canadian', 'spanish', 'mexican'],
  servings: 4,
  vessel: 'pan',
  roles: {
    potatoes: {
      kinds: ['potato', 'root', 'mash'],
      least: 1,
      most: 2,
      cut: 'cut into 1 cm dice',
      shared: true,
    },
    protein: { kinds: ['cured', 'sausage', 'bean', 'mince', 'curd'], most: 1 },
    vegetables: { kinds: ['firm', 'tender', 'leaf'], most: 3, cut: 'diced', shared: true },
    eggs: { kinds: ['egg'], most: 1 },
  },
  // Potatoes and vegetables alone are a side dish.
  fits: ({ protein, eggs }) => (protein.length + eggs.length > 0 ? 1 : -1),
  cook(kit, { potatoes, protein, vegetables, eggs }) {
    for (const food of eggs) kit.measure(food, '4');
    const fruit = protein.flatMap((food) => fruitWith(kit, food));
    kit.share(fruit, rational(1, 2));
    kit.about(...potatoes, ...protein, ...fruit, ...vegetables);
    const fat = kit.fat();
    if (!fat) return null;
    const aromatics = kit.aromatics();
    const { ready, raw, soft } = inOrderForHash(kit, potatoes, vegetables);
    // However salty the sausage is, the potatoes are salted themselves.
    const salt = raw.length > 0 ? kit.salt(4, 1) : null;
    boilHardRoots(kit, raw);
    const lifted = liftedFromHash(protein, raw);
    const inPan = protein.filter((food) => !lifted.includes(food));
    const beans = inPan.filter((food) => isOf(food, 'bean'));
    kit.step(
      `Heat ${kit.the(fat)} in a large frying pan over medium heat.`,
      ...beforePotatoes(kit, lifted, raw.length > 0 ? soft : []),
      softenedRaw(kit, raw, salt),
    );
    kit.step(
      isUnderLid(raw) && 'Uncover and turn up the heat.',
      ...inPan.filter((food) => !beans.includes(food)).map((food) => browned(kit, food)),
      ...softenedBefore(
        kit,
        soft,
        aromatics.length > 0 &&
          `Add ${kit.hot(...aromatics)} and cook for 6 minutes, until golden.`,
      ),
      // Among beans an onion would only stew.
      ...beans.map((food) => browned(kit, food)),
      ...fryTomatoesLast(kit, [...soft, ...fruit]),
      bloomed(kit, ...kit.take(['sauce', 'mustard'], { most: 1 })),
      ...crusted(kit, ready),
      naming(kit, lifted, (names) => `Return ${names} to the pan for 2 minutes, until hot again.`),
    );
    if (eggs.length === 0) kit.taste();
    if (eggs[0]) {
      kit.step(
        `Lower the heat, make ${kit.pieces(1)} hollows, break ${kit.hot(...eggs)} into them, cover and cook for 5 minutes, until the whites are set.`,
      );
    }
    const cool = kit.take(['sourcream', 'yogurt', 'salsa'], {
      most: 1,
      fit: (food) => !isOf(food, 'buttermilk'),
    })[0];
    if (cool) kit.measure(cool, '1/2 cup');
    const cheese = kit.take(['cheese', 'softcheese'], { most: 1 });
    const melting = cheese.filter((food) => isOf(food, 'cheese'));
    measureBy(kit, cheese, [
      [['cheese'], '1 cup'],
      [['softcheese'], '1/2 cup'],
    ]);
    kit.step(
      naming(
        kit,
        melting,
        (names) => `Scatter ${names} over, cover and leave for 2 minutes, until melted.`,
      ),
    );
    kit.step(
      served(
        kit,
        cool ? `Serve from the pan with ${kit.the(cool)}` : 'Serve from the pan',
        ...cheese.filter((food) => !melting.includes(food)),
        ...kit.herbs(),
      ),
    );
    return kit.titleOf(kit.mains, 'hash');
  },
});

/** Onions, vegetables and garlic, in the pan that the meat has left. */
function cookBeside(kit: DishKit, foods: readonly Food[], salt: Food | null): void {
  const aromatics = kit.aromatics();
  const pungents = kit.pungents();
  kit.step(
    'Lower the heat.',
    ...softenedBefore(
      kit,
      foods,
      aromatics.length > 0 && `Add ${kit.hot(...aromatics)} and cook for 5 minutes, until soft.`,
    ),
    ...fryTomatoesLast(kit, foods),
    pungents.length > 0 && `Stir in ${kit.hot(...pungents)} and cook for 1 minute.`,
    seasonedRest(kit, salt),
  );
}

/** Half a cup of what loosens the roast in the pan. */
function deglazing(kit: DishKit, main: Food): Food | null {
  const isFish = isOf(main, 'fish', 'shellfish', 'curd');
  const own =
    /beef|steak|bison/.test(main.name) || isGame(main.name) ? 'beef broth' : 'chicken broth';
  const broths = [...(isFish ? [] : meatBroths([main], own)), 'vegetable broth'];
  const liquid = kit.one(['wine', 'broth'], ...broths) ?? kit.water('1/2 cup');
  return liquid && kit.measure(liquid, '1/2 cup');
}

/** A sauce from what clings to the pan, and what is still to sour it; null without something sweet for tart fruit. */
function panSauce(
  kit: DishKit,
  main: Food,
  stewed: readonly Food[],
): { readonly sour: Food | null; readonly cool: readonly Food[] } | null {
  const creamy = kit.take(['creamsoup', 'cream', 'sourcream', 'coconut', 'pesto'], { most: 1 });
  const liquid = deglazing(kit, main);
  if (!liquid) return null;
  const isSharp = stewed.some(isTart);
  const sweet = isSharp ? kit.one(['sweet', 'sugar'], 'honey', 'maple syrup', 'sugar') : null;
  if (isSharp && !sweet) return null;
  const sharp = kit.take(['mustard', 'briny', 'sauce', 'sweet', 'soy', 'misopaste', 'jam'], {
    most: 2,
    anywhere: true,
    fit: (food) => !isOf(food, 'jam') || takesJelly([main]),
  });
  measureSharp(kit, sharp);
  const cool = creamy.filter(curdles);
  const stirred = [...creamy.filter((food) => !cool.includes(food)), ...sharp];
  kit.step(
    stewed.length > 0
      ? `Pour in ${kit.the(liquid)}, add ${kit.hot(...stewed, sweet)} and simmer for 6 minutes, scraping up what clings to the pan, ${doneness(kit, stewed)}.`
      : `Pour in ${kit.the(liquid)} and simmer for 3 minutes, scraping up what clings to the pan.`,
    stirred.length > 0 && `Stir in ${kit.the(...stirred)}.`,
  );
  return { sour: creamy.length > 0 || sweet ? null : spooned(kit, kit.finish()), cool };
}

/** Thin strips in batches, anything else in one. */
const seared = (kit: DishKit, main: Food): string =>
  isOf(main, 'quick')
    ? browned(kit, main)
    : `Add ${kit.hot(main)} and cook for ${minutes(main.minutes.fry ?? 6)}, turning once or twice, ${doneness(kit, [main])}.`;

const SKILLET_VEGETABLES = {
  kinds: ['firm', 'tender', 'leaf', 'tomato'],
  most: 3,
  cut: 'sliced',
  shared: true,
} as const satisfies DishRole;

/** What is bought for a skillet that would be meat alone; fruit is enough beside it. */
const BOUGHT_FOR_SKILLET = {
  ...SKILLET_VEGETABLES,
  least: 1,
  fill: ['mushroom', 'green bean', 'spinach'],
} as const satisfies DishRole;

const isAvocado = ({ name }: Food): boolean => name === 'avocado';

const skillet = pattern({
  name: 'skillet with sauce',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['french', 'italian', 'greek', 'canadian', 'spanish'],
  servings: 4,
  vessel: 'pan',
  roles: {
    protein: {
      kinds: ['poultry', 'quick', 'shellfish', 'curd'],
      least: 1,
      most: 1,
    },
    vegetables: SKILLET_VEGETABLES,
    grain: { kinds: STARCHES, most: 1, cut: 'cut into 3 cm pieces', anywhere: true },
  },
  fits: ({ protein, grain }, kit) => {
    const isForTagine =
      protein.some(({ name }) => STRONG.test(name)) && kit.wants(...FRUITS, 'driedfruit');
    return isForTagine ? -1 : fitBeside(grain, kit.wants('creamsoup') ? 2 : 1);
  },
  cook(kit, { protein, vegetables: named, grain }) {
    const [main] = protein;
    if (!main) return null;
    const fruit = fruitWith(kit, main, 2);
    const vegetables = named.length + fruit.length > 0 ? named : kit.fillUp([], BOUGHT_FOR_SKILLET);
    if (vegetables.length + fruit.length === 0) return null;
    const stewed = fruit.filter((food) => isTart(food) || isOf(food, 'driedfruit'));
    const warmed = fruit.filter(isDelicate);
    const fried = fruit.filter((food) => !stewed.includes(food) && !warmed.includes(food));
    kit.share(fruit, rational(2, 3));
    // Tofu with beans and an avocado is a plate that people know; with meat they are other dishes.
    const isCurd = isOf(main, 'curd');
    const beans = isCurd ? kit.take(['bean'], { most: 1, anywhere: true }) : [];
    const avocado = isCurd ? kit.take(['salad'], { most: 1, fit: isAvocado }) : [];
    kit.about(main, ...fruit, ...vegetables, ...beans);
    const fat = kit.fat();
    if (!fat) return null;
    if (!cookStarch(kit, grain.filter(isSlowBeside))) return null;
    const { onMain, rest } = seasoningOf(kit, main, vegetables, kit.spices());
    kit.step(
      onMain !== '' && `Season ${kit.the(main)} with ${onMain}.`,
      `Heat ${kit.the(fat)} in a large frying pan over ${heatFor(fat)} heat.`,
      seared(kit, main),
      'Lift out onto a plate.',
    );
    if (
      !cookStarch(
        kit,
        grain.filter((food) => !isSlowBeside(food)),
      )
    )
      return null;
    cookBeside(kit, [...vegetables, ...beans, ...fried], rest);
    const sauce = panSauce(kit, main, stewed);
    if (!sauce) return null;
    kit.step(
      `Return ${kit.the(main)} to the pan${kit.ifAny('with', ...warmed)} for 2 minutes to warm through.`,
      tempered(kit, sauce.cool),
      soured(kit, sauce.sour, 'Add'),
      served(
        kit,
        grain.length > 0 ? `Serve with ${kit.the(...grain)}` : 'Serve at once',
        ...avocado,
        ...kit.herbs(),
        ...kit.take(['hardcheese', 'softcheese', 'nut'], { most: 1 }),
      ),
    );
    const beside = [...fruit, ...vegetables].slice(0, 2);
    const names = [...beside, ...grain].map((food) => kit.spoken(food));
    return kit.titleOf([main], `with ${calledTogether(names)}`);
  },
});

const creamyPolenta = pattern({
  name: 'polenta',
  types: ['main course'],
  kind: 'porridge',
  styles: ['italian'],
  servings: 4,
  vessel: 'pot',
  roles: {
    polenta: { kinds: ['polenta'], least: 1, most: 1 },
    protein: { kinds: ['sausage', 'mince', 'cured', 'bean', 'poultry'], most: 1 },
    vegetables: {
      kinds: ['firm', 'leaf', 'tomato', 'tender'],
      least: 1,
      most: 4,
      cut: 'sliced',
      fill: ['mushroom', 'kale'],
      shared: true,
    },
  },
  cook(kit, { polenta, protein, vegetables }) {
    kit.about(...protein, ...vegetables);
    const water = kit.water('4 cups');
    if (!water || !polenta[0]) return null;
    // The water salts the meal, whatever the cheese at the end brings.
    const salt = kit.salt(4, 3);
    kit.step(
      `Bring ${kit.the(water, salt)} to a boil in a heavy pot. Whisk in ${kit.hot(...polenta)} in a thin stream, then cook over low heat for 20 minutes, stirring often, until thick.`,
    );
    const start = softened(
      kit,
      'large frying pan',
      protein.filter((food) => !isOf(food, 'bean')),
    );
    if (!start) return null;
    const beans = protein.filter((food) => isOf(food, 'bean'));
    kit.meanwhile(
      [`Meanwhile, ${lowered(start)}`, ...fryTomatoesLast(kit, [...vegetables, ...beans])].join(
        ' ',
      ),
    );
    const seasoning = [...kit.pungents(), ...kit.spices(), kit.pepper()];
    kit.step(
      seasoning.some(Boolean) &&
        `Add ${kit.hot(...seasoning)} to the topping and cook for 1 minute.`,
    );
    const tinned = kit.take(['tinned'], { most: 1 });
    if (tinned.length > 0) kit.step(`Stir in ${kit.the(...tinned)} and simmer for 10 minutes.`);
    const named = kit.take(['hardcheese', 'softcheese', 'freshcheese', 'cheese'], { most: 1 });
    const [cheese] = named.length > 0 ? named : usualParmesan(kit);
    kit.step(
      cheese && `Stir ${kit.the(cheese)} into ${kit.the(...polenta)}.`,
      served(
        kit,
        `Spoon ${kit.the(...polenta)} into bowls and serve with the topping`,
        ...kit.herbs(),
      ),
    );
    return kit.titleOf(kit.mains, 'polenta');
  },
});

/** What a cook boils and tosses in butter. */
const BOILED_AND_BUTTERED =
  /green bean|asparagus|broccol|cauliflower|romanesco|^corn$|pea$|^carrot$|^parsnip$|^turnip$|brussels sprout|fava/;

const butteredVegetables = pattern({
  name: 'buttered vegetables',
  types: ['side dish'],
  kind: 'vegetables',
  styles: ['french', 'canadian', 'italian', 'moroccan'],
  servings: 4,
  vessel: 'pan',
  roles: {
    vegetables: {
      kinds: ['firm', 'tender', 'root'],
      least: 1,
      most: 3,
      cut: 'sliced',
      fit: ({ name }) => BOILED_AND_BUTTERED.test(name),
    },
    cured: { kinds: ['cured'], most: 1 },
  },
  cook(kit, { vegetables, cured }) {
    kit.share(vegetables, vegetables.length > 1 ? rational(2, 3) : rational(3, 2));
    kit.share(cured, rational(2, 3));
    const fat = kit.fat();
    if (!fat) return null;
    const stages = stagesOf(vegetables, 'simmer');
    kit.step(
      ...stages.map((stage, index) =>
        index === 0
          ? `Cook ${kit.hot(...stage.foods)} in a large pot of boiling salted water for ${minutes(stage.minutes)}.`
          : `Add ${kit.hot(...stage.foods)} and cook for ${minutes(stage.minutes)} more.`,
      ),
      'Drain once just tender.',
    );
    const nuts = kit.take(['nut'], { most: 1 });
    const sweet = kit.take(['sweet'], { most: 1 });
    for (const food of sweet) kit.measure(food, '1 tbsp');
    const soft = kit.take(['aromatic'], { most: 1 });
    const pungents = kit.pungents();
    kit.step(
      `Heat ${kit.the(fat)} in a large frying pan over medium heat.`,
      ...cured.map((food) => browned(kit, food)),
      soft.length > 0 && `Add ${kit.hot(...soft)} and cook for 5 minutes, until soft.`,
      nuts.length > 0 &&
        `Add ${kit.the(...nuts)} and cook for 2 minutes, until they smell toasted.`,
      pungents.length > 0 && `Stir in ${kit.hot(...pungents)} and cook for 1 minute.`,
    );
    const seasoning = [
      ...kit.take(['spice', 'woody'], { most: 1 }),
      ...sweet,
      kit.salt(2),
      kit.pepper(),
    ];
    kit.step(
      `Add ${kit.hot(...vegetables, ...seasoning)} and toss for 2 minutes, until hot and coated.`,
    );
    const sour = spooned(kit, kit.finish(), '2 tsp');
    kit.step(
      soured(kit, sour, 'Sprinkle with'),
      served(
        kit,
        'Serve at once',
        ...kit.take(['hardcheese', 'softcheese', 'driedfruit'], { most: 1 }),
        ...kit.herbs(),
      ),
    );
    const over = [...cured, ...nuts, ...sweet];
    const names = listed((over.length > 0 ? over : [fat]).map((food) => kit.spoken(food)));
    const called = calledTogether(vegetables.map((food) => kit.spoken(food)));
    return titled(`${called} with ${names}`);
  },
});

const friedVegetables = pattern({
  name: 'pan-fried vegetables',
  types: ['side dish'],
  kind: 'vegetables',
  styles: ['french', 'italian', 'canadian', 'greek', 'chinese'],
  servings: 4,
  vessel: 'pan',
  roles: {
    vegetables: {
      kinds: ['leaf', 'firm', 'tender', 'tomato'],
      least: 1,
      most: 3,
      cut: 'sliced',
      fit: (food) => !isOf(food, 'root'),
    },
    cured: { kinds: ['cured'], most: 1 },
  },
  cook(kit, { vegetables, cured }) {
    const fat = kit.fat();
    if (!fat) return null;
    kit.share(vegetables, vegetables.length > 1 ? rational(1) : rational(2));
    kit.share(cured, rational(2, 3));
    // Bacon and the like give most of the fat themselves.
    if (cured.length > 0) kit.measure(fat, '1 tbsp');
    kit.step(
      `Heat ${kit.the(fat)} in a large frying pan over ${heatFor(fat)} heat.`,
      ...cured.map((food) => browned(kit, food)),
    );
    const soft = kit.take(['aromatic'], { most: 1 });
    kit.step(
      ...softenedBefore(
        kit,
        vegetables,
        soft.length > 0 && `Add ${kit.hot(...soft)} and cook for 5 minutes, until soft.`,
      ),
      ...fryTomatoesLast(kit, vegetables),
    );
    const wine = kit.take(['wine'], { most: 1 });
    measureAll(kit, wine, '1/4 cup');
    const salty = kit.take(['soy', 'sauce'], { most: 1, anywhere: true });
    for (const food of salty) kit.measure(food, '1 tbsp');
    const seasoning = [
      ...kit.pungents(),
      ...kit.take(['spice', 'woody'], { most: 1 }),
      ...salty,
      kit.salt(2),
      kit.pepper(),
    ];
    kit.step(
      seasoning.some(Boolean) && `Stir in ${kit.hot(...seasoning)} and cook for 1 minute.`,
      naming(kit, wine, (names) => `Pour in ${names} and let it boil away for 2 minutes.`),
    );
    const rich = kit.take(['cream', 'sourcream'], { most: 1 });
    for (const food of rich) kit.measure(food, '1/4 cup');
    const isCreamy = rich.length > 0 || vegetables.some(({ name }) => /^cream(?:ed)?\b/.test(name));
    const sour = spooned(kit, isCreamy ? null : kit.finish(), '2 tsp');
    kit.step(
      naming(
        kit,
        rich.filter((food) => !curdles(food)),
        (names) => `Stir in ${names} and let bubble for 1 minute.`,
      ),
      tempered(kit, rich.filter(curdles)),
      soured(kit, sour, 'Take off the heat and sprinkle with'),
      served(
        kit,
        'Serve at once',
        ...kit.take(['nut', 'hardcheese', 'softcheese', 'driedfruit'], { most: 2 }),
        ...kit.herbs(),
      ),
    );
    const names = calledTogether(withoutSorts(vegetables).map((food) => kit.spoken(food)));
    const beside = cured.map((food) => kit.spoken(food));
    return titled(
      beside.length > 0 ? `pan-fried ${names} with ${listed(beside)}` : `pan-fried ${names}`,
    );
  },
});

const mash = pattern({
  name: 'mash',
  types: ['side dish'],
  kind: 'porridge',
  styles: ['canadian', 'french'],
  servings: 4,
  vessel: 'pot',
  roles: {
    roots: {
      kinds: ['potato', 'root'],
      least: 1,
      most: 3,
      cut: 'cut into 3 cm pieces',
      fit: ({ name }) => !/beet|artichoke|onion/.test(name),
    },
    rich: {
      kinds: ['sourcream', 'cream', 'milk', 'freshcheese', 'yogurt'],
      least: 1,
      most: 1,
      fill: ['milk', 'oat milk', 'soy milk', 'almond milk'],
      inOrder: true,
    },
  },
  cook(kit, { roots, rich: [rich] }) {
    const fat = kit.fat();
    const [first] = roots;
    if (!fat || !rich || !first) return null;
    kit.share(roots, roots.length > 1 ? rational(2, 3) : rational(3, 2));
    kit.measure(rich, '1/2 cup');
    const garlic = kit.take(['pungent'], { most: 1, fit: ({ name }) => name === 'garlic' });
    for (const food of garlic) kit.readied(food, 'peeled');
    const time = Math.max(...roots.map((food) => food.minutes.simmer ?? 15));
    kit.step(
      `Put ${kit.hot(...roots, ...garlic)} into a pot of cold salted water, bring to a boil and cook for ${minutes(time)}, until a knife goes in without resistance.`,
    );
    kit.step('Drain, put back into the hot pot and let steam dry for 2 minutes.');
    kit.step(
      `Mash with ${kit.the(fat, kit.salt(), kit.pepper(), ...kit.take(['mustard', 'sweetspice', 'spice'], { most: 1 }))}, then beat in ${kit.the(rich)} until smooth.`,
    );
    kit.step(
      served(
        kit,
        'Spoon into a warm bowl and serve',
        ...kit.take(['cheese', 'hardcheese', 'softcheese'], { most: 1 }),
        ...kit.herbs(),
      ),
    );
    const names = listed(roots.map((food) => kit.spoken(food)));
    return titled(
      kit.isNamed(rich) ? `mashed ${names} with ${kit.spoken(rich)}` : `mashed ${names}`,
    );
  },
});

/** Grams for each person, with 125 g of dumplings. */
const VEGETABLES_BESIDE_DUMPLINGS = 90;

/** From the refrigerator it has to get hot as well. */
const friedUntilGolden = ({ form }: Food): string =>
  form === 'cooked'
    ? 'fry for 8 minutes, turning once, until golden and hot throughout, 74 °C (165 °F)'
    : 'fry for 4 minutes, turning once, until golden in places';

/** Filled pasta, fried crisp or turned in the cream that was named: a cup of it to 500 g (Hazan, "Essentials of Classic Italian Cooking"). */
const dumplings = pattern({
  name: 'pan-fried filled pasta',
  types: ['main course'],
  kind: 'dumplings',
  styles: ['canadian', 'french'],
  servings: 4,
  vessel: 'pan',
  roles: {
    dumplings: { kinds: ['dumpling'], least: 1, most: 1 },
    cured: { kinds: ['cured', 'sausage'], most: 1 },
    vegetables: {
      kinds: ['firm', 'leaf', 'tender', 'tomato'],
      most: 3,
      cut: 'sliced',
      shared: true,
    },
  },
  cook(kit, { dumplings: [dumpling], cured, vegetables }) {
    if (!dumpling) return null;
    kit.share(cured, rational(2, 3));
    // More than this is a heap of vegetables that steam in their juice.
    if (kit.gramsOf(...vegetables) > VEGETABLES_BESIDE_DUMPLINGS * kit.servings) {
      weighTogether(kit, vegetables, VEGETABLES_BESIDE_DUMPLINGS);
    }
    const cream = kit.take(['cream'], { most: 1 });
    measureAll(kit, cream, '1 cup');
    kit.about(dumpling, ...cured, ...vegetables);
    kit.the(dumpling);
    const start = softened(kit, 'large frying pan', cured);
    if (!start) return null;
    // The filling is seasoned: only what was named is added to it.
    const seasoning = [
      ...kit.take(['pungent', 'hot', 'spice', 'woody'], { most: 3 }),
      kit.pepper(),
    ];
    kit.step(
      start,
      ...fryTomatoesLast(kit, vegetables),
      naming(kit, present(...seasoning), (names) => `Stir in ${names} and cook for 1 minute.`),
    );
    // Drained, they stick together while they wait: they are cooked when the pan is ready for them.
    if (dumpling.form !== 'cooked') {
      kit.meanwhile(
        `Meanwhile, cook ${kit.hot(dumpling)} in a large pot of boiling salted water for ${minutes(dumpling.minutes.simmer ?? 5)}, until they float, and drain.`,
      );
    }
    // Among juicy tomatoes nothing turns crisp.
    const isJuicy = vegetables.some((food) => isOf(food, 'tomato'));
    const fried = isJuicy ? 'turn gently for 1 minute, until coated' : friedUntilGolden(dumpling);
    kit.step(
      naming(
        kit,
        cream,
        (names) =>
          `Pour in ${names} and simmer for 3 minutes, until it coats a spoon. Add ${kit.hot(dumpling)} and turn in the sauce for 1 minute.`,
      ) ||
        (isJuicy || cured.length + vegetables.length === 0
          ? `Add ${kit.hot(dumpling)} and ${fried}.`
          : `Lift everything out. Add ${kit.hot(dumpling)} to the pan and ${fried}. Return the rest and turn for 1 minute, until hot.`),
    );
    servedWithCheese(kit, cream.length > 0);
    const how = cream.length > 0 ? 'creamy' : isJuicy ? '' : 'pan-fried';
    return titleOfDumplings(kit, `${how} ${kit.spoken(dumpling)}`.trim(), [
      ...cured,
      ...vegetables,
    ]);
  },
});

/** With the sauce or the cheese that was named; what has neither gets parmesan. */
function servedWithCheese(kit: DishKit, isCreamy: boolean): void {
  const rich = kit.take(['sourcream', 'yogurt', 'pesto'], { most: 1 });
  const named = kit.take(['hardcheese', 'cheese', 'softcheese'], { most: 1 });
  const isPlain = named.length + rich.length === 0 && !isCreamy;
  const cheese = isPlain ? usualParmesan(kit) : named;
  measureAll(kit, cheese, '1/2 cup');
  const briny = kit.take(['briny'], { most: 3 });
  if (briny.length > 1) kit.share(briny, rational(1, 2));
  kit.step(
    served(kit, `Serve at once${kit.ifAny('with', ...rich)}`, ...briny, ...cheese, ...kit.herbs()),
  );
}

function titleOfDumplings(kit: DishKit, made: string, beside: readonly Food[]): string {
  const names = beside.slice(0, mostInTitle).map((food) => kit.spoken(food));
  return titled(names.length > 0 ? `${made} with ${calledTogether(names)}` : made);
}

export const PAN_PATTERNS: readonly DishPattern[] = [
  stirFry,
  friedRice,
  friedNoodles,
  hash,
  skillet,
  creamyPolenta,
  butteredVegetables,
  friedVegetables,
  mash,
  dumplings,
];
