import { bloomed, fry, isOf, served, softened, soured, spooned } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { measureAll, naming } from '../kitchen-measures.js';
import { tahiniSauce } from '../tahini-sauce.js';
import { cookStarch, withSides } from '../plated-mains.js';

/**
 * Mince browned with vegetables, under something cool: what is eaten from Athens to Kabul with bread or by itself. Yogurt is spooned over
 * at the end, as it curdles in the pan.
 */
const minceInPan = pattern({
  name: 'mince with vegetables',
  types: ['main course'],
  kind: 'meat or fish',
  styles: ['moroccan', 'greek'],
  servings: 4,
  vessel: 'pan',
  roles: {
    mince: { kinds: ['mince'], least: 1, most: 1, anywhere: true },
    vegetables: {
      kinds: ['firm', 'tender', 'leaf', 'tomato'],
      least: 1,
      most: 3,
      cut: 'diced',
      shared: true,
    },
    cool: { kinds: ['yogurt', 'tahini'], most: 1, anywhere: true },
    starch: {
      kinds: ['flatbread', 'rice', 'grain'],
      most: 1,
      anywhere: true,
      fit: (food) => !isOf(food, 'pasta'),
    },
  },
  fits: ({ cool }, kit) => {
    if (kit.wants('soy', 'misopaste', 'coconut', 'tinned', 'broth', 'cheese', 'salsa')) return null;
    if (cool.length > 0) return 3;
    return kit.wantsNamed(/pine nut|pomegranate|sumac|za'atar|harissa/) ? 2 : 0;
  },
  cook(kit, { mince, vegetables, cool, starch }) {
    kit.about(...mince, ...vegetables);
    const start = softened(kit, 'large frying pan', mince);
    if (!start || !cookStarch(kit, starch)) return null;
    const tomatoes = vegetables.filter((food) => isOf(food, 'tomato'));
    const dry = vegetables.filter((food) => !tomatoes.includes(food));
    const nuts = kit.take(['nut'], { most: 1 });
    kit.step(
      start,
      ...fry(kit, dry, 'cook'),
      naming(
        kit,
        tomatoes,
        (names) => `Add ${names} and cook for 8 minutes, until they make a thick sauce.`,
      ),
    );
    kit.step(bloomed(kit, ...kit.take(['paste'], { most: 1 })));
    const fruit = kit.take(['driedfruit'], {
      most: 1,
      fit: ({ name }) => !/^pomegranate/.test(name),
    });
    const sour = spooned(kit, cool.length > 0 ? null : kit.finish());
    kit.step(
      naming(kit, fruit, (names) => `Stir in ${names}.`),
      soured(kit, sour, 'Take off the heat and stir in'),
    );
    measureAll(kit, cool, '1/2 cup');
    kit.taste();
    kit.step(tahiniSauce(kit, cool));
    kit.step(
      served(
        kit,
        `Serve hot${kit.ifAny('with', ...starch)}${cool.length > 0 ? `, with ${kit.the(...cool)} spooned over` : ''}`,
        ...nuts,
        ...kit.herbs(),
        ...kit.take(['softcheese', 'briny'], { most: 1 }),
      ),
    );
    return kit.titleOf(mince, withSides(kit, [...vegetables, ...cool]));
  },
});

export const MINCE_PAN_PATTERNS: readonly DishPattern[] = [minceInPan];
