import type { ChainEntryView } from '@wagram/contract/wallet';
import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight, CircleAlert, ReceiptText } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Avatar, classes, TimeAgo } from '#ui';
import { sentenceOf, shortSentenceOf, sumsOf, turnOf } from './entry-words.ts';
import type { EntryTurn } from './entry-words.ts';

const ICONS: Readonly<Record<EntryTurn, LucideIcon>> = {
  in: ArrowDownLeft,
  out: ArrowUpRight,
  both: ArrowLeftRight,
  none: ReceiptText,
  failed: CircleAlert,
};

const Face = ({ entry }: { readonly entry: ChainEntryView }) => {
  const turn = turnOf(entry);
  const member = entry.with[0]?.member ?? null;
  if (member !== null && turn !== 'failed')
    return <Avatar name={member.displayName} url={member.avatar_url} size={44} />;
  const Icon = ICONS[turn];
  return (
    <span
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full',
        turn === 'failed' ? 'bg-coral-soft text-coral' : 'bg-accent-soft text-accent-ink',
      )}
    >
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
};

const Sums = ({ entry }: { readonly entry: ChainEntryView }) => (
  <span className="figures max-w-1/2 shrink-0 text-end text-base font-semibold">
    {sumsOf(entry).map(({ text, unit, isIn }) => (
      <span key={unit} className={classes('block break-all', isIn ? 'text-mint' : 'text-ink')}>
        {text} <span className="text-sm font-medium text-ink-2">{unit}</span>
      </span>
    ))}
  </span>
);

interface EntryRowProps {
  readonly entry: ChainEntryView;
  readonly onOpen: () => void;
}

/** CHN-12: one transaction of the chain, as it touched this address. */
export const EntryRow = ({ entry, onOpen }: EntryRowProps) => (
  <li className="border-b border-line last:border-b-0">
    <button
      type="button"
      aria-label={sentenceOf(entry)}
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex min-h-18 w-full items-center gap-3.5 px-4 py-3 text-start transition-colors duration-150 hover:bg-sunken wide:px-6"
    >
      <Face entry={entry} />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="line-clamp-2 text-base font-semibold wrap-anywhere">
          {shortSentenceOf(entry)}
        </span>
        <span className="flex min-w-0 items-center gap-1.5 text-sm text-ink-2">
          {entry.at !== null && <TimeAgo at={entry.at} className="shrink-0" />}
          {entry.note !== null && (
            <>
              <span aria-hidden="true">·</span>
              <span dir="auto" className="truncate">
                {entry.note}
              </span>
            </>
          )}
        </span>
      </span>
      <Sums entry={entry} />
    </button>
  </li>
);
