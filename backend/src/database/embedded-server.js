// Plain JavaScript, because Node starts it as a worker thread straight from the source tree in tests and from dist in production.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { serialize } from 'pg-protocol';

/** @type {import('node:worker_threads').MessagePort} */
const parent = /** @type {any} */ (parentPort);

const database = await PGlite.create({
  dataDir: workerData.dataDir,
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
    const answer = database.execProtocolRawSync(chunk).slice();
    port.postMessage(answer, [answer.buffer]);
  });
  // A connection that ends leaves nothing of its own behind for the next one.
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
