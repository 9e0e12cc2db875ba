// Holds the building to its plan (rooms.json). Prints every finding as `path:line rule text`; exit 1 when there is one.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkBareText } from './rules/bare-text.mjs';
import { checkCircles } from './rules/circles.mjs';
import { checkImports } from './rules/imports.mjs';
import { readPlan } from './rules/plan.mjs';
import { checkRetiredWords } from './rules/retired.mjs';
import { checkRooms, checkTables } from './rules/rooms.mjs';
import { checkShape } from './rules/shape.mjs';
import { checkSqlStrings } from './rules/sql.mjs';
import { checkState } from './rules/state.mjs';
import { checkTexts } from './rules/texts.mjs';
import { checkWords } from './rules/words.mjs';

const checks = [
  checkRooms,
  checkTables,
  checkImports,
  checkCircles,
  checkSqlStrings,
  checkWords,
  checkRetiredWords,
  checkShape,
  checkState,
  checkTexts,
  checkBareText,
];

/** @param {string} root @returns {import('./rules/plan.mjs').Finding[]} */
export const checkRules = (root) => {
  const plan = readPlan(root);
  return checks.flatMap((check) => check(plan));
};

const main = () => {
  const root = resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)));
  const findings = checkRules(root);
  for (const { path, line, rule, text } of findings) console.log(`${path}:${line} ${rule} ${text}`);
  console.log(findings.length === 0 ? 'The rooms stand as planned.' : `${findings.length} findings`);
  process.exitCode = findings.length === 0 ? 0 : 1;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
