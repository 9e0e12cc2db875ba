import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight, Check, Coins, Copy, Ellipsis } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { getBrand } from '#kernel';
import { Card, classes, Notice, toast, useCopy } from '#ui';
import { shortAddress } from './address.ts';
import { beginOnChain } from './begin-on-chain.ts';
import type { ChainAct } from './chain.ts';
import { texts } from './texts.ts';

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

const ACT = 'group flex min-w-0 flex-1 flex-col items-center gap-1.5 rounded-2xl py-1 text-sm select-none';

const Face = ({ icon: Icon, isSoon = false }: { readonly icon: LucideIcon; readonly isSoon?: boolean }) => (
  <span
    className={classes(
      'inline-flex size-12 items-center justify-center rounded-full transition-[background-color,transform] duration-150 group-active:scale-95 max-[359px]:size-11',
      isSoon
        ? 'border border-dashed border-line-strong text-ink-3'
        : 'bg-accent-soft text-accent-ink group-hover:bg-accent group-hover:text-white',
    )}
  >
    <Icon aria-hidden="true" className="size-5" />
  </span>
);

const SOON: readonly (readonly [Exclude<ChainAct, 'withdraw'>, LucideIcon])[] = [
  ['send', ArrowUpRight],
  ['swap', ArrowLeftRight],
];

interface SoonProps {
  readonly act: ChainAct;
  readonly icon: LucideIcon;
  readonly reason: string;
}

/** It looks like what it is: there, and not yet of use. */
const Soon = ({ act, icon, reason }: SoonProps) => (
  <button
    type="button"
    aria-describedby={reason}
    onClick={() => beginOnChain(act)}
    className={classes(ACT, 'font-medium text-ink-2')}
  >
    <Face icon={icon} isSoon />
    {words.acts[act]}
  </button>
);

interface ChainCardProps {
  readonly address: string;
  readonly onReceive: () => void;
}

/** WALL-01, D32: nothing reads a chain yet, so there is no figure, and nobody is invited to send anything. */
export const ChainCard = ({ address, onReceive }: ChainCardProps) => {
  const reason = useId();
  return (
    <Card>
      <section aria-label={words.label} className="flex flex-col gap-4 p-5">
        <div className="flex min-h-6 items-center justify-between gap-3">
          <p className="text-base font-semibold">{words.label}</p>
          <AddressButton address={address} />
        </div>
        <Notice tone="warning">{words.unread}</Notice>
        <div className="-mx-2 flex">
          <button type="button" onClick={onReceive} className={classes(ACT, 'font-semibold')}>
            <Face icon={ArrowDownLeft} />
            {words.receive}
          </button>
          {SOON.map(([act, icon]) => (
            <Soon key={act} act={act} icon={icon} reason={reason} />
          ))}
          <Link to={`/buy-${getBrand().slug}`} className={classes(ACT, 'font-semibold')}>
            <Face icon={Coins} />
            {words.buy}
          </Link>
          <Soon act="more" icon={Ellipsis} reason={reason} />
        </div>
        <p id={reason} className="text-center text-sm text-ink-2">
          {words.reason}
        </p>
      </section>
    </Card>
  );
};
