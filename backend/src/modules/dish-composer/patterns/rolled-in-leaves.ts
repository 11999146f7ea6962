import {
  bloomed,
  browned,
  doneness,
  fry,
  isOf,
  minutes,
  served,
  softened,
} from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { DishKit } from '../dish-kit.js';
import type { Food, Kind } from '../food.js';
import { measureAll, present } from '../kitchen-measures.js';
import { cookStarch } from '../plated-mains.js';
import { rational } from '@larder/culinary';

const isThinNoodle = (food: Food): boolean =>
  isOf(food, 'noodle') || /angel hair|vermicelli/.test(food.name);

const RAW_IN_ROLLS: readonly Kind[] = ['shellfish', 'poultry', 'quick'];

/** What goes into the rolls cooked: shrimp and meat simmered, tofu fried. */
function cookedForRolls(kit: DishKit, protein: readonly Food[]): void {
  for (const food of protein) {
    if (isOf(food, ...RAW_IN_ROLLS) && food.form !== 'cooked') {
      kit.step(
        `Simmer ${kit.hot(food)} in lightly salted water for ${minutes(food.minutes.simmer ?? 5)}, ${doneness(kit, [food], [], true)}. Drain and let cool.`,
      );
    } else if (isOf(food, 'curd')) {
      const oil = kit.oil();
      if (!oil) continue;
      kit.measure(oil, '1 tbsp');
      kit.step(
        `Heat ${kit.the(oil)} in a frying pan over medium-high heat and fry ${kit.hot(food)} for 8 minutes, turning, until golden.`,
      );
    } else kit.heat(food);
  }
}

/** Peanut butter loosened with water, or a bottled sauce, or soy or fish sauce; each with something sour. */
function dipFor(kit: DishKit): string | null {
  const nuts = kit.take(['nutbutter'], { most: 1, anywhere: true });
  measureAll(kit, nuts, '1/4 cup');
  const salty =
    kit.take(['sauce', 'soy', 'salsa'], { most: 2 })[0] ??
    kit.staple('soy sauce', 'tamari', 'coconut aminos');
  const sour = kit.sour();
  if (!salty) return null;
  kit.measure(salty, isOf(salty, 'soy') ? '3 tbsp' : '1/4 cup');
  if (/fish sauce/.test(salty.name)) kit.measure(salty, '2 tbsp');
  const sweet = kit.take(['sugar', 'sweet'], { most: 1 })[0] ?? kit.stapleAtHand('sugar');
  if (sweet) kit.measure(sweet, '1 tbsp');
  const hot = kit.take(['hot', 'pungent'], { most: 2 });
  const all = [...nuts, salty, ...(sweet ? [sweet] : []), ...hot];
  return `Stir ${kit.hot(...all)} ${sour ? `with ${kit.juiceOf(sour)} and` : 'with'} a few spoonfuls of hot water until smooth, for dipping.`;
}

/** Herbs that were named, wherever they come from, or those of the style; in rolls their leaves stay whole. */
function wholeLeaves(kit: DishKit): Food[] {
  const named = kit.take(['herb'], { most: 3, anywhere: true });
  const herbs = named.length > 0 ? named : kit.herbs();
  for (const food of herbs)
    if (/mint|basil|cilantro/.test(food.name)) kit.readied(food, 'leaves picked');
  return herbs;
}

/** Summer rolls: softened in water for a few seconds only, as the sheets go on softening on the board. */
const summerRolls = pattern({
  name: 'summer rolls',
  types: ['main course', 'appetizer'],
  kind: 'rolls',
  styles: ['vietnamese'],
  servings: 4,
  vessel: 'board',
  roles: {
    sheets: { kinds: ['ricepaper'], least: 1, most: 1 },
    protein: {
      kinds: ['shellfish', 'curd', 'cookedmeat', 'poultry', 'quick', 'tinnedfish', 'smokedfish'],
      most: 2,
      anywhere: true,
      cut: 'cut into thin strips',
    },
    noodles: { kinds: ['noodle', 'pasta'], most: 1, anywhere: true, fit: isThinNoodle },
    fresh: {
      kinds: ['salad', 'root', 'firm', 'leaf', 'tender', 'soft'],
      least: 2,
      most: 4,
      raw: false,
      cut: 'cut into thin strips',
      anywhere: true,
      fit: (food) => food.raw || food.name === 'mango' || food.name === 'bean sprout',
      fill: ['lettuce', 'cucumber', 'carrot'],
      inOrder: true,
    },
  },
  fits: ({ protein, fresh }, kit) =>
    protein.length > 0 || fresh.some((food) => kit.isNamed(food)) ? 3 : null,
  cook(kit, { sheets: [sheets], protein, noodles, fresh }) {
    if (!sheets) return null;
    kit.about(...protein, ...fresh.filter((food) => kit.isNamed(food)));
    kit.share(protein, protein.length > 1 ? rational(1, 2) : rational(2, 3));
    kit.share(fresh, fresh.length > 2 ? rational(1, 3) : rational(1, 2));
    for (const food of fresh) {
      if (food.name === 'carrot' || food.name === 'cucumber')
        kit.readied(food, 'cut into thin strips');
      if (food.name === 'mango') kit.readied(food, 'peeled and cut into thin strips');
    }
    cookedForRolls(kit, protein);
    measureAll(kit, noodles, '125 g');
    for (const food of noodles) {
      kit.step(
        `Cook ${kit.hot(food)} in boiling water for ${minutes(food.minutes.simmer ?? 4)}, until tender. Drain and rinse under cold water.`,
      );
    }
    const dip = dipFor(kit);
    if (dip === null) return null;
    kit.step(dip);
    const herbs = wholeLeaves(kit);
    const nuts = kit.take(['nut'], { most: 1 });
    kit.step(
      `Dip ${kit.hot(sheets)} sheet by sheet into warm water for 5 seconds, until just pliable, and lay on a damp board. Put a little of ${kit.hot(...protein, ...noodles, ...fresh, ...herbs, ...nuts)} on the lower third of each, fold in the sides and roll up tightly.`,
    );
    kit.step(
      'Serve with the sauce at once, or keep cold under a damp towel until then, as the wrappers dry out.',
    );
    return kit.titleOf(kit.mains.slice(0, 2), 'summer rolls');
  },
});

