import { rational } from '@larder/culinary';
import {
  boiledPasta,
  bloomed,
  browned,
  fry,
  isOf,
  minutes,
  softened,
  STEAMING_HOT,
} from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { DishKit } from '../dish-kit.js';
import type { Food } from '../food.js';
import { measureAll, naming } from '../kitchen-measures.js';
import { capitalized } from '../phrases.js';
import { withSides } from '../plated-mains.js';

export const isStuffing = ({ name }: Food): boolean =>
  name === 'stuffing mix' || name === 'bread stuffing';
const isCranberry = ({ name }: Food): boolean => name === 'cranberry sauce';

/** The day after the feast: meat under gravy and a crust of stuffing, with the cranberry sauce beside it. */
const stuffingBake = pattern({
  name: 'leftover roast with stuffing',
  types: ['main course'],
  kind: 'gratin',
  styles: ['canadian'],
  servings: 4,
  vessel: 'dish',
  roles: {
    meat: { kinds: ['cookedmeat'], least: 1, most: 1, anywhere: true },
    stuffing: { kinds: ['crumb', 'stuffing'], least: 1, most: 1, anywhere: true, fit: isStuffing },
    gravy: { kinds: ['gravy', 'creamsoup'], least: 1, most: 1, fill: ['gravy'] },
    vegetables: {
      kinds: ['tender', 'firm', 'root'],
      most: 2,
      cut: 'diced',
      shared: true,
    },
    mash: { kinds: ['mash'], most: 1 },
  },
  fits: ({ gravy }, kit) =>
    gravy.some((food) => kit.isNamed(food)) || kit.wantsNamed(/^cranberry sauce$/) ? 3 : 2,
  cook(kit, { meat: [meat], stuffing: [stuffing], gravy: [gravy], vegetables, mash }) {
    const butter =
      kit.take(['fat'], { most: 1 })[0] ?? kit.staple('butter', 'vegan butter', 'olive oil');
    if (!meat || !stuffing || !gravy || !butter) return null;
    kit.about(meat, ...vegetables, stuffing);
    kit.measure(stuffing, '3 cups');
    if (!isOf(stuffing, 'stuffing')) kit.readied(stuffing, 'prepared');
    kit.measure(butter, '2 tbsp');
    const water = /mix/.test(gravy.name)
      ? kit.water('2 cups')
      : isOf(gravy, 'creamsoup')
        ? kit.water('3/4 cup')
        : null;
    kit.step(
      `Heat the oven to 190 °C (375 °F). Simmer ${kit.hot(gravy, water)} in a saucepan for 4 minutes, stirring.`,
      naming(
        kit,
        vegetables,
        (names) =>
          `Boil ${names} in salted water for ${minutes(Math.max(...vegetables.map((food) => food.minutes.simmer ?? 4)))}, until tender, and drain.`,
      ),
    );
    kit.step(
      `Lay ${kit.hot(meat, ...vegetables)} in a baking dish and pour ${kit.the(gravy)} over.`,
      naming(kit, mash, (names) => `Spread ${names} on top.`),
      `Cover with ${kit.hot(stuffing)}, in rough lumps, and dot with ${kit.hot(butter)}.`,
    );
    kit.step(
      `Cover with foil and bake for 20 minutes. Take off the foil and bake for 10 minutes more, until crisp on top and steaming hot in the middle, 74 °C (165 °F).`,
    );
    const sauce = kit.take(['sauce', 'jam'], {
      most: 1,
      anywhere: true,
      fit: (food) => isCranberry(food) || isOf(food, 'jam'),
    });
    measureAll(kit, sauce, '1 cup');
    kit.step(`Let stand for 5 minutes and serve${kit.ifAny('with', ...sauce)}.`);
    return kit.titleOf([meat], `and stuffing bake ${withSides(kit, sauce)}`.trim());
  },
});

/** Boils potatoes, or only heats them if that was done before, and mashes them; false without milk. */
function mashed(kit: DishKit, potatoes: Food): boolean {
  const milk = kit.one(['milk', 'cream'], 'milk', 'oat milk');
  if (!milk) return false;
  const butter = kit.staple('butter', 'vegan butter');
  kit.cut(kit.measure(potatoes, '900 g'), 'cut into 3 cm pieces');
  kit.measure(milk, '1/2 cup');
  if (butter) kit.measure(butter, '2 tbsp');
  const soft = potatoes.form === 'cooked' ? 'hot' : 'very tender';
  kit.step(
    `Boil ${kit.hot(potatoes)} in salted water for ${minutes(potatoes.minutes.simmer ?? 15)}, until ${soft}. Drain and mash with ${kit.hot(milk, butter)}.`,
  );
  return true;
}

