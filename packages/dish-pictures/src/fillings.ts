import { brightness, chroma, darker, lighter, mix } from './colour.js';
import { pieceOf } from './pieces.js';
import type { PieceName } from './pieces.js';
import type { SeededRandom } from '@larder/seeded-random';
import { box, circle, ellipse, group, line, n, path, stops } from './sheet.js';
import type { Placement, Sheet } from './sheet.js';
import { pointOn, spread, surfaceShape } from './surface.js';
import type { Spot, Surface } from './surface.js';

/** Everything that a filling may depend on. */
export interface FillingContext {
  sheet: Sheet;
  random: SeededRandom;
  surface: Surface;
  /** The ingredients' cuts, most characteristic first; never empty. */
  cuts: readonly PieceName[];
  /** The colour of its liquid or crumb. */
  tint: string;
  /** Herbs and small seeds as a garnish. */
  finish: readonly PieceName[];
}

const herbs: ReadonlySet<string> = new Set<PieceName>([
  'basilLeaf',
  'mintLeaf',
  'sageLeaf',
  'bayLeaf',
  'parsley',
  'cilantro',
  'dill',
  'rosemary',
  'thyme',
  'chive',
  'scallion',
  'sesame',
  'blackSesame',
  'pumpkinSeed',
  'pomegranate',
  'chiliRing',
  'greenChiliRing',
  'fetaCrumb',
  'goatCheese',
  'blueCheese',
  'parmesanShaving',
  'pineNut',
]);

export const isFinish = (piece: PieceName): boolean => herbs.has(piece);

function put(kitchen: Pick<FillingContext, 'sheet'>, name: PieceName, at: Placement): string {
  return kitchen.sheet.place(name, () => pieceOf(name).body, at);
}

const anyTurn = (random: SeededRandom) => Math.floor(random.between(0, 24)) * 15;

interface Strewing {
  count: number;
  crowding: number;
  scale?: number;
  area?: Surface;
  taken?: readonly Spot[];
  lift?: number;
}

/** A slice of lemon appears once or twice, however often the rest is repeated. */
const sparing: ReadonlySet<string> = new Set<PieceName>([
  'lemonSlice',
  'limeSlice',
  'orangeSlice',
  'cream',
  'butterPat',
  'gingerSlice',
  'garlicClove',
  'bayLeaf',
]);
const mostOfSparing = 3;

/** The order of the cuts: alternating, so that no kind clusters, with sparse ones rarely. */
function servingOrder(cuts: readonly PieceName[], count: number): PieceName[] {
  const plenty = cuts.filter((cut) => !sparing.has(cut));
  if (plenty.length === 0) {
    const few = Math.min(count, cuts.length * mostOfSparing);
    return Array.from({ length: few }, (_, index) => cuts[index % cuts.length] as PieceName);
  }
  const order: PieceName[] = cuts
    .filter((cut) => sparing.has(cut))
    .flatMap((cut) => Array<PieceName>(mostOfSparing).fill(cut));
  const rest = Array.from(
    { length: Math.max(plenty.length, count - order.length) },
    (_, index) => plenty[index % plenty.length] as PieceName,
  );
  return [...rest.slice(0, plenty.length), ...order, ...rest.slice(plenty.length)];
}

/** Scatters cuts over the surface, alternating kinds; large ones below small ones. */
function strew(kitchen: FillingContext, cuts: readonly PieceName[], how: Strewing): string {
  const { random } = kitchen;
  if (cuts.length === 0) return '';
  const scale = how.scale ?? 1.2;
  const area = how.area ?? kitchen.surface;
  const laid: { reach: number; drawing: string }[] = [];
  const taken: Spot[] = [...(how.taken ?? [])];
  for (const name of servingOrder(cuts, how.count)) {
    const reach = Math.min(pieceOf(name).reach * scale, Math.min(area.across, area.down) * 0.8);
    const [spot] = spread(area, random, [reach], how.crowding, taken);
    if (!spot) continue;
    taken.push(spot);
    const at = {
      x: spot.x,
      y: spot.y,
      scale: scale * random.between(0.94, 1.06),
      turn: anyTurn(random),
    };
    laid.push({ reach, drawing: put(kitchen, name, at) });
  }
  laid.sort((a, b) => b.reach - a.reach);
  return kitchen.sheet.lifted(laid.map(({ drawing }) => drawing).join(''), how.lift ?? 3);
}

const shrunk = (surface: Surface, share: number): Surface => ({
  ...surface,
  across: surface.across * share,
  down: surface.down * share,
});

/** How many cuts of their usual size cover the surface about once. */
function coverCount(
  kitchen: FillingContext,
  cuts: readonly PieceName[],
  scale: number,
  surface = kitchen.surface,
): number {
  const area = surface.across * surface.down * (surface.form === 'round' ? Math.PI : 4);
  const each =
    cuts.reduce((sum, cut) => sum + (pieceOf(cut).reach * scale) ** 2 * 3, 0) /
    Math.max(1, cuts.length);
  return Math.max(3, Math.min(64, Math.round(area / each)));
}

function liquid(kitchen: FillingContext, colour: string): string {
  const { sheet, surface } = kitchen;
  const depth = sheet.radial(
    `liquid ${colour}`,
    stops([0, lighter(colour, 0.22)], [0.6, colour], [1, darker(colour, 0.16)]),
  );
  return (
    surfaceShape(surface, depth) +
    surfaceShape(
      surface,
      'none',
      3,
      `stroke="${lighter(colour, 0.45)}" stroke-opacity=".55" stroke-width="3"`,
    )
  );
}

function sheen(kitchen: FillingContext): string {
  const { surface } = kitchen;
  const [x, y, a, d] = [surface.x, surface.y, surface.across * 0.86, surface.down * 0.86];
  return line(
    `M${n(x + a * 0.5)} ${n(y + d * 0.87)}A${n(a)} ${n(d)} 0 0 0 ${n(x + a * 0.94)} ${n(y + d * 0.34)}`,
    '#ffffff',
    5,
    'stroke-opacity=".28"',
  );
}

function droplets(kitchen: FillingContext, colour: string, count: number): string {
  const { random, surface } = kitchen;
  let drops = '';
  for (let index = 0; index < count; index += 1) {
    const radius = random.between(2.5, 8);
    const [x, y] = pointOn(surface, random, radius + 6);
    drops += circle(
      x,
      y,
      radius,
      lighter(colour, 0.5),
      `fill-opacity=".4" stroke="${lighter(colour, 0.75)}" stroke-opacity=".6" stroke-width="1.2"`,
    );
  }
  return drops;
}

/** Uneven patches of darker and lighter sauce. */
function patches(kitchen: FillingContext, colour: string, count: number): string {
  const { random, surface, sheet } = kitchen;
  let blobs = '';
  for (let index = 0; index < count; index += 1) {
    const size = random.between(16, 40);
    const [x, y] = pointOn(surface, random, size * 0.9);
    blobs += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size)}" ry="${n(size * 0.6)}" fill="${index % 2 ? lighter(colour, 0.2) : darker(colour, 0.16)}" fill-opacity=".5" transform="rotate(${anyTurn(random)} ${n(x)} ${n(y)})"/>`;
  }
  return group(blobs, `clip-path="${clipOf(sheet, surface)}"`);
}

function clipOf(sheet: Sheet, surface: Surface): string {
  const name = [surface.form, surface.x, surface.y, surface.across, surface.down]
    .map(String)
    .join(' ');
  return sheet.clip(name, surfaceShape(surface, '#fff'));
}

/** A slightly irregular edge, as a ladle leaves. */
function blob(
  x: number,
  y: number,
  across: number,
  down: number,
  random: SeededRandom,
  rough = 0.06,
): string {
  const count = 14;
  const points = Array.from({ length: count }, (_, index): [number, number] => {
    const angle = (index / count) * Math.PI * 2;
    const off = 1 + random.between(-rough, rough);
    return [x + Math.cos(angle) * across * off, y + Math.sin(angle) * down * off];
  });
  const middle = (a: [number, number], b: [number, number]) =>
    `${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2)}`;
  const first = points[0] as [number, number];
  const last = points[count - 1] as [number, number];
  let data = `M${middle(last, first)}`;
  points.forEach((point, index) => {
    data += `Q${n(point[0])} ${n(point[1])} ${middle(point, points[(index + 1) % count] as [number, number])}`;
  });
  return `${data}Z`;
}

/** Grains in a repeating tile; those at its edges wrap around. */
function grains(kitchen: FillingContext, colour: string): string {
  const { sheet, random } = kitchen;
  const tile = 64;
  let marks = '';
  for (let index = 0; index < 44; index += 1) {
    const [x, y] = [random.between(0, tile), random.between(0, tile)];
    const fill = random.pick([
      lighter(colour, 0.55),
      lighter(colour, 0.25),
      darker(colour, 0.12),
      darker(colour, 0.05),
    ]);
    const turn = anyTurn(random);
    const across = x < 6 ? [0, tile] : x > tile - 6 ? [0, -tile] : [0];
    const down = y < 6 ? [0, tile] : y > tile - 6 ? [0, -tile] : [0];
    for (const dx of across) {
      for (const dy of down) {
        marks += `<ellipse rx="5.6" ry="2.3" transform="translate(${n(x + dx)} ${n(y + dy)})rotate(${turn})" fill="${fill}"/>`;
      }
    }
  }
  return sheet.pattern(
    `grains ${colour}`,
    tile,
    tile,
    `<rect width="${tile}" height="${tile}" fill="${colour}"/>${marks}`,
  );
}

/** A heap from above: light at the top, shaded at the foot. */
function heap(kitchen: FillingContext, shape: string, fill: string): string {
  const { sheet } = kitchen;
  const light = sheet.radial(
    'heap',
    stops([0, '#ffffff', 0.34], [0.5, '#ffffff', 0], [1, '#2a1408', 0.34]),
    'cx=".42" cy=".36" r=".66"',
  );
  return sheet.lifted(path(shape, fill) + path(shape, light), 4);
}

