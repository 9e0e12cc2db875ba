import { videoCalls } from '@wagram/contract/video';
import { route, type App } from '#kernel';
import { describeVideo, readCaptionsFile } from './captions.ts';
import { createVideo, listVideos } from './service.ts';
import { startEncoding } from './encoding.ts';

export const videoRoutes = (app: App): void => {
  startEncoding(app);

  route(app, videoCalls.listVideos, ({ input, viewer }) => listVideos(app.db, viewer?.memberId ?? null, input));

  route(app, videoCalls.createVideo, async ({ input, viewer, key, now }) => {
    const { title, description, alt, captions = null, video_url: url } = input;
    const draft = { title, description, alt, captions, url, key };
    return { video: await createVideo(app, viewer.memberId, draft, now) };
  });

  route(app, videoCalls.describeVideo, async ({ input, viewer, now }) => {
    const { post_id: postId, alt, captions } = input;
    return { post: await describeVideo(app, { postId, memberId: viewer.memberId }, { alt, captions }, now) };
  });

  route(app, videoCalls.readCaptionsFile, ({ input, viewer }) => readCaptionsFile(app, viewer, input.post_id));
};
