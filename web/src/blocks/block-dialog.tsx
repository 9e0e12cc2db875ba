import { atHandle } from '@wagram/contract/members';
import { useQueryClient } from '@tanstack/react-query';
import { Button, closeDialog, Dialog } from '#ui';
import { texts } from './texts.ts';
import { askedToBlock, blockAsked } from './use-block.ts';

const words = texts.ask;

/** MEND-07: says what a block does before it does it. */
export const BlockDialog = () => {
  const client = useQueryClient();
  const member = askedToBlock();
  if (member === null) return null;
  const handleConfirm = () => {
    closeDialog();
    blockAsked(client);
  };
  return (
    <Dialog title={words.title(atHandle(member.username))} description={words.about} onClose={closeDialog}>
      <div className="grid grid-cols-2 gap-3 px-6 pt-5 sm:pb-1">
        <Button look="soft" onClick={closeDialog}>
          {words.cancel}
        </Button>
        <Button look="danger" onClick={handleConfirm}>
          {words.confirm}
        </Button>
      </div>
    </Dialog>
  );
};
