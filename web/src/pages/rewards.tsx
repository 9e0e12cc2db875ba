import type { OwnProfileView } from '@wagram/contract/members';
import { useSession } from '#auth';
import { getBrand } from '#kernel';
import {
  Earnings,
  HowItWorks,
  Medal,
  ReferralHistory,
  ReferralLink,
  RewardFigures,
  rewardTexts as words,
  TierList,
  useRewards,
} from '#rewards';
import { Button, ErrorState, openDialog, Skeleton } from '#ui';

const Loading = () => (
  <div role="status" aria-label={words.loading} className="flex flex-col gap-4">
    <Skeleton className="h-60 rounded-card" />
    <Skeleton className="h-24 rounded-card" />
    <Skeleton className="h-20 rounded-card" />
    <Skeleton className="h-56 rounded-card" />
  </div>
);

const Invitation = () => (
  <section className="glow flex flex-col items-center rounded-card border border-line bg-surface px-6 py-9 text-center">
    <span aria-hidden="true" className="flex items-end justify-center">
      <Medal tier="Silver" className="-me-3 h-16 w-auto -rotate-6" />
      <Medal tier="Gold" className="relative h-22 w-auto" />
      <Medal tier="Bronze" className="-ms-3 h-16 w-auto rotate-6" />
    </span>
    <h2 className="mt-6 text-2xl font-bold tracking-tight">{words.guest.title}</h2>
    <p className="mt-2 max-w-96 text-base text-ink-2">{words.guest.hint(getBrand().tokens.credit)}</p>
    <Button className="mt-6" onClick={() => openDialog('sign-in', { reason: words.guest.reason })}>
      {words.guest.signIn}
    </Button>
  </section>
);

const Body = ({ user }: { readonly user: OwnProfileView | null }) => {
  const { data, isPending, refetch } = useRewards(user?.id ?? null);
  if (isPending) return <Loading />;
  if (data === undefined) return <ErrorState title={words.failed} onRetry={() => void refetch()} />;
  const { rewards, terms } = data;
  if (user === null || rewards === null)
    return (
      <>
        <Invitation />
        <TierList credited={null} />
        <HowItWorks terms={terms} />
      </>
    );
  return (
    <>
      <Earnings rewards={rewards} />
      <ReferralLink username={user.username} />
      <RewardFigures rewards={rewards} />
      <TierList credited={rewards.credited} />
      <ReferralHistory memberId={user.id} />
      <HowItWorks terms={terms} />
    </>
  );
};

/** REW-01. */
export const RewardsPage = () => {
  const { user, isChecking } = useSession();
  return (
    <>
      <h1 className="border-b border-line px-4 py-4 text-2xl font-bold tracking-tight wide:px-6">{words.heading}</h1>
      <div className="flex flex-col gap-7 px-4 py-5 pb-10 wide:px-6">
        {isChecking ? <Loading /> : <Body user={user} />}
      </div>
    </>
  );
};
