import type { AppStore } from '@larder/shell-sdk/host';
import { GlobalStyle, LarderThemeProvider, Toaster } from '@larder/ui';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AppBoundary } from './app-boundary';
import { RemotesContext, type Remotes } from './remotes/remotes-context';
import { Shell } from './shell';

/** The whole app. */
export function App({ store, remotes }: { store: AppStore; remotes: Remotes }) {
  return (
    <Provider store={store}>
      <LarderThemeProvider>
        <GlobalStyle />
        <AppBoundary>
          <BrowserRouter>
            <RemotesContext value={remotes}>
              <Shell />
            </RemotesContext>
          </BrowserRouter>
        </AppBoundary>
        <Toaster />
      </LarderThemeProvider>
    </Provider>
  );
}
