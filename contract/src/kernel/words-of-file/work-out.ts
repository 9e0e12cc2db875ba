import type { Language } from '../language.ts';
import { isList, type Code } from './code.ts';
import { joinTexts, textOf, within } from './limits.ts';
import { askOf, compute, GIVEN, read } from './reach.ts';

/** Names, each scope upon the one around it; the last has no prototype, so that `constructor` is no name. */
type Scope = Record<string, unknown>;
type Say = (...given: readonly unknown[]) => unknown;

const scopeIn = (scope: Scope | null): Scope => Object.create(scope) as Scope;
const partsOf = (code: Code | undefined): readonly Code[] => (isList(code) ? code : []);

const NOTHING = Symbol('nothing was answered');

const bind = (pattern: Code, value: unknown, scope: Scope): void => {
  if (!isList(pattern)) {
    scope[textOf(pattern)] = value;
    return;
  }
  const [kind, ...parts] = pattern;
  if (kind === '=') bind(parts[0] ?? null, value === undefined ? workOut(parts[1], scope) : value, scope);
  else for (const [key, part = null] of parts.map(partsOf)) bind(part, read(value, key), scope);
};

const choose = (value: unknown, cases: readonly (readonly Code[])[], scope: Scope): unknown => {
  const found = cases.findIndex(([test]) => isList(test) && workOut(test[0], scope) === value);
  const from = found === -1 ? cases.findIndex(([test]) => test === null) : found;
  // Without an answer one case goes on into the next.
  const rest = from === -1 ? [] : cases.slice(from);
  return runAll(
    rest.flatMap(([, ...statements]) => statements),
    scopeIn(scope),
  );
};

const runOne = ([kind, first, ...others]: readonly Code[], scope: Scope): unknown => {
  if (kind === 'return') return workOut(first, scope);
  if (kind === 'if') return runAll(partsOf(workOut(first, scope) ? others[0] : others[1]), scopeIn(scope));
  if (kind === 'switch') return choose(workOut(first, scope), others.map(partsOf), scope);
  if (kind === 'const') bind(first ?? null, workOut(others[0], scope), scope);
  return NOTHING;
};

const runAll = (statements: readonly Code[], scope: Scope): unknown => {
  for (const statement of statements) {
    const said = runOne(partsOf(statement), scope);
    if (said !== NOTHING) return said;
  }
  return NOTHING;
};

// Of all files: what was written in one. Nothing else can be called, also when it is handed in.
const written = new WeakSet<object>();

const toFunction = ([params, body, isBlock]: readonly Code[], scope: Scope): Say => {
  const say: Say = (...given) =>
    within(() => {
      const inner = scopeIn(scope);
      for (const [place, pattern] of partsOf(params).entries()) bind(pattern, given[place], inner);
      if (isBlock !== true) return workOut(body, inner);
      const said = runAll(partsOf(body), inner);
      return said === NOTHING ? undefined : said;
    });
  written.add(say);
  return say;
};

const call = (name: string, given: readonly unknown[], scope: Scope): unknown => {
  const own = scope[name];
  const say = typeof own === 'function' && written.has(own) ? (own as Say) : GIVEN.get(name);
  if (say === undefined) throw new TypeError(`${name} cannot be called`);
  return say(...given);
};

const toList = (items: readonly Code[], scope: Scope): readonly unknown[] =>
  items.flatMap((item) => {
    if (!isList(item) || item[0] !== '...') return [workOut(item, scope)];
    const list = workOut(item[1], scope);
    if (!Array.isArray(list)) throw new TypeError('Only a list has parts');
    // Each of them is a step.
    return list.map((part: unknown) => within(() => part));
  });

const toTree = (given: readonly Code[], scope: Scope): Scope => {
  const tree = scopeIn(null);
  for (let at = 0; at < given.length; at += 2) tree[textOf(given[at])] = workOut(given[at + 1], scope);
  return tree;
};

const operate = ([kind, ...given]: readonly Code[], scope: Scope): unknown => {
  const [first, second, third] = given;
  const all = (codes: readonly Code[]): readonly unknown[] => codes.map((code) => workOut(code, scope));
  switch (kind) {
    case 'none':
      return undefined;
    case 'name':
      return scope[textOf(first)];
    case '`':
      return joinTexts(all(given));
    case 'list':
      return toList(given, scope);
    case 'tree':
      return toTree(given, scope);
    case '=>':
      return toFunction(given, scope);
    case '?':
      return workOut(workOut(first, scope) ? second : third, scope);
    case '&&':
      return workOut(first, scope) && workOut(second, scope);
    case '||':
      return workOut(first, scope) || workOut(second, scope);
    case '??':
      return workOut(first, scope) ?? workOut(second, scope);
    case '!':
      return !workOut(first, scope);
    case 'minus':
      return compute('*', workOut(first, scope), -1);
    case 'is':
      return compute(textOf(first), workOut(second, scope), workOut(third, scope));
    case '.':
      return read(workOut(first, scope), workOut(second, scope));
    case '?.': {
      const from = workOut(first, scope);
      return from === null || from === undefined ? undefined : read(from, workOut(second, scope));
    }
    case 'ask':
      return askOf(workOut(first, scope), textOf(second), all(given.slice(2)));
    case 'call':
      return call(textOf(first), all(given.slice(1)), scope);
    default:
      throw new TypeError('These words are of a newer kind');
  }
};

const workOut = (code: Code | undefined, scope: Scope): unknown =>
  isList(code) ? within(() => operate(code, scope)) : code;

/** What stands at the top of a file, its helpers first, in this language: a tree of texts and functions. */
export const sayWords = (helpers: readonly Code[], code: Code, language: Language): unknown =>
  within(() => {
    const scope = scopeIn(null);
    runAll(helpers, scope);
    const said = workOut(code, scope);
    return typeof said === 'function' ? (said as Say)(language) : said;
  });
