import { rational } from '@larder/culinary';
import {
  bloomed,
  fry,
  isOf,
  minutes,
  served,
  simmer,
  softened,
  curdles,
  tempered,
} from '../cooking-steps.js';
import { STARCHES } from '../dish-centre.js';
import type { DishKit } from '../dish-kit.js';
import { titleName } from '../dish-titles.js';
import { pattern, type DishPattern, type Fit, type Parts } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { halfCans, naming, present } from '../kitchen-measures.js';
import { sweetened, sweetenedIn } from '../pan-stages.js';
import { cookStarch, fitBeside } from '../plated-mains.js';
import { isForLouisiana } from '../pots-of-one-place.js';
import { RATIOS } from '../ratios.js';

type StewParts = Parts<'main' | 'pulses' | 'cured' | 'vegetables' | 'tomatoes' | 'starch'>;

/** What stews in its own juice and that of tomatoes, all around the Mediterranean. */
const STEWED = /eggplant|zucchini|summer squash|bell pepper$|okra|green bean|fennel|artichoke/;
/** What gives flavour to the sauce when the fat takes it first. */
const FRIED = /eggplant|zucchini|summer squash|pepper$|mushroom|fennel|leek/;
/** Eggplant with zucchini or peppers and tomatoes has a name. */
const OF_RATATOUILLE = /eggplant|zucchini|summer squash|bell pepper$|tomato/;

/** What fills a plate beside mince in its sauce. */
const isFilling = ({ name }: Food): boolean => /potato|squash|pumpkin|eggplant|cabbage/.test(name);

const pieces = 'cut into 2 cm pieces';

/** Done in the pan: these come back only to be hot. */
const isBrief = (food: Food): boolean => isOf(food, 'quick', 'cookedmeat');

/** Tomatoes as they are may lie on the plate; those from a can are a sauce. */
const isForSauce = ({ tomatoes }: StewParts): boolean =>
  tomatoes.some((food) => isOf(food, 'tinned'));

/** Vegetables alone, of which those of the Mediterranean ask to be stewed. */
function fitOfVegetables(kit: DishKit, parts: StewParts): Fit {
  const { vegetables, starch, cured } = parts;
  if (kit.wants('broth') || cured.length > 0) return 0;
  if (isRatatouille(vegetables) && starch.length === 0) return 3;
  const stewed = vegetables.filter(({ name }) => STEWED.test(name));
  if (stewed.length > 1 || stewed.some(({ name }) => name === 'okra')) return fitBeside(starch, 2);
  return stewed.length > 0 && isForSauce(parts) ? 1 : -1;
}

/** Mince in tomatoes is a sauce for pasta, unless there is something to eat in it. */
function fitOfMince({ vegetables, starch }: StewParts): Fit {
  return starch.length > 0 || vegetables.some(isFilling) ? fitBeside(starch, 1) : -1;
}

/** Beans with meat in pieces or minced, and tomatoes, are a chili. */
const isChili = ({ main, pulses }: StewParts): boolean =>
  pulses.some(({ name }) => /^(?:kidney|black|pinto) bean$|^bean$/.test(name)) &&
  main.some((food) => isOf(food, 'mince', 'poultry'));

/** Beans and roots are a soup; with leaves, or what is stewed, they may as well be a stew. */
const fitOfBeans = ({ vegetables, starch }: StewParts): Fit =>
  vegetables.some((food) => STEWED.test(food.name) || isOf(food, 'leaf'))
    ? fitBeside(starch, 1)
    : 0;

function fitOfStew(kit: DishKit, parts: StewParts): Fit {
  const { main, pulses, starch } = parts;
  if (kit.wants('creamsoup', 'coconut', 'currypaste', 'soy') || kit.offers('tube')) return null;
  if (main.length + pulses.length === 0) return fitOfVegetables(kit, parts);
  if (!isForSauce(parts)) {
    const isMince = main.some((food) => isOf(food, 'mince'));
    return isMince && !parts.vegetables.some(isFilling) ? -1 : 0;
  }
  if (isChili(parts) || isForLouisiana(kit)) return 0;
  if (main.length === 0) return fitOfBeans(parts);
  if (main.some((food) => isOf(food, 'mince'))) return fitOfMince(parts);
  // With broth it may as well be a soup.
  return fitBeside(starch, kit.wants('broth') ? 1 : 2);
}

