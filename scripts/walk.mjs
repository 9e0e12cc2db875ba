import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist']);

/** So that calls.ts stands before calls-account.ts. */
const stem = (/** @type {string} */ name) => name.replace(/\.[^.]+$/, '');

/** Every file of a folder, by its path in it. @param {string} folder @param {string} prefix @returns {string[]} */
export const walk = (folder, prefix = '') => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (stem(a.name) < stem(b.name) ? -1 : 1))
    .flatMap((entry) => {
      const path = prefix + entry.name;
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : walk(join(folder, entry.name), `${path}/`);
      return [path];
    });
};
