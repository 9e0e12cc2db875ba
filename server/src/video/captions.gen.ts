// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type MemberId, type PostId, type StoredMedia } from '#kernel';

export interface SelectDescribedRow {
  member_id: MemberId;
  media: StoredMedia | null;
  title: string | null;
}

/** `title` is null where the post shows a video without being one. Locked: two who describe it come one after the other. */
export const selectDescribed = maybe<{ postId: PostId; viewer: MemberId }, SelectDescribedRow>(
  'video_select_described',
  `select p.member_id, p.media, v.title as title from posts p left join videos v on v.post_id = p.id
where p.id = $1 and (p.hidden_at is null or p.member_id = $2) and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  )))))
for update of p`,
  (p) => [p.postId, p.viewer],
);

export const upsertCaptions = exec<{ postId: PostId; language: string; content: string; now: Date }>(
  'video_upsert_captions',
  `insert into video_captions (post_id, language, content, updated_at) values ($1, $2, $3, $4)
on conflict (post_id) do update set language = excluded.language, content = excluded.content, updated_at = excluded.updated_at`,
  (p) => [p.postId, p.language, p.content, p.now],
);

export const deleteCaptions = exec<{ postId: PostId }>(
  'video_delete_captions',
  `delete from video_captions where post_id = $1`,
  (p) => [p.postId],
);

export interface SelectCaptionsRow {
  content: string;
}

/** Whoever may read the post may read them; operators have to, to judge it. */
export const selectCaptions = maybe<{ postId: PostId; isOperator: boolean; viewer: MemberId | null }, SelectCaptionsRow>(
  'video_select_captions',
  `select c.content from video_captions c join posts p on p.id = c.post_id
where c.post_id = $1
  and ($2::boolean or ((p.hidden_at is null or p.member_id = $3) and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $3) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $3 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $3 and f.following_id = shown.id) is not null
  )))))))`,
  (p) => [p.postId, p.isOperator, p.viewer],
);

export interface ExportCaptionsRow {
  post_id: PostId;
  language: string;
  content: string;
  updated_at: Date;
}

export const exportCaptions = many<{ memberId: MemberId }, ExportCaptionsRow>(
  'video_export_captions',
  `select c.post_id, c.language, c.content, c.updated_at from video_captions c join posts p on p.id = c.post_id
where p.member_id = $1 order by c.post_id`,
  (p) => [p.memberId],
);

export const eraseCaptions = exec<{ memberId: MemberId }>(
  'video_erase_captions',
  `delete from video_captions c using posts p where p.id = c.post_id and p.member_id = $1`,
  (p) => [p.memberId],
);
