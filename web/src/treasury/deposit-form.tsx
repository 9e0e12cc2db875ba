import type { InvoiceView } from '@wagram/contract/invoices';
import { formatUnits } from '@wagram/contract/kernel';
import type { MemberId } from '@wagram/contract/kernel';
import type { DepositView } from '@wagram/contract/treasury';
import { ArrowDownToLine } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { getBrand, getLanguage } from '#kernel';
import { AmountField } from '#ledger';
import { Button, EmptyState, ErrorState, Notice, Skeleton, TermLine, TrustNote } from '#ui';
import { texts } from './texts-deposit.ts';
import { texts as shared } from './texts.ts';
import { useAskDeposit, useDepositTerms } from './use-deposit.ts';

const whole = /^[1-9][0-9]{0,15}$/;

const problemIn = (amount: string, { left }: DepositView): string | undefined => {
  if (amount === '') return undefined;
  if (!whole.test(amount)) return texts.notWhole;
  return left !== null && BigInt(amount) > BigInt(left) ? texts.tooMuch : undefined;
};

const tokensFor = ({ token, rate }: DepositView, amount: bigint): string =>
  shared.of(formatUnits(amount * BigInt(rate), token.decimals, getLanguage()), token.symbol);

const Terms = ({ terms, amount }: { readonly terms: DepositView; readonly amount: bigint }) => (
  <dl aria-live="polite">
    <TermLine label={texts.pay}>{tokensFor(terms, amount)}</TermLine>
    <TermLine label={texts.rate}>{texts.rateOf(getBrand().tokens.credit, tokensFor(terms, 1n))}</TermLine>
  </dl>
);

interface FormProps {
  readonly memberId: MemberId;
  readonly terms: DepositView;
  readonly onAsked: (invoice: InvoiceView) => void;
}

const Form = ({ memberId, terms, onAsked }: FormProps) => {
  const [amount, setAmount] = useState('');
  const { askFor, isAsking, problem } = useAskDeposit(memberId, onAsked);
  const error = problemIn(amount, terms);
  const sum = amount === '' || error !== undefined ? 0n : BigInt(amount);
  const left = terms.left === null ? null : BigInt(terms.left);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sum > 0n && !isAsking) askFor(amount);
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <AmountField
        value={amount}
        error={error}
        about={left === null ? null : texts.left(getLanguage().number(left), getBrand().tokens.credit)}
        most={left}
        onChange={setAmount}
      />
      <Terms terms={terms} amount={sum} />
      <TrustNote
        title={texts.trust.title}
        lines={[texts.trust.keeps, texts.trust.credit]}
        about={texts.trust.address}
        address={terms.address}
      />
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" size="lg" isBusy={isAsking} disabled={sum === 0n}>
        {texts.go}
      </Button>
    </form>
  );
};

/** MON-04: how much is to come in; what is to be paid for it is asked of the server. */
export const DepositForm = ({ memberId, onAsked }: Omit<FormProps, 'terms'>) => {
  const { data: terms, isError, refetch } = useDepositTerms(memberId);
  if (terms === null) return <Notice>{texts.off}</Notice>;
  if (terms === undefined)
    return isError ? (
      <ErrorState title={texts.failedToLoad} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-64" />
    );
  if (terms.is_paused) return <Notice tone="warning">{texts.paused}</Notice>;
  if (terms.left === '0') {
    return (
      <EmptyState
        icon={<ArrowDownToLine aria-hidden="true" className="size-7" />}
        title={texts.nothing}
        hint={texts.nothingHint}
      />
    );
  }
  return <Form memberId={memberId} terms={terms} onAsked={onAsked} />;
};
