import { formatAmount } from '@house/contract/kernel';
import { SUPERCHAT_AMOUNTS } from '@house/contract/streams';
import type { StreamView, SuperchatAmount } from '@house/contract/streams';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { requireSignIn } from '#auth';
import { getBrand, isAskError } from '#kernel';
import { takeFromBalance, useBalance } from '#ledger';
import { classes, IconButton, Notice, Spinner, toast } from '#ui';
import { sendChat } from './chat-api.ts';
import { texts } from './texts.ts';

const words = texts.superchat;

interface SuperchatProps {
  readonly stream: StreamView;
  readonly me: string | null;
  readonly message: string;
  readonly onSent: () => void;
}

const useSuperchat = ({ stream, message, onSent }: SuperchatProps) => {
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: (amount: SuperchatAmount) => sendChat(client, stream.id, message.trim(), amount),
    onSuccess: (_, amount) => {
      takeFromBalance(client, 'WGM', BigInt(amount));
      toast(words.sent(amount, getBrand().tokens.credit), 'good');
      onSent();
    },
  });
  const isRefused = isAskError(send.error) && send.error.status > 0;
  const problem = send.error === null ? null : isRefused ? send.error.message : words.failed;
  return { send: send.mutate, isBusy: send.isPending, amount: send.variables ?? null, problem };
};

const Amounts = (props: SuperchatProps) => {
  const { send, isBusy, amount, problem } = useSuperchat(props);
  const balance = useBalance(props.me, 'WGM');
  const token = getBrand().tokens.credit;
  return (
    <>
      <p role="status" className="mt-3 min-h-5 text-sm font-semibold">
        {balance !== null && words.balance(formatAmount(balance, 'WGM', 'en'), token)}
      </p>
      <div className="mt-2 grid grid-cols-4 gap-2">
        {SUPERCHAT_AMOUNTS.map((choice) => {
          const isAbove = balance !== null && balance < BigInt(choice);
          return (
            <button
              key={choice}
              type="button"
              disabled={isBusy || isAbove}
              aria-label={words.amount(choice, token)}
              onClick={() => send(choice)}
              className={classes(
                'flex min-h-15 flex-col items-center justify-center rounded-xl',
                isAbove ? 'cursor-not-allowed bg-sunken text-ink-3' : 'bg-mint-soft text-mint active:scale-95',
              )}
            >
              {isBusy && amount === choice ? (
                <Spinner className="size-5" />
              ) : (
                <>
                  <span className="tabular text-lg leading-5 font-bold">{choice}</span>
                  <span className="text-xs font-semibold">{token}</span>
                </>
              )}
            </button>
          );
        })}
      </div>
      {problem !== null && (
        <div className="mt-3">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
    </>
  );
};

/** 1, 5, 10 or 25 to the host, with the words that stand in the field. */
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
          <Amounts {...props} onSent={handleSent} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};
