import { brightness, darker, lighter, mix } from './colour.js';
import type { SeededRandom } from '@larder/seeded-random';
import { box, circle, ellipse, group, line, n, path, stops } from './sheet.js';
import type { Sheet } from './sheet.js';
import { surfaceShape } from './surface.js';
import type { Surface } from './surface.js';

/** What keeps whole foods off: discs and boxes that the vessel covers. */
export interface Obstacle {
  x: number;
  y: number;
  across: number;
  down: number;
  round: boolean;
}

export interface VesselDrawing {
  /** Below the food. */
  base: string;
  /** Above the food: the shade of the wall, a rim. */
  rim: string;
  surface: Surface;
  obstacles: Obstacle[];
}

export interface VesselScene {
  sheet: Sheet;
  random: SeededRandom;
  x: number;
  y: number;
  glaze: string;
  ground: string;
}

const glazes = [
  '#f6eee0',
  '#e9dcc6',
  '#cfd6c4',
  '#e8b9a2',
  '#3f5468',
  '#54624d',
  '#3f3b3a',
  '#b9583c',
  '#dfa945',
  '#7f9ca8',
  '#8a4a5c',
  '#2f5c5e',
] as const;

/** A glaze that stands out from the ground that the vessel is on. */
export function glazeFor(ground: string, random: SeededRandom): string {
  const apart = glazes.filter((glaze) => Math.abs(brightness(glaze) - brightness(ground)) > 0.2);
  return random.pick(apart.length > 0 ? apart : glazes);
}

const disc = (x: number, y: number, radius: number): Obstacle => ({
  x,
  y,
  across: radius,
  down: radius,
  round: true,
});

const slab = (x: number, y: number, across: number, down: number): Obstacle => ({
  x,
  y,
  across,
  down,
  round: false,
});

function groundShadow(sheet: Sheet, shape: (dx: number, dy: number) => string): string {
  return (
    group(shape(10, 16), `filter="${sheet.blur(11)}" opacity=".34"`) +
    group(shape(3, 5), `filter="${sheet.blur(3)}" opacity=".3"`)
  );
}

/** The light of the rim: bright top left, dark bottom right. */
const rimLight = (sheet: Sheet) =>
  sheet.linear(
    'rim light',
    stops([0, '#ffffff', 0.75], [0.45, '#ffffff', 0.12], [1, '#000000', 0.22]),
  );

/** The wall throws its shade on what lies inside, from the top left. */
function wallShade(sheet: Sheet, surface: Surface, strength: number): string {
  const shade = sheet.linear(
    `wall ${strength}`,
    stops([0, '#2a1408', strength], [0.34, '#2a1408', strength * 0.25], [0.6, '#2a1408', 0]),
  );
  return surfaceShape(surface, 'none', 5, `stroke="${shade}" stroke-width="11"`);
}

function speckles(random: SeededRandom, surface: Surface, hole: number, colour: string): string {
  let marks = '';
  for (let index = 0; index < 26; index += 1) {
    const angle = random.between(0, Math.PI * 2);
    const distance = random.between(hole, 0.985);
    marks += circle(
      surface.x + Math.cos(angle) * surface.across * distance,
      surface.y + Math.sin(angle) * surface.down * distance,
      random.between(0.8, 1.9),
      colour,
    );
  }
  return group(marks, 'opacity=".45"');
}

function decoration(scene: VesselScene, surface: Surface, from: number): string {
  const { random, glaze } = scene;
  const ink =
    brightness(glaze) > 0.6
      ? random.pick(['#b9583c', '#4f6b7f', '#6f8052', '#c99a3c'])
      : lighter(glaze, 0.55);
  const middle = (1 + from) / 2;
  const along = (count: number, draw: (x: number, y: number, degrees: number) => string) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * Math.PI * 2;
      return draw(
        surface.x + Math.cos(angle) * surface.across * middle,
        surface.y + Math.sin(angle) * surface.down * middle,
        (angle * 180) / Math.PI,
      );
    }).join('');
  switch (random.pick(['plain', 'plain', 'speckle', 'line', 'lines', 'dots', 'dashes', 'leaves'])) {
    case 'speckle':
      return speckles(random, surface, from, darker(glaze, 0.5));
    case 'line':
      return surfaceShape(
        surface,
        'none',
        surface.across * (1 - middle),
        `stroke="${ink}" stroke-width="3.4"`,
      );
    case 'lines':
      return (
        surfaceShape(surface, 'none', 6, `stroke="${ink}" stroke-width="5"`) +
        surfaceShape(
          surface,
          'none',
          surface.across * (1 - middle) + 3,
          `stroke="${ink}" stroke-width="1.6"`,
        )
      );
    case 'dots':
      return along(36, (x, y) => circle(x, y, 3, ink));
    case 'dashes':
      return along(
        44,
        (x, y, degrees) =>
          `<rect x="-6" y="-1.4" width="12" height="2.8" rx="1.4" fill="${ink}" transform="translate(${n(x)} ${n(y)})rotate(${Math.round(degrees)})"/>`,
      );
    case 'leaves':
      return along(
        24,
        (x, y, degrees) =>
          `<path d="M-7 0q7-6 14 0q-7 6-14 0z" fill="${ink}" transform="translate(${n(x)} ${n(y)})rotate(${Math.round(degrees + 62)})"/>`,
      );
    default:
      return '';
  }
}

