import { ShieldQuestion } from 'lucide-react';
import type { ReactNode } from 'react';

interface TrustNoteProps {
  readonly title: string;
  readonly lines: readonly string[];
  /** A sentence around the address, where there is one to look at. */
  readonly about?: (address: ReactNode) => ReactNode;
  readonly address?: string;
}

/** MON-12: whom somebody trusts with their money, and where anybody can look. */
export const TrustNote = ({ title, lines, about, address }: TrustNoteProps) => (
  <section aria-label={title} className="flex gap-3 text-sm text-ink-2">
    <ShieldQuestion aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
    <div className="min-w-0 space-y-1">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {about !== undefined && address !== undefined && (
        <p>
          {about(
            <span key="address" dir="ltr" className="font-mono break-all">
              {address}
            </span>,
          )}
        </p>
      )}
    </div>
  </section>
);
