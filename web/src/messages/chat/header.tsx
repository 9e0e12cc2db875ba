import type { MemberId } from '@wagram/contract/kernel';
import { bareHandle } from '@wagram/contract/members';
import type { Badge } from '@wagram/contract/members';
import { ArrowLeft, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MemberBadge } from '#members';
import { Avatar, classes, IconButton, ShortName } from '#ui';
import { texts } from '../texts.ts';

const words = texts.chat;

/** Whom one conversations to; as much as is known so far. */
export interface ChatMember {
  readonly id: MemberId;
  readonly username: string;
  readonly name: string;
  readonly avatar_url: string | null;
  readonly badge: Badge | null;
}

const BACK =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-2 transition-colors duration-150 hover:bg-sunken hover:text-ink';

export const BackLink = () => (
  <Link to="/messages" aria-label={words.back} title={words.back} className={BACK}>
    <ArrowLeft aria-hidden="true" className="size-5.5 rtl:rotate-180" />
  </Link>
);

/** MSG-03: the profile knows that one comes from a chat, and goes back there. */
export const profileLink = ({ username }: Pick<ChatMember, 'username'>) => {
  const handle = bareHandle(username);
  return { to: `/user/${handle}`, state: { originalProfile: handle, fromChat: true, from: 'chat' } };
};

interface BarProps {
  readonly children: ReactNode;
  readonly onSearch: () => void;
  readonly menu: ReactNode;
}

export const ChatBar = ({ children, onSearch, menu }: BarProps) => (
  <div className="flex h-16 items-center gap-1 ps-1 pe-2 wide:h-[78px] wide:ps-3 wide:pe-4">
    <BackLink />
    {children}
    <IconButton label={words.search} onClick={onSearch}>
      <Search aria-hidden="true" className="size-5" />
    </IconButton>
    {menu}
  </div>
);

interface StatusProps {
  readonly isOnline: boolean;
  readonly isTyping: boolean;
  readonly hasMessages: boolean;
  readonly username: string;
}

/** MSG-04: what is true now; who was here before and is away shows their handle. */
export const Status = ({ isOnline, isTyping, hasMessages, username }: StatusProps) => {
  if (isTyping) return <span className="text-accent-ink">{words.typingShort}</span>;
  if (isOnline) return <span className="font-medium text-mint">{words.online}</span>;
  return <bdi>{hasMessages ? username : words.start}</bdi>;
};

interface ChatHeaderProps {
  readonly member: ChatMember;
  readonly status: ReactNode;
  readonly isOnline: boolean;
}

export const OnlineDot = ({ isLarge = false }: { readonly isLarge?: boolean }) => (
  <span
    className={classes(
      'absolute rounded-full border-2 border-paper bg-mint wide:border-surface',
      isLarge ? 'end-0.5 bottom-0.5 size-3.5' : 'end-0 bottom-0 size-3',
    )}
  >
    <span className="sr-only">{words.online}</span>
  </span>
);

export const ChatHeader = ({ member, status, isOnline }: ChatHeaderProps) => (
  <div className="flex min-w-0 flex-1 items-center gap-3">
    <Link {...profileLink(member)} aria-hidden="true" tabIndex={-1} className="relative shrink-0 rounded-full">
      <Avatar name={member.name} url={member.avatar_url} size={40} />
      {isOnline && <OnlineDot />}
    </Link>
    <div className="min-w-0 flex-1">
      <h1 className="flex min-w-0 items-center gap-1.5 text-base leading-5 font-semibold">
        <Link {...profileLink(member)} className="min-w-0 hover:underline">
          <ShortName name={member.name} />
        </Link>
        <MemberBadge badge={member.badge} />
      </h1>
      <p className="truncate text-sm text-ink-3">{status}</p>
    </div>
  </div>
);
