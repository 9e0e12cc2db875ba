import type { CommentId, PostId } from '@wagram/contract/kernel';
import { idFrom } from '#kernel';
import { ComposerSheet, useKnownPost } from '#posts';
import { closeDialog, Dialog, toast, useDialogSubject } from '#ui';
import { useKnownComment } from './entities.ts';
import { texts } from './texts.ts';
import { useCommentComposer, WARN_AT } from './use-comment-composer.ts';

interface Answered {
  readonly username: string;
  readonly content: string;
}

const Context = ({ answered }: { readonly answered: Answered }) => (
  <blockquote className="border-s-2 border-line-strong ps-3 text-sm text-ink-2">
    <p className="text-ink-3">
      {texts.replyingTo} <bdi className="font-semibold text-accent-ink">{answered.username}</bdi>
    </p>
    <p dir="auto" className="mt-0.5 line-clamp-2 wrap-anywhere">
      {answered.content}
    </p>
  </blockquote>
);

/** COMM-01, COMM-02. */
export const AddCommentDialog = () => {
  const subject = useDialogSubject();
  const postId = idFrom<PostId>(subject['post']);
  const parentId = subject['parent'] === undefined ? null : idFrom<CommentId>(subject['parent']);
  const post = useKnownPost(postId);
  const parent = useKnownComment(parentId);
  const answered = parent ?? post;
  const isReply = parentId !== null;

  const composer = useCommentComposer({ postId, parentId }, closeDialog);
  const handleClose = () => {
    closeDialog();
    if (!composer.isEmpty && !composer.isBusy) toast(texts.kept);
  };
  return (
    <Dialog title={isReply ? texts.replyTitle : texts.dialogTitle} width="wide" onClose={handleClose}>
      <ComposerSheet
        look="dialog"
        composer={composer}
        warnAt={WARN_AT}
        rows={3}
        hasAlt={false}
        hasFigures
        above={answered === null ? undefined : <Context answered={answered} />}
        words={{
          label: texts.label,
          placeholder: isReply ? texts.replyPlaceholder : texts.placeholder,
          submit: isReply ? texts.submitReply : texts.submit,
        }}
      />
    </Dialog>
  );
};
