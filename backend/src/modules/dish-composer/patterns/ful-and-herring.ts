import { rational } from '@larder/culinary';
import { boiledEggs, isOf, minutes, served, simmer, softened } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { titleName } from '../dish-titles.js';
import { measureAll, naming, present } from '../kitchen-measures.js';
import { titled, meanwhile } from '../phrases.js';
import { withSides } from '../plated-mains.js';

const isFava = ({ name }: { readonly name: string }): boolean => name === 'fava bean';

/** What fava beans are for beside a stew of themselves. */
const isForFul =
  /^(?:cumin|tahini|parsley|pita bread|flatbread|garlic|lemon|lemon juice|olive oil)$/;

/** Ful: fava beans stewed with garlic and cumin, partly crushed, under oil and lemon. */
const ful = pattern({
  name: 'ful',
  types: ['main course', 'breakfast'],
  kind: 'stew',
  styles: ['moroccan'],
  servings: 4,
  vessel: 'pot',
  roles: {
    beans: { kinds: ['bean', 'lentil', 'tender'], least: 1, most: 1, fit: isFava },
    tomatoes: { kinds: ['tomato'], most: 1 },
    eggs: { kinds: ['egg'], most: 1, anywhere: true },
    bread: { kinds: ['flatbread', 'bread', 'bun'], most: 1, anywhere: true },
  },
  fits: (_, kit) => {
    if (kit.offers('poultry', 'mince', 'stewing', 'fish', 'pasta', 'rice', 'cured', 'broth')) {
      return null;
    }
    return kit.wantsNamed(isForFul) ? 3 : 0;
  },
  cook(kit, { beans: [beans], tomatoes, eggs, bread }) {
    if (!beans) return null;
    kit.about(beans, ...tomatoes);
    if (isOf(beans, 'tender')) kit.measure(beans, '3 cups');
    if (isOf(beans, 'bean')) kit.measure(beans, '2 cans (540 ml)');
    measureAll(kit, eggs, '4');
    kit.share(tomatoes, rational(2, 3));
    const oil = kit.fat();
    if (!oil) return null;
    kit.measure(oil, '1/4 cup');
    const start = softened(kit, 'pot', [], false, [], oil);
    const garlic = kit.pungents();
    const cumin = kit.one(['spice'], 'cumin');
    const water = kit.water(isOf(beans, 'lentil') ? '5 cups' : '1 cup');
    const seasoning = [...garlic, ...present(cumin, kit.salt(), kit.pepper())];
    // Nobody makes it of beans and water.
    if (!start || !water || seasoning.length === 0) return null;
    kit.step(
      start,
      `Add ${kit.hot(...seasoning)} and cook for 1 minute, stirring, until fragrant.`,
    );
    simmer(kit, [beans, ...tomatoes], `Pour in ${kit.the(water)}.`);
    const boiled = boiledEggs(kit, eggs, 10, 'quarter');
    if (boiled) kit.meanwhile(meanwhile(boiled));
    const tahini = kit.take(['tahini', 'yogurt'], { most: 1 });
    measureAll(kit, tahini, '1/4 cup');
    const sour = kit.sour();
    kit.step(
      'Crush half of the beans against the side of the pot, so that the rest lies in a thick sauce.',
      sour && `Stir in ${kit.juiceOf(sour)}.`,
    );
    kit.step(
      served(
        kit,
        `Spoon into bowls and serve warm${kit.ifAny('with', ...eggs, ...tahini, ...bread)}`,
        ...kit.herbs(),
      ),
    );
    return kit.titleOf([beans, ...tomatoes], `ful ${withSides(kit, bread)}`.trim());
  },
});

/** Pickled herring in soured cream with onion and apple, beside hot potatoes or on dark bread. */
const herring = pattern({
  name: 'herring with potatoes',
  types: ['main course', 'appetizer'],
  kind: 'meat or fish',
  styles: ['canadian'],
  servings: 4,
  vessel: 'pot',
  roles: {
    herring: {
      kinds: ['smokedfish'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) => /^(?:pickled herring|rollmop)$/.test(name),
    },
    potatoes: { kinds: ['potato', 'bread'], most: 1, anywhere: true },
    beets: { kinds: ['root'], most: 1, anywhere: true, fit: ({ name }) => name === 'beet' },
    eggs: { kinds: ['egg'], most: 1, anywhere: true },
    apple: { kinds: ['crisp'], most: 1, anywhere: true },
    onion: { kinds: ['aromatic'], most: 1, fit: ({ raw }) => raw },
  },
  fits: () => 3,
  cook(kit, { herring: [fish], potatoes: named, beets, eggs, apple, onion }) {
    if (!fish) return null;
    const [base] = named.length > 0 || beets.length > 0 ? named : present(kit.staple('potato'));
    const boiled = [...present(base).filter((food) => !isOf(food, 'bread')), ...beets];
    const cream = kit.one(['sourcream', 'yogurt'], 'sour cream', 'yogurt');
    kit.about(fish, ...present(base), ...beets, ...apple);
    measureAll(kit, eggs, '4');
    for (const food of boiled) kit.cut(food, 'cut into 3 cm pieces');
    for (const food of onion) kit.readied(food, 'thinly sliced');
    for (const food of apple) kit.readied(kit.measure(food, '1'), 'cored and diced');
    kit.step(
      naming(
        kit,
        boiled,
        (names) =>
          `Boil ${names} in salted water for ${minutes(Math.max(0, ...boiled.map((food) => food.minutes.simmer ?? 15)))}, until a knife goes in easily, and drain.`,
      ),
    );
    kit.step(boiledEggs(kit, eggs, 10, 'quarter'));
    const sharp = kit.take(['mustard', 'acid'], { most: 1 });
    measureAll(kit, sharp, '1 tbsp');
    if (cream) kit.measure(cream, '3/4 cup');
    const herbs = kit.herbs();
    if (!cream && onion.length + apple.length === 0) return null;
    kit.step(
      `Stir ${kit.the(...onion, ...apple, cream, ...sharp, ...herbs, kit.pepper())} together and fold in ${kit.the(fish)}.`,
    );
    kit.step('Cover and leave in the refrigerator for 15 minutes.');
    kit.step(`Serve cold${kit.ifAny('with', ...present(base), ...beets, ...eggs)}.`);
    return titled(`${titleName(fish)} ${withSides(kit, [...beets, ...present(base)])}`.trim());
  },
});

/** What fava beans and pickled herring are bought for. */
export const FUL_AND_HERRING_PATTERNS: readonly DishPattern[] = [ful, herring];
