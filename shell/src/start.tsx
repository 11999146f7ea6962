import { createAppStore } from '@larder/shell-sdk/host';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { offerInstallation } from './install/install-offer';
import { startServiceWorker } from './offline/service-worker-registration';
import { createLazyRemoteLoader } from './remotes/lazy-remote-loader';
import { createRegistryReader } from './remotes/registry';

/** Renders the app into `container`. */
export function start(container: HTMLElement): void {
  const store = createAppStore();
  const registry = createRegistryReader();
  const loader = createLazyRemoteLoader(async () =>
    (await import('./remotes/federated-loader')).createFederatedLoader({ registry, store }),
  );
  createRoot(container).render(
    <StrictMode>
      <App store={store} remotes={{ registry, loader }} />
    </StrictMode>,
  );
  offerInstallation();
  if (process.env.NODE_ENV === 'production') void startServiceWorker();
}
