// Before `check`, `unit` and `test`: what they need is installed, and nothing that an earlier install made the compiler believe
// is still believed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installState, workspaces } from './install.mjs';
import { root } from './run.mjs';

/** Where the compiler remembers what it found. @param {string} folder @returns {string[]} */
const memoriesIn = (folder) => {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsbuildinfo'))
    .map((entry) => join(entry.parentPath, entry.name));
};

/**
 * The compiler keeps its errors as long as the sources stay the same: those of a missing package would outlive the install that
 * brings it. @param {string} [at] @returns {boolean} whether anything was forgotten
 */
export const forgetStaleTypes = (at = root) => {
  const installed = join(at, 'node_modules/.package-lock.json');
  const stamp = join(at, '.cache/installed');
  const now = existsSync(installed) ? createHash('sha256').update(readFileSync(installed)).digest('hex') : 'nothing';
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false;
  const folders = ['.cache', ...workspaces.flatMap((name) => [`${name}/dist`, `${name}/.cache`])];
  for (const path of folders.flatMap((folder) => memoriesIn(join(at, folder)))) rmSync(path);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return true;
};

export const isReady = () => installState({ workspaces, tools: true }) === 'ready';

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!isReady()) {
    console.error('The packages for development are missing or out of date. Run: npm ci');
    process.exit(1);
  }
  forgetStaleTypes();
}
