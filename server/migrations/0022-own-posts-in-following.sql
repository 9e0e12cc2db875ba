-- The own posts of the days that timelines reach back (D41). Older ones are found by the query behind them.
insert into timelines (member_id, post_id, author_id)
select member_id, id, member_id from posts where created_at > now() - interval '14 days'
on conflict do nothing;
