// What is measured of the feeds: who reads and writes, which routes, and how a line of figures is made.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { followMany } from './feed-data.mjs';
import { load } from './load.mjs';

const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 6);
/** Everything is measured this often, in turn, so that a busy moment of the machine meets floors and routes alike. */
export const ROUNDS = 3;
/** So many posts are liked, then the same are unliked, and so on: each request changes something. */
const BLOCK = 1_000;
const isForth = (/** @type {number} */ i) => Math.floor(i / BLOCK) % 2 === 0;
const CONNECTIONS = 64;
const ONLY = process.env['BENCH_ONLY'] ?? '';
/** One reader alone would always be warm. */
const READERS = 1_000;
export const limits = Object.fromEntries(
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

/** Members of the community, each with a session: so many different readers. @param {import('pg').Pool} pool @param {number} count @param {string} who */
const signInMany = async (pool, count, who) => {
  const { rows } = await pool.query(
    `select id from members where username like '@member_%' and ${who} order by md5(id::text) limit $1`,
    [count],
  );
  const people = rows.map(({ id }) => ({ id, token: randomBytes(32).toString('base64url') }));
  await pool.query(
    `insert into sessions (id, member_id, token_hash, kind, created_at, last_seen_at, expires_at)
     select gen_random_uuid(), id, hash, 'browser', now(), now(), now() + interval '30 days'
     from unnest($1::uuid[], $2::text[]) as one (id, hash)`,
    [people.map(({ id }) => id), people.map(({ token }) => createHash('sha256').update(token).digest('base64url'))],
  );
  return people.map(({ id, token }) => ({ id, cookie: `session=${token}` }));
};

/** Who measures: one who writes, three who follow exactly so many, and many readers. @param {import('pg').Pool} pool @param {string} [who] */
export const makePeople = async (pool, who = 'true') => {
  const viewers = {
    reader: await makeMember(pool, 'reader'),
    f50: await makeMember(pool, 'f50'),
    f500: await makeMember(pool, 'f500'),
    f5000: await makeMember(pool, 'f5000'),
  };
  for (const [name, viewer] of Object.entries(viewers))
    if (name !== 'reader') await followMany(pool, Number(name.slice(1)), viewer.id);
  return { viewers, readers: await signInMany(pool, READERS, who) };
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
export const take = async (kind) => {
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
export const tell = (kind, all) => {
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

/** @typedef {{ url: string, pid: number }} Target */
/** @typedef {{ id: string, member_id: string }} Post */

/** @param {string} name @param {Target} target @param {Kind['shot']} shot @param {string | null} floor @returns {Kind} */
const kindOf = (name, target, shot, floor) => ({
  name,
  target,
  shot,
  floor,
  next: 0,
  count: 0,
  seconds: 0,
  cpu: 0,
  failed: 0,
  times: [],
});

/** @param {Target} floors */
export const floorKinds = (floors) => [
  kindOf('floor: bytes (node:http)', floors, () => ({ method: 'GET', path: '/bare' }), null),
  kindOf('floor: bytes (Fastify)', floors, () => ({ method: 'GET', path: '/fastify' }), null),
  kindOf('floor: read', floors, () => ({ method: 'GET', path: '/read' }), null),
  kindOf('floor: insert', floors, () => ({ method: 'POST', path: '/insert' }), null),
];

/** @param {string} path @param {string | undefined} cookie @returns {import('./load.mjs').Shot} */
const read = (path, cookie) => ({ method: 'GET', path, ...(cookie === undefined ? {} : { headers: { cookie } }) });

/** @param {Target} server @param {Awaited<ReturnType<typeof makePeople>>} people @param {Post[]} some posts that are read */
const readKinds = (server, { viewers, readers }, some) => {
  const cookieOf = (/** @type {number} */ i) => readers[i % readers.length]?.cookie;
  const pick = (/** @type {number} */ i) => /** @type {Post} */ (some[i % some.length]);
  /** @param {string} name @param {(i: number) => import('./load.mjs').Shot} shot */
  const kind = (name, shot) => kindOf(name, server, shot, 'floor: read');
  const one = (/** @type {'f50' | 'f500' | 'f5000'} */ who) =>
    kind(`following ${who.slice(1)}, one reader`, () => read('/api/posts?feed_type=following', viewers[who].cookie));
  return [
    kind('trenches', (i) => read('/api/posts', cookieOf(i))),
    kind('trending', (i) => read('/api/posts?feed_type=trending', cookieOf(i))),
    kind('following', (i) => read('/api/posts?feed_type=following', cookieOf(i))),
    one('f50'),
    one('f500'),
    one('f5000'),
    kind('one post', (i) => read(`/api/posts?id=${pick(i).id}`, cookieOf(i))),
    kind('one post, guest', (i) => read(`/api/posts?id=${pick(i).id}`, undefined)),
    kind("a member's posts", (i) => read(`/api/posts?user_posts=${pick(i).member_id}`, cookieOf(i))),
  ];
};

/** @param {Target} server @param {string} cookie @param {Post[]} some posts that something is done with */
const writeKinds = (server, cookie, some) => {
  /** @param {string} method @param {string} path @param {object} body */
  const write = (method, path, body) => ({
    method,
    path,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const idOf = (/** @type {number} */ i) => /** @type {Post} */ (some[i % some.length]).id;
  /** @param {string} name @param {(i: number) => import('./load.mjs').Shot} shot */
  const kind = (name, shot) => kindOf(name, server, shot, 'floor: insert');
  /** @param {number} i @param {[string, string]} forthAndBack */
  const react = (i, [forth, back]) =>
    write('PUT', '/api/posts', { post_id: idOf(i % BLOCK), action: isForth(i) ? forth : back });
  return [
    kind('like', (i) => react(i, ['like', 'unlike'])),
    kind('repost', (i) => react(i, ['repost', 'unrepost'])),
    kind('bookmark', (i) => write(isForth(i) ? 'POST' : 'DELETE', '/api/bookmarks', { postId: idOf(i % BLOCK) })),
    kind('create', (i) => write('POST', '/api/posts', { content: `Measured post number ${i} with a #hashtag` })),
    kind('comment', (i) => write('POST', '/api/comments', { post_id: idOf(i), content: `Measured comment ${i}` })),
  ];
};

/** @param {Target} server @param {Awaited<ReturnType<typeof makePeople>>} people @param {Post[]} some @param {Post[]} [written] */
export const routeKinds = (server, people, some, written = some) =>
  [...readKinds(server, people, some), ...writeKinds(server, people.viewers.reader.cookie, written)].filter(
    ({ name }) => name.includes(ONLY),
  );

/** @param {Kind[]} kinds */
export const warmUp = async (kinds) => {
  for (const kind of kinds) await load(kind.target.url, () => kind.shot(kind.next++), { connections: 8, seconds: 1 });
};
