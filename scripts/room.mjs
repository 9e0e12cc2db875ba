// `npm run room auth` prints a room's files in the three packages, in the order in which they are best read.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLayout } from './rules/plan.mjs';
import { walk } from './walk.mjs';
import { readSource } from './rules/source.mjs';
import { root } from './run.mjs';

/** First match wins; what matches nothing comes before the tests. @type {Record<string, RegExp[]>} */
const order = {
  contract: [/^index\./, /^calls/, /^views/, /^errors/, /^limits/, /^events/, /^live/],
  server: [
    /^index\./,
    /^routes/,
    /^service/,
    /^(?!.*\.(?:test|fault)\.)(?!queries|view|listen|rules)/,
    /^queries/,
    /^view/,
    /^(?:listen|rules)/,
  ],
  web: [/^index\./, /^api/, /^use-(?!.*\.test\.)/, /^(?!.*\.test\.).*\.tsx$/, /^(?!texts)(?!.*\.test\.)/, /^texts/],
};

/** @param {string} pkg @param {string} name */
const rank = (pkg, name) => {
  const at = (order[pkg] ?? []).findIndex((shape) => shape.test(name));
  return at === -1 ? 99 : at;
};

/** @param {string} folder @param {string} pkg @param {string} room @returns {string[]} */
const listPackage = (folder, pkg, room) =>
  walk(join(folder, pkg, 'src', room))
    .sort((a, b) => rank(pkg, basename(a)) - rank(pkg, basename(b)))
    .map((name) => `${pkg}/src/${room}/${name}`);

/** @param {string} folder @param {string} room @returns {string[]} pages that go through the room's door */
const listPages = (folder, room) =>
  walk(join(folder, 'web/src/pages'))
    .map((name) => `web/src/pages/${name}`)
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => {
      const { imports } = readSource(readFileSync(join(folder, path), 'utf8'), path);
      return imports.some(({ specifier }) => specifier === `#${room}`);
    });

/** @param {string} folder @param {string} room @returns {{ title: string, paths: string[] }[]} */
export const readRoom = (folder, room) => {
  const tables = walk(join(folder, 'server/src/kernel/tables'))
    .filter((name) => name === `${room}.ts`)
    .map((name) => `server/src/kernel/tables/${name}`);
  return [
    { title: 'what both sides agree on', paths: listPackage(folder, 'contract', room) },
    { title: 'the server', paths: [...listPackage(folder, 'server', room), ...tables] },
    { title: 'the web', paths: listPackage(folder, 'web', room) },
    { title: 'pages that use it', paths: listPages(folder, room) },
  ].filter(({ paths }) => paths.length > 0);
};

const main = () => {
  const { rooms } = readLayout(root);
  const [name] = process.argv.slice(2);
  if (name === undefined || rooms[name] === undefined) {
    console.log(`Rooms: ${Object.keys(rooms).join(', ')}. See one with npm run room ${Object.keys(rooms).at(-1)}`);
    process.exit(name === undefined ? 0 : 1);
  }
  const { level, tables, prefixes } = rooms[name];
  console.log(
    `${name}: level ${level}; tables: ${tables.join(', ') || 'none'}; requirements: ${prefixes.join(', ') || 'none'}`,
  );
  for (const { title, paths } of readRoom(root, name)) {
    console.log(`\n${title}`);
    for (const path of paths) {
      const lines = readFileSync(join(root, path), 'utf8').replace(/\n$/, '').split('\n').length;
      console.log(`${String(lines).padStart(5)}  ${path}`);
    }
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
