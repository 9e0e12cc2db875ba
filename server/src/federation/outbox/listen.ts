import type { CommentEvent } from '@wagram/contract/comments';
import type { FollowEvent } from '@wagram/contract/follows';
import { isElsewhere, type MemberEvent } from '@wagram/contract/members';
import type { PostEvent } from '@wagram/contract/posts';
import type { EventOf } from '@wagram/contract/kernel';
import { every, jobKind, type Db, type MemberId } from '#kernel';
import { endFollowsFromElsewhere } from '#follows';
import type { OwnAddress } from '../addresses.ts';
import { deleteOldKeys } from '../keys.gen.ts';
import type { FederationApp } from '../state.ts';
import { deliver, PATIENT, QUICK } from './deliver.ts';
import { deleteOldLetters, selectElsewhere, selectHeardElsewhere } from './letters.gen.ts';
import { delivery, handingOut, handOut, patientDelivery } from './letters.ts';
import { tell, type News } from './tell.ts';
import type { BlockEvent } from '@wagram/contract/blocks';

const telling = jobKind<News>('federation.tell');

/**
 * So many other servers are spoken with at once, by each process: few, because each letter is signed, and members need the same
 * processor. Who is slow waits elsewhere.
 */
const AT_ONCE = 6;
const PATIENT_AT_ONCE = 32;
/** Letters that could not be delivered for so long are not delivered any more. */
const LETTER_MS = 3 * 24 * 3600_000;
const HOUR_MS = 3600_000;
const MINUTE_MS = 60_000;

type AnyEvent = EventOf<string, object>;
interface Written {
  readonly authorId: MemberId;
  readonly mentions?: readonly string[];
  readonly quotedAuthorId?: MemberId | null;
}
type Named<E extends { name: string }, N extends E['name']> = Extract<E, { name: N }>;

interface Deed {
  readonly by: MemberId;
  /** Whose post or comment it is about. */
  readonly to?: readonly (MemberId | null)[];
  readonly mentions?: readonly string[];
}

/** What somebody did is told in the order in which they did it. */
const tellLater = async (
  app: FederationApp,
  db: Db,
  news: readonly { readonly by: MemberId; readonly news: News }[],
) => {
  const jobs = news.map(({ by, news: payload }) => ({ payload, lane: by }));
  await app.jobs.enqueueInLanes(db, telling, jobs);
};

/** What happens here is written down in its own transaction, and told to others afterwards: to those who follow whoever did it,
 * and to whom it was done. Where nobody is elsewhere this costs one look at two indexes. */
const listenFor = <E extends AnyEvent>(
  app: FederationApp,
  name: E['name'],
  deedOf: (payload: E['payload']) => Deed,
  toNews: (payload: E['payload'], memberId: MemberId) => News,
): void =>
  app.events.on<E>(name, async (told, db) => {
    const deeds = told.map(({ payload }) => ({ payload, ...deedOf(payload) }));
    const by = [...new Set(deeds.map((deed) => deed.by))];
    const doneTo = [...new Set(deeds.flatMap(({ to = [] }) => to.filter((id) => id !== null)))];
    const heard = new Set((await selectHeardElsewhere(db, { by, doneTo })).map(({ id }) => id));
    const news = deeds
      .filter(
        ({ by: who, to = [], mentions = [] }) =>
          [who, ...to].some((id) => id !== null && heard.has(id)) || mentions.some(isElsewhere),
      )
      .map(({ payload, by: who }) => ({ by: who, news: toNews(payload, who) }));
    await tellLater(app, db, news);
  });

const listenForPosts = (app: FederationApp): void => {
  const byAuthor = ({ authorId: by, mentions = [], quotedAuthorId = null }: Written): Deed => ({
    by,
    mentions,
    to: [quotedAuthorId],
  });
  for (const [name, isEdited] of [
    ['post.created', false],
    ['post.edited', true],
  ] as const)
    listenFor<Named<PostEvent, typeof name>>(app, name, byAuthor, ({ postId }) => ({ what: 'post', postId, isEdited }));
  listenFor<Named<PostEvent, 'post.removed'>>(
    app,
    'post.removed',
    ({ authorId: by }) => ({ by }),
    ({ postId }, memberId) => ({ what: 'gone', memberId, uri: app.addresses.post(postId) }),
  );
  for (const [name, what] of [
    ['post.reposted', 'repost'],
    ['post.unreposted', 'unrepost'],
  ] as const)
    listenFor<Named<PostEvent, typeof name>>(
      app,
      name,
      ({ memberId: by, authorId }) => ({ by, to: [authorId] }),
      ({ memberId, postId, repostId, repostedAt: at }) => ({ what, memberId, postId, repostId, at }),
    );
};

/** A like is told to whom it is for, and to nobody else. */
const listenForLikes = (app: FederationApp): void => {
  const tellLikes = <E extends AnyEvent & { payload: { memberId: MemberId; authorId: MemberId } }>(
    name: E['name'],
    isTakenBack: boolean,
    targetOf: (payload: E['payload']) => OwnAddress,
  ): void =>
    app.events.on<E>(name, async (told, db) => {
      const doneTo = [...new Set(told.map(({ payload }) => payload.authorId))];
      const elsewhere = new Set((await selectElsewhere(db, { memberIds: doneTo })).map(({ id }) => id));
      const news = told
        .filter(({ payload }) => elsewhere.has(payload.authorId))
        .map(({ payload }) => {
          const { memberId, authorId } = payload;
          const liked: News = { what: 'like', isTakenBack, memberId, authorId, target: targetOf(payload) };
          return { by: memberId, news: liked };
        });
      await tellLater(app, db, news);
    });
  for (const [name, isTakenBack] of [
    ['post.liked', false],
    ['post.unliked', true],
  ] as const)
    tellLikes<Named<PostEvent, typeof name>>(name, isTakenBack, ({ postId: id }) => ({ kind: 'post', id }));
  for (const [name, isTakenBack] of [
    ['comment.liked', false],
    ['comment.unliked', true],
  ] as const)
    tellLikes<Named<CommentEvent, typeof name>>(name, isTakenBack, ({ commentId: id }) => ({ kind: 'comment', id }));
};

