import { parse, type Expression, type ModuleDeclaration, type Program, type Statement } from 'acorn';
import type { Code } from '@wagram/contract/kernel';
import { Compiler } from './compile.ts';
import { LanguageFault } from './fault.ts';
import { Names } from './names.ts';

/** What a file of words says, as data. */
export interface Words {
  /** What the language calls itself. */
  readonly name: string;
  readonly helpers: readonly Code[];
  /** By file: web/posts/texts, server/auth/texts. */
  readonly texts: Readonly<Record<string, Code>>;
  readonly sentences: Code | null;
}

export const BYTES_MAX = 2 * 1024 * 1024;
const FILE = /^(?:web|server)\/[a-z/-]+$/;

const parseFile = (source: string, file: string): Program => {
  if (Buffer.byteLength(source) > BYTES_MAX) throw new LanguageFault(file, 'the file has more than 2 MB');
  try {
    return parse(source, { ecmaVersion: 2023, sourceType: 'module', locations: true });
  } catch (error) {
    const { message, loc } = error as { message?: string; loc?: { line: number; column: number } };
    const sentence =
      loc === undefined
        ? 'this stands too deep inside of other things'
        : `this cannot be read: ${message?.replace(/ \(\d+:\d+\)$/, '')}`;
    throw new LanguageFault(file, sentence, loc?.line ?? 1, (loc?.column ?? 0) + 1);
  }
};

const readName = (compiler: Compiler, value: Expression): string => {
  const name = value.type === 'Literal' && typeof value.value === 'string' ? value.value.trim() : '';
  if (!/^[\p{L}\p{M}\p{N} ().,'’-]{1,40}$/u.test(name))
    compiler.refuse(value, "name is what the language calls itself, for example 'Français'");
  return name;
};

const readTexts = (compiler: Compiler, value: Expression, names: Names): Record<string, Code> => {
  if (value.type !== 'ObjectExpression') compiler.refuse(value, 'texts is { … } with a key for each file');
  const texts: Record<string, Code> = {};
  for (const property of value.properties) {
    if (property.type !== 'Property') compiler.refuse(property, 'write the files one by one, without …');
    const { key, value: words } = property;
    const path = key.type === 'Literal' && !property.computed ? String(key.value) : '';
    if (!FILE.test(path)) compiler.refuse(key, "a file is named as in the repository, for example 'web/posts/texts'");
    if (Object.hasOwn(texts, path)) compiler.refuse(key, `${path} stands here already`);
    if (words.type !== 'ArrowFunctionExpression')
      compiler.refuse(words, 'the words of a file are (language) => ({ … })');
    texts[path] = compiler.value(words, names);
  }
  return texts;
};

const declared = (compiler: Compiler, node: ModuleDeclaration | Statement) => {
  if (node.type === 'VariableDeclaration') return { node, exported: null };
  if (node.type !== 'ExportNamedDeclaration') return compiler.refuse(node);
  const { declaration } = node;
  const [first] = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  if (
    declaration?.type !== 'VariableDeclaration' ||
    first?.id.type !== 'Identifier' ||
    declaration.declarations.length > 1
  )
    return compiler.refuse(node, 'export const name, texts and sentences, each by itself');
  return { node: declaration, exported: { id: first.id, value: first.init } };
};

/** LNG-04: the words of a file of an operator, which nobody has read before. A `LanguageFault` says what is wrong with it, and where. */
export const readWords = (source: string, file: string): Words => {
  const compiler: Compiler = new Compiler(file);
  const names = new Names();
  const helpers: Code[] = [];
  const said: { name?: string; texts?: Words['texts']; sentences?: Code } = {};
  for (const statement of parseFile(source, file).body) {
    const { node, exported } = declared(compiler, statement);
    if (exported === null) {
      helpers.push(...compiler.constants(node, names));
      continue;
    }
    const { id, value } = exported;
    if (node.kind !== 'const' || value === null || value === undefined) compiler.refuse(node, 'write export const');
    if (Object.hasOwn(said, id.name)) compiler.refuse(id, `'${id.name}' stands here already`);
    if (id.name === 'name') said.name = readName(compiler, value);
    else if (id.name === 'texts') said.texts = readTexts(compiler, value, names);
    else if (id.name === 'sentences') said.sentences = compiler.value(value, names);
    else compiler.refuse(id, 'a file exports name, texts and sentences, and nothing else');
  }
  if (said.name === undefined)
    throw new LanguageFault(file, "it does not say what the language calls itself: export const name = 'Français'");
  return { name: said.name, helpers, texts: said.texts ?? {}, sentences: said.sentences ?? null };
};
