// Who sits in a conversation of many, for the room that runs groups. All of it works inside a transaction that has locked the
// conversation: whoever comes, goes or is thrown out at the same moment is over, or has not begun.
import type { SeatRole } from '@wagram/contract/messages';
import { brokenUnique, type ConversationId, type Db, type MediaId, type MemberId } from '#kernel';
import { insertSeat, selectRole, updateTalk } from './seats.gen.ts';

/** Never more than the limit, however many come at once. */
export const addSeat = async (
  tx: Db,
  conversationId: ConversationId,
  memberId: MemberId,
  readsFrom: number | null,
  now: Date,
): Promise<'added' | 'already' | 'full'> => {
  try {
    // A savepoint: the caller's transaction goes on after somebody who sits there already.
    const count = await tx.transaction((nested) => insertSeat(nested, { conversationId, memberId, readsFrom, now }));
    return count > 0 ? 'added' : 'full';
  } catch (error) {
    if (brokenUnique(error) !== 'conversation_members_pkey') throw error;
    return 'already';
  }
};

export const roleOf = async (db: Db, conversationId: ConversationId, memberId: MemberId): Promise<SeatRole | null> =>
  (await selectRole(db, { conversationId, memberId }))?.role ?? null;

export interface TalkChange {
  title?: string | undefined;
  avatar?: { url: string; id: MediaId | null } | null | undefined;
  memberLimit?: number | null | undefined;
}

/** false: there are more members than the new limit. */
export const changeTalk = async (tx: Db, id: ConversationId, change: TalkChange): Promise<boolean> => {
  const { title = null, avatar, memberLimit } = change;
  const picture = {
    isNewAvatar: avatar !== undefined,
    avatarUrl: avatar?.url ?? null,
    avatarMediaId: avatar?.id ?? null,
  };
  const limit = { isNewLimit: memberLimit !== undefined, memberLimit: memberLimit ?? null };
  return (await updateTalk(tx, { id, title, ...picture, ...limit })) > 0;
};
