import type { MemberId } from '@wagram/contract/kernel';
import type { ConversationView } from '@wagram/contract/messages';
import { MessageCircle, SearchX } from 'lucide-react';
import { EmptyState, PagedList, Skeleton } from '#ui';
import { ConversationRow } from './conversation-row.tsx';
import type { useInbox } from './conversations.ts';
import { RequestsSection } from './requests-section.tsx';
import { texts } from '../texts.ts';

const words = texts.inbox;
const WATCHED = 20;

const Waiting = () => (
  <div role="status" aria-label={words.loading}>
    {[0, 1, 2, 3, 4].map((row) => (
      <div key={row} className="flex items-center gap-3 border-b border-line px-4 py-3 wide:px-6">
        <Skeleton className="size-13 rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4 w-56 max-w-full" />
        </div>
      </div>
    ))}
  </div>
);

interface InboxListProps {
  readonly list: ReturnType<typeof useInbox>;
  readonly me: MemberId;
  /** Beside a talk: which of them it is. */
  readonly isOpen?: (conversation: ConversationView) => boolean;
}

const none = () => false;

/** MSG-01: who was spoken with last stands first; strangers wait above. */
export const InboxList = ({ list, me, isOpen = none }: InboxListProps) => {
  const { conversations } = list;
  return (
    <PagedList
      list={list}
      isEmpty={conversations.length === 0}
      loading={<Waiting />}
      failed={{ title: words.failed }}
      empty={<EmptyState icon={<MessageCircle className="size-7" />} title={words.none} hint={words.noneHint} />}
    >
      <RequestsSection conversations={conversations.filter(({ request }) => request)} me={me} />
      <ul aria-label={words.conversations}>
        {conversations
          .filter(({ request }) => !request)
          .map((conversation, index) => (
            <ConversationRow
              key={conversation.conversation_id}
              conversation={conversation}
              me={me}
              isWatched={index < WATCHED}
              isOpen={isOpen(conversation)}
            />
          ))}
      </ul>
    </PagedList>
  );
};

/** Conversations whose name, handle or last words fit what is searched for. */
export const FoundConversations = ({ list, me, words: query }: InboxListProps & { readonly words: string }) => {
  const wanted = query.toLocaleLowerCase();
  const found = list.conversations.filter(({ name, username, lastMessage }) =>
    [name, username, lastMessage ?? ''].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
  return (
    <section aria-labelledby="found-conversations">
      <h2 id="found-conversations" className="px-4 pt-5 pb-2 text-sm font-semibold text-ink-2 wide:px-6">
        {words.conversations}
      </h2>
      {found.length === 0 ? (
        <p role="status" className="flex items-center gap-3 px-4 py-3 text-base text-ink-2 wide:px-6">
          <SearchX aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
          {words.noConversations(query)}
        </p>
      ) : (
        <ul>
          {found.map((conversation) => (
            <ConversationRow key={conversation.conversation_id} conversation={conversation} me={me} />
          ))}
        </ul>
      )}
    </section>
  );
};
