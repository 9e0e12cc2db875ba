import type { NoticeKind, noticeKinds, NoticeView } from '@wagram/contract/notifications';
import {
  AtSign,
  BadgeCheck,
  Bell,
  CalendarClock,
  ChartBarBig,
  Coins,
  Gift,
  Heart,
  Mail,
  MessageCircle,
  Quote,
  Radio,
  Repeat2,
  Rocket,
  ShieldCheck,
  Ticket,
  UserCheck,
  UserPlus,
  Wallet,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { classes } from '#ui';

type Look = readonly [icon: LucideIcon, colours: string, soft: string];

const ACCENT = ['bg-accent text-on-accent', 'bg-accent-soft text-accent-ink'] as const;
const MINT = ['bg-mint text-paper', 'bg-mint-soft text-mint'] as const;
const PLAIN = ['bg-ink-2 text-paper', 'bg-sunken text-ink-2'] as const;

const TYPES: Record<NoticeView['type'], Look> = {
  like: [Heart, 'bg-coral text-paper [&>svg]:fill-current', 'bg-coral-soft text-coral [&>svg]:fill-current'],
  comment: [MessageCircle, ...ACCENT],
  follow: [UserPlus, ...MINT],
  message: [Mail, ...ACCENT],
  other: [Bell, ...PLAIN],
};

type KindOf<T> = { [K in NoticeKind]: (typeof noticeKinds)[K]['type'] extends T ? K : never }[NoticeKind];

/** The documented types know five icons; whatever else is told has one of its own, and none is a mere bell. */
const KINDS: Record<KindOf<'other'>, Look> & Partial<Record<NoticeKind, Look>> = {
  repost: [Repeat2, ...MINT],
  quote: [Quote, ...ACCENT],
  poll_ended: [ChartBarBig, ...ACCENT],
  ticket_refunded: [Ticket, ...MINT],
  badge_rests: [BadgeCheck, 'bg-amber text-paper', 'bg-amber-soft text-amber'],
  gift: [Gift, ...MINT],
  superchat: [Gift, ...MINT],
  referral: [UserPlus, ...MINT],
  credit: [Gift, ...MINT],
  payment: [Wallet, ...MINT],
  mention: [AtSign, ...ACCENT],
  follow_request: [UserPlus, 'bg-amber text-paper', 'bg-amber-soft text-amber'],
  follow_accepted: [UserCheck, ...MINT],
  stream_scheduled: [Radio, ...ACCENT],
  stream_started: [Radio, 'bg-coral text-paper', 'bg-coral-soft text-coral'],
  message_request: [Mail, ...PLAIN],
  group_accepted: [UserCheck, ...MINT],
  group_added: [UserCheck, ...ACCENT],
  launchpad_ready: [Rocket, ...ACCENT],
  token_ready: [Coins, ...MINT],
  report_outcome: [ShieldCheck, ...PLAIN],
  moderation: [ShieldCheck, ...PLAIN],
  scheduled_failed: [CalendarClock, 'bg-amber text-paper', 'bg-amber-soft text-amber'],
};

interface IconProps {
  readonly notice: NoticeView;
  /** In place of a face instead of on one. */
  readonly isLarge?: boolean;
}

/** NOTI-01: what it is about, at a glance. The sentence beside it says the same. */
export const NoticeIcon = ({ notice, isLarge = false }: IconProps) => {
  const [Icon, strong, soft] = KINDS[notice.kind] ?? TYPES[notice.type];
  return (
    <span
      aria-hidden="true"
      data-icon={notice.type}
      data-kind={notice.kind}
      className={classes(
        'inline-flex shrink-0 items-center justify-center rounded-full',
        isLarge ? `size-11 ${soft}` : `absolute -end-1 -bottom-1 size-5 ring-2 ring-paper wide:ring-surface ${strong}`,
      )}
    >
      <Icon className={isLarge ? 'size-5.5' : 'size-[55%]'} strokeWidth={isLarge ? 2 : 2.4} />
    </span>
  );
};
