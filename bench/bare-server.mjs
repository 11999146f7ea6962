// The least that Fastify needs to answer with the same bytes: what bench/api compares the app with. It is a process of
// its own, because the app is one too, and prints its port when it listens.
import { readFileSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import pg from 'pg';

const [bodyFile, staticFolder, databaseUrl] = process.argv.slice(2);
const body = readFileSync(bodyFile, 'utf8');
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
await pool.query('CREATE TABLE bench_rows (id integer PRIMARY KEY, note text NOT NULL)');
await pool.query(
  "INSERT INTO bench_rows SELECT n, 'note ' || n FROM generate_series(1, 1000) AS n",
);
await pool.query('CREATE TABLE bench_writes (id bigserial PRIMARY KEY, note text NOT NULL)');

const server = fastify();
await server.register(fastifyStatic, { root: staticFolder, prefix: '/files/' });
server.get('/bytes', (_, reply) => reply.type('application/json').send(body));
server.get('/trivial', async () => ({ status: 'ok' }));
server.get('/row', async () => {
  const { rows } = await pool.query({
    name: 'row',
    text: 'SELECT id, note FROM bench_rows WHERE id = $1',
    values: [1 + Math.floor(Math.random() * 1000)],
  });
  return rows[0];
});
server.post('/insert', async () => {
  const { rows } = await pool.query({
    name: 'insert',
    text: "INSERT INTO bench_writes (note) VALUES ('note') RETURNING id",
  });
  return rows[0];
});
await server.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${server.server.address().port}\n`);
