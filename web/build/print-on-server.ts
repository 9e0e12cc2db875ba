import { build, defaultServerConditions, parseSync, Visitor } from 'vite';
import type { Alias, Plugin } from 'vite';
import { withoutStyles } from './load-together.ts';

/** A print shows what is there at once. What a screen loads later is not waited for, and not brought along. */
const withoutLater: Plugin = {
  name: 'without-later',
  transform: (code, id) => {
    if (!code.includes('import(') || id.includes('/node_modules/')) return null;
    const found: { start: number; end: number }[] = [];
    new Visitor({ ImportExpression: ({ start, end }) => void found.push({ start, end }) }).visit(
      parseSync(id, code).program,
    );
    const never = '(new Promise(() => {}))';
    const put = (text: string, { start, end }: (typeof found)[number]) =>
      text.slice(0, start) + never + text.slice(end);
    return { code: found.reverse().reduce(put, code), map: null };
  },
};

interface Options {
  readonly root: string;
  /** The file of the code that prints, below the root. */
  readonly entry: string;
  readonly alias: Alias[];
}

/** A second build of what screens are made of, for the server alone: it prints the beginning of a page into its document. */
export const printOnServer = ({ root, entry, alias }: Options): Plugin => ({
  name: 'print-on-server',
  apply: 'build',
  closeBundle: async () => {
    const conditions = ['source', ...defaultServerConditions];
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      plugins: [withoutStyles, withoutLater],
      oxc: { jsx: { runtime: 'automatic' } },
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { alias },
      ssr: { noExternal: true, resolve: { conditions } },
      build: {
        ssr: entry,
        outDir: 'dist/print',
        target: 'node20',
        minify: false,
        rolldownOptions: { treeshake: true },
      },
    });
  },
});
