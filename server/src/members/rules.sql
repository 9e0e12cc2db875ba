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
