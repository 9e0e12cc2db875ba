import { Flag, Heart, Reply, Trash2 } from 'lucide-react';
import { elsewhere } from '#members';
import { actionClass, shortCount, useViewerId } from '#posts';
import { useDisplayChoice } from '#settings';
import { classes, openDialog } from '#ui';
import { useCommentLike } from './api.ts';
import { openAddComment } from './dialogs.ts';
import { texts } from './texts.ts';
import type { ShownComment } from './threads.ts';

interface ActionsProps {
  readonly comment: ShownComment;
  readonly canDelete: boolean;
}

export const CommentActions = ({ comment, canDelete }: ActionsProps) => {
  const toggleLike = useCommentLike(comment);
  const isOwn = useViewerId() === comment.user_id;
  const isCounted = !useDisplayChoice('hideLikeCounts');
  const count = comment.likes_count;
  const label = isCounted ? (comment.liked ? texts.unlike(count) : texts.like(count)) : texts.likeOnly(comment.liked);
  return (
    <div className="-ms-2.5 -mb-1 flex items-center gap-1">
      <button
        type="button"
        aria-pressed={comment.liked}
        aria-label={label}
        onClick={toggleLike}
        className={actionClass('coral', comment.liked)}
      >
        <Heart aria-hidden="true" className={classes('size-4.5', comment.liked && 'fill-current')} />
        {isCounted && <span className="tabular">{shortCount(count)}</span>}
      </button>
      <button
        type="button"
        aria-label={texts.replyOf(comment.username)}
        onClick={() => openAddComment(comment.post_id, comment.id)}
        className={actionClass('accent')}
      >
        <Reply aria-hidden="true" className="size-4.5" />
        {texts.reply}
      </button>
      {!isOwn && (
        <button
          type="button"
          aria-label={texts.reportOf(comment.username)}
          title={texts.report}
          onClick={() => openDialog('report', { target: 'comment', id: comment.id, ...elsewhere(comment.username) })}
          className={actionClass('coral', false, 'ms-auto text-ink-3')}
        >
          <Flag aria-hidden="true" className="size-4.5" />
        </button>
      )}
      {canDelete && (
        <button
          type="button"
          aria-label={texts.remove}
          title={texts.remove}
          onClick={() => openDialog('delete-comment', { comment: comment.id })}
          className={actionClass('coral', false, isOwn ? 'ms-auto text-ink-3' : 'text-ink-3')}
        >
          <Trash2 aria-hidden="true" className="size-4.5" />
        </button>
      )}
    </div>
  );
};
