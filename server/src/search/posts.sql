-- Posts that hold words and hashtags, newest first.

-- macro: found_post_columns(viewer)
post_columns(p), author_columns(m), marks_of(:viewer, p)

-- macro: holds_words(post)
-- In the language of to_tsquery.
to_tsvector('simple', :post.content) @@ to_tsquery('simple', :words)

-- macro: has_what(post)
-- SOC-13, has: a picture or video, a picture, a video, a link. All that was asked for.
('media' <> all(:has!::text[]) or :post.image_url is not null)
and ('image' <> all(:has) or (:post.image_url is not null and coalesce(:post.media ->> 'kind', 'image') <> 'video'))
and ('video' <> all(:has) or :post.media ->> 'kind' = 'video')
and ('poll' <> all(:has) or :post.has_poll)
and ('link' <> all(:has) or :post.content ~* 'https?://')

-- macro: is_found(viewer, post)
-- It has every tag and whatever else was asked for, and the viewer may see it.
:post.id >= :since and has_what(:post) and not exists (
    select 1 from unnest(:tags::text[]) wanted (tag)
    where not exists (select 1 from post_tags t where t.tag = wanted.tag and t.post_id = :post.id)
  ) and can_read_unasked(:viewer, :post.member_id) and is_unhidden(:viewer, :post) and is_listed_row(m)

-- name: selectByTag :many
-- Through the index of tags.
-- row: PostRow
select found_post_columns(:viewer?)
from post_tags first join posts p on p.id = first.post_id join members m on m.id = p.member_id
where first.tag = :tag and first.post_id < :before and first.post_id >= :since and is_found(:viewer, p)
order by first.post_id desc limit :count;

-- name: selectAmongNewest :many
-- So many of the newest posts are read, and so many matches are enough: what is common is found at once, and who may see it is
-- asked for those alone.
-- row: PostRow
select found_post_columns(:viewer?) from (
  select * from (select * from posts where id < :before and id >= :since order by id desc limit :read) newest
  where holds_words(newest) limit :enough
) p join members m on m.id = p.member_id
where is_found(:viewer, p) order by p.id desc limit :count;

-- name: selectByWords :many
-- Through the index of words; complete when no more than `most` posts hold them. `found` says how many were met.
with found as materialized (
  select p.id from posts p where holds_words(p) and (p.id < :before and p.id >= :since) is true limit :most
)
select found_post_columns(:viewer?), (select count(*)::int from found) as found
from (select id from found order by id desc) newest join posts p on p.id = newest.id join members m on m.id = p.member_id
where is_found(:viewer, p) order by p.id desc limit :count;

-- name: selectByAuthor :many
-- SOC-13, from: through the index of a member's posts, so many of them for each page.
-- row: PostRow
select found_post_columns(:viewer?) from (
  select * from posts own where own.member_id = (select a.id from members a where lower(a.username) = :author!)
    and own.id < :before and own.id >= :since order by own.id desc limit :read
) p join members m on m.id = p.member_id
where (:words?::text is null or to_tsvector('simple', p.content) @@ to_tsquery('simple', :words)) and is_found(:viewer, p)
order by p.id desc limit :count;

-- name: selectNewest :many
-- SOC-13: without words, by time and what they have.
-- row: PostRow
select found_post_columns(:viewer?) from (
  select * from posts where id < :before and id >= :since order by id desc limit :read
) p join members m on m.id = p.member_id
where is_found(:viewer, p) order by p.id desc limit :count;

-- name: selectAuthorFloor :maybe
-- The same as the floor, of one member.
-- for: everybody
select own.id from posts own where own.member_id = (select a.id from members a where lower(a.username) = :author!)
  and own.id < :before order by own.id desc offset :passed limit 1;

-- name: selectFloor :maybe
-- The last of so many newest posts: where the next page begins, whoever may see it.
-- for: everybody
select id from posts where id < :before order by id desc offset :passed limit 1;
