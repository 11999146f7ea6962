import { drawBackdrop, lightFall, mat, napkin, palettes } from './backdrops.js';
import type { Palette } from './backdrops.js';
import { brightness, chroma, darker, lighter, mix } from './colour.js';
import { fill, isFinish } from './fillings.js';
import type { FillingContext, OpenFilling } from './fillings.js';
import type { Glyph } from './glyphs.js';
import type { PictureSpec } from './picture-address.js';
import { pieceOf } from './pieces.js';
import type { PieceName } from './pieces.js';
import { SeededRandom } from '@larder/seeded-random';
import { box, ellipse, group, line, n, Sheet } from './sheet.js';
import type { StageDish } from './stage.js';
import { drawStage, table, tableTop } from './stage.js';
import { drawVessel, glazeFor, ramekins } from './vessels.js';
import type { Obstacle } from './vessels.js';
import { wholeFood, wholeReach } from './whole-food.js';

export const pictureWidth = 640;
export const pictureHeight = 440;

const bakedOrSweet: ReadonlySet<string> = new Set<OpenFilling | StageDish>([
  'pie',
  'tart',
  'crumble',
  'pasties',
  'creamy',
  'cookies',
  'muffins',
  'bars',
  'buns',
  'doughnuts',
  'loaf',
  'pancakes',
  'waffles',
  'flat-cake',
  'puree',
  'smoothie',
  'cocktail',
  'highball',
  'mug',
  'parfait',
  'sundae',
  'layer-cake',
  'pancake-stack',
  'cupcakes',
]);
const friedEggFits: ReadonlySet<string> = new Set<OpenFilling>([
  'eggs',
  'egg-bake',
  'rice',
  'toasts',
  'sections',
  'pizza',
  'burgers',
]);
const halvedEggFits: ReadonlySet<string> = new Set<OpenFilling>([
  'salad',
  'toss',
  'noodle-soup',
  'pieces',
  'crostini',
  'noodles',
  'curry',
  'broth',
]);
/** Fillings that show their own starch: bread on toasts, dumplings on a plate. */
const ownStarch: Partial<Record<OpenFilling, readonly PieceName[]>> = {
  toasts: ['breadSlice', 'baguetteSlice', 'crouton'],
  crostini: ['breadSlice', 'baguetteSlice', 'crouton'],
  burgers: ['breadSlice', 'pitaWedge'],
  tacos: ['pitaWedge', 'tortillaChip'],
  rolls: ['pitaWedge', 'dumpling'],
  wedges: ['pitaWedge', 'tortillaChip'],
  pizza: ['pitaWedge', 'breadSlice'],
  'noodle-soup': ['dumpling'],
};
const butterFits: ReadonlySet<string> = new Set<OpenFilling | StageDish>([
  'pancakes',
  'waffles',
  'creamy',
  'pancake-stack',
  'toasts',
]);
const sauceless: ReadonlySet<PieceName> = new Set<PieceName>([
  'butterPat',
  'lemonSlice',
  'garlicClove',
  'gingerSlice',
  'oat',
  'cream',
]);

