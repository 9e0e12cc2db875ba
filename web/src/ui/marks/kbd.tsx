import type { ReactNode } from 'react';

export const Kbd = ({ children }: { readonly children: ReactNode }) => (
  <kbd className="inline-flex min-h-6 min-w-6 items-center justify-center rounded-md border border-line bg-surface px-1.5 font-mono text-xs text-ink-2">
    {children}
  </kbd>
);
