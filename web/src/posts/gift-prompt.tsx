import { atHandle } from '@house/contract/members';
import type { PostView } from '@house/contract/posts';
import { GIFT_AMOUNTS } from '@house/contract/posts';
import { formatAmount } from '@house/contract/kernel';
import type { Amount } from '@house/contract/kernel';
import { Popover } from 'radix-ui';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { getBrand } from '#kernel';
import { useBalance } from '#ledger';
import { classes, Notice, Spinner } from '#ui';
import { useViewerId } from './api.ts';
import { texts } from './texts.ts';
import { useGift } from './use-gift.ts';

interface GiftPromptProps {
  readonly post: PostView;
  readonly trigger: ReactElement;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

type Balance = Amount<'WGM'> | null;
const MOST = GIFT_AMOUNTS[GIFT_AMOUNTS.length - 1] ?? 0;

/** Why an amount cannot be chosen; nothing while all can, and while nobody knows. */
const reasonFor = (balance: Balance, token: string): string => {
  if (balance === null || balance >= BigInt(MOST)) return '';
  return balance === 0n ? texts.gift.nothing(token) : texts.gift.above;
};

/** Its line is there from the start, so that nothing moves under a finger when the figure comes. */
const BalanceLine = ({ balance, id }: { readonly balance: Balance; readonly id: string }) => {
  const token = getBrand().tokens.credit;
  return (
    <p className="mt-3 flex min-h-5 flex-wrap justify-between gap-x-3 text-sm" role="status">
      {balance !== null && (
        <span className="figures font-semibold">{texts.gift.balance(formatAmount(balance, 'WGM', 'en'), token)}</span>
      )}
      <span id={id} className="text-ink-2">
        {reasonFor(balance, token)}
      </span>
    </p>
  );
};

const Chips = ({ post, onSent }: Pick<GiftPromptProps, 'post' | 'onSent'>) => {
  const { send, isBusy, amount, problem } = useGift(post, onSent);
  const balance = useBalance(useViewerId() ?? null, 'WGM');
  const reasonId = useId();
  const token = getBrand().tokens.credit;
  return (
    <>
      <BalanceLine balance={balance} id={reasonId} />
      <div className="mt-2 grid grid-cols-4 gap-2">
        {GIFT_AMOUNTS.map((choice) => {
          const isAbove = balance !== null && balance < BigInt(choice);
          return (
            <button
              key={choice}
              type="button"
              disabled={isBusy || isAbove}
              aria-label={texts.gift.amount(choice, token)}
              aria-describedby={isAbove ? reasonId : undefined}
              onClick={() => send(choice)}
              className={classes(
                'flex min-h-15 flex-col items-center justify-center rounded-xl transition-transform duration-150',
                isAbove
                  ? 'cursor-not-allowed bg-sunken text-ink-3'
                  : 'bg-mint-soft text-mint hover:-translate-y-0.5 active:scale-95 disabled:opacity-60 disabled:hover:translate-y-0',
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
