import { createLanguage, sayWords } from '@wagram/contract/kernel';
import { describe, expect, it } from 'vitest';
import { helpersFor } from './needed-helpers.ts';
import { readWords } from './read-words.ts';

const NAME = "export const name = 'Français';\n";

/** A file whose only sentence is what stands there. */
const file = (value: string, above = ''): string =>
  `${NAME}${above}\nexport const texts = { 'web/posts/texts': (language) => ({ it:\n${value} }) };\n`;

const sayIt = (value: string, above = ''): unknown => {
  const { helpers, texts } = readWords(file(value, above), 'fr.js');
  return (sayWords(helpers, texts['web/posts/texts'] ?? null, createLanguage('fr')) as { it: unknown }).it;
};
const answer = (value: string, given: readonly unknown[], above?: string): unknown =>
  (sayIt(value, above) as (...given: readonly unknown[]) => unknown)(...given);

const refusalOf = (source: string): string => {
  try {
    readWords(source, 'fr.js');
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'nothing';
};

describe('[LNG-04] a file of words', () => {
  it('is a name, texts and sentences', () => {
    const words = readWords(
      `${NAME}export const texts = { 'web/a-b/texts': () => ({}), 'server/auth/texts': () => ({}) };\nexport const sentences = { refusals: {} };`,
      'fr.js',
    );
    expect([words.name, Object.keys(words.texts), words.sentences]).toEqual([
      'Français',
      ['web/a-b/texts', 'server/auth/texts'],
      ['tree', 'refusals', ['tree']],
    ]);
  });

  it.each<[string, unknown]>([
    ["'Billets'", 'Billets'],
    ['`Un ${`billet`}`', 'Un billet'],
    ["['a', ...['b'], undefined, null]", ['a', 'b', undefined, null]],
    ['-1 + 2 * 3', 5],
    ["!'' && 1 < 2 ? 'oui' : 'non'", 'oui'],
    ["null ?? 'rien'", 'rien'],
    ["' a '.trim().toUpperCase()", 'A'],
    ["['a', 'b'].join(' et ')", 'a et b'],
    ['language.number(1234.5)', '1\u202F234,5'],
    ["language.count(0, { one: '# cœur', other: '# cœurs' })", '0 cœur'],
    ['Math.abs(Number("-3"))', 3],
    ["formatUnits(BigInt('1500000000'), 9, language)", '1,5'],
    ['"\\u2028"', '\u2028'],
  ])('%s is %j', (value, said) => {
    expect(sayIt(value)).toEqual(said);
  });

  it('has functions with names, parts and what is meant without them', () => {
    expect(answer("({ name, tokens: { credit = 'WGM' } }) => `${name} ${credit}`", [{ name: 'Ana', tokens: {} }])).toBe(
      'Ana WGM',
    );
    expect(answer('(user) => user?.name ?? names[user] ?? "?"', ['bot'], "const names = { bot: 'Robot' };")).toBe(
      'Robot',
    );
    expect(answer('(name) => at(name)', ['ana'], 'const at = (name) => `@${name}`;')).toBe('@ana');
  });

  it('chooses by if and switch, and knows names where they were given', () => {
    const say = `(count) => {
      const many = 'beaucoup';
      if (count > 9) return many;
      else if (count > 4) { const some = 'assez'; return some; }
      switch (count) { case 0: return 'rien'; case 1: case 2: return 'peu'; default: return 'un peu'; }
    }`;
    expect([10, 5, 0, 1, 2, 3].map((count) => answer(say, [count]))).toEqual([
      'beaucoup',
      'assez',
      'rien',
      'peu',
      'peu',
      'un peu',
    ]);
  });

  it('can have a helper whose name stands elsewhere too', () => {
    expect(answer('(at) => { const say = (at) => `${at}!`; return say(at); }', ['a'], "const at = 'b';")).toBe('a!');
  });

  it.each<[string, string, string]>([
    ['process', 'line 4, column 1', "there is no 'process' here"],
    ['later', 'line 4, column 1', "there is no 'later' here"],
    ['fetch("/")', 'line 4, column 1', "'fetch' cannot be called: only what stands above, and Number"],
    ['this', 'line 4, column 1', 'there is no this here'],
    ['new Date()', 'line 4, column 1', 'nothing can be made with new here'],
    ['function () {}', 'line 4, column 1', 'write a function as (words) => …'],
    ['async () => 1', 'line 4, column 1', 'nothing can be waited for here'],
    ['import("node:fs")', 'line 4, column 1', 'takes nothing from other files'],
    ['import.meta.url', 'line 4, column 1', 'knows nothing of where it stands'],
    ['/a+/', 'line 4, column 1', 'there are no patterns here'],
    ['10n', 'line 4, column 1', 'write a number without n'],
    ['class {}', 'line 4, column 1', 'there are no classes here'],
    ['tag`a`', 'line 4, column 1', 'nothing can stand before it'],
    ['(1, 2)', 'line 4, column 2', 'write one thing'],
    ['[1, , 2]', 'line 4, column 1', 'this list has a gap'],
    ['{ get a() { return 1; } }', 'line 4, column 3', 'write a function as key'],
    ['{ a() {} }', 'line 4, column 3', 'write a function as key'],
    ['{ ["a"]: 1 }', 'line 4, column 4', 'without brackets'],
    ['{ ...language }', 'line 4, column 3', 'write the keys one by one'],
    ['{ __proto__: null }', 'line 4, column 3', "nothing can be called '__proto__'"],
    ['{ $$typeof: 1 }', 'line 4, column 3', "nothing can be called '$$typeof'"],
    ['language.constructor', 'line 4, column 10', "nothing can be called 'constructor'"],
    ["language['constructor']", 'line 4, column 10', "nothing can be called 'constructor'"],
    ['language.tag.at(0)', 'line 4, column 14', "'at' cannot be called"],
    ["language['count'](1)", 'line 4, column 10', 'without brackets'],
    ['language.count?.(1)', 'line 4, column 1', 'without ?.'],
    ['(() => 1)()', 'line 4, column 2', 'only what has a name can be called'],
    ['Math.max(1, 2)', 'line 4, column 6', "'max' cannot be called"],
    ['1 == 1', 'line 4, column 1', '== cannot be used here: write ==='],
    ['typeof language', 'line 4, column 1', 'typeof cannot be used here'],
    ['2 ** 9', 'line 4, column 1', '** cannot be used here'],
    ['(a) => a++', 'line 4, column 8', 'nothing can be changed here'],
    ['(a) => { a = 1; }', 'line 4, column 10', 'a file of words cannot hold this'],
    ['() => { let a = 1; }', 'line 4, column 9', 'write const'],
    ['() => { while (true) {} }', 'line 4, column 9', 'there are no loops here'],
    ['() => { for (const a of []) {} }', 'line 4, column 9', 'there are no loops here'],
    ['() => { throw 1; }', 'line 4, column 9', 'nothing can be thrown here'],
    ['() => { switch (1) { case 1: break; } }', 'line 4, column 30', 'end a case with return'],
    ['([a]) => a', 'line 4, column 2', 'a list cannot be taken apart here'],
    ['(...all) => all', 'line 4, column 2', 'name what is given one by one'],
    ["'Billets", 'line 4, column 1', 'this cannot be read: Unterminated string constant'],
  ])('cannot hold %s', (value, where, why) => {
    const refusal = refusalOf(file(value));
    expect(refusal).toContain(where);
    expect(refusal).toContain(why);
  });

  it.each<[string, string]>([
    ['', 'fr.js: it does not say what the language calls itself'],
    [
      "export const name = '<b>';",
      "fr.js, line 1, column 21: name is what the language calls itself, for example 'Français'",
    ],
    ['export const name = `Français`;', 'fr.js, line 1, column 21: name is what'],
    [`${NAME}import fs from 'node:fs';`, 'fr.js, line 2, column 1: a file of words takes nothing from other files'],
    [`${NAME}export default {};`, 'fr.js, line 2, column 1: export name, texts and sentences by their names'],
    [
      `${NAME}export const more = 1;`,
      'fr.js, line 2, column 14: a file exports name, texts and sentences, and nothing else',
    ],
    [`${NAME}export let texts = {};`, 'fr.js, line 2, column 1: write export const name, texts and sentences'],
    [`${NAME}${NAME}`, "fr.js, line 2, column 14: this cannot be read: Identifier 'name' has already been declared"],
    [`${NAME}export const texts = [];`, 'fr.js, line 2, column 22: texts is { … } with a key for each file'],
    [
      `${NAME}export const texts = { 'posts/texts': () => ({}) };`,
      'fr.js, line 2, column 24: a file is named as in the repository',
    ],
    [
      `${NAME}export const texts = { 'web/a': {} };`,
      'fr.js, line 2, column 33: the words of a file are (language) => ({ … })',
    ],
    [
      `${NAME}export const texts = { 'web/a': () => 1, 'web/a': () => 1 };`,
      'fr.js, line 2, column 42: web/a stands here already',
    ],
    [`${NAME}const f = () => f();`, "fr.js, line 2, column 17: 'f' cannot be called"],
    [`${NAME}fetch('/');`, 'fr.js, line 2, column 1: a file of words cannot hold this (ExpressionStatement)'],
    [`${NAME}//${'a'.repeat(2 * 1024 * 1024)}`, 'fr.js: the file has more than 2 MB'],
  ])('%# is refused with its place', (source, refusal) => {
    expect(refusalOf(source)).toContain(refusal);
  });
});

describe('[LNG-04] what stands too deep inside of other things', () => {
  it.each([79, 200, 50_000])('is refused, %d lists as well', (deep) => {
    expect(refusalOf(file(`${'['.repeat(deep)}${']'.repeat(deep)}`))).toMatch(
      /line 4, column \d+: .*(?:too deep|enough stack)/,
    );
  });

  it('is far more than a sentence has', () => {
    expect(refusalOf(file(`${'['.repeat(40)}${']'.repeat(40)}`))).toBe('nothing');
  });
});

describe('[LNG-04] the helpers of a file', () => {
  it('come along where they are needed, also by way of others', () => {
    const { helpers, texts } = readWords(
      `${NAME}const a = 'a';\nconst b = () => a;\nconst { c } = { c: 1 };\nconst d = () => b();\nexport const texts = { 'web/x': () => ({ x: d() }), 'web/y': () => ({ y: c }), 'web/z': () => ({}) };`,
      'fr.js',
    );
    const namesFor = (path: string) => helpersFor(helpers, [texts[path] ?? null]).map((one) => (one as string[])[1]);
    expect(['web/x', 'web/z'].map(namesFor)).toEqual([['a', 'b', 'd'], []]);
    expect(namesFor('web/y')).toEqual([['{}', ['c', 'c']]]);
  });
});
