import { isAddress } from '@wagram/contract/chain';
import type { MemberId } from '@wagram/contract/kernel';
import type { TreasuryView, WithdrawalView } from '@wagram/contract/treasury';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { getBrand, getLanguage } from '#kernel';
import { AmountField, useBalance } from '#ledger';
import { Button, Notice, TermLine, TrustNote } from '#ui';
import { AddressChoice } from './address-choice.tsx';
import { mostOf, problemOf, sumOf, whyStays } from './draft.ts';
import { texts } from './texts.ts';
import { useWithdraw } from './use-withdraw.ts';

const write = (amount: bigint): string => getLanguage().number(amount);

/** What becomes of it, said again with every digit. */
const Terms = ({ treasury, amount }: { readonly treasury: TreasuryView; readonly amount: bigint }) => {
  const words = texts.terms;
  const rate = BigInt(treasury.rate);
  return (
    <dl aria-live="polite">
      <TermLine label={words.arrives}>
        <span className="text-lg font-bold">{sumOf(amount * rate, treasury)}</span>
      </TermLine>
      <TermLine label={words.rate}>{words.rateOf(getBrand().tokens.credit, sumOf(rate, treasury))}</TermLine>
      <TermLine label={words.fee}>{words.feeByServer}</TermLine>
    </dl>
  );
};

interface HowMuchProps {
  readonly treasury: TreasuryView;
  readonly balance: bigint | null;
}

/** How much may leave, and why the rest stays. */
const HowMuch = ({ treasury, balance }: HowMuchProps) => {
  const can = BigInt(treasury.withdrawable);
  const token = getBrand().tokens.credit;
  if (balance === null) return null;
  return (
    <div role="status" className="space-y-1">
      <p className="figures text-base font-semibold">{texts.can(write(can), write(balance), token)}</p>
      {balance > can && <p className="text-sm text-ink-2">{whyStays(treasury)}</p>}
    </div>
  );
};

export interface WithdrawFormProps {
  readonly memberId: MemberId;
  /** Of their own wallet. */
  readonly own: string;
  readonly treasury: TreasuryView;
  readonly onTaken: (withdrawal: WithdrawalView) => void;
}

/** MON-03: how much, where to, what arrives, and whom one trusts with it. */
export const WithdrawForm = ({ memberId, own, treasury, onTaken }: WithdrawFormProps) => {
  const [amount, setAmount] = useState('');
  const [other, setOther] = useState<string | null>(null);
  const balance = useBalance(memberId, 'WGM');
  const { withdraw, isSending, problem } = useWithdraw(memberId, onTaken);
  const token = getBrand().tokens.credit;
  const most = mostOf(treasury);
  const error = problemOf(amount, treasury);
  const sum = amount === '' || error !== undefined ? 0n : BigInt(amount);
  const address = other ?? own;
  const canSend = sum > 0n && isAddress(address) && !isSending;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) withdraw({ amount, address });
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <HowMuch treasury={treasury} balance={balance} />
      <AmountField
        value={amount}
        error={error}
        about={most < BigInt(treasury.withdrawable) ? texts.today(write(most), token) : null}
        most={most}
        onChange={setAmount}
      />
      <Terms treasury={treasury} amount={sum} />
      <AddressChoice own={own} other={other} onChange={setOther} />
      <TrustNote
        title={texts.trust.title}
        lines={[texts.trust.keeps, texts.trust.held]}
        about={texts.trust.address}
        address={treasury.address}
      />
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" size="lg" isBusy={isSending} disabled={!canSend}>
        {texts.go(sum === 0n ? '' : write(sum), token)}
      </Button>
    </form>
  );
};