function cutsFor(spec: PictureSpec): { cuts: PieceName[]; finish: PieceName[] } {
  const { filling } = spec.form;
  const baked = bakedOrSweet.has(filling);
  const own = spec.form.vessel === 'table' ? undefined : ownStarch[spec.form.filling];
  const random = new SeededRandom(spec.seed, 'cuts');
  const all: PieceName[] = [];
  for (const glyph of spec.glyphs) {
    let cut = glyph.piece;
    if (cut === 'friedEgg' || cut === 'eggHalf') {
      cut = friedEggFits.has(filling) ? 'friedEgg' : halvedEggFits.has(filling) ? 'eggHalf' : null;
      // Bites are breaded with an egg unless they are eggs.
      if (filling === 'pieces' && glyph !== spec.glyphs[0]) cut = null;
    }
    // Tofu in something creamy has been blended into it.
    if (cut === 'tofuCube' && filling === 'creamy') cut = null;
    if (cut !== null) cut = biteOf(cut, filling, random);
    if (cut === null || all.includes(cut) || own?.includes(cut)) continue;
    if (
      baked &&
      (['meat', 'poultry', 'fish', 'seafood', 'bread'] as Glyph['family'][]).includes(
        glyph.family,
      ) &&
      filling !== 'pie' &&
      filling !== 'tart' &&
      filling !== 'buns' &&
      filling !== 'muffins' &&
      filling !== 'loaf' &&
      filling !== 'pancakes'
    )
      continue;
    if (glyph.staple && baked && !(cut === 'butterPat' && butterFits.has(filling))) continue;
    all.push(cut);
  }
  // Next to shredded cabbage, a carrot is shredded too.
  const coin = all.indexOf('carrotCoin');
  if (
    coin >= 0 &&
    all.some((cut) => cut === 'cabbageShred' || cut === 'redCabbageShred') &&
    filling !== 'broth'
  )
    all[coin] = 'carrotShred';
  const finish = all.filter(isFinish);
  const telling = all.filter((cut) => !isFinish(cut));
  // Foods that only round off the taste are omitted when there is enough else to see.
  const visible = telling.filter((cut) => !sauceless.has(cut));
  const cuts = visible.length >= 2 ? visible : telling;
  // Butter melts on porridge, but not on a pudding.
  const isPudding = filling === 'creamy' && spec.glyphs.some(({ family }) => family === 'sweet');
  const fallback: PieceName =
    butterFits.has(filling) && !isPudding ? 'butterPat' : baked ? 'sugarDust' : 'parsley';
  return {
    cuts: cuts.length > 0 ? cuts : finish.length > 0 && !baked ? finish : [fallback],
    finish,
  };
}

/** Large cuts are for plates; in a pot, a pan or a bowl the same food comes in bites. */
const bites: Partial<Record<PieceName, PieceName>> = {
  chickenSlices: 'chickenChunk',
  chickenCutlet: 'chickenChunk',
  turkeySlices: 'chickenChunk',
  duckSlices: 'porkChunk',
  porkSlices: 'porkChunk',
  porkChop: 'porkChunk',
  beefSlices: 'beefChunk',
  beefSteak: 'beefSlices',
  lambChop: 'lambChunk',
  salmonFillet: 'salmonChunk',
  whiteFishFillet: 'fishChunk',
  tunaFillet: 'fishChunk',
  sausageLink: 'sausageCoin',
  breadSlice: 'crouton',
};
const wholeCutsFit: ReadonlySet<string> = new Set<OpenFilling>(['main', 'roast', 'eggs', 'pieces']);
const slicesFit: ReadonlySet<string> = new Set<OpenFilling>([
  'salad',
  'sections',
  'noodle-soup',
  'noodles',
  'rice',
  'toasts',
  'toss',
  'pasta',
  'main',
  'roast',
  'tacos',
]);

function biteOf(cut: PieceName, filling: string, random: SeededRandom): PieceName {
  const bite = bites[cut];
  if (!bite || wholeCutsFit.has(filling)) return cut;
  if (
    cut.endsWith('Slices') &&
    slicesFit.has(filling) &&
    (filling === 'salad' || random.chance(0.45))
  )
    return cut;
  return bite;
}

/** How strongly a glyph colours the dish: beets do, basil leaves do not. */
const stain: Partial<Record<Glyph['family'], number>> = {
  poultry: 0.4,
  meat: 0.45,
  vegetable: 0.6,
  egg: 0.4,
  dairy: 0.4,
  herb: 0.2,
  leaf: 0.55,
  fish: 0.5,
  seafood: 0.25,
  spice: 0.5,
  fruit: 0.9,
  bread: 0.3,
  grain: 0.4,
  pasta: 0.3,
  nut: 0.35,
  cheese: 0.35,
  sauce: 0.7,
};

const strongStain: Readonly<Record<string, number>> = {
  beet: 1.6,
  'canned-tomato': 1.3,
  'tomato-sauce': 1.4,
  tomato: 1,
  saffron: 1.4,
  turmeric: 1.1,
  'chocolate-bar': 1.6,
  cocoa: 1.5,
  'soy-sauce': 0.5,
  spinach: 0.9,
  squash: 1,
  avocado: 1.2,
  matcha: 2.5,
  'tomato-juice': 2,
  bacon: 0.1,
  scallion: 0.15,
  celery: 0.2,
  'green-bean': 0.25,
  cucumber: 0.3,
  zucchini: 0.35,
  'green-pepper': 0.3,
  'pea-pod': 0.4,
  pumpkin: 1,
  'maple-leaf': 0.35,
};

