// PR-05: what a member takes along is whole. Of every table that is exported, each column is read by a statement whose name
// begins with `export`, or stands with a reason in a list.

/**
 * @typedef {import('./compile.mjs').Compiled} Compiled
 * @typedef {Readonly<Record<string, readonly string[]>>} Reasons the columns that are left out, by why
 */

/** @param {readonly Compiled[]} statements @param {import('./schema.mjs').Schema} schema @param {Reasons} reasons @returns {string[]} */
export const missingFromArchive = (statements, schema, reasons) => {
  const exported = new Set(
    statements.filter(({ name }) => name.startsWith('export')).flatMap(({ selected }) => [...selected]),
  );
  const tables = new Set([...exported].map((column) => column.split('.')[0]));
  const columns = [...schema.columns.values()]
    .filter(({ table }) => tables.has(table))
    .map(({ table, column }) => `${table}.${column}`);
  const leftOut = new Set(Object.values(reasons).flat());
  return [
    ...columns
      .filter((column) => !exported.has(column) && !leftOut.has(column))
      .map(
        (column) => `${column} is in no archive: add it to an export statement, or to not-exported.json with a reason`,
      ),
    ...[...leftOut]
      .filter((column) => exported.has(column) || !columns.includes(column))
      .map(
        (column) => `not-exported.json names ${column}, which is ${exported.has(column) ? 'exported' : 'not there'}`,
      ),
  ];
};
