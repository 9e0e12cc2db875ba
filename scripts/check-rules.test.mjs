import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkRules } from './check-rules.mjs';
import { readSource } from './rules/source.mjs';

const layout = {
  packages: ['contract', 'client', 'server', 'web'],
  app: { contract: ['api'], server: ['app'], web: ['app', 'pages'] },
  rooms: {
    kernel: { level: 0, tables: ['migrations'], prefixes: [] },
    ui: { level: 0, tables: [], prefixes: [] },
    members: { level: 1, tables: ['members'], prefixes: [] },
    wallet: { level: 2, tables: [], prefixes: [] },
    posts: { level: 2, tables: ['posts', 'post_likes'], prefixes: ['POST'] },
  },
};

/** A small building in which every rule holds, with the near misses that a careless check would report. */
const clean = {
  'rooms.json': JSON.stringify(layout),
  'contract/src/kernel/brand.ts': "export const brand = { name: 'Acme', slug: 'acme' };\n",
  'contract/src/kernel/index.ts': "export * from './brand.ts';\n",
  'contract/src/posts/index.ts':
    "import * as z from 'zod/mini';\nimport { brand } from '#kernel';\nexport const post = z.object({});\n",
  'contract/src/posts/posts.test.ts': "import { it } from 'vitest';\nimport fc from 'fast-check';\n",
  'contract/src/api/index.ts': "import { post } from '#posts';\nexport const api = { post };\n",
  'client/src/client.ts':
    "import { api } from '@wagram/contract/api';\nimport { request } from 'node:http';\nexport const ask = () => fetch(api, request);\n",
  'server/src/app/client.test.ts': "import { ask } from '@wagram/client';\n",
  'server/src/kernel/index.ts': "export * from './config/config.ts';\n",
  'server/src/kernel/db/migrate.ts':
    "export const note = (db) => db.query('insert into migrations (name) values ($1)');\n",
  'server/src/kernel/config/config.ts': 'export const port = process.env.PORT;\n',
  'server/src/members/index.ts': "export { rename } from './members.gen.ts';\n",
  'server/src/members/members.gen.ts':
    "export const rename = exec('members_rename', `update members set name = $2 where id = $1`);\n",
  'server/src/posts/index.ts':
    "import { posts } from '#kernel';\nimport { rename } from '#members';\nimport { post } from '@wagram/contract/posts';\nexport * from './service.ts';\n",
  'server/src/posts/service.ts':
    "// process.env, console.log, mnemonic and `delete from members` are only talked about here\nexport const like = (db) => {\n  cache.delete(key);\n  return likePost(db, 'selected from a list');\n};\n",
  'server/src/posts/kept.ts':
    '// Of the row, which never changes.\nconst texts = new WeakMap<Row, string>();\nconst none: ReadonlySet<string> = new Set();\nconst words = new Set([1]);\nexport const createFeeds = () => {\n  let seen = 0;\n  const known = new Map();\n};\n',
  'server/src/posts/posts.test.ts':
    "import { build } from '#app';\nimport { people } from '../testing/people.ts';\nawait db.delete(members);\nprocess.env.X = 'acme';\n",
  'server/src/testing/people.ts':
    "import { startPostgres } from '../../../scripts/postgres.mjs';\nexport const people = startPostgres;\n",
  'server/src/app/index.ts': "import { like } from '#posts';\nexport const build = () => like;\n",
  'web/src/kernel/ask.ts': 'export const ask = (url) => fetch(url);\n',
  'web/src/kernel/storage.ts': 'export const read = (key) => localStorage.getItem(key);\n',
  'web/src/kernel/log.ts': 'export const warn = (text) => console.warn(text);\n',
  'web/src/kernel/index.ts': "export * from './ask.ts';\n",
  'web/src/ui/index.ts': 'export const button = 1;\n',
  'web/src/posts/index.ts':
    "import { ask } from '#kernel';\nimport { post } from '@wagram/contract/posts';\nexport const reload = (query) => query.refetch() ?? query.fetch(1);\n",
  'web/src/wallet/index.ts': 'export const privateKey = 1;\n',
  'web/src/ui/dots.ts': 'export const dots = Math.random();\n',
  'web/src/ui/count.ts': "import { ask } from '#kernel';\nexport const count = ask;\n",
  'web/src/pages/home.tsx': "import { reload } from '#posts';\nexport const Home = () => <p>{reload}</p>;\n",
  'server/src/app/page.tsx': "export const Page = () => <p>You're at https://x.example {'}'}</p>;\n",
  'web/src/app/index.tsx':
    "import '../ui/styles.css';\nconst Home = import('../pages/home.tsx');\nexport const app = Home;\n",
};

