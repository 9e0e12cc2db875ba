// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { maybe, type MemberId } from '#kernel';

export interface SelectReachRow {
  open: boolean;
  fresh: boolean | null;
  file_name: string | null;
}

/** Open to everybody; or fresh, an upload that nothing has shown yet: whoever was given its address is about to. A file (TLK-01) is neither: it is its sender's until it is said, and then for those to whom it is. */
export const selectReach = maybe<{ folder: string }, SelectReachRow>(
  'media_select_reach',
  `select m.kind <> 'file' and (
  exists (
    select 1 from members a where a.id = m.member_id and m.url in (a.avatar_url, a.banner_url) and a.state = 'active'
  )
  or exists (
    select 1 from conversations talk join groups g on g.conversation_id = talk.id
    where talk.avatar_media_id = m.id and g.hidden_at is null
  )
  or exists (select 1 from posts p where p.media_id = m.id and p.hidden_at is null and exists (
    select 1 from members writer where writer.id = p.member_id and writer.state = 'active' and (writer.id = null::uuid or (writer.state = 'active' and (
    not writer.private
    or (select true from follows f where f.follower_id = null::uuid and f.following_id = writer.id) is not null
  )))
  ))
  or exists (
    select 1 from post_media more join posts p on p.id = more.post_id
    where more.media_id = m.id and p.hidden_at is null and exists (
    select 1 from members writer where writer.id = p.member_id and writer.state = 'active' and (writer.id = null::uuid or (writer.state = 'active' and (
    not writer.private
    or (select true from follows f where f.follower_id = null::uuid and f.following_id = writer.id) is not null
  )))
  )
  )
  or exists (
    select 1 from link_cards card join posts p on p.card_url = card.url
    where card.media_id = m.id and p.hidden_at is null and exists (
    select 1 from members writer where writer.id = p.member_id and writer.state = 'active' and (writer.id = null::uuid or (writer.state = 'active' and (
    not writer.private
    or (select true from follows f where f.follower_id = null::uuid and f.following_id = writer.id) is not null
  )))
  )
  )
  or exists (
    select 1 from federation_pictures away left join posts p on p.id = away.post_id
    where away.media_id = m.id and (p.id is null or p.hidden_at is null and exists (
    select 1 from members writer where writer.id = p.member_id and writer.state = 'active' and (writer.id = null::uuid or (writer.state = 'active' and (
    not writer.private
    or (select true from follows f where f.follower_id = null::uuid and f.following_id = writer.id) is not null
  )))
  ))
  )
  or exists (
    select 1 from videos v join posts p on p.id = v.post_id where v.media_id = m.id and p.hidden_at is null and exists (
    select 1 from members writer where writer.id = p.member_id and writer.state = 'active' and (writer.id = null::uuid or (writer.state = 'active' and (
    not writer.private
    or (select true from follows f where f.follower_id = null::uuid and f.following_id = writer.id) is not null
  )))
  )
  )
  or exists (
    select 1 from comments c join posts p on p.id = c.post_id
    where c.media_id = m.id and c.hidden_at is null and exists (
    select 1 from members writer where writer.id = c.member_id and writer.state = 'active' and (writer.id = null::uuid or (writer.state = 'active' and (
    not writer.private
    or (select true from follows f where f.follower_id = null::uuid and f.following_id = writer.id) is not null
  )))
  )
      and p.hidden_at is null and exists (
    select 1 from members writer where writer.id = p.member_id and writer.state = 'active' and (writer.id = null::uuid or (writer.state = 'active' and (
    not writer.private
    or (select true from follows f where f.follower_id = null::uuid and f.following_id = writer.id) is not null
  )))
  )
  )
  or exists (
    select 1 from streams s
    where s.media_id = m.id and s.hidden_at is null
      and (exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = null::uuid
    and own.state in ('held', 'paying', 'paid')
) or (exists (
    select 1 from members writer where writer.id = s.host_id and writer.state = 'active' and (writer.id = null::uuid or (writer.state = 'active' and (
    not writer.private
    or (select true from follows f where f.follower_id = null::uuid and f.following_id = writer.id) is not null
  )))
  ) and (s.host_id = null::uuid or not exists (select 1 from ticket_sales sale where sale.stream_id = s.id and sale.state <> 'off') or exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = null::uuid
    and own.state in ('held', 'paying', 'paid')
))))
  )
  or exists (
    select 1 from launches l
    where l.media_id = m.id and l.hidden_at is null and exists (
    select 1 from members writer where writer.id = l.creator_id and writer.state = 'active' and (writer.id = null::uuid or (writer.state = 'active' and (
    not writer.private
    or (select true from follows f where f.follower_id = null::uuid and f.following_id = writer.id) is not null
  )))
  )
  )
) as open,
  m.kind <> 'file' and m.used_at is null and m.state = 'kept' and o.state = 'active' and not (
  exists (select 1 from messages said where said.media_id = m.id)
  or exists (select 1 from message_media more where more.media_id = m.id)
  or exists (select 1 from held_messages held where (held.media_id = m.id or held.more_media_ids @> array[m.id]))
  or exists (select 1 from withheld_messages away where away.media_id = m.id)
) as fresh,
  case when m.kind = 'file' then m.name end as file_name
from media m left join members o on o.id = m.member_id
where m.folder = $1 and m.state <> 'coming'`,
  (p) => [p.folder],
);