const baseStain = 2;
/** Chips stay whole in a cookie; only what dissolves colours it. */
const chipStain = 0.05;

/** A dip or marinade that is made of a sauce looks like it. */
const isBaseOf = ({ form }: PictureSpec, glyph: Glyph, index: number): boolean =>
  index === 0 && form.filling === 'dip' && glyph.family === 'sauce';

function stainOf(spec: PictureSpec, glyph: Glyph, index: number): number {
  const { filling } = spec.form;
  if (isBaseOf(spec, glyph, index)) return baseStain;
  if (filling === 'cookies' && glyph.key === 'chocolate-chip') return chipStain;
  const known = strongStain[glyph.key];
  if (known !== undefined) return known;
  const smooth = filling === 'puree' || filling === 'dip';
  if (glyph.family === 'fruit' && !bakedOrSweet.has(filling) && !smooth) return 0.3;
  if (glyph.family === 'vegetable' && smooth) return 1.4;
  return stain[glyph.family] ?? 1;
}

function tints(spec: PictureSpec, random: SeededRandom): [first: string, second: string] {
  const ranked = spec.glyphs
    .map((glyph, index) => {
      const depth = brightness(glyph.tint) < 0.4 ? 0.5 : 0;
      const faint = glyph.staple && !isBaseOf(spec, glyph, index) ? 0.3 : 1;
      return {
        glyph,
        weight:
          (stainOf(spec, glyph, index) * (0.25 + chroma(glyph.tint) + depth) * faint) /
          (1 + index * 0.14),
      };
    })
    .sort((a, b) => b.weight - a.weight);
  const first = ranked[0]?.glyph.tint ?? '#d9a860';
  const second = ranked[1]?.glyph.tint ?? lighter(first, 0.4);
  const pale = spec.glyphs.some((glyph) =>
    ['coconut', 'whipped-cream', 'cream-cheese', 'yogurt'].includes(glyph.key),
  );
  const mixed =
    pale && spec.glyphs.length > 1
      ? mix(first, chroma(first) > 0.5 ? '#f3b765' : '#fbeed2', 0.32)
      : first;
  const shift = random.between(-0.08, 0.1);
  return [shift > 0 ? lighter(mixed, shift) : darker(mixed, -shift), second];
}

// Whole foods around the dish ---------------------------------------------------------------------

interface Standing {
  x: number;
  y: number;
  reach: number;
}

function clearOf(obstacles: readonly Obstacle[], x: number, y: number, reach: number): boolean {
  return obstacles.every((obstacle) => {
    const [dx, dy] = [Math.abs(x - obstacle.x), Math.abs(y - obstacle.y)];
    if (obstacle.round) {
      return (dx / (obstacle.across + reach)) ** 2 + (dy / (obstacle.down + reach)) ** 2 > 1;
    }
    const [outX, outY] = [Math.max(0, dx - obstacle.across), Math.max(0, dy - obstacle.down)];
    return Math.hypot(outX, outY) > reach;
  });
}

/** The free position closest to the requested one; null if there is none. */
function settle(
  wish: { x: number; y: number },
  reach: number,
  obstacles: readonly Obstacle[],
  others: readonly Standing[],
): Standing | null {
  let best: Standing | null = null;
  let bestDistance = Infinity;
  const margin = reach + 9;
  for (let x = margin; x <= pictureWidth - margin; x += 12) {
    for (let y = margin; y <= pictureHeight - margin; y += 12) {
      const distance = Math.hypot(x - wish.x, (y - wish.y) * 1.15);
      if (distance >= bestDistance || !clearOf(obstacles, x, y, reach * 0.9)) continue;
      if (
        others.some((other) => Math.hypot(other.x - x, other.y - y) < (other.reach + reach) * 1.02)
      )
        continue;
      best = { x, y, reach };
      bestDistance = distance;
    }
  }
  return best;
}

/** Where the whole foods are grouped: corners, one side, all around. */
const gatherings: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [
    [70, 80],
    [570, 360],
    [150, 50],
    [500, 400],
    [70, 190],
  ],
  [
    [570, 80],
    [70, 360],
    [500, 50],
    [150, 400],
    [570, 190],
  ],
  [
    [70, 360],
    [70, 240],
    [570, 70],
    [130, 400],
    [500, 40],
  ],
  [
    [570, 360],
    [570, 240],
    [70, 70],
    [510, 400],
    [140, 40],
  ],
  [
    [60, 60],
    [580, 60],
    [60, 380],
    [580, 380],
    [60, 220],
  ],
  [
    [80, 220],
    [560, 220],
    [60, 60],
    [580, 380],
    [580, 60],
  ],
];

