import { statement, type Db, type App, type StoredMedia } from '#kernel';
import { AUTHOR, type PostRow } from './rows.ts';
import { sharedFeedsOf } from './shared-feeds.ts';

/** $1 post, $2 url, $3 what is known of the file, $4 its id. */
const update = statement<PostRow>(
  'post_renew_media',
  `with changed as (update posts set image_url = $2, media = $3::jsonb, media_id = $4 where id = $1 returning *)
   select changed.*, ${AUTHOR}, false as liked, false as bookmarked
   from changed join members m on m.id = changed.member_id`,
);

/** A better form of the same file takes its place. What is answered is to be run once it is committed. */
export const renewMedia = async (
  app: App,
  tx: Db,
  postId: string,
  file: { id: string; url: string; stored: StoredMedia },
): Promise<() => void> => {
  const [row] = await update(tx, postId, file.url, JSON.stringify(file.stored), file.id);
  return () => row !== undefined && sharedFeedsOf(app).put(row, app.clock.now());
};
