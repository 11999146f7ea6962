import type { RecipeNeed } from '@larder/culinary/at-hand';
import type { IndexedRecipe } from './recipe-index.js';
import { factMasks } from './fact-planes.js';
import { marks } from './recipe-marks.js';
import { ALTERNATIVE, GREATEST_INGREDIENT, ID_SHIFT, IN_TITLE, OPTIONAL } from './recipe-entry.js';
import { NO_TIME, type RecipeSegment } from './recipe-segment.js';
import type { SlicedWork } from '../../../common/sliced-work.js';
import { hasBit } from './bitmap.js';

const rowsBetweenPauses = 1_024;
const mostUnknownLines = 255;

/** Numbers texts in the order in which they first arrive. */
class Numbered {
  readonly names: string[] = [];
  private readonly numbers = new Map<string, number>();

  of(name: string): number {
    let number = this.numbers.get(name);
    if (number === undefined) {
      number = this.names.push(name) - 1;
      this.numbers.set(name, number);
    }
    return number;
  }
}

/** Arrays that grow while recipes arrive; rows are in order of arrival. */
export class RecipeArrivals {
  count = 0;
  entryCount = 0;
  ids = new Int32Array(1_024);
  popularity = new Int32Array(1_024);
  marks = new Uint16Array(1_024);
  contains = new Uint32Array(1_024);
  unsure = new Uint32Array(1_024);
  unknownLines = new Uint8Array(1_024);
  minutes = new Uint16Array(1_024);
  /** Number in `cuisineNames`; 0 is none. */
  cuisines = new Uint16Array(1_024);
  /** Number in `householdNames`; 0 is everybody. */
  households = new Uint32Array(1_024);
  starts = new Uint32Array(1_025);
  entries = new Uint16Array(8_192);
  titleWordCount = 0;
  titleStarts = new Uint32Array(1_025);
  /** Numbers in `wordNames`. */
  titleWords = new Uint32Array(4_096);
  private readonly householdNumbers = new Numbered();
  private readonly cuisineNumbers = new Numbered();
  private readonly wordNumbers = new Numbered();

  constructor() {
    this.householdNumbers.of('');
    this.cuisineNumbers.of('');
  }

  get householdNames(): readonly string[] {
    return this.householdNumbers.names;
  }

  get cuisineNames(): readonly string[] {
    return this.cuisineNumbers.names;
  }

  get wordNames(): readonly string[] {
    return this.wordNumbers.names;
  }

  numberOfWord(word: string): number {
    return this.wordNumbers.of(word);
  }

  add(recipe: IndexedRecipe): void {
    if (this.count === this.ids.length) this.growRows();
    const row = this.count;
    const { contains, unsure } = factMasks(recipe);
    this.ids[row] = recipe.id;
    this.popularity[row] = recipe.popularity;
    this.marks[row] = marks.of(recipe);
    this.contains[row] = contains;
    this.unsure[row] = unsure;
    this.unknownLines[row] = Math.min(recipe.unknownLines, mostUnknownLines);
    this.minutes[row] = Math.min(recipe.minutes ?? NO_TIME, NO_TIME);
    this.cuisines[row] = this.cuisineNumbers.of(recipe.cuisine ?? '');
    this.households[row] = this.householdNumbers.of(recipe.ownerId ?? '');
    for (const ingredient of recipe.ingredients) this.addLine(ingredient, recipe.titleFoods);
    this.makeRoomForWords(recipe.titleWords.length);
    for (const word of recipe.titleWords) this.addWord(this.wordNumbers.of(word));
    this.endRow();
  }

