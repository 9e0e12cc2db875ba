import { parse, type Expression, type ModuleDeclaration, type Program, type Statement } from 'acorn';
import type { Code } from '@wagram/contract/kernel';
import { toCode } from './expressions.ts';
import { LanguageFault } from './fault.ts';
import { Scope } from './scope.ts';
import { toConstants } from './statements.ts';

/** What a file of words says, as data. */
export interface Words {
  /** What the language calls itself. */
  readonly name: string;
  readonly helpers: readonly Code[];
  /** By file: web/posts/texts, server/auth/texts. */
  readonly texts: Readonly<Record<string, Code>>;
  readonly sentences: Code | null;
}

const BYTES_MAX = 2 * 1024 * 1024;
const FILE = /^(?:web|server)\/[a-z/-]+$/;
const NAME = /^[\p{L}\p{M}\p{N}\p{Join_Control} ().,'’-]{1,40}$/u;

const parseFile = (source: string, file: string): Program => {
  try {
    return parse(source, { ecmaVersion: 2023, sourceType: 'module', locations: true });
  } catch (error) {
    const { message, loc } = error as { message: string; loc: { line: number; column: number } };
    const sentence = `this cannot be read: ${message.replace(/ \(\d+:\d+\)$/, '')}`;
    throw new LanguageFault(file, sentence, { line: loc.line, column: loc.column + 1 });
  }
};

const readName = (value: Expression, scope: Scope): string => {
  const name = value.type === 'Literal' && typeof value.value === 'string' ? value.value.trim() : '';
  return NAME.test(name) ? name : scope.refuse(value, "name is what the language calls itself, for example 'Français'");
};

const readTexts = (value: Expression, scope: Scope): Words['texts'] => {
  if (value.type !== 'ObjectExpression') return scope.refuse(value, 'texts is { … } with a key for each file');
  const texts: Record<string, Code> = {};
  for (const property of value.properties) {
    if (property.type !== 'Property') return scope.refuse(property, 'write the files one by one, without …');
    const { key, value: words } = property;
    const path = key.type === 'Literal' && !property.computed ? String(key.value) : '';
    if (!FILE.test(path)) scope.refuse(key, "a file is named as in the repository, for example 'web/posts/texts'");
    if (Object.hasOwn(texts, path)) scope.refuse(key, `${path} stands here already`);
    if (words.type !== 'ArrowFunctionExpression') scope.refuse(words, 'the words of a file are (language) => ({ … })');
    texts[path] = scope.code(words);
  }
  return texts;
};

/** `const …` is for the file itself, `export const …` is what it is read for. */
const declared = (node: ModuleDeclaration | Statement, scope: Scope) => {
  if (node.type === 'VariableDeclaration') return { node, exported: null };
  if (node.type !== 'ExportNamedDeclaration') return scope.refuse(node);
  const { declaration } = node;
  const all =
    declaration?.type === 'VariableDeclaration' && declaration.kind === 'const' ? declaration.declarations : [];
  const [first] = all;
  if (first?.id.type !== 'Identifier' || !first.init || all.length > 1)
    return scope.refuse(node, 'write export const name, texts and sentences, each by itself');
  return { node, exported: { id: first.id, value: first.init } };
};

/** LNG-04: the words of an operator's file, which nobody has read before. A `LanguageFault` says what is wrong, and where. */
export const readWords = (source: string, file: string): Words => {
  if (Buffer.byteLength(source) > BYTES_MAX) throw new LanguageFault(file, 'the file has more than 2 MB');
  const scope = new Scope(file, toCode);
  const helpers: Code[] = [];
  const said: { name?: string; texts?: Words['texts']; sentences?: Code } = {};
  for (const statement of parseFile(source, file).body) {
    const { node, exported } = declared(statement, scope);
    if (exported === null) helpers.push(...toConstants(node, scope));
    else if (exported.id.name === 'name') said.name = readName(exported.value, scope);
    else if (exported.id.name === 'texts') said.texts = readTexts(exported.value, scope);
    else if (exported.id.name === 'sentences') said.sentences = scope.code(exported.value);
    else scope.refuse(exported.id, 'a file exports name, texts and sentences, and nothing else');
  }
  if (said.name === undefined)
    throw new LanguageFault(file, "it does not say what the language calls itself: export const name = 'Français'");
  return { name: said.name, helpers, texts: said.texts ?? {}, sentences: said.sentences ?? null };
};
