-- A launch with its creator, as every statement of this room answers it, and who may see it.

-- macro: can_see_launch(viewer, launch)
-- Who asks for it finds it: they may read its creator, and what an operator has hidden is its creator's alone. Whoever has
-- pledged can always reach it, to take their own back.
(
  (
    (:launch.creator_id is null or can_read(:viewer, :launch.creator_id))
    and (:launch.hidden_at is null or :launch.creator_id = :viewer)
  ) or exists (select 1 from launch_pledges mine where mine.launch_id = :launch.id and mine.member_id = :viewer)
)

-- macro: can_meet_launch(viewer, launch)
-- Who looks around meets it: whoever is muted stays out.
(
  (:launch.creator_id is null or can_read_unasked(:viewer, :launch.creator_id))
  and (:launch.hidden_at is null or :launch.creator_id = :viewer)
)

-- macro: launch_columns(launch, creator, viewer)
:launch.id, :launch.state, :launch.name, :launch.symbol, :launch.image_url, :launch.mint, :launch.lock, :launch.genesis,
  :launch.creator_id, :launch.creator_address, :launch.supply, :launch.share, :launch.pool_percent,
  :launch.pool_tokens, :launch.start_tokens, :launch.goal, :launch.cap, :launch.vesting_days,
  :launch.created_at, :launch.closes_at, :launch.opened_at, :launch.hidden_at, :creator.username as "username?",
  :creator.display_name as "display_name?", :creator.avatar_url as "avatar_url?", :creator.verified as "verified?",
  :creator.verified_by as "verified_by?", :creator.platinum as "platinum?",
  (select coalesce(sum(p.amount), 0)::text from launch_pledges p where p.launch_id = :launch.id) as "pledged!",
  case when :launch.state = 'opening' then
    (select coalesce(sum(p.pays), 0)::text from launch_pledges p where p.launch_id = :launch.id and p.state = 'filled')
  else :launch.raised::text end as "raised!",
  (select count(*)::int from launch_pledges p where p.launch_id = :launch.id and p.amount > 0) as "pledges!",
  coalesce(:launch.creator_id = :viewer, false) as "is_mine!"
