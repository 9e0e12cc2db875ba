import type { ReactNode } from 'react';

/** One line of what is agreed: a <dl> of them stands above the button. */
export const TermLine = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
    <dt className="text-sm text-ink-2">{label}</dt>
    <dd className="figures min-w-0 text-end text-base font-medium wrap-anywhere">{children}</dd>
  </div>
);
