// Prints the requirement ids that no passing test carries. A title names ids as [AUTH-01], [SR-H1] or [AUTH-01, AUTH-02].
//   --prefix AUTH   only these     --strict   exit 1 when one is missing
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readResults } from './results.mjs';
import { root } from './run.mjs';

/** @typedef {{ id: string, text: string }} Requirement */

/** @param {string} tsv @returns {Requirement[]} */
export const readRequirements = (tsv) =>
  tsv
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [id = '', ...rest] = line.split('\t');
      return { id, text: rest.join(' ') };
    });

/** @param {string} title @returns {string[]} */
export const idsIn = (title) =>
  [...title.matchAll(/\[([^\]]+)\]/g)].flatMap((match) => match[1].match(/\b[A-Z]{2,}-[A-Z]?\d+\b/g) ?? []);

/** An id is proved when a passing test carries it and no failing one does. @param {import('./results.mjs').Test[]} tests */
export const provedIds = (tests) => {
  const idsOf = (/** @type {string} */ state) =>
    tests.filter((test) => test.state === state).flatMap(({ title }) => idsIn(title));
  const failing = new Set(idsOf('failed'));
  return new Set(idsOf('passed').filter((id) => !failing.has(id)));
};

/** @param {Requirement[]} requirements @param {Set<string>} proved */
export const groupByPrefix = (requirements, proved) => {
  /** @type {Map<string, { total: number, missing: Requirement[] }>} */
  const groups = new Map();
  for (const requirement of requirements) {
    const prefix = requirement.id.replace(/-.*/, '');
    const group = groups.get(prefix) ?? { total: 0, missing: [] };
    group.total += 1;
    if (!proved.has(requirement.id)) group.missing.push(requirement);
    groups.set(prefix, group);
  }
  return groups;
};

const main = () => {
  const prefixAt = process.argv.indexOf('--prefix');
  const wanted = prefixAt === -1 ? null : process.argv[prefixAt + 1];
  const all = readRequirements(readFileSync(join(root, 'docs/requirements.tsv'), 'utf8'));
  const requirements = wanted === null ? all : all.filter(({ id }) => id.startsWith(`${wanted}-`));
  const tests = readResults();
  if (tests.length === 0) console.log('No results yet: run npm test first.');
  const proved = provedIds(tests);
  let missing = 0;
  for (const [prefix, group] of groupByPrefix(requirements, proved)) {
    missing += group.missing.length;
    console.log(`${prefix} ${group.total - group.missing.length} of ${group.total}`);
    for (const { id, text } of group.missing)
      console.log(`  ${id}  ${text.length > 110 ? `${text.slice(0, 109)}…` : text}`);
  }
  console.log(`${requirements.length - missing} of ${requirements.length} requirements have a passing test.`);
  const known = new Set(all.map(({ id }) => id));
  const prefixes = new Set(all.map(({ id }) => id.replace(/-.*/, '')));
  const unknown = [...proved].filter((id) => prefixes.has(id.replace(/-.*/, '')) && !known.has(id));
  if (unknown.length > 0)
    console.log(`Tests carry ids that docs/requirements.tsv does not list: ${unknown.join(', ')}`);
  if (process.argv.includes('--strict') && missing > 0) process.exitCode = 1;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
