// `npm run texts`: what the translations lack, have too much of, or say in the words of English. docs/languages.md.
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPlan } from './rules/plan.mjs';
import { isFunction, keyOf, unwrap, visitAll } from './rules/syntax.mjs';
import { textsFile, translationFile } from './rules/texts.mjs';
import { root } from './run.mjs';

/** @typedef {import('./rules/syntax.mjs').Node} Node @typedef {import('./rules/plan.mjs').SourceFile} SourceFile */
/** @typedef {{ missing: string[], extra: string[], same: string[] }} Findings */

/** @param {Node | null | undefined} say @returns {Node | null} */
const answerOf = (say) => {
  if (say == null) return null;
  const value = unwrap(say);
  if (!isFunction(value)) return value;
  const body = unwrap(value.body);
  if (body.type !== 'BlockStatement') return body;
  const last = body.body.find((/** @type {Node} */ { type }) => type === 'ReturnStatement');
  return last?.argument == null ? null : unwrap(last.argument);
};

/** What a file names `texts` or `sentences`: its keys with the source of what stands there. @param {SourceFile} file @returns {Map<string, string>} */
export const leavesOf = (file) => {
  /** @type {Map<string, string>} */
  const leaves = new Map();
  const collect = (/** @type {Node} */ node, /** @type {string} */ path) => {
    const value = unwrap(node);
    if (value.type !== 'ObjectExpression') return void leaves.set(path, file.raw.slice(value.start, value.end));
    for (const property of value.properties) {
      const key = property.type === 'Property' ? keyOf(property.key) : null;
      if (key !== null) collect(property.value, path === '' ? key : `${path}.${key}`);
    }
    return undefined;
  };
  visitAll(file.source.tree, (node) => {
    if (node.type !== 'VariableDeclarator' || !['texts', 'sentences'].includes(node.id.name)) return;
    const made = unwrap(node.init);
    const answer = answerOf(made.type === 'CallExpression' ? made.arguments.at(-1) : made);
    if (answer !== null) collect(answer, '');
  });
  return leaves;
};

const isWords = (/** @type {string} */ source) => /^['`"].*\p{L}{3,}/u.test(source);

/** @param {Map<string, string>} english @param {Map<string, string>} said @param {string} name @returns {Findings} */
export const compare = (english, said, name) => ({
  missing: [...english.keys()].filter((key) => !said.has(key)).map((key) => `${name} ${key}`),
  extra: [...said.keys()].filter((key) => !english.has(key)).map((key) => `${name} ${key}`),
  same: [...english]
    .filter(([key, source]) => isWords(source) && said.get(key) === source)
    .map(([key]) => `${name} ${key}`),
});

/** Every code that the server refuses with. @param {readonly SourceFile[]} files */
const codesOf = (files) =>
  files
    .filter(({ path }) => /^contract\/src\/[a-z]+\/(?:use-)?errors\.ts$/.test(path))
    .flatMap(({ source }) => {
      /** @type {string[]} */
      const codes = [];
      visitAll(source.tree, (node) => {
        if (node.type !== 'CallExpression' || node.callee.name !== 'defineErrors') return;
        for (const { type, key } of node.arguments[0].properties) if (type === 'Property') codes.push(keyOf(key) ?? '');
      });
      return codes;
    });

/** By language, what stands beside the English of every file, and the sentences. @param {string} from @returns {Map<string, Findings>} */
export const findGaps = (from = root) => {
  const { files } = readPlan(from);
  const code = files.filter((file) => file.isCode && !file.isTest);
  const byPath = new Map(code.map((file) => [file.path, file]));
  const english = code.filter(
    ({ path }) => /^(?:web|server)\//.test(path) && textsFile.test(path) && !translationFile.test(path),
  );
  const codes = new Map(codesOf(code).map((one) => [`refusals.${one}`, one]));
  const tags = code
    .filter(({ path }) => /\/sentences\.[a-z]{2}\.ts$/.test(path))
    .map(({ path }) => basename(path).split('.')[1] ?? '');
  return new Map(
    tags.map((tag) => {
      const sentences = leavesOf(/** @type {SourceFile} */ (byPath.get(`web/src/app/sentences.${tag}.ts`)));
      const refusals = new Map([...sentences].filter(([key]) => key.startsWith('refusals.')));
      const found = english.map((file) => {
        const beside = byPath.get(file.path.replace(/\.ts$/, `.${tag}.ts`));
        const words = beside === undefined ? new Map() : leavesOf(beside);
        return compare(leavesOf(file), words, file.path.replace(/\.ts$/, ''));
      });
      const all = [...found, compare(codes, refusals, 'sentences')];
      return [
        tag,
        {
          missing: all.flatMap(({ missing }) => missing),
          extra: all.flatMap(({ extra }) => extra),
          same: all.flatMap(({ same }) => same),
        },
      ];
    }),
  );
};

const main = () => {
  const gaps = findGaps();
  for (const [tag, { missing, extra, same }] of gaps) {
    process.stdout.write(
      `${tag}: ${missing.length} missing, ${extra.length} left over, ${same.length} as in English\n`,
    );
    for (const key of missing) process.stdout.write(`  missing   ${key}\n`);
    for (const key of extra) process.stdout.write(`  left over ${key}\n`);
    for (const key of same) process.stdout.write(`  the same  ${key}\n`);
  }
  if ([...gaps.values()].some(({ missing }) => missing.length > 0)) process.exitCode = 1;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
