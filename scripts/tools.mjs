// The programs that the tests drive, and how they get onto a machine.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findPostgres } from './postgres.mjs';
import { run } from './run.mjs';

/** @param {string} name @returns {string | null} */
const inPath = (name) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path)) ?? null;

/** @returns {string | null} */
export const findChromium = () => {
  const given = process.env['CHROMIUM'];
  if (given !== undefined && existsSync(given)) return given;
  return (
    ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
      .map(inPath)
      .find((path) => path !== null) ?? null
  );
};

/** A package of null is not in every Debian: it is used where it is. @type {{ name: string, package: string | null, find: () => string | null, without: string }[]} */
const tools = [
  { name: 'Chromium', package: 'chromium', find: findChromium, without: 'the browser journeys do not run' },
  {
    name: 'Chromium without windows',
    package: 'chromium-headless-shell',
    find: () => process.env['CHROMIUM'] ?? inPath('chromium-headless-shell'),
    without: 'the journeys take half as long again',
  },
  {
    name: 'PostgreSQL',
    package: 'postgresql',
    find: findPostgres,
    without: 'the room tests run on the embedded database only',
  },
  {
    name: 'Redis',
    package: 'redis-server',
    find: () => inPath('redis-server'),
    without: 'cases with several processes do not run',
  },
  {
    name: 'PgBouncer',
    package: 'pgbouncer',
    find: () => inPath('pgbouncer') ?? (existsSync('/usr/sbin/pgbouncer') ? '/usr/sbin/pgbouncer' : null),
    without: 'cases with a pooler do not run',
  },
  { name: 'ffmpeg', package: 'ffmpeg', find: () => inPath('ffmpeg'), without: 'cases with video do not run' },
  {
    name: 'snac',
    package: null,
    find: () => inPath('snac'),
    without: 'it is not spoken with (Debian 13 and newer have it as snac2)',
  },
];

const canInstall = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/debian_version') &&
  inPath('apt-get') !== null &&
  process.env['NO_APT'] !== '1';

/** Says what is missing and installs it where that is possible. Never fails: tests use what is there. */
export const provideTools = async () => {
  const missing = tools.filter(({ find }) => find() === null);
  if (missing.length === 0) return;
  const packages = missing.flatMap((tool) => tool.package ?? []);
  if (packages.length > 0 && canInstall()) {
    console.log(`Installing with apt-get: ${packages.join(', ')} (NO_APT=1 stops that)`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], { env });
    const { code, output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env,
    });
    if (code !== 0) console.log(output.trim().split('\n').slice(-5).join('\n'));
  }
  for (const { name, find, without } of missing) {
    if (find() === null) console.log(`${name} is missing: ${without}.`);
  }
};
