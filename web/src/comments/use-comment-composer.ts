import { COMMENT_MAX } from '@wagram/contract/comments';
import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '#auth';
import { useComposer } from '#posts';
import { createComment } from './api.ts';
import type { CommentTarget } from './api.ts';
import { showComment } from './show-comment.ts';
import { texts } from './texts.ts';

/** From this many left on the counter warns. */
export const WARN_AT = 20;

/** COMM-02: what the dialog and the field of a post's page share. */
export const useCommentComposer = ({ postId, parentId }: CommentTarget, onSent?: () => void) => {
  const client = useQueryClient();
  const { user } = useSession();
  return useComposer({
    place: `comment:${parentId ?? postId}`,
    screen: 'comment',
    max: COMMENT_MAX,
    signIn: texts.signIn,
    failed: texts.failed,
    failedBecause: texts.failedBecause,
    send: async (written) => {
      if (user === null) return;
      const comment = await createComment(client, { postId, parentId }, user, written);
      onSent?.();
      showComment(comment.id);
    },
  });
};
