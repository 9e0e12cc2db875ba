import { atHandle } from '@wagram/contract/members';
import type { PostView } from '@wagram/contract/posts';
import { GIFT_AMOUNTS } from '@wagram/contract/posts';
import { Popover } from 'radix-ui';
import type { ReactElement } from 'react';
import { AmountChoice } from '#ledger';
import { useViewerId } from '../../api.ts';
import { texts } from '../../texts.ts';
import { useGift } from './use-gift.ts';

interface GiftPromptProps {
  readonly post: PostView;
  readonly trigger: ReactElement;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

const Amounts = ({ post, onSent }: Pick<GiftPromptProps, 'post' | 'onSent'>) => {
  const { send, sending, problem } = useGift(post, onSent);
  return (
    <AmountChoice
      me={useViewerId() ?? null}
      amounts={GIFT_AMOUNTS}
      sending={sending}
      problem={problem}
      labelOf={texts.gift.amount}
      onChoose={send}
    />
  );
};

/** POST-04: only 1, 5, 10 or 25. */
export const GiftPrompt = ({ post, trigger, onSent, onClose }: GiftPromptProps) => (
  <Popover.Root defaultOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
    <Popover.Trigger asChild>{trigger}</Popover.Trigger>
    <Popover.Portal>
      <Popover.Content
        side="top"
        sideOffset={6}
        collisionPadding={12}
        aria-label={texts.gift.title(atHandle(post.username))}
        className="z-30 w-[min(21rem,calc(100vw-1.5rem))] animate-rise rounded-card border border-line bg-surface p-4 shadow-xl shadow-black/10"
      >
        <p className="text-base font-semibold">
          <bdi>{texts.gift.title(atHandle(post.username))}</bdi>
        </p>
        <p className="mt-0.5 text-sm text-ink-2">{texts.gift.about}</p>
        <Amounts post={post} onSent={onSent} />
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);
