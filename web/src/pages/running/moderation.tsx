import { useSession } from '#auth';
import { ModerationDesk } from '#moderation';
import { Skeleton } from '#ui';
import { NotFoundPage } from '../not-found.tsx';

/** For those who run this server; for everybody else there is no such page. */
export const ModerationPage = () => {
  const { user, isChecking } = useSession();
  if (isChecking) return <Skeleton className="m-5 h-64" />;
  return user?.operator === true ? <ModerationDesk /> : <NotFoundPage />;
};
