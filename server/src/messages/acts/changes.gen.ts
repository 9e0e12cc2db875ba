// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { Facet } from '@wagram/contract/kernel';
import { exec, many, maybe, type ConversationId, type Json, type MemberId, type MessageId } from '#kernel';

/** What was passed on stays as it was said. */
export const updateContent = exec<{ messageId: MessageId; content: string; facets: Json<Facet[]>; cardUrl: string | null; now: Date }>(
  'messages_update_content',
  `with moved as (update conversations set last_change = last_change + 1
where id = (select conversation_id from messages where id = $1 and deleted_at is null) returning last_change)
update messages set change = moved.last_change, content = $2, facets = $3, card_url = $4, edited_at = $5
from moved where messages.id = $1 and not messages.is_forwarded`,
  (p) => [p.messageId, p.content, p.facets, p.cardUrl, p.now],
);

/** What it said and showed is gone at once, for everyone; it is withheld for as long as it can come back. An amount stays where it is, and is shown no more. */
export const updateDeleted = exec<{ messageId: MessageId; memberId: MemberId | null; until: Date | null; now: Date }>(
  'messages_update_deleted',
  `with moved as (update conversations set last_change = last_change + 1
where id = (select conversation_id from messages where id = $1 and deleted_at is null) returning last_change), withheld as (
  insert into withheld_messages (message_id, member_id, content, facets, image_url, media, media_id, more_media, duration, until)
  select id, $2::uuid, content, facets, image_url, media, media_id, more_media, duration, $3::timestamptz
  from messages where id = $1 and deleted_at is null
  on conflict (message_id) do nothing
), unpinned as (delete from message_pins where message_id = $1)
update messages set change = moved.last_change, content = '', facets = '[]', image_url = null, media = null, media_id = null,
  more_media = null, duration = null, deleted_at = $4
from moved where messages.id = $1`,
  (p) => [p.messageId, p.memberId, p.until, p.now],
);

/** An operator hides what was taken back already: whoever did so brings it back no more. */
export const takeOverWithheld = exec<{ messageId: MessageId }>(
  'messages_take_over_withheld',
  `update withheld_messages set member_id = null, until = null where message_id = $1 and member_id is not null`,
  (p) => [p.messageId],
);

/** As it was. By whoever took it back, while there is time; what an operator hid, by an operator. */
export const updateRestored = exec<{ messageId: MessageId; memberId: MemberId | null; now: Date }>(
  'messages_update_restored',
  `with kept as (
  delete from withheld_messages where message_id = $1 and member_id is not distinct from $2
    and (until is null or until > $3)
  returning message_id, content, facets, image_url, media, media_id, more_media, duration
), moved as (
  update conversations set last_change = last_change + 1
  where id = (select m.conversation_id from messages m join kept on kept.message_id = m.id) returning last_change
)
update messages set change = moved.last_change, content = kept.content, facets = kept.facets, image_url = kept.image_url,
  media = kept.media, media_id = kept.media_id, more_media = kept.more_media, duration = kept.duration, deleted_at = null
from kept, moved where messages.id = kept.message_id`,
  (p) => [p.messageId, p.memberId, p.now],
);

export const forgetWithheld = exec<{ messageId: MessageId; now: Date }>(
  'messages_forget_withheld',
  `with gone as (
  delete from withheld_messages where message_id = $1 and until <= $2 returning message_id
), unfiled as (
  delete from message_media where message_id in (select message_id from gone)
), unpaid as (
  update messages set credit = null where id in (select message_id from gone) and credit is not null
)
delete from polls where message_id in (select message_id from gone)`,
  (p) => [p.messageId, p.now],
);

/** Whatever has become of the jobs that should have. */
export const forgetAllWithheld = exec<{ now: Date }>(
  'messages_forget_all_withheld',
  `with gone as (
  delete from withheld_messages where true and until <= $1 returning message_id
), unfiled as (
  delete from message_media where message_id in (select message_id from gone)
), unpaid as (
  update messages set credit = null where id in (select message_id from gone) and credit is not null
)
delete from polls where message_id in (select message_id from gone)`,
  (p) => [p.now],
);