function grainColour({ tint }: FillingContext): string {
  // Tomato and cream alone would be pink; the oil and the toasting make it golden.
  if (chroma(tint) > 0.3) return mix(mix(tint, '#e8a03c', 0.35), '#fbe3b0', 0.36);
  return mix(tint, '#fbf3e0', brightness(tint) > 0.55 ? 0.45 : 0.5);
}

function strands(kitchen: FillingContext, colour: string): string {
  const { random, surface, sheet } = kitchen;
  const bundles = spread(
    shrunk(surface, 0.94),
    random,
    Array<number>(7).fill(Math.min(surface.across, surface.down) * 0.4),
    0.72,
  );
  let under = '';
  let over = '';
  for (const bundle of bundles) {
    const tilt = random.between(0, Math.PI);
    for (let ring = 0; ring < 6; ring += 1) {
      const radius = bundle.reach * (0.3 + ring * 0.16);
      const start = tilt + random.between(-0.5, 0.5) + ring * 0.5;
      const sweep = random.between(2.6, 4.4);
      const flat = random.between(0.62, 0.95);
      const at = (angle: number) =>
        `${n(bundle.x + Math.cos(angle) * radius)} ${n(bundle.y + Math.sin(angle) * radius * flat)}`;
      const arc = `M${at(start)}A${n(radius)} ${n(radius * flat)} 0 ${sweep > Math.PI ? 1 : 0} 1 ${at(start + sweep)}`;
      under += line(arc, darker(colour, 0.28), 9.5);
      over += line(arc, ring % 2 ? colour : lighter(colour, 0.24), 7);
    }
    over = under + over;
    under = '';
  }
  const bed = surfaceShape(shrunk(surface, 0.93), darker(colour, 0.3));
  return group(bed + over, `clip-path="${clipOf(sheet, surface)}"`);
}

function finishing(
  kitchen: FillingContext,
  count: number,
  area = shrunk(kitchen.surface, 0.86),
): string {
  return strew(kitchen, kitchen.finish, { count, crowding: 1.1, scale: 1, area, lift: 2 });
}

/** Cuts heaped in the middle, most characteristic on top. */
function crown(
  kitchen: FillingContext,
  cuts: readonly PieceName[],
  count: number,
  share: number,
  scale = 1.25,
): string {
  return strew(kitchen, cuts, {
    count,
    crowding: 0.72,
    scale,
    area: shrunk(kitchen.surface, share),
  });
}

function around(
  kitchen: FillingContext,
  cuts: readonly PieceName[],
  share: number,
  scale = 1.1,
): string {
  const { surface, random } = kitchen;
  const across = surface.across * share;
  const down = surface.down * share;
  const length = Math.PI * (across + down);
  const drawn: string[] = [];
  let gone = 0;
  let index = 0;
  const start = random.between(0, Math.PI * 2);
  while (gone < length && cuts.length > 0) {
    const cut = cuts[index % cuts.length] as PieceName;
    const reach = pieceOf(cut).reach * scale;
    if (gone + reach * 1.5 > length) break;
    const angle = start + ((gone + reach) / length) * Math.PI * 2;
    drawn.push(
      put(kitchen, cut, {
        x: surface.x + Math.cos(angle) * across,
        y: surface.y + Math.sin(angle) * down,
        scale,
        turn: (angle * 180) / Math.PI + 90,
      }),
    );
    gone += reach * 1.9;
    index += 1;
  }
  return kitchen.sheet.lifted(drawn.join(''), 3);
}

function golden(kitchen: FillingContext, colour: string): string {
  const { random, surface, sheet } = kitchen;
  let marks = '';
  for (let index = 0; index < 44; index += 1) {
    const size = random.between(4, 19);
    const [x, y] = pointOn(surface, random, size);
    const tone = random.pick(['#c47a2c', '#a85f22', '#e9b04f', '#fbe6a8', '#fff3cf']);
    marks += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size)}" ry="${n(size * 0.66)}" fill="${tone}" fill-opacity="${n(random.between(0.3, 0.8))}" transform="rotate(${anyTurn(random)} ${n(x)} ${n(y)})"/>`;
  }
  const crust = sheet.radial(
    `crust ${colour}`,
    stops([0, lighter(colour, 0.25)], [0.65, colour], [1, darker(colour, 0.4)]),
    'cx=".5" cy=".46" r=".62"',
  );
  return surfaceShape(surface, crust) + group(marks, `clip-path="${clipOf(sheet, surface)}"`);
}

function crustRing(kitchen: FillingContext, inside: string): string {
  const { surface, sheet } = kitchen;
  const count = 30;
  let beads = '';
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * Math.PI * 2;
    beads += ellipse(
      0,
      0,
      11,
      16.5,
      index % 2 ? '#dba35c' : '#e3b06c',
      `transform="translate(${n(surface.x + Math.cos(angle) * surface.across * 0.925)} ${n(surface.y + Math.sin(angle) * surface.down * 0.925)})rotate(${Math.round((angle * 180) / Math.PI + 66)})"`,
    );
  }
  return (
    surfaceShape(surface, '#b9783a') +
    surfaceShape(surface, inside, surface.across * 0.13) +
    sheet.lifted(beads, 2)
  );
}

const doughDisc = (kitchen: FillingContext): string => {
  const { surface, sheet, random } = kitchen;
  const shape = blob(surface.x, surface.y, surface.across, surface.down, random, 0.025);
  let char = '';
  for (let index = 0; index < 16; index += 1) {
    const angle = random.between(0, Math.PI * 2);
    const share = random.between(0.9, 0.97);
    char += circle(
      surface.x + Math.cos(angle) * surface.across * share,
      surface.y + Math.sin(angle) * surface.down * share,
      random.between(2, 6),
      '#8f5424',
      'fill-opacity=".55"',
    );
  }
  return sheet.lifted(
    path(shape, '#dca65c') +
      path(
        blob(
          surface.x - 2,
          surface.y - 3,
          surface.across * 0.96,
          surface.down * 0.96,
          random,
          0.02,
        ),
        '#efc987',
      ) +
      char,
    4,
  );
};

interface Place {
  x: number;
  y: number;
  scale: number;
}

function rows(surface: Surface, columns: number, lines: number): [number, number][] {
  const places: [number, number][] = [];
  for (let row = 0; row < lines; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      places.push([
        surface.x + (column - (columns - 1) / 2) * ((surface.across * 2) / columns),
        surface.y + (row - (lines - 1) / 2) * ((surface.down * 2) / lines),
      ]);
    }
  }
  return places;
}

/**
 * Positions for items of about that radius: rows on a square vessel, a ring with a centre on a round one. `scale` makes
 * them fill it.
 */
function placesFor(surface: Surface, size: number): Place[] {
  const long = surface.across > surface.down * 1.3;
  if (surface.form === 'square' || long) {
    const inner =
      surface.form === 'square'
        ? surface
        : { ...surface, across: surface.across * 0.84, down: surface.down * 0.76 };
    const lines = Math.max(1, Math.round(inner.down / size));
    const cell = Math.min(size * 1.15, inner.down / lines);
    const columns = Math.max(1, Math.floor(inner.across / cell + 0.25));
    const scale = Math.min(cell, inner.across / columns) / size;
    return rows(inner, columns, lines).map(([x, y]) => ({ x, y, scale }));
  }
  const ring = surface.across - size;
  const count = Math.max(
    3,
    Math.floor(Math.PI / Math.asin(Math.min(1, size / Math.max(size, ring))) + 0.3),
  );
  const scale = Math.min(1, (ring * Math.sin(Math.PI / count)) / size);
  const places = Array.from({ length: count }, (_, index): Place => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
    return { x: surface.x + Math.cos(angle) * ring, y: surface.y + Math.sin(angle) * ring, scale };
  });
  if (ring > size * 1.7) places.push({ x: surface.x, y: surface.y, scale });
  return places;
}

/** The same item at every position; `draw` draws it around 0,0. */
function repeated(surface: Surface, size: number, draw: (index: number) => string): string {
  return placesFor(surface, size)
    .map(
      ({ x, y, scale }, index) =>
        `<g transform="translate(${n(x)} ${n(y)})scale(${n(scale)})">${draw(index)}</g>`,
    )
    .join('');
}

const domeLight = stops([0, '#ffffff', 0.4], [0.5, '#ffffff', 0], [1, '#2a1408', 0.32]);

function spotted(
  random: SeededRandom,
  radius: number,
  count: number,
  draw: (x: number, y: number) => string,
): string {
  let marks = '';
  for (let index = 0; index < count; index += 1) {
    const angle = index * 2.4 + random.between(0, 0.8);
    const distance = radius * Math.sqrt((index + 0.5) / count);
    marks += draw(Math.cos(angle) * distance, Math.sin(angle) * distance);
  }
  return marks;
}

const bulkyCuts = (kitchen: FillingContext) =>
  kitchen.cuts.filter((cut) => pieceOf(cut).reach >= 48);
const modestCuts = (kitchen: FillingContext) =>
  kitchen.cuts.filter((cut) => pieceOf(cut).reach < 48);
const smallCuts = (kitchen: FillingContext) =>
  kitchen.cuts.filter((cut) => pieceOf(cut).reach < 30);
const orAll = (some: readonly PieceName[], kitchen: FillingContext) =>
  some.length > 0 ? some : kitchen.cuts;

const leafy: ReadonlySet<string> = new Set<PieceName>([
  'lettuceLeaf',
  'spinachLeaf',
  'kaleLeaf',
  'arugulaLeaf',
  'redLeaf',
  'cabbageShred',
  'redCabbageShred',
]);
/** A bed only of leaves that are in the dish: nobody serves candy on lettuce. */
const ownLeaves = ({ cuts }: FillingContext, hero?: PieceName): PieceName[] =>
  cuts.filter((cut) => leafy.has(cut) && cut !== hero);

