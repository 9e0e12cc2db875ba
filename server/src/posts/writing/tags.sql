-- Hashtags of posts, for search and trending.

-- macro: insert_tags(rows)
insert into post_tags (tag, post_id, remote)
select distinct facet ->> 'value', :rows.id, :rows.remote from :rows cross join jsonb_array_elements(:rows.facets) facet
where facet ->> 'kind' = 'hashtag' on conflict do nothing

-- name: tagPosts :exec
-- One that is gone by now has no tags any more.
with there as (select id, facets, remote from posts where id = any(:post_ids) for key share)
insert_tags(there);
