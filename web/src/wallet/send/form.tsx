import { NOTE_BYTES } from '@wagram/contract/chain';
import type { HoldingsView, NetworkView } from '@wagram/contract/chain';
import type { RecipientView } from '@wagram/contract/wallet';
import type { MemberId } from '@wagram/contract/kernel';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { readAmount, writeAmount } from '#kernel';
import { Button, Field, Notice } from '#ui';
import { NetworkMark } from '../network-mark.tsx';
import { AmountField } from './amount.tsx';
import { assetsOf, fillFrom, mistakeIn, noteBytes, readRecipientText } from './draft.ts';
import type { Asset, Draft } from './draft.ts';
import { useContacts, useRecipient } from './queries.ts';
import type { Lookup } from './queries.ts';
import { Contacts, LookupFailed, RecipientCard, RecipientField } from './recipient.tsx';
import { isLargeFirst, TRY_LAMPORTS, warningsAbout } from './warnings.ts';
import { texts } from './texts.ts';

/** All that is needed to make the payment. */
export interface SendPlan {
  readonly recipient: RecipientView;
  readonly asset: Asset;
  readonly amount: bigint;
  readonly note: string;
  readonly references: readonly string[];
}

interface SendFormProps {
  readonly memberId: MemberId;
  readonly holdings: HoldingsView;
  readonly network: NetworkView | null;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onScan: () => void;
  readonly onReview: (plan: SendPlan) => void;
}

const recipientError = (draft: Draft, me: string, lookup: Lookup, isTold: boolean): string | undefined => {
  const { kind } = readRecipientText(draft.to);
  if (kind === 'none' && isTold) return texts.to.missing;
  if (kind === 'bad_link') return texts.to.badLink;
  if (kind === 'unclear') return texts.to.unclear;
  if (lookup.recipient?.address === me) return texts.to.self;
  return lookup.refusal ?? undefined;
};

/** Review, pressed while the recipient was being looked up, goes on by itself. Whoever changes the form takes that back. */
const useEarlyPress = (draft: Draft, isLooking: boolean, goOn: () => void) => {
  const [pressed, setPressed] = useState<Draft | null>(null);
  const isDue = pressed === draft && !isLooking;
  useEffect(() => {
    if (!isDue) return;
    setPressed(null);
    goOn();
  }, [isDue, goOn]);
  return { isWaiting: pressed === draft && isLooking, wait: () => setPressed(draft) };
};

const useForm = ({ memberId, holdings, network, draft, onDraft, onReview }: SendFormProps) => {
  // Mistakes are told once somebody wants to go on, and while they mend them.
  const [isTold, setTold] = useState(false);
  const contacts = useContacts(memberId);
  const typed = readRecipientText(draft.to);
  const lookup = useRecipient(memberId, 'to' in typed ? typed.to : null);
  const assets = assetsOf(holdings, network);
  const asset = assets.find(({ mint }) => (mint ?? '') === draft.token) ?? null;
  const { recipient } = lookup;
  const mistake = asset === null ? null : mistakeIn(draft, asset, recipient?.account?.is_funded === false);
  const setTo = (text: string): void => {
    const read = readRecipientText(text);
    onDraft(read.kind === 'link' ? fillFrom(draft, read.link) : { ...draft, to: text, references: [], asked: '' });
  };
  const amount = asset === null ? null : readAmount(draft.amount, asset.decimals);
  const goOn = (): void => {
    if (recipient === null || recipient.address === holdings.address) return;
    if (asset === null || amount === null || mistake !== null) return;
    onReview({ recipient, asset, amount, note: draft.note, references: draft.references });
  };
  const early = useEarlyPress(draft, lookup.isLooking, () => {
    // Nobody had seen yet that it would be the first payment, or what warns of it: that is read first.
    if (recipient !== null && recipient.paid_before > 0 && warningsAbout(recipient, []).length === 0) goOn();
  });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTold(true);
    if (recipient === null && lookup.isLooking) early.wait();
    else goOn();
  };
  const isDue = isTold || draft.amount.trim() !== '';
  const amountError = mistake !== null && mistake !== 'note_long' && isDue ? texts.mistakes[mistake] : undefined;
  const { isWaiting } = early;
  return { contacts, lookup, assets, asset, amount, setTo, isTold, isWaiting, amountError, handleSubmit };
};

/** A large first payment can be tried with a little. */
const TryFirst = ({ onTry }: { readonly onTry: (() => void) | null }) => (
  <Notice tone="warning">
    <p>{texts.who.small}</p>
    {onTry !== null && (
      <button type="button" onClick={onTry} className="mt-1 min-h-9 font-bold underline underline-offset-2">
        {texts.who.fill(texts.of(writeAmount(TRY_LAMPORTS, 9), 'SOL'))}
      </button>
    )}
  </Notice>
);

export const SendForm = (props: SendFormProps) => {
  const { draft, onDraft, holdings } = props;
  const form = useForm(props);
  const [isNamed] = useState(draft.to !== '' && draft.amount === '');
  const { asset, lookup, amount } = form;
  const isLarge = asset !== null && amount !== null && lookup.recipient !== null;
  return (
    <form className="flex flex-col gap-4" onSubmit={form.handleSubmit}>
      <NetworkMark />
      <RecipientField
        value={draft.to}
        error={recipientError(draft, holdings.address, lookup, form.isTold)}
        isLooking={lookup.isLooking}
        onChange={form.setTo}
        onScan={props.onScan}
      />
      {draft.to === '' && form.contacts.length > 0 && <Contacts contacts={form.contacts} onChoose={form.setTo} />}
      {draft.asked !== '' && <Notice>{texts.to.asksFor(draft.asked)}</Notice>}
      <LookupFailed lookup={lookup} />
      {lookup.recipient !== null && (
        <RecipientCard recipient={lookup.recipient} known={form.contacts.map(({ address }) => address)} />
      )}
      {asset === null ? (
        <Notice tone="danger">{texts.amount.wantsToken}</Notice>
      ) : (
        <AmountField
          assets={form.assets}
          asset={asset}
          value={draft.amount}
          error={form.amountError}
          isNext={isNamed}
          onToken={(token) => onDraft({ ...draft, token })}
          onChange={(text) => onDraft({ ...draft, amount: text })}
        />
      )}
      {isLarge && isLargeFirst(lookup.recipient, asset, amount) && (
        <TryFirst
          onTry={asset.mint === null ? () => onDraft({ ...draft, amount: writeAmount(TRY_LAMPORTS, 9) }) : null}
        />
      )}
      <Field
        label={texts.note.label}
        placeholder={texts.note.placeholder}
        hint={texts.note.hint}
        value={draft.note}
        error={noteBytes(draft.note) > NOTE_BYTES ? texts.mistakes.note_long : undefined}
        onChange={(note) => onDraft({ ...draft, note })}
      />
      <Button type="submit" size="lg" isBusy={form.isWaiting}>
        {texts.go}
      </Button>
    </form>
  );
};
