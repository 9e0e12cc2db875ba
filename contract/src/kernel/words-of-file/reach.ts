// What words can reach beyond their own names: parts of what they are given, and the few methods and functions named here.
import { isLanguage, type Language } from '../language.ts';
import { formatUnits } from '../units.ts';
import { joinTexts, measure, textOf } from './limits.ts';

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> => {
  // What draws itself is handed on and not read.
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const above: unknown = Object.getPrototypeOf(value);
  return above === null || above === Object.prototype;
};

/** Of a list or a tree its own parts, and nothing that every object has. */
export const read = (from: unknown, key: unknown): unknown => {
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
  return isLanguage(value) ? 'language' : null;
};

/** What is handed on is walked through to its end, and parts of parts can be many. */
const assertFlat = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value))
    if (typeof part === 'object' && part !== null)
      throw new TypeError('Lists and trees of lists and trees are not handed on');
};

export const askOf = (of: unknown, name: string, given: readonly unknown[]): unknown => {
  const kind = kindOf(of);
  if (kind === null || !(METHODS[kind] as readonly string[]).includes(name))
    throw new TypeError(`There is no ${name} of this`);
  if (name === 'join') return joinTexts(of as readonly unknown[], textOf(given[0] ?? ','));
  if (kind !== 'language') measure(of);
  for (const one of given) {
    assertFlat(one);
    measure(one);
  }
  const said = (of as Record<string, (...given: readonly unknown[]) => unknown>)[name]?.(...given);
  measure(said);
  return said;
};

type Say = (...given: readonly unknown[]) => unknown;

/** An object would say itself what it is worth. */
const toNumber = (value: unknown): number => {
  textOf(value);
  return Number(value);
};

/** What can be called without being declared. */
export const GIVEN: ReadonlyMap<string, Say> = new Map<string, Say>([
  ['Number', toNumber],
  ['BigInt', (value) => BigInt(textOf(value).slice(0, 100))],
  ['Math.abs', (value) => Math.abs(toNumber(value))],
  [
    'formatUnits',
    (value, decimals, language) => {
      if (typeof value !== 'bigint' || !(Number(decimals) >= 0 && Number(decimals) <= 255))
        throw new TypeError('This is no sum of a token');
      return formatUnits(value, Number(decimals), language as Language);
    },
  ],
]);

type Sign = (one: number, other: number) => unknown;

const COMPARED: ReadonlyMap<string, Sign> = new Map<string, Sign>([
  ['<', (one, other) => one < other],
  ['>', (one, other) => one > other],
  ['<=', (one, other) => one <= other],
  ['>=', (one, other) => one >= other],
]);

const COMPUTED: ReadonlyMap<string, Sign> = new Map<string, Sign>([
  ['+', (one, other) => one + other],
  ['-', (one, other) => one - other],
  ['*', (one, other) => one * other],
  ['/', (one, other) => one / other],
  ['%', (one, other) => one % other],
]);

export const SIGNS: readonly string[] = ['===', '!==', ...COMPARED.keys(), ...COMPUTED.keys()];

export const compute = (sign: string, one: unknown, other: unknown): unknown => {
  if (sign === '===') return one === other;
  if (sign === '!==') return one !== other;
  if (sign === '+' && (typeof one === 'string' || typeof other === 'string')) return joinTexts([one, other]);
  // Objects would say themselves what they are worth, and whole numbers of any size take any time.
  textOf(one);
  textOf(other);
  if (COMPUTED.has(sign) && typeof one === 'bigint') throw new TypeError('A sum is not computed with');
  return (COMPARED.get(sign) ?? COMPUTED.get(sign))?.(one as number, other as number);
};
