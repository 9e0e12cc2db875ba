import { SUPERCHAT_AMOUNTS } from '@house/contract/streams';
import type { StreamView, SuperchatAmount } from '@house/contract/streams';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Coins } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { requireSignIn } from '#auth';
import { getBrand, isAskError } from '#kernel';
import { AmountChoice, takeFromBalance } from '#ledger';
import { IconButton, toast } from '#ui';
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
  return { send: send.mutate, sending: send.isPending ? send.variables : null, problem };
};

const Amounts = (props: SuperchatProps) => {
  const { send, sending, problem } = useSuperchat(props);
  return (
    <AmountChoice
      me={props.me}
      amounts={SUPERCHAT_AMOUNTS}
      sending={sending}
      problem={problem}
      labelOf={words.amount}
      onChoose={send}
    />
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
