// Walking over the syntax tree of a file.
/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) =>
  typeof value === 'object' && value !== null && typeof (/** @type {Node} */ (value).type) === 'string';

/** @typedef {{ node: Node, above: Parents | null } | null} Parents the nearest first */

/** @param {Node} node @param {(node: Node, parents: Parents) => void} visit @param {Parents} parents */
export const visitAll = (node, visit, parents = null) => {
  visit(node, parents);
  const above = { node, above: parents };
  for (const key in node) {
    const value = node[key];
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visitAll(child, visit, above);
  }
};

/** @param {Parents} parents @param {(node: Node) => boolean} test @returns {Node | null} the nearest that is so */
export const findAbove = (parents, test) => {
  for (let at = parents; at !== null; at = at.above) if (test(at.node)) return at.node;
  return null;
};

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']);

/** @param {Node} node */
export const isFunction = (node) => functions.has(node.type);

const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression']);

/** @param {Node} node @returns {Node} without `as const`, `satisfies …` and brackets */
export const unwrap = (node) => (wrappers.has(node.type) ? unwrap(node.expression) : node);

/** @param {Node} node @returns {string | null} the text of a plain string */
export const stringOf = (node) => (node.type === 'Literal' && typeof node.value === 'string' ? node.value : null);

/** @param {Node} key @returns {string | null} */
export const keyOf = (key) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
