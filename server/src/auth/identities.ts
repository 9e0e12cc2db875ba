import { and, eq } from 'drizzle-orm';
import { tables, type Db } from '#kernel';
import { selectMemberById, type Member } from '#members';

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
