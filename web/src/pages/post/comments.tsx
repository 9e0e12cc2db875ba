import type { PostView } from '@wagram/contract/posts';
import { CommentList, commentTexts as words, openAddComment } from '#comments';
import { PostCard } from '#posts';
import { Button, Skeleton } from '#ui';
import { PostFrame } from './frame.tsx';

const Loading = () => (
  <div className="flex flex-col gap-4 p-4 wide:p-5">
    <Skeleton className="h-5 w-2/5" />
    <Skeleton className="h-28 w-full" />
  </div>
);

const Conversation = ({ post }: { readonly post: PostView }) => (
  <>
    <PostCard post={post} />
    {post.comments_count > 0 && (
      <div className="flex min-h-15 items-center justify-between gap-3 border-b border-line px-4 py-2 wide:px-5">
        <h2 className="tabular text-base font-semibold">{words.count(post.comments_count)}</h2>
        <Button size="sm" onClick={() => openAddComment(post.id)}>
          {words.add}
        </Button>
      </div>
    )}
    <CommentList post={post} />
  </>
);

/** COMM-01. */
export const PostCommentsPage = () => (
  <PostFrame heading={words.heading} failed={words.loadFailed} loading={<Loading />}>
    {(post) => <Conversation post={post} />}
  </PostFrame>
);
