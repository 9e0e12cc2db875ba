// The plan and the building agree: every room folder is in rooms.json, every table has one owner.
import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { lineAt } from './source.mjs';

/** @typedef {import('./plan.mjs').Plan} Plan @typedef {import('./plan.mjs').Finding} Finding */

/** @param {string} text @returns {Finding} */
const inPlan = (text) => ({ path: 'rooms.json', line: 1, rule: 'rooms', text });

/** @param {string} root @param {string} pkg @returns {string[]} */
const listFolders = (root, pkg) => {
  const src = join(root, pkg, 'src');
  if (!existsSync(src)) return [];
  return readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
};

/** @param {Plan} plan @returns {Finding[]} */
export const checkRooms = ({ root, layout }) => {
  /** @type {Finding[]} */
  const findings = [];
  const standing = new Set();
  for (const pkg of layout.packages) {
    for (const folder of listFolders(root, pkg)) {
      standing.add(folder);
      // What only tests use is no room; imports.mjs keeps everybody else out of it.
      if (folder === 'testing') continue;
      if (layout.rooms[folder] !== undefined || (layout.app[pkg] ?? []).includes(folder)) continue;
      findings.push({
        path: `${pkg}/src/${folder}`,
        line: 1,
        rule: 'rooms',
        text: `room '${folder}' is not in rooms.json`,
      });
    }
  }
  for (const [name, room] of Object.entries(layout.rooms)) {
    if (!standing.has(name)) findings.push(inPlan(`room '${name}' has no folder in any package`));
    if (!Number.isInteger(room.level) || room.level < 0) findings.push(inPlan(`room '${name}' has no level`));
  }
  return findings;
};

/** @param {Plan} plan @returns {Map<string, string>} table to room */
export const ownersOf = ({ layout }) =>
  new Map(Object.entries(layout.rooms).flatMap(([name, room]) => room.tables.map((table) => [table, name])));

const tableShape = /\bexport\s+const\s+(\w+)\s*=\s*(?:\w+\.)?(?:pgTable|table)\(\s*['"](\w+)['"]/g;
const tablesFile = /^server\/src\/kernel\/tables\/([a-z-]+)\.ts$/;

/**
 * @param {Plan} plan
 * @returns {{ variable: string, table: string, room: string, path: string, line: number }[]}
 */
export const listTables = ({ files }) =>
  files.flatMap((file) => {
    const room = tablesFile.exec(file.path)?.[1];
    if (room === undefined) return [];
    return [...file.source.text.matchAll(tableShape)].map((match) => ({
      variable: match[1],
      table: match[2],
      room,
      path: file.path,
      line: lineAt(file.raw, match.index),
    }));
  });

/** @param {Plan} plan @returns {Finding[]} */
export const checkTables = (plan) => {
  const owners = ownersOf(plan);
  /** @type {Finding[]} */
  const findings = [];
  const count = Object.values(plan.layout.rooms).flatMap((room) => room.tables).length;
  if (count !== owners.size) findings.push(inPlan('a table belongs to two rooms'));
  for (const { table, room, path, line } of listTables(plan)) {
    if (owners.get(table) === room) continue;
    findings.push({
      path,
      line,
      rule: 'rooms',
      text: `table '${table}' is not among the tables of ${room} in rooms.json`,
    });
  }
  return findings;
};
