// `npm run sql`: prepares every statement of the rooms' `.sql` files on the migrated schema and writes them as typed
// functions beside them (`*.gen.ts`). `--check` writes nothing and fails where a file is not what it would write;
// `npm run sql -- show likePost` prints a statement so that it can be pasted into psql.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readLayout } from './rules/plan.mjs';
import { walk } from './walk.mjs';
import { missingFromArchive } from './sql/archive.mjs';
import { compile } from './sql/compile.mjs';
import { emitFile, emitSchema } from './sql/emit.mjs';
import { expandMacros } from './sql/expand.mjs';
import { readSqlFile, SqlError } from './sql/read-file.mjs';
import { brokenRules } from './sql/rules.mjs';
import { openSchema, readSchema } from './sql/schema.mjs';
import { Imports, snake, Types } from './sql/types.mjs';

const SCHEMA = 'server/src/kernel/db/schema.gen.ts';
const GIVEN = 'server/src/kernel/db/columns.json';
const IDS = 'contract/src/kernel/ids.ts';
const NOT_EXPORTED = 'server/src/rights/not-exported.json';
const UNRULED = 'docs/statements-without-a-rule.md';

/** @typedef {import('./sql/read-file.mjs').SqlFile & { text: string }} SourceFile */

/** @param {string} root @returns {SourceFile[]} */
const readFiles = (root) =>
  walk(join(root, 'server/src'))
    .filter((name) => name.endsWith('.sql') && !name.startsWith('testing/'))
    .map((name) => {
      const path = `server/src/${name}`;
      const text = readFileSync(join(root, path), 'utf8');
      return { ...readSqlFile(path, text), text };
    });

/** @param {readonly SourceFile[]} files */
const macrosOf = (files) => new Map(files.flatMap(({ macros }) => macros.map((macro) => [macro.name, macro])));

/** @param {SourceFile} file @param {{ lite: import('@electric-sql/pglite').PGlite, types: Types, macros: ReturnType<typeof macrosOf>, ownerOf: ReadonlyMap<string, string> }} tools */
const makeFile = async (file, { ownerOf, ...tools }) => {
  const imports = new Imports();
  /** @type {string[]} */
  const problems = [];
  const compiled = [];
  for (const statement of file.statements) {
    try {
      const one = await compile(statement, file.text, { ...tools, imports });
      problems.push(...brokenRules(one, ownerOf));
      compiled.push(one);
    } catch (error) {
      if (!(error instanceof SqlError))
        throw new Error(`${file.path}:${statement.line}: ${statement.name}`, { cause: error });
      const isPlaced = error.message.startsWith(file.path);
      problems.push(isPlaced ? error.message : `${file.path}:${statement.line}: ${statement.name}: ${error.message}`);
    }
  }
  if (problems.length > 0) return { problems, compiled, text: null };
  return { problems, compiled, text: emitFile(file, compiled, imports) };
};

/** Two of one name: a macro is known everywhere, a prepared statement by its room. @param {readonly SourceFile[]} files */
const namedTwice = (files) => {
  const places = files.flatMap(({ path, macros, statements }) => [
    ...macros.map(({ name }) => ({ path, name, key: name })),
    ...statements.map(({ name }) => ({ path, name, key: `${path.split('/')[2]}.${name}` })),
  ]);
  const seen = new Map(places.map((place) => [place.key, place]));
  return places
    .filter((place) => seen.get(place.key) !== place)
    .map(({ path, name, key }) => `${path}: ${name} has the name of another in ${seen.get(key)?.path}`);
};

/** Every table has a room, and every room's table is there. Migrations note themselves. @param {ReadonlySet<string>} tables @param {ReadonlyMap<string, string>} ownerOf */
const misplacedTables = (tables, ownerOf) => [
  ...[...tables].filter((table) => !ownerOf.has(table)).map((table) => `rooms.json: '${table}' belongs to no room`),
  ...[...ownerOf]
    .filter(([table]) => !tables.has(table) && table !== 'migrations')
    .map(([table, room]) => `rooms.json: there is no table '${table}' for ${room}`),
];

/** Statements that say for whom they are instead of asking a rule. @param {readonly SourceFile[]} files */
const unruledIn = (files) =>
  files.flatMap(({ statements }) => statements.filter(({ notes }) => notes.for !== undefined));

