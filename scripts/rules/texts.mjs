// Sentences that people read stand in files of texts, as functions of a language: docs/languages.md.
import { posix } from 'node:path';
import { lineAt } from './source.mjs';
import { findAbove, isFunction, keyOf, stringOf, unwrap, visitAll } from './syntax.mjs';

/** @typedef {import('./plan.mjs').Plan} Plan @typedef {import('./plan.mjs').SourceFile} SourceFile @typedef {import('./plan.mjs').Finding} Finding @typedef {import('./syntax.mjs').Node} Node @typedef {import('./syntax.mjs').Parents} Parents */
/** Keys of a file of texts: what is under them, or null for a sentence. @typedef {{ at: number, keys: Map<string, Tree> | null }} Tree */
/** @typedef {{ file: SourceFile, path: readonly string[] }} Place a part of the texts of a file */

export const textsFile = /(?:^|\/)(?:[a-z-]+-)?texts(?:-[a-z-]+)?(?:\.[a-z]{2})?\.ts$/;
/** The same sentences in another language: as long as the language needs them, and counted with the file that they translate. */
export const translationFile = /(?:texts(?:-[a-z-]+)?|sentences)\.[a-z]{2}\.ts$/;

/** @param {SourceFile} file */
const isTexts = (file) =>
  file.pkg === 'web' && !file.isTest && textsFile.test(file.path) && !translationFile.test(file.path);

/** @param {Node} say @returns {Node | null} the object that a function of a language answers */
const answerOf = (say) => {
  if (!isFunction(say)) return null;
  const body = unwrap(say.body);
  if (body.type !== 'BlockStatement') return body;
  const last = body.body.find((/** @type {Node} */ { type }) => type === 'ReturnStatement');
  return last?.argument == null ? null : unwrap(last.argument);
};

/** @param {Node} node @returns {Tree} */
const treeOf = (node) => {
  const value = unwrap(node);
  if (value.type === 'ArrayExpression') return { at: value.start, keys: new Map() };
  if (value.type !== 'ObjectExpression') return { at: value.start, keys: null };
  /** @type {Map<string, Tree>} */
  const keys = new Map();
  for (const property of value.properties) {
    const key = property.type === 'Property' ? keyOf(property.key) : null;
    if (key !== null) keys.set(key, { ...treeOf(property.value), at: property.start });
  }
  return { at: value.start, keys };
};

/** @param {SourceFile} file @returns {{ tree: Tree, name: Node } | null} */
const readTexts = (file) => {
  /** @type {{ tree: Tree, name: Node } | null} */
  let found = null;
  visitAll(file.source.tree, (node) => {
    if (node.type !== 'CallExpression' || node.callee.name !== 'createTexts') return;
    const say = node.arguments.at(-1);
    const answer = say === undefined ? null : answerOf(say);
    if (answer !== null) found = { tree: treeOf(answer), name: node.arguments[0] };
  });
  return found;
};

/** @param {Tree} tree @param {readonly string[]} path @returns {Tree | null} */
const under = (tree, path) => path.reduce((/** @type {Tree | null} */ at, key) => at?.keys?.get(key) ?? null, tree);

/** @param {Node} node @returns {{ root: string, path: string[], isWhole: boolean } | null} `a.b.c`, or as far as its keys are known */
const chainOf = (node) => {
  const value = unwrap(node);
  if (value.type === 'Identifier') return { root: value.name, path: [], isWhole: true };
  if (value.type !== 'MemberExpression') return null;
  const before = chainOf(value.object);
  if (before === null || !before.isWhole) return before;
  const key = value.computed ? stringOf(value.property) : value.property.name;
  return key === null ? { ...before, isWhole: false } : { ...before, path: [...before.path, key] };
};

