import * as z from 'zod/mini';
import {
  actorId,
  amountText,
  defineCall,
  idOf,
  nextCursor,
  pageInput,
  type GiftId,
  type MemberId,
  type PostId,
} from '#kernel';
import { postErrors } from './errors.ts';
import { altText, postWords, postWarning, pictures, pollDraft } from './drafts.ts';
import { EDIT_POST_MINUTES, GIFT_AMOUNTS, POST_POLL_MAX } from './limits.ts';
import { feedType, postVersion, postView, reactor, repostLine } from './views.ts';

const errors = postErrors;
const mediaUrl = z.optional(z.nullable(z.string().check(z.maxLength(2_048))));

/** One path, four questions: a feed (feed_type), a member's posts (user_posts), quotes (quotes_of), one post (id). */
export const readPosts = defineCall({
  method: 'GET',
  path: '/api/posts',
  summary: 'A feed, the posts of one member, the quotes of a post, or one post',
  for: 'anyone',
  actor: 'user_id',
  errors,
  input: z.object({
    feed_type: z._default(feedType, 'trenches'),
    user_id: actorId,
    user_posts: z.optional(idOf<MemberId>()),
    /** With `user_posts`: also what they have passed on, in its place among their own. */
    reposts: z._default(z.enum(['with', 'without']), 'without'),
    /** The posts that quote this one, newest first. */
    quotes_of: z.optional(idOf<PostId>()),
    id: z.optional(idOf<PostId>()),
    ...pageInput,
  }),
  reply: z.object({
    posts: z.optional(z.array(postView)),
    post: z.optional(postView),
    /** Which of `posts` stand here because somebody passed them on. */
    reposts: z.optional(z.array(repostLine)),
    next_cursor: z.optional(nextCursor),
  }),
});

export const countNewPosts = defineCall({
  method: 'GET',
  path: '/api/posts/new',
  summary: 'How many posts of a feed are newer than one that the viewer has',
  for: 'anyone',
  actor: 'user_id',
  errors,
  input: z.object({ feed_type: z._default(feedType, 'trenches'), since: idOf<PostId>(), user_id: actorId }),
  reply: z.object({ count: z.int() }),
});

/** D25: how the day's tips compare with those of the day before. */
export const readTicker = defineCall({
  method: 'GET',
  path: '/api/posts/ticker',
  summary: 'WGM tipped in the last 24 hours, and its change against the 24 before',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({}),
  reply: z.object({
    tipped: amountText,
    /** Percent with one decimal; null when there are tips today and were none the day before. */
    change: z.nullable(z.number()),
  }),
});

export const listReactors = defineCall({
  method: 'GET',
  path: '/api/posts/people',
  summary: 'Who liked or reposted a post, or gave to it and how much, newest first',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ post_id: idOf<PostId>(), kind: z.enum(['like', 'repost', 'gift']), ...pageInput }),
  reply: z.object({ people: z.array(reactor), next_cursor: nextCursor }),
});

export const createPost = defineCall({
  method: 'POST',
  path: '/api/posts',
  summary: 'Post text, up to four photos or a video, a poll, a quote',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    content: z._default(z.nullable(postWords), ''),
    image_url: mediaUrl,
    alt: z.optional(altText),
    /** In place of `image_url` and `alt`, where there are several. */
    pictures: z.optional(pictures),
    quote_of: z.optional(z.nullable(idOf<PostId>())),
    poll: z.optional(z.nullable(pollDraft)),
    warning: z.optional(z.nullable(postWarning)),
    user_id: actorId,
  }),
  reply: z.object({ post: postView }),
  once: () => true,
});

// D15: unlike is explicit, and each action is idempotent but the gift, which carries an Idempotency-Key.
export const actOnPost = defineCall({
  method: 'PUT',
  path: '/api/posts',
  summary: 'Like, unlike, repost, take a repost back, share or gift a post',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    post_id: idOf<PostId>(),
    action: z.enum(['like', 'unlike', 'repost', 'unrepost', 'gift', 'share']),
    /** Of a gift; the others have none. */
    amount: z._default(z.literal(GIFT_AMOUNTS, 'A gift is 1, 5, 10 or 25 WGM'), 1),
    user_id: actorId,
  }),
  reply: z.object({
    post: postView,
    /** Of a gift: what takes it back. */
    gift_id: z.nullable(idOf<GiftId>()),
  }),
  once: (input) => input.action === 'gift',
});

export const voteInPost = defineCall({
  method: 'POST',
  path: '/api/posts/vote',
  summary: 'Choose an answer of the poll in a post, once',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    post_id: idOf<PostId>(),
    choice: z.int().check(z.gte(0), z.lt(POST_POLL_MAX)),
    user_id: actorId,
  }),
  reply: z.object({ post: postView }),
});

export const editPost = defineCall({
  method: 'POST',
  path: '/api/posts/edit',
  summary: `Edit the words of a post of one’s own for ${EDIT_POST_MINUTES} minutes; what it said before stays readable`,
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    post_id: idOf<PostId>(),
    content: postWords,
    /** Left out: as it was. */
    warning: z.optional(z.nullable(postWarning)),
    /** Left out: as it was. After the first vote it cannot be changed. */
    poll: z.optional(pollDraft),
    user_id: actorId,
  }),
  reply: z.object({ post: postView }),
});

export const listVersions = defineCall({
  method: 'GET',
  path: '/api/posts/versions',
  summary: 'What a post said before its edits, newest first',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ post_id: idOf<PostId>() }),
  reply: z.object({ versions: z.array(postVersion) }),
});

/** D30: a second transfer books it back. Asked again, it answers the same. */
export const takeBackGift = defineCall({
  method: 'POST',
  path: '/api/posts/gift/back',
  summary: 'Take back a gift within 10 seconds, unless it has been spent; five an hour',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ gift_id: idOf<GiftId>(), user_id: actorId }),
  /** Null where the author has gone out of sight meanwhile. */
  reply: z.object({ post: z.nullable(postView) }),
});

export const deletePost = defineCall({
  method: 'DELETE',
  path: '/api/posts',
  summary: 'Delete a post of one’s own',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ post_id: idOf<PostId>(), user_id: actorId }),
  reply: z.object({}),
});
