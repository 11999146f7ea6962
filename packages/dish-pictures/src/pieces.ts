import { darker, lighter } from './colour.js';
import { box, circle, ellipse, line, path } from './sheet.js';

/** Food as it lies in the dish: cut, seen from above, drawn around 0,0. `reach` is its radius. */
export interface Piece {
  body: string;
  reach: number;
}

const piece = (reach: number, ...parts: string[]): Piece => ({ reach, body: parts.join('') });

function around(
  count: number,
  radius: number,
  draw: (x: number, y: number, turn: number) => string,
) {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2;
    return draw(Math.cos(angle) * radius, Math.sin(angle) * radius, (angle * 180) / Math.PI);
  }).join('');
}

const turned = (content: string, x: number, y: number, turn: number) =>
  `<g transform="translate(${x} ${y})rotate(${turn})">${content}</g>`;

// Families of cuts ------------------------------------------------------------------------------

const coin = (rim: string, flesh: string, core: string) =>
  piece(
    17,
    circle(0, 0, 16, rim),
    circle(0, 0, 13.6, flesh),
    circle(-1, -1, 6.5, core),
    path(
      'M-10-6a12 12 0 0 1 9-6',
      'none',
      `stroke="${lighter(flesh, 0.6)}" stroke-width="2" stroke-linecap="round"`,
    ),
  );

const seededCoin = (rim: string, flesh: string, seed: string) =>
  piece(
    17,
    circle(0, 0, 16, rim),
    circle(0, 0, 13.4, flesh),
    around(6, 6, (x, y, turn) =>
      turned(ellipse(0, 0, 3, 1.3, seed), Math.round(x), Math.round(y), Math.round(turn)),
    ),
  );

const citrus = (rind: string, flesh: string) =>
  piece(
    21,
    circle(0, 0, 20, rind),
    circle(0, 0, 17.6, '#fff4d6'),
    around(8, 0, (_x, _y, turn) =>
      turned(
        path('M2.5 0L14.6-4.6A3 3 0 0 1 16-1.8V1.8A3 3 0 0 1 14.6 4.6Z', flesh),
        0,
        0,
        Math.round(turn),
      ),
    ),
    path(
      'M-13-10a17 17 0 0 1 8-6',
      'none',
      'stroke="#fff" stroke-width="2" stroke-opacity=".55" stroke-linecap="round"',
    ),
  );

const cube = (face: string) =>
  piece(
    16,
    path('M-13-9q0-4 4-4h15q3 0 5 3l2 15q0 5-5 6l-14 2q-5 0-6-5z', darker(face, 0.16)),
    box(-13, -13, 23, 22, 4.5, face),
    path(
      'M-9-9h12',
      'none',
      `stroke="${lighter(face, 0.55)}" stroke-width="2.4" stroke-linecap="round"`,
    ),
  );

const chunk = (flesh: string) =>
  piece(
    18,
    path('M-16-2q-1-12 11-13q15-2 19 8q4 12-6 18q-13 6-20-2q-4-5-4-11z', darker(flesh, 0.28)),
    path('M-15-4q0-9 10-10q13-2 17 6q4 10-5 15q-12 5-18-1q-4-5-4-10z', flesh),
    path(
      'M-9-8q6-4 13-2M-8 3q5 3 10 1',
      'none',
      `stroke="${lighter(flesh, 0.35)}" stroke-width="2.2" stroke-linecap="round"`,
    ),
  );

const slices = (flesh: string, crust: string) =>
  piece(
    34,
    [-24, -8, 8, 24]
      .map((x, index) =>
        turned(
          path('M-9-17q9-6 18 0q5 17-1 33q-8 5-16 0q-6-16-1-33z', crust) +
            path('M-6-14q7-5 13 0q4 14-1 27q-5 4-11 0q-5-13-1-27z', flesh) +
            path(
              'M-2-9q-2 9 0 18',
              'none',
              `stroke="${lighter(flesh, 0.5)}" stroke-width="2" stroke-linecap="round"`,
            ),
          x,
          Math.abs(x) * 0.12,
          -14 + index * 8,
        ),
      )
      .join(''),
  );

const strip = (flesh: string, length = 22) =>
  piece(
    length - 3,
    path(
      `M${-length} 3q${length}-15 ${length * 2} 0q-1 6-5 5q${-length + 5}-11 ${-length * 2 + 10} 0q-4 1-5-5z`,
      darker(flesh, 0.2),
    ),
    path(
      `M${-length} 2q${length}-15 ${length * 2} 0q-2 4-5 3q${-length + 5}-11 ${-length * 2 + 10} 0q-4 1-5-3z`,
      flesh,
    ),
  );

const bean = (skin: string) =>
  piece(
    12,
    path('M-11 0q0-9 8-9q4 0 7 2q7 0 8 7q0 9-8 9q-5 0-6-4q-1-2-4-1q-5 1-5-4z', darker(skin, 0.22)),
    path(
      'M-10.5-1q0-7 7-7.500q4 0 7 2q7 0 7.5 6q-.5 7-7 7q-4 0-5-4q-1-2-5-1q-4.5 1-4.5-2.500z',
      skin,
    ),
    path(
      'M-5-5q3-2 6 0',
      'none',
      `stroke="${lighter(skin, 0.6)}" stroke-width="1.8" stroke-linecap="round"`,
    ),
  );

const pea = (skin: string, radius = 7) =>
  piece(
    radius + 1,
    circle(0.6, 0.8, radius, darker(skin, 0.25)),
    circle(0, 0, radius - 0.6, skin),
    circle(-radius * 0.33, -radius * 0.36, radius * 0.3, lighter(skin, 0.6)),
  );

const trio = (skin: string, radius = 6.5) => {
  const single = pea(skin, radius).body;
  return piece(14, turned(single, -7, 4, 0), turned(single, 7, 5, 0), turned(single, 0, -7, 0));
};

const leaf = (blade: string) =>
  piece(
    22,
    path('M-24 3q8-15 24-14q16 1 25 9q-8 13-25 14q-15 1-24-9z', darker(blade, 0.18)),
    path('M-23 2q8-14 23-13q15 1 24 9q-10 1-24 2q-13 1-23 2z', blade),
    line('M-22 2q22-3 42-3M-8 0l5-6M-6 1l6 6M4-1l5-5M6 0l6 5', lighter(blade, 0.35), 1.3),
  );

