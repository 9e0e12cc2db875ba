import type { ProfileView } from '@wagram/contract/members';
import type { ReactNode } from 'react';
import { Avatar, Handle } from '#ui';
import { MemberName } from './member-name.tsx';

type Shown = Pick<ProfileView, 'displayName' | 'username' | 'avatar_url' | 'badge'>;

/** Avatar, name and handle in one row. */
export const MemberLine = ({ member, aside }: { readonly member: Shown; readonly aside?: ReactNode }) => (
  <span className="flex min-w-0 items-center gap-3">
    <Avatar name={member.displayName} url={member.avatar_url} size={40} />
    <span className="min-w-0 flex-1">
      <MemberName member={member} className="max-w-full text-base leading-5" />
      <Handle name={member.username} className="block text-sm text-ink-3" />
    </span>
    {aside}
  </span>
);
