import { describe, expect, it } from 'vitest';
import { createLanguage } from '../language.ts';
import type { Code } from './code.ts';
import { sayWords } from './work-out.ts';

const french = createLanguage('fr');
type Say = (...given: readonly unknown[]) => unknown;

const say = (code: Code, helpers: readonly Code[] = []): Say =>
  sayWords(helpers, ['=>', ['language'], code], french) as Say;
const functionOf = (body: Code, helpers?: readonly Code[]): Say => say(['=>', ['x'], body], helpers);
const name = (one: string): Code => ['name', one];
const block = (...statements: Code[]): Code => ['=>', ['x'], statements, true];

describe('[LNG-04] words of a file', () => {
  it('are a tree of texts and functions in the language that says them', () => {
    const forms: Code = ['tree', 'one', '# cœur', 'other', '# cœurs'];
    const likes: Code = ['=>', ['n'], ['ask', name('language'), 'count', name('n'), forms]];
    const code: Code = ['=>', ['language'], ['tree', 'title', 'Billets', 'likes', likes]];
    const said = sayWords([], code, french) as { title: string; likes: Say };
    expect([said.title, said.likes(1), said.likes(2000)]).toEqual(['Billets', '1 cœur', '2\u202F000 cœurs']);
  });

  it('hand on nothing that is many times larger than it looks', () => {
    const lists = Array.from({ length: 24 }, (_, n): Code => [
      'const',
      `a${n}`,
      ['list', ...(n === 0 ? ['', ''] : [name(`a${n - 1}`), name(`a${n - 1}`)])],
    ]);
    const trees = lists.map((_, n): Code => [
      'const',
      `t${n}`,
      ['tree', 'a', n === 0 ? 1 : name(`t${n - 1}`), 'b', n === 0 ? 1 : name(`t${n - 1}`)],
    ]);
    const asks: Code[] = [
      ['ask', 'x', 'includes', name('a23')],
      ['ask', name('language'), 'number', 1, name('t23')],
      ['ask', name('language'), 'list', name('a23')],
    ];
    for (const one of asks) expect(() => functionOf(one, [...lists, ...trees])(1)).toThrow('not handed on');
  });

  it('take nothing for a language that only looks like one, and call nothing that they are given', () => {
    const like: Code = ['tree', 'relative', 0, 'count', name('x')];
    expect(() => functionOf(['ask', like, 'count', 'x'])(() => 'called')).toThrow('There is no count of this');
  });

  it('know what stands above, parts of what they are given, and what is chosen by it', () => {
    const greet: Code = [
      'const',
      'greet',
      ['=>', [['{}', ['name', ['=', 'who', 'toi']]]], ['`', 'Salut ', name('who')]],
    ];
    const greeting = say(
      block(
        ['if', ['is', '>', ['.', name('x'), 'age'], 17], [['return', ['call', 'greet', name('x')]]], []],
        [
          'switch',
          ['.', name('x'), 'age'],
          [[1], ['return', 'un']],
          [[2]],
          [[3], ['return', 'peu']],
          [null, ['return', 'petit']],
        ],
      ),
      [greet],
    );
    expect(greeting({ name: 'Ana', age: 18 })).toBe('Salut Ana');
    expect(greeting({ age: 18 })).toBe('Salut toi');
    expect([1, 2, 3, 4].map((age) => greeting({ age }))).toEqual(['un', 'peu', 'peu', 'petit']);
  });

  it('hand on what they are given as it is', () => {
    const node = { $$typeof: Symbol.for('react.element'), props: { secret: 1 } };
    expect(functionOf(['list', name('x'), ' et'])(node)).toEqual([node, ' et']);
    expect((functionOf(['list', name('x')])(node) as unknown[])[0]).toBe(node);
  });

  it.each<[string, Code, unknown]>([
    ['of a prototype', ['.', name('x'), 'toString'], {}],
    ['of a text', ['.', name('x'), 'constructor'], 'text'],
    ['of a function', ['.', name('x'), 'call'], () => 'called'],
    ['of what draws itself', ['.', name('x'), 'props'], { $$typeof: Symbol.for('react.element'), props: 1 }],
    ['of an object with a class', ['.', name('x'), 'size'], new Map()],
    ['that is behind another name', ['.', ['.', name('x'), 'a'], '__proto__'], { a: {} }],
    ['that has no name', name('constructor'), {}],
  ])('read nothing %s', (_what, code, given) => {
    expect(functionOf(code)(given)).toBeUndefined();
  });

  it.each<[string, Code, unknown]>([
    ['a function that is handed in', ['call', 'x'], () => 'called'],
    ['what is not there', ['call', 'constructor'], 'x'],
    ['another method of a text', ['ask', name('x'), 'repeat', 9], 'x'],
    ['a method of what a prototype has', ['ask', name('x'), 'constructor', 'return 1'], () => 1],
    ['a text that is an object', ['`', 'a', name('x')], { toString: () => 'a' }],
    ['a sum of objects', ['is', '<', name('x'), 1], { valueOf: () => 0 }],
    ['a product of whole numbers of any size', ['is', '*', name('x'), name('x')], 9n],
    ['a sum of a token that is none', ['call', 'formatUnits', name('x'), 9, null], { toString: () => '9' }],
    ['a part of nothing', ['.', name('x'), 'a'], null],
    ['a spread of what is no list', ['list', ['...', name('x')]], 'text'],
    ['an operation of tomorrow', ['await', name('x')], 1],
  ])('fail on %s', (_what, code, given) => {
    expect(() => functionOf(code)(given)).toThrow(TypeError);
  });

  it('a name of every object is a key like another', () => {
    const tree = functionOf(['tree', '__proto__', 'a', 'toString', 'b', 'then', 'c'])() as Record<string, unknown>;
    expect(Object.keys(tree)).toEqual(['__proto__', 'toString', 'then']);
    expect(Object.getPrototypeOf(tree)).toBeNull();
  });
});

const twice = (above: string): Code => ['=>', [], ['`', ['call', above], ['call', above]]];
const doubling = (first: Code, times: number): Code[] => [
  ['const', 'f0', ['=>', [], first]],
  ...Array.from({ length: times }, (_, at): Code => ['const', `f${at + 1}`, twice(`f${at}`)]),
];
const inside = (times: number): Code => (times === 0 ? name('x') : ['list', inside(times - 1)]);
const long = 'a'.repeat(10_001);

describe('[LNG-04] words without end', () => {
  it.each<[string, Say, string]>([
    ['that double what doubles', functionOf(['call', 'f40'], doubling('', 40)), 'too long'],
    ['that grow', functionOf(['call', 'f12'], doubling('abcdefgh', 12)), 'too long'],
    [
      'that call themselves by another name',
      functionOf(['call', 'f', name('f')], [['const', 'f', ['=>', ['f'], ['call', 'f', name('f')]]]]),
      'too deep',
    ],
    ['that stand inside of each other', functionOf(inside(300)), 'too deep'],
    [
      'with a long text between many',
      functionOf(['ask', ['list', ...Array.from({ length: 9 }, () => '')], 'join', long]),
      'too long',
    ],
    [
      'in forms of a number',
      functionOf(['ask', name('x'), 'count', 1e300, ['tree', 'other', '#'.repeat(9_000)]]),
      'too long',
    ],
  ])('%s end', (_what, endless, reason) => {
    expect(() => endless(french)).toThrow(reason);
  });

  it('cost the next ones nothing', () => {
    const endless = functionOf(['call', 'f40'], doubling('', 40));
    expect(() => endless()).toThrow(RangeError);
    expect(functionOf(['`', 'a', name('x')])('b')).toBe('ab');
  });
});
