import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight, Check, Coins, Copy, Ellipsis } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getBrand } from '#kernel';
import { Card, classes, Notice, Skeleton, toast, useCopy } from '#ui';
import { shortAddress } from './address.ts';
import { figureSize } from './figure.ts';
import { NetworkMark } from './network-mark.tsx';
import { useFollowChain, useHoldings, useNetwork } from './network.ts';
import { texts } from './texts.ts';
import { writeSol } from './units.ts';

const words = texts.chain;

const AddressButton = ({ address }: { readonly address: string }) => {
  const [isCopied, copy] = useCopy();
  const handleCopy = async () => {
    const isDone = await copy(address);
    toast(isDone ? words.copied : words.notCopied, isDone ? 'good' : 'bad');
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      title={address}
      aria-label={words.copyAddress}
      onClick={() => void handleCopy()}
      className="-my-2.5 -me-2.5 inline-flex min-h-11 items-center gap-2 rounded-full px-2.5 font-mono text-base text-ink-2 transition-colors duration-150 hover:bg-sunken hover:text-ink"
    >
      {shortAddress(address)}
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
};

/** CHN-07: SOL at the address. What is not known is not 0. */
const Figure = ({ address }: { readonly address: string }) => {
  const { holdings, isAsking } = useHoldings(address);
  if (isAsking) return <Skeleton className="my-1 h-10 w-40" />;
  if (holdings === null) {
    return (
      <div role="status">
        <p className="flex min-h-12 items-center text-2xl font-bold tracking-tight text-ink-2">{words.unknown}</p>
        <p className="text-sm text-ink-2">{words.unknownHint}</p>
      </div>
    );
  }
  const figure = words.sol(writeSol(BigInt(holdings.lamports)));
  return (
    <p
      role="status"
      className={classes('figures flex min-h-12 items-center font-bold tracking-tight', figureSize(figure))}
    >
      {figure}
    </p>
  );
};

const ACT = 'group flex min-w-0 flex-1 flex-col items-center gap-1.5 rounded-2xl py-1 text-sm select-none';

const Face = ({ icon: Icon }: { readonly icon: LucideIcon }) => (
  <span className="inline-flex size-12 items-center justify-center rounded-full bg-accent-soft text-accent-ink transition-[background-color,transform] duration-150 group-hover:bg-accent group-hover:text-white group-active:scale-95 max-[359px]:size-11">
    <Icon aria-hidden="true" className="size-5" />
  </span>
);

interface ActsProps {
  readonly onReceive: () => void;
  /** Null where there is no network to send on. */
  readonly onSend: (() => void) | null;
  readonly onMore: () => void;
}

const Acts = ({ onReceive, onSend, onMore }: ActsProps) => (
  <div className="-mx-2 flex">
    <button type="button" onClick={onReceive} className={classes(ACT, 'font-semibold')}>
      <Face icon={ArrowDownLeft} />
      {words.receive}
    </button>
    {onSend !== null && (
      <button type="button" onClick={onSend} className={classes(ACT, 'font-semibold')}>
        <Face icon={ArrowUpRight} />
        {words.acts.send}
      </button>
    )}
    <Link to={`/buy-${getBrand().slug}#swap`} className={classes(ACT, 'font-semibold')}>
      <Face icon={ArrowLeftRight} />
      {words.acts.swap}
    </Link>
    <Link to={`/buy-${getBrand().slug}`} className={classes(ACT, 'font-semibold')}>
      <Face icon={Coins} />
      {words.buy}
    </Link>
    <button type="button" onClick={onMore} className={classes(ACT, 'font-semibold')}>
      <Face icon={Ellipsis} />
      {words.acts.more}
    </button>
  </div>
);

interface ChainCardProps {
  readonly address: string;
  readonly onReceive: () => void;
  readonly onSend: () => void;
  readonly onMore: () => void;
  /** What else the card offers. */
  readonly children?: ReactNode;
}

/** WALL-01, D32, CHN-01: what an address holds on its network, apart from the books of this server. */
export const ChainCard = ({ address, onReceive, onSend, onMore, children }: ChainCardProps) => {
  const network = useNetwork();
  useFollowChain(address);
  return (
    <Card>
      <section aria-label={words.label} className="flex flex-col gap-4 p-5">
        <div className="flex min-h-6 items-center justify-between gap-3">
          <p className="text-base font-semibold">{words.label}</p>
          <AddressButton address={address} />
        </div>
        {network === null ? (
          <Notice>{words.off}</Notice>
        ) : (
          <div className="-mt-3 flex flex-col gap-2">
            <Figure address={address} />
            <NetworkMark />
          </div>
        )}
        {children}
        <Acts onReceive={onReceive} onSend={network === null ? null : onSend} onMore={onMore} />
      </section>
    </Card>
  );
};
