import type { DecisionAction, LogAction, LogEntryView } from '@wagram/contract/moderation';
import { ArrowUpFromLine, CheckCheck, Eye, EyeOff, Pause, Play, Scale, UserCheck, UserX } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Button, openDialog } from '#ui';
import { LogLine } from './history.tsx';
import { texts } from './texts-queue.ts';

const ICONS: Record<LogAction, LucideIcon> = {
  dismiss: CheckCheck,
  hide: EyeOff,
  restore: Eye,
  suspend: UserX,
  reinstate: UserCheck,
  appeal_granted: Scale,
  appeal_refused: Scale,
  pause: Pause,
  resume: Play,
  sweep: ArrowUpFromLine,
};

const undoes: Partial<Record<LogAction, DecisionAction>> = { hide: 'restore', suspend: 'reinstate' };

const targetOf = ({ target, target_id: id, about }: LogEntryView): string => `${target} ${id ?? about}`;

/** Newest first: of what was decided about one thing, only the last can still be undone. */
const lastOnes = (entries: readonly LogEntryView[]): ReadonlySet<string> => {
  const known = new Set<string>();
  const last = new Set<string>();
  for (const entry of entries) {
    if (!known.has(targetOf(entry))) last.add(entry.id);
    known.add(targetOf(entry));
  }
  return last;
};

const Entry = ({ entry, isLast }: { readonly entry: LogEntryView; readonly isLast: boolean }) => {
  const Icon = ICONS[entry.action];
  const action = isLast ? undoes[entry.action] : undefined;
  return (
    <li className="flex items-start gap-3.5 border-b border-line px-4 py-4 wide:px-6">
      <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-xl bg-sunken text-ink-2">
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <div className="flex min-w-0 flex-1 items-start gap-3 max-sm:flex-col max-sm:gap-1">
        <LogLine entry={entry} />
        {action !== undefined && entry.member !== null && entry.target_id !== null && (
          <Button
            look="ghost"
            size="sm"
            className="shrink-0 max-sm:-ms-4"
            onClick={() =>
              openDialog('decide', {
                target: entry.target,
                id: entry.target_id ?? '',
                action,
                name: entry.member ?? '',
              })
            }
          >
            {texts.act[action]}
          </Button>
        )}
      </div>
    </li>
  );
};

export const LogList = ({ entries }: { readonly entries: readonly LogEntryView[] }) => {
  const last = lastOnes(entries);
  return (
    <ul>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} isLast={last.has(entry.id)} />
      ))}
    </ul>
  );
};