const listenForComments = (app: FederationApp): void => {
  listenFor<Named<CommentEvent, 'comment.created'>>(
    app,
    'comment.created',
    ({ memberId: by, mentions, postAuthorId, parentAuthorId }) => ({
      by,
      mentions,
      to: [postAuthorId, parentAuthorId],
    }),
    ({ commentId }) => ({ what: 'comment', commentId }),
  );
  listenFor<Named<CommentEvent, 'comment.removed'>>(
    app,
    'comment.removed',
    ({ memberId: by, postAuthorId }) => ({ by, to: [postAuthorId] }),
    ({ commentId, postAuthorId }, memberId) => ({
      what: 'gone',
      memberId,
      uri: app.addresses.comment(commentId),
      authorId: postAuthorId,
    }),
  );
};

const listenForProfiles = (app: FederationApp): void => {
  app.events.on<Named<MemberEvent, 'member.updated'>>('member.updated', async (told, db) => {
    for (const { payload } of told) if (payload.private) await endFollowsFromElsewhere(db, payload.memberId);
  });
  listenFor<Named<MemberEvent, 'member.updated'>>(
    app,
    'member.updated',
    ({ memberId: by }) => ({ by }),
    (_payload, memberId) => ({ what: 'profile', memberId, at: app.clock.now().toISOString() }),
  );
};

const listenForBlocks = (app: FederationApp): void => {
  for (const [name, isTakenBack] of [
    ['member.blocked', false],
    ['member.unblocked', true],
  ] as const)
    app.events.on<Named<BlockEvent, typeof name>>(name, async (told, db) => {
      const blocked = told.map(({ payload }) => payload.blockedId);
      const away = new Set((await selectElsewhere(db, { memberIds: blocked })).map(({ id }) => id));
      const news = told
        .filter(({ payload }) => away.has(payload.blockedId))
        .map(({ payload }) => ({ by: payload.blockerId, news: { what: 'block' as const, isTakenBack, ...payload } }));
      await tellLater(app, db, news);
    });
};

/** Their accounts elsewhere, and where they have gone: in their profile, and told to those who follow. */
export const tellMove = (app: FederationApp, memberId: MemberId, hasMoved: boolean): Promise<void> => {
  const profile: News = { what: 'profile', memberId, at: app.clock.now().toISOString() };
  const all: News[] = hasMoved ? [profile, { what: 'move', memberId }] : [profile];
  return tellLater(
    app,
    app.db,
    all.map((news) => ({ by: memberId, news })),
  );
};

/** Who follows whom across servers: theirs has to know. */
const listenForFollows = (app: FederationApp): void => {
  const tellAbout = (
    name: FollowEvent['name'],
    elsewhere: 'followerId' | 'followingId',
    act: Extract<News, { what: 'follow' }>['act'],
  ): void =>
    app.events.on<FollowEvent>(name, async (told, db) => {
      const ids = told.map(({ payload }) => payload[elsewhere]);
      const away = new Set((await selectElsewhere(db, { memberIds: ids })).map(({ id }) => id));
      const news = told.filter(({ payload }) => away.has(payload[elsewhere]));
      const follows = news.map(({ payload }) => {
        const by = elsewhere === 'followerId' ? payload.followingId : payload.followerId;
        return { by, news: { what: 'follow' as const, act, ...payload } };
      });
      await tellLater(app, db, follows);
    });
  tellAbout('follow.requested', 'followingId', 'follow');
  tellAbout('follow.cancelled', 'followingId', 'unfollow');
  tellAbout('member.unfollowed', 'followingId', 'unfollow');
  tellAbout('member.unfollowed', 'followerId', 'reject');
};

export const startTelling = (app: FederationApp): void => {
  const { jobs, clock } = app;
  listenForPosts(app);
  listenForComments(app);
  listenForLikes(app);
  listenForProfiles(app);
  listenForFollows(app);
  if (app.config.federation?.tellsBlocks === true) listenForBlocks(app);
  jobs.handle(telling, { atOnce: 2 }, ({ payload }) => tell(app, payload));
  jobs.handle(handingOut, { everyMs: MINUTE_MS }, async () => {
    while ((await app.transact((tx) => handOut(app, tx))) > 0);
  });
  jobs.handle(delivery, { atOnce: AT_ONCE }, (job) => deliver(app, QUICK, job));
  jobs.handle(patientDelivery, { atOnce: PATIENT_AT_ONCE }, (job) => deliver(app, PATIENT, job));
  // Many servers may ask for an answer each: what is too old goes as quickly as it can come.
  every(app, 'federation-letters', MINUTE_MS, (db) =>
    deleteOldLetters(db, { before: new Date(clock.now().getTime() - LETTER_MS) }),
  );
  every(app, 'federation-keys', HOUR_MS, (db) => deleteOldKeys(db));
};
