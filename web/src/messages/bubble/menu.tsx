import type { MessageId } from '@wagram/contract/kernel';
import { DELETE_MINUTES, EDIT_MINUTES, REACTIONS } from '@wagram/contract/messages';
import { ChevronDown, Copy, EyeOff, Flag, Forward, Pencil, Pin, PinOff, Plus, Reply, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes, fullTime } from '#ui';
import { useChatParts } from '../chat/parts.tsx';
import { usePinsHere } from '../chat/pins.ts';
import type { BubbleView } from '../chat/rows.ts';
import { texts } from '../texts.ts';

const words = texts.menu;
const ICON = 'size-5 text-ink-2';

export interface BubbleActions {
  readonly onReact: (shown: BubbleView, emoji: string) => void;
  readonly onReply: (shown: BubbleView) => void;
  readonly onCopy: (shown: BubbleView) => void;
  readonly onEdit: (shown: BubbleView) => void;
  readonly onTakeBack: (shown: BubbleView) => void;
  readonly onHide: (shown: BubbleView) => void;
  readonly onPin: (shown: BubbleView, isPinned: boolean) => void;
  readonly onForward: (shown: BubbleView) => void;
  readonly onReport: (shown: BubbleView) => void;
  /** Any other emoji. */
  readonly onMoreEmoji: (shown: BubbleView) => void;
  readonly onRetry: (shown: BubbleView) => void;
  readonly onDiscard: (shown: BubbleView) => void;
  readonly onJump: (messageId: MessageId) => void;
  readonly onOpenMedia: (shown: BubbleView, place: number) => void;
  readonly onVote: (shown: BubbleView, options: number[]) => void;
}

const isWithin = (shown: BubbleView, minutes: number): boolean =>
  Date.now() - Date.parse(shown.created_at) < minutes * 60_000;

export const canEdit = (shown: BubbleView): boolean =>
  shown.isOwn &&
  shown.forwarded === null &&
  shown.content !== '' &&
  (shown.kind === 'text' || shown.kind === 'media' || shown.kind === 'file') &&
  isWithin(shown, EDIT_MINUTES);
/** Credit has its own way back. */
export const canTakeBack = (shown: BubbleView): boolean =>
  shown.isOwn && shown.kind !== 'credit' && isWithin(shown, DELETE_MINUTES);

interface ItemsProps {
  readonly shown: BubbleView;
  readonly actions: BubbleActions;
}

interface ItemProps {
  readonly text: string;
  readonly icon?: ReactNode;
  readonly isDanger?: boolean;
  readonly onSelect: () => void;
}

const Item = ({ text, icon, isDanger = false, onSelect }: ItemProps) => (
  <DropdownMenu.Item
    onSelect={onSelect}
    className={classes(
      'flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 text-base font-medium outline-none data-highlighted:bg-sunken',
      isDanger && 'text-coral',
    )}
  >
    {icon}
    {text}
  </DropdownMenu.Item>
);

const EMOJI =
  'inline-flex size-10 cursor-pointer items-center justify-center rounded-full text-2xl outline-none transition-transform duration-150 hover:scale-110 data-highlighted:bg-sunken';

const EmojiRow = ({ shown, actions }: ItemsProps) => (
  <DropdownMenu.Group className="flex justify-between pb-1">
    {REACTIONS.map((emoji) => {
      const isMine = shown.reactions.some((one) => one.emoji === emoji && one.mine);
      return (
        <DropdownMenu.Item
          key={emoji}
          aria-label={isMine ? words.unreact(emoji) : words.react(emoji)}
          onSelect={() => actions.onReact(shown, emoji)}
          className={classes(EMOJI, isMine && 'bg-accent-soft')}
        >
          {emoji}
        </DropdownMenu.Item>
      );
    })}
    <DropdownMenu.Item
      aria-label={words.moreEmoji}
      onSelect={() => actions.onMoreEmoji(shown)}
      className={classes(EMOJI, 'bg-sunken text-ink-2')}
    >
      <Plus aria-hidden="true" className="size-5" />
    </DropdownMenu.Item>
  </DropdownMenu.Group>
);

/** Money and votes are not passed on. */
const canForward = ({ kind }: BubbleView): boolean => ['text', 'media', 'voice', 'file'].includes(kind);

/** Drawn while the menu is open. */
const Items = ({ shown, actions }: ItemsProps) => {
  const { itemsOf } = useChatParts();
  const { pinned, canPin } = usePinsHere();
  const isPinned = pinned.some(({ id }) => id === shown.message?.id);
  return (
    <>
      <Item text={words.reply} icon={<Reply className={ICON} />} onSelect={() => actions.onReply(shown)} />
      {canForward(shown) && (
        <Item text={words.forward} icon={<Forward className={ICON} />} onSelect={() => actions.onForward(shown)} />
      )}
      {canPin && (
        <Item
          text={isPinned ? words.unpin : words.pin}
          icon={isPinned ? <PinOff className={ICON} /> : <Pin className={ICON} />}
          onSelect={() => actions.onPin(shown, isPinned)}
        />
      )}
      {shown.content !== '' && (
        <Item text={words.copy} icon={<Copy className={ICON} />} onSelect={() => actions.onCopy(shown)} />
      )}
      {canEdit(shown) && (
        <Item text={words.edit} icon={<Pencil className={ICON} />} onSelect={() => actions.onEdit(shown)} />
      )}
      {!shown.isOwn && shown.message?.sender_id !== null && (
        <Item text={words.report} icon={<Flag className={ICON} />} onSelect={() => actions.onReport(shown)} />
      )}
      <Item text={words.hide} icon={<EyeOff className={ICON} />} onSelect={() => actions.onHide(shown)} />
      {canTakeBack(shown) && (
        <Item
          text={words.takeBack}
          icon={<Trash2 className="size-5" />}
          isDanger
          onSelect={() => actions.onTakeBack(shown)}
        />
      )}
      {itemsOf(shown).map((item) => (
        <Item key={item.text} {...item} />
      ))}
    </>
  );
};

interface BubbleMenuProps extends ItemsProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Beside the bubble, for those who hover or come by keyboard; a long press opens the same. */
export const BubbleMenu = ({ shown, actions, isOpen, onOpenChange }: BubbleMenuProps) => (
  <DropdownMenu.Root open={isOpen} onOpenChange={onOpenChange} modal={false}>
    <DropdownMenu.Trigger
      aria-label={words.open}
      className={classes(
        'relative inline-flex size-8 shrink-0 items-center justify-center rounded-full text-ink-3 transition-opacity duration-150 before:absolute before:-inset-1.5 hover:bg-sunken hover:text-ink focus-visible:opacity-100',
        isOpen
          ? 'opacity-100'
          : 'opacity-0 group-hover/bubble:opacity-100 [@media(hover:none)]:pointer-events-none [@media(hover:none)]:w-0',
      )}
    >
      <ChevronDown aria-hidden="true" className="size-5" />
    </DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        side="bottom"
        align={shown.isOwn ? 'end' : 'start'}
        sideOffset={4}
        collisionPadding={12}
        onCloseAutoFocus={(event) => event.preventDefault()}
        className="z-50 w-72 animate-rise rounded-card border border-line bg-surface p-1.5 shadow-xl shadow-black/10"
      >
        <EmojiRow shown={shown} actions={actions} />
        <DropdownMenu.Separator className="mx-2 mb-1.5 h-px bg-line" />
        <DropdownMenu.Label className="tabular px-3 pb-1 text-sm text-ink-3">
          {words.sentAt(fullTime(shown.created_at))}
        </DropdownMenu.Label>
        <Items shown={shown} actions={actions} />
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
);
