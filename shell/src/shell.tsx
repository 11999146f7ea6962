import { ShellContext, useStoredSession, useStoredTheme } from '@larder/shell-sdk/host';
import { canvasColor, type ThemeName } from '@larder/ui';
import { useEffect, useMemo } from 'react';
import { Layout } from './layout/layout';
import { loadedComponent } from './loaded-component';
import { useReconnect } from './offline/reconnect';
import { useRemotes } from './remotes/remotes-context';
import { useClientAhead } from './offline/use-client-ahead';
import { Pages } from './routes';
import { useIdleEnd } from './session/idle-end';
import { StoredSessionContext } from './session/session-gate';

// Not part of the login page, which has nothing to keep or send. It comes with the pages, and before them: what they read first
// has to include the changes that wait on this device.
const BackgroundWork = loadedComponent(
  async () =>
    (await import(/* webpackChunkName: "signed-in" */ './offline/background-work')).BackgroundWork,
);

/** Gives the browser's own bars the page's colour. */
function useBrowserColor(theme: ThemeName): void {
  useEffect(() => {
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', canvasColor[theme]);
    }
  }, [theme]);
}

/** Session, theme and remotes for every page, inside the layout. Needs the store and a router around it. */
export function Shell() {
  const session = useStoredSession();
  const themePreference = useStoredTheme();
  const {
    loader: { loadWidget },
  } = useRemotes();
  useBrowserColor(themePreference.theme);
  useIdleEnd(session);
  useReconnect();
  useClientAhead();
  const shell = useMemo(
    () => ({ session, themePreference, loadWidget }),
    [session, themePreference, loadWidget],
  );
  return (
    <ShellContext value={shell}>
      <StoredSessionContext value={session}>
        {session.user && <BackgroundWork userId={session.user.id} />}
        <Layout>
          <Pages />
        </Layout>
      </StoredSessionContext>
    </ShellContext>
  );
}
