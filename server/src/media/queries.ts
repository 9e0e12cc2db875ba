import { statement, type Db } from '#kernel';

export interface MediaRow {
  id: string;
  kind: 'image' | 'video';
  url: string;
  width: number | null;
  height: number | null;
  srcset: string | null;
  poster_url: string | null;
  thumbhash: string | null;
}

const selectOwn = statement<MediaRow>(
  'media_own_by_url',
  `select id, kind, url, width, height, srcset, poster_url, thumbhash from media where url = $1 and member_id = $2`,
);

/** A file that this member uploaded here; null for anybody else's and for other places. */
export const selectOwnMedia = async (db: Db, memberId: string, url: string): Promise<MediaRow | null> =>
  (await selectOwn(db, url, memberId))[0] ?? null;

const markUsed = statement('media_mark_used', 'update media set used_at = coalesce(used_at, $2) where id = $1');

export const markMediaUsed = async (db: Db, id: string, now: Date): Promise<void> => {
  await markUsed(db, id, now);
};
