// Writes .env.example and the table in docs/operate.md from the server's settings. --check says whether they are current.
// Reads the built server: run `npm run build` (or `npm run types`) first.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from './run.mjs';

/** @typedef {{ name: string, kind: string, default: string | number | null, text: string }} Setting */

const BEGIN = '<!-- settings: made by scripts/env-docs.mjs, do not edit -->';
const END = '<!-- end of settings -->';

/** @param {Setting[]} settings */
export const toExample = (settings) => {
  const entries = settings.map(({ name, default: value, text }) => `# ${text}\n# ${name}=${value ?? ''}`);
  return `# Copy to .env and set what you need. Nothing has to be set.\n\n${entries.join('\n\n')}\n`;
};

/** @param {Setting[]} settings */
export const toTable = (settings) => {
  const rows = settings.map(({ name, kind, default: value, text }) => {
    const cells = [`\`${name}\``, kind, value === null ? ' ' : `\`${value}\``, text.replaceAll('|', '\\|')];
    return `| ${cells.join(' | ')} |`;
  });
  return ['| name | kind | default | what it does |', '| --- | --- | --- | --- |', ...rows].join('\n');
};

/** @param {string} page @param {string} table */
export const replaceTable = (page, table) => {
  const from = page.indexOf(BEGIN);
  const to = page.indexOf(END);
  if (from === -1 || to < from) throw new Error('docs/operate.md has lost the marks around its table of settings');
  return `${page.slice(0, from)}${BEGIN}\n${table}\n${page.slice(to)}`;
};

/** @returns {Promise<Setting[]>} */
const readSettings = async () => {
  const path = join(root, 'server/dist/kernel/config/settings.js');
  if (!existsSync(path)) throw new Error('the server is not built: run npm run build');
  return (await import(pathToFileURL(path).href)).settingsTable;
};

const main = async () => {
  const settings = await readSettings();
  const operate = join(root, 'docs/operate.md');
  const example = join(root, '.env.example');
  const fresh = [
    { path: example, text: toExample(settings) },
    { path: operate, text: replaceTable(readFileSync(operate, 'utf8'), toTable(settings)) },
  ];
  for (const { path, text } of fresh) {
    if (!process.argv.includes('--check')) writeFileSync(path, text);
    else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
      console.log(`${path} is out of date: run node scripts/env-docs.mjs`);
      process.exitCode = 1;
    }
  }
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
