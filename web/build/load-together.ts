import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { InlineConfig, Plugin, Rolldown } from 'vite';

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** Files of the build by name, each with the screens and parts, as paths below web/src, that it is made for. */
export type Parts = Readonly<Record<string, readonly string[]>>;

export interface Layers {
  /** From the first that anybody loads: what a later one needs of an earlier one is there already. */
  readonly first: Parts;
  /** Nobody loads them all: what two of them need stands in a file of its own. */
  readonly apart: Parts;
}

/** Only what imports what is asked here; a style sheet would have to be made for it. */
export const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: (id) => (/\.css($|\?)/.test(id) ? { code: '', moduleSideEffects: 'no-treeshake', moduleType: 'js' } : null),
};

type Chunk = Rolldown.OutputChunk;
type Chunks = ReadonlyMap<string, Chunk>;

const quickBuild = async (config: InlineConfig): Promise<Chunks> => {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutStyles, ...(config.plugins ?? [])],
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
};

/** What is loaded with a file of the build, itself included. */
const withImports = (chunks: Chunks, start: Chunk): Set<Chunk> => {
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) visit(chunks.get(name));
  };
  visit(start);
  return seen;
};

/** Every file of the code that is needed when this one is asked for. */
const modulesOf = (chunks: Chunks, id: string): Set<string> => {
  const start = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(id));
  if (start === undefined) throw new Error(`${id} is in no file of the build`);
  const found = [...withImports(chunks, start)].flatMap(({ moduleIds }) => moduleIds);
  return new Set(found.filter((module) => !module.endsWith('.html')));
};

const ELSE = '';

/** Who asks for each file of the code: parts by name, and whoever else there is. */
const usersOf = (chunks: Chunks, parts: Parts): Map<string, readonly string[]> => {
  const users = new Map<string, readonly string[]>();
  for (const { isDynamicEntry, facadeModuleId: start } of chunks.values()) {
    if (!isDynamicEntry || start === null) continue;
    const part = Object.keys(parts).find((name) => parts[name]?.some((root) => source + root === start)) ?? ELSE;
    for (const id of modulesOf(chunks, start)) users.set(id, [...new Set([...(users.get(id) ?? []), part])]);
  }
  return users;
};

/** What knows nothing of what is said and done: a button, an icon, a name, words. */
const BRICK = /\/(?:node_modules|src\/(?:ui|kernel|members))\/|\/[a-z-]*texts[a-z-]*\.ts$/;

/** An icon that a profile and the settings have is not to bring the comments to the settings. */
const placeOf = (id: string, [name = '', ...others]: readonly string[], isForElse: boolean): string => {
  if (others.length > 0) return 'shared';
  if (!isForElse) return name;
  return `${name}-${BRICK.test(id) ? 'bricks' : 'shared'}`;
};

const TRANSLATION = /^(.*texts[a-z-]*)\.([a-z]{2})\.ts$/;

/** What stands together in English does so in every language: a screen waits for one file of words. */
export const translationPlace = (id: string, places: ReadonlyMap<string, string>): string | null => {
  const index = /\/app\/languages\/([a-z]{2})\.ts$/.exec(id);
  if (index !== null) return `base-${index[1]}`;
  const [, file, tag] = TRANSLATION.exec(id) ?? [];
  const place = file === undefined ? undefined : places.get(`${file}.ts`);
  return place === undefined ? null : `${place}-${tag}`;
};

/**
 * Which file of the build each file of the code goes to. A door names a whole room, so only a build knows what a screen
 * really needs of it; this one is quick and thrown away.
 */
export const loadTogether = async (layers: Layers, config: InlineConfig): Promise<Map<string, string>> => {
  const chunks = await quickBuild(config);
  const places = new Map<string, string>();
  for (const [name, roots] of Object.entries(layers.first))
    for (const id of roots.flatMap((root) => [...modulesOf(chunks, source + root)]))
      if (!places.has(id)) places.set(id, name);
  for (const [id, users] of usersOf(chunks, layers.apart)) {
    const [name, ...others] = users.filter((user) => user !== ELSE);
    if (places.has(id) || name === undefined) continue;
    places.set(id, placeOf(id, [name, ...others], users.includes(ELSE)));
  }
  return places;
};
