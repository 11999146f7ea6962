import { colorValues, type ColorName, type ThemeName } from './tokens';

/** Relative luminance of an opaque `#rrggbb`, WCAG 2.2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

const surfaces: ColorName[] = ['surface', 'surfaceRaised', 'surfaceSunken'];

/** Text colours and their backgrounds. */
const text: [ColorName, ColorName[]][] = [
  ['ink', [...surfaces, 'accentSoft', 'successSoft', 'warningSoft']],
  ['inkMuted', surfaces],
  ['accentSoftInk', [...surfaces, 'accentSoft']],
  ['accentInk', ['accent', 'accentHover']],
  ['danger', ['surface', 'surfaceRaised']],
  ['dangerInk', ['danger', 'dangerHover']],
  ['dangerSoftInk', ['dangerSoft']],
  ['eventInk', ['eventBlue', 'eventGreen', 'eventRed', 'eventPurple', 'eventOrange']],
];

/** Borders and icons that identify a control, and their backgrounds. */
const graphics: [ColorName, ColorName[]][] = [
  ['lineStrong', surfaces],
  ['accent', surfaces],
  ['focus', [...surfaces, 'accentSoft', 'successSoft', 'warningSoft', 'dangerSoft']],
  ['danger', surfaces],
  ['success', ['surfaceRaised', 'successSoft']],
  ['warning', ['surfaceRaised', 'warningSoft']],
  ['favourite', ['surface', 'surfaceRaised']],
  ['eventBlue', ['surface', 'surfaceRaised']],
  ['eventGreen', ['surface', 'surfaceRaised']],
  ['eventRed', ['surface', 'surfaceRaised']],
  ['eventPurple', ['surface', 'surfaceRaised']],
  ['eventOrange', ['surface', 'surfaceRaised']],
];

const cases = (pairs: [ColorName, ColorName[]][]) =>
  (['light', 'dark'] as ThemeName[]).flatMap((theme) =>
    pairs.flatMap(([front, backs]) => backs.map((back) => [front, back, theme] as const)),
  );

describe('contrast', () => {
  it('measures as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  it.each(cases(text))('reads %s on %s in the %s theme', (front, back, theme) => {
    const values = colorValues[theme];
    expect(contrast(values[front], values[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(cases(graphics))('shows %s on %s in the %s theme', (front, back, theme) => {
    const values = colorValues[theme];
    expect(contrast(values[front], values[back])).toBeGreaterThanOrEqual(3);
  });
});
