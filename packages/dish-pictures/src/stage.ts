import { brightness, darker, lighter, mix } from './colour.js';
import { pieceOf } from './pieces.js';
import type { PieceName } from './pieces.js';
import type { SeededRandom } from '@larder/seeded-random';
import { box, circle, ellipse, group, line, n, path, stops } from './sheet.js';
import type { Sheet } from './sheet.js';
import { spread } from './surface.js';
import type { Surface } from './surface.js';

/** Dishes that stand rather than lie are seen from the side, on a table before a wall. */
export interface StageScene {
  sheet: Sheet;
  random: SeededRandom;
  cuts: readonly PieceName[];
  finish: readonly PieceName[];
  tint: string;
  secondTint: string;
  glaze: string;
}

export const tableTop = 296;
/** Where things on the table stand. */
const floor = 372;
const middle = 320;

const put = (
  scene: StageScene,
  cut: PieceName,
  x: number,
  y: number,
  scale: number,
  turn: number,
) => scene.sheet.place(cut, () => pieceOf(cut).body, { x, y, scale, turn });

function standingShadow(scene: StageScene, across: number): string {
  return group(
    ellipse(middle + 14, floor + 4, across, 15, '#2a1408'),
    `filter="${scene.sheet.blur(8)}" opacity=".42"`,
  );
}

function topped(
  scene: StageScene,
  cuts: readonly PieceName[],
  count: number,
  area: Surface,
  scale: number,
): string {
  const drawn = spread(area, scene.random, Array<number>(count).fill(15), 0.7)
    .sort((a, b) => a.y - b.y)
    .map((spot, index) => {
      const cut = cuts[index % cuts.length] as PieceName;
      return put(
        scene,
        cut,
        spot.x,
        spot.y,
        Math.min(scale, 24 / pieceOf(cut).reach),
        scene.random.between(-40, 40),
      );
    });
  return scene.sheet.lifted(drawn.join(''), 3);
}

const toppings = (scene: StageScene): readonly PieceName[] => {
  const small = scene.cuts.filter((cut) => pieceOf(cut).reach < 30);
  return small.length > 0 ? small : ['mintLeaf'];
};

const leafOrNone = (scene: StageScene): readonly PieceName[] =>
  scene.finish.length > 0 ? scene.finish.slice(0, 1) : ['mintLeaf'];

function straw(scene: StageScene, x: number, foot: number, head: number): string {
  const colour = scene.random.pick(['#c9583f', '#5f8052', '#3f6478', '#dfa945']);
  return (
    line(`M${n(x)} ${n(foot)}L${n(x + 34)} ${n(head)}`, '#fbf4e6', 9) +
    line(`M${n(x)} ${n(foot)}L${n(x + 34)} ${n(head)}`, colour, 9, 'stroke-dasharray="9 13"')
  );
}

