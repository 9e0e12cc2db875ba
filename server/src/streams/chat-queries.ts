import { apartFrom, knownTo, reachableBy } from '#blocks';
import { statement } from '#kernel';
import type { MemberCardRow } from '#members';
import { openTo, SAID, SPEAKER, type MessageRow } from './rows.ts';

/** How somebody stands to a stream that they can reach. */
export interface Standing {
  id: string;
  host_id: string;
  state: 'scheduled' | 'live' | 'ended';
  slow_seconds: number;
  banned: boolean;
}

const STANDING = `select s.id, s.host_id, s.state, s.slow_seconds,
    (select true from stream_bans b where b.stream_id = s.id and b.member_id = $1) is not null as banned
  from streams s where s.id = $2 and ${openTo('$1')}`;

/** $1 who, $2 stream. */
export const selectStanding = statement<Standing>('stream_standing', STANDING);
/** It cannot end or vanish while it is paid for. */
export const lockStanding = statement<Standing>('stream_standing_lock', `${STANDING} for no key update of s`);

/** $1 who, $2 stream, $3 id, $4 words, $5 key, $6 now, $7 amount, $8 transfer. Nothing where they may not write. */
export const insertMessage = statement<MessageRow>(
  'stream_say',
  `with target as (
     select s.id from streams s where s.id = $2 and s.state = 'live' and ${openTo('$1')}
       and not exists (select 1 from stream_bans b where b.stream_id = s.id and b.member_id = $1)
   ), c as (
     insert into stream_messages (id, stream_id, member_id, content, client_key, created_at, amount, transfer_id)
     select $3, id, $1, $4, $5, $6, $7, $8 from target on conflict do nothing returning *
   ), changed as (
     update streams s set comments_count = s.comments_count + 1, earnings = s.earnings + coalesce(c.amount, 0)
     from c where s.id = c.stream_id
   )
   select ${SAID}, ${SPEAKER} from c join members m on m.id = c.member_id`,
);

/** $1 who, $2 key: what an earlier try has said. */
export const selectByKey = statement<MessageRow>(
  'stream_said_by_key',
  `select ${SAID}, ${SPEAKER} from stream_messages c join members m on m.id = c.member_id
   where c.member_id = $1 and c.client_key = $2`,
);

/** $1 viewer, $2 stream, $3 the message before the page, $4 how many. The host sees whoever writes there. */
export const selectChat = statement<MessageRow>(
  'stream_chat',
  `select ${SAID}, ${SPEAKER} from stream_messages c join streams s on s.id = c.stream_id join members m on m.id = c.member_id
   where c.stream_id = $2 and c.id < $3 and c.deleted_at is null
     and ((s.host_id = $1 and ${knownTo('$1', 'c.member_id')}) or (${reachableBy('$1', 'c.member_id')}))
   order by c.id desc limit $4`,
);

/** $1 who, $2 message, $3 now. Its author or the host, while each can reach it. */
export const hideMessage = statement<{ id: string; stream_id: string }>(
  'stream_unsay',
  `with gone as (
     update stream_messages c set content = '', deleted_at = $3 from streams s
     where c.id = $2 and c.deleted_at is null and s.id = c.stream_id and (c.member_id = $1 or s.host_id = $1)
     returning c.id, c.stream_id
   ), changed as (
     update streams set comments_count = comments_count - 1 where id in (select stream_id from gone)
   ) select id, stream_id from gone`,
);

export interface PaidRow {
  stream_id: string;
  host_id: string;
  amount: string;
  created_at: Date;
}

/** $1 message, $2 who paid. */
export const selectPaid = statement<PaidRow>(
  'stream_paid',
  `select c.stream_id, s.host_id, c.amount, c.created_at from stream_messages c join streams s on s.id = c.stream_id
   where c.id = $1 and c.member_id = $2 and c.amount is not null`,
);

/** Whoever takes back the same superchat, or deletes the stream, waits here. */
export const lockPaidStream = statement('stream_lock_paid', 'select id from streams where id = $1 for no key update');

/** $1 message, $2 who paid. The counts of the stream follow by a trigger. */
export const deletePaid = statement<{ id: string }>(
  'stream_unpay',
  'delete from stream_messages where id = $1 and member_id = $2 and amount is not null returning id',
);

/** $1 viewer, $2 message: who may see it, though they may not take it out. */
export const selectMessage = statement<{ id: string }>(
  'stream_message_seen',
  `select c.id from stream_messages c join streams s on s.id = c.stream_id
   where c.id = $2 and c.deleted_at is null and ${openTo('$1')} and ${reachableBy('$1', 'c.member_id')}`,
);

/** $1 stream, $2 whom, $3 now, $4 the host. */
export const insertBan = statement<{ found: boolean }>(
  'stream_ban',
  `with known as (select m.id from members m where m.id = $2 and ${knownTo('$4', 'm.id')}), made as (
     insert into stream_bans (stream_id, member_id, created_at) select $1, id, $3 from known on conflict do nothing
   ) select true as found from known`,
);

export const deleteBan = statement('stream_unban', 'delete from stream_bans where stream_id = $1 and member_id = $2');

/** $1 stream, $2 and $3 the place before, $4 how many. */
export const selectBans = statement<MemberCardRow & { banned_at: Date }>(
  'stream_bans',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, b.created_at as banned_at
   from stream_bans b join members m on m.id = b.member_id
   where b.stream_id = $1 and (b.created_at, b.member_id) < ($2, $3) order by b.created_at desc, b.member_id desc limit $4`,
);

/** Whom a block keeps apart from the member $1; at most $2. */
export const selectApart = statement<{ id: string }>('stream_apart', `select id from (${apartFrom('$1')}) a limit $2`);
