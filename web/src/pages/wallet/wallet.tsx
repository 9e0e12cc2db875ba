import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useSession } from '#auth';
import { useDropPrinted } from '#kernel';
import { ErrorState } from '#ui';
import { LeftState, OfferCard, useWallet, WalletSkeleton, walletTexts as words } from '#wallet';
import { WalletInside } from './inside.tsx';

const Header = () => (
  <header className="flex min-h-14 items-center justify-between gap-3 border-b border-line py-1.5 ps-4 pe-2 wide:ps-6 wide:pe-4">
    <h1 className="text-2xl font-bold tracking-tight">{words.heading}</h1>
    <Link
      to="/wallet/settings"
      aria-label={words.settings}
      title={words.settings}
      className="inline-flex size-11 items-center justify-center rounded-full text-ink-2 transition-colors duration-150 hover:bg-sunken hover:text-ink"
    >
      <ShieldCheck aria-hidden="true" className="size-5.5" />
    </Link>
  </header>
);

/** WALL-01. */
export const WalletPage = () => {
  const { user, isChecking } = useSession();
  const inUse = useWallet();
  // Until it is known who looks, nobody is taken for a guest: their cards are smaller.
  const wallet = isChecking ? null : inUse.wallet;
  const isWaiting = wallet === null && !inUse.hasLeft;
  useDropPrinted(!isChecking);
  return (
    <>
      <Header />
      {inUse.hasLeft && <LeftState />}
      {isWaiting && user === null && <WalletSkeleton />}
      {((isWaiting && user !== null) || wallet?.state === 'ready') && (
        <WalletInside member={user} wallet={wallet} inUse={inUse} />
      )}
      {wallet?.state === 'offered' && (
        <div className="p-4 wide:px-6">
          <OfferCard address={wallet.address} onAnswer={inUse.answer} />
        </div>
      )}
      {wallet?.state === 'full' && (
        <ErrorState title={words.full.title} hint={words.full.hint} onRetry={() => window.location.reload()} />
      )}
    </>
  );
};
