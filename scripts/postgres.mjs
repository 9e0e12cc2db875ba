// A throwaway PostgreSQL: its own folder, its own port, gone when it is stopped.
//   node scripts/postgres.mjs                  starts one and prints its address, until Ctrl-C
//   node scripts/postgres.mjs -- npm run unit  runs a command with TEST_DATABASE_URL set
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, track } from './run.mjs';

const READY_SECONDS = 30;

/** @returns {string | null} the folder with initdb and postgres */
export const findPostgres = () => {
  const given = process.env['POSTGRES_BIN'];
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    given,
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(':'),
  ];
  return (
    folders.find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ??
    null
  );
};

/** PostgreSQL refuses to run as root: then the system's postgres user runs it. @returns {{ uid: number, gid: number } | {}} */
const whoRuns = () => {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
};

/** @returns {Promise<number>} */
export const findFreePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<void>} */
const whenReady = (child) =>
  new Promise((resolve, reject) => {
    let log = '';
    const fail = (/** @type {string} */ why) => reject(new Error(`PostgreSQL did not start: ${why}\n${log}`));
    const timer = setTimeout(() => fail(`no answer in ${READY_SECONDS} s`), READY_SECONDS * 1000);
    child.stderr?.on('data', (chunk) => {
      log = (log + chunk).slice(-10_000);
      if (!/database system is ready to accept (read-only )?connections/.test(log)) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`exit code ${code}`);
    });
  });

/**
 * An empty cluster, or a copy of a running one that follows it.
 * @param {string} bin @param {string} data @param {import('node:child_process').SpawnSyncOptions} options
 * @param {number | null} from the port of the one to follow
 */
const makeData = (bin, data, options, from) => {
  const [program, args] =
    from === null
      ? ['initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']]
      : ['pg_basebackup', ['-D', data, '-U', 'postgres', '-h', '127.0.0.1', '-p', `${from}`, '-R', '-c', 'fast', '-N']];
  const made = spawnSync(join(bin, program), args, { ...options, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`${program} failed: ${made.stderr}`);
};

/** Its processes, of which each has a session of its own. @param {number} pid @returns {number[]} */
const childrenOf = (pid) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number).filter(Boolean);

/** @param {number[]} pids @param {NodeJS.Signals} signal */
const tellAll = (pids, signal) => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended in the meantime.
    }
  }
};

/**
 * @typedef {object} Postgres
 * @property {string} url
 * @property {number} port
 * @property {() => number | undefined} pid
 * @property {() => Promise<void>} start again, on the same port and data, after stop or kill
 * @property {() => Promise<void>} stop
 * @property {() => Promise<void>} kill without a word, as a crash would
 * @property {() => Promise<void>} cutPower kill -9 of it and of all its processes, as a machine that is gone
 * @property {() => void} freeze until its power is cut
 * @property {(from: number) => Promise<void>} follow forget all data and start as a standby of the one at that port
 * @property {() => Promise<void>} remove stop, and delete the data
 * @param {{ settings?: Record<string, string | number>, from?: number | null }} [options] `from`: a standby of the one at that port
 * @returns {Promise<Postgres>}
 */
export const startPostgres = async ({ settings = {}, from = null } = {}) => {
  const bin = findPostgres();
  if (bin === null) throw new Error('PostgreSQL is not installed (no initdb found; POSTGRES_BIN may name its folder)');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const user = whoRuns();
  if ('uid' in user) chownSync(folder, user.uid, user.gid);
  const options = { cwd: folder, ...user };
  const data = join(folder, 'data');
  makeData(bin, data, options, from);
  const port = await findFreePort();
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    port,
    max_connections: 200,
    fsync: 'off',
    ...settings,
  };
  const args = ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    const ending = child;
    child = null;
    if (ending === null || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = new Promise((resolve) => void ending.once('exit', resolve));
    ending.kill(signal);
    await gone;
  };
  const start = async () => {
    child = track(spawn(join(bin, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] }));
    await whenReady(child);
  };
  const cutPower = async () => {
    const pids = child?.pid === undefined ? [] : childrenOf(child.pid);
    const gone = end('SIGKILL');
    tellAll(pids, 'SIGKILL');
    await gone;
  };
  // Connections stay open, and nothing is ever answered.
  const freeze = () => {
    if (child?.pid !== undefined) tellAll([child.pid, ...childrenOf(child.pid)], 'SIGSTOP');
  };
  const follow = async (/** @type {number} */ leader) => {
    await end('SIGKILL');
    rmSync(data, { recursive: true, force: true });
    makeData(bin, data, options, leader);
    await start();
  };
  // SIGINT is PostgreSQL's fast shutdown: clients are cut, data are written.
  const stop = () => end('SIGINT');
  const drop = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', drop);
  const remove = async () => {
    await stop();
    drop();
  };
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    pid: () => child?.pid,
    start,
    stop,
    kill: () => end('SIGQUIT'),
    cutPower,
    freeze,
    follow,
    remove,
  };
};

const main = async () => {
  const postgres = await startPostgres();
  const command = process.argv.slice(process.argv.indexOf('--') + 1);
  if (process.argv.includes('--')) {
    const { code } = await run(command[0] ?? 'true', command.slice(1), {
      env: { TEST_DATABASE_URL: postgres.url },
      show: true,
    });
    await postgres.remove();
    process.exit(code);
  }
  console.log(postgres.url);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void postgres.remove().then(() => process.exit(0)));
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
