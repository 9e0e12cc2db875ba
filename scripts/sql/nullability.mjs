// May a value of a statement be null? In doubt it may.
import { DEEPEST, meaningOf, originsOf } from './origins.mjs';
import { CASTS, outputsOf } from './tree.mjs';

/**
 * @typedef {import('./tree.mjs').Node} Node
 * @typedef {import('./tree.mjs').Scope} Scope
 * @typedef {object} Knowledge
 * @property {(column: string) => boolean} isNotNull
 * @property {(place: number) => boolean} isNullableParam
 * @property {(oid: string) => boolean} isStrict answers null only for null
 * @property {(oid: string) => boolean} mayAnswerNull also for what is not null
 * @property {(oid: string) => boolean} alwaysCounts
 */

const NEVER = new Set(['NULLTEST', 'BOOLEANTEST', 'DISTINCTEXPR', 'SQLVALUEFUNCTION', 'ARRAYEXPR', 'ROWEXPR']);

/** @param {Node | null | undefined} expr @param {Scope} scope @param {Knowledge} known @param {number} [depth] @returns {boolean} */
export const isNullable = (expr, scope, known, depth = 0) => {
  if (expr === null || expr === undefined || depth > DEEPEST) return true;
  const may = (/** @type {Node | null} */ one, /** @type {Scope} */ within = scope) =>
    isNullable(one, within, known, depth + 1);
  const some = (/** @type {Node[] | null} */ list) => (list ?? []).some((one) => may(one));
  if (CASTS.has(expr.tag)) return may(expr.arg);
  if (NEVER.has(expr.tag)) return false;
  switch (expr.tag) {
    case 'CONST':
      return expr.constisnull === 'true';
    case 'PARAM':
      return expr.paramkind !== '0' || known.isNullableParam(Number(expr.paramid));
    case 'COALESCEEXPR':
    case 'MINMAXEXPR':
      return expr.args.every((/** @type {Node} */ one) => may(one));
    case 'BOOLEXPR':
    case 'SCALARARRAYOPEXPR':
      return some(expr.args);
    case 'CASEEXPR':
      return some([expr.defresult, ...expr.args.map((/** @type {Node} */ one) => one.result)]);
    case 'OPEXPR':
      return known.mayAnswerNull(expr.opfuncid) || some(expr.args);
    case 'FUNCEXPR':
      return known.mayAnswerNull(expr.funcid) || (known.isStrict(expr.funcid) && some(expr.args));
    case 'WINDOWFUNC':
      return !known.alwaysCounts(expr.winfnoid);
    case 'AGGREF':
      return isNullableAggregate(expr, scope, known, some);
    case 'SUBLINK':
      return isNullableSubquery(expr, scope, may);
    case 'VAR':
      return isNullableColumn(expr, scope, known, may);
    default:
      return true;
  }
};

/** Without groups there may be nothing to add up. @param {Node} expr @param {Scope} scope @param {Knowledge} known @param {(list: Node[]) => boolean} some */
const isNullableAggregate = (expr, { query }, known, some) =>
  !known.alwaysCounts(expr.aggfnoid) &&
  (query.groupClause === null ||
    expr.aggfilter !== null ||
    some((expr.args ?? []).map((/** @type {Node} */ one) => one.expr)));

/** @param {Node} expr @param {Scope} scope @param {(expr: Node | null, scope: Scope) => boolean} may */
const isNullableSubquery = ({ subLinkType, subselect }, scope, may) => {
  // `exists` and `array(select …)`.
  if (subLinkType === '0' || subLinkType === '6') return false;
  const isOneRow = subselect.hasAggs === 'true' && subselect.groupClause === null && subselect.havingQual === null;
  return (
    subLinkType !== '4' || !isOneRow || may(outputsOf(subselect)[0]?.expr ?? null, { query: subselect, parent: scope })
  );
};

/** @param {Node} expr @param {Scope} scope @param {Knowledge} known @param {(expr: Node | null, scope: Scope) => boolean} may */
const isNullableColumn = (expr, scope, known, may) => {
  // An outer join may leave it empty.
  if (expr.varnullingrels?.length > 1) return true;
  const found = meaningOf(expr, scope);
  if (found.kind === 'number') return false;
  if (found.kind === 'column') return !known.isNotNull(found.column);
  if (found.kind === 'rows')
    return originsOf(expr, scope).some((one) => one === null || !('param' in one) || known.isNullableParam(one.param));
  return found.places.length === 0 || found.places.some((one) => may(one.expr, one.scope));
};
