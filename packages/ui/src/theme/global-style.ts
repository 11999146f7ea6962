import { createGlobalStyle } from 'styled-components';
import {
  border,
  color,
  colorDeclarations,
  dockHeight,
  font,
  leading,
  media,
  textSize,
  weight,
} from './tokens';

/**
 * Reset, base typography, focus ring and the colours of both themes. Mounted once, by the host. `data-theme` on the
 * root element selects the theme; without it the system's preference does.
 */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${colorDeclarations('light')}
    color-scheme: light;
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${colorDeclarations('dark')}
      color-scheme: dark;
    }
  }

  :root[data-theme='dark'] {
    ${colorDeclarations('dark')}
    color-scheme: dark;
  }

  *, *::before, *::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-block: 6rem calc(${dockHeight} + 1rem);
    accent-color: ${color.accent};
    background: ${color.surface};
  }

  body {
    min-height: 100vh;
    min-height: 100dvh;
    overflow-wrap: break-word;
    background: ${color.surface};
    color: ${color.ink};
    font-family: ${font.text};
    font-size: ${textSize.body};
    line-height: ${leading.normal};
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    -webkit-tap-highlight-color: transparent;
  }

  h1, h2, h3, h4 {
    font-family: ${font.heading};
    font-weight: ${weight.heading};
    font-optical-sizing: auto;
    line-height: ${leading.tight};
    letter-spacing: -0.012em;
    text-wrap: balance;
  }

  h1 { font-size: ${textSize.heading}; }
  h2 { font-size: ${textSize.title}; }
  h3 { font-size: ${textSize.subtitle}; line-height: ${leading.snug}; }
  h4 { font-size: ${textSize.body}; line-height: ${leading.snug}; }

  p, li {
    text-wrap: pretty;
  }

  ul, ol {
    padding-inline-start: 1.35em;
  }

  li::marker {
    color: ${color.inkMuted};
  }

  img, svg, picture, video, canvas {
    display: block;
    max-width: 100%;
  }

  svg.lucide {
    flex: none;
    width: 1.25em;
    height: 1.25em;
    stroke-width: 1.75;
  }

  button, input, select, textarea {
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }

  button {
    cursor: pointer;
  }

  a {
    color: ${color.accentSoftInk};
    text-decoration-thickness: from-font;
    text-underline-offset: 0.2em;
  }

  ::selection {
    background: ${color.accent};
    color: ${color.accentInk};
  }

  :focus-visible {
    outline: ${border.focus} solid ${color.focus};
    outline-offset: ${border.heavy};
  }

  [tabindex='-1']:focus-visible {
    outline: none;
  }

  ${media.reducedMotion} {
    *, *::before, *::after {
      scroll-behavior: auto !important;
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
    }
  }
`;