const roundLeaf = (blade: string) =>
  piece(
    21,
    path(
      'M0 22q-3-6-12-7q-11-4-9-15q2-10 10-8q3-11 11-11q9 1 10 11q9-1 10 9q0 11-11 13q-7 2-9 8z',
      darker(blade, 0.2),
    ),
    path('M0 17q-3-5-11-6q-8-3-7-12q2-7 9-6q2-9 9-9q7 1 8 9q8-1 9 7q0 9-9 11q-6 1-8 6z', blade),
    line('M0 17q-1-14 0-27M0 4q-6-2-10-6M0 2q6-3 10-6', lighter(blade, 0.38), 1.5),
  );

const frill = (blade: string) =>
  piece(
    28,
    path(
      'M-27 6q-6-9 3-13q0-9 9-9q4-9 13-5q8-6 14 2q11-1 11 8q8 4 3 12q2 9-7 11q-4 8-13 4q-8 6-14-1q-9 3-12-4q-6 0-7-5z',
      darker(blade, 0.22),
    ),
    path(
      'M-21 4q-4-7 3-10q0-7 8-7q4-7 11-4q7-4 11 3q9 0 8 7q6 4 2 9q1 7-6 8q-4 6-11 3q-7 4-11-2q-8 2-10-3q-5 0-5-4z',
      blade,
    ),
    line('M-17 4Q0 0 18-5M-6 2l3-9M-4 3l6 7M6-1l2-8M7 0l7 5', lighter(blade, 0.5), 1.6),
  );

const sprig = (blade: string, stem: string) =>
  piece(
    19,
    line('M-19 11Q-4 8 14-8', stem, 2.2),
    [
      [-8, 2, -120],
      [-3, 13, 45],
      [3, -8, -105],
      [8, 6, 30],
      [16, -10, -38],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        turned(
          path('M-7 0q1-5 7-5q6 0 9 5q-3 5-9 5q-6 0-7-5z', darker(blade, 0.15)) +
            path('M-7 0q1-5 7-5q6 0 9 5z', blade),
          x,
          y,
          turn,
        ),
      )
      .join(''),
  );

const needles = (blade: string, stem: string) =>
  piece(
    24,
    line('M-24 4Q0 0 24-6', stem, 2.2),
    line(
      'M-18 3l-3-8M-12 2l-2-9M-6 1l-1-9M0 0l1-9M7-1l2-9M14-3l4-8M-15 4l5 7M-9 2l6 8M-2 1l6 8M5 0l6 7M12-2l6 6',
      blade,
      3,
    ),
  );

const floret = (head: string, stalk: string) =>
  piece(
    20,
    path('M-4 4h9l4 15q-8 4-16 0z', stalk),
    [
      [-10, 0, 9],
      [10, 1, 9],
      [0, 3, 9],
      [-6, -9, 9],
      [7, -8, 9],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          circle(x, y + 1, r, darker(head, 0.2)) + circle(x - 0.6, y - 0.8, r - 1.4, head),
      )
      .join(''),
    [
      [-8, -8],
      [3, -10],
      [-12, 0],
      [8, -3],
      [-1, 0],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 1.8, lighter(head, 0.4)))
      .join(''),
  );

const spear = (skin: string, tip: string) =>
  piece(
    30,
    box(-32, -4, 52, 8, 4, darker(skin, 0.15)),
    box(-32, -4, 52, 5.5, 2.7, skin),
    path('M16-5q10-2 17 5q-7 7-17 5z', tip),
    line('M-18-3l4 3M-4-3l4 3M10-3l4 3', darker(skin, 0.3), 1.4),
  );

const pod = (skin: string) =>
  piece(
    26,
    line('M-25 6Q0-12 25 3', darker(skin, 0.22), 7),
    line('M-25 5Q0-13 25 2', skin, 5.4),
    line('M-16-1Q0-10 13-4', lighter(skin, 0.45), 1.6),
  );

const ring = (outer: string, inner: string) =>
  piece(
    18,
    circle(0, 0, 14, 'none', `stroke="${outer}" stroke-width="5.4"`),
    circle(0, 0, 13.4, 'none', `stroke="${inner}" stroke-width="3"`),
    circle(1, 1, 7, 'none', `stroke="${inner}" stroke-width="2.6" stroke-opacity=".85"`),
  );

const crumb = (flesh: string) =>
  piece(
    13,
    path('M-10 2l4-10l9-1l7 6l-2 9l-10 4z', darker(flesh, 0.14)),
    path('M-10 1l4-9l9-1l6 5l-8 7l-7 1z', flesh),
    path('M9 9l5-2l2 4l-4 3z', flesh),
    path('M-13-7l4-1l0 4z', darker(flesh, 0.06)),
  );

const shred = (first: string, second: string) =>
  piece(
    19,
    line('M-18 5Q-4-12 16-6', darker(first, 0.1), 3.6),
    line('M-14-7Q0 12 18 6', second, 3.4),
    line('M-8 12Q4 2 8-13', first, 3.4),
    line('M-17-1Q-2 6 13 12', lighter(first, 0.3), 2.6),
  );

const nut = (skin: string, ridge: string) =>
  piece(
    15,
    path('M-15 0q6-9 17-9q12 2 14 9q-2 7-14 9q-11 0-17-9z', darker(skin, 0.24)),
    path('M-14-1q6-8 16-8q10 2 12 8q-2 5-12 7q-10 0-16-7z', skin),
    line('M-9-1q8-3 18-1M-6 3q6 1 12 0', ridge, 1.4),
  );

const halfNut = (skin: string, ridge: string) =>
  piece(
    15,
    path(
      'M0-14q6-3 9 3q7 3 4 10q3 8-4 10q-4 7-9 4q-5 3-9-4q-7-3-4-10q-3-8 4-10q3-6 9-3z',
      darker(skin, 0.2),
    ),
    path('M0-12q5-3 7 3q6 2 3 8q3 7-3 8q-3 6-7 3q-4 3-7-3q-6-2-3-8q-3-7 3-8q2-6 7-3z', skin),
    line('M0-11v22M-6-6q4 2 3 6M6-6q-4 2-3 6M-5 7q3-1 3-4M5 7q-3-1-3-4', ridge, 1.6),
  );

