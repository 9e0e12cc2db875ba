// Our real routes over HTTP with a session, against floors of the same run: the bytes alone, one prepared statement, one
// prepared insert. Figures are ratios, so that they can be compared between machines.
//   npm run bench feed            the full community and a hundredth of it
//   npm run bench feed -- 0.01    only that size
//   BENCH_ONLY='one post' npm run bench feed -- 0.01    those lines alone, with the floors
//   npm run bench feed -- 1 10    the full community with ten times the posts, and timelines of 7 days
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../../scripts/postgres.mjs';
import { fillTimelines, followMany, makeCommunity, sizeOf } from './feed-data.mjs';
import { startFloors } from './floors.mjs';
import { load } from './load.mjs';
import { startServer } from './server.mjs';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 6);
/** Everything is measured this often, in turn, so that a busy moment of the machine meets floors and routes alike. */
const ROUNDS = 3;
/** So many posts are liked, then the same are unliked, and so on: each request changes something. */
const BLOCK = 1_000;
const isForth = (/** @type {number} */ i) => Math.floor(i / BLOCK) % 2 === 0;
const CONNECTIONS = 64;
const ONLY = process.env['BENCH_ONLY'] ?? '';
/** One reader alone would always be warm. */
const READERS = 1_000;
/** As many as the program keeps (server/src/posts/routes.ts). */
const TIMELINE_DAYS = 14;
const PREPARE = fileURLToPath(new URL('../../server/dist/app/prepare.js', import.meta.url));
const limits = Object.fromEntries(
  ['LIMIT_SIGN_IN', 'LIMIT_SIGN_UP', 'LIMIT_API', 'LIMIT_API_ANONYMOUS'].map((name) => [name, '1000000000']),
);

/** A member with a session, written straight into the tables. @param {import('pg').Pool} pool @param {string} handle */
const makeMember = async (pool, handle) => {
  const [id, token] = [randomUUID(), randomBytes(32).toString('base64url')];
  await pool.query(
    `insert into members (id, username, display_name, created_at, updated_at) values ($1, $2, $2, now(), now())`,
    [id, `@${handle}`],
  );
  await pool.query(
    `insert into sessions (id, member_id, token_hash, kind, created_at, last_seen_at, expires_at)
     values ($1, $2, $3, 'browser', now(), now(), now() + interval '30 days')`,
    [randomUUID(), id, createHash('sha256').update(token).digest('base64url')],
  );
  return { id, cookie: `session=${token}` };
};

/** Members of the community, each with a session: so many different readers. @param {import('pg').Pool} pool @param {number} count */
const signInMany = async (pool, count) => {
  const { rows } = await pool.query('select id from members order by md5(id::text) limit $1', [count]);
  const people = rows.map(({ id }) => ({ id, token: randomBytes(32).toString('base64url') }));
  await pool.query(
    `insert into sessions (id, member_id, token_hash, kind, created_at, last_seen_at, expires_at)
     select gen_random_uuid(), id, hash, 'browser', now(), now(), now() + interval '30 days'
     from unnest($1::uuid[], $2::text[]) as one (id, hash)`,
    [people.map(({ id }) => id), people.map(({ token }) => createHash('sha256').update(token).digest('base64url'))],
  );
  return people.map(({ id, token }) => ({ id, cookie: `session=${token}` }));
};

/** Processor seconds of a process tree member. @param {number} pid */
const cpuOf = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/**
 * @typedef {object} Kind
 * @property {string} name @property {{ url: string, pid: number }} target @property {(i: number) => import('./load.mjs').Shot} shot
 * @property {string | null} floor @property {number} next @property {number} count @property {number} seconds
 * @property {number} cpu @property {number} failed @property {number[]} times
 */

/** @param {Kind} kind */
const take = async (kind) => {
  // Who reads now has read a moment ago: so it is where as many are there all the time.
  await load(kind.target.url, () => kind.shot(kind.next++), { connections: CONNECTIONS, seconds: 10, most: READERS });
  const before = cpuOf(kind.target.pid);
  const result = await load(kind.target.url, () => kind.shot(kind.next++), {
    connections: CONNECTIONS,
    seconds: SECONDS / ROUNDS,
  });
  kind.cpu += cpuOf(kind.target.pid) - before;
  kind.count += result.times.length;
  kind.seconds += result.took;
  kind.failed += result.failed;
  kind.times.push(...result.times);
};

/** @param {Kind} kind @param {Kind[]} all */
const tell = (kind, all) => {
  const times = kind.times.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)] ?? 0;
  const rateOf = (/** @type {Kind} */ one) => one.count / one.seconds;
  const base = all.find((one) => one.name === kind.floor);
  const ratio = base === undefined ? null : rateOf(kind) / rateOf(base);
  console.log(
    `${kind.name.padEnd(28)} ${rateOf(kind).toFixed(0).padStart(7)}/s  p50 ${at(0.5).toFixed(1)} ms  p99 ${at(0.99).toFixed(1)} ms  ${((kind.cpu * 1e6) / kind.count).toFixed(0)} µs cpu  failed ${kind.failed}${ratio === null ? '' : `  ratio ${ratio.toFixed(2)}`}`,
  );
  return { name: kind.name, rate: rateOf(kind), ratio };
};

