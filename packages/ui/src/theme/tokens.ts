import { foodHue, pigment } from './palette';

const light = {
  /** The page background. */
  surface: pigment.cream,
  /** Raised surfaces: cards, dialogs, fields. */
  surfaceRaised: pigment.milk,
  /** Sunken surfaces: wells, tracks, table heads. */
  surfaceSunken: pigment.oat,
  ink: pigment.espresso,
  inkMuted: pigment.walnut,
  /** Decorative hairlines. */
  line: pigment.husk,
  /** Borders that mark a control. */
  lineStrong: pigment.driftwood,

  accent: pigment.basil,
  accentHover: pigment.basilDeep,
  /** Text on `accent`. */
  accentInk: pigment.milk,
  accentSoft: pigment.basilWash,
  /** Text on `accentSoft`, and accent-coloured text on any surface. */
  accentSoftInk: pigment.basilDeep,

  danger: pigment.tomato,
  dangerHover: pigment.tomatoDeep,
  dangerInk: pigment.milk,
  dangerSoft: pigment.tomatoWash,
  dangerSoftInk: pigment.tomatoDeep,

  success: pigment.pine,
  successSoft: pigment.pineWash,
  warning: pigment.amber,
  warningSoft: pigment.amberWash,
  /** The filled favourite star. */
  favourite: pigment.saffron,

  focus: pigment.basilDeep,
  scrim: 'rgb(33 28 22 / 52%)',
  /** Translucent page colour for bars floating above scrolling content. */
  veil: 'rgb(250 246 237 / 88%)',
  shadow: '58 44 24',

  eventBlue: '#2f5f8f',
  eventGreen: '#3f7340',
  eventRed: '#b23a2a',
  eventPurple: '#70508f',
  eventOrange: '#a5560f',
  /** Text on a bar in an event colour. */
  eventInk: pigment.milk,
};

const dark: Record<keyof typeof light, string> = {
  surface: pigment.charcoal,
  surfaceRaised: pigment.ember,
  surfaceSunken: pigment.soot,
  ink: pigment.linen,
  inkMuted: pigment.parchment,
  line: pigment.ash,
  lineStrong: pigment.smoke,

  accent: pigment.sage,
  accentHover: pigment.sageBright,
  accentInk: pigment.forest,
  accentSoft: pigment.sageWash,
  accentSoftInk: pigment.sageBright,

  danger: pigment.coral,
  dangerHover: pigment.coralBright,
  dangerInk: pigment.brick,
  dangerSoft: pigment.coralWash,
  dangerSoftInk: pigment.coralBright,

  success: pigment.mint,
  successSoft: pigment.mintWash,
  warning: pigment.honey,
  warningSoft: pigment.honeyWash,
  favourite: pigment.honey,

  focus: pigment.sageBright,
  scrim: 'rgb(10 8 6 / 68%)',
  veil: 'rgb(33 27 24 / 88%)',
  shadow: '0 0 0',

  eventBlue: '#8fb8e0',
  eventGreen: '#9ccb8f',
  eventRed: '#f0998a',
  eventPurple: '#c3a6e0',
  eventOrange: '#eeb06a',
  eventInk: pigment.soot,
};

export type ColorName = keyof typeof light;
export type ThemeName = 'light' | 'dark';

/** Every colour by theme, as CSS values, mostly hex. */
export const colorValues: Record<ThemeName, Record<ColorName, string>> = { light, dark };