/** For what is bounded there: whoever adds to it at the same moment waits, and counts what was added. */
export const lockConversation = exec<{ conversationId: ConversationId }>(
  'messages_lock_conversation',
  `select id from conversations where id = $1 for no key update`,
  (p) => [p.conversationId],
);

export interface InsertPinRow {
  conversation_id: ConversationId;
}

/** No row when they may not pin there, or when so many are pinned already. */
export const insertPin = maybe<{ viewer: MemberId | null; messageId: MessageId; most: number; now: Date }, InsertPinRow>(
  'messages_insert_pin',
  `with there as (
  select m.id, m.conversation_id from messages m join conversations c on c.id = m.conversation_id
    join conversation_members me on me.conversation_id = c.id and me.member_id = $1 and (c.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = c.id and other.member_id <> $1
    and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = other.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = other.member_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = other.member_id and (known.state = 'active' or known.id = $1))
)) and (c.kind = 'direct' or me.role in ('owner', 'admin') or (c.kind = 'group' and me.role = 'moderator'))
  where m.id = $2 and m.deleted_at is null and m.thread_of is null
    and (select count(*) from message_pins pin where pin.conversation_id = m.conversation_id) < $3::int
), made as (
  insert into message_pins (message_id, conversation_id, member_id, pinned_at)
  select id, conversation_id, $1, $4 from there on conflict (message_id) do nothing
)
select conversation_id from there`,
  (p) => [p.viewer, p.messageId, p.most, p.now],
);

export interface DeletePinRow {
  conversation_id: ConversationId;
}

export const deletePin = maybe<{ viewer: MemberId; messageId: MessageId }, DeletePinRow>(
  'messages_delete_pin',
  `with there as (
  select m.id, m.conversation_id from messages m join conversations c on c.id = m.conversation_id
    join conversation_members me on me.conversation_id = c.id and me.member_id = $1 and (c.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = c.id and other.member_id <> $1
    and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = other.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = other.member_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = other.member_id and (known.state = 'active' or known.id = $1))
)) and (c.kind = 'direct' or me.role in ('owner', 'admin') or (c.kind = 'group' and me.role = 'moderator'))
  where m.id = $2
), gone as (delete from message_pins where message_id in (select id from there))
select conversation_id from there`,
  (p) => [p.viewer, p.messageId],
);

export interface InsertHiddenRow {
  conversation_id: ConversationId;
}

/** For whoever can read it; also between two of whom one has blocked the other. */
export const insertHidden = maybe<{ viewer: MemberId; messageId: MessageId; now: Date }, InsertHiddenRow>(
  'messages_insert_hidden',
  `with there as (
  select m.id, m.conversation_id from messages m join conversation_members me on me.conversation_id = m.conversation_id and me.member_id = $1
  where m.id = $2 and case when m.thread_of is null then m.seq > me.first_seq else exists (
  select 1 from messages post where post.id = m.thread_of and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > me.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = post.id)
) end
), made as (
  insert into hidden_messages (member_id, message_id, hidden_at) select $1, id, $3 from there on conflict do nothing
)
select conversation_id from there`,
  (p) => [p.viewer, p.messageId, p.now],
);

export const deleteHidden = exec<{ memberId: MemberId; messageId: MessageId }>(
  'messages_delete_hidden',
  `delete from hidden_messages where member_id = $1 and message_id = $2`,
  (p) => [p.memberId, p.messageId],
);

/** In the transaction that says it, before anybody sees it. */
export const updateCredit = exec<{ credit: bigint | number; messageId: MessageId }>(
  'messages_update_credit',
  `update messages set credit = $1 where id = $2`,
  (p) => [p.credit, p.messageId],
);

export interface SelectCardedRow {
  id: MessageId;
  conversation_id: ConversationId;
}

/** The newest are those that somebody may have open; conversations are locked in one order. */
export const selectCarded = many<{ urls: readonly string[]; count: bigint | number }, SelectCardedRow>(
  'messages_select_carded',
  `select newest.id, newest.conversation_id from (
  select id, conversation_id from messages where card_url = any($1::text[]) and deleted_at is null order by id desc limit $2
) newest order by newest.conversation_id, newest.id`,
  (p) => [p.urls, p.count],
);