  /** The living rows of an existing segment. */
  *addAll(segment: RecipeSegment): SlicedWork<void> {
    const { titles, sharedCount } = segment;
    const shared = yield* titles.sharedTitles(sharedCount);
    /** The words' numbers here, plus one. */
    const numbers = new Uint32Array(titles.words.length);
    for (let row = 0; row < segment.count; row += 1) {
      if (row % rowsBetweenPauses === 0) yield;
      if (!hasBit(segment.alive, row)) continue;
      this.addRow(segment, row);
      const words =
        row < sharedCount
          ? shared.words.subarray(shared.starts[row], shared.starts[row + 1])
          : titles.ownTitle(row - sharedCount);
      this.makeRoomForWords(words.length);
      for (const word of words) {
        numbers[word] ||= this.wordNumbers.of(titles.words[word] as string) + 1;
        this.addWord((numbers[word] as number) - 1);
      }
      this.endRow();
    }
  }

  /** Everything but the title. */
  private addRow(segment: RecipeSegment, from: number): void {
    if (this.count === this.ids.length) this.growRows();
    const row = this.count;
    const { contains, unsure } = segment.facts.masksOf(from);
    this.ids[row] = segment.ids[from] as number;
    this.popularity[row] = segment.popularity[from] as number;
    this.marks[row] = segment.markOf(from);
    this.contains[row] = contains;
    this.unsure[row] = unsure;
    this.unknownLines[row] = segment.unknownLines[from] as number;
    this.minutes[row] = segment.minutes[from] as number;
    this.cuisines[row] = this.cuisineNumbers.of(segment.cuisineOf(from));
    this.households[row] = this.householdNumbers.of(segment.ownerOf(from) ?? '');
    const lines = segment.entries.subarray(
      segment.entryStarts[from],
      segment.entryStarts[from + 1],
    );
    this.makeRoom(lines.length);
    this.entries.set(lines, this.entryCount);
    this.entryCount += lines.length;
  }

  private endRow(): void {
    this.count += 1;
    this.starts[this.count] = this.entryCount;
    this.titleStarts[this.count] = this.titleWordCount;
  }

  private addLine({ anyOf, optional }: RecipeNeed, titleFoods: readonly number[]): void {
    this.makeRoom(anyOf.length);
    anyOf.forEach((id, position) => {
      if (id > GREATEST_INGREDIENT) throw new RangeError('Ingredient ids must fit into 13 bits.');
      this.entries[this.entryCount] =
        (id << ID_SHIFT) |
        (position > 0 ? ALTERNATIVE : 0) |
        (optional ? OPTIONAL : 0) |
        (titleFoods.includes(id) ? IN_TITLE : 0);
      this.entryCount += 1;
    });
  }

  private addWord(number: number): void {
    this.titleWords[this.titleWordCount] = number;
    this.titleWordCount += 1;
  }

  private makeRoom(more: number): void {
    if (this.entryCount + more <= this.entries.length) return;
    this.entries = grown(this.entries, new Uint16Array(2 * this.entries.length + more));
  }

  private makeRoomForWords(more: number): void {
    if (this.titleWordCount + more <= this.titleWords.length) return;
    this.titleWords = grown(this.titleWords, new Uint32Array(2 * this.titleWords.length + more));
  }

  private growRows(): void {
    const length = 2 * this.ids.length;
    this.ids = grown(this.ids, new Int32Array(length));
    this.popularity = grown(this.popularity, new Int32Array(length));
    this.marks = grown(this.marks, new Uint16Array(length));
    this.contains = grown(this.contains, new Uint32Array(length));
    this.unsure = grown(this.unsure, new Uint32Array(length));
    this.unknownLines = grown(this.unknownLines, new Uint8Array(length));
    this.minutes = grown(this.minutes, new Uint16Array(length));
    this.cuisines = grown(this.cuisines, new Uint16Array(length));
    this.households = grown(this.households, new Uint32Array(length));
    this.starts = grown(this.starts, new Uint32Array(length + 1));
    this.titleStarts = grown(this.titleStarts, new Uint32Array(length + 1));
  }
}

function grown<A extends Int32Array | Uint32Array | Uint16Array | Uint8Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
