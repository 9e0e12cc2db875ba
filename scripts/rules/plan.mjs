import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { walk } from '../walk.mjs';
import { readSource } from './source.mjs';

/**
 * @typedef {{ level: number, tables: string[], prefixes: string[] }} Room
 * @typedef {{ packages: string[], app: Record<string, string[]>, rooms: Record<string, Room> }} Layout
 * @typedef {object} SourceFile
 * @property {string} path from the root, with forward slashes
 * @property {string} pkg
 * @property {string | null} room null for a file that stands beside the rooms, which counts as app
 * @property {boolean} isApp
 * @property {boolean} isTest tests, fault cases and what only they use
 * @property {boolean} isCode
 * @property {string} raw
 * @property {import('./source.mjs').Source} source
 * @typedef {{ path: string, line: number, rule: string, text: string }} Finding
 * @typedef {{ root: string, layout: Layout, files: SourceFile[] }} Plan
 */

const codeFile = /\.[cm]?[jt]sx?$/;
const textFile = /\.(?:[cm]?[jt]sx?|css|sql|html|json|svg)$/;
const testFile = /\.(?:test|fault)\.[cm]?[jt]sx?$|(?:^|\/)testing(?:\/|-|\.)/;

/** @param {string} root @returns {Layout} */
export const readLayout = (root) => JSON.parse(readFileSync(join(root, 'rooms.json'), 'utf8'));

/** @param {string} raw @returns {import('./source.mjs').Source} */
const noCode = (raw) => ({
  code: raw,
  text: raw,
  tree: { type: 'Program', start: 0, end: 0 },
  imports: [],
  functions: [],
  patterns: [],
});

/** @param {Layout} layout @param {string} pkg @param {string} name @param {string} root @returns {SourceFile} */
const readPackageFile = (layout, pkg, name, root) => {
  const path = `${pkg}/src/${name}`;
  const raw = readFileSync(join(root, path), 'utf8');
  const room = name.includes('/') ? name.slice(0, name.indexOf('/')) : null;
  const isCode = codeFile.test(name);
  return {
    path,
    pkg,
    room,
    isApp: room === null || (layout.app[pkg] ?? []).includes(room),
    isTest: testFile.test(name),
    isCode,
    raw,
    source: isCode ? readSource(raw, path) : noCode(raw),
  };
};

/** @param {string} root @returns {Plan} */
export const readPlan = (root) => {
  const layout = readLayout(root);
  const files = layout.packages.flatMap((pkg) =>
    walk(join(root, pkg, 'src'))
      .filter((name) => textFile.test(name))
      .map((name) => readPackageFile(layout, pkg, name, root)),
  );
  return { root, layout, files };
};
