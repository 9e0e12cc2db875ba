import { asId, type PostId } from '@wagram/contract/kernel';
import type { OwnProfileView } from '@wagram/contract/members';
import type { PostView } from '@wagram/contract/posts';
import { person } from './people.ts';

const idOf = (number: number): PostId => asId(`00000000-0000-7000-9000-${String(number).padStart(12, '0')}`);

/** A post to test with: post(1, { content: 'hello' }, person('bob')). */
export const post = (
  number: number,
  change: Partial<PostView> = {},
  author: OwnProfileView = person('bob'),
): PostView => ({
  id: idOf(number),
  user_id: author.id,
  userId: author.id,
  username: author.username,
  displayName: author.displayName,
  avatar_url: null,
  verified: author.verified,
  badge: author.badge,
  content: `post ${number}`,
  facets: [],
  image_url: null,
  media: null,
  likes: 0,
  likes_count: 0,
  replies: 0,
  comments_count: 0,
  shares: 0,
  shares_count: 0,
  gifts: 0,
  gifts_total: '0',
  more_media: [],
  reposts: 0,
  quotes: 0,
  quote_of: null,
  quoted: null,
  poll: null,
  card: null,
  warning: null,
  edited_at: null,
  imported_from: null,
  created_at: '2026-11-15T12:00:00.000Z',
  liked: false,
  bookmarked: false,
  reposted: false,
  voted: null,
  hidden: false,
  ...change,
});
