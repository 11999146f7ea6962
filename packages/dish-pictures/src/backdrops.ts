import { brightness, darker, lighter, mix } from './colour.js';
import type { SeededRandom } from '@larder/seeded-random';
import { box, circle, ellipse, line, n, path, stops } from './sheet.js';
import type { Sheet } from './sheet.js';

export interface Palette {
  /** The table surface. */
  ground: string;
  /** The pattern on it. */
  mark: string;
  /** Napkin and small touches. */
  accent: string;
}

export const palettes = {
  linen: { ground: '#eadcc3', mark: '#d9c5a2', accent: '#b9583c' },
  terracotta: { ground: '#cf835c', mark: '#bf7049', accent: '#f7e6cc' },
  sage: { ground: '#b3c0a0', mark: '#9fae8a', accent: '#f6ecd8' },
  mustard: { ground: '#e2b458', mark: '#d3a143', accent: '#f9efdb' },
  blush: { ground: '#e7bba6', mark: '#d9a48c', accent: '#8a4a5c' },
  dusk: { ground: '#8ea7b1', mark: '#7a95a0', accent: '#f6ecd8' },
  indigo: { ground: '#41506b', mark: '#51617e', accent: '#e2b458' },
  aubergine: { ground: '#5f4358', mark: '#715269', accent: '#e8b9a2' },
  forest: { ground: '#455d4a', mark: '#557059', accent: '#ead7ae' },
  walnut: { ground: '#a5734c', mark: '#8f6040', accent: '#f4e3c4' },
  slate: { ground: '#545457', mark: '#646468', accent: '#d98e67' },
  olive: { ground: '#959a66', mark: '#838955', accent: '#f6ecd8' },
  teal: { ground: '#4d8180', mark: '#3f7170', accent: '#f3cf8e' },
  brick: { ground: '#a4503d', mark: '#914331', accent: '#f3dcb8' },
  mauve: { ground: '#bfafbd', mark: '#ac9aab', accent: '#6f4a64' },
  sand: { ground: '#d8c3a0', mark: '#c6ae87', accent: '#4d7a78' },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
export const paletteNames = Object.keys(palettes) as PaletteName[];

type MotifDrawing = (palette: Palette, sheet: Sheet, random: SeededRandom) => string;

const covered = (fill: string) => `<rect width="640" height="440" fill="${fill}"/>`;

const motifDrawings = {
  weave: ({ mark, ground }, sheet) =>
    covered(
      sheet.pattern(
        'weave cloth',
        8,
        8,
        `<path d="M0 2h8M0 6h8" stroke="${mark}" stroke-width="1.4" stroke-opacity=".55"/><path d="M2 0v8M6 0v8" stroke="${lighter(ground, 0.3)}" stroke-width="1.2" stroke-opacity=".5"/>`,
        'rotate(3)',
      ),
    ),

  stripes: ({ mark, accent }, sheet, random) =>
    covered(
      sheet.pattern(
        'stripes',
        72,
        72,
        `<rect width="30" height="72" fill="${mark}" fill-opacity=".75"/><rect x="36" width="3" height="72" fill="${accent}" fill-opacity=".5"/><rect x="63" width="3" height="72" fill="${accent}" fill-opacity=".5"/>`,
        `rotate(${random.pick([-38, 38, 90, 24])})`,
      ),
    ),

  gingham: ({ mark, ground }, sheet, random) => {
    const check = mix(mark, darker(ground, 0.3), 0.35);
    return covered(
      sheet.pattern(
        'gingham',
        52,
        52,
        `<rect width="26" height="52" fill="${check}" fill-opacity=".4"/><rect width="52" height="26" fill="${check}" fill-opacity=".4"/>`,
        `rotate(${random.pick([0, 8, -8, 45])})`,
      ),
    );
  },

  tiles: ({ mark, ground, accent }, sheet) => {
    const light = lighter(ground, 0.4);
    return covered(
      sheet.pattern(
        'tiles',
        80,
        80,
        `<path d="M40 0Q54 26 80 40Q54 54 40 80Q26 54 0 40Q26 26 40 0z" fill="${mark}"/><path d="M40 16Q47 33 64 40Q47 47 40 64Q33 47 16 40Q33 33 40 16z" fill="${light}" fill-opacity=".55"/><circle cx="40" cy="40" r="6" fill="${accent}" fill-opacity=".7"/><path d="M0 0h80M0 0v80" stroke="${light}" stroke-width="3" stroke-opacity=".5"/><path d="M0 14A14 14 0 0 0 14 0M66 0a14 14 0 0 0 14 14M0 66a14 14 0 0 1 14 14M66 80a14 14 0 0 1 14-14" fill="none" stroke="${accent}" stroke-width="4" stroke-opacity=".45"/>`,
      ),
    );
  },

  planks: ({ mark, ground }, _sheet, random) => {
    let boards = '';
    let grain = '';
    for (let row = 0; row < 5; row += 1) {
      const y = row * 88;
      boards += box(
        0,
        y,
        640,
        86,
        0,
        row % 2 ? mark : mix(mark, ground, 0.55),
        'fill-opacity=".7"',
      );
      boards += box(0, y + 85, 640, 3, 0, darker(mark, 0.35), 'fill-opacity=".6"');
      for (let streak = 0; streak < 4; streak += 1) {
        const at = y + 12 + streak * 19;
        grain += `M${n(random.between(-30, 240))} ${n(at)}q${n(random.between(60, 120))} ${n(random.between(-6, 6))} ${n(random.between(150, 330))} 0`;
      }
    }
    return boards + line(grain, darker(mark, 0.2), 1.8, 'stroke-opacity=".5"');
  },

  terrazzo: ({ mark, ground, accent }, _sheet, random) => {
    let chips = '';
    const tones = [mark, lighter(ground, 0.5), darker(ground, 0.22), mix(accent, ground, 0.45)];
    for (let index = 0; index < 90; index += 1) {
      const [x, y, size] = [random.between(0, 640), random.between(0, 440), random.between(3, 9)];
      chips += `<path d="M${n(x)} ${n(y)}l${n(size)}-${n(size * 0.5)}l${n(size * 0.8)} ${n(size * 0.8)}l-${n(size * 0.6)} ${n(size)}l-${n(size * 1.1)}-${n(size * 0.3)}z" fill="${random.pick(tones)}"/>`;
    }
    return chips;
  },

  waves: ({ mark, ground }, sheet) => {
    const light = mix(mark, lighter(ground, 0.4), 0.3);
    const fan = (x: number, y: number) =>
      [30, 22, 14, 6]
        .map((radius, index) =>
          circle(x, y, radius, index % 2 ? mark : ground, `stroke="${light}" stroke-width="1.6"`),
        )
        .join('');
    return covered(
      sheet.pattern(
        'waves',
        60,
        30,
        fan(0, 0) + fan(60, 0) + fan(30, 15) + fan(0, 30) + fan(60, 30) + fan(30, 45),
      ),
    );
  },

  herringbone: ({ mark }, sheet) =>
    covered(
      sheet.pattern(
        'herringbone',
        48,
        24,
        `<path d="M0 0l24 24h-12L0 12zM48 0L24 24h12l12-12z" fill="${mark}" fill-opacity=".8"/>`,
      ),
    ),

  dots: ({ mark, ground, accent }, sheet, random) =>
    covered(
      sheet.pattern(
        'dots',
        44,
        44,
        random.chance(0.5)
          ? `<circle cx="11" cy="11" r="5" fill="${mark}"/><circle cx="33" cy="33" r="5" fill="${mark}"/>`
          : `<path d="M11 4l2.5 5l5 2l-5 2l-2.5 5l-2.5-5l-5-2l5-2z" fill="${mix(accent, ground, 0.35)}"/><circle cx="33" cy="33" r="3.5" fill="${mark}"/>`,
        'rotate(12)',
      ),
    ),

  marble: ({ mark, ground }, _sheet, random) => {
    let veins = '';
    for (let index = 0; index < 7; index += 1) {
      const y = random.between(-40, 440);
      const data = `M-20 ${n(y)}q${n(random.between(60, 160))} ${n(random.between(-40, 90))} ${n(random.between(200, 260))} ${n(random.between(10, 70))}t${n(random.between(190, 260))} ${n(random.between(-20, 80))}t260 ${n(random.between(-30, 60))}`;
      veins += line(
        data,
        index % 2 ? mark : lighter(ground, 0.5),
        random.between(1.5, 7),
        'stroke-opacity=".5"',
      );
    }
    return veins;
  },

  diamonds: ({ mark, accent }, sheet) =>
    covered(
      sheet.pattern(
        'diamonds',
        60,
        84,
        `<path d="M30 4L56 42L30 80L4 42z" fill="${mark}"/><path d="M30 24L42 42L30 60L18 42z" fill="${accent}" fill-opacity=".3"/><path d="M0-10L8 0L0 10L-8 0zM60-10L68 0L60 10L52 0zM0 74L8 84L0 94L-8 84zM60 74L68 84L60 94L52 84z" fill="${accent}" fill-opacity=".45"/>`,
      ),
    ),
} satisfies Record<string, MotifDrawing>;

export type MotifName = keyof typeof motifDrawings;
export const motifNames = Object.keys(motifDrawings) as MotifName[];

/** Light comes from the top left and fades to the bottom right. */
export function lightFall(sheet: Sheet): string {
  const glow = sheet.radial(
    'glow',
    stops([0, '#fff3d9', 0.42], [0.55, '#fff3d9', 0], [1, '#2a1408', 0.34]),
    'cx=".26" cy=".12" r="1.05"',
  );
  return covered(glow);
}

export function drawBackdrop(
  palette: Palette,
  motif: MotifName,
  sheet: Sheet,
  random: SeededRandom,
): string {
  return covered(palette.ground) + motifDrawings[motif](palette, sheet, random);
}

/** A slightly rotated cloth under the dish; only its corners and hems show. */
export function napkin(
  palette: Palette,
  sheet: Sheet,
  random: SeededRandom,
  x: number,
  y: number,
): string {
  const cloth = mix(palette.accent, palette.ground, 0.12);
  const hem = brightness(cloth) > 0.55 ? darker(cloth, 0.3) : lighter(cloth, 0.45);
  const turn = Math.round(random.between(10, 34) * random.pick([-1, 1]));
  const [across, down] = [random.between(172, 196), random.between(158, 176)];
  const folded = random.chance(0.4);
  const shape =
    box(-across, -down, across * 2, down * 2, 8, cloth) +
    `<rect x="${n(-across + 13)}" y="${n(-down + 13)}" width="${n(across * 2 - 26)}" height="${n(down * 2 - 26)}" rx="3" fill="none" stroke="${hem}" stroke-opacity=".65" stroke-width="${folded ? 7 : 3}"/>` +
    (folded
      ? ''
      : `<rect x="${n(-across + 22)}" y="${n(-down + 22)}" width="${n(across * 2 - 44)}" height="${n(down * 2 - 44)}" fill="none" stroke="${hem}" stroke-opacity=".5" stroke-width="1.6"/>`) +
    path(
      `M${n(-across)} ${n(-down * 0.2)}L${n(across)} ${n(-down * 0.02)}M${n(-across * 0.1)} ${n(-down)}L${n(across * 0.06)} ${n(down)}`,
      'none',
      `stroke="${darker(cloth, 0.3)}" stroke-opacity=".25" stroke-width="3"`,
    );
  return sheet.lifted(`<g transform="translate(${n(x)} ${n(y)})rotate(${turn})">${shape}</g>`, 4);
}

/** A round mat of straw or felt. */
export function mat(palette: Palette, sheet: Sheet, x: number, y: number): string {
  const straw = brightness(palette.ground) > 0.5 ? mix(palette.accent, '#b98a54', 0.5) : '#c9a06a';
  const rings = [196, 184, 172]
    .map((radius) =>
      ellipse(
        x,
        y,
        radius,
        radius,
        'none',
        `stroke="${darker(straw, 0.25)}" stroke-opacity=".55" stroke-width="3" stroke-dasharray="10 5"`,
      ),
    )
    .join('');
  return sheet.lifted(circle(x, y, 202, straw), 4) + rings;
}
