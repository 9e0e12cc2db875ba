// One worker, two, and two with a replica, on PostgreSQL with 100,000 members and 1,000,000 posts: reads a second of what a
// process answers from memory, of what the primary answers and of what a replica may; and what it costs to read at once what
// one has just written. Everything shares the cores of this machine, the pages that ask as well.
//   npm run bench machines
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../../scripts/postgres.mjs';
import { load } from './load.mjs';
import { beginning, makePeople, signIn } from './people-data.mjs';
import { startServer } from './server.mjs';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const ROUNDS = 3;
const CONNECTIONS = 32;
const WRITES = 400;
const PREPARE = fileURLToPath(new URL('../../server/dist/app/prepare.js', import.meta.url));
const limits = Object.fromEntries(['LIMIT_API', 'LIMIT_API_ANONYMOUS'].map((name) => [name, '1000000000']));

const primary = await startPostgres();
const pool = new pg.Pool({ connectionString: primary.url, max: 2 });
const env = { DATABASE_URL: primary.url, DEMO: 'off', SEAL_KEY: 'the same for all that share a database', ...limits };
execFileSync(process.execPath, [PREPARE], { env: { ...process.env, ...env }, stdio: 'inherit' });
const { quiet } = await makePeople(pool, console.log);
const cookie = await signIn(pool, quiet);
const { rows: some } = await pool.query('select id from posts order by random() limit 2000');
const { rows: people } = await pool.query('select id from members where id <> $1 limit $2', [quiet, WRITES * 3]);
const standby = await startPostgres({ from: primary.port });

const programs = {
  'WORKERS=1': await startServer({ ...env, WORKERS: '1' }),
  'WORKERS=2': await startServer({ ...env, WORKERS: '2' }),
  'WORKERS=2, a replica': await startServer({ ...env, WORKERS: '2', DATABASE_REPLICA_URL: standby.url }),
};

/** @param {string} path */
const read = (path) => ({ method: 'GET', path, headers: { cookie } });
/** @type {Record<string, (i: number) => import('./load.mjs').Shot>} */
const reads = {
  'one post (memory)': (i) => read(`/api/posts?id=${some[i % some.length].id}`),
  'unread count (primary)': () => read('/api/notifications/unread'),
  'beginning of a name (replica)': (i) => read(`/api/search?type=users&q=${encodeURIComponent(beginning(i))}`),
};

/** @param {number[]} times */
const quantiles = (times) => {
  times.sort((a, b) => a - b);
  return [0.5, 0.99].map((share) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)).join(', ');
};

/** Follows somebody and asks at once whom one follows. @param {string} url @param {{ id: string }[]} whom */
const writeAndRead = async (url, whom) => {
  const times = [];
  let missed = 0;
  for (const { id } of whom) {
    const start = performance.now();
    const headers = { cookie, 'content-type': 'application/json', origin: url };
    const body = JSON.stringify({ follower_id: quiet, following_id: id });
    const reply = await fetch(`${url}/api/follow`, { method: 'POST', headers, body });
    await reply.arrayBuffer();
    const own = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
    const list = await fetch(`${url}/api/follow?type=following&user_id=${quiet}`, {
      headers: { cookie: [cookie, ...own].join('; ') },
    });
    if (!(await list.text()).includes(id)) missed += 1;
    times.push(performance.now() - start);
  }
  return { times, missed };
};

try {
  /** @type {Record<string, Record<string, number[]>>} */
  const rates = {};
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [what, shot] of Object.entries(reads))
      for (const [name, { url }] of Object.entries(programs)) {
        await load(url, shot, { connections: CONNECTIONS, seconds: 1 });
        const { times, took, failed } = await load(url, shot, { connections: CONNECTIONS, seconds: SECONDS });
        if (failed > 0) throw new Error(`${failed} of ${what} failed at ${name}`);
        ((rates[what] ??= {})[name] ??= []).push(times.length / took);
      }
  console.log(`Reads a second on ${availableParallelism()} cores, the middle of ${ROUNDS}:`);
  const middle = (/** @type {number[]} */ list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  for (const [what, byProgram] of Object.entries(rates)) {
    const one = middle(byProgram['WORKERS=1'] ?? []);
    for (const [name, list] of Object.entries(byProgram))
      console.log(
        `  ${what.padEnd(32)} ${name.padEnd(22)} ${middle(list).toFixed(0).padStart(6)}  ${(middle(list) / one).toFixed(2)}`,
      );
  }
  console.log('A follow, and the list that must show it (ms, p50 and p99):');
  for (const [at, [name, { url }]] of Object.entries(programs).entries()) {
    const { times, missed } = await writeAndRead(url, people.slice(at * WRITES, (at + 1) * WRITES));
    console.log(`  ${name.padEnd(22)} ${quantiles(times)}, not shown ${missed}`);
    if (missed > 0) process.exitCode = 1;
  }
} finally {
  for (const program of Object.values(programs)) await program.remove();
  await pool.end();
  await standby.remove();
  await primary.remove();
}
