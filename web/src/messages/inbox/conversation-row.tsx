import type { MemberId } from '@wagram/contract/kernel';
import { bareHandle } from '@wagram/contract/members';
import { isDirect, type ConversationView } from '@wagram/contract/messages';
import { Ban, BellOff, Ellipsis, Megaphone, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MemberBadge } from '#members';
import { Avatar, classes, IconButton, Menu, ShortName, TimeAgo } from '#ui';
import { OnlineDot, profileLink } from '../chat/header.tsx';
import { useChatDraft } from '../chat/drafts.ts';
import { useConversationItems } from '../chat/menu.tsx';
import { usePresence } from '../presence.ts';
import { texts } from '../texts.ts';

const words = texts.inbox;

/** MSG-03: the chat opens with what is known, and looks up the rest. */
export const chatLink = (member: { id: string; username: string; name: string }, isNewChat = false) => {
  const { id, username, name } = member;
  return {
    to: `/chat/${bareHandle(username)}`,
    state: { id, username, name, ...(isNewChat ? { isNewChat } : {}) },
  };
};

interface FaceProps {
  readonly member: Pick<ConversationView, 'username' | 'name' | 'avatar_url'>;
  readonly isOnline: boolean;
}

/** Where a line of the inbox leads. */
export const linkOf = (conversation: ConversationView) =>
  conversation.kind === 'direct' ? chatLink(conversation) : { to: `/group/${conversation.conversation_id}` };

/** A tap on the face goes to the profile, a tap beside it into the chat. */
export const Face = ({ member, isOnline }: FaceProps) => (
  <Link
    {...profileLink(member)}
    aria-label={words.profile(member.name)}
    className="relative z-[1] shrink-0 rounded-full"
  >
    <Avatar name={member.name} url={member.avatar_url} size={52} />
    {isOnline && <OnlineDot isLarge />}
  </Link>
);

/** Of many: a group or a channel says what it is. */
const KindMark = ({ kind }: Pick<ConversationView, 'kind'>) => {
  if (kind === 'direct') return null;
  const Icon = kind === 'group' ? UsersRound : Megaphone;
  return <Icon aria-label={words.kinds[kind]} className="size-4 shrink-0 text-ink-3" />;
};

export const Unread = ({ count, isMuted }: { readonly count: number; readonly isMuted: boolean }) =>
  count === 0 ? null : (
    <span
      className={classes(
        'tabular inline-flex h-5.5 min-w-5.5 shrink-0 items-center justify-center rounded-full px-1.5 text-xs font-bold',
        isMuted ? 'bg-sunken text-ink-2' : 'bg-accent text-on-accent',
      )}
    >
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{words.unread(count)}</span>
    </span>
  );

/** The last words, and in a group who said them. */
const lastOf = ({ kind, lastMessage, lastSenderId, lastSenderName }: ConversationView, me: MemberId): string => {
  const last = lastMessage ?? '';
  if (last === '') return '';
  if (lastSenderId === me) return texts.yourself(last);
  return kind === 'group' && lastSenderName !== null ? texts.said(lastSenderName, last) : last;
};

/** What was said last, or what its reader has begun to say. */
const LastLine = ({ conversation, me }: Pick<RowProps, 'conversation' | 'me'>) => {
  const draft = useChatDraft(me, conversation.id);
  const isUnread = conversation.unreadCount > 0;
  return (
    <p className={classes('flex min-w-0 flex-1 text-base', isUnread ? 'font-medium text-ink' : 'text-ink-2')}>
      {draft !== '' && <span className="me-1 shrink-0 font-medium text-coral">{texts.draft}</span>}
      <bdi className="truncate">{draft === '' ? lastOf(conversation, me) : draft}</bdi>
    </p>
  );
};

interface RowProps {
  readonly conversation: ConversationView;
  readonly me: MemberId;
  /** Its presence is followed, not only read once: for those on top, a connection holds so many topics. */
  readonly isWatched?: boolean;
  /** It is the one that is open beside the list. */
  readonly isOpen?: boolean;
  readonly children?: ReactNode;
}

const RowMenu = ({ conversation }: { readonly conversation: ConversationView }) => (
  <Menu
    place="below"
    groups={[useConversationItems(conversation)]}
    trigger={
      <IconButton
        label={words.more(conversation.name)}
        className="z-[1] -me-2 opacity-60 transition-opacity duration-150 group-hover/row:opacity-100 focus-visible:opacity-100 data-[state=open]:opacity-100"
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </IconButton>
    }
  />
);

export const ConversationRow = ({ conversation, me, isWatched = false, isOpen = false, children }: RowProps) => {
  const isOnline = usePresence(isDirect(conversation) ? conversation.id : null, isWatched);
  return (
    <li
      className={classes(
        'group/row relative border-b border-line px-4 py-3 transition-colors duration-150 has-[a[data-open]:focus-visible]:bg-sunken wide:px-6',
        isOpen ? 'bg-accent-soft' : 'hover:bg-sunken/60',
      )}
    >
      <div className="flex items-center gap-3">
        {conversation.kind === 'direct' ? (
          <Face member={conversation} isOnline={isOnline} />
        ) : (
          <Avatar name={conversation.name} url={conversation.avatar_url} size={52} className="ring-1 ring-line" />
        )}
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-2">
            <span className="flex min-w-0 flex-1 items-center gap-1.5">
              <KindMark kind={conversation.kind} />
              <Link
                {...linkOf(conversation)}
                data-open
                aria-current={isOpen ? 'page' : undefined}
                className="min-w-0 text-base font-semibold before:absolute before:inset-0"
              >
                <ShortName name={conversation.name} />
              </Link>
              <span className="relative z-[1] inline-flex">
                <MemberBadge badge={conversation.badge} />
              </span>
              {conversation.blocked && <Ban aria-label={words.blocked} className="size-3.5 shrink-0 text-ink-3" />}
              {conversation.is_muted && <BellOff aria-label={words.muted} className="size-3.5 shrink-0 text-ink-3" />}
            </span>
            <TimeAgo at={conversation.timestamp} className="tabular shrink-0 text-sm text-ink-3" />
          </div>
          <div className="mt-0.5 flex items-center gap-2">
            <LastLine conversation={conversation} me={me} />
            <Unread count={conversation.unreadCount} isMuted={conversation.is_muted} />
          </div>
        </div>
        {children === undefined && <RowMenu conversation={conversation} />}
      </div>
      {children}
    </li>
  );
};
