import type { RecipeNeed } from '../domain/recipe-needs.js';
import type { IndexedRecipe } from './recipe-index.js';
import { factMasks, type FactMasks } from './fact-planes.js';
import { marks } from './recipe-marks.js';
import {
  ALTERNATIVE,
  GREATEST_INGREDIENT,
  OPTIONAL,
  type RecipeSegment,
} from './recipe-segment.js';

/** Arrays that grow while recipes arrive; rows are in order of arrival. */
export class RecipeArrivals {
  count = 0;
  entryCount = 0;
  ids = new Int32Array(1_024);
  popularity = new Int32Array(1_024);
  marks = new Uint16Array(1_024);
  contains = new Uint32Array(1_024);
  unsure = new Uint32Array(1_024);
  starts = new Uint32Array(1_025);
  entries = new Uint16Array(8_192);
  /** 0 for everybody, otherwise the household's number. */
  households = new Uint32Array(1_024);
  private readonly numbers = new Map<string, number>();

  /** The household with number 1, and so on. */
  get householdNames(): readonly string[] {
    return [...this.numbers.keys()];
  }

  add(recipe: IndexedRecipe): void {
    this.addRow(recipe.id, recipe.popularity, marks.of(recipe), factMasks(recipe), recipe.ownerId);
    for (const ingredient of recipe.ingredients) this.addLine(ingredient);
    this.starts[this.count] = this.entryCount;
  }

  /** A row of an existing segment. */
  addFrom(segment: RecipeSegment, row: number): void {
    const { ids, popularity, entries, entryStarts } = segment;
    this.addRow(
      ids[row] as number,
      popularity[row] as number,
      segment.markOf(row),
      segment.facts.masksOf(row),
      segment.ownerOf(row),
    );
    const lines = entries.subarray(entryStarts[row], entryStarts[row + 1]);
    this.makeRoom(lines.length);
    this.entries.set(lines, this.entryCount);
    this.entryCount += lines.length;
    this.starts[this.count] = this.entryCount;
  }

  private addRow(
    id: number,
    popularity: number,
    mark: number,
    { contains, unsure }: FactMasks,
    ownerId: string | null,
  ): void {
    if (this.count === this.ids.length) this.growRows();
    const row = this.count;
    this.ids[row] = id;
    this.popularity[row] = popularity;
    this.marks[row] = mark;
    this.contains[row] = contains;
    this.unsure[row] = unsure;
    this.households[row] = ownerId === null ? 0 : this.numberOf(ownerId);
    this.count += 1;
  }

  private numberOf(household: string): number {
    const number = this.numbers.get(household) ?? this.numbers.size + 1;
    this.numbers.set(household, number);
    return number;
  }

  private addLine({ anyOf, optional }: RecipeNeed): void {
    this.makeRoom(anyOf.length);
    anyOf.forEach((id, position) => {
      if (id > GREATEST_INGREDIENT) throw new RangeError('Ingredient ids must fit into 14 bits.');
      this.entries[this.entryCount] =
        (id << 2) | (position > 0 ? ALTERNATIVE : 0) | (optional ? OPTIONAL : 0);
      this.entryCount += 1;
    });
  }

  private makeRoom(more: number): void {
    if (this.entryCount + more <= this.entries.length) return;
    this.entries = grown(this.entries, new Uint16Array(2 * this.entries.length + more));
  }

  private growRows(): void {
    const length = 2 * this.ids.length;
    this.ids = grown(this.ids, new Int32Array(length));
    this.popularity = grown(this.popularity, new Int32Array(length));
    this.marks = grown(this.marks, new Uint16Array(length));
    this.contains = grown(this.contains, new Uint32Array(length));
    this.unsure = grown(this.unsure, new Uint32Array(length));
    this.households = grown(this.households, new Uint32Array(length));
    this.starts = grown(this.starts, new Uint32Array(length + 1));
  }
}

function grown<A extends Int32Array | Uint16Array | Uint32Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
