// OPS-08: an hour at half of what the machine can do: members read, write, talk and come and go. Before and after: memory and
// open files of the program, connections, sizes of tables; those that should not grow must not have.
//   npm run bench soak            (SOAK_MINUTES=60)
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@wagram/client';
import pg from 'pg';
import { startPostgres } from '../../scripts/postgres.mjs';
import { startServer } from './server.mjs';

const MINUTES = Number(process.env['SOAK_MINUTES'] ?? 60);
/** Caches fill and compilers settle before anything is compared. */
const WARM_MINUTES = Math.min(10, MINUTES / 4);
const MEMBERS = 40;
const LANES = 16;
/** Slopes are in MB an hour and files an hour; less is noise of the collector. */
const MOST = { memory: 40, files: 5 };
/**
 * What members make stays, and so does what is counted of it; what a retry is known by is kept for a day. All other tables hold
 * what is under way, and end as they began.
 */
const GROWING = new Set(
  `activity comments conversation_members conversations counters creators idempotency likes messages notices post_tags posts rankings
  standings standings_due timelines topics view_days views`.split(/\s+/),
);

const postgres = await startPostgres();
const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
// It may be idle when the database goes.
pool.on('error', () => undefined);
const limits = Object.fromEntries(
  ['LIMIT_SIGN_IN', 'LIMIT_SIGN_UP', 'LIMIT_API', 'LIMIT_API_ANONYMOUS'].map((name) => [name, '1000000000']),
);
const server = await startServer({ ...limits, DATABASE_URL: postgres.url, DEMO: 'off', WORKERS: '1' });

const people = await Promise.all(
  Array.from({ length: MEMBERS }, async (_, i) => {
    const client = createClient({ url: server.url });
    const { user } = await client.auth.signup({
      username: `soak_${i}`,
      email: `soak_${i}@example.org`,
      password: 'a long bench password',
    });
    return { client, id: user.id };
  }),
);
/** @typedef {(typeof people)[number]} Somebody */
const at = (/** @type {number} */ i) => /** @type {Somebody} */ (people[i % MEMBERS]);
/** Those beside each other know each other, so that they may talk. */
for (const [i, { client }] of people.entries())
  for (const step of [1, MEMBERS - 1]) await client.follows.follow({ following_id: at(i + step).id });

/** @typedef {Awaited<ReturnType<Somebody['client']['posts']['createPost']>>['post']['id']} PostId */
/** @type {PostId[]} */
const posts = [];
const somePost = () => /** @type {PostId} */ (posts[Math.floor(Math.random() * posts.length)]);
/** In a hundred acts: what people do. @type {[number, (one: Somebody, i: number) => Promise<unknown>][]} */
const acts = [
  [35, ({ client }) => client.posts.readPosts({ feed_type: 'trenches' })],
  [20, ({ client }) => client.posts.readPosts({ feed_type: 'following' })],
  [15, ({ client }) => client.posts.readPosts({ id: somePost() })],
  [5, ({ client }) => client.notifications.listNotices({})],
  [5, ({ client }) => client.search.search({ q: 'soak', type: 'users' })],
  [8, ({ client }, i) => client.posts.actOnPost({ post_id: somePost(), action: i % 2 === 0 ? 'like' : 'unlike' })],
  [3, ({ client }, i) => client.comments.createComment({ post_id: somePost(), content: `A word, number ${i}` })],
  [3, async ({ client }, i) => posts.push((await client.posts.createPost({ content: `Post number ${i}` })).post.id)],
  [6, ({ client }, i) => client.messages.sendMessage({ receiver_id: at(i + 1).id, content: `Hello ${i}` })],
];
const deck = acts.flatMap(([share, act]) => Array.from({ length: share }, () => act));
const failures = new Map();
let done = 0;
const actOnce = async () => {
  const i = (done += 1);
  const act = deck[Math.floor(Math.random() * deck.length)];
  await act?.(at(i), i).catch((error) => failures.set(error.code, (failures.get(error.code) ?? 0) + 1));
};

