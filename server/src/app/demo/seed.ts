import { seedActivity } from '#analytics';
import { seedBookmarks } from '#bookmarks';
import { seedCommentLikes, seedComments } from '#comments';
import { seedFollowRequests, seedFollows, type SeedFollow } from '#follows';
import { Failure, type Db, type App, type MemberId } from '#kernel';
import { seedTransfers, seedWelcomes } from '#ledger';
import { storeImage, type ImageDraft, type UsableMedia } from '#media';
import { fillAvatar, insertDemoMembers, selectDemoMembers } from '#members';
import { seedNotices } from '#notifications';
import { findKnownPosts, seedGifts, seedLikes, seedPosts, seedShares } from '#posts';
import type { Launchpad } from '#launchpad';
import type { Swap } from '#swap';
import {
  demoEarlier,
  demoLooks,
  demoPeople,
  demoPosts,
  drawAvatar,
  drawScene,
  guests,
  idAt,
  planFollows,
  planPosts,
  seededRandom,
  type DemoPerson,
  type Looks,
  type PlannedPost,
} from '@wagram/demo';
import { idIn, type Ids } from './ids.ts';
import { seedDemoChain } from './seed-chain.ts';
import { seedDemoLaunches } from './seed-launches.ts';
import { seedDemoLively } from './seed-lively.ts';
import { seedDemoReferrals } from './seed-referrals.ts';
import { seedDemoScores } from './seed-scores.ts';
import { seedDemoVideos } from './seed-videos.ts';
import { seedDemoGroups } from './seed-groups.ts';
import { seedDemoStreams } from './seed-streams.ts';
import { seedDemoTalks } from './seed-talks.ts';
import { seedDemoTrades } from './seed-trades.ts';
import { seedDemoViews, seedDemoVisits } from './seed-views.ts';

/** Small at first: a feed that has something to show within a second. */
const FIRST_CHUNK = 8;
const CHUNK = 20;
const DAY_MS = 24 * 3600_000;
/** Before this a hashtag belongs to the week before. */
const EARLIER_MS = 8 * DAY_MS;
const WAITING = 2;
/** A visitor has missed the last minutes, and can look further back. */
const UNREAD_MS = 30 * 60_000;
const NOTICES_OF_A_KIND = 12;

/** Member ids by handle. Whoever is not in it has another owner for their handle and is left out. */

interface Seeding {
  app: App;
  ids: Ids;
  /** Who has no picture yet. */
  faceless: Set<string>;
  looks: Looks;
  isPlain: boolean;
}

export interface Making {
  /** Asked between two steps: what is missing then comes with the next start. */
  isStopping: () => boolean;
  /** Only the newest posts; all of them when it is not said. */
  most?: number;
  /** Without pictures: they take longer than everything else. */
  isPlain?: boolean;
  /** Lets trades of the past happen; without it there are none. */
  trade?: Swap['seed'];
  /** The same for launches. */
  launch?: Launchpad['seed'];
}

/**
 * Makes the community as of `begun`, newest posts first, in short transactions: the embedded database answers nobody
 * while one is open. What is there already is met again and left alone, so a seed that was cut off can be run again.
 */
export const seedCommunity = async (app: App, begun: Date, making: Making): Promise<void> => {
  const { isStopping, most, isPlain = false } = making;
  const { brand, welcomeGrant } = app.config;
  const people = demoPeople(brand);
  const seeding = await seedPeople(app, people, begun, isPlain);
  const known = people.filter(({ handle }) => seeding.ids.has(handle));
  // Whoever has given away what they were given has nothing left for earlier gifts.
  const earlier = planPosts(known, demoEarlier(brand), 0, new Date(begun.getTime() - EARLIER_MS));
  const planned = [...planPosts(known, demoPosts(brand), Number(welcomeGrant), begun), ...earlier].slice(0, most);
  const there = await findKnownPosts(
    app.db,
    planned.map(({ id }) => id),
  );
  const missing = planned.filter(({ id }) => !there.has(id));
  for (let start = 0; start < missing.length && !isStopping();) {
    const end = start + (start === 0 ? FIRST_CHUNK : CHUNK);
    await seedChunk(seeding, missing.slice(start, end));
    start = end;
  }
  if (!isStopping() && !isPlain)
    await seedDemoVideos(app, known, seeding.ids, begun, (tx, posts, media) =>
      writeChunk(tx, seeding.ids, posts, media),
    );
  if (!isStopping() && !isPlain) await seedDemoLively({ app, ids: seeding.ids, planned, begun }, isStopping);
  if (!isStopping()) await tellGuests(seeding, begun);
  if (!isStopping()) await meet(seeding, begun);
  if (!isStopping()) await drawFaces(seeding, [...seeding.faceless]);
  if (!isStopping() && !isPlain) await seedDemoChain(app, seeding.ids, begun, isStopping);
  if (!isStopping() && !isPlain) await seedDemoTrades(app, seeding.ids, begun, making);
  if (!isStopping() && !isPlain) await seedDemoLaunches(app, seeding.ids, begun, making);
};

