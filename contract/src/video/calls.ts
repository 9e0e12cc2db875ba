import * as z from 'zod/mini';
import { actorId, defineCall, idOf, nextCursor, pageInput, textUpTo, type PostId } from '#kernel';
import { altText, postView } from '#posts';
import { captionsDraft } from './captions.ts';
import { videoErrors } from './errors.ts';
import { VIDEO_DESCRIPTION_MAX, VIDEO_TITLE_MAX } from './limits.ts';
import { videoView } from './views.ts';

export const listVideos = defineCall({
  method: 'GET',
  path: '/api/videos',
  summary: 'Videos, newest first: everybody’s, or those of the people whom one follows and one’s own',
  for: 'anyone',
  actor: 'user_id',
  errors: videoErrors,
  input: z.object({ user_id: actorId, feed: z._default(z.enum(['all', 'following']), 'all'), ...pageInput }),
  reply: z.object({ videos: z.array(videoView), next_cursor: nextCursor }),
});

export const createVideo = defineCall({
  method: 'POST',
  path: '/api/videos',
  summary: 'Post an uploaded video with a title and a description',
  for: 'member',
  actor: 'user_id',
  errors: videoErrors,
  input: z.object({
    title: textUpTo(VIDEO_TITLE_MAX, `A title has at most ${VIDEO_TITLE_MAX} characters`),
    description: z._default(
      textUpTo(VIDEO_DESCRIPTION_MAX, `A description has at most ${VIDEO_DESCRIPTION_MAX} characters`),
      '',
    ),
    /** What the upload answered as `url`. */
    video_url: z.string().check(z.maxLength(2_048)),
    /** What it shows, for those who cannot see it; without it the title stands there. */
    alt: z._default(altText, ''),
    captions: z.optional(z.nullable(captionsDraft)),
    user_id: actorId,
  }),
  reply: z.object({ video: videoView }),
  once: () => true,
});

export const describeVideo = defineCall({
  method: 'PUT',
  path: '/api/videos',
  summary: 'Change what one’s own video says to those who cannot see or hear it',
  for: 'member',
  actor: 'user_id',
  errors: videoErrors,
  input: z.object({
    /** Any post of one’s own that shows a video. */
    post_id: idOf<PostId>(),
    /** Absent: as it was. Empty: the title stands there. */
    alt: z.optional(altText),
    /** Absent: as they were. Null: none. */
    captions: z.optional(z.nullable(captionsDraft)),
    user_id: actorId,
  }),
  reply: z.object({ post: postView }),
});

export const readCaptionsFile = defineCall({
  method: 'GET',
  path: '/api/videos/captions',
  summary: 'The captions of a video as a WebVTT file, for whoever may read its post',
  for: 'anyone',
  actor: null,
  errors: videoErrors,
  produces: 'text/vtt',
  input: z.object({
    post_id: idOf<PostId>(),
    /** Tells one version from another; it changes nothing. */
    v: z.optional(z.string().check(z.maxLength(20))),
  }),
  reply: z.object({}),
});
