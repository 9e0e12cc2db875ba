import type { MemberEvent } from '@wagram/contract/members';
import type { PostEvent } from '@wagram/contract/posts';
import type { SightChange } from '#blocks';
import type { App, MemberId } from '#kernel';
import type { MemberChange } from '#members';
import type { PostChange, PostElsewhere } from './changes.ts';
import { SharedFeeds } from './shared/feeds.ts';
import { SharedViewers } from './shared/viewers.ts';
import { Visited } from './shared/visited.ts';
import { tagPosts } from './writing/tags.gen.ts';

/** Hashtags are written after the post: posting does not wait for what only a search reads. */
export const listenForTags = (app: App): void => {
  app.events.on<Extract<PostEvent, { name: 'post.created' }>>('post.created', async (events, db) => {
    await tagPosts(db, { postIds: events.map(({ payload }) => payload.postId) });
  });
  app.events.on<Extract<PostEvent, { name: 'post.edited' }>>('post.edited', async (events, db) => {
    await tagPosts(db, { postIds: events.map(({ payload }) => payload.postId) });
  });
};

/** The app, and what this room holds while the program runs. */
export interface PostsApp extends App {
  readonly feeds: SharedFeeds;
  readonly viewers: SharedViewers;
  readonly visited: Visited;
}

type Named<E extends { name: string }, N extends E['name']> = Extract<E, { name: N }>;

/** Shared pages and posts follow what this process commits, whoever wrote it; other processes are told what to read again. */
const createFeeds = ({ events, clock, live, cacheFigures }: App): SharedFeeds => {
  const feeds = new SharedFeeds(cacheFigures('feeds'));
  const tell = (event: PostElsewhere): void => live.elsewhere.tell(event);
  events.atCommit<Named<PostChange, 'post.written'>>('post.written', ({ payload: { row } }) => {
    feeds.put(row, clock.now());
    tell({ name: 'post.stale', payload: { postId: row.id } });
  });
  events.atCommit<Named<PostChange, 'post.answered'>>('post.answered', ({ payload: { postId, comments } }) => {
    feeds.setComments(postId, comments);
    tell({ name: 'post.stale', payload: { postId } });
  });
  events.atCommit<Named<PostChange, 'post.gone'>>('post.gone', ({ payload: { postId } }) => {
    feeds.drop(postId);
    tell({ name: 'post.stale', payload: { postId } });
  });
  events.atCommit<MemberChange>('member.state', ({ payload: { memberId, state } }) => {
    if (state === 'active') feeds.renewAuthor(memberId);
    else feeds.dropAuthor(memberId);
    tell({ name: 'author.stale', payload: { memberId } });
  });
  events.atCommit<Named<MemberEvent, 'member.updated'>>('member.updated', ({ payload }) => {
    if (payload.private) feeds.dropAuthor(payload.memberId);
    else feeds.renewAuthor(payload.memberId);
    tell({ name: 'author.stale', payload: { memberId: payload.memberId } });
  });
  live.elsewhere.on<Named<PostElsewhere, 'post.stale'>>('post.stale', ({ payload }) => feeds.renew(payload.postId));
  live.elsewhere.on<Named<PostElsewhere, 'author.stale'>>('author.stale', ({ payload }) =>
    feeds.renewAuthor(payload.memberId),
  );
  live.elsewhere.onLost(() => feeds.forgetAll());
  return feeds;
};

/** The same for what viewers have done, and for whom they do not see. */
const createViewers = ({ events, live }: App): SharedViewers => {
  const viewers = new SharedViewers();
  const tell = (memberId: MemberId): void =>
    live.elsewhere.tell({ name: 'viewer.stale', payload: { memberId } } satisfies PostElsewhere);
  events.atCommit<Named<PostChange, 'post.marked'>>('post.marked', ({ payload: { memberId, postId, kind, isOn } }) => {
    viewers.mark(memberId, postId, kind, isOn);
    tell(memberId);
  });
  events.atCommit<Named<PostChange, 'post.voted'>>('post.voted', ({ payload: { memberId } }) => {
    viewers.forget(memberId);
    tell(memberId);
  });
  events.atCommit<SightChange>('sight.changed', ({ payload: { memberIds } }) => {
    for (const memberId of memberIds) {
      viewers.forget(memberId);
      tell(memberId);
    }
  });
  live.elsewhere.on<Named<PostElsewhere, 'viewer.stale'>>('viewer.stale', ({ payload }) =>
    viewers.forget(payload.memberId),
  );
  live.elsewhere.onLost(() => viewers.forgetAll());
  return viewers;
};

export const withMemory = (app: App): PostsApp => ({
  ...app,
  feeds: createFeeds(app),
  viewers: createViewers(app),
  visited: new Visited(),
});
