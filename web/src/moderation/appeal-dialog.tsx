import type { ModerationLogId } from '@wagram/contract/kernel';
import { idFrom } from '#kernel';
import { closeDialog, Dialog, useDialogSubject } from '#ui';
import { AppealForm } from './appeal-form.tsx';
import { texts } from './texts-author.ts';

/** Opened with { decision }. */
export const AppealDialog = () => {
  const decision = idFrom<ModerationLogId>(useDialogSubject()['decision']);
  return (
    <Dialog title={texts.appealTitle} description={texts.appealAbout} onClose={closeDialog}>
      <div className="px-6 pt-5 pb-1">
        <AppealForm decisionId={decision} onDone={closeDialog} onCancel={closeDialog} />
      </div>
    </Dialog>
  );
};
