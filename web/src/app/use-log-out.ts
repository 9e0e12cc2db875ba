import { useNavigate } from 'react-router';
import { logOut } from '#auth';
import { isAskError } from '#kernel';
import { toast } from '#ui';
import { texts } from './shell-texts.ts';

/** AUTH-22: the server's session ends first; a failure is told, because then one is still signed in. */
export const useLogOut = (): (() => Promise<void>) => {
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
