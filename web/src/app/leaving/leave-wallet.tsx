import { closeDialog } from '#ui';
import { LeaveSheet } from '#wallet';
import { useLeave } from './use-log-out.ts';

export { walletAtLeave } from '#wallet';

export const LeaveWallet = () => {
  const leave = useLeave();
  const handleLeave = () => {
    closeDialog();
    void leave();
  };
  return <LeaveSheet onClose={closeDialog} onLeave={handleLeave} />;
};
