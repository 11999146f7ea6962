import { fileURLToPath } from 'node:url';

/** The folder that holds package.json of the workspace: three levels above this file, in src and in dist alike. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));
