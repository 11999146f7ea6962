import {
  allIngredients,
  ancestorsOf,
  ingredientById,
  rational,
  type Rational,
} from '@larder/culinary';
import { FOOD_TABLE } from './food-table.js';
import { FOODS_LEFT_ALONE, type Reason } from './foods-left-alone.js';

/** The roles of foods in dishes. */
export const KINDS = [
  ...['aromatic', 'pungent', 'hot', 'root', 'potato', 'firm', 'tender', 'leaf', 'salad', 'tomato'],
  ...['tinned', 'paste', 'poultry', 'mince', 'stewing', 'quick', 'sausage', 'cured', 'fish'],
  ...['tinnedfish', 'smokedfish', 'shellfish', 'curd', 'egg', 'bean', 'lentil', 'rice', 'risotto'],
  ...['grain', 'polenta', 'oats', 'pasta', 'noodle', 'bread', 'tortilla', 'flatbread', 'cheese'],
  ...['hardcheese', 'softcheese', 'freshcheese', 'milk', 'cream', 'sourcream', 'yogurt', 'fat'],
  ...['drizzle', 'coconut', 'broth', 'spice', 'sweetspice', 'woody', 'herb', 'acid', 'citrus'],
  ...['soy', 'sauce', 'misopaste', 'currypaste', 'tahini', 'nutbutter', 'pesto', 'mustard', 'mayo'],
  ...[
    'salsa',
    'kimchi',
    'briny',
    'sweet',
    'sugar',
    'vanilla',
    'chocolate',
    'cocoa',
    'flour',
    'nut',
  ],
  ...['chia', 'coconutflake', 'driedfruit', 'granola', 'fruit', 'crisp', 'berry', 'soft', 'banana'],
  ...['orange', 'oil', 'salt', 'pepper', 'water', 'leaven', 'starch', 'seaweed'],
  ...['bun', 'wine', 'bivalve', 'puree', 'dumpling'],
] as const;

export type Kind = (typeof KINDS)[number];

/** Where a flavour belongs: Western, Middle Eastern, East Asian, Indian, Mexican, sweet. */
export type CuisineFamily = 'w' | 'e' | 'a' | 'i' | 'm' | 's';

export type Method = 'simmer' | 'fry' | 'roast';

/** A food as a cook knows it. */
export interface Food {
  readonly id: number;
  readonly name: string;
  readonly kinds: readonly Kind[];
  /** For four people. */
  readonly amount: { readonly value: Rational; readonly unit: string };
  /** '*' stands for the cut that a dish asks for. */
  readonly cut: string;
  readonly minutes: Readonly<Record<Method, number | null>>;
  readonly kitchens: readonly CuisineFamily[];
  readonly raw: boolean;
  /** Whether a dish must cook it, for safety or to make it edible. */
  readonly needsHeat: boolean;
  /** How an ingredient line calls it; null for its name. */
  readonly words: string | null;
}

const USUAL_MINUTES: Partial<Record<Kind, readonly [number, number, number]>> = {
  aromatic: [10, 6, 25],
  pungent: [5, 1, 15],
  hot: [5, 2, 15],
  root: [15, 10, 32],
  firm: [8, 6, 22],
  tender: [3, 3, 12],
  leaf: [4, 3, 5],
  tomato: [8, 5, 20],
  mince: [15, 7, 20],
  bean: [10, 4, 20],
};

/** Kinds that are always served cooked, whichever food fills them. */
const ALWAYS_COOKED: readonly Kind[] = [
  ...(['poultry', 'mince', 'stewing', 'quick', 'sausage', 'cured', 'fish', 'shellfish'] as const),
  ...(['curd', 'egg', 'lentil', 'rice', 'risotto', 'grain', 'polenta', 'pasta', 'noodle'] as const),
  ...(['potato', 'flour', 'starch', 'bivalve', 'dumpling'] as const),
];
/** Kinds that are cooked unless the table says 'raw'. */
const COOKED_UNLESS_RAW: readonly Kind[] = [
  ...(['aromatic', 'pungent', 'hot', 'root', 'firm', 'tender', 'leaf'] as const),
];

function mustBeCooked(kinds: readonly Kind[], marks: readonly string[]): boolean {
  if (marks.includes('cook') || kinds.some((kind) => ALWAYS_COOKED.includes(kind))) return true;
  return !marks.includes('raw') && kinds.some((kind) => COOKED_UNLESS_RAW.includes(kind));
}

