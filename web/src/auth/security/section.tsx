import type { ReactNode } from 'react';
import { getLanguage } from '#kernel';

interface SectionProps {
  /** What a link or the search of the settings jumps to. */
  readonly id?: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly about?: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

export const Section = ({ id, icon, title, about, action, children }: SectionProps) => (
  <section id={id} className="scroll-mt-20 border-b border-line px-4 py-6 wide:px-6">
    <div className={about === undefined ? 'flex items-center gap-4' : 'flex items-start gap-4'}>
      <span className="inline-flex size-10 shrink-0 items-center justify-center rounded-xl bg-sunken text-ink-2">
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-lg font-semibold tracking-tight">{title}</h2>
        {about !== undefined && <p className="mt-0.5 text-sm text-ink-2">{about}</p>}
      </div>
      {action}
    </div>
    {children !== undefined && <div className="mt-4">{children}</div>}
  </section>
);

interface RowProps {
  readonly title: ReactNode;
  readonly about?: ReactNode;
  readonly action?: ReactNode;
}

export const Row = ({ title, about, action }: RowProps) => (
  <li className="flex min-h-15 items-center gap-3 border-t border-line px-4 py-2.5 first:border-t-0">
    <div className="min-w-0 flex-1">
      <div className="text-base font-medium">{title}</div>
      {about !== undefined && <div className="text-sm text-ink-3">{about}</div>}
    </div>
    {action}
  </li>
);

export const Rows = ({ children }: { readonly children: ReactNode }) => (
  <ul className="overflow-hidden rounded-card border border-line bg-surface">{children}</ul>
);

export const formatDay = (iso: string): string => getLanguage().date(iso, 'medium');

export const formatMoment = (iso: string): string => getLanguage().date(iso, 'mediumTime');