function tumbler(scene: StageScene, x: number, bands: readonly string[], size = 1): string {
  const { sheet, random } = scene;
  const top = 330 - 224 * size;
  const base = floor - 4;
  const [wide, slim] = [78 * size, 58 * size];
  const side = (y: number) => slim + ((base - y) / (base - top)) * (wide - slim) - 5;
  const level = top + 34 * size;
  const body = `M${n(x - wide)} ${n(top)}L${n(x - slim)} ${n(base - 8)}q2 12 ${n(slim)} 12q${n(slim - 2)} 0 ${n(slim)}-12L${n(x + wide)} ${n(top)}Z`;
  let liquidLayers = '';
  const height = (base - 12 - level) / bands.length;
  bands.forEach((colour, index) => {
    const y = level + index * height;
    const [a, b] = [side(y), side(y + height)];
    liquidLayers += path(
      `M${n(x - a)} ${n(y)}${index === 0 ? `L${n(x + a)} ${n(y)}` : `q${n(a * 0.5)} ${n(random.between(-16, 12))} ${n(a)} 0t${n(a)} 0`}L${n(x + b)} ${n(y + height + 9)}H${n(x - b)}Z`,
      colour,
    );
  });
  const clip = sheet.clip(
    `tumbler ${x}`,
    path(
      `M${n(x - wide + 5)} ${n(top)}L${n(x - slim + 5)} ${n(base - 10)}q2 8 ${n(slim - 5)} 8q${n(slim - 7)} 0 ${n(slim - 5)}-8L${n(x + wide - 5)} ${n(top)}Z`,
      '#fff',
    ),
  );
  const rim = side(level);
  const colour = bands[0] as string;
  const garnish = toppings(scene);
  const slice = garnish.find((cut) => /Slice|Half/.test(cut));
  return (
    path(body, '#ffffff', 'fill-opacity=".3"') +
    straw(scene, x - 8 * size, base - 40, top - 44) +
    group(liquidLayers, `clip-path="${clip}"`) +
    ellipse(x, level, rim, 13 * size, lighter(colour, 0.34)) +
    ellipse(x, level + 1, rim * 0.82, 9.6 * size, lighter(colour, 0.6), 'fill-opacity=".65"') +
    topped(
      scene,
      [...garnish.slice(0, 2), ...leafOrNone(scene)],
      5,
      { form: 'round', x: x - 14, y: level - 6, across: rim * 0.76, down: 10 },
      1,
    ) +
    path(
      `M${n(x - wide + 14)} ${n(top + 24)}L${n(x - slim + 12)} ${n(base - 36)}h9L${n(x - wide + 28)} ${n(top + 24)}Z`,
      '#ffffff',
      'fill-opacity=".42"',
    ) +
    path(body, 'none', 'stroke="#ffffff" stroke-opacity=".55" stroke-width="3"') +
    ellipse(
      x,
      top,
      wide,
      13 * size,
      'none',
      'stroke="#ffffff" stroke-opacity=".8" stroke-width="3"',
    ) +
    (slice ? scene.sheet.lifted(put(scene, slice, x + wide - 6, top + 2, 1.5 * size, 24), 3) : '')
  );
}

function cakeStand(scene: StageScene, top: number): string {
  const { glaze, sheet } = scene;
  const light = sheet.linear(
    `stand ${glaze}`,
    stops([0, lighter(glaze, 0.4)], [1, darker(glaze, 0.25)]),
    'x1="0" y1="0" x2="1" y2="0"',
  );
  let lace = '';
  for (let x = -150; x <= 150; x += 25)
    lace += circle(middle + x, top + 16 + (1 - (x / 168) ** 2) * 9, 9.5, light);
  return (
    standingShadow(scene, 110) +
    path(
      `M${middle - 16} ${top + 14}q-2 34-14 ${n(floor - top - 34)}q-40 6-44 18h148q-4-12-44-18q-12-${n(floor - top - 66)}-14-${n(floor - top - 34)}z`,
      light,
    ) +
    lace +
    ellipse(middle, top + 9, 168, 21, darker(glaze, 0.2)) +
    ellipse(middle, top + 5, 168, 20, light) +
    ellipse(middle, top + 2, 156, 15.5, lighter(glaze, 0.3))
  );
}

const crumbOf = (scene: StageScene) =>
  mix('#e9c68c', scene.tint, brightness(scene.tint) < 0.45 ? 0.75 : 0.35);

