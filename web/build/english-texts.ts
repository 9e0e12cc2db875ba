import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import type { ESTree, Plugin } from 'vite';

const TEXTS = /\/web\/src\/(.*texts[a-z-]*)\.ts$/;

/** Keys, as deep as they go; 1 is a sentence. */
interface Keys {
  [key: string]: Keys | 1;
}

const keysOf = (node: ESTree.Expression): Keys | 1 => {
  if (node.type === 'ParenthesizedExpression') return keysOf(node.expression);
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression') return keysOf(node.expression);
  if (node.type !== 'ObjectExpression') return 1;
  const keys: Keys = {};
  for (const property of node.properties) {
    if (property.type !== 'Property') continue;
    const { key, value } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;
    if (name !== null) keys[name] = keysOf(value);
  }
  return keys;
};

/** What the function of a language answers. */
const answerOf = (say: ESTree.Argument | undefined): ESTree.Expression | null => {
  if (say?.type !== 'ArrowFunctionExpression') return null;
  if (say.body.type !== 'BlockStatement') return say.body;
  const last = say.body.body.find(({ type }) => type === 'ReturnStatement') as ESTree.ReturnStatement | undefined;
  return last?.argument ?? null;
};

export const readKeys = (code: string): Keys | 1 | null => {
  let found: Keys | 1 | null = null;
  new Visitor({
    CallExpression: ({ callee, arguments: given }) => {
      const answer = callee.type === 'Identifier' && callee.name === 'createTexts' ? answerOf(given.at(-1)) : null;
      if (answer !== null) found = keysOf(answer);
    },
  }).visit(parseSync('texts.ts', code).program);
  return found;
};

/** Writes down what there is to say, for the server to tell how much of it a language of the operator says (LNG-04). */
export const englishTexts = (): Plugin => ({
  name: 'english-texts',
  apply: 'build',
  generateBundle() {
    const files = [...this.getModuleIds()].flatMap((id) => {
      const name = TEXTS.exec(id)?.[1];
      const keys = name === undefined ? null : readKeys(readFileSync(id, 'utf8'));
      return keys === null ? [] : [[`web/${name}`, keys] as const];
    });
    const source = JSON.stringify(Object.fromEntries(files.sort(([one], [other]) => (one < other ? -1 : 1))));
    this.emitFile({ type: 'asset', fileName: 'texts.json', source });
  },
});
