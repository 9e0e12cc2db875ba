// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { CardInJson } from '#links';
import type { MessagePoll } from '../view.ts';
import type { Facet } from '@wagram/contract/kernel';
import type { MessageEvent, MessageView } from '@wagram/contract/messages';
import { batchedStatement, maybe, one, type ConversationId, type ConversationKind, type EmittedEvent, type EventField, type Json, type MediaId, type MemberId, type MessageId, type MessageKind, type ShownMedia, type StoredMedia } from '#kernel';

export interface SelectPairOfRow {
  known: boolean;
  id: ConversationId | null;
}

/** Is there such a member for the one who sends, and have the two spoken? */
export const selectPairOf = one<{ senderId: MemberId; receiverId: MemberId; pair: string }, SelectPairOfRow>(
  'messages_select_pair_of',
  `select (not exists (select 1 from blocks hidden where hidden.blocker_id = $1::uuid and hidden.blocked_id = $2::uuid) and not exists (select 1 from blocks hidden where hidden.blocker_id = $2::uuid and hidden.blocked_id = $1::uuid) and exists (select 1 from members known where known.id = $2::uuid and (known.state = 'active' or known.id = $1::uuid)) and exists (select 1 from members here where here.id = $2::uuid and here.host is null)) as known, (select id from conversations where pair = $3) as id`,
  (p) => [p.senderId, p.receiverId, p.pair],
);

export interface InsertPairRow {
  id: ConversationId;
}

/** A request, unless the receiver follows the sender. No row when both began in the same moment. */
export const insertPair = maybe<{ id: ConversationId; pair: string; now: Date; receiverId: MemberId; senderId: MemberId }, InsertPairRow>(
  'messages_insert_pair',
  `with made as (
  insert into conversations (id, kind, pair, last_at, created_at) values ($1, 'direct', $2, $3, $3)
  on conflict (pair) do nothing returning id
), seats as (
  insert into conversation_members (conversation_id, member_id, is_request, joined_at)
  select made.id, seat.member_id, seat.member_id = $4 and not exists (
    select 1 from follows f where f.follower_id = $4 and f.following_id = $5
  ), $3 from made cross join (values ($5::uuid), ($4::uuid)) as seat (member_id)
)
select id from made`,
  (p) => [p.id, p.pair, p.now, p.receiverId, p.senderId],
);

export interface SelectPairRow {
  id: ConversationId;
}

export const selectPair = maybe<{ pair: string }, SelectPairRow>(
  'messages_select_pair',
  `select id from conversations where pair = $1`,
  (p) => [p.pair],
);

export interface SendToMemberRow {
  conversation_kind: ConversationKind;
  id: MessageId | null;
  seq: number | null;
  change: number | null;
  duration: number | null;
  members_count: number | null;
  sender_username: string | null;
  sender_name: string | null;
  sender_avatar: string | null;
  reply_id: MessageId | null;
  reply_sender_id: MemberId | null;
  reply_username: string | null;
  reply_content: string | null;
  receiver_id: MemberId | null;
  receiver_username: string | null;
  receiver_avatar: string | null;
}

export type SendToMemberEmits = EmittedEvent<MessageEvent, 'message.sent', { messageId: MessageId; conversationId: ConversationId; kind: ConversationKind; senderId: MemberId; receiverId: MemberId | null; isRequest: boolean; isMuted: boolean }>;

