import type { MemberId } from '@wagram/contract/kernel';
import { MessageCircle, Settings, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '#auth';
import { useDropPrinted } from '#kernel';
import { FoundConversations, InboxList, InboxSearch, messageTexts, PeopleList, useInbox } from '#messages';
import { Button, EmptyState, IconButton, openDialog, Skeleton } from '#ui';
import { usePeopleSearch } from './use-people-search.ts';

const words = messageTexts.inbox;

const ROUND =
  'inline-flex size-11 items-center justify-center rounded-full text-ink-2 transition-colors duration-150 hover:bg-sunken hover:text-ink';

const Inbox = ({ memberId }: { readonly memberId: MemberId }) => {
  const [text, setText] = useState('');
  const list = useInbox(memberId);
  const { people, isSearching } = usePeopleSearch(memberId, text);
  useDropPrinted(!list.isPending);
  const query = text.trim();
  return (
    <>
      <header className="border-b border-line px-4 pt-3 pb-3 wide:px-6">
        <div className="mb-2 flex items-center justify-between gap-3">
          <h1 className="text-2xl font-bold tracking-tight">{words.heading}</h1>
          <div className="-me-2 flex">
            <IconButton label={words.create} onClick={() => openDialog('new-message')}>
              <SquarePen aria-hidden="true" className="size-5.5" />
            </IconButton>
            <Link to="/settings" aria-label={words.settings} title={words.settings} className={ROUND}>
              <Settings aria-hidden="true" className="size-5.5" />
            </Link>
          </div>
        </div>
        <InboxSearch text={text} onChange={setText} />
      </header>
      {query === '' ? (
        <InboxList list={list} me={memberId} />
      ) : (
        <>
          <PeopleList people={people} query={query} isSearching={isSearching} />
          <FoundConversations list={list} me={memberId} words={query} />
        </>
      )}
    </>
  );
};

/** MSG-01, MSG-02. */
export const MessagesPage = () => {
  const { user, isChecking } = useSession();
  useDropPrinted(!isChecking && user === null);
  if (isChecking) return <Skeleton className="m-5 h-64" />;
  if (user !== null) return <Inbox memberId={user.id} />;
  return (
    <EmptyState
      icon={<MessageCircle className="size-7" />}
      title={words.signedOut}
      hint={words.signedOutHint}
      action={<Button onClick={() => openDialog('sign-in')}>{words.signIn}</Button>}
    />
  );
};
