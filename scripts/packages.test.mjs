import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaces } from './install.mjs';
import { missingParts, placesNeededBy, readLocked } from './lockfile.mjs';
import { root } from './run.mjs';

/** @param {string} path @returns {any} */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const packages = readLocked();
const locked = Object.entries(packages)
  .filter(([place, entry]) => place.includes('node_modules/') && entry.link !== true)
  .map(([place, entry]) => ({ name: place.replace(/^.*node_modules\//, ''), ...entry }));

// All of them may be combined with AGPL-3.0-or-later.
const licences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-only',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]);

// A table of browsers that a development tool reads: data, not code, and no part of what is served.
const dataUnder = { 'caniuse-lite': 'CC-BY-4.0' };

// sharp only looks whether its prebuilt part is there. The other two come with the older client of Solana, for tests: parts of
// a websocket that may be missing, prebuilt as well.
const mayRun = new Set(['sharp', 'bufferutil', 'utf-8-validate']);

// Their package.json says nothing, their LICENSE or README file does.
const silent = {
  'parse-cache-control': 'BSD-3-Clause',
  busboy: 'MIT',
  eyes: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  streamsearch: 'MIT',
  'text-encoding-utf-8': 'Unlicense',
};

/** @param {string} expression such as (MIT OR Apache-2.0) */
const isAllowed = (expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/ (?:OR|AND) /)
    .every((licence) => licences.has(licence));

// The machine of the test network is not published for Windows: there one starts with CHAIN=off (docs/operate.md).
const neverFor = { litesvm: ['win32 x64', 'win32 arm64'] };

describe('SC-03: packages', () => {
  it('are named by exact version', () => {
    const versions = ['', ...workspaces].flatMap((workspace) => {
      const { dependencies = {}, devDependencies = {} } = readJson(join(workspace, 'package.json'));
      return Object.entries({ ...dependencies, ...devDependencies });
    });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
  });

  it('are locked by content, and no registry is named', () => {
    expect(locked.filter(({ integrity }) => integrity === undefined).map(({ name }) => name)).toEqual([]);
    expect(locked.filter(({ resolved }) => resolved !== undefined).map(({ name }) => name)).toEqual([]);
  });

  it('run nothing when they are installed, but for those that we have read', () => {
    const running = locked.filter(({ hasInstallScript }) => hasInstallScript === true).map(({ name }) => name);
    expect(running.filter((name) => !mayRun.has(name))).toEqual([]);
  });

  it('have licences that go together with ours', () => {
    const licenceOf = (/** @type {any} */ { name, license }) =>
      license ?? silent[/** @type {keyof typeof silent} */ (name)] ?? 'none';
    const isData = (/** @type {any} */ entry) =>
      dataUnder[/** @type {keyof typeof dataUnder} */ (entry.name)] === licenceOf(entry);
    const others = locked.filter((entry) => !isAllowed(licenceOf(entry)) && !isData(entry));
    expect(others.map((entry) => `${entry.name}: ${licenceOf(entry)}`)).toEqual([]);
  });
});

describe('packages with native parts', () => {
  it('[OPS-09] are locked for Linux, macOS and Windows, on x64 and arm64', () => {
    expect(missingParts(packages, neverFor)).toEqual([]);
  });

  it('[OPS-09] are named when the lockfile lost a part, or when none was ever there', () => {
    const { 'node_modules/@node-rs/argon2-linux-arm64-gnu': lost, ...holed } = packages;
    expect(lost).toBeDefined();
    expect(missingParts(holed, neverFor)).toEqual([
      '@node-rs/argon2: @node-rs/argon2-linux-arm64-gnu is not in the lockfile',
      '@node-rs/argon2: nothing for linux arm64',
    ]);
    expect(missingParts(packages)).toEqual(['litesvm: nothing for win32 x64', 'litesvm: nothing for win32 arm64']);
    expect(missingParts(packages, { ...neverFor, sharp: ['linux x64'] })).toEqual([
      'sharp: there is one for linux x64 now',
    ]);
  });
});

describe('the running program', () => {
  const needed = [...placesNeededBy(packages, ['contract', 'demo', 'server'])].map((place) =>
    place.replace(/^.*node_modules\//, ''),
  );

  it('[OPS-06] needs no compiler, no bundler and nothing that was bundled', () => {
    expect(needed).toEqual(expect.arrayContaining(['fastify', 'zod', 'sharp', '@img/sharp-win32-x64']));
    const built = Object.keys(readJson('web/package.json').devDependencies).filter(
      (name) => !name.startsWith('@wagram/'),
    );
    const alsoServer = Object.keys(readJson('server/package.json').dependencies);
    const tools = [
      ...built.filter((name) => !alsoServer.includes(name)),
      'typescript',
      'rolldown',
      'vitest',
      '@types/node',
    ];
    expect(needed.filter((name) => tools.includes(name) && !name.startsWith('@noble/'))).toEqual([]);
  });

  it('[OPS-06] names only what runs as a dependency of contract and server', () => {
    const named = ['contract', 'demo', 'server'].flatMap((name) =>
      Object.keys(readJson(`${name}/package.json`).dependencies),
    );
    expect(named.filter((name) => name.startsWith('@types/') || name === 'typescript')).toEqual([]);
    const others = ['', 'web', 'e2e', 'bench'].map((name) => readJson(join(name, 'package.json')).dependencies);
    expect(others).toEqual([undefined, undefined, undefined, undefined]);
  });
});
