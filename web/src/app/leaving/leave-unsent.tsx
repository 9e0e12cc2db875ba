import { readStoredUser } from '#kernel';
import { readOutbox } from '#messages';
import { readQueue } from '#posts';
import { Button, closeDialog, Dialog } from '#ui';
import { texts } from '../shell-texts.ts';
import { useLeaveAnyway } from './use-log-out.ts';

const words = texts.unsent;

/** Messages and posts of whoever is signed in that the server has not got. */
export const countUnsent = (): number => {
  const owner = readStoredUser()?.id;
  return owner === undefined ? 0 : readOutbox(owner).length + readQueue(owner).length;
};

/** SOC-14: leaving empties what this browser keeps of a member, so it asks while something waits. */
export const LeaveUnsent = () => {
  const leave = useLeaveAnyway();
  const handleLeave = () => {
    closeDialog();
    void leave();
  };
  return (
    <Dialog title={words.title} description={words.about(countUnsent())} onClose={closeDialog}>
      <div className="flex gap-3 px-6 pt-5 sm:pb-1">
        <Button look="soft" className="flex-1" onClick={closeDialog}>
          {words.stay}
        </Button>
        <Button look="danger" className="flex-1" onClick={handleLeave}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  );
};
