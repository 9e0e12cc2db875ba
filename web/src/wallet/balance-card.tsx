import { formatAmount } from '@house/contract/kernel';
import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight, Check, Coins, Copy, Ellipsis } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { getBrand } from '#kernel';
import { useBalance, useEarnings, useWaitingWelcome } from '#ledger';
import { classes, openDialog, toast, useCopy } from '#ui';
import { shortAddress } from './address.ts';
import { chain } from './chain.ts';
import type { ChainAct } from './chain.ts';
import { texts } from './texts.ts';
import './wallet.css';

const words = texts.card;

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
      className="-me-2.5 -mt-2.5 inline-flex min-h-11 items-center gap-2 rounded-full px-2.5 font-mono text-base text-(--card-ink-2) transition-colors duration-150 hover:bg-white/10 hover:text-white"
    >
      {shortAddress(address)}
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
};

interface ActProps {
  readonly text: string;
  readonly icon: LucideIcon;
  readonly onAct: () => void;
}

const Act = ({ text, icon: Icon, onAct }: ActProps) => (
  <button
    type="button"
    onClick={onAct}
    className="group flex min-w-0 flex-1 flex-col items-center gap-2 rounded-2xl py-1 text-sm font-semibold select-none"
  >
    <span className="inline-flex size-12 items-center justify-center rounded-full bg-white/15 transition-[background-color,transform] duration-150 group-hover:bg-white/25 group-active:scale-95 max-[359px]:size-11">
      <Icon aria-hidden="true" className="size-5" />
    </span>
    {text}
  </button>
);

/** Long sums are drawn smaller instead of being cut. */
const sizeOf = (figure: string): string =>
  figure.length > 13 ? 'text-2xl' : figure.length > 9 ? 'text-3xl' : 'text-[2.75rem] leading-12';

interface FiguresProps {
  readonly memberId: string | null;
  readonly onWithdraw: () => void;
}

const Figures = ({ memberId, onWithdraw }: FiguresProps) => {
  const token = getBrand().tokens.credit;
  const balance = useBalance(memberId, 'WGM');
  const earned = useEarnings(memberId);
  const waiting = useWaitingWelcome(memberId);
  const isWaiting = memberId !== null && balance === null;
  const figure = `${formatAmount(balance ?? (0n as NonNullable<typeof balance>), 'WGM', 'en')} ${token}`;
  return (
    <>
      <p
        role="status"
        className={classes(
          'figures flex min-h-12 items-center font-bold tracking-tight transition-opacity duration-200',
          sizeOf(figure),
          isWaiting && 'opacity-0',
        )}
      >
        {!isWaiting && figure}
      </p>
      {memberId === null ? (
        <button
          type="button"
          onClick={() => openDialog('sign-in')}
          className="-my-2.5 inline-flex min-h-11 items-center self-start text-base text-(--card-ink-2) underline decoration-white/40 underline-offset-4 hover:text-white"
        >
          {words.guest} {token}
        </button>
      ) : (
        <div className="mt-0.5 flex min-h-6 items-center justify-between gap-3">
          <p className="min-w-0 text-base text-(--card-ink-2)">
            {waiting > 0n
              ? words.waiting(formatAmount(waiting, 'WGM', 'en'), token)
              : earned !== null &&
                (earned > 0n ? words.earned(formatAmount(earned, 'WGM', 'en')) : words.earnedNothing)}
          </p>
          <button
            type="button"
            onClick={onWithdraw}
            className="group -my-2.5 inline-flex min-h-11 shrink-0 items-center text-sm font-semibold select-none"
          >
            <span className="rounded-full bg-white/15 px-3.5 py-1.5 transition-colors duration-150 group-hover:bg-white/25">
              {words.withdraw}
            </span>
          </button>
        </div>
      )}
    </>
  );
};

interface BalanceCardProps {
  readonly memberId: string | null;
  readonly address: string;
  readonly onReceive: () => void;
}

/** WALL-01. */
export const BalanceCard = ({ memberId, address, onReceive }: BalanceCardProps) => {
  // WALL-07.
  const ask = (act: ChainAct) => () => {
    if (!chain.begin(act, address)) toast(words.soon(words[act]));
  };
  return (
    <section aria-label={words.label} className="balance-card relative flex flex-col overflow-hidden rounded-3xl p-5">
      <div className="flex min-h-6 items-start justify-between gap-3">
        <p className="text-base font-medium text-(--card-ink-2)">{words.label}</p>
        <AddressButton address={address} />
      </div>
      <Figures memberId={memberId} onWithdraw={ask('withdraw')} />
      <div className="-mx-2 mt-5 flex">
        <Act text={words.receive} icon={ArrowDownLeft} onAct={onReceive} />
        <Act text={words.send} icon={ArrowUpRight} onAct={ask('send')} />
        <Act text={words.swap} icon={ArrowLeftRight} onAct={ask('swap')} />
        <Act text={words.buy} icon={Coins} onAct={ask('buy')} />
        <Act text={words.more} icon={Ellipsis} onAct={ask('more')} />
      </div>
    </section>
  );
};
