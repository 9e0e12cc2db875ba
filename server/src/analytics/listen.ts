import type { BookmarkEvent } from '@wagram/contract/bookmarks';
import type { CommentEvent } from '@wagram/contract/comments';
import type { EventOf } from '@wagram/contract/kernel';
import type { PostEvent } from '@wagram/contract/posts';
import type { Db, App, MemberId } from '#kernel';
import { dayOf, move, type Move } from './daily-activity.ts';
import { takeViewsOf } from './roll-up.ts';

type AnyEvent = PostEvent | CommentEvent | BookmarkEvent;
type EventNamed<Name extends AnyEvent['name']> = EventOf<Name, Extract<AnyEvent, { name: Name }>['payload']>;

/** What its post had received goes off the days on which it came, and its views with it. */
const movesOfRemoved = async (db: Db, events: readonly EventNamed<'post.removed'>[]): Promise<Move[]> => {
  const authors = new Map<string, MemberId>(events.map(({ payload }) => [payload.postId, payload.authorId]));
  const unseen = await takeViewsOf(db, [...new Set(events.map(({ payload }) => payload.postId))]);
  return [
    ...events.flatMap(({ payload: { authorId: memberId, createdAt, received } }) => [
      { memberId, day: dayOf(createdAt), posts: -1 },
      ...received.map(({ day, likes, comments, shares, bookmarks }) => ({
        memberId,
        day,
        likes: -likes,
        comments: -comments,
        shares: -shares,
        bookmarks: -bookmarks,
      })),
    ]),
    ...unseen.flatMap(({ target_id, day, views }) => {
      const memberId = authors.get(target_id);
      return memberId === undefined ? [] : [{ memberId, day, views: -views }];
    }),
  ];
};

export const listenForActivity = (app: App): void => {
  const on = <Name extends AnyEvent['name']>(
    name: Name,
    toMoves: (payload: EventNamed<Name>['payload']) => readonly Move[],
  ): void =>
    app.events.on<EventNamed<Name>>(name, (events, db) =>
      move(
        db,
        events.flatMap((event) => toMoves(event.payload)),
      ),
    );

  on('post.created', ({ authorId: memberId, postId, createdAt }) => [
    { memberId, postId, day: dayOf(createdAt), posts: 1 },
  ]);
  on('post.liked', ({ authorId: memberId, postId, likedAt }) => [{ memberId, postId, day: dayOf(likedAt), likes: 1 }]);
  on('post.unliked', ({ authorId: memberId, postId, likedAt }) => [
    { memberId, postId, day: dayOf(likedAt), likes: -1 },
  ]);
  on('post.shared', ({ authorId: memberId, sharedAt }) => [{ memberId, day: dayOf(sharedAt), shares: 1 }]);
  on('post.bookmarked', ({ authorId: memberId, bookmarkedAt }) => [
    { memberId, day: dayOf(bookmarkedAt), bookmarks: 1 },
  ]);
  on('post.unbookmarked', ({ authorId: memberId, bookmarkedAt }) => [
    { memberId, day: dayOf(bookmarkedAt), bookmarks: -1 },
  ]);
  on('comment.created', ({ postAuthorId: memberId, createdAt }) => [{ memberId, day: dayOf(createdAt), comments: 1 }]);
  on('comment.removed', ({ postAuthorId: memberId, days }) =>
    days.map(({ day, comments }) => ({ memberId, day, comments: -comments })),
  );
  app.events.on<EventNamed<'post.removed'>>('post.removed', async (events, db) =>
    move(db, await movesOfRemoved(db, events)),
  );
};
