import { rational } from '@larder/culinary';
import { besideOf, bloomed, fry, isOf, safeAt, served, softened } from '../cooking-steps.js';
import { pattern, type DishPattern, type Fit, type Parts } from '../dish-pattern.js';
import type { DishKit } from '../dish-kit.js';
import type { Food, Kind } from '../food.js';
import { halfCans, measureAll, measureBy, naming, present } from '../kitchen-measures.js';

/** What covers a casserole: dough rises and crumbs crisp while the filling bubbles. */
const DOUGH: readonly Kind[] = ['tubedough', 'crust', 'pastry'];

/** Needs longer in the pan than a casserole has left in the oven. */
const isSlow = (food: Food): boolean => (food.minutes.fry ?? 0) > 5;

function fitOfCasserole(
  kit: DishKit,
  { protein, starch, lid }: Parts<'protein' | 'starch' | 'lid'>,
): Fit {
  if (protein.length + starch.length > 0) return 3;
  if (lid.length > 0 || kit.wants('cheese')) return 2;
  // Vegetables and broth with a cream soup are a soup.
  return kit.wants('broth') ? 0 : 1;
}

/** Half a cup thins a can of condensed soup to a sauce. */
function thinning(kit: DishKit): Food | null {
  const named = kit.take(['milk', 'cream', 'broth', 'wine'], { most: 1, anywhere: true })[0];
  const liquid = named ?? kit.staple('milk', 'oat milk') ?? kit.water('1/2 cup');
  return liquid && kit.measure(liquid, '1/2 cup');
}

/** What is laid or scattered over the filling, and what the oven has to do to it. */
function covered(kit: DishKit, [lid]: readonly Food[]): { over: string; until: string } {
  if (!lid) return { over: '', until: 'until bubbling at the edges and golden' };
  if (isOf(lid, ...DOUGH)) {
    kit.measure(lid, isOf(lid, 'tubedough') ? '1 can (235 g)' : '1');
    const vents = isOf(lid, 'tubedough') ? '' : ', trim, and cut four slits in it';
    return {
      over: ` Lay ${kit.hot(lid)} over it${vents}.`,
      until: 'until the dough is deep golden and cooked underneath',
    };
  }
  if (isOf(lid, 'fries')) {
    return { over: ` Spread ${kit.hot(lid)} over it.`, until: 'until crisp and golden on top' };
  }
  kit.measure(lid, '1 cup');
  return {
    over: ` Scatter ${kit.hot(lid)} over it.`,
    until: 'until bubbling at the edges and crisp on top',
  };
}

/** The temperature that shows that what was only coloured is done. */
function doneInOven(kit: DishKit, coloured: readonly Food[]): string {
  const [meat] = coloured.filter((food) => isOf(food, 'poultry'));
  const done = meat && safeAt(meat);
  return done ? ` and ${kit.the(meat)} ${kit.is(meat)} ${done}` : '';
}

/** What fills it is cooked, or nearly: false if it cannot be. */
function boiledFirst(kit: DishKit, [base]: readonly Food[]): boolean {
  if (!base) return true;
  const beside = besideOf(kit, base);
  if (beside?.made) kit.meanwhile(beside.made);
  return beside !== null;
}

/** Meat and what takes long, in the pan with onions and seasoning; false without fat. */
function fillingFried(kit: DishKit, coloured: readonly Food[], slow: readonly Food[]): boolean {
  const lifted = coloured.filter((food) => isOf(food, 'poultry'));
  const first = coloured.filter((food) => !lifted.includes(food));
  const start = softened(kit, 'large frying pan', first, true, lifted);
  if (!start) return false;
  kit.step(start, ...fry(kit, slow, 'cook'));
  const sharp = kit.take(['sauce', 'mustard', 'paste'], { most: 2 });
  measureAll(kit, sharp, '1 tbsp');
  kit.step(bloomed(kit, ...sharp));
  return true;
}

