// Events that a statement writes to the outbox with jsonb_build_object: their names, and the keys and values of each.
import { outputsOf, textConstant, walkTree } from './tree.mjs';

/**
 * @typedef {import('./tree.mjs').Node} Node
 * @typedef {import('./tree.mjs').Scope} Scope
 * @typedef {{ name: string, fields: { name: string, expr: Node, scope: Scope }[] }} WrittenEvent
 */

/** @param {Node} insert @param {Scope} scope @param {(oid: string) => string} functionName @returns {WrittenEvent[]} */
export const eventsIn = (insert, scope, functionName) => {
  const inner = insert.rtable.find((/** @type {Node} */ one) => one.rtekind === '1')?.subquery;
  const query = inner ?? insert;
  const within = inner === undefined ? scope : { query: inner, parent: scope };
  const [name = '?'] = outputsOf({ ...query, commandType: '1' }).flatMap(({ expr }) => textConstant(expr) ?? []);
  /** @type {WrittenEvent[]} */
  const found = [];
  walkTree(query.targetList, within, (node, at) => {
    if (found.length > 0 || node.tag !== 'FUNCEXPR' || functionName(node.funcid) !== 'jsonb_build_object') return;
    // Name and value stand in turns.
    const args = node.args ?? [];
    const fields = [];
    for (let index = 0; index < args.length; index += 2)
      fields.push({ name: textConstant(args[index]) ?? '?', expr: args[index + 1], scope: at });
    found.push({ name, fields });
  });
  return found;
};
