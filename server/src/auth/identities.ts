import { and, eq } from 'drizzle-orm';
import { tables, type Db } from '#kernel';
import { selectMemberById, updateMember, type Member } from '#members';

const { identities } = tables;

export type Provider = 'google' | 'phone';

export const selectByIdentity = async (db: Db, provider: Provider, subject: string): Promise<Member | null> => {
  const [row] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row === undefined ? null : selectMemberById(db, row.memberId);
};

/** false when the identity, or the member's place for one of this provider, is taken already. */
export const insertIdentity = async (
  db: Db,
  identity: { provider: Provider; subject: string; memberId: string },
  now: Date,
): Promise<boolean> => {
  const rows = await db
    .insert(identities)
    .values({ ...identity, createdAt: now })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
};

/** Google, a phone and X. The account was made without them. */
export const dropIdentities = async (tx: Db, member: Member): Promise<boolean> => {
  const gone = await tx.delete(identities).where(eq(identities.memberId, member.id)).returning();
  if (member.twitterId === null) return gone.length > 0;
  const nobody = { twitterId: null, twitterUsername: null, twitterLink: null, twitterFollowersCount: null };
  const badge = member.verifiedBy === 'x' ? { verified: false, verifiedBy: null } : {};
  await updateMember(tx, member.id, { ...nobody, ...badge });
  return true;
};
