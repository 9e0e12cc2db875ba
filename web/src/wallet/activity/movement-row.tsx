import { formatAmount, parseAmount } from '@wagram/contract/kernel';
import type { MovementView } from '@wagram/contract/ledger';
import {
  ArrowDownLeft,
  ArrowUpRight,
  BadgeCheck,
  CalendarCheck,
  Coins,
  Gift,
  Sparkles,
  Ticket,
  Undo2,
  UserPlus,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { getBrand, getLanguage } from '#kernel';
import { plainKind } from '#ledger';
import { memberPath } from '#members';
import { Avatar, classes, TimeAgo } from '#ui';
import { texts } from './texts.ts';

const words = texts.kinds;
const ICONS: Readonly<Record<string, LucideIcon>> = {
  gift: Gift,
  welcome: Sparkles,
  referral: UserPlus,
  verification: BadgeCheck,
  claim: CalendarCheck,
  withdrawal: ArrowUpRight,
  withdrawal_returned: Undo2,
  deposit: ArrowDownLeft,
  ticket: Ticket,
  ticket_refund: Ticket,
};

export const titleOf = ({ kind, direction, with: other }: MovementView): string => {
  const isIn = direction === 'in';
  const name = other?.displayName ?? words.somebody;
  if (kind === 'gift') return isIn ? words.giftFrom(name) : words.giftTo(name);
  if (kind === 'transfer') return isIn ? words.creditFrom(name) : words.creditTo(name);
  if (kind === 'superchat') return isIn ? words.superchatFrom(name) : words.superchatTo(name);
  if (kind === 'taken_back') return isIn ? words.backFrom(name) : words.backBy(name);
  const known: Readonly<Record<string, string>> = {
    welcome: words.welcome,
    referral: words.referral,
    verification: words.verification,
    closing: words.closing,
    claim: words.claim,
    withdrawal: words.withdrawal,
    withdrawal_returned: words.withdrawalBack,
    deposit: words.deposit,
    ticket: isIn ? words.ticketSold : words.ticket,
    ticket_refund: words.ticketRefund,
  };
  return known[kind] ?? plainKind(kind);
};

export const unitName = (unit: MovementView['unit']): string => {
  const { credit, chain } = getBrand().tokens;
  return unit === 'WGM' ? credit : unit === 'WGR' ? chain : unit;
};

const Face = ({ movement }: { readonly movement: MovementView }) => {
  const { with: other, kind } = movement;
  if (other !== null) {
    return (
      <Link to={memberPath(other.username)} aria-label={other.username} className="shrink-0 rounded-full">
        <Avatar name={other.displayName} url={other.avatar_url} size={44} />
      </Link>
    );
  }
  const Icon = ICONS[kind] ?? Coins;
  return (
    <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
};

export const MovementRow = ({ movement }: { readonly movement: MovementView }) => {
  const isIn = movement.direction === 'in';
  const sum = `${isIn ? '+' : '−'}${formatAmount(parseAmount(movement.amount), movement.unit, getLanguage())}`;
  return (
    <li className="flex min-h-18 items-center gap-3.5 border-b border-line px-4 py-3 last:border-b-0 wide:px-6">
      <Face movement={movement} />
      <div className="min-w-0 flex-1">
        <p dir="auto" className="line-clamp-2 text-base font-semibold wrap-anywhere">
          {titleOf(movement)}
        </p>
        <p className="flex min-w-0 items-center gap-1.5 text-sm text-ink-2">
          <TimeAgo at={movement.created_at} className="shrink-0" />
          {movement.words !== null && (
            <>
              <span aria-hidden="true">·</span>
              <bdi className="truncate">{movement.words}</bdi>
            </>
          )}
          {movement.post_id !== null && (
            <>
              <span aria-hidden="true">·</span>
              <Link to={`/post/${movement.post_id}`} className="truncate text-accent-ink hover:underline">
                {texts.activity.toPost}
              </Link>
            </>
          )}
        </p>
      </div>
      <p className={classes('figures shrink-0 text-base font-semibold', isIn ? 'text-mint' : 'text-ink')}>
        {sum} <span className="text-sm font-medium text-ink-2">{unitName(movement.unit)}</span>
      </p>
    </li>
  );
};
