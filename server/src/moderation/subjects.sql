-- What a case is about, as operators see it.

-- macro: subject_of(target, id)
-- The one thing that is named, with its author, whether others can see it or not. No row when it is gone.
select said.*, a.username, a.display_name, a.avatar_url, a.verified, a.verified_by, a.platinum, a.state, a.bio,
  a.created_at as joined_at
from (
  select 'post' as target, p.id as target_id, p.content, p.facets, p.image_url, p.media, p.more_media, p.hidden_at is not null as hidden,
    p.id as post_id, p.created_at as said_at, p.member_id
  from posts p where :target = 'post' and p.id = :id
  union all
  select 'comment', c.id, c.content, c.facets, c.image_url, c.media, null, c.hidden_at is not null, c.post_id, c.created_at, c.member_id
  from comments c where :target = 'comment' and c.id = :id
  union all
  select 'stream', s.id, s.title, '[]', s.replay_url, s.replay, null, s.hidden_at is not null, null, s.created_at, s.host_id
  from streams s where :target = 'stream' and s.id = :id
  union all
  select 'group', c.id, concat_ws(e'\n\n', c.title, nullif(g.description, '')), '[]', null, null, null, g.hidden_at is not null, null,
    c.created_at, o.member_id
  from groups g join conversations c on c.id = g.conversation_id
    join conversation_members o on o.conversation_id = c.id and o.role = 'owner'
  where :target = 'group' and g.conversation_id = :id
  union all
  select 'launch', l.id, concat(l.name, ' (', l.symbol, ')'), '[]', l.image_url, null, null, l.hidden_at is not null, null, l.created_at,
    creator.id
  from launches l join members creator on creator.id = l.creator_id
  where :target = 'launch' and l.id = :id and l.state <> 'draft'
  union all
  select 'message', m.id, coalesce(w.content, m.content), coalesce(w.facets, m.facets), coalesce(w.image_url, m.image_url),
    coalesce(w.media, m.media), coalesce(w.more_media, m.more_media), w.message_id is not null and w.member_id is null, null, m.created_at, sender.id
  from messages m join members sender on sender.id = m.sender_id left join withheld_messages w on w.message_id = m.id
  where :target = 'message' and m.id = :id
  union all
  select 'member', m.id, null, '[]', null, null, null, false, null, m.created_at, m.id
  from members m where :target = 'member' and m.id = :id
) said join members a on a.id = said.member_id

-- name: selectSubject :maybe
-- row: SubjectRow
-- for: operators
subject_of(:target::text, :target_id::uuid);

-- name: selectBearers :many
-- Names that are reserved by now, but for operators, who rightly bear theirs.
select username, display_name, created_at from members
where replace(lower(username), '_', '') = any(:names::text[]) and not lower(substr(username, 2)) = any(:operators::text[])
  and not platinum and not demo
order by id limit :limit!;
