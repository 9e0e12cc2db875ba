// What other servers cost: processor time of our process for each letter delivered and for each activity taken in, beside one
// signature made and one checked on the same machine. The other servers are listeners on loopback in this process.
//   npm run bench federation
//   BENCH_POSTS=50 npm run bench federation
import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';
import { createClient } from '@wagram/client';
import { startPostgres } from '../../scripts/postgres.mjs';
import { startServer } from './server.mjs';

const HOSTS = 8;
/** Followers on each, with an inbox of their own, so that each is a delivery. */
const FOLLOWERS = 20;
const POSTS = Number(process.env['BENCH_POSTS'] ?? 15);
const TOLD = Number(process.env['BENCH_TOLD'] ?? 150);
const PUBLIC = 'https://www.w3.org/ns/activitystreams#Public';
const TYPE = 'application/activity+json';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = publicKey.export({ type: 'spki', format: 'pem' });

/** Processor seconds. @param {number} pid */
const cpuOf = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

const startPeer = async () => {
  let received = 0;
  const server = createServer((request, reply) => {
    request.resume();
    if (request.method === 'POST') {
      received += 1;
      return void reply.writeHead(202).end();
    }
    const id = `http://${request.headers.host}${request.url}`;
    const person = {
      id,
      type: 'Person',
      preferredUsername: id.split('/').at(-1),
      inbox: `${id}/inbox`,
      publicKey: { id: `${id}#key`, owner: id, publicKeyPem: pem },
    };
    reply.writeHead(200, { 'content-type': TYPE }).end(JSON.stringify(person));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  return { host, actor: (/** @type {number} */ n) => `http://${host}/users/u${n}`, received: () => received, server };
};

/** @param {string} url @param {string} actor @param {object} activity */
const tell = async (url, actor, activity) => {
  const body = JSON.stringify({ '@context': 'https://www.w3.org/ns/activitystreams', actor, ...activity });
  const { host } = new URL(url);
  const date = new Date().toUTCString();
  const digest = `SHA-256=${createHash('sha256').update(body).digest('base64')}`;
  const text = `(request-target): post /ap/inbox\nhost: ${host}\ndate: ${date}\ndigest: ${digest}`;
  const signature = `keyId="${actor}#key",headers="(request-target) host date digest",signature="${sign('sha256', Buffer.from(text), privateKey).toString('base64')}"`;
  const reply = await fetch(`${url}/ap/inbox`, {
    method: 'POST',
    headers: { date, digest, signature, 'content-type': TYPE },
    body,
  });
  if (reply.status !== 202) throw new Error(`an activity was answered ${reply.status}`);
};

/** @param {() => unknown} work @param {number} count */
const msOf = (work, count) => {
  const start = process.cpuUsage();
  for (let turn = 0; turn < count; turn += 1) work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / count;
};

const peers = await Promise.all(Array.from({ length: HOSTS }, startPeer));
const postgres = await startPostgres({ settings: {} });
const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
const port = 40_000 + (process.pid % 20_000);
const url = `http://127.0.0.1:${port}`;
const server = await startServer({
  PORT: String(port),
  PUBLIC_URL: url,
  DATABASE_URL: postgres.url,
  DEMO: 'off',
  FEDERATION: 'on',
  FEDERATION_HOSTS: [`127.0.0.1:${port}`, ...peers.map(({ host }) => host)].join(','),
  LIMIT_API: '1000000000',
  LIMIT_API_ANONYMOUS: '1000000000',
});
const ana = createClient({ url, repeats: 0 });
const { user } = await ana.auth.signup({ username: 'ana', email: 'ana@example.org', password: 'a walk in the rain' });
const me = `${url}/ap/members/${user.id}`;

/** Until nothing is left to do. */
const settle = async () => {
  for (let isBusy = true; isBusy;) {
    const { rows } = await pool.query(
      `select exists (select 1 from outbox) or exists (select 1 from jobs where kind like 'federation.%' and failed_at is null
         and kind <> 'federation.evict' and (kind <> 'federation.hand_out' or due_at <= now())) as busy`,
    );
    isBusy = rows[0].busy;
    if (isBusy) await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

/** Milliseconds of the server's processor. @param {() => Promise<void>} work */
const cpuWhile = async (work) => {
  const before = cpuOf(server.pid);
  await work();
  await settle();
  return (cpuOf(server.pid) - before) * 1000;
};

const write = async () => {
  for (let turn = 0; turn < POSTS; turn += 1) await ana.posts.createPost({ content: `Number ${turn} of some` });
};
await write();
const alone = await cpuWhile(write);
for (const { actor } of peers)
  for (let n = 0; n < FOLLOWERS; n += 1)
    await tell(url, actor(n), { id: `${actor(n)}/follow`, type: 'Follow', object: me });
await settle();
const receivedBefore = peers.reduce((sum, { received }) => sum + received(), 0);
const told = await cpuWhile(write);
const delivered = peers.reduce((sum, { received }) => sum + received(), 0) - receivedBefore;

for (const { actor } of peers) {
  const { found } = await ana.federation.lookUp({ q: actor(0) });
  if (found.kind !== 'member') throw new Error('nobody was found');
  const { user: there } = await ana.profiles.readProfile({ username: found.username.slice(1) });
  await ana.follows.follow({ following_id: there.id });
  await settle();
  await tell(url, actor(0), { id: `${actor(0)}/accept`, type: 'Accept', object: { type: 'Follow', actor: me } });
}
await settle();
const say = (/** @type {'Create' | 'Like'} */ type) => async () => {
  await Promise.all(
    peers.map(async ({ actor }) => {
      for (let n = 0; n < TOLD; n += 1) {
        const id = `${actor(0)}/${type}/${n}`;
        const note = { id, type: 'Note', attributedTo: actor(0), to: [PUBLIC], content: `<p>Number <b>${n}</b></p>` };
        // A like of nothing: what checking and remembering cost by themselves.
        const object = type === 'Create' ? note : `${me}/nothing`;
        await tell(url, actor(0), { id: `${id}#act`, type, object });
      }
    }),
  );
};
const posts = await cpuWhile(say('Create'));
const likes = await cpuWhile(say('Like'));
const { rows } = await pool.query('select count(*)::int as count from posts where remote');

const text = Buffer.alloc(300, 'x');
const signature = sign('sha256', text, privateKey);
const signing = msOf(() => sign('sha256', text, privateKey), 300);
const checking = msOf(() => verify('sha256', text, createPublicKey(pem), signature), 300);
/** @param {string} name @param {number} ms @param {number} floor */
const line = (name, ms, floor) =>
  console.log(`${name.padEnd(34)} ${ms.toFixed(2)} ms of processor  ${(ms / floor).toFixed(1)} times the floor`);
console.log(`${delivered} letters, ${rows[0].count} posts of others; processor of our process without the database`);
line('floor: a signature made', signing, signing);
line('floor: a signature checked', checking, checking);
line('a letter delivered', (told - alone) / delivered, signing);
line('an activity checked and kept', likes / (HOSTS * TOLD), checking);
line('a post taken in', posts / (HOSTS * TOLD), checking);
await server.remove();
await pool.end();
await postgres.remove();
for (const peer of peers) peer.server.close();
process.exit();
