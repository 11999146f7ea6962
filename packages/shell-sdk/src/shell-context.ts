import { createContext, useContext, type ComponentType } from 'react';
import type { WidgetName, WidgetProps } from './contract';

export interface SessionUser {
  id: string;
  username: string;
  email: string;
  subscription_status: string;
}

export interface Session {
  isAuthenticated: boolean;
  /** The user object from the token; null when there is no token or it cannot be decoded. */
  user: SessionUser | null;
  isSubscribed: boolean;
  /** Stores a token issued by the backend and takes the user from it; does nothing when there is no new token. */
  startSession: (token: string | undefined) => void;
  /** Ends the session here and on the server, and goes to the login screen. */
  signOut: () => void;
}

export type ThemeName = 'light' | 'dark';

export interface ThemePreference {
  theme: ThemeName;
  setTheme: (theme: ThemeName) => void;
}

/** What the shell provides to the pages of remotes, through the hooks of this package. */
export interface Shell {
  session: Session;
  themePreference: ThemePreference;
  loadWidget: <Name extends WidgetName>(name: Name) => Promise<ComponentType<WidgetProps[Name]>>;
}

export const ShellContext = createContext<Shell | null>(null);

function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('Rendered outside a shell: wrap it in ShellContext.');
  return shell;
}

export function useSession(): Session {
  return useShell().session;
}

export function useThemePreference(): ThemePreference {
  return useShell().themePreference;
}

export function useWidgetLoader(): Shell['loadWidget'] {
  return useShell().loadWidget;
}
