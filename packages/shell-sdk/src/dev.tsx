import { errorMessage } from '@larder/api-client';
import { useLoginMutation } from '@larder/api-client/auth-public';
import { copy, inPersonsLanguage, localized } from '@larder/copy';
import {
  Button,
  Cluster,
  Field,
  GlobalStyle,
  LarderThemeProvider,
  Notice,
  PageFrame,
  Spinner,
  Stack,
  Switch,
  Toaster,
} from '@larder/ui';
import { lazy, Suspense, useCallback, useMemo, useState, type SubmitEvent } from 'react';
import '@larder/ui/fonts';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Navigate, useRoutes } from 'react-router-dom';
import type { RemoteDeclaration, RemoteDefinition, WidgetName } from './contract';
import { ShellContext, type Shell } from './shell-context';
import { createAppStore, injectReducers } from './store';
import { useStoredSession, type StoredSession } from './stored-session';
import { useStoredTheme } from './stored-theme';

function SignInForm({ session }: { session: StoredSession }) {
  const [logIn, { isLoading, error }] = useLoginMutation();
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  const onSubmit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const { data } = await logIn({ loginBody: credentials });
    if (data) session.startSession(data.token);
  };
  const text = (name: keyof typeof credentials) => ({
    name,
    value: credentials[name],
    autoComplete: name === 'email' ? 'email' : 'current-password',
    onChange: (event: { target: { value: string } }) =>
      setCredentials((before) => ({ ...before, [name]: event.target.value })),
  });
  return (
    <Stack as="form" onSubmit={(event: SubmitEvent) => void onSubmit(event)}>
      {error && <Notice tone="danger">{errorMessage(error, copy.common.unknownError)}</Notice>}
      <Field {...text('email')} type="email" label={copy.auth.email} />
      <Field {...text('password')} type="password" label={copy.auth.password} />
      <Button type="submit" busy={isLoading}>
        {copy.auth.login}
      </Button>
    </Stack>
  );
}

interface RemoteAlone {
  declaration: RemoteDeclaration;
  remote: RemoteDefinition;
}

function Host({ declaration: { nav }, remote }: RemoteAlone) {
  const session = useStoredSession();
  const themePreference = useStoredTheme();
  const loadWidget = useCallback(
    async (name: WidgetName) => {
      const load = remote.widgets?.[name];
      if (!load) throw new Error(`'${name}' is lent by a remote that is not here.`);
      return (await load()).Widget;
    },
    [remote],
  ) as Shell['loadWidget'];
  const routes = useMemo(
    () => [
      ...remote.routes.map(({ path, page }) => {
        const Page = lazy(async () => ({ default: (await page()).Page }));
        return { path, element: <Page key={path} /> };
      }),
      { path: '*', element: <Navigate to={nav[0]?.to ?? '/'} replace /> },
    ],
    [remote, nav],
  );
  const page = useRoutes(routes);
  const { theme, setTheme } = themePreference;
  return (
    <ShellContext value={{ session, themePreference, loadWidget }}>
      <PageFrame as="header">
        <Cluster as="nav">
          {nav.map(({ to, label }) => {
            const texts = localized(label);
            return (
              <Link key={to} to={to}>
                {texts && inPersonsLanguage(texts)}
              </Link>
            );
          })}
          <Switch
            label={copy.shell.darkTheme}
            checked={theme === 'dark'}
            onChange={(dark) => setTheme(dark ? 'dark' : 'light')}
          />
          {session.isAuthenticated && (
            <Button variant="ghost" size="small" onClick={session.signOut}>
              {copy.shell.logout}
            </Button>
          )}
        </Cluster>
      </PageFrame>
      <main>
        {session.isAuthenticated ? (
          <Suspense fallback={<Spinner label={copy.common.loading} />}>{page}</Suspense>
        ) : (
          <PageFrame $measure="card">
            <SignInForm session={session} />
          </PageFrame>
        )}
      </main>
    </ShellContext>
  );
}

/** Runs a remote by itself on a page, with a minimal host; API calls go through the dev server to the backend. */
export function runAlone({ declaration, remote }: RemoteAlone): void {
  const store = createAppStore();
  injectReducers(store, remote.reducers ?? {});
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <Provider store={store}>
      <LarderThemeProvider>
        <GlobalStyle />
        <BrowserRouter>
          <Host declaration={declaration} remote={remote} />
        </BrowserRouter>
        <Toaster />
      </LarderThemeProvider>
    </Provider>,
  );
}
