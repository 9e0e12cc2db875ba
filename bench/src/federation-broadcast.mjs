// What many followers elsewhere cost those who write here: somebody has 10,000 followers on 500 other servers, of which 25 are gone,
// 25 never answer and 50 are slow. Others post at a steady pace, in turns without and with a post of hers on its way to all of
// them. Also how long it takes until the servers that are well have it. Every server is an address on loopback.
//   npm run bench federation-broadcast
import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { createClient } from '@wagram/client';
import { startPostgres } from '../../scripts/postgres.mjs';
import { startServer } from './server.mjs';

const HOSTS = 500;
const FOLLOWERS = 10_000;
const [GONE, SILENT, SLOW] = [25, 25, 50];
/** As far away as servers are. */
const WELL_MS = Number(process.env['BENCH_WELL_MS'] ?? 50);
const SLOW_MS = 6_000;
/** Of members who have nobody elsewhere, in a second. */
const PACE = Number(process.env['BENCH_PACE'] ?? 20);
const TURN_S = Number(process.env['BENCH_SECONDS'] ?? 20);
const TURNS = 5;
/** Hers, in a turn with them. */
const HERS = 2;
const WRITERS = 20;

/** @typedef {'well' | 'gone' | 'silent' | 'slow'} Health */
/** @param {number} n @returns {Health} */
const healthOf = (n) => {
  if (n < GONE) return 'gone';
  if (n < GONE + SILENT) return 'silent';
  return n < GONE + SILENT + SLOW ? 'slow' : 'well';
};
const ipOf = (/** @type {number} */ n) => `127.1.${Math.floor(n / 250)}.${(n % 250) + 1}`;

/** The other servers, in a process of their own: they count what comes and tell it each second. */
const beOthers = async (/** @type {number} */ port) => {
  let well = 0;
  const list = await Promise.all(
    Array.from({ length: HOSTS }, async (_, n) => {
      const health = healthOf(n);
      if (health === 'gone') return null;
      const server = createServer((request, reply) => {
        request.resume();
        if (health === 'silent') return;
        if (health === 'slow') return void setTimeout(() => reply.writeHead(202).end(), SLOW_MS);
        setTimeout(() => {
          well += 1;
          reply.writeHead(202).end();
        }, WELL_MS);
        return undefined;
      }).listen(port, ipOf(n));
      await once(server, 'listening');
      return server;
    }),
  );
  process.on('message', () => process.send?.({ well, open: list.length }));
  process.send?.('ready');
};

