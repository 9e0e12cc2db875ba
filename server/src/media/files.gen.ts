// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type MediaId, type MediaKind, type MemberId } from '#kernel';

/** `bytes` are those of all its files. What comes without a member is the picture of a page elsewhere. */
export const insertComing = exec<{ id: MediaId; memberId: MemberId | null; kind: MediaKind; url: string; folder: string; name: string; size: number; width: number | null; height: number | null; duration: number | null; srcset: string | null; posterUrl: string | null; thumbhash: string | null; now: Date; bytes: bigint | number }>(
  'media_insert_coming',
  `insert into media (id, member_id, kind, url, folder, name, size, width, height, duration, srcset, poster_url, thumbhash,
  state, created_at, bytes, of_link)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
  'coming', $14, $15, $2::uuid is null)`,
  (p) => [p.id, p.memberId, p.kind, p.url, p.folder, p.name, p.size, p.width, p.height, p.duration, p.srcset, p.posterUrl, p.thumbhash, p.now, p.bytes],
);

export const setKept = exec<{ id: MediaId }>(
  'media_set_kept',
  `update media set state = 'kept' where id = $1 and state = 'coming'`,
  (p) => [p.id],
);

export interface InsertHostedRow {
  id: MediaId;
}

/** A file that lies at the image host: noted with whoever shows it first. */
export const insertHosted = maybe<{ id: MediaId; memberId: MemberId; kind: MediaKind; url: string; name: string; now: Date }, InsertHostedRow>(
  'media_insert_hosted',
  `insert into media (id, member_id, kind, url, folder, name, size, bytes, state, created_at)
values ($1, $2, $3, $4, null, $5, 0, 0, 'kept', $6)
on conflict (url) do nothing
returning id`,
  (p) => [p.id, p.memberId, p.kind, p.url, p.name, p.now],
);

export interface SelectMediaByUrlRow {
  id: MediaId;
}

export const selectMediaByUrl = maybe<{ url: string }, SelectMediaByUrlRow>(
  'media_select_media_by_url',
  `select id from media where url = $1`,
  (p) => [p.url],
);

export interface SelectOwnMediaRow {
  id: MediaId;
  kind: MediaKind;
  url: string;
  name: string;
  size: number;
  width: number | null;
  height: number | null;
  srcset: string | null;
  poster_url: string | null;
  thumbhash: string | null;
}

/** A file that this member uploaded here. */
export const selectOwnMedia = maybe<{ url: string; memberId: MemberId }, SelectOwnMediaRow>(
  'media_select_own_media',
  `select id, kind, url, name, size, width, height, srcset, poster_url, thumbhash from media
where url = $1 and member_id = $2 and state = 'kept'`,
  (p) => [p.url, p.memberId],
);

export interface SelectKeptUrlRow {
  url: string;
}

export const selectKeptUrl = maybe<{ id: MediaId; memberId: MemberId }, SelectKeptUrlRow>(
  'media_select_kept_url',
  `select url from media where id = $1 and member_id = $2 and state = 'kept'`,
  (p) => [p.id, p.memberId],
);

export interface SelectOwnVideoRow {
  id: MediaId;
  folder: string;
  poster_url: string | null;
  used: boolean;
}

export const selectOwnVideo = maybe<{ url: string; memberId: MemberId }, SelectOwnVideoRow>(
  'media_select_own_video',
  `select id, folder as folder, poster_url, used_at is not null as used from media
where url = $1 and member_id = $2 and kind = 'video' and state = 'kept' and folder is not null`,
  (p) => [p.url, p.memberId],
);

export interface UpdatePosterRow {
  poster_url: string | null;
}

/** The first one counts. */
export const updatePoster = maybe<{ posterUrl: string; thumbhash: string | null; more: bigint | number; id: MediaId }, UpdatePosterRow>(
  'media_update_poster',
  `update media set poster_url = coalesce(poster_url, $1), thumbhash = coalesce(thumbhash, $2),
  bytes = bytes + $3::bigint
where id = $4 and state = 'kept'
returning poster_url`,
  (p) => [p.posterUrl, p.thumbhash, p.more, p.id],
);

