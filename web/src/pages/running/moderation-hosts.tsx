import { useSession } from '#auth';
import { HostDesk } from '#federation';
import { Skeleton } from '#ui';
import { NotFoundPage } from '../not-found.tsx';

/** For those who run this server; for everybody else there is no such page. */
export const ModerationHostsPage = () => {
  const { user, isChecking } = useSession();
  if (isChecking) return <Skeleton className="m-5 h-64" />;
  return user?.operator === true ? <HostDesk /> : <NotFoundPage />;
};
