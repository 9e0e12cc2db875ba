import { isId } from '@wagram/contract/kernel';
import { REPLAY_MAX_BYTES } from '@wagram/contract/media';
import { videoErrors, type VideoView } from '@wagram/contract/video';
import { fail, LAST_ID, type Db, type App, type MemberId, type PostId } from '#kernel';
import { findUsableMedia } from '#media';
import { createPost } from '#posts';
import { encodeVideo } from './encoding.ts';
import { insertVideo, selectOwnVideo, selectVideos } from './videos.gen.ts';
import { toContent, toVideoView } from './view.ts';

export interface VideoDraft {
  title: string;
  description: string;
  url: string;
  key: string | null;
}

/** VID-02: the post and its video come into being together. */
export const createVideo = async (app: App, memberId: MemberId, draft: VideoDraft, now: Date): Promise<VideoView> => {
  const [title, description] = [draft.title.trim(), draft.description.trim()];
  if (title === '' || draft.url === '') fail(videoErrors, 'incomplete_video');
  // What is larger than a video was let in as the replay of a stream.
  const mostBytes = REPLAY_MAX_BYTES;
  const media = await findUsableMedia(app, memberId, draft.url, title, mostBytes);
  if (media === null) fail(videoErrors, 'foreign_media');
  if (media.stored.kind !== 'video') fail(videoErrors, 'not_a_video');
  const shown = [{ url: draft.url, alt: title }];
  const words = { content: toContent(title, description), media: shown, key: draft.key, mostBytes };
  const post = await createPost(app, memberId, words, now, async (tx, postId) => {
    await insertVideo(tx, { postId, title, description });
    await app.jobs.enqueue(tx, encodeVideo, { postId }, { key: postId, memberId });
  });
  const row = await selectOwnVideo(app.db, { memberId, postId: post.id });
  return row === undefined ? fail(videoErrors, 'incomplete_video') : toVideoView(row);
};

export const listVideos = async (
  db: Db,
  viewerId: MemberId | null,
  { cursor = LAST_ID, limit }: { cursor?: string | undefined; limit: number },
): Promise<{ videos: VideoView[]; next_cursor: string | null }> => {
  // A cursor that nobody gave out ends the list instead of failing it.
  const rows = isId<PostId>(cursor)
    ? await selectVideos(db, { viewer: viewerId, before: cursor, count: limit + 1 })
    : [];
  const videos = rows.slice(0, limit).map(toVideoView);
  return { videos, next_cursor: rows.length > limit ? (videos.at(-1)?.post.id ?? null) : null };
};
