import { createAppStore } from '@larder/shell-sdk/host';
import { GlobalStyle, LarderThemeProvider, Toaster } from '@larder/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AppBoundary } from './app-boundary';
import { offerInstallation } from './install/install-offer';
import { startServiceWorker } from './offline/service-worker-registration';
import { createRegistryReader } from './remotes/registry';
import { createRemoteLoader } from './remotes/remote-loader';
import { RemotesContext } from './remotes/remotes-context';
import { Shell } from './shell';

/** Renders the app into `container`. */
export function start(container: HTMLElement): void {
  const store = createAppStore();
  const registry = createRegistryReader();
  const loader = createRemoteLoader({
    registry,
    store,
    source: async () => (await import('./remotes/federation')).federationSource,
  });
  createRoot(container).render(
    <StrictMode>
      <Provider store={store}>
        <LarderThemeProvider>
          <GlobalStyle />
          <AppBoundary>
            <BrowserRouter>
              <RemotesContext value={{ registry, loader }}>
                <Shell />
              </RemotesContext>
            </BrowserRouter>
          </AppBoundary>
          <Toaster />
        </LarderThemeProvider>
      </Provider>
    </StrictMode>,
  );
  offerInstallation();
  if (process.env.NODE_ENV === 'production') void startServiceWorker();
}
