import { atHandle } from '@house/contract/members';
import type { PostView } from '@house/contract/posts';
import { GIFT_AMOUNTS } from '@house/contract/posts';
import { Popover } from 'radix-ui';
import type { ReactElement } from 'react';
import { getBrand } from '#kernel';
import { Notice, Spinner } from '#ui';
import { texts } from './texts.ts';
import { useGift } from './use-gift.ts';

interface GiftPromptProps {
  readonly post: PostView;
  readonly trigger: ReactElement;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

const Chips = ({ post, onSent }: Pick<GiftPromptProps, 'post' | 'onSent'>) => {
  const { send, isBusy, amount, problem } = useGift(post, onSent);
  const token = getBrand().tokens.credit;
  return (
    <>
      <div className="mt-3 grid grid-cols-4 gap-2">
        {GIFT_AMOUNTS.map((choice) => (
          <button
            key={choice}
            type="button"
            disabled={isBusy}
            aria-label={texts.gift.amount(choice, token)}
            onClick={() => send(choice)}
            className="flex min-h-15 flex-col items-center justify-center rounded-xl bg-mint-soft text-mint transition-transform duration-150 hover:-translate-y-0.5 active:scale-95 disabled:opacity-60 disabled:hover:translate-y-0"
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
        ))}
      </div>
      {problem !== null && (
        <div className="mt-3">
          <Notice tone="danger">{problem}</Notice>
        </div>
      )}
    </>
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
        <Chips post={post} onSent={onSent} />
      </Popover.Content>
    </Popover.Portal>
  </Popover.Root>
);
