import { createHash } from 'node:crypto';

/** The hash of a file as browsers check it. */
export const integrityOf = (content) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Name of the function by which the shell tells a remote the hash of a file of its own. */
const lookUp = 'larderIntegrityOf';

/** Runs in a remote for each chunk. A remote that runs alone has nobody to ask. */
export const verifyScript = `if (globalThis.${lookUp}) script.integrity = globalThis.${lookUp}(url);`;