/** @param {readonly SourceFile[]} files */
const tellUnruled = (files) => {
  const unruled = unruledIn(files);
  const rows = unruled.map(
    ({ path, name, notes }) => `| ${path.replace('server/src/', '')} | ${name} | ${notes.for} |`,
  );
  return `${[
    '# Statements without a visibility rule',
    '',
    `Written by \`npm run sql\`. These ${unruled.length} read what people wrote and ask none of the rules of \`server/src/members/rules.sql\`, because only these may ever see the answer. One more here is worth a second look.`,
    '',
    '| file | statement | for |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n')}\n`;
};

const readJson = (/** @type {string} */ path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

/** The kinds of ids that the contract names. @param {string} root */
const idsInContract = (root) => {
  const text = existsSync(join(root, IDS)) ? readFileSync(join(root, IDS), 'utf8') : '';
  return new Set([...text.matchAll(/^export type (\w+Id) =/gm)].map((match) => match[1] ?? ''));
};

/** The migrated schema, on which statements are prepared. @param {string} root */
export const openSchemaOf = (root) => openSchema(join(root, 'server/migrations'), join(root, '.cache'));

/**
 * What is wrong, and every generated file as it should be. `opened` is a schema that stays open, for who asks many times.
 * @param {string} root @param {import('@electric-sql/pglite').PGlite | null} [opened]
 */
export const generate = async (root, opened = null) => {
  const files = readFiles(root);
  const lite = opened ?? (await openSchemaOf(root));
  try {
    const given = readJson(join(root, GIVEN));
    const types = new Types(await readSchema(lite), given);
    const ownerOf = new Map(
      Object.entries(readLayout(root).rooms).flatMap(([room, { tables }]) => tables.map((table) => [table, room])),
    );
    const tools = { lite, types, macros: macrosOf(files), ownerOf };
    const outputs = new Map([
      [SCHEMA, emitSchema(types, idsInContract(root))],
      [UNRULED, tellUnruled(files)],
    ]);
    const problems = [
      ...namedTwice(files),
      ...misplacedTables(new Set([...types.schema.columns.values()].map(({ table }) => table)), ownerOf),
    ];
    const statements = [];
    for (const file of files.filter((one) => one.statements.length > 0)) {
      const made = await makeFile(file, tools);
      problems.push(...made.problems);
      statements.push(...made.compiled);
      if (made.text !== null) outputs.set(file.path.replace(/\.sql$/, '.gen.ts'), made.text);
    }
    if (problems.length === 0)
      problems.push(...missingFromArchive(statements, types.schema, readJson(join(root, NOT_EXPORTED))));
    const count = files.reduce((sum, { statements }) => sum + statements.length, 0);
    return { problems, outputs, count, unruled: unruledIn(files).length };
  } finally {
    if (opened === null) await lite.close();
  }
};

/** Written files that are not what they should be. @param {string} root @param {ReadonlyMap<string, string>} outputs */
const staleFiles = (root, outputs) => {
  const isStale = (/** @type {string} */ path) =>
    !existsSync(join(root, path)) || readFileSync(join(root, path), 'utf8') !== outputs.get(path);
  const left = walk(join(root, 'server/src'))
    .filter((name) => name.endsWith('.gen.ts'))
    .map((name) => `server/src/${name}`)
    .filter((path) => !outputs.has(path));
  return { stale: [...outputs.keys()].filter(isStale), left };
};

/** @param {string} root @returns {Promise<string[]>} everything that `npm run check` has to say about SQL */
export const checkSql = async (root) => {
  const { problems, outputs } = await generate(root);
  const { stale, left } = staleFiles(root, outputs);
  return [
    ...problems,
    ...(problems.length > 0 ? [] : stale.map((path) => `${path} is stale: run npm run sql`)),
    ...(problems.length > 0 ? [] : left.map((path) => `${path} has no .sql file beside it`)),
  ];
};

/** By its name in the file, or in the log, where that of its room stands before it. @param {string} root @param {string} name @returns {string | null} */
export const showStatement = (root, name) => {
  const files = readFiles(root);
  const all = files.flatMap(({ path, statements }) => statements.map((one) => ({ room: path.split('/')[2], one })));
  const statement = all.find(({ room, one }) => one.name === name || `${room}_${snake(one.name)}` === name)?.one;
  if (statement === undefined) return null;
  const text = expandMacros(statement.body, macrosOf(files), new Set());
  const names = [...new Set([...text.matchAll(/(?<!:):([a-z_]\w*)/g)].map((match) => match[1]))];
  // Of a batched one everybody's value stands in an array; an empty one is null for each.
  const emptyOf = (/** @type {string | undefined} */ one) =>
    new RegExp(`:${one}[?!]?::\\w+\\[\\]`).test(text) ? '{}' : '';
  return [
    ...names.map((one) => `\\set ${one} '${emptyOf(one)}'`),
    `${text.replaceAll(/(?<!:):([a-z_]\w*)[?!]?/g, ":'$1'")};`,
  ].join('\n');
};

const main = async () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const [verb, name = ''] = process.argv.slice(2);
  if (verb === 'show') return console.log(showStatement(root, name) ?? `There is no statement '${name}'`);
  if (verb === '--check') {
    const problems = await checkSql(root);
    for (const problem of problems) console.log(problem);
    process.exitCode = problems.length === 0 ? 0 : 1;
    return;
  }
  const { problems, outputs, count, unruled } = await generate(root);
  for (const problem of problems) console.log(problem);
  for (const path of staleFiles(root, outputs).stale) writeFileSync(join(root, path), outputs.get(path) ?? '');
  console.log(`${count} statements, ${unruled} of them without a visibility rule, ${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
