import { BLOCK_WORDS, countBits } from './bitmap.js';
import { fitsOf, type Fit } from './ingredient-cover.js';
import type { IngredientHierarchy } from './ingredient-hierarchy.js';
import { gainOf } from './ranking.js';
import type { RecipeSegment } from './recipe-segment.js';

/** What a typed word is to the recipes of a segment. */
export interface WordUsage {
  readonly fits: ReadonlyMap<number, Fit>;
  /** What using it adds. */
  readonly gain: number;
  /** The rows of `segment` that can use it, where they are so many that noting them once pays. */
  readonly rows: Int32Array | null;
  readonly segment: RecipeSegment;
}

/** Rows are noted for words that more than one row in this many can use: a handful of words, together a few bytes a recipe. */
const NOTED_SHARE = 20;

/** Works out once for each typed word which recipes it serves and how much that says of them. */
export class WordUsages {
  private readonly loose = new Map<number, WordUsage>();
  private readonly strict = new Map<number, WordUsage>();

  constructor(
    private readonly segment: RecipeSegment,
    private readonly hierarchy: IngredientHierarchy,
  ) {}

  of(typed: number, strict: boolean): WordUsage {
    const known = strict ? this.strict : this.loose;
    let usage = known.get(typed);
    if (!usage) known.set(typed, (usage = this.workOut(typed, strict)));
    return usage;
  }

  /** What the noted rows take. */
  get byteLength(): number {
    return [...this.loose.values()].reduce((sum, { rows }) => sum + (rows?.byteLength ?? 0), 0);
  }

  private workOut(typed: number, strict: boolean): WordUsage {
    const { segment } = this;
    const fits = fitsOf(typed, strict, this.hierarchy);
    const rows = new Int32Array(segment.blocks * BLOCK_WORDS);
    for (let block = 0; block < segment.blocks; block += 1) {
      for (const id of fits.keys()) segment.addRowsWith(id, block, rows, block * BLOCK_WORDS);
    }
    let using = 0;
    for (let word = 0; word < rows.length; word += 1) {
      using += countBits((rows[word] as number) & (segment.shared[word] as number));
    }
    const { publicCount } = segment.weights;
    return {
      fits,
      gain: gainOf(this.hierarchy.roleOf(typed), using, publicCount),
      rows: !strict && using * NOTED_SHARE > segment.count ? rows : null,
      segment,
    };
  }
}
