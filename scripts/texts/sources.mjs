// What there is to say, where it stands in the repository.
import { visitAll } from '../rules/syntax.mjs';
import { textsFile, translationFile } from '../rules/texts.mjs';
import { constantsOf, toOwnFile } from './own-file.mjs';

/** @typedef {import('../rules/syntax.mjs').Node} Node @typedef {import('../rules/plan.mjs').SourceFile} SourceFile */

/** @param {readonly SourceFile[]} files @returns {SourceFile[]} those with English texts */
export const englishFiles = (files) =>
  files.filter(({ path }) => /^(?:web|server)\//.test(path) && textsFile.test(path) && !translationFile.test(path));

/** @param {SourceFile} file `web/posts/texts` */
export const nameOf = ({ path }) => path.replace('/src/', '/').replace(/\.ts$/, '');

/** Every code that the server refuses with, and the source of its English sentence. @param {readonly SourceFile[]} files @returns {Map<string, string>} */
export const refusalsIn = (files) => {
  /** @type {Map<string, string>} */
  const refusals = new Map();
  for (const { path, raw, source } of files) {
    if (!/^contract\/src\/[a-z]+\/(?:use-)?errors\.ts$/.test(path)) continue;
    visitAll(source.tree, (node) => {
      if (node.type !== 'CallExpression' || node.callee.name !== 'defineErrors') return;
      for (const { type, key, value } of node.arguments[0].properties) {
        const words = type === 'Property' ? value.elements[1] : null;
        if (words !== null) refusals.set(raw.slice(key.start, key.end), raw.slice(words.start, words.end));
      }
    });
  }
  return refusals;
};

/** Rules have no code: their English sentences are the keys of a language that has all of them. @param {readonly SourceFile[]} files @returns {string[]} */
const rulesIn = (files) => {
  const german = files.find(({ path }) => path === 'web/src/app/sentences.de.ts');
  if (german === undefined) return [];
  const { value } = constantsOf(german).find(({ name }) => name === 'sentences') ?? {};
  const { properties } = value?.properties.find((/** @type {Node} */ { key }) => key.name === 'rules').value ?? {};
  return properties.map((/** @type {Node} */ { key }) => german.raw.slice(key.start, key.end));
};

/** The English words as an own language: what others begin with, and are compared with. @param {readonly SourceFile[]} files @param {string} [name] */
export const englishAsOwn = (files, name = 'English') => {
  const texts = new Map(englishFiles(files).map((file) => [nameOf(file), file]));
  const all = refusalsIn(files);
  const refusals = [...all].map(([code, words]) => `${code}: ${words},\n`);
  const rules = rulesIn(files).map((rule) => `${rule}: ${rule.startsWith("'") ? rule : `'${rule}'`},\n`);
  const needs = [...new Set([...all.values()].flatMap((words) => words.match(/(?<=\$\{)\w+(?=\})/g) ?? []))];
  const sentences = `{\nrefusals: {\n${refusals.join('')}},\nrules: {\n${rules.join('')}},\n}`;
  return toOwnFile({ name, texts, sentences, needs }, files);
};
