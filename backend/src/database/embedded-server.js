import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { serialize } from 'pg-protocol';

/** @type {import('node:worker_threads').MessagePort} */
const parent = /** @type {any} */ (parentPort);

/** Group and world permission bits. */
const others = 0o077;

/**
 * PostgreSQL creates its files world-readable in here, regardless of the process's umask; these are for its own
 * account.
 */
class OwnFiles extends NodeFS {
  /** @type {NodeFS['init']} */
  async init(database, options) {
    const prepared = await super.init(database, options);
    prepared.emscriptenOpts.preRun?.unshift((module) => {
      const { NODEFS } = /** @type {any} */ (module);
      const setAttributes = NODEFS.doSetAttr;
      NODEFS.doSetAttr = (
        /** @type {unknown} */ path,
        /** @type {unknown} */ node,
        /** @type {{ mode?: number }} */ { mode, ...rest },
        /** @type {unknown[]} */ ...calls
      ) =>
        setAttributes(
          path,
          node,
          mode === undefined ? rest : { ...rest, mode: mode & ~others },
          ...calls,
        );
    });
    return prepared;
  }
}

/** This cache holds what is read often; the system's own cache holds everything else, once for all processes. */
const sharedBuffers = '16MB';

const inMemory = workerData.dataDir.startsWith('memory://');
const database = await PGlite.create({
  ...(inMemory ? { dataDir: workerData.dataDir } : { fs: new OwnFiles(workerData.dataDir) }),
  startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  loadDataDir: workerData.image && new Blob([workerData.image]),
});

let closing = false;

const run = (/** @type {string} */ sql) => database.execProtocolRawSync(serialize.query(sql));

/**
 * One PostgreSQL session serves every connection in turn: each chunk holds whole messages that end the exchange
 * (see EmbeddedConnection), so its answer is complete when the call returns.
 *
 * @param {import('node:worker_threads').MessagePort} port
 */
function serve(port) {
  port.on('message', (/** @type {Uint8Array} */ chunk) => {
    if (closing) return port.close();
    const answer = database.execProtocolRawSync(chunk);
    port.postMessage(answer, [answer.buffer]);
  });
  // A closed connection leaves no state behind for the next one.
  port.on('close', () => {
    if (closing) return;
    if (database.isInTransaction()) run('ROLLBACK');
    run('DISCARD ALL');
  });
}

parent.on('message', async (message) => {
  if (message.kind === 'connect') serve(message.port);
  if (message.kind === 'image') {
    const image = await (await database.dumpDataDir('none')).arrayBuffer();
    parent.postMessage({ kind: 'image', image }, [image]);
  }
  if (message.kind === 'close') {
    closing = true;
    await database.close();
    parent.postMessage({ kind: 'closed' });
    parent.close();
  }
});
parent.postMessage({ kind: 'ready' });
