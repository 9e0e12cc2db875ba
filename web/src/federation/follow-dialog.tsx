import type { MemberId } from '@wagram/contract/kernel';
import { useFollow } from '#follows';
import { idFrom, writeStored } from '#kernel';
import { Button, closeDialog, Dialog, useDialogSubject } from '#ui';
import { hostOf } from './api.ts';
import { texts } from './texts.ts';

const words = texts.first;

/** Once on each device, before somebody elsewhere is followed for the first time. */
export const FollowElsewhereDialog = () => {
  const { id, username = '' } = useDialogSubject();
  const { toggle } = useFollow({ id: idFrom<MemberId>(id), username, isPrivate: true });
  const handleFollow = () => {
    writeStored('followed-elsewhere', 'yes');
    closeDialog();
    toggle();
  };
  return (
    <Dialog title={words.title(hostOf(username) ?? '')} description={words.about} onClose={closeDialog}>
      <div className="flex gap-3 px-6 pt-5 pb-1">
        <Button look="soft" className="flex-1" onClick={closeDialog}>
          {words.cancel}
        </Button>
        <Button className="flex-1" onClick={handleFollow}>
          {words.go}
        </Button>
      </div>
    </Dialog>
  );
};