/** Shepherd's pie: mince in gravy below, mashed potatoes above, ridged with a fork so that they brown. */
const shepherdsPie = pattern({
  name: 'mince under mashed potatoes',
  types: ['main course'],
  kind: 'gratin',
  styles: ['canadian'],
  servings: 4,
  vessel: 'dish',
  roles: {
    mince: {
      kinds: ['mince', 'lentil'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: (food) => isOf(food, 'mince'),
    },
    mash: { kinds: ['mash', 'potato', 'root'], least: 1, most: 1, anywhere: true },
    vegetables: {
      kinds: ['tender', 'firm', 'root'],
      most: 3,
      cut: 'diced',
      shared: true,
    },
  },
  fits: ({ mash, vegetables }, kit) => {
    if (kit.wants('creamsoup', 'pasta', 'bread', 'crust', 'pastry', 'soy', 'currypaste')) return 0;
    if (mash.some((food) => isOf(food, 'mash') || food.form === 'cooked')) return 3;
    // Raw potatoes are mashed where there is something for the gravy.
    return kit.wants('gravy') ||
      (kit.wantsNamed(/^(?:worcestershire sauce|pea|corn|mixed frozen vegetable)$/) &&
        vegetables.length > 0 &&
        kit.wants('milk'))
      ? 2
      : 0;
  },
  cook(kit, { mince: [mince], mash: [mash], vegetables }) {
    if (!mince || !mash) return null;
    kit.about(mince, ...vegetables, mash);
    kit.share(vegetables, rational(2, 3));
    const gravy = kit.take(['gravy'], { most: 1 })[0];
    if (!isOf(mash, 'mash') && !mashed(kit, mash)) return null;
    const start = softened(kit, 'large frying pan', [mince]);
    if (!start) return null;
    kit.step(`Heat the oven to 200 °C (400 °F).`, start, ...fry(kit, vegetables, 'cook'));
    const paste = kit.take(['paste', 'sauce'], { most: 2 });
    kit.step(bloomed(kit, ...paste));
    if (!gravied(kit, gravy)) return null;
    const cheese = kit.take(['cheese', 'hardcheese'], { most: 1 });
    measureAll(kit, cheese, '1 cup');
    kit.step(
      `Tip into a baking dish, spread ${kit.hot(mash)} over it and rough up with a fork.${kit.ifAny('Scatter with', ...cheese)}${cheese.length > 0 ? '.' : ''}`,
    );
    kit.heat(...cheese);
    kit.step(
      `Bake for 25 minutes, until the ridges are brown, the edges bubble and the middle is ${STEAMING_HOT}. Let stand for 5 minutes and serve.`,
    );
    return kit.titleOf([mince, ...vegetables], "shepherd's pie");
  },
});

/** A bought gravy, or flour and broth: a cup and a half for a pound of mince. */
function gravied(kit: DishKit, gravy: Food | undefined): boolean {
  if (gravy) {
    const water = /mix/.test(gravy.name) ? kit.water('1 1/2 cups') : null;
    if (!water) kit.measure(gravy, '1 1/2 cups');
    kit.step(`Stir in ${kit.hot(gravy, water)} and simmer for 4 minutes, until thick.`);
    return true;
  }
  const flour = kit.one(['flour'], 'flour', 'gluten-free flour');
  const broth = kit.one(['broth'], 'beef broth', 'vegetable broth');
  if (!flour || !broth) return false;
  kit.measure(flour, '2 tbsp');
  kit.measure(broth, '1 1/2 cups');
  kit.step(
    `Stir in ${kit.hot(flour)} for 1 minute, pour in ${kit.hot(broth)} and simmer for 6 minutes, until thick.`,
  );
  return true;
}

/** Boiled pasta bound with eggs and hard cheese, fried in one cake: three eggs to 200 g. */
const pastaFrittata = pattern({
  name: 'pasta frittata',
  types: ['main course'],
  kind: 'omelette',
  styles: ['italian'],
  servings: 4,
  vessel: 'pan',
  roles: {
    pasta: { kinds: ['pasta'], least: 1, most: 1, anywhere: true },
    eggs: { kinds: ['egg'], least: 1, most: 1 },
    cheese: { kinds: ['hardcheese', 'cheese'], least: 1, most: 2, fill: ['parmesan'] },
    cured: { kinds: ['cured', 'coldcut', 'sausage'], most: 1 },
    vegetables: { kinds: ['tender', 'firm', 'leaf'], most: 2, cut: 'diced', shared: true },
  },
  fits: ({ pasta: [pasta], cheese, cured }, kit) => {
    if (kit.wants('tinned', 'broth', 'mayo', 'cream', 'milk', 'soy')) return null;
    if (pasta?.form === 'cooked') return 3;
    // With bacon it is a carbonara.
    return cured.length === 0 && cheese.some((food) => kit.isNamed(food)) ? 2 : null;
  },
  cook(kit, { pasta: [pasta], eggs, cheese, cured, vegetables }) {
    const fat = kit.fat();
    if (!pasta || !fat) return null;
    kit.about(...cured, ...vegetables, ...cheese, pasta);
    kit.measure(pasta, pasta.form === 'cooked' ? '500 g' : '250 g');
    kit.measure(fat, '3 tbsp');
    measureAll(kit, eggs, '5');
    measureAll(kit, cheese, '3/4 cup');
    kit.share([...cured, ...vegetables], rational(1, 2));
    if (pasta.form !== 'cooked') {
      kit.step(`${capitalized(boiledPasta(kit, pasta))}. Drain and let cool for a few minutes.`);
    }
    const seasoning = [kit.salt(2), kit.pepper(), ...kit.take(['herb', 'spice'], { most: 2 })];
    kit.step(
      `Beat ${kit.hot(...eggs)} with ${kit.hot(...cheese, ...seasoning)} in a large bowl and fold in ${kit.hot(pasta)} until every strand is coated.`,
    );
    kit.step(
      `Heat ${kit.the(fat)} in a large non-stick frying pan over medium heat.`,
      ...cured.map((food) => browned(kit, food)),
      ...fry(kit, vegetables, 'cook'),
      `Tip in the eggs and pasta, press flat and cook for 6 minutes, until golden below.`,
    );
    kit.step(
      `Slide onto a plate, turn over into the pan and cook for 5 minutes more, until set and ${STEAMING_HOT}.`,
    );
    kit.step('Let stand for 5 minutes, cut into wedges and serve warm or cold.');
    return kit.titleOf([...cured, ...vegetables, pasta], 'frittata');
  },
});

/** What is on the table the day after. */
export const LEFTOVER_SUPPER_PATTERNS: readonly DishPattern[] = [
  stuffingBake,
  shepherdsPie,
  pastaFrittata,
];
