import { createHash } from 'node:crypto';

/** The hash of a file in the format browsers check. */
export const integrityOf = (content) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Name of the function with which a remote asks the shell for the hash of one of its files. */
const lookUp = 'larderIntegrityOf';

/** Runs in a remote for each chunk. A remote that runs alone has no shell to ask. */
export const verifyScript = `if (globalThis.${lookUp}) script.integrity = globalThis.${lookUp}(url);`;
