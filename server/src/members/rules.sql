-- Who may see whom: can_know, can_read and can_hear. (Who sits in a conversation and who may watch a stream are rules of the
-- rooms that own those: is_seated, can_watch.) A macro is written where it is used, because PostgreSQL does not inline a
-- function with a sub-select. A guest's viewer is null: no row of blocks, mutes or follows is theirs.
-- Each rule has up to three forms that answer the same: by id; `_row`, where the member is joined already, for a few rows;
-- and `_at_once`, where the viewer's blocks and mutes are read once for many rows, in a statement that begins with
-- `with sight_of(:viewer)`.

-- macro: is_blocked_by(viewer, member)
exists (select 1 from blocks hidden where hidden.blocker_id = :member and hidden.blocked_id = :viewer)

-- macro: is_apart(viewer, member)
not is_blocked_by(:member, :viewer) and not is_blocked_by(:viewer, :member)

-- macro: is_in_use(viewer, member)
-- Their account, whatever blocks there are: for what the viewer has of them already.
exists (select 1 from members known where known.id = :member and (known.state = 'active' or known.id = :viewer))

-- macro: is_muted(viewer, member)
exists (select 1 from mutes hidden where hidden.member_id = :viewer and hidden.muted_id = :member)

-- macro: is_open(viewer, row)
(:row.id = :viewer or (:row.state = 'active' and (
    not :row.private
    or (select true from follows f where f.follower_id = :viewer and f.following_id = :row.id) is not null
  )))

-- macro: is_readable(viewer, author)
exists (select 1 from members shown where shown.id = :author and is_open(:viewer, shown))

-- macro: can_know(viewer, member)
-- There is such a member for the viewer: no block either way, and their account is in use.
is_apart(:viewer, :member) and is_in_use(:viewer, :member)

-- macro: can_meet(viewer, member)
-- Known, and at home: what is for people here alone (messages, groups) is not for members of other servers (FED-03).
(can_know(:viewer, :member) and exists (select 1 from members here where here.id = :member and here.host is null))

-- macro: can_know_despite_own_block(viewer, member)
-- For a page on which the viewer may take a block of their own back: only the member's blocks count.
not is_blocked_by(:viewer, :member) and is_in_use(:viewer, :member)

-- macro: can_read(viewer, author)
-- May read their posts: known, and public, the viewer's own, or followed by the viewer (D20).
is_apart(:viewer, :author) and is_readable(:viewer, :author)

-- macro: can_read_row(viewer, row)
(select is_apart(:viewer, :row.id)) and is_open(:viewer, :row)

-- macro: can_read_unasked(viewer, author)
-- For what comes by itself, as in feeds: whoever is muted stays out.
can_read(:viewer, :author) and not is_muted(:viewer, :author)

-- macro: can_hear(viewer, member)
-- News of what somebody did to the viewer: a private member may do so too, a muted one may not be heard.
can_know(:viewer, :member) and not is_muted(:viewer, :member)

-- macro: apart_from(viewer)
-- Everybody whom a block keeps apart from the viewer.
select blocked_id as id from blocks where blocker_id = :viewer union select blocker_id from blocks where blocked_id = :viewer

-- macro: sight_of(viewer)
others as materialized (select array(apart_from(:viewer)) as apart),
sight as materialized (
  select apart, apart || array(select muted_id from mutes where member_id = :viewer) as unheard from others
)

-- macro: can_hear_at_once(viewer, member)
:member <> all ((select unheard from sight)::uuid[]) and is_in_use(:viewer, :member)

-- macro: can_read_at_once(viewer, author)
:author <> all ((select apart from sight)::uuid[]) and is_readable(:viewer, :author)

-- macro: can_read_unasked_row_at_once(viewer, row)
:row.id <> all ((select unheard from sight)::uuid[]) and is_open(:viewer, :row)

-- macro: is_listed_row(row)
-- FED-05: people of a limited server stand in no list that is for everybody.
(:row.host is null or not exists (
  select 1 from federation_hosts quiet where quiet.name = :row.host and quiet.state = 'limited'
))
