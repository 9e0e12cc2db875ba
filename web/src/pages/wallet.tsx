import type { MemberId } from '@wagram/contract/kernel';
import { ShieldCheck, Ticket } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSession } from '#auth';
import { useRewards } from '#rewards';
import { copyText, EmptyState, ErrorState, Notice, TabLinks } from '#ui';
import {
  Activity,
  ChainCard,
  CreditCard,
  LeftState,
  OfferCard,
  PasswordSheet,
  ReceiveSheet,
  SafetyCard,
  sayLater,
  TokenList,
  useWallet,
  WalletSkeleton,
  walletTexts as words,
} from '#wallet';
import type { WalletInUse } from '#wallet';

type Ready = Extract<NonNullable<WalletInUse['wallet']>, { state: 'ready' }>;
type Tab = 'tokens' | 'tickets' | 'activity';

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

const Tabs = ({ tab }: { readonly tab: Tab }) => (
  <TabLinks
    label={words.tabs.label}
    tabs={(['tokens', 'tickets', 'activity'] as const).map((name) => ({
      to: name === 'tokens' ? '/wallet' : `/wallet?tab=${name}`,
      text: words.tabs[name],
      isCurrent: tab === name,
    }))}
  />
);

/** Friends who have done what is asked of them and were not paid yet; null until it is known, and for a guest. */
const usePending = (memberId: MemberId | null): number | null => {
  const rewards = useRewards(memberId).data?.rewards ?? null;
  return rewards === null ? null : rewards.qualified - rewards.credited;
};

interface InsideProps {
  readonly memberId: MemberId | null;
  readonly wallet: Ready;
  readonly inUse: WalletInUse;
}

const Inside = ({ memberId, wallet, inUse }: InsideProps) => {
  const [params] = useSearchParams();
  const [open, setOpen] = useState<'receive' | 'password' | null>(null);
  const [isKept, setKept] = useState<boolean | null>(null);
  const pending = usePending(memberId);
  const asked = params.get('tab');
  const tab: Tab = asked === 'tickets' || asked === 'activity' ? asked : 'tokens';
  const handleClose = () => setOpen(null);
  // WALL-07: it copies, and says so.
  const handleReceive = () => {
    setOpen('receive');
    setKept(null);
    void copyText(wallet.address).then(setKept);
  };
  return (
    <>
      <div className="flex flex-col gap-4 p-4 wide:px-6">
        <CreditCard memberId={memberId} pending={pending} />
        <ChainCard address={wallet.address} onReceive={handleReceive} onSend={() => sayLater('send')} />
        {!wallet.isKept && <Notice tone="danger">{words.safety.notKept}</Notice>}
        <SafetyCard wallet={wallet} asides={inUse.asides} onPassword={() => setOpen('password')} />
      </div>
      <Tabs tab={tab} />
      {tab === 'tokens' && <TokenList memberId={memberId} address={wallet.address} />}
      {tab === 'tickets' && (
        <EmptyState icon={<Ticket className="size-7" />} title={words.tickets.empty} hint={words.tickets.hint} />
      )}
      {tab === 'activity' && <Activity memberId={memberId} />}
      {open === 'receive' && <ReceiveSheet address={wallet.address} isKept={isKept} onClose={handleClose} />}
      {open === 'password' && <PasswordSheet tag={inUse.tag} hasPassword={wallet.hasPassword} onClose={handleClose} />}
    </>
  );
};

/** WALL-01. */
export const WalletPage = () => {
  const { user } = useSession();
  const inUse = useWallet();
  const { wallet } = inUse;
  return (
    <>
      <Header />
      {inUse.hasLeft && <LeftState />}
      {wallet === null && !inUse.hasLeft && <WalletSkeleton />}
      {wallet?.state === 'ready' && <Inside memberId={user?.id ?? null} wallet={wallet} inUse={inUse} />}
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
