// One statement: what goes in, what comes out, what it reads, writes and emits.
import { eventsIn } from './events.mjs';
import { expandMacros, numberNames } from './expand.mjs';
import { isNullable } from './nullability.mjs';
import { originsOf, placesIn } from './origins.mjs';
import { SqlError } from './read-file.mjs';
import { analyse, describe } from './schema.mjs';
import { outputsOf, walkTree } from './tree.mjs';
import { camel, eachOrNull, orNull, rowName } from './types.mjs';

/**
 * @typedef {import('./tree.mjs').Node} Node
 * @typedef {import('./tree.mjs').Scope} Scope
 * @typedef {import('./origins.mjs').Origin} Origin
 * @typedef {import('./types.mjs').Imports} Imports
 * @typedef {import('./types.mjs').Types} Types
 * @typedef {import('./read-file.mjs').Macro} Macro
 * @typedef {import('./read-file.mjs').Statement} Statement
 * @typedef {{ name: string, type: string }} Field
 * @typedef {Statement & { text: string, inputs: Field[], row: Field[], events: { name: string, fields: Field[] }[], reads: Set<string>, writes: Set<string>, selected: Set<string>, used: Set<Macro> }} Compiled
 */

export const OUTBOX = 'outbox';
/** JSON within JSON: only the event's own type knows what it is. */
export const JSON_VALUE = 'json';
const CAN_SELECT = 2;
const MERGE_OR_DELETE = '4';
const INSERT = '3';

/** Functions that answer null for something. */
const NULL_ANSWERS =
  /^(?:jsonb?_(?:object_field|array_element|extract_path)|jsonb?_path_query|array_(?:length|position|upper|lower)|regexp|substring$|nullif|min|max|to_reg|pg_|current_setting)/;
const COUNTS = /^(?:count|row_number|rank|dense_rank|ntile)$/;

/** Where in the file the database stumbled. @param {any} error @param {string} text @param {Statement} statement @param {string} file */
const explain = (error, text, statement, file) => {
  const at = Number(error.position ?? 1) - 1;
  const begin = text.lastIndexOf('\n', at - 1) + 1;
  const end = text.indexOf('\n', at);
  const line = text.slice(begin, end === -1 ? text.length : end);
  const words = line.replaceAll(/\$\d+/g, '').trim().slice(0, 25);
  const place = file.split('\n').findIndex((one, index) => index >= statement.line && one.includes(words));
  const hint = error.hint ? `\n  ${error.hint}` : '';
  const shown = `${line}\n  ${' '.repeat(at - begin)}^`;
  return `${statement.path}:${place < 0 ? statement.line : place + 1}: ${statement.name}: ${error.message}${hint}\n  ${shown}`;
};

/** Columns are counted from behind those that PostgreSQL itself keeps. */
const OWN_COLUMNS = 7;

/** @param {Node} permission @param {import('./schema.mjs').Schema} schema @returns {string[]} */
const selectedBy = ({ relid, selectedCols }, schema) =>
  selectedCols.slice(1).flatMap((/** @type {string} */ place) => {
    const column = schema.columns.get(`${relid}.${Number(place) - OWN_COLUMNS}`);
    return column === undefined ? [] : [`${column.table}.${column.column}`];
  });

