// Open pages and what travels between them, on PostgreSQL: what 10,000 sockets cost, how long a message takes to the other
// side, one to one and in a group of a thousand, in one process and over two; against one prepared insert and one socket.
//   npm run bench live            10,000 sockets, two minutes
//   npm run bench live -- 1000    fewer, and shorter
import { fork, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../../scripts/postgres.mjs';
import { GROUP, makeTalkers } from './live-data.mjs';
import { startServer } from './server.mjs';

const SOCKETS = Number(process.argv[2] ?? 10_000);
const isFull = SOCKETS >= 10_000;
const WRITERS = 200;
/** So many write at the same time in the group. */
const TALKING = 16;
const SECONDS = isFull ? 10 : 4;
/** Before anything is counted: the compiler has to see what is hot, on the floor too. */
const WARMING = 4;
const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const limits = Object.fromEntries(
  ['LIMIT_API', 'LIMIT_API_ANONYMOUS', 'LIMIT_SIGN_IN'].map((name) => [name, '1000000000']),
);

/** A child that answers what it is asked. @param {string} path */
const startChild = (path) => {
  const child = fork(here(path));
  let next = 0;
  /** @param {object} task @returns {Promise<any>} */
  const ask = (task) =>
    new Promise((resolve) => {
      const id = (next += 1);
      const take = (/** @type {any} */ message) => {
        if (message.id !== id) return;
        child.off('message', take);
        resolve(message.answer);
      };
      child.on('message', take);
      child.send({ id, task });
    });
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  return { child, ask, stop };
};

const memoryOf = (/** @type {number} */ pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** @typedef {{ sent: number, failed: number, reasons: string[], heard: number, unheard: number, rate: number, p50: number, p99: number }} Talk */

/** @param {string} name @param {Talk} talk */
const tell = (name, talk) => {
  const lost = talk.failed + talk.unheard;
  console.log(
    `${name.padEnd(44)} ${talk.rate.toFixed(0).padStart(6)}/s  p50 ${talk.p50.toFixed(1)} ms  p99 ${talk.p99.toFixed(1)} ms${lost > 0 ? `  LOST ${talk.unheard}, failed ${talk.failed} (${talk.reasons.join(', ')})` : ''}`,
  );
  return talk;
};

const postgres = await startPostgres({ settings: { shared_buffers: '512MB' } });
const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
const env = { DATABASE_URL: postgres.url, DEMO: 'off', SEAL_KEY: 'x'.repeat(40), ...limits };
execFileSync(process.execPath, [here('../../server/dist/app/prepare.js')], {
  env: { ...process.env, ...env },
  stdio: 'inherit',
});
const { talkers, pairs, group } = await makeTalkers(pool, SOCKETS);
await pool.query('vacuum analyze');
const cookies = talkers.map(({ cookie }) => cookie);

/** @type {(() => Promise<void>)[]} */
const endings = [() => postgres.remove(), () => pool.end()];
/** @type {[string, number, (value: number) => boolean][]} */
const verdicts = [];

/** @param {string[]} urls @param {'pairs' | 'group'} how */
const writersOf = (urls, how) =>
  Array.from({ length: WRITERS }, (_, at) => {
    // The odd side hears; over two processes it is the other one's.
    const speaker = how === 'pairs' ? 2 * at : at;
    return {
      url: urls[speaker % urls.length] ?? '',
      cookie: cookies[speaker] ?? '',
      to: how === 'pairs' ? (pairs[at] ?? '') : group,
    };
  });

/** @param {(task: object) => Promise<any>} ask @param {string[]} urls @param {string} where */
const measureTalk = async (ask, urls, where) => {
  const pairsOf = { do: 'talk', writers: writersOf(urls, 'pairs'), hearers: 2, lanes: 64, seconds: SECONDS };
  await ask({ ...pairsOf, rate: null, seconds: WARMING });
  tell(`one to one, 100 a second${where}`, await ask({ ...pairsOf, rate: 100 }));
  const calm = tell(`one to one, 500 a second${where}`, await ask({ ...pairsOf, rate: 500 }));
  tell(`one to one, 1000 a second${where}`, await ask({ ...pairsOf, rate: 1_000 }));
  const most = tell(`one to one, as many as it holds${where}`, await ask({ ...pairsOf, rate: null }));
  const inGroup = { ...pairsOf, writers: writersOf(urls, 'group'), hearers: Math.min(GROUP, SOCKETS) };
  tell(`group of ${inGroup.hearers}, 5 a second${where}`, await ask({ ...inGroup, rate: 5 }));
  const together = await ask({ ...inGroup, rate: null, lanes: TALKING });
  tell(`group of ${inGroup.hearers}, as many as it holds${where}`, together);
  return /** @type {{ most: Talk, calm: Talk, together: Talk }} */ ({ most, calm, together });
};

try {
  const floor = startChild('./live-floor.mjs');
  endings.push(floor.stop);
  floor.child.send({ databaseUrl: postgres.url });
  const [{ port }] = await once(floor.child, 'message');
  const floorUrl = `http://127.0.0.1:${port}`;
  const first = startChild('./live-clients.mjs');
  await first.ask({ do: 'connect', urls: [floorUrl], cookies: cookies.slice(0, 2 * WRITERS), topic: null, joining: 0 });
  const toOther = Array.from({ length: WRITERS }, (_, at) => ({ url: floorUrl, cookie: '', to: cookies[2 * at + 1] }));
  const onFloor = { do: 'talk', writers: toOther, hearers: 1, rate: null, lanes: 64 };
  await first.ask({ ...onFloor, seconds: WARMING });
  const least = tell('floor: one insert, one socket', await first.ask({ ...onFloor, seconds: SECONDS }));
  await first.stop();

  const one = await startServer(env);
  endings.push(one.remove);
  const clients = startChild('./live-clients.mjs');
  const before = memoryOf(one.pid);
  const { seconds } = await clients.ask({
    do: 'connect',
    urls: [one.url],
    cookies,
    topic: `conversation:${group}`,
    joining: GROUP,
  });
  const each = (memoryOf(one.pid) - before) / SOCKETS / 1000;
  console.log(`${SOCKETS} sockets in ${seconds.toFixed(1)} s, ${each.toFixed(1)} kB of memory each`);
  verdicts.push(['kB for each idle socket (at most 12)', each, (value) => value <= 12]);
  const { most, calm, together } = await measureTalk(clients.ask, [one.url], '');
  verdicts.push([
    'messages a second against the floor (at least 0.6)',
    most.rate / least.rate,
    (value) => value >= 0.6,
  ]);
  verdicts.push(['ms to the other side at 500 a second, p99 (at most 20)', calm.p99, (value) => value <= 20]);
  verdicts.push(['messages a second in a group of 1,000 (at least 150)', together.rate, (value) => value >= 150]);
  tell(
    `${WRITERS} writers, ${isFull ? 120 : 10} s, 200 a second`,
    await clients.ask({
      do: 'talk',
      writers: writersOf([one.url], 'pairs'),
      hearers: 2,
      rate: 200,
      lanes: 0,
      seconds: isFull ? 120 : 10,
    }),
  );
  const { open } = await clients.ask({ do: 'alive' });
  verdicts.push(['sockets that are still open (all)', open, (value) => value === SOCKETS]);
  await clients.stop();

  const two = await startServer(env);
  endings.push(two.remove);
  const across = startChild('./live-clients.mjs');
  const urls = [one.url, two.url];
  await across.ask({
    do: 'connect',
    urls,
    cookies: cookies.slice(0, GROUP),
    topic: `conversation:${group}`,
    joining: GROUP,
  });
  await measureTalk(across.ask, urls, ', two processes');
  await across.stop();
} finally {
  for (const end of endings.toReversed()) await end();
}

console.log('');
for (const [what, value, isKept] of verdicts) {
  console.log(`${isKept(value) ? 'kept  ' : 'MISSED'} ${what}: ${value.toFixed(2)}`);
  if (!isKept(value)) process.exitCode = 1;
}