/** Whoever comes in as one of them finds a bell that has rung, letters, and friends who followed an invitation. */
const tellGuests = ({ app, ids }: Seeding, begun: Date): Promise<void> => {
  const memberIds = guests.flatMap((handle) => ids.get(handle) ?? []);
  const readUntil = new Date(begun.getTime() - UNREAD_MS);
  return app.transact(async (tx) => {
    await seedNotices(tx, memberIds, readUntil, NOTICES_OF_A_KIND);
    await seedDemoTalks(tx, ids, begun);
    await seedDemoReferrals(tx, ids);
    await seedDemoScores(tx, ids, begun);
    await seedDemoStreams(tx, ids, begun);
    await seedDemoVisits(tx, ids, begun);
  });
};

/** The groups that they are in. */
const meet = (seeding: Seeding, begun: Date): Promise<void> => {
  const { app, ids, isPlain } = seeding;
  return seedDemoGroups(app, ids, begun, isPlain ? null : (memberId, draft) => drawn(seeding, memberId, draft));
};

const seedPeople = async (app: App, people: readonly DemoPerson[], begun: Date, isPlain: boolean): Promise<Seeding> => {
  const drafts = people.map(({ handle, name, bio, isPrivate, creator }) => {
    const random = seededRandom(`arrival of ${handle}`);
    const createdAt = new Date(begun.getTime() - random.between(61, 200) * DAY_MS);
    const id = idAt<MemberId>(createdAt, random);
    return { id, username: `@${handle}`, displayName: name, bio, private: isPrivate, creator, createdAt };
  });
  await insertDemoMembers(app.db, drafts);
  const rows = await selectDemoMembers(app.db);
  const ids: Ids = new Map(rows.map(({ username, id }) => [username.slice(1), id]));
  const faceless = new Set(
    rows.filter((row) => row.avatar_url === null && !isPlain).map(({ username }) => username.slice(1)),
  );
  const follows = planFollows(people, begun).flatMap(({ follower, following, at }) => {
    const [followerId, followingId] = [ids.get(follower), ids.get(following)];
    return followerId === undefined || followingId === undefined ? [] : [{ followerId, followingId, createdAt: at }];
  });
  await app.transact(async (tx) => {
    await seedWelcomes(tx, [...ids.values()], app.config.welcomeGrant, begun);
    await seedFollows(tx, follows);
    await seedFollowRequests(tx, planRequests(people, ids, follows, begun));
  });
  return { app, ids, faceless, looks: demoLooks(), isPlain };
};

/** Two of those who do not follow a private member wait to. */
const planRequests = (people: readonly DemoPerson[], ids: Ids, follows: readonly SeedFollow[], begun: Date) =>
  people
    .filter(({ isPrivate }) => isPrivate)
    .flatMap((quiet) => {
      const followingId = ids.get(quiet.handle);
      const known = new Set(follows.filter((one) => one.followingId === followingId).map((one) => one.followerId));
      const others = [...ids.values()].filter((id) => id !== followingId && !known.has(id));
      return followingId === undefined
        ? []
        : others.slice(0, WAITING).map((followerId) => ({ followerId, followingId, createdAt: begun }));
    });

