import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { darker, lighter, seasoned } from './colour.js';
import { glyphs } from './glyphs.js';
import type { DishTexture, DrawnWhole, Glyph, Whole } from './glyphs.js';
import { pieceOf, pieces } from './pieces.js';
import { SeededRandom } from '@larder/seeded-random';
import { box, circle, ellipse, line, n, path } from './sheet.js';

/** Every whole food is drawn around 0,0 within this radius. */
export const wholeReach = 40;

const iconBodies = loadIconBodies();

/** Only the bodies that are used stay in memory: the package holds three thousand icons. */
function loadIconBodies(): ReadonlyMap<string, string> {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const set = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  const bodies = new Map<string, string>();
  for (const { whole } of glyphs.values()) {
    if (!('icon' in whole) || bodies.has(whole.icon)) continue;
    const icon = set.icons[whole.icon];
    if (!icon) throw new Error(`The icon package has no "${whole.icon}".`);
    bodies.set(whole.icon, icon.body);
  }
  return bodies;
}

function iconDrawing(
  name: string,
  recolour: Readonly<Record<string, string>> | undefined,
  prefix: string,
): string {
  const body = (iconBodies.get(name) as string)
    .replace(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi, (colour) => {
      const wanted = recolour?.[colour.toLowerCase()];
      return wanted ?? seasoned(colour);
    })
    .replace(/\bid="([^"]+)"/g, `id="${prefix}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}-$1"`);
  return `<g transform="scale(2.4)translate(-16 -16)">${body}</g>`;
}

/** A small ceramic dish from above, as a cook sets out spices, grains and sauces. */
function smallDish(colour: string, texture: DishTexture): string {
  const random = new SeededRandom(7, colour + texture);
  const parts = [
    circle(0, 0, 37, '#d8cbb6'),
    circle(-0.8, -1, 35.6, '#f7f0e2'),
    circle(0, 0, 29.5, '#cfc0a8'),
    circle(0.8, 1.2, 28, colour),
  ];
  const sprinkle = (count: number, draw: (x: number, y: number) => string) => {
    for (let index = 0; index < count; index += 1) {
      const angle = index * 2.39996;
      const distance = 25 * Math.sqrt((index + 0.4) / count);
      parts.push(draw(Math.cos(angle) * distance, Math.sin(angle) * distance));
    }
  };
  const light = lighter(colour, 0.35);
  const dark = darker(colour, 0.22);
  if (texture === 'powder') {
    parts.push(
      path('M-22 6q2-22 22-25q20 4 23 23q-10 18-24 18q-17-1-21-16z', light, 'fill-opacity=".55"'),
      path('M-11 0q4-12 15-13q9 3 10 12q-5 8-13 8q-9-1-12-7z', light),
      line('M-14 14q8 6 18 4', dark, 2, 'stroke-opacity=".5"'),
    );
  } else if (texture === 'liquid') {
    parts.push(
      line('M-16 4Q-14-14 2-15Q16-12 15 2Q11 13 0 11Q-8 7-4-2Q2-8 7-2', light, 5),
      line('M-19 12Q-8 22 10 18', dark, 2.6, 'stroke-opacity=".4"'),
    );
  } else if (texture === 'seed') {
    sprinkle(
      30,
      (x, y) =>
        circle(x + 0.6, y + 0.8, 4.4, dark) +
        circle(x, y, 3.8, random.chance(0.4) ? light : colour),
    );
  } else if (texture === 'grain') {
    sprinkle(46, (x, y) => {
      const turn = Math.round(random.between(0, 180));
      return `<ellipse rx="3.6" ry="1.5" transform="translate(${n(x)} ${n(y)})rotate(${turn})" fill="${random.pick([light, dark, light])}"/>`;
    });
  } else {
    sprinkle(26, (x, y) => {
      const turn = Math.round(random.between(0, 180));
      return `<ellipse rx="5.4" ry="3.4" transform="translate(${n(x)} ${n(y)})rotate(${turn})" fill="${random.pick([light, dark, colour])}"/>`;
    });
  }
  parts.push(
    path(
      'M-27-10a29 29 0 0 1 26-19',
      'none',
      'stroke="#5b4630" stroke-opacity=".22" stroke-width="4" stroke-linecap="round"',
    ),
  );
  return parts.join('');
}

