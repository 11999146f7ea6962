import { divide, multiply, rational, type Rational } from './rational.js';

/** What a unit measures. Only mass, volume and length convert by definition; counts and packages do not. */
export type Dimension = 'mass' | 'volume' | 'length' | 'count' | 'package';

interface UnitDefinition {
  readonly dimension: Dimension;
  /** The size in grams, millilitres or millimetres; 1 for counts and packages. */
  readonly size: Rational;
  readonly system: 'metric' | 'customary' | 'none';
  readonly label: string;
  readonly plural: string;
  readonly words: string;
}

// Exact by definition: the avoirdupois pound is 453.59237 g, the inch 25.4 mm, the US gallon 231 cubic inches.
const POUND = rational(45359237, 100000);
const OUNCE = divide(POUND, rational(16));
const GALLON = rational(3785411784, 1000000);
const TEASPOON = divide(GALLON, rational(768));
// The imperial gallon is 4.54609 l.
const IMPERIAL_FLUID_OUNCE = rational(454609, 16000);

const ONE = rational(1);

function mass(size: Rational, system: 'metric' | 'customary', label: string, words: string) {
  return { dimension: 'mass', size, system, label, plural: label, words } as const;
}

function volume(
  size: Rational,
  system: 'metric' | 'customary',
  label: string,
  plural: string,
  words: string,
) {
  return { dimension: 'volume', size, system, label, plural, words } as const;
}

function discrete(dimension: 'count' | 'package', label: string, plural: string, words = '') {
  return { dimension, size: ONE, system: 'none', label, plural, words } as const;
}

function count(label: string, plural = `${label}s`, words = '') {
  return discrete('count', label, plural, words);
}

function pack(label: string, plural = `${label}s`, words = '') {
  return discrete('package', label, plural, words);
}

function teaspoons(amount: number): Rational {
  return multiply(TEASPOON, rational(amount));
}

