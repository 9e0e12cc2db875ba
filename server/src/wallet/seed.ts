import type { Db, MemberId } from '#kernel';
import { insertLinked } from './linked.gen.ts';

/** D28: addresses of demo members, whose keys everybody knows. */
export const seedLinked = async (
  db: Db,
  rows: readonly { readonly memberId: MemberId; readonly address: string }[],
  now: Date,
): Promise<void> => {
  const drafts = rows.map(({ memberId, address }) => ({ member_id: memberId, address }));
  await insertLinked(db, { rows: JSON.stringify(drafts), now });
};
