import type { ConversationView } from '@house/contract/messages';
import { Inbox } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar, classes, useIsWide } from '#ui';
import { OnlineDot } from './chat-header.tsx';
import { linkOf, Unread } from './conversation-row.tsx';
import { useInbox } from './conversations.ts';
import { usePresence } from './presence.ts';
import { texts } from './texts.ts';

const words = texts.inbox;
const WATCHED = 20;
const ENTRY =
  'relative flex flex-col items-center gap-1 rounded-2xl px-1 py-2 text-ink-2 transition-colors duration-150 hover:bg-sunken hover:text-ink';

interface EntryProps {
  readonly conversation: ConversationView;
  readonly isOpen: boolean;
  readonly isWatched: boolean;
}

const Entry = ({ conversation, isOpen, isWatched }: EntryProps) => {
  const isOnline = usePresence(conversation.kind === 'direct' ? conversation.id : null, isWatched);
  return (
    <li>
      <Link
        {...linkOf(conversation)}
        title={conversation.name}
        aria-current={isOpen ? 'page' : undefined}
        className={classes(ENTRY, isOpen && 'bg-accent-soft text-ink')}
      >
        <span className="relative">
          <Avatar name={conversation.name} url={conversation.avatar_url} size={44} className="ring-1 ring-line" />
          {isOnline && <OnlineDot />}
        </span>
        <bdi className="line-clamp-2 w-full text-center text-xs wrap-anywhere">{conversation.name}</bdi>
        {!isOpen && (
          <span className="absolute end-1 top-1 inline-flex rounded-full ring-2 ring-surface">
            <Unread count={conversation.unreadCount} isMuted={conversation.is_muted} />
          </span>
        )}
      </Link>
    </li>
  );
};

const Entries = ({ me, to }: RailProps) => {
  const { conversations, hasNextPage } = useInbox(me);
  const shown = conversations.filter(({ request }) => !request);
  if (shown.length < 2) return null;
  return (
    <nav
      aria-label={words.conversations}
      className="w-[92px] shrink-0 overflow-y-auto border-e border-line p-2 [scrollbar-width:none]"
    >
      <ul className="flex flex-col gap-1">
        {shown.map((conversation, index) => (
          <Entry
            key={conversation.conversation_id}
            conversation={conversation}
            isOpen={to === conversation.id}
            isWatched={index < WATCHED}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Link to="/messages" className={classes(ENTRY, 'mt-1')}>
          <Inbox aria-hidden="true" className="size-5" />
          <span className="text-xs">{words.all}</span>
        </Link>
      )}
    </nav>
  );
};

interface RailProps {
  readonly me: string;
  /** Whom, or where, one writes. */
  readonly to: string;
}

/** On wide screens the other conversations stand beside the one that is open, each a tap away. */
export const Rail = (props: RailProps) => {
  return useIsWide() ? <Entries {...props} /> : null;
};
