import type { ConversationId, MessageId } from '@wagram/contract/kernel';
import { messageCalls } from '@wagram/contract/messages';
import type { MessageView } from '@wagram/contract/messages';
import { skipToken, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { ask } from '#kernel';
import { IconButton, ShortName, Spinner, TimeAgo } from '#ui';
import { previewOf } from '../inbox/inbox.ts';
import { texts } from '../texts.ts';

const words = texts.chat;

interface ChatSearchProps {
  readonly conversationId: ConversationId | null;
  readonly onFound: (messageId: MessageId) => void;
  readonly onClose: () => void;
}

const Found = ({
  found,
  onFound,
}: {
  readonly found: readonly MessageView[];
  readonly onFound: (id: MessageId) => void;
}) => (
  <ul>
    {found.map((message) => (
      <li key={message.id}>
        <button
          type="button"
          onClick={() => onFound(message.id)}
          className="block w-full px-4 py-2.5 text-start hover:bg-sunken focus-visible:-outline-offset-2 wide:px-6"
        >
          <span className="flex items-baseline justify-between gap-3 text-sm">
            <ShortName name={message.sender_name ?? ''} className="font-semibold" />
            <TimeAgo at={message.created_at} className="shrink-0 text-ink-3" />
          </span>
          <span dir="auto" className="line-clamp-2 text-base text-ink-2">
            {previewOf(message)}
          </span>
        </button>
      </li>
    ))}
  </ul>
);

/** Finds what was said, over the conversation; choosing one goes there. */
export const ChatSearch = ({ conversationId, onFound, onClose }: ChatSearchProps) => {
  const [text, setText] = useState('');
  const q = useDeferredValue(text.trim());
  const { data, isFetching } = useQuery({
    queryKey: ['messages', 'search', conversationId, q],
    queryFn:
      conversationId === null
        ? skipToken
        : ({ signal }) => ask(messageCalls.searchMessages, { conversation_id: conversationId, q }, { signal }),
    enabled: conversationId !== null && q !== '',
    placeholderData: (before) => before,
  });
  const found = q === '' ? [] : (data?.messages ?? []);
  return (
    <div
      role="search"
      className="absolute inset-x-0 top-0 z-10 max-h-[70%] animate-fade overflow-y-auto border-b border-line bg-paper shadow-lg shadow-black/5 wide:bg-surface"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className="sticky top-0 flex items-center gap-2 bg-inherit px-4 py-2.5 wide:px-6">
        <input
          type="search"
          value={text}
          autoFocus
          onChange={(event) => setText(event.target.value)}
          aria-label={words.search}
          placeholder={words.searchPlaceholder}
          className="h-11 min-w-0 flex-1 rounded-full bg-sunken px-4 text-base placeholder:text-ink-3 focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
        />
        {isFetching && q !== '' && <Spinner className="size-5 text-ink-3" />}
        <IconButton label={words.closeSearch} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <Found found={found} onFound={onFound} />
      {q !== '' && !isFetching && found.length === 0 && (
        <p role="status" className="px-6 pt-2 pb-5 text-center text-base text-ink-2">
          {words.nothingFound(q)}
        </p>
      )}
    </div>
  );
};