export const markUsed = exec<{ now: Date; ids: readonly MediaId[] }>(
  'media_mark_used',
  `update media set used_at = $1 where id = any($2) and used_at is null`,
  (p) => [p.now, p.ids],
);

export const release = exec<{ url: string; memberId: MemberId | null }>(
  'media_release',
  `update media set state = 'released' where url = $1 and member_id is not distinct from $2`,
  (p) => [p.url, p.memberId],
);

/** Uploads that nothing shows, and writes that never ended. */
export const releaseForgotten = exec<{ unusedBefore: Date; deadBefore: Date }>(
  'media_release_forgotten',
  `update media set state = 'released'
where used_at is null
  and ((state = 'kept' and created_at < $1) or (state = 'coming' and created_at < $2))`,
  (p) => [p.unusedBefore, p.deadBefore],
);

/** Still shown by another post, comment or message, kept in a draft, or as the member's picture: it stays. */
export const keepShown = exec<{ now: Date }>(
  'media_keep_shown',
  `update media m set state = 'kept', used_at = coalesce(used_at, $1)
where m.state = 'released' and m.member_id is not null and (
  exists (select 1 from posts p where p.media_id = m.id)
  or exists (select 1 from post_media more where more.media_id = m.id)
  or exists (select 1 from draft_media kept where kept.media_id = m.id)
  or exists (select 1 from comments c where c.media_id = m.id)
  or exists (select 1 from messages said where said.media_id = m.id)
  or exists (select 1 from message_media more where more.media_id = m.id)
  or exists (select 1 from held_messages held where (held.media_id = m.id or held.more_media_ids @> array[m.id]))
  or exists (select 1 from withheld_messages away where away.media_id = m.id)
  or exists (select 1 from streams s where s.media_id = m.id)
  or exists (select 1 from videos v where v.media_id = m.id)
  or exists (select 1 from launches l where l.media_id = m.id)
  or exists (select 1 from conversations talk where talk.avatar_media_id = m.id)
  or exists (select 1 from members a where a.id = m.member_id and m.url in (a.avatar_url, a.banner_url))
  or (m.folder is null and (
    exists (select 1 from posts p where p.image_url = m.url)
    or exists (select 1 from comments c where c.image_url = m.url)
    or exists (select 1 from messages said where said.image_url = m.url)
    or exists (select 1 from members a where m.url in (a.avatar_url, a.banner_url))
  ))
)`,
  (p) => [p.now],
);

export interface SelectReleasedRow {
  id: MediaId;
  folder: string | null;
  url: string;
}

export const selectReleased = many<{ count: bigint | number }, SelectReleasedRow>(
  'media_select_released',
  `select id, folder, url from media where state = 'released' or (member_id is null and not of_link) order by id limit $1`,
  (p) => [p.count],
);

/** Only what is still released: its files are gone, so nothing may have taken it back. */
export const deleteMedia = exec<{ id: MediaId }>(
  'media_delete_media',
  `delete from media where id = $1 and (state = 'released' or (member_id is null and not of_link))`,
  (p) => [p.id],
);

export interface SelectUsedRow {
  used: string;
}

/** SR-L10: files in the store, those on their way into it, and pieces of what is still coming. */
export const selectUsed = one<{ memberId: MemberId }, SelectUsedRow>(
  'media_select_used',
  `select (select coalesce(sum(bytes), 0) from media where member_id = $1)
  + (select coalesce(sum(received), 0) from partials where member_id = $1 and media_id is null) as used`,
  (p) => [p.memberId],
);

/** Uploads of one member are counted one after the other, however many come at once. */
export const lockStorage = exec<{ memberId: string }>(
  'media_lock_storage',
  `select pg_advisory_xact_lock(hashtext('storage ' || $1::text))`,
  (p) => [p.memberId],
);

export interface SelectSizesRow {
  url: string;
  size: number;
}

export const selectSizes = many<{ urls: readonly string[] }, SelectSizesRow>(
  'media_select_sizes',
  `select url, size from media where url = any($1)`,
  (p) => [p.urls],
);