function bottleDrawing(liquid: string): string {
  return [
    path('M-7-39h14v16q12 7 12 20v34q0 8-8 8h-22q-8 0-8-8v-34q0-13 12-20z', lighter(liquid, 0.45)),
    path('M-16 2q0-5 2-9h28q2 4 2 9v28q0 6-6 6h-20q-6 0-6-6z', liquid),
    box(-13, 8, 26, 17, 3, '#f8efdc'),
    line('M-7 14h14M-7 19h9', darker(liquid, 0.2), 2),
    box(-8, -40, 16, 11, 3, '#7a5334'),
    line('M-14-3v27', '#ffffff', 2.6, 'stroke-opacity=".5"'),
  ].join('');
}

const leafVeins = (fill: string, light: string, tilt: number) =>
  `<g transform="rotate(${tilt})">${path('M0-38q26 16 20 46q-4 18-20 28q-16-10-20-28q-6-30 20-46z', darker(fill, 0.2))}${path('M0-36q22 16 17 43q-4 16-17 25q-13-9-17-25q-5-27 17-43z', fill)}${line('M0-28v58M0-8l11-9M0-8l-11-9M0 8l12-9M0 8l-12-9M0 22l9-8M0 22l-9-8', light, 1.8)}</g>`;

const drawings: Record<DrawnWhole, () => string> = {
  asparagus: () =>
    [-18, -6, 6, 18]
      .map(
        (x, index) =>
          `<g transform="rotate(${-62 + index * 2})translate(4 ${x})">${pieceOf('asparagusSpear').body}</g>`,
      )
      .join('') + line('M-8-12L9 12', '#c9a26b', 5),
  basil: () =>
    [
      [-14, 4, -50],
      [14, 6, 48],
      [0, -6, 0],
    ]
      .map(
        ([x = 0, y = 0, tilt = 0]) =>
          `<g transform="translate(${x} ${y})scale(.72)">${leafVeins('#4f9a45', '#9fd07f', tilt)}</g>`,
      )
      .join(''),
  beet: () =>
    [
      line('M-2-10Q-14-26-20-37M0-10Q2-26 2-39M3-10Q14-24 24-34', '#a8305a', 4.4),
      `<g transform="translate(-20 -30)scale(.36)">${leafVeins('#5f9347', '#c0456a', -30)}</g><g transform="translate(3 -32)scale(.36)">${leafVeins('#6fa050', '#c0456a', 4)}</g><g transform="translate(24 -28)scale(.36)">${leafVeins('#5f9347', '#c0456a', 36)}</g>`,
      path('M0-14q26 0 26 24q-3 20-20 22q-3 4-7 9q-2-6-6-9q-18-3-20-22q1-24 27-24z', '#7f1f48'),
      path('M-2-11q22 1 22 20q-2 16-19 18q-20-1-22-18q1-19 19-20z', '#a5305f'),
      path('M-15 4q2-10 11-11', 'none', 'stroke="#d97b9a" stroke-width="3" stroke-linecap="round"'),
    ].join(''),
  butternut: () =>
    `<g transform="rotate(28)">${path('M-11-34q0-5 11-5q11 0 11 5q-1 16 5 25q10 9 10 24q-2 22-26 23q-24-1-26-23q0-15 10-24q6-9 5-25z', '#d39a4e')}${path('M-10-33q1-4 9-4q7 0 7 4q-1 18 5 27q8 9 7 21q-3 18-19 19q-20-1-23-19q0-14 9-22q6-8 5-26z', '#eec07a')}${line('M-4-28q0 14-5 22q-8 9-7 21', '#f9dfae', 4)}${box(-5, -41, 10, 7, 3, '#7a6238')}</g>`,
  cabbage: () =>
    [
      circle(0, 1, 37, '#7f9f4f'),
      path('M-34 2q2-30 34-35q32 4 34 34q-6 34-34 35q-28-2-34-34z', '#a5c26c'),
      path('M-24 6q-2-26 24-32q26 6 25 30q-6 26-26 27q-20-3-23-25z', '#c0d88a'),
      path('M-13 8q-2-18 14-22q16 6 14 20q-6 16-16 16q-10-3-12-14z', '#dceab0'),
      line(
        'M-2 34Q-8 6 2-26M-4 16q-12-6-18-16M0 10q12-6 18-18M-5 28q-14-2-22-12M-2 26q14-2 24-14',
        '#eef5d2',
        2.4,
      ),
    ].join(''),
  'red cabbage': () =>
    [
      circle(0, 1, 37, '#5c2450'),
      path('M-34 2q2-30 34-35q32 4 34 34q-6 34-34 35q-28-2-34-34z', '#7f3670'),
      path('M-24 6q-2-26 24-32q26 6 25 30q-6 26-26 27q-20-3-23-25z', '#9a4e8c'),
      path('M-13 8q-2-18 14-22q16 6 14 20q-6 16-16 16q-10-3-12-14z', '#b877ab'),
      line(
        'M-2 34Q-8 6 2-26M-4 16q-12-6-18-16M0 10q12-6 18-18M-5 28q-14-2-22-12M-2 26q14-2 24-14',
        '#e6c8df',
        2.4,
      ),
    ].join(''),
  cauliflower: () =>
    [
      path('M-38 4q4 34 38 35q34-1 38-35q-10-12-18-2q-20 12-40 0q-8-10-18 2z', '#7fa552'),
      ...[
        [-22, -4, 14],
        [22, -4, 14],
        [-12, -20, 14],
        [12, -20, 14],
        [0, -8, 16],
        [-12, 8, 14],
        [12, 8, 14],
      ].map(
        ([x = 0, y = 0, r = 0]) =>
          circle(x, y + 1.5, r, '#d9cba4') + circle(x - 0.8, y - 0.8, r - 1.6, '#f8f0d8'),
      ),
      path(
        'M-37 8q0 26 24 30q-4-18-12-24q-6-6-12-6zM37 8q0 26-24 30q4-18 12-24q6-6 12-6z',
        '#9cbf68',
      ),
    ].join(''),
  celery: () =>
    `<g transform="rotate(32)">${[-9, 0, 9].map((x) => line(`M${x} 38Q${x * 0.6} 0 ${x * 1.5}-20`, x === 0 ? '#b7d47c' : '#98bd5e', 8.5)).join('')}${line('M-8 34Q-6 4-11-14M1 36V-12M10 34Q7 4 13-14', '#dcecb0', 1.8)}${circle(-14, -26, 9, '#6fa045')}${circle(-2, -31, 9.5, '#7fb052')}${circle(12, -27, 9.5, '#68993f')}${circle(2, -22, 8, '#8cba5c')}</g>`,
  leek: () =>
    `<g transform="rotate(38)">${path('M-9 34q-2-30 0-42q-4-16-14-28q10-4 16 6q2-12 8-12q6 2 6 14q6-10 16-8q-10 14-14 28q2 14 0 42q-9 6-18 0z', '#6f9a48')}${path('M-9 34q-2-28 0-40q8 6 18 0q2 12 0 40q-9 6-18 0z', '#f3f2d4')}${line('M-4-4v38M2-6v40M-3-8q-2-14-8-24M4-8q0-14 2-26', '#c7d596', 1.8)}${line('M-5 38l-3 3M0 38v4M5 38l3 3', '#d9cfa8', 2)}</g>`,
  parsnip: () =>
    `<g transform="rotate(36)">${line('M-4-26l-8-13M0-26v-14M5-26l8-12', '#7fa552', 4)}${path('M-16-22q16-10 32 0q4 12-4 28q-6 18-12 34q-6-16-12-34q-8-16-4-28z', '#d9c08a')}${path('M-14-20q13-8 25 0q4 10-3 25q-5 14-9 27q-5-13-9-27q-8-14-4-25z', '#f2e3b8')}${line('M-9-8h8M3-2h6M-6 6h7M0 16h4', '#cdb27a', 2)}</g>`,
  pumpkin: () =>
    [
      path('M-4-26q0-9 8-13l5 4q-6 3-5 10z', '#6f7f3c'),
      ellipse(0, 4, 39, 31, '#c46f1f'),
      ellipse(-20, 4, 17, 29, '#e58f31'),
      ellipse(20, 4, 17, 29, '#d97f27'),
      ellipse(0, 4, 16, 31, '#f0a144'),
      path(
        'M-26-8q-4 10 0 22M-6-14q-3 16 0 30',
        'none',
        'stroke="#fbd08a" stroke-width="3" stroke-linecap="round"',
      ),
    ].join(''),
  radish: () =>
    [
      `<g transform="translate(-9 -24)scale(.44)">${leafVeins('#6fa548', '#b4d68a', -24)}</g><g transform="translate(11 -24)scale(.44)">${leafVeins('#5f9340', '#b4d68a', 24)}</g>`,
      path('M0-8q24-2 24 18q-3 16-18 20q-3 4-6 9q-3-5-6-9q-15-4-18-20q0-20 24-18z', '#c4315c'),
      path('M-3-5q18-1 18 14q-2 12-15 15q-15-2-18-15q0-13 15-14z', '#e05a80'),
      path('M-3 36q1-8 3-9q2 2 3 9l-3 4z', '#f8e6e6'),
    ].join(''),
  scallion: () =>
    `<g transform="rotate(40)">${[-10, 0, 10]
      .map(
        (x, index) =>
          `${line(`M${x} 26Q${x} 0 ${x + (index - 1) * 5}-36`, index === 1 ? '#7fb24c' : '#5f9a3c', 6.4)}${line(`M${x} 30Q${x} 14 ${x} 6`, '#f2f4d8', 6.8)}${circle(x, 32, 5.6, '#fbf8e6')}${line(`M${x - 2} 37l-2 4M${x + 2} 37l2 4`, '#e0d4b0', 1.6)}`,
      )
      .join('')}${line('M-16 0h32', '#c08a52', 4.5)}</g>`,
  salmon: () => `<g transform="scale(.62)rotate(-18)">${pieceOf('salmonFillet').body}</g>`,
  fish: () =>
    `<g transform="rotate(-24)">${path('M-40 0q14-21 40-20q18 2 27 14l13-11q4 17 0 34l-13-11q-10 13-27 14q-26 1-40-20z', '#6f8c96')}${path('M-38-1q14-18 38-17q16 1 25 13q-30 8-63 4z', '#8fadb5')}${path('M-38 1q30 8 62 4q-9 12-24 13q-24 0-38-17z', '#d9e2de')}${path('M-6-18q8-10 18-6q-2 6-6 10z', '#5a7580')}${circle(-26, -4, 4.4, '#fffaf0')}${circle(-26, -4, 2.4, '#2c2a2a')}${line('M-16-12q6 12 0 24', '#5a7580', 2.2)}${line('M-4-7q4 3 0 7M6-7q4 3 0 7M16-5q3 3 0 5', '#5f7d88', 1.8)}${line('M31-8l6-5M31 0h7M31 8l6 5', '#5a7580', 1.6)}</g>`,
  spaghetti: () =>
    `<g transform="rotate(38)">${box(-13, -39, 26, 78, 4, '#d9a94f')}${[-10, -6, -2, 2, 6, 10].map((x) => line(`M${x} ${-37 + (x % 4)}L${x * 0.9} ${37 - (x % 3)}`, '#f4d788', 2.6)).join('')}${box(-15, -6, 30, 13, 4, '#b5523a')}${line('M-13-2h26', '#f3d9b8', 1.8)}</g>`,
  tofu: () =>
    [
      path('M-34-8L0-26L35-10V16L2 36L-34 18z', '#d9c9a4'),
      path('M-34-8L0-26L35-10L2 9z', '#fdf6e4'),
      path('M-34-8L2 9V36L-34 18z', '#f0e3c4'),
      circle(-6, -12, 1.8, '#e2d4b2'),
      circle(10, -9, 1.6, '#e2d4b2'),
      circle(-20, 8, 1.7, '#dccba4'),
      circle(-8, 20, 1.7, '#dccba4'),
    ].join(''),
  pomegranate: () =>
    [
      path('M-8-30l-5-10l9 4l4-5l4 5l9-4l-5 10z', '#9c2638'),
      circle(0, 4, 34, '#a82a3e'),
      circle(-2, 2, 31, '#cb4250'),
      path('M-4-8q20-4 26 10q0 18-18 22q-18 0-22-14q0-14 14-18z', '#f4ddb8'),
      ...[
        [-2, 2],
        [6, 0],
        [13, 4],
        [-5, 10],
        [3, 8],
        [11, 12],
        [0, 17],
        [8, 19],
        [17, 10],
      ].map(
        ([x = 0, y = 0]) => circle(x, y, 4.2, '#b01f3c') + circle(x - 1.2, y - 1.2, 1.3, '#ef8f98'),
      ),
    ].join(''),
  raspberry: () =>
    [
      [-15, 10],
      [15, 12],
      [0, -12],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<g transform="translate(${x} ${y})scale(1.65)">${pieceOf('raspberry').body}</g>`,
      )
      .join('') + `<g transform="translate(22 -20)rotate(40)">${pieceOf('mintLeaf').body}</g>`,
  fig: () =>
    `${path('M-14-38q4 8 6 12q22 10 20 36q-4 26-26 26q-24-2-24-26q0-22 18-34q2-6 6-14z', '#5b3560')}${path('M-16-24q16 12 16 34q-6 20-18 18q-14-6-12-24q2-18 14-28z', '#7a4f80')}<g transform="translate(18 16)scale(1.25)">${pieceOf('figHalf').body}</g>`,
  almond: () =>
    [
      [-14, -10, 20],
      [14, -8, -40],
      [0, 14, 80],
    ]
      .map(
        ([x = 0, y = 0, turn = 0]) =>
          `<g transform="translate(${x} ${y})rotate(${turn})scale(1.35)">${pieces.almond.body}</g>`,
      )
      .join(''),
  walnut: () =>
    [
      [-15, -8],
      [15, 10],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<g transform="translate(${x} ${y})scale(1.5)">${pieces.walnut.body}</g>`,
      )
      .join(''),
  grapefruit: () =>
    `${circle(-8, -6, 31, '#dc8a3c')}${circle(-10, -8, 28, '#f0a85a')}<g transform="translate(13 12)scale(1.3)">${pieceOf('grapefruitSlice').body}</g>`,
};

