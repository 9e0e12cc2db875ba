import { toJson, type App, type Db, type MemberId, type StoredMedia, type MediaId, type PostId } from '#kernel';
import { written } from '../changes.ts';
import { describeMedia as updateWords, updateMedia } from '../posts.gen.ts';

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

/** What the file shows or says; the rest stays as it is. What is answered is to be run once it is committed. */
export const describeMedia = async (
  app: App,
  tx: Db,
  post: { postId: PostId; memberId: MemberId },
  { alt, captions }: Pick<StoredMedia, 'alt' | 'captions'>,
): Promise<() => void> => {
  const row = await updateWords(tx, { ...post, alt, captions: captions == null ? null : toJson(captions) });
  return () => row !== undefined && app.db.tell(written(row));
};
