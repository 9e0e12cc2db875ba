import { useNavigate } from 'react-router';
import { logOut } from '#auth';
import { isAskError, readStored, readStoredUser } from '#kernel';
import { openDialog, toast } from '#ui';
import { texts } from './shell-texts.ts';

/** AUTH-22: the server's session ends first; a failure is told, because then one is still signed in. */
export const useLeave = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  return async () => {
    try {
      await logOut();
      void navigate('/logout');
    } catch (cause) {
      toast(isAskError(cause) ? cause.message : texts.logOutFailed, 'bad');
    }
  };
};

/** P5: whether a wallet of the member's would stay behind in clear. Most browsers hold none, and load nothing for it. */
const leavesWalletInClear = async (): Promise<boolean> => {
  if (readStored('wallet') === null) return false;
  const { walletAtLeave } = await import('./leave-wallet.tsx');
  return walletAtLeave(readStoredUser()?.id ?? null) === 'clear';
};

/** Log Out, which asks first where a wallet would stay behind in clear. */
export const useLogOut = (): (() => Promise<void>) => {
  const leave = useLeave();
  return async () => {
    if (await leavesWalletInClear().catch(() => false)) openDialog('leave-wallet');
    else await leave();
  };
};
