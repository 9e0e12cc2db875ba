import type { LogAction, LogEntryView, MoneyAction } from '@wagram/contract/moderation';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { TimeAgo } from '#ui';
import { texts as moneyTexts } from './texts-money.ts';
import { texts } from './texts-queue.ts';

/** A line that unfolds. */
export const Fold = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <details className="group">
    <summary className="-mx-2 flex min-h-10 cursor-pointer list-none items-center gap-1.5 rounded-lg px-2 text-sm font-semibold text-ink-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden="true"
        className="size-4 transition-transform duration-150 group-open:rotate-90 rtl:-scale-x-100"
      />
      {title}
    </summary>
    <div className="pt-1 pb-2">{children}</div>
  </details>
);

const isMoney = (action: LogAction): action is MoneyAction =>
  action === 'pause' || action === 'resume' || action === 'sweep';

const LineText = ({ entry }: { readonly entry: LogEntryView }) => {
  const { action, target, about } = entry;
  const operator = (
    <bdi key="operator" className="font-semibold text-ink">
      {entry.operator ?? texts.nobody}
    </bdi>
  );
  const member = (
    <bdi key="member" className="font-semibold text-ink">
      {entry.member ?? texts.nobody}
    </bdi>
  );
  if (target === 'product' || target === 'key' || isMoney(action))
    return moneyTexts.line(action, about ?? '', operator);
  return texts.line(action, target, operator, member);
};

/** Who did what, to whom, when and why. */
export const LogLine = ({ entry }: { readonly entry: LogEntryView }) => (
  <div className="min-w-0 flex-1">
    <p className="text-sm wrap-anywhere text-ink-2">
      <LineText entry={entry} />
      <span aria-hidden="true" className="text-ink-3">
        {' · '}
      </span>
      <TimeAgo at={entry.created_at} className="text-ink-3" />
    </p>
    {entry.detail !== null && <p className="figures mt-0.5 text-sm break-all text-ink-2">{entry.detail}</p>}
    <p dir="auto" className="mt-0.5 text-base wrap-anywhere">
      {entry.reason}
    </p>
  </div>
);

export const History = ({ entries }: { readonly entries: readonly LogEntryView[] }) =>
  entries.length === 0 ? (
    <p className="flex min-h-10 items-center text-sm text-ink-3">{texts.noHistory}</p>
  ) : (
    <Fold title={texts.history(entries.length)}>
      <ul className="flex flex-col gap-3 border-s-2 border-line ps-3.5">
        {entries.map((entry) => (
          <li key={entry.id}>
            <LogLine entry={entry} />
          </li>
        ))}
      </ul>
    </Fold>
  );
