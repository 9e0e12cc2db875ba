import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface PartProps {
  readonly id?: string;
  readonly title?: string;
  readonly about?: string;
  readonly children: ReactNode;
}

/** What belongs together in a section. */
export const Part = ({ id, title, about, children }: PartProps) => (
  <section id={id} className="scroll-mt-20 border-b border-line px-4 py-4 wide:px-6">
    {title !== undefined && <h2 className="text-lg font-semibold">{title}</h2>}
    {about !== undefined && <p className="mt-0.5 mb-3 text-base text-ink-2">{about}</p>}
    {children}
  </section>
);

/** To something that is set elsewhere. */
export const Way = ({ to, text, hint }: { readonly to: string; readonly text: string; readonly hint?: string }) => (
  <Link to={to} className="-mx-3 flex min-h-12 items-center gap-3 rounded-xl px-3 py-1.5 hover:bg-sunken">
    <span className="min-w-0 flex-1">
      <span className="block text-base font-medium">{text}</span>
      {hint !== undefined && (
        <span className="block text-sm text-ink-2">
          <bdi>{hint}</bdi>
        </span>
      )}
    </span>
    <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-3 rtl:-scale-x-100" />
  </Link>
);
