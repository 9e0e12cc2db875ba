-- What members report, and the cases that operators see of it: all reports of one thing.

-- name: insertReport :maybe
-- No row when there is no such target for the reporter (AZ-06): missing, hidden, private and blocked look the same.
with target as (
  select 1 where (:target::text = 'post' and exists (
    select 1 from posts p where p.id = :target_id and can_read(:reporter_id?::uuid, p.member_id) and is_unhidden(:reporter_id, p)
  )) or (:target = 'comment' and exists (
    select 1 from comments c join posts p on p.id = c.post_id
    where c.id = :target_id and can_read(:reporter_id, c.member_id) and is_unhidden(:reporter_id, c)
      and can_read(:reporter_id, p.member_id) and is_unhidden(:reporter_id, p)
  )) or (:target = 'stream' and exists (
    select 1 from streams s where s.id = :target_id and can_read(:reporter_id, s.host_id) and s.hidden_at is null
  )) or (:target = 'group' and exists (
    select 1 from groups g
    left join conversation_members me on me.conversation_id = g.conversation_id and me.member_id = :reporter_id
    where g.conversation_id = :target_id and is_seated_or_public(g, me)
  )) or (:target = 'launch' and exists (
    select 1 from launches l where l.id = :target_id and l.state <> 'draft' and can_see_launch(:reporter_id, l)
  )) or (:target = 'message' and exists (
    select 1 from messages m join conversations c on c.id = m.conversation_id
      join conversation_members me on is_seated_row(:reporter_id, c, me)
    where m.id = :target_id and is_since_coming(:reporter_id, me, m) and m.deleted_at is null and m.sender_id is not null
      and is_said_to(:reporter_id, c.kind, m)
  )) or (:target = 'member' and exists (
    select 1 from members m where m.id = :target_id and can_know_despite_own_block(:reporter_id, m.id)
  ))
), made as (
  insert into reports (id, reporter_id, target, target_id, reason, note, created_at)
  select :id, :reporter_id, :target, :target_id, :reason, :note, :now from target on conflict do nothing
)
select true as found from target;

-- macro: is_subject_there()
-- What is gone has no case any more.
((r.target = 'post' and exists (select 1 from posts p where p.id = r.target_id))
  or (r.target = 'comment' and exists (select 1 from comments c where c.id = r.target_id))
  or (r.target = 'stream' and exists (select 1 from streams s where s.id = r.target_id))
  or (r.target = 'group' and exists (select 1 from groups g where g.conversation_id = r.target_id))
  or (r.target = 'launch' and exists (select 1 from launches l where l.id = r.target_id and l.creator_id is not null))
  or (r.target = 'message' and exists (select 1 from messages m where m.id = r.target_id and m.sender_id is not null))
  or (r.target = 'member' and exists (select 1 from members m where m.id = r.target_id)))

-- name: selectCases :many
-- Those that have waited longest first, each with CASE_REPORTS of its reports in full.
-- row: CaseRow
-- for: operators
with cases as (
  select r.target as kind, r.target_id as id, count(*)::int as count, min(r.created_at) as first_at,
    max(r.created_at) as last_at
  from reports r where r.state = 'open' and is_subject_there()
  group by r.target, r.target_id having (min(r.created_at), r.target_id) > (:after, :after_id)
  order by min(r.created_at), r.target_id limit :limit!
)
select cases.count, cases.first_at, cases.last_at, subject.*,
  (select jsonb_agg(to_jsonb(counted) order by counted.count desc, counted.reason) from (
    select r.reason, count(*)::int as count from reports r
    where r.target_id = cases.id and r.state = 'open' group by r.reason
  ) counted) as "reasons!",
  (select jsonb_agg(to_jsonb(told) order by told.created_at desc) from (
    select r.reason, r.note, m.username as reporter, r.created_at
    from reports r left join members m on m.id = r.reporter_id
    where r.target_id = cases.id and r.state = 'open' order by r.created_at desc, r.id desc limit 5
  ) told) as "reports!",
  decisions_about(subject.member_id) as history
from cases cross join lateral (subject_of(cases.kind, cases.id)) subject
order by cases.first_at, cases.id;

-- name: countCases :one
-- for: operators
select count(distinct r.target_id)::int as open from reports r where r.state = 'open' and is_subject_there();

-- name: closeReports :many
-- About the thing, and about its author if they are meant.
update reports set state = :state, decision_id = :decision_id!, decided_at = :now!
where target_id = any(:target_ids) and state = 'open'
returning reporter_id;
