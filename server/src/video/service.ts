import { isId } from '@wagram/contract/kernel';
import { REPLAY_MAX_BYTES } from '@wagram/contract/media';
import { videoErrors, type CaptionsDraft, type VideoView } from '@wagram/contract/video';
import { cleanLines, fail, LAST_ID, type Db, type App, type MemberId, type PostId } from '#kernel';
import { findUsableMedia } from '#media';
import { createPost } from '#posts';
import { addCaptions } from './captions.ts';
import { encodeVideo } from './encoding.ts';
import { insertVideo, selectFollowedVideos, selectOwnVideo, selectVideos } from './videos.gen.ts';
import { toContent, toVideoView } from './view.ts';

export interface VideoDraft {
  title: string;
  description: string;
  /** What it shows, for those who cannot see it. */
  alt: string;
  captions: CaptionsDraft | null;
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
  const { captions } = draft;
  const alt = cleanLines(draft.alt) ?? title;
  const words = { content: toContent(title, description), media: [{ url: draft.url, alt }], key: draft.key, mostBytes };
  let tell = (): void => undefined;
  const post = await createPost(app, memberId, words, now, async (tx, postId) => {
    await insertVideo(tx, { postId, title, description });
    if (captions !== null) tell = await addCaptions(app, tx, { postId, memberId }, { alt, captions }, now);
    await app.jobs.enqueue(tx, encodeVideo, { postId }, { key: postId, memberId });
  });
  tell();
  const row = await selectOwnVideo(app.db, { memberId, postId: post.id });
  return row === undefined ? fail(videoErrors, 'incomplete_video') : toVideoView(row);
};

interface VideoList {
  feed: 'all' | 'following';
  cursor?: string | undefined;
  limit: number;
}

/** A guest follows nobody. */
export const listVideos = async (
  db: Db,
  viewer: MemberId | null,
  { feed, cursor: before = LAST_ID, limit }: VideoList,
): Promise<{ videos: VideoView[]; next_cursor: string | null }> => {
  const read = async () => {
    // A cursor that nobody gave out ends the list instead of failing it.
    if (!isId<PostId>(before)) return [];
    const count = limit + 1;
    if (feed === 'all') return selectVideos(db, { viewer, before, count });
    return viewer === null ? [] : selectFollowedVideos(db, { viewer, before, count });
  };
  const rows = await read();
  const videos = rows.slice(0, limit).map(toVideoView);
  return { videos, next_cursor: rows.length > limit ? (videos.at(-1)?.post.id ?? null) : null };
};
