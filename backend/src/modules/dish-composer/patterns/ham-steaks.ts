import { isOf, minutes } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { measureAll, naming, present } from '../kitchen-measures.js';
import { BESIDE, cookStarch, fitBeside, plated, platedTitle } from '../plated-mains.js';

/** Ham in thick slices, browned with fruit that is glazed in the same pan; it is cooked already, and hot at 74 °C, says Health Canada. */
const hamSteaks = pattern({
  name: 'ham with fruit',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['canadian'],
  servings: 4,
  vessel: 'pan',
  roles: {
    ham: {
      kinds: ['cured'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name, form }) => /^(?:ham|canadian bacon)$/.test(name) && form === null,
    },
    fruit: {
      kinds: ['soft', 'fruit', 'crisp'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: ({ name }) =>
        /^(?:pineapple|apple|granny smith apple|peach|nectarine|pear|mango)$/.test(name),
    },
    ...BESIDE,
  },
  fits: ({ starch }, kit) =>
    kit.offers('egg', 'cheese', 'softcheese', 'salad', 'bread', 'bun', 'tortilla', 'pizzadough')
      ? null
      : fitBeside(starch, 3),
  cook(kit, { ham: [ham], fruit, starch, vegetables }) {
    const fat = kit.fat();
    const sweet = kit.one(['sugar', 'sweet', 'jam'], 'brown sugar', 'honey');
    const mustard = kit.take(['mustard'], { most: 1 });
    if (!ham || !fat || !sweet) return null;
    kit.about(ham, ...fruit, ...vegetables, ...starch);
    kit.readied(kit.measure(ham, '400 g'), 'cut into slices 1 cm thick');
    kit.measure(fat, '2 tbsp');
    measureAll(kit, [sweet, ...mustard], '1 tbsp');
    const spice = kit.take(['sweetspice', 'spice'], { most: 1, anywhere: true });
    measureAll(kit, spice, '1/4 tsp');
    const sharp = mustard.length > 0 ? mustard : present(kit.stapleAtHand('cider vinegar'));
    measureAll(kit, sharp, '1 tbsp');
    if (!cookStarch(kit, starch)) return null;
    kit.step(
      `Heat half of ${kit.the(fat)} in a large frying pan over medium heat. Add ${kit.hot(ham)} and cook for 8 minutes, turning once, until browned and steaming hot, 74 °C (165 °F). Lift onto a warm plate.`,
    );
    const slowest = Math.max(0, ...vegetables.map((food) => food.minutes.fry ?? 6));
    kit.step(
      naming(
        kit,
        vegetables,
        (names) =>
          `Add the rest of ${kit.the(fat)} and ${names} with a splash of water, cover and cook for ${minutes(slowest)}, until tender. Lift out.`,
      ),
      `Add ${vegetables.length > 0 ? '' : `the rest of ${kit.the(fat)} and `}${kit.hot(...fruit)} and cook for ${isOf(fruit[0] ?? ham, 'crisp') ? 6 : 4} minutes, turning once, until golden.`,
    );
    kit.step(
      `Stir in ${kit.hot(sweet, ...sharp, ...spice)} with a splash of water and boil for 2 minutes, until syrupy. Turn ${kit.the(ham)} in it.`,
    );
    plated(kit, `Serve ${kit.the(ham)}`, [...fruit, ...vegetables, ...starch], {
      sour: false,
      ending: ', with the glaze spooned over',
    });
    return platedTitle(kit, ham, [...fruit, ...vegetables, ...starch], 'glazed');
  },
});

export const HAM_STEAK_PATTERNS: readonly DishPattern[] = [hamSteaks];
