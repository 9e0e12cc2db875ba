import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly hint?: ReactNode;
  readonly action?: ReactNode;
}

export const EmptyState = ({ icon, title, hint, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center px-6 py-14 text-center">
    {icon !== undefined && (
      <span className="mb-4 inline-flex size-14 items-center justify-center rounded-2xl bg-accent-soft text-accent-ink">
        {icon}
      </span>
    )}
    <p className="text-lg font-semibold">{title}</p>
    {hint !== undefined && <p className="mt-1.5 max-w-80 text-base text-ink-2">{hint}</p>}
    {action !== undefined && <div className="mt-5">{action}</div>}
  </div>
);
