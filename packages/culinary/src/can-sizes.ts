import type { PackageSize } from './ingredient-line.js';
import { toNumber } from './rational.js';
import { dimensionOf, sizeOf, systemOf, type UnitId } from './units.js';

/**
 * The sizes that a shop sells as one can, whatever a recipe calls it: a row is a can. Canada's are 398, 540 and 796 ml (14, 19
 * and 28 fl oz, standard containers of its Safe Food for Canadians Regulations), those of the United States No. 300 and No. 2 1/2
 * (14 to 15 1/2 and 28 to 29 oz), Europe's 400 and 800 g.
 */
const CANS: readonly (readonly (readonly [number, UnitId])[])[] = [
  [
    [398, 'ml'],
    [14, 'fl-oz'],
    [14, 'oz'],
    [14.5, 'oz'],
    [15, 'oz'],
    [15.5, 'oz'],
    [400, 'g'],
    [410, 'g'],
    [411, 'g'],
    [425, 'g'],
    [400, 'ml'],
  ],
  [
    [540, 'ml'],
    [19, 'fl-oz'],
    [19, 'oz'],
  ],
  [
    [796, 'ml'],
    [28, 'fl-oz'],
    [28, 'oz'],
    [29, 'oz'],
    [794, 'g'],
    [800, 'g'],
  ],
];

const baseOf = (size: number, unit: UnitId): number => size * toNumber(sizeOf(unit));

const keyOf = (base: number, unit: UnitId): string => `${dimensionOf(unit)} ${base.toFixed(1)}`;

const canByKey = new Map(
  CANS.flatMap((sizes, can) => sizes.map(([size, unit]) => [keyOf(baseOf(size, unit), unit), can])),
);

/** Identifies the can of a size; null for an unusual one. */
export function canOf({ quantity, unit }: PackageSize): number | null {
  const [min, max] = [quantity.min, quantity.max].map((end) => baseOf(toNumber(end), unit));
  return min === undefined || min !== max ? null : (canByKey.get(keyOf(min, unit)) ?? null);
}

const rankOf = ({ unit }: PackageSize): number =>
  (systemOf(unit) === 'metric' ? 0 : 2) + (dimensionOf(unit) === 'volume' ? 0 : 1);

/** Which of two names for one can a list uses: the metric one, and the volume before the weight. */
export function nameOfCan(left: PackageSize, right: PackageSize): PackageSize {
  const [one, other] = [left, right].map(({ quantity, unit }) =>
    baseOf(toNumber(quantity.max), unit),
  );
  const order = rankOf(left) - rankOf(right) || (one ?? 0) - (other ?? 0);
  return order > 0 ? right : left;
}
