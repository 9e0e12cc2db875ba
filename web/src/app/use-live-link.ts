import { useEffect } from 'react';
import { refreshSession, useSession } from '#auth';
import { openLive } from '#kernel';

/** While somebody is signed in, their page hears what happens. */
export const useLiveLink = (): void => {
  const id = useSession().user?.id;
  useEffect(() => (id === undefined ? undefined : openLive(() => void refreshSession())), [id]);
};