function wholeFoods(
  spec: PictureSpec,
  sheet: Sheet,
  obstacles: readonly Obstacle[],
  random: SeededRandom,
): { drawing: string; standing: Standing[] } {
  const wishes = random.pick(gatherings);
  const standing: Standing[] = [];
  let drawing = '';
  const shown = spec.glyphs.slice(0, 5);
  shown.forEach((glyph, index) => {
    const [x = 70, y = 80] = wishes[index] ?? [];
    const wish = { x: x + random.between(-16, 16), y: y + random.between(-16, 16) };
    for (const scale of index === 0 ? [1.34, 1.14, 0.96, 0.8] : [1.04, 0.9, 0.76]) {
      const place = settle(wish, wholeReach * scale * 0.93, obstacles, standing);
      if (!place) continue;
      standing.push(place);
      const turn = random.between(-14, 14);
      drawing += sheet.place(`whole ${glyph.key}`, (prefix) => wholeFood(glyph, prefix), {
        x: place.x,
        y: place.y,
        scale,
        turn,
      });
      break;
    }
  });
  return { drawing: sheet.lifted(drawing, 6), standing };
}

/** Leaves, coins and peppercorns scattered next to the dish. */
function crumbs(
  spec: PictureSpec,
  sheet: Sheet,
  obstacles: readonly Obstacle[],
  standing: readonly Standing[],
  random: SeededRandom,
  cuts: readonly PieceName[],
): string {
  const small = cuts.filter((cut) => pieceOf(cut).reach <= 24);
  const taken = [...standing];
  let drawing = '';
  let fallen = 0;
  for (let attempt = 0; attempt < 70 && fallen < 9 && small.length > 0; attempt += 1) {
    const cut = small[fallen % small.length] as PieceName;
    const reach = pieceOf(cut).reach * 0.92;
    const margin = reach + 9;
    const x = random.between(margin, pictureWidth - margin);
    const y = random.between(margin, pictureHeight - margin);
    if (!clearOf(obstacles, x, y, reach)) continue;
    if (taken.some((other) => Math.hypot(other.x - x, other.y - y) < other.reach + reach)) continue;
    taken.push({ x, y, reach: reach + 12 });
    fallen += 1;
    drawing += sheet.place(cut, () => pieceOf(cut).body, {
      x,
      y,
      scale: 0.92,
      turn: random.between(0, 360),
    });
  }
  let specks = '';
  const dark = brightness(palettes[spec.palette].ground) > 0.45;
  for (let index = 0; index < 26; index += 1) {
    const [x, y] = [random.between(16, 624), random.between(16, 424)];
    if (!clearOf(obstacles, x, y, 4)) continue;
    specks += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(random.between(1.2, 2.6))}"/>`;
  }
  return (
    group(specks, `fill="${dark ? '#4a3326' : '#f6e6c8'}" fill-opacity=".6"`) +
    sheet.lifted(drawing, 3)
  );
}

// Cutlery -----------------------------------------------------------------------------------------

function cutlery(
  spec: PictureSpec,
  palette: Palette,
  sheet: Sheet,
  x: number,
): { drawing: string; obstacle: Obstacle | null } {
  const metal = brightness(palette.ground) > 0.72 ? '#8f8a84' : '#d9d4cb';
  const shade = darker(metal, 0.3);
  const light = lighter(metal, 0.6);
  const drawings: Record<PictureSpec['setting'], string> = {
    bare: '',
    spoon:
      ellipse(0, -96, 23, 34, shade) +
      ellipse(-0.8, -97, 21.5, 32.5, metal) +
      ellipse(1.5, -95, 15, 26, darker(metal, 0.12)) +
      line('M0-64V112', shade, 10) +
      line('M-0.6-64V112', metal, 7.5) +
      line('M-2-50V100', light, 1.8) +
      line('M-11-108q2-12 10-15', light, 2.6),
    fork:
      line('M-15-130v34M-5-130v34M5-130v34M15-130v34', metal, 5) +
      line('M-15-100q0 26 15 30q15-4 15-30', metal, 9) +
      line('M0-72V112', shade, 10) +
      line('M-0.6-72V112', metal, 7.5) +
      line('M-2-50V100', light, 1.8),
    chopsticks: `<g transform="rotate(-2)">${line('M-7-136L-9 124', '#5b2f1e', 7)}${line('M-7-136L-8.5 60', '#9a5a34', 5)}${line('M-9 70V118', palette.accent, 6.4)}</g><g transform="rotate(3)">${line('M9-136L8 124', '#5b2f1e', 7)}${line('M9-136L8.5 60', '#9a5a34', 5)}${line('M8 70V118', palette.accent, 6.4)}</g>`,
  };
  const drawing = drawings[spec.setting];
  if (!drawing) return { drawing: '', obstacle: null };
  return {
    drawing: sheet.lifted(
      `<g transform="translate(${n(x)} 222)rotate(${x > pictureWidth / 2 ? 7 : -7})">${drawing}</g>`,
      4,
    ),
    obstacle: { x, y: 220, across: 30, down: 138, round: false },
  };
}

