// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { CardInJson } from '#links';
import type { MessagePoll } from './view.ts';
import type { Facet } from '@wagram/contract/kernel';
import type { MessageView } from '@wagram/contract/messages';
import { many, maybe, type ConversationId, type ConversationKind, type ConversationMemberRole, type MediaId, type MemberId, type MessageId, type MessageKind, type ShownMedia, type StoredMedia } from '#kernel';

export interface MessageRow {
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
}

/** Newest first. */
export const selectMessages = many<{ viewer: MemberId; conversationId: ConversationId; before: number; limit: bigint | number }, MessageRow>(
  'messages_select_messages',
  `select m.id, m.conversation_id, talk.kind as conversation_kind, m.seq, m.change, m.kind, m.sender_id, m.content, m.facets, m.image_url,
  m.media, m.more_media, m.duration, case when m.deleted_at is null then m.credit end as credit, m.author, m.is_forwarded,
  case when (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.forwarded_from) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.forwarded_from and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.forwarded_from and (known.state = 'active' or known.id = $1))) then (
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
    where said.thread_of = m.id and said.deleted_at is null and ('channel' = 'direct' or said.sender_id is null or said.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $1))))
    order by said.seq desc limit 10
  ) late join members who on who.id = late.sender_id
  group by who.id order by max(late.seq) desc limit 3
) face) end
    as commenters, case when m.sender_id = $1 then m.client_id end as client_id, m.created_at,
  m.edited_at, m.deleted_at, s.username as sender_username, coalesce(s.display_name, m.author) as sender_name,
  s.avatar_url as sender_avatar, r.id as receiver_id, r.username as receiver_username, r.avatar_url as receiver_avatar,
  answered.id as reply_id, answered.sender_id as reply_sender_id, answered.username as reply_username,
  answered.content as reply_content,
  (
    select jsonb_agg(felt order by felt.emoji) from (
      select emoji, count(*)::int as count, bool_or(member_id = $1) as mine
      from reactions where message_id = m.id group by emoji
    ) felt
  ) as reactions,
  case when m.kind = 'poll' and m.deleted_at is null then (
    select jsonb_build_object('options', p.options, 'counts', p.counts, 'multiple', p.multiple, 'voters', p.voters_count,
      'closed', p.closed_at is not null,
      'mine', (select v.choices from poll_votes v where v.message_id = m.id and v.member_id = $1))
    from polls p where p.message_id = m.id
  ) end as poll from conversations c join conversation_members me on me.conversation_id = c.id and me.member_id = $1 and (c.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = c.id and other.member_id <> $1
    and exists (select 1 from members known where known.id = other.member_id and (known.state = 'active' or known.id = $1))
))
  join messages m on m.conversation_id = c.id and m.thread_of is null
  join conversations talk on talk.id = m.conversation_id
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
    from messages said join conversation_members mine on mine.conversation_id = said.conversation_id and mine.member_id = $1
      left join members answerer on answerer.id = said.sender_id
    where m.reply_to is not null and said.id = m.reply_to and case when said.thread_of is null then said.seq > mine.first_seq else exists (
  select 1 from messages post where post.id = said.thread_of and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > mine.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = post.id)
) end
      and (talk.kind = 'direct' or said.sender_id is null or said.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = said.id)
    limit 1
  ) answered on true
where c.id = $2 and m.seq < $3 and m.seq > me.first_seq and (c.kind = 'direct' or m.sender_id is null or m.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = m.id)
order by m.seq desc limit $4`,
  (p) => [p.viewer, p.conversationId, p.before, p.limit],
);

