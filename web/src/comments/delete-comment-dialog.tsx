import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { idFrom, isAskError } from '#kernel';
import { Button, closeDialog, Dialog, Notice, toast, useDialogSubject } from '#ui';
import { deleteComment } from './api.ts';
import { useKnownComment } from './entities.ts';
import { texts } from './texts.ts';

/** What cannot be undone is asked about first. */
export const DeleteCommentDialog = () => {
  const client = useQueryClient();
  const comment = useKnownComment(idFrom(useDialogSubject()['comment']));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const handleDelete = async () => {
    if (comment === null) return;
    setBusy(true);
    setProblem(null);
    try {
      await deleteComment(client, comment);
      closeDialog();
      toast(texts.removed);
    } catch (cause) {
      setProblem(isAskError(cause) ? texts.removeFailedBecause(cause.message) : texts.removeFailed);
      setBusy(false);
    }
  };
  return (
    <Dialog title={texts.removeTitle} description={texts.removeAbout} onClose={closeDialog}>
      <div className="flex flex-col gap-4 px-6 pt-5">
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        <div className="grid grid-cols-2 gap-3">
          <Button look="soft" onClick={closeDialog}>
            {texts.removeCancel}
          </Button>
          <Button look="danger" isBusy={isBusy} onClick={() => void handleDelete()}>
            {texts.removeConfirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
