import { createAppStore, ShellContext, type StoredSession } from '@larder/shell-sdk/host';
import { GlobalStyle, LarderThemeProvider } from '@larder/ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { AuthPage } from '../auth/auth.page';
import { Layout } from '../layout/layout';
import { PendingPage } from '../remotes/pending-page';
import { StoredSessionContext } from '../session/session-gate';
import type { ScreenName } from './screens';

const nothing = (): void => {};

const session = (isAuthenticated: boolean): StoredSession => ({
  isAuthenticated,
  user: null,
  isSubscribed: false,
  startSession: nothing,
  signOut: nothing,
  ended: null,
  isRemembered: false,
  endIdle: nothing,
  endIfRefused: async () => {},
});

interface Screen {
  path: string;
  isAuthenticated: boolean;
  content: ReactNode;
}

const begun = { heading: '', lede: '' };

const screens: Record<ScreenName, Screen> = {
  login: { path: '/login', isAuthenticated: false, content: <AuthPage initialMode="login" /> },
  register: {
    path: '/register',
    isAuthenticated: false,
    content: <AuthPage initialMode="register" />,
  },
  page: { path: '/', isAuthenticated: true, content: <PendingPage title="" opening={begun} /> },
  display: {
    path: '/',
    isAuthenticated: true,
    content: <PendingPage title="" opening={{ ...begun, size: 'display' }} />,
  },
  plain: { path: '/', isAuthenticated: true, content: <PendingPage title="" /> },
};

/** Inert, so that until the app replaces it, nothing that it shows can be used, and nothing typed can be lost. */
const frame = { display: 'contents' };

function screenOf({ path, isAuthenticated, content }: Screen): ReactNode {
  const stored = session(isAuthenticated);
  const themePreference = { theme: 'light' as const, setTheme: nothing };
  const loadWidget = () => new Promise<never>(nothing);
  return (
    <Provider store={createAppStore()}>
      <LarderThemeProvider>
        <GlobalStyle />
        <StaticRouter location={path}>
          <ShellContext value={{ session: stored, themePreference, loadWidget }}>
            <StoredSessionContext value={stored}>
              <div inert style={frame}>
                <Layout>{content}</Layout>
              </div>
            </StoredSessionContext>
          </ShellContext>
        </StaticRouter>
      </LarderThemeProvider>
    </Provider>
  );
}

/** The markers by which styled-components finds its rules again, which nothing does here. */
const bookkeeping = /\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/**
 * Renders the screens that people see before the app runs, and the styles they need. Run by the build, not by a browser; the
 * components are those of the app, so there is nothing to keep in step.
 */
export function renderFirstScreens(): { styles: string; screens: Record<string, string> } {
  // Like most browsers, this one supports passkeys, so the login shows a button for them.
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  const sheet = new ServerStyleSheet();
  const rendered = Object.entries(screens).map(([name, screen]) => [
    name,
    renderToStaticMarkup(sheet.collectStyles(screenOf(screen))),
  ]);
  const styles = sheet
    .getStyleTags()
    .replaceAll(/<\/?style[^>]*>/g, '')
    .replaceAll(bookkeeping, '')
    .replaceAll(/\s*\n\s*/g, '');
  return { styles, screens: Object.fromEntries(rendered) as Record<string, string> };
}
