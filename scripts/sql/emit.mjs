// Writes the typed functions of one `.sql` file, and the types of the schema.
import { dirname, join, relative } from 'node:path/posix';
import { JSON_VALUE } from './compile.mjs';
import { SqlError } from './read-file.mjs';
import { pascal, rowName, snake, wordsName } from './types.mjs';

/**
 * @typedef {import('./compile.mjs').Compiled} Compiled
 * @typedef {import('./compile.mjs').Field} Field
 * @typedef {import('./types.mjs').Imports} Imports
 */

const fieldsOf = (/** @type {readonly Field[]} */ fields) =>
  fields.map(({ name, type }) => `  ${name}: ${type};`).join('\n');
const inline = (/** @type {readonly Field[]} */ fields) =>
  `{ ${fields.map(({ name, type }) => `${name}: ${type}`).join('; ')} }`;

/** A row type, once for all statements that share its name. @param {Compiled} statement @param {Map<string, string>} known */
const rowOf = (statement, known) => {
  const { kind, name, row, path, line } = statement;
  const fields = row.filter((field) => kind !== 'batched' || field.name !== 'place');
  if (kind === 'exec' || fields.length === 0) return { rowType: 'object', declared: '' };
  const rowType = rowName(statement);
  const shape = fieldsOf(fields);
  const before = known.get(rowType);
  if (before !== undefined && before !== shape)
    throw new SqlError(`${path}:${line}: ${name} answers another ${rowType} than the statement before it`);
  known.set(rowType, shape);
  return { rowType, declared: before === undefined ? `export interface ${rowType} {\n${shape}\n}\n\n` : '' };
};

/** Events are held against their type: a key too many, too few or of another type does not compile. @param {Compiled} statement @param {import('./read-file.mjs').SqlFile['events']} events @param {Imports} imports */
const emissionsOf = ({ name, path, line, events: emitted }, events, imports) =>
  emitted.map((event, at) => {
    if (events === null)
      throw new SqlError(`${path}:${line}: ${name} emits '${event.name}', but the file has no '-- events:'`);
    imports.use(events.type, events.module);
    const type = imports.use('EmittedEvent', '#kernel');
    const fields = event.fields.map((field) => {
      if (field.type !== JSON_VALUE) return field;
      return {
        ...field,
        type: `${imports.use('EventField', '#kernel')}<${events.type}, '${event.name}', '${field.name}'>`,
      };
    });
    return `export type ${pascal(name)}Emits${at === 0 ? '' : at + 1} = ${type}<${events.type}, '${event.name}', ${inline(fields)}>;\n\n`;
  });

/** @param {Compiled} statement @param {string} room @param {Map<string, string>} rows @param {import('./read-file.mjs').SqlFile['events']} events @param {Imports} imports */
const codeOf = (statement, room, rows, events, imports) => {
  const { name, kind, doc, inputs, text } = statement;
  const { rowType, declared } = rowOf(statement, rows);
  const maker = kind === 'batched' ? 'batchedStatement' : kind;
  imports.use(maker, 'values');
  const input = inputs.length === 0 ? 'void' : inline(inputs);
  const values = inputs.length === 0 ? '() => []' : `(p) => [${inputs.map((one) => `p.${one.name}`).join(', ')}]`;
  const types = kind === 'exec' ? input : `${input}, ${rowType}`;
  const quoted = text.replaceAll(/[\\`]|\$\{/g, String.raw`\$&`);
  return [
    declared,
    ...emissionsOf(statement, events, imports),
    doc === '' ? '' : `/** ${doc} */\n`,
    `export const ${name} = ${maker}<${types}>(\n  '${room}_${snake(name)}',\n  \`${quoted}\`,\n  ${values},\n);\n`,
  ].join('');
};

const OF_QUERIES = new Set(['EmittedEvent', 'EventField', 'Json']);

/** The kernel's own files do not come in by its door. @param {string} path @param {readonly string[]} values @param {readonly string[]} types */
const importsWithin = (path, values, types) => {
  const depth = path.split('/').length - 'server/src/kernel/x'.split('/').length;
  const db = `${depth === 0 ? './' : '../'.repeat(depth)}db`;
  const ofQueries = types.filter((name) => OF_QUERIES.has(name)).map((name) => `type ${name}`);
  const ofSchema = types.filter((name) => !OF_QUERIES.has(name));
  return [
    `import { ${[...values, ...ofQueries].join(', ')} } from '${db}/query.ts';\n`,
    ofSchema.length === 0 ? '' : `import type { ${ofSchema.join(', ')} } from '${db}/schema.gen.ts';\n`,
  ].join('');
};

/** A module of the room, as a file in one of its folders finds it. @param {string} module @param {string} path */
const fromFolder = (module, path) => {
  if (!module.startsWith('./')) return module;
  const place = relative(dirname(path), join(...path.split('/').slice(0, 3), module));
  return place.startsWith('.') ? place : `./${place}`;
};

/** @param {import('./read-file.mjs').SqlFile} file @param {readonly Compiled[]} statements @param {Imports} imports @returns {string} */
export const emitFile = (file, statements, imports) => {
  const room = file.path.split('/')[2] ?? '';
  /** @type {Map<string, string>} */
  const rows = new Map();
  const code = statements.map((one) => codeOf(one, room, rows, file.events, imports));
  const values = [...(imports.byModule.get('values') ?? [])].sort();
  const kernelTypes = [...(imports.byModule.get('#kernel') ?? [])].sort();
  const others = [...imports.byModule]
    .filter(([module]) => module !== 'values' && module !== '#kernel')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    // What other rooms take from its door, a room itself finds behind it.
    .map(([module, names]) => [
      fromFolder(module === `#${room}` ? './in-json.ts' : module, file.path),
      [...names].sort().join(', '),
    ])
    .map(([module, names]) => `import type { ${names} } from '${module}';\n`);
  const head = '// Written by `npm run sql`. Do not edit: change the .sql file beside it.\n';
  const kernel =
    room === 'kernel'
      ? importsWithin(file.path, values, kernelTypes)
      : `import { ${[...values, ...kernelTypes.map((name) => `type ${name}`)].join(', ')} } from '#kernel';\n`;
  return `${head}${others.join('')}${kernel}\n${code.join('\n')}`;
};

/** Kinds of ids that the wire knows are the contract's. @param {import('./types.mjs').Types} types @param {ReadonlySet<string>} inContract @returns {string} */
export const emitSchema = ({ schema, brands }, inContract) => {
  const words = new Map(
    [...schema.columns.values()].flatMap((one) => (one.words === null ? [] : [[wordsName(one), one.words]])),
  );
  const kinds = [...brands].sort();
  const known = kinds.filter((brand) => inContract.has(brand));
  const lines = [
    known.length === 0 ? '' : `export type { ${known.join(', ')} } from '@wagram/contract/kernel';\n`,
    ...kinds.filter((brand) => !inContract.has(brand)).map((brand) => `export type ${brand} = Id<'${brand}'>;`),
    ...[...words]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, list]) => `export type ${name} = ${list.map((word) => `'${word}'`).join(' | ')};`),
  ];
  return `// Written by \`npm run sql\` from the migrated schema: ids by table, and the words that a column may hold.\nimport type { Id } from '@wagram/contract/kernel';\n${lines.join('\n')}\n`;
};
