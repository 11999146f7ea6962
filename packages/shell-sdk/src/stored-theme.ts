import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ThemeName, ThemePreference } from './shell-context';

const storageKey = 'theme';
const darkScheme = '(prefers-color-scheme: dark)';

function readChoice(): ThemeName | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : null;
  } catch {
    return null;
  }
}

function systemTheme(): ThemeName {
  return matchMedia(darkScheme).matches ? 'dark' : 'light';
}

/**
 * The theme a person chose, kept in local storage, or the system's until they choose; for hosts. Sets it on the root
 * element and follows the system and other tabs.
 */
export function useStoredTheme(): ThemePreference {
  const [choice, setChoice] = useState(readChoice);
  const [system, setSystem] = useState(systemTheme);
  const theme = choice ?? system;

  useEffect(() => {
    const scheme = matchMedia(darkScheme);
    const onScheme = (): void => setSystem(systemTheme());
    const onStorage = (event: StorageEvent): void => {
      if (event.key === storageKey || event.key === null) setChoice(readChoice());
    };
    scheme.addEventListener('change', onScheme);
    window.addEventListener('storage', onStorage);
    return () => {
      scheme.removeEventListener('change', onScheme);
      window.removeEventListener('storage', onStorage);
    };
  }, []);

  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);

  const setTheme = useCallback((chosen: ThemeName) => {
    setChoice(chosen);
    try {
      localStorage.setItem(storageKey, chosen);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }, []);

  return useMemo(() => ({ theme, setTheme }), [theme, setTheme]);
}
