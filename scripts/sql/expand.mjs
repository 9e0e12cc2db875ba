// Macros are written where they are used, and names become the places that PostgreSQL knows.
import { SqlError } from './read-file.mjs';

/** @typedef {import('./read-file.mjs').Macro} Macro */

// What is skipped comes first: comments, strings, quoted names, casts.
const TOKENS =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|\$\w*\$[\s\S]*?\$\w*\$|"[^"]*"|::|:([a-z_]\w*)([?!](?!=))?|\b([a-z_]\w*)\s*\(/g;

/** Arguments of the call whose bracket opens just before `at`. A query is the last one, whatever commas it has. @param {string} text @param {number} at */
const argumentsAt = (text, at) => {
  const args = [''];
  const add = (/** @type {string} */ piece) => args.push((args.pop() ?? '') + piece);
  for (let depth = 0, index = at; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if (sign === "'") {
      const end = text.indexOf("'", index + 1);
      add(text.slice(index, end + 1));
      index = end;
    } else if (sign === ')' && depth === 0) return { args: args.map((one) => one.trim()), end: index + 1 };
    else if (sign === ',' && depth === 0 && !/^\s*select\s/.test(args.at(-1) ?? '')) args.push('');
    else {
      depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
      add(sign);
    }
  }
  throw new SqlError(`a bracket is not closed: ${text.slice(Math.max(0, at - 20), at + 60)}`);
};

/** @param {string} text @param {(name: string, mark: string) => string} put */
const replaceNames = (text, put) =>
  text.replaceAll(TOKENS, (token, name, mark) => (name === undefined ? token : put(name, mark ?? '')));

/**
 * @param {string} text @param {ReadonlyMap<string, Macro>} macros
 * @param {Set<Macro>} used is told which macros were used @param {readonly string[]} [within] @returns {string}
 */
export const expandMacros = (text, macros, used, within = []) => {
  let result = '';
  let last = 0;
  for (const match of text.matchAll(TOKENS)) {
    const macro = macros.get(match[3] ?? '');
    if (macro === undefined || match.index < last) continue;
    if (within.includes(macro.name)) throw new SqlError(`the macro ${macro.name} uses itself`);
    const { args, end } = argumentsAt(text, match.index + match[0].length);
    if (args.length !== macro.args.length)
      throw new SqlError(`${macro.name}(${macro.args.join(', ')}) got ${args.length} arguments: (${args.join(', ')})`);
    used.add(macro);
    const body = replaceNames(macro.body, (name, mark) => args[macro.args.indexOf(name)] ?? `:${name}${mark}`);
    result += text.slice(last, match.index) + expandMacros(body, macros, used, [...within, macro.name]);
    last = end;
  }
  return result + text.slice(last);
};

/**
 * `:post_id` becomes `$1`. `:viewer?` may be null, `:ids!` may not; `as "n!"` and `as "n?"` say the same of a column, where
 * the database cannot know it.
 * @param {string} text
 */
export const numberNames = (text) => {
  /** @type {string[]} */
  const names = [];
  /** @type {Map<string, boolean>} */
  const nullable = new Map();
  /** @type {Map<string, boolean>} */
  const nullableColumns = new Map();
  const numbered = replaceNames(text, (name, mark) => {
    if (!names.includes(name)) names.push(name);
    if (mark !== '') nullable.set(name, mark === '?');
    return `$${names.indexOf(name) + 1}`;
  }).replaceAll(/\bas "(\w+)([!?])"/g, (_, name, mark) => {
    nullableColumns.set(name, mark === '?');
    return `as ${name}`;
  });
  return { text: numbered, names, nullable, nullableColumns };
};
