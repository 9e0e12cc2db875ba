import type { Facet } from '@house/contract/kernel';
import type { StoredMedia } from '#kernel';

/** A post with its author, as every query of this room answers it. */
export interface PostRow {
  id: string;
  member_id: string;
  content: string;
  facets: Facet[];
  image_url: string | null;
  media: StoredMedia | null;
  likes_count: number;
  comments_count: number;
  shares_count: number;
  gifts_count: number;
  gifts_total: string;
  created_at: Date;
  hidden_at: Date | null;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: string | null;
  platinum: boolean;
  private: boolean;
  liked: boolean;
  bookmarked: boolean;
}

export const AUTHOR = 'm.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.private';

export const POST =
  'p.id, p.member_id, p.content, p.facets, p.image_url, p.media, p.likes_count, p.comments_count, p.shares_count, p.gifts_count, p.gifts_total, p.created_at, p.hidden_at';

/** What an operator has hidden is still there for its author. */
export const notHidden = (viewer: string, row: string): string =>
  `(${row}.hidden_at is null or ${row}.member_id = ${viewer})`;

/**
 * What the viewer has done to `post`: two look-ups in primary keys. Not written with `exists`, for which the planner may
 * first read everything that the viewer has ever liked.
 */
export const viewerState = (viewer: string, post: string): string =>
  `(select true from likes mine where mine.member_id = ${viewer} and mine.post_id = ${post}) is not null as liked,
   (select true from bookmarks mine where mine.member_id = ${viewer} and mine.post_id = ${post}) is not null as bookmarked`;