/** The soup, thinned and enriched, and all that is folded into it. */
function boundWith(kit: DishKit, soup: readonly Food[], folded: readonly Food[]): void {
  const liquid = thinning(kit);
  const rich = kit.take(['sourcream', 'freshcheese', 'mayo'], { most: 1, anywhere: true });
  measureAll(kit, rich, '1/2 cup');
  const cheese = kit.take(['cheese', 'hardcheese'], { most: 1, anywhere: true });
  measureBy(kit, cheese, [
    [['cheese'], '1 cup'],
    [['hardcheese'], '1/2 cup'],
  ]);
  kit.step(
    `Heat the oven to 190 °C (375 °F). Stir ${kit.hot(...soup, liquid, ...rich)} into the pan.`,
    naming(kit, [...folded, ...cheese], (names) => `Fold in ${names}.`),
  );
}

/**
 * A casserole bound by a can of condensed soup and half a cup of milk, as the can has it: poultry is only coloured before, pasta and rice
 * are cooked, and half an hour in the oven does the rest.
 */
const casserole = pattern({
  name: 'casserole',
  types: ['main course', 'side dish'],
  kind: 'gratin',
  styles: ['canadian', 'mexican'],
  servings: 4,
  vessel: 'dish',
  roles: {
    soup: { kinds: ['creamsoup'], least: 1, most: 2, anywhere: true },
    protein: {
      kinds: [
        'poultry',
        'mince',
        'cookedmeat',
        'sausage',
        'tinnedfish',
        'cured',
        'coldcut',
        'bean',
      ],
      most: 2,
      anywhere: true,
    },
    vegetables: {
      kinds: ['firm', 'tender', 'root', 'leaf'],
      most: 4,
      cut: 'cut into 2 cm pieces',
      shared: true,
      anywhere: true,
      fit: (food) => !isOf(food, 'potato') && !/beet|sauerkraut/.test(food.name),
    },
    starch: {
      kinds: ['pasta', 'noodle', 'rice', 'risotto', 'grain', 'potato'],
      most: 1,
      cut: 'cut into 2 cm pieces',
      anywhere: true,
    },
    lid: { kinds: [...DOUGH, 'crumb', 'fries', 'chip'], most: 1, anywhere: true },
  },
  fits: (parts, kit) => fitOfCasserole(kit, parts),
  cook(kit, { soup, protein, vegetables, starch, lid }) {
    // A lid alone covers nothing: with no vegetables under it there is rice.
    const isBare = protein.length + starch.length + Math.min(lid.length, vegetables.length) === 0;
    const base = isBare ? present(kit.staple('rice')) : starch;
    measureBy(kit, base, [
      [['pasta', 'noodle'], '250 g'],
      [['rice', 'risotto', 'grain'], '1 cup'],
    ]);
    // Potatoes alone have to be the dish.
    if (protein.length + vegetables.length === 0) measureBy(kit, base, [[['potato'], '1 kg']]);
    kit.share(
      protein.filter((food) => protein.length > 1 || !isOf(food, 'cured')),
      protein.length > 1 ? rational(1, 2) : rational(2, 3),
    );
    const tinned = kit.take(['tinned'], { most: 1, anywhere: true });
    halfCans(kit, tinned);
    const meat = protein.filter((food) => !isOf(food, 'cured') || isOf(food, 'coldcut'));
    kit.about(...meat, ...vegetables, ...tinned, ...starch.filter((food) => isOf(food, 'potato')));
    if (kit.mains.length === 0) kit.about(...base, ...lid);
    // Stirred in as they are: they only have to get hot.
    const cold = protein.filter((food) => isOf(food, 'cookedmeat', 'tinnedfish', 'bean'));
    const coloured = protein.filter((food) => !cold.includes(food));
    const slow = vegetables.filter(isSlow);
    if (!boiledFirst(kit, base) || !fillingFried(kit, coloured, slow)) return null;
    const quick = vegetables.filter((food) => !isSlow(food));
    const lifted = coloured.filter((food) => isOf(food, 'poultry'));
    boundWith(kit, soup, [...lifted, ...quick, ...tinned, ...cold, ...base]);
    const { over, until } = covered(kit, lid);
    kit.step(
      `Tip into a 2 l baking dish.${over} Bake for 25 minutes, ${until}${doneInOven(kit, coloured)}.`,
    );
    kit.step(served(kit, 'Let stand for 5 minutes and serve', ...kit.herbs()));
    const isPie = lid.some((food) => isOf(food, ...DOUGH));
    return kit.titleOf(kit.mains, isPie ? 'pot pie' : 'casserole');
  },
});

export const CASSEROLE_PATTERNS: readonly DishPattern[] = [casserole];
