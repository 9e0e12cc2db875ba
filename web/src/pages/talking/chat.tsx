import { MessageCircle, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { useSession } from '#auth';
import { useIsOnline } from '#kernel';
import { BackLink, ChatFailed, ChatView, messageTexts } from '#messages';
import { Button, buttonClass, EmptyState, openDialog, Skeleton } from '#ui';
import { ChatWithCredit } from '../paying/chat-credit.tsx';
import { useChatMember } from './use-chat-member.ts';

const words = messageTexts.chat;

const Alone = ({ children }: { readonly children: ReactNode }) => (
  <>
    <header className="flex h-16 items-center border-b border-line ps-1 wide:h-[78px] wide:ps-3">
      <BackLink />
    </header>
    {children}
  </>
);

/** D14: nobody is invented in a missing member's place. */
const Unknown = () => (
  <Alone>
    <EmptyState
      icon={<UserRoundX className="size-7" />}
      title={words.unknown}
      hint={words.unknownHint}
      action={
        <Link to="/messages" className={buttonClass('outline')}>
          {words.toInbox}
        </Link>
      }
    />
  </Alone>
);

const SignedOut = () => (
  <Alone>
    <EmptyState
      icon={<MessageCircle className="size-7" />}
      title={messageTexts.inbox.signedOut}
      hint={messageTexts.inbox.signedOutHint}
      action={<Button onClick={() => openDialog('sign-in')}>{messageTexts.inbox.signIn}</Button>}
    />
  </Alone>
);

const Waiting = () => (
  <Alone>
    <Skeleton className="m-5 h-24" />
  </Alone>
);

const Conversation = ({ isDm }: { readonly isDm: boolean }) => {
  const { username = '' } = useParams();
  const { user, isChecking } = useSession();
  const isOnline = useIsOnline();
  const { member, profile, isUnknown, isLooking, error, refetch } = useChatMember(username, user !== null);
  if (isChecking) return <Waiting />;
  if (user === null) return <SignedOut />;
  if (isUnknown) return <Unknown />;
  if (member === null && (error !== null || !isOnline)) {
    return (
      <Alone>
        <ChatFailed cause={error} onRetry={() => void refetch()} />
      </Alone>
    );
  }
  if (member === null || (isDm && profile === null && isLooking)) return <Waiting />;
  return (
    <ChatWithCredit member={member}>
      <ChatView key={member.id} me={user.id} member={member} {...(isDm && profile !== null ? { profile } : {})} />
    </ChatWithCredit>
  );
};

/** MSG-04. */
export const ChatPage = () => <Conversation isDm={false} />;

/** MSG-05: the same conversation, under who somebody is. */
export const DmPage = () => <Conversation isDm />;