export const selectMessagesAfter = many<{ viewer: MemberId; conversationId: ConversationId; after: number; limit: bigint | number }, MessageRow>(
  'messages_select_messages_after',
  `select m.id, m.conversation_id, talk.kind as conversation_kind, m.seq, m.change, m.kind, m.sender_id, m.content, m.facets, m.image_url,
  m.media, m.more_media, m.duration, case when m.deleted_at is null then m.credit end as credit, m.author, m.is_forwarded,
  case when (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.forwarded_from) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.forwarded_from and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.forwarded_from and (known.state = 'active' or known.id = $1))) then (
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
    where said.thread_of = m.id and said.deleted_at is null and ('channel' = 'direct' or said.sender_id is null or said.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $1))))
    order by said.seq desc limit 10
  ) late join members who on who.id = late.sender_id
  group by who.id order by max(late.seq) desc limit 3
) face) end
    as commenters, case when m.sender_id = $1 then m.client_id end as client_id, m.created_at,
  m.edited_at, m.deleted_at, s.username as sender_username, coalesce(s.display_name, m.author) as sender_name,
  s.avatar_url as sender_avatar, r.id as receiver_id, r.username as receiver_username, r.avatar_url as receiver_avatar,
  answered.id as reply_id, answered.sender_id as reply_sender_id, answered.username as reply_username,
  answered.content as reply_content,
  (
    select jsonb_agg(felt order by felt.emoji) from (
      select emoji, count(*)::int as count, bool_or(member_id = $1) as mine
      from reactions where message_id = m.id group by emoji
    ) felt
  ) as reactions,
  case when m.kind = 'poll' and m.deleted_at is null then (
    select jsonb_build_object('options', p.options, 'counts', p.counts, 'multiple', p.multiple, 'voters', p.voters_count,
      'closed', p.closed_at is not null,
      'mine', (select v.choices from poll_votes v where v.message_id = m.id and v.member_id = $1))
    from polls p where p.message_id = m.id
  ) end as poll from conversations c join conversation_members me on me.conversation_id = c.id and me.member_id = $1 and (c.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = c.id and other.member_id <> $1
    and exists (select 1 from members known where known.id = other.member_id and (known.state = 'active' or known.id = $1))
))
  join messages m on m.conversation_id = c.id and m.thread_of is null
  join conversations talk on talk.id = m.conversation_id
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
    from messages said join conversation_members mine on mine.conversation_id = said.conversation_id and mine.member_id = $1
      left join members answerer on answerer.id = said.sender_id
    where m.reply_to is not null and said.id = m.reply_to and case when said.thread_of is null then said.seq > mine.first_seq else exists (
  select 1 from messages post where post.id = said.thread_of and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > mine.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = post.id)
) end
      and (talk.kind = 'direct' or said.sender_id is null or said.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = said.id)
    limit 1
  ) answered on true
where c.id = $2 and m.seq > greatest($3::int, me.first_seq) and (c.kind = 'direct' or m.sender_id is null or m.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = m.id)
order by m.seq limit $4`,
  (p) => [p.viewer, p.conversationId, p.after, p.limit],
);