const round = (x: number, y: number, across: number, down = across): Surface => ({
  form: 'round',
  x,
  y,
  across,
  down,
});

const square = (x: number, y: number, across: number, down: number): Surface => ({
  form: 'square',
  x,
  y,
  across,
  down,
});

function roundDish(
  scene: VesselScene,
  outer: Surface,
  wall: number,
  hole: number,
  depth: number,
): VesselDrawing {
  const { sheet, glaze } = scene;
  const inner = round(outer.x, outer.y, outer.across * wall, outer.down * wall);
  const surface = round(outer.x, outer.y, outer.across * hole, outer.down * hole);
  const inside = sheet.linear(
    `inside ${glaze}`,
    stops([0, darker(glaze, 0.26)], [1, lighter(glaze, 0.25)]),
  );
  return {
    base: [
      groundShadow(sheet, (dx, dy) =>
        surfaceShape({ ...outer, x: outer.x + dx, y: outer.y + dy }, '#2a1408'),
      ),
      surfaceShape(outer, darker(glaze, 0.18)),
      surfaceShape({ ...outer, x: outer.x - 1, y: outer.y - 1.5 }, glaze, 1.5),
      decoration(scene, outer, wall),
      surfaceShape(outer, 'none', 2.5, `stroke="${rimLight(sheet)}" stroke-width="3"`),
      surfaceShape(inner, inside),
      surfaceShape(
        inner,
        'none',
        1,
        `stroke="${darker(glaze, 0.3)}" stroke-opacity=".35" stroke-width="1.6"`,
      ),
    ].join(''),
    rim: depth > 0 ? wallShade(sheet, surface, depth) : '',
    surface,
    obstacles: [{ x: outer.x, y: outer.y, across: outer.across, down: outer.down, round: true }],
  };
}

function lugs(scene: VesselScene, x: number, y: number, radius: number, colour: string): string {
  return [-1, 1]
    .map((side) => {
      const at = x + side * (radius - 4);
      const loop = `M${n(at)} ${n(y - 30)}q${side * 40}-2 ${side * 40} 30q0 32 ${side * -40} 30`;
      return (
        group(
          line(loop, '#2a1408', 15, 'transform="translate(4 8)"'),
          `filter="${scene.sheet.blur(4)}" opacity=".35"`,
        ) +
        line(loop, darker(colour, 0.25), 15) +
        line(loop, colour, 11) +
        line(
          loop,
          lighter(colour, 0.4),
          2.4,
          'transform="translate(-1.5 -2.5)" stroke-opacity=".7"',
        )
      );
    })
    .join('');
}

const iron = '#3c3a39';

