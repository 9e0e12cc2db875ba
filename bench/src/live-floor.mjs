// The least that a live server could do: one prepared insert for each message, and its text to the other side's socket.
import { once } from 'node:events';
import fastify from 'fastify';
import pg from 'pg';
import { WebSocketServer } from 'ws';

/** @param {string} databaseUrl */
const serve = async (databaseUrl) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
  await pool.query(
    'create table if not exists bench_messages (id bigserial primary key, room text, content text, at timestamptz)',
  );
  const app = fastify();
  /** @type {Map<string, import('ws').WebSocket>} */
  const sockets = new Map();
  const hub = new WebSocketServer({ server: app.server, path: '/api/live', perMessageDeflate: false });
  hub.on('connection', (socket, request) => {
    sockets.set(request.headers.cookie ?? '', socket);
    socket.send('{"type":"hello"}');
  });
  /** @param {import('fastify').FastifyRequest} request */
  const send = async (request) => {
    const { conversation_id: to, content } = /** @type {{ conversation_id: string, content: string }} */ (request.body);
    await pool.query({
      name: 'floor_message',
      text: 'insert into bench_messages (room, content, at) values ($1, $2, now())',
      values: [to, content],
    });
    sockets.get(to)?.send(JSON.stringify({ type: 'message', message: { content } }));
    return { success: true };
  };
  app.route({ method: 'POST', url: '/api/messages', handler: send });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
};

const [message] = await once(process, 'message');
await serve(message.databaseUrl);
