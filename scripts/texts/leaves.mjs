// The sentences of a file of texts, by their keys.
import { isFunction, keyOf, unwrap, visitAll } from '../rules/syntax.mjs';

/** @typedef {import('../rules/syntax.mjs').Node} Node @typedef {import('../rules/source.mjs').Source} Source */
/** Keys with the source of what stands there. @typedef {Map<string, string>} Leaves */
/** @typedef {{ missing: string[], extra: string[], same: string[] }} Findings */

/** @param {Node | null | undefined} say @returns {Node | null} what a function of a language answers */
const answerOf = (say) => {
  if (say == null) return null;
  const value = unwrap(say);
  if (value.type === 'CallExpression') return answerOf(value.arguments.at(-1));
  if (!isFunction(value)) return value;
  const body = unwrap(value.body);
  if (body.type !== 'BlockStatement') return body;
  const last = body.body.find((/** @type {Node} */ { type }) => type === 'ReturnStatement');
  return last?.argument == null ? null : unwrap(last.argument);
};

/** @param {Node} node @param {string} raw @param {string} path @returns {[key: string, source: string][]} */
const leavesUnder = (node, raw, path) => {
  const value = unwrap(node);
  if (value.type !== 'ObjectExpression') return [[path, raw.slice(value.start, value.end)]];
  return value.properties.flatMap((/** @type {Node} */ property) => {
    const key = property.type === 'Property' ? keyOf(property.key) : null;
    return key === null ? [] : leavesUnder(property.value, raw, path === '' ? key : `${path}.${key}`);
  });
};

/** @param {Source} source @param {string} name @returns {Node | null} what a file calls by this name */
const namedIn = ({ tree }, name) => {
  /** @type {Node | null} */
  let found = null;
  visitAll(tree, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.name === name) found = node.init;
  });
  return found;
};

/** Of a file of the repository: what it names `texts` or `sentences`. @param {{ raw: string, source: Source }} file @returns {Leaves} */
export const leavesOf = ({ raw, source }) => {
  const answer = answerOf(namedIn(source, 'texts') ?? namedIn(source, 'sentences'));
  return new Map(answer === null ? [] : leavesUnder(answer, raw, ''));
};

/** Of a language in one file (LNG-04): those of each file that it says, and its sentences. @param {{ raw: string, source: Source }} file @returns {Leaves} */
export const leavesOfOwn = ({ raw, source }) => {
  const texts = namedIn(source, 'texts')?.properties ?? [];
  const sentences = namedIn(source, 'sentences');
  const parts = [
    ...texts.map((/** @type {Node} */ { key, value }) => ({ name: keyOf(key), answer: answerOf(value) })),
    { name: 'sentences', answer: answerOf(sentences) },
  ];
  return new Map(
    parts.flatMap(({ name, answer }) =>
      answer === null ? [] : leavesUnder(answer, raw, '').map(([key, words]) => [`${name} ${key}`, words]),
    ),
  );
};

const isWords = (/** @type {string} */ source) => /['`"].*\p{L}{3,}/u.test(source);
const inOneLine = (/** @type {string | undefined} */ source) => source?.replaceAll(/\s+/g, ' ');

/** @param {Leaves} english @param {Leaves} said @returns {Findings} */
export const compare = (english, said) => ({
  missing: [...english.keys()].filter((key) => !said.has(key)),
  extra: [...said.keys()].filter((key) => !english.has(key)),
  same: [...english]
    .filter(([key, source]) => isWords(source) && inOneLine(said.get(key)) === inOneLine(source))
    .map(([key]) => key),
});
