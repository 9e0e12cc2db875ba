// Who sits in a conversation of many, for the room that runs groups. All of it works inside a transaction that has locked the
// conversation: whoever comes, goes or is thrown out at the same moment is over, or has not begun.
import type { SeatRole } from '@wagram/contract/messages';
import { brokenUnique, statement, type Db } from '#kernel';

export interface Talk {
  id: string;
  kind: 'group' | 'channel';
  title: string;
  avatar_url: string | null;
  members_count: number;
  member_limit: number | null;
}

export interface TalkDraft {
  id: string;
  kind: 'group' | 'channel';
  title: string;
  avatarUrl: string | null;
  avatarMediaId: string | null;
  memberLimit: number | null;
  ownerId: string;
}

const insertTalk = statement(
  'talk_insert',
  `with made as (
     insert into conversations (id, kind, title, avatar_url, avatar_media_id, member_limit, members_count, last_at, created_at)
     values ($1, $2, $3, $4, $5, $6, 1, $8, $8) returning id
   ) insert into conversation_members (conversation_id, member_id, role, joined_at) select id, $7, 'owner', $8 from made`,
);

/** With its owner in it. */
export const createTalk = async (tx: Db, draft: TalkDraft, now: Date): Promise<void> => {
  const { id, kind, title, avatarUrl, avatarMediaId, memberLimit, ownerId } = draft;
  await insertTalk(tx, id, kind, title, avatarUrl, avatarMediaId, memberLimit, ownerId, now);
};

const selectTalkLocked = statement<Talk>(
  'talk_lock',
  `select id, kind, title, avatar_url, members_count, member_limit from conversations
   where id = $1 and kind <> 'direct' for no key update`,
);

export const lockTalk = async (tx: Db, id: string): Promise<Talk | null> => (await selectTalkLocked(tx, id))[0] ?? null;

/** $3 role, $4 what they read from (null: from now on), $5 now. The count and the limit in the one statement. */
const insertSeat = statement<{ member_id: string }>(
  'seat_insert',
  `with place as (
     update conversations set members_count = members_count + 1
     where id = $1 and kind <> 'direct' and (member_limit is null or members_count < member_limit) returning id, last_seq
   ) insert into conversation_members (conversation_id, member_id, role, read_seq, delivered_seq, first_seq, joined_at)
   select id, $2, $3, last_seq, last_seq, coalesce($4::int, last_seq), $5 from place returning member_id`,
);

/** Never more than the limit, however many come at once. */
export const addSeat = async (
  tx: Db,
  conversationId: string,
  memberId: string,
  readsFrom: number | null,
  now: Date,
): Promise<'added' | 'already' | 'full'> => {
  try {
    // A savepoint: the caller's transaction goes on after somebody who sits there already.
    const rows = await tx.transaction((nested) =>
      insertSeat(nested, conversationId, memberId, 'member', readsFrom, now),
    );
    return rows.length > 0 ? 'added' : 'full';
  } catch (error) {
    if (brokenUnique(error) !== 'conversation_members_pkey') throw error;
    return 'already';
  }
};

/** A trigger takes them out of the count. */
const deleteSeat = statement<{ role: SeatRole }>(
  'seat_delete',
  'delete from conversation_members where conversation_id = $1 and member_id = $2 returning role',
);

export const removeSeat = async (tx: Db, conversationId: string, memberId: string): Promise<boolean> =>
  (await deleteSeat(tx, conversationId, memberId)).length > 0;

const selectRole = statement<{ role: SeatRole }>(
  'seat_role',
  'select role from conversation_members where conversation_id = $1 and member_id = $2',
);

export const roleOf = async (db: Db, conversationId: string, memberId: string): Promise<SeatRole | null> =>
  (await selectRole(db, conversationId, memberId))[0]?.role ?? null;

const updateRole = statement<{ role: SeatRole }>(
  'seat_role_set',
  'update conversation_members set role = $3 where conversation_id = $1 and member_id = $2 returning role',
);

export const setRole = async (tx: Db, conversationId: string, memberId: string, role: SeatRole): Promise<boolean> =>
  (await updateRole(tx, conversationId, memberId, role)).length > 0;

/** Who follows an owner that goes: an admin, else a moderator, else who has been there longest. */
const selectHeir = statement<{ member_id: string }>(
  'seat_heir',
  `select s.member_id from conversation_members s join members m on m.id = s.member_id
   where s.conversation_id = $1 and s.member_id <> $2
   order by m.state <> 'active', array_position(array['admin', 'moderator', 'member'], s.role), s.joined_at, s.member_id limit 1`,
);

export const findHeir = async (tx: Db, conversationId: string, ownerId: string): Promise<string | null> =>
  (await selectHeir(tx, conversationId, ownerId))[0]?.member_id ?? null;

/** $2 title or null, $3 whether the picture changes, $4 and $5 the picture, $6 whether the limit changes, $7 the limit. */
const updateTalk = statement<{ id: string }>(
  'talk_change',
  `update conversations set title = coalesce($2, title),
     avatar_url = case when $3 then $4 else avatar_url end, avatar_media_id = case when $3 then $5 else avatar_media_id end,
     member_limit = case when $6 then $7 else member_limit end
   where id = $1 and kind <> 'direct' and (not $6 or $7::int is null or members_count <= $7) returning id`,
);

export interface TalkChange {
  title?: string | undefined;
  avatar?: { url: string; id: string | null } | null | undefined;
  memberLimit?: number | null | undefined;
}

/** false: there are more members than the new limit. */
export const changeTalk = async (tx: Db, id: string, change: TalkChange): Promise<boolean> => {
  const { title = null, avatar, memberLimit } = change;
  const picture = [avatar !== undefined, avatar?.url ?? null, avatar?.id ?? null];
  return (await updateTalk(tx, id, title, ...picture, memberLimit !== undefined, memberLimit ?? null)).length > 0;
};

const deleteTalk = statement('talk_delete', `delete from conversations where id = $1 and kind <> 'direct'`);

/** With everything that was said there. */
export const removeTalk = async (tx: Db, id: string): Promise<void> => {
  await deleteTalk(tx, id);
};
