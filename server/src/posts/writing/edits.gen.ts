// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { Facet } from '@wagram/contract/kernel';
import type { PostEvent } from '@wagram/contract/posts';
import { exec, many, maybe, type EmittedEvent, type EventField, type Json, type MediaId, type MemberId, type OutboxId, type PostId } from '#kernel';

export interface SelectForEditRow {
  content: string;
  facets: Facet[];
  warning: string | null;
  media_id: MediaId | null;
  image_url: string | null;
  has_poll: boolean;
  quote_of: PostId | null;
  created_at: Date;
  edits: number;
}

/** It is locked before: two edits at once come one after the other. */
export const selectForEdit = maybe<{ postId: PostId; memberId: MemberId }, SelectForEditRow>(
  'posts_select_for_edit',
  `select p.content, p.facets, p.warning, p.media_id, p.image_url, p.has_poll, p.quote_of, p.created_at,
  (select count(*)::int from post_versions v where v.post_id = p.id) as edits
from posts p where p.id = $1 and p.member_id = $2`,
  (p) => [p.postId, p.memberId],
);

export type RewritePostEmits = EmittedEvent<PostEvent, 'post.edited', { postId: PostId; authorId: MemberId; mentions: EventField<PostEvent, 'post.edited', 'mentions'> }>;

export const rewritePost = exec<{ version: number; now: Date | null; postId: PostId; content: string; facets: Json<Facet[]>; warning: string | null; cardUrl: string | null; eventId: OutboxId; mentions: string }>(
  'posts_rewrite_post',
  `with kept as (
  insert into post_versions (post_id, version, until, content, facets, warning)
  select id, $1, $2, content, facets, warning from posts where id = $3
), untagged as (
  delete from post_tags where post_id = $3
), changed as (
  update posts set content = $4, facets = $5, warning = $6, card_url = $7, edited_at = $2
  where id = $3
  returning id, member_id
)
insert into outbox (id, name, payload)
select $8::uuid, 'post.edited', jsonb_build_object(
  'postId', id, 'authorId', member_id, 'mentions', $9::jsonb)
from changed`,
  (p) => [p.version, p.now, p.postId, p.content, p.facets, p.warning, p.cardUrl, p.eventId, p.mentions],
);

export interface SelectVersionsRow {
  content: string;
  facets: Facet[];
  warning: string | null;
  until: Date;
}

export const selectVersions = many<{ postId: PostId; viewer: MemberId | null }, SelectVersionsRow>(
  'posts_select_versions',
  `select v.content, v.facets, v.warning, v.until
from post_versions v join posts p on p.id = v.post_id
where v.post_id = $1 and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))) and (p.hidden_at is null or p.member_id = $2)
order by v.version desc`,
  (p) => [p.postId, p.viewer],
);