/** Which names of which files are texts: what rooms export at their doors under a name of its own. @param {Plan} plan */
const doorsOf = ({ files }) => {
  /** @type {Map<string, SourceFile>} */
  const doors = new Map();
  const byPath = new Map(files.map((file) => [file.path, file]));
  for (const file of files.filter(({ pkg, path }) => pkg === 'web' && path.endsWith('/index.ts'))) {
    visitAll(file.source.tree, (node) => {
      if (node.type !== 'ExportNamedDeclaration' || node.source === null) return;
      const target = byPath.get(posix.join(posix.dirname(file.path), node.source.value));
      for (const { local, exported } of node.specifiers) {
        if (target !== undefined && isTexts(target) && local.name === 'texts')
          doors.set(`#${file.room} ${exported.name}`, target);
      }
    });
  }
  return { doors, byPath };
};

/** @param {SourceFile} file @param {ReturnType<typeof doorsOf>} known @returns {Map<string, Place[]>} names in a file that stand for texts */
const namesIn = (file, { doors, byPath }) => {
  /** @type {Map<string, Place[]>} */
  const names = new Map();
  const add = (/** @type {string} */ name, /** @type {Place} */ place) =>
    names.set(name, [...(names.get(name) ?? []), place]);
  visitAll(file.source.tree, (node) => {
    if (node.type === 'ImportSpecifier') return;
    if (node.type === 'ImportDeclaration') {
      const from = node.source.value;
      const target = from.startsWith('.') ? byPath.get(posix.join(posix.dirname(file.path), from)) : undefined;
      for (const { imported, local } of node.specifiers) {
        const texts =
          target !== undefined && isTexts(target) && imported?.name === 'texts'
            ? target
            : doors.get(`${from} ${imported?.name}`);
        if (texts !== undefined) add(local.name, { file: texts, path: [] });
      }
    }
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || node.init === null) return;
    const chain = chainOf(node.init);
    if (chain === null || !chain.isWhole) return;
    for (const place of names.get(chain.root) ?? [])
      add(node.id.name, { file: place.file, path: [...place.path, ...chain.path] });
  });
  return names;
};

/** Every place in a file where texts are read. @param {SourceFile} file @param {Map<string, Place[]>} names */
const readsIn = (file, names) => {
  /** @type {{ node: Node, parents: Parents, places: Place[], isWhole: boolean }[]} */
  const reads = [];
  visitAll(file.source.tree, (node, parents) => {
    if (node.type !== 'MemberExpression' && node.type !== 'Identifier') return;
    const parent = parents?.node;
    if (parent === undefined || (parent.type === 'MemberExpression' && parent.object === node)) return;
    // A name that is only a key, or that is declared or imported here, reads nothing.
    const isKey =
      (parent.type === 'Property' || parent.type === 'MemberExpression') &&
      !parent.computed &&
      (parent.key === node || parent.property === node) &&
      !parent.shorthand;
    if (
      isKey ||
      parent.type.startsWith('Import') ||
      parent.type.startsWith('TS') ||
      (parent.type === 'VariableDeclarator' && parent.id === node)
    )
      return;
    const chain = chainOf(node);
    const places = chain === null ? undefined : names.get(chain.root);
    if (chain === null || places === undefined) return;
    reads.push({
      node,
      parents,
      isWhole: chain.isWhole,
      places: places.map(({ file: of, path }) => ({ file: of, path: [...path, ...chain.path] })),
    });
  });
  return reads;
};

/** @param {Parents} parents @returns {Node | null} what a read is given to, when that is a name */
const declaratorOf = (parents) => {
  const parent = findAbove(parents, ({ type }) => !type.startsWith('TS') && type !== 'ParenthesizedExpression');
  return parent?.type === 'VariableDeclarator' ? parent : null;
};

/** Marks what a read needs. @param {Set<Tree>} used @param {Tree} tree */
const markAll = (used, tree) => {
  used.add(tree);
  for (const below of tree.keys?.values() ?? []) markAll(used, below);
};

/** @param {Set<Tree>} used @param {Tree} tree @param {ReturnType<typeof readsIn>[number]} read @param {Place} place */
const mark = (used, tree, { parents, isWhole }, { path }) => {
  const known = path.findIndex((_, index) => under(tree, path.slice(0, index + 1)) === null);
  const at = under(tree, known === -1 ? path : path.slice(0, known));
  if (at === null) return;
  const declarator = isWhole ? declaratorOf(parents) : null;
  // A name for a part of the texts uses what is read through that name.
  if (at.keys !== null && declarator?.id.type === 'Identifier') return;
  if (at.keys !== null && declarator?.id.type === 'ObjectPattern') {
    for (const { key } of declarator.id.properties) {
      const below = key === undefined ? null : at.keys.get(keyOf(key) ?? '');
      if (below != null) markAll(used, below);
    }
    return;
  }
  markAll(used, at);
};

