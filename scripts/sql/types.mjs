// What a value of the database is in TypeScript.
import { SqlError } from './read-file.mjs';
import { brandOf } from './schema.mjs';

/**
 * @typedef {import('./schema.mjs').Schema} Schema
 * @typedef {import('./origins.mjs').Origin} Origin
 * @typedef {Readonly<Record<string, readonly [type: string, module?: string]>>} GivenTypes jsonb columns of tables, of rows (`MessageRow.poll`) and of whatever row has them (`*.post_poll`): only TypeScript knows them
 */

/** @type {Readonly<Record<string, string>>} */
const SCALARS = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  float4: 'number',
  float8: 'number',
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  numeric: 'string',
  name: 'string',
  timestamptz: 'Date',
  date: 'Date',
  bytea: 'Buffer',
  interval: 'string',
  tsquery: 'string',
  tsvector: 'string',
  void: 'void',
};

export const camel = (/** @type {string} */ name) => name.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());
export const snake = (/** @type {string} */ name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const pascal = (/** @type {string} */ name) => name.charAt(0).toUpperCase() + name.slice(1);
/** What is unknown may be null anyway. @param {string} type @param {boolean} may */
export const orNull = (type, may) => (may && type !== 'unknown' ? `${type} | null` : type);
/** Of an array that becomes rows: each may be null, not the whole. @param {string} type @param {boolean} may */
export const eachOrNull = (type, may) =>
  may ? type.replace(/^readonly \(?(.*?)\)?\[\]$/, 'readonly ($1 | null)[]') : type;

/** @param {import('./read-file.mjs').Statement} statement */
export const rowName = ({ name, notes }) => notes.row ?? `${pascal(name)}Row`;

/** The name of the words that a column may hold. @param {import('./schema.mjs').Column} column */
export const wordsName = ({ table, column }) => `${brandOf(table).slice(0, -2)}${pascal(camel(column))}`;

/** `'liked' | 'hidden'`, when a text can only be one of the words that stand in the statement. @param {string} name @param {readonly Origin[]} origins */
const wordsIn = (name, origins) => {
  const words = origins.flatMap((one) => (one && 'word' in one ? [one.word] : []));
  const isAll = name === 'text' && words.length > 0 && words.length === origins.length;
  return isAll ? [...new Set(words)].map((word) => `'${word}'`).join(' | ') : null;
};

/** The types that a generated file has to import. */
export class Imports {
  /** @type {Map<string, Set<string>>} */
  byModule = new Map();

  /** @param {string} type @param {string} module @returns {string} the type */
  use(type, module) {
    const names = this.byModule.get(module) ?? new Set();
    this.byModule.set(module, names.add(/^\w+/.exec(type)?.[0] ?? type));
    return type;
  }
}

export class Types {
  /** @param {Schema} schema @param {GivenTypes} given */
  constructor(schema, given) {
    this.schema = schema;
    this.given = given;
    const own = [...schema.columns.values()].filter(({ table, column }) => given[`${table}.${column}`] === undefined);
    this.brands = new Set(own.flatMap(({ brand }) => brand ?? []));
  }

  /** `member_id` and `member_ids` say themselves what they are, where nothing else does. @param {string} name */
  brandByName(name) {
    const brand = brandOf(name.replace(/_ids?$/, ''));
    return /_ids?$/.test(name) && this.brands.has(brand) ? brand : null;
  }

  nameOf(/** @type {number} */ oid) {
    return this.schema.types.get(oid)?.name ?? String(oid);
  }

  /** JSON that a statement builds itself. @param {string} row @param {string} column @param {Imports} imports @returns {string | null} */
  builtType(row, column, imports) {
    const own = this.given[`${row}.${column}`] ?? this.given[`*.${column}`];
    return own === undefined ? null : this.#given(own, imports);
  }

  /** @param {number} oid @param {readonly Origin[]} origins @param {boolean} isParam @param {Imports} imports @returns {string} */
  typeOf(oid, origins, isParam, imports) {
    const name = this.nameOf(oid);
    if (name.startsWith('_')) {
      const inner = this.typeOf(this.schema.types.get(oid)?.of ?? 0, origins, isParam, imports);
      return `${isParam ? 'readonly ' : ''}${inner.includes('|') ? `(${inner})` : inner}[]`;
    }
    const known = this.#ofColumns(name, origins, isParam, imports) ?? (isParam ? null : wordsIn(name, origins));
    if (known !== null) return known;
    if (name === 'int8') return isParam ? 'bigint | number' : 'string';
    if (name.startsWith('json')) return isParam ? 'string' : 'unknown';
    const scalar = SCALARS[name];
    if (scalar === undefined) throw new SqlError(`no type for ${name}: name it in columns.json`);
    return scalar;
  }

  /** @param {readonly [type: string, module?: string]} own @param {Imports} imports */
  #given([type, module], imports) {
    return module === undefined ? type : imports.use(type, module);
  }

  /** Keys are branded, words of a constraint are a union. @param {string} name @param {readonly Origin[]} origins @param {boolean} isParam @param {Imports} imports */
  #ofColumns(name, origins, isParam, imports) {
    const columns = origins.map((one) => (one && 'column' in one ? this.schema.columns.get(one.column) : undefined));
    const [first] = columns;
    if (first === undefined) return null;
    const own = this.given[`${first.table}.${first.column}`];
    if (own !== undefined) {
      const type = this.#given(own, imports);
      return isParam && name.startsWith('json') ? imports.use(`Json<${type}>`, '#kernel') : type;
    }
    const isSame = columns.every((one) => one?.brand === first.brand && String(one?.words) === String(first.words));
    if (!isSame) return null;
    if (name === 'uuid' && first.brand !== null) return imports.use(first.brand, '#kernel');
    if (name === 'text' && first.words !== null) return imports.use(wordsName(first), '#kernel');
    return null;
  }
}
