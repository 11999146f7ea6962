import type { Food, Kind } from './food.js';

/** What a dish is built around, the most telling kinds first. */
const CENTRES: readonly (readonly Kind[])[] = [
  [
    ...(['bird', 'joint', 'braise', 'steak', 'chop', 'cutlet', 'rib', 'wing', 'bonein'] as const),
    ...(['poultry', 'stewing', 'quick', 'mince', 'offal', 'cookedmeat'] as const),
    ...(['fish', 'wholefish', 'shellfish', 'bivalve'] as const),
  ],
  ['sausage', 'curd', 'dumpling', 'tinnedfish', 'smokedfish'],
  ['cured', 'coldcut', 'bean', 'lentil', 'carcass'],
];

/** What fills the plate beside it, or is the dish itself. */
export const STARCHES: readonly Kind[] = [
  ...(['potato', 'fries', 'rice', 'risotto', 'grain', 'polenta', 'pasta', 'noodle'] as const),
  ...(['bread', 'bun', 'tortilla', 'flatbread', 'shell', 'pastry', 'dumpling'] as const),
  ...(['lasagne', 'pizzadough', 'crust'] as const),
];

const plays = ({ kinds }: Food, some: readonly Kind[]): boolean =>
  kinds.some((kind) => some.includes(kind));

/** What a dish for these foods must not be without. */
export interface Centre {
  /** The foods of the most telling kind, in the order in which they were named; none in a kitchen without any. */
  readonly mains: readonly number[];
  /** The starches that were named: one of them is enough for a dish. */
  readonly starches: readonly number[];
}

/** The centre of a kitchen: someone with salmon and potatoes wants no salad without the salmon, nor salmon without the potatoes. */
export function centreOf(typed: readonly Food[]): Centre {
  const tier = CENTRES.find((kinds) => typed.some((food) => plays(food, kinds))) ?? [];
  const ids = (kinds: readonly Kind[]) => [
    ...new Set(typed.filter((food) => plays(food, kinds)).map(({ id }) => id)),
  ];
  return { mains: ids(tier), starches: ids(STARCHES) };
}

/** How far a dish keeps to the centre of what was named. */
export function keepsTo(centre: Centre, used: ReadonlyMap<number, unknown>): 'all' | 'main' | 'no' {
  const { mains, starches } = centre;
  const [first] = mains;
  if (first !== undefined && !mains.some((id) => used.has(id))) return 'no';
  const hasStarch = starches.length === 0 || starches.some((id) => used.has(id));
  return hasStarch && (first === undefined || used.has(first)) ? 'all' : 'main';
}
