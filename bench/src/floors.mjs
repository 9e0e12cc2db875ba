// The least that a server could do: send the bytes, read the same twenty rows with one prepared statement, insert one row.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import pg from 'pg';

const READ = `select p.*, m.username, m.display_name, m.avatar_url, m.verified from posts p join members m on m.id = p.member_id
  order by p.id desc limit 20`;

/** Runs in a process of its own, as the program does. @param {string} databaseUrl @param {string} bytes */
const serve = async (databaseUrl, bytes) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
  await pool.query('create table if not exists bench_rows (id bigserial primary key, member_id uuid, at timestamptz)');
  const app = fastify();
  app.get('/fastify', (_request, reply) => reply.type('application/json').send(bytes));
  app.get('/read', async () => ({ success: true, posts: (await pool.query({ name: 'floor_read', text: READ })).rows }));
  app.post('/insert', async () => {
    await pool.query({
      name: 'floor_insert',
      text: 'insert into bench_rows (member_id, at) values ($1, now())',
      values: ['01890a5d-ac96-774b-bcce-b302099a8057'],
    });
    return { success: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const inner = app.server;
  // /bare skips Fastify altogether.
  const [handler] =
    /** @type {((request: import('node:http').IncomingMessage, reply: import('node:http').ServerResponse) => void)[]} */ (
      inner.listeners('request')
    );
  const outer = createServer((request, reply) => {
    if (request.url === '/bare') reply.writeHead(200, { 'content-type': 'application/json' }).end(bytes);
    else handler?.(request, reply);
  });
  outer.listen(0, '127.0.0.1');
  await once(outer, 'listening');
  const address = outer.address();
  process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
};

/** @param {string} databaseUrl @param {string} bytes */
export const startFloors = async (databaseUrl, bytes) => {
  const child = fork(fileURLToPath(import.meta.url), ['serve']);
  child.send({ databaseUrl, bytes });
  const [message] = await once(child, 'message');
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  return { url: `http://127.0.0.1:${message.port}`, pid: child.pid ?? 0, stop };
};

if (process.argv[2] === 'serve') {
  const [message] = await once(process, 'message');
  await serve(message.databaseUrl, message.bytes);
}
