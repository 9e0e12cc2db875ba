import { atHandle } from '@wagram/contract/members';
import type { Db, MemberId } from '#kernel';
import {
  selectByEmail,
  selectByHandle,
  selectById,
  selectByTwitterId,
  selectHandlesLike,
  type Member,
} from './members.gen.ts';

export const selectMemberById = async (db: Db, id: MemberId): Promise<Member | null> =>
  (await selectById(db, { id })) ?? null;

export const selectMemberByHandle = async (db: Db, handle: string): Promise<Member | null> =>
  (await selectByHandle(db, { handle: atHandle(handle).toLowerCase() })) ?? null;

export const selectMemberByEmail = async (db: Db, email: string): Promise<Member | null> =>
  (await selectByEmail(db, { email })) ?? null;

export const selectMemberByTwitterId = async (db: Db, twitterId: string): Promise<Member | null> =>
  (await selectByTwitterId(db, { twitterId })) ?? null;

/** Handles that begin like this one, in lower case and without their @. */
export const findHandlesLike = async (db: Db, handle: string): Promise<string[]> => {
  const pattern = `@${handle.toLowerCase().replaceAll('_', String.raw`\_`)}%`;
  const rows = await selectHandlesLike(db, { pattern });
  return rows.map((row) => row.username.slice(1).toLowerCase());
};
