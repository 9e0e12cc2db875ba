import type { PostRow } from './posts.gen.ts';

export type { PostRow };

/** What a post is ranked by: `likes_of_others` in rows.sql. */
export const likesOfOthersIn = ({ likes_count: all, self_liked: isOwn }: PostRow): number => (isOwn ? all - 1 : all);
