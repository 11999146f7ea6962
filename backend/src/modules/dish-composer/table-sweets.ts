import type { DishKind } from '@larder/dish-pictures';
import { isOf, minutes, safeAt } from './cooking-steps.js';
import { measureAll } from './kitchen-measures.js';
import { sweetened } from './table-sides.js';
import type { Touch } from './table-touch.js';

const ON_GRIDDLE: readonly DishKind[] = ['pancakes', 'waffles', 'french toast', 'crêpes'];
const WITH_A_SPOON: readonly DishKind[] = [
  ...ON_GRIDDLE,
  ...(['pudding', 'crumble', 'pie', 'tart', 'fruit', 'cake', 'plain cake', 'loaf'] as const),
];

/** What is brought to the table with a dessert or a sweet breakfast. */
export const SWEET_TOUCHES: readonly Touch[] = [
  {
    kinds: ['cured', 'sausage'],
    name: /bacon$|^ham$|sausage$/,
    most: 1,
    dishes: ON_GRIDDLE,
    cost: 4,
    before: (kit, [meat]) => {
      if (!meat) return '';
      kit.readied(meat, '');
      return isOf(meat, 'sausage')
        ? `Fry ${kit.hot(meat)} in a frying pan over medium heat for 14 minutes, turning often, until browned and ${safeAt(meat) ?? 'hot throughout'}.`
        : `Fry ${kit.hot(meat)} in a frying pan over medium heat for 6 minutes, turning once, until crisp.`;
    },
    done: (kit, foods) => `Serve with ${kit.the(...foods)}.`,
  },
  {
    kinds: ['freshcheese', 'yogurt', 'sourcream', 'cream', 'whipped', 'icecream'],
    name: /mascarpone|ricotta|yogurt|cream$|creme fraiche|whipped topping/,
    most: 1,
    dishes: WITH_A_SPOON,
    unless: ['freshcheese', 'yogurt', 'sourcream', 'cream', 'whipped', 'icecream'],
    cost: 5,
    done: (kit, [creamy]) => {
      if (creamy) kit.measure(creamy, '1/2 cup');
      return `Serve with a spoonful of ${kit.the(creamy)}.`;
    },
  },
  {
    kinds: ['herb', 'woody'],
    name: /^(?:mint|basil|thyme|rosemary|lemon balm)$/,
    most: 1,
    dishes: WITH_A_SPOON,
    cost: 4,
    done: (kit, [herb]) => {
      if (herb) kit.readied(kit.measure(herb, '1 tbsp'), 'leaves picked');
      return `Scatter ${kit.the(herb)} over.`;
    },
  },
  {
    // Too soft to be sliced, and sweeter than ever.
    kinds: ['banana', 'soft', 'berry', 'fruit'],
    form: 'overripe',
    most: 1,
    dishes: [...WITH_A_SPOON, ...(['ice cream', 'parfait', 'porridge'] as const)],
    cost: 6,
    done: (kit, [fruit]) => {
      if (fruit) kit.readied(fruit, 'peeled and mashed');
      return `Spoon ${kit.the(fruit)} over.`;
    },
  },
  {
    kinds: ['berry', 'soft', 'banana'],
    most: 1,
    dishes: WITH_A_SPOON,
    cost: 6,
    done: (kit, foods) => `Serve with ${kit.the(...foods)}.`,
  },
  {
    kinds: ['nut', 'coconutflake'],
    most: 2,
    dishes: [...WITH_A_SPOON, ...(['porridge', 'parfait', 'ice cream', 'muffins'] as const)],
    cost: 4,
    before: (kit, foods) => {
      measureAll(kit, foods, '1/2 cup');
      return `Toast ${kit.hot(...foods)} in a dry frying pan over medium heat for 3 minutes, stirring, until fragrant.`;
    },
    done: (kit, foods) => `Scatter ${kit.the(...foods)} over.`,
  },
  {
    kinds: ['driedfruit', 'candy', 'sprinkles', 'granola'],
    most: 1,
    dishes: [...WITH_A_SPOON, ...(['porridge', 'parfait', 'ice cream'] as const)],
    cost: 5,
    done: (kit, foods) => `Scatter ${kit.the(...foods)} over.`,
  },
  {
    // Sour or hard, it is soft and sweet after a few minutes in its own juice.
    kinds: ['fruit', 'crisp'],
    most: 1,
    dishes: [...WITH_A_SPOON, ...(['porridge', 'parfait', 'ice cream'] as const)],
    cost: 6,
    before: (kit, [fruit]) =>
      `Simmer ${kit.hot(fruit)} with a splash of water${sweetened(kit)} in a small saucepan for ${minutes(fruit?.minutes.simmer ?? 8)}, until soft.`,
    done: (kit, foods) => `Spoon ${kit.the(...foods)} over.`,
  },
  {
    kinds: ['chocolate', 'bitterchocolate'],
    most: 1,
    dishes: [...WITH_A_SPOON, ...(['parfait', 'ice cream', 'bars'] as const)],
    cost: 5,
    before: (kit, foods) =>
      `Melt ${kit.hot(...foods)} in a bowl over hot water for 4 minutes, stirring once or twice.`,
    done: (kit, foods) => `Drizzle with ${kit.the(...foods)}.`,
  },
  {
    kinds: ['sweet', 'condensed', 'dessertsauce'],
    most: 1,
    dishes: [...WITH_A_SPOON, ...(['porridge', 'parfait', 'ice cream'] as const)],
    unless: ['sweet', 'condensed', 'dessertsauce'],
    cost: 4,
    done: (kit, [sweet]) => {
      if (sweet) kit.measure(sweet, '1/4 cup');
      return `Drizzle with ${kit.the(sweet)}.`;
    },
  },
  {
    kinds: ['jam', 'puree'],
    most: 1,
    dishes: [...ON_GRIDDLE, ...(['loaf', 'plain cake', 'pudding', 'buns', 'muffins'] as const)],
    cost: 4,
    done: (kit, [jam]) => {
      if (jam) kit.measure(jam, '1/2 cup');
      return `Serve with ${kit.the(jam)}.`;
    },
  },
  {
    kinds: ['sweetspice', 'cocoa'],
    most: 1,
    dishes: null,
    unless: ['sweetspice'],
    cost: 4,
    done: (kit, [spice]) => {
      if (spice) kit.measure(spice, '1/2 tsp');
      return `Dust with ${kit.the(spice)}.`;
    },
  },
  {
    kinds: ['coffee'],
    most: 1,
    dishes: [...WITH_A_SPOON, ...(['cookies', 'bars', 'muffins', 'ice cream'] as const)],
    cost: 7,
    done: (kit, foods) => `Serve with ${kit.the(...foods)}.`,
  },
];
