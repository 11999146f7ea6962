import { federationSource } from './federation';
import { createRemoteLoader, type RemoteLoader, type RemoteLoaderOptions } from './remote-loader';
import { reportRemote } from './remote-reports';

/** The app's loader, with the federation runtime. */
export const createFederatedLoader = (options: Omit<RemoteLoaderOptions, 'source'>): RemoteLoader =>
  createRemoteLoader({ ...options, source: federationSource, report: reportRemote });
