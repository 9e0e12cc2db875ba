import { parseSync, Visitor } from 'vite';
import type { ESTree, Plugin } from 'vite';

const CALLS = /\/contract\/src\/[a-z]+\/calls[a-z-]*\.ts$/;

/** The web reads an answer by its type alone; what it is checked with, how often it may be asked for and how it is documented are the server's. */
const UNUSED = new Set(['summary', 'errors', 'reply', 'limit', 'bodyLimit', 'once', 'whileSuspended']);

/** Calls without a form are checked by the server alone. */
const WITHOUT_FORM = /\/auth\/calls-session\.ts$/;

interface Cut {
  readonly start: number;
  readonly end: number;
}

/** With the spaces before it and the end of its line. */
const cutOut = (code: string, cuts: readonly Cut[]): string =>
  [...cuts]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => {
      const before = text.slice(0, start).replace(/[^\S\n]+$/, '');
      return before + text.slice(end).replace(/^[,;]?[^\S\n]*\n?/, '');
    }, code);

const isUnused = (property: ESTree.ObjectPropertyKind, names: ReadonlySet<string>): boolean =>
  property.type === 'Property' && property.key.type === 'Identifier' && names.has(property.key.name);

const unusedProperties = (code: string, names: ReadonlySet<string>): Cut[] => {
  const cuts: Cut[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [call] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'defineCall' || call?.type !== 'ObjectExpression') return;
      cuts.push(...call.properties.filter((property) => isUnused(property, names)));
    },
  }).visit(parseSync('calls.ts', code).program);
  return cuts;
};

/** How often a name is meant in a file; the name of a field means nothing else. */
const countNames = (program: ESTree.Program): Map<string, number> => {
  const counts = new Map<string, number>();
  const count = (name: string, step: number) => counts.set(name, (counts.get(name) ?? 0) + step);
  new Visitor({
    Identifier: ({ name }) => void count(name, 1),
    Property: ({ key, shorthand }) => {
      if (key.type === 'Identifier' && !shorthand) count(key.name, -1);
    },
  }).visit(program);
  return counts;
};

/** What a file keeps for itself and nobody in it names any more. */
const unusedNames = (code: string): Cut[] => {
  const { program } = parseSync('calls.ts', code);
  const counts = countNames(program);
  return program.body.filter(
    (statement) =>
      statement.type === 'VariableDeclaration' &&
      statement.declarations.every(({ id }) => id.type === 'Identifier' && counts.get(id.name) === 1),
  );
};

const withoutUnusedNames = (code: string): string => {
  const cuts = unusedNames(code);
  return cuts.length === 0 ? code : withoutUnusedNames(cutOut(code, cuts));
};

export const withoutUnused = (code: string, names: ReadonlySet<string> = UNUSED): string =>
  withoutUnusedNames(cutOut(code, unusedProperties(code, names)));

/** What only the server and its documents read of a call does not travel to people's phones. */
export const leanCalls = (): Plugin => ({
  name: 'lean-calls',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => {
    const [path = ''] = id.split('?');
    if (!CALLS.test(path)) return null;
    const names = WITHOUT_FORM.test(path) ? new Set([...UNUSED, 'input']) : UNUSED;
    return { code: withoutUnused(code, names), map: null };
  },
});
