import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkBareText } from './rules/bare-text.mjs';
import { readPlan } from './rules/plan.mjs';
import { checkTexts } from './rules/texts.mjs';

const room = { level: 1, tables: [], prefixes: [] };

/** Texts that are all used, each in a way of its own, and what only looks like a violation. */
const clean = {
  'rooms.json': JSON.stringify({
    packages: ['contract', 'server', 'web'],
    app: { server: ['app'], web: ['app', 'pages'] },
    rooms: { kernel: { ...room, level: 0 }, posts: room },
  }),
  'contract/src/kernel/language.ts': "export const english = new Intl.NumberFormat('en');\n",
  'server/src/posts/mail.tsx': 'export const Mail = () => <p>Hello there</p>;\n',
  'server/src/posts/texts.ts':
    "export const texts = createTexts((language) => ({\n  hello: (name) => `Hello ${name}`,\n  kinds: { photo: 'Photo' },\n}));\n",
  'server/src/posts/service.ts':
    'export const a = (b) => texts(languageOf(b)).hello(b) + texts(languageOf(b)).kinds.photo;\n',
  'web/src/posts/texts.ts': `export const texts = createTexts('posts/texts', (language) => ({
  title: 'Posts',
  feed: { empty: 'Nothing yet', likes: (count) => language.count(count, { one: '# like', other: '# likes' }) },
  kinds: { photo: 'Photo', video: 'Video' },
  steps: ['One', 'Two'],
  shared: { by: (name, n) => language.count(n, { other: (number) => \`\${name} and \${number}\` }) },
}));
`,
  'web/src/posts/index.ts': "export { texts as postTexts } from './texts.ts';\n",
  'web/src/posts/feed.tsx': `import { texts } from './texts.ts';
const words = texts.feed;
const segments = new Intl.Segmenter();
export const Feed = ({ kind }) => {
  const { empty } = words;
  return <p title={texts.title} className="flex gap-2" data-kind="photo">{empty} {words.likes(1)} · {texts.kinds[kind]} {texts.steps.map(String)}</p>;
};
`,
  'web/src/pages/home.tsx':
    "import { postTexts as words } from '#posts';\nexport const Home = ({ name }) => <p aria-label={words.shared.by(name, 2)} />;\n",
};

