// What people ask about people, on PostgreSQL with 100,000 members and 1,000,000 posts: search by beginnings and with slips
// of the finger, figures of a member who posted a lot and of one who did not, notifications. Each is held against something
// of the same run, so that the verdict is the same on every machine.
//   npm run bench people
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../../scripts/postgres.mjs';
import { startFloors } from './floors.mjs';
import { load } from './load.mjs';
import { beginning, makePeople, NAMES, pick, signIn, SIZES } from './people-data.mjs';
import { startServer } from './server.mjs';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const ROUNDS = 3;
const CONNECTIONS = 4;
const NOTICES = 500;
const PREPARE = fileURLToPath(new URL('../../server/dist/app/prepare.js', import.meta.url));
const limits = Object.fromEntries(['LIMIT_API', 'LIMIT_API_ANONYMOUS'].map((name) => [name, '1000000000']));

/** As newId makes them: what lies ahead of now is not shown to anybody. */
const PAST_ID = `(lpad(to_hex((extract(epoch from now()) * 1000)::bigint - 1000), 12, '0') || '7' || substr(md5(random()::text), 1, 3)
  || '8' || substr(md5(random()::text), 1, 15))::uuid`;

/** Likes that one member has been told of. @param {import('pg').Pool} pool @param {string} memberId */
const tellLikes = (pool, memberId) =>
  pool.query(
    `with mine as (select id from posts where member_id = $1 order by id desc limit 20), fans as (select id from members where id <> $1 limit $2)
     insert into notices (id, member_id, kind, from_id, post_id, key, read_at, created_at)
     select ${PAST_ID}, $1, 'like', fans.id, mine.id, 'like:' || mine.id || ':' || fans.id, case when random() < 0.9 then now() end, now()
     from fans cross join lateral (select id from mine order by md5(mine.id::text || fans.id::text) limit 1) mine`,
    [memberId, NOTICES],
  );

/** Two letters have changed places, and nobody begins like that. @param {number} i */
const slip = (i) => {
  const name = `${pick(NAMES.first, i)} ${pick(NAMES.last, i)}`.slice(0, 6 + (i % 8));
  const at = 1 + (i % (name.length - 3));
  return name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
};

const postgres = await startPostgres();
const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
const env = { DATABASE_URL: postgres.url, DEMO: 'off', ...limits };
execFileSync(process.execPath, [PREPARE], { env: { ...process.env, ...env }, stdio: 'inherit' });
console.log(`Community of ${SIZES.members} members and ${SIZES.posts} posts`);
const { prolific, quiet } = await makePeople(pool, console.log);
await tellLikes(pool, prolific);
await pool.query('analyze notices');
const cookies = { prolific: await signIn(pool, prolific), quiet: await signIn(pool, quiet) };
const { rows: some } = await pool.query('select id from posts order by random() limit 2000');
const server = await startServer(env);
const floors = await startFloors(postgres.url, '{}');

/** @param {string} path @param {keyof typeof cookies} [who] */
const read = (path, who = 'quiet') => ({ method: 'GET', path, headers: { cookie: cookies[who] } });
const search = (/** @type {string} */ q, type = 'users') => read(`/api/search?type=${type}&q=${encodeURIComponent(q)}`);

/** @type {Record<string, { url: string, shot: (i: number) => import('./load.mjs').Shot }>} */
const cases = {
  'floor: one prepared statement': { url: floors.url, shot: () => ({ method: 'GET', path: '/read' }) },
  'one post by its key': { url: server.url, shot: (i) => read(`/api/posts?id=${some[i % some.length].id}`) },
  'search: beginning of a name': { url: server.url, shot: (i) => search(beginning(i)) },
  'search: a slip of the finger': { url: server.url, shot: (i) => search(slip(i)) },
  'search: posts, common word': { url: server.url, shot: () => search('the', 'posts') },
  'search: posts, rarer words': { url: server.url, shot: (i) => search(`w${40 + ((i * 7919) % 5000)} `, 'posts') },
  'search: hashtags': { url: server.url, shot: (i) => search(`topic${i % 50}`, 'tags') },
  'analytics: 100 posts': { url: server.url, shot: () => read('/api/analytics') },
  'analytics: 100,000 posts': { url: server.url, shot: () => read('/api/analytics', 'prolific') },
  'notifications: a page': { url: server.url, shot: () => read('/api/notifications', 'prolific') },
  'notifications: unread': { url: server.url, shot: () => read('/api/notifications/unread', 'prolific') },
};

/** @type {Record<string, { p50: number, p99: number, rate: number }>} */
const found = {};
try {
  // In rounds, one after the other: what else the machine does falls on all of them.
  /** @type {Record<string, { times: number[], took: number, failed: number }>} */
  const sums = Object.fromEntries(Object.keys(cases).map((name) => [name, { times: [], took: 0, failed: 0 }]));
  for (const { url, shot } of Object.values(cases)) await load(url, shot, { connections: CONNECTIONS, seconds: 1 });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { url, shot }] of Object.entries(cases)) {
      const sum = sums[name];
      const one = await load(url, (i) => shot(i + round * 1_000_003), { connections: CONNECTIONS, seconds: SECONDS });
      sum?.times.push(...one.times);
      if (sum !== undefined) [sum.took, sum.failed] = [sum.took + one.took, sum.failed + one.failed];
    }
  }
  for (const [name, { times, took, failed }] of Object.entries(sums)) {
    times.sort((a, b) => a - b);
    const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)] ?? 0;
    const one = { p50: at(0.5), p99: at(0.99), rate: times.length / took };
    found[name] = one;
    console.log(
      `${name.padEnd(32)} ${one.rate.toFixed(0).padStart(6)}/s  p50 ${one.p50.toFixed(1)} ms  p99 ${one.p99.toFixed(1)} ms  failed ${failed}`,
    );
  }
} finally {
  await floors.stop();
  await server.remove();
  await pool.end();
  await postgres.stop();
}

const zero = { p50: 0, p99: 0, rate: 0 };
const of = (/** @type {string} */ name) => found[name] ?? zero;
const floor = of('floor: one prepared statement');
/** @type {[string, number, (value: number) => boolean][]} */
const verdicts = [
  [
    'p99 of a beginning, in reads of one post (at most 3)',
    of('search: beginning of a name').p99 / of('one post by its key').p99,
    (value) => value <= 3,
  ],
  ['p99 of a slip, in ms (at most 80)', of('search: a slip of the finger').p99, (value) => value <= 80],
  [
    '100,000 posts against 100, by p50 (at most 2)',
    of('analytics: 100,000 posts').p50 / of('analytics: 100 posts').p50,
    (value) => value <= 2,
  ],
  [
    'notifications against one statement (at least 0.5)',
    of('notifications: a page').rate / floor.rate,
    (value) => value >= 0.5,
  ],
  [
    'unread count against one statement (at least 0.5)',
    of('notifications: unread').rate / floor.rate,
    (value) => value >= 0.5,
  ],
];
console.log('');
for (const [what, value, isKept] of verdicts) {
  console.log(`${isKept(value) ? 'kept  ' : 'MISSED'} ${what}: ${value.toFixed(2)}`);
  if (!isKept(value)) process.exitCode = 1;
}
