import type { RemoteLoader } from './remote-loader';

/**
 * A loader whose code is loaded with the first remote, so that the login page does not need it. After a failure, the
 * next call tries again.
 */
export function createLazyRemoteLoader(fetchLoader: () => Promise<RemoteLoader>): RemoteLoader {
  let fetched: Promise<RemoteLoader> | undefined;
  const loader = (): Promise<RemoteLoader> => {
    fetched ??= fetchLoader().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    });
    return fetched;
  };
  return {
    loadPage: async (...page) => (await loader()).loadPage(...page),
    beginPage: (...page) =>
      void loader().then(
        (found) => found.beginPage(...page),
        // Whoever asks for the page hears of it.
        () => undefined,
      ),
    loadOfflineData: async (name) => (await loader()).loadOfflineData(name),
    loadDraftSender: async (name) => (await loader()).loadDraftSender(name),
    loadWidget: async (name) => (await loader()).loadWidget(name),
    // Something must have been loaded before it can crash.
    reportCrash: (...page) => void fetched?.then((found) => found.reportCrash(...page)),
  };
}
