import type { CommentId, MemberId } from '@wagram/contract/kernel';
import type { PostView } from '@wagram/contract/posts';
import { useQueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useMemo } from 'react';
import { useViewerId } from '#posts';
import { Button, EmptyState, PagedList, Skeleton } from '#ui';
import { useComments } from './api.ts';
import { CommentRow } from './comment-row.tsx';
import { openAddComment } from './dialogs.ts';
import { FoldedComment } from './folded-comment.tsx';
import { readComment, useKnownComment } from './entities.ts';
import { useNamedComment } from './show-comment.ts';
import { texts } from './texts.ts';
import { toThreads } from './threads.ts';
import type { ShownComment, Thread } from './threads.ts';

interface ItemProps {
  readonly id: CommentId;
  readonly answers: string | null;
  readonly isReply: boolean;
  /** Whoever came here came for it. */
  readonly isNamed: boolean;
  /** The author of the post may delete what stands under it. */
  readonly postAuthorId: MemberId;
}

const Item = ({ id, answers, isReply, isNamed, postAuthorId }: ItemProps) => {
  const comment = useKnownComment(id);
  const viewer = useViewerId();
  if (comment === null) return null;
  const canDelete = viewer !== undefined && (viewer === comment.user_id || viewer === postAuthorId);
  const row = (
    <CommentRow comment={comment} answers={answers} isReply={isReply} isNamed={isNamed} canDelete={canDelete} />
  );
  // Whoever came for it wants to read it.
  return isNamed ? row : <FoldedComment comment={comment}>{row}</FoldedComment>;
};

interface ThreadProps {
  readonly thread: Thread;
  readonly named: CommentId | null;
  readonly postAuthorId: MemberId;
}

/** One step of indent, however deep the talk goes; who answers whom is said in words. */
const ThreadItem = ({ thread: { top, replies }, named, postAuthorId }: ThreadProps) => {
  const names = new Map([top, ...replies].map(({ id, username }) => [id, username]));
  const item = ({ id }: ShownComment, isReply: boolean, answers: string | null) => (
    <Item key={id} id={id} isReply={isReply} isNamed={id === named} answers={answers} postAuthorId={postAuthorId} />
  );
  return (
    <li className="border-b border-line px-4 pb-2.5 wide:px-5">
      {item(top, false, null)}
      {replies.length > 0 && (
        <div className="ms-5 border-s border-line ps-4 wide:ps-5">
          {replies.map((reply) =>
            item(reply, true, reply.parent_id === null ? null : (names.get(reply.parent_id) ?? null)),
          )}
        </div>
      )}
    </li>
  );
};

const Loading = () => (
  <div role="status" aria-label={texts.loading} className="flex flex-col gap-6 px-4 py-5 wide:px-5">
    {[0, 1, 2].map((place) => (
      <div key={place} className="flex gap-3">
        <Skeleton className="size-10 shrink-0 rounded-full!" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-full" />
        </div>
      </div>
    ))}
  </div>
);

interface CommentListProps {
  readonly post: PostView;
  /** The page has a field of its own to write in. */
  readonly hasField?: boolean;
}

const Empty = ({ post, hasField = false }: CommentListProps) => (
  <EmptyState
    icon={<MessageCircle className="size-7" />}
    title={hasField ? texts.noReplies : texts.emptyTitle}
    hint={texts.emptyHint}
    {...(hasField ? {} : { action: <Button onClick={() => openAddComment(post.id)}>{texts.add}</Button> })}
  />
);

/** Oldest first, page by page, in threads. */
export const CommentList = ({ post, hasField = false }: CommentListProps) => {
  const client = useQueryClient();
  const { ids, ...list } = useComments(post.id);
  // Who answers whom never changes, so the shape is read once and each row follows its own comment.
  const threads = useMemo(
    () => toThreads(ids.map((id) => readComment(client, id)).filter((comment) => comment !== null)),
    [client, ids],
  );
  const named = useNamedComment(ids, { ...list, pages: list.data?.pages.length ?? 0 });
  return (
    <PagedList
      list={list}
      isEmpty={threads.length === 0}
      loading={<Loading />}
      failed={{ title: texts.loadFailed }}
      empty={<Empty post={post} hasField={hasField} />}
    >
      <ol aria-label={texts.list}>
        {threads.map((thread) => (
          <ThreadItem key={thread.top.id} thread={thread} named={named} postAuthorId={post.user_id} />
        ))}
      </ol>
    </PagedList>
  );
};
