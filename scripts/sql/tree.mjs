// What PostgreSQL itself understood of a statement: the analysed tree that it keeps of a procedure's body. It knows where
// every column comes from, what an outer join may leave empty, and which tables are written. The format is internal to
// PostgreSQL, so the embedded database that answers it is pinned.

/**
 * @typedef {{ tag: string, [field: string]: any }} Node
 * @typedef {{ query: Node, parent: Scope | null }} Scope the query a node stands in, and those around it
 */

/** @param {string} text @returns {any} */
export const readTree = (text) => {
  const tokens = text.match(/"(?:\\.|[^"\\])*"|[(){}[\]]|(?:\\.|[^\s(){}[\]\\])+/g) ?? [];
  let at = 0;
  const next = () => tokens[at++] ?? '';
  /** @returns {any[]} */
  const readList = () => {
    const list = [];
    while (tokens[at] !== ')' && tokens[at] !== ']') list.push(readValue());
    at += 1;
    return list;
  };
  /** @returns {Node} */
  const readNode = () => {
    /** @type {Node} */
    const node = { tag: next() };
    while (tokens[at] !== '}') {
      const field = next().slice(1);
      while (tokens[at] !== '}' && !/^:[A-Za-z_]/.test(tokens[at] ?? '')) node[field] = readValue();
    }
    at += 1;
    return node;
  };
  /** @returns {any} */
  const readValue = () => {
    const token = next();
    if (token === '{') return readNode();
    if (token === '(' || token === '[') return readList();
    if (token === '<>') return null;
    return token.startsWith('"') ? token.slice(1, -1) : token.replaceAll(/\\(.)/g, '$1');
  };
  return readValue();
};

/** Every node with the query it stands in. @param {any} node @param {Scope | null} scope @param {(node: Node, scope: Scope) => void} see */
export const walkTree = (node, scope, see) => {
  if (Array.isArray(node)) for (const one of node) walkTree(one, scope, see);
  else if (node !== null && typeof node === 'object') {
    const inner = node.tag === 'QUERY' ? { query: node, parent: scope } : scope;
    if (inner !== null) see(node, inner);
    for (const field of Object.values(node)) if (typeof field === 'object') walkTree(field, inner, see);
  }
};

/** What a query answers. @param {Node} query @returns {Node[]} */
export const outputsOf = (query) =>
  ((query.commandType === '1' ? query.targetList : query.returningList) ?? []).filter(
    (/** @type {Node} */ one) => one.resjunk !== 'true',
  );

/** A cast that changes no value. */
export const CASTS = new Set(['RELABELTYPE', 'COERCEVIAIO', 'COERCETODOMAIN', 'ARRAYCOERCEEXPR']);

/** A text constant, or null. @param {Node | null | undefined} expr @returns {string | null} */
export const textConstant = (expr) => {
  if (expr !== null && expr !== undefined && CASTS.has(expr.tag)) return textConstant(expr.arg);
  if (expr?.tag !== 'CONST' || !Array.isArray(expr.constvalue)) return null;
  const bytes = Buffer.from(expr.constvalue.map(Number));
  // Of no type yet: ended by a zero. Text: begun by its length.
  return (expr.constlen === '-2' ? bytes.subarray(0, -1) : bytes.subarray(4)).toString('utf8');
};
