// Words that the code no longer uses for its own things: a newcomer would have to learn them first (docs/architecture.md).
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { walk } from '../walk.mjs';
import { lineAt, readSource } from './source.mjs';

/** @typedef {import('./plan.mjs').Plan} Plan @typedef {import('./plan.mjs').Finding} Finding */

/** @type {Readonly<Record<string, string>>} what to say instead */
const retired = {
  house: 'app',
  roof: 'app',
  chore: 'scheduled task',
  gathered: 'batched',
  stranger: 'untrusted, outsider or visitor',
  wish: 'input, query, patch or waitlist, by what it is',
  crowd: 'broadcast',
};

/** Names of others, with the reason they stand here. */
const foreign = [{ name: 'House', reason: 'an icon of lucide-react' }];

/** Beside the packages that have rooms. */
const folders = ['e2e/src', 'bench/src', 'scripts'];
const code = /\.[cm]?[jt]sx?$/;
const identifier = /(?<![\w$])[A-Za-z_$][\w$]*/g;

/** `wishToggle` and `WISHES_MAX` as words: wish, toggle; wishes, max. @param {string} name */
const wordsOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** @param {string} word @returns {string | null} */
const retiredAs = (word) => {
  const single = [word, word.replace(/s$/, ''), word.replace(/es$/, '')].find((form) => Object.hasOwn(retired, form));
  return single ?? null;
};

/** A field that is stored or on the wire keeps its name: `settings.wishes`, `{ wish: waitlist }`. @param {string} text @param {number} at @param {string} name */
const isField = (text, at, name) =>
  text[at - 1] === '.' || /^\??:(?!:)/.test(text.slice(at + name.length, at + name.length + 2));

/** @param {string} path @param {string} text @returns {Finding[]} */
const checkFile = (path, text) => {
  return [...text.matchAll(identifier)].flatMap((match) => {
    const [name] = match;
    const word = wordsOf(name)
      .map(retiredAs)
      .find((found) => found !== null);
    if (word === undefined || isField(text, match.index, name)) return [];
    if (foreign.some((one) => one.name === name)) return [];
    return [{ path, line: lineAt(text, match.index), rule: 'words', text: `'${name}': say ${retired[word]}` }];
  });
};

/** @param {string} path @returns {Finding[]} */
const checkName = (path) => {
  const word = wordsOf(path.slice(path.indexOf('/')))
    .map(retiredAs)
    .find((found) => found !== null);
  const name = path.split('/').at(-1) ?? '';
  if (word === undefined && !/(?:^|-)in-turn\b/.test(name)) return [];
  return [{ path, line: 1, rule: 'words', text: `the file's name: say ${retired[word ?? ''] ?? 'concurrency limit'}` }];
};

/** @param {Plan} plan @returns {Finding[]} */
export const checkRetiredWords = ({ root, files }) => {
  const others = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => walk(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((path) => code.test(path) && path !== 'scripts/rules/retired.mjs')
    .map((path) => ({ path, source: readSource(readFileSync(join(root, path), 'utf8'), path) }));
  return [...files.filter(({ isCode }) => isCode), ...others].flatMap(({ path, source }) => [
    ...checkName(path),
    ...checkFile(path, source.code),
  ]);
};
