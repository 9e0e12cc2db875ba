import { videoCalls } from '@house/contract/video';
import { route, type House } from '#kernel';
import { createVideo, listVideos } from './service.ts';
import { startEncoding } from './encoding.ts';

export const videoRoutes = (house: House): void => {
  const encoding = startEncoding(house);

  route(house, videoCalls.listVideos, ({ input, viewer }) => listVideos(house.db, viewer?.memberId ?? null, input));

  route(house, videoCalls.createVideo, async ({ input, viewer, key, now }) => {
    const { title, description, video_url: url } = input;
    const video = await createVideo(house, viewer.memberId, { title, description, url, key }, now);
    encoding.wake();
    return { video };
  });
};
