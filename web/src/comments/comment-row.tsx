import type { MediaView } from '@wagram/contract/media';
import { bareHandle } from '@wagram/contract/members';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { MemberBadge, MemberName } from '#members';
import { FacetText, MediaFrame, PictureViewer, WordsSlot } from '#posts';
import { Avatar, classes, Handle, nameRow, TimeAgo } from '#ui';
import { CommentActions } from './comment-actions.tsx';
import { commentElementId, IntoView } from './show-comment.ts';
import { texts } from './texts.ts';
import type { ShownComment } from './threads.ts';

interface RowProps {
  readonly comment: ShownComment;
  /** Whom it answers, when that is not plain from where it stands. */
  readonly answers: string | null;
  readonly isReply: boolean;
  /** It is marked: the address names it. */
  readonly isNamed: boolean;
  readonly canDelete: boolean;
}

const profilePath = (username: string): string => `/user/${bareHandle(username)}`;

const Heading = ({ comment }: { readonly comment: ShownComment }) => (
  <header className={classes(nameRow.row, 'leading-5.5')}>
    <span className={classes(nameRow.name, 'flex items-center gap-1')}>
      <Link to={profilePath(comment.username)} className="min-w-0 hover:underline">
        <MemberName member={{ displayName: comment.displayName, badge: null }} className="max-w-full" />
      </Link>
      <MemberBadge badge={comment.badge} />
    </span>
    <span className={classes(nameRow.rest, 'text-ink-3')}>
      <Handle name={comment.username} />
      <span aria-hidden="true" className="mx-1.5">
        ·
      </span>
      <span className="whitespace-nowrap">
        {comment.isPending === true ? texts.sending : <TimeAgo at={comment.created_at} />}
      </span>
    </span>
  </header>
);

/** A picture opens whole, as that of a post does. */
const CommentMedia = ({ media }: { readonly media: MediaView }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MediaFrame media={media} onOpen={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <PictureViewer pictures={[{ id: media.url, media }]} start={media.url} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const CommentWords = ({ comment }: { readonly comment: ShownComment }) => (
  <WordsSlot of={{ comment_id: comment.id }} content={comment.content} facets={comment.facets}>
    {({ text, facets, lang }) => (
      <p
        dir="auto"
        lang={lang ?? undefined}
        className="text-[0.9375rem]/5.5 wrap-anywhere whitespace-pre-wrap [&_a]:font-medium"
      >
        <FacetText text={text} facets={facets} />
      </p>
    )}
  </WordsSlot>
);

export const CommentRow = ({ comment, answers, isReply, isNamed, canDelete }: RowProps) => (
  <article
    id={commentElementId(comment.id)}
    aria-busy={comment.isPending}
    aria-current={isNamed || undefined}
    className={classes(
      'flex scroll-mt-24 gap-3 pt-3.5',
      isNamed && '-mx-2.5 mt-1.5 rounded-xl bg-accent-soft/60 px-2.5',
      comment.isPending === true && 'animate-fade opacity-60',
    )}
  >
    {isNamed && <IntoView id={comment.id} />}
    <Link to={profilePath(comment.username)} aria-hidden="true" tabIndex={-1} className="shrink-0 self-start">
      <Avatar name={comment.displayName} url={comment.avatar_url} size={isReply ? 32 : 40} />
    </Link>
    <div className="min-w-0 flex-1">
      <Heading comment={comment} />
      {answers !== null && (
        <p className="flex gap-1 text-sm text-ink-3">
          <span className="shrink-0">{texts.replyingTo}</span>{' '}
          <Link to={profilePath(answers)} className="min-w-0 text-accent-ink hover:underline">
            <Handle name={answers} isStrong />
          </Link>
        </p>
      )}
      <CommentWords comment={comment} />
      {comment.media !== null && (
        <div className="max-w-105">
          <CommentMedia media={comment.media} />
        </div>
      )}
      {comment.isPending !== true && <CommentActions comment={comment} canDelete={canDelete} />}
    </div>
  </article>
);
