import { ArrowLeft, FileQuestionMark, MessageCircle } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { PostLarge, postPath, PostsLoading, usePost } from '#posts';
import { Button, buttonClass, EmptyState, ErrorState, IconButton } from '#ui';
import { texts } from './texts.ts';

const words = texts.post;

/** Back to where one came from; opened by its link, a post leads home. */
const useGoBack = () => {
  const navigate = useNavigate();
  const hasPast = (window.history.state as { idx?: number } | null)?.idx !== 0;
  return () => void (hasPast ? navigate(-1) : navigate('/home'));
};

const NotFound = ({ onBack }: { readonly onBack: () => void }) => (
  <EmptyState
    icon={<FileQuestionMark aria-hidden="true" className="size-6" />}
    title={words.notFound}
    hint={words.notFoundHint}
    action={
      <Button look="outline" onClick={onBack}>
        {words.goBack}
      </Button>
    }
  />
);

/** POST-12: /post/{id}. */
export const PostPage = () => {
  const { id = '' } = useParams();
  const goBack = useGoBack();
  const { post, isLoading, isError, refetch } = usePost(id);
  return (
    <>
      <div className="flex h-14 items-center gap-1 border-b border-line px-2 wide:px-3">
        <IconButton label={words.back} onClick={goBack}>
          <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </IconButton>
        <h1 className="text-lg font-bold tracking-tight">{words.title}</h1>
      </div>
      {isLoading && <PostsLoading />}
      {post === null && !isLoading && !isError && <NotFound onBack={goBack} />}
      {post === null && isError && <ErrorState title={words.failed} onRetry={() => void refetch()} />}
      {post !== null && (
        <>
          <PostLarge post={post} />
          <div className="border-t border-line px-4 py-4 wide:px-5">
            <Link to={`${postPath(post.id)}/comments`} className={buttonClass('soft', 'md', 'w-full')}>
              <MessageCircle aria-hidden="true" className="size-5" />
              {post.comments_count === 0 ? words.firstReply : words.replies}
            </Link>
          </div>
        </>
      )}
    </>
  );
};
