import { allIngredients, ancestorsOf, ingredientById } from '@larder/culinary';
import { inForm } from './bought-form.js';
import { BAKERY_FOODS } from './bakery-foods.js';
import { BAR_FOODS } from './bar-foods.js';
import { FOOD_TABLE } from './food-table.js';
import { FOODS_OF_ONE_DISH } from './foods-of-one-dish.js';
import { FOODS_LEFT_ALONE, type Reason } from './foods-left-alone.js';
import {
  type CuisineFamily,
  type Food,
  FORMS,
  type Form,
  type Kind,
  type Method,
} from './food-kinds.js';
import { readAmount } from './written-amount.js';

export { KINDS, type CuisineFamily, type Food, type Kind, type Method } from './food-kinds.js';

const USUAL_MINUTES: Partial<Record<Kind, readonly [number, number, number]>> = {
  aromatic: [10, 6, 25],
  pungent: [5, 1, 15],
  hot: [5, 2, 15],
  root: [15, 10, 32],
  firm: [8, 6, 22],
  tender: [3, 3, 12],
  leaf: [4, 3, 5],
  tomato: [8, 5, 20],
  tinned: [10, 5, 15],
  mince: [15, 7, 20],
  bean: [10, 4, 20],
};

/** Kinds that are always served cooked, whichever food fills them. */
const ALWAYS_COOKED: readonly Kind[] = [
  ...(['poultry', 'mince', 'stewing', 'quick', 'sausage', 'cured', 'fish', 'shellfish'] as const),
  ...(['curd', 'egg', 'lentil', 'rice', 'risotto', 'grain', 'polenta', 'pasta', 'noodle'] as const),
  ...(['potato', 'flour', 'starch', 'bivalve', 'dumpling', 'bird', 'joint', 'braise'] as const),
  ...(['steak', 'chop', 'cutlet', 'rib', 'wing', 'bonein', 'offal', 'wholefish', 'fries'] as const),
  ...(['carcass', 'strands', 'tube', 'simmered', 'besan', 'starter', 'rollskin'] as const),
  'cutoats',
];
/** Kinds that are cooked unless the table says 'raw'. */
const COOKED_UNLESS_RAW: readonly Kind[] = [
  ...(['aromatic', 'pungent', 'hot', 'root', 'firm', 'tender', 'leaf'] as const),
];

function mustBeCooked(kinds: readonly Kind[], marks: readonly string[]): boolean {
  // Ham and salami were cooked or cured by whoever made them.
  if (kinds.includes('coldcut')) return false;
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

type Entry = Omit<Food, 'id' | 'name'>;

const isForm = (word: string | undefined): word is Form => FORMS.some((form) => form === word);

/** The shapes in which each food is bought, likeliest first; "chicken:whole" for those of one form. */
function readTable(): Map<string, Entry[]> {
  const entries = new Map<string, Entry[]>();
  for (const row of `${FOOD_TABLE}${BAKERY_FOODS}${BAR_FOODS}${FOODS_OF_ONE_DISH}`
    .trim()
    .split(/\n+/)) {
    const [name = '', kinds = '', amount = '', cut = '', minutes = '', places = '', words = ''] =
      row.split('|').map((column) => column.trim());
    const played = kinds.split(' ') as Kind[];
    const marks = places.split(' ');
    const entry: Entry = {
      kinds: played,
      amount: readAmount(amount),
      cut,
      minutes: minutesOf(minutes, played[0]),
      kitchens: marks.filter((mark): mark is CuisineFamily => KITCHENS.has(mark)),
      raw: marks.includes('raw'),
      needsHeat: mustBeCooked(played, marks),
      words: words === '' ? null : words,
      form: formOf(name),
    };
    entries.set(name, [...(entries.get(name) ?? []), entry]);
  }
  return entries;
}

function formOf(name: string): Form | null {
  const form = name.split(':')[1];
  return isForm(form) ? form : null;
}

const ENTRIES = readTable();

/** The names in the table, for checking that each is known. */
export const foodNames: readonly string[] = [
  ...new Set([...ENTRIES.keys()].map((name) => name.split(':')[0] ?? '')),
];

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

const known = new Map<Form | null, Map<number, readonly Food[]>>();

/** The shapes in which a cook buys this ingredient, likeliest first; none if no dish can use it. */
export function shapesOf(id: number, form: Form | null = null): readonly Food[] {
  const ofForm = known.get(form) ?? new Map<number, readonly Food[]>();
  const before = ofForm.get(id);
  if (before) return before;
  const shapes = form === null ? readShapes(id) : shapesInForm(id, form);
  known.set(form, ofForm.set(id, shapes));
  return shapes;
}

/** How this ingredient is usually cooked; null if no dish can use it. */
export function foodOf(id: number): Food | null {
  return shapesOf(id)[0] ?? null;
}

/** Why no dish can use it; null if one can. */
export function reasonLeftAlone(id: number): Reason | null {
  if (foodOf(id)) return null;
  const names = [id, ...nearestKinds(id)].map((near) => ingredientById(near)?.name ?? '');
  const name = names.find((near) => LEFT_ALONE.has(near));
  const found = [...leftAlone].find(([, foods]) => name !== undefined && foods.includes(name));
  return found?.[0] ?? null;
}

function shapesInForm(id: number, form: Form): Food[] {
  const name = ingredientById(id)?.name ?? '';
  for (const near of [id, ...nearestKinds(id)]) {
    const entries = ENTRIES.get(`${ingredientById(near)?.name ?? ''}:${form}`);
    if (entries) return entries.map((entry) => ({ id, name, ...entry }));
  }
  const [usual] = shapesOf(id);
  if (!usual) return [];
  const changed = inForm(usual, form, ingredientById(id)?.plural ?? name);
  return changed.form === null ? [...shapesOf(id)] : [changed];
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

const FOOD_BY_NAME = new Map<string, Food>();

/** A food of the table by its name. */
export function foodNamed(name: string): Food {
  const known = FOOD_BY_NAME.get(name);
  if (known) return known;
  const food = foodOf(ID_BY_NAME.get(name) ?? 0);
  if (!food) throw new Error(`No food is called ${name}.`);
  FOOD_BY_NAME.set(name, food);
  return food;
}
