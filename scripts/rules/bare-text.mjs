// What people read is never written where it is drawn, and what differs from language to language is asked of the language.
import { findAbove, isFunction, stringOf, visitAll } from './syntax.mjs';
import { findingAt, textsFile } from './texts.mjs';

/** @typedef {import('./plan.mjs').Plan} Plan @typedef {import('./plan.mjs').SourceFile} SourceFile @typedef {import('./plan.mjs').Finding} Finding @typedef {import('./syntax.mjs').Node} Node */

const LANGUAGE = 'contract/src/kernel/language.ts';
/** Beside it, for what few screens need. */
const NAMES = 'contract/src/kernel/language-names.ts';
const letters = /\p{L}{2}/u;

/** Attributes that are seen or heard. */
const read = new Set(
  'alt about aria-description aria-label aria-placeholder aria-roledescription aria-valuetext body caption description empty error hint label placeholder summary text title tooltip'.split(
    ' ',
  ),
);

/** @param {Node | null} node @returns {Node[]} sentences that are written here, also behind a condition */
const writtenIn = (node) => {
  if (node === null) return [];
  if (node.type === 'JSXExpressionContainer') return writtenIn(node.expression);
  if (node.type === 'ConditionalExpression') return [...writtenIn(node.consequent), ...writtenIn(node.alternate)];
  if (node.type === 'LogicalExpression') return [...writtenIn(node.left), ...writtenIn(node.right)];
  if (node.type === 'TemplateLiteral') {
    return node.quasis.some((/** @type {Node} */ { value }) => letters.test(value.cooked)) ? [node] : [];
  }
  const text = node.type === 'JSXText' ? node.value : stringOf(node);
  return text !== null && letters.test(text) ? [node] : [];
};

/** @param {SourceFile} file @returns {Finding[]} */
const bareIn = (file) => {
  /** @type {Node[]} */
  const found = [];
  visitAll(file.source.tree, (node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') found.push(...node.children.flatMap(writtenIn));
    if (node.type === 'JSXAttribute' && read.has(node.name.name)) found.push(...writtenIn(node.value));
  });
  return found.map(({ start }) => findingAt(file, start, 'bare-text', 'what people read stands in a file of texts'));
};

/** @param {Node} node */
const isIntl = (node) =>
  node.type === 'MemberExpression' &&
  ((node.object.name === 'Intl' && node.property.name !== 'Segmenter') ||
    ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].includes(node.property.name));

/** What writes in the language of the page. */
const asksLanguage = new Set(['fullCount', 'fullTime', 'getLanguage', 'relativeTime', 'sentenceOf', 'shortCount']);

/** @param {SourceFile} file @returns {Finding[]} */
const languageIn = (file) => {
  /** @type {Finding[]} */
  const found = [];
  visitAll(file.source.tree, (node, parents) => {
    const isTag = /^en(?:-[A-Z]{2})?$/.test(stringOf(node) ?? '');
    if (isTag || isIntl(node)) {
      found.push(
        findingAt(file, node.start, 'language', `which language it is, and how it writes, is known in ${LANGUAGE}`),
      );
    }
    if (node.type !== 'CallExpression' || !asksLanguage.has(node.callee.name)) return;
    if (findAbove(parents, isFunction) !== null) return;
    found.push(
      findingAt(
        file,
        node.start,
        'module-text',
        'asked while drawing: here it would keep the language that the page began with',
      ),
    );
  });
  return found;
};

/** @param {Node} node */
const comparesOne = ({ type, left, right }) =>
  type === 'BinaryExpression' &&
  [left, right].some((side) => side.type === 'Literal' && (side.value === 1 || side.value === '1'));

/** @param {SourceFile} file @returns {Finding[]} */
const pluralsIn = (file) => {
  /** @type {Finding[]} */
  const found = [];
  visitAll(file.source.tree, (node, parents) => {
    if ((node.type === 'ConditionalExpression' || node.type === 'IfStatement') && comparesOne(node.test)) {
      found.push(
        findingAt(
          file,
          node.start,
          'plural',
          "languages count differently: language.count(n, { one: '# like', other: '# likes' })",
        ),
      );
    }
    // A name with a # in it would be taken for the number.
    const isForm = parents?.node.type === 'Property' && parents.above?.above?.node.callee?.property?.name === 'count';
    if (isForm && node.type === 'TemplateLiteral' && node.expressions.length > 0) {
      found.push(
        findingAt(
          file,
          node.start,
          'plural',
          'a form with other words in it is a function of the number: (number) => `…`',
        ),
      );
    }
  });
  return found;
};

/** @param {SourceFile} file @returns {Finding[]} */
const lazyIn = (file) => {
  if (!/\blazy\b/.test(file.raw) || file.path === 'web/src/kernel/language.ts') return [];
  return file.source.tree.body.flatMap((/** @type {Node} */ node) =>
    node.type === 'ImportDeclaration' && node.source.value === 'react'
      ? node.specifiers
          .filter((/** @type {Node} */ { imported }) => imported?.name === 'lazy')
          .map((/** @type {Node} */ { start }) =>
            findingAt(file, start, 'lazy', "import lazy of '#kernel': it waits for the texts"),
          )
      : [],
  );
};

/** @param {Plan} plan @returns {Finding[]} */
export const checkBareText = ({ files }) =>
  files
    .filter((file) => file.isCode && !file.isTest && !file.path.endsWith('.d.ts'))
    .flatMap((file) => {
      const findings = file.path === LANGUAGE || file.path === NAMES ? [] : languageIn(file);
      if (textsFile.test(file.path)) return [...findings, ...pluralsIn(file)];
      if (file.pkg !== 'web') return findings;
      return [...findings, ...lazyIn(file), ...(file.path.endsWith('.tsx') ? bareIn(file) : [])];
    });
