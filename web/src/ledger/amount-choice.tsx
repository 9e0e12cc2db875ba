import { formatAmount } from '@wagram/contract/kernel';
import type { Amount, MemberId } from '@wagram/contract/kernel';
import { useId } from 'react';
import { getBrand, getLanguage } from '#kernel';
import { classes, Notice, Spinner } from '#ui';
import { useBalance, useWaitingWelcome } from './api.ts';
import { texts } from './texts.ts';

type Balance = Amount<'WGM'> | null;

interface AmountChoiceProps<A extends number> {
  /** Whose balance it comes from. */
  readonly me: MemberId | null;
  /** From small to large. */
  readonly amounts: readonly A[];
  /** The one that is on its way. */
  readonly sending: A | null;
  readonly problem: string | null;
  readonly labelOf: (amount: A, token: string) => string;
  readonly onChoose: (amount: A) => void;
}

/** Why an amount cannot be chosen; nothing while all can, and while nobody knows. */
const reasonFor = (balance: Balance, waiting: NonNullable<Balance>, most: number, token: string): string => {
  if (balance === null || balance >= BigInt(most)) return '';
  if (waiting > 0n) return texts.waiting(formatAmount(waiting, 'WGM', getLanguage()), token);
  return balance === 0n ? texts.nothing(token) : texts.above;
};

interface ChipProps {
  readonly amount: number;
  readonly label: string;
  readonly isBusy: boolean;
  readonly isSending: boolean;
  /** The element that says why it cannot be chosen, if it cannot. */
  readonly reasonId: string | undefined;
  readonly onChoose: () => void;
}

const Chip = ({ amount, label, isBusy, isSending, reasonId, onChoose }: ChipProps) => (
  <button
    type="button"
    disabled={isBusy || reasonId !== undefined}
    aria-label={label}
    aria-describedby={reasonId}
    onClick={onChoose}
    className={classes(
      'flex min-h-15 flex-col items-center justify-center rounded-xl transition-transform duration-150',
      reasonId === undefined
        ? 'bg-mint-soft text-mint hover:-translate-y-0.5 active:scale-95 disabled:opacity-60 disabled:hover:translate-y-0'
        : 'cursor-not-allowed bg-sunken text-ink-3',
    )}
  >
    {isSending ? (
      <Spinner className="size-5" />
    ) : (
      <>
        <span className="tabular text-lg leading-5 font-bold">{amount}</span>
        <span className="text-xs font-semibold">{getBrand().tokens.credit}</span>
      </>
    )}
  </button>
);

/** A few fixed amounts to send at one touch. The line of the balance is there from the start, so that nothing moves under a finger. */
export const AmountChoice = <A extends number>(props: AmountChoiceProps<A>) => {
  const { me, amounts, sending, problem, labelOf, onChoose } = props;
  const balance = useBalance(me, 'WGM');
  const waiting = useWaitingWelcome(me);
  const reasonId = useId();
  const token = getBrand().tokens.credit;
  return (
    <>
      <p className="mt-3 flex min-h-5 flex-wrap justify-between gap-x-3 text-sm" role="status">
        {balance !== null && (
          <span className="figures font-semibold">
            {texts.balance(formatAmount(balance, 'WGM', getLanguage()), token)}
          </span>
        )}
        <span id={reasonId} className="text-ink-2">
          {reasonFor(balance, waiting, amounts.at(-1) ?? 0, token)}
        </span>
      </p>
      <div className="mt-2 grid grid-cols-4 gap-2">
        {amounts.map((amount) => (
          <Chip
            key={amount}
            amount={amount}
            label={labelOf(amount, token)}
            isBusy={sending !== null}
            isSending={sending === amount}
            reasonId={balance !== null && balance < BigInt(amount) ? reasonId : undefined}
            onChoose={() => onChoose(amount)}
          />
        ))}
      </div>
      {problem !== null && (
        <div className="mt-3">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
    </>
  );
};
