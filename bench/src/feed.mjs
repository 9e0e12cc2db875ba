// Our real routes over HTTP with a session, against floors of the same run: the bytes alone, one prepared statement, one
// prepared insert. Figures are ratios, so that they can be compared between machines.
//   npm run bench feed            the full community and a hundredth of it
//   npm run bench feed -- 0.01    only that size
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../../scripts/postgres.mjs';
import { fillTimelines, followMany, makeCommunity } from './feed-data.mjs';
import { startFloors } from './floors.mjs';
import { load } from './load.mjs';
import { startServer } from './server.mjs';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 6);
const CONNECTIONS = 64;
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

/** Processor seconds of a process tree member. @param {number} pid */
const cpuOf = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

/** @param {number} scale */
const measure = async (scale) => {
  const postgres = await startPostgres();
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  const env = { DATABASE_URL: postgres.url, DEMO: 'off', ...limits };
  execFileSync(process.execPath, [PREPARE], { env: { ...process.env, ...env }, stdio: 'inherit' });
  console.log(`\nCommunity of ${100_000 * scale} members`);
  await makeCommunity(pool, scale, console.log);
  const viewers = {
    reader: await makeMember(pool, 'reader'),
    f50: await makeMember(pool, 'f50'),
    f500: await makeMember(pool, 'f500'),
    f5000: await makeMember(pool, 'f5000'),
  };
  for (const [name, viewer] of Object.entries(viewers))
    if (name !== 'reader') await followMany(pool, Number(name.slice(1)), viewer.id);
  await fillTimelines(pool, 3, console.log);
  const { rows: some } = await pool.query('select id, member_id from posts order by random() limit 2000');
  const server = await startServer(env);
  const floors = await startFloors(postgres.url, await (await fetch(`${server.url}/api/posts`)).text());
  /** @type {({ name: string, ratio: number | null, cpu: number } & Awaited<ReturnType<typeof load>>)[]} */
  const results = [];
  /** @param {string} name @param {{ url: string, pid: number }} target @param {(i: number) => import('./load.mjs').Shot} shot @param {string | null} floor */
  const take = async (name, target, shot, floor) => {
    await load(target.url, shot, { connections: 8, seconds: 1 });
    const before = cpuOf(target.pid);
    const result = await load(target.url, shot, { connections: CONNECTIONS, seconds: SECONDS });
    const cpu = ((cpuOf(target.pid) - before) * 1e6) / result.count;
    const base = results.find((one) => one.name === floor);
    results.push({ name, ...result, cpu, ratio: base === undefined ? null : result.rate / base.rate });
    const ratio = base === undefined ? '' : `  ratio ${(result.rate / base.rate).toFixed(2)}`;
    console.log(
      `${name.padEnd(28)} ${result.rate.toFixed(0).padStart(7)}/s  p50 ${result.p50.toFixed(1)} ms  p99 ${result.p99.toFixed(1)} ms  ${cpu.toFixed(0)} µs cpu  failed ${result.failed}${ratio}`,
    );
  };
  /** @param {string} path @param {keyof typeof viewers} who */
  const read = (path, who = 'reader') => ({ method: 'GET', path, headers: { cookie: viewers[who].cookie } });
  /** @param {string} method @param {string} path @param {object} body */
  const write = (method, path, body) => ({
    method,
    path,
    headers: { cookie: viewers.reader.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const pick = (/** @type {number} */ i) => some[i % some.length];
  try {
    await take('floor: bytes (node:http)', floors, () => ({ method: 'GET', path: '/bare' }), null);
    await take('floor: bytes (Fastify)', floors, () => ({ method: 'GET', path: '/fastify' }), null);
    await take('floor: read', floors, () => ({ method: 'GET', path: '/read' }), null);
    await take('floor: insert', floors, () => ({ method: 'POST', path: '/insert' }), null);
    await take('trenches', server, () => read('/api/posts'), 'floor: read');
    await take('trending', server, () => read('/api/posts?feed_type=trending'), 'floor: read');
    for (const who of /** @type {const} */ (['f50', 'f500', 'f5000']))
      await take(`following ${who.slice(1)}`, server, () => read('/api/posts?feed_type=following', who), 'floor: read');
    await take('one post', server, (i) => read(`/api/posts?id=${pick(i).id}`), 'floor: read');
    await take("a member's posts", server, (i) => read(`/api/posts?user_posts=${pick(i).member_id}`), 'floor: read');
    await take(
      'like',
      server,
      (i) => write('PUT', '/api/posts', { post_id: pick(i).id, action: i % 2 === 0 ? 'like' : 'unlike' }),
      'floor: insert',
    );
    await take(
      'bookmark',
      server,
      (i) => write(i % 2 === 0 ? 'POST' : 'DELETE', '/api/bookmarks', { postId: pick(i).id }),
      'floor: insert',
    );
    await take(
      'create',
      server,
      (i) => write('POST', '/api/posts', { content: `Measured post number ${i} with a #hashtag` }),
      'floor: insert',
    );
    await take(
      'comment',
      server,
      (i) => write('POST', '/api/comments', { post_id: pick(i).id, content: `Measured comment ${i}` }),
      'floor: insert',
    );
  } finally {
    await floors.stop();
    await server.remove();
    await pool.end();
    await postgres.stop();
  }
  return results;
};

const given = process.argv[2];
const scales = given === undefined ? [0.01, 1] : [Number(given)];
const all = [];
for (const scale of scales) all.push(await measure(scale));
const [small, large] = all;
if (small !== undefined && large !== undefined) {
  console.log('\nA hundred times the data costs');
  for (const one of large) {
    const before = small.find((other) => other.name === one.name);
    if (before !== undefined && one.ratio !== null)
      console.log(`${one.name.padEnd(28)} ${(before.rate / one.rate).toFixed(2)} times as much`);
  }
}
