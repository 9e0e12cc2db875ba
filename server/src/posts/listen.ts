import type { MemberEvent } from '@wagram/contract/members';
import type { PostEvent } from '@wagram/contract/posts';
import type { App } from '#kernel';
import type { MemberChange } from '#members';
import type { PostChange } from './changes.ts';
import { SharedFeeds } from './shared/feeds.ts';
import { tagPosts } from './tags.gen.ts';

/** Hashtags are written after the post: posting does not wait for what only a search reads. */
export const listenForTags = (app: App): void => {
  app.events.on<Extract<PostEvent, { name: 'post.created' }>>('post.created', async (events, db) => {
    await tagPosts(db, { postIds: events.map(({ payload }) => payload.postId) });
  });
};

/** The app, and what this room holds while the program runs. */
export interface PostsApp extends App {
  readonly feeds: SharedFeeds;
}

type Named<E extends { name: string }, N extends E['name']> = Extract<E, { name: N }>;

/** The shared pages follow what this process commits, whoever wrote it. */
export const createFeeds = ({ events, clock }: App): SharedFeeds => {
  const feeds = new SharedFeeds();
  events.atCommit<Named<PostChange, 'post.written'>>('post.written', ({ payload }) =>
    feeds.put(payload.row, clock.now()),
  );
  events.atCommit<Named<PostChange, 'post.answered'>>('post.answered', ({ payload }) =>
    feeds.setComments(payload.postId, payload.comments),
  );
  events.atCommit<Named<PostChange, 'post.gone'>>('post.gone', ({ payload }) => feeds.drop(payload.postId));
  events.atCommit<MemberChange>('member.state', ({ payload }) => {
    if (payload.state !== 'active') feeds.dropAuthor(payload.memberId);
  });
  events.atCommit<Named<MemberEvent, 'member.updated'>>('member.updated', ({ payload }) => {
    if (payload.private) feeds.dropAuthor(payload.memberId);
  });
  return feeds;
};