/** What has happened to messages since a change that was seen. */
export const selectChanges = many<{ viewer: MemberId; conversationId: ConversationId; after: number; limit: bigint | number }, MessageRow>(
  'messages_select_changes',
  `select m.id, m.conversation_id, talk.kind as conversation_kind, m.seq, m.change, m.kind, m.sender_id, m.content, m.facets, m.image_url,
  m.media, m.more_media, m.duration, case when m.deleted_at is null then m.credit end as credit, m.author, m.is_forwarded,
  case when (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.forwarded_from) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.forwarded_from and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.forwarded_from and (known.state = 'active' or known.id = $1))) then (
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
    where said.thread_of = m.id and said.deleted_at is null and ('channel' = 'direct' or said.sender_id is null or said.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $1))))
    order by said.seq desc limit 10
  ) late join members who on who.id = late.sender_id
  group by who.id order by max(late.seq) desc limit 3
) face) end
    as commenters, case when m.sender_id = $1 then m.client_id end as client_id, m.created_at,
  m.edited_at, m.deleted_at, s.username as sender_username, coalesce(s.display_name, m.author) as sender_name,
  s.avatar_url as sender_avatar, r.id as receiver_id, r.username as receiver_username, r.avatar_url as receiver_avatar,
  answered.id as reply_id, answered.sender_id as reply_sender_id, answered.username as reply_username,
  answered.content as reply_content,
  (
    select jsonb_agg(felt order by felt.emoji) from (
      select emoji, count(*)::int as count, bool_or(member_id = $1) as mine
      from reactions where message_id = m.id group by emoji
    ) felt
  ) as reactions,
  case when m.kind = 'poll' and m.deleted_at is null then (
    select jsonb_build_object('options', p.options, 'counts', p.counts, 'multiple', p.multiple, 'voters', p.voters_count,
      'closed', p.closed_at is not null,
      'mine', (select v.choices from poll_votes v where v.message_id = m.id and v.member_id = $1))
    from polls p where p.message_id = m.id
  ) end as poll from conversations c join conversation_members me on me.conversation_id = c.id and me.member_id = $1 and (c.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = c.id and other.member_id <> $1
    and exists (select 1 from members known where known.id = other.member_id and (known.state = 'active' or known.id = $1))
))
  join messages m on m.conversation_id = c.id and m.thread_of is null
  join conversations talk on talk.id = m.conversation_id
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
    from messages said join conversation_members mine on mine.conversation_id = said.conversation_id and mine.member_id = $1
      left join members answerer on answerer.id = said.sender_id
    where m.reply_to is not null and said.id = m.reply_to and case when said.thread_of is null then said.seq > mine.first_seq else exists (
  select 1 from messages post where post.id = said.thread_of and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > mine.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = post.id)
) end
      and (talk.kind = 'direct' or said.sender_id is null or said.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = said.id)
    limit 1
  ) answered on true
where c.id = $2 and m.change > $3 and m.seq > me.first_seq and (c.kind = 'direct' or m.sender_id is null or m.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = m.id)
order by m.change limit $4`,
  (p) => [p.viewer, p.conversationId, p.after, p.limit],
);

export const selectFound = many<{ viewer: MemberId; conversationId: ConversationId; before: number; words: string; limit: bigint | number }, MessageRow>(
  'messages_select_found',
  `select m.id, m.conversation_id, talk.kind as conversation_kind, m.seq, m.change, m.kind, m.sender_id, m.content, m.facets, m.image_url,
  m.media, m.more_media, m.duration, case when m.deleted_at is null then m.credit end as credit, m.author, m.is_forwarded,
  case when (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.forwarded_from) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.forwarded_from and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.forwarded_from and (known.state = 'active' or known.id = $1))) then (
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
    where said.thread_of = m.id and said.deleted_at is null and ('channel' = 'direct' or said.sender_id is null or said.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $1))))
    order by said.seq desc limit 10
  ) late join members who on who.id = late.sender_id
  group by who.id order by max(late.seq) desc limit 3
) face) end
    as commenters, case when m.sender_id = $1 then m.client_id end as client_id, m.created_at,
  m.edited_at, m.deleted_at, s.username as sender_username, coalesce(s.display_name, m.author) as sender_name,
  s.avatar_url as sender_avatar, r.id as receiver_id, r.username as receiver_username, r.avatar_url as receiver_avatar,
  answered.id as reply_id, answered.sender_id as reply_sender_id, answered.username as reply_username,
  answered.content as reply_content,
  (
    select jsonb_agg(felt order by felt.emoji) from (
      select emoji, count(*)::int as count, bool_or(member_id = $1) as mine
      from reactions where message_id = m.id group by emoji
    ) felt
  ) as reactions,
  case when m.kind = 'poll' and m.deleted_at is null then (
    select jsonb_build_object('options', p.options, 'counts', p.counts, 'multiple', p.multiple, 'voters', p.voters_count,
      'closed', p.closed_at is not null,
      'mine', (select v.choices from poll_votes v where v.message_id = m.id and v.member_id = $1))
    from polls p where p.message_id = m.id
  ) end as poll from conversations c join conversation_members me on me.conversation_id = c.id and me.member_id = $1 and (c.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = c.id and other.member_id <> $1
    and exists (select 1 from members known where known.id = other.member_id and (known.state = 'active' or known.id = $1))
))
  join messages m on m.conversation_id = c.id and m.thread_of is null
  join conversations talk on talk.id = m.conversation_id
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
    from messages said join conversation_members mine on mine.conversation_id = said.conversation_id and mine.member_id = $1
      left join members answerer on answerer.id = said.sender_id
    where m.reply_to is not null and said.id = m.reply_to and case when said.thread_of is null then said.seq > mine.first_seq else exists (
  select 1 from messages post where post.id = said.thread_of and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > mine.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = post.id)
) end
      and (talk.kind = 'direct' or said.sender_id is null or said.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = said.id)
    limit 1
  ) answered on true
where c.id = $2 and m.seq < $3 and m.seq > me.first_seq and m.deleted_at is null
  and (c.kind = 'direct' or m.sender_id is null or m.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = m.id)
  and (to_tsvector('simple', m.content) @@ websearch_to_tsquery('simple', $4)
    or (m.kind = 'file' and (to_tsvector('simple', coalesce(m.media #>> '{file,name}', '') || ' ' || translate(coalesce(m.media #>> '{file,name}', ''), '._-', '   '))) @@ websearch_to_tsquery('simple', $4)))
order by m.seq desc limit $5`,
  (p) => [p.viewer, p.conversationId, p.before, p.words, p.limit],
);

