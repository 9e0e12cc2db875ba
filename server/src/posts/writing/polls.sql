-- Questions in posts. Who chose what is told to nobody but themselves.
-- events: PostEvent from '@wagram/contract/posts'

-- name: insertPoll :exec
insert into post_polls (post_id, options, votes, ends_at)
values (:post_id, :options, array_fill(0, array[cardinality(:options::text[])]), :ends_at);

-- name: lockPoll :exec
-- Votes are counted one after the other.
-- for: whoever votes
select post_id from post_polls where post_id = :post_id for no key update;

-- name: selectPoll :maybe
select q.options, q.votes, q.ends_at, p.member_id,
  (select v.choice from post_votes v where v.post_id = q.post_id and v.member_id = :viewer) as voted
from posts p join post_polls q on q.post_id = p.id
where p.id = :post_id and can_read(:viewer::uuid, p.member_id) and is_unhidden(:viewer, p);

-- name: insertVote :exec
with made as (
  insert into post_votes (member_id, post_id, choice, created_at) values (:member_id, :post_id, :choice, :now)
  returning post_id, choice
)
update post_polls q set votes[made.choice + 1] = q.votes[made.choice + 1] + 1 from made where q.post_id = made.post_id;

-- name: tellEnd :exec
-- Once it is over; a poll that was prolonged meanwhile has another job waiting.
with over as (
  select p.id, p.member_id from posts p join post_polls q on q.post_id = p.id
  where p.id = :post_id and q.ends_at <= :now and p.hidden_at is null
)
insert into outbox (id, name, payload)
select :event_id::uuid, 'post.poll_ended', jsonb_build_object(
  'postId', over.id, 'authorId', over.member_id,
  'voters', (
    select coalesce(jsonb_agg(v.member_id), '[]')
    from (select member_id from post_votes where post_id = over.id limit 10000) v))
from over;

-- name: updatePoll :maybe
-- Only before its first vote.
-- for: author
update post_polls set options = :options, votes = array_fill(0, array[cardinality(:options::text[])]), ends_at = :ends_at
where post_id = :post_id and 0 = all(votes)
returning post_id;