function layers(scene: StageScene, base: number, half: number, tall: number): string {
  const { random, sheet } = scene;
  const crumb = crumbOf(scene);
  const cream = mix('#fdf3de', scene.secondTint, 0.28);
  const icing = random.chance(0.5) ? cream : mix(scene.tint, '#fdf3de', 0.35);
  const top = base - tall;
  const naked = random.chance(0.55);
  const side = `M${middle - half} ${top}V${base}a${half} 17 0 0 0 ${half * 2} 0V${top}Z`;
  const count = 3;
  let bands = '';
  for (let index = 0; index < count; index += 1) {
    const y = top + (index * tall) / count;
    bands += path(
      `M${middle - half} ${n(y + 4)}v${n(tall / count - 8)}a${half} 17 0 0 0 ${half * 2} 0v${n(-(tall / count - 8))}a${half} 17 0 0 1 ${-half * 2} 0z`,
      index % 2 ? darker(crumb, 0.05) : crumb,
    );
  }
  const dripColour =
    brightness(scene.tint) < 0.4 ? '#4e2b1d' : mix(scene.secondTint, '#c9456a', 0.12);
  let drips = `M${middle - half} ${top}`;
  const drops = 9;
  for (let index = 0; index < drops; index += 1) {
    const width = (half * 2) / drops;
    const length = random.between(16, 44) + Math.sin(((index + 0.5) / drops) * Math.PI) * 15;
    drips += `v${n(length)}q0 ${n(width * 0.42)} ${n(width * 0.42)} ${n(width * 0.42)}t${n(width * 0.42)}-${n(width * 0.42)}v${n(-length * 0.62)}q0-${n(width * 0.12)} ${n(width * 0.08)}-${n(width * 0.12)}t${n(width * 0.08)} ${n(width * 0.12)}v${n(-length * 0.38)}`;
  }
  drips += `H${middle - half}Z`;
  const shade = sheet.linear(
    'cake side',
    stops([0, '#ffffff', 0.25], [0.4, '#ffffff', 0], [1, '#2a1408', 0.28]),
    'x1="0" y1="0" x2="1" y2="0"',
  );
  const dripping = random.chance(0.6);
  return (
    path(side, naked ? cream : icing) +
    (naked
      ? bands
      : line(
          `M${middle - half + 6} ${base - 18}a${half - 4} 16 0 0 0 ${half * 2 - 12} 0M${middle - half + 4} ${base - 40}a${half - 4} 16 0 0 0 ${half * 2 - 8} 0`,
          lighter(icing, 0.5),
          4,
        )) +
    path(side, shade) +
    (dripping ? path(drips, dripColour) : '') +
    ellipse(middle, top, half, 18, dripping ? lighter(dripColour, 0.14) : lighter(icing, 0.25)) +
    topped(
      scene,
      [...toppings(scene).slice(0, 3)],
      13,
      { form: 'round', x: middle, y: top - 8, across: half * 0.84, down: 15 },
      1.25,
    ) +
    topped(
      scene,
      leafOrNone(scene),
      2,
      { form: 'round', x: middle, y: top - 16, across: half * 0.4, down: 10 },
      1,
    )
  );
}

