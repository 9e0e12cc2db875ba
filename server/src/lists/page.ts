import { isId } from '@wagram/contract/kernel';
import type { PostView } from '@wagram/contract/posts';
import { LAST_ID, type PostId } from '#kernel';
import { toPostView, type PostRow } from '#posts';

export interface PostPage {
  posts: PostView[];
  next_cursor: string | null;
}

/** A page in the order of the posts. A cursor that nobody gave out ends the list. */
export const pageOf = async (
  page: { limit: number; cursor?: string | undefined },
  select: (before: PostId, count: number) => Promise<PostRow[]>,
): Promise<PostPage> => {
  const before = page.cursor ?? LAST_ID;
  if (!isId<PostId>(before)) return { posts: [], next_cursor: null };
  const rows = await select(before, page.limit + 1);
  return {
    posts: rows.slice(0, page.limit).map(toPostView),
    next_cursor: rows.length > page.limit ? (rows[page.limit - 1]?.id ?? null) : null,
  };
};
