import { meatBroths } from '../broths.js';
import {
  bloomed,
  fry,
  isOf,
  simmer,
  softened,
  STEAMING_HOT,
  softenedBefore,
} from '../cooking-steps.js';
import { STARCHES } from '../dish-centre.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food, Kind } from '../food.js';
import { BESIDE, cookStarch, fitBeside, panSauceOf, plated, withSides } from '../plated-mains.js';
import { RATIOS } from '../ratios.js';

const hash = pattern({
  name: 'hash of leftovers',
  types: ['main course', 'breakfast'],
  kind: 'eggs',
  styles: ['canadian', 'spanish', 'mexican'],
  servings: 4,
  vessel: 'pan',
  roles: {
    meat: { kinds: ['cookedmeat'], least: 1, most: 1, anywhere: true },
    potatoes: { kinds: ['potato', 'mash'], least: 1, most: 1, cut: 'cut into 1 cm dice' },
    vegetables: { kinds: ['firm', 'tender', 'leaf', 'root'], most: 3, cut: 'diced', shared: true },
    eggs: { kinds: ['egg'], most: 1 },
  },
  // With fresh curds, potatoes are a poutine.
  fits: (_, kit) => (kit.wants('curds') ? 1 : 3),
  cook(kit, { meat: [meat], potatoes, vegetables, eggs }) {
    if (!meat) return null;
    kit.about(meat, ...potatoes, ...vegetables);
    const fat = kit.fat();
    if (!fat) return null;
    kit.measure(fat, '3 tbsp');
    for (const food of eggs) kit.measure(food, '4');
    const isCooked = potatoes.some((food) => isOf(food, 'mash') || food.form === 'cooked');
    const aromatics = kit.aromatics();
    const vegetablesToo = [
      ...softenedBefore(
        kit,
        vegetables,
        aromatics.length > 0 && `Add ${kit.hot(...aromatics)} and cook for 5 minutes, until soft.`,
      ),
      ...fry(kit, vegetables, 'cook'),
      bloomed(kit, ...kit.take(['sauce', 'mustard'], { most: 1 })),
    ];
    const heated = `Heat ${kit.the(fat)} in a large frying pan over medium heat.`;
    const browned = `Add ${kit.hot(...potatoes)} and cook for ${isCooked ? 8 : 15} minutes, turning now and then, until golden and tender.`;
    // In mash no onion would get soft.
    const [first, then] = isCooked ? [vegetablesToo, [browned]] : [[browned], vegetablesToo];
    kit.step(heated, ...first);
    kit.step(...then);
    kit.step(
      `Add ${kit.hot(meat)}, press flat and cook for 5 minutes, until crisp below and ${STEAMING_HOT}.`,
    );
    if (eggs.length > 0) {
      kit.step(
        `Make ${kit.pieces(1)} hollows, break ${kit.hot(...eggs)} into them, cover and cook for 5 minutes, until the whites are set.`,
      );
    }
    plated(kit, 'Serve from the pan', [], { sour: false });
    return kit.titleOf([meat, ...potatoes], 'hash');
  },
});

const warmedThrough = pattern({
  name: 'leftovers in a pan',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['french', 'italian', 'canadian', 'mexican', 'indian'],
  servings: 4,
  vessel: 'pan',
  roles: { meat: { kinds: ['cookedmeat'], least: 1, most: 1, anywhere: true }, ...BESIDE },
  fits: ({ starch }) => fitBeside(starch, 1),
  cook(kit, { meat: [meat], starch, vegetables }) {
    if (!meat) return null;
    kit.about(meat, ...vegetables, ...starch);
    const tinned = kit.take(['tinned', 'coconut', 'salsa'], { most: 1 });
    const start = softened(kit, 'large frying pan');
    if (!start || !cookStarch(kit, starch)) return null;
    kit.step(start, ...fry(kit, vegetables, 'cook'));
    kit.step(bloomed(kit, ...kit.take(['paste', 'currypaste'], { most: 1 })));
    kit.step(
      tinned.length > 0 && `Stir in ${kit.hot(...tinned)} and simmer for 8 minutes, until thick.`,
    );
    panSauceOf(kit, [meat]);
    kit.step(`Add ${kit.hot(meat)} and warm for 4 minutes, stirring, until ${STEAMING_HOT}.`);
    plated(kit, 'Serve at once', starch);
    return kit.titleOf([meat], withSides(kit, [...vegetables, ...starch]));
  },
});

/** What cooks in the broth itself, and gives it body. */
const SWELLING: readonly Kind[] = ['noodle', 'pasta', 'rice', 'grain'];

/** For four bowls, half of what fills a plate. */
function inBowls(food: Food): string {
  if (isOf(food, 'noodle', 'pasta')) return '150 g';
  return food.form === 'cooked' ? '2 cups' : '1/2 cup';
}

const soup = pattern({
  name: 'soup of leftovers',
  types: ['soup', 'main course'],
  kind: 'soup',
  styles: ['canadian', 'italian', 'mexican'],
  servings: 4,
  vessel: 'pot',
  roles: {
    meat: { kinds: ['cookedmeat'], least: 1, most: 1, anywhere: true },
    vegetables: {
      kinds: ['root', 'firm', 'tender', 'leaf', 'tomato'],
      least: 1,
      most: 4,
      cut: 'diced',
      shared: true,
      fill: ['carrot', 'celery root', 'spinach'],
    },
    starch: { kinds: STARCHES, most: 1, anywhere: true },
  },
  fits: ({ vegetables, starch }, kit) => {
    // Sour cream makes a sauce for noodles.
    if (kit.wants('sourcream')) return 0;
    const isFull = vegetables.filter((food) => kit.isNamed(food)).length > 1;
    // Celery and carrots with noodles or rice and yesterday's chicken are its soup.
    const isSwelling = starch.some((food) => isOf(food, ...SWELLING));
    if (isSwelling && (kit.wantsNamed(/^celery$/) || kit.wants('broth'))) return 3;
    if (starch.some((food) => isOf(food, 'noodle', 'pasta'))) return isFull ? 1 : 0;
    return isFull ? 2 : 0;
  },
  cook(kit, { meat: [meat], vegetables, starch }) {
    if (!meat) return null;
    kit.about(meat, ...vegetables.filter((food) => kit.isNamed(food)), ...starch);
    kit.measure(meat, '300 g');
    const swelling = starch.filter((food) => isOf(food, ...SWELLING));
    for (const food of swelling) kit.measure(food, inBowls(food));
    const start = softened(kit, 'large pot');
    const beside = starch.filter((food) => !swelling.includes(food));
    if (!start || !cookStarch(kit, beside)) return null;
    kit.step(start, bloomed(kit));
    const broth =
      kit.one(['broth'], ...meatBroths([meat], 'chicken broth'), 'vegetable broth') ??
      kit.water('6 cups');
    if (!broth) return null;
    kit.pour(broth, [meat, ...vegetables], RATIOS.soup, swelling.length > 0 ? 1500 : 1000);
    simmer(kit, [...vegetables, ...swelling], `Pour in ${kit.the(broth)}.`);
    kit.step(`Add ${kit.hot(meat)} and simmer for 3 minutes, until ${STEAMING_HOT}.`);
    plated(kit, 'Ladle into bowls and serve', beside, { sour: false });
    return kit.titleOf(kit.mains, 'soup');
  },
});

/** Meat that was cooked before: it is browned, warmed or stirred in, and never stewed again. */
export const LEFTOVER_PATTERNS: readonly DishPattern[] = [hash, warmedThrough, soup];
