import { Reply, RotateCw, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import type { PointerEvent } from 'react';
import { classes } from '#ui';
import { BubbleBody } from './body.tsx';
import { BubbleMenu } from './menu.tsx';
import type { BubbleActions } from './menu.tsx';
import { SenderFace, SenderName } from './sender.tsx';
import { useChatParts } from '../chat/parts.tsx';
import type { BubbleView } from '../chat/rows.ts';
import { texts } from '../texts.ts';
import { useLongPress } from './use-long-press.ts';
import { useSwipe } from './use-swipe.ts';

const FAILED_ACT =
  'relative inline-flex min-h-8 items-center gap-1 rounded-full px-2 font-semibold before:absolute before:-inset-y-1.5 before:inset-x-0 hover:bg-coral/10';

const Failed = ({ shown, actions }: { readonly shown: BubbleView; readonly actions: BubbleActions }) => (
  <div role="alert" className="mt-1 flex flex-col items-end text-sm text-coral">
    <span className="px-1">{shown.problem ?? texts.state.failed}</span>
    {shown.goesLater && <span className="px-1 text-ink-2">{texts.state.goesLater}</span>}
    <span className="flex gap-1">
      <button type="button" className={FAILED_ACT} onClick={() => actions.onRetry(shown)}>
        <RotateCw aria-hidden="true" className="size-3.5" />
        {texts.state.retry}
      </button>
      <button type="button" className={FAILED_ACT} onClick={() => actions.onDiscard(shown)}>
        <Trash2 aria-hidden="true" className="size-3.5" />
        {texts.state.remove}
      </button>
    </span>
  </div>
);

const Reactions = ({ shown, actions }: { readonly shown: BubbleView; readonly actions: BubbleActions }) => (
  <ul
    aria-label={texts.menu.reactions}
    className={classes(
      'relative z-[1] -mt-2 flex flex-wrap gap-1 px-2 group-data-faced/bubble:ps-12',
      shown.isOwn && 'justify-end',
    )}
  >
    {shown.reactions.map(({ emoji, count, mine }) => (
      <li key={emoji}>
        <button
          type="button"
          aria-pressed={mine}
          aria-label={texts.menu.reactedWith(emoji, count)}
          onClick={() => actions.onReact(shown, emoji)}
          className={classes(
            'relative inline-flex h-7 animate-rise items-center gap-1 rounded-full border-2 border-paper px-2 text-sm before:absolute before:-inset-y-2 before:inset-x-0 wide:border-surface',
            mine ? 'bg-accent-soft text-accent-ink' : 'bg-sunken text-ink-2',
          )}
        >
          <span aria-hidden="true">{emoji}</span>
          {count > 1 && <span className="tabular text-xs font-semibold">{count}</span>}
        </button>
      </li>
    ))}
  </ul>
);

const shapeOf = (isOwn: boolean, isFirst: boolean, isLast: boolean): string =>
  classes(
    'rounded-[1.15rem]',
    isOwn ? !isFirst && 'rounded-se-md' : !isFirst && 'rounded-ss-md',
    isOwn ? (isLast ? 'rounded-ee-[0.3rem]' : 'rounded-ee-md') : isLast ? 'rounded-es-[0.3rem]' : 'rounded-es-md',
  );

interface BubbleProps {
  readonly shown: BubbleView;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isLit: boolean;
  readonly actions: BubbleActions;
}

/** A finger that rests opens the menu, one that draws the bubble aside answers it. */
const useTouch = (onPress: () => void, onSwipe: () => void) => {
  const press = useLongPress(onPress);
  const swipe = useSwipe(onSwipe);
  return {
    onContextMenu: press.onContextMenu,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      press.onPointerDown(event);
      swipe.onPointerDown(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      press.onPointerMove(event);
      swipe.onPointerMove(event);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      press.onPointerUp();
      swipe.onPointerUp(event);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      press.onPointerCancel();
      swipe.onPointerCancel(event);
    },
  };
};

/** What people see a thousand times. Neighbours of one person stand close and share their corners. */
export const Bubble = memo(({ shown, isFirst, isLast, isLit, actions }: BubbleProps) => {
  const [isOpen, setOpen] = useState(false);
  const { isOwn } = shown;
  const { hasSenders, Under } = useChatParts();
  // A post of a channel is the channel's.
  const hasFace = hasSenders && !isOwn && shown.message?.comments == null;
  const canAct = shown.message !== null && !shown.isTaken && shown.state !== 'held';
  const touch = useTouch(
    () => canAct && setOpen(true),
    () => canAct && actions.onReply(shown),
  );
  const isBare =
    shown.media !== null &&
    (shown.media.kind === 'image' || shown.more_media.length > 0) &&
    shown.content === '' &&
    shown.reply_to === null &&
    shown.forwarded === null;
  return (
    <div
      data-message={shown.message?.id ?? shown.key}
      data-faced={hasFace || undefined}
      className={classes('group/bubble px-3 wide:px-5', isFirst ? 'pt-2.5' : 'pt-[3px]')}
    >
      <div className={classes('relative flex items-center', hasFace ? 'gap-2' : 'gap-1', isOwn && 'flex-row-reverse')}>
        <Reply aria-hidden="true" className="absolute start-2 size-5 text-accent-ink opacity-(--swipe,0) wide:hidden" />
        {hasFace && <SenderFace shown={shown} isLast={isLast} />}
        <div
          {...touch}
          className={classes(
            'relative max-w-[min(84%,27rem)] min-w-0 touch-pan-y transition-[filter,transform] duration-200 max-wide:select-none',
            shapeOf(isOwn, isFirst, isLast),
            isOwn ? 'bg-accent text-on-accent' : 'bg-sunken text-ink',
            shown.isTaken && 'border border-line bg-transparent! text-ink-3! [&_span]:text-ink-3!',
            isBare
              ? 'p-1'
              : shown.media !== null && shown.kind !== 'voice' && shown.kind !== 'file'
                ? 'p-1.5 [&>div:last-child]:px-1.5'
                : 'px-3.5 py-2',
            (shown.state === 'pending' || shown.state === 'held') && 'opacity-75',
            isLit && 'animate-pulse',
          )}
        >
          {hasFace && isFirst && <SenderName shown={shown} />}
          <BubbleBody
            shown={shown}
            onJump={actions.onJump}
            onOpenMedia={(place) => actions.onOpenMedia(shown, place)}
            onVote={(options) => actions.onVote(shown, options)}
          />
        </div>
        {canAct && <BubbleMenu shown={shown} actions={actions} isOpen={isOpen} onOpenChange={setOpen} />}
      </div>
      {shown.reactions.length > 0 && <Reactions shown={shown} actions={actions} />}
      {Under !== null && <Under shown={shown} />}
      {shown.state === 'failed' && <Failed shown={shown} actions={actions} />}
    </div>
  );
});
