import type { TreasuryView, WithdrawalView } from '@wagram/contract/treasury';
import { Link } from 'react-router';
import { shortAddress } from '#chain';
import { getBrand, getLanguage } from '#kernel';
import { Button, buttonClass } from '#ui';
import { sumOf } from './draft.ts';
import { texts } from './texts.ts';
import { WithdrawalFace } from './withdrawal-face.tsx';

const hintOf = ({ state, amount, tokens, address }: WithdrawalView, treasury: TreasuryView): string => {
  const { hints } = texts;
  if (state === 'paid') return hints.paid(sumOf(BigInt(tokens), treasury), shortAddress(address));
  if (state !== 'returned') return hints[state];
  return hints.returned(texts.of(getLanguage().number(BigInt(amount)), getBrand().tokens.credit));
};

interface WithdrawalTakenProps {
  readonly withdrawal: WithdrawalView;
  readonly treasury: TreasuryView;
  readonly onDone: () => void;
  /** Null where no more can be withdrawn. */
  readonly onAgain: (() => void) | null;
}

/** How far the one that was just asked for has come, in words that are true. */
export const WithdrawalTaken = ({ withdrawal, treasury, onDone, onAgain }: WithdrawalTakenProps) => {
  const { state, signature } = withdrawal;
  return (
    <>
      <div role="status" className="flex flex-col items-center gap-3 py-4 text-center">
        <WithdrawalFace state={state} isLarge />
        <p className="text-2xl font-bold tracking-tight">{texts.states[state]}</p>
        <p className="max-w-80 text-base text-ink-2">{hintOf(withdrawal, treasury)}</p>
      </div>
      <div className="flex flex-col gap-2">
        <Button size="lg" onClick={onDone}>
          {texts.done}
        </Button>
        {state === 'paid' && signature !== null && (
          <Link to={`/tx/${signature}`} className={buttonClass('soft')}>
            {texts.seeIt}
          </Link>
        )}
        {onAgain !== null && (
          <Button look="ghost" onClick={onAgain}>
            {texts.again}
          </Button>
        )}
      </div>
    </>
  );
};
