import { createAppStore } from '@larder/shell-sdk/host';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { stylesId } from './first-screen/screens';
import { offerInstallation } from './install/install-offer';
import { startServiceWorker } from './offline/service-worker-registration';
import { createLazyRemoteLoader } from './remotes/lazy-remote-loader';
import { createRegistryReader } from './remotes/registry';

/** Renders the app into `container`, replacing the screen that the document shows until then. */
export function start(container: HTMLElement): void {
  const store = createAppStore();
  const registry = createRegistryReader();
  const loader = createLazyRemoteLoader(async () =>
    (
      await import(/* webpackChunkName: "signed-in" */ './remotes/federated-loader')
    ).createFederatedLoader({ registry, store }),
  );
  // Rendered synchronously, so that the app can be used from the moment it appears.
  flushSync(() =>
    createRoot(container).render(
      <StrictMode>
        <App store={store} remotes={{ registry, loader }} />
      </StrictMode>,
    ),
  );
  document.getElementById(stylesId)?.remove();
  offerInstallation();
  if (process.env.NODE_ENV === 'production') void startServiceWorker();
}