/** @type {string[]} */
const roots = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** @param {Record<string, string>} changes */
const check = (changes = {}) => {
  const root = mkdtempSync(join(tmpdir(), 'layout-'));
  roots.push(root);
  for (const [path, text] of Object.entries({ ...clean, ...changes })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkRules(root).map(({ path, line, rule }) => `${path}:${line} ${rule}`);
};

const lines = (/** @type {number} */ count) => 'export {};\n'.repeat(count);
const longFunction = (/** @type {string} */ head, /** @type {string} */ tail) =>
  `${head}\n${'  work();\n'.repeat(60)}${tail}\n`;

/** What is planted, and the finding that must follow. @type {[string, Record<string, string>, string][]} */
const planted = [
  [
    'contract imports a package',
    { 'contract/src/posts/a.ts': "import x from 'lodash';\n" },
    'contract/src/posts/a.ts:1 package',
  ],
  [
    'contract imports Node',
    { 'contract/src/posts/a.ts': "\nimport { readFile } from 'node:fs';\n" },
    'contract/src/posts/a.ts:2 package',
  ],
  ['client imports a package', { 'client/src/a.ts': "import { WebSocket } from 'ws';\n" }, 'client/src/a.ts:1 package'],
  [
    'client imports server',
    { 'client/src/a.ts': "import { x } from '../../server/src/posts/service.ts';\n" },
    'client/src/a.ts:1 package',
  ],
  ['client asks elsewhere', { 'client/src/a.ts': 'export const x = () => fetch(1);\n' }, 'client/src/a.ts:1 fetch'],
  [
    'server runs on the client',
    { 'server/src/posts/a.ts': "import { ask } from '@wagram/client';\n" },
    'server/src/posts/a.ts:1 package',
  ],
  [
    'a room knows all rooms of the contract',
    { 'server/src/posts/a.ts': "import { api } from '@wagram/contract/api';\n" },
    'server/src/posts/a.ts:1 level',
  ],
  [
    'web imports server',
    { 'web/src/posts/a.ts': "import { x } from '../../../server/src/posts/service.ts';\n" },
    'web/src/posts/a.ts:1 package',
  ],
  [
    'server imports web',
    { 'server/src/posts/a.ts': "export { x } from '@wagram/web';\n" },
    'server/src/posts/a.ts:1 package',
  ],
  [
    'around the door by path',
    { 'server/src/posts/a.ts': "import type {\n  A,\n} from '../members/service.ts';\n" },
    'server/src/posts/a.ts:3 door',
  ],
  [
    'around the door by name',
    { 'web/src/posts/a.ts': "import { x } from '#members/api';\n" },
    'web/src/posts/a.ts:1 door',
  ],
  [
    'around the contract door',
    { 'server/src/posts/a.ts': "import { x } from '@wagram/contract/posts/calls';\n" },
    'server/src/posts/a.ts:1 door',
  ],
  [
    'a lazy import around the door',
    { 'web/src/posts/a.ts': "const x = import('../ui/button.tsx');\n" },
    'web/src/posts/a.ts:1 door',
  ],
  [
    'a room that does not exist',
    { 'server/src/posts/a.ts': "import { x } from '#ghosts';\n" },
    'server/src/posts/a.ts:1 door',
  ],
  ['upwards', { 'server/src/members/a.ts': "import { like } from '#posts';\n" }, 'server/src/members/a.ts:1 level'],
  [
    'upwards through the contract',
    { 'server/src/members/a.ts': "import { post } from '@wagram/contract/posts';\n" },
    'server/src/members/a.ts:1 level',
  ],
  ['sideways', { 'web/src/kernel/a.ts': "import { button } from '#ui';\n" }, 'web/src/kernel/a.ts:1 level'],
  ['a variable of a module', { 'server/src/posts/a.ts': 'let known = null;\n' }, 'server/src/posts/a.ts:1 state'],
  [
    'a cache in a module',
    { 'server/src/posts/a.ts': '\nexport const known: Map<string, Post> = new Map();\n' },
    'server/src/posts/a.ts:2 state',
  ],
  [
    'an object with state in a module',
    { 'server/src/posts/a.ts': 'const known = new KnownSessions();\n' },
    'server/src/posts/a.ts:1 state',
  ],
  [
    'state that is found by the app',
    { 'server/src/posts/a.ts': 'const of = () => {\n  const x = new WeakMap<App, Feeds>();\n};\n' },
    'server/src/posts/a.ts:2 state',
  ],
  ['into the app', { 'web/src/posts/a.ts': "import { Home } from '#pages';\n" }, 'web/src/posts/a.ts:1 level'],
  [
    'test support in the product',
    { 'server/src/posts/a.ts': "import { people } from '#testing';\n" },
    'server/src/posts/a.ts:1 level',
  ],
  ['a room missing from the plan', { 'web/src/ghosts/index.ts': 'export {};\n' }, 'web/src/ghosts:1 rooms'],
  [
    'a room missing from the building',
    {
      'rooms.json': JSON.stringify({
        ...layout,
        rooms: { ...layout.rooms, ghosts: { level: 1, tables: [], prefixes: [] } },
      }),
    },
    'rooms.json:1 rooms',
  ],
  [
    'a statement in a string',
    { 'server/src/posts/a.ts': 'export const a = sql`\n  update posts p set name = 1`;\n' },
    'server/src/posts/a.ts:1 sql',
  ],
  [
    'a read in a string of the app',
    { 'server/src/app/a.ts': "\nexport const a = 'select id from posts';\n" },
    'server/src/app/a.ts:2 sql',
  ],
  ['environment', { 'server/src/app/a.ts': 'export const a = process.env.PORT;\n' }, 'server/src/app/a.ts:1 env'],
  [
    'environment under another name',
    { 'server/src/app/a.ts': "export const a = process['env'];\n" },
    'server/src/app/a.ts:1 env',
  ],
  [
    'local storage',
    { 'web/src/posts/a.ts': 'export const a = window.localStorage;\n' },
    'web/src/posts/a.ts:1 storage',
  ],
  ['session storage', { 'web/src/kernel/a.ts': 'sessionStorage.clear();\n' }, 'web/src/kernel/a.ts:1 storage'],
  ['fetch', { 'web/src/posts/a.ts': "export const a = () => fetch('/api');\n" }, 'web/src/posts/a.ts:1 fetch'],
  [
    'fetch inside a text',
    { 'web/src/posts/a.ts': 'export const a = `${await fetch(url)}`;\n' },
    'web/src/posts/a.ts:1 fetch',
  ],
  ['console', { 'server/src/app/a.ts': "console.log('up');\n" }, 'server/src/app/a.ts:1 console'],
  ['a secret word', { 'server/src/posts/a.ts': 'export const privateKey = 1;\n' }, 'server/src/posts/a.ts:1 secrets'],
  ['a secret word elsewhere in the web', { 'web/src/posts/a.ts': "a['secretKey'];\n" }, 'web/src/posts/a.ts:1 secrets'],
  [
    'a guess where keys are made',
    { 'web/src/wallet/a.ts': 'export const a = Math.random();\n' },
    'web/src/wallet/a.ts:1 random',
  ],
  ...["import { lock, sign } from './vault.ts';", "const { sign } = await import('./vault.ts');", 'vault.sign(a);'].map(
    (line) =>
      /** @type {[string, Record<string, string>, string]} */ ([
        `a signature around the review: ${line}`,
        { 'web/src/wallet/a.ts': `${line}\n` },
        'web/src/wallet/a.ts:1 sign',
      ]),
  ),
  [
    'a secret word in a text',
    { 'contract/src/posts/a.ts': "export const field = 'mnemonic';\n" },
    'contract/src/posts/a.ts:1 secrets',
  ],
  ['a long file', { 'server/src/posts/a.ts': lines(301) }, 'server/src/posts/a.ts:301 length'],
  [
    'a crammed folder',
    Object.fromEntries(Array.from({ length: 33 }, (_, i) => [`web/src/posts/card/a${i}.ts`, 'export const a = 1;\n'])),
    'web/src/posts/card:1 folder',
  ],
  ['a long page', { 'web/src/pages/a.tsx': lines(121) }, 'web/src/pages/a.tsx:121 length'],
  [
    'a long arrow function',
    { 'web/src/posts/a.ts': longFunction('export const a = async (b: string): Promise<void> => {', '};') },
    'web/src/posts/a.ts:1 length',
  ],
  [
    'a long function',
    { 'web/src/posts/a.ts': longFunction('\nfunction a(b = {}) {', '}') },
    'web/src/posts/a.ts:2 length',
  ],
  [
    'a long component without a body',
    { 'web/src/posts/a.tsx': `export const A = () => (\n  <>\n${'    <br />\n'.repeat(60)}  </>\n);\n` },
    'web/src/posts/a.tsx:1 length',
  ],
  ['a drawer of a file', { 'web/src/posts/utils.ts': 'export {};\n' }, 'web/src/posts/utils.ts:1 names'],
  ['a drawer of a folder', { 'web/src/posts/helpers/a.ts': 'export {};\n' }, 'web/src/posts/helpers/a.ts:1 names'],
  ['a name in capitals', { 'web/src/posts/PostCard.tsx': 'export {};\n' }, 'web/src/posts/PostCard.tsx:1 names'],
  [
    'a default export',
    { 'web/src/posts/a.ts': 'const a = 1;\nexport default a;\n' },
    'web/src/posts/a.ts:2 default-export',
  ],
  [
    'files that need each other',
    {
      'server/src/posts/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'server/src/posts/b.ts': "import { c } from './c.ts';\nexport const b = () => c;\n",
      'server/src/posts/c.ts': "import { a } from './a.ts';\nexport const c = () => a;\n",
    },
    'server/src/posts/c.ts:1 circle',
  ],
  ['a retired word', { 'e2e/src/a.ts': '\nexport const openHouse = 1;\n' }, 'e2e/src/a.ts:2 words'],
  ['a retired file name', { 'server/src/posts/in-turn.ts': 'export {};\n' }, 'server/src/posts/in-turn.ts:1 words'],
  ['the brand', { 'web/src/posts/a.ts': "\nexport const title = 'Welcome to ACME';\n" }, 'web/src/posts/a.ts:2 brand'],
];

describe('check-rules', () => {
  it('passes a building in which every rule holds', () => {
    expect(check()).toEqual([]);
  });

  it.each(planted)('finds %s', (_, changes, finding) => {
    expect(check(changes)).toEqual([finding]);
  });

  it('lets files know the types of each other, or ask for each other later', () => {
    expect(
      check({
        'server/src/posts/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
        'server/src/posts/b.ts':
          "import type { a } from './a.ts';\nexport const b = (): typeof a => import('./a.ts');\n",
      }),
    ).toEqual([]);
  });

  it('lets a stored field keep a retired word', () => {
    expect(check({ 'web/src/posts/a.ts': 'export const on = choices.wishes;\n' })).toEqual([]);
  });

  it('lets a generated file be as long as it is', () => {
    expect(check({ 'server/src/posts/a.gen.ts': lines(301) })).toEqual([]);
  });

  it("lets a third party's field carry its name", () => {
    expect(check({ 'server/src/posts/a.ts': "read('VAPID_PRIVATE_KEY');\n" })).toEqual([]);
  });
});

describe('the source reader', () => {
  it('keeps comments, texts and regular expressions out of the code', () => {
    const { code, text } = readSource('a(/["\'`]/, `b${c({ d: `e` })}f`, "g"); // h\n/* i */ j');
    expect(code).toBe('a(/     /, ` ${c({ d: ` ` })} `, " ");     \n        j');
    expect(text).toBe('a(/["\'`]/, `b${c({ d: `e` })}f`, "g");     \n        j');
  });

  it('lists imports of every shape and nothing that only looks like one', () => {
    const { imports } = readSource(
      "import 'a';\nexport * from 'b';\nawait import('c');\n// import 'd'\nconst e = \"import 'e'\";\n",
    );
    expect(imports.map(({ specifier, line }) => ({ specifier, line }))).toEqual([
      { specifier: 'a', line: 1 },
      { specifier: 'b', line: 2 },
      { specifier: 'c', line: 3 },
    ]);
  });

  it('tells functions from blocks', () => {
    const { functions } = readSource(
      'if (a) {\n}\nfor (const b of c) {\n}\nclass D {\n  e(): Promise<void> {\n  }\n}\nconst f = g => {\n};\n',
    );
    expect(functions).toEqual([
      { line: 6, lines: 2 },
      { line: 9, lines: 2 },
    ]);
  });
});
