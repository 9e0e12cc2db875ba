import { useSession } from '#auth';
import { HealthDesk } from '#operations';
import { Skeleton } from '#ui';
import { NotFoundPage } from '../not-found.tsx';

/** For those who run this server; for everybody else there is no such page. */
export const ModerationHealthPage = () => {
  const { user, isChecking } = useSession();
  if (isChecking) return <Skeleton className="m-5 h-64" />;
  return user?.operator === true ? <HealthDesk /> : <NotFoundPage />;
};
