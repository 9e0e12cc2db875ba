-- How words become a message: the conversation of two people is found or begun, and then each of the two ways, to a member and
-- to a group, is one statement for many who send in the same moment. The number, the message, the sender's place and the event
-- are there together or not at all.
--   asked   what they want to say, a row for each; the limit tells the planner how few they are
--   seats   the same of those who sit in the conversation, and whether each may say it (is_open)
--   said    what will be said: the words of two tries once
--   moved   the conversations, that many numbers further
--   placed  the messages with their numbers
-- Whoever sits there gets a row; it has no id when nothing was written: they said it before, or may not say it.
-- events: MessageEvent from '@wagram/contract/messages'

-- name: selectPairOf :one
-- Is there such a member for the one who sends, and have the two spoken?
select can_meet(:sender_id::uuid, :receiver_id::uuid) as known, (select id from conversations where pair = :pair) as id;

-- name: insertPair :maybe
-- A request, unless the receiver follows the sender. No row when both began in the same moment.
with made as (
  insert into conversations (id, kind, pair, last_at, created_at) values (:id, 'direct', :pair!, :now, :now)
  on conflict (pair) do nothing returning id
), seats as (
  insert into conversation_members (conversation_id, member_id, is_request, joined_at)
  select made.id, seat.member_id, seat.member_id = :receiver_id and not exists (
    select 1 from follows f where f.follower_id = :receiver_id and f.following_id = :sender_id
  ), :now from made cross join (values (:sender_id::uuid), (:receiver_id::uuid)) as seat (member_id)
)
select id from made;

-- name: selectPair :maybe
select id from conversations where pair = :pair;

-- macro: is_new_message(asked)
-- A client id stands for one message.
(:asked.client_id is null or not exists (
    select 1 from messages earlier where earlier.sender_id = :asked.who and earlier.client_id = :asked.client_id
  ))

-- macro: numbered_messages()
-- Numbered within their conversation as they came.
select fresh.*, row_number() over (partition by talk_id order by place)::int as number
from (
  select distinct on (who, coalesce(client_id, message_id::text)) * from seats where is_open
  order by who, coalesce(client_id, message_id::text), place
) fresh

-- macro: advance_conversations()
-- The row of a conversation is locked until the commit, so that numbers are committed in their order.
update conversations c set last_seq = c.last_seq + more.number, last_change = c.last_change + more.number, last_at = more.at
from (select talk_id, count(*)::int as number, max(at) as at from said group by talk_id order by talk_id) more
where c.id = more.talk_id
returning c.id, c.last_seq - more.number as seq, c.last_change - more.number as change, c.members_count

-- macro: placed_messages()
-- What is answered stands in the same conversation, where its sender can read it, or nothing is.
select said.*, moved.seq + number as seq, moved.change + number as change, moved.members_count,
  case when reply_to is not null then (
    select answered.id from messages answered join conversation_members mine on is_seated_at(said.who, said.talk_id, mine)
    where answered.id = said.reply_to and answered.conversation_id = said.talk_id and answered.thread_of is null
      and answered.seq > mine.first_seq and is_said_to(said.who, said.talk_kind, answered) and is_unhidden_by(said.who, answered)
  ) end as answers
from said join moved on moved.id = talk_id

-- macro: insert_messages()
insert into messages (id, conversation_id, seq, change, sender_id, kind, content, facets, image_url, media, media_id, more_media, duration,
  reply_to, client_id, created_at, is_forwarded, forwarded_from, card_url)
select message_id, talk_id, seq, change, who, kind, content, facets, image_url, media, media_id, more_media, duration, answers, client_id,
  at, is_forwarded, forwarded_from, card_url
from placed

-- macro: insert_album_files()
-- Addresses name files: each has one row.
insert into message_media (message_id, media_id)
select distinct placed.message_id, file.id
from placed cross join lateral jsonb_array_elements(placed.more_media) shown join media file on file.url = shown ->> 'url'

-- macro: advance_senders()
-- Whoever says something has read what was said before, and has let the others in.
update conversation_members me set read_seq = newest.seq, delivered_seq = newest.seq, is_request = false
from (select talk_id, who, max(seq) as seq from placed group by 1, 2 order by 1, 2) newest
where me.conversation_id = newest.talk_id and me.member_id = newest.who

