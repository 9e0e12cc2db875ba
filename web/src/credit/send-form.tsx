import { formatAmount, type MemberId } from '@wagram/contract/kernel';
import { WORDS_MAX } from '@wagram/contract/credit';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { getBrand, getLanguage } from '#kernel';
import { AmountField, useBalance } from '#ledger';
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

/** MON-01: how much, and a few words. */
export const SendCreditForm = ({ me, to, inChat, onSent }: SendCreditFormProps) => {
  const [amount, setAmount] = useState('');
  const [words, setWords] = useState('');
  const token = getBrand().tokens.credit;
  const balance = useBalance(me, 'WGM');
  const held = balance === null ? null : texts.have(formatAmount(balance, 'WGM', getLanguage()), token);
  const { send, isSending, problem } = useSendCredit(onSent);
  const error = problemOf(amount, balance);
  const canSend = amount !== '' && error === undefined && !isSending;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) send({ to, amount, words: words.trim(), inChat });
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={handleSubmit}>
      <AmountField value={amount} error={error} about={held} most={balance} onChange={setAmount} />
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
        {texts.go(error === undefined ? amount : '', token)}
      </Button>
      <p className="text-center text-sm text-ink-2">{texts.about}</p>
    </form>
  );
};
