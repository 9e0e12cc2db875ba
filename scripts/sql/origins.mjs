// Where a value of a statement comes from without being changed: a column of a table, a parameter, or a word in the text.
import { CASTS, outputsOf, textConstant } from './tree.mjs';

/**
 * @typedef {import('./tree.mjs').Node} Node
 * @typedef {import('./tree.mjs').Scope} Scope
 * @typedef {{ param: number } | { column: string } | { word: string } | null} Origin a column is named by the numbers of its table and place
 * @typedef {{ expr: Node, scope: Scope }} Place
 * @typedef {{ kind: 'column', column: string } | { kind: 'exprs', places: Place[] } | { kind: 'rows', of: Place | null } | { kind: 'number' }} Meaning
 */

/** Trees are finite; recursive queries are not. */
export const DEEPEST = 40;

/** @param {Scope} scope @param {number} levels */
const outer = (scope, levels) => {
  let found = scope;
  for (let left = levels; left > 0 && found.parent !== null; left -= 1) found = found.parent;
  return found;
};

/** What stands at a place of what a query answers, in each of its parts if it is a union. @param {Node} query @param {Scope | null} parent @param {number} place @returns {Place[]} */
export const placesIn = (query, parent, place) => {
  const scope = { query, parent };
  if (query.setOperations !== null && query.commandType === '1')
    return query.rtable
      .filter((/** @type {Node} */ one) => one.rtekind === '1')
      .flatMap((/** @type {Node} */ one) => placesIn(one.subquery, scope, place));
  const output = outputsOf(query)[place];
  return output === undefined ? [] : [{ expr: output.expr, scope }];
};

/** `unnest(:a, :b)` is one function for each column; after them comes the ordinality. @param {Node} table @param {number} place @param {Scope} scope @returns {Meaning} */
const meaningInFunction = ({ functions }, place, scope) => {
  const width = functions.reduce(
    (/** @type {number} */ sum, /** @type {Node} */ one) => sum + Number(one.funccolcount),
    0,
  );
  if (place >= width) return { kind: 'number' };
  const isPlain = functions.length > 1 || width === 1;
  const call = functions[functions.length > 1 ? place : 0].funcexpr;
  return { kind: 'rows', of: isPlain && call.args?.[0] ? { expr: call.args[0], scope } : null };
};

/** What a column of one of the query's tables stands for. @param {Node} item @param {Scope} scope @returns {Meaning} */
export const meaningOf = (item, scope) => {
  const home = outer(scope, Number(item.varlevelsup));
  const table = home.query.rtable[Number(item.varno) - 1];
  const place = Number(item.varattno) - 1;
  switch (table?.rtekind) {
    case '0':
      return { kind: 'column', column: `${table.relid}.${place + 1}` };
    case '1':
      return { kind: 'exprs', places: placesIn(table.subquery, home, place) };
    case '2':
      return { kind: 'exprs', places: [{ expr: table.joinaliasvars[place], scope: home }] };
    case '3':
      return meaningInFunction(table, place, home);
    case '5':
      return {
        kind: 'exprs',
        places: table.values_lists.map((/** @type {Node[]} */ row) => ({ expr: row[place], scope: home })),
      };
    case '6': {
      const owner = outer(home, Number(table.ctelevelsup));
      const cte = owner.query.cteList?.find((/** @type {Node} */ one) => one.ctename === table.ctename);
      return { kind: 'exprs', places: cte === undefined ? [] : placesIn(cte.ctequery, owner, place) };
    }
    case '9':
      return { kind: 'exprs', places: [{ expr: table.groupexprs[place], scope: home }] };
    default:
      return { kind: 'exprs', places: [] };
  }
};

/** @param {Node} expr @returns {Node[]} */
const resultsOfCase = ({ defresult, args }) =>
  [defresult, ...args.map((/** @type {Node} */ one) => one.result)].filter((one) => one?.constisnull !== 'true');

/** @param {Node | null | undefined} expr @param {Scope} scope @param {number} [depth] @returns {Origin[]} */
export const originsOf = (expr, scope, depth = 0) => {
  if (expr === null || expr === undefined || depth > DEEPEST) return [null];
  const follow = (/** @type {Node | null} */ one, /** @type {Scope} */ within = scope) =>
    originsOf(one, within, depth + 1);
  if (CASTS.has(expr.tag)) return follow(expr.arg);
  switch (expr.tag) {
    case 'PARAM':
      // Kind 0 is ours; others are PostgreSQL's own, as the row of `x in (select …)`.
      return expr.paramkind === '0' ? [{ param: Number(expr.paramid) }] : [null];
    case 'CONST': {
      // Null is of every kind.
      if (expr.constisnull === 'true') return [];
      const word = textConstant(expr);
      return [word === null ? null : { word }];
    }
    case 'CASEEXPR':
      return resultsOfCase(expr).flatMap((one) => follow(one));
    case 'COALESCEEXPR':
      return expr.args.flatMap((/** @type {Node} */ one) => follow(one));
    case 'SUBLINK': {
      if (expr.subLinkType !== '4') return [null];
      return follow(outputsOf(expr.subselect)[0]?.expr ?? null, { query: expr.subselect, parent: scope });
    }
    case 'VAR': {
      const found = meaningOf(expr, scope);
      if (found.kind === 'column') return [{ column: found.column }];
      if (found.kind === 'number') return [null];
      if (found.kind === 'rows') return found.of === null ? [null] : follow(found.of.expr, found.of.scope);
      return found.places.flatMap((one) => follow(one.expr, one.scope));
    }
    default:
      return [null];
  }
};
