// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { EndedFollow } from '#follows';
import type { BlockEvent } from '@wagram/contract/blocks';
import { exec, many, maybe, one, type EmittedEvent, type Json, type MemberId, type MemberVerifiedBy, type OutboxId } from '#kernel';

export type InsertBlockEmits = EmittedEvent<BlockEvent, 'member.blocked', { blockerId: MemberId; blockedId: MemberId }>;

/** With the follows and requests that it ended, for as long as it can be undone. */
export const insertBlock = exec<{ blockerId: MemberId; blockedId: MemberId; now: Date; ended: Json<EndedFollow[]> | null; eventId: OutboxId }>(
  'blocks_insert_block',
  `with changed as (
  insert into blocks (blocker_id, blocked_id, created_at, ended) values ($1, $2, $3, $4)
  on conflict do nothing returning blocker_id, blocked_id
)
insert into outbox (id, name, payload)
select $5::uuid, 'member.blocked', jsonb_build_object('blockerId', blocker_id, 'blockedId', blocked_id) from changed`,
  (p) => [p.blockerId, p.blockedId, p.now, p.ended, p.eventId],
);

export interface DeleteBlockRow {
  created_at: Date;
  ended: EndedFollow[] | null;
}

export type DeleteBlockEmits = EmittedEvent<BlockEvent, 'member.unblocked', { blockerId: MemberId; blockedId: MemberId }>;

export const deleteBlock = maybe<{ blockerId: MemberId; blockedId: MemberId; eventId: OutboxId }, DeleteBlockRow>(
  'blocks_delete_block',
  `with changed as (
  delete from blocks where blocker_id = $1 and blocked_id = $2
  returning blocker_id, blocked_id, created_at, ended
), emitted as (
  insert into outbox (id, name, payload)
select $3::uuid, 'member.unblocked', jsonb_build_object('blockerId', blocker_id, 'blockedId', blocked_id) from changed
)
select created_at, ended from changed`,
  (p) => [p.blockerId, p.blockedId, p.eventId],
);

/** What can no longer be undone need not be remembered. */
export const forgetEnded = exec<{ before: Date }>(
  'blocks_forget_ended',
  `update blocks set ended = null where ended is not null and created_at < $1`,
  (p) => [p.before],
);

export type InsertMuteEmits = EmittedEvent<BlockEvent, 'member.muted', { muterId: MemberId; mutedId: MemberId }>;

export const insertMute = exec<{ memberId: MemberId; mutedId: MemberId; now: Date; eventId: OutboxId }>(
  'blocks_insert_mute',
  `with changed as (
  insert into mutes (member_id, muted_id, created_at) values ($1, $2, $3)
  on conflict do nothing returning member_id, muted_id
)
insert into outbox (id, name, payload)
select $4::uuid, 'member.muted', jsonb_build_object('muterId', member_id, 'mutedId', muted_id) from changed`,
  (p) => [p.memberId, p.mutedId, p.now, p.eventId],
);

export type DeleteMuteEmits = EmittedEvent<BlockEvent, 'member.unmuted', { muterId: MemberId; mutedId: MemberId }>;

export const deleteMute = exec<{ memberId: MemberId; mutedId: MemberId; eventId: OutboxId }>(
  'blocks_delete_mute',
  `with changed as (
  delete from mutes where member_id = $1 and muted_id = $2 returning member_id, muted_id
)
insert into outbox (id, name, payload)
select $3::uuid, 'member.unmuted', jsonb_build_object('muterId', member_id, 'mutedId', muted_id) from changed`,
  (p) => [p.memberId, p.mutedId, p.eventId],
);

export interface SelectIsKnownRow {
  found: boolean;
}

export const selectIsKnown = one<{ memberId: MemberId; viewer: MemberId }, SelectIsKnownRow>(
  'blocks_select_is_known',
  `select exists (select 1 from members m where m.id = $1 and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $2))) as found`,
  (p) => [p.memberId, p.viewer],
);

export interface KeptOutRow {
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  since: Date;
}

export const selectBlocked = many<{ memberId: MemberId; before: Date; beforeId: MemberId; limit: bigint | number }, KeptOutRow>(
  'blocks_select_blocked',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, k.created_at as since
from blocks k join members m on m.id = k.blocked_id and m.state = 'active'
where k.blocker_id = $1 and (k.created_at, k.blocked_id) < ($2, $3)
order by k.created_at desc, k.blocked_id desc limit $4`,
  (p) => [p.memberId, p.before, p.beforeId, p.limit],
);

export const selectMuted = many<{ memberId: MemberId; before: Date; beforeId: MemberId; limit: bigint | number }, KeptOutRow>(
  'blocks_select_muted',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, k.created_at as since
from mutes k join members m on m.id = k.muted_id and m.state = 'active'
where k.member_id = $1 and (k.created_at, k.muted_id) < ($2, $3)
order by k.created_at desc, k.muted_id desc limit $4`,
  (p) => [p.memberId, p.before, p.beforeId, p.limit],
);
