import { postErrors, type PostView } from '@wagram/contract/posts';
import { fail, newId, type App, type Db, type MediaId, type MemberId, type PostId } from '#kernel';
import { askForCard } from '#links';
import { markMediaUsed, type UsableMedia } from '#media';
import { gone, marked, written } from './changes.ts';
import { getPost } from './feeds/feed.ts';
import { selectPost, selectPosts } from './feeds/feeds.gen.ts';
import { putPoll } from './writing/polls.ts';
import { deletePost, insertMoreMedia, insertPost, lockOwnPost, selectPostByKey } from './posts.gen.ts';
import { preparePost, type PostDraft } from './writing/prepare.ts';
import { likePost, sharePost, unlikePost } from './reactions/reactions.gen.ts';
import { deleteRepost, insertRepost } from './reactions/reposts.gen.ts';
import { toPostView } from './view.ts';

/** Writes what another room keeps of a new post, in one transaction with it. */
type Also = (tx: Db, postId: PostId) => Promise<unknown>;

export const createPost = async (
  app: App,
  memberId: MemberId,
  draft: PostDraft,
  now: Date,
  also?: Also,
): Promise<PostView> => {
  const { row: input, media, more } = await preparePost(app, memberId, draft, now);
  const poll = draft.poll ?? null;
  const { cardUrl } = input;
  const beside: Also[] = [];
  if (poll !== null) beside.push((tx, postId) => putPoll(app, tx, postId, poll, now));
  if (cardUrl !== null) beside.push((tx) => askForCard(app, tx, memberId, cardUrl, now));
  if (more.length > 0) beside.push((tx, postId) => insertMoreMedia(tx, { postId, mediaIds: idsOf(more) }));
  // Last: then the post is whole.
  if (also !== undefined) beside.push(also);
  const made = beside.length === 0 ? await insertPost(app.db, input) : await insertWith(app, input, beside);
  if (made === undefined) return earlierPost(app, memberId, draft.key);
  for (const { id } of media) await markMediaUsed(app.db, id, now);
  // A poll was not there yet when the statement that made the post began.
  const row = poll === null ? made : ((await selectPost(app.db, { viewer: memberId, postId: made.id })) ?? made);
  app.db.tell(written(row));
  if (input.quoteOf !== null) await tellQuoted(app, input.quoteOf);
  app.events.wake();
  return toPostView(row);
};

const idsOf = (media: readonly UsableMedia[]): MediaId[] => media.flatMap(({ id }) => (id === null ? [] : [id]));

const insertWith = (app: App, input: Parameters<typeof insertPost>[1], beside: readonly Also[]) =>
  app.transact(async (tx) => {
    const row = await insertPost(tx, input);
    if (row !== undefined) for (const also of beside) await also(tx, row.id);
    return row;
  });

/** It is quoted once more, or once less: whoever keeps it in memory hears of it. */
const tellQuoted = async (app: App, postId: PostId): Promise<void> => {
  const [row] = await selectPosts(app.db, { ids: [postId] });
  if (row !== undefined) app.db.tell(written(row));
};

/** P2: a retry after a crash finds what the first try made. */
export const earlierPost = async (app: App, memberId: MemberId, key: string | null): Promise<PostView> => {
  const row = key === null ? undefined : await selectPostByKey(app.db, { memberId, key });
  return row === undefined ? fail(postErrors, 'post_not_found') : toPostView(row);
};

/** D7: only the author's session; what the viewer may not see does not exist for them. */
export const removePost = async (app: App, memberId: MemberId, postId: PostId): Promise<void> => {
  // What it had received is told with it: nothing may be added between the two.
  const removed = await app.transact(async (tx) => {
    const post = await lockOwnPost(tx, { postId, memberId });
    if (post === undefined) return null;
    tx.tell(gone(postId));
    return (await deletePost(tx, { postId, memberId, eventId: newId() })) === undefined ? null : post;
  });
  if (removed !== null) return removed.quote_of === null ? undefined : tellQuoted(app, removed.quote_of);
  await getPost(app.db, postId, memberId);
  fail(postErrors, 'not_your_post');
};

export type Reaction = 'like' | 'unlike' | 'share' | 'repost' | 'unrepost';

/** D15, D16: idempotent, and the count that comes back is the true one without counting. */
export const react = async (
  app: App,
  memberId: MemberId,
  postId: PostId,
  reaction: Reaction,
  now: Date,
): Promise<PostView> => {
  const row = await writes[reaction](app.db, { memberId, postId, repostId: newId(now), eventId: newId(), now });
  if (row === undefined) fail(postErrors, 'post_not_found');
  if (reaction === 'repost' && !row.reposted) fail(postErrors, 'private_stays');
  const kind = MARKS[reaction];
  app.db.tell(written(row), ...(kind === undefined ? [] : [marked({ memberId, postId, kind, isOn: row[kind] })]));
  app.events.wake();
  return toPostView(row);
};

const MARKS = { like: 'liked', unlike: 'liked', share: undefined, repost: 'reposted', unrepost: 'reposted' } as const;

const writes = {
  like: likePost,
  unlike: unlikePost,
  share: sharePost,
  repost: insertRepost,
  unrepost: deleteRepost,
} as const;
