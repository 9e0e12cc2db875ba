import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { TransferRefused } from '#kernel';
import { hashOfFile } from './files.ts';

/** Secrets of the server that lie in DATA_DIR as long as no setting names them. */
export const KEY_FILES = ['seal-key', 'push-keys'] as const;
export type KeyFile = (typeof KEY_FILES)[number];

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
});

/** What a backup says of itself. */
export type Manifest = z.infer<typeof manifestShape>;

export const newManifest = (manifest: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...manifest });

export const tableFile = (table: string): string => `tables/${table}.tsv.gz`;
const MANIFEST = 'manifest.json';
const SUMS = 'SHA256SUMS';

/** As `sha256sum --check SHA256SUMS` reads it. */
export const writeManifest = async (
  folder: string,
  manifest: Manifest,
  sums: ReadonlyMap<string, string>,
): Promise<void> => {
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
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

// Paths are made by us: one that leads out of the backup is not followed.
const line = /^([0-9a-f]{64}) {2}(\S.*)$/;
const leadsOut = (path: string): boolean => path.startsWith('/') || path.split('/').includes('..');

/** Every file is there and as it was written; answers their paths. */
export const checkSums = async (folder: string, manifest: Manifest): Promise<string[]> => {
  const text = await readFile(join(folder, SUMS), 'utf8').catch(() => '');
  const sums = new Map(
    text.split('\n').flatMap((one) => {
      const [, hash = '', path = ''] = line.exec(one) ?? [];
      return path === '' || leadsOut(path) ? [] : [[path, hash] as const];
    }),
  );
  const wanted = [MANIFEST, ...manifest.tables.map((table) => tableFile(table.name)), ...manifest.keys];
  const missing = wanted.find((path) => !sums.has(path));
  if (missing !== undefined) throw new TransferRefused(`The backup is damaged: ${SUMS} does not name ${missing}.`);
  for (const [path, hash] of sums) {
    const found = await hashOfFile(join(folder, path)).catch(() => null);
    if (found === hash) continue;
    throw new TransferRefused(`The backup is damaged: ${path} is ${found === null ? 'missing' : 'not as it was'}.`);
  }
  return [...sums.keys()];
};