/** To somebody whom the sender can know. In a group nothing is written. */
export const sendToMember = batchedStatement<{ senderId: MemberId; conversationId: ConversationId; id: MessageId; kind: MessageKind; content: string; facets: Json<Facet[]>; imageUrl: string | null; media: Json<StoredMedia> | null; mediaId: MediaId | null; moreMedia: Json<ShownMedia[]> | null; duration: number | null; replyTo: MessageId | null; clientId: string | null; now: Date; isForwarded: boolean; forwardedFrom: MemberId | null; cardUrl: string | null }, SendToMemberRow>(
  'messages_send_to_member',
  `with asked as materialized (
  select who, talk_id, message_id, kind, content, facets, image_url, media, media_id, more_media, duration, reply_to,
    client_id, at, is_forwarded, forwarded_from, card_url, place::int
  from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::jsonb[],
      $7::text[], $8::jsonb[], $9::uuid[], $10::jsonb[], $11::real[], $12::uuid[], $13::text[],
      $14::timestamptz[], $15::boolean[], $16::uuid[],
      $17::text[])
    with ordinality as one (who, talk_id, message_id, kind, content, facets, image_url, media, media_id, more_media, duration,
      reply_to, client_id, at, is_forwarded, forwarded_from, card_url, place)
  limit 64
), seats as materialized (
  select asked.*, c.kind as talk_kind, other.member_id as other_id, other.is_request, other.is_muted,
    coalesce(other.is_known, false) and (asked.client_id is null or not exists (
    select 1 from messages earlier where earlier.sender_id = asked.who and earlier.client_id = asked.client_id
  )) as is_open
  from asked join conversations c on c.id = asked.talk_id
    join conversation_members me on me.conversation_id = c.id and me.member_id = asked.who
    left join lateral (
      select o.member_id, o.is_request, o.is_muted, (not exists (select 1 from blocks hidden where hidden.blocker_id = asked.who and hidden.blocked_id = o.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = o.member_id and hidden.blocked_id = asked.who) and exists (select 1 from members known where known.id = o.member_id and (known.state = 'active' or known.id = asked.who))) as is_known
      from conversation_members o where c.kind = 'direct' and o.conversation_id = c.id and o.member_id <> asked.who limit 1
    ) other on true
),
said as materialized (select fresh.*, row_number() over (partition by talk_id order by place)::int as number
from (
  select distinct on (who, coalesce(client_id, message_id::text)) * from seats where is_open
  order by who, coalesce(client_id, message_id::text), place
) fresh),
moved as (update conversations c set last_seq = c.last_seq + more.number, last_change = c.last_change + more.number, last_at = more.at
from (select talk_id, count(*)::int as number, max(at) as at from said group by talk_id order by talk_id) more
where c.id = more.talk_id
returning c.id, c.last_seq - more.number as seq, c.last_change - more.number as change, c.members_count),
placed as materialized (select said.*, moved.seq + number as seq, moved.change + number as change, moved.members_count,
  case when reply_to is not null then (
    select answered.id from messages answered join conversation_members mine on mine.conversation_id = said.talk_id and mine.member_id = said.who
    where answered.id = said.reply_to and answered.conversation_id = said.talk_id and answered.thread_of is null
      and answered.seq > mine.first_seq and (said.talk_kind = 'direct' or answered.sender_id is null or answered.sender_id = said.who or (not exists (select 1 from blocks hidden where hidden.blocker_id = said.who and hidden.blocked_id = answered.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = answered.sender_id and hidden.blocked_id = said.who) and exists (select 1 from members known where known.id = answered.sender_id and (known.state = 'active' or known.id = said.who)))) and not exists (select 1 from hidden_messages away where away.member_id = said.who and away.message_id = answered.id)
  ) end as answers
from said join moved on moved.id = talk_id),
made as (insert into messages (id, conversation_id, seq, change, sender_id, kind, content, facets, image_url, media, media_id, more_media, duration,
  reply_to, client_id, created_at, is_forwarded, forwarded_from, card_url)
select message_id, talk_id, seq, change, who, kind, content, facets, image_url, media, media_id, more_media, duration, answers, client_id,
  at, is_forwarded, forwarded_from, card_url
from placed),
filed as (insert into message_media (message_id, media_id)
select distinct placed.message_id, file.id
from placed cross join lateral jsonb_array_elements(placed.more_media) shown join media file on file.url = shown ->> 'url'),
seated as (update conversation_members me set read_seq = newest.seq, delivered_seq = newest.seq, is_request = false
from (select talk_id, who, max(seq) as seq from placed group by 1, 2 order by 1, 2) newest
where me.conversation_id = newest.talk_id and me.member_id = newest.who),
emitted as (
  insert into outbox (id, name, payload)
  select (array_agg(message_id))[1], 'message.sent', jsonb_agg(jsonb_build_object(
    'messageId', message_id, 'conversationId', talk_id, 'kind', talk_kind, 'senderId', who, 'receiverId', other_id,
    'isRequest', coalesce(is_request, false), 'isMuted', coalesce(is_muted, false)) order by message_id)
  from placed
  having count(*) > 0
)
select seats.place, seats.talk_kind as conversation_kind, placed.message_id as id, placed.seq, placed.change, placed.duration,
  placed.members_count, s.username as sender_username, s.display_name as sender_name, s.avatar_url as sender_avatar,
  answered.id as reply_id, answered.sender_id as reply_sender_id, answered.username as reply_username,
  answered.content as reply_content, r.id as receiver_id, r.username as receiver_username, r.avatar_url as receiver_avatar
from seats left join placed on placed.place = seats.place
  left join members s on s.id = placed.who left join members r on r.id = placed.other_id
  left join lateral (
    select said.id, said.sender_id, answerer.username,
      case when said.deleted_at is null then coalesce(nullif(left(said.content, 200), ''), said.media #>> '{file,name}', '') else '' end
        as content
    from messages said join conversation_members mine on mine.conversation_id = said.conversation_id and mine.member_id = placed.who
      left join members answerer on answerer.id = said.sender_id
    where placed.answers is not null and said.id = placed.answers and case when said.thread_of is null then said.seq > mine.first_seq else exists (
  select 1 from messages post where post.id = said.thread_of and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > mine.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = placed.who or (not exists (select 1 from blocks hidden where hidden.blocker_id = placed.who and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = placed.who) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = placed.who)))) and not exists (select 1 from hidden_messages away where away.member_id = placed.who and away.message_id = post.id)
) end
      and (placed.talk_kind = 'direct' or said.sender_id is null or said.sender_id = placed.who or (not exists (select 1 from blocks hidden where hidden.blocker_id = placed.who and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = placed.who) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = placed.who)))) and not exists (select 1 from hidden_messages away where away.member_id = placed.who and away.message_id = said.id)
    limit 1
  ) answered on true`,
  (p) => [p.senderId, p.conversationId, p.id, p.kind, p.content, p.facets, p.imageUrl, p.media, p.mediaId, p.moreMedia, p.duration, p.replyTo, p.clientId, p.now, p.isForwarded, p.forwardedFrom, p.cardUrl],
);