const starch: ReadonlySet<string> = new Set<PieceName>([
  'penne',
  'fusilli',
  'macaroni',
  'bowTie',
  'ravioli',
  'gnocchi',
]);

const longCuts: ReadonlySet<string> = new Set<PieceName>([
  'asparagusSpear',
  'greenBean',
  'okra',
  'baconStrip',
]);

/** Fruit below, or oats throughout, with crumbs on top. */
function crumbled(kitchen: FillingContext, base: string): string {
  const { surface, random } = kitchen;
  const cuts = smallCuts(kitchen);
  let crumbs = '';
  for (let index = 0; index < 120; index += 1) {
    const size = random.between(4, 11);
    const [x, y] = pointOn(surface, random, size + 4);
    crumbs +=
      circle(x + 1, y + 1.6, size, '#a8692f') +
      circle(x, y, size, random.pick(['#e0a95c', '#d39748', '#edc27e']));
  }
  const below = { count: 16, crowding: 0.9, scale: 1.2, area: shrunk(surface, 0.95), lift: 1.5 };
  const above = { count: 9, crowding: 1.4, scale: 1.15, area: shrunk(surface, 0.88), lift: 2 };
  return liquid(kitchen, base) + strew(kitchen, cuts, below) + crumbs + strew(kitchen, cuts, above);
}

/** Long cuts lie side by side. */
function bundle(kitchen: FillingContext, cut: PieceName, area: Surface, turn: number): string {
  const angle = ((turn + 90) * Math.PI) / 180;
  const drawn = [-2, -1, 0, 1, 2].map((index) =>
    put(kitchen, cut, {
      x: area.x + Math.cos(angle) * index * 15 + kitchen.random.between(-6, 6),
      y: area.y + Math.sin(angle) * index * 15,
      scale: 1.75,
      turn,
    }),
  );
  return kitchen.sheet.lifted(drawn.join(''), 3);
}