/** A store that is away or full costs the picture, not the post. */
const drawn = async ({ app }: Seeding, memberId: MemberId, draft: ImageDraft): Promise<UsableMedia | null> => {
  try {
    return await storeImage(app, memberId, draft);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    app.log.warn({ err: error }, 'a picture of the demo community could not be stored');
    return null;
  }
};

const drawFaces = async (seeding: Seeding, handles: readonly string[]): Promise<void> => {
  const { app, ids, faceless, looks } = seeding;
  const due = handles.filter((handle) => faceless.delete(handle));
  await Promise.all(
    due.map(async (handle) => {
      const memberId = idIn(ids, handle);
      const face = await drawn(seeding, memberId, {
        bytes: Buffer.from(drawAvatar(handle, looks)),
        shelf: 'avatar',
        alt: null,
      });
      if (face !== null) await fillAvatar(app.db, memberId, face.url);
    }),
  );
};

const drawPicture = async (seeding: Seeding, post: PlannedPost): Promise<UsableMedia | null> => {
  if (post.drawing === null || seeding.isPlain) return null;
  const { svg, alt } = drawScene(post.drawing, `${post.handle}: ${post.content}`);
  return drawn(seeding, idIn(seeding.ids, post.handle), { bytes: Buffer.from(svg), shelf: 'image', alt });
};

const seedChunk = async (seeding: Seeding, posts: readonly PlannedPost[]): Promise<void> => {
  const [pictures] = await Promise.all([
    Promise.all(posts.map((post) => drawPicture(seeding, post))),
    drawFaces(seeding, [...new Set(posts.map(({ handle }) => handle))]),
  ]);
  await seeding.app.transact((tx) => writeChunk(tx, seeding.ids, posts, pictures));
};

const writeChunk = async (
  tx: Db,
  ids: Ids,
  posts: readonly PlannedPost[],
  pictures: readonly (UsableMedia | null)[],
): Promise<void> => {
  const idOf = (handle: string): MemberId => idIn(ids, handle);
  await seedPosts(
    tx,
    posts.map(({ id, handle, content, at }, index) => {
      const picture = pictures[index] ?? null;
      const shown = { imageUrl: picture?.url ?? null, media: picture?.stored ?? null, mediaId: picture?.id ?? null };
      return { id, memberId: idOf(handle), content, ...shown, createdAt: at };
    }),
  );
  const onPosts = <T extends { handle: string; at: Date }>(pick: (post: PlannedPost) => readonly T[]) =>
    posts.flatMap((post) =>
      pick(post).map((one) => ({ ...one, memberId: idOf(one.handle), postId: post.id, createdAt: one.at })),
    );
  await seedLikes(
    tx,
    onPosts((post) => post.likes),
  );
  await seedShares(
    tx,
    onPosts((post) => post.shares),
  );
  await seedComments(
    tx,
    onPosts((post) => post.comments),
  );
  await seedCommentLikes(
    tx,
    posts
      .flatMap((post) => post.comments)
      .flatMap(({ id, likedBy, at }) =>
        likedBy.map((handle) => ({ commentId: id, memberId: idOf(handle), createdAt: at })),
      ),
  );
  await writeGifts(tx, ids, posts);
  await seedBookmarks(
    tx,
    onPosts((post) => post.bookmarks),
  );
  await seedDemoViews(tx, ids, posts);
  await seedActivity(
    tx,
    posts.map(({ id }) => id),
  );
};

const writeGifts = async (tx: Db, ids: Ids, posts: readonly PlannedPost[]): Promise<void> => {
  const gifts = posts.flatMap((post) =>
    post.gifts.map(({ id, transferId, handle, amount, at }) => ({
      id,
      transferId,
      amount,
      postId: post.id,
      senderId: idIn(ids, handle),
      receiverId: idIn(ids, post.handle),
      createdAt: at,
    })),
  );
  await seedTransfers(
    tx,
    gifts.map(({ id, transferId, amount, postId, senderId, receiverId, createdAt }) => ({
      id: transferId,
      kind: 'gift',
      key: `gift:${senderId}:${id}`,
      from: senderId,
      to: receiverId,
      amount,
      note: postId,
      createdAt,
    })),
  );
  await seedGifts(tx, gifts);
};
