// The plan and the building agree: every room folder is in rooms.json, every table has one owner.
import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';

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

/** @param {Plan} plan @returns {Finding[]} */
export const checkTables = (plan) => {
  const count = Object.values(plan.layout.rooms).flatMap((room) => room.tables).length;
  return count === ownersOf(plan).size ? [] : [inPlan('a table belongs to two rooms')];
};
