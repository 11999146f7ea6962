import type { ReactNode } from 'react';
import { ThemeProvider } from 'styled-components';
import {
  border,
  breakpoint,
  color,
  control,
  dockHeight,
  font,
  gutter,
  headerHeight,
  hue,
  layer,
  leading,
  measure,
  media,
  motion,
  radius,
  shadow,
  space,
  textSize,
  weight,
} from './tokens';

/** All design tokens. Colours are custom properties, so one object serves both themes. */
export const theme = {
  color,
  hue,
  space,
  gutter,
  dockHeight,
  radius,
  border,
  shadow,
  font,
  textSize,
  weight,
  leading,
  control,
  measure,
  breakpoint,
  media,
  motion,
  layer,
  headerHeight,
} as const;

export type Theme = typeof theme;

declare module 'styled-components' {
  // oxlint-disable-next-line typescript/no-empty-object-type
  export interface DefaultTheme extends Theme {}
}

/** Passes `theme` to styled-components as `props.theme`. */
export function LarderThemeProvider({ children }: { children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
