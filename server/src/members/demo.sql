-- D28: what a demo member does stays in the demo. A row comes back when it belongs to somebody real, and tells no more than
-- that.

-- macro: leaves_demo(owners)
select true as leaves from members m where m.id in (:owners) and not m.demo limit 1

-- name: memberLeavesDemo :maybe
-- row: LeavesDemo
leaves_demo(select :id::uuid);

-- name: postLeavesDemo :maybe
-- row: LeavesDemo
-- for: demo members
leaves_demo(select member_id from posts where id = :id);

-- name: commentLeavesDemo :maybe
-- The comment itself, or the post that it stands under.
-- row: LeavesDemo
-- for: demo members
leaves_demo(
  select member_id from comments where id = :id
  union select p.member_id from comments c join posts p on p.id = c.post_id where c.id = :id
);

-- name: streamLeavesDemo :maybe
-- row: LeavesDemo
-- for: demo members
leaves_demo(select host_id from streams where id = :id);

-- name: conversationLeavesDemo :maybe
-- The other side of two, or who runs a group.
-- row: LeavesDemo
leaves_demo(
  select x.member_id from conversations c join conversation_members x on x.conversation_id = c.id
  where c.id = :id and (c.kind = 'direct' or x.role = 'owner')
);
