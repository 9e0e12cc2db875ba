// Polls, several pictures, quotes, a warning and reposts of the demo community, made by the code that members use.
import { findNumber, keepNumber, type App, type MemberId, type PostId } from '#kernel';
import { storeImage } from '#media';
import { createPost, react, vote } from '#posts';
import {
  drawScene,
  guests,
  livelyPosts,
  passedOn,
  sample,
  seededRandom,
  type LivelyPost,
  type PlannedPost,
  type Random,
} from '@wagram/demo';
import type { Ids } from './ids.ts';

const DONE = 'demo_lively';
const MINUTE_MS = 60_000;
const POLL_MINUTES = 3 * 24 * 60;
const LIKES = [9, 26] as const;
const PASSING_ON = [3, 8] as const;

interface Scene {
  readonly app: App;
  readonly ids: Ids;
  readonly planned: readonly PlannedPost[];
  readonly begun: Date;
}

const beginningWith = ({ planned }: Scene, words: string): PostId | null =>
  planned.find(({ content }) => content.startsWith(words))?.id ?? null;

/** Some of the community, but for whoever wrote it and for those whom visitors come in as. */
const someOf = ({ ids }: Scene, author: string, count: number, random: Random): MemberId[] => {
  const others = [...ids].filter(([handle]) => handle !== author && !guests.includes(handle));
  return sample(others, count, () => 1, random).map(([, memberId]) => memberId);
};

const drawAll = async ({ app }: Scene, memberId: MemberId, { pictures, text }: LivelyPost) => {
  const media: { url: string; alt: string | null }[] = [];
  for (const [place, drawing] of pictures.entries()) {
    const { svg, alt } = drawScene(drawing, `${text} ${place}`);
    const { url } = await storeImage(app, memberId, { bytes: Buffer.from(svg), shelf: 'image', alt });
    media.push({ url, alt });
  }
  return media;
};

const makePost = async (scene: Scene, lively: LivelyPost): Promise<void> => {
  const { app, ids, begun } = scene;
  const memberId = ids.get(lively.by);
  const quoteOf = lively.quotes === null ? null : beginningWith(scene, lively.quotes);
  // What it speaks of may not be there: a community can be smaller than planned.
  if (memberId === undefined || (lively.quotes !== null && quoteOf === null)) return;
  const random = seededRandom(lively.text);
  const at = new Date(begun.getTime() - lively.minutesAgo * MINUTE_MS);
  const { id } = await createPost(
    app,
    memberId,
    {
      content: lively.text,
      media: await drawAll(scene, memberId, lively),
      quoteOf,
      warning: lively.warning,
      poll: lively.poll === null ? null : { options: lively.poll.map(({ answer }) => answer), minutes: POLL_MINUTES },
      key: `demo ${lively.text}`.slice(0, 64),
    },
    at,
  );
  const answers = (lively.poll ?? []).flatMap(({ share }, choice) => Array.from({ length: share }, () => choice));
  for (const voter of answers.length === 0 ? [] : someOf(scene, lively.by, random.whole(...LIKES), random))
    await vote(app, voter, id, random.pick(answers), begun);
  for (const liker of someOf(scene, lively.by, random.whole(...LIKES), random))
    await react(app, liker, id, 'like', begun);
};

/** Once for each community: what visitors do to these afterwards is theirs. */
export const seedDemoLively = async (scene: Scene, isStopping: () => boolean): Promise<void> => {
  const { app, planned, begun } = scene;
  if ((await findNumber(app.db, DONE)) === begun.getTime()) return;
  for (const lively of livelyPosts()) {
    if (isStopping()) return;
    await makePost(scene, lively);
  }
  for (const words of passedOn()) {
    const post = planned.find(({ content }) => content.startsWith(words));
    if (post === undefined) continue;
    const random = seededRandom(`passing on ${words}`);
    for (const member of someOf(scene, post.handle, random.whole(...PASSING_ON), random))
      await react(app, member, post.id, 'repost', new Date(begun.getTime() - random.between(5, 600) * MINUTE_MS));
  }
  await keepNumber(app.db, DONE, begun.getTime());
};
