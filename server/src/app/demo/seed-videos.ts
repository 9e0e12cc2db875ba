import { Failure, type Db, type App, type MemberId } from '#kernel';
import { storeVideoFile, type UsableMedia } from '#media';
import { findKnownPosts } from '#posts';
import { seedVideos, videoContent } from '#video';
import {
  demoVideos,
  filesOf,
  idAt,
  momentAfter,
  sample,
  seededRandom,
  type DemoPerson,
  type DemoVideo,
  type PlannedPost,
} from '@wagram/demo';
import { idIn, type Ids } from './ids.ts';

const HOUR_MS = 3_600_000;

type Write = (tx: Db, posts: readonly PlannedPost[], media: readonly (UsableMedia | null)[]) => Promise<void>;

/** As any post, with what was said of this one. */
const planVideo = (video: DemoVideo, people: readonly DemoPerson[], begun: Date): PlannedPost => {
  const random = seededRandom(`film ${video.file}`);
  const at = new Date(begun.getTime() - video.hoursAgo * HOUR_MS);
  const others = people.filter(({ handle }) => handle !== video.handle);
  const fans = sample(others, random.whole(14, 30), ({ fame }) => fame, random);
  const likes = fans.map(({ handle }) => ({ handle, at: momentAfter(at, begun, random) }));
  const said = video.said.filter(({ by }) => others.some((one) => one.handle === by));
  return {
    id: idAt(at, random),
    handle: video.handle,
    content: videoContent(video.title, video.description),
    drawing: null,
    at,
    likes,
    shares: likes.filter(() => random.chance(0.15)),
    gifts: [],
    comments: said.map(({ by: handle, text: content }) => {
      const moment = momentAfter(at, begun, random);
      const likedBy = sample(others, random.whole(0, 5), () => 1, random).map((one) => one.handle);
      return { id: idAt(moment, random), handle, parentId: null, content, at: moment, likedBy };
    }),
    bookmarks: [],
  };
};

/** Newest first, one at a time. A store that is away or full costs the video: the next start makes it. */
export const seedDemoVideos = async (
  app: App,
  people: readonly DemoPerson[],
  ids: Ids,
  begun: Date,
  write: Write,
): Promise<void> => {
  const known = people.filter(({ handle }) => ids.has(handle));
  const planned = demoVideos()
    .filter(({ handle }) => ids.has(handle))
    .map((video) => ({ video, post: planVideo(video, known, begun) }));
  const there = await findKnownPosts(
    app.db,
    planned.map(({ post }) => post.id),
  );
  for (const { video, post } of planned.filter((one) => !there.has(one.post.id))) {
    const media = await stored(app, idIn(ids, video.handle), video);
    if (media === null) return;
    const { title, description } = video;
    await app.transact(async (tx) => {
      await write(tx, [post], [media]);
      await seedVideos(tx, [{ postId: post.id, title, description, duration: media.duration }]);
    });
  }
};

const stored = async (app: App, memberId: MemberId, video: DemoVideo) => {
  try {
    return await storeVideoFile(app, memberId, { ...filesOf(video), alt: video.alt });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    app.log.warn({ err: error }, 'a film of the demo community could not be stored');
    return null;
  }
};
