import * as z from 'zod/mini';
import { amountText, facet, idOf, type MemberId, type PostId, type RepostId } from '#kernel';
import { linkCardView } from '#links';
import { mediaView } from '#media';
import { badge, memberCard } from '#members';

/** As much of a quoted post as the card of the quote shows. */
export const quotedView = z.object({
  id: idOf<PostId>(),
  user_id: idOf<MemberId>(),
  username: z.string(),
  displayName: z.string(),
  avatar_url: z.nullable(z.string()),
  badge: z.nullable(badge),
  content: z.string(),
  facets: z.array(facet),
  media: z.nullable(mediaView),
  warning: z.nullable(z.string()),
  created_at: z.iso.datetime(),
});
export type QuotedView = z.output<typeof quotedView>;

/** The question is the post's content. Who chose what is told to nobody. */
export const postPollView = z.object({
  options: z.array(z.object({ text: z.string(), votes: z.int() })),
  ends_at: z.iso.datetime(),
});
export type PostPollView = z.output<typeof postPollView>;

/** An archive of this program, of Mastodon or of X. */
export const importedFrom = z.enum(['own', 'mastodon', 'x']);
export type ImportedFrom = z.output<typeof importedFrom>;

/** DATA-02. Each count travels under both of its documented names. */
export const postView = z.object({
  id: idOf<PostId>(),
  user_id: idOf<MemberId>(),
  userId: idOf<MemberId>(),
  username: z.string(),
  displayName: z.string(),
  avatar_url: z.nullable(z.string()),
  verified: z.boolean(),
  badge: z.nullable(badge),
  content: z.string(),
  facets: z.array(facet),
  image_url: z.nullable(z.string()),
  media: z.nullable(mediaView),
  likes: z.int(),
  likes_count: z.int(),
  replies: z.int(),
  comments_count: z.int(),
  shares: z.int(),
  shares_count: z.int(),
  gifts: z.int(),
  gifts_total: amountText,
  /** The pictures after the first, which is `media`. */
  more_media: z.array(mediaView),
  reposts: z.int(),
  quotes: z.int(),
  /** The post that this one speaks of; `quoted` is null where it is gone or not for the viewer. */
  quote_of: z.nullable(idOf<PostId>()),
  quoted: z.nullable(quotedView),
  poll: z.nullable(postPollView),
  /** Of the page that it links to first, where it shows nothing else; null until it is known. */
  card: z.nullable(linkCardView),
  /** What the author says before one opens it. */
  warning: z.nullable(z.string()),
  edited_at: z.nullable(z.iso.datetime()),
  /** Written elsewhere and brought here by its author. */
  imported_from: z.nullable(importedFrom),
  created_at: z.iso.datetime(),
  /** The viewer's own: false for a guest. */
  liked: z.boolean(),
  bookmarked: z.boolean(),
  reposted: z.boolean(),
  /** Which answer of the poll they chose. */
  voted: z.nullable(z.int()),
  /** By the operators: only its author still sees it. */
  hidden: z.boolean(),
});
export type PostView = z.output<typeof postView>;

/** Somebody whom the viewer follows, or whose profile they read, has passed a post on: why it stands in this list. */
export const repostLine = z.object({
  /** Made in the order of time, like a post's: its place in the list. */
  id: idOf<RepostId>(),
  post_id: idOf<PostId>(),
  user_id: idOf<MemberId>(),
  username: z.string(),
  displayName: z.string(),
  created_at: z.iso.datetime(),
});
export type RepostLine = z.output<typeof repostLine>;

/** What a post said before an edit, and until when. */
export const postVersion = z.object({
  content: z.string(),
  facets: z.array(facet),
  warning: z.nullable(z.string()),
  until: z.iso.datetime(),
});
export type PostVersion = z.output<typeof postVersion>;

/** MEND-25: somebody who liked or reposted a post, or gave to it. */
export const reactor = z.extend(memberCard, {
  /** When they did, or did last. */
  since: z.iso.datetime(),
  /** Of gifts: all that they gave to this post. */
  amount: z.nullable(amountText),
});
export type Reactor = z.output<typeof reactor>;

export const feedType = z.enum(['trenches', 'following', 'trending']);
export type FeedType = z.output<typeof feedType>;
