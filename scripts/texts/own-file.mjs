// Writes a language as one file, as an operator brings it (LNG-04): `npm run texts -- new fr`.
import { unwrap, visitAll } from '../rules/syntax.mjs';

/** @typedef {import('../rules/syntax.mjs').Node} Node @typedef {import('../rules/plan.mjs').SourceFile} SourceFile */

// Such a file takes nothing from the program: what it needs stands at its top.
const OWN_HELPERS = new Map([
  ['isolated', '(name) => `\\u2068${name}\\u2069`'],
  ['bareHandle', "(handle) => (handle.startsWith('@') ? handle.slice(1) : handle)"],
  ['withRequestId', "(details, say) => (details?.request_id === undefined ? '' : say(details.request_id))"],
]);

/** What is known there without being declared. */
const GIVEN = new Set(['createTexts', 'formatUnits']);

const types = new Set(['TSTypeAnnotation', 'TSTypeParameterDeclaration', 'TSTypeParameterInstantiation']);
const casts = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** @param {SourceFile} file @param {Node} node @returns {string} the source of something, without types */
export const withoutTypes = ({ raw }, node) => {
  /** @type {[start: number, end: number][]} */
  const cuts = [];
  visitAll(node, (one) => {
    // `name?: string` loses its question mark too.
    if (types.has(one.type)) cuts.push([raw[one.start - 1] === '?' ? one.start - 1 : one.start, one.end]);
    if (casts.has(one.type)) cuts.push([one.expression.end, one.end]);
  });
  let [out, at] = ['', node.start];
  for (const [start, end] of cuts.sort(([one], [other]) => one - other)) {
    if (start < at) continue;
    out += raw.slice(at, start);
    at = end;
  }
  return out + raw.slice(at, node.end);
};

/** @typedef {{ name: string, value: Node }} Constant */

/** @param {SourceFile} file @returns {Constant[]} what stands at its top */
export const constantsOf = ({ source }) =>
  source.tree.body
    .map((/** @type {Node} */ node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : node))
    .filter((/** @type {Node | null} */ node) => node?.type === 'VariableDeclaration')
    .flatMap((/** @type {Node} */ node) => node.declarations)
    .map((/** @type {Node} */ { id, init }) => ({ name: id.name, value: init }));

/** @param {SourceFile} file @param {string} name @returns {{ value: Node, above: Constant[] }} */
const findConstant = (file, name) => {
  const all = constantsOf(file);
  const at = all.findIndex((constant) => constant.name === name);
  if (at === -1) throw new Error(`${file.path} has no ${name}`);
  return { value: unwrap(/** @type {Constant} */ (all[at]).value), above: all.slice(0, at) };
};

/** @param {SourceFile} file @returns {string[]} names of values from other files */
const importedBy = ({ source }) =>
  source.tree.body
    .filter((/** @type {Node} */ { type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type')
    .flatMap((/** @type {Node} */ { specifiers }) => specifiers)
    .filter((/** @type {Node} */ { importKind }) => importKind !== 'type')
    .map((/** @type {Node} */ { local }) => local.name)
    .filter((/** @type {string} */ name) => !GIVEN.has(name));

/** @param {SourceFile} file @param {readonly Constant[]} constants */
const declare = (file, constants) =>
  constants.map(({ name, value }) => `const ${name} = ${withoutTypes(file, value)};\n`).join('');

/** @param {SourceFile} file @returns {string} `(language) => ({ … })`; what else the file needs of itself stands inside */
const functionOf = (file) => {
  const { value, above } = findConstant(file, 'texts');
  const say = value.type === 'CallExpression' ? value.arguments.at(-1) : value;
  if (above.length === 0) return withoutTypes(file, say);
  const body = withoutTypes(file, say.body);
  const inside = say.body.type === 'BlockStatement' ? body.slice(1, -1) : `return ${body};`;
  return `(${say.params[0]?.name ?? ''}) => {\n${declare(file, above)}${inside}}`;
};

/**
 * @param {object} language
 * @param {string} language.name what it calls itself
 * @param {ReadonlyMap<string, SourceFile>} language.texts the files that say it, by the path of the English ones
 * @param {SourceFile | string} language.sentences a file that has them, or their source
 * @param {readonly string[]} [language.needs] names of values that the source of its sentences needs
 * @param {readonly SourceFile[]} files all of the program: what is imported is found there
 */
export const toOwnFile = ({ name, texts, sentences, needs = [] }, files) => {
  const said = [...texts.values(), ...(typeof sentences === 'string' ? [] : [sentences])];
  const helpers = [...new Set([...said.flatMap(importedBy), ...needs])].map((one) => {
    const own = OWN_HELPERS.get(one);
    if (own !== undefined) return `const ${one} = ${own};\n`;
    const file = ['export const', 'const']
      .map((kind) => files.find(({ raw }) => new RegExp(`^${kind} ${one}\\b`, 'm').test(raw)))
      .find((found) => found !== undefined);
    if (file === undefined) throw new Error(`nobody says what ${one} is`);
    return `const ${one} = ${withoutTypes(file, findConstant(file, one).value)};\n`;
  });
  const parts = [...texts].map(([path, file]) => `'${path}': ${functionOf(file)},\n`);
  const sentencesOf = (/** @type {SourceFile} */ file) => {
    const { value, above } = findConstant(file, 'sentences');
    return `${declare(file, above)}\nexport const sentences = ${withoutTypes(file, value)};\n`;
  };
  return [
    `export const name = '${name}';\n\n${helpers.join('')}\n`,
    `export const texts = {\n${parts.join('')}};\n\n`,
    typeof sentences === 'string' ? `export const sentences = ${sentences};\n` : sentencesOf(sentences),
  ].join('');
};
