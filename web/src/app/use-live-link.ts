import { useEffect } from 'react';
import { refreshSession, useSession } from '#auth';
import { keepConnected } from '#kernel';

/** While somebody is signed in, their page hears what happens. */
export const useLiveLink = (): void => {
  const { user, isSettled } = useSession();
  // Not before the server has been asked: a session that has ended would be refused, and browsers print that.
  const id = isSettled ? user?.id : undefined;
  useEffect(() => (id === undefined ? undefined : keepConnected(() => void refreshSession())), [id]);
};
