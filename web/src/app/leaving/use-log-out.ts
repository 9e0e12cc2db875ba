import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { logOut } from '#auth';
import { readStored, readStoredUser, reasonOf } from '#kernel';
import { openDialog, toast } from '#ui';
import { leaving } from './leaving.ts';
import { texts } from '../shell-texts.ts';

/** AUTH-22: the server's session ends first; a failure is told, because then one is still signed in. */
export const useLeave = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    // What is still being asked for as a member would be refused once the session has ended.
    leaving.isNow = true;
    await client.cancelQueries();
    try {
      await logOut();
      void navigate('/logout');
    } catch (cause) {
      leaving.isNow = false;
      void client.invalidateQueries();
      toast(reasonOf(cause, texts.logOutFailed), 'bad');
    }
  };
};

/** P5: whether a wallet of the member's would stay behind in clear. Most browsers hold none, and load nothing for it. */
const leavesWalletInClear = async (): Promise<boolean> => {
  if (readStored('wallet') === null) return false;
  const { walletAtLeave } = await import('./leave-wallet.tsx');
  return walletAtLeave(readStoredUser()?.id ?? null) === 'clear';
};

/** SOC-14: whether something was written that the server has not got. Most have nothing, and load nothing for it. */
const hasUnsent = async (): Promise<boolean> => {
  if (readStored('outbox') === null && readStored('post-queue') === null) return false;
  const { countUnsent } = await import('./leave-unsent.tsx');
  return countUnsent() > 0;
};

/** Log Out, which asks first where something would be lost. */
export const useLogOut = (): (() => Promise<void>) => {
  const leave = useLeaveAnyway();
  return async () => {
    if (await hasUnsent().catch(() => false)) openDialog('leave-unsent');
    else await leave();
  };
};

/** The same, once it is known that nothing is waited for; it asks where a wallet would stay behind in clear. */
export const useLeaveAnyway = (): (() => Promise<void>) => {
  const leave = useLeave();
  return async () => {
    if (await leavesWalletInClear().catch(() => false)) openDialog('leave-wallet');
    else await leave();
  };
};
