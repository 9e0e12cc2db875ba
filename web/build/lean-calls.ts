import type { Plugin } from 'vite';

const CALLS = /\/contract\/src\/[a-z]+\/calls[a-z-]*\.ts$/;

/** `summary: '…'` and `errors` of a call, each on a line of its own as the formatter leaves it, and what only names the book. */
const UNUSED = [
  /^ {2}summary: (?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`),\n/gm,
  /^ {2}summary:\n {4}(?:'[^'\n]*'|"[^"\n]*"|`[^`\n]*`),\n/gm,
  /^ {2}errors(?:: \w+)?,\n/gm,
  /^const errors = \w+;\n/gm,
];

export const withoutUnused = (code: string): string =>
  UNUSED.reduce((text, unused) => text.replaceAll(unused, ''), code);

/** What only the server and its documents read of a call does not travel to people's phones. */
export const leanCalls = (): Plugin => ({
  name: 'lean-calls',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) => (CALLS.test(id.split('?')[0] ?? '') ? { code: withoutUnused(code), map: null } : null),
});
