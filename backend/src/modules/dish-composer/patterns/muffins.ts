import {
  PARTS_OF_BATTER,
  batterOf,
  dryPart,
  fatAs,
  goldenOr,
  isForBatter,
  rises,
  whiskedWet,
} from '../batter.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { measureAll } from '../kitchen-measures.js';
import { savouryInside } from '../savoury-baking.js';

const SERVINGS = 12;
const gramsOfFlourEach = 26;

/**
 * 2 parts flour, 2 liquid, 1 egg and 1 fat by weight (Ruhlman, "Ratio"), with half the flour's weight of sugar and a little less fat, as
 * in King Arthur's basic muffins; 1 1/4 tsp of baking powder for each cup of flour.
 */
const muffins = pattern({
  name: 'muffins',
  types: ['breakfast', 'dessert'],
  kind: 'muffins',
  styles: ['bakery'],
  servings: SERVINGS,
  vessel: 'muffintin',
  roles: PARTS_OF_BATTER,
  // Cream beside eggs and chocolate is for a mousse or a custard.
  fits: (_, kit) => (kit.offers('cream') && !kit.offers('flour', 'leaven') ? 0 : 1),
  cook(kit) {
    if (!isForBatter(kit) || !rises(kit) || kit.offers('yeast')) return null;
    const flour = gramsOfFlourEach * SERVINGS;
    const inside = savouryInside(kit, flour);
    if (!inside) return null;
    const isSavoury = inside.length > 0;
    const batter = batterOf(kit, {
      flour,
      sugar: isSavoury ? 0.06 : 0.55,
      fat: 0.4,
      egg: 0.4,
      liquid: 0.85,
      powder: 1.25,
      fats: ['butter', 'vegetable oil', 'vegan butter'],
      moist: isSavoury ? 0 : 1,
    });
    if (!batter) return null;
    const telling = [...inside, ...batter.telling];
    kit.about(...telling);
    fatAs(kit, batter.fats, 'melted');
    kit.step('Heat the oven to 200 °C (400 °F) and line a 12-cup muffin tin with paper cases.');
    kit.step(`Whisk ${kit.hot(...dryPart(batter))} together in a large bowl.`);
    kit.step(
      whiskedWet(kit, batter),
      'Pour over the dry ingredients and stir with a spatula until no dry flour shows: a few lumps are right, and stirring on makes muffins tough.',
    );
    const folded = [...inside, ...batter.folded];
    const jam = isSavoury ? [] : kit.take(['jam'], { most: 1 });
    measureAll(kit, jam, '1/3 cup');
    const divided =
      jam.length > 0
        ? `Half fill the cups, put a spoonful of ${kit.hot(...jam)} into each and cover with the rest of the batter. Bake`
        : 'Divide among the cups and bake';
    kit.step(
      folded.length > 0 && `Fold in ${kit.hot(...folded)}.`,
      `${divided} for 20 minutes, until risen and ${goldenOr(batter, 'springy to the touch')} and a skewer comes out clean.`,
    );
    kit.step('Let the muffins stand in the tin for 5 minutes, then lift out onto a rack to cool.');
    return kit.titleOf([...telling.slice(0, 3), ...jam], 'muffins');
  },
});

export const MUFFIN_PATTERNS: readonly DishPattern[] = [muffins];
