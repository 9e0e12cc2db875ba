// A source as the rules read it, by the parser that the bundler brings: what is comment, what is text, what is code; what it
// imports; how long its functions are.
import { parseSync } from 'rolldown/utils';
import { isFunction, stringOf, visitAll } from './syntax.mjs';

/**
 * @typedef {import('./syntax.mjs').Node} Node
 * @typedef {object} Import
 * @property {string} specifier
 * @property {number} line
 * @property {boolean} isLoaded now and as code: neither only types, nor later
 * @typedef {object} Source
 * @property {string} code comments and texts blanked, same length and lines as the file
 * @property {string} text only comments blanked
 * @property {Node} tree empty for a file that does not parse: the compiler says more about it
 * @property {Import[]} imports
 * @property {{ line: number, lines: number }[]} functions those with a body, and how long they are
 * @property {{ body: string, flags: string }[]} patterns
 */

/** @param {string} input @returns {(index: number) => number} */
const linesOf = (input) => {
  const starts = [0];
  for (let i = input.indexOf('\n'); i !== -1; i = input.indexOf('\n', i + 1)) starts.push(i + 1);
  return (index) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= index) low = middle;
      else high = middle;
    }
    return low + 1;
  };
};

/** @param {string} input @param {readonly (readonly [start: number, end: number])[]} places @returns {string} */
const blanked = (input, places) => {
  let out = '';
  let at = 0;
  for (const [start, end] of places.toSorted(([a], [b]) => a - b)) {
    if (start < at) continue;
    out += input.slice(at, start) + input.slice(start, end).replaceAll(/[^\n]/g, ' ');
    at = end;
  }
  return out + input.slice(at);
};

/** Between its quotes, slashes or backticks. @param {Node} node @param {string} input @returns {[number, number] | null} */
const insideOf = (node, input) => {
  if (node.type === 'TemplateElement') {
    const start = input.indexOf(node.value.raw, node.start);
    return [start, start + node.value.raw.length];
  }
  if (node.type !== 'Literal') return null;
  if (node.regex !== undefined && node.regex !== null)
    return [node.start + 1, node.start + 1 + node.regex.pattern.length];
  return stringOf(node) === null ? null : [node.start + 1, node.end - 1];
};

const named = new Set(['ImportDeclaration', 'ExportNamedDeclaration', 'ExportAllDeclaration']);

/** @param {Node} node */
const isOnlyTypes = ({ importKind, exportKind, specifiers = [] }) =>
  importKind === 'type' ||
  exportKind === 'type' ||
  (specifiers.length > 0 &&
    specifiers.every((/** @type {Node} */ one) => one.importKind === 'type' || one.exportKind === 'type'));

/** @param {Node} node */
const isOwnAddress = ({ type, callee, arguments: given }) =>
  type === 'NewExpression' && callee.name === 'URL' && given[1]?.object?.type === 'MetaProperty';

/** @param {Node} node @returns {[from: Node, isLoaded: boolean] | null} */
const importIn = (node) => {
  if (named.has(node.type)) return node.source ? [node.source, !isOnlyTypes(node)] : null;
  if (node.type === 'ImportExpression' || node.type === 'TSImportType') return [node.source ?? node.argument, false];
  return isOwnAddress(node) ? [node.arguments[0], false] : null;
};

/** @param {Node} node @returns {boolean} */
const hasBody = (node) => isFunction(node) && node.body !== null && /^(?:Block|Parenthesized|JSX)/.test(node.body.type);

/** @param {string} input @param {string} [path] @returns {Source} */
export const readSource = (input, path = 'source.tsx') => {
  const { program, comments } = parseSync(path, input, { preserveParens: true });
  const tree = /** @type {Node} */ (/** @type {unknown} */ (program));
  const lineOf = linesOf(input);
  /** @type {[number, number][]} */
  const texts = [];
  /** @type {Import[]} */
  const imports = [];
  /** @type {Source['functions']} */
  const functions = [];
  /** @type {Source['patterns']} */
  const patterns = [];
  visitAll(tree, (node, parents) => {
    const inside = insideOf(node, input);
    if (inside !== null) texts.push(inside);
    if (node.type === 'Literal' && node.regex) patterns.push({ body: node.regex.pattern, flags: node.regex.flags });
    const [from, isLoaded] = importIn(node) ?? [null, false];
    const specifier = from === null ? null : stringOf(from);
    if (from !== null && specifier !== null && !(isOwnAddress(node) && !specifier.startsWith('.')))
      imports.push({ specifier, line: lineOf(from.start), isLoaded });
    if (!hasBody(node)) return;
    // A method begins with its name.
    const start = parents?.node.type === 'MethodDefinition' ? parents.node.start : node.start;
    const line = lineOf(start);
    functions.push({ line, lines: lineOf(node.end) - line + 1 });
  });
  const spoken = comments.map(({ start, end }) => /** @type {[number, number]} */ ([start, end]));
  return {
    code: blanked(input, [...spoken, ...texts]),
    text: blanked(input, spoken),
    tree,
    imports: imports.sort((a, b) => a.line - b.line),
    functions,
    patterns,
  };
};

/** @param {string} input @param {number} index @returns {number} */
export const lineAt = (input, index) => linesOf(input.slice(0, index + 1))(index);
