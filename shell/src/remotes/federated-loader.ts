import { federationSource } from './federation';
import { createRemoteLoader, type RemoteLoader, type RemoteLoaderOptions } from './remote-loader';

/** The loader of the app: with the run time of federation. */
export const createFederatedLoader = (options: Omit<RemoteLoaderOptions, 'source'>): RemoteLoader =>
  createRemoteLoader({ ...options, source: federationSource });
