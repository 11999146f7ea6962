import { motifNames, paletteNames } from './backdrops.js';
import type { MotifName, PaletteName } from './backdrops.js';
import { drawingVersion } from './drawing-version.js';
import { settings, tableOf } from './cuisine-tables.js';
import type { Setting } from './cuisine-tables.js';
import { dishForms } from './dish-forms.js';
import { isDishKind, kindInTitle, type DishForm, type DishKind } from './dish-kinds.js';
import type { Equipment } from './equipment.js';
import { openFillings } from './fillings.js';
import type { OpenFilling } from './fillings.js';
import { glyphFor, glyphs, titleGlyphKeys } from './glyphs.js';
import type { Glyph } from './glyphs.js';
import { withoutDiacritics } from './plain-letters.js';
import { hashText, SeededRandom } from '@larder/seeded-random';
import { stageDishes } from './stage.js';
import type { StageDish } from './stage.js';
import { openVessels } from './vessels.js';

/** Everything that determines a picture; its URL contains exactly the same. */
export interface PictureSpec {
  form: DishForm;
  palette: PaletteName;
  motif: MotifName;
  setting: Setting;
  /** Unsigned, 32 bits. */
  seed: number;
  /** One to six glyphs, most characteristic first. */
  glyphs: readonly Glyph[];
}

export interface PicturedDish {
  title: string;
  /** What its author says it is; null leaves that to its title and everything else. */
  kind: DishKind | null;
  /** What its steps name. */
  equipment: readonly Equipment[];
  types: readonly string[];
  cuisine: string;
  /** Canonical names, most important first. */
  ingredientNames: readonly string[];
}

const mostGlyphs = 6;

/** Represents a dish without known ingredients. */
const glyphByType: Readonly<Record<string, string>> = {
  'main course': 'chicken',
  'side dish': 'bell-pepper',
  dessert: 'strawberry',
  appetizer: 'olive',
  salad: 'leafy-green',
  soup: 'carrot',
  breakfast: 'egg',
};

/** Priority of a family in pictures: main foods before seasonings. */
const reserve: Partial<Record<Glyph['family'], number>> = {
  herb: 6,
  spice: 8,
  sauce: 9,
  drink: 9,
  dairy: 4,
};

/** A title may specify the cut when the ingredient does not. */
const cutsInTitle: readonly (readonly [title: RegExp, of: readonly string[], key: string])[] = [
  [
    /\b(schnitzel|cutlets?|katsu|tonkatsu|milanesa|escalopes?|(?:fried|hot) chicken|kyiv|kiev)\b/,
    ['chicken', 'turkey'],
    'chicken-cutlet',
  ],
  [
    /\b(schnitzel|cutlets?|katsu|tonkatsu|milanesa|escalopes?)\b/,
    ['pork', 'pork-chop', 'beef', 'stewing-beef'],
    'pork-cutlet',
  ],
  [/\bsteaks?\b/, ['beef'], 'steak'],
  [
    /\b(meatballs?|albondigas|kottbullar|keftedes|kofta|kofte|polpette|frikadeller)\b/,
    ['ground-beef', 'ground-pork', 'meat-on-bone'],
    'meatball',
  ],
  [/\bstuffed (bell )?peppers\b/, ['bell-pepper', 'green-pepper'], 'stuffed-pepper'],
];

function cutAsInTitle(glyph: Glyph, title: string): Glyph {
  const found = cutsInTitle.find(([words, of]) => of.includes(glyph.key) && words.test(title));
  return (found && glyphs.get(found[2])) ?? glyph;
}

const faint: ReadonlySet<string> = new Set(['water', 'salt', 'black-pepper', 'oil']);

const isOil = ({ key }: Glyph): boolean => key === 'oil' || key === 'olive-oil';

/** An egg that is nowhere to be seen, where the picture would show it fried or halved. */
const isEggUnseen = ({ types }: PicturedDish, kind: DishKind | null): boolean =>
  kind === 'french toast' ||
  (types[0] === 'dessert' && (kind === null || kind === 'pieces' || kind === 'fruit'));

function tellingGlyphs(dish: PicturedDish, title: string, kind: DishKind | null): Glyph[] {
  const named = titleGlyphKeys(dish.title);
  const ranked = new Map<string, { glyph: Glyph; rank: number }>();
  dish.ingredientNames.forEach((name, index) => {
    const known = glyphFor(name);
    const glyph = known && cutAsInTitle(known, title);
    if (known?.key === 'egg' && isEggUnseen(dish, kind)) return;
    if (!known || !glyph || ranked.has(glyph.key)) return;
    const isBase = index === 0 && kind === 'dip' && glyph.family === 'sauce' && !isOil(glyph);
    const rank =
      index +
      (isBase ? 0 : (reserve[glyph.family] ?? 0) + (glyph.staple ? 40 : 0)) +
      (glyph.family === 'egg' && dish.types.includes('dessert') ? 30 : 0) -
      (named.has(known.key) ? 30 : 0);
    ranked.set(glyph.key, { glyph, rank });
  });
  const chosen = [...ranked.values()]
    .sort((a, b) => a.rank - b.rank)
    .map(({ glyph }) => glyph)
    .slice(0, mostGlyphs);
  // Staples say little; they fill up only to four glyphs, and those without a look of their own to two.
  while (chosen.length > 4 && chosen[chosen.length - 1]?.staple) chosen.pop();
  while (chosen.length > 2 && faint.has(chosen[chosen.length - 1]?.key ?? '')) chosen.pop();
  if (chosen.length > 0) return chosen;
  const fallback = glyphs.get(glyphByType[dish.types[0] ?? ''] ?? 'basil');
  return fallback ? [fallback] : [];
}

