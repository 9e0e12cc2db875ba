import type { Facet } from '@wagram/contract/kernel';
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
  /** The author likes it too. That is one of the likes, and no reason to rank it higher (SR-M8). */
  self_liked: boolean;
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

const columns = (names: string) => {
  const each = names.split(' ');
  return (row: string): string => each.map((name) => `${row}.${name}`).join(', ');
};

export const authorOf = columns('username display_name avatar_url verified verified_by platinum private');
export const postOf = columns(
  'id member_id content facets image_url media likes_count self_liked comments_count shares_count gifts_count gifts_total created_at hidden_at',
);
export const AUTHOR = authorOf('m');
export const POST = postOf('p');

/** What a post is ranked by: the likes of others. */
export const likesOfOthers = (row: string): string => `(${row}.likes_count - ${row}.self_liked::int)`;

export const likesOfOthersIn = ({ likes_count: all, self_liked: isOwn }: PostRow): number => (isOwn ? all - 1 : all);

/** What an operator has hidden is still there for its author. */
export const notHidden = (viewer: string, row: string): string =>
  `(${row}.hidden_at is null or ${row}.member_id = ${viewer})`;

// A look-up in a primary key. Not written with `exists`, for which the planner may first read everything that the viewer has
// ever liked.
const isIn = (table: 'likes' | 'bookmarks', viewer: string, post: string): string =>
  `(select true from ${table} mine where mine.member_id = ${viewer} and mine.post_id = ${post}) is not null`;

/** What the viewer has done to `post`; whether they like it may be known already. */
export const viewerState = (viewer: string, post: string, liked = isIn('likes', viewer, post)): string =>
  `${liked} as liked, ${isIn('bookmarks', viewer, post)} as bookmarked`;