const curledNut = (skin: string) =>
  piece(
    13,
    line('M-8 7Q-14-6 0-8Q12-8 9 5', darker(skin, 0.22), 8.5),
    line('M-8 6Q-13-6 0-8.500Q11-8 8.5 4', skin, 6.4),
  );

const berry = (skin: string, crown: string) =>
  piece(
    12,
    circle(0.6, 1, 11.4, darker(skin, 0.28)),
    circle(0, 0, 10.8, skin),
    path('M-4-3l2 1l2-3l2 3l3 0l-2 3l1 3l-3-1l-3 1l0-3z', crown),
    path(
      'M-7.5-3a8 8 0 0 1 4-5',
      'none',
      `stroke="${lighter(skin, 0.55)}" stroke-width="1.8" stroke-linecap="round"`,
    ),
  );

const clusterBerry = (skin: string) =>
  piece(
    13,
    circle(0, 1, 11, darker(skin, 0.3)),
    around(
      7,
      7.2,
      (x, y) => circle(x, y, 4.3, skin) + circle(x - 1, y - 1.2, 1.2, lighter(skin, 0.55)),
    ),
    circle(0, 0, 4.6, lighter(skin, 0.12)),
    circle(-1.2, -1.4, 1.3, lighter(skin, 0.6)),
  );

const wedge = (skin: string, flesh: string, seed: string) =>
  piece(
    23,
    path('M-24-7Q0 26 24-7q1-4-4-3Q0 3-20-10q-5-1-4 3z', skin),
    path('M-21-8Q0 18 21-8q-1-2-3-1Q0 4-18-9q-2-1-3 1z', flesh),
    seed === 'none' ? '' : ellipse(-5, 1, 1.3, 2.6, seed) + ellipse(5, 1, 1.3, 2.6, seed),
  );

const fillet = (flesh: string, stripe: string) =>
  piece(
    56,
    path('M-62 2q6-29 40-33q46-4 80 18q9 8 2 18q-26 26-66 27q-46 0-56-30z', darker(flesh, 0.24)),
    path('M-60-1q7-25 40-29q44-4 76 17q7 7 0 15q-25 23-62 23q-45 1-54-26z', flesh),
    line(
      'M-44-2q10 7 0 18M-26-16q18 14 4 40M-4-22q22 18 6 46M18-23q20 16 8 40M38-17q14 12 6 26',
      stripe,
      3.4,
    ),
    path(
      'M-48-12q12-13 34-13',
      'none',
      `stroke="${lighter(flesh, 0.6)}" stroke-width="3.4" stroke-linecap="round"`,
    ),
  );

const steak = (crust: string, fat: string) =>
  piece(
    56,
    path(
      'M-60 6q-6-30 26-36q22-4 38 4q20-8 44 2q20 10 12 32q-10 22-40 24q-20 6-42-2q-32 0-38-24z',
      fat,
    ),
    path(
      'M-54 4q-4-24 22-28q20-3 35 4q20-7 40 2q15 8 8 25q-8 18-34 19q-18 5-38-1q-28 0-33-21z',
      darker(crust, 0.12),
    ),
    path(
      'M-50 0q-2-18 20-21q18-2 33 4q20-6 36 2q11 6 7 17q-10 12-32 13q-18 4-36-1q-24-1-28-14z',
      crust,
    ),
    line('M-40 12L-14-20M-20 16L8-18M2 18L28-16M24 16L44-10', darker(crust, 0.42), 4.6),
  );

const cutlet = (crust: string) =>
  piece(
    54,
    path(
      'M-58 4q-2-28 26-34q40-10 72 8q22 14 14 32q-16 26-58 24q-48-2-54-30z',
      darker(crust, 0.28),
    ),
    path('M-56 1q-1-25 26-31q38-9 68 8q19 12 12 27q-15 22-54 21q-46-1-52-25z', crust),
    line(
      'M-34-12q8-8 16-3M-6-18q9-4 15 2M22-12q8-2 12 5M-30 10q8 5 16 0M4 8q9 6 17 0M32 6q6 2 10-3',
      lighter(crust, 0.42),
      3,
    ),
    line('M-46-2q2 8 8 10M-14-2q8 6 14 0M18 18q8 1 14-3', darker(crust, 0.24), 2.6),
  );

const ball = (crust: string) =>
  piece(
    21,
    circle(1, 1.5, 20, darker(crust, 0.34)),
    circle(0, 0, 19, crust),
    circle(-5, -6, 8.5, lighter(crust, 0.2)),
    line('M4 8q5 0 7-4M-9 7q3 3 7 3M7-9q3 1 4 4', darker(crust, 0.32), 2.2),
  );

const sausage = (skin: string) =>
  piece(
    42,
    line('M-34 8Q0-16 34 6', darker(skin, 0.3), 23),
    line('M-34 6Q0-18 34 4', skin, 20),
    line('M-22-4l8 10M-4-9l7 11M14-8l6 11', darker(skin, 0.38), 3),
    line('M-30-1Q0-19 26-5', lighter(skin, 0.45), 2.6),
  );

const shell = (outside: string, inside: string, meat: string) =>
  piece(
    22,
    path('M-22 4q2-20 22-21q22 2 22 18q-2 16-24 17q-18-1-20-14z', outside),
    path('M-18 3q2-15 18-16q17 2 17 14q-2 12-19 13q-14-1-16-11z', inside),
    path('M-10 2q2-9 11-9q9 2 9 8q-3 8-11 7q-8 0-9-6z', meat),
  );

const pasta = (outline: string, fill: string) => ({ outline, fill });
const dough = pasta('#dfae5c', '#f5d58c');

const star = (count: number, radius: number, fill: string) =>
  around(count, radius, (x, y) => circle(x, y, 1.7, fill));

// The pieces ------------------------------------------------------------------------------------

