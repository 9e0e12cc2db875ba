// Reads a `.sql` file: named statements and macros, with the notes that stand above them.

export class SqlError extends Error {}

/**
 * @typedef {'one' | 'maybe' | 'many' | 'exec' | 'batched'} Kind
 * @typedef {{ row?: string, for?: string }} Notes
 * @typedef {{ name: string, args: string[], body: string, path: string }} Macro
 * @typedef {{ name: string, kind: Kind, notes: Notes, doc: string, body: string, path: string, line: number }} Statement
 * @typedef {{ path: string, events: { type: string, module: string } | null, macros: Macro[], statements: Statement[] }} SqlFile
 */

/** @type {readonly Kind[]} */
const KINDS = ['one', 'maybe', 'many', 'exec', 'batched'];
const HEAD = /^-- (name|macro): (.*)$/gm;

/** Comment lines: `-- row: PostRow` is a note, everything else are words for people. @param {string} text */
const notesIn = (text) => {
  /** @type {Record<string, string>} */
  const notes = {};
  const doc = [...text.matchAll(/^-- ?(.*)$/gm)].flatMap(([, line = '']) => {
    const [, name, value = ''] = /^(row|for|events): (.*)$/.exec(line) ?? [];
    if (name === undefined) return [line];
    notes[name] = value.trim();
    return [];
  });
  return { notes, doc: doc.join(' ').trim() };
};

/** `-- events: PostEvent from '@wagram/contract/posts'` @param {string | undefined} note @param {string} path */
const eventsOf = (note, path) => {
  if (note === undefined) return null;
  const [, type, module] = /^(\w+) from '([^']+)'$/.exec(note) ?? [];
  if (type === undefined || module === undefined)
    throw new SqlError(`${path}: '-- events: Type from 'module'' expected`);
  return { type, module };
};

/** @param {string} path @param {string} text @returns {SqlFile} */
export const readSqlFile = (path, text) => {
  const heads = [...text.matchAll(HEAD)];
  const { notes: header } = notesIn(text.slice(0, heads[0]?.index ?? text.length));
  /** @type {SqlFile} */
  const file = { path, events: eventsOf(header['events'], path), macros: [], statements: [] };
  for (const [at, head] of heads.entries()) {
    const raw = text.slice(head.index + head[0].length, heads[at + 1]?.index ?? text.length);
    const line = text.slice(0, head.index).split('\n').length;
    const body = raw
      .replaceAll(/^--.*$\n?/gm, '')
      .trim()
      .replace(/;\s*$/, '');
    const [, name = '', args, kind] = /^(\w+)(?:\((.*)\)| :(\w+))$/.exec(head[2]?.trim() ?? '') ?? [];
    if (/;\s*\n/.test(body)) throw new SqlError(`${path}:${line}: ${name} holds more than one statement`);
    if (head[1] === 'macro' && args !== undefined)
      file.macros.push({ name, args: args.split(',').map((one) => one.trim()), body, path });
    else if (head[1] === 'name' && KINDS.includes(/** @type {Kind} */ (kind)))
      file.statements.push({ name, kind: /** @type {Kind} */ (kind), ...notesIn(raw), body, path, line });
    else throw new SqlError(`${path}:${line}: '${head[2]}' is neither 'name :${KINDS.join('|')}' nor 'macro(a, b)'`);
  }
  return file;
};
