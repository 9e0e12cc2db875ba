import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.mjs';

/** @param {string} path @returns {any} */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const locked = Object.entries(readJson('package-lock.json').packages)
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

describe('SC-03: packages', () => {
  it('are named by exact version', () => {
    const versions = ['', 'contract', 'server', 'web', 'e2e', 'bench'].flatMap((workspace) => {
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
