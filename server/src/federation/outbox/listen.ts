import type { CommentEvent } from '@wagram/contract/comments';
import type { FollowEvent } from '@wagram/contract/follows';
import { isElsewhere, type MemberEvent } from '@wagram/contract/members';
import type { PostEvent } from '@wagram/contract/posts';
import type { EventOf } from '@wagram/contract/kernel';
import { every, jobKind, type Db, type MemberId } from '#kernel';
import { endFollowsFromElsewhere } from '#follows';
import { deleteOldKeys } from '../keys.gen.ts';
import type { FederationApp } from '../state.ts';
import { deliver } from './deliver.ts';
import { deleteOldLetters, selectElsewhere, selectHeardElsewhere } from './letters.gen.ts';
import { delivery, handingOut, handOut } from './letters.ts';
import { tell, type News } from './tell.ts';

const telling = jobKind<News>('federation.tell');

/** So many other servers are spoken with at once, by each process. */
const AT_ONCE = 8;
/** Letters that could not be delivered for so long are not delivered any more. */
const LETTER_MS = 3 * 24 * 3600_000;
const HOUR_MS = 3600_000;
const MINUTE_MS = 60_000;

type AnyEvent = EventOf<string, object>;
type Named<E extends { name: string }, N extends E['name']> = Extract<E, { name: N }>;

/** Only of those who are heard elsewhere: for everybody else this costs one look at an index. */
const heardOf = async (db: Db, memberIds: readonly MemberId[]): Promise<Set<MemberId>> =>
  new Set((await selectHeardElsewhere(db, { memberIds: [...new Set(memberIds)] })).map(({ id }) => id));

/** What happens here is written down in its own transaction, and told to others afterwards. */
const listenFor = <E extends AnyEvent>(
  app: FederationApp,
  name: E['name'],
  whose: (payload: E['payload']) => { memberId: MemberId; mentions?: readonly string[] },
  toNews: (payload: E['payload'], memberId: MemberId) => News,
): void =>
  app.events.on<E>(name, async (told, db) => {
    const each = told.map(({ payload }) => ({ payload, ...whose(payload) }));
    const heard = await heardOf(
      db,
      each.map(({ memberId }) => memberId),
    );
    const news = each
      .filter(({ memberId, mentions = [] }) => heard.has(memberId) || mentions.some(isElsewhere))
      .map(({ payload, memberId }) => toNews(payload, memberId));
    if (news.length > 0) await app.jobs.enqueueAll(db, telling, news);
  });

const listenForPosts = (app: FederationApp): void => {
  const byAuthor = ({ authorId: memberId, mentions }: { authorId: MemberId; mentions?: readonly string[] }) => ({
    memberId,
    ...(mentions === undefined ? {} : { mentions }),
  });
  listenFor<Named<PostEvent, 'post.created'>>(app, 'post.created', byAuthor, ({ postId }) => ({
    what: 'post',
    postId,
    isEdited: false,
  }));
  listenFor<Named<PostEvent, 'post.edited'>>(app, 'post.edited', byAuthor, ({ postId }) => ({
    what: 'post',
    postId,
    isEdited: true,
  }));
  listenFor<Named<PostEvent, 'post.removed'>>(app, 'post.removed', byAuthor, ({ postId }, memberId) => ({
    what: 'gone',
    memberId,
    uri: app.addresses.post(postId),
  }));
  for (const [name, what] of [
    ['post.reposted', 'repost'],
    ['post.unreposted', 'unrepost'],
  ] as const)
    listenFor<Named<PostEvent, typeof name>>(
      app,
      name,
      ({ memberId }) => ({ memberId }),
      ({ memberId, postId, repostId, repostedAt: at }) => ({ what, memberId, postId, repostId, at }),
    );
};

const listenForComments = (app: FederationApp): void => {
  listenFor<Named<CommentEvent, 'comment.created'>>(
    app,
    'comment.created',
    ({ memberId, mentions }) => ({ memberId, mentions }),
    ({ commentId }) => ({ what: 'comment', commentId }),
  );
  listenFor<Named<CommentEvent, 'comment.removed'>>(
    app,
    'comment.removed',
    ({ memberId }) => ({ memberId }),
    ({ commentId }, memberId) => ({ what: 'gone', memberId, uri: app.addresses.comment(commentId) }),
  );
};

const listenForProfiles = (app: FederationApp): void => {
  app.events.on<Named<MemberEvent, 'member.updated'>>('member.updated', async (told, db) => {
    for (const { payload } of told) if (payload.private) await endFollowsFromElsewhere(db, payload.memberId);
  });
  listenFor<Named<MemberEvent, 'member.updated'>>(
    app,
    'member.updated',
    ({ memberId }) => ({ memberId }),
    (_payload, memberId) => ({ what: 'profile', memberId, at: app.clock.now().toISOString() }),
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
      if (news.length > 0)
        await app.jobs.enqueueAll(
          db,
          telling,
          news.map(({ payload }) => ({ what: 'follow' as const, act, ...payload })),
        );
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
  listenForProfiles(app);
  listenForFollows(app);
  jobs.handle(telling, { atOnce: 2 }, ({ payload }) => tell(app, payload));
  jobs.handle(handingOut, { everyMs: MINUTE_MS }, async () => {
    while ((await app.transact((tx) => handOut(app, tx))) > 0);
  });
  jobs.handle(delivery, { atOnce: AT_ONCE }, (job) => deliver(app, job));
  every(app, 'federation-letters', HOUR_MS, async (db) => {
    await deleteOldLetters(db, { before: new Date(clock.now().getTime() - LETTER_MS) });
    await deleteOldKeys(db);
  });
};
