import type { OwnProfileView } from '@wagram/contract/members';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { copyText } from '#ui';
import {
  Activity,
  ChainCard,
  ExternalCard,
  GetTestSol,
  LinkCard,
  linkedMember,
  PasswordSheet,
  ReceiveSheet,
  SendSheet,
  TokenList,
  WaitingPayments,
} from '#wallet';
import type { Signer, WalletInUse } from '#wallet';
import { useWhomToPay } from './use-whom-to-pay.ts';
import { WalletCredit } from './wallet-credit.tsx';
import { WALLET_TABS, WalletSafety, WalletTabs } from './wallet-parts.tsx';
import { WalletTickets } from './wallet-tickets.tsx';
import type { ReadyWallet, WalletTab } from './wallet-parts.tsx';

/** One at a time; `signer` where another wallet sends. */
interface Open {
  readonly sheet: 'receive' | 'password' | 'send' | 'more';
  readonly signer?: Signer;
}
interface InsideProps {
  readonly member: OwnProfileView | null;
  readonly wallet: ReadyWallet;
  readonly inUse: WalletInUse;
}

const tabIn = (params: URLSearchParams): WalletTab =>
  WALLET_TABS.find((name) => name === params.get('tab')) ?? 'tokens';

/** The wallet once it is open: its cards, what is in it, and the sheets that they open. */
export const WalletInside = ({ member, wallet, inUse }: InsideProps) => {
  const memberId = member?.id ?? null;
  const [params] = useSearchParams();
  const [to, forgetTo] = useWhomToPay();
  const [open, setOpen] = useState<Open | null>(to === null ? null : { sheet: 'send' });
  const [isKept, setKept] = useState<boolean | null>(null);
  const tab = tabIn(params);
  const handleClose = () => {
    setOpen(null);
    forgetTo();
  };
  // WALL-07: it copies, and says so.
  const handleReceive = () => {
    setOpen({ sheet: 'receive' });
    setKept(null);
    void copyText(wallet.address).then(setKept);
  };
  return (
    <>
      <div className="flex flex-col gap-4 p-4 wide:px-6">
        <WalletCredit
          memberId={memberId}
          address={wallet.address}
          isMore={open?.sheet === 'more'}
          onLess={handleClose}
        />
        <ChainCard
          address={wallet.address}
          onReceive={handleReceive}
          onSend={() => setOpen({ sheet: 'send' })}
          onMore={() => setOpen({ sheet: 'more' })}
        >
          <GetTestSol memberId={memberId} address={wallet.address} />
        </ChainCard>
        <ExternalCard onSend={(signer) => setOpen({ sheet: 'send', signer })} />
        {memberId !== null && <WaitingPayments memberId={memberId} />}
        <WalletSafety wallet={wallet} inUse={inUse} onPassword={() => setOpen({ sheet: 'password' })} />
        {member !== null && <LinkCard member={linkedMember(member, wallet.address)} />}
      </div>
      <WalletTabs tab={tab} />
      {tab === 'tokens' && <TokenList memberId={memberId} address={wallet.address} />}
      {tab === 'tickets' && <WalletTickets memberId={memberId} />}
      {tab === 'activity' && <Activity memberId={memberId} address={wallet.address} />}
      {open?.sheet === 'send' && (
        <SendSheet
          address={open.signer?.address ?? wallet.address}
          onClose={handleClose}
          {...(to === null ? {} : { prefill: { to } })}
          {...(open.signer === undefined ? {} : { signer: open.signer })}
        />
      )}
      {open?.sheet === 'receive' && <ReceiveSheet address={wallet.address} isKept={isKept} onClose={handleClose} />}
      {open?.sheet === 'password' && (
        <PasswordSheet tag={inUse.tag} hasPassword={wallet.hasPassword} onClose={handleClose} />
      )}
    </>
  );
};
