// Rule 3: a table is written only by its room. Reading and joining are free.
import { lineAt } from './source.mjs';
import { listTables, ownersOf } from './rooms.mjs';

/** @typedef {import('./plan.mjs').Plan} Plan @typedef {import('./plan.mjs').Finding} Finding */

const builderWrite = /\.(?:insert|update|delete)\(\s*(?:\w+\.)*(\w+)\s*\)/g;
const name = String.raw`(?:"?(\w+)"?|\$\{\s*(?:\w+\.)*(\w+)\s*\})`;
const sqlWrites = [
  new RegExp(String.raw`\binsert\s+into\s+${name}`, 'gi'),
  new RegExp(String.raw`\bupdate\s+(?:only\s+)?${name}\s+(?:as\s+\w+\s+|(?!set\b)\w+\s+)?set\b`, 'gi'),
  new RegExp(String.raw`\bdelete\s+from\s+(?:only\s+)?${name}`, 'gi'),
  new RegExp(String.raw`\btruncate\s+(?:table\s+)?${name}`, 'gi'),
];
const exempt = /\.sql$|(?:^|\/)migrations?(?:\/|\.)/;

/** @param {Plan} plan @returns {Finding[]} */
export const checkWrites = (plan) => {
  const owners = ownersOf(plan);
  const variables = new Map(listTables(plan).map(({ variable, table }) => [variable, table]));
  return plan.files
    .filter(
      (file) =>
        file.pkg === 'server' &&
        file.isCode &&
        !file.isTest &&
        !exempt.test(file.path) &&
        !file.path.endsWith('.gen.ts'),
    )
    .flatMap((file) => {
      /** @type {Finding[]} */
      const findings = [];
      const report = (/** @type {string | undefined} */ table, /** @type {number} */ index) => {
        const owner = table === undefined ? undefined : owners.get(table);
        if (owner === undefined || owner === file.room) return;
        const text = `table '${table}' belongs to ${owner}: ask its door to write`;
        findings.push({ path: file.path, line: lineAt(file.raw, index), rule: 'tables', text });
      };
      for (const match of file.source.code.matchAll(builderWrite)) report(variables.get(match[1]), match.index);
      for (const shape of sqlWrites) {
        for (const match of file.source.text.matchAll(shape)) {
          report(match[1]?.toLowerCase() ?? variables.get(match[2] ?? ''), match.index);
        }
      }
      return findings;
    });
};
