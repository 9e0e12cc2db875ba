// Rule 6: sizes and names.
import { dirname } from 'node:path/posix';
import { lineAt } from './source.mjs';
import { textsFile, translationFile } from './texts.mjs';

/** @typedef {import('./plan.mjs').Plan} Plan @typedef {import('./plan.mjs').SourceFile} SourceFile @typedef {import('./plan.mjs').Finding} Finding */

export const FILE_LINES = 300;
export const PAGE_LINES = 120;
export const FUNCTION_LINES = 60;
/** Beside tests, translations and what a program writes. */
export const FOLDER_FILES = 32;

const drawer = /^(?:utils?|helpers?|common)$/;
const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const defaultExport = /\bexport\s+default\b|\bexport\s*\{[^}]*\bas\s+default\b/g;
const toolConfig = /\.config\.[cm]?[jt]s$|\.d\.ts$/;

/** @param {SourceFile} file @returns {Finding[]} */
const checkLengths = (file) => {
  // What is written by a program is read by nobody in one go.
  if (file.path.endsWith('.gen.ts') || translationFile.test(file.path)) return [];
  const lines = file.raw.replace(/\n$/, '').split('\n').length;
  const limit = file.path.startsWith('web/src/pages/') && !file.isTest ? PAGE_LINES : FILE_LINES;
  const findings = [];
  if (lines > limit) {
    findings.push({ path: file.path, line: limit + 1, rule: 'length', text: `${lines} lines, at most ${limit}` });
  }
  // A describe block is as long as its cases, and texts are a list of sentences.
  for (const { line, lines: length } of file.isTest || textsFile.test(file.path) ? [] : file.source.functions) {
    if (length <= FUNCTION_LINES) continue;
    findings.push({
      path: file.path,
      line,
      rule: 'length',
      text: `a function of ${length} lines, at most ${FUNCTION_LINES}`,
    });
  }
  return findings;
};

/** @param {SourceFile} file @returns {Finding[]} */
const checkNames = (file) => {
  const parts = file.path.split('/').slice(2);
  return parts.flatMap((part) => {
    const names = part.split('.').filter((name) => name !== '');
    if (drawer.test(names[0] ?? '')) {
      return [{ path: file.path, line: 1, rule: 'names', text: `'${part}' says nothing: name it after what it holds` }];
    }
    if (names.every((name) => kebab.test(name))) return [];
    return [{ path: file.path, line: 1, rule: 'names', text: `'${part}' is not kebab-case` }];
  });
};

/** @param {SourceFile} file @returns {Finding[]} */
const checkDefaultExports = (file) => {
  // Tools that tests are run with ask for one.
  if (file.isTest || toolConfig.test(file.path)) return [];
  return [...file.source.code.matchAll(defaultExport)].map((match) => ({
    path: file.path,
    line: lineAt(file.raw, match.index),
    rule: 'default-export',
    text: 'export by name',
  }));
};

/** @param {readonly SourceFile[]} files @returns {Finding[]} */
const checkFolders = (files) => {
  const read = files.filter(
    ({ path, isTest }) =>
      !isTest && !path.endsWith('.gen.ts') && !translationFile.test(path) && /^[a-z]+\/src\//.test(path),
  );
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { path } of read) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > FOLDER_FILES)
    .map(([path, count]) => ({
      path,
      line: 1,
      rule: 'folder',
      text: `${count} files, at most ${FOLDER_FILES}: folders named after what people do there`,
    }));
};

/** @param {Plan} plan @returns {Finding[]} */
export const checkShape = ({ files }) => {
  const code = files.filter((file) => file.isCode);
  return [
    ...code.flatMap((file) => [...checkLengths(file), ...checkNames(file), ...checkDefaultExports(file)]),
    ...checkFolders(code),
  ];
};