export interface SeenRow {
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
  viewer_role: ConversationMemberRole;
}

/** For whoever does something to it, with what they are in the conversation. */
export const selectMessage = maybe<{ viewer: MemberId; messageId: MessageId }, SeenRow>(
  'messages_select_message',
  `select m.id, m.conversation_id, talk.kind as conversation_kind, m.seq, m.change, m.kind, m.sender_id, m.content, m.facets, m.image_url,
  m.media, m.more_media, m.duration, case when m.deleted_at is null then m.credit end as credit, m.author, m.is_forwarded,
  case when (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.forwarded_from) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.forwarded_from and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.forwarded_from and (known.state = 'active' or known.id = $1))) then (
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
    where said.thread_of = m.id and said.deleted_at is null and ('channel' = 'direct' or said.sender_id is null or said.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $1))))
    order by said.seq desc limit 10
  ) late join members who on who.id = late.sender_id
  group by who.id order by max(late.seq) desc limit 3
) face) end
    as commenters, case when m.sender_id = $1 then m.client_id end as client_id, m.created_at,
  m.edited_at, m.deleted_at, s.username as sender_username, coalesce(s.display_name, m.author) as sender_name,
  s.avatar_url as sender_avatar, r.id as receiver_id, r.username as receiver_username, r.avatar_url as receiver_avatar,
  answered.id as reply_id, answered.sender_id as reply_sender_id, answered.username as reply_username,
  answered.content as reply_content,
  (
    select jsonb_agg(felt order by felt.emoji) from (
      select emoji, count(*)::int as count, bool_or(member_id = $1) as mine
      from reactions where message_id = m.id group by emoji
    ) felt
  ) as reactions,
  case when m.kind = 'poll' and m.deleted_at is null then (
    select jsonb_build_object('options', p.options, 'counts', p.counts, 'multiple', p.multiple, 'voters', p.voters_count,
      'closed', p.closed_at is not null,
      'mine', (select v.choices from poll_votes v where v.message_id = m.id and v.member_id = $1))
    from polls p where p.message_id = m.id
  ) end as poll, me.role as viewer_role
from messages m join conversations c on c.id = m.conversation_id
  join conversation_members me on me.conversation_id = c.id and me.member_id = $1 and (c.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = c.id and other.member_id <> $1
    and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = other.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = other.member_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = other.member_id and (known.state = 'active' or known.id = $1))
))
  join conversations talk on talk.id = m.conversation_id
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
    from messages said join conversation_members mine on mine.conversation_id = said.conversation_id and mine.member_id = $1
      left join members answerer on answerer.id = said.sender_id
    where m.reply_to is not null and said.id = m.reply_to and case when said.thread_of is null then said.seq > mine.first_seq else exists (
  select 1 from messages post where post.id = said.thread_of and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > mine.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = post.id)
) end
      and (talk.kind = 'direct' or said.sender_id is null or said.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = said.id)
    limit 1
  ) answered on true
where m.id = $2 and case when m.thread_of is null then m.seq > me.first_seq else exists (
  select 1 from messages post where post.id = m.thread_of and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > me.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = post.id)
) end and (c.kind = 'direct' or m.sender_id is null or m.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = m.id)`,
  (p) => [p.viewer, p.messageId],
);

