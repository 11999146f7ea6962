import { act, screen } from '@testing-library/react';
import { useThemePreference } from './shell-context';
import { renderWithShell } from './testing';

function Theme() {
  const { theme, setTheme } = useThemePreference();
  return <button onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>{theme}</button>;
}

/** A system preference that can be changed. */
function system(dark: boolean) {
  const listeners = new Set<() => void>();
  const scheme = {
    matches: dark,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  const before = window.matchMedia;
  window.matchMedia = () => scheme as unknown as MediaQueryList;
  return {
    prefer: (preferred: boolean) => {
      scheme.matches = preferred;
      for (const listener of listeners) listener();
    },
    restore: () => {
      window.matchMedia = before;
    },
  };
}

describe('theme', () => {
  afterEach(() => localStorage.removeItem('theme'));

  it('[ENT-12] follows the system until one is chosen', () => {
    const { prefer, restore } = system(true);
    renderWithShell(<Theme />);
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    act(() => prefer(false));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(localStorage.getItem('theme')).toBeNull();
    restore();
  });

  it('[ENT-12] is the chosen one, stored under theme, whatever the system prefers', async () => {
    const { prefer, restore } = system(false);
    const { user, unmount } = renderWithShell(<Theme />);
    await user.click(screen.getByRole('button', { name: 'light' }));
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    act(() => prefer(false));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    unmount();
    renderWithShell(<Theme />);
    expect(screen.getByRole('button', { name: 'dark' })).toBeVisible();
    restore();
  });

  it('[ENT-12] ignores an invalid stored value', () => {
    localStorage.setItem('theme', 'purple');
    renderWithShell(<Theme />);
    expect(screen.getByRole('button', { name: 'light' })).toBeVisible();
  });
});
