import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { KEY_FILES, TransferRefused } from '#kernel';
import { hashOfFile, sizeOfPlainFile } from './files.ts';

const FORMAT = 1;
const name = z.string().regex(/^[a-z][a-z0-9_]*$/);

const manifestShape = z.object({
  format: z.literal(FORMAT),
  version: z.string(),
  made_at: z.string(),
  database: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name,
      columns: z.array(name),
      written: z.array(name),
      rows: z.number(),
      hash: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name, last: z.string() })),
  /** elsewhere: in a bucket, which is backed up there. */
  media: z.enum(['inside', 'elsewhere']),
  keys: z.array(z.enum(KEY_FILES)),
  /** All that SHA256SUMS names but this manifest; backups of earlier versions do not say it. */
  files: z.optional(z.object({ count: z.int(), bytes: z.int() })),
});

/** What a backup says of itself. */
export type Manifest = z.infer<typeof manifestShape>;

export const newManifest = (manifest: Omit<Manifest, 'format' | 'files'>): Manifest => ({
  format: FORMAT,
  ...manifest,
});

export const tableFile = (table: string): string => `tables/${table}.tsv.gz`;
const MANIFEST = 'manifest.json';
const SUMS = 'SHA256SUMS';

const bytesOf = async (folder: string, paths: readonly string[]): Promise<number> => {
  let bytes = 0;
  for (const path of paths) bytes += await sizeOfPlainFile(folder, path);
  return bytes;
};

/** As `sha256sum --check SHA256SUMS` reads it. */
export const writeManifest = async (
  folder: string,
  manifest: Manifest,
  sums: ReadonlyMap<string, string>,
): Promise<void> => {
  const files = { count: sums.size, bytes: await bytesOf(folder, [...sums.keys()]) };
  await writeFile(join(folder, MANIFEST), `${JSON.stringify({ ...manifest, files }, null, 2)}\n`);
  const all = [...sums, [MANIFEST, await hashOfFile(join(folder, MANIFEST))] as const];
  await writeFile(join(folder, SUMS), all.map(([path, hash]) => `${hash}  ${path}\n`).join(''));
};

export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new TransferRefused(`There is no backup in ${folder}: it has no ${MANIFEST}.`);
  });
  const { data } = manifestShape.safeParse(asJson(text));
  if (data === undefined)
    throw new TransferRefused(`${join(folder, MANIFEST)} is damaged, or of a newer version than this program.`);
  return data;
};

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

// Paths are made by us: one that leads out of the backup is refused.
const line = /^([0-9a-f]{64}) {2}(\S.*)$/;
const leadsOut = (path: string): boolean => path.startsWith('/') || path.split('/').includes('..');

const damaged = (how: string): TransferRefused => new TransferRefused(`The backup is damaged: ${how}.`);

/** What cannot be read is refused: a file whose line was lost would be missing without a word. */
const readSums = async (folder: string): Promise<Map<string, string>> => {
  const text = await sizeOfPlainFile(folder, SUMS).then(
    () => readFile(join(folder, SUMS), 'utf8'),
    () => '',
  );
  const sums = new Map<string, string>();
  for (const [at, one] of text.split('\n').entries()) {
    if (one === '') continue;
    const [, hash = '', path = ''] = line.exec(one) ?? [];
    if (path === '' || leadsOut(path) || sums.has(path)) throw damaged(`line ${at + 1} of ${SUMS} makes no sense`);
    sums.set(path, hash);
  }
  return sums;
};

const sizeOfFound = (folder: string, path: string): Promise<number> =>
  sizeOfPlainFile(folder, path).catch((error: unknown) => {
    throw error instanceof TransferRefused ? error : damaged(`${path} is missing`);
  });

/** Every file is there and as it was written; answers their paths. */
export const checkSums = async (folder: string, manifest: Manifest): Promise<string[]> => {
  const sums = await readSums(folder);
  const wanted = [MANIFEST, ...manifest.tables.map((table) => tableFile(table.name)), ...manifest.keys];
  const missing = wanted.find((path) => !sums.has(path));
  if (missing !== undefined) throw damaged(`${SUMS} does not name ${missing}`);
  let bytes = 0;
  for (const [path, hash] of sums) {
    const size = await sizeOfFound(folder, path);
    if ((await hashOfFile(join(folder, path))) !== hash) throw damaged(`${path} is not as it was`);
    if (path !== MANIFEST) bytes += size;
  }
  const { files = { count: sums.size - 1, bytes } } = manifest;
  if (files.count !== sums.size - 1 || files.bytes !== bytes)
    throw damaged(
      `${SUMS} names ${sums.size - 1} files with ${bytes} bytes, it had ${files.count} with ${files.bytes}`,
    );
  return [...sums.keys()];
};
