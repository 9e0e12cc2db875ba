import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { classes, Notice } from '#ui';

interface PartProps {
  readonly title: string;
  readonly hint?: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page, between hairlines. */
export const Part = ({ title, hint, aside, children }: PartProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line px-4 py-6 first:border-t-0 wide:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-lg font-bold tracking-tight">
          {title}
        </h2>
        {aside}
      </div>
      {hint !== undefined && <p className="mt-0.5 text-sm text-ink-2">{hint}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
};

/** Names on one side, figures on the other. */
export const Figures = ({ children }: { readonly children: ReactNode }) => (
  <dl className="divide-y divide-line">{children}</dl>
);

interface FigureProps {
  readonly name: string;
  readonly tone?: 'good' | 'bad' | 'plain';
  readonly children: ReactNode;
}

const TONES = { good: 'text-mint', bad: 'text-coral', plain: '' };

export const Figure = ({ name, tone = 'plain', children }: FigureProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
    <dt className="text-sm text-ink-2">{name}</dt>
    <dd className={classes('figures min-w-0 text-end text-base font-medium wrap-anywhere', TONES[tone])}>{children}</dd>
  </div>
);

const PILLS = {
  good: 'bg-mint-soft text-mint',
  warning: 'bg-amber-soft text-amber',
  danger: 'bg-coral-soft text-coral',
  plain: 'bg-sunken text-ink-2',
};

export const Pill = ({ tone, children }: { readonly tone: keyof typeof PILLS; readonly children: ReactNode }) => (
  <span className={classes('shrink-0 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap', PILLS[tone])}>
    {children}
  </span>
);

export interface Alert {
  readonly tone: 'danger' | 'warning';
  readonly text: string;
}

interface AlertsProps {
  readonly words: { readonly title: string; readonly quiet: string; readonly quietHint: string };
  readonly alerts: readonly Alert[];
}

/** What an operator should not have to look for. */
export const Alerts = ({ words, alerts }: AlertsProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="px-4 pt-5 pb-6 wide:px-6">
      <h2 id={id} className="sr-only">
        {words.title}
      </h2>
      {alerts.length === 0 && (
        <p className="flex items-center gap-3 text-base">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-mint" />
          <span>
            <span className="font-semibold">{words.quiet}.</span> <span className="text-ink-2">{words.quietHint}</span>
          </span>
        </p>
      )}
      <div className="flex flex-col gap-2">
        {alerts.map(({ tone, text }) => (
          <Notice key={text} tone={tone}>
            {text}
          </Notice>
        ))}
      </div>
    </section>
  );
};