const DEFINITIONS = {
  mg: mass(rational(1, 1000), 'metric', 'mg', 'milligram milligrams'),
  g: mass(ONE, 'metric', 'g', 'gram grams gramme grammes gr grs gm gms gs'),
  kg: mass(
    rational(1000),
    'metric',
    'kg',
    'kgs kilo kilos kilogram kilograms kilogramme kilogrammes',
  ),
  oz: mass(OUNCE, 'customary', 'oz', 'ozs ounce ounces'),
  lb: mass(POUND, 'customary', 'lb', 'lbs pound pounds'),
  ml: volume(ONE, 'metric', 'ml', 'ml', 'mls cc ccs millilitre millilitres milliliter milliliters'),
  cl: volume(rational(10), 'metric', 'cl', 'cl', 'centilitre centilitres centiliter centiliters'),
  dl: volume(rational(100), 'metric', 'dl', 'dl', 'decilitre decilitres deciliter deciliters'),
  l: volume(rational(1000), 'metric', 'l', 'l', 'litre litres liter liters ltr ltrs'),
  tsp: volume(
    TEASPOON,
    'customary',
    'tsp',
    'tsp',
    'tsps teaspoon teaspoons teaspoonful teaspoonfuls teaspoonsful teasp tspn tsb',
  ),
  'dessert-spoon': volume(
    teaspoons(2),
    'customary',
    'dessert spoon',
    'dessert spoons',
    'dessertspoon dessertspoons dsp dstspn',
  ),
  tbsp: volume(
    teaspoons(3),
    'customary',
    'tbsp',
    'tbsp',
    'tbsps tablespoon tablespoons tablespoonful tablespoonfuls tablespoonsful tbs tbl tbls tb tblsp tblsps tbspn tblspn tbsn',
  ),
  'fl-oz': volume(teaspoons(6), 'customary', 'fl oz', 'fl oz', 'floz'),
  cup: volume(teaspoons(48), 'customary', 'cup', 'cups', 'cupful cupfuls cupsful'),
  pint: volume(teaspoons(96), 'customary', 'pint', 'pints', 'pt pts'),
  quart: volume(teaspoons(192), 'customary', 'quart', 'quarts', 'qt qts'),
  gallon: volume(GALLON, 'customary', 'gallon', 'gallons', 'gal gals'),
  'imperial-fl-oz': volume(
    IMPERIAL_FLUID_OUNCE,
    'customary',
    'imperial fl oz',
    'imperial fl oz',
    '',
  ),
  'imperial-pint': volume(
    multiply(IMPERIAL_FLUID_OUNCE, rational(20)),
    'customary',
    'imperial pint',
    'imperial pints',
    '',
  ),
  mm: {
    dimension: 'length',
    size: ONE,
    system: 'metric',
    label: 'mm',
    plural: 'mm',
    words: 'millimetre millimetres millimeter millimeters',
  },
  cm: {
    dimension: 'length',
    size: rational(10),
    system: 'metric',
    label: 'cm',
    plural: 'cm',
    words: 'cms centimetre centimetres centimeter centimeters',
  },
  inch: {
    dimension: 'length',
    size: rational(254, 10),
    system: 'customary',
    label: 'inch',
    plural: 'inches',
    words: 'in',
  },
  piece: count('piece', 'pieces', 'pc pcs'),
  clove: count('clove'),
  slice: count('slice', 'slices', 'rasher rashers round rounds'),
  sprig: count('sprig', 'sprigs', 'spr'),
  stalk: count('stalk', 'stalks', 'stem stems'),
  rib: count('rib'),
  stick: count('stick'),
  head: count('head', 'heads', 'hd hds'),
  heart: count('heart'),
  bulb: count('bulb'),
  ear: count('ear', 'ears', 'cob cobs'),
  bunch: count('bunch', 'bunches', 'bunche bundle bundles bouquet bouquets'),
  handful: count('handful', 'handfuls', 'handsful'),
  leaf: count('leaf', 'leaves'),
  sheet: count('sheet'),
  strip: count('strip'),
  strand: count('strand', 'strands', 'thread threads'),
  wedge: count('wedge', 'wedges'),
  cube: count('cube'),
  ball: count('ball', 'balls'),
  square: count('square'),
  scoop: count('scoop', 'scoops', 'dollop dollops'),
  spear: count('spear'),
  branch: count('branch', 'branches'),
  knob: count('knob', 'knobs', 'nub pat pats'),
  pinch: count('pinch', 'pinches', 'pinche smidgen smidgens'),
  dash: count('dash', 'dashes', 'splash splashes'),
  drop: count('drop', 'drops', 'few-drops'),
  drizzle: count('drizzle', 'drizzles'),
  grind: count('grind', 'grinds', 'grinding grindings turn turns twist twists grating gratings'),
  spray: count('spray', 'sprays', 'spritz spritzes'),
  part: count('part'),
  shot: count('shot', 'shots', 'jigger jiggers'),
  glass: count('glass', 'glasses'),
  rack: count('rack'),
  side: count('side'),
  loaf: count('loaf', 'loaves'),
  batch: count('batch', 'batches'),
  recipe: count('recipe'),
  serving: count('serving', 'servings', 'portion portions'),
  can: pack('can', 'cans', 'tin tins'),
  jar: pack('jar'),
  bottle: pack('bottle'),
  package: pack(
    'package',
    'packages',
    'packet packets pkg pkgs pkt pkts pack packs pk packs package(s) pouch pouches',
  ),
  box: pack('box', 'boxes', 'bx'),
  bag: pack('bag'),
  carton: pack('carton', 'cartons', 'ctn'),
  container: pack('container', 'containers', 'cont'),
  tub: pack('tub', 'tubs', 'pot pots punnet punnets'),
  tube: pack('tube'),
  envelope: pack('envelope', 'envelopes', 'env sachet sachets'),
  bar: pack('bar'),
  block: pack('block', 'blocks', 'brick bricks'),
  cake: pack('cake'),
  basket: pack('basket', 'baskets'),
  roll: pack('roll', 'rolls', 'log logs'),
  tray: pack('tray'),
} satisfies Record<string, UnitDefinition>;

/** A unit of the closed list. */
export type UnitId = keyof typeof DEFINITIONS;

const UNITS = new Map<UnitId, UnitDefinition>(
  Object.entries(DEFINITIONS) as [UnitId, UnitDefinition][],
);

function definition(unit: UnitId): UnitDefinition {
  return DEFINITIONS[unit];
}

/** All units of the closed list. */
export const UNIT_IDS: readonly UnitId[] = [...UNITS.keys()];

/** What the unit measures. */
export function dimensionOf(unit: UnitId): Dimension {
  return definition(unit).dimension;
}

/** Whether the unit is metric, US customary, imperial, or neutral. */
export function systemOf(unit: UnitId): 'metric' | 'customary' | 'none' {
  return definition(unit).system;
}

/** The unit's size in grams, millilitres or millimetres; 1 for counts and packages. */
export function sizeOf(unit: UnitId): Rational {
  return definition(unit).size;
}

/** The unit as printed with an amount. */
export function unitLabel(unit: UnitId, plural: boolean): string {
  return plural ? definition(unit).plural : definition(unit).label;
}

const WORDS = new Map<string, UnitId>();
for (const [unit, { label, plural, words }] of UNITS) {
  for (const word of [label, plural, ...words.split(' ')]) {
    if (word && !word.includes(' ')) WORDS.set(word, unit);
  }
}

/** The unit for a lower-case word, or null. "T" and "t" differ by case, so pass them as written. */
export function unitOfWord(word: string): UnitId | null {
  if (word.length === 1) {
    if (word === 'T') return 'tbsp';
    if (word === 't') return 'tsp';
    if (word === 'c' || word === 'C') return 'cup';
    if (word === 'L') return 'l';
    if (word === 'G') return 'g';
  }
  return WORDS.get(word) ?? WORDS.get(word.toLowerCase()) ?? null;
}
