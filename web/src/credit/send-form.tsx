import { formatAmount, type MemberId } from '@wagram/contract/kernel';
import { WORDS_MAX } from '@wagram/contract/credit';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { getBrand, getLanguage } from '#kernel';
import { useBalance } from '#ledger';
import { Button, Field, Notice } from '#ui';
import { texts } from './texts.ts';
import { useSendCredit } from './use-send-credit.ts';

interface SendCreditFormProps {
  readonly me: MemberId;
  /** Their handle. */
  readonly to: string;
  readonly inChat: boolean;
  readonly onSent: () => void;
}

const whole = /^[1-9][0-9]{0,15}$/;

const problemOf = (amount: string, balance: bigint | null): string | undefined => {
  if (amount === '') return undefined;
  if (!whole.test(amount)) return texts.notWhole;
  return balance !== null && BigInt(amount) > balance ? texts.tooMuch : undefined;
};

interface AmountProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly balance: bigint | null;
  readonly onChange: (value: string) => void;
}

/** The sum is what the eye should rest on. */
const Amount = ({ value, error, balance, onChange }: AmountProps) => {
  const id = useId();
  const token = getBrand().tokens.credit;
  const held = formatAmount((balance ?? 0n) as Parameters<typeof formatAmount<'WGM'>>[0], 'WGM', getLanguage());
  return (
    <div className="rounded-card bg-sunken p-4 transition-shadow duration-150 focus-within:ring-4 focus-within:ring-accent/20">
      <label htmlFor={id} className="text-sm font-semibold">
        {texts.amount}
      </label>
      <div className="flex items-baseline gap-2">
        <input
          id={id}
          value={value}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          placeholder="0"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-about`}
          onChange={(event) => onChange(event.target.value.replaceAll(/[\s,.']/g, ''))}
          className="figures block min-h-13 w-full min-w-0 flex-1 bg-transparent text-4xl font-bold tracking-tight placeholder:text-ink-3 focus-visible:outline-none"
        />
        <span className="text-lg font-semibold text-ink-2">{token}</span>
      </div>
      <div id={`${id}-about`} className="mt-1 flex min-h-9 items-center justify-between gap-3 text-sm">
        {error === undefined ? (
          <span role="status" className="figures min-w-0 text-ink-2">
            {balance !== null && texts.have(held, token)}
          </span>
        ) : (
          <span role="alert" className="min-w-0 text-coral">
            {error}
          </span>
        )}
        {balance !== null && balance > 0n && (
          <Button look="outline" size="sm" onClick={() => onChange(String(balance))}>
            {texts.all}
          </Button>
        )}
      </div>
    </div>
  );
};

/** MON-01: how much, and a few words. */
export const SendCreditForm = ({ me, to, inChat, onSent }: SendCreditFormProps) => {
  const [amount, setAmount] = useState('');
  const [words, setWords] = useState('');
  const balance = useBalance(me, 'WGM');
  const { send, isSending, problem } = useSendCredit(onSent);
  const error = problemOf(amount, balance);
  const canSend = amount !== '' && error === undefined && !isSending;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) send({ to, amount, words: words.trim(), inChat });
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <Amount value={amount} error={error} balance={balance} onChange={setAmount} />
      <Field
        label={texts.words}
        hint={texts.wordsHint}
        value={words}
        maxLength={WORDS_MAX}
        autoComplete="off"
        dir="auto"
        onChange={setWords}
      />
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
      <Button type="submit" isBusy={isSending} disabled={!canSend}>
        {texts.go(error === undefined ? amount : '', getBrand().tokens.credit)}
      </Button>
      <p className="text-center text-sm text-ink-2">{texts.about}</p>
    </form>
  );
};
