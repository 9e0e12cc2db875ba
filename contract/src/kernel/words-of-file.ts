import type { Language } from './language.ts';
import { formatUnits } from './money.ts';

/**
 * LNG-04: the words of a language that an operator brings, as the server has read them from a file: plain data, with the
 * operation first. They are worked out here, on the server as in a page, and never run as a program: nothing in them reaches
 * further than their own names, what they are given, and what stands in this file.
 */
export type Code = string | number | boolean | null | readonly Code[];

/** Names, each scope upon the one around it; the last has no prototype, so that `constructor` is no name. */
type Scope = Record<string, unknown>;
const isList = (code: Code): code is readonly Code[] => Array.isArray(code);
const partsOf = (code: Code | undefined): readonly Code[] => (code !== undefined && isList(code) ? code : []);
type Operation = (given: readonly Code[], scope: Scope) => unknown;

/** Far more than a sentence takes. There are no loops and no recursion, but helpers can double what helpers double. */
const STEPS = 20_000;
const LENGTH = 200_000;
const DEPTH = 100;

// Of what is worked out at the moment: nothing in it waits.
const budget = { depth: 0, steps: 0 };

const spend = (steps: number): void => {
  budget.steps += steps;
  if (budget.steps > STEPS) throw new Error('These words take too long');
};

const within = <T>(work: () => T): T => {
  if (budget.depth === 0) budget.steps = 0;
  if (budget.depth > DEPTH) throw new Error('These words stand too deep inside of each other');
  budget.depth += 1;
  try {
    return work();
  } finally {
    budget.depth -= 1;
  }
};

const short = (text: string): string => {
  if (text.length > LENGTH) throw new Error('These words are too long');
  return text;
};

/** Only what is text already: an object would say how it is written. */
const textOf = (value: unknown): string => {
  if (typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol') {
    if (value !== null) throw new TypeError('This is no text');
  }
  return String(value);
};

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => {
  // What draws itself is handed on and not read: nobody can make another one from its parts.
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const above: unknown = Object.getPrototypeOf(value);
  return above === null || above === Object.prototype;
};

const read = (from: unknown, key: unknown): unknown => {
  if (from === null || from === undefined) throw new TypeError('There is nothing to read from');
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  if (key === 'length' && (typeof from === 'string' || Array.isArray(from))) return from.length;
  const isReadable = Array.isArray(from) || isPlain(from);
  return isReadable && Object.hasOwn(from, key) ? (from as Readonly<Record<string, unknown>>)[key] : undefined;
};

/** What can be asked of a language, a text, a list and a number. */
export const METHODS = {
  language: ['count', 'number', 'short', 'date', 'list', 'relative'],
  text: ['slice', 'trim', 'startsWith', 'endsWith', 'includes', 'toLowerCase', 'toUpperCase'],
  list: ['join', 'slice', 'includes'],
  number: ['toFixed'],
} as const;

const kindOf = (value: unknown): keyof typeof METHODS | null => {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  if (Array.isArray(value)) return 'list';
  return isPlain(value) && typeof value['tag'] === 'string' && typeof value['relative'] === 'function'
    ? 'language'
    : null;
};

/** What is joined is counted before it is. */
const countParts = (values: readonly unknown[]): void => {
  let length = 0;
  for (const part of values.filter(Array.isArray).flat()) {
    spend(1);
    length += textOf(part).length;
  }
  if (length > LENGTH) throw new Error('These words are too long');
};

const askOf = (of: unknown, name: string, given: readonly unknown[]): unknown => {
  const kind = kindOf(of);
  if (kind === null || !(METHODS[kind] as readonly string[]).includes(name))
    throw new TypeError(`There is no ${name} of this`);
  if (name === 'join') countParts([of]);
  if (name === 'list') countParts(given);
  const method = (of as Record<string, (...given: unknown[]) => unknown>)[name];
  const said = method?.apply(of, [...given]);
  return typeof said === 'string' ? short(said) : said;
};

/** What may be called without being declared. */
export const GIVEN: Readonly<Record<string, (...given: never[]) => unknown>> = {
  Number: (value: unknown) => Number(textOf(value)),
  BigInt: (value: unknown) => BigInt(textOf(value).slice(0, 100)),
  'Math.abs': (value: number) => Math.abs(value),
  formatUnits: (value: bigint, decimals: number, language: Language) => {
    if (decimals > 255) throw new RangeError('No token has as many decimals');
    return formatUnits(value, decimals, language);
  },
};

const COMPARED = new Set(['<', '>', '<=', '>=']);

const compute = (sign: string, one: unknown, other: unknown): unknown => {
  if (sign === '===') return one === other;
  if (sign === '!==') return one !== other;
  if (sign === '+' && (typeof one === 'string' || typeof other === 'string')) return short(textOf(one) + textOf(other));
  textOf(one);
  textOf(other);
  // Numbers of any size take any time.
  if (!COMPARED.has(sign) && typeof one === 'bigint') throw new TypeError('A sum is not computed with');
  const [left, right] = [one as number, other as number];
  if (sign === '<') return left < right;
  if (sign === '>') return left > right;
  if (sign === '<=') return left <= right;
  if (sign === '>=') return left >= right;
  if (sign === '+') return left + right;
  if (sign === '-') return left - right;
  if (sign === '*') return left * right;
  if (sign === '/') return left / right;
  return left % right;
};

const NOTHING = Symbol('nothing was answered');

