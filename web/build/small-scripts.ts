import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import type { Plugin } from 'vite';

/** Scripts of public/ are copied as they are; those that every page waits for travel without their comments. */
export const smallScripts = (...names: readonly string[]): Plugin => {
  let folder = '';
  return {
    name: 'small-scripts',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const name of names) {
        const path = join(folder, name);
        writeFileSync(path, minifySync(name, readFileSync(path, 'utf8')).code);
      }
    },
  };
};