const stages = {
  smoothie(scene: StageScene): string {
    const first = mix(scene.tint, '#fff1dc', 0.12);
    const bands = scene.random.chance(0.55) ? [first, mix(first, scene.secondTint, 0.65)] : [first];
    return standingShadow(scene, 84) + tumbler(scene, middle, bands);
  },

  cocktail(scene: StageScene): string {
    const { random, sheet } = scene;
    const drink = mix(scene.tint, '#fff1dc', 0.18);
    const top = 150;
    const tip = 276;
    const half = 104;
    const bowl = `M${middle - half} ${top}L${middle - 7} ${tip}v72q-2 10-44 14q-10 2-10 8h122q0-6-10-8q-42-4-44-14v-72L${middle + half} ${top}Z`;
    const level = top + random.between(20, 32);
    const reach = half * ((tip - level) / (tip - top)) - 7;
    const light = sheet.linear(
      `drink ${drink}`,
      stops([0, lighter(drink, 0.35)], [1, mix(drink, scene.secondTint, 0.5)]),
      'x1="0" y1="0" x2="0" y2="1"',
    );
    const garnish = toppings(scene);
    const slice = garnish.find((cut) => /Slice|Half/.test(cut));
    return (
      standingShadow(scene, 66) +
      path(bowl, '#ffffff', 'fill-opacity=".34"') +
      path(
        `M${n(middle - reach)} ${n(level)}L${middle} ${tip - 6}L${n(middle + reach)} ${n(level)}Z`,
        light,
      ) +
      ellipse(middle, level, reach, 11, lighter(drink, 0.3)) +
      topped(
        scene,
        [...garnish.slice(0, 1), ...leafOrNone(scene)],
        3,
        { form: 'round', x: middle - 12, y: level - 3, across: reach * 0.5, down: 6 },
        0.9,
      ) +
      line(
        `M${middle - half + 26} ${top + 18}L${middle - 34} ${tip - 26}`,
        '#ffffff',
        7,
        'stroke-opacity=".5"',
      ) +
      path(bowl, 'none', 'stroke="#ffffff" stroke-opacity=".6" stroke-width="3"') +
      ellipse(
        middle,
        top,
        half,
        13,
        'none',
        'stroke="#ffffff" stroke-opacity=".85" stroke-width="3"',
      ) +
      (slice ? sheet.lifted(put(scene, slice, middle + half - 10, top + 2, 1.4, 24), 3) : '')
    );
  },

  highball(scene: StageScene): string {
    const { random, sheet } = scene;
    const drink = mix(scene.tint, '#fff1dc', 0.06);
    const top = 146;
    const base = floor - 4;
    const half = 62;
    const level = top + random.between(34, 44);
    const glass = `M${middle - half} ${top}l7 ${base - top - 8}q2 12 ${half - 7} 12t${half - 7}-12l7-${base - top - 8}z`;
    const light = sheet.linear(
      `long drink ${drink}`,
      stops([0, lighter(drink, 0.16)], [1, darker(drink, 0.14)]),
      'x1="0" y1="0" x2="0" y2="1"',
    );
    const ice = [
      [-26, 14, -12],
      [20, 26, 16],
      [-10, 62, 8],
    ].map(([x = 0, y = 0, turn = 0]) =>
      group(
        box(-19, -19, 38, 38, 7, '#ffffff', 'fill-opacity=".34"') +
          line('M-11-11h18', '#ffffff', 4, 'stroke-opacity=".7"'),
        `transform="translate(${middle + x} ${n(level + y)})rotate(${turn})"`,
      ),
    );
    const celery =
      line(`M${middle + 14} ${base - 60}L${middle + 34} ${top - 26}`, '#9cb765', 17) +
      line(`M${middle + 11} ${base - 60}L${middle + 30} ${top - 24}`, '#c7d796', 5) +
      path(
        `M${middle + 34} ${top - 22}q-36-20-26-48q14 2 22 16q2-22 18-28q12 14 4 32q14-8 26-2q-4 26-44 30z`,
        '#6f9648',
      );
    const garnish = toppings(scene);
    const slice = garnish.find((cut) => /Slice|Half/.test(cut)) ?? 'lemonSlice';
    return (
      standingShadow(scene, 74) +
      path(glass, '#ffffff', 'fill-opacity=".3"') +
      (scene.cuts.includes('celerySlice') ? celery : straw(scene, middle, base - 50, top - 50)) +
      path(
        `M${middle - half + 7} ${n(level)}l5 ${n(base - level - 10)}q2 8 ${half - 12} 8t${half - 12}-8l5-${n(base - level - 10)}z`,
        light,
        'fill-opacity=".94"',
      ) +
      ellipse(middle, level, half - 7, 10, lighter(drink, 0.22)) +
      ice.join('') +
      path(
        `M${middle - half + 13} ${top + 18}h10l6 ${base - top - 60}h-9z`,
        '#ffffff',
        'fill-opacity=".4"',
      ) +
      path(glass, 'none', 'stroke="#ffffff" stroke-opacity=".55" stroke-width="3"') +
      ellipse(
        middle,
        top,
        half,
        11,
        'none',
        'stroke="#ffffff" stroke-opacity=".8" stroke-width="3"',
      ) +
      sheet.lifted(put(scene, slice, middle - half + 4, top + 2, 1.4, -20), 3)
    );
  },

  mug(scene: StageScene): string {
    const { glaze, random, sheet } = scene;
    const drink = mix(scene.tint, '#f3e2c6', 0.2);
    const top = 214;
    const base = 370;
    const half = 84;
    const side = sheet.linear(
      `mug ${glaze}`,
      stops([0, lighter(glaze, 0.35)], [1, darker(glaze, 0.24)]),
      'x1="0" y1="0" x2="1" y2="0"',
    );
    const steam = [-30, 4, 34].map((at) => {
      const rise = random.between(64, 92);
      return `M${middle + at} ${top - 20}q-22-${n(rise / 4)} 0-${n(rise / 2)}t0-${n(rise / 2)}`;
    });
    return (
      standingShadow(scene, 104) +
      ellipse(middle, floor - 4, 128, 15, darker(glaze, 0.16)) +
      ellipse(middle, floor - 8, 128, 14, lighter(glaze, 0.25)) +
      line(`M${middle + half - 6} ${top + 34}q66-16 62 34q-6 46-72 44`, darker(glaze, 0.12), 19) +
      line(`M${middle + half - 6} ${top + 31}q60-12 56 34q-6 40-66 40`, lighter(glaze, 0.2), 6) +
      path(`M${middle - half} ${top}q2 104 26 142q14 12 58 12t58-12q24-38 26-142z`, side) +
      path(
        `M${middle - half + 2} ${top + 42}q82 22 164 0q-2 12-4 22q-78 20-156 0z`,
        mix(scene.secondTint, glaze, 0.35),
        'fill-opacity=".6"',
      ) +
      ellipse(middle, top, half, 20, lighter(glaze, 0.45)) +
      ellipse(middle, top + 2, half - 9, 15, darker(drink, 0.2)) +
      ellipse(middle, top + 4, half - 12, 12.5, drink) +
      ellipse(middle - 6, top + 4, half * 0.52, 7.5, lighter(drink, 0.45), 'fill-opacity=".8"') +
      line(
        `M${middle - half + 16} ${top + 30}q4 66 16 ${base - top - 74}`,
        '#ffffff',
        7,
        'stroke-opacity=".4"',
      ) +
      line(steam.join(''), '#ffffff', 7, 'stroke-opacity=".42"')
    );
  },

  jar(scene: StageScene): string {
    const { random, sheet } = scene;
    const top = 148;
    const base = floor - 4;
    const half = 92;
    const body = `M${middle - half + 14} ${top + 22}q-14 10-14 34V${base - 20}q0 20 22 20h${half * 2 - 44}q22 0 22-20V${top + 56}q0-24-14-34z`;
    const lid = random.pick(['#c9583f', '#6f8a5c', '#dfa945', '#8f9aa0', '#8a4a5c']);
    const inside = mix(scene.tint, '#f6dfb8', 0.08);
    const level = top + 52;
    const clip = sheet.clip('jar', path(body, '#fff'));
    const pieces = topped(
      scene,
      toppings(scene),
      15,
      { form: 'round', x: middle, y: (level + base) / 2 + 8, across: half - 26, down: 72 },
      1.05,
    );
    return (
      standingShadow(scene, 100) +
      path(body, '#ffffff', 'fill-opacity=".4"') +
      group(
        path(`M${middle - half} ${level}H${middle + half}V${base}H${middle - half}Z`, inside) +
          ellipse(middle, level, half, 11, lighter(inside, 0.28)) +
          group(pieces, 'opacity=".82"'),
        `clip-path="${clip}"`,
      ) +
      path(body, 'none', 'stroke="#ffffff" stroke-opacity=".6" stroke-width="4"') +
      line(
        `M${middle - half + 20} ${level + 8}V${base - 46}`,
        '#ffffff',
        9,
        'stroke-opacity=".42"',
      ) +
      box(middle - 50, 246, 100, 62, 7, '#fbf4e6') +
      line(
        `M${middle - 32} 268h64M${middle - 24} 284h48`,
        darker(lid, 0.1),
        4,
        'stroke-opacity=".7"',
      ) +
      box(middle - half + 8, top - 16, half * 2 - 16, 42, 9, lid) +
      box(middle - half + 8, top + 12, half * 2 - 16, 6, 3, darker(lid, 0.22)) +
      ellipse(middle, top - 15, half - 9, 9, lighter(lid, 0.3))
    );
  },

  parfait(scene: StageScene): string {
    const cream = '#fbf2e0';
    return (
      standingShadow(scene, 84) +
      tumbler(
        scene,
        middle,
        [cream, scene.tint, lighter(cream, 0.2), scene.secondTint, cream],
        0.94,
      )
    );
  },

  sundae(scene: StageScene): string {
    const { sheet, random } = scene;
    const scoops = [
      mix(scene.tint, '#fbf0dc', 0.3),
      mix(scene.secondTint, '#fbf0dc', 0.42),
      '#faf0da',
    ];
    const rimY = 214;
    const cup = `M${middle - 108} ${rimY}q10 92 86 104q6 30-8 44h60q-14-14-8-44q76-12 86-104z`;
    const ball = (x: number, y: number, radius: number, colour: string) =>
      circle(x, y, radius, darker(colour, 0.14)) +
      circle(x - 2, y - 3, radius - 3, colour) +
      circle(
        x,
        y,
        radius,
        sheet.radial(
          'scoop',
          stops([0, '#ffffff', 0.5], [0.5, '#ffffff', 0], [1, '#2a1408', 0.22]),
        ),
      ) +
      line(
        `M${n(x - radius * 0.7)} ${n(y + radius * 0.5)}q${n(radius * 0.3)} ${n(radius * 0.3)} ${n(radius * 0.6)} 0t${n(radius * 0.7)}-2`,
        lighter(colour, 0.4),
        4,
      );
    const [a, b, c] = random.shuffled(scoops) as [string, string, string];
    const sauce = brightness(scene.tint) < 0.45 ? '#4e2b1d' : darker(scene.tint, 0.2);
    return (
      standingShadow(scene, 76) +
      ellipse(middle, floor - 8, 66, 13, '#ffffff', 'fill-opacity=".55"') +
      ball(middle - 46, 190, 58, a) +
      ball(middle + 48, 192, 58, b) +
      ball(middle, 132, 60, c) +
      path(
        `M${middle - 50} 118q6-44 50-46q46 2 50 46q2 24-8 24t-10-18q-2 40-14 40t-12-36q-4 22-14 22t-12-24q-4 18-14 16t-16-24z`,
        sauce,
        'fill-opacity=".92"',
      ) +
      line(`M${middle - 30} 96q10-14 26-16`, '#ffffff', 4, 'stroke-opacity=".45"') +
      topped(
        scene,
        toppings(scene),
        7,
        { form: 'round', x: middle, y: 80, across: 48, down: 22 },
        1.3,
      ) +
      topped(
        scene,
        toppings(scene),
        8,
        { form: 'round', x: middle, y: rimY - 12, across: 88, down: 12 },
        1.1,
      ) +
      path(cup, '#ffffff', 'fill-opacity=".42"') +
      path(cup, 'none', 'stroke="#ffffff" stroke-opacity=".7" stroke-width="3"') +
      ellipse(
        middle,
        rimY,
        108,
        14,
        'none',
        'stroke="#ffffff" stroke-opacity=".8" stroke-width="3"',
      ) +
      line(`M${middle - 92} ${rimY + 22}q10 46 44 64`, '#ffffff', 7, 'stroke-opacity=".5"')
    );
  },

  'layer-cake'(scene: StageScene): string {
    return cakeStand(scene, 268) + layers(scene, 266, 122, scene.random.between(108, 130));
  },

  'pancake-stack'(scene: StageScene): string {
    const { random } = scene;
    const batter = mix('#e3ab5c', scene.tint, 0.14);
    const base = 356;
    let stack =
      standingShadow(scene, 170) +
      ellipse(middle, base + 10, 186, 26, darker(scene.glaze, 0.2)) +
      ellipse(middle, base + 5, 186, 25, scene.glaze) +
      ellipse(middle, base + 2, 150, 17, lighter(scene.glaze, 0.3));
    const count = 6;
    let top = base;
    for (let index = 0; index < count; index += 1) {
      const x = middle + random.between(-7, 7);
      const half = random.between(117, 126);
      const y = base - 6 - index * 27;
      top = y - 22;
      stack +=
        path(
          `M${n(x - half)} ${n(y - 16)}q-8 18 10 24q${n(half)} 20 ${n(half * 2 - 20)} 0q18-6 10-24z`,
          lighter(batter, 0.42),
        ) +
        ellipse(x, y - 17, half, 19, darker(batter, 0.22)) +
        ellipse(x, y - 18.5, half - 5, 15.5, batter);
    }
    const syrup = '#8f4a1c';
    return (
      stack +
      path(
        `M${middle - 92} ${n(top)}q30-16 92-16t92 16q6 10-8 14q-4 50-14 50t-10-44q-20 4-28 4q-4 34-13 34t-11-34q-16 0-26-2q-2 62-13 62t-13-64q-22-4-26-6q-4 26-12 24t-10-28z`,
        syrup,
        'fill-opacity=".88"',
      ) +
      line(`M${middle - 66} ${n(top - 4)}q30-8 60-8`, '#e9b077', 4, 'stroke-opacity=".8"') +
      topped(
        scene,
        toppings(scene),
        12,
        { form: 'round', x: middle, y: top - 8, across: 74, down: 16 },
        1.3,
      ) +
      topped(
        scene,
        leafOrNone(scene),
        2,
        { form: 'round', x: middle, y: top - 18, across: 26, down: 8 },
        1,
      )
    );
  },

  cupcakes(scene: StageScene): string {
    const { random, sheet } = scene;
    const icing = mix(scene.tint, '#fdf1e0', brightness(scene.tint) < 0.45 ? 0.1 : 0.38);
    const crumb = crumbOf(scene);
    const paper = random.pick(['#c9583f', '#6f8a5c', '#7f9ca8', '#5c3624', '#dfa945', '#8a4a5c']);
    const one = (x: number, y: number) => {
      let pleats = '';
      for (let index = -3; index <= 3; index += 1)
        pleats += `M${n(x + index * 12)} ${n(y - 38)}L${n(x + index * 9.5)} ${n(y + 8)}`;
      const swirl = [
        [0, -48, 46, 20],
        [-2, -66, 37, 17],
        [1, -82, 26, 14],
        [-1, -96, 14, 10],
      ]
        .map(
          ([dx = 0, dy = 0, across = 0, down = 0], index) =>
            ellipse(x + dx, y + dy + 3, across, down, darker(icing, 0.14)) +
            ellipse(x + dx, y + dy, across, down - 1, index % 2 ? lighter(icing, 0.16) : icing) +
            line(
              `M${n(x + dx - across * 0.62)} ${n(y + dy - down * 0.2)}q${n(across * 0.3)}-${n(down * 0.5)} ${n(across * 0.7)}-${n(down * 0.45)}`,
              lighter(icing, 0.6),
              3.4,
            ),
        )
        .join('');
      return (
        ellipse(x, y - 40, 45, 17, crumb) +
        path(`M${x - 44} ${y - 42}l10 46q34 12 68 0l10-46q-44 16-88 0z`, paper) +
        line(pleats, darker(paper, 0.24), 3) +
        swirl +
        topped(
          scene,
          toppings(scene),
          3,
          { form: 'round', x, y: y - 88, across: 20, down: 16 },
          1.15,
        )
      );
    };
    return (
      cakeStand(scene, 280) +
      sheet.lifted(one(middle, 262), 4) +
      sheet.lifted(one(middle - 96, 274) + one(middle + 96, 274), 4)
    );
  },
} satisfies Record<string, (scene: StageScene) => string>;

export type StageDish = keyof typeof stages;

export const stageDishes = Object.keys(stages) as StageDish[];

export function drawStage(dish: StageDish, scene: StageScene): string {
  return stages[dish](scene);
}

export function table(colour: string): string {
  return (
    box(0, tableTop, 640, 150, 0, colour) +
    box(0, tableTop, 640, 5, 0, lighter(colour, 0.35), 'fill-opacity=".8"') +
    line(
      `M20 ${tableTop + 42}H240M330 ${tableTop + 74}H620M60 ${tableTop + 112}H420`,
      darker(colour, 0.22),
      2,
      'stroke-opacity=".35"',
    )
  );
}