-- macro: sent_message_columns()
-- What the database adds to the words: their place, and who is around them.
seats.place, seats.talk_kind as conversation_kind, placed.message_id as id, placed.seq, placed.change, placed.duration,
  placed.members_count, s.username as sender_username, s.display_name as sender_name, s.avatar_url as sender_avatar,
  answered.id as reply_id, answered.sender_id as reply_sender_id, answered.username as reply_username,
  answered.content as reply_content

-- name: sendToMember :batched
-- To somebody whom the sender can know. In a group nothing is written.
with asked as materialized (
  select who, talk_id, message_id, kind, content, facets, image_url, media, media_id, more_media, duration, reply_to,
    client_id, at, is_forwarded, forwarded_from, card_url, place::int
  from unnest(:sender_id!::uuid[], :conversation_id::uuid[], :id::uuid[], :kind::text[], :content::text[], :facets::jsonb[],
      :image_url?::text[], :media?::jsonb[], :media_id?::uuid[], :more_media?::jsonb[], :duration?::real[], :reply_to?::uuid[], :client_id?::text[],
      :now::timestamptz[], :is_forwarded::boolean[], :forwarded_from?::uuid[],
      :card_url?::text[])
    with ordinality as one (who, talk_id, message_id, kind, content, facets, image_url, media, media_id, more_media, duration,
      reply_to, client_id, at, is_forwarded, forwarded_from, card_url, place)
  limit 64
), seats as materialized (
  select asked.*, c.kind as talk_kind, other.member_id as other_id, other.is_request, other.is_muted,
    coalesce(other.is_known, false) and is_new_message(asked) as is_open
  from asked join conversations c on c.id = asked.talk_id
    join conversation_members me on is_seated_at(asked.who, c.id, me)
    left join lateral (
      select o.member_id, o.is_request, o.is_muted, (can_know(asked.who, o.member_id)) as is_known
      from conversation_members o where c.kind = 'direct' and o.conversation_id = c.id and o.member_id <> asked.who limit 1
    ) other on true
),
said as materialized (numbered_messages()),
moved as (advance_conversations()),
placed as materialized (placed_messages()),
made as (insert_messages()),
filed as (insert_album_files()),
seated as (advance_senders()),
emitted as (
  insert into outbox (id, name, payload)
  select (array_agg(message_id))[1], 'message.sent', jsonb_agg(jsonb_build_object(
    'messageId', message_id, 'conversationId', talk_id, 'kind', talk_kind, 'senderId', who, 'receiverId', other_id,
    'isRequest', coalesce(is_request, false), 'isMuted', coalesce(is_muted, false)) order by message_id)
  from placed
  having count(*) > 0
)
select sent_message_columns(), r.id as receiver_id, r.username as receiver_username, r.avatar_url as receiver_avatar
from seats left join placed on placed.place = seats.place
  left join members s on s.id = placed.who left join members r on r.id = placed.other_id
  answered_message(placed.answers, placed.talk_kind, placed.who);

-- name: sendToGroup :batched
-- Among many, once the room that runs groups has let it pass. Only those are sent a notice of it whom it names.
with asked as materialized (
  select who, talk_id, message_id, kind, content, facets, image_url, media, media_id, more_media, duration, reply_to,
    client_id, at, poll, is_forwarded, forwarded_from, card_url, place::int
  from unnest(:sender_id!::uuid[], :conversation_id::uuid[], :id::uuid[], :kind::text[], :content::text[], :facets::jsonb[],
      :image_url?::text[], :media?::jsonb[], :media_id?::uuid[], :more_media?::jsonb[], :duration?::real[], :reply_to?::uuid[], :client_id?::text[],
      :now::timestamptz[], :poll?::jsonb[], :is_forwarded::boolean[], :forwarded_from?::uuid[],
      :card_url?::text[])
    with ordinality as one (who, talk_id, message_id, kind, content, facets, image_url, media, media_id, more_media, duration,
      reply_to, client_id, at, poll, is_forwarded, forwarded_from, card_url, place)
  limit 64
), seats as materialized (
  select asked.*, c.kind as talk_kind, c.kind <> 'direct' and may_write_in(c, me) and is_new_message(asked) as is_open
  from asked join conversations c on c.id = asked.talk_id
    join conversation_members me on is_seated_at(asked.who, c.id, me)
),
said as materialized (numbered_messages()),
moved as (advance_conversations()),
placed as materialized (placed_messages()),
made as (insert_messages()),
filed as (insert_album_files()),
polled as (
  insert into polls (message_id, options, multiple, counts)
  select message_id, array(select jsonb_array_elements_text(poll -> 'options')), (poll ->> 'multiple')::boolean,
    array_fill(0, array[jsonb_array_length(poll -> 'options')])
  from placed where poll is not null
),
seated as (advance_senders()),
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
select sent_message_columns()
from seats left join placed on placed.place = seats.place
  left join members s on s.id = placed.who
  answered_message(placed.answers, placed.talk_kind, placed.who);

