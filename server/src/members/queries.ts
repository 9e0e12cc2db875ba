import { eq, sql } from 'drizzle-orm';
import { atHandle } from '@wagram/contract/members';
import { prepared, statement, tables, type Db } from '#kernel';

const { members } = tables;

export type Member = typeof members.$inferSelect;
export type NewMember = typeof members.$inferInsert;

const selectById = prepared('member_by_id', (db) =>
  db
    .select()
    .from(members)
    .where(eq(members.id, sql.placeholder('id'))),
);

export const selectMemberById = async (db: Db, id: string): Promise<Member | null> =>
  (await selectById(db, { id }))[0] ?? null;

export const selectMemberByHandle = async (db: Db, handle: string): Promise<Member | null> => {
  const [member] = await db
    .select()
    .from(members)
    .where(sql`lower(${members.username}) = ${atHandle(handle).toLowerCase()}`);
  return member ?? null;
};

export const selectMemberByEmail = async (db: Db, email: string): Promise<Member | null> => {
  const [member] = await db.select().from(members).where(eq(members.email, email));
  return member ?? null;
};

export const selectMemberByTwitterId = async (db: Db, twitterId: string): Promise<Member | null> => {
  const [member] = await db.select().from(members).where(eq(members.twitterId, twitterId));
  return member ?? null;
};

/** Handles that begin like this one, in lower case and without their @. */
export const selectHandlesLike = async (db: Db, handle: string): Promise<string[]> => {
  const pattern = `@${handle.toLowerCase().replaceAll('_', String.raw`\_`)}%`;
  const rows = await db
    .select({ username: members.username })
    .from(members)
    .where(sql`lower(${members.username}) like ${pattern}`);
  return rows.map((row) => row.username.slice(1).toLowerCase());
};

/** null when a unique rule (handle, e-mail, X id) stands in the way; which one, the caller asks. */
export const insertMember = async (db: Db, member: NewMember): Promise<Member | null> => {
  const [row] = await db.insert(members).values(member).onConflictDoNothing().returning();
  return row ?? null;
};

export const updateMember = async (db: Db, id: string, change: Partial<NewMember>): Promise<Member | null> => {
  const [row] = await db.update(members).set(change).where(eq(members.id, id)).returning();
  return row ?? null;
};

/**
 * Two members, in the order of their ids so that nobody waits for each other: what is written about the pair until the end of
 * the transaction has seen every block, follow and change of privacy that came before.
 */
export const lockMembers = statement<{ id: string; private: boolean }>(
  'member_lock_pair',
  'select id, private from members where id in ($1, $2) order by id for no key update',
);

const updateEmptyAvatar = statement<{ id: string }>(
  'member_fill_avatar',
  'update members set avatar_url = $2 where id = $1 and avatar_url is null returning id',
);

/** False when the member has a picture already. */
export const fillAvatar = async (db: Db, id: string, url: string): Promise<boolean> =>
  (await updateEmptyAvatar(db, id, url)).length > 0;
