import { formatAmount, parseAmount } from '@wagram/contract/kernel';
import type { EarnedKind } from '@wagram/contract/ledger';
import { Coins, Gift, MessageCircleHeart, Send, Ticket, Undo2, UserPlus } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { getLanguage } from '#kernel';
import { plainKind } from './kinds.ts';
import { texts } from './texts-earnings.ts';

const words = texts.kinds;

const ICONS: Readonly<Record<string, LucideIcon>> = {
  gift: Gift,
  superchat: MessageCircleHeart,
  transfer: Send,
  referral: UserPlus,
  ticket: Ticket,
  ticket_refund: Undo2,
  taken_back: Undo2,
};

export const kindName = (kind: string): string => {
  const known: Readonly<Record<string, string>> = words.names;
  return known[kind] ?? plainKind(kind);
};

export const EarningsKinds = ({ kinds }: { readonly kinds: readonly EarnedKind[] }) => (
  <section aria-labelledby="earnings-kinds" className="flex flex-col gap-1">
    <h2 id="earnings-kinds" className="text-lg font-bold tracking-tight">
      {words.title}
    </h2>
    <ul>
      {kinds.map(({ kind, amount, times }) => {
        const Icon = ICONS[kind] ?? Coins;
        return (
          <li key={kind} className="flex min-h-14 items-center gap-3 border-b border-line last:border-b-0">
            <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
              <Icon aria-hidden="true" className="size-4.5" />
            </span>
            <p className="min-w-0 flex-1">
              <span className="block truncate text-base font-medium">{kindName(kind)}</span>
              <span className="block text-sm text-ink-2">{words.times(times)}</span>
            </p>
            <p className="figures shrink-0 text-base font-semibold">
              {formatAmount(parseAmount<'WGM'>(amount), 'WGM', getLanguage())}
            </p>
          </li>
        );
      })}
    </ul>
  </section>
);