-- name: sendToThread :maybe
-- TLK-03: under a post of a channel that its sender can read, once the room that runs channels has let it pass. It takes the
-- conversation's next change and no place among the posts: nobody's unread messages are more. Those are sent a notice whose
-- post it is, whom it answers and whom it names. No row when nothing was written.
with post as (
  select p.id, p.conversation_id, p.sender_id from messages p join conversations c on c.id = p.conversation_id
    join conversation_members me on is_seated_at(:sender_id!::uuid, c.id, me)
  where p.id = :thread_of!::uuid and c.id = :conversation_id and c.kind = 'channel' and has_thread_for(:sender_id, me, p)
    and not exists (
      select 1 from messages earlier where earlier.sender_id = :sender_id and earlier.client_id = :client_id?::text)
), moved as (
  update conversations c set last_change = c.last_change + 1 from post where c.id = post.conversation_id
  returning c.last_change, c.members_count, c.title, c.kind
), placed as materialized (
  select moved.*, post.sender_id as author_id, :id::uuid as message_id, :more_media?::jsonb as more_media, case when :reply_to?::uuid is not null then (
    select answered.id from messages answered where answered.id = :reply_to and answered.thread_of = post.id
      and is_said_to(:sender_id, 'channel', answered) and is_unhidden_by(:sender_id, answered)
  ) end as answers
  from post cross join moved
), made as (
  insert into messages (id, conversation_id, seq, change, sender_id, kind, content, facets, image_url, media, media_id, more_media,
    duration, reply_to, client_id, created_at, is_forwarded, forwarded_from, card_url, thread_of)
  select message_id, :conversation_id, last_change, last_change, :sender_id, :kind, :content, :facets, :image_url, :media, :media_id,
    more_media, :duration, answers, :client_id, :now, :is_forwarded, :forwarded_from, :card_url, :thread_of
  from placed returning id
),
filed as (insert_album_files()),
emitted as (
  insert into outbox (id, name, payload)
  select message_id, 'message.commented', jsonb_build_object(
    'messageId', made.id, 'postId', :thread_of::uuid, 'conversationId', :conversation_id::uuid, 'name', coalesce(title, ''),
    'senderId', :sender_id::uuid, 'postAuthorId', author_id,
    'answeredId', (select answered.sender_id from messages answered where answered.id = answers),
    'mentions', coalesce((
      select jsonb_agg(named ->> 'value') from jsonb_array_elements(:facets::jsonb) named where named ->> 'kind' = 'mention'), '[]'))
  from placed cross join made
)
select 0 as place, placed.kind as conversation_kind, made.id, placed.last_change as seq, placed.last_change as change,
  :duration::real as duration, placed.members_count, s.username as sender_username, s.display_name as sender_name,
  s.avatar_url as sender_avatar, answered.id as reply_id, answered.sender_id as reply_sender_id,
  answered.username as reply_username, answered.content as reply_content
from placed cross join made join members s on s.id = :sender_id
  answered_message(placed.answers, placed.kind, :sender_id);

-- name: insertSystemMessage :maybe
-- What the app tells of a member, or what a bot says. No event: nobody sent it.
-- row: SentRow
-- for: everybody in the conversation
with moved as (
  update conversations set last_seq = last_seq + 1, last_change = last_change + 1, last_at = :now
  where id = :conversation_id and kind <> 'direct' returning id, last_seq, last_change, members_count
), made as (
  insert into messages (id, conversation_id, seq, change, sender_id, kind, content, facets, author, created_at)
  select :id::uuid, id, last_seq, last_change, :member_id?::uuid, :kind, :content, :facets, :author?, :now from moved returning *
), seated as (
  update conversation_members me set read_seq = made.seq, delivered_seq = made.seq from made
  where me.conversation_id = made.conversation_id and me.member_id = :member_id
)
select message_columns(:member_id), moved.members_count from made m cross join moved around_message(:member_id);