export interface SendToGroupRow {
  conversation_kind: ConversationKind;
  id: MessageId | null;
  seq: number | null;
  change: number | null;
  duration: number | null;
  members_count: number | null;
  sender_username: string | null;
  sender_name: string | null;
  sender_avatar: string | null;
  reply_id: MessageId | null;
  reply_sender_id: MemberId | null;
  reply_username: string | null;
  reply_content: string | null;
}

export type SendToGroupEmits = EmittedEvent<MessageEvent, 'message.mentioned', { messageId: MessageId; conversationId: ConversationId; senderId: MemberId; name: EventField<MessageEvent, 'message.mentioned', 'name'>; mentions: EventField<MessageEvent, 'message.mentioned', 'mentions'> }>;

/** Among many, once the room that runs groups has let it pass. Only those are sent a notice of it whom it names. */
export const sendToGroup = batchedStatement<{ senderId: MemberId; conversationId: ConversationId; id: MessageId; kind: MessageKind; content: string; facets: Json<Facet[]>; imageUrl: string | null; media: Json<StoredMedia> | null; mediaId: MediaId | null; moreMedia: Json<ShownMedia[]> | null; duration: number | null; replyTo: MessageId | null; clientId: string | null; now: Date; poll: string | null; isForwarded: boolean; forwardedFrom: MemberId | null; cardUrl: string | null }, SendToGroupRow>(
  'messages_send_to_group',
  `with asked as materialized (
  select who, talk_id, message_id, kind, content, facets, image_url, media, media_id, more_media, duration, reply_to,
    client_id, at, poll, is_forwarded, forwarded_from, card_url, place::int
  from unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[], $5::text[], $6::jsonb[],
      $7::text[], $8::jsonb[], $9::uuid[], $10::jsonb[], $11::real[], $12::uuid[], $13::text[],
      $14::timestamptz[], $15::jsonb[], $16::boolean[], $17::uuid[],
      $18::text[])
    with ordinality as one (who, talk_id, message_id, kind, content, facets, image_url, media, media_id, more_media, duration,
      reply_to, client_id, at, poll, is_forwarded, forwarded_from, card_url, place)
  limit 64
), seats as materialized (
  select asked.*, c.kind as talk_kind, c.kind <> 'direct' and (c.kind <> 'channel' or me.role in ('owner', 'admin')) and (asked.client_id is null or not exists (
    select 1 from messages earlier where earlier.sender_id = asked.who and earlier.client_id = asked.client_id
  )) as is_open
  from asked join conversations c on c.id = asked.talk_id
    join conversation_members me on me.conversation_id = c.id and me.member_id = asked.who
),
said as materialized (select fresh.*, row_number() over (partition by talk_id order by place)::int as number
from (
  select distinct on (who, coalesce(client_id, message_id::text)) * from seats where is_open
  order by who, coalesce(client_id, message_id::text), place
) fresh),
moved as (update conversations c set last_seq = c.last_seq + more.number, last_change = c.last_change + more.number, last_at = more.at
from (select talk_id, count(*)::int as number, max(at) as at from said group by talk_id order by talk_id) more
where c.id = more.talk_id
returning c.id, c.last_seq - more.number as seq, c.last_change - more.number as change, c.members_count),
placed as materialized (select said.*, moved.seq + number as seq, moved.change + number as change, moved.members_count,
  case when reply_to is not null then (
    select answered.id from messages answered join conversation_members mine on mine.conversation_id = said.talk_id and mine.member_id = said.who
    where answered.id = said.reply_to and answered.conversation_id = said.talk_id and answered.thread_of is null
      and answered.seq > mine.first_seq and (said.talk_kind = 'direct' or answered.sender_id is null or answered.sender_id = said.who or (not exists (select 1 from blocks hidden where hidden.blocker_id = said.who and hidden.blocked_id = answered.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = answered.sender_id and hidden.blocked_id = said.who) and exists (select 1 from members known where known.id = answered.sender_id and (known.state = 'active' or known.id = said.who)))) and not exists (select 1 from hidden_messages away where away.member_id = said.who and away.message_id = answered.id)
  ) end as answers
from said join moved on moved.id = talk_id),
made as (insert into messages (id, conversation_id, seq, change, sender_id, kind, content, facets, image_url, media, media_id, more_media, duration,
  reply_to, client_id, created_at, is_forwarded, forwarded_from, card_url)
select message_id, talk_id, seq, change, who, kind, content, facets, image_url, media, media_id, more_media, duration, answers, client_id,
  at, is_forwarded, forwarded_from, card_url
from placed),
filed as (insert into message_media (message_id, media_id)
select distinct placed.message_id, file.id
from placed cross join lateral jsonb_array_elements(placed.more_media) shown join media file on file.url = shown ->> 'url'),
polled as (
  insert into polls (message_id, options, multiple, counts)
  select message_id, array(select jsonb_array_elements_text(poll -> 'options')), (poll ->> 'multiple')::boolean,
    array_fill(0, array[jsonb_array_length(poll -> 'options')])
  from placed where poll is not null
),
seated as (update conversation_members me set read_seq = newest.seq, delivered_seq = newest.seq, is_request = false
from (select talk_id, who, max(seq) as seq from placed group by 1, 2 order by 1, 2) newest
where me.conversation_id = newest.talk_id and me.member_id = newest.who),
emitted as (
  insert into outbox (id, name, payload)
  select (array_agg(message_id))[1], 'message.mentioned', jsonb_agg(jsonb_build_object(
    'messageId', message_id, 'conversationId', talk_id, 'senderId', who,
    'name', (select talk.title from conversations talk where talk.id = talk_id),
    'mentions', (select jsonb_agg(named ->> 'value') from jsonb_array_elements(facets) named where named ->> 'kind' = 'mention'))
    order by message_id)
  from placed where facets @> '[{"kind": "mention"}]'
  having count(*) > 0
)
select seats.place, seats.talk_kind as conversation_kind, placed.message_id as id, placed.seq, placed.change, placed.duration,
  placed.members_count, s.username as sender_username, s.display_name as sender_name, s.avatar_url as sender_avatar,
  answered.id as reply_id, answered.sender_id as reply_sender_id, answered.username as reply_username,
  answered.content as reply_content
from seats left join placed on placed.place = seats.place
  left join members s on s.id = placed.who
  left join lateral (
    select said.id, said.sender_id, answerer.username,
      case when said.deleted_at is null then coalesce(nullif(left(said.content, 200), ''), said.media #>> '{file,name}', '') else '' end
        as content
    from messages said join conversation_members mine on mine.conversation_id = said.conversation_id and mine.member_id = placed.who
      left join members answerer on answerer.id = said.sender_id
    where placed.answers is not null and said.id = placed.answers and case when said.thread_of is null then said.seq > mine.first_seq else exists (
  select 1 from messages post where post.id = said.thread_of and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > mine.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = placed.who or (not exists (select 1 from blocks hidden where hidden.blocker_id = placed.who and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = placed.who) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = placed.who)))) and not exists (select 1 from hidden_messages away where away.member_id = placed.who and away.message_id = post.id)
) end
      and (placed.talk_kind = 'direct' or said.sender_id is null or said.sender_id = placed.who or (not exists (select 1 from blocks hidden where hidden.blocker_id = placed.who and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = placed.who) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = placed.who)))) and not exists (select 1 from hidden_messages away where away.member_id = placed.who and away.message_id = said.id)
    limit 1
  ) answered on true`,
  (p) => [p.senderId, p.conversationId, p.id, p.kind, p.content, p.facets, p.imageUrl, p.media, p.mediaId, p.moreMedia, p.duration, p.replyTo, p.clientId, p.now, p.poll, p.isForwarded, p.forwardedFrom, p.cardUrl],
);

