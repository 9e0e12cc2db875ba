import type { PostRow } from './posts.gen.ts';

// For rooms whose statements are not in .sql files yet; rows.sql says the same.
export type { PostRow };

const columnsOf = (row: string, names: string): string =>
  names
    .split(' ')
    .map((name) => `${row}.${name}`)
    .join(', ');

export const AUTHOR = columnsOf('m', 'username display_name avatar_url verified verified_by platinum private');
export const POST = columnsOf(
  'p',
  'id member_id content facets image_url media likes_count self_liked comments_count shares_count gifts_count gifts_total created_at hidden_at',
);

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
