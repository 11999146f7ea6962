import { readFactWords, type StatedFacts } from './fact-words.js';
import { UNKNOWN_FACTS, type FoodFacts, type FoodTrait } from './food-facts.js';
import { INGREDIENT_TABLE } from './ingredient-table/ingredient-table.js';
import { dimensionOf, UNIT_IDS, type UnitId } from './units.js';

/** The section of a shop where an ingredient is found. */
export type Aisle = (typeof AISLES)[number];

/** A canonical ingredient. */
export interface Ingredient {
  /** A stable small integer, written in the table and never reused. */
  readonly id: number;
  readonly name: string;
  readonly plural: string;
  readonly aliases: readonly string[];
  /** Ids of what this is a kind of: extra virgin olive oil is an olive oil. */
  readonly parents: readonly number[];
  readonly aisle: Aisle;
  /** Allergens and diets. */
  readonly facts: FoodFacts;
  readonly traits: readonly FoodTrait[];
  /** Nearly every kitchen has it: water, salt, pepper, cooking oil. */
  readonly staple: boolean;
  /** Grams per millilitre as measured in a cup. */
  readonly density?: number;
  /** Grams of one unit (a clove, a can) or of one piece. */
  readonly portions?: Readonly<Partial<Record<UnitId, number>>>;
}

/** Shop aisles in walking order. */
export const AISLES = [
  'produce',
  'bakery',
  'meat',
  'seafood',
  'dairy',
  'refrigerated',
  'frozen',
  'grains',
  'canned',
  'baking',
  'spices',
  'oils',
  'condiments',
  'international',
  'nuts',
  'snacks',
  'beverages',
  'alcohol',
  'other',
] as const;

const MILLILITRES_IN_A_CUP = 236.5882365;

function pluralOf(name: string, ending: string | undefined): string {
  if (ending === undefined) return name;
  if (ending === 's' || ending === 'es') return name + ending;
  if (ending.includes(' ')) return ending;
  const lastSpace = name.lastIndexOf(' ');
  return name.slice(0, lastSpace + 1) + ending;
}

function listOf(text: string | undefined): string[] {
  return text ? text.split(',').map((part) => part.trim()) : [];
}

type Draft = Omit<Ingredient, 'parents' | 'aliases'> & { parents: number[]; aliases: string[] };

function parseMeasures(
  text: string | undefined,
  draft: { -readonly [K in keyof Draft]: Draft[K] },
) {
  if (!text) return;
  const portions: Partial<Record<UnitId, number>> = {};
  for (const measure of text.split(' ')) {
    const [unit, grams] = measure.split('=') as [UnitId, string];
    if (!UNIT_IDS.includes(unit)) throw new Error(`${draft.name}: no unit is called ${unit}.`);
    if (unit === 'cup') draft.density = Number(grams) / MILLILITRES_IN_A_CUP;
    else if (dimensionOf(unit) === 'volume') throw new Error(`${draft.name}: weigh a cup instead.`);
    else portions[unit] = Number(grams);
  }
  if (Object.keys(portions).length > 0) draft.portions = portions;
}

// Most foods of a section have the same facts and share one object.
const STATED = new Map<string, StatedFacts>();

function factsOfWords(words: readonly string[]): StatedFacts {
  const key = words.join(' ');
  const known = STATED.get(key) ?? readFactWords(words);
  STATED.set(key, known);
  return known;
}

const ENTRY = /^(\d+) ([^=<:~]+?)(?: = ([^<:~]+?))?(?: < ([^:~]+?))?(?: : ([^~]+?))?(?: ~ (.+))?$/;

function parseTable(table: string): Ingredient[] {
  const drafts: Draft[] = [];
  const parentNames: string[][] = [];
  let aisle: Aisle = 'other';
  let sectionFacts: string[] = [];
  for (const line of table.split('\n')) {
    if (line === '') continue;
    if (line.startsWith('#')) {
      const [aisleName = '', ...facts] = line.slice(1).trim().split(' ');
      aisle = aisleName as Aisle;
      sectionFacts = facts;
      continue;
    }
    const entry = ENTRY.exec(line);
    if (!entry) throw new Error(`This line of the ingredient table cannot be read: ${line}`);
    const [, id, names = '', aliases, parents, factWords, measures] = entry;
    const [name = '', ending] = names.split('/');
    const words = [...sectionFacts, ...(factWords?.split(' ') ?? [])];
    const draft = {
      id: Number(id),
      name,
      plural: pluralOf(name, ending),
      aliases: listOf(aliases),
      parents: [],
      aisle,
      ...factsOfWords(words),
    };
    parseMeasures(measures, draft);
    drafts.push(draft);
    parentNames.push(listOf(parents));
  }
  const idByName = new Map(drafts.map((draft) => [draft.name, draft.id]));
  drafts.forEach((draft, index) => {
    for (const parent of parentNames[index] ?? []) {
      const id = idByName.get(parent);
      if (id === undefined) throw new Error(`${draft.name}: no ingredient is called ${parent}.`);
      draft.parents.push(id);
    }
  });
  return drafts;
}

const INGREDIENTS: readonly Ingredient[] = parseTable(INGREDIENT_TABLE);
const BY_ID = new Map(INGREDIENTS.map((ingredient) => [ingredient.id, ingredient]));

const CHILDREN = new Map<number, number[]>();
for (const { id, parents } of INGREDIENTS) {
  for (const parent of parents) {
    const siblings = CHILDREN.get(parent);
    if (siblings) siblings.push(id);
    else CHILDREN.set(parent, [id]);
  }
}

function reach(id: number, next: (id: number) => readonly number[]): number[] {
  const found = new Set<number>();
  const pending = [...next(id)];
  for (let current = pending.pop(); current !== undefined; current = pending.pop()) {
    if (current === id || found.has(current)) continue;
    found.add(current);
    pending.push(...next(current));
  }
  return [...found].sort((left, right) => left - right);
}

/** The ingredient of this id, or undefined. */
export function ingredientById(id: number): Ingredient | undefined {
  return BY_ID.get(id);
}

/** The facts of the food with this id; everything is unknown for an unknown id. */
export function factsOf(id: number): FoodFacts {
  return ingredientById(id)?.facts ?? UNKNOWN_FACTS;
}

/** All canonical ingredients in the order of the table. */
export function allIngredients(): readonly Ingredient[] {
  return INGREDIENTS;
}

/** Ids of everything that this is a kind of, in ascending order: for cheddar, cheese and dairy. */
export function ancestorsOf(id: number): number[] {
  return reach(id, (current) => BY_ID.get(current)?.parents ?? []);
}

/** Ids of everything that is a kind of this, in ascending order: for cheese, cheddar, brie and the others. */
export function descendantsOf(id: number): number[] {
  return reach(id, (current) => CHILDREN.get(current) ?? []);
}
