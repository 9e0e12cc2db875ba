-- SOC-10: muted words and muted posts.

-- macro: has_muted_post(member, post)
-- They want to hear no more of what happens under it.
exists (select 1 from muted_posts silent where silent.member_id = :member and silent.post_id = :post)

-- name: selectMutedWords :many
-- for: their owner
select word, until, created_at from muted_words
where member_id = :member_id and (until is null or until > :now) order by created_at desc, word;

-- name: selectMutedPosts :many
select p.id, m.username, left(p.content, 140) as content, k.created_at
from muted_posts k join posts p on p.id = k.post_id join members m on m.id = p.member_id
where k.member_id = :member_id and can_read(:member_id, p.member_id) and (p.hidden_at is null or p.member_id = :member_id)
order by k.created_at desc limit :most!;

-- name: insertMutedWord :exec
-- Muted again, it has its new end.
insert into muted_words (member_id, word, until, created_at)
select :member_id, :word, :until?, :now
where (select count(*) from muted_words w where w.member_id = :member_id and w.word <> :word) < :most!
on conflict (member_id, word) do update set until = excluded.until, created_at = excluded.created_at;

-- name: deleteMutedWord :exec
delete from muted_words where member_id = :member_id and word = :word;

-- name: selectIsPostKnown :one
select exists (
  select 1 from posts p where p.id = :post_id and can_read(:member_id, p.member_id)
    and (p.hidden_at is null or p.member_id = :member_id)
) as found;

-- name: insertMutedPost :exec
-- Again is the same; the first time stays.
insert into muted_posts (member_id, post_id, created_at)
select :member_id, :post_id, :now
where (select count(*) from muted_posts k where k.member_id = :member_id and k.post_id <> :post_id) < :most!
on conflict (member_id, post_id) do update set created_at = muted_posts.created_at;

-- name: deleteMutedPost :exec
delete from muted_posts where member_id = :member_id and post_id = :post_id;

-- name: forgetMutedWords :exec
-- Those whose time is over.
delete from muted_words where until <= :now;

-- name: exportMutedWords :many
select word, until, created_at from muted_words where member_id = :member_id order by created_at;

-- name: exportMutedPosts :many
select post_id, created_at from muted_posts where member_id = :member_id order by created_at;

-- name: eraseMutedWords :exec
delete from muted_words where member_id = :member_id;

-- name: eraseMutedPosts :exec
delete from muted_posts where member_id = :member_id;
