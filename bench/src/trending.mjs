// What is trending among 1,000,000 posts, on PostgreSQL: how long one counting takes, which one process does every five
// minutes for everybody, and the pages of trending and explore against a server that reads twenty posts with one prepared
// statement.
//   npm run bench trending            the full community
//   npm run bench trending -- 0.01    a hundredth of it
import { execFileSync } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../../scripts/postgres.mjs';
import { makeCommunity, sizeOf } from './feed-data.mjs';
import { startFloors } from './floors.mjs';
import { load } from './load.mjs';
import { startServer } from './server.mjs';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 4);
const ROUNDS = 3;
const CONNECTIONS = 64;
const COUNTINGS = 3;
const PREPARE = fileURLToPath(new URL('../../server/dist/app/prepare.js', import.meta.url));
const limits = Object.fromEntries(['LIMIT_API', 'LIMIT_API_ANONYMOUS'].map((name) => [name, '1000000000']));
/** One for all starts: it holds the key that the database was used with. */
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const scale = Number(process.argv[2] ?? 1);

/** Hashtags on a third of the posts, some far more used than others; words that raise a score; what a month brought. */
const MORE = `
  update posts set content = content || ' about solana' where likes_count > 0 and substr(md5(id::text), 1, 1) = '0';
  insert into post_tags (tag, post_id)
    select distinct 'topic' || floor(power(5000, random()))::int, id from posts where random() < 0.3;
  insert into activity (member_id, day, posts, likes)
    select member_id, created_at::date, count(*), sum(likes_count) from posts group by 1, 2 on conflict do nothing;
  update members set creator_category = (array['developer', 'trader', 'artist', 'influencer', 'analyst'])[1 + floor(random() * 5)]
    where random() < 0.05;`;

/** A member with a session, who has blocked and muted some. @param {import('pg').Pool} pool */
const makeReader = async (pool) => {
  const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
  await pool.query(
    `insert into members (id, username, display_name, created_at, updated_at) values ($1, '@reader', 'Reader', now(), now())`,
    [id],
  );
  await pool.query(
    `insert into sessions (id, member_id, token_hash, kind, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, 'browser', now(), now(), now() + interval '30 days')`,
    [randomUUID(), id, createHash('sha256').update(token).digest('base64url')],
  );
  await pool.query(
    `insert into blocks (blocker_id, blocked_id, created_at) select $1, id, now() from members where id <> $1 order by md5(id::text) limit 20`,
    [id],
  );
  await pool.query(
    `insert into mutes (member_id, muted_id, created_at) select $1, id, now() from members where id <> $1 order by md5(id::text) desc limit 20`,
    [id],
  );
  return `session=${token}`;
};

const postgres = await startPostgres({ settings: { shared_buffers: '1GB', max_wal_size: '8GB' } });
const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
const env = { DATABASE_URL: postgres.url, DEMO: 'off', ...limits };
execFileSync(process.execPath, [PREPARE], { env: { ...process.env, ...env }, stdio: 'inherit' });
console.log(`Community of ${100_000 * scale} members and ${1_000_000 * scale} posts`);
await makeCommunity(pool, sizeOf(scale, 1).size, console.log);
await pool.query(MORE);
await pool.query('vacuum analyze');
const cookie = await makeReader(pool);

/** Nobody has counted for long: the first who asks waits for it. @param {string} path @param {string} name */
const count = async (path, name) => {
  const times = [];
  for (let round = 0; round < COUNTINGS; round += 1) {
    await pool.query('delete from counters where name = $1', [name]);
    const server = await startServer(env, folder);
    await fetch(`${server.url}/api/posts`);
    const start = performance.now();
    const reply = await fetch(server.url + path);
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    times.push(performance.now() - start);
    await server.stop();
  }
  times.sort((a, b) => a - b);
  console.log(`counting ${name}: median ${times[1]?.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms`);
};
await count('/api/trending', 'trending');
await count('/api/explore/creators', 'creators');

const server = await startServer(env, folder);
const floors = await startFloors(postgres.url, '{}');
const read = (/** @type {string} */ path) => ({ method: 'GET', path, headers: { cookie } });
const first = /** @type {{ next_cursor?: string | null }} */ (
  await (await fetch(`${server.url}/api/trending?window=7d`, { headers: { cookie } })).json()
);
/** @type {Record<string, { url: string, shot: () => import('./load.mjs').Shot }>} */
const cases = {
  'floor: read': { url: floors.url, shot: () => ({ method: 'GET', path: '/read' }) },
  'trending 24h': { url: server.url, shot: () => read('/api/trending') },
  'trending 7d, second page': {
    url: server.url,
    shot: () => read(`/api/trending?window=7d&cursor=${encodeURIComponent(first.next_cursor ?? '')}`),
  },
  'topics 24h': { url: server.url, shot: () => read('/api/trending/topics') },
  'topics 7d': { url: server.url, shot: () => read('/api/trending/topics?window=7d') },
  'explore: posts': { url: server.url, shot: () => read('/api/explore/posts') },
  'explore: creators': { url: server.url, shot: () => read('/api/explore/creators') },
};

/** @type {Record<string, { times: number[], took: number, failed: number }>} */
const sums = Object.fromEntries(Object.keys(cases).map((name) => [name, { times: [], took: 0, failed: 0 }]));
try {
  for (const { url, shot } of Object.values(cases)) await load(url, shot, { connections: 8, seconds: 1 });
  // In turn, so that a busy moment of the machine meets floor and routes alike.
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, { url, shot }] of Object.entries(cases)) {
      const one = await load(url, shot, { connections: CONNECTIONS, seconds: SECONDS / ROUNDS });
      const sum = sums[name];
      sum?.times.push(...one.times);
      if (sum !== undefined) [sum.took, sum.failed] = [sum.took + one.took, sum.failed + one.failed];
    }
} finally {
  await floors.stop();
  await server.remove();
  await pool.end();
  await postgres.remove();
}

const rateOf = (/** @type {string} */ name) => (sums[name]?.times.length ?? 0) / (sums[name]?.took ?? 1);
for (const [name, { times, failed }] of Object.entries(sums)) {
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  const ratio = rateOf(name) / rateOf('floor: read');
  console.log(
    `${name.padEnd(26)} ${rateOf(name).toFixed(0).padStart(6)}/s  p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  failed ${failed}  ratio ${ratio.toFixed(2)}`,
  );
}
const ratio = rateOf('trending 24h') / rateOf('floor: read');
console.log(
  `\n${ratio >= 0.5 ? 'kept  ' : 'MISSED'} trending against one prepared statement (at least 0.5): ${ratio.toFixed(2)}`,
);
if (ratio < 0.5) process.exitCode = 1;
