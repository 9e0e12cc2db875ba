// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type CommentId, type FederationPictureId, type MediaId, type MemberId, type PostId } from '#kernel';

export const insertPictures = exec<{ postId: PostId | null; commentId: CommentId | null; memberId: MemberId | null; ids: readonly FederationPictureId[]; uris: readonly string[] }>(
  'federation_insert_pictures',
  `insert into federation_pictures (id, uri, post_id, comment_id, member_id)
select one.id, one.uri, $1, $2, $3
from unnest($4::uuid[], $5::text[]) as one (id, uri)`,
  (p) => [p.postId, p.commentId, p.memberId, p.ids, p.uris],
);

export interface SelectPictureRow {
  uri: string;
  is_face: boolean;
  url: string | null;
  srcset: string | null;
}

export const selectPicture = maybe<{ id: FederationPictureId }, SelectPictureRow>(
  'federation_select_picture',
  `select p.uri, p.member_id is not null as is_face, m.url, m.srcset
from federation_pictures p left join media m on m.id = p.media_id and m.state = 'kept'
where p.id = $1`,
  (p) => [p.id],
);

export interface SelectFacesRow {
  id: FederationPictureId;
  uri: string;
}

export const selectFaces = many<{ memberId: MemberId }, SelectFacesRow>(
  'federation_select_faces',
  `select id, uri from federation_pictures where member_id = $1`,
  (p) => [p.memberId],
);

/** They show others now. */
export const dropFaces = exec<{ memberId: MemberId; kept: readonly FederationPictureId[] }>(
  'federation_drop_faces',
  `update federation_pictures set member_id = null where member_id = $1 and not id = any($2::uuid[])`,
  (p) => [p.memberId, p.kept],
);

/** Whoever fetched it first. */
export const keepPicture = exec<{ mediaId: MediaId | null; now: Date; id: FederationPictureId }>(
  'federation_keep_picture',
  `update federation_pictures set media_id = $1, fetched_at = $2 where id = $3 and media_id is null`,
  (p) => [p.mediaId, p.now, p.id],
);

export interface SelectEvictedRow {
  id: FederationPictureId;
  url: string | null;
}

/** What nobody has asked for in a while, and what shows nothing any more. */
export const selectEvicted = many<{ before: Date }, SelectEvictedRow>(
  'federation_select_evicted',
  `select p.id, m.url from federation_pictures p left join media m on m.id = p.media_id
where p.media_id is not null and p.fetched_at < $1
  or p.post_id is null and p.comment_id is null and p.member_id is null
limit 200`,
  (p) => [p.before],
);

export const evict = exec<{ ids: readonly FederationPictureId[] }>(
  'federation_evict',
  `update federation_pictures set media_id = null, fetched_at = null where id = any($1)`,
  (p) => [p.ids],
);

export const deleteUnshown = exec<{ ids: readonly FederationPictureId[] }>(
  'federation_delete_unshown',
  `delete from federation_pictures
where id = any($1) and post_id is null and comment_id is null and member_id is null`,
  (p) => [p.ids],
);
