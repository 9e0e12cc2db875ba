-- Groups and channels, as people find them, and what they are set to.

-- macro: is_seated_or_public(group, seat)
-- Whether a group is there for somebody whose seat in it is joined, if they have one: a private or hidden one is there for its
-- members alone.
((:group.privacy = 'public' and :group.hidden_at is null) or :seat.role is not null)

-- macro: kind_of_group(talk)
-- A direct conversation has no settings.
case :talk.kind when 'channel' then 'channel' else 'group' end

-- macro: groups_with_seat(viewer)
-- For a guest there are no seats.
groups g join conversations c on c.id = g.conversation_id
  left join conversation_members me on me.conversation_id = c.id and me.member_id = :viewer

-- macro: card_of_group(viewer)
-- Whoever comes reads on from open_seq.
c.id, kind_of_group(c) as kind, c.title as "title!", c.avatar_url, c.members_count, c.member_limit, c.created_at, g.description,
  g.category, g.tags, g.privacy, g.open_seq, me.role,
  exists (select 1 from group_requests r where r.conversation_id = c.id and r.member_id = :viewer) as is_requested,
  exists (select 1 from group_bans b where b.conversation_id = c.id and b.member_id = :viewer) as is_banned

-- macro: count_waiting_in_group(table, author)
-- Only those who run it know how many wait.
case when me.role <> 'member' then (
    select count(*)::int from :table w join members asker on asker.id = w.:author
    where w.conversation_id = c.id and asker.state = 'active'
  ) else 0 end

-- name: selectGroup :maybe
-- row: GroupRow
select card_of_group(:viewer?), g.media_sharing, g.voice_messages, g.polls_voting, g.bot_integration, g.auto_moderation,
  g.slow_mode, g.message_approval, g.comments, g.slow_seconds, g.words, count_waiting_in_group(group_requests, member_id) as requests_count,
  count_waiting_in_group(held_messages, sender_id) as held_count, o.id as owner_id, o.username as owner_username,
  o.display_name as owner_name, o.avatar_url as owner_avatar_url, o.verified as owner_verified,
  o.verified_by as owner_verified_by, o.platinum as owner_platinum
from groups_with_seat(:viewer)
  left join conversation_members seat on seat.conversation_id = c.id and seat.role = 'owner'
  left join members o on o.id = seat.member_id
where g.conversation_id = :group_id and is_seated_or_public(g, me);

-- name: selectGroups :many
-- Largest first; `words` are looked for in the name, or are a tag.
-- row: GroupCardRow
-- for: everybody, as these are public
select card_of_group(:viewer?) from groups_with_seat(:viewer)
where g.privacy = 'public' and g.hidden_at is null and c.kind <> 'direct' and (c.members_count, c.id) < (:before_size, :before_id)
  and (:kind::text is null or c.kind = :kind) and (:category::text is null or g.category = :category)
  and (:words::text is null or position(:words in lower(c.title)) > 0 or :words = any(g.tags))
order by c.members_count desc, c.id desc limit :limit!;

-- name: selectInvited :maybe
-- What an invite leads to, if it still does.
-- for: whoever was sent the invite
select card_of_group(:viewer?), i.needs_approval, i.expires_at
from groups_with_seat(:viewer) join group_invites i on i.conversation_id = g.conversation_id
where i.code = :code and g.hidden_at is null and is_leading_in(i, :now);

-- name: selectGroupRules :maybe
-- What may be said there. No row: it is no group, or they are not in it.
-- row: GroupRules
select kind_of_group(c) as kind, me.role, me.joined_at, g.media_sharing, g.voice_messages, g.polls_voting, g.auto_moderation,
  g.slow_mode, g.slow_seconds, g.message_approval, g.comments, g.words
from groups g join conversations c on c.id = g.conversation_id
  join conversation_members me on is_seated_at(:viewer, c.id, me)
where g.conversation_id = :group_id;

-- name: insertGroup :exec
insert into groups (conversation_id, description, category, tags, privacy, media_sharing, voice_messages, polls_voting,
  bot_integration, auto_moderation, slow_mode, message_approval, comments, slow_seconds, words)
values (:group_id, :description, :category, :tags, :privacy, :media_sharing, :voice_messages, :polls_voting, :bot_integration,
  :auto_moderation, :slow_mode, :message_approval, :comments, :slow_seconds, :words);

-- name: updateGroup :exec
-- Null leaves a setting as it is.
update groups set description = coalesce(:description?, description), category = coalesce(:category?, category),
  tags = coalesce(:tags?, tags), privacy = coalesce(:privacy?, privacy), media_sharing = coalesce(:media_sharing?, media_sharing),
  voice_messages = coalesce(:voice_messages?, voice_messages), polls_voting = coalesce(:polls_voting?, polls_voting),
  bot_integration = coalesce(:bot_integration?, bot_integration), auto_moderation = coalesce(:auto_moderation?, auto_moderation),
  slow_mode = coalesce(:slow_mode?, slow_mode), message_approval = coalesce(:message_approval?, message_approval),
  comments = coalesce(:comments?, comments), slow_seconds = coalesce(:slow_seconds?, slow_seconds), words = coalesce(:words?, words)
where conversation_id = :group_id;

-- name: closeHistory :exec
-- What was said in private stays so.
update groups g set open_seq = c.last_seq from conversations c
where g.conversation_id = :group_id and c.id = :group_id and c.kind = 'group';

-- name: setHidden :exec
-- Since when it is hidden, or null to show it again. Changes nothing when it is so already.
update groups set hidden_at = :hidden_at
where conversation_id = :group_id and (hidden_at is null) <> (:hidden_at::timestamptz is null);

-- name: lockOwner :exec
-- Whoever makes many groups at once makes them one after the other.
select id from members where id = :member_id for no key update;

-- name: selectOwned :many
select conversation_id as id from conversation_members where member_id = :member_id and role = 'owner';