/** What an earlier try with this client id made. */
export const selectMessageByClientId = maybe<{ senderId: MemberId; clientId: string }, MessageRow>(
  'messages_select_message_by_client_id',
  `select m.id, m.conversation_id, talk.kind as conversation_kind, m.seq, m.change, m.kind, m.sender_id, m.content, m.facets, m.image_url,
  m.media, m.more_media, m.duration, case when m.deleted_at is null then m.credit end as credit, m.author, m.is_forwarded,
  case when (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.forwarded_from) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.forwarded_from and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.forwarded_from and (known.state = 'active' or known.id = $1))) then (
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
    where said.thread_of = m.id and said.deleted_at is null and ('channel' = 'direct' or said.sender_id is null or said.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $1))))
    order by said.seq desc limit 10
  ) late join members who on who.id = late.sender_id
  group by who.id order by max(late.seq) desc limit 3
) face) end
    as commenters, case when m.sender_id = $1 then m.client_id end as client_id, m.created_at,
  m.edited_at, m.deleted_at, s.username as sender_username, coalesce(s.display_name, m.author) as sender_name,
  s.avatar_url as sender_avatar, r.id as receiver_id, r.username as receiver_username, r.avatar_url as receiver_avatar,
  answered.id as reply_id, answered.sender_id as reply_sender_id, answered.username as reply_username,
  answered.content as reply_content,
  (
    select jsonb_agg(felt order by felt.emoji) from (
      select emoji, count(*)::int as count, bool_or(member_id = $1) as mine
      from reactions where message_id = m.id group by emoji
    ) felt
  ) as reactions,
  case when m.kind = 'poll' and m.deleted_at is null then (
    select jsonb_build_object('options', p.options, 'counts', p.counts, 'multiple', p.multiple, 'voters', p.voters_count,
      'closed', p.closed_at is not null,
      'mine', (select v.choices from poll_votes v where v.message_id = m.id and v.member_id = $1))
    from polls p where p.message_id = m.id
  ) end as poll from messages m join conversations talk on talk.id = m.conversation_id
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
    from messages said join conversation_members mine on mine.conversation_id = said.conversation_id and mine.member_id = $1
      left join members answerer on answerer.id = said.sender_id
    where m.reply_to is not null and said.id = m.reply_to and case when said.thread_of is null then said.seq > mine.first_seq else exists (
  select 1 from messages post where post.id = said.thread_of and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > mine.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = post.id)
) end
      and (talk.kind = 'direct' or said.sender_id is null or said.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = said.id)
    limit 1
  ) answered on true
where m.sender_id = $1 and m.client_id = $2`,
  (p) => [p.senderId, p.clientId],
);

