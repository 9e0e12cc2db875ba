import { commentCalls } from '@wagram/contract/comments';
import { asId, type CallReply, type CommentId, type MemberId, type PostId } from '@wagram/contract/kernel';
import type { OwnProfileView } from '@wagram/contract/members';
import { skipToken, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { requireSignIn } from '#auth';
import { ask, randomId, readStoredUser, reasonOf, setToggle } from '#kernel';
import { patchPost, postPageKey, useViewerId } from '#posts';
import type { ComposedPost } from '#posts';
import { toast } from '#ui';
import {
  addOwn,
  commentsKey,
  dropComments,
  ownKey,
  patchComment,
  putComment,
  putComments,
  readComment,
} from './entities.ts';
import type { CommentPage } from './entities.ts';
import { texts } from './texts.ts';
import { familyOf } from './threads.ts';
import type { ShownComment } from './threads.ts';

const PAGE = 50;

const pageOf = (client: QueryClient, reply: CallReply<typeof commentCalls.listComments>): CommentPage => ({
  ids: putComments(client, reply.comments),
  next: reply.next_cursor,
});

/** What the first page of comments asks. */
export const firstComments = (postId: PostId) => ({ postId, limit: PAGE });

/** The first page of comments that is known already. */
export const putFirstComments = (
  client: QueryClient,
  postId: PostId,
  viewer: MemberId | null,
  reply: CallReply<typeof commentCalls.listComments>,
): void =>
  void client.setQueryData<InfiniteData<CommentPage, string | null>>(commentsKey(postId, viewer), {
    pages: [pageOf(client, reply)],
    pageParams: [null],
  });

export const useComments = (postId: PostId) => {
  const client = useQueryClient();
  const viewer = useViewerId() ?? null;
  const list = useInfiniteQuery({
    queryKey: commentsKey(postId, viewer),
    queryFn: async ({ pageParam, signal }): Promise<CommentPage> => {
      const input = { ...firstComments(postId), cursor: pageParam ?? undefined };
      return pageOf(client, await ask(commentCalls.listComments, input, { signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  const own = useQuery<readonly CommentId[]>({ queryKey: ownKey(postId), queryFn: skipToken, staleTime: Infinity });
  const ids = useMemo(
    () => [...new Set([...(list.data?.pages ?? []).flatMap((page) => page.ids), ...(own.data ?? [])])],
    [list.data, own.data],
  );
  return { ...list, ids };
};

const countReplies = (client: QueryClient, postId: PostId, by: number): void =>
  patchPost(client, postId, (post) => {
    const comments = Math.max(0, post.comments_count + by);
    return { replies: comments, comments_count: comments };
  });

export interface CommentTarget {
  readonly postId: PostId;
  readonly parentId: CommentId | null;
}

/** Behind every id that the server makes: an answer stands after what it answers. */
const pendingId = (): CommentId => asId(`ffffffff${randomId().slice(8)}`);

const draftOf = ({ postId, parentId }: CommentTarget, member: OwnProfileView, written: ComposedPost): ShownComment => ({
  id: pendingId(),
  post_id: postId,
  parent_id: parentId,
  user_id: member.id,
  username: member.username,
  displayName: member.displayName,
  avatar_url: member.avatar_url,
  verified: member.verified,
  badge: member.badge,
  content: written.content.trim(),
  facets: [],
  image_url: null,
  media: null,
  likes_count: 0,
  liked: false,
  created_at: new Date().toISOString(),
  isPending: true,
});

/** COMM-02: stands in the list at once, and leaves it again when the server refuses. */
export const createComment = async (
  client: QueryClient,
  target: CommentTarget,
  member: OwnProfileView,
  written: ComposedPost,
): Promise<ShownComment> => {
  const pending = draftOf(target, member, written);
  addOwn(client, pending);
  try {
    const { comment } = await ask(
      commentCalls.createComment,
      {
        content: written.content,
        post_id: target.postId,
        parent_id: target.parentId,
        image_url: written.imageUrl,
        user_id: member.id,
      },
      { key: written.key },
    );
    addOwn(client, comment);
    countReplies(client, target.postId, 1);
    return comment;
  } finally {
    dropComments(client, target.postId, [pending.id]);
  }
};

const withLike = (comment: ShownComment, liked: boolean): Partial<ShownComment> =>
  comment.liked === liked ? {} : { liked, likes_count: Math.max(0, comment.likes_count + (liked ? 1 : -1)) };

/** Optimistic; fast taps collapse into the last one; the returned count wins. */
export const useCommentLike = ({ id, liked }: ShownComment): (() => void) => {
  const client = useQueryClient();
  return () => {
    if (!requireSignIn(texts.signInToLike)) return;
    void setToggle(`comment-like:${id}`, liked, !liked, {
      apply: (on) => patchComment(client, id, (comment) => withLike(comment, on)),
      send: async (on) => {
        const input = { comment_id: id, action: on ? 'like' : 'unlike', user_id: readStoredUser()?.id } as const;
        const { comment } = await ask(commentCalls.actOnComment, input);
        const shown = readComment(client, id);
        putComment(client, shown === null ? comment : { ...comment, ...withLike(comment, shown.liked) });
        return comment.liked;
      },
      onFail: (cause) => toast(reasonOf(cause, texts.likeFailed), 'bad'),
    });
  };
};

/** Its answers go with it; the server then says how many the post has left. */
export const deleteComment = async (client: QueryClient, { id, post_id }: ShownComment): Promise<void> => {
  await ask(commentCalls.deleteComment, { comment_id: id, user_id: readStoredUser()?.id });
  const known = client
    .getQueryCache()
    .findAll({ queryKey: ['entity', 'comment'] })
    .map((query) => query.state.data as ShownComment)
    .filter((comment) => comment.post_id === post_id)
    .sort((one, other) => one.id.localeCompare(other.id));
  const gone = familyOf(known, id);
  dropComments(client, post_id, gone);
  countReplies(client, post_id, -gone.length);
  void client.invalidateQueries({ queryKey: postPageKey(post_id) });
};
