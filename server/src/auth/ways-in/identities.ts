import type { Db, MemberId } from '#kernel';
import { clearX, selectMemberById, type Member } from '#members';
import { addIdentity, removeIdentities, selectIdentityOwner } from './ways-in.gen.ts';

export type Provider = 'google' | 'phone';

export const selectByIdentity = async (db: Db, provider: Provider, subject: string): Promise<Member | null> => {
  const row = await selectIdentityOwner(db, { provider, subject });
  return row === undefined ? null : selectMemberById(db, row.member_id);
};

/** false when the identity, or the member's place for one of this provider, is taken already. */
export const insertIdentity = async (
  db: Db,
  identity: { provider: Provider; subject: string; memberId: MemberId },
  now: Date,
): Promise<boolean> => (await addIdentity(db, { ...identity, now })) > 0;

/** Google, a phone and X. The account was made without them. */
export const dropIdentities = async (tx: Db, member: Member): Promise<boolean> => {
  const gone = await removeIdentities(tx, { memberId: member.id });
  if (member.twitterId === null) return gone > 0;
  await clearX(tx, { memberId: member.id });
  return true;
};
