import type { MemberId } from '@wagram/contract/kernel';
import type { ProfileView } from '@wagram/contract/members';
import type { ReactNode } from 'react';
import { useBlock } from '#blocks';
import { BlockedBar } from './blocked-bar.tsx';
import { ChatFrame } from './frame.tsx';
import type { Chat } from './frame.tsx';
import { ChatBar, ChatHeader, Status } from './header.tsx';
import type { ChatMember } from './header.tsx';
import { ChatMenu } from './menu.tsx';
import { DmHeader } from './dm-header.tsx';
import { ShortName } from '#ui';
import { RequestBar } from './request-bar.tsx';
import { texts } from '../texts.ts';

const words = texts.chat;
const nothing = () => undefined;

/** In the field's place: why nothing can be written. */
export const QuietFoot = ({ children }: { readonly children: ReactNode }) => (
  <div className="shrink-0 border-t border-line px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-center text-base text-ink-2">
    {children}
  </div>
);

interface FootProps {
  readonly member: ChatMember;
  readonly chat: Chat;
  readonly input: ReactNode;
}

/** Where one writes, unless somebody was blocked or has to be let in first, or nothing can be written. */
const Foot = ({ member, chat: { conversation }, input }: FootProps): ReactNode => {
  const { isBlocked } = useBlock(member, nothing);
  if (isBlocked) return <BlockedBar member={member} />;
  if (conversation?.request === true) return <RequestBar conversation={conversation} />;
  return conversation?.can_write === false && !conversation.blocked ? <QuietFoot>{words.closed}</QuietFoot> : input;
};

interface HeadProps extends Pick<ChatViewProps, 'member' | 'profile'> {
  readonly chat: Chat;
  readonly onSearch: () => void;
}

const Head = ({ member, profile, chat, onSearch }: HeadProps) => {
  const { conversation, typing, rows } = chat;
  const { isBlocked } = useBlock(member, nothing);
  const isOnline = chat.isOnline && !isBlocked;
  const status = (
    <Status isOnline={isOnline} isTyping={typing !== null} hasMessages={rows.length > 0} username={member.username} />
  );
  return (
    <header className={profile === undefined ? 'border-b border-line' : undefined}>
      <ChatBar onSearch={onSearch} menu={<ChatMenu member={member} conversation={conversation} />}>
        {profile === undefined ? (
          <ChatHeader member={member} status={status} isOnline={isOnline} />
        ) : (
          <p className="min-w-0 flex-1 text-base font-semibold text-ink-2">
            <ShortName name={member.username} />
          </p>
        )}
      </ChatBar>
      {profile !== undefined && <DmHeader member={member} profile={profile} status={status} isOnline={isOnline} />}
    </header>
  );
};

interface ChatViewProps {
  readonly me: MemberId;
  readonly member: ChatMember;
  /** Given on /dm, where the header says who somebody is. */
  readonly profile?: ProfileView;
}

/** Two layouts, one conversation. */
export const ChatView = ({ me, member, ...head }: ChatViewProps) => (
  <ChatFrame
    target={{ me, to: member.id, isGroup: false }}
    name={member.name}
    none={head.profile === undefined ? words.none : words.noneDm}
    head={(chat, onSearch) => <Head {...head} member={member} chat={chat} onSearch={onSearch} />}
    foot={(chat, input) => <Foot member={member} chat={chat} input={input} />}
  />
);
