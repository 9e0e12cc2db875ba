import type { MessageId } from '@wagram/contract/kernel';
import { DELETE_MINUTES, EDIT_MINUTES, REACTIONS } from '@wagram/contract/messages';
import { ChevronDown, Copy, Pencil, Reply, Trash2 } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { classes, fullTime } from '#ui';
import { useChatParts } from './chat-parts.tsx';
import type { BubbleView } from './rows.ts';
import { texts } from './texts.ts';

const words = texts.menu;
const ICON = 'size-5 text-ink-2';

export interface BubbleActions {
  readonly onReact: (shown: BubbleView, emoji: string) => void;
  readonly onReply: (shown: BubbleView) => void;
  readonly onCopy: (shown: BubbleView) => void;
  readonly onEdit: (shown: BubbleView) => void;
  readonly onTakeBack: (shown: BubbleView) => void;
  readonly onRetry: (shown: BubbleView) => void;
  readonly onDiscard: (shown: BubbleView) => void;
  readonly onJump: (messageId: MessageId) => void;
  readonly onOpenMedia: (shown: BubbleView) => void;
  readonly onVote: (shown: BubbleView, options: number[]) => void;
}

const isWithin = (shown: BubbleView, minutes: number): boolean =>
  Date.now() - Date.parse(shown.created_at) < minutes * 60_000;

export const canEdit = (shown: BubbleView): boolean =>
  shown.isOwn &&
  shown.content !== '' &&
  (shown.kind === 'text' || shown.kind === 'media') &&
  isWithin(shown, EDIT_MINUTES);
/** Credit has its own way back. */
export const canTakeBack = (shown: BubbleView): boolean =>
  shown.isOwn && shown.kind !== 'credit' && isWithin(shown, DELETE_MINUTES);

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

const EmojiRow = ({ shown, onReact }: { readonly shown: BubbleView; readonly onReact: BubbleActions['onReact'] }) => (
  <DropdownMenu.Group className="flex justify-between pb-1">
    {REACTIONS.map((emoji) => {
      const isMine = shown.reactions.some((one) => one.emoji === emoji && one.mine);
      return (
        <DropdownMenu.Item
          key={emoji}
          aria-label={isMine ? words.unreact(emoji) : words.react(emoji)}
          onSelect={() => onReact(shown, emoji)}
          className={classes(
            'inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-2xl outline-none transition-transform duration-150 hover:scale-110 data-highlighted:bg-sunken',
            isMine && 'bg-accent-soft',
          )}
        >
          {emoji}
        </DropdownMenu.Item>
      );
    })}
  </DropdownMenu.Group>
);

interface BubbleMenuProps {
  readonly shown: BubbleView;
  readonly actions: BubbleActions;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Beside the bubble, for those who hover or come by keyboard; a long press opens the same. */
export const BubbleMenu = ({ shown, actions, isOpen, onOpenChange }: BubbleMenuProps) => {
  const { itemsOf } = useChatParts();
  return (
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
          <EmojiRow shown={shown} onReact={actions.onReact} />
          <DropdownMenu.Separator className="mx-2 mb-1.5 h-px bg-line" />
          <DropdownMenu.Label className="tabular px-3 pb-1 text-sm text-ink-3">
            {words.sentAt(fullTime(shown.created_at))}
          </DropdownMenu.Label>
          <Item text={words.reply} icon={<Reply className={ICON} />} onSelect={() => actions.onReply(shown)} />
          {shown.content !== '' && (
            <Item text={words.copy} icon={<Copy className={ICON} />} onSelect={() => actions.onCopy(shown)} />
          )}
          {canEdit(shown) && (
            <Item text={words.edit} icon={<Pencil className={ICON} />} onSelect={() => actions.onEdit(shown)} />
          )}
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
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
};
