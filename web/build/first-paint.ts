import { fileURLToPath } from 'node:url';
import { defaultServerConditions, runnerImport } from 'vite';
import type { Plugin } from 'vite';

const printer = fileURLToPath(new URL('../src/pages/landing/print.tsx', import.meta.url));
const ROOT = '<div id="root"></div>';

/** Prints the landing into the page: people see it with the first bytes, before any script has arrived. */
export const firstPaint = (): Plugin => ({
  name: 'first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { path }) => {
      if (path !== '/index.html') return html;
      const { module } = await runnerImport<{ printLanding: () => string }>(printer, {
        configFile: false,
        logLevel: 'error',
        resolve: { conditions: ['source', ...defaultServerConditions], noExternal: [/^@wagram\//] },
        oxc: { jsx: { runtime: 'automatic' } },
      });
      if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
      const printed = `<div id="root"><div id="first">${module.printLanding()}</div></div>`;
      // What is printed needs style and font first; the scripts that wake it follow.
      return html
        .replace(ROOT, () => printed)
        .replaceAll(/<(script type="module"|link rel="modulepreload") /g, '<$1 fetchpriority="low" ');
    },
  },
});
