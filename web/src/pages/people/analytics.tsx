import type { OwnProfileView } from '@wagram/contract/members';
import { ChartNoAxesColumn } from 'lucide-react';
import { Link } from 'react-router';
import { Activity, analyticsTexts as words, Overview, Referrals, TopLiked, useAnalytics } from '#analytics';
import { useSession } from '#auth';
import { Button, buttonClass, EmptyState, ErrorState, openDialog, Skeleton } from '#ui';

const Heading = ({ isMember }: { readonly isMember: boolean }) => (
  <div className="flex items-center justify-between gap-3 border-b border-line px-4 wide:px-6">
    <h1 className="py-4 text-2xl font-bold tracking-tight">{words.heading}</h1>
    {isMember && (
      <Link to="/earnings" className={buttonClass('soft', 'sm')}>
        {words.earnings}
      </Link>
    )}
  </div>
);

const Loading = () => (
  <div role="status" aria-label={words.loading} className="flex flex-col gap-4 px-4 pt-5 wide:px-5">
    <Skeleton className="h-6 w-44" />
    <Skeleton className="h-24 w-full rounded-card" />
    <Skeleton className="h-80 w-full rounded-card" />
    <Skeleton className="h-48 w-full rounded-card" />
  </div>
);

const Nothing = () => (
  <EmptyState
    icon={<ChartNoAxesColumn className="size-7" />}
    title={words.emptyTitle}
    hint={words.emptyHint}
    action={
      <Link to="/compose" className={buttonClass('primary')}>
        {words.write}
      </Link>
    }
  />
);

const MemberAnalytics = ({ user }: { readonly user: OwnProfileView }) => {
  const { data, isPending, refetch } = useAnalytics(user.id);
  if (isPending) return <Loading />;
  if (data === undefined) return <ErrorState title={words.failed} onRetry={() => void refetch()} />;
  const hasData = data.overview.totalPosts > 0 || data.postsActivity.length > 0;
  return (
    <>
      {hasData ? (
        <>
          <Overview analytics={data} />
          <Activity days={data.postsActivity} />
          <TopLiked posts={data.topLikedPosts} />
        </>
      ) : (
        <Nothing />
      )}
      <Referrals username={user.username} count={data.referrals} />
    </>
  );
};

/** ANAL-01. */
export const AnalyticsPage = () => {
  const { user, isChecking } = useSession();
  return (
    <>
      <Heading isMember={user !== null} />
      {user !== null && <MemberAnalytics user={user} />}
      {user === null && isChecking && <Loading />}
      {user === null && !isChecking && (
        <EmptyState
          icon={<ChartNoAxesColumn className="size-7" />}
          title={words.signInTitle}
          hint={words.signInHint}
          action={<Button onClick={() => openDialog('sign-in')}>{words.signIn}</Button>}
        />
      )}
    </>
  );
};
