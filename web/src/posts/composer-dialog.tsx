import { useNavigate } from 'react-router';
import { closeDialog, Dialog, toast } from '#ui';
import { texts } from './composer-texts.ts';
import { Composer } from './composer.tsx';
import { usePostComposer } from './use-composer-post.ts';

/** POST-09: opened, it is empty; what was left unsent is offered back. */
export const NewPostDialog = () => {
  const navigate = useNavigate();
  const composer = usePostComposer('dialog', (post) => {
    closeDialog();
    toast(texts.posted, 'good', { text: texts.view, onAct: () => void navigate(`/post/${post.id}`) });
  });
  const handleClose = () => {
    closeDialog();
    if (!composer.isEmpty && !composer.isBusy) toast(texts.kept);
  };
  return (
    <Dialog title={texts.dialogTitle} width="wide" onClose={handleClose}>
      <Composer look="dialog" composer={composer} />
    </Dialog>
  );
};