/** A cup of liquid keeps roots from scorching; what is juicy needs none beside its tomatoes. */
function loosened(kit: DishKit, roots: readonly Food[], main: readonly Food[]): Food | null {
  const named = kit.take(['broth'], { most: 1 })[0];
  const liquid = named ?? (roots.length > 0 ? kit.water('1 cup') : null);
  return liquid && kit.pour(liquid, [...roots, ...main], RATIOS.stew / 2, 125);
}

/** Tender within two minutes or after more than half an hour, and rubber in between (McGee, "On Food and Cooking"). */
const isSquid = ({ name }: Food): boolean => /^(?:squid|octopus|cuttlefish)$/.test(name);
const squidTakes = 40;

/** Squid by itself until it is tender, then whatever else simmers. */
function stewedAfterSquid(
  kit: DishKit,
  squid: readonly Food[],
  simmered: readonly Food[],
  opening: string,
  inPot: readonly Food[],
): void {
  const first = naming(
    kit,
    squid,
    (names) =>
      `${opening} Add ${names}, bring to a boil, cover and simmer gently for ${minutes(squidTakes)}, until tender.`,
  );
  kit.step(first);
  if (first !== false && simmered.length === 0) return;
  simmer(kit, simmered, first === false ? opening : '', { inPot, hasTomatoes: true });
}

const isRatatouille = (vegetables: readonly Food[]): boolean =>
  vegetables.length > 1 &&
  vegetables.some(({ name }) => name === 'eggplant') &&
  vegetables.every(({ name }) => OF_RATATOUILLE.test(name));

/** What only has to be hot, and what seasons the stew at the end. */
function roundedOff(kit: DishKit, brief: readonly Food[], starch: readonly Food[]): void {
  const isFragile = [...kit.used.values()].some((food) => isOf(food, 'fish'));
  const stirred = kit.take(['briny', 'sauce', 'mustard', 'sweet'], { most: 2 });
  for (const food of stirred) if (!isOf(food, 'briny')) kit.measure(food, '1 tbsp');
  kit.step(
    naming(kit, [...brief, ...stirred], (names) =>
      isFragile
        ? `Scatter ${names} over and simmer for 2 minutes, until hot.`
        : `Stir in ${names} and simmer for 2 minutes, until hot.`,
    ),
  );
  const rich = kit.take(['cream', 'sourcream', 'pesto'], { most: 1 });
  for (const food of rich) kit.measure(food, '1/4 cup');
  // In the sour pot it would curdle.
  const cool = kit.take(['yogurt'], { most: 1 });
  for (const food of cool) kit.measure(food, '1/2 cup');
  kit.step(
    naming(
      kit,
      rich.filter((food) => !curdles(food)),
      (names) => `Take off the heat and stir in ${names}.`,
    ),
    tempered(kit, rich.filter(curdles)),
  );
  kit.taste();
  kit.step(
    served(
      kit,
      `Serve hot${kit.ifAny('with', ...starch)}${cool.length > 0 ? ` with ${kit.the(...cool)} spooned over` : ''}`,
      ...kit.take(['softcheese', 'hardcheese', 'cheese', 'nut'], { most: 2 }),
      ...kit.herbs(),
    ),
  );
}

/**
 * Hunter's chicken, fish in tomato sauce, ratatouille: what is browned simmers in a can of tomatoes until both are done. A sauce of tomatoes
 * takes ten minutes to lose its rawness (Hazan, "Essentials of Classic Italian Cooking").
 */