export const touchMessage = exec<{ messageId: MessageId }>(
  'messages_touch_message',
  `with moved as (update conversations set last_change = last_change + 1
where id = (select conversation_id from messages where id = $1 and deleted_at is null) returning last_change)
update messages set change = moved.last_change from moved where messages.id = $1`,
  (p) => [p.messageId],
);

/** So many of one member, and so many kinds, are shown beside a message. */
export const insertReaction = exec<{ messageId: MessageId; memberId: MemberId; emoji: string; now: Date; most: number; mostKinds: number }>(
  'messages_insert_reaction',
  `insert into reactions (message_id, member_id, emoji, created_at)
select $1, $2, $3, $4
where (select count(*) from reactions mine where mine.message_id = $1 and mine.member_id = $2) < $5::int
  and (select count(distinct emoji) from reactions other where other.message_id = $1 and other.emoji <> $3) < $6::int
on conflict do nothing`,
  (p) => [p.messageId, p.memberId, p.emoji, p.now, p.most, p.mostKinds],
);

export const deleteReaction = exec<{ messageId: MessageId; memberId: MemberId; emoji: string }>(
  'messages_delete_reaction',
  `delete from reactions where message_id = $1 and member_id = $2 and emoji = $3`,
  (p) => [p.messageId, p.memberId, p.emoji],
);

export interface InsertViewsRow {
  message_id: MessageId;
  views: number;
}

/** Once for each member and message of a channel that they may read. Answers how often each has been seen. */
export const insertViews = many<{ viewer: MemberId; conversationId: ConversationId; messageIds: readonly MessageId[]; now: Date }, InsertViewsRow>(
  'messages_insert_views',
  `with there as (
  select m.id, m.views_count
  from conversations c join conversation_members me on me.conversation_id = c.id and me.member_id = $1 join messages m on m.conversation_id = c.id
  where c.id = $2 and c.kind = 'channel' and m.id = any($3) and m.thread_of is null
    and m.seq > me.first_seq
), made as (
  insert into message_views (message_id, member_id, seen_at) select id, $1, $4 from there order by id
  on conflict do nothing returning message_id
), counted as (
  update messages m set views_count = m.views_count + 1 from made where m.id = made.message_id
  returning m.id, m.views_count
)
select there.id as message_id, coalesce(counted.views_count, there.views_count) as views
from there left join counted on counted.id = there.id`,
  (p) => [p.viewer, p.conversationId, p.messageIds, p.now],
);

export interface OpenPoll {
  options_count: number;
  multiple: boolean;
  closed_at: Date | null;
  choices: number[] | null;
}

/** Locked until what they choose is counted. */
export const lockPoll = maybe<{ memberId: MemberId; messageId: MessageId }, OpenPoll>(
  'messages_lock_poll',
  `select cardinality(p.options) as options_count, p.multiple, p.closed_at,
  (select v.choices from poll_votes v where v.message_id = p.message_id and v.member_id = $1) as choices
from polls p where p.message_id = $2 for update of p`,
  (p) => [p.memberId, p.messageId],
);

/** Vote and counts in one statement; `before` is what they had chosen. */
export const upsertVote = exec<{ messageId: MessageId; memberId: MemberId; choices: readonly number[]; now: Date; before: readonly number[] }>(
  'messages_upsert_vote',
  `with voted as (
  insert into poll_votes (message_id, member_id, choices, voted_at) values ($1, $2, $3, $4)
  on conflict (message_id, member_id) do update set choices = excluded.choices, voted_at = excluded.voted_at
)
update polls set
  voters_count = voters_count + (cardinality($3::int[]) > 0)::int - (cardinality($5::int[]) > 0)::int,
  counts = (
    select array_agg(n + (o - 1 = any($3::int[]))::int - (o - 1 = any($5::int[]))::int order by o)
    from unnest(counts) with ordinality as counted (n, o)
  )
where message_id = $1`,
  (p) => [p.messageId, p.memberId, p.choices, p.now, p.before],
);

export const closePoll = exec<{ now: Date; messageId: MessageId }>(
  'messages_close_poll',
  `update polls set closed_at = coalesce(closed_at, $1) where message_id = $2`,
  (p) => [p.now, p.messageId],
);