/** @param {Tree} tree @param {Set<Tree>} used @param {string} name @returns {{ at: number, name: string }[]} */
const unusedIn = (tree, used, name = '') => {
  if (used.has(tree)) return [];
  const below = [...(tree.keys ?? [])].flatMap(([key, child]) =>
    unusedIn(child, used, name === '' ? key : `${name}.${key}`),
  );
  const isLeaf = tree.keys === null || tree.keys.size === 0;
  return isLeaf && name !== '' ? [{ at: tree.at, name }] : below;
};

/** @param {SourceFile} file @param {number} at @param {string} rule @param {string} text @returns {Finding} */
export const findingAt = (file, at, rule, text) => ({ path: file.path, line: lineAt(file.raw, at), rule, text });

/** A room of the server reads its texts through a call, so a key counts as said where its name stands. @param {Plan} plan @returns {Finding[]} */
const checkServer = ({ files }) => {
  const server = files.filter((file) => file.pkg === 'server' && file.isCode && !file.isTest);
  return server
    .filter(({ path }) => textsFile.test(path) && !translationFile.test(path))
    .flatMap((file) => {
      const tree = readTexts(file)?.tree;
      if (tree === undefined)
        return [findingAt(file, 0, 'texts', 'texts are made by createTexts((language) => ({ … }))')];
      const around = server
        .filter((other) => other.room === file.room && other !== file)
        .map(({ source }) => source.text);
      return unusedIn(tree, new Set())
        .filter(({ name }) => !around.some((text) => new RegExp(`\\b${name.split('.').at(-1)}\\b`).test(text)))
        .map(({ at, name }) => findingAt(file, at, 'unused-text', `nobody says '${name}'`));
    });
};

/** @param {Plan} plan @returns {Finding[]} */
export const checkTexts = (plan) => [...checkWeb(plan), ...checkServer(plan)];

/** @param {Plan} plan @returns {Finding[]} */
const checkWeb = (plan) => {
  const known = doorsOf(plan);
  const web = plan.files.filter((file) => file.pkg === 'web' && file.isCode && !file.isTest);
  const trees = new Map(web.filter(isTexts).map((file) => [file, readTexts(file)]));
  /** @type {Set<Tree>} */
  const used = new Set();
  /** @type {Finding[]} */
  const findings = [];
  for (const file of web.filter(({ raw }) => raw.includes('exts'))) {
    for (const read of readsIn(file, namesIn(file, known))) {
      const isAtModuleLevel = findAbove(read.parents, isFunction) === null;
      for (const place of read.places) {
        const tree = trees.get(place.file)?.tree;
        if (tree === undefined) continue;
        mark(used, tree, read, place);
        const isKept =
          read.isWhole && declaratorOf(read.parents)?.id.type === 'Identifier' && under(tree, place.path)?.keys != null;
        if (!isAtModuleLevel || isKept || read.parents?.node.type === 'ExportSpecifier') continue;
        findings.push(
          findingAt(
            file,
            read.node.start,
            'module-text',
            'read while drawing: here it would keep the language that the page began with',
          ),
        );
      }
    }
  }
  for (const [file, texts] of trees) {
    const name = file.path.slice('web/src/'.length, -'.ts'.length);
    if (texts === null || stringOf(texts.name) !== name) {
      findings.push(
        findingAt(
          file,
          texts?.name.start ?? 0,
          'texts',
          `texts are made by createTexts('${name}', (language) => ({ … }))`,
        ),
      );
    }
    for (const { at, name: key } of texts === null ? [] : unusedIn(texts.tree, used)) {
      findings.push(findingAt(file, at, 'unused-text', `nobody says '${key}'`));
    }
  }
  return findings;
};
