import { readToken } from '@larder/api-client';
import { createAppStore } from '@larder/shell-sdk/host';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { stylesId } from './first-screen/screens';
import { offerInstallation } from './install/install-offer';
import { startServiceWorker } from './offline/service-worker-registration';
import { createLazyRemoteLoader } from './remotes/lazy-remote-loader';
import { matchingRoute } from './remotes/matching-route';
import { createRegistryReader } from './remotes/registry';
import type { Remotes } from './remotes/remotes-context';

/** Starts to load the page of this address while the app renders what is around it. */
async function beginPage({ registry, loader }: Remotes): Promise<void> {
  await registry.refresh();
  const state = registry.getState();
  const found = state.status === 'ready' ? matchingRoute(state.registry, location.pathname) : null;
  if (found) loader.beginPage(found.name, found.route.path);
}

/** Renders the app into `container`, replacing the screen that the document shows until then. */
export function start(container: HTMLElement): void {
  const store = createAppStore();
  const registry = createRegistryReader();
  const loader = createLazyRemoteLoader(async () =>
    (
      await import(/* webpackChunkName: "signed-in" */ './remotes/federated-loader')
    ).createFederatedLoader({ registry, store }),
  );
  const remotes = { registry, loader };
  // Rendered synchronously, so that the app can be used from the moment it appears.
  flushSync(() =>
    createRoot(container).render(
      <StrictMode>
        <App store={store} remotes={remotes} />
      </StrictMode>,
    ),
  );
  document.getElementById(stylesId)?.remove();
  if (readToken() !== null) void beginPage(remotes);
  offerInstallation();
  if (process.env.NODE_ENV === 'production') void startServiceWorker();
}