// The two scenes ----------------------------------------------------------------------------------

function fromAbove(spec: PictureSpec, sheet: Sheet, palette: Palette): string {
  if (spec.form.vessel === 'table') return '';
  const arrange = new SeededRandom(spec.seed, 'arrangement');
  const shift = arrange.pick([-46, -22, 0, 22, 46]);
  const wide = ['platter', 'baking-dish', 'sheet-pan', 'board', 'basket', 'ramekins'].includes(
    spec.form.vessel,
  );
  const [x, y] = [pictureWidth / 2 + (wide ? shift * 0.4 : shift), pictureHeight / 2];
  const vesselRandom = new SeededRandom(spec.seed, 'vessel');
  const glaze = glazeFor(palette.ground, vesselRandom);
  const scene = { sheet, random: vesselRandom, x, y, glaze, ground: palette.ground };
  const { cuts, finish } = cutsFor(spec);
  const [tint] = tints(spec, new SeededRandom(spec.seed, 'tint'));
  const kitchen: Omit<FillingContext, 'surface'> = {
    sheet,
    random: new SeededRandom(spec.seed, 'food'),
    cuts,
    tint,
    finish,
  };

  const underlay = arrange.pick(
    wide ? ['none', 'none', 'napkin'] : ['none', 'napkin', 'napkin', 'mat'],
  );
  const below =
    underlay === 'napkin'
      ? napkin(palette, sheet, arrange, x, y)
      : underlay === 'mat' && !wide
        ? mat(palette, sheet, x, y)
        : '';

  let dish: string;
  let obstacles: Obstacle[];
  const { filling, vessel } = spec.form;
  if (vessel === 'ramekins') {
    const drawn = ramekins(scene);
    dish =
      drawn.base +
      drawn.surfaces.map((surface) => fill(filling, { ...kitchen, surface })).join('') +
      drawn.rims;
    obstacles = drawn.obstacles;
  } else {
    const drawn = drawVessel(vessel, scene);
    dish = drawn.base + fill(filling, { ...kitchen, surface: drawn.surface }) + drawn.rim;
    obstacles = drawn.obstacles;
  }

  const free = shift <= 0 ? 1 : -1;
  const tool =
    wide || vessel === 'pot' || vessel === 'wok' || vessel === 'skillet'
      ? { drawing: '', obstacle: null }
      : cutlery(spec, palette, sheet, x + free * 215);
  if (tool.obstacle) obstacles.push(tool.obstacle);
  const around = wholeFoods(spec, sheet, obstacles, arrange);
  const strewn = crumbs(
    spec,
    sheet,
    obstacles,
    around.standing,
    new SeededRandom(spec.seed, 'crumbs'),
    [...finish, ...cuts],
  );
  return below + strewn + around.drawing + tool.drawing + dish;
}

