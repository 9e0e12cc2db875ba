import { ArrowLeft, FileQuestionMark } from 'lucide-react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { CommentList, commentTexts as words, openAddComment } from '#comments';
import { PostCard, usePost } from '#posts';
import type { PostView } from '@house/contract/posts';
import { Button, EmptyState, ErrorState, IconButton, Skeleton } from '#ui';

/** Back to where one came from; a page opened by its address has nothing behind it. */
const useGoBack = () => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate('/home') : navigate(-1));
};

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
export const PostCommentsPage = () => {
  const { id = '' } = useParams();
  const goBack = useGoBack();
  const { post, isGone, isLoading, isError, refetch } = usePost(id);
  return (
    <>
      <header className="flex h-14 items-center gap-1 border-b border-line px-2 wide:px-3">
        <IconButton label={words.back} onClick={goBack}>
          <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </IconButton>
        <h1 className="text-lg font-bold tracking-tight">{words.heading}</h1>
      </header>
      {isGone && (
        <EmptyState
          icon={<FileQuestionMark className="size-7" />}
          title={words.notFound}
          hint={words.notFoundHint}
          action={<Button onClick={goBack}>{words.goBack}</Button>}
        />
      )}
      {isLoading && <Loading />}
      {isError && post === null && <ErrorState title={words.loadFailed} onRetry={() => void refetch()} />}
      {post !== null && <Conversation post={post} />}
    </>
  );
};