/** What parameters meet, which tables are read and written, and which events are emitted. @param {Node} tree @param {number} count @param {Types} types */
const survey = (tree, count, { schema }) => {
  const met = new Map(Array.from({ length: count }, (_, at) => [at + 1, /** @type {Set<string>} */ (new Set())]));
  const found = {
    met,
    nullable: /** @type {Set<number>} */ (new Set()),
    unnested: /** @type {Set<number>} */ (new Set()),
    reads: /** @type {Set<string>} */ (new Set()),
    writes: /** @type {Set<string>} */ (new Set()),
    selected: /** @type {Set<string>} */ (new Set()),
    events: /** @type {import('./events.mjs').WrittenEvent[]} */ ([]),
  };
  const functionName = (/** @type {string} */ oid) => schema.functions.get(oid)?.name ?? '';
  const paramsOf = (/** @type {readonly Origin[]} */ origins) =>
    origins.flatMap((one) => (one && 'param' in one ? [one.param] : []));
  const columnsOf = (/** @type {readonly Origin[]} */ origins) =>
    origins.flatMap((one) => (one && 'column' in one ? [one.column] : []));
  const meet = (/** @type {readonly Node[]} */ sides, /** @type {Scope} */ scope) => {
    const [left = [], right = []] = sides.map((one) => originsOf(one, scope));
    for (const [mine, other] of [
      [left, right],
      [right, left],
    ])
      for (const param of paramsOf(mine ?? []))
        for (const column of columnsOf(other ?? [])) met.get(param)?.add(column);
  };
  const write = (/** @type {Node} */ query, /** @type {Scope} */ scope) => {
    const { relid } = query.rtable[Number(query.resultRelation) - 1];
    const table = schema.tables.get(relid) ?? '';
    found.writes.add(table);
    for (const target of query.commandType === MERGE_OR_DELETE ? [] : (query.targetList ?? [])) {
      const column = `${relid}.${target.resno}`;
      for (const param of paramsOf(originsOf(target.expr, scope))) {
        met.get(param)?.add(column);
        if (schema.columns.get(column)?.notNull === false) found.nullable.add(param);
      }
    }
    if (table === OUTBOX && query.commandType === INSERT) found.events.push(...eventsIn(query, scope, functionName));
  };
  walkTree(tree, null, (node, scope) => {
    if (node.tag === 'OPEXPR' || node.tag === 'SCALARARRAYOPEXPR') meet(node.args ?? [], scope);
    if (node.tag === 'ROWCOMPAREEXPR')
      for (const [place, left] of node.largs.entries()) meet([left, node.rargs[place]], scope);
    if (node.tag === 'FUNCEXPR' && functionName(node.funcid) === 'unnest')
      for (const param of paramsOf(originsOf(node.args?.[0], scope))) found.unnested.add(param);
    if (node.tag === 'NULLTEST') for (const param of paramsOf(originsOf(node.arg, scope))) found.nullable.add(param);
    if (node.tag === 'RTEPERMISSIONINFO' && (Number(node.requiredPerms) & CAN_SELECT) !== 0) {
      found.reads.add(schema.tables.get(node.relid) ?? '');
      for (const column of selectedBy(node, schema)) found.selected.add(column);
    }
    if (node.tag === 'QUERY' && node.resultRelation !== '0') write(node, scope);
  });
  return found;
};

/** @param {Types} types @param {ReadonlySet<number>} nullable @returns {import('./nullability.mjs').Knowledge} */
const knowledge = ({ schema }, nullable) => {
  const nameOf = (/** @type {string} */ oid) => schema.functions.get(oid)?.name ?? '';
  return {
    isNotNull: (column) => schema.columns.get(column)?.notNull ?? false,
    isNullableParam: (place) => nullable.has(place),
    isStrict: (oid) => schema.functions.get(oid)?.strict ?? true,
    mayAnswerNull: (oid) => NULL_ANSWERS.test(nameOf(oid)),
    alwaysCounts: (oid) => COUNTS.test(nameOf(oid)),
  };
};

/** A value inside JSON: times are texts, large numbers are numbers. @param {Node} expr @param {Scope} scope @param {{ types: Types, imports: Imports, through: (origins: Origin[]) => Origin[], known: import('./nullability.mjs').Knowledge }} tools */
const jsonType = (expr, scope, { types, imports, through, known }) => {
  const { vartype, paramtype, funcresulttype, opresulttype, consttype, resulttype, coalescetype } = expr;
  const oid = Number(
    vartype ?? paramtype ?? funcresulttype ?? opresulttype ?? consttype ?? resulttype ?? coalescetype ?? 3802,
  );
  const name = types.nameOf(oid);
  if (name.startsWith('json')) return JSON_VALUE;
  const plain = ['timestamptz', 'date'].includes(name)
    ? 'string'
    : ['int8', 'numeric'].includes(name)
      ? 'number'
      : null;
  const type = plain ?? types.typeOf(oid, through(originsOf(expr, scope)), false, imports);
  return orNull(type, isNullable(expr, scope, known));
};

