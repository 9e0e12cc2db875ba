// What the translations lack, have too much of, or say in the words of English. docs/languages.md.
//   npm run texts                     of the languages of the program
//   npm run texts -- new fr           prints a file to begin another one with
//   npm run texts -- path/to/fr.js    of one that an operator brings; what is wrong with it comes first
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readPlan } from './rules/plan.mjs';
import { readSource } from './rules/source.mjs';
import { root } from './run.mjs';
import { compare, leavesOf, leavesOfOwn } from './texts/leaves.mjs';
import { englishAsOwn, englishFiles, refusalsIn } from './texts/sources.mjs';

/** @typedef {import('./rules/plan.mjs').SourceFile} SourceFile @typedef {import('./texts/leaves.mjs').Leaves} Leaves @typedef {import('./texts/leaves.mjs').Findings} Findings */

/** @param {string} from @returns {SourceFile[]} */
const sourcesOf = (from = root) => readPlan(from).files.filter((file) => file.isCode && !file.isTest);

/** @param {string} name @param {Leaves} leaves @returns {[string, string][]} */
const named = (name, leaves) => [...leaves].map(([key, source]) => [`${name} ${key}`, source]);

/** By language, what stands beside the English of every file, and the sentences. @param {string} from @returns {Map<string, Findings>} */
export const findGaps = (from = root) => {
  const files = sourcesOf(from);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const english = englishFiles(files);
  const codes = [...refusalsIn(files).keys()].map((code) => /** @type {[string, string]} */ ([`refusals.${code}`, '']));
  const sentences = new Map(
    files
      .filter(({ path }) => /\/sentences\.[a-z]{2}\.ts$/.test(path))
      .map((file) => [basename(file.path).split('.')[1] ?? '', leavesOf(file)]),
  );
  // Rules stand beside their fields, far apart: what one language has put into words, all of them have to.
  const rules = [...sentences.values()].flatMap((leaves) =>
    [...leaves.keys()].filter((key) => key.startsWith('rules.')),
  );
  const all = new Map([
    ...english.flatMap((file) => named(file.path.replace(/\.ts$/, ''), leavesOf(file))),
    ...named('sentences', new Map([...codes, ...rules.map((key) => /** @type {[string, string]} */ ([key, '']))])),
  ]);
  const findingsOf = (/** @type {string} */ tag) => {
    const said = english.flatMap(({ path }) => {
      const beside = byPath.get(path.replace(/\.ts$/, `.${tag}.ts`));
      return beside === undefined ? [] : named(path.replace(/\.ts$/, ''), leavesOf(beside));
    });
    return compare(all, new Map([...said, ...named('sentences', sentences.get(tag) ?? new Map())]));
  };
  return new Map([...sentences.keys()].map((tag) => [tag, findingsOf(tag)]));
};

/** @param {string} raw @returns {Leaves} */
const ownLeaves = (raw) => leavesOfOwn({ raw, source: readSource(raw, 'own.js') });

/** LNG-04: of a language in one file. @param {string} raw @returns {Findings} */
export const findOwnGaps = (raw, files = sourcesOf()) => compare(ownLeaves(englishAsOwn(files)), ownLeaves(raw));

const HOW = '// Translate what stands in quotation marks, and delete what you leave for later: it is said in English.';

/** LNG-04: every sentence in English, for whoever translates them. @param {string} tag */
export const startOf = (tag, files = sourcesOf()) => {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  const capital = name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1);
  return `${HOW}\n${englishAsOwn(files, capital.replaceAll("'", '’'))}`;
};

/** @param {string} tag @param {Findings} findings */
const print = (tag, { missing, extra, same }) => {
  process.stdout.write(`${tag}: ${missing.length} missing, ${extra.length} left over, ${same.length} as in English\n`);
  for (const key of missing) process.stdout.write(`  missing   ${key}\n`);
  for (const key of extra) process.stdout.write(`  left over ${key}\n`);
  for (const key of same) process.stdout.write(`  the same  ${key}\n`);
};

const printStart = (/** @type {string} */ tag) => {
  const format = join(root, 'node_modules/.bin/oxfmt');
  const options = { cwd: root, input: startOf(tag), maxBuffer: 1e7 };
  process.stdout.write(execFileSync(format, ['--stdin-filepath', `${tag}.js`], options));
};

const checkOwn = async (/** @type {string} */ path) => {
  const reader = join(root, 'server/dist/kernel/languages/read-folder.js');
  if (!existsSync(reader)) throw new Error('the server is not built: run npm run build');
  try {
    await (await import(pathToFileURL(reader).href)).readLanguage(path);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
    return;
  }
  print(basename(path), findOwnGaps(readFileSync(path, 'utf8')));
};

const main = async () => {
  const [what, tag] = process.argv.slice(2);
  if (what === 'new' && tag !== undefined) return printStart(tag);
  if (what !== undefined) return checkOwn(what);
  const gaps = findGaps();
  for (const [one, findings] of gaps) print(one, findings);
  if ([...gaps.values()].some(({ missing }) => missing.length > 0)) process.exitCode = 1;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
