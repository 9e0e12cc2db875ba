// SR-L10: what a member's files take up, and how much that may be.
import { mediaErrors } from '@wagram/contract/media';
import { fail, statement, type Db, type App } from '#kernel';

/** Files in the store, those on their way into it, and pieces of what is still coming. */
const selectUsed = statement<{ used: string }>(
  'storage_used',
  `select (select coalesce(sum(bytes), 0) from media where member_id = $1)
     + (select coalesce(sum(received), 0) from partials where member_id = $1 and media_id is null) as used`,
);

/** Uploads of one member are counted one after the other, however many come at once. */
const lockStorage = statement('storage_lock', `select pg_advisory_xact_lock(hashtext('storage ' || $1::text))`);

export const usedBy = async (db: Db, memberId: string): Promise<number> =>
  Number((await selectUsed(db, memberId))[0]?.used ?? 0);

const assertFits = async (app: App, db: Db, memberId: string, more: number): Promise<void> => {
  const { storageQuota } = app.config;
  if (storageQuota !== null && (await usedBy(db, memberId)) + more > storageQuota) fail(mediaErrors, 'quota_reached');
};

/** Before any byte is taken. */
export const assertRoom = (app: App, memberId: string, more: number): Promise<void> =>
  assertFits(app, app.db, memberId, more);

/** Writes down what takes up `more`, if it still fits. */
export const countedIn = (
  app: App,
  memberId: string,
  more: number,
  write: (tx: Db) => Promise<unknown>,
): Promise<void> =>
  app.transact(async (tx) => {
    await lockStorage(tx, memberId);
    await assertFits(app, tx, memberId, more);
    await write(tx);
  });
