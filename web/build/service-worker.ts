import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const template = fileURLToPath(new URL('service-worker-template.js', import.meta.url));

/** Hashed files that the shell is made of. Fonts of other scripts are fetched when a text needs them. */
export const isPrecached = (name: string): boolean =>
  /^assets\/.*\.(js|css)$/.test(name) || /^assets\/(inter|jetbrains-mono)-latin-wght-normal.*\.woff2$/.test(name);

export const fillTemplate = (source: string, names: readonly string[]): string => {
  const files = names
    .filter(isPrecached)
    .map((name) => `/${name}`)
    .sort();
  const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12);
  return source.replace("'__VERSION__'", JSON.stringify(version)).replace("['__FILES__']", JSON.stringify(files));
};

/** Emits /sw.js with the list of files that this build made. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const source = fillTemplate(readFileSync(template, 'utf8'), Object.keys(bundle));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  },
});