/** The newest pin first. */
export const selectPinned = many<{ viewer: MemberId; conversationId: ConversationId; limit: bigint | number }, MessageRow>(
  'messages_select_pinned',
  `select m.id, m.conversation_id, talk.kind as conversation_kind, m.seq, m.change, m.kind, m.sender_id, m.content, m.facets, m.image_url,
  m.media, m.more_media, m.duration, case when m.deleted_at is null then m.credit end as credit, m.author, m.is_forwarded,
  case when (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.forwarded_from) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.forwarded_from and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.forwarded_from and (known.state = 'active' or known.id = $1))) then (
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
    where said.thread_of = m.id and said.deleted_at is null and ('channel' = 'direct' or said.sender_id is null or said.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $1))))
    order by said.seq desc limit 10
  ) late join members who on who.id = late.sender_id
  group by who.id order by max(late.seq) desc limit 3
) face) end
    as commenters, case when m.sender_id = $1 then m.client_id end as client_id, m.created_at,
  m.edited_at, m.deleted_at, s.username as sender_username, coalesce(s.display_name, m.author) as sender_name,
  s.avatar_url as sender_avatar, r.id as receiver_id, r.username as receiver_username, r.avatar_url as receiver_avatar,
  answered.id as reply_id, answered.sender_id as reply_sender_id, answered.username as reply_username,
  answered.content as reply_content,
  (
    select jsonb_agg(felt order by felt.emoji) from (
      select emoji, count(*)::int as count, bool_or(member_id = $1) as mine
      from reactions where message_id = m.id group by emoji
    ) felt
  ) as reactions,
  case when m.kind = 'poll' and m.deleted_at is null then (
    select jsonb_build_object('options', p.options, 'counts', p.counts, 'multiple', p.multiple, 'voters', p.voters_count,
      'closed', p.closed_at is not null,
      'mine', (select v.choices from poll_votes v where v.message_id = m.id and v.member_id = $1))
    from polls p where p.message_id = m.id
  ) end as poll from conversations c join conversation_members me on me.conversation_id = c.id and me.member_id = $1 and (c.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = c.id and other.member_id <> $1
    and exists (select 1 from members known where known.id = other.member_id and (known.state = 'active' or known.id = $1))
))
  join messages m on m.conversation_id = c.id and m.thread_of is null
  join conversations talk on talk.id = m.conversation_id
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
    from messages said join conversation_members mine on mine.conversation_id = said.conversation_id and mine.member_id = $1
      left join members answerer on answerer.id = said.sender_id
    where m.reply_to is not null and said.id = m.reply_to and case when said.thread_of is null then said.seq > mine.first_seq else exists (
  select 1 from messages post where post.id = said.thread_of and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > mine.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = post.id)
) end
      and (talk.kind = 'direct' or said.sender_id is null or said.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = said.id)
    limit 1
  ) answered on true
  join message_pins pin on pin.message_id = m.id
where c.id = $2 and pin.conversation_id = c.id and m.seq > me.first_seq and m.deleted_at is null
  and (c.kind = 'direct' or m.sender_id is null or m.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = m.id)
order by pin.pinned_at desc, m.id desc limit $3`,
  (p) => [p.viewer, p.conversationId, p.limit],
);

export interface SelectForwardableRow {
  kind: MessageKind;
  content: string;
  image_url: string | null;
  media: StoredMedia | null;
  media_id: MediaId | null;
  more_media: ShownMedia[] | null;
  duration: number | null;
  author_id: MemberId | null;
  author_name: string | null;
}

/** What somebody may pass on: what they can read, said by a person and still there. */
export const selectForwardable = maybe<{ viewer: MemberId; messageId: MessageId }, SelectForwardableRow>(
  'messages_select_forwardable',
  `select m.kind, m.content, m.image_url, m.media, m.media_id, m.more_media, m.duration, case when not m.is_forwarded then m.sender_id
    else m.forwarded_from end as author_id, (
    select named.display_name from members named
    where named.id = case when not m.is_forwarded then m.sender_id else m.forwarded_from end and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = named.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = named.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = named.id and (known.state = 'active' or known.id = $1))
  ) as author_name
from messages m join conversations c on c.id = m.conversation_id
  join conversation_members me on me.conversation_id = c.id and me.member_id = $1 and (c.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = c.id and other.member_id <> $1
    and exists (select 1 from members known where known.id = other.member_id and (known.state = 'active' or known.id = $1))
))
where m.id = $2 and case when m.thread_of is null then m.seq > me.first_seq else exists (
  select 1 from messages post where post.id = m.thread_of and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > me.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = post.id)
) end and m.deleted_at is null
  and m.kind in ('text', 'media', 'voice', 'file')
  and (c.kind = 'direct' or m.sender_id is null or m.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = m.id)`,
  (p) => [p.viewer, p.messageId],
);

