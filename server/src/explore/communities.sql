-- Groups and channels to discover.

-- macro: enough_to_trend(conversation)
-- So many, and a tenth of all members: then it is trending.
greatest(3, (:conversation.members_count + 9) / 10)

-- name: selectCommunities :many
-- Largest first. Nobody is offered what was made by somebody whom they do not want to see, or what they are banned from; what
-- they have joined stays in their list. `filter` is a category or a tag, in lower case; `since` is when somebody has just come.
-- row: CommunityRow
select c.id, case c.kind when 'channel' then 'channel' else 'group' end as kind, c.title as "title!", g.description,
  c.members_count, g.category, g.tags, c.avatar_url, me.role,
  (select count(*) from (
    select 1 from conversation_members s where s.conversation_id = c.id and s.joined_at >= :since limit enough_to_trend(c)
  ) recent) >= enough_to_trend(c) as trending
from conversations c join groups g on g.conversation_id = c.id
left join conversation_members me on me.conversation_id = c.id and me.member_id = :viewer?
where c.kind <> 'direct' and g.privacy = 'public' and g.hidden_at is null and (c.members_count, c.id) < (:members, :before)
  and (:filter::text is null or lower(g.category) = :filter or :filter = any(g.tags))
  and (:words::text is null or position(:words in lower(c.title)) > 0 or position(:words in lower(g.description)) > 0
    or :words = any(g.tags))
  and (me.role is not null or (
    not exists (select 1 from group_bans b where b.conversation_id = c.id and b.member_id = :viewer)
    and not exists (
      select 1 from conversation_members o
      where o.conversation_id = c.id and o.role = 'owner' and not (can_hear(:viewer, o.member_id))
    )
  ))
order by c.members_count desc, c.id desc limit :count;
