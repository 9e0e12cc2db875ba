import type { PostId } from '@wagram/contract/kernel';
import { postCalls } from '@wagram/contract/posts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { ask, idFrom, isAskError } from '#kernel';
import { Button, closeDialog, Dialog, Notice, toast, useDialogSubject } from '#ui';
import { removePostEverywhere } from '../card/text/entities.ts';
import { texts } from '../texts.ts';
import { postPath } from '../card/acts/use-share.ts';

const words = texts.remove;

const failureText = (cause: unknown): string =>
  isAskError(cause) && cause.status > 0 ? words.failedBecause(cause.message) : words.failed;

/** SHELL-07, POST-07: it asks first, because nothing brings a deleted post back. */
export const DeletePostDialog = () => {
  const post = idFrom<PostId>(useDialogSubject()['post']);
  const client = useQueryClient();
  const navigate = useNavigate();
  const isOnItsPage = useLocation().pathname.startsWith(postPath(post));
  const remove = useMutation({
    mutationFn: () => ask(postCalls.deletePost, { post_id: post }),
    onSuccess: () => {
      closeDialog();
      if (isOnItsPage) void navigate('/home', { replace: true });
      removePostEverywhere(client, post);
      toast(words.done, 'good');
    },
  });
  return (
    <Dialog title={words.title} description={words.about} onClose={closeDialog}>
      <div className="flex flex-col gap-4 px-6 pt-5 sm:pb-1">
        {remove.isError && <Notice tone="danger">{failureText(remove.error)}</Notice>}
        <div className="flex gap-3">
          <Button look="soft" className="flex-1" onClick={closeDialog}>
            {words.cancel}
          </Button>
          <Button look="danger" className="flex-1" isBusy={remove.isPending} onClick={() => remove.mutate()}>
            {words.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
