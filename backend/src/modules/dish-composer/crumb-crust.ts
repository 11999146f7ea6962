import { isOf } from './cooking-steps.js';
import type { DishKit } from './dish-kit.js';
import type { Food } from './food.js';
import { weighed } from './kitchen-measures.js';

interface CrumbCrust {
  /** As steps write it: `160 °C (325 °F)`. */
  readonly oven: string;
  /** What is done with the buttered crumbs, up to the oven. */
  readonly pressed: string;
  /** How one sees that it is baked. */
  readonly until?: string;
  /** Whether its filling is chilled: a crust that was bought then needs no oven. */
  readonly isChilled?: boolean;
}

/** A crust bought as it is, or pressed from crumbs and melted fat. Answers whether there is what it needs. */
export function crumbCrust(
  kit: DishKit,
  base: Food,
  { oven, pressed, until, isChilled = false }: CrumbCrust,
): boolean {
  if (isOf(base, 'crumbcrust')) {
    kit.measure(base, '1');
    kit.step(
      isChilled
        ? `Set ${kit.the(base)} on a plate.`
        : `Heat the oven to ${oven} and set ${kit.the(base)} on a baking sheet.`,
    );
    return true;
  }
  const fat = kit.one(['fat'], 'butter', 'vegan butter');
  if (!fat) return false;
  kit.readied(kit.measure(fat, '1/3 cup'), 'melted');
  weighed(kit, base, 150);
  kit.step(
    `Heat the oven to ${oven}. Stir ${kit.the(base)} with ${kit.the(fat)}${pressed} and bake for 10 minutes${until ? `, until ${until}` : ''}.`,
    isChilled && 'Let cool for 30 minutes.',
  );
  return true;
}
