import type { NoticeView } from '@house/contract/notifications';
import { AtSign, Bell, Gift, Heart, Mail, MessageCircle, ShieldCheck, UserCheck, UserPlus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { classes } from '#ui';

type Look = readonly [icon: LucideIcon, colours: string];

const TYPES: Record<NoticeView['type'], Look> = {
  like: [Heart, 'bg-coral text-paper [&>svg]:fill-current'],
  comment: [MessageCircle, 'bg-accent text-on-accent'],
  follow: [UserPlus, 'bg-mint text-paper'],
  message: [Mail, 'bg-accent text-on-accent'],
  other: [Bell, 'bg-ink-2 text-paper'],
};

const KINDS: Partial<Record<NoticeView['kind'], Look>> = {
  gift: [Gift, 'bg-mint text-paper'],
  mention: [AtSign, 'bg-accent text-on-accent'],
  follow_request: [UserPlus, 'bg-amber text-paper'],
  follow_accepted: [UserCheck, 'bg-mint text-paper'],
  report_outcome: [ShieldCheck, 'bg-ink-2 text-paper'],
  moderation: [ShieldCheck, 'bg-ink-2 text-paper'],
};

/** NOTI-01: what it is about, at a glance. The sentence beside it says the same. */
export const NoticeIcon = ({ notice, className }: { readonly notice: NoticeView; readonly className?: string }) => {
  const [Icon, colours] = KINDS[notice.kind] ?? TYPES[notice.type];
  return (
    <span
      aria-hidden="true"
      data-icon={notice.type}
      className={classes('inline-flex items-center justify-center rounded-full', colours, className)}
    >
      <Icon className="size-[55%]" strokeWidth={2.4} />
    </span>
  );
};
