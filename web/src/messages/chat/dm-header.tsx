import type { ProfileView } from '@wagram/contract/members';
import { CalendarDays, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MemberBadge } from '#members';
import { Avatar, ShortName } from '#ui';
import { OnlineDot, profileLink } from './header.tsx';
import type { ChatMember } from './header.tsx';
import { texts } from '../texts.ts';

const words = texts.chat;

interface DmHeaderProps {
  readonly member: ChatMember;
  readonly profile: Pick<ProfileView, 'bio' | 'created_at' | 'followers_count'>;
  readonly status: ReactNode;
  readonly isOnline: boolean;
}

/** MSG-05: who somebody is, above what one says to them. */
export const DmHeader = ({ member, profile, status, isOnline }: DmHeaderProps) => (
  <section className="flex gap-4 border-b border-line px-4 pt-1 pb-4 wide:px-6">
    <Link
      {...profileLink(member)}
      aria-hidden="true"
      tabIndex={-1}
      className="relative shrink-0 self-start rounded-full"
    >
      <Avatar name={member.name} url={member.avatar_url} size={64} />
      {isOnline && <OnlineDot isLarge />}
    </Link>
    <div className="min-w-0 flex-1">
      <h1 className="flex min-w-0 items-center gap-1.5 text-lg font-bold tracking-tight">
        <Link {...profileLink(member)} className="min-w-0 hover:underline">
          <ShortName name={member.name} />
        </Link>
        <MemberBadge badge={member.badge} />
      </h1>
      <p className="truncate text-sm text-ink-3">{status}</p>
      {profile.bio !== null && profile.bio !== '' && (
        <p dir="auto" className="mt-1.5 line-clamp-3 text-base">
          {profile.bio}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        <span className="inline-flex items-center gap-1.5">
          <CalendarDays aria-hidden="true" className="size-4 text-ink-3" />
          {words.joined(profile.created_at)}
        </span>
        <span className="tabular inline-flex items-center gap-1.5">
          <UsersRound aria-hidden="true" className="size-4 text-ink-3" />
          {words.followers(profile.followers_count)}
        </span>
      </p>
    </div>
  </section>
);
