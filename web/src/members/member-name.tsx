import type { ProfileView } from '@wagram/contract/members';
import { getBrand } from '#kernel';
import { Badge, BadgeSeal, classes, ShortName } from '#ui';
import { metalOf } from './metal.ts';
import { texts } from './texts.ts';

type Named = Pick<ProfileView, 'displayName' | 'badge'>;

/** Inside something that is pressed as a whole: it says what it stands for, and is no button. */
export const BadgeMark = ({ badge }: Pick<ProfileView, 'badge'>) =>
  badge === null ? null : (
    <span role="img" aria-label={texts.badge[badge](getBrand().name)} className="inline-flex shrink-0">
      <BadgeSeal metal={metalOf(badge)} />
    </span>
  );

/** The seal alone, for where the name beside it is a link: a button cannot stand inside one. */
export const MemberBadge = ({ badge }: Pick<ProfileView, 'badge'>) =>
  badge === null ? null : <Badge metal={metalOf(badge)} meaning={texts.badge[badge](getBrand().name)} />;

export const MemberName = ({ member, className }: { readonly member: Named; readonly className?: string }) => (
  <span className={classes('inline-flex min-w-0 items-center gap-1.5 font-semibold', className)}>
    <ShortName name={member.displayName} />
    <MemberBadge badge={member.badge} />
  </span>
);
