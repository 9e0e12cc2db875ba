import { importErrors, type ImportPlan, type ImportView } from '@wagram/contract/imports';
import { seedFollows } from '#follows';
import { createLimit, fail, jobKind, newId, ownOrigin, toJson, type App, type ImportId, type MemberId } from '#kernel';
import { findKnownPosts, importPosts } from '#posts';
import {
  deleteImport,
  deleteOldImports,
  keepImport,
  markFailed,
  moveOn,
  selectFollowable,
  selectImport,
  selectItems,
  startImport as start,
  type ImportRow,
} from './imports.gen.ts';
import { planImport, type ImportItem } from './plan.ts';
import { readArchive } from './read.ts';

const BATCH = 200;
const HOUR_MS = 3_600_000;
/** What was shown and not wanted, and what has been brought, is forgotten. */
const KEPT_MS = 7 * 24 * HOUR_MS;
const PAUSES_MS = [1_000, 60_000, 600_000];

const bring = jobKind<{ importId: ImportId }>('imports.bring');
const tidyUp = jobKind('imports.tidy');

/** Reading one takes memory and a core for a moment: one after the other. */
const oneByOne = createLimit(1, 4);

const toImportView = (row: ImportRow): ImportView => ({
  id: row.id,
  source: row.source,
  state: row.state,
  // Made by planImport, and by nobody else.
  plan: row.plan as ImportPlan,
  total: row.total,
  done: row.done,
  made: row.made,
  created_at: row.created_at.toISOString(),
});

/** Shown, and nothing else: not a word of it is published before its owner says so. */
export const showArchive = async (app: App, memberId: MemberId, path: string): Promise<ImportView> => {
  const now = app.clock.now();
  const { host } = new URL(ownOrigin(app));
  const found = await oneByOne(() => readArchive(path));
  const findKnown = (ids: Parameters<typeof findKnownPosts>[1]) => findKnownPosts(app.db, ids);
  const { plan, items } = await planImport(found, { memberId, host, now, findKnown });
  const draft = { id: newId<ImportId>(), memberId, source: found.source, total: items.length, now };
  const row = await keepImport(app.db, { ...draft, plan: toJson(plan), items: toJson(items) });
  return row === undefined ? fail(importErrors, 'import_running') : toImportView(row);
};

export const readImport = async (app: App, memberId: MemberId): Promise<ImportView | null> => {
  const row = await selectImport(app.db, { memberId });
  return row === undefined ? null : toImportView(row);
};

export const startImport = (app: App, memberId: MemberId, id: ImportId): Promise<ImportView> =>
  app.transact(async (tx) => {
    const row = (await start(tx, { id, memberId })) ?? fail(importErrors, 'import_not_found');
    await app.jobs.enqueue(tx, bring, { importId: id }, { key: id, memberId });
    return toImportView(row);
  });

export const dropImport = async (app: App, memberId: MemberId, id: ImportId): Promise<void> => {
  if ((await deleteImport(app.db, { id, memberId })) === 0) fail(importErrors, 'import_not_found');
};

/** One batch in one transaction: what is written and how far it came. Answers whether there may be more. */
const bringBatch = (app: App, id: ImportId): Promise<boolean> =>
  app.transact(async (tx) => {
    const found = await selectItems(tx, { id, count: BATCH });
    if (found === undefined) return false;
    const { member_id: memberId, source } = found;
    const batch = found.batch as ImportItem[];
    const posts = batch.flatMap((item) => ('id' in item ? [{ ...item, createdAt: new Date(item.at) }] : []));
    const handles = batch.flatMap((item) => ('follow' in item ? [item.follow] : []));
    const made = posts.length === 0 ? 0 : await importPosts(tx, memberId, source, posts);
    const followed = handles.length === 0 ? [] : await selectFollowable(tx, { viewer: memberId, handles });
    const createdAt = app.clock.now();
    if (followed.length > 0)
      await seedFollows(
        tx,
        followed.map(({ id: followingId }) => ({ followerId: memberId, followingId, createdAt })),
      );
    await moveOn(tx, { id, looked: batch.length, made: made + followed.length });
    return batch.length > 0;
  });

export const startImporting = (app: App): void => {
  app.jobs.handle(
    bring,
    {
      pausesMs: PAUSES_MS,
      onGivenUp: ({ payload: { importId: id } }) => markFailed(app.db, { id }).then(() => undefined),
    },
    async ({ payload: { importId }, signal }) => {
      while (!signal.aborted && (await bringBatch(app, importId)));
      signal.throwIfAborted();
    },
  );
  app.jobs.handle(tidyUp, { everyMs: HOUR_MS }, async () => {
    await deleteOldImports(app.db, { before: new Date(app.clock.now().getTime() - KEPT_MS) });
  });
};