export interface SendToThreadRow {
  place: number;
  conversation_kind: ConversationKind;
  id: MessageId;
  seq: number;
  change: number;
  duration: number | null;
  members_count: number;
  sender_username: string;
  sender_name: string;
  sender_avatar: string | null;
  reply_id: MessageId | null;
  reply_sender_id: MemberId | null;
  reply_username: string | null;
  reply_content: string | null;
}

export type SendToThreadEmits = EmittedEvent<MessageEvent, 'message.commented', { messageId: MessageId; postId: MessageId; conversationId: ConversationId; name: string; senderId: MemberId; postAuthorId: MemberId | null; answeredId: EventField<MessageEvent, 'message.commented', 'answeredId'>; mentions: EventField<MessageEvent, 'message.commented', 'mentions'> }>;

/** TLK-03: under a post of a channel that its sender can read, once the room that runs channels has let it pass. It takes the conversation's next change and no place among the posts: nobody's unread messages are more. Those are sent a notice whose post it is, whom it answers and whom it names. No row when nothing was written. */
export const sendToThread = maybe<{ senderId: MemberId; threadOf: MessageId; conversationId: ConversationId; clientId: string | null; id: string; moreMedia: Json<ShownMedia[]> | null; replyTo: MessageId | null; kind: MessageKind; content: string; facets: Json<Facet[]>; imageUrl: string | null; media: Json<StoredMedia> | null; mediaId: MediaId | null; duration: number | null; now: Date; isForwarded: boolean; forwardedFrom: MemberId | null; cardUrl: string | null }, SendToThreadRow>(
  'messages_send_to_thread',
  `with post as (
  select p.id, p.conversation_id, p.sender_id from messages p join conversations c on c.id = p.conversation_id
    join conversation_members me on me.conversation_id = c.id and me.member_id = $1::uuid
  where p.id = $2::uuid and c.id = $3 and c.kind = 'channel' and p.thread_of is null and p.kind <> 'system' and p.deleted_at is null and p.seq > me.first_seq
  and ('channel' = 'direct' or p.sender_id is null or p.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = p.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = p.id)
    and not exists (
      select 1 from messages earlier where earlier.sender_id = $1 and earlier.client_id = $4::text)
), moved as (
  update conversations c set last_change = c.last_change + 1 from post where c.id = post.conversation_id
  returning c.last_change, c.members_count, c.title, c.kind
), placed as materialized (
  select moved.*, post.sender_id as author_id, $5::uuid as message_id, $6::jsonb as more_media, case when $7::uuid is not null then (
    select answered.id from messages answered where answered.id = $7 and answered.thread_of = post.id
      and ('channel' = 'direct' or answered.sender_id is null or answered.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = answered.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = answered.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = answered.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = answered.id)
  ) end as answers
  from post cross join moved
), made as (
  insert into messages (id, conversation_id, seq, change, sender_id, kind, content, facets, image_url, media, media_id, more_media,
    duration, reply_to, client_id, created_at, is_forwarded, forwarded_from, card_url, thread_of)
  select message_id, $3, last_change, last_change, $1, $8, $9, $10, $11, $12, $13,
    more_media, $14, answers, $4, $15, $16, $17, $18, $2
  from placed returning id
),
filed as (insert into message_media (message_id, media_id)
select distinct placed.message_id, file.id
from placed cross join lateral jsonb_array_elements(placed.more_media) shown join media file on file.url = shown ->> 'url'),
emitted as (
  insert into outbox (id, name, payload)
  select message_id, 'message.commented', jsonb_build_object(
    'messageId', made.id, 'postId', $2::uuid, 'conversationId', $3::uuid, 'name', coalesce(title, ''),
    'senderId', $1::uuid, 'postAuthorId', author_id,
    'answeredId', (select answered.sender_id from messages answered where answered.id = answers),
    'mentions', coalesce((
      select jsonb_agg(named ->> 'value') from jsonb_array_elements($10::jsonb) named where named ->> 'kind' = 'mention'), '[]'))
  from placed cross join made
)
select 0 as place, placed.kind as conversation_kind, made.id, placed.last_change as seq, placed.last_change as change,
  $14::real as duration, placed.members_count, s.username as sender_username, s.display_name as sender_name,
  s.avatar_url as sender_avatar, answered.id as reply_id, answered.sender_id as reply_sender_id,
  answered.username as reply_username, answered.content as reply_content
from placed cross join made join members s on s.id = $1
  left join lateral (
    select said.id, said.sender_id, answerer.username,
      case when said.deleted_at is null then coalesce(nullif(left(said.content, 200), ''), said.media #>> '{file,name}', '') else '' end
        as content
    from messages said join conversation_members mine on mine.conversation_id = said.conversation_id and mine.member_id = $1
      left join members answerer on answerer.id = said.sender_id
    where placed.answers is not null and said.id = placed.answers and case when said.thread_of is null then said.seq > mine.first_seq else exists (
  select 1 from messages post where post.id = said.thread_of and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > mine.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = post.id)
) end
      and (placed.kind = 'direct' or said.sender_id is null or said.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = said.id)
    limit 1
  ) answered on true`,
  (p) => [p.senderId, p.threadOf, p.conversationId, p.clientId, p.id, p.moreMedia, p.replyTo, p.kind, p.content, p.facets, p.imageUrl, p.media, p.mediaId, p.duration, p.now, p.isForwarded, p.forwardedFrom, p.cardUrl],
);

