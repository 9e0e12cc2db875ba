import { toJson, type App, type Db, type StoredMedia, type MediaId, type PostId } from '#kernel';
import { written } from './changes.ts';
import { updateMedia } from './posts.gen.ts';

/** A better form of the same file takes its place. What is answered is to be run once it is committed. */
export const renewMedia = async (
  app: App,
  tx: Db,
  postId: PostId,
  file: { id: MediaId; url: string; stored: StoredMedia },
): Promise<() => void> => {
  const row = await updateMedia(tx, { postId, url: file.url, media: toJson(file.stored), mediaId: file.id });
  return () => row !== undefined && app.db.tell(written(row));
};