function fromTheSide(spec: PictureSpec, sheet: Sheet, palette: Palette): string {
  if (spec.form.vessel !== 'table') return '';
  const random = new SeededRandom(spec.seed, 'stage');
  const wood =
    brightness(palette.ground) > 0.5
      ? mix('#a5734c', palette.ground, 0.2)
      : mix('#d8b484', palette.ground, 0.2);
  const { cuts, finish } = cutsFor(spec);
  const [tint, secondTint] = tints(spec, new SeededRandom(spec.seed, 'tint'));
  const glaze = random.pick(['#f6eee0', '#e9dcc6', '#cfd6c4', '#e8b9a2', '#9fb5bd']);
  const dish = drawStage(spec.form.filling, {
    sheet,
    random,
    cuts,
    finish,
    tint,
    secondTint,
    glaze,
  });
  const slim = ['smoothie', 'cocktail', 'highball', 'mug', 'jar', 'parfait'].includes(
    spec.form.filling,
  );
  const scale = slim ? 1.1 : 1.16;
  const places = slim || spec.form.filling === 'sundae' ? [86, 208, 552, 436] : [66, 574, 128, 516];
  const order = random.chance(0.5) ? places : [places[2], places[3], places[0], places[1]];
  const { standing, drawing } = standingFoods(spec, sheet, random, order as number[]);
  const strewn = lyingCuts(sheet, random, [...cuts, ...finish], standing);
  return (
    table(wood) +
    box(0, tableTop, pictureWidth, 26, 0, '#2a1408', 'fill-opacity=".06"') +
    group(dish, `transform="translate(320 372)scale(${scale})translate(-320 -372)"`) +
    drawing +
    strewn
  );
}

/** Whole foods are on the left and right; the closer to the viewer, the lower. */
function standingFoods(
  spec: PictureSpec,
  sheet: Sheet,
  random: SeededRandom,
  places: readonly number[],
): { drawing: string; standing: Standing[] } {
  const foods = spec.glyphs.slice(0, places.length).map((glyph, index) => {
    const inner = index >= 2;
    const scale = inner ? 0.94 : 1.3;
    const y = (inner ? 410 : 368) - wholeReach * scale * 0.8;
    return {
      glyph,
      x: (places[index] as number) + random.between(-8, 8),
      y,
      scale,
      turn: random.between(-8, 8),
    };
  });
  foods.sort((a, b) => a.y + a.scale * 40 - (b.y + b.scale * 40));
  let drawing = '';
  for (const { glyph, x, y, scale, turn } of foods) {
    const reach = wholeReach * scale;
    drawing += group(
      ellipse(x + 8, y + reach * 0.9, reach * 0.86, 9, '#2a1408'),
      `filter="${sheet.blur(5)}" opacity=".4"`,
    );
    drawing += sheet.place(`whole ${glyph.key}`, (prefix) => wholeFood(glyph, prefix, true), {
      x,
      y,
      scale,
      turn: 'dish' in glyph.whole ? 0 : turn,
    });
  }
  return {
    drawing,
    standing: foods.map(({ x, y, scale }) => ({ x, y: y + 20, reach: wholeReach * scale })),
  };
}

/** A few cuts on the table in front. */
function lyingCuts(
  sheet: Sheet,
  random: SeededRandom,
  cuts: readonly PieceName[],
  standing: readonly Standing[],
): string {
  const small = cuts.filter((cut) => pieceOf(cut).reach <= 24);
  const taken = [...standing];
  let drawing = '';
  for (let attempt = 0; attempt < 14 && small.length > 0; attempt += 1) {
    const cut = small[attempt % small.length] as PieceName;
    const [x, y] = [random.between(150, 500), random.between(396, 420)];
    if (taken.some((other) => Math.hypot(other.x - x, other.y - y) < other.reach + 16)) continue;
    taken.push({ x, y, reach: 22 });
    drawing += sheet.place(cut, () => pieceOf(cut).body, {
      x,
      y,
      scale: 0.9,
      turn: random.between(0, 360),
    });
  }
  return sheet.lifted(drawing, 3);
}

/** Draws the picture of a spec: an SVG document, identical for the same spec. */
export function composePicture(spec: PictureSpec): string {
  const sheet = new Sheet();
  const palette = palettes[spec.palette];
  const backdrop = drawBackdrop(
    palette,
    spec.motif,
    sheet,
    new SeededRandom(spec.seed, 'backdrop'),
  );
  const scene =
    spec.form.vessel === 'table'
      ? fromTheSide(spec, sheet, palette)
      : fromAbove(spec, sheet, palette);
  const light = lightFall(sheet);
  // The light is drawn on the table, not on the food, which has its own.
  const body = backdrop + light + scene;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pictureWidth} ${pictureHeight}" width="${pictureWidth}" height="${pictureHeight}">${sheet.toDefs()}${body}</svg>`;
}