export interface SelectPlaceRow {
  conversation_id: ConversationId;
  change: number;
}

export const selectPlace = maybe<{ messageId: MessageId }, SelectPlaceRow>(
  'messages_select_place',
  `select conversation_id, change from messages where id = $1`,
  (p) => [p.messageId],
);

/** What was said last in a public group, to whoever may come in: nothing from before it was public. */
export const selectPreview = many<{ viewer: MemberId; groupId: ConversationId; limit: bigint | number }, MessageRow>(
  'messages_select_preview',
  `select m.id, m.conversation_id, talk.kind as conversation_kind, m.seq, m.change, m.kind, m.sender_id, m.content, m.facets, m.image_url,
  m.media, m.more_media, m.duration, case when m.deleted_at is null then m.credit end as credit, m.author, m.is_forwarded,
  case when (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.forwarded_from) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.forwarded_from and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.forwarded_from and (known.state = 'active' or known.id = $1))) then (
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
    where said.thread_of = m.id and said.deleted_at is null and ('channel' = 'direct' or said.sender_id is null or said.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $1))))
    order by said.seq desc limit 10
  ) late join members who on who.id = late.sender_id
  group by who.id order by max(late.seq) desc limit 3
) face) end
    as commenters, case when m.sender_id = $1 then m.client_id end as client_id, m.created_at,
  m.edited_at, m.deleted_at, s.username as sender_username, coalesce(s.display_name, m.author) as sender_name,
  s.avatar_url as sender_avatar, r.id as receiver_id, r.username as receiver_username, r.avatar_url as receiver_avatar,
  answered.id as reply_id, answered.sender_id as reply_sender_id, answered.username as reply_username,
  answered.content as reply_content,
  (
    select jsonb_agg(felt order by felt.emoji) from (
      select emoji, count(*)::int as count, bool_or(member_id = $1) as mine
      from reactions where message_id = m.id group by emoji
    ) felt
  ) as reactions,
  case when m.kind = 'poll' and m.deleted_at is null then (
    select jsonb_build_object('options', p.options, 'counts', p.counts, 'multiple', p.multiple, 'voters', p.voters_count,
      'closed', p.closed_at is not null,
      'mine', (select v.choices from poll_votes v where v.message_id = m.id and v.member_id = $1))
    from polls p where p.message_id = m.id
  ) end as poll from groups g join conversations c on c.id = g.conversation_id
  join messages m on m.conversation_id = c.id and m.thread_of is null and m.seq > g.open_seq
    and m.deleted_at is null
  join conversations talk on talk.id = m.conversation_id
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
    from messages said join conversation_members mine on mine.conversation_id = said.conversation_id and mine.member_id = $1
      left join members answerer on answerer.id = said.sender_id
    where m.reply_to is not null and said.id = m.reply_to and case when said.thread_of is null then said.seq > mine.first_seq else exists (
  select 1 from messages post where post.id = said.thread_of and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > mine.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = post.id)
) end
      and (talk.kind = 'direct' or said.sender_id is null or said.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $1)))) and not exists (select 1 from hidden_messages away where away.member_id = $1 and away.message_id = said.id)
    limit 1
  ) answered on true
where g.conversation_id = $2 and g.privacy = 'public' and g.hidden_at is null and (c.kind = 'direct' or m.sender_id is null or m.sender_id = $1 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.sender_id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.sender_id and (known.state = 'active' or known.id = $1))))
  and not exists (select 1 from group_bans b where b.conversation_id = c.id and b.member_id = $1)
order by m.seq desc limit $3`,
  (p) => [p.viewer, p.groupId, p.limit],
);