/** As fast as it goes, or so many a second. @param {number} seconds @param {number} [rate] */
const run = async (seconds, rate) => {
  const [start, before] = [performance.now(), done];
  const lane = async (/** @type {number} */ place) => {
    for (let turn = 0; performance.now() - start < seconds * 1000; turn += 1) {
      if (rate !== undefined)
        await setTimeout(Math.max(0, start + ((turn * LANES + place) / rate) * 1000 - performance.now()));
      await actOnce();
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, place) => lane(place)));
  return (done - before) / ((performance.now() - start) / 1000);
};

/** Pages come and go, one each second. */
const openPages = () => {
  /** @type {ReturnType<Somebody['client']['listen']>[]} */
  const open = [];
  let turn = 0;
  const timer = setInterval(() => {
    turn += 1;
    const line = at(turn).client.listen({});
    line.ready.catch(() => undefined);
    open.push(line);
    if (open.length > MEMBERS) open.shift()?.close();
  }, 1000);
  return () => {
    clearInterval(timer);
    for (const line of open) line.close();
  };
};

const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
const files = () => readdirSync(`/proc/${server.pid}/fd`).length;
const tables = async () => {
  const { rows } = await pool.query(
    `select relname as name, (xpath('/row/c/text()', query_to_xml('select count(*) as c from ' || quote_ident(relname), false, true, '')))[1]::text::int as rows
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, rows: count }) => [name, Number(count)]));
};

/** By least squares, an hour. @param {{ at: number, value: number }[]} points */
const slope = (points) => {
  const mean = (/** @type {number[]} */ list) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const [x, y] = [mean(points.map((one) => one.at)), mean(points.map((one) => one.value))];
  const up = points.reduce((sum, one) => sum + (one.at - x) * (one.value - y), 0);
  return up / points.reduce((sum, one) => sum + (one.at - x) ** 2, 0);
};

try {
  for (let i = 0; i < 20; i += 1) posts.push((await at(i).client.posts.createPost({ content: `First ${i}` })).post.id);
  const close = openPages();
  const most = await run(15);
  console.log(`${most.toFixed(0)} acts a second at most; half of that for ${MINUTES} minutes`);
  await run(WARM_MINUTES * 60, most / 2);
  const before = await tables();
  /** @type {{ at: number, memory: number, files: number }[]} */
  const seen = [];
  const look = setInterval(() => {
    seen.push({ at: performance.now() / 3_600_000, memory: memory(), files: files() });
    const last = seen.at(-1);
    if (seen.length % 10 === 1)
      console.log(`  ${seen.length} min: ${last?.memory.toFixed(0)} MB, ${last?.files} files, ${done} acts`);
  }, 60_000);
  const rate = await run((MINUTES - WARM_MINUTES) * 60, most / 2);
  clearInterval(look);
  // What is under way ends, and what is trimmed is trimmed.
  await setTimeout(20_000);
  const after = await tables();
  close();
  const memorySlope = slope(seen.map((one) => ({ at: one.at, value: one.memory })));
  const fileSlope = slope(seen.map((one) => ({ at: one.at, value: one.files })));
  console.log(`${rate.toFixed(0)} acts a second; others:`, Object.fromEntries(failures));
  console.log(
    `memory ${seen[0]?.memory.toFixed(0)} to ${seen.at(-1)?.memory.toFixed(0)} MB, ${memorySlope.toFixed(1)} MB an hour`,
  );
  console.log(`open files ${seen[0]?.files} to ${seen.at(-1)?.files}, ${fileSlope.toFixed(1)} an hour`);
  const grown = [...after].filter(([name, rows]) => rows > (before.get(name) ?? 0));
  for (const [name, rows] of grown)
    console.log(
      `  ${name.padEnd(28)} ${String(before.get(name)).padStart(9)} to ${String(rows).padStart(9)}${GROWING.has(name) ? '' : '  should not'}`,
    );
  const wrong = grown.filter(([name, rows]) => !GROWING.has(name) && rows > (before.get(name) ?? 0) * 1.5 + 100);
  if (memorySlope > MOST.memory || fileSlope > MOST.files || wrong.length > 0 || failures.size > 0)
    process.exitCode = 1;
  console.log(
    execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)])
      .toString()
      .trim(),
    'kB at the end',
  );
} finally {
  await server.remove();
  await pool.end();
  await postgres.remove();
}
