import type { Db } from '#kernel';
import { setState, type Member } from '#members';

/**
 * Whoever had deactivated or deleted their account and signs in within the time has it back, as it was; a suspended member is
 * suspended as before. null: they had not left.
 */
export const comeBack = async (db: Db, member: Member, now: Date): Promise<Member | null> => {
  if (member.state !== 'deactivated' && member.eraseAfter === null) return null;
  const state = member.state === 'deactivated' ? 'active' : member.state;
  return setState(db, { memberId: member.id, state, eraseAfter: null, now });
};