const drawings = {
  bowl: (scene: VesselScene) => roundDish(scene, round(scene.x, scene.y, 160), 0.935, 0.875, 0.5),

  'soup-bowl': (scene: VesselScene) =>
    roundDish(scene, round(scene.x, scene.y, 168), 0.79, 0.745, 0.5),

  plate: (scene: VesselScene) => {
    const drawing = roundDish(scene, round(scene.x, scene.y, 180), 0.79, 0.76, 0);
    return { ...drawing, surface: round(scene.x, scene.y, 143) };
  },

  platter: (scene: VesselScene) =>
    roundDish(scene, round(scene.x, scene.y, 220, 150), 0.84, 0.8, 0.18),

  skillet: (scene: VesselScene): VesselDrawing => {
    const { sheet, x, y } = scene;
    const right = scene.random.chance(0.5) ? 1 : -1;
    const [cx, cy, radius] = [x - right * 26, y + 14, 150];
    const handle = (dx: number, dy: number, fill: string) =>
      `<g transform="translate(${n(cx + dx)} ${n(cy + dy)})rotate(${right > 0 ? -32 : 212})">${box(radius - 12, -17, 118, 34, 16, fill)}</g>`;
    const surface = round(cx, cy, radius - 20);
    return {
      base: [
        groundShadow(
          sheet,
          (dx, dy) => circle(cx + dx, cy + dy, radius, '#2a1408') + handle(dx, dy, '#2a1408'),
        ),
        handle(0, 0, darker(iron, 0.35)),
        handle(-1, -2.5, iron),
        `<g transform="translate(${n(cx)} ${n(cy)})rotate(${right > 0 ? -32 : 212})">${box(radius + 66, -6, 26, 12, 6, '#6b5a4a')}${line(`M${radius + 4} -8h46`, '#ffffff', 3, 'stroke-opacity=".16"')}</g>`,
        circle(cx, cy, radius, darker(iron, 0.4)),
        circle(cx - 1, cy - 1.5, radius - 2, iron),
        circle(
          cx,
          cy,
          radius - 3,
          'none',
          `stroke="${rimLight(sheet)}" stroke-width="3.4" stroke-opacity=".6"`,
        ),
        circle(cx, cy, radius - 11, '#2b2928'),
        circle(cx, cy, radius - 16, sheet.radial('iron', stops([0, '#4b4846'], [1, '#2f2d2c']))),
      ].join(''),
      rim: wallShade(sheet, surface, 0.55),
      surface,
      obstacles: [
        disc(cx, cy, radius),
        disc(cx + right * 150, cy - 92, 36),
        disc(cx + right * 190, cy - 118, 36),
      ],
    };
  },

  pot: (scene: VesselScene): VesselDrawing => {
    const { sheet, x, y } = scene;
    const enamel = brightness(scene.glaze) > 0.7 ? '#b5492f' : scene.glaze;
    const surface = round(x, y, 128);
    return {
      base: [
        groundShadow(sheet, (dx, dy) => circle(x + dx, y + dy, 158, '#2a1408')),
        lugs(scene, x, y, 158, enamel),
        circle(x, y, 158, darker(enamel, 0.3)),
        circle(x - 1, y - 1.5, 156, enamel),
        circle(x, y, 153, 'none', `stroke="${rimLight(sheet)}" stroke-width="4"`),
        circle(x, y, 143, '#efe3cf'),
        circle(
          x,
          y,
          143,
          sheet.linear('pot inside', stops([0, '#2a1408', 0.42], [1, '#ffffff', 0.25])),
        ),
      ].join(''),
      rim: wallShade(sheet, surface, 0.5),
      surface,
      obstacles: [disc(x, y, 160), slab(x, y, 198, 36)],
    };
  },

  'baking-dish': (scene: VesselScene): VesselDrawing => {
    const { sheet, x, y, glaze } = scene;
    const outer = square(x, y, 196, 142);
    const surface = square(x, y, 176, 122);
    const tab = (side: number, dx = 0, dy = 0, fill = glaze) =>
      box(x + dx + side * 206 - 26, y + dy - 50, 52, 100, 20, fill);
    return {
      base: [
        groundShadow(
          sheet,
          (dx, dy) =>
            surfaceShape({ ...outer, x: x + dx, y: y + dy }, '#2a1408') +
            tab(-1, dx, dy, '#2a1408') +
            tab(1, dx, dy, '#2a1408'),
        ),
        tab(-1, 0, 1.5, darker(glaze, 0.22)) + tab(1, 0, 1.5, darker(glaze, 0.22)),
        tab(-1, -1, -1) + tab(1, -1, -1),
        surfaceShape(outer, darker(glaze, 0.22)),
        surfaceShape({ ...outer, x: x - 1, y: y - 1.5 }, glaze, 1.5),
        surfaceShape(outer, 'none', 3, `stroke="${rimLight(sheet)}" stroke-width="3.4"`),
        surfaceShape(
          outer,
          sheet.linear(
            `inside ${glaze}`,
            stops([0, darker(glaze, 0.26)], [1, lighter(glaze, 0.25)]),
          ),
          11,
        ),
      ].join(''),
      rim: wallShade(sheet, surface, 0.5),
      surface,
      obstacles: [slab(x, y, 196, 142), slab(x, y, 236, 54)],
    };
  },

  'sheet-pan': (scene: VesselScene): VesselDrawing => {
    const { sheet, x, y } = scene;
    const outer = square(x, y, 208, 146);
    const surface = square(x, y, 180, 118);
    return {
      base: [
        groundShadow(sheet, (dx, dy) =>
          surfaceShape({ ...outer, x: x + dx, y: y + dy }, '#2a1408'),
        ),
        surfaceShape(outer, '#8f8d8a'),
        surfaceShape({ ...outer, x: x - 1, y: y - 1.5 }, '#c9c6c0', 1.5),
        surfaceShape(outer, 'none', 3, `stroke="${rimLight(sheet)}" stroke-width="4"`),
        surfaceShape(
          outer,
          sheet.linear('steel', stops([0, '#7d7a76'], [0.5, '#a9a6a1'], [1, '#bcb9b3'])),
          13,
        ),
        path(
          `M${n(x - 188)} ${n(y - 122)}l120 3l96-5l158 6l4 96l-5 84l3 62l-150-4l-110 5l-116-3l4-108z`,
          '#e9d9b9',
        ),
        line(
          `M${n(x - 182)} ${n(y - 30)}l60 12M${n(x + 182)} ${n(y + 40)}l-70-14M${n(x - 60)} ${n(y + 118)}l10-50`,
          '#d3c09a',
          2,
        ),
      ].join(''),
      rim: '',
      surface,
      obstacles: [slab(x, y, 208, 146)],
    };
  },

  board: (scene: VesselScene): VesselDrawing => {
    const { sheet, random, x, y, ground } = scene;
    const wood = brightness(ground) > 0.5 ? '#a8703f' : '#d2a069';
    const shape = (dx: number, dy: number, fill: string) =>
      box(x - 204 + dx, y - 132 + dy, 384, 264, 30, fill) +
      box(x + 160 + dx, y - 34 + dy, 84, 68, 30, fill);
    let grain = '';
    for (let row = -110; row <= 110; row += 22) {
      const bend = random.between(-9, 9);
      grain += `M${n(x - 190)} ${n(y + row)}q150 ${n(bend)} 356 ${n(bend / 3)}`;
    }
    return {
      base: [
        groundShadow(sheet, (dx, dy) => shape(dx, dy, '#2a1408')),
        shape(1, 5, darker(wood, 0.35)),
        shape(0, 0, wood),
        line(grain, darker(wood, 0.2), 2, 'stroke-opacity=".6"'),
        box(
          x - 202,
          y - 130,
          380,
          260,
          28,
          'none',
          `stroke="${lighter(wood, 0.4)}" stroke-width="2.4" stroke-opacity=".6"`,
        ),
        circle(x + 216, y, 12, darker(wood, 0.5)),
        circle(x + 217, y + 1.5, 10.5, ground),
      ].join(''),
      rim: '',
      surface: square(x - 12, y, 176, 112),
      obstacles: [slab(x - 12, y, 194, 134), slab(x + 204, y, 44, 38)],
    };
  },

  'pie-tin': (scene: VesselScene): VesselDrawing => {
    const { sheet, x, y } = scene;
    const tin = brightness(scene.ground) > 0.55 ? '#a9a39a' : '#d6d0c5';
    const fluted = (radius: number, depth: number) => {
      const points = Array.from({ length: 56 }, (_, index) => {
        const angle = (index / 56) * Math.PI * 2;
        const at = radius + (index % 2 === 0 ? depth : -depth);
        return `${n(x + Math.cos(angle) * at)} ${n(y + Math.sin(angle) * at)}`;
      });
      return `M${points.join('L')}Z`;
    };
    const surface = round(x, y, 142);
    return {
      base: [
        groundShadow(sheet, (dx, dy) => circle(x + dx, y + dy, 162, '#2a1408')),
        path(fluted(163, 3), darker(tin, 0.3), 'stroke-linejoin="round"'),
        path(fluted(160, 3), tin),
        circle(x, y, 157, 'none', `stroke="${rimLight(sheet)}" stroke-width="3"`),
        circle(x, y, 150, darker(tin, 0.22)),
      ].join(''),
      rim: '',
      surface,
      obstacles: [disc(x, y, 163)],
    };
  },

  basket: (scene: VesselScene): VesselDrawing => {
    const { sheet, x, y } = scene;
    const wicker = '#b98a54';
    const outer = square(x, y, 202, 138);
    const weave = sheet.pattern(
      'weave',
      24,
      16,
      `<rect width="24" height="16" fill="${darker(wicker, 0.3)}"/><rect x="1" y="1" width="13" height="6" rx="3" fill="${wicker}"/><rect x="13" y="9" width="13" height="6" rx="3" fill="${lighter(wicker, 0.16)}"/><rect x="-11" y="9" width="13" height="6" rx="3" fill="${lighter(wicker, 0.16)}"/>`,
    );
    const red = scene.random.pick(['#c9583f', '#5f8052', '#3f6478', '#c9922f']);
    const check = sheet.pattern(
      `check ${red}`,
      26,
      26,
      `<rect width="26" height="26" fill="#fbf4e6"/><rect width="13" height="26" fill="${red}" fill-opacity=".34"/><rect width="26" height="13" fill="${red}" fill-opacity=".34"/>`,
      'rotate(6)',
    );
    const [left, right, top, bottom] = [x - 184, x + 184, y - 122, y + 122];
    const paper = `M${n(left)} ${n(top + 14)}l40-18l60 10l74-12l66 12l70-10l58 16l6 70l-8 62l8 66l-44 22l-72-8l-70 10l-78-10l-62 8l-46-18l-6-78l6-64z`;
    return {
      base: [
        groundShadow(sheet, (dx, dy) =>
          surfaceShape({ ...outer, x: x + dx, y: y + dy }, '#2a1408'),
        ),
        surfaceShape(outer, weave),
        surfaceShape(outer, 'none', 3, `stroke="${darker(wicker, 0.15)}" stroke-width="6"`),
        surfaceShape(outer, 'none', 2, `stroke="${rimLight(sheet)}" stroke-width="3"`),
        path(paper, '#2a1408', 'fill-opacity=".3" transform="translate(3 5)"'),
        path(paper, check),
        line(
          `M${n(left + 40)} ${n(top + 20)}l24 36M${n(right - 40)} ${n(bottom - 10)}l-26-30M${n(right - 50)} ${n(top + 16)}l-18 26`,
          '#d9c7a5',
          2,
          'stroke-opacity=".8"',
        ),
      ].join(''),
      rim: '',
      surface: square(x, y, 162, 98),
      obstacles: [slab(x, y, 202, 138)],
    };
  },

  wok: (scene: VesselScene): VesselDrawing => {
    const { sheet, x, y } = scene;
    const steel = '#53565a';
    const surface = round(x, y, 136);
    return {
      base: [
        groundShadow(sheet, (dx, dy) => circle(x + dx, y + dy, 160, '#2a1408')),
        lugs(scene, x, y, 160, '#7a7d80'),
        circle(x, y, 160, darker(steel, 0.5)),
        circle(x - 1, y - 1.5, 158, steel),
        circle(x, y, 156, 'none', `stroke="${rimLight(sheet)}" stroke-width="4"`),
        circle(x, y, 150, sheet.linear('wok', stops([0, '#232425'], [1, '#5c6063']))),
      ].join(''),
      rim: wallShade(sheet, surface, 0.45),
      surface,
      obstacles: [disc(x, y, 160), slab(x, y, 200, 36)],
    };
  },
} satisfies Record<string, (scene: VesselScene) => VesselDrawing>;

