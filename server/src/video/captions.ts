// STG-03: what a video says to those who cannot see or hear it.
import type { PostView } from '@wagram/contract/posts';
import { readCaptions, videoCalls, videoErrors, writeCaptions, type CaptionsDraft } from '@wagram/contract/video';
import { cleanLines, fail, isOperator, TextFile } from '#kernel';
import type { App, Db, MemberId, PostId, StoredMedia, Viewer } from '#kernel';
import { describeMedia, getPost } from '#posts';
import { deleteCaptions, selectCaptions, selectDescribed, upsertCaptions } from './captions.gen.ts';

/** Of a post that shows a video, by its author. */
interface Described {
  postId: PostId;
  memberId: MemberId;
}

/** Writes the words, and answers what the post is to say of them. A new version has a new address: the old may be kept. */
const putCaptions = async (
  tx: Db,
  { postId }: Described,
  { language, webvtt }: CaptionsDraft,
  now: Date,
): Promise<StoredMedia['captions']> => {
  await upsertCaptions(tx, { postId, language, content: writeCaptions(readCaptions(webvtt) ?? []), now });
  const query = new URLSearchParams({ post_id: postId, v: String(now.getTime()) });
  return { url: `${videoCalls.readCaptionsFile.path}?${query.toString()}`, language };
};

const dropCaptions = async (tx: Db, { postId }: Described): Promise<null> => {
  await deleteCaptions(tx, { postId });
  return null;
};

/** Of a video that comes into being with them. What is answered is to be run once it is committed. */
export const addCaptions = async (
  app: App,
  tx: Db,
  video: Described,
  { alt, captions }: { alt: string; captions: CaptionsDraft },
  now: Date,
): Promise<() => void> => describeMedia(app, tx, video, { alt, captions: await putCaptions(tx, video, captions, now) });

export interface Description {
  alt?: string | undefined;
  captions?: CaptionsDraft | null | undefined;
}

const changedCaptions = (tx: Db, video: Described, media: StoredMedia, { captions }: Description, now: Date) => {
  if (captions === undefined) return media.captions;
  return captions === null ? dropCaptions(tx, video) : putCaptions(tx, video, captions, now);
};

export const describeVideo = async (app: App, video: Described, said: Description, now: Date): Promise<PostView> => {
  const { postId, memberId } = video;
  const tell = await app.transact(async (tx) => {
    const row = await selectDescribed(tx, { postId, viewer: memberId });
    if (row?.media?.kind !== 'video') return fail(videoErrors, 'video_not_found');
    if (row.member_id !== memberId) return fail(videoErrors, 'not_your_video');
    const alt = said.alt === undefined ? row.media.alt : (cleanLines(said.alt) ?? row.title);
    return describeMedia(app, tx, video, { alt, captions: await changedCaptions(tx, video, row.media, said, now) });
  });
  tell();
  return getPost(app.db, postId, memberId);
};

/** As the post is: whoever may not read that does not find them. */
export const readCaptionsFile = async (app: App, viewer: Viewer | null, postId: PostId): Promise<TextFile> => {
  const reader = { viewer: viewer?.memberId ?? null, isOperator: viewer !== null && isOperator(app.config, viewer) };
  const found = await selectCaptions(app.db, { postId, ...reader });
  return found === undefined ? fail(videoErrors, 'captions_not_found') : new TextFile(found.content);
};
