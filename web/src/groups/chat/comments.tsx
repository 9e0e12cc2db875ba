import { isId, type MessageId } from '@wagram/contract/kernel';
import type { MessageView } from '@wagram/contract/messages';
import { ChevronRight, MessageCircle } from 'lucide-react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { BubbleView } from '#messages';
import { Avatar, classes } from '#ui';
import { HeldNote } from './held-note.tsx';
import { texts } from '../texts.ts';

const words = texts.comments;

const FROM_CHANNEL = { fromChannel: true };

/** It stands in the address (?post=…): the way back leads out of it, and links lead into it, to one comment (&comment=…). */
export const useThread = () => {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { readonly state: unknown };
  const navigate = useNavigate();
  const idIn = (name: string): MessageId | null => {
    const id = params.get(name);
    return id !== null && isId<MessageId>(id) ? id : null;
  };
  const close = () => {
    // Whoever came from the channel goes back to it; whoever came by a link finds it in its place.
    if ((state as Partial<typeof FROM_CHANNEL> | null)?.fromChannel === true) void navigate(-1);
    else setParams({}, { replace: true });
  };
  return { post: idIn('post'), comment: idIn('comment'), close };
};

/** Where the focus goes when the thread is closed. */
export const lineIdOf = (post: MessageId): string => `comments-${post}`;

const Faces = ({ commenters }: Pick<MessageView, 'commenters'>) => (
  <span aria-hidden="true" className="flex -space-x-1.5 rtl:space-x-reverse">
    {commenters.map(({ id, name, avatar_url: url }) => (
      <Avatar key={id} name={name} url={url} size={20} className="ring-2 ring-paper wide:ring-surface" />
    ))}
  </span>
);

const Line = ({ post, isOwn }: { readonly post: MessageView; readonly isOwn: boolean }) => {
  const count = post.comments ?? 0;
  return (
    <p className={classes('mt-0.5 mb-1.5 flex px-1', isOwn && 'justify-end')}>
      <Link
        id={lineIdOf(post.id)}
        to={{ search: `?post=${post.id}` }}
        state={FROM_CHANNEL}
        className="tabular relative inline-flex min-h-8 items-center gap-1.5 rounded-full px-2 text-sm font-semibold text-accent-ink transition-colors duration-150 before:absolute before:-inset-y-1.5 before:inset-x-0 hover:bg-accent-soft"
      >
        {post.commenters.length > 0 ? (
          <Faces commenters={post.commenters} />
        ) : (
          <MessageCircle aria-hidden="true" className="size-4" />
        )}
        {count > 0 ? words.count(count) : words.leave}
        <ChevronRight aria-hidden="true" className="size-4 rtl:rotate-180" />
      </Link>
    </p>
  );
};

interface UnderProps {
  readonly shown: BubbleView;
}

/** TLK-03: under each post how many comments there are, and the way to them. */
export const CommentsLine = ({ shown }: UnderProps) => {
  const { message, isOwn } = shown;
  if (message === null || message.held || message.deleted) return <HeldNote shown={shown} />;
  return <Line post={message} isOwn={isOwn} />;
};

/** Where they were switched off, what was said before can still be read. */
export const ClosedCommentsLine = ({ shown }: UnderProps) =>
  (shown.message?.comments ?? 0) > 0 ? <CommentsLine shown={shown} /> : <HeldNote shown={shown} />;