const variableName = (name: string) =>
  `--larder-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The custom properties of one theme as CSS declarations. */
export const colorDeclarations = (theme: ThemeName): string =>
  Object.entries(colorValues[theme])
    .map(([name, value]) => `${variableName(name)}:${value};`)
    .join('');

/** Semantic colours as `var(--larder-…)`: switching the theme re-renders nothing. */
export const color = Object.fromEntries(
  Object.keys(light).map((name) => [name, `var(${variableName(name)})`]),
) as Record<ColorName, string>;

/** Food hues, the same in both themes: for composed pictures, never for text. */
export const hue = foodHue;

/** Spacing steps in rem. */
export const space = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.5rem',
  6: '2rem',
  7: '3rem',
  8: '4rem',
  9: '6rem',
} as const;

export type SpaceStep = keyof typeof space;

/** Fluid page gutter, clear of a notch. */
export const gutter =
  'max(clamp(1rem, 0.5rem + 2.4vw, 2.5rem), env(safe-area-inset-left), env(safe-area-inset-right))';

/** Set by the host while bars stay at the bottom of the screen. */
export const dockHeightProperty = '--larder-dock-height';

/** How much of the bottom of the screen those bars take, with the inset below them. */
export const dockHeight = `var(${dockHeightProperty}, 0px)`;

export const radius = {
  small: '0.5rem',
  medium: '0.75rem',
  large: '1.25rem',
  pill: '999px',
} as const;

export const border = { hairline: '1px', medium: '1.5px', heavy: '2px', focus: '3px' } as const;

export const shadow = {
  resting: `0 1px 2px rgb(${color.shadow} / 5%), 0 2px 8px rgb(${color.shadow} / 4%)`,
  raised: `0 2px 4px rgb(${color.shadow} / 6%), 0 12px 28px rgb(${color.shadow} / 10%)`,
  overlay: `0 4px 12px rgb(${color.shadow} / 10%), 0 28px 72px rgb(${color.shadow} / 18%)`,
} as const;

export const font = {
  heading: `'Fraunces Variable', 'Fraunces Stand-in', Georgia, 'Times New Roman', serif`,
  text: `'Figtree Variable', 'Figtree Stand-in', system-ui, -apple-system, 'Segoe UI', sans-serif`,
} as const;

/** Font sizes; the larger ones scale with the screen, all of them with the user's font setting. */
export const textSize = {
  caption: '0.8125rem',
  small: '0.9375rem',
  body: '1.0625rem',
  lead: 'clamp(1.125rem, 1.08rem + 0.22vw, 1.25rem)',
  subtitle: 'clamp(1.1875rem, 1.13rem + 0.26vw, 1.375rem)',
  title: 'clamp(1.375rem, 1.24rem + 0.6vw, 1.75rem)',
  heading: 'clamp(1.75rem, 1.45rem + 1.35vw, 2.5rem)',
  display: 'clamp(2.25rem, 1.7rem + 2.5vw, 3.75rem)',
} as const;

export const weight = {
  regular: 400,
  medium: 500,
  heading: 560,
  semibold: 600,
  bold: 700,
} as const;

export const leading = { tight: 1.12, snug: 1.3, normal: 1.55 } as const;

/** Control heights; `medium` is a comfortable touch target. */
export const control = { small: '2.25rem', medium: '2.75rem', large: '3.25rem' } as const;

export const measure = {
  card: '27rem',
  narrow: '36rem',
  prose: '42rem',
  wide: '60rem',
  page: '80rem',
} as const;

/** Breakpoints in px: minimum widths. */
export const breakpoint = { narrow: 360, medium: 768, wide: 1280 } as const;

export const media = {
  medium: `@media (min-width: ${breakpoint.medium}px)`,
  wide: `@media (min-width: ${breakpoint.wide}px)`,
  belowMedium: `@media (max-width: ${breakpoint.medium - 0.02}px)`,
  hover: '@media (hover: hover) and (pointer: fine)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
} as const;

export const motion = {
  quick: '120ms cubic-bezier(0.3, 0, 0.2, 1)',
  gentle: '240ms cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const;

/** Of the app's header, which stays at the top of the window. */
export const headerHeight = '4rem';

export const layer = { header: 20, overlay: 100, popup: 110, toast: 200 } as const;

/** Page background before any script has run, for `<meta name="theme-color">` and the like. */
export const canvasColor: Record<ThemeName, string> = {
  light: light.surface,
  dark: dark.surface,
};
