import { COMMENT_MAX } from '@house/contract/comments';
import { useQueryClient } from '@tanstack/react-query';
import { ComposerSheet, useComposer, useKnownPost } from '#posts';
import { closeDialog, Dialog, toast, useDialogSubject } from '#ui';
import { useSession } from '#auth';
import { createComment } from './api.ts';
import { useKnownComment } from './entities.ts';
import { showComment } from './show-comment.ts';
import { texts } from './texts.ts';

const WARN_AT = 20;

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
  const postId = subject['post'] ?? '';
  const parentId = subject['parent'] ?? null;
  const client = useQueryClient();
  const { user } = useSession();
  const post = useKnownPost(postId);
  const parent = useKnownComment(parentId);
  const answered = parent ?? post;
  const isReply = parentId !== null;

  const composer = useComposer({
    place: `comment:${parentId ?? postId}`,
    screen: 'comment',
    max: COMMENT_MAX,
    signIn: texts.signIn,
    failed: texts.failed,
    failedBecause: texts.failedBecause,
    send: async (written) => {
      if (user === null) return;
      const comment = await createComment(client, { postId, parentId }, user, written);
      closeDialog();
      showComment(comment.id);
    },
  });
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
