import type { PostPollView, PostView, QuotedView } from '@wagram/contract/posts';
import { toLinkCardView } from '#links';
import { toMediaView } from '#media';
import { badgeOf } from '#members';
import type { PollInJson, QuotedInJson } from './in-json.ts';
import type { PostRow } from './rows.ts';

const toPollView = ({ options, votes, ends_at: endsAt }: PollInJson): PostPollView => ({
  options: options.map((text, at) => ({ text, votes: votes[at] ?? 0 })),
  ends_at: new Date(endsAt).toISOString(),
});

export const toQuotedView = (row: QuotedInJson): QuotedView => ({
  id: row.id,
  user_id: row.member_id,
  username: row.username,
  displayName: row.display_name,
  avatar_url: row.avatar_url,
  badge: badgeOf(row),
  content: row.content,
  facets: row.facets,
  media: toMediaView(row.image_url, row.media),
  warning: row.warning,
  created_at: new Date(row.created_at).toISOString(),
});

/** DATA-02: each count under both of its documented names. */
export const toPostView = (row: PostRow): PostView => ({
  id: row.id,
  user_id: row.member_id,
  userId: row.member_id,
  username: row.username,
  displayName: row.display_name,
  avatar_url: row.avatar_url,
  verified: row.verified,
  badge: badgeOf(row),
  content: row.content,
  facets: row.facets,
  image_url: row.image_url,
  media: toMediaView(row.image_url, row.media),
  likes: row.likes_count,
  likes_count: row.likes_count,
  replies: row.comments_count,
  comments_count: row.comments_count,
  shares: row.shares_count,
  shares_count: row.shares_count,
  gifts: row.gifts_count,
  gifts_total: row.gifts_total,
  more_media: (row.more_media ?? []).flatMap(({ url, stored }) => toMediaView(url, stored) ?? []),
  reposts: row.reposts_count,
  quotes: row.quotes_count,
  quote_of: row.quote_of,
  poll: row.post_poll === null ? null : toPollView(row.post_poll),
  card: row.link_card === null ? null : toLinkCardView(row.link_card),
  warning: row.warning,
  edited_at: row.edited_at?.toISOString() ?? null,
  imported_from: row.imported_from,
  created_at: row.created_at.toISOString(),
  hidden: row.hidden_at !== null,
  quoted: row.quoted_post === null ? null : toQuotedView(row.quoted_post),
  liked: row.liked,
  bookmarked: row.bookmarked,
  reposted: row.reposted,
  voted: row.voted,
});