const isCup = ({ name }: Food): boolean => /lettuce|endive|radicchio/.test(name);

/** Sauces that make of mince the filling of a leaf. */
const ASIAN: readonly Kind[] = ['soy', 'sauce', 'misopaste', 'currypaste'];

function saucesFor(kit: DishKit): Food[] {
  const named = kit.take(ASIAN, { most: 3 });
  measureAll(
    kit,
    named.filter(({ name }) => name === 'hoisin sauce'),
    '1/4 cup',
  );
  return named.length > 0 ? named : present(kit.staple('soy sauce', 'tamari'));
}

const lettuceWraps = pattern({
  name: 'lettuce cups',
  types: ['main course', 'appetizer'],
  kind: 'stir-fry',
  styles: ['chinese', 'thai', 'korean'],
  servings: 4,
  vessel: 'wok',
  roles: {
    meat: {
      kinds: ['mince', 'curd', 'poultry', 'quick', 'shellfish'],
      least: 1,
      most: 1,
      anywhere: true,
    },
    leaves: { kinds: ['salad'], least: 1, most: 1, fit: isCup },
    vegetables: {
      kinds: ['firm', 'tender', 'root'],
      most: 3,
      cut: 'finely diced',
      shared: true,
      anywhere: true,
    },
    rice: { kinds: ['rice'], most: 1 },
  },
  fits: ({ meat }, kit) => {
    if (kit.offers('bun', 'bread', 'tortilla', 'flatbread', 'pasta', 'chip', 'tomato')) return null;
    if (kit.wants(...ASIAN) || kit.wantsNamed(/water chestnut|ginger|lime/)) return 3;
    // Meat in pieces on leaves is a salad, unless there is a sauce of the wok.
    return meat.some((food) => isOf(food, 'mince', 'curd')) ? 0 : null;
  },
  cook(kit, { meat: [meat], leaves: [leaves], vegetables, rice }) {
    if (!meat || !leaves) return null;
    kit.about(meat, ...vegetables);
    kit.readied(leaves, 'leaves separated, washed and dried');
    const sauces = saucesFor(kit);
    if (sauces.length === 0) return null;
    const start = softened(kit, 'wok or large frying pan', isOf(meat, 'mince') ? [meat] : []);
    if (!start) return null;
    if (!cookStarch(kit, rice)) return null;
    kit.step(
      start.replace('over medium heat', 'over medium-high heat'),
      !isOf(meat, 'mince') && browned(kit, meat),
    );
    kit.step(...fry(kit, vegetables), bloomed(kit));
    const sour = kit.finish();
    const oil = kit.take(['drizzle'], { most: 1 });
    kit.step(
      `Stir in ${kit.hot(...sauces, ...oil)} and cook for 2 minutes, until the sauce coats everything.`,
      sour && `Stir in ${kit.juiceOf(sour)}.`,
    );
    const over = [...kit.take(['nut'], { most: 1 }), ...kit.herbs()];
    kit.step(
      served(
        kit,
        `Spoon the filling${kit.ifAny('and', ...rice)} into ${kit.the(leaves)} at the table`,
        ...over,
      ),
    );
    return kit.titleOf([meat, ...vegetables], 'lettuce wraps');
  },
});

export const LEAF_ROLL_PATTERNS: readonly DishPattern[] = [summerRolls, lettuceWraps];
