-- Who may see whom. A macro is written where it is used, because PostgreSQL does not inline a function with a sub-select.
-- A guest's viewer is null: no row of blocks, mutes or follows is theirs.

-- macro: is_blocked_by(viewer, member)
exists (select 1 from blocks hidden where hidden.blocker_id = :member and hidden.blocked_id = :viewer)

-- macro: is_apart(viewer, member)
not is_blocked_by(:member, :viewer) and not is_blocked_by(:viewer, :member)

-- macro: can_know(viewer, member)
-- There is such a member for the viewer: no block either way, and their account is in use.
is_apart(:viewer, :member)
  and exists (select 1 from members known where known.id = :member and (known.state = 'active' or known.id = :viewer))

-- macro: is_open(viewer, row)
(:row.id = :viewer or (:row.state = 'active' and (
    not :row.private
    or (select true from follows f where f.follower_id = :viewer and f.following_id = :row.id) is not null
  )))

-- macro: can_read(viewer, author)
-- May read their posts: known, and public, the viewer's own, or followed by the viewer (D20).
is_apart(:viewer, :author)
  and exists (select 1 from members shown where shown.id = :author and is_open(:viewer, shown))

-- macro: can_read_row(viewer, row)
-- `can_read` for a few rows whose author is joined as `row`: judged for each of them, however little else there is.
(select is_apart(:viewer, :row.id)) and is_open(:viewer, :row)
