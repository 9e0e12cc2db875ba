import type { OwnProfileView } from '@wagram/contract/members';
import { useState } from 'react';
import { copyText } from '#ui';
import { ChainCard, ChainSkeleton, ExternalCard, GetTestSol, LinkCard, linkedMember, WaitingPayments } from '#wallet';
import type { WalletInUse } from '#wallet';
import { useWhomToPay } from '../paying/use-whom-to-pay.ts';
import { WalletCredit } from './credit.tsx';
import { WalletLists } from './lists.tsx';
import { WalletSafety, type ReadyWallet } from './safety.tsx';
import { WalletSheets, type Open } from './sheets.tsx';

interface ReadyProps {
  readonly member: OwnProfileView | null;
  readonly wallet: ReadyWallet;
  readonly inUse: WalletInUse;
}
interface InsideProps extends Omit<ReadyProps, 'wallet'> {
  /** Null until the keys of this device are there: what this server's books hold does not wait for them. */
  readonly wallet: ReadyWallet | null;
}

interface CardsProps extends ReadyProps {
  readonly onOpen: (open: Open) => void;
  readonly onReceive: () => void;
}

/** What is done with the keys, and for them. */
const Cards = ({ member, wallet, inUse, onOpen, onReceive }: CardsProps) => {
  const memberId = member?.id ?? null;
  return (
    <>
      <ChainCard
        address={wallet.address}
        onReceive={onReceive}
        onSend={() => onOpen({ sheet: 'send' })}
        onMore={() => onOpen({ sheet: 'more' })}
      >
        <GetTestSol memberId={memberId} address={wallet.address} />
      </ChainCard>
      <ExternalCard onSend={(signer) => onOpen({ sheet: 'send', signer })} />
      {memberId !== null && <WaitingPayments memberId={memberId} />}
      <WalletSafety wallet={wallet} inUse={inUse} onPassword={() => onOpen({ sheet: 'password' })} />
      {member !== null && <LinkCard member={linkedMember(member, wallet.address)} />}
    </>
  );
};

/** The wallet: its cards, what is in it, and the sheets that they open. */
export const WalletInside = ({ member, wallet, inUse }: InsideProps) => {
  const [to, forgetTo] = useWhomToPay();
  const [open, setOpen] = useState<Open | null>(to === null ? null : { sheet: 'send' });
  const [isKept, setKept] = useState<boolean | null>(null);
  const handleClose = () => {
    setOpen(null);
    forgetTo();
  };
  // WALL-07: it copies, and says so.
  const handleReceive = ({ address }: ReadyWallet) => {
    setOpen({ sheet: 'receive' });
    setKept(null);
    void copyText(address).then(setKept);
  };
  return (
    <>
      <div className="flex flex-col gap-4 p-4 wide:px-6">
        <WalletCredit
          memberId={member?.id ?? null}
          address={wallet?.address ?? null}
          isMore={open?.sheet === 'more'}
          onLess={handleClose}
        />
        {wallet === null ? (
          <ChainSkeleton />
        ) : (
          <Cards
            member={member}
            wallet={wallet}
            inUse={inUse}
            onOpen={setOpen}
            onReceive={() => handleReceive(wallet)}
          />
        )}
      </div>
      {wallet !== null && (
        <>
          <WalletLists member={member} wallet={wallet} />
          <WalletSheets wallet={wallet} inUse={inUse} open={open} to={to} isKept={isKept} onClose={handleClose} />
        </>
      )}
    </>
  );
};
