import type { PostId } from '@wagram/contract/kernel';
import type { PostView } from '@wagram/contract/posts';
import { ArrowLeft, FileQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { idFrom, useDropPrinted } from '#kernel';
import { usePost } from '#posts';
import { Button, EmptyState, ErrorState, IconButton } from '#ui';
import { texts } from '../texts.ts';

const words = texts.post;

/** Back to where one came from; a page opened by its address has nothing behind it. */
const useGoBack = () => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => {
    const hasPast = (window.history.state as { idx?: number } | null)?.idx !== 0;
    void (key !== 'default' && hasPast ? navigate(-1) : navigate('/home'));
  };
};

interface FrameProps {
  readonly heading: string;
  readonly failed: string;
  readonly loading: ReactNode;
  readonly children: (post: PostView) => ReactNode;
}

/** What the page of a post and that of its comments share: the way back, and what is said when there is no post. */
export const PostFrame = ({ heading, failed, loading, children }: FrameProps) => {
  const id = idFrom<PostId>(useParams()['id']);
  const goBack = useGoBack();
  const { post, isGone, isLoading, isError, refetch } = usePost(id);
  useDropPrinted(!isLoading);
  return (
    <>
      <header className="flex h-14 items-center gap-1 border-b border-line px-2 wide:px-3">
        <IconButton label={words.back} onClick={goBack}>
          <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </IconButton>
        <h1 className="text-lg font-bold tracking-tight">{heading}</h1>
      </header>
      {isGone && (
        <EmptyState
          icon={<FileQuestionMark aria-hidden="true" className="size-7" />}
          title={words.notFound}
          hint={words.notFoundHint}
          action={<Button onClick={goBack}>{words.goBack}</Button>}
        />
      )}
      {isLoading && loading}
      {isError && post === null && <ErrorState title={failed} onRetry={() => void refetch()} />}
      {post !== null && children(post)}
    </>
  );
};