const fillings = {
  broth(kitchen: FillingContext): string {
    const clear = mix(kitchen.tint, '#e0a95a', 0.35);
    const cuts = orAll(modestCuts(kitchen), kitchen);
    return (
      liquid(kitchen, clear) +
      droplets(kitchen, clear, 16) +
      strew(kitchen, cuts, {
        count: Math.round(coverCount(kitchen, cuts, 1.15) * 0.62),
        crowding: 1,
        scale: 1.15,
        area: shrunk(kitchen.surface, 0.94),
        lift: 2,
      }) +
      sheen(kitchen) +
      finishing(kitchen, 6)
    );
  },

  puree(kitchen: FillingContext): string {
    const { surface, random, tint } = kitchen;
    const turn = anyTurn(random);
    const r = surface.across;
    const swirl = (share: number) =>
      line(
        `M${n(-r * share)} 0A${n(r * share)} ${n(r * share)} 0 1 1 ${n(r * share * 0.35)} ${n(r * share * 0.93)}`,
        random.chance(0.3) ? '#6f8f3c' : '#fff6e2',
        5.5,
        'stroke-opacity=".85"',
      );
    const rings = `<g transform="translate(${n(surface.x)} ${n(surface.y)})rotate(${turn})">${swirl(0.72)}<g transform="rotate(140)">${swirl(0.5)}</g></g>`;
    const top = orAll(smallCuts(kitchen), kitchen);
    return (
      liquid(kitchen, tint) +
      rings +
      sheen(kitchen) +
      crown(kitchen, top.slice(0, 2), 6, 0.42, 1.15) +
      finishing(kitchen, 5, shrunk(surface, 0.5))
    );
  },

  stew(kitchen: FillingContext): string {
    const sauce = darker(kitchen.tint, 0.08);
    const cuts = orAll(modestCuts(kitchen), kitchen);
    return (
      liquid(kitchen, sauce) +
      patches(kitchen, sauce, 10) +
      droplets(kitchen, sauce, 8) +
      strew(kitchen, cuts, {
        count: Math.round(coverCount(kitchen, cuts, 1.25) * 0.95),
        crowding: 0.8,
        scale: 1.25,
        area: shrunk(kitchen.surface, 0.95),
      }) +
      finishing(kitchen, 7)
    );
  },

  curry(kitchen: FillingContext): string {
    const { surface, sheet, random } = kitchen;
    const side = random.chance(0.5) ? 1 : -1;
    const sauce = kitchen.tint;
    const rice = grains(kitchen, '#f7eedb');
    const riceHeap = blob(
      surface.x - side * surface.across * 0.48,
      surface.y - surface.down * 0.1,
      surface.across * 0.56,
      surface.down * 0.86,
      random,
      0.04,
    );
    const bowl = {
      ...surface,
      x: surface.x + side * surface.across * 0.34,
      across: surface.across * 0.62,
      down: surface.down * 0.86,
    };
    const cuts = orAll(modestCuts(kitchen), kitchen);
    return (
      liquid(kitchen, sauce) +
      patches(kitchen, sauce, 8) +
      group(heap(kitchen, riceHeap, rice), `clip-path="${clipOf(sheet, shrunk(surface, 0.985))}"`) +
      strew(kitchen, cuts, {
        count: Math.round(coverCount(kitchen, cuts, 1.2, bowl) * 0.95),
        crowding: 0.8,
        scale: 1.2,
        area: bowl,
      }) +
      finishing(kitchen, 6)
    );
  },

  rice(kitchen: FillingContext): string {
    const { surface, random } = kitchen;
    const colour = grainColour(kitchen);
    const cuts = kitchen.cuts;
    const mound = blob(
      surface.x,
      surface.y,
      surface.across * 0.95,
      surface.down * 0.95,
      random,
      0.035,
    );
    return (
      heap(kitchen, mound, grains(kitchen, colour)) +
      strew(kitchen, cuts, {
        count: Math.round(coverCount(kitchen, cuts, 1.15) * 0.6),
        crowding: 0.95,
        scale: 1.15,
        area: shrunk(surface, 0.88),
      }) +
      finishing(kitchen, 7)
    );
  },

  noodles(kitchen: FillingContext): string {
    const colour = mix('#efc975', kitchen.tint, 0.12);
    const cuts = orAll(
      kitchen.cuts.filter((cut) => !starch.has(cut)),
      kitchen,
    );
    return (
      strands(kitchen, colour) +
      path(
        blob(
          kitchen.surface.x,
          kitchen.surface.y,
          kitchen.surface.across * 0.5,
          kitchen.surface.down * 0.46,
          kitchen.random,
          0.12,
        ),
        kitchen.tint,
        'fill-opacity=".86"',
      ) +
      strew(kitchen, cuts, {
        count: Math.round(coverCount(kitchen, cuts, 1.2) * 0.5),
        crowding: 0.95,
        scale: 1.2,
        area: shrunk(kitchen.surface, 0.86),
      }) +
      finishing(kitchen, 7)
    );
  },

  'noodle-soup'(kitchen: FillingContext): string {
    const { surface, sheet, random } = kitchen;
    const clear = mix(kitchen.tint, '#d9a25a', 0.5);
    const nest = shrunk(surface, 0.8);
    const sections = kitchen.cuts.slice(0, 5);
    const start = random.between(0, Math.PI * 2);
    let groups = '';
    sections.forEach((cut, index) => {
      const angle = start + (index / sections.length) * Math.PI * 2;
      const area: Surface = {
        form: 'round',
        x: surface.x + Math.cos(angle) * surface.across * 0.54,
        y: surface.y + Math.sin(angle) * surface.down * 0.54,
        across: surface.across * 0.36,
        down: surface.down * 0.36,
      };
      groups += strew(kitchen, [cut], {
        count: pieceOf(cut).reach > 30 ? 1 : 5,
        crowding: 0.66,
        scale: 1.2,
        area,
      });
    });
    return (
      liquid(kitchen, clear) +
      droplets(kitchen, clear, 12) +
      group(
        strands({ ...kitchen, surface: nest }, '#f2d68e'),
        `clip-path="${clipOf(sheet, surface)}"`,
      ) +
      groups +
      finishing(kitchen, 5) +
      sheen(kitchen)
    );
  },

  pasta(kitchen: FillingContext): string {
    const { surface, random } = kitchen;
    const shape =
      kitchen.cuts.find((cut) => starch.has(cut)) ??
      random.pick(['penne', 'fusilli', 'bowTie'] as const);
    const cuts = kitchen.cuts.filter((cut) => !starch.has(cut));
    return (
      heap(
        kitchen,
        blob(surface.x, surface.y, surface.across * 0.95, surface.down * 0.95, random, 0.03),
        darker(kitchen.tint, 0.1),
      ) +
      strew(kitchen, [shape], {
        count: Math.round(coverCount(kitchen, [shape], 1.35) * 1.15),
        crowding: 0.62,
        scale: 1.35,
        area: shrunk(surface, 0.94),
      }) +
      strew(kitchen, cuts, {
        count: Math.round(coverCount(kitchen, cuts, 1.15) * 0.5),
        crowding: 0.95,
        scale: 1.15,
        area: shrunk(surface, 0.86),
      }) +
      finishing(kitchen, 8)
    );
  },

  salad(kitchen: FillingContext): string {
    const { surface, random } = kitchen;
    const own = kitchen.cuts.filter((cut) => leafy.has(cut));
    const leaves =
      own.length > 0
        ? own
        : random.pick([
            ['lettuceLeaf', 'arugulaLeaf'],
            ['spinachLeaf', 'lettuceLeaf'],
            ['arugulaLeaf', 'redLeaf'],
            ['lettuceLeaf', 'redLeaf'],
          ] as const);
    const cuts = kitchen.cuts.filter((cut) => !leafy.has(cut));
    return (
      surfaceShape(surface, '#4d6b34', 4, 'fill-opacity=".9"') +
      strew(kitchen, leaves, {
        count: Math.round(coverCount(kitchen, leaves, 1.45) * 1.3),
        crowding: 0.55,
        scale: 1.45,
        area: shrunk(surface, 0.97),
      }) +
      strew(kitchen, cuts, {
        count: Math.round(coverCount(kitchen, cuts, 1.2) * 0.62),
        crowding: 0.92,
        scale: 1.2,
        area: shrunk(surface, 0.9),
      }) +
      finishing(kitchen, 8)
    );
  },

  toss(kitchen: FillingContext): string {
    const { surface, random } = kitchen;
    const cuts = orAll(modestCuts(kitchen), kitchen);
    return (
      heap(
        kitchen,
        blob(surface.x, surface.y, surface.across * 0.92, surface.down * 0.92, random, 0.05),
        mix(kitchen.tint, '#8a5a34', 0.25),
      ) +
      strew(kitchen, cuts, {
        count: Math.round(coverCount(kitchen, cuts, 1.3) * 1.3),
        crowding: 0.62,
        scale: 1.3,
        area: shrunk(surface, 0.95),
      }) +
      finishing(kitchen, 9)
    );
  },

  sections(kitchen: FillingContext): string {
    const { surface, random } = kitchen;
    const kinds = kitchen.cuts.slice(0, 5);
    const start = random.between(0, Math.PI * 2);
    const base = heap(
      kitchen,
      blob(surface.x, surface.y, surface.across * 0.96, surface.down * 0.96, random, 0.02),
      grains(kitchen, '#f1e2c2'),
    );
    const parts = kinds.map((cut, index) => {
      const angle = start + (index / kinds.length) * Math.PI * 2;
      const { reach } = pieceOf(cut);
      const away = kinds.length === 1 ? 0 : 0.56;
      const area: Surface = {
        form: 'round',
        x: surface.x + Math.cos(angle) * surface.across * away,
        y: surface.y + Math.sin(angle) * surface.down * away,
        across: surface.across * (kinds.length > 3 ? 0.42 : 0.46),
        down: surface.down * (kinds.length > 3 ? 0.42 : 0.46),
      };
      if (reach >= 48)
        return kitchen.sheet.lifted(
          put(kitchen, cut, {
            x: area.x,
            y: area.y,
            scale: 0.95,
            turn: (angle * 180) / Math.PI + 90,
          }),
          4,
        );
      const count = reach > 30 ? 2 : Math.round(coverCount(kitchen, [cut], 1.2, area) * 1.1);
      return strew(kitchen, [cut], { count, crowding: 0.6, scale: 1.2, area });
    });
    return base + parts.join('') + finishing(kitchen, 4, shrunk(surface, 0.34));
  },

  main(kitchen: FillingContext): string {
    const { surface, random, sheet, tint } = kitchen;
    const heroes = bulkyCuts(kitchen);
    const hero =
      heroes[0] ??
      kitchen.cuts.find((cut) => pieceOf(cut).reach >= 30) ??
      (kitchen.cuts[0] as PieceName);
    const others = kitchen.cuts.filter((cut) => cut !== hero && pieceOf(cut).reach < 48);
    const long = others.find((cut) => longCuts.has(cut));
    const { reach } = pieceOf(hero);
    const side = random.chance(0.5) ? 1 : -1;
    const tilt = random.between(-26, 26);
    const sauce = blob(
      surface.x - side * 8,
      surface.y + 4,
      surface.across * 0.84,
      surface.down * 0.72,
      random,
      0.08,
    );
    const heroAt = {
      x: surface.x + side * surface.across * (others.length > 0 ? 0.2 : 0),
      y: surface.y - surface.down * (others.length > 0 ? 0.16 : 0),
    };
    const size = reach >= 48 ? 1.5 : reach >= 30 ? 1.9 : 1.6;
    const heroDrawing =
      reach >= 30
        ? put(kitchen, hero, {
            ...heroAt,
            scale: size * Math.min(1.25, surface.across / 145),
            turn: tilt,
          })
        : [0, 1, 2, 3, 4]
            .map((index) =>
              put(kitchen, hero, {
                x: heroAt.x + (index - 2) * reach * 1.35,
                y: heroAt.y + (index % 2 ? 22 : -14),
                scale: size,
                turn: index * 40,
              }),
            )
            .join('');
    const sideArea: Surface = {
      form: 'round',
      x: surface.x - side * surface.across * 0.46,
      y: surface.y + surface.down * 0.34,
      across: surface.across * 0.52,
      down: surface.down * 0.46,
    };
    return (
      path(sauce, tint, 'fill-opacity=".85"') +
      path(
        blob(
          surface.x - side * 12,
          surface.y,
          surface.across * 0.66,
          surface.down * 0.5,
          random,
          0.1,
        ),
        lighter(tint, 0.25),
        'fill-opacity=".55"',
      ) +
      (long ? bundle(kitchen, long, sideArea, tilt - side * 24) : '') +
      strew(
        kitchen,
        others.filter((cut) => cut !== long),
        {
          count: long ? 6 : 14,
          crowding: 0.66,
          scale: 1.2,
          area: long ? { ...sideArea, x: sideArea.x + side * 70, y: sideArea.y + 16 } : sideArea,
        },
      ) +
      sheet.lifted(heroDrawing, 6) +
      finishing(kitchen, 6)
    );
  },

  roast(kitchen: FillingContext): string {
    const { surface, sheet, random } = kitchen;
    const heroes = bulkyCuts(kitchen).slice(0, 1);
    const others = orAll(modestCuts(kitchen), kitchen);
    const places =
      heroes.length === 0
        ? []
        : surface.across > 150
          ? [
              [-0.44, -0.3],
              [0.42, 0.3],
            ]
          : [[0, 0]];
    const spots = places.map(([dx = 0, dy = 0]) => ({
      x: surface.x + dx * surface.across,
      y: surface.y + dy * surface.down,
      reach: 66,
    }));
    const hero = spots
      .map((spot) =>
        put(kitchen, heroes[0] as PieceName, {
          x: spot.x,
          y: spot.y,
          scale: 1.25,
          turn: random.between(-28, 28),
        }),
      )
      .join('');
    return (
      group(patches(kitchen, '#8a5a2c', 7), 'opacity=".4"') +
      strew(kitchen, others, {
        count: Math.round(coverCount(kitchen, others, 1.3) * 1.05),
        crowding: heroes.length > 0 ? 0.74 : 0.68,
        scale: 1.3,
        area: shrunk(surface, 0.95),
        taken: spots,
      }) +
      sheet.lifted(hero, 5) +
      finishing(kitchen, 9)
    );
  },

  gratin(kitchen: FillingContext): string {
    const cuts = smallCuts(kitchen);
    return (
      golden(kitchen, mix('#eab95c', kitchen.tint, 0.24)) +
      strew(kitchen, cuts, {
        count: Math.round(coverCount(kitchen, cuts, 1.1) * 0.5),
        crowding: 1.05,
        scale: 1.1,
        area: shrunk(kitchen.surface, 0.9),
        lift: 1.5,
      }) +
      finishing(kitchen, 8)
    );
  },

  frittata(kitchen: FillingContext): string {
    const { surface } = kitchen;
    const cuts = orAll(
      smallCuts(kitchen).filter((cut) => cut !== 'friedEgg'),
      kitchen,
    ).filter((cut) => cut !== 'friedEgg');
    return (
      golden(kitchen, '#f6d06a') +
      surfaceShape(surface, 'none', 4, 'stroke="#d79a3a" stroke-width="7" stroke-opacity=".7"') +
      strew(kitchen, cuts, {
        count: Math.round(coverCount(kitchen, cuts, 1.15) * 0.62),
        crowding: 0.95,
        scale: 1.15,
        area: shrunk(surface, 0.9),
        lift: 1.5,
      }) +
      finishing(kitchen, 7)
    );
  },

  'egg-bake'(kitchen: FillingContext): string {
    const { surface, random, sheet } = kitchen;
    const sauce = mix(kitchen.tint, '#c8452b', 0.35);
    const cuts = smallCuts(kitchen).filter((cut) => cut !== 'friedEgg');
    const start = random.between(0, Math.PI * 2);
    const eggs = [0, 1, 2].map((index): Spot => {
      const angle = start + (index / 3) * Math.PI * 2;
      return {
        x: surface.x + Math.cos(angle) * surface.across * 0.5,
        y: surface.y + Math.sin(angle) * surface.down * 0.5,
        reach: 42,
      };
    });
    return (
      liquid(kitchen, sauce) +
      patches(kitchen, sauce, 10) +
      strew(kitchen, cuts, {
        count: 18,
        crowding: 0.86,
        scale: 1.1,
        area: shrunk(surface, 0.94),
        taken: eggs,
      }) +
      sheet.lifted(
        eggs
          .map((egg) =>
            put(kitchen, 'friedEgg', { x: egg.x, y: egg.y, scale: 1.22, turn: anyTurn(random) }),
          )
          .join(''),
        3,
      ) +
      finishing(kitchen, 8)
    );
  },

  eggs(kitchen: FillingContext): string {
    const { surface, sheet, random } = kitchen;
    const others = kitchen.cuts.filter((cut) => cut !== 'friedEgg' && cut !== 'eggHalf');
    const side = random.chance(0.5) ? 1 : -1;
    const places: [number, number][] = [
      [side * 0.36, -0.34],
      [-side * 0.26, -0.18],
    ];
    const spots = places.map(([dx, dy]) => ({
      x: surface.x + dx * surface.across,
      y: surface.y + dy * surface.down,
      reach: 50,
    }));
    return (
      strew(kitchen, others, {
        count: others.some((cut) => pieceOf(cut).reach >= 38) ? 6 : 18,
        crowding: 0.74,
        scale: 1.15,
        area: {
          ...surface,
          y: surface.y + surface.down * 0.3,
          across: surface.across * 0.84,
          down: surface.down * 0.56,
        },
      }) +
      sheet.lifted(
        spots
          .map((spot) =>
            put(kitchen, 'friedEgg', { x: spot.x, y: spot.y, scale: 1.4, turn: anyTurn(random) }),
          )
          .join(''),
        4,
      ) +
      finishing(kitchen, 6)
    );
  },

  pizza(kitchen: FillingContext): string {
    const { surface, random } = kitchen;
    const round: Surface = {
      ...surface,
      form: 'round',
      across: Math.min(surface.across, surface.down * 1.5),
      down: surface.down,
    };
    const own = { ...kitchen, surface: round };
    const sauce = shrunk(round, 0.84);
    const melted = golden({ ...own, surface: shrunk(round, 0.8) }, '#f3cf7c');
    const cuts = modestCuts(kitchen);
    let slicesAt = '';
    for (let index = 0; index < 4; index += 1) {
      const angle = (index / 4) * Math.PI + random.between(-0.04, 0.04) + 0.4;
      slicesAt += `M${n(round.x - Math.cos(angle) * round.across * 0.99)} ${n(round.y - Math.sin(angle) * round.down * 0.99)}L${n(round.x + Math.cos(angle) * round.across * 0.99)} ${n(round.y + Math.sin(angle) * round.down * 0.99)}`;
    }
    return (
      doughDisc(own) +
      path(blob(sauce.x, sauce.y, sauce.across, sauce.down, random, 0.02), '#c4472a') +
      melted +
      line(slicesAt, '#7a4320', 2, 'stroke-opacity=".35"') +
      strew(own, cuts, {
        count: Math.round(coverCount(own, cuts, 1.3) * 0.52),
        crowding: 1,
        scale: 1.3,
        area: shrunk(round, 0.78),
        lift: 2,
      }) +
      strew(own, kitchen.finish, {
        count: 7,
        crowding: 1,
        scale: 1.1,
        area: shrunk(round, 0.7),
        lift: 2,
      })
    );
  },

  pie(kitchen: FillingContext): string {
    const { surface, sheet, tint } = kitchen;
    const fruit = shrunk(surface, 0.86);
    let lattice = '';
    for (const offset of [-0.6, -0.2, 0.2, 0.6]) {
      const at = offset * fruit.across;
      const half = Math.sqrt(Math.max(0, 1 - offset * offset)) * fruit.across;
      lattice +=
        box(-half, at - 12, half * 2, 24, 4, '#eac07a') +
        box(-half, at - 12, half * 2, 6, 3, '#f7dca4');
    }
    const woven = (turn: number) =>
      `<g transform="translate(${n(fruit.x)} ${n(fruit.y)})rotate(${turn})">${lattice}</g>`;
    const cuts = smallCuts(kitchen);
    return (
      crustRing(
        kitchen,
        sheet.radial(`pie ${tint}`, stops([0, lighter(tint, 0.16)], [1, darker(tint, 0.24)])),
      ) +
      strew(kitchen, cuts, {
        count: Math.round(coverCount(kitchen, cuts, 1.2, fruit) * 0.9),
        crowding: 0.8,
        scale: 1.2,
        area: shrunk(surface, 0.8),
        lift: 1.5,
      }) +
      sheet.lifted(woven(-32), 3) +
      sheet.lifted(woven(58), 3)
    );
  },

  tart(kitchen: FillingContext): string {
    const { sheet, surface, tint, random } = kitchen;
    const cream = mix('#f6dc98', tint, 0.3);
    const cuts = orAll(smallCuts(kitchen), kitchen);
    const inner = shrunk(surface, 0.84);
    const rings = random.chance(0.62) && cuts.every((cut) => pieceOf(cut).reach < 26);
    const fruit = rings
      ? around(kitchen, cuts.slice(0, 1), 0.7, 1.3) +
        around(kitchen, [cuts[1] ?? (cuts[0] as PieceName)], 0.42, 1.3) +
        crown(kitchen, [cuts[2] ?? (cuts[0] as PieceName)], 3, 0.2, 1.2)
      : strew(kitchen, cuts, {
          count: Math.round(coverCount(kitchen, cuts, 1.25, inner) * 0.8),
          crowding: 0.86,
          scale: 1.25,
          area: shrunk(surface, 0.82),
        });
    return (
      crustRing(
        kitchen,
        sheet.radial(`tart ${cream}`, stops([0, lighter(cream, 0.3)], [1, darker(cream, 0.1)])),
      ) +
      fruit +
      strew(kitchen, kitchen.finish, {
        count: 5,
        crowding: 1.1,
        scale: 1,
        area: shrunk(surface, 0.66),
        lift: 2,
      })
    );
  },

  crumble(kitchen: FillingContext): string {
    return crumbled(kitchen, kitchen.tint);
  },

  granola(kitchen: FillingContext): string {
    return crumbled(kitchen, '#c99b58');
  },

  creamy(kitchen: FillingContext): string {
    const { surface, random, tint } = kitchen;
    const base = mix(tint, '#fbf0da', brightness(tint) < 0.4 ? 0.08 : 0.42);
    const r = Math.min(surface.across, surface.down);
    const cuts = orAll(
      smallCuts(kitchen).filter((cut) => cut !== 'potatoSlice'),
      kitchen,
    );
    const swirl = `<g transform="translate(${n(surface.x)} ${n(surface.y)})rotate(${anyTurn(random)})">${line(`M${n(-r * 0.7)} 0Q${n(-r * 0.6)} ${n(-r * 0.7)} ${n(r * 0.1)} ${n(-r * 0.66)}Q${n(r * 0.66)} ${n(-r * 0.5)} ${n(r * 0.56)} ${n(r * 0.1)}Q${n(r * 0.4)} ${n(r * 0.56)} ${n(-r * 0.08)} ${n(r * 0.46)}Q${n(-r * 0.44)} ${n(r * 0.26)} ${n(-r * 0.26)} ${n(-r * 0.1)}`, lighter(base, 0.6), r * 0.12)}</g>`;
    const crescent: Surface = {
      ...surface,
      x: surface.x + surface.across * random.pick([-0.3, 0.3]),
      y: surface.y + surface.down * 0.16,
      across: surface.across * 0.56,
      down: surface.down * 0.66,
    };
    return (
      liquid(kitchen, base) +
      swirl +
      strew(kitchen, cuts, {
        count: Math.round(coverCount(kitchen, cuts, 1.15, crescent) * 1.05),
        crowding: 0.76,
        scale: r < 90 ? 0.9 : 1.15,
        area: crescent,
      }) +
      finishing(kitchen, r < 90 ? 3 : 7)
    );
  },

  dip(kitchen: FillingContext): string {
    const { surface, random, tint } = kitchen;
    const paste = mix(tint, '#efd9ae', 0.3);
    const r = Math.min(surface.across, surface.down);
    const oil = random.chance(0.6) ? '#c9a227' : '#b5532f';
    const ringPath = (share: number) =>
      `M${n(-r * share)} 0a${n(r * share)} ${n(r * share)} 0 1 1 ${n(r * share * 0.3)} ${n(r * share * 0.95)}`;
    const grooves = `<g transform="translate(${n(surface.x)} ${n(surface.y)})rotate(${anyTurn(random)})">${line(ringPath(0.74), lighter(paste, 0.45), r * 0.13)}${line(ringPath(0.56), oil, r * 0.1, 'stroke-opacity=".75"')}${line(ringPath(0.4), lighter(paste, 0.3), r * 0.11)}</g>`;
    const cuts = orAll(smallCuts(kitchen), kitchen);
    return (
      liquid(kitchen, paste) +
      grooves +
      crown(kitchen, cuts, r < 90 ? 4 : 8, 0.4, r < 90 ? 0.9 : 1.15) +
      finishing(kitchen, r < 90 ? 3 : 8)
    );
  },

  tacos(kitchen: FillingContext): string {
    const { surface, random, sheet } = kitchen;
    const cuts = orAll(modestCuts(kitchen), kitchen);
    const count = surface.across > 150 ? 3 : 2;
    const corn = random.pick(['#f0c05a', '#f3d9a4', '#e9b35c']);
    return (
      Array.from({ length: count }, (_, index) => {
        const x = surface.x + (index - (count - 1) / 2) * 104;
        const tilt = -16 + random.between(-4, 4);
        const inside: Surface = { form: 'round', x: 0, y: 0, across: 34, down: 84 };
        const leaves = strew(kitchen, ['lettuceLeaf'], {
          count: 5,
          crowding: 0.5,
          scale: 1,
          area: { ...inside, across: 42 },
        });
        const stuffed = strew(kitchen, cuts, {
          count: 13,
          crowding: 0.56,
          scale: 1.02,
          area: inside,
        });
        const half = (fill: string, dx: number) =>
          path(`M${dx}-96q${dx > 0 ? 52 : -52} 96 0 192q${dx > 0 ? -26 : 26}-96 0-192z`, fill);
        const shell = sheet.lifted(half(darker(corn, 0.2), -12) + half(corn, -16), 4);
        const front = sheet.lifted(half(darker(corn, 0.28), 14) + half(lighter(corn, 0.1), 18), 4);
        return `<g transform="translate(${n(x)} ${n(surface.y)})rotate(${n(tilt)})scale(.98)">${path('M-16-98q-52 98 0 196h32q52-98 0-196z', darker(corn, 0.34))}${shell}${leaves}${stuffed}${front}${spotted(random, 30, 7, (dx, dy) => circle(dx * 0.3 + 30, dy * 2.4, 2.2, darker(corn, 0.3), 'fill-opacity=".6"'))}</g>`;
      }).join('') + finishing(kitchen, 5)
    );
  },

  rolls(kitchen: FillingContext): string {
    const { surface, random, sheet } = kitchen;
    const skin = random.pick(['#f0d9ae', '#e9c98c', '#f3e3c0']);
    const cuts = orAll(smallCuts(kitchen), kitchen);
    const inside: Surface = { form: 'round', x: 0, y: 0, across: 34, down: 34 };
    const roll = () =>
      circle(0, 0, 50, darker(skin, 0.22)) +
      circle(-1, -2, 48, skin) +
      circle(0, 0, 39, darker(skin, 0.4)) +
      circle(0, 0, 37, mix(kitchen.tint, '#f7ecd6', 0.45)) +
      strew(kitchen, cuts, { count: 7, crowding: 0.6, scale: 0.8, area: inside, lift: 1.5 });
    return sheet.lifted(repeated(surface, 55, roll), 5) + finishing(kitchen, 4);
  },

  sushi(kitchen: FillingContext): string {
    const { surface, sheet } = kitchen;
    const cuts = orAll(
      smallCuts(kitchen).filter((cut) => cut !== 'seaweed'),
      kitchen,
    );
    const rice = grains(kitchen, '#faf3e4');
    const roll = (index: number) => {
      const first = cuts[index % cuts.length] as PieceName;
      const second = cuts[(index + 1) % cuts.length] as PieceName;
      return (
        circle(0, 0, 46, '#22352c') +
        circle(-0.6, -1, 44, '#35503f') +
        circle(0, 0, 39, rice) +
        put(kitchen, first, {
          x: -8,
          y: -4,
          scale: Math.min(1, 17 / pieceOf(first).reach),
          turn: index * 45,
        }) +
        put(kitchen, second, {
          x: 11,
          y: 8,
          scale: Math.min(0.9, 13 / pieceOf(second).reach),
          turn: index * 30,
        })
      );
    };
    return sheet.lifted(repeated(surface, 52, roll), 4) + finishing(kitchen, 5);
  },

  toasts(kitchen: FillingContext): string {
    const { surface, random, sheet } = kitchen;
    const cuts = orAll(
      modestCuts(kitchen).filter((cut) => cut !== 'breadSlice' && cut !== 'baguetteSlice'),
      kitchen,
    );
    const large = surface.across > 150 ? 2 : 1;
    const spreadColour = mix(kitchen.tint, '#f7e8c8', 0.3);
    return Array.from({ length: large }, (_, index) => {
      const x = surface.x + (index - (large - 1) / 2) * 168;
      const y = surface.y + (index ? 8 : -6);
      const area: Surface = { form: 'round', x: 0, y: 8, across: 62, down: 64 };
      const topping = `${path(blob(0, 8, 66, 70, random, 0.05), spreadColour)}${strew(kitchen, cuts, { count: Math.max(6, Math.round(coverCount(kitchen, cuts, 1.15, area) * 1.05)), crowding: 0.5, scale: 1.15, area })}${strew(kitchen, kitchen.finish, { count: 3, crowding: 1, scale: 0.95, area, lift: 2 })}`;
      const scale = large === 1 ? 1.12 : 1;
      return `<g transform="translate(${n(x)} ${n(y)})rotate(${n(random.between(-13, 13))})scale(${scale})">${sheet.lifted(put(kitchen, 'breadSlice', { x: 0, y: 2, scale: 2.25 }), 5)}${topping}</g>`;
    }).join('');
  },

  crostini(kitchen: FillingContext): string {
    const { surface, random, sheet } = kitchen;
    const cuts = orAll(
      smallCuts(kitchen).filter((cut) => cut !== 'baguetteSlice'),
      kitchen,
    );
    const area: Surface = { form: 'round', x: 0, y: 0, across: 36, down: 26 };
    return repeated(
      surface,
      52,
      () =>
        sheet.lifted(
          put(kitchen, 'baguetteSlice', { x: 0, y: 0, scale: 1.95, turn: random.between(-24, 24) }),
          4,
        ) +
        path(blob(0, 0, 34, 22, random, 0.08), mix(kitchen.tint, '#f7ecd6', 0.4)) +
        strew(kitchen, cuts, { count: 6, crowding: 0.62, scale: 0.95, area, lift: 2 }) +
        strew(kitchen, kitchen.finish, { count: 1, crowding: 1, scale: 0.8, area, lift: 1.5 }),
    );
  },

  burgers(kitchen: FillingContext): string {
    const { surface, sheet, random } = kitchen;
    const bun = random.pick(['#d08f45', '#c07b35', '#dba35c']);
    const cuts = kitchen.cuts.filter((cut) => !starch.has(cut)).slice(0, 3);
    const pair: [number, number][] =
      surface.across > 150
        ? [
            [-88, 4],
            [88, -4],
          ]
        : [[0, 0]];
    const scale = surface.across > 150 ? 1 : 1.25;
    return (
      pair
        .map(([dx, dy]) => {
          const ring: Surface = { form: 'round', x: 0, y: 6, across: 78, down: 78 };
          const seeds = spotted(
            random,
            46,
            18,
            (x, y) =>
              `<ellipse rx="4" ry="2.5" fill="#fbeed0" transform="translate(${n(x)} ${n(y - 6)})rotate(${anyTurn(random)})"/>`,
          );
          return `<g transform="translate(${n(surface.x + dx)} ${n(surface.y + dy)})scale(${scale})">${sheet.lifted(
            around({ ...kitchen, surface: ring }, ['lettuceLeaf', 'lettuceLeaf'], 0.82, 1.25) +
              around(
                { ...kitchen, surface: ring },
                cuts.filter((cut) => pieceOf(cut).reach < 40),
                0.76,
                1.05,
              ),
            4,
          )}${sheet.lifted(circle(1, 2, 66, darker(bun, 0.3)) + circle(0, 0, 65, bun) + circle(0, 0, 65, sheet.radial('bun', domeLight)) + seeds, 5)}</g>`;
        })
        .join('') + finishing(kitchen, 3)
    );
  },

  skewers(kitchen: FillingContext): string {
    const { surface, sheet } = kitchen;
    const cuts = orAll(
      kitchen.cuts.filter((cut) => pieceOf(cut).reach < 30 && !isFinish(cut) && !sparing.has(cut)),
      kitchen,
    );
    const skewer = (row: number) => {
      const y = row * surface.down * 0.56;
      const half =
        surface.form === 'round'
          ? Math.sqrt(1 - (y / surface.down) ** 2) * surface.across * 0.86
          : surface.across * 0.92;
      const step = 41;
      const count = Math.floor((half * 2 - 50) / step);
      const food = Array.from({ length: count }, (_, index) => {
        const cut = cuts[(index + row + 1) % cuts.length] as PieceName;
        return put(kitchen, cut, {
          x: (index - (count - 1) / 2) * step,
          y,
          scale: Math.min(1.6, 25 / pieceOf(cut).reach),
          turn: index * 25,
        });
      }).join('');
      return (
        sheet.lifted(
          line(`M${n(-half)} ${n(y)}H${n(half)}`, '#8a5a2c', 7) +
            line(`M${n(-half)} ${n(y - 1)}H${n(half)}`, '#c99a5c', 4),
          3,
        ) + sheet.lifted(food, 4)
      );
    };
    return `<g transform="translate(${n(surface.x)} ${n(surface.y)})rotate(-7)">${[-1, 0, 1].map(skewer).join('')}</g>${finishing(kitchen, 6)}`;
  },

  patties(kitchen: FillingContext): string {
    const { surface, random, sheet } = kitchen;
    const crust = mix('#c98a3c', kitchen.tint, 0.32);
    const leaves = strew(kitchen, ownLeaves(kitchen), {
      count: 9,
      crowding: 0.8,
      scale: 1.2,
      area: shrunk(surface, 0.94),
    });
    const patty = () =>
      path('M-40-8q6-34 42-34q38 2 40 36q2 34-36 38q-40 4-46-40z', darker(crust, 0.35)) +
      path('M-39-10q6-31 41-31q36 2 38 33q2 31-34 35q-38 3-45-37z', crust) +
      path(
        'M-26-14q8-16 30-16q20 2 24 18q-2 16-22 20q-24 2-32-22z',
        lighter(crust, 0.28),
        'fill-opacity=".8"',
      ) +
      spotted(random, 28, 10, (x, y) =>
        circle(x, y - 6, 2.6, darker(crust, 0.4), 'fill-opacity=".55"'),
      );
    const small = smallCuts(kitchen);
    const count = placesFor(surface, 48).length;
    return (
      leaves +
      sheet.lifted(
        repeated(surface, 48, (index) =>
          sheet.place('patty', patty, { x: 0, y: 4, turn: index * 50 }),
        ),
        5,
      ) +
      strew(kitchen, small, {
        count: Math.min(9, count + 2),
        crowding: 1.2,
        scale: 0.95,
        area: shrunk(surface, 0.86),
        lift: 2,
      }) +
      finishing(kitchen, 6)
    );
  },

  dumplings(kitchen: FillingContext): string {
    const { surface, sheet, random } = kitchen;
    const name: PieceName =
      kitchen.cuts.find((cut) => cut === 'ravioli' || cut === 'gnocchi') ?? 'dumpling';
    const sauce = random.chance(0.5) ? 0.3 : 0.75;
    const size = pieceOf(name).reach * 1.6;
    const others = smallCuts(kitchen).filter((cut) => cut !== name);
    const inRows = surface.form === 'square' || surface.across > surface.down * 1.3;
    const count = placesFor(surface, size).length;
    return (
      path(
        blob(surface.x, surface.y, surface.across * 0.9, surface.down * 0.9, random, 0.05),
        kitchen.tint,
        `fill-opacity="${sauce}"`,
      ) +
      sheet.lifted(
        repeated(surface, size, (index) =>
          put(kitchen, name, {
            x: 0,
            y: 0,
            scale: 1.7,
            turn: inRows ? random.between(-16, 16) : (index / count) * 360,
          }),
        ),
        4,
      ) +
      strew(kitchen, others, {
        count: 8,
        crowding: 1.2,
        scale: 0.9,
        area: shrunk(surface, 0.84),
        lift: 2,
      }) +
      finishing(kitchen, 9)
    );
  },

  pasties(kitchen: FillingContext): string {
    const { surface, sheet, random } = kitchen;
    const crust = sheet.lifted(
      repeated(surface, pieceOf('pasty').reach * 1.75, () =>
        put(kitchen, 'pasty', { x: 0, y: 0, scale: 1.8, turn: random.between(-20, 20) }),
      ),
      4,
    );
    return crust + finishing(kitchen, 5);
  },

  cookies(kitchen: FillingContext): string {
    const { surface, random, sheet, tint } = kitchen;
    const dough = mix('#d9a55c', tint, brightness(tint) < 0.4 ? 0.85 : 0.28);
    const cuts = smallCuts(kitchen);
    const area: Surface = { form: 'round', x: 0, y: 0, across: 40, down: 40 };
    const cookie = () =>
      path(blob(0, 1.6, 51, 51, random, 0.03), darker(dough, 0.34)) +
      path(blob(0, 0, 49.5, 49.5, random, 0.03), dough) +
      circle(-5, -6, 34, lighter(dough, 0.2), 'fill-opacity=".6"') +
      line('M-22 12q10 6 18 1M6-22q9 2 13 9', darker(dough, 0.25), 2.4) +
      strew(kitchen, cuts, { count: 6, crowding: 0.95, scale: 0.8, area, lift: 1.5 });
    return sheet.lifted(repeated(surface, 55, cookie), 4);
  },

  muffins(kitchen: FillingContext): string {
    const { surface, random, sheet, tint } = kitchen;
    const crumb = mix('#d9a04e', tint, 0.3);
    const cuts = smallCuts(kitchen);
    const paper = random.pick(['#f6ead2', '#c9583f', '#6f8a5c', '#7f9ca8', '#5c3624']);
    const area: Surface = { form: 'round', x: 0, y: 0, across: 34, down: 34 };
    const pleats = Array.from({ length: 24 }, (_, index) => {
      const angle = (index / 24) * Math.PI * 2;
      return `M${n(Math.cos(angle) * 40)} ${n(Math.sin(angle) * 40)}L${n(Math.cos(angle) * 50)} ${n(Math.sin(angle) * 50)}`;
    }).join('');
    const dome = sheet.radial('bun', domeLight);
    const muffin = () =>
      circle(0, 0, 50, paper) +
      line(pleats, darker(paper, 0.25), 2) +
      path(blob(0, 0, 43, 43, random, 0.04), crumb) +
      circle(0, 0, 43, dome) +
      strew(kitchen, cuts, { count: 5, crowding: 0.9, scale: 0.8, area, lift: 1.5 });
    return sheet.lifted(repeated(surface, 55, muffin), 5);
  },

  bars(kitchen: FillingContext): string {
    const { surface, sheet, tint, random } = kitchen;
    const crumb = mix(tint, '#c98f4c', 0.25);
    const cuts = smallCuts(kitchen);
    const columns = surface.across > 150 ? 4 : 3;
    const lines = 3;
    const inner =
      surface.form === 'round'
        ? {
            ...surface,
            form: 'square' as const,
            across: surface.across * 0.7,
            down: surface.down * 0.7,
          }
        : shrunk(surface, 0.96);
    const [half, tall] = [inner.across / columns - 4, inner.down / lines - 4];
    return rows(inner, columns, lines)
      .map(([x, y]) => {
        const area: Surface = { form: 'square', x, y, across: half, down: tall };
        return (
          sheet.lifted(
            box(x - half, y - tall + 3, half * 2, tall * 2, 6, darker(crumb, 0.42)) +
              box(x - half, y - tall, half * 2, tall * 2 - 3, 6, crumb) +
              box(
                x - half + 3,
                y - tall + 3,
                half * 2 - 6,
                5,
                2.5,
                lighter(crumb, 0.4),
                'fill-opacity=".7"',
              ),
            3,
          ) +
          strew(kitchen, cuts, { count: 4, crowding: 0.9, scale: 0.8, area, lift: 1.5 }) +
          line(
            `M${n(x - half + 10)} ${n(y + random.between(-8, 10))}q14 6 26-2`,
            darker(crumb, 0.24),
            2,
          )
        );
      })
      .join('');
  },

  buns(kitchen: FillingContext): string {
    const { surface, random, sheet, tint } = kitchen;
    const crust = mix('#d4914a', tint, 0.16);
    const cuts = smallCuts(kitchen);
    const area: Surface = { form: 'round', x: 0, y: -2, across: 32, down: 30 };
    const dome = sheet.radial('bun', domeLight);
    const bun = () =>
      path(blob(0, 2, 49, 47, random, 0.04), darker(crust, 0.34)) +
      path(blob(0, 0, 47.5, 45, random, 0.04), crust) +
      circle(0, 0, 46, dome) +
      strew(kitchen, cuts, { count: 5, crowding: 0.9, scale: 0.8, area, lift: 1.5 });
    return sheet.lifted(repeated(surface, 50, bun), 5);
  },

  doughnuts(kitchen: FillingContext): string {
    const { surface, random, sheet, tint } = kitchen;
    const dough = mix('#c68443', tint, 0.1);
    // Sugar and milk have no colour of their own; chocolate and berries do.
    const glaze = brightness(tint) < 0.55 ? mix('#fdf3e2', tint, 0.75) : mix('#fdf3e2', tint, 0.2);
    const hole = (radius: number) =>
      `M${radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0z`;
    const ring = (across: number, inner: number, colour: string, rough: number, y = 0) =>
      path(
        `${blob(0, y, across, across, random, rough)}${hole(inner)}`,
        colour,
        'fill-rule="evenodd"',
      );
    const sprinkles = random.chance(0.5) ? [] : ['#c9456a', '#5f8052', '#dfa945', '#3f6478'];
    const sprinkled = () =>
      Array.from({ length: sprinkles.length * 3 }, (_, index) => {
        const angle = (index / (sprinkles.length * 3)) * Math.PI * 2 + random.between(-0.2, 0.2);
        const far = random.between(23, 38);
        const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
        const [dx, dy] = [random.between(-4, 4), random.between(-4, 4)];
        const colour = sprinkles[index % sprinkles.length] as string;
        return line(`M${n(x)} ${n(y)}l${n(dx)} ${n(dy)}`, colour, 3);
      }).join('');
    const doughnut = () =>
      ring(50, 14, darker(dough, 0.3), 0.02, 2) +
      ring(49, 13, dough, 0.02) +
      ring(44, 16, glaze, 0.05) +
      line('M-30-16q10-17 29-18', '#ffffff', 6, 'stroke-opacity=".7"') +
      line('M24 27q10-8 12-20', darker(glaze, 0.1), 4) +
      sprinkled();
    return sheet.lifted(repeated(surface, 54, doughnut), 5);
  },

  loaf(kitchen: FillingContext): string {
    const { surface, random, sheet, tint } = kitchen;
    const crumb = mix('#eccb8c', tint, 0.36);
    const crust = mix('#a8652c', tint, 0.16);
    const cuts = smallCuts(kitchen);
    const width = Math.min(surface.across * 0.82, 142);
    const tilt = random.between(-14, -6);
    const slice = (x: number) =>
      sheet.lifted(
        path(`M${n(x - 12)}-58q32-22 64 0q10 58 0 118q-32 12-64 0q-10-60 0-118z`, crust) +
          path(`M${n(x - 6)}-52q26-18 52 0q9 54 0 106q-26 10-52 0q-9-54 0-106z`, crumb),
        4,
      ) +
      strew(kitchen, cuts, {
        count: 5,
        crowding: 0.9,
        scale: 0.75,
        area: { form: 'square', x: x + 20, y: 2, across: 24, down: 50 },
        lift: 1,
      });
    const body = sheet.lifted(
      path(
        `M${n(-width)}-50q60-30 ${n(width * 1.24)}-8q14 56 0 116q-${n(width * 0.9)} 20-${n(width * 1.2)}-6q-24-52-${n(width * 0.04)}-102z`,
        darker(crust, 0.2),
      ) +
        path(
          `M${n(-width + 4)}-52q58-26 ${n(width * 1.2)}-6q12 54 0 106q-${n(width * 0.86)} 16-${n(width * 1.16)}-6q-22-48-${n(width * 0.04)}-94z`,
          crust,
        ) +
        line(
          `M${n(-width + 20)}-10q50-14 ${n(width * 0.98)}-2M${n(-width + 30)} 12q50-8 ${n(width * 0.9)} 0`,
          lighter(crust, 0.42),
          7,
          'stroke-opacity=".6"',
        ) +
        strew(kitchen, cuts, {
          count: 9,
          crowding: 1,
          scale: 0.85,
          area: { form: 'square', x: -width * 0.4, y: 0, across: width * 0.5, down: 40 },
          lift: 1.5,
        }),
      5,
    );
    return `<g transform="translate(${n(surface.x)} ${n(surface.y)})rotate(${n(tilt)})">${body}${slice(width * 0.3)}${slice(width * 0.62)}</g>`;
  },

  pancakes(kitchen: FillingContext): string {
    const { surface, random, sheet } = kitchen;
    const size = Math.min(surface.across, surface.down) * 0.62;
    const cakes = [
      [-0.32, -0.22],
      [0.32, -0.14],
      [-0.1, 0.3],
      [0.02, -0.02],
    ].map(([dx = 0, dy = 0]) => {
      const [x, y] = [surface.x + dx * surface.across, surface.y + dy * surface.down];
      return sheet.lifted(
        path(blob(x, y + 2, size, size * 0.96, random, 0.03), '#f3d69a') +
          path(blob(x, y, size * 0.97, size * 0.93, random, 0.03), '#c98642') +
          path(
            blob(x - 2, y - 3, size * 0.8, size * 0.76, random, 0.04),
            '#dba05a',
            'fill-opacity=".85"',
          ),
        5,
      );
    });
    const syrup =
      path(
        blob(surface.x + 2, surface.y + 8, size * 0.74, size * 0.6, random, 0.2),
        '#8f4a1c',
        'fill-opacity=".78"',
      ) +
      line(
        `M${n(surface.x - size * 0.3)} ${n(surface.y - size * 0.2)}q20-14 44-8`,
        '#e9b077',
        4,
        'stroke-opacity=".8"',
      );
    return (
      cakes.join('') +
      syrup +
      crown(kitchen, orAll(smallCuts(kitchen), kitchen), 12, 0.5, 1.1) +
      finishing(kitchen, 4)
    );
  },

  'flat-cake'(kitchen: FillingContext): string {
    const { surface, sheet, random, tint } = kitchen;
    const round: Surface = {
      ...surface,
      form: 'round',
      across: Math.min(surface.across, surface.down) * 0.98,
      down: Math.min(surface.across, surface.down) * 0.98,
    };
    const own = { ...kitchen, surface: round };
    const icing = mix(tint, '#f8e6c8', brightness(tint) > 0.5 ? 0.4 : 0.08);
    const cuts = orAll(smallCuts(kitchen), kitchen);
    const side = darker(icing, 0.24);
    const pearls = Array.from({ length: 22 }, (_, index) => {
      const angle = (index / 22) * Math.PI * 2;
      const [x, y] = [
        round.x + Math.cos(angle) * round.across * 0.9,
        round.y + Math.sin(angle) * round.down * 0.9,
      ];
      return (
        circle(x, y, 10, lighter(icing, 0.4)) + circle(x - 2, y - 2.4, 5, lighter(icing, 0.75))
      );
    }).join('');
    return (
      sheet.lifted(
        circle(round.x, round.y + 3, round.across, side) +
          circle(round.x, round.y, round.across - 1, icing),
        6,
      ) +
      circle(
        round.x,
        round.y,
        round.across - 1,
        sheet.radial(
          'icing',
          stops([0, '#ffffff', 0.45], [0.6, '#ffffff', 0], [1, '#2a1408', 0.2]),
        ),
      ) +
      sheet.lifted(pearls, 2) +
      (random.chance(0.5)
        ? around(own, cuts.slice(0, 2), 0.6, 1.2) + crown(own, cuts.slice(0, 1), 4, 0.24)
        : crown(own, cuts, 14, 0.6, 1.2)) +
      strew(own, kitchen.finish, {
        count: 4,
        crowding: 1.1,
        area: shrunk(round, 0.6),
        scale: 1,
        lift: 2,
      })
    );
  },

  fries(kitchen: FillingContext): string {
    const { surface, random, sheet, tint } = kitchen;
    const colour = mix('#efbf55', tint, 0.2);
    let sticks = '';
    for (let index = 0; index < 64; index += 1) {
      const half = random.between(30, 52);
      const [x, y] = pointOn(surface, random, 40);
      sticks += `<g transform="translate(${n(x)} ${n(y)})rotate(${anyTurn(random)})">${box(-half, -7, half * 2, 15, 3, darker(colour, 0.3))}${box(-half, -7.5, half * 2, 12, 3, index % 3 ? colour : lighter(colour, 0.25))}</g>`;
    }
    return (
      sheet.lifted(group(sticks, ''), 4) +
      strew(
        kitchen,
        smallCuts(kitchen).filter((cut) => cut !== 'potatoSlice'),
        { count: 10, crowding: 1, scale: 1.1, area: shrunk(surface, 0.8) },
      ) +
      finishing(kitchen, 8)
    );
  },
  flatbreads(kitchen: FillingContext): string {
    const { surface, random, sheet } = kitchen;
    const places =
      surface.across > surface.down * 1.15
        ? [
            [-0.5, 0.04],
            [0.5, -0.04],
            [0, 0.06],
          ]
        : [
            [-0.24, -0.2],
            [0.24, -0.06],
            [-0.02, 0.2],
          ];
    const radius = Math.min(
      surface.across * (places[0]?.[0] === -0.5 ? 0.56 : 0.7),
      surface.down * 0.92,
    );
    return (
      places
        .map(([dx = 0, dy = 0]) => {
          const [x, y] = [surface.x + dx * surface.across, surface.y + dy * surface.down];
          const scorch = spotted(random, radius * 0.82, 15, (sx, sy) =>
            ellipse(
              x + sx,
              y + sy,
              random.between(3, 12),
              random.between(3, 8),
              '#9a5c28',
              `fill-opacity="${n(random.between(0.3, 0.7))}"`,
            ),
          );
          return sheet.lifted(
            path(blob(x, y + 2, radius, radius * 0.9, random, 0.05), '#c48f4c') +
              path(blob(x, y, radius * 0.98, radius * 0.88, random, 0.05), '#efd09a') +
              path(
                blob(x - 4, y - 5, radius * 0.72, radius * 0.6, random, 0.1),
                '#f7e2b8',
                'fill-opacity=".7"',
              ) +
              scorch,
            5,
          );
        })
        .join('') +
      strew(kitchen, smallCuts(kitchen), {
        count: 5,
        crowding: 1.2,
        scale: 0.9,
        area: shrunk(surface, 0.6),
        lift: 2,
      }) +
      finishing(kitchen, 8, shrunk(surface, 0.66))
    );
  },

  waffles(kitchen: FillingContext): string {
    const { surface, sheet, random } = kitchen;
    const batter = mix('#dba14e', kitchen.tint, 0.1);
    const waffle = () => {
      let wells = '';
      for (let row = -2; row <= 2; row += 1) {
        for (let column = -2; column <= 2; column += 1) {
          const [x, y] = [column * 28, row * 28];
          wells +=
            box(x - 10.5, y - 10.5, 21, 21, 4, darker(batter, 0.3)) +
            box(x - 8, y - 7, 18, 17, 3, darker(batter, 0.12));
        }
      }
      return (
        box(-74, -71, 148, 148, 22, darker(batter, 0.4)) +
        box(-74, -74, 148, 147, 22, batter) +
        box(-71, -71, 142, 8, 4, lighter(batter, 0.4), 'fill-opacity=".7"') +
        wells
      );
    };
    const pair: [number, number, number][] = [
      [-40, 12, -14],
      [38, -14, 12],
    ];
    const stack = pair
      .map(([dx, dy, turn]) =>
        sheet.lifted(
          sheet.place('waffle', waffle, {
            x: surface.x + dx,
            y: surface.y + dy,
            turn,
            scale: surface.across > 150 ? 1.1 : 1,
          }),
          5,
        ),
      )
      .join('');
    const syrup = path(
      blob(surface.x + 6, surface.y + 2, 62, 48, random, 0.24),
      '#8f4a1c',
      'fill-opacity=".78"',
    );
    return (
      stack +
      syrup +
      crown(kitchen, orAll(smallCuts(kitchen), kitchen), 10, 0.46, 1.15) +
      finishing(kitchen, 4)
    );
  },

  wedges(kitchen: FillingContext): string {
    const { surface, sheet, random } = kitchen;
    const shell = random.pick(['#e9bd72', '#e2ac5c', '#edcb8a']);
    const cuts = orAll(smallCuts(kitchen), kitchen);
    const size = Math.min(surface.across, surface.down) * 1.06;
    const count = 6;
    return (
      sheet.lifted(
        Array.from({ length: count }, (_, index) => {
          const middle = (index / count) * 360 + 15;
          const area: Surface = {
            form: 'round',
            x: size * 0.66,
            y: 0,
            across: size * 0.16,
            down: size * 0.26,
          };
          const wedge =
            path(
              `M14 0L${n(size * 0.86)}-${n(size * 0.43)}Q${n(size * 1.06)} 0 ${n(size * 0.86)} ${n(size * 0.43)}Z`,
              darker(shell, 0.32),
              'transform="translate(2 3)"',
            ) +
            path(
              `M14 0L${n(size * 0.86)}-${n(size * 0.43)}Q${n(size * 1.06)} 0 ${n(size * 0.86)} ${n(size * 0.43)}Z`,
              shell,
              `stroke="${darker(shell, 0.2)}" stroke-width="2"`,
            ) +
            spotted(random, size * 0.2, 6, (x, y) =>
              ellipse(x + size * 0.6, y, 6, 4, '#b5702f', 'fill-opacity=".5"'),
            );
          return `<g transform="translate(${n(surface.x)} ${n(surface.y)})rotate(${n(middle)})">${wedge}${strew(kitchen, cuts, { count: 5, crowding: 0.7, scale: 0.85, area, lift: 1.5 })}</g>`;
        }).join(''),
        4,
      ) + finishing(kitchen, 5)
    );
  },

  pieces(kitchen: FillingContext): string {
    const { surface, sheet, random } = kitchen;
    const cuts = orAll(modestCuts(kitchen), kitchen);
    const hero = cuts.find((cut) => pieceOf(cut).reach >= 16) ?? (cuts[0] as PieceName);
    const scale = Math.min(2, 38 / pieceOf(hero).reach);
    const leaves = strew(kitchen, ownLeaves(kitchen, hero), {
      count: 12,
      crowding: 0.7,
      scale: 1.2,
      area: shrunk(surface, 0.95),
    });
    const garnish = cuts.filter((cut) => cut !== hero && pieceOf(cut).reach < 24).slice(0, 3);
    const one = (index: number) => {
      const top = garnish[index % Math.max(1, garnish.length)];
      return (
        put(kitchen, hero, {
          x: 0,
          y: 0,
          scale,
          turn: surface.form === 'square' ? random.between(-18, 18) : index * 47,
        }) + (top ? put(kitchen, top, { x: 6, y: -5, scale: 0.85, turn: index * 70 }) : '')
      );
    };
    return (
      leaves +
      sheet.lifted(repeated(surface, pieceOf(hero).reach * scale * 1.1, one), 4) +
      finishing(kitchen, 7)
    );
  },
} satisfies Record<string, (kitchen: FillingContext) => string>;

export type OpenFilling = keyof typeof fillings;

export const openFillings = Object.keys(fillings) as OpenFilling[];

export function fill(filling: OpenFilling, kitchen: FillingContext): string {
  return fillings[filling](kitchen);
}
