import { isId, type ParsedInput } from '@wagram/contract/kernel';
import type { profileCalls, ReplyView } from '@wagram/contract/profiles';
import type { PostView } from '@wagram/contract/posts';
import { toCommentView } from '#comments';
import { LAST_ID, type CommentId, type Db, type MemberId, type PostId } from '#kernel';
import { toPostView } from '#posts';
import { selectLikedPosts, selectMediaPosts, selectPostsUnder, selectReplies } from './tabs.gen.ts';

type Viewer = MemberId | null;

interface PostPage {
  posts: PostView[];
  next_cursor: string | null;
}

const select = { media: selectMediaPosts, likes: selectLikedPosts };

/** SOC-07. A cursor that nobody gave out ends the list. */
export const listProfilePosts = async (
  db: Db,
  viewerId: Viewer,
  { member_id: author, tab, limit, cursor }: ParsedInput<typeof profileCalls.listProfilePosts>,
): Promise<PostPage> => {
  const before = cursor ?? LAST_ID;
  if (!isId<PostId>(before)) return { posts: [], next_cursor: null };
  const rows = await select[tab](db, { viewer: viewerId, author, before, count: limit + 1 });
  return {
    posts: rows.slice(0, limit).map(toPostView),
    next_cursor: rows.length > limit ? (rows[limit - 1]?.id ?? null) : null,
  };
};

interface ReplyPage {
  replies: ReplyView[];
  next_cursor: string | null;
}

export const listProfileReplies = async (
  db: Db,
  viewerId: Viewer,
  { member_id: author, limit, cursor }: ParsedInput<typeof profileCalls.listProfileReplies>,
): Promise<ReplyPage> => {
  const before = cursor ?? LAST_ID;
  if (!isId<CommentId>(before)) return { replies: [], next_cursor: null };
  const rows = await selectReplies(db, { viewer: viewerId, author, before, count: limit + 1 });
  const page = rows.slice(0, limit);
  const ids = [...new Set(page.map((row) => row.post_id))];
  const posts = new Map(
    (await selectPostsUnder(db, { viewer: viewerId, ids })).map((row) => [row.id, toPostView(row)]),
  );
  return {
    replies: page.flatMap((row) => {
      const post = posts.get(row.post_id);
      return post === undefined ? [] : [{ ...toCommentView(row), post }];
    }),
    next_cursor: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
};
