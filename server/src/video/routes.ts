import { videoCalls } from '@wagram/contract/video';
import { route, type App } from '#kernel';
import { createVideo, listVideos } from './service.ts';
import { startEncoding } from './encoding.ts';

export const videoRoutes = (app: App): void => {
  startEncoding(app);

  route(app, videoCalls.listVideos, ({ input, viewer }) => listVideos(app.db, viewer?.memberId ?? null, input));

  route(app, videoCalls.createVideo, async ({ input, viewer, key, now }) => {
    const { title, description, video_url: url } = input;
    return { video: await createVideo(app, viewer.memberId, { title, description, url, key }, now) };
  });
};
