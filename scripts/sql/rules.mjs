// What a statement may not do, whatever PostgreSQL says.
import { OUTBOX } from './compile.mjs';

/** @typedef {import('./compile.mjs').Compiled} Compiled */

/** Tables whose rows people wrote: not everybody may read each of them. */
const CONTENT = ['posts', 'comments', 'messages', 'groups', 'streams', 'videos'];
export const VISIBILITY = ['can_know', 'can_read', 'can_hear', 'is_seated', 'can_watch'];

const roomOf = (/** @type {string} */ path) => path.split('/')[2] ?? '';
const isRule = (/** @type {string} */ name) => VISIBILITY.some((rule) => name === rule || name.startsWith(`${rule}_`));

/** A table is written by its own room, or through a macro of it. @param {Compiled} statement @param {ReadonlyMap<string, string>} ownerOf */
const checkWrites = ({ path, name, writes, used }, ownerOf) =>
  [...writes]
    .filter((table) => table !== OUTBOX && ownerOf.get(table) !== roomOf(path))
    .filter((table) => ![...used].some((macro) => roomOf(macro.path) === ownerOf.get(table)))
    .map((table) => `${name} writes '${table}', which belongs to ${ownerOf.get(table) ?? 'no room'}`);

/** @param {Compiled} statement */
const checkVisibility = ({ name, kind, reads, row, used, notes }) => {
  const shown = [...reads].filter((table) => CONTENT.includes(table));
  const isRuled = notes.for !== undefined || [...used].some((macro) => isRule(macro.name));
  // What only says how many rows it changed shows nothing.
  if (kind === 'exec' || row.length === 0 || shown.length === 0 || isRuled) return [];
  return [`${name} shows ${shown.join(', ')} and names neither a rule (${VISIBILITY.join(', ')}) nor '-- for:'`];
};

/** @param {Compiled} statement */
const checkAnswer = ({ name, kind, row }) => {
  const names = row.map((field) => field.name);
  const twice = names.find((one, at) => names.indexOf(one) < at);
  return [
    ...(twice === undefined ? [] : [`${name} answers '${twice}' twice`]),
    ...(kind === 'batched' && !names.includes('place') ? [`${name} is batched and answers no 'place'`] : []),
    ...(kind !== 'exec' && row.length === 0 ? [`${name} answers nothing: say :exec`] : []),
  ];
};

/** @param {Compiled} statement @param {ReadonlyMap<string, string>} ownerOf @returns {string[]} */
export const brokenRules = (statement, ownerOf) =>
  [...checkWrites(statement, ownerOf), ...checkVisibility(statement), ...checkAnswer(statement)].map(
    (text) => `${statement.path}:${statement.line}: ${text}`,
  );
