import type { Plugin, Rolldown } from 'vite';

/** Addresses by their first word, each with the files of the code, as paths below web/src, that its screen begins with. */
export type Screens = Readonly<Record<string, readonly string[]>>;

type Chunk = Rolldown.OutputChunk;

/** What Vite knows of a chunk beyond what the bundler does. */
const stylesOf = (chunk: Chunk): ReadonlySet<string> =>
  (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? new Set();

/**
 * Writes which files each screen needs beyond those that the page names, for the server to name them in its document:
 * otherwise they are asked for when the first of them has come and run.
 */
export const preloads = (screens: Screens): Plugin => ({
  name: 'preloads',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
      const find = (root: string) => chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/src/${root}`));
      const filesFor = (roots: readonly string[]): string[] => {
        const files = new Set<string>();
        const visit = (chunk: Chunk | undefined): void => {
          if (chunk === undefined || files.has(chunk.fileName)) return;
          files.add(chunk.fileName);
          for (const style of stylesOf(chunk)) files.add(style);
          for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name));
        };
        for (const root of roots) {
          const start = find(root);
          if (start === undefined) throw new Error(`${root} is not asked for by itself`);
          visit(start);
        }
        return [...files];
      };
      // What speaks another language, and its words for what everybody sees first.
      const speaking = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/app/translations.ts'));
      const languages = chunks.flatMap(({ fileName, moduleIds }) => {
        const tag = moduleIds
          .map((id) => /\/app\/languages\/([a-z]{2})\.ts$/.exec(id)?.[1])
          .find((one) => one !== undefined);
        return tag === undefined
          ? []
          : [[`language:${tag}`, [speaking?.fileName ?? '', fileName].filter(Boolean)] as const];
      });
      const source = JSON.stringify({
        ...Object.fromEntries(Object.entries(screens).map(([address, roots]) => [address, filesFor(roots)])),
        ...Object.fromEntries(languages),
        // What works out the words of an operator's language; where they are is known to the server.
        'language:own': filesFor(['app/translations.ts', 'app/own-language.ts']),
      });
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source });
    },
  },
});