/** Three small dishes on a tray; each has a surface of its own. */
export function ramekins(scene: VesselScene): {
  base: string;
  rims: string;
  surfaces: Surface[];
  obstacles: Obstacle[];
} {
  const { sheet, x, y, glaze } = scene;
  const tilt = scene.random.chance(0.5) ? 1 : -1;
  const places: [number, number][] = [
    [x - 104, y - tilt * 38],
    [x + 104, y - tilt * 44],
    [x - 4, y + tilt * 76],
  ];
  const parts = places.map(([px, py]) => {
    const drawing = roundDish(
      { ...scene, x: px, y: py, glaze },
      round(px, py, 92),
      0.88,
      0.81,
      0.45,
    );
    return drawing;
  });
  const tray = (dx: number, dy: number, fill: string) =>
    ellipse(x + dx, y + tilt * 4 + dy, 232, 186, fill);
  const wood = brightness(scene.ground) > 0.5 ? '#96653a' : '#cf9d66';
  return {
    base:
      groundShadow(sheet, (dx, dy) => tray(dx, dy, '#2a1408')) +
      tray(0, 4, darker(wood, 0.35)) +
      tray(0, 0, wood) +
      ellipse(
        x,
        y + tilt * 4,
        226,
        180,
        'none',
        `stroke="${mix(wood, '#ffffff', 0.3)}" stroke-width="2.4" stroke-opacity=".7"`,
      ) +
      parts.map((part) => part.base).join(''),
    rims: parts.map((part) => part.rim).join(''),
    surfaces: parts.map((part) => part.surface),
    obstacles: [{ x, y: y + tilt * 4, across: 232, down: 186, round: true }],
  };
}

export type OpenVessel = keyof typeof drawings;

export const openVessels = Object.keys(drawings) as OpenVessel[];

export function drawVessel(vessel: OpenVessel, scene: VesselScene): VesselDrawing {
  return drawings[vessel](scene);
}
