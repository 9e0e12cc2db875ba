import * as z from 'zod/mini';
import { actorId, defineCall, nextCursor, pageInput, textUpTo } from '#kernel';
import { videoErrors } from './errors.ts';
import { VIDEO_DESCRIPTION_MAX, VIDEO_TITLE_MAX } from './limits.ts';
import { videoView } from './views.ts';

export const listVideos = defineCall({
  method: 'GET',
  path: '/api/videos',
  summary: 'Videos, newest first',
  for: 'anyone',
  actor: 'user_id',
  errors: videoErrors,
  input: z.object({ user_id: actorId, ...pageInput }),
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
    user_id: actorId,
  }),
  reply: z.object({ video: videoView }),
  once: () => true,
});
