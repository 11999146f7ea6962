import { isOf } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { measureAll } from '../kitchen-measures.js';
import { cookStarch, plated, withSides } from '../plated-mains.js';
import { STARCHES } from '../dish-centre.js';
import { coated, doneInside, thinned } from './breaded.js';

/**
 * Cutlets or slices of eggplant, breaded and fried, then baked under tomato sauce and cheese. Only a spoonful of the sauce lies on each, and
 * the rest below, so that the crust stays crisp at the edges.
 */
const parmigiana = pattern({
  name: 'parmigiana',
  types: ['main course'],
  kind: 'gratin',
  styles: ['italian'],
  servings: 4,
  vessel: 'dish',
  roles: {
    main: {
      kinds: ['cutlet', 'poultry', 'firm'],
      least: 1,
      most: 1,
      anywhere: true,
      fit: (food) =>
        food.form === null && (!isOf(food, 'firm') || /eggplant|zucchini/.test(food.name)),
    },
    sauce: {
      kinds: ['tinned'],
      least: 1,
      most: 1,
      fit: ({ name }) => /sauce|puree|crushed|canned/.test(name) && !/enchilada|tikka/.test(name),
    },
    cheese: {
      kinds: ['cheese', 'softcheese'],
      least: 1,
      most: 1,
      fit: ({ name }) => /mozzarella|bocconcini|provolone|fontina|cheese$/.test(name),
    },
    crumbs: { kinds: ['crumb'], least: 1, most: 1, fill: ['breadcrumbs'] },
    eggs: { kinds: ['egg'], least: 1, most: 1, fill: ['egg'] },
    starch: { kinds: STARCHES, most: 1 },
  },
  // Slices of vegetables are baked as they are, unless crumbs were named.
  fits: ({ main, crumbs }, kit) => {
    if (crumbs.some((food) => kit.isNamed(food))) return 3;
    return main.some((food) => isOf(food, 'firm')) ? null : 2;
  },
  cook(kit, { main: [main], sauce: [sauce], cheese: [cheese], crumbs, eggs, starch }) {
    if (!main || !sauce || !cheese) return null;
    kit.about(main, cheese, ...starch);
    const flour = kit.one(['flour'], 'flour');
    const oil = kit.oil();
    if (!flour || !oil) return null;
    kit.measure(flour, '1/3 cup');
    kit.measure(oil, '1/2 cup');
    measureAll(kit, eggs, '2');
    kit.measure(sauce, '1 1/2 cups');
    if (isOf(cheese, 'cheese')) kit.readied(kit.measure(cheese, '200 g'), 'sliced');
    const hard = kit.take(['hardcheese'], { most: 1 });
    measureAll(kit, hard, '1/2 cup');
    // Sauce and cheese are salty enough, but the meat below them has to taste of something.
    const seasoning = [kit.salt(4, 2), kit.pepper(), ...kit.take(['spice', 'woody'], { most: 2 })];
    const garlic = kit.take(['pungent', 'aromatic'], { most: 2 });
    kit.step(
      thinned(kit, main),
      seasoning.some(Boolean) && `Season with ${kit.the(...seasoning)}.`,
    );
    coated(kit, main, { flour, eggs, third: crumbs });
    kit.step(
      `Heat the oven to 220 °C (425 °F). Heat ${kit.the(oil)} in a large frying pan over medium heat and fry ${kit.hot(main)} for 3 minutes a side, until golden. Drain on a rack.`,
    );
    kit.step(
      garlic.length > 0 &&
        `Cook ${kit.hot(...garlic)} in a spoonful of the oil in a saucepan for 3 minutes, until fragrant.`,
      `Warm ${kit.hot(sauce)} in a saucepan for 5 minutes and spread all but a few spoonfuls in a large baking dish.`,
    );
    if (!cookStarch(kit, starch)) return null;
    kit.step(
      `Lay ${kit.the(main)} on the sauce in one layer and top each piece with a spoonful of the rest and with ${kit.hot(cheese, ...hard)}. Bake for 12 minutes, until the cheese bubbles and the pieces are ${doneInside(main).replace(/^golden (?:and )?/, '')}.`,
    );
    plated(kit, 'Let stand for 5 minutes and serve', starch, { sour: false });
    return kit.titleOf([main], `parmigiana ${withSides(kit, starch)}`.trim());
  },
});

export const PARMIGIANA_PATTERNS: readonly DishPattern[] = [parmigiana];