const eatenWithSpoon: ReadonlySet<string> = new Set([
  'broth',
  'puree',
  'noodle-soup',
  'stew',
  'curry',
  'creamy',
  'crumble',
  'rice',
  'dip',
  'parfait',
  'sundae',
]);
const eatenByHand: ReadonlySet<string> = new Set([
  'tacos',
  'burgers',
  'cookies',
  'muffins',
  'bars',
  'buns',
  'doughnuts',
  'fries',
  'crostini',
  'pizza',
  'wedges',
  'smoothie',
  'loaf',
  'skewers',
]);

function settingOf(form: DishForm, chopsticks: boolean, random: SeededRandom): Setting {
  if (form.vessel === 'table' || eatenByHand.has(form.filling) || random.chance(0.3)) return 'bare';
  if (chopsticks && !['creamy', 'tart', 'pie', 'flat-cake', 'crumble'].includes(form.filling))
    return 'chopsticks';
  return eatenWithSpoon.has(form.filling) ? 'spoon' : 'fork';
}

function plain(title: string): string {
  return withoutDiacritics(title.toLowerCase()).replaceAll('ø', 'o');
}

/** The path of a dish's picture: a pure function of the dish, and everything needed to draw it. */
export function pictureAddress(dish: PicturedDish): string {
  const title = plain(dish.title);
  const kind = isDishKind(dish.kind) ? dish.kind : kindInTitle(dish.title);
  const chosen = tellingGlyphs(dish, title, kind);
  const seed = hashText(dish.title.trim().toLowerCase());
  const random = new SeededRandom(seed, 'address');
  const form = random.pick(
    dishForms(kind, { types: dish.types, equipment: dish.equipment, glyphs: chosen }),
  );
  const table = tableOf(dish.cuisine);
  return formatPictureAddress({
    form,
    palette: random.pick(table.palettes),
    motif: random.pick(table.motifs),
    setting: settingOf(form, table.chopsticks === true, random),
    seed,
    glyphs: chosen,
  });
}

export function formatPictureAddress(spec: PictureSpec): string {
  const parts = [
    spec.form.vessel,
    spec.form.filling,
    spec.palette,
    spec.motif,
    spec.setting,
    spec.seed.toString(16).padStart(8, '0'),
  ];
  return `/pictures/${drawingVersion}/${parts.join('.')}/${spec.glyphs.map((glyph) => glyph.key).join('+')}.svg`;
}

export interface ParsedPictureAddress {
  /** True when the URL was made by the current composer: only then is it cached for ever. */
  current: boolean;
  spec: PictureSpec;
}

const among = <Name extends string>(
  names: readonly Name[],
  text: string | undefined,
): Name | undefined => names.find((name) => name === text);

function parseForm(vessel: string | undefined, filling: string | undefined): DishForm | null {
  if (vessel === 'table') {
    const dish = among<StageDish>(stageDishes, filling);
    return dish ? { vessel, filling: dish } : null;
  }
  const open = vessel === 'ramekins' ? vessel : among(openVessels, vessel);
  const food = among<OpenFilling>(openFillings, filling);
  return open && food ? { vessel: open, filling: food } : null;
}

/** Parses a URL; null for anything that the composer could not have made. */
export function parsePictureAddress(path: string): ParsedPictureAddress | null {
  const match =
    /^\/pictures\/([0-9a-f]{8})\/([a-z.-]{1,80}\.[0-9a-f]{8})\/([a-z+-]{1,160})\.svg$/.exec(path);
  if (!match) return null;
  const [vessel, filling, paletteText, motifText, settingText, seedText, ...rest] = (
    match[2] as string
  ).split('.');
  const form = parseForm(vessel, filling);
  const palette = among(paletteNames, paletteText);
  const motif = among(motifNames, motifText);
  const setting = among(settings, settingText);
  if (!form || !palette || !motif || !setting || !seedText || rest.length > 0) return null;
  const keys = (match[3] as string).split('+');
  if (keys.length > mostGlyphs || new Set(keys).size !== keys.length) return null;
  const found = keys.map((key) => glyphs.get(key));
  if (!found.every((glyph) => glyph !== undefined)) return null;
  return {
    current: match[1] === drawingVersion,
    spec: { form, palette, motif, setting, seed: Number.parseInt(seedText, 16), glyphs: found },
  };
}
