// No file needs itself, through whatever chain: then the order in which files are loaded never matters. Types are not loaded,
// and what is imported later (`import()`) is asked for when everything is there.
import { posix } from 'node:path';

/** @typedef {import('./plan.mjs').Plan} Plan @typedef {import('./plan.mjs').SourceFile} SourceFile @typedef {import('./plan.mjs').Finding} Finding */

/** @param {SourceFile} file @param {ReadonlyMap<string, SourceFile>} byPath @returns {{ to: string, line: number }[]} */
const loadedBy = ({ path, pkg, source }, byPath) =>
  source.imports.flatMap(({ specifier, line, isLoaded }) => {
    const to = specifier.startsWith('.')
      ? posix.join(posix.dirname(path), specifier)
      : specifier.startsWith('#')
        ? `${pkg}/src/${specifier.slice(1)}/index.ts`
        : '';
    return isLoaded && byPath.has(to) ? [{ to, line }] : [];
  });

/** @param {Plan} plan @returns {Finding[]} */
export const checkCircles = ({ files }) => {
  const byPath = new Map(files.filter(({ isCode }) => isCode).map((file) => [file.path, file]));
  /** @type {Map<string, 'open' | 'done'>} */
  const state = new Map();
  /** @type {Finding[]} */
  const findings = [];
  /** @param {string} path @param {readonly string[]} chain */
  const visit = (path, chain) => {
    state.set(path, 'open');
    const file = byPath.get(path);
    for (const { to, line } of file === undefined ? [] : loadedBy(file, byPath)) {
      if (state.get(to) === 'open') {
        const circle = [...chain.slice(chain.indexOf(to)), to].map((one) => posix.basename(one)).join(' > ');
        findings.push({ path, line, rule: 'circle', text: `files that need each other: ${circle}` });
      } else if (!state.has(to)) visit(to, [...chain, to]);
    }
    state.set(path, 'done');
  };
  for (const path of byPath.keys()) if (!state.has(path)) visit(path, [path]);
  return findings;
};
