// What a running program remembers lies in the closure that made it (decision 0073): two programs in one process, as in the
// tests, would share what lies in a module. What is meant to be shared says so in a comment that begins with 'Of the'.
import { lineAt } from './source.mjs';

/** @typedef {import('./plan.mjs').Plan} Plan @typedef {import('./plan.mjs').SourceFile} SourceFile @typedef {import('./plan.mjs').Finding} Finding */

const variable = /^(?:export )?let \w+/gm;
/** Made empty, so it is made to be filled. */
const container =
  /^(?:export )?const \w+\b(?!\s*:\s*Readonly)[^=\n]*= new (?!Date\b|Text(?:En|De)coder\b)\w+(?:<[^;]*?>)?\(\)/gm;
const keyedByApp = /new WeakMap<\s*\w*App\b/g;
const reason = /^\s*(?:\/\/|\/\*\*) Of the /;

/** @param {SourceFile} file @param {number} at */
const saysWhy = (file, at) => reason.test(file.raw.slice(0, at).trimEnd().split('\n').at(-1) ?? '');

/** @param {SourceFile} file @returns {Finding[]} */
const checkFile = (file) => {
  const { code } = file.source;
  const shared = [...code.matchAll(variable), ...code.matchAll(container)].filter(({ index }) => !saysWhy(file, index));
  return [
    ...shared.map(({ index }) => ({ index, text: 'state of a program in a module: keep it in what createX returns' })),
    ...[...code.matchAll(keyedByApp)].map(({ index }) => ({ index, text: 'state is found by the app: hand it over' })),
  ].map(({ index, text }) => ({ path: file.path, line: lineAt(file.raw, index), rule: 'state', text }));
};

/** @param {Plan} plan @returns {Finding[]} */
export const checkState = ({ files }) =>
  files
    .filter((file) => file.isCode && file.pkg === 'server' && !file.isTest && !file.path.endsWith('.gen.ts'))
    .flatMap(checkFile);
