import { render, screen } from '@testing-library/react';
import styled from 'styled-components';
import { GlobalStyle } from './global-style';
import { LarderThemeProvider, theme } from './theme';
import { color, colorDeclarations, colorValues } from './tokens';

describe('theme', () => {
  it('declares every colour that a token refers to, in both themes', () => {
    for (const name of ['light', 'dark'] as const) {
      const declared = colorDeclarations(name);
      for (const reference of Object.values(color)) {
        expect(declared).toContain(`${reference.slice('var('.length, -1)}:`);
      }
    }
  });

  it('is available to styled components as props.theme', () => {
    const Sample = styled.p`
      color: ${(props) => props.theme.color.danger};
    `;
    render(
      <LarderThemeProvider>
        <Sample>Careful</Sample>
      </LarderThemeProvider>,
    );
    expect(screen.getByText('Careful')).toHaveStyle({ color: theme.color.danger });
  });

  it('[ENT-12] switches by the data-theme attribute and otherwise follows the system', () => {
    render(<GlobalStyle />);
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const styleOf = (selector: string, from: CSSRule[]) =>
      from.find(
        (rule): rule is CSSStyleRule =>
          rule instanceof window.CSSStyleRule && rule.selectorText === selector,
      )?.style;
    const system = rules.find(
      (rule): rule is CSSMediaRule =>
        rule instanceof window.CSSMediaRule &&
        rule.media.mediaText.includes('prefers-color-scheme'),
    );
    expect(styleOf(':root', rules)?.getPropertyValue('--larder-surface')).toBe(
      colorValues.light.surface,
    );
    expect(styleOf(":root[data-theme='dark']", rules)?.getPropertyValue('--larder-surface')).toBe(
      colorValues.dark.surface,
    );
    expect(
      styleOf(":root:not([data-theme='light'])", [...(system?.cssRules ?? [])])?.getPropertyValue(
        '--larder-surface',
      ),
    ).toBe(colorValues.dark.surface);
  });
});
