-- A post said differently. What it said before stays readable.
-- events: PostEvent from '@wagram/contract/posts'

-- name: selectForEdit :maybe
-- It is locked before: two edits at once come one after the other.
-- for: author
select p.content, p.facets, p.warning, p.media_id, p.image_url, p.has_poll, p.quote_of, p.created_at,
  (select count(*)::int from post_versions v where v.post_id = p.id) as edits
from posts p where p.id = :post_id and p.member_id = :member_id;

-- name: rewritePost :exec
-- for: author
with kept as (
  insert into post_versions (post_id, version, until, content, facets, warning)
  select id, :version, :now, content, facets, warning from posts where id = :post_id
), untagged as (
  delete from post_tags where post_id = :post_id
), changed as (
  update posts set content = :content, facets = :facets, warning = :warning, card_url = :card_url, edited_at = :now
  where id = :post_id
  returning id, member_id
)
insert into outbox (id, name, payload)
select :event_id::uuid, 'post.edited', jsonb_build_object(
  'postId', id, 'authorId', member_id, 'mentions', :mentions::jsonb)
from changed;

-- name: selectVersions :many
select v.content, v.facets, v.warning, v.until
from post_versions v join posts p on p.id = v.post_id
where v.post_id = :post_id and can_read(:viewer?, p.member_id) and is_unhidden(:viewer, p)
order by v.version desc;
