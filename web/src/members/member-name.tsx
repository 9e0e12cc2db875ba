import type { ProfileView } from '@house/contract/members';
import { getBrand } from '#kernel';
import { Badge, classes } from '#ui';
import { texts } from './texts.ts';

type Named = Pick<ProfileView, 'displayName' | 'badge'>;

export const MemberName = ({ member, className }: { readonly member: Named; readonly className?: string }) => (
  <span className={classes('inline-flex min-w-0 items-center gap-1.5 font-semibold', className)}>
    <bdi className="truncate">{member.displayName}</bdi>
    {member.badge !== null && (
      <Badge
        metal={member.badge === 'platinum' ? 'platinum' : 'gold'}
        meaning={texts.badge[member.badge](getBrand().name)}
      />
    )}
  </span>
);
