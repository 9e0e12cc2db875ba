import * as z from 'zod/mini';
import {
  actorId,
  amountText,
  defineCall,
  english,
  idOf,
  nextCursor,
  pageInput,
  textUpTo,
  type GiftId,
  type MemberId,
  type PostId,
} from '#kernel';
import { postErrors } from './errors.ts';
import { ALT_MAX, GIFT_AMOUNTS, POST_MAX } from './limits.ts';
import { feedType, postView, reactor } from './views.ts';

const errors = postErrors;
const mediaUrl = z.optional(z.nullable(z.string().check(z.maxLength(2_048))));

/** One path, three questions: a feed (feed_type), a member's posts (user_posts), one post (id). */
export const readPosts = defineCall({
  method: 'GET',
  path: '/api/posts',
  summary: 'A feed, the posts of one member, or one post',
  for: 'anyone',
  actor: 'user_id',
  errors,
  input: z.object({
    feed_type: z._default(feedType, 'trenches'),
    user_id: actorId,
    user_posts: z.optional(idOf<MemberId>()),
    id: z.optional(idOf<PostId>()),
    ...pageInput,
  }),
  reply: z.object({
    posts: z.optional(z.array(postView)),
    post: z.optional(postView),
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
  summary: 'Who liked a post, or gave to it and how much, newest first',
  for: 'anyone',
  actor: null,
  errors,
  input: z.object({ post_id: idOf<PostId>(), kind: z.enum(['like', 'gift']), ...pageInput }),
  reply: z.object({ people: z.array(reactor), next_cursor: nextCursor }),
});

export const createPost = defineCall({
  method: 'POST',
  path: '/api/posts',
  summary: 'Post text, a photo or a video',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    content: z._default(
      z.nullable(textUpTo(POST_MAX, `A post has at most ${english.number(POST_MAX)} characters`)),
      '',
    ),
    image_url: mediaUrl,
    alt: z.optional(textUpTo(ALT_MAX, `A description has at most ${english.number(ALT_MAX)} characters`)),
    user_id: actorId,
  }),
  reply: z.object({ post: postView }),
  once: () => true,
});

// D15: unlike is explicit, and each action is idempotent but the gift, which carries an Idempotency-Key.
export const actOnPost = defineCall({
  method: 'PUT',
  path: '/api/posts',
  summary: 'Like, unlike, share or gift a post',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({
    post_id: idOf<PostId>(),
    action: z.enum(['like', 'unlike', 'gift', 'share']),
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
