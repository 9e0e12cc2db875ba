import { MessageSquareText, Trash2 } from 'lucide-react';
import { classes, Dialog, IconButton, TimeAgo } from '#ui';
import type { Conversation } from './conversations.ts';
import { texts } from './texts.ts';
import type { Assistant } from './use-assistant.ts';

interface RowProps {
  readonly conversation: Conversation;
  readonly isOpen: boolean;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

const Row = ({ conversation, isOpen, onChoose, onRemove }: RowProps) => (
  <li className={classes('flex items-center rounded-field', isOpen ? 'bg-accent-soft' : 'hover:bg-sunken')}>
    <button
      type="button"
      aria-current={isOpen || undefined}
      onClick={onChoose}
      className="flex min-h-13 min-w-0 flex-1 items-center gap-3 px-3 text-start"
    >
      <MessageSquareText aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate text-base font-medium">
          {conversation.title}
        </span>
        <TimeAgo at={new Date(conversation.at).toISOString()} className="block text-xs text-ink-2" />
      </span>
    </button>
    <IconButton label={texts.remove(conversation.title)} onClick={onRemove}>
      <Trash2 aria-hidden="true" className="size-4.5" />
    </IconButton>
  </li>
);

interface HistoryProps {
  readonly assistant: Assistant;
  readonly onClose: () => void;
}

export const History = ({ assistant, onClose }: HistoryProps) => (
  <Dialog title={texts.history} description={texts.historyHint} onClose={onClose}>
    {assistant.conversations.length === 0 ? (
      <p className="px-6 py-8 text-center text-base text-ink-2">{texts.noHistory}</p>
    ) : (
      <>
        <ul className="mt-4 flex flex-col gap-0.5 px-3">
          {assistant.conversations.map((conversation) => (
            <Row
              key={conversation.id}
              conversation={conversation}
              isOpen={conversation.id === assistant.open?.id}
              onChoose={() => {
                assistant.choose(conversation.id);
                onClose();
              }}
              onRemove={() => assistant.remove(conversation.id)}
            />
          ))}
        </ul>
        <button
          type="button"
          onClick={assistant.removeAll}
          className="mx-auto mt-3 min-h-11 px-4 text-sm font-semibold text-coral hover:underline"
        >
          {texts.removeAll}
        </button>
      </>
    )}
  </Dialog>
);
