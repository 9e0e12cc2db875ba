// Holds the building to its plan (house.json). Prints every finding as `path:line rule text`; exit 1 when there is one.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkImports } from './house/imports.mjs';
import { readPlan } from './house/plan.mjs';
import { checkRooms, checkTables } from './house/rooms.mjs';
import { checkShape } from './house/shape.mjs';
import { checkWords } from './house/words.mjs';
import { checkWrites } from './house/writes.mjs';

const checks = [checkRooms, checkTables, checkImports, checkWrites, checkWords, checkShape];

/** @param {string} root @returns {import('./house/plan.mjs').Finding[]} */
export const checkHouse = (root) => {
  const plan = readPlan(root);
  return checks.flatMap((check) => check(plan));
};

const main = () => {
  const root = resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)));
  const findings = checkHouse(root);
  for (const { path, line, rule, text } of findings) console.log(`${path}:${line} ${rule} ${text}`);
  console.log(findings.length === 0 ? 'The house stands as planned.' : `${findings.length} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
