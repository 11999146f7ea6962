import { isOf, spooned, served } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { measureAll, naming, present } from '../kitchen-measures.js';

/** Green papaya and green mango, shredded and bruised with lime, fish sauce, sugar and chili (Thompson). */
const poundedSalad = pattern({
  name: 'shredded green fruit',
  types: ['salad', 'side dish', 'main course'],
  kind: 'salad',
  styles: ['thai'],
  servings: 4,
  vessel: 'board',
  roles: {
    shreds: {
      kinds: ['firm', 'salad'],
      least: 1,
      most: 1,
      fit: ({ name }) => /^green (?:papaya|mango)$/.test(name),
    },
    vegetables: {
      kinds: ['tomato', 'root', 'salad', 'tender', 'firm'],
      raw: true,
      most: 3,
      cut: 'cut into thin strips',
      shared: true,
    },
    protein: { kinds: ['shellfish', 'cookedmeat'], most: 1 },
  },
  fits: () => 3,
  cook(kit, { shreds, vegetables, protein }) {
    const sour = spooned(kit, kit.one(['citrus', 'acid'], 'lime juice', 'lime'), '3 tbsp');
    const sugar = kit.one(['sugar', 'sweet'], 'brown sugar', 'sugar');
    const named = kit.take(['sauce', 'soy'], {
      most: 1,
      fit: ({ name }) => /fish sauce|soy sauce|tamari/.test(name),
    });
    const salty = named.length > 0 ? named : present(kit.staple('fish sauce', 'soy sauce'));
    if (!sour || !sugar) return null;
    kit.measure(sugar, '1 tbsp');
    measureAll(kit, salty, '2 tbsp');
    for (const food of shreds) kit.readied(food, 'peeled and finely shredded');
    const pungents = kit
      .pungents()
      .filter(({ name }) => name !== 'ginger' || kit.wantsNamed(/^ginger$/));
    const hot = pungents.some((food) => isOf(food, 'hot')) ? [] : kit.spices();
    measureAll(kit, protein, '300 g');
    kit.about(...shreds, ...protein, ...vegetables);
    const nuts = kit.take(['nut'], { most: 1 });
    for (const food of nuts) kit.readied(food, 'toasted and roughly chopped');
    kit.step(
      naming(
        kit,
        protein.filter((food) => isOf(food, 'shellfish')),
        (names) =>
          `Simmer ${names} in lightly salted water for 3 minutes, until opaque and just cooked through. Drain and let cool.`,
      ),
    );
    kit.step(
      naming(
        kit,
        [...pungents, ...hot],
        (names) => `Pound ${names} in a large mortar, or crush with the back of a spoon in a bowl.`,
      ),
    );
    kit.step(`Stir ${kit.the(sugar, ...salty)} with ${kit.juiceOf(sour)} until dissolved.`);
    kit.step(
      `Add ${kit.hot(...shreds, ...vegetables, ...protein)}, bruise lightly and turn gently for 2 minutes, until it begins to soften.`,
    );
    kit.step(served(kit, 'Let stand for 5 minutes and serve', ...nuts, ...kit.herbs()));
    return kit.titleOf(kit.mains, 'salad');
  },
});

export const SHREDDED_SALAD_PATTERNS: readonly DishPattern[] = [poundedSalad];
