import type { FoundMember } from '@wagram/contract/search';
import { metalOf } from '#members';
import { Avatar, BadgeSeal, Handle, ShortName } from '#ui';
import { texts } from './texts.ts';

interface FoundMemberProps {
  readonly member: FoundMember;
  /** In the list of results there is room for what they say about themselves. */
  readonly isWhole?: boolean;
}

/** A member in one row, all of it a single thing to choose: nothing in it can be pressed by itself. */
export const FoundMemberLine = ({ member, isWhole = false }: FoundMemberProps) => (
  <span className="flex min-w-0 flex-1 items-start gap-3">
    <Avatar name={member.displayName} url={member.avatar_url} size={isWhole ? 48 : 40} />
    <span className="min-w-0 flex-1">
      <span className="flex min-w-0 items-center gap-1.5 leading-5">
        <ShortName name={member.displayName} className="font-semibold text-ink" />
        {member.badge !== null && <BadgeSeal metal={metalOf(member.badge)} className="size-[1.1em] shrink-0" />}
      </span>
      <span className="tabular mt-0.5 flex min-w-0 flex-wrap gap-x-1.5 text-sm text-ink-3">
        <Handle name={member.username} />
        <span aria-hidden="true">·</span>
        <span className="shrink-0">
          {member.is_following ? texts.following : texts.followers(member.followers_count)}
        </span>
      </span>
      {isWhole && member.bio !== null && (
        <span dir="auto" className="mt-1 line-clamp-2 text-base text-ink-2">
          {member.bio}
        </span>
      )}
    </span>
  </span>
);
