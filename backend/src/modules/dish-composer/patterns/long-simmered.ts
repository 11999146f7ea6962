import { rational } from '@larder/culinary';
import { isOf, minutes } from '../cooking-steps.js';
import type { DishKit } from '../dish-kit.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import type { Food } from '../food.js';
import { measureAll, naming, present } from '../kitchen-measures.js';
import { cookStarch, plated, withSides } from '../plated-mains.js';
import { titled } from '../phrases.js';

const SIMMERED = { kinds: ['simmered'], least: 1, most: 1, anywhere: true } as const;

const isTongue = ({ name }: Food): boolean => /tongue/.test(name);

/** Tongue, tripe and octopus: tough until they have simmered for hours, whatever becomes of them then. */
function simmeredSoft(kit: DishKit, meat: Food): void {
  const aromatics = kit.take(['aromatic'], { most: 1 });
  for (const food of aromatics) kit.readied(food, 'quartered');
  const around = [
    ...aromatics,
    ...present(kit.stapleAtHand('garlic'), kit.stapleAtHand('bay leaf')),
  ];
  const spiced = kit.take(['spice'], { most: 1, fit: ({ name }) => /bay leaf|clove/.test(name) });
  // Octopus brings the salt of the sea.
  const salt = /octopus/.test(meat.name) ? null : kit.salt(4);
  kit.step(
    `Cover ${kit.hot(meat)}${kit.ifAny('with', ...around, ...spiced, salt)} with cold water in a large pot, bring to a boil, skim, cover and simmer gently for ${minutes(meat.minutes.simmer ?? 120)}, until a knife goes in without resistance. Keep a cup of the liquid.`,
  );
  kit.step(
    isTongue(meat)
      ? `Lift out ${kit.the(meat)} and let cool for 10 minutes. Slit the skin while it is warm, peel it off and throw it away.`
      : `Drain ${kit.the(meat)} and cut into bite-size pieces.`,
  );
}

/** Tacos de lengua, and what else simmers for hours: cubed, made crisp in a pan, and sharp things on top. */
const tacos = pattern({
  name: 'tacos of what simmers for hours',
  types: ['main course'],
  kind: 'tacos',
  styles: ['mexican'],
  servings: 4,
  vessel: 'pot',
  roles: {
    meat: SIMMERED,
    tortillas: { kinds: ['tortilla'], least: 1, most: 1, anywhere: true },
    raw: { kinds: ['salad', 'firm', 'tomato'], most: 3, raw: true, shared: true },
  },
  fits: () => 3,
  cook(kit, { meat: [meat], tortillas, raw }) {
    const fat = kit.searingFat();
    if (!meat || !fat) return null;
    kit.about(meat, ...raw);
    simmeredSoft(kit, meat);
    kit.step(
      isTongue(meat) && `Cut ${kit.the(meat)} into 1 cm cubes.`,
      `Heat ${kit.the(fat)} in a large frying pan over medium-high heat and fry ${kit.the(meat)} for 6 minutes, turning, until crisp at the edges. Moisten with a few spoonfuls of the liquid.`,
    );
    kit.step(
      `Warm ${kit.hot(...tortillas)} one at a time in a dry frying pan over high heat, 30 seconds a side, and wrap in a clean towel.`,
    );
    const over = [
      ...raw,
      ...kit.take(['salsa', 'briny', 'softcheese'], { most: 2 }),
      ...kit.herbs(),
    ];
    const sour = kit.sour();
    kit.step(
      `Fill ${kit.the(...tortillas)} with ${kit.the(meat)}${kit.ifAny('and top with', ...over)}${sour ? `, sprinkle with ${kit.juiceOf(sour)}` : ''} and serve at once.`,
    );
    return kit.titleOf([meat, ...raw].slice(0, 2), 'tacos');
  },
});

/** Sliced beside its vegetables with something sharp, or finished in tomatoes or with oil and paprika. */
const plate = pattern({
  name: 'what simmers for hours, on a plate',
  types: ['main course'],
  kind: 'stew',
  styles: ['french', 'italian', 'spanish'],
  servings: 4,
  vessel: 'pot',
  roles: {
    meat: SIMMERED,
    tinned: { kinds: ['tinned', 'tomato'], most: 1, anywhere: true },
    beans: { kinds: ['bean'], most: 1, anywhere: true },
    vegetables: {
      kinds: ['root', 'firm', 'leaf', 'tender'],
      most: 3,
      cut: 'cut into 3 cm pieces',
      shared: true,
      anywhere: true,
      fit: (food) => !isOf(food, 'potato'),
    },
    starch: { kinds: ['potato', 'rice', 'polenta', 'mash', 'bread', 'grain', 'noodle'], most: 1 },
  },
  fits: (_, kit) => (kit.offers('tortilla') ? 0 : 3),
  cook(kit, { meat: [meat], tinned, beans, vegetables, starch }) {
    if (!meat) return null;
    kit.about(meat, ...vegetables, ...beans, ...starch);
    kit.share(beans, rational(1));
    simmeredSoft(kit, meat);
    if (!cookStarch(kit, starch)) return null;
    const fat = kit.one(['oil', 'fat'], 'olive oil', 'vegetable oil');
    if (!fat) return null;
    const spices = kit.spices();
    const longest = Math.max(0, ...vegetables.map((food) => food.minutes.simmer ?? 8));
    kit.step(
      `Heat ${kit.the(fat)} in a wide pan over medium heat.`,
      naming(
        kit,
        [...kit.pungents(), ...spices],
        (names) => `Add ${names} and cook for 1 minute, until fragrant.`,
      ),
      naming(kit, tinned, (names) => `Add ${names} and simmer for 15 minutes, until thick.`),
      naming(
        kit,
        vegetables,
        (names) =>
          `Add ${names} and the liquid that you kept, cover and simmer for ${minutes(longest)}, until tender.`,
      ),
    );
    kit.step(
      isTongue(meat) && `Slice ${kit.the(meat)} 1 cm thick.`,
      `Turn ${kit.hot(meat, ...beans)} in the pan for 5 minutes, until hot and coated.`,
    );
    const sharp = kit.take(['mustard', 'briny', 'hardcheese', 'sourcream'], {
      most: 2,
      anywhere: true,
    });
    measureAll(
      kit,
      sharp.filter((food) => isOf(food, 'mustard')),
      '2 tbsp',
    );
    plated(kit, `Serve ${kit.the(meat)}`, [...vegetables, ...beans, ...starch, ...sharp], {
      sour: kit.wants('citrus', 'acid'),
    });
    const besides = [...vegetables, ...beans, ...starch].slice(0, 2);
    return titled(`${kit.titleOf([meat], '')} ${withSides(kit, besides)}`.trim());
  },
});

/** Tongue, tripe and octopus. */
export const LONG_SIMMERED_PATTERNS: readonly DishPattern[] = [tacos, plate];
