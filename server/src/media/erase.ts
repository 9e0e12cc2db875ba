import { statement, type Db } from '#kernel';

/** Without an owner they are nobody's: the next sweep removes rows and files. */
const releaseAll = statement(
  'media_erase',
  `update media set member_id = null, state = 'released' where member_id = $1`,
);
/** The same of what came in pieces. */
const releasePartials = statement('partial_erase', 'update partials set member_id = null where member_id = $1');
const deleteUploads = statement('upload_erase', 'delete from uploads where member_id = $1');

export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await releaseAll(tx, memberId);
  await releasePartials(tx, memberId);
  await deleteUploads(tx, memberId);
};
