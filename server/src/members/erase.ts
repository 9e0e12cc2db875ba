import { findNumber, keepNumber, type Db, type MemberId } from '#kernel';
import { eraseMember } from './data-rights.gen.ts';
import { stateOf } from './state.ts';

/** How many of those who signed up have been erased: sign-up numbers are never given twice. */
const ERASED = 'erased';

/** Last of all rooms: nothing may point here any more. */
export const eraseOf = async (tx: Db, memberId: MemberId): Promise<void> => {
  const gone = await eraseMember(tx, { memberId });
  tx.tell(stateOf(memberId, 'erased'));
  if (gone !== undefined && gone.signup_number !== null)
    await keepNumber(tx, ERASED, ((await findNumber(tx, ERASED)) ?? 0) + 1);
};
