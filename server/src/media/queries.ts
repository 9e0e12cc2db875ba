import type { MediaKind, UploadScreen } from '@wagram/contract/media';
import { statement, type Db } from '#kernel';

export interface MediaRow {
  id: string;
  kind: MediaKind;
  url: string;
  size: number;
  width: number | null;
  height: number | null;
  srcset: string | null;
  poster_url: string | null;
  thumbhash: string | null;
}

const selectOwn = statement<MediaRow>(
  'media_own_by_url',
  `select id, kind, url, size, width, height, srcset, poster_url, thumbhash from media
   where url = $1 and member_id = $2 and state = 'kept'`,
);

/** A file that this member uploaded here; null for anybody else's and for other places. */
export const selectOwnMedia = async (db: Db, memberId: string, url: string): Promise<MediaRow | null> =>
  (await selectOwn(db, url, memberId))[0] ?? null;

const markUsed = statement('media_mark_used', 'update media set used_at = coalesce(used_at, $2) where id = $1');

/** null is passed over. */
export const markMediaUsed = async (db: Db, id: string | null, now: Date): Promise<void> => {
  if (id !== null) await markUsed(db, id, now);
};

const release = statement('media_release', `update media set state = 'released' where url = $1 and member_id = $2`);

/** Nothing shows it any more: it goes with the next sweep, unless something else still does. */
export const releaseMedia = async (db: Db, memberId: string, url: string): Promise<void> => {
  await release(db, url, memberId);
};

/** $1 id, $2 member, $3 kind, $4 url, $5 folder, $6 name, $7 size, $8 width, $9 height, $10 duration, $11 srcset, $12 poster, $13 thumbhash, $14 now, $15 bytes of all its files. */
export const insertComing = statement(
  'media_coming',
  `insert into media (id, member_id, kind, url, folder, name, size, width, height, duration, srcset, poster_url, thumbhash, state, created_at, bytes)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, 'coming', $14, $15)`,
);

export const updateKept = statement<{ id: string }>(
  'media_kept',
  `update media set state = 'kept' where id = $1 and state = 'coming' returning id`,
);

export interface UploadRow {
  member_id: string;
  screen: UploadScreen;
  kind: MediaKind | null;
  expires_at: Date;
}

export const insertUpload = statement(
  'upload_insert',
  'insert into uploads (token, member_id, screen, kind, expires_at) values ($1, $2, $3, $4, $5)',
);

/** SR-M2: worth nothing once its member's account is not in use, though it is taken away all the same. */
export const deleteUpload = statement<UploadRow>(
  'upload_take',
  `with taken as (delete from uploads where token = $1 returning member_id, screen, kind, expires_at)
   select t.* from taken t join members m on m.id = t.member_id and m.state = 'active'`,
);

export const deleteUploadsBefore = statement('upload_forget', 'delete from uploads where expires_at < $1');

export interface SweptRow {
  id: string;
  url: string;
  folder: string | null;
}

/** $1: uploads from before then that nothing shows; $2: writes from before then that never ended. */
export const releaseForgotten = statement(
  'media_release_forgotten',
  `update media set state = 'released'
   where used_at is null and ((state = 'kept' and created_at < $1) or (state = 'coming' and created_at < $2))`,
);

/** A file that lies at the image host: noted with whoever shows it first. $1 id, $2 member, $3 kind, $4 url, $5 name, $6 now. */
export const insertHosted = statement<{ id: string }>(
  'media_hosted',
  `insert into media (id, member_id, kind, url, folder, name, size, bytes, state, created_at)
   values ($1, $2, $3, $4, null, $5, 0, 0, 'kept', $6) on conflict (url) do nothing returning id`,
);

export const selectHosted = statement<{ id: string }>('media_by_url', 'select id from media where url = $1');

/** Still shown by another post, comment or message, or as the member's picture: it stays. $1 now. */
export const keepShown = statement(
  'media_keep_shown',
  `update media m set state = 'kept', used_at = coalesce(used_at, $1)
   where m.state = 'released' and m.member_id is not null and (
     exists (select 1 from posts p where p.media_id = m.id)
     or exists (select 1 from comments c where c.media_id = m.id)
     or exists (select 1 from messages said where said.media_id = m.id)
     or exists (select 1 from held_messages held where held.media_id = m.id)
     or exists (select 1 from streams live where live.media_id = m.id)
     or exists (select 1 from videos film where film.media_id = m.id)
     or exists (select 1 from conversations talk where talk.avatar_media_id = m.id)
     or exists (select 1 from members a where a.id = m.member_id and a.avatar_url = m.url)
     or (m.folder is null and (
       exists (select 1 from posts p where p.image_url = m.url) or exists (select 1 from comments c where c.image_url = m.url)
       or exists (select 1 from messages said where said.image_url = m.url)
       or exists (select 1 from members a where a.avatar_url = m.url))))`,
);

/** $1 how many. */
export const selectReleased = statement<SweptRow>(
  'media_released',
  `select id, folder, url from media where state = 'released' or member_id is null order by id limit $1`,
);

/** Only what is still released: its files are gone, so nothing may have taken it back. */
export const deleteMedia = statement(
  'media_delete',
  `delete from media where id = $1 and (state = 'released' or member_id is null)`,
);