const tomatoStew = pattern({
  name: 'tomato stew',
  types: ['main course'],
  kind: 'stew',
  styles: ['italian', 'greek', 'french', 'canadian', 'spanish', 'moroccan', 'mexican'],
  servings: 4,
  vessel: 'pot',
  roles: {
    main: {
      kinds: [
        ...(['poultry', 'quick', 'mince', 'sausage', 'curd', 'fish', 'shellfish'] as const),
        'cookedmeat',
      ],
      most: 1,
      // Beef and lamb are stewed for hours instead.
      fit: (food) => !isOf(food, 'quick') || /pork/.test(food.name),
    },
    pulses: { kinds: ['bean'], most: 1 },
    cured: { kinds: ['cured'], most: 1 },
    tomatoes: { kinds: ['tinned', 'tomato'], least: 1, most: 2 },
    vegetables: {
      kinds: ['root', 'firm', 'tender', 'leaf'],
      most: 4,
      cut: pieces,
      shared: true,
    },
    starch: { kinds: STARCHES, most: 1, anywhere: true },
  },
  fits: (parts, kit) => fitOfStew(kit, parts),
  cook(kit, { main, pulses, cured, vegetables, tomatoes, starch }) {
    if (main.length + pulses.length + vegetables.length === 0) return null;
    const tinned = tomatoes.filter((food) => isOf(food, 'tinned'));
    if (tinned.length > 1) halfCans(kit, tinned);
    kit.share(cured, rational(2, 3));
    const [telling, ...others] = vegetables;
    kit.about(...main, ...pulses, ...present(telling), ...tomatoes, ...others);
    const lifted = main.filter((food) => isBrief(food) || isOf(food, 'poultry'));
    const squid = main.filter(isSquid);
    const fish = main.filter((food) => isOf(food, 'fish', 'shellfish'));
    const first = main.filter((food) => !lifted.includes(food) && !fish.includes(food));
    const start = softened(kit, 'wide pot', [...cured, ...first], true, lifted);
    if (!start) return null;
    const fried = vegetables.filter((food) => FRIED.test(food.name) && (food.minutes.fry ?? 0) > 0);
    for (const food of fried) {
      kit.readied(food, food.cut.replace('*', pieces).replace(/cut into strips$/, pieces));
    }
    const sweet = sweetenedIn(vegetables);
    kit.step(start, sweetened(kit, sweet), ...fry(kit, fried, 'cook'));
    kit.step(bloomed(kit, ...kit.take(['paste'], { most: 1 })));
    const wine = kit.take(['wine'], { most: 1 });
    kit.step(naming(kit, wine, (names) => `Pour in ${names} and let it bubble for 2 minutes.`));
    const brief = lifted.filter(isBrief);
    const later = vegetables.filter((food) => !fried.includes(food));
    const roots = later.filter((food) => isOf(food, 'root'));
    // Three tomatoes are no sauce for a pot of beans.
    const liquid =
      loosened(kit, roots, main) ??
      (tinned.length === 0 || squid.length > 0 ? kit.water('1 cup') : null);
    const simmered = [
      ...main.filter((food) => ![...brief, ...squid].includes(food) && !isOf(food, 'mince')),
      ...pulses,
      ...later,
    ];
    const opening = `Stir in ${kit.hot(...tomatoes, ...present(liquid))}.`;
    stewedAfterSquid(kit, squid, simmered, opening, [
      ...first.filter((food) => !isOf(food, 'mince')),
      ...fried,
      ...sweet,
    ]);
    if (!cookStarch(kit, starch, 'While it simmers, ')) return null;
    roundedOff(kit, brief, starch);
    const isNamedStew = main.length + pulses.length === 0 && isRatatouille(vegetables);
    const beside = starch.map((food) => ` with ${titleName(food)}`).join('');
    return isNamedStew ? 'Ratatouille' : kit.titleOf(kit.mains, `stew${beside}`);
  },
});

/** Meat, fish, tofu, beans or vegetables, stewed in tomatoes. */
export const TOMATO_STEW_PATTERNS: readonly DishPattern[] = [tomatoStew];