export interface SelectAllowedRow {
  allowed: boolean | null;
}

/** What was said in private, or not yet said at all, is not for operators to see. A file is never shown but in a message. */
export const selectAllowed = maybe<{ isOperator: boolean; viewer: MemberId; folder: string }, SelectAllowedRow>(
  'media_select_allowed',
  `select ($1::boolean and ((m.kind <> 'file' and not (
  exists (select 1 from messages said where said.media_id = m.id)
  or exists (select 1 from message_media more where more.media_id = m.id)
  or exists (select 1 from held_messages held where (held.media_id = m.id or held.more_media_ids @> array[m.id]))
  or exists (select 1 from withheld_messages away where away.media_id = m.id)
)) or (
  exists (
    select 1 from messages said join reports r on r.target = 'message' and r.target_id = said.id where said.media_id = m.id
  )
  or exists (
    select 1 from withheld_messages away join reports r on r.target = 'message' and r.target_id = away.message_id
    where away.media_id = m.id
  )
  or exists (
    select 1 from message_media more join reports r on r.target = 'message' and r.target_id = more.message_id
    where more.media_id = m.id
  )
)) and not (
  exists (select 1 from draft_media kept where kept.media_id = m.id)
  and not exists (select 1 from posts p where p.media_id = m.id)
  and not exists (select 1 from post_media more where more.media_id = m.id)
  and not exists (select 1 from comments c where c.media_id = m.id)
)) or ((o.state = 'active' or m.of_link) and (
    (m.member_id = $2 and m.state = 'kept') or (
  exists (
    select 1 from members a where a.id = m.member_id and m.url in (a.avatar_url, a.banner_url) and a.state = 'active'
  )
  or exists (
    select 1 from conversations talk join groups g on g.conversation_id = talk.id
    where talk.avatar_media_id = m.id and g.hidden_at is null
  )
  or exists (select 1 from posts p where p.media_id = m.id and p.hidden_at is null and exists (
    select 1 from members writer where writer.id = p.member_id and writer.state = 'active' and (writer.id = $2 or (writer.state = 'active' and (
    not writer.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = writer.id) is not null
  )))
  ))
  or exists (
    select 1 from post_media more join posts p on p.id = more.post_id
    where more.media_id = m.id and p.hidden_at is null and exists (
    select 1 from members writer where writer.id = p.member_id and writer.state = 'active' and (writer.id = $2 or (writer.state = 'active' and (
    not writer.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = writer.id) is not null
  )))
  )
  )
  or exists (
    select 1 from link_cards card join posts p on p.card_url = card.url
    where card.media_id = m.id and p.hidden_at is null and exists (
    select 1 from members writer where writer.id = p.member_id and writer.state = 'active' and (writer.id = $2 or (writer.state = 'active' and (
    not writer.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = writer.id) is not null
  )))
  )
  )
  or exists (
    select 1 from federation_pictures away left join posts p on p.id = away.post_id
    where away.media_id = m.id and (p.id is null or p.hidden_at is null and exists (
    select 1 from members writer where writer.id = p.member_id and writer.state = 'active' and (writer.id = $2 or (writer.state = 'active' and (
    not writer.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = writer.id) is not null
  )))
  ))
  )
  or exists (
    select 1 from videos v join posts p on p.id = v.post_id where v.media_id = m.id and p.hidden_at is null and exists (
    select 1 from members writer where writer.id = p.member_id and writer.state = 'active' and (writer.id = $2 or (writer.state = 'active' and (
    not writer.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = writer.id) is not null
  )))
  )
  )
  or exists (
    select 1 from comments c join posts p on p.id = c.post_id
    where c.media_id = m.id and c.hidden_at is null and exists (
    select 1 from members writer where writer.id = c.member_id and writer.state = 'active' and (writer.id = $2 or (writer.state = 'active' and (
    not writer.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = writer.id) is not null
  )))
  )
      and p.hidden_at is null and exists (
    select 1 from members writer where writer.id = p.member_id and writer.state = 'active' and (writer.id = $2 or (writer.state = 'active' and (
    not writer.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = writer.id) is not null
  )))
  )
  )
  or exists (
    select 1 from streams s
    where s.media_id = m.id and s.hidden_at is null
      and (exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $2
    and own.state in ('held', 'paying', 'paid')
) or (exists (
    select 1 from members writer where writer.id = s.host_id and writer.state = 'active' and (writer.id = $2 or (writer.state = 'active' and (
    not writer.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = writer.id) is not null
  )))
  ) and (s.host_id = $2 or not exists (select 1 from ticket_sales sale where sale.stream_id = s.id and sale.state <> 'off') or exists (
  select 1 from stream_tickets own where own.stream_id = s.id and own.member_id = $2
    and own.state in ('held', 'paying', 'paid')
))))
  )
  or exists (
    select 1 from launches l
    where l.media_id = m.id and l.hidden_at is null and exists (
    select 1 from members writer where writer.id = l.creator_id and writer.state = 'active' and (writer.id = $2 or (writer.state = 'active' and (
    not writer.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = writer.id) is not null
  )))
  )
  )
) or (
  exists (select 1 from messages said where said.media_id = m.id and said.deleted_at is null and not exists (select 1 from hidden_messages away where away.member_id = $2 and away.message_id = said.id) and exists (
    select 1 from conversation_members seat join conversations talk on talk.id = seat.conversation_id
    where seat.conversation_id = said.conversation_id and seat.member_id = $2 and case when said.thread_of is null then said.seq > seat.first_seq else exists (
  select 1 from messages post where post.id = said.thread_of and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > seat.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = $2 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = $2)))) and not exists (select 1 from hidden_messages away where away.member_id = $2 and away.message_id = post.id)
) end
      and (talk.kind = 'direct' or said.sender_id is null or said.sender_id = $2 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $2))))
  ))
  or exists (
    select 1 from message_media more join messages said on said.id = more.message_id
    where more.media_id = m.id and said.deleted_at is null and not exists (select 1 from hidden_messages away where away.member_id = $2 and away.message_id = said.id) and exists (
    select 1 from conversation_members seat join conversations talk on talk.id = seat.conversation_id
    where seat.conversation_id = said.conversation_id and seat.member_id = $2 and case when said.thread_of is null then said.seq > seat.first_seq else exists (
  select 1 from messages post where post.id = said.thread_of and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > seat.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = $2 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = $2)))) and not exists (select 1 from hidden_messages away where away.member_id = $2 and away.message_id = post.id)
) end
      and (talk.kind = 'direct' or said.sender_id is null or said.sender_id = $2 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = said.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = said.sender_id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = said.sender_id and (known.state = 'active' or known.id = $2))))
  )
  )
  or exists (
    select 1 from held_messages held join conversation_members seat on seat.conversation_id = held.conversation_id
      and seat.member_id = $2 and seat.role <> 'member'
    where (held.media_id = m.id or held.more_media_ids @> array[m.id])
  )
  or exists (
    select 1 from link_cards card join messages said on said.card_url = card.url and said.deleted_at is null
      join conversation_members seat on seat.conversation_id = said.conversation_id and seat.member_id = $2
        and case when said.thread_of is null then said.seq > seat.first_seq else exists (
  select 1 from messages post where post.id = said.thread_of and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > seat.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = $2 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = $2) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = $2)))) and not exists (select 1 from hidden_messages away where away.member_id = $2 and away.message_id = post.id)
) end
    where card.media_id = m.id
  )
  or exists (
    select 1 from conversations talk join conversation_members seat on seat.conversation_id = talk.id
      and seat.member_id = $2
    where talk.avatar_media_id = m.id
  )
)
  )) as allowed
from media m left join members o on o.id = m.member_id
where m.folder = $3 and m.state <> 'coming'`,
  (p) => [p.isOperator, p.viewer, p.folder],
);