const bind = (pattern: Code, value: unknown, scope: Scope): void => {
  if (!isList(pattern)) {
    scope[pattern as string] = value;
    return;
  }
  const [kind, ...parts] = pattern;
  if (kind === '=') bind(parts[0] ?? null, value === undefined ? workOut(parts[1] ?? null, scope) : value, scope);
  else for (const [key, part = null] of parts.map(partsOf)) bind(part, read(value, key), scope);
};

const runAll = (statements: readonly Code[], scope: Scope): unknown => {
  for (const statement of statements) {
    const said = runOne(partsOf(statement), scope);
    if (said !== NOTHING) return said;
  }
  return NOTHING;
};

const runOne = ([kind, first = null, ...others]: readonly Code[], scope: Scope): unknown => {
  if (kind === 'return') return workOut(first, scope);
  if (kind === 'const') bind(first, workOut(others[0] ?? null, scope), scope);
  if (kind === 'if') {
    return runAll(partsOf(workOut(first, scope) ? others[0] : others[1]), Object.create(scope) as Scope);
  }
  if (kind === 'switch') {
    const value = workOut(first, scope);
    const cases = others.map(partsOf);
    const found = cases.findIndex(([test = null]) => isList(test) && workOut(test[0] ?? null, scope) === value);
    const from = found === -1 ? cases.findIndex(([test]) => test === null) : found;
    const rest = from === -1 ? [] : cases.slice(from).flatMap(([, ...statements]) => statements);
    return runAll(rest, Object.create(scope) as Scope);
  }
  return NOTHING;
};

const toFunction =
  ([params, body, isBlock]: readonly Code[], scope: Scope) =>
  (...given: readonly unknown[]): unknown =>
    within(() => {
      const inner = Object.create(scope) as Scope;
      for (const [place, pattern] of partsOf(params).entries()) bind(pattern, given[place], inner);
      if (isBlock !== true) return workOut(body ?? null, inner);
      const said = runAll(partsOf(body), inner);
      return said === NOTHING ? undefined : said;
    });

const spread = (item: Code, scope: Scope): readonly unknown[] => {
  if (!isList(item) || item[0] !== '...') return [workOut(item, scope)];
  const list = workOut(item[1] ?? null, scope);
  if (!Array.isArray(list)) throw new TypeError('Only a list has parts');
  spend(list.length);
  return list;
};

const toTree: Operation = (given, scope) => {
  const tree = Object.create(null) as Record<string, unknown>;
  for (let at = 0; at < given.length; at += 2) tree[given[at] as string] = workOut(given[at + 1] ?? null, scope);
  return tree;
};

const OPERATIONS = new Map<string, Operation>([
  ['none', () => undefined],
  ['name', ([name], scope) => scope[name as string]],
  ['`', (given, scope) => short(given.map((part) => textOf(workOut(part, scope))).join(''))],
  ['list', (given, scope) => given.flatMap((item) => spread(item, scope))],
  ['tree', toTree],
  ['=>', toFunction],
  ['?', ([test = null, yes = null, no = null], scope) => workOut(workOut(test, scope) ? yes : no, scope)],
  ['&&', ([one = null, other = null], scope) => workOut(one, scope) && workOut(other, scope)],
  ['||', ([one = null, other = null], scope) => workOut(one, scope) || workOut(other, scope)],
  ['??', ([one = null, other = null], scope) => workOut(one, scope) ?? workOut(other, scope)],
  ['!', ([one = null], scope) => !workOut(one, scope)],
  ['minus', ([one = null], scope) => compute('*', workOut(one, scope), -1)],
  [
    'is',
    ([sign, one = null, other = null], scope) => compute(sign as string, workOut(one, scope), workOut(other, scope)),
  ],
  ['.', ([of = null, key = null], scope) => read(workOut(of, scope), workOut(key, scope))],
  [
    '?.',
    ([of = null, key = null], scope) => {
      const from = workOut(of, scope);
      return from === null || from === undefined ? undefined : read(from, workOut(key, scope));
    },
  ],
  [
    'ask',
    ([of = null, name, ...given], scope) =>
      askOf(
        workOut(of, scope),
        name as string,
        given.map((one) => workOut(one, scope)),
      ),
  ],
  [
    'call',
    ([name, ...given], scope) => {
      const helper = (scope[name as string] ??
        (Object.hasOwn(GIVEN, name as string) ? GIVEN[name as string] : null)) as
        | ((...all: unknown[]) => unknown)
        | null;
      if (typeof helper !== 'function') throw new TypeError('There is no such helper');
      return helper(...given.map((one) => workOut(one, scope)));
    },
  ],
]);

const workOut = (code: Code, scope: Scope): unknown => {
  if (!isList(code)) return code;
  spend(1);
  const [kind, ...given] = code;
  const operation = OPERATIONS.get(kind as string);
  if (operation === undefined) throw new TypeError('These words are of a newer kind');
  return operation(given, scope);
};

/** What an address of such words answers: a module that holds data alone. */
export interface ServedWords {
  readonly helpers: readonly Code[];
  /** By file: web/posts/texts. */
  readonly texts: Readonly<Record<string, Code>>;
  readonly sentences: Code;
}

/** What most people see first comes by itself. */
export const isFirstWords = (path: string): boolean => /^web\/(?:app|auth|kernel|ui|pages\/landing)\//.test(path);

/** What stands at the top of a file, its helpers first, in this language: a tree of texts and functions. */
export const sayWords = (helpers: readonly Code[], code: Code, language: Language): unknown =>
  within(() => {
    const scope = Object.create(null) as Scope;
    runAll(helpers, scope);
    const said = workOut(code, scope);
    return typeof said === 'function' ? (said as (language: Language) => unknown)(language) : said;
  });