/**
 * @param {Statement} statement @param {string} file the text it stands in
 * @param {{ lite: import('@electric-sql/pglite').PGlite, types: Types, macros: ReadonlyMap<string, Macro>, imports: Imports }} tools
 * @returns {Promise<Compiled>}
 */
export const compile = async (statement, file, { lite, types, macros, imports }) => {
  /** @type {Set<Macro>} */
  const used = new Set();
  const { text, names, nullable, nullableColumns } = numberNames(expandMacros(statement.body, macros, used));
  const { params, fields } = await describe(lite, text).catch((error) => {
    throw new SqlError(explain(error, text, statement, file));
  });
  const tree = await analyse(
    lite,
    text,
    params.map((oid) => types.nameOf(oid)),
  );
  const found = survey(tree, params.length, types);
  for (const [name, may] of nullable) found.nullable[may ? 'add' : 'delete'](names.indexOf(name) + 1);
  const known = knowledge(types, found.nullable);
  // A value that came in as a parameter has the type of what the parameter met.
  const through = (/** @type {Origin[]} */ origins) =>
    origins.flatMap((one) =>
      one && 'param' in one ? [...(found.met.get(one.param) ?? [])].map((column) => ({ column })) : [one],
    );
  const isBatched = statement.kind === 'batched';
  const inputs = names.map((name, at) => {
    const oid = isBatched ? (types.schema.types.get(params[at] ?? 0)?.of ?? 0) : (params[at] ?? 0);
    const type = inputType(name, oid, found.met.get(at + 1), types, imports);
    const isEach = !isBatched && found.unnested.has(at + 1);
    return { name: camel(name), type: (isEach ? eachOrNull : orNull)(type, found.nullable.has(at + 1)) };
  });
  const row = outputsOf(tree).map((_, at) => {
    const { name, dataTypeID } = fields[at] ?? { name: '', dataTypeID: 0 };
    const places = placesIn(tree, null, at);
    const origins = places.flatMap(({ expr, scope }) => originsOf(expr, scope));
    const mayBeNull = places.some(({ expr, scope }) => isNullable(expr, scope, known));
    const built = types.builtType(rowName(statement), name, imports);
    const type = built ?? types.typeOf(dataTypeID, through(origins), false, imports);
    return { name, type: orNull(type, nullableColumns.get(name) ?? mayBeNull) };
  });
  const events = found.events.map(({ name, fields: keys }) => ({
    name,
    fields: keys.map((key) => ({
      name: key.name,
      type: jsonType(key.expr, key.scope, { types, imports, through, known }),
    })),
  }));
  const { reads, writes, selected } = found;
  return { ...statement, text, inputs, row, events, reads, writes, selected, used };
};

/** Of several columns that a parameter meets, those whose kind is known speak: `:id` may stand in three places. @param {string} name @param {number} oid @param {ReadonlySet<string> | undefined} met @param {Types} types @param {Imports} imports */
const inputType = (name, oid, met, types, imports) => {
  const columns = [...(met ?? [])].map((column) => ({ column }));
  const known = columns.filter(({ column }) => {
    const { brand = null, words = null } = types.schema.columns.get(column) ?? {};
    return brand !== null || words !== null || columns.length === 1;
  });
  const type = types.typeOf(oid, known, true, imports);
  const isBareId = /string(?:\[\])?$/.test(type) && types.nameOf(oid).endsWith('uuid');
  const brand = isBareId ? types.brandByName(name) : null;
  return brand === null ? type : type.replace('string', imports.use(brand, '#kernel'));
};
