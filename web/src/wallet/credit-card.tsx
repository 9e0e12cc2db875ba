import { formatAmount, type MemberId } from '@wagram/contract/kernel';
import { Gift, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getBrand, getLanguage } from '#kernel';
import { useBalance, useEarnings, useWaitingWelcome } from '#ledger';
import { classes, openDialog } from '#ui';
import { figureSize } from './figure.ts';
import { texts } from './texts.ts';
import './wallet.css';

const words = texts.credit;

const Figure = ({ memberId }: { readonly memberId: MemberId | null }) => {
  const balance = useBalance(memberId, 'WGM');
  const isWaiting = memberId !== null && balance === null;
  const held = formatAmount(balance ?? (0n as NonNullable<typeof balance>), 'WGM', getLanguage());
  const figure = `${held} ${getBrand().tokens.credit}`;
  return (
    <p
      role="status"
      className={classes(
        'figures mt-1 flex min-h-12 items-center font-bold tracking-tight transition-opacity duration-200',
        figureSize(figure),
        isWaiting && 'opacity-0',
      )}
    >
      {!isWaiting && figure}
    </p>
  );
};

const Earned = ({ memberId }: { readonly memberId: MemberId }) => {
  const earned = useEarnings(memberId);
  const waiting = useWaitingWelcome(memberId);
  if (waiting > 0n) return words.waiting(formatAmount(waiting, 'WGM', getLanguage()), getBrand().tokens.credit);
  if (earned === null) return null;
  return (
    <Link
      to="/earnings"
      className="-my-2.5 inline-flex min-h-11 items-center underline decoration-white/40 underline-offset-4 hover:text-white"
    >
      {earned > 0n ? words.earned(formatAmount(earned, 'WGM', getLanguage())) : words.earnedNothing}
    </Link>
  );
};

const Withdraw = ({ onWithdraw }: { readonly onWithdraw: () => void }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    onClick={onWithdraw}
    className="-my-2.5 inline-flex min-h-11 shrink-0 items-center rounded-full text-sm font-medium text-(--card-ink-2) select-none hover:text-white"
  >
    {words.withdraw}
  </button>
);

const pendingText = (pending: number | null): string => {
  if (pending === null) return texts.rewards.invite;
  return pending === 0 ? texts.rewards.none : texts.rewards.some(pending);
};

const Rewards = ({ pending }: { readonly pending: number | null }) => (
  <div className="-mx-5 -mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-white/15 bg-black/10 px-5 py-3">
    <Gift aria-hidden="true" className="size-5 shrink-0 text-(--card-ink-2)" />
    <div className="min-w-30 flex-1">
      <h2 className="text-sm font-semibold">{texts.rewards.title}</h2>
      <p className="figures text-sm text-(--card-ink-2)">{pendingText(pending)}</p>
    </div>
    <Link
      to="/rewards"
      className="inline-flex min-h-11 items-center rounded-full bg-white/15 px-4 text-sm font-semibold transition-colors duration-150 hover:bg-white/25 max-[359px]:grow max-[359px]:justify-center"
    >
      {texts.rewards.portal(getBrand().name)}
    </Link>
  </div>
);

/** The rooms of these stand above this one. */
export interface CreditCardProps {
  readonly memberId: MemberId | null;
  /** How many referrals wait to be paid is known to the rewards room; the page brings it. */
  readonly pending: number | null;
  readonly onSend: () => void;
  /** Null where credit cannot leave, and until that is known. */
  readonly onWithdraw: (() => void) | null;
  readonly claim: ReactNode;
}

/** WALL-01, D32: what this server's books hold, and nothing of a chain. */
export const CreditCard = ({ memberId, pending, onSend, onWithdraw, claim }: CreditCardProps) => (
  <section aria-label={words.label} className="balance-card relative flex flex-col overflow-hidden rounded-3xl p-5">
    <div className="flex min-h-6 items-center justify-between gap-3">
      <p className="text-base font-medium text-(--card-ink-2)">{words.label}</p>
      {onWithdraw !== null && <Withdraw onWithdraw={onWithdraw} />}
    </div>
    <Figure memberId={memberId} />
    {memberId === null ? (
      <button
        type="button"
        onClick={() => openDialog('sign-in')}
        className="-my-2.5 inline-flex min-h-11 items-center self-start text-base text-(--card-ink-2) underline decoration-white/40 underline-offset-4 hover:text-white"
      >
        {words.guest} {getBrand().tokens.credit}
      </button>
    ) : (
      <>
        <p className="mt-0.5 min-h-6 text-base text-(--card-ink-2)">
          <Earned memberId={memberId} />
        </p>
        <button
          type="button"
          onClick={onSend}
          className="mt-4 inline-flex min-h-11 items-center justify-center gap-2 self-start rounded-full bg-white/15 px-5 text-base font-semibold transition-colors duration-150 hover:bg-white/25"
        >
          <Send aria-hidden="true" className="size-4.5" />
          {words.send(getBrand().tokens.credit)}
        </button>
      </>
    )}
    <div className="mt-5">{claim}</div>
    <Rewards pending={pending} />
  </section>
);
