// Writes docs/map.md from rooms.json and the code: rooms, doors, tables, calls. --check says whether it is current.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLayout } from './rules/plan.mjs';
import { walk } from './walk.mjs';
import { root } from './run.mjs';

const MAP = 'docs/map.md';

/** @param {string} folder @param {string} pkg @param {string} room @returns {string | null} the comment a door starts with */
const readDoor = (folder, pkg, room) => {
  const path = ['ts', 'tsx']
    .map((end) => join(folder, pkg, 'src', room, `index.${end}`))
    .find((file) => existsSync(file));
  if (path === undefined) return null;
  const lines = readFileSync(path, 'utf8').split('\n');
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join(' ');
};

/** @param {string} block @param {string} field @returns {string} */
const fieldOf = (block, field) => {
  const match = new RegExp(String.raw`\b${field}:\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")`).exec(block);
  return (match?.[1] ?? match?.[2] ?? '').replaceAll(/\\(.)/g, '$1');
};

/** @param {string} folder @param {string} room @returns {{ name: string, method: string, path: string, who: string, summary: string }[]} */
export const listCalls = (folder, room) =>
  walk(join(folder, 'contract/src', room))
    .filter((name) => /^calls.*\.ts$/.test(name) && !name.includes('.test.'))
    .flatMap((name) => {
      const text = readFileSync(join(folder, 'contract/src', room, name), 'utf8');
      return [...text.matchAll(/export const (\w+) = defineCall\(([\s\S]*?)\n\}\);/g)].map(([, call, block]) => ({
        name: call,
        method: fieldOf(block, 'method'),
        path: fieldOf(block, 'path'),
        who: fieldOf(block, 'for'),
        summary: fieldOf(block, 'summary'),
      }));
    });

/** @param {string[][]} rows */
const table = (rows) =>
  rows.map((row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|') || ' ').join(' | ')} |`).join('\n');

/** @param {string} folder @returns {string} */
export const writeMap = (folder) => {
  const { packages, app, rooms } = readLayout(folder);
  const sorted = Object.entries(rooms).sort(([a, { level: x }], [b, { level: y }]) => x - y || (a < b ? -1 : 1));
  const overview = sorted.map(([name, { level, tables, prefixes }]) => {
    const standing = packages.filter((pkg) => existsSync(join(folder, pkg, 'src', name)));
    return [String(level), `[${name}](#${name})`, standing.join(', '), tables.join(', '), prefixes.join(', ')];
  });
  const parts = [
    '# The map',
    'Made by `node scripts/map.mjs` from rooms.json and the code; do not edit. A room may enter only rooms of a lower level, through their doors.',
    table([
      ['level', 'room', 'packages', 'tables it alone writes', 'requirements'],
      ['---', '---', '---', '---', '---'],
      ...overview,
    ]),
    `These know every room and no room knows them: ${Object.entries(app)
      .flatMap(([pkg, names]) => names.map((name) => `\`${pkg}/src/${name}\``))
      .join(', ')}.`,
  ];
  for (const [name] of sorted) {
    parts.push(`## ${name}`);
    const doors = packages.map((pkg) => [pkg, readDoor(folder, pkg, name)]).filter(([, text]) => text !== null);
    if (doors.length > 0)
      parts.push(doors.map(([pkg, text]) => `- ${pkg}: ${text || '(its door says nothing)'}`).join('\n'));
    const calls = listCalls(folder, name).map(({ method, path, who, summary }) => [
      `\`${method} ${path}\``,
      who,
      summary,
    ]);
    if (calls.length > 0) parts.push(table([['call', 'for', 'what it does'], ['---', '---', '---'], ...calls]));
  }
  return `${parts.join('\n\n')}\n`;
};

const main = () => {
  const path = join(root, MAP);
  const fresh = writeMap(root);
  if (!process.argv.includes('--check')) return writeFileSync(path, fresh);
  if (existsSync(path) && readFileSync(path, 'utf8') === fresh) return;
  console.log(`${MAP} is out of date: run node scripts/map.mjs`);
  process.exitCode = 1;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
