import { formatAmount, type MemberId } from '@wagram/contract/kernel';
import { CHAT_MAX, SUPERCHAT_AMOUNTS } from '@wagram/contract/streams';
import type { StreamView, SuperchatAmount } from '@wagram/contract/streams';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { requireSignIn } from '#auth';
import { getBrand, getLanguage, isAskError } from '#kernel';
import { TAKE_BACK_MS, takeFromBalance, useBalance } from '#ledger';
import { Button, classes, IconButton, Notice, toast } from '#ui';
import { sendChat, takeBackSuperchat } from './api.ts';
import { texts } from '../texts.ts';

const words = texts.superchat;

interface SuperchatProps {
  readonly stream: StreamView;
  readonly me: MemberId | null;
  /** What stands in the field of the chat: the words to begin with. */
  readonly message: string;
  readonly onSent: () => void;
}

interface Draft {
  readonly amount: SuperchatAmount;
  readonly message: string;
}

const useSuperchat = ({ stream, onSent }: SuperchatProps) => {
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: ({ amount, message }: Draft) => sendChat(client, stream.id, message.trim(), amount),
    onSuccess: (said, { amount }) => {
      takeFromBalance(client, 'WGM', BigInt(amount));
      toast(words.sent(amount, getBrand().tokens.credit), 'good', {
        text: words.undo,
        forMs: TAKE_BACK_MS,
        onAct: () => void takeBackSuperchat(client, stream.id, said),
      });
      onSent();
    },
  });
  const isRefused = isAskError(send.error) && send.error.status > 0;
  const problem = send.error === null ? null : isRefused ? send.error.message : words.failed;
  return { send: send.mutate, isSending: send.isPending, problem };
};

interface AmountsProps {
  readonly chosen: SuperchatAmount | null;
  readonly balance: bigint | null;
  readonly onChoose: (amount: SuperchatAmount) => void;
}

const Amounts = ({ chosen, balance, onChoose }: AmountsProps) => {
  const name = useId();
  const token = getBrand().tokens.credit;
  return (
    <fieldset className="mt-3 grid grid-cols-4 gap-2">
      <legend className="sr-only">{words.amounts}</legend>
      {SUPERCHAT_AMOUNTS.map((amount) => {
        const isTooMuch = balance !== null && balance < BigInt(amount);
        return (
          <label
            key={amount}
            className={classes(
              'flex min-h-15 flex-col items-center justify-center rounded-xl border-2 has-focus-visible:ring-4 has-focus-visible:ring-accent/30',
              isTooMuch
                ? 'cursor-not-allowed border-transparent bg-sunken text-ink-3'
                : 'cursor-pointer bg-mint-soft text-mint',
              !isTooMuch && (chosen === amount ? 'border-mint' : 'border-transparent'),
            )}
          >
            <input
              type="radio"
              name={name}
              value={amount}
              checked={chosen === amount}
              disabled={isTooMuch}
              aria-label={words.amount(amount, token)}
              onChange={() => onChoose(amount)}
              className="sr-only"
            />
            <span className="tabular text-lg leading-5 font-bold">{amount}</span>
            <span className="text-xs font-semibold">{token}</span>
          </label>
        );
      })}
    </fieldset>
  );
};

/** MEND-24: an amount, words, then the button: no single touch spends anything. */
const SuperchatForm = (props: SuperchatProps) => {
  const { send, isSending, problem } = useSuperchat(props);
  const balance = useBalance(props.me, 'WGM');
  const [amount, setAmount] = useState<SuperchatAmount | null>(null);
  const [message, setMessage] = useState(props.message);
  const token = getBrand().tokens.credit;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // It stands in the form of the chat, which would send its own words too.
    event.stopPropagation();
    if (amount !== null && !isSending) send({ amount, message });
  };
  return (
    <form onSubmit={handleSubmit}>
      <Amounts chosen={amount} balance={balance} onChoose={setAmount} />
      <input
        value={message}
        onChange={(event) => setMessage(event.target.value)}
        aria-label={words.words}
        placeholder={words.words}
        autoComplete="off"
        maxLength={CHAT_MAX}
        dir="auto"
        className="mt-3 min-h-11 w-full rounded-field border border-line bg-sunken px-4 text-base text-ink placeholder:text-ink-2 focus-visible:border-accent focus-visible:outline-none max-sm:text-[1rem]"
      />
      <Button type="submit" className="mt-3 w-full" isBusy={isSending} disabled={amount === null}>
        {amount === null ? words.choose : words.send(amount, token)}
      </Button>
      <p className="mt-2 min-h-5 text-center text-sm text-ink-2" role="status">
        {balance !== null && words.balance(formatAmount(balance, 'WGM', getLanguage()), token)}
      </p>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
    </form>
  );
};

/** 1, 5, 10 or 25 to the host, with words. */
export const Superchat = (props: SuperchatProps) => {
  const [isOpen, setOpen] = useState(false);
  const { stream, onSent } = props;
  const handleSent = () => {
    onSent();
    setOpen(false);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={(isWanted) => setOpen(isWanted && requireSignIn(words.signIn))}>
      <Popover.Trigger asChild>
        <IconButton label={words.open} className="bg-mint-soft text-mint hover:bg-mint-soft hover:text-mint">
          <Coins aria-hidden="true" className="size-5" />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          side="top"
          sideOffset={8}
          collisionPadding={12}
          aria-label={words.title(stream.host.username)}
          className="dark z-40 w-[min(21rem,calc(100vw-1.5rem))] animate-rise rounded-card border border-line bg-surface p-4 text-ink shadow-xl shadow-black/40"
        >
          <p className="text-base font-semibold">
            <bdi>{words.title(stream.host.username)}</bdi>
          </p>
          <p className="mt-0.5 text-sm text-ink-2">{words.about}</p>
          <SuperchatForm {...props} onSent={handleSent} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};
