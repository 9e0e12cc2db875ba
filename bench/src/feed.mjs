// Our real routes over HTTP with a session, against floors of the same run: the bytes alone, one prepared statement, one
// prepared insert. Figures are ratios, so that they can be compared between machines.
//   npm run bench feed            the full community and a hundredth of it
//   npm run bench feed -- 0.01    only that size
//   BENCH_ONLY='one post' npm run bench feed -- 0.01    those lines alone, with the floors
//   npm run bench feed -- 1 10    the full community with ten times the posts, and timelines of 7 days
import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../../scripts/postgres.mjs';
import { fillTimelines, makeCommunity, sizeOf, TIMELINE_DAYS } from './feed-data.mjs';
import { floorKinds, limits, makePeople, ROUNDS, routeKinds, take, tell, warmUp } from './feed-kinds.mjs';
import { startFloors } from './floors.mjs';
import { startServer } from './server.mjs';

const PREPARE = fileURLToPath(new URL('../../server/dist/app/prepare.js', import.meta.url));

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
  const people = await makePeople(pool);
  await fillTimelines(pool, times === 1 ? TIMELINE_DAYS : 7, console.log);
  const { rows: some } = await pool.query('select id, member_id from posts order by random() limit 2000');
  const server = await startServer(env);
  const floors = await startFloors(postgres.url, await (await fetch(`${server.url}/api/posts`)).text());
  const kinds = [...floorKinds(floors), ...routeKinds(server, people, some)];
  try {
    await warmUp(kinds);
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