export const pieces = {
  // vegetables
  carrotCoin: coin('#d9702a', '#f2913d', '#f7a95a'),
  cucumberSlice: seededCoin('#4d8a3a', '#d9ebb0', '#f4f6d8'),
  zucchiniSlice: seededCoin('#5d8f3e', '#ecedbd', '#d5d894'),
  eggplantSlice: seededCoin('#5a2f63', '#eadbb4', '#c7a878'),
  radishSlice: coin('#cf3a62', '#fbf1ee', '#f6dfe0'),
  beetSlice: coin('#7a1f45', '#a32d5b', '#bb4470'),
  potatoSlice: coin('#c8923f', '#f3d78e', '#f8e5ad'),
  sweetPotatoSlice: coin('#b5532f', '#ee9440', '#f4a85a'),
  bananaSlice: seededCoin('#e9cf83', '#fbeebf', '#caa766'),
  sausageCoin: coin('#8f3b27', '#c7603f', '#d77c57'),
  pepperoniCoin: coin('#9c2c1f', '#c9452f', '#d96048'),
  leekCoin: coin('#86a84c', '#dfe8b0', '#f2f3d2'),
  tomatoSlice: piece(
    20,
    circle(0, 0, 19, '#b82e1f'),
    circle(0, 0, 17.4, '#e2503a'),
    around(5, 9, (x, y, turn) =>
      turned(
        ellipse(0, 0, 5.6, 4.2, '#f08a5d') +
          ellipse(1.6, 0, 1.6, 1, '#f9dc9a') +
          ellipse(-2.4, -1, 1.4, 0.9, '#f9dc9a'),
        Math.round(x),
        Math.round(y),
        Math.round(turn),
      ),
    ),
    circle(0, 0, 3, '#f3a07c'),
  ),
  cherryTomato: piece(
    14,
    circle(0.5, 1, 13, '#a92a1c'),
    circle(0, 0, 12.2, '#e04a35'),
    ellipse(-4, 0, 3.2, 6, '#f2916a'),
    ellipse(4, 0, 3.2, 6, '#f2916a'),
    circle(-4, 2, 1.2, '#fbe3a4'),
    circle(4, -2, 1.2, '#fbe3a4'),
    circle(-4, -3, 1.1, '#fbe3a4'),
  ),
  tomatoChunk: chunk('#d0482f'),
  redPepperStrip: strip('#d9402f'),
  yellowPepperStrip: strip('#f0b532'),
  greenPepperStrip: strip('#5f9a3c'),
  onionRing: ring('#d8c3a0', '#f7efdb'),
  redOnionRing: ring('#93406e', '#efd3df'),
  friedOnion: shred('#c98a3c', '#e0a955'),
  scallion: piece(
    15,
    ...[
      [-8, -4],
      [7, -6],
      [0, 8],
    ].map(
      ([x = 0, y = 0]) =>
        circle(x, y, 6.4, '#5f9a42') + circle(x, y, 4.4, '#b6d77c') + circle(x, y, 2.2, '#eaf3c6'),
    ),
  ),
  mushroomSlice: piece(
    20,
    path(
      'M-19 1q0-16 19-17q19 1 19 17q-1 5-7 4l-5-1q-1 8 2 13q-9 4-18 0q3-5 2-13l-5 1q-6 1-7-4z',
      '#a98463',
    ),
    path(
      'M-16 0q1-12 16-13q15 1 16 13q-5 1-11-1q-1 8 1 15q-6 2-12 0q2-7 1-15q-6 2-11 1z',
      '#f1e2c8',
    ),
    path('M-11-1q11-7 22 0q-6 0-8-1q-4 3-7 0q-2 1-7 1z', '#8f6b4c'),
  ),
  spinachLeaf: roundLeaf('#4f8a3a'),
  lettuceLeaf: frill('#8dbb4a'),
  kaleLeaf: frill('#4f7f46'),
  redLeaf: frill('#8c3f5a'),
  arugulaLeaf: piece(
    24,
    path(
      'M-26 3q7-3 10-3q-2-7 4-8q2 3 5 6q1-9 8-9q2 5 3 8q6-6 14-4q9 3 8 9q-4 7-12 7q-6 0-10-4q-3 8-9 8q-5-2-4-9q-3 6-8 5q-3-3-2-6q-3 1-7 0z',
      '#5f9440',
    ),
    line('M-26 3Q0-1 22 2', '#a9cf78', 1.6),
  ),
  cabbageShred: shred('#c5d98c', '#a3c26a'),
  redCabbageShred: shred('#8b3f7c', '#b06a9c'),
  carrotShred: shred('#ee8a35', '#f5a555'),
  broccoliFloret: floret('#4c8b3b', '#9cc069'),
  cauliflowerFloret: floret('#f2e6c4', '#d7d39a'),
  asparagusSpear: spear('#7fa84b', '#55793a'),
  celerySlice: piece(
    15,
    path('M-14 5q0-17 14-17q14 0 14 17q-3 4-6 0q0-10-8-10q-8 0-8 10q-3 4-6 0z', '#7ea94c'),
    path('M-12 2q1-12 12-12q11 0 12 12q-3-9-12-9q-9 0-12 9z', '#c6dd8d'),
  ),
  greenBean: pod('#5f9a3f'),
  snowPea: pod('#7cb14c'),
  brusselsSprout: piece(
    17,
    path('M-16 1q0-17 16-17q16 1 16 17q-2 13-12 15q-4 2-8 0q-11-3-12-15z', '#5f8a3a'),
    path('M-13 1q1-13 13-14q12 2 13 14q-2 10-10 12q-4 1-6 0q-9-3-10-12z', '#a8c56c'),
    path('M-7 2q1-8 7-9q7 1 7 9q-2 7-7 8q-6-1-7-8z', '#dce6a8'),
    line('M0 14V-6M0 6q-6-3-9-8M0 4q6-3 9-8', '#f0f4d4', 1.8),
  ),
  okra: spear('#6f9b45', '#4f7a34'),
  pea: trio('#7cb548', 6.4),
  edamame: trio('#9cc65a', 7),
  corn: trio('#f4c542', 6),
  squashCube: cube('#eb9436'),
  sweetPotatoCube: cube('#e8853a'),
  ubeCube: cube('#8f59b3'),
  potatoCube: cube('#efcf7e'),
  rootCube: cube('#efe0b4'),
  artichoke: piece(
    22,
    path(
      'M0-22q9 3 11 10q9 1 11 10q-3 12-14 14q-4 8-8 8q-4 0-8-8q-11-2-14-14q2-9 11-10q2-7 11-10z',
      '#6f8f4a',
    ),
    path('M0-14q6 3 7 9q6 2 6 8q-3 8-9 9q-2 4-4 4q-2 0-4-4q-6-1-9-9q0-6 6-8q1-6 7-9z', '#b9c77c'),
    circle(0, 3, 5, '#ece2ae'),
  ),
  chiliRing: piece(
    9,
    circle(0, 0, 7, 'none', 'stroke="#c9301f" stroke-width="4.6"'),
    circle(2, 0, 1.3, '#f8dd9b'),
    circle(-2, 1, 1.3, '#f8dd9b'),
  ),
  greenChiliRing: piece(
    9,
    circle(0, 0, 7, 'none', 'stroke="#5f9a35" stroke-width="4.6"'),
    circle(2, 0, 1.3, '#f4efc6'),
    circle(-2, 1, 1.3, '#f4efc6'),
  ),
  sprouts: piece(
    20,
    line('M-18 8Q-4-10 14-6M-12-10Q2 10 18 8M-16 0Q0-4 12 12', '#f3ecd2', 3),
    circle(14, -6, 3.2, '#c8d77c'),
    circle(18, 8, 3.2, '#c8d77c'),
    circle(12, 12, 3, '#dfe39b'),
  ),
  seaweed: piece(
    20,
    box(-19, -13, 38, 26, 3, '#22392f'),
    line('M-14-6h20M-8 2h20M-14 8h14', '#3f5f4c', 2),
  ),
  olive: piece(
    12,
    circle(0, 0, 11, '#4a3a48'),
    circle(-0.5, -0.5, 9.6, '#66506a'),
    circle(0, 0, 4.4, '#2f2130'),
  ),
  greenOlive: piece(
    12,
    circle(0, 0, 11, '#6c7d2c'),
    circle(-0.5, -0.5, 9.6, '#98a848'),
    circle(0, 0, 4.2, '#c4432e'),
  ),
  caper: trio('#6f7d3c', 4.5),
  pickle: seededCoin('#6b7f2b', '#c0c76a', '#dfe09a'),
  kimchi: piece(
    20,
    path('M-20 0q4-14 16-12q6-6 14-1q11 2 9 12q-2 14-16 13q-12 4-17-3q-6-2-6-9z', '#b5371f'),
    path('M-15-2q4-9 12-8q6-4 11 0q8 2 7 8q-2 8-13 8q-10 3-13-2q-4-2-4-6z', '#e0683a'),
    line('M-9-2q8-4 18-2M-6 4q7-1 12-1', '#f7c98d', 2.4),
  ),
  garlicClove: piece(
    11,
    path('M-10 4q0-12 10-14q10 2 10 14q-3 6-10 6q-7 0-10-6z', '#e4d3b0'),
    path('M-8 2q1-9 8-10q6 2 7 10q-3 4-8 4q-5 0-7-4z', '#fbf3df'),
  ),
  gingerSlice: coin('#b98a4e', '#f3d998', '#f8e6b4'),
  pumpkinSeed: piece(
    9,
    path('M-9 0q4-6 11-5q6 2 7 5q-1 3-7 5q-7 1-11-5z', '#6d8a4a'),
    path('M-8-1q4-4 10-3q4 1 5 3q-7 1-15 0z', '#95ae69'),
  ),

  // herbs
  basilLeaf: leaf('#4c9440'),
  mintLeaf: leaf('#5cab62'),
  sageLeaf: leaf('#8fa67c'),
  bayLeaf: leaf('#6f8a48'),
  parsley: sprig('#5fa544', '#4a7f35'),
  cilantro: sprig('#6fb14e', '#5d9441'),
  dill: needles('#6ea55a', '#7fae5f'),
  rosemary: needles('#5c7d5a', '#7b6a4a'),
  thyme: sprig('#7c9a5a', '#8a7450'),
  chive: piece(
    20,
    line('M-18-4L14-10M-14 4L18-1M-16 11L10 9', '#5c9a45', 3.6),
    line('M-18-5L14-11M-14 3L18-2', '#8fc46b', 1.4),
  ),

  // fruit
  lemonSlice: citrus('#e9bd2c', '#f8da5c'),
  limeSlice: citrus('#6fa036', '#b7d86a'),
  orangeSlice: citrus('#e88a26', '#f8ab45'),
  grapefruitSlice: citrus('#ee9b4a', '#ef7a64'),
  appleSlice: wedge('#c73a2c', '#fbf0cd', '#6b4226'),
  greenAppleSlice: wedge('#86b23e', '#f7f3cf', '#6b4226'),
  pearSlice: wedge('#b9bf4e', '#fbf4d6', '#6b4226'),
  peachSlice: wedge('#e0763a', '#fbc15c', 'none'),
  mangoSlice: wedge('#e49a2b', '#fbc44e', 'none'),
  melonSlice: wedge('#9fb65c', '#f7b06a', 'none'),
  watermelonSlice: wedge('#4c8a46', '#e8574e', '#3c1b18'),
  avocadoSlice: piece(
    28,
    ...[-15, -5, 5, 15].map((x, index) =>
      turned(
        path('M-7-21q9 0 12 14q3 18-8 28q-3 1-2-3q6-12 2-26q-2-9-6-11q-1-2 2-2z', '#4f7a35') +
          path('M-4-19q6 2 8 13q2 15-6 25q3-12 0-24q-1-9-4-12z', '#d5dc7c'),
        x,
        0,
        -10 + index * 7,
      ),
    ),
  ),
  strawberryHalf: piece(
    17,
    path('M0 17q-15-9-15-20q1-9 9-9q4 0 6 2q2-2 6-2q8 0 9 9q0 11-15 20z', '#c22f3a'),
    path('M0 14q-12-8-12-17q1-7 7-7q3 0 5 2q2-2 5-2q6 0 7 7q0 9-12 17z', '#ea5a55'),
    path('M0 9q-5-5-4-11q2-4 4 0q2-4 4 0q1 6-4 11z', '#fbd6c6'),
    path('M-8-11q4-4 8-1q4-3 8 1q-4 3-8 1q-4 2-8-1z', '#5f9f3d'),
  ),
  blueberry: berry('#4f5fa0', '#39457c'),
  cranberry: pea('#b3233a', 9),
  currant: pea('#4b2b3f', 7),
  pomegranate: trio('#c22b4c', 5.5),
  raspberry: clusterBerry('#d23f66'),
  blackberry: clusterBerry('#4b2f5c'),
  cloudberry: clusterBerry('#e89b2e'),
  cherry: piece(
    14,
    circle(0.6, 1, 12, '#8c1a2b'),
    circle(0, 0, 11.4, '#c02a3c'),
    circle(-4, -4, 3, '#ef8d92'),
    line('M1-6q2-9 9-13', '#6b7d34', 2.2),
  ),
  grape: piece(
    12,
    circle(0.6, 1, 11, '#4b2c57'),
    circle(0, 0, 10.4, '#7c4d8c'),
    circle(-3.5, -3.6, 2.8, '#c9a6d3'),
  ),
  kiwiSlice: piece(
    19,
    circle(0, 0, 18, '#7d6236'),
    circle(0, 0, 16.4, '#9cc44c'),
    circle(0, 0, 6, '#eef0c2'),
    around(10, 8.6, (x, y, turn) =>
      turned(ellipse(0, 0, 2.2, 1, '#2f2a1a'), Math.round(x), Math.round(y), Math.round(turn)),
    ),
  ),
  pineappleChunk: cube('#f6cd4e'),
  mangoCube: cube('#f8b13c'),
  melonCube: cube('#f4a567'),
  watermelonCube: cube('#e65a50'),
  coconutFlake: strip('#fdf8ee', 17),
  figHalf: piece(
    17,
    circle(0, 0, 16, '#5b3558'),
    circle(0, 0, 13, '#efe0cf'),
    circle(0, 0, 10.4, '#c0495a'),
    star(7, 6, '#f4cf9a'),
    circle(0, 0, 2, '#f4cf9a'),
  ),
  raisin: trio('#5a3324', 5),
  date: piece(
    16,
    ellipse(0, 1, 16, 8.5, '#4c2718'),
    ellipse(0, 0, 15, 7.4, '#7c4526'),
    line('M-9-2q9-4 18 0M-6 3h12', '#a76a3c', 1.6),
  ),

  // protein
  chickenSlices: slices('#f3dcb3', '#c98a45'),
  chickenChunk: chunk('#dca45a'),
  chickenCutlet: cutlet('#d9963e'),
  turkeySlices: slices('#f2d9bd', '#b97a48'),
  duckSlices: slices('#c76a5a', '#7a3f22'),
  beefSlices: slices('#c9655a', '#6a3424'),
  beefChunk: chunk('#86482f'),
  beefSteak: steak('#8a4630', '#d9b183'),
  porkChop: steak('#d09a68', '#ecd0a2'),
  porkSlices: slices('#eebfa2', '#b2714a'),
  porkChunk: chunk('#c98258'),
  lambChunk: chunk('#935037'),
  lambChop: steak('#a05a42', '#f0d9b4'),
  hamSlices: slices('#f0a59b', '#d8756c'),
  baconStrip: piece(
    30,
    path('M-32-6q8-8 16-2t16 0t16 0t16-1v13q-8 7-16 1t-16 0t-16 0t-16 2z', '#a5382c'),
    line('M-31-1q8-6 15-1t16 0t16 0t15-1', '#f3c9a2', 3.6),
    line('M-31 6q8-5 15-1t16 0t16 0t15-1', '#d9705a', 2.6),
  ),
  sausageLink: sausage('#b0603a'),
  meatball: ball('#8f5232'),
  falafelBall: ball('#b07a36'),
  mince: piece(
    15,
    ...[
      [-7, -3, 6],
      [6, -5, 6.5],
      [-1, 6, 6.5],
      [9, 5, 4.5],
      [-10, 6, 4],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        circle(x, y + 1, r, '#6b3a24') + circle(x - 0.5, y - 0.5, r - 1, '#9a5c3a'),
    ),
  ),
  salmonFillet: fillet('#f08d63', '#f9bf9b'),
  whiteFishFillet: fillet('#f4e6cc', '#dfc79f'),
  tunaFillet: fillet('#c05a58', '#dd8a80'),
  fishChunk: chunk('#f6ead2'),
  salmonChunk: chunk('#f19168'),
  shrimpCurl: piece(
    23,
    line('M11 14Q-16 18-15-2Q-12-18 6-15', '#d9653f', 13),
    line('M11 13Q-14 16-14-2Q-11-17 5-15', '#f6a27c', 10),
    line('M-8 12l4-7M-14 4l7-3M-13-7l7 3M-5-14l4 6', '#fbd3b6', 2.6),
    path('M9-20q9-3 13 2q-4 1-5 4q4 2 4 6q-9 1-14-5z', '#e2714a'),
  ),
  squidRing: piece(
    18,
    circle(0, 0, 13, 'none', 'stroke="#d7b99f" stroke-width="9"'),
    circle(-0.5, -0.6, 13, 'none', 'stroke="#f8ead8" stroke-width="6.6"'),
  ),
  scallop: piece(
    19,
    circle(1, 1, 18, '#c99a58'),
    circle(0, 0, 17, '#f3dfb4'),
    circle(0, 0, 12.5, '#d9a45a'),
    circle(-1, -1, 10, '#eccb8c'),
  ),
  mussel: shell('#34343f', '#7d8294', '#e8a04e'),
  clam: shell('#b9a58a', '#efe3cd', '#e6b27a'),
  crabMeat: piece(
    18,
    path('M-17 4q2-15 16-15q16 1 18 12q-4 11-18 11q-13 0-16-8z', '#d8503a'),
    path('M-13 4q3-10 13-10q11 1 13 8q-4 7-13 7q-10 0-13-5z', '#fbe6d2'),
  ),
  sashimi: slices('#f2855c', '#e26f48'),
  tofuCube: cube('#f8ecd0'),
  friedTofuCube: cube('#e0a552'),
  tempehSlice: piece(
    20,
    box(-19, -11, 38, 22, 4, '#a8743c'),
    box(-18, -11, 36, 19, 4, '#d2a163'),
    ...[
      [-11, -5],
      [-2, -2],
      [7, -6],
      [12, 2],
      [-8, 4],
      [2, 5],
    ].map(([x = 0, y = 0]) => ellipse(x, y, 3.4, 2.6, '#eed2a0')),
  ),
  eggHalf: piece(
    20,
    path('M-19 2q0-16 15-18q22-1 24 17q-1 16-20 17q-18-2-19-16z', '#e6d9c1'),
    path('M-18 0q1-14 14-15q20-1 22 15q-1 14-18 15q-17-2-18-15z', '#fffaf0'),
    circle(1, 0, 9.5, '#e79a21'),
    circle(0, -1, 8, '#f7b93c'),
    circle(-3, -4, 2.2, '#fde3a0'),
  ),
  friedEgg: piece(
    37,
    path(
      'M-34 4q-6-18 9-24q8-14 26-9q20-3 27 12q12 14 0 27q-3 17-22 16q-14 8-26-1q-14-4-14-21z',
      '#e9d8b6',
    ),
    path(
      'M-32 2q-5-16 9-21q8-13 24-8q19-3 25 11q11 13 0 24q-4 15-20 14q-14 7-25-1q-12-4-13-19z',
      '#fffaf0',
    ),
    circle(2, 1, 14.5, '#e28f1d'),
    circle(1, 0, 13, '#f7b733'),
    ellipse(-4, -5, 4.5, 3, '#fde5a6'),
  ),
  paneerCube: cube('#fbf1d8'),
  chickpea: trio('#e2b25f', 7),
  whiteBean: bean('#f3e6c8'),
  kidneyBean: bean('#8e2f2a'),
  blackBean: bean('#3a2c33'),
  pintoBean: bean('#b97f5c'),
  lentil: trio('#a8703a', 5),
  redLentil: trio('#e08642', 5),

  // dairy
  fetaCrumb: crumb('#fdf8ea'),
  goatCheese: crumb('#fffaf0'),
  blueCheese: piece(
    13,
    crumb('#f6f0dc').body,
    circle(-2, -2, 1.8, '#6f8aa5'),
    circle(4, 2, 1.5, '#6f8aa5'),
    circle(-4, 4, 1.3, '#6f8aa5'),
  ),
  cheddarShred: shred('#f2a93a', '#f8c25c'),
  whiteShred: shred('#f8e6b4', '#fdf3d2'),
  parmesanShaving: piece(
    19,
    path('M-18 6q10-18 34-14q4 2 0 5q-18 0-28 13q-5 1-6-4z', '#d9b565'),
    path('M-17 5q10-16 32-13q-16 2-27 13q-4 3-5 0z', '#f7e2a3'),
  ),
  mozzarella: piece(
    20,
    circle(1, 1.5, 19, '#dccfb2'),
    circle(0, 0, 18, '#fffaf0'),
    ellipse(-5, -6, 6, 4, '#ffffff'),
  ),
  halloumiSlab: piece(
    26,
    box(-26, -14, 52, 29, 6, '#c98d3c'),
    box(-25, -14, 50, 25, 6, '#f4dca0'),
    line('M-15-13l-4 24M0-13l-4 24M15-13l-4 24', '#b8772e', 4),
  ),
  cream: piece(
    20,
    path('M-19 3q0-12 11-13q8-10 17-2q12 2 10 13q-4 12-19 12q-17 0-19-10z', '#e8dcc4'),
    path('M-17 1q1-10 10-11q8-8 15-1q10 2 8 11q-4 9-16 9q-15 0-17-8z', '#fffaf0'),
    line('M-7 0q2-7 9-6q7 2 4 7q-4 4-8 1', '#e4d5b8', 2.2),
  ),
  butterPat: cube('#fbdc6e'),

  // starch, nuts, sweet
  penne: piece(
    20,
    path('M-20-1l6-7h28l6 7l-6 7h-28z', dough.outline),
    path('M-17-2l5-5h25l4 5l-2 3h-31z', dough.fill),
    ellipse(-15.5, 0, 2.6, 5.4, '#c8923f'),
    line('M-9-3h20M-9 1h19', '#e8c071', 1.4),
  ),
  fusilli: piece(
    22,
    ...[-15, -7.5, 0, 7.5, 15].map((x) =>
      turned(ellipse(0, 0, 5, 9.5, dough.outline) + ellipse(-1, -1, 3.6, 8, dough.fill), x, 0, 28),
    ),
  ),
  macaroni: piece(
    13,
    line('M-9 7Q-10-8 2-8Q12-7 10 7', '#d99e3e', 9),
    line('M-9 6Q-10-8 2-8.500Q11-7 10 6', '#f8cf70', 6.6),
  ),
  bowTie: piece(
    20,
    path(
      'M-21-13q10 4 18 9h6q8-5 18-9q-3 13 0 26q-10-4-18-9h-6q-8 5-18 9q3-13 0-26z',
      dough.outline,
    ),
    path('M-17-8q8 3 14 6h6q6-3 14-6q-2 8 0 16q-8-3-14-6h-6q-6 3-14 6q2-8 0-16z', dough.fill),
    box(-4, -5, 8, 10, 3, '#e2b263'),
  ),
  ravioli: piece(
    24,
    box(
      -23,
      -23,
      46,
      46,
      5,
      dough.outline,
      'stroke="#f7dfa4" stroke-width="3" stroke-dasharray="4 3"',
    ),
    box(-19, -19, 38, 38, 4, dough.fill),
    circle(0, 0, 13, '#eac679'),
    circle(-1, -1, 11.5, '#f8dfa0'),
  ),
  gnocchi: piece(
    15,
    ellipse(1, 1.4, 14.5, 10, '#d8b36c'),
    ellipse(0, 0, 13.6, 9, '#f8e6b6'),
    line('M-6-5v9M-1-6v11M4-6v10', '#e5c98b', 1.8),
  ),
  dumpling: piece(
    27,
    path('M-28 10q2-27 28-28q26 1 28 28q-28 12-56 0z', '#d3b483'),
    path('M-26 8q3-23 26-24q23 1 26 24q-26 9-52 0z', '#faeccd'),
    line('M-17-4q4 3 4 9M-9-10q4 4 4 12M0-12v13M9-10q-4 4-4 12M17-4q-4 3-4 9', '#d9bd8c', 2.4),
  ),
  pasty: piece(
    27,
    path('M-28 10q2-27 28-28q26 1 28 28q-28 12-56 0z', '#9c5f28'),
    path('M-26 8q3-23 26-24q23 1 26 24q-26 9-52 0z', '#dfa34f'),
    path('M-16 2q4-13 16-14q10 0 15 9q-14 7-31 5z', '#edc07a'),
    line('M-22 8l3-6M-13 11l2-6M-4 12l1-6M5 12l-1-6M14 11l-2-6M22 8l-3-6', '#a8682c', 2.4),
  ),
  crouton: cube('#d9a45a'),
  breadSlice: piece(
    40,
    path(
      'M-36 30v-38q-7-4-5-14q3-12 18-12h46q15 0 18 12q2 10-5 14v38q0 6-6 6h-60q-6 0-6-6z',
      '#b9783a',
    ),
    path(
      'M-31 27v-37q-6-3-5-10q2-9 14-9h44q12 0 14 9q1 7-5 10v37q0 4-4 4h-54q-4 0-4-4z',
      '#f4dcae',
    ),
    line('M-20-12q8-3 12 1M4-16q8-1 10 4M-18 8q6 3 12 0M8 12q7 1 11-3', '#e3c083', 2.4),
  ),
  baguetteSlice: piece(
    26,
    ellipse(0, 1, 26, 17, '#b7722f'),
    ellipse(0, 0, 23, 14.2, '#f6e0b2'),
    ellipse(-8, -3, 3, 2, '#e2c088'),
    ellipse(6, 4, 4, 2.4, '#e2c088'),
    ellipse(9, -5, 2.4, 1.7, '#e2c088'),
  ),
  pitaWedge: piece(
    28,
    path('M-27 15q8-30 27-34q19 4 27 34q-27 10-54 0z', '#c48f4c'),
    path('M-24 13q8-26 24-29q16 3 24 29q-24 7-48 0z', '#f0d3a0'),
    circle(-6, 4, 3, '#cf9f5c'),
    circle(7, 6, 3.4, '#cf9f5c'),
    circle(1, -6, 2.6, '#cf9f5c'),
  ),
  tortillaChip: piece(
    23,
    path('M-23 15l21-34q3-3 6 1l19 31q1 4-3 5q-20 3-40 0q-4 0-3-3z', '#d49a35'),
    path('M-18 13l18-29l19 28q-18 3-37 1z', '#f2c55e'),
    circle(-4, 4, 1.7, '#c98f2e'),
    circle(6, 7, 1.7, '#c98f2e'),
    circle(1, -6, 1.6, '#c98f2e'),
  ),
  almond: nut('#c98a4e', '#a2642f'),
  cashew: curledNut('#f0d7a5'),
  walnut: halfNut('#c49059', '#8d5a2f'),
  pecan: halfNut('#a4602f', '#6f3a18'),
  peanut: piece(
    14,
    path('M-14 2q0-8 7-8q4 0 7 2q4-3 8-2q7 1 6 8q-2 7-8 6q-4 0-6-3q-4 4-8 3q-6-1-6-6z', '#d09a54'),
    path('M-12 0q1-6 6-6q4 1 6 3q4-3 7-2q4 1 4 5q-8 3-23 0z', '#ecc283'),
  ),
  pistachio: nut('#a8b25c', '#74813a'),
  hazelnut: ball('#b07a42'),
  pineNut: trio('#f3deb0', 4.5),
  sesame: piece(
    10,
    ...[
      [-6, -3, 20],
      [4, -6, 70],
      [6, 4, -30],
      [-3, 6, 100],
    ].map(([x = 0, y = 0, turn = 0]) =>
      turned(
        path('M-3.4 0q2-3 4-2.400q3 0 3 2.400q0 2.4-3 2.400q-2 .5-4-2.400z', '#fbeed0'),
        x,
        y,
        turn,
      ),
    ),
  ),
  blackSesame: piece(
    10,
    ...[
      [-6, -3, 20],
      [4, -6, 70],
      [6, 4, -30],
      [-3, 6, 100],
    ].map(([x = 0, y = 0, turn = 0]) =>
      turned(
        path('M-3.4 0q2-3 4-2.400q3 0 3 2.400q0 2.4-3 2.400q-2 .5-4-2.400z', '#33302e'),
        x,
        y,
        turn,
      ),
    ),
  ),
  oat: piece(
    13,
    ...[
      [-6, -4, 20],
      [6, -3, 80],
      [0, 7, -30],
    ].map(([x = 0, y = 0, turn = 0]) =>
      turned(
        ellipse(0, 0, 6, 4, '#c9a46c') +
          ellipse(-0.4, -0.4, 5.2, 3.2, '#f0dcb2') +
          line('M-3 0h6', '#c9a46c', 1.1),
        x,
        y,
        turn,
      ),
    ),
  ),
  chocolateChunk: cube('#5e3423'),
  chocolateChip: trio('#4e2b1d', 5),
  sugarDust: piece(
    14,
    ...[
      [-8, -4, 2.2],
      [4, -8, 1.7],
      [8, 3, 2.4],
      [-2, 6, 2],
      [-10, 8, 1.5],
      [1, -1, 1.4],
    ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#fffaf0')),
  ),
  pepperHalf: piece(
    27,
    path(
      'M-4-26q3-4 8-1q14-2 17 14q2 22-10 36q-5 6-11 4q-6 2-11-4q-12-14-10-36q3-15 17-13z',
      '#a8261e',
    ),
    path(
      'M-2-22q4-3 6 0q11-1 13 11q2 19-9 31q-4 4-8 2q-4 2-8-2q-11-12-9-31q2-12 15-11z',
      '#e0503a',
    ),
    path('M0-14q10-2 11 8q0 14-8 22q-3 3-6 0q-8-8-8-22q1-9 11-8z', '#8f4a2c'),
    path('M-1-24q-1-6 3-9l4 3q-3 3-2 7z', '#6f8f3c'),
    circle(-3, -4, 4, '#b5703c'),
    circle(4, 1, 4, '#d99a52'),
    circle(-2, 6, 3.6, '#f0c878'),
    circle(2, -8, 3.2, '#f6e3b0'),
  ),
  marshmallow: cube('#fdf4ea'),
  caramel: cube('#c6812f'),
  cookieRound: piece(
    34,
    circle(1, 2, 33, '#a4682f'),
    circle(0, 0, 32, '#d99f56'),
    circle(-4, -5, 23, '#e3b06a'),
  ),
} as const satisfies Record<string, Piece>;

export type PieceName = keyof typeof pieces;

/** The shape of a piece by name. */
export function pieceOf(name: PieceName): Piece {
  return pieces[name];
}
