import { fileURLToPath } from 'node:url';

/** The workspace root: three levels above this file, in src and dist alike. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));
