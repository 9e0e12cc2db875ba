import type { Badge, OwnProfileView } from '@wagram/contract/members';
import { Suspense, useState } from 'react';
import { useSession } from '#auth';
import { lazy } from '#kernel';
import { ErrorState, openDialog, Skeleton } from '#ui';
import { FreePlaces, Meanings, Offers, Seal, useVerification, verificationTexts as words } from '#verification';

// Comes with the wallet that it needs once somebody wants to pay.
const PayBadge = lazy(async () => ({ default: (await import('./paying/pay-badge.tsx')).PayBadge }));

const Loading = () => (
  <div role="status" aria-label={words.loading} className="flex flex-col gap-4">
    <Skeleton className="h-28 rounded-card" />
    <Skeleton className="h-56 rounded-card" />
    <Skeleton className="h-56 rounded-card" />
  </div>
);

/** D28: the demo mark is none. */
const badgeOf = ({ badge }: OwnProfileView): Badge | null => (badge === 'demo' ? null : badge);

const Body = ({ user }: { readonly user: OwnProfileView | null }) => {
  const { data, isPending, refetch } = useVerification(user?.id ?? null);
  const [isPaying, setPaying] = useState(false);
  if (isPending) return <Loading />;
  if (data === undefined) return <ErrorState title={words.failed} onRetry={() => void refetch()} />;
  // The member's own copy may be newer than the offer: a badge that was just bought.
  const own = user === null ? null : (badgeOf(user) ?? data.badge);
  const places = <FreePlaces offer={data} isGuest={user === null} />;
  const handlePay = () => (user === null ? openDialog('sign-in', { reason: words.points.reason }) : setPaying(true));
  // For a guest nothing beats a free one.
  const isBest = user === null && data.free_places_left > 0;
  return (
    <>
      {isBest && places}
      {own === null && <Offers offer={data} memberId={user?.id ?? null} onPayTokens={handlePay} />}
      {!isBest && places}
      <Meanings own={own} />
      {isPaying && user !== null && (
        <Suspense fallback={null}>
          <PayBadge user={user} onClose={() => setPaying(false)} />
        </Suspense>
      )}
    </>
  );
};

const Head = ({ user }: { readonly user: OwnProfileView | null }) => {
  const badge = user === null ? null : badgeOf(user);
  return (
    <header className="glow flex flex-col items-center border-b border-line px-6 pt-8 pb-9 text-center">
      <Seal badge={badge} />
      <h1 className="mt-5 text-3xl font-bold tracking-tight">{words.heading}</h1>
      <p className="mt-2 max-w-100 text-base text-ink-2">{words.about}</p>
      {badge !== null ? (
        <p className="mt-4 rounded-full bg-mint-soft px-4 py-1.5 text-base font-semibold text-mint">{words.own}</p>
      ) : (
        <p className="mt-4 text-lg font-semibold">{words.offer}</p>
      )}
    </header>
  );
};

/** VERI-01. */
export const VerificationPage = () => {
  const { user, isChecking } = useSession();
  return (
    <>
      <Head user={user} />
      <div className="flex flex-col gap-7 px-4 py-6 pb-10 wide:px-6">
        {isChecking ? <Loading /> : <Body user={user} />}
      </div>
    </>
  );
};
