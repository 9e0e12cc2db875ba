import { isId } from '@wagram/contract/kernel';
import { Failure, type MemberId } from '#kernel';
import { selectMemberById, type Member } from '#members';
import type { FederationApp } from './state.ts';

/** Who may be spoken of elsewhere: at home, public, in use and no sample. */
export const isSpokenOf = (member: Member | null): member is Member =>
  member !== null && member.host === null && !member.private && !member.demo && member.state === 'active';

export const findSpokenOf = async ({ db }: Pick<FederationApp, 'db'>, id: string): Promise<Member | null> => {
  const member = isId<MemberId>(id) ? await selectMemberById(db, id) : null;
  return isSpokenOf(member) ? member : null;
};

/** What everybody may see; null for what has gone, or is not for everybody. */
export const orNull = async <T>(found: Promise<T>): Promise<T | null> => {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
};