/** @type {string[]} */
const roots = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** @param {Record<string, string>} changes */
const check = (changes = {}) => {
  const root = mkdtempSync(join(tmpdir(), 'texts-'));
  roots.push(root);
  for (const [path, text] of Object.entries({ ...clean, ...changes })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const plan = readPlan(root);
  return [...checkTexts(plan), ...checkBareText(plan)].map(({ path, line, rule }) => `${path}:${line} ${rule}`);
};

/** @param {string} text */
const inTexts = (text) => ({ 'web/src/posts/more-texts.ts': text });
/** @param {string} text */
const inScreen = (text) => ({ 'web/src/posts/a.tsx': text });
/** @param {string} hello */
const inServer = (hello) => ({
  'server/src/posts/mail-texts.ts': `export const texts = createTexts((language) => ({ hello: ${hello} }));\n`,
});
const fromTexts = "import { texts } from './texts.ts';\n";

/** @type {[string, Record<string, string>, string][]} */
const planted = [
  ['words between tags', inScreen('export const A = () => (\n  <p>Hello</p>\n);\n'), 'web/src/posts/a.tsx:2 bare-text'],
  ['words in braces', inScreen("export const A = () => <p>{'Hello'}</p>;\n"), 'web/src/posts/a.tsx:1 bare-text'],
  [
    'words behind a condition',
    inScreen("export const A = ({ b }) => <p>{b ? b : 'Hello'}</p>;\n"),
    'web/src/posts/a.tsx:1 bare-text',
  ],
  [
    'words around a value',
    inScreen('export const A = ({ b }) => <p>{`Hello ${b}`}</p>;\n'),
    'web/src/posts/a.tsx:1 bare-text',
  ],
  ['a label', inScreen('export const A = () => <p aria-label="Close" />;\n'), 'web/src/posts/a.tsx:1 bare-text'],
  [
    'a placeholder in braces',
    inScreen("export const A = () => <input placeholder={'Name'} />;\n"),
    'web/src/posts/a.tsx:1 bare-text',
  ],
  [
    'a key that nobody uses',
    inTexts("export const texts = createTexts('posts/more-texts', () => ({\n  title: 'Title',\n}));\n"),
    'web/src/posts/more-texts.ts:2 unused-text',
  ],
  [
    'texts under another name than their file',
    inTexts("export const texts = createTexts('posts/texts', () => ({}));\n"),
    'web/src/posts/more-texts.ts:1 texts',
  ],
  [
    'texts that are plain values',
    inTexts("export const texts = { title: 'Title' };\n"),
    'web/src/posts/more-texts.ts:1 texts',
  ],
  [
    'a text that is read once for all',
    inScreen(`${fromTexts}const tabs = [\n  { label: texts.title },\n];\n`),
    'web/src/posts/a.tsx:3 module-text',
  ],
  [
    'a sentence that is kept under a name',
    inScreen(`${fromTexts}const words = texts.feed;\nconst empty = words.empty;\n`),
    'web/src/posts/a.tsx:3 module-text',
  ],
  [
    'a function that is kept',
    inScreen(`${fromTexts}const say = texts.feed.likes;\n`),
    'web/src/posts/a.tsx:2 module-text',
  ],
  [
    'texts that are taken apart',
    inScreen(`${fromTexts}const { title } = texts;\n`),
    'web/src/posts/a.tsx:2 module-text',
  ],
  [
    'texts of another room that are read once for all',
    { 'web/src/pages/a.tsx': "import { postTexts } from '#posts';\nconst title = postTexts.title;\n" },
    'web/src/pages/a.tsx:2 module-text',
  ],
  [
    'a number that is written once for all',
    inScreen('const most = fullCount(1000);\n'),
    'web/src/posts/a.tsx:1 module-text',
  ],
  [
    'a language by name',
    { 'server/src/posts/a.ts': "export const a = createLanguage('en');\n" },
    'server/src/posts/a.ts:1 language',
  ],
  [
    'a formatter of its own',
    { 'contract/src/kernel/a.ts': 'export const a = new Intl.NumberFormat();\n' },
    'contract/src/kernel/a.ts:1 language',
  ],
  ['a number by itself', inScreen('export const a = (n) => n.toLocaleString();\n'), 'web/src/posts/a.tsx:1 language'],
  [
    'a plural by hand',
    inServer("(n) => (n === 1 ? '1 like' : `${n} likes`)"),
    'server/src/posts/mail-texts.ts:1 plural',
  ],
  [
    'a name beside the sign of the number',
    inServer('(n, name) => language.count(n, { other: `${name} and # others` })'),
    'server/src/posts/mail-texts.ts:1 plural',
  ],
  [
    'a key of the server that nobody uses',
    { 'server/src/posts/mail-texts.ts': "export const texts = createTexts(() => ({\n  bye: 'Bye',\n}));\n" },
    'server/src/posts/mail-texts.ts:2 unused-text',
  ],
  [
    'texts of the server that are plain values',
    { 'server/src/posts/mail-texts.ts': "export const texts = { bye: 'Bye' };\n" },
    'server/src/posts/mail-texts.ts:1 texts',
  ],
  ['lazy without texts', inScreen("import { lazy, useState } from 'react';\n"), 'web/src/posts/a.tsx:1 lazy'],
];

describe('the rules of texts', () => {
  it('[LNG-01] pass what is written well', () => {
    expect(check()).toEqual([]);
  });

  it.each(planted)('[LNG-01] find %s', (_, changes, finding) => {
    expect(check(changes)).toEqual([finding]);
  });

  it('leave a translation alone', () => {
    const german = "export const texts = () => ({ title: 'Beiträge' });\n";
    expect(check({ 'web/src/posts/texts.de.ts': german })).toEqual([]);
  });
});
