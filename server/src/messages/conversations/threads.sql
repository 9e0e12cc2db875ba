-- TLK-03: what was said under a post of a channel, for those who can read the post (has_thread_for).

-- macro: comments_for(viewer)
messages post join conversations c on c.id = post.conversation_id
  join conversation_members me on is_seated_at(:viewer, c.id, me) and has_thread_for(:viewer, me, post)
  join messages m on m.thread_of = post.id
  around_message(:viewer)

-- name: selectPost :maybe
-- The post itself, which stands above its comments. No row: for the viewer there is no such thread.
-- row: MessageRow
select message_columns(:viewer) from messages m join conversations c on c.id = m.conversation_id and c.kind = 'channel'
  join conversation_members me on is_seated_at(:viewer, c.id, me)
  around_message(:viewer)
where m.id = :post_id and c.id = :conversation_id and has_thread_for(:viewer, me, m);

-- name: selectHasThread :one
select exists (
  select 1 from messages post join conversations c on c.id = post.conversation_id and c.kind = 'channel'
    join conversation_members me on is_seated_at(:viewer, c.id, me)
  where post.id = :post_id and c.id = :conversation_id and has_thread_for(:viewer, me, post)
) as has;

-- name: selectComments :many
-- Newest first.
-- row: MessageRow
select message_columns(:viewer) from comments_for(:viewer)
where post.id = :post_id and m.seq < :before and is_said_to(:viewer, c.kind, m) and is_unhidden_by(:viewer, m)
order by m.seq desc limit :limit!;

-- name: selectCommentsAfter :many
-- row: MessageRow
select message_columns(:viewer) from comments_for(:viewer)
where post.id = :post_id and m.seq > :after and is_said_to(:viewer, c.kind, m) and is_unhidden_by(:viewer, m)
order by m.seq limit :limit!;

-- name: selectCommentChanges :many
-- row: MessageRow
select message_columns(:viewer) from comments_for(:viewer)
where post.id = :post_id and m.change > :after and is_said_to(:viewer, c.kind, m) and is_unhidden_by(:viewer, m)
order by m.change limit :limit!;
