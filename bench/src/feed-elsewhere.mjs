// What other servers cost those who read and write here: the same community three times, and in the third nineteen of twenty
// members and their posts are elsewhere (FED-06). The first and the second are alike: what differs between them is the noise
// of this machine. Three databases of one PostgreSQL, three programs, and every route is asked of them in turn.
//   npm run bench feed-elsewhere            200,000 posts
//   npm run bench feed-elsewhere -- 0.01    a hundredth of the full community
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../../scripts/postgres.mjs';
import { fillTimelines, makeCommunity, sizeOf, TIMELINE_DAYS } from './feed-data.mjs';
import { limits, makePeople, routeKinds, take, tell, warmUp } from './feed-kinds.mjs';
import { startServer } from './server.mjs';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 6);
const PREPARE = fileURLToPath(new URL('../../server/dist/app/prepare.js', import.meta.url));
const scale = Number(process.argv[2] ?? 0.2);
const HOSTS = 90;

/** One of twenty is at home, and who measures; whoever is elsewhere has neither timeline nor bookmarks nor notices. */
const IS_HOME = `(regexp_replace('0' || username, '[^0-9]', '', 'g')::bigint % 20 = 0)`;
const MOVE_AWAY = `
  update members set host = 'x' || regexp_replace(username, '[^0-9]', '', 'g')::int % ${HOSTS} || '.example',
    username = username || '@x' || regexp_replace(username, '[^0-9]', '', 'g')::int % ${HOSTS} || '.example'
    where username like '@member_%' and not ${IS_HOME};
  insert into federation_hosts (name, created_at) select distinct host, now() from members where host is not null;
  insert into federation_actors (member_id, uri, inbox, key_id, public_key, fetched_at)
    select id, 'https://' || host || '/u/' || id, 'https://' || host || '/inbox', 'https://' || host || '/u/' || id || '#key', 'none', now()
    from members where host is not null;
  update posts set remote = true where member_id in (select id from members where host is not null);
  insert into federation_objects (uri, post_id) select 'https://x.example/' || id, id from posts where remote;
  update post_tags set remote = true from posts p where p.id = post_tags.post_id and p.remote;
  update follows set away = true where follower_id in (select id from members where host is not null);
  delete from bookmarks where member_id in (select id from members where host is not null);
  delete from notices where member_id in (select id from members where host is not null);`;

const TAGS = `insert into post_tags (tag, post_id)
  select distinct 'topic' || floor(power(5000, random()))::int, id from posts where random() < 0.3`;

const postgres = await startPostgres({ settings: { shared_buffers: '1GB', max_wal_size: '8GB' } });
/** @param {string} name */
const databaseOf = (name) => {
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
};
/** @param {string} name @param {(pool: import('pg').Pool) => Promise<void>} work */
const inDatabase = async (name, work) => {
  const pool = new pg.Pool({ connectionString: databaseOf(name), max: 2 });
  await work(pool);
  await pool.end();
};
const main = new pg.Pool({ connectionString: postgres.url, max: 1 });
const names = /** @type {const} */ (['here', 'here_again', 'elsewhere']);

await main.query('create database here');
const env = { DEMO: 'off', ...limits };
const first = { ...process.env, ...env, DATABASE_URL: databaseOf('here') };
execFileSync(process.execPath, [PREPARE], { env: first, stdio: 'inherit' });
const { size } = sizeOf(scale, 1);
console.log(`Three communities of ${size.members} members and ${size.posts} posts`);
/** @type {Awaited<ReturnType<typeof makePeople>> | null} */
let people = null;
/** @type {Record<'all' | 'home', { id: string, member_id: string }[]>} */
const some = { all: [], home: [] };
await inDatabase('here', async (pool) => {
  await makeCommunity(pool, size, console.log);
  await pool.query(TAGS);
  people = await makePeople(pool, IS_HOME);
  const of = `select p.id, p.member_id from posts p join members m on m.id = p.member_id`;
  some.all = (await pool.query(`${of} order by random() limit 2000`)).rows;
  some.home = (await pool.query(`${of} where ${IS_HOME} order by random() limit 2000`)).rows;
});
for (const name of names.slice(1)) await main.query(`create database ${name} template here`);
await inDatabase('elsewhere', async (pool) => {
  await pool.query(`set session_replication_role = replica; set statement_timeout = 0; ${MOVE_AWAY}`);
});
for (const name of names)
  await inDatabase(name, async (pool) => {
    await fillTimelines(pool, TIMELINE_DAYS, () => {});
    await pool.query('set statement_timeout = 0');
    await pool.query('vacuum full analyze');
    const { rows } = await pool.query(
      'select count(*)::int as count, count(*) filter (where remote)::int as remote from posts',
    );
    console.log(`  ${name}: ${rows[0].count} posts, ${rows[0].remote} of them elsewhere`);
  });
if (people === null) throw new Error('nobody measures');

const sides = [];
for (const name of names) {
  const port = 40_000 + ((process.pid + sides.length) % 20_000);
  const address = `http://127.0.0.1:${port}`;
  const more = { PORT: String(port), PUBLIC_URL: address, FEDERATION: 'on', FEDERATION_HOSTS: `127.0.0.1:${port}` };
  const server = await startServer({ ...env, ...more, DATABASE_URL: databaseOf(name) });
  sides.push({ name, server, kinds: routeKinds(server, people, some.all, some.home) });
}
try {
  for (const { kinds } of sides) await warmUp(kinds);
  const lines = sides[0]?.kinds.map(({ name }) => name) ?? [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const index of lines.keys())
      // Who is asked last differs from round to round.
      for (const turn of sides.keys()) {
        const kind = sides[(turn + round) % sides.length]?.kinds[index];
        if (kind !== undefined) await take(kind);
      }
  for (const { name, kinds } of sides) {
    console.log(`\n${name}`);
    for (const kind of kinds) tell(kind, kinds);
  }
  console.log('\nRequests a second and our processor for each, beside the community of the first');
  const [here, again, elsewhere] = sides.map(({ kinds }) => kinds);
  const rateOf = (/** @type {import('./feed-kinds.mjs').Kind | undefined} */ kind) =>
    kind === undefined ? NaN : kind.count / kind.seconds;
  const cpuOf = (/** @type {import('./feed-kinds.mjs').Kind | undefined} */ kind) =>
    kind === undefined ? NaN : kind.cpu / kind.count;
  for (const [index, name] of lines.entries()) {
    const base = here?.[index];
    const told = [again?.[index], elsewhere?.[index]].map(
      (kind) => `${(rateOf(kind) / rateOf(base)).toFixed(2)} (cpu ${(cpuOf(kind) / cpuOf(base)).toFixed(2)})`,
    );
    console.log(`${name.padEnd(28)} alike ${told[0]}   95 % elsewhere ${told[1]}`);
  }
} finally {
  for (const { server } of sides) await server.remove();
  await main.end();
  await postgres.remove();
}