/** @param {number} scale @param {number} times */
const measure = async (scale, times) => {
  const { size, bytes } = sizeOf(scale, times);
  const { bavail, bsize } = statfsSync(tmpdir());
  console.log(`Needs ${(bytes / 1e9).toFixed(1)} GB of ${((bavail * bsize) / 1e9).toFixed(1)} GB free in ${tmpdir()}`);
  if (bytes > bavail * bsize) throw new Error('there is not enough room on this disk');
  const postgres = await startPostgres({ settings: { shared_buffers: '1GB', max_wal_size: '8GB' } });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  const env = { DATABASE_URL: postgres.url, DEMO: 'off', ...limits };
  execFileSync(process.execPath, [PREPARE], { env: { ...process.env, ...env }, stdio: 'inherit' });
  console.log(`\nCommunity of ${size.members} members and ${size.posts} posts`);
  await makeCommunity(pool, size, console.log);
  const viewers = {
    reader: await makeMember(pool, 'reader'),
    f50: await makeMember(pool, 'f50'),
    f500: await makeMember(pool, 'f500'),
    f5000: await makeMember(pool, 'f5000'),
  };
  for (const [name, viewer] of Object.entries(viewers))
    if (name !== 'reader') await followMany(pool, Number(name.slice(1)), viewer.id);
  const readers = await signInMany(pool, READERS);
  await fillTimelines(pool, times === 1 ? TIMELINE_DAYS : 7, console.log);
  const { rows: some } = await pool.query('select id, member_id from posts order by random() limit 2000');
  const server = await startServer(env);
  const floors = await startFloors(postgres.url, await (await fetch(`${server.url}/api/posts`)).text());
  /** @type {Kind[]} */
  const kinds = [];
  /** @param {string} name @param {{ url: string, pid: number }} target @param {(i: number) => import('./load.mjs').Shot} shot @param {string | null} floor */
  const plan = (name, target, shot, floor) =>
    (floor === null || name.includes(ONLY)) &&
    kinds.push({ name, target, shot, floor, next: 0, count: 0, seconds: 0, cpu: 0, failed: 0, times: [] });
  /** @param {string} path @param {string | undefined} cookie @returns {import('./load.mjs').Shot} */
  const read = (path, cookie) => ({ method: 'GET', path, ...(cookie === undefined ? {} : { headers: { cookie } }) });
  const readerOf = (/** @type {number} */ i) => readers[i % readers.length]?.cookie;
  /** @param {string} method @param {string} path @param {object} body */
  const write = (method, path, body) => ({
    method,
    path,
    headers: { cookie: viewers.reader.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const pick = (/** @type {number} */ i) => some[i % some.length];
  try {
    plan('floor: bytes (node:http)', floors, () => ({ method: 'GET', path: '/bare' }), null);
    plan('floor: bytes (Fastify)', floors, () => ({ method: 'GET', path: '/fastify' }), null);
    plan('floor: read', floors, () => ({ method: 'GET', path: '/read' }), null);
    plan('floor: insert', floors, () => ({ method: 'POST', path: '/insert' }), null);
    plan('trenches', server, (i) => read('/api/posts', readerOf(i)), 'floor: read');
    plan('trending', server, (i) => read('/api/posts?feed_type=trending', readerOf(i)), 'floor: read');
    plan('following', server, (i) => read('/api/posts?feed_type=following', readerOf(i)), 'floor: read');
    for (const who of /** @type {const} */ (['f50', 'f500', 'f5000'])) {
      const shot = () => read('/api/posts?feed_type=following', viewers[who].cookie);
      plan(`following ${who.slice(1)}, one reader`, server, shot, 'floor: read');
    }
    plan('one post', server, (i) => read(`/api/posts?id=${pick(i).id}`, readerOf(i)), 'floor: read');
    plan('one post, guest', server, (i) => read(`/api/posts?id=${pick(i).id}`, undefined), 'floor: read');
    const memberPosts = (/** @type {number} */ i) => read(`/api/posts?user_posts=${pick(i).member_id}`, readerOf(i));
    plan("a member's posts", server, memberPosts, 'floor: read');
    plan(
      'like',
      server,
      (i) => write('PUT', '/api/posts', { post_id: pick(i % BLOCK).id, action: isForth(i) ? 'like' : 'unlike' }),
      'floor: insert',
    );
    plan(
      'repost',
      server,
      (i) => write('PUT', '/api/posts', { post_id: pick(i % BLOCK).id, action: isForth(i) ? 'repost' : 'unrepost' }),
      'floor: insert',
    );
    plan(
      'bookmark',
      server,
      (i) => write(isForth(i) ? 'POST' : 'DELETE', '/api/bookmarks', { postId: pick(i % BLOCK).id }),
      'floor: insert',
    );
    plan(
      'create',
      server,
      (i) => write('POST', '/api/posts', { content: `Measured post number ${i} with a #hashtag` }),
      'floor: insert',
    );
    plan(
      'comment',
      server,
      (i) => write('POST', '/api/comments', { post_id: pick(i).id, content: `Measured comment ${i}` }),
      'floor: insert',
    );
    for (const kind of kinds) await load(kind.target.url, () => kind.shot(kind.next++), { connections: 8, seconds: 1 });
    for (let round = 0; round < ROUNDS; round += 1) for (const kind of kinds) await take(kind);
  } finally {
    await floors.stop();
    await server.remove();
    await pool.end();
    await postgres.remove();
  }
  return kinds.map((kind) => tell(kind, kinds));
};

const [given, times = '1'] = process.argv.slice(2);
const scales = given === undefined ? [0.01, 1] : [Number(given)];
const all = [];
for (const scale of scales) all.push(await measure(scale, Number(times)));
const [small, large] = all;
if (small !== undefined && large !== undefined) {
  console.log('\nA hundred times the data costs, against the floor of each run');
  for (const one of large) {
    const before = small.find((other) => other.name === one.name);
    if (before?.ratio != null && one.ratio !== null)
      console.log(`${one.name.padEnd(28)} ${(before.ratio / one.ratio).toFixed(2)} times as much`);
  }
}
