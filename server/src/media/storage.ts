// SR-L10: what a member's files take up, and how much that may be.
import { mediaErrors } from '@wagram/contract/media';
import { fail, type Db, type App, type MemberId } from '#kernel';
import { lockStorage, selectUsed } from './files.gen.ts';

export const usedBy = async (db: Db, memberId: MemberId): Promise<number> =>
  Number((await selectUsed(db, { memberId })).used);

const assertFits = async (app: App, db: Db, memberId: MemberId, more: number): Promise<void> => {
  const { storageQuota } = app.config;
  if (storageQuota !== null && (await usedBy(db, memberId)) + more > storageQuota) fail(mediaErrors, 'quota_reached');
};

/** Before any byte is taken. */
export const assertRoom = (app: App, memberId: MemberId, more: number): Promise<void> =>
  assertFits(app, app.db, memberId, more);

/** Writes down what takes up `more`, if it still fits. */
export const countedIn = (
  app: App,
  memberId: MemberId,
  more: number,
  write: (tx: Db) => Promise<unknown>,
): Promise<void> =>
  app.transact(async (tx) => {
    await lockStorage(tx, { memberId });
    await assertFits(app, tx, memberId, more);
    await write(tx);
  });
