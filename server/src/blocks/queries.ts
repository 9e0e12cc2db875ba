import type { EndedFollow } from '#follows';
import { emitted, statement, type Db } from '#kernel';
import { knownTo, type MemberCardRow } from '#members';

const pair = `jsonb_build_object('blockerId', blocker_id, 'blockedId', blocked_id)`;

/** $1 who, $2 whom, $3 id of the event, $4 now, $5 what it ended. */
export const insertBlock = statement<{ blocker_id: string }>(
  'block_insert',
  `with changed as (
     insert into blocks (blocker_id, blocked_id, created_at, ended) values ($1, $2, $4, $5) on conflict do nothing
     returning blocker_id, blocked_id
   ), told as (
     ${emitted('$3', 'member.blocked', pair, 'changed')}
   ) select blocker_id from changed`,
);

export const deleteBlock = statement<{ created_at: Date; ended: EndedFollow[] | null }>(
  'block_delete',
  `with changed as (
     delete from blocks where blocker_id = $1 and blocked_id = $2 returning blocker_id, blocked_id, created_at, ended
   ), told as (
     ${emitted('$3', 'member.unblocked', pair, 'changed')}
   ) select created_at, ended from changed`,
);

/** What can no longer be undone need not be remembered. $1 the moment. */
export const forgetEnded = statement(
  'block_forget_ended',
  'update blocks set ended = null where ended is not null and created_at < $1',
);

const muting = `jsonb_build_object('muterId', member_id, 'mutedId', muted_id)`;

/** $1 who, $2 whom, $3 id of the event, $4 now. */
export const insertMute = statement(
  'mute_insert',
  `with changed as (
     insert into mutes (member_id, muted_id, created_at) values ($1, $2, $4) on conflict do nothing
     returning member_id, muted_id
   ) ${emitted('$3', 'member.muted', muting, 'changed')}`,
);

/** $1 who, $2 whom, $3 id of the event. */
export const deleteMute = statement(
  'mute_delete',
  `with changed as (
     delete from mutes where member_id = $1 and muted_id = $2 returning member_id, muted_id
   ) ${emitted('$3', 'member.unmuted', muting, 'changed')}`,
);

const selectKnown = statement<{ found: boolean }>(
  'block_known',
  `select exists (select 1 from members m where m.id = $2 and ${knownTo('$1', 'm.id')}) as found`,
);

export const isKnownTo = async (db: Db, viewerId: string, memberId: string): Promise<boolean> =>
  (await selectKnown(db, viewerId, memberId))[0]?.found === true;

type KeptOutRow = MemberCardRow & { since: Date };

/** $1 whose list, $2 and $3 the cursor, $4 how many. */
const list = (table: 'blocks' | 'mutes', own: string, other: string): string => `
  select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, k.created_at as since
  from ${table} k join members m on m.id = k.${other} and m.state = 'active'
  where k.${own} = $1 and (k.created_at, k.${other}) < ($2, $3)
  order by k.created_at desc, k.${other} desc limit $4`;

export const selectBlocked = statement<KeptOutRow>('block_list', list('blocks', 'blocker_id', 'blocked_id'));
export const selectMuted = statement<KeptOutRow>('mute_list', list('mutes', 'member_id', 'muted_id'));
