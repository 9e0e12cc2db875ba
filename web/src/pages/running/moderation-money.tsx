import { useSession } from '#auth';
import { MoneyDesk } from '#money';
import { Skeleton } from '#ui';
import { NotFoundPage } from '../not-found.tsx';

/** For those who run this server; for everybody else there is no such page. */
export const ModerationMoneyPage = () => {
  const { user, isChecking } = useSession();
  if (isChecking) return <Skeleton className="m-5 h-64" />;
  return user?.operator === true ? <MoneyDesk /> : <NotFoundPage />;
};