const KITCHENS = new Set<string>(['w', 'e', 'a', 'i', 'm', 's'] satisfies CuisineFamily[]);

function minutesOf(text: string, kind: Kind | undefined): Record<Method, number | null> {
  const usual = (kind && USUAL_MINUTES[kind]) ?? [null, null, null];
  const written = text === '' ? [] : text.split('/').map((part) => Number(part) || null);
  const [simmer = null, fry = null, roast = null] = text === '' ? usual : written;
  return { simmer, fry, roast };
}

function amountOf(text: string): Food['amount'] {
  const [, whole, numerator, denominator, unit = ''] =
    /^(?:(\d+)(?: |$))?(?:(\d+)\/(\d+)(?: |$))?(.*)$/.exec(text) ?? [];
  const parts = Number(denominator ?? 1);
  return { value: rational(Number(whole ?? 0) * parts + Number(numerator ?? 0), parts), unit };
}

type Entry = Omit<Food, 'id' | 'name'>;

/** The shapes in which each food is bought, likeliest first. */
function readTable(): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>();
  for (const row of FOOD_TABLE.trim().split('\n')) {
    const [name = '', kinds = '', amount = '', cut = '', minutes = '', places = '', words = ''] =
      row.split('|').map((column) => column.trim());
    const played = kinds.split(' ') as Kind[];
    const marks = places.split(' ');
    const entry: Entry = {
      kinds: played,
      amount: amountOf(amount),
      cut,
      minutes: minutesOf(minutes, played[0]),
      kitchens: marks.filter((mark): mark is CuisineFamily => KITCHENS.has(mark)),
      raw: marks.includes('raw'),
      needsHeat: mustBeCooked(played, marks),
      words: words === '' ? null : words,
    };
    entries.set(name, [...(entries.get(name) ?? []), entry]);
  }
  return entries;
}

const ENTRIES = readTable();

/** The names in the table, for checking that each is known. */
export const foodNames: readonly string[] = [...ENTRIES.keys()];

/** The names of the foods that no pattern cooks, by the reason. */
export const leftAlone: ReadonlyMap<Reason, readonly string[]> = new Map(
  (Object.entries(FOODS_LEFT_ALONE) as [Reason, string][]).map(([reason, names]) => [
    reason,
    names.split(',').map((name) => name.trim()),
  ]),
);

const LEFT_ALONE = new Set([...leftAlone.values()].flat());

/** Closest first: what it is a kind of, then what that is a kind of. */
function nearestKinds(id: number): number[] {
  const above = ancestorsOf(id);
  return above.sort((left, right) => ancestorsOf(right).length - ancestorsOf(left).length);
}

const known = new Map<number, readonly Food[]>();

/** The shapes in which a cook buys this ingredient, likeliest first; none if no dish can use it. */
export function shapesOf(id: number): readonly Food[] {
  const before = known.get(id);
  if (before) return before;
  const shapes = readShapes(id);
  known.set(id, shapes);
  return shapes;
}

/** How this ingredient is usually cooked; null if no dish can use it. */
export function foodOf(id: number): Food | null {
  return shapesOf(id)[0] ?? null;
}

function readShapes(id: number): Food[] {
  const name = ingredientById(id)?.name;
  if (name === undefined) return [];
  const own = ENTRIES.get(name);
  if (LEFT_ALONE.has(name)) return [];
  if (own) return own.map((entry) => ({ id, name, ...entry }));
  for (const above of nearestKinds(id)) {
    const nameAbove = ingredientById(above)?.name ?? '';
    if (LEFT_ALONE.has(nameAbove)) return [];
    const entries = ENTRIES.get(nameAbove);
    // Sirloin is not brisket: only the likeliest shape applies to everything of a kind.
    if (entries) return entries.slice(0, 1).map((entry) => ({ id, name, ...entry, words: null }));
  }
  return [];
}

const ID_BY_NAME = new Map(allIngredients().map(({ id, name }) => [name, id]));

/** A food of the table by its name. */
export function foodNamed(name: string): Food {
  const food = foodOf(ID_BY_NAME.get(name) ?? 0);
  if (!food) throw new Error(`No food is called ${name}.`);
  return food;
}