export interface SentRow {
  id: MessageId;
  conversation_id: ConversationId;
  conversation_kind: ConversationKind;
  seq: number;
  change: number;
  kind: MessageKind;
  sender_id: MemberId | null;
  content: string;
  facets: Facet[];
  image_url: string | null;
  media: StoredMedia | null;
  more_media: ShownMedia[] | null;
  duration: number | null;
  credit: string | null;
  author: string | null;
  is_forwarded: boolean;
  forwarded_name: string | null;
  link_card: CardInJson | null;
  views_count: number;
  thread_of: MessageId | null;
  comments_count: number;
  commenters: MessageView['commenters'] | null;
  client_id: string | null;
  created_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
  sender_username: string | null;
  sender_name: string | null;
  sender_avatar: string | null;
  receiver_id: MemberId | null;
  receiver_username: string | null;
  receiver_avatar: string | null;
  reply_id: MessageId | null;
  reply_sender_id: MemberId | null;
  reply_username: string | null;
  reply_content: string | null;
  reactions: MessageView['reactions'] | null;
  poll: MessagePoll | null;
  members_count: number;
}

/** What the app tells of a member, or what a bot says. No event: nobody sent it. */
export const insertSystemMessage = maybe<{ now: Date; conversationId: ConversationId; id: MessageId; memberId: MemberId | null; kind: MessageKind; content: string; facets: Json<Facet[]>; author: string | null }, SentRow>(
  'messages_insert_system_message',
  `with moved as (
  update conversations set last_seq = last_seq + 1, last_change = last_change + 1, last_at = $1
  where id = $2 and kind <> 'direct' returning id, last_seq, last_change, members_count
), made as (
  insert into messages (id, conversation_id, seq, change, sender_id, kind, content, facets, author, created_at)
  select $3::uuid, id, last_seq, last_change, $4::uuid, $5, $6, $7, $8, $1 from moved returning *
), seated as (
  update conversation_members me set read_seq = made.seq, delivered_seq = made.seq from made
  where me.conversation_id = made.conversation_id and me.member_id = $4
)
select m.id, m.conversation_id, talk.kind as conversation_kind, m.seq, m.change, m.kind, m.sender_id, m.content, m.facets, m.image_url,
  m.media, m.more_media, m.duration, case when m.deleted_at is null then m.credit end as credit, m.author, m.is_forwarded,
  case when (not exists (select 1 from blocks hidden where hidden.blocker_id = $4 and hidden.blocked_id = m.forwarded_from) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.forwarded_from and hidden.blocked_id = $4) and exists (select 1 from members known where known.id = m.forwarded_from and (known.state = 'active' or known.id = $4))) then (
    select named.display_name from members named where named.id = m.forwarded_from
  ) end as forwarded_name, case when m.deleted_at is null then (case when m.card_url is not null then (
    select jsonb_build_object('url', card.url, 'title', card.title, 'description', card.description, 'site', card.site,
      'picture_url', card.picture_url, 'picture', card.picture)
    from link_cards card where card.url = m.card_url and card.state = 'ready'
  ) end) end as link_card, m.views_count,
  m.thread_of, m.comments_count, case when m.comments_count > 0 and m.deleted_at is null then (select jsonb_agg(jsonb_build_object('id', face.id, 'name', face.display_name, 'avatar_url', face.avatar_url) order by face.seq desc)
from (
  select who.id, who.display_name, who.avatar_url, max(late.seq) as seq from (
    select said.sender_id, said.seq from messages said
    where said.thread_of = m.id and said.deleted_at is null and ('channel' = 'direct' or said.sender_id is null or said.sender_id = $4 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $4 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $4) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $4))))
    order by said.seq desc limit 10
  ) late join members who on who.id = late.sender_id
  group by who.id order by max(late.seq) desc limit 3
) face) end
    as commenters, case when m.sender_id = $4 then m.client_id end as client_id, m.created_at,
  m.edited_at, m.deleted_at, s.username as sender_username, coalesce(s.display_name, m.author) as sender_name,
  s.avatar_url as sender_avatar, r.id as receiver_id, r.username as receiver_username, r.avatar_url as receiver_avatar,
  answered.id as reply_id, answered.sender_id as reply_sender_id, answered.username as reply_username,
  answered.content as reply_content,
  (
    select jsonb_agg(felt order by felt.emoji) from (
      select emoji, count(*)::int as count, bool_or(member_id = $4) as mine
      from reactions where message_id = m.id group by emoji
    ) felt
  ) as reactions,
  case when m.kind = 'poll' and m.deleted_at is null then (
    select jsonb_build_object('options', p.options, 'counts', p.counts, 'multiple', p.multiple, 'voters', p.voters_count,
      'closed', p.closed_at is not null,
      'mine', (select v.choices from poll_votes v where v.message_id = m.id and v.member_id = $4))
    from polls p where p.message_id = m.id
  ) end as poll, moved.members_count from made m cross join moved join conversations talk on talk.id = m.conversation_id
  left join members s on s.id = m.sender_id
  left join lateral (
    select other.id, other.username, other.avatar_url
    from conversation_members seat join members other on other.id = seat.member_id
    where talk.kind = 'direct' and seat.conversation_id = talk.id and seat.member_id is distinct from m.sender_id limit 1
  ) r on true
  left join lateral (
    select said.id, said.sender_id, answerer.username,
      case when said.deleted_at is null then coalesce(nullif(left(said.content, 200), ''), said.media #>> '{file,name}', '') else '' end
        as content
    from messages said join conversation_members mine on mine.conversation_id = said.conversation_id and mine.member_id = $4
      left join members answerer on answerer.id = said.sender_id
    where m.reply_to is not null and said.id = m.reply_to and case when said.thread_of is null then said.seq > mine.first_seq else exists (
  select 1 from messages post where post.id = said.thread_of and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > mine.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = $4 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $4 and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = $4) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = $4)))) and not exists (select 1 from hidden_messages away where away.member_id = $4 and away.message_id = post.id)
) end
      and (talk.kind = 'direct' or said.sender_id is null or said.sender_id = $4 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $4 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $4) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $4)))) and not exists (select 1 from hidden_messages away where away.member_id = $4 and away.message_id = said.id)
    limit 1
  ) answered on true`,
  (p) => [p.now, p.conversationId, p.id, p.memberId, p.kind, p.content, p.facets, p.author],
);