function scaledPiece(whole: Extract<Whole, { piece: unknown }>): string {
  const { body, reach } = pieceOf(whole.piece);
  if (reach >= 30) return `<g transform="rotate(-20)scale(${n(36 / reach)})">${body}</g>`;
  // Small cuts come by the handful.
  const scale = reach < 18 ? 1.3 : 1.1;
  return [
    [-15, 12, -18],
    [15, 11, 24],
    [1, -14, 4],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<g transform="translate(${x} ${y})rotate(${turn})scale(${scale})">${body}</g>`,
    )
    .join('');
}

/** The same small dish from the side, for what stands on a table. */
function standingDish(colour: string): string {
  return [
    path('M-32 6q4-30 32-32q28 2 32 32z', darker(colour, 0.14)),
    path('M-28 4q6-25 27-27q20 1 26 27z', colour),
    line('M-14-10q5-8 12-9', lighter(colour, 0.5), 3.4),
    path('M-39 4h78q-2 34-30 35h-18q-28-1-30-35z', '#d8cbb6'),
    path('M-39 4h70q-2 32-27 34h-13q-28-1-30-34z', '#f7f0e2'),
    box(-41, 0, 82, 8, 4, '#fffaf0'),
  ].join('');
}

/** The whole food of a glyph around 0,0; `prefix` keeps the ids inside it apart from all others. */
export function wholeFood(glyph: Glyph, prefix: string, standing = false): string {
  const { whole } = glyph;
  if (standing && 'dish' in whole) return standingDish(whole.dish);
  if ('icon' in whole) return iconDrawing(whole.icon, whole.recolour, prefix);
  if ('dish' in whole) return smallDish(whole.dish, whole.texture);
  if ('bottle' in whole) return bottleDrawing(whole.bottle);
  if ('piece' in whole) return scaledPiece(whole);
  return drawings[whole.drawn]();
}