if (process.argv[2] === 'others') {
  await beOthers(Number(process.argv[3]));
} else {
  const port = 40_000 + (process.pid % 10_000);
  const others = fork(fileURLToPath(import.meta.url), ['others', String(port + 10_000)]);
  await once(others, 'message');
  const countWell = async () => {
    others.send('count');
    const [{ well }] = await once(others, 'message');
    return /** @type {number} */ (well);
  };
  const postgres = await startPostgres({ settings: {} });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  // The database ends before its connections do.
  pool.on('error', () => undefined);
  const url = `http://127.0.0.1:${port}`;
  const names = Array.from({ length: HOSTS }, (_, n) => `${ipOf(n)}:${port + 10_000}`);
  const server = await startServer({
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: postgres.url,
    DEMO: 'off',
    FEDERATION: 'on',
    FEDERATION_HOSTS: [`127.0.0.1:${port}`, ...names].join(','),
    LIMIT_API: '1000000000',
    LIMIT_API_ANONYMOUS: '1000000000',
    LIMIT_SIGN_UP: '1000000000',
  });
  const signUp = async (/** @type {string} */ name) => {
    const client = createClient({ url, repeats: 0 });
    const { user } = await client.auth.signup({
      username: name,
      email: `${name}@example.org`,
      password: 'a walk in the rain',
    });
    return { client, id: user.id };
  };
  const ana = await signUp('ana');
  /** @type {ReturnType<typeof createClient>[]} */
  const writers = [];
  for (let n = 0; n < WRITERS; n += 1) writers.push((await signUp(`writer_${n}`)).client);
  await pool.query(
    `with host as (select name, n from unnest($1::text[]) with ordinality as one (name, n)),
     person as (select gen_random_uuid() as id, f, name from generate_series(1, $2) f join host on host.n = 1 + f % ${HOSTS}),
     made as (
       insert into members (id, username, display_name, host, created_at, updated_at)
       select id, '@f' || f || '@' || name, 'Follower ' || f, name, now(), now() from person returning id
     ), known as (insert into federation_hosts (name, created_at) select name, now() from host),
     acted as (
       insert into federation_actors (member_id, uri, inbox, shared_inbox, key_id, public_key, fetched_at)
       select id, 'http://' || name || '/u/' || f, 'http://' || name || '/u/' || f || '/inbox', 'http://' || name || '/inbox',
         'http://' || name || '/u/' || f || '#key', 'none', now() from person
     )
     insert into follows (follower_id, following_id, created_at, away) select id, $3, now(), true from person`,
    [names, FOLLOWERS, ana.id],
  );
  await pool.query('analyze');

  /** Posts of others at a steady pace; how long each took. @param {number} seconds */
  const writeFor = async (seconds) => {
    /** @type {number[]} */
    const times = [];
    const sent = [];
    const start = performance.now();
    for (let n = 0; n < seconds * PACE; n += 1) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, start + (n * 1000) / PACE - performance.now())));
      const began = performance.now();
      const write = async () => {
        await writers[n % WRITERS]?.posts.createPost({ content: `Note ${randomUUID()}` });
        times.push(performance.now() - began);
      };
      sent.push(write());
    }
    await Promise.all(sent);
    return times;
  };
  /** @type {Record<'quiet' | 'busy', number[]>} */
  const times = { quiet: [], busy: [] };
  /** @type {number[]} */
  const arrivals = [];
  const well = HOSTS - GONE - SILENT - SLOW;
  await writeFor(5);
  for (let turn = 0; turn < TURNS; turn += 1) {
    times.quiet.push(...(await writeFor(TURN_S)));
    const [before, began] = [await countWell(), performance.now()];
    for (let n = 0; n < HERS; n += 1) await ana.client.posts.createPost({ content: `To everybody, ${turn} ${n}` });
    const watching = (async () => {
      for (
        let have = before;
        have < before + well * HERS && performance.now() - began < 120_000;
        have = await countWell()
      )
        await new Promise((resolve) => setTimeout(resolve, 100));
      arrivals.push((performance.now() - began) / 1000);
    })();
    times.busy.push(...(await writeFor(TURN_S)));
    await watching;
    // What waits for slow ones is done before the next turn without.
    for (let isBusy = true; isBusy;) {
      const { rows } = await pool.query(
        `select exists (select 1 from jobs where kind like 'federation.deliver%' and failed_at is null and due_at <= now()) as busy`,
      );
      isBusy = rows[0].busy;
      if (isBusy) await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  const at = (/** @type {number[]} */ list, /** @type {number} */ share) =>
    list.toSorted((a, b) => a - b)[Math.floor(list.length * share)] ?? NaN;
  for (const [name, list] of Object.entries(times))
    console.log(
      `${name.padEnd(8)} ${list.length} posts  p50 ${at(list, 0.5).toFixed(1)} ms  p95 ${at(list, 0.95).toFixed(1)} ms  p99 ${at(list, 0.99).toFixed(1)} ms`,
    );
  console.log(
    `p99 while hers are delivered is ${(at(times.busy, 0.99) / at(times.quiet, 0.99)).toFixed(2)} times that without`,
  );
  console.log(
    `${well} servers that are well had ${HERS} posts after ${arrivals.map((s) => s.toFixed(1)).join(', ')} s`,
  );
  const { rows } = await pool.query(
    `select count(*) filter (where failing_since is not null)::int as resting from federation_hosts`,
  );
  console.log(`${rows[0].resting} servers rest; ${GONE + SILENT} are gone or silent`);
  await server.remove();
  await pool.end();
  await postgres.remove();
  others.kill();
  process.exit();
}
