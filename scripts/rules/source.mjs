// Reads JavaScript and TypeScript just well enough for the rules: what is comment, what is text, what is code.
// TypeScript 7 has no compiler API, and a parser would be a dependency of the one thing that must always run.

/**
 * @typedef {object} Source
 * @property {string} code comments and texts blanked, same length and lines as the file
 * @property {string} text only comments blanked
 */

const regexMayFollow = /(?:^|[(,=:[!&|?{;+*%~^]|=>|\b(?:return|typeof|case|in|of|do|else|void|delete|await|yield))\s*$/;
const wordEnd = /[A-Za-z0-9]/;

/** @param {string} input @param {number} at @returns {number} the index after the closing quote, or -1 */
const endOfString = (input, at) => {
  const quote = input[at];
  for (let i = at + 1; i < input.length; i += 1) {
    if (input[i] === '\\') i += 1;
    else if (input[i] === '\n') return -1;
    else if (input[i] === quote) return i + 1;
  }
  return -1;
};

/** @param {string} input @param {number} at @returns {number} the index after the regular expression, or -1 */
const endOfRegex = (input, at) => {
  let inClass = false;
  for (let i = at + 1; i < input.length; i += 1) {
    if (input[i] === '\\') i += 1;
    else if (input[i] === '\n') return -1;
    else if (input[i] === '[') inClass = true;
    else if (input[i] === ']') inClass = false;
    else if (input[i] === '/' && !inClass) return i + 1;
  }
  return -1;
};

/** @param {string} input @param {number} at @returns {number} the index after the comment, or -1 when none starts here */
const endOfComment = (input, at) => {
  if (input.startsWith('//', at)) {
    // An address inside JSX text is not a comment.
    if (input[at - 1] === ':') return -1;
    const end = input.indexOf('\n', at);
    return end === -1 ? input.length : end;
  }
  if (!input.startsWith('/*', at)) return -1;
  const end = input.indexOf('*/', at + 2);
  return end === -1 ? input.length : end + 2;
};

/** @param {string} input @param {number} at @returns {number} the index after a plain string or regular expression, or -1 */
const endOfText = (input, at) => {
  const char = input[at];
  // An apostrophe inside a word is JSX text: You're.
  if (char === "'" || char === '"') return wordEnd.test(input[at - 1] ?? '') ? -1 : endOfString(input, at);
  if (char !== '/' || input[at - 1] === '<') return -1;
  return regexMayFollow.test(input.slice(Math.max(0, at - 40), at)) ? endOfRegex(input, at) : -1;
};

const blank = (/** @type {string} */ piece) => piece.replaceAll(/[^\n]/g, ' ');

/** @param {string} input @returns {Source} */
export const readSource = (input) => {
  let code = '';
  let text = '';
  /** Braces open inside each `${…}` we stand in; the innermost last. @type {number[]} */
  const holes = [];
  let inTemplate = false;
  let i = 0;
  const take = (/** @type {number} */ end, /** @type {boolean} */ isComment) => {
    const piece = input.slice(i, end);
    code += isComment ? blank(piece) : piece[0] + blank(piece.slice(1, -1)) + (piece.length > 1 ? piece.at(-1) : '');
    text += isComment ? blank(piece) : piece;
    i = end;
  };
  const keep = (/** @type {boolean} */ asCode) => {
    const char = input[i];
    code += asCode ? char : blank(char);
    text += char;
    i += 1;
  };
  while (i < input.length) {
    const char = input[i];
    if (inTemplate) {
      if (char === '\\') {
        keep(false);
        if (i < input.length) keep(false);
      } else if (char === '`') {
        inTemplate = false;
        keep(true);
      } else if (input.startsWith('${', i)) {
        holes.push(0);
        inTemplate = false;
        keep(true);
        keep(true);
      } else keep(false);
      continue;
    }
    const comment = endOfComment(input, i);
    const string = comment === -1 ? endOfText(input, i) : -1;
    if (comment !== -1) take(comment, true);
    else if (string !== -1) take(string, false);
    else {
      if (char === '`') inTemplate = true;
      else if (char === '{' && holes.length > 0) holes[holes.length - 1] += 1;
      else if (char === '}' && holes.length > 0) {
        if (holes.at(-1) === 0) {
          holes.pop();
          inTemplate = true;
        } else holes[holes.length - 1] -= 1;
      }
      keep(true);
    }
  }
  return { code, text };
};

/** @param {string} input @param {number} index @returns {number} */
export const lineAt = (input, index) => {
  let line = 1;
  for (let i = input.indexOf('\n'); i !== -1 && i < index; i = input.indexOf('\n', i + 1)) line += 1;
  return line;
};

const importShapes = [
  /\b(?:import|export)\b[^'"`;]*?\bfrom\s*(['"])([^'"\n]+)\1/g,
  /\bimport\s*(['"])([^'"\n]+)\1/g,
  /\bimport\s*\(\s*(['"])([^'"\n]+)\1/g,
  /\bnew URL\(\s*(['"])(\.[^'"\n]+)\1\s*,\s*import\.meta\.url/g,
];

/** @param {Source} source @returns {{ specifier: string, line: number }[]} */
export const listImports = ({ code, text }) => {
  const found = [];
  for (const shape of importShapes) {
    for (const match of text.matchAll(shape)) {
      // The word must be code, not a part of some text.
      if (code[match.index] !== text[match.index]) continue;
      const index = match.index + match[0].lastIndexOf(match[2]);
      found.push({ specifier: match[2], line: lineAt(text, index) });
    }
  }
  return found.sort((a, b) => a.line - b.line);
};

const closing = { '{': '}', '(': ')' };

/** @param {string} code @param {number} open index of `{` or `(` @returns {number} index of its partner, or -1 */
const partnerOf = (code, open) => {
  const start = code[open];
  const end = closing[/** @type {'{' | '('} */ (start)];
  let depth = 0;
  for (let i = open; i < code.length; i += 1) {
    if (code[i] === start) depth += 1;
    else if (code[i] === end && --depth === 0) return i;
  }
  return -1;
};

/** @param {string} code @param {number} close index of `)` @returns {number} index of its `(`, or -1 */
const openOf = (code, close) => {
  let depth = 0;
  for (let i = close; i >= 0; i -= 1) {
    if (code[i] === ')') depth += 1;
    else if (code[i] === '(' && --depth === 0) return i;
  }
  return -1;
};

const notFunctions = /\b(?:if|for|while|switch|catch|with|case)\s*$/;
const signatureEnd = /\)\s*(?::[^;{}()=]*)?(?:=>\s*)?$/;
const bareArrowEnd = /(?<![\w$.])[\w$]+\s*=>\s*$/;

/** @param {string} code @param {number} body index of `{` or `(` @returns {number} index where the function starts, or -1 */
const startOfFunction = (code, body) => {
  const before = code.slice(Math.max(0, body - 400), body);
  const offset = body - before.length;
  const bare = bareArrowEnd.exec(before);
  if (bare !== null) return offset + bare.index;
  const match = signatureEnd.exec(before);
  if (match === null) return -1;
  if (code[body] === '(' && !before.trimEnd().endsWith('=>')) return -1;
  const open = openOf(code, offset + match.index);
  if (open === -1 || notFunctions.test(code.slice(Math.max(0, open - 20), open))) return -1;
  return open;
};

/** @param {Source} source @returns {{ line: number, lines: number }[]} every function with a body, and how long it is */
export const listFunctions = ({ code }) => {
  const found = [];
  for (const match of code.matchAll(/[{(]/g)) {
    const start = startOfFunction(code, match.index);
    const end = start === -1 ? -1 : partnerOf(code, match.index);
    if (end === -1) continue;
    const line = lineAt(code, start);
    found.push({ line, lines: lineAt(code, end) - line + 1 });
  }
  return found;
};
