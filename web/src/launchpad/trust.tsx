import { ShieldQuestion } from 'lucide-react';
import { texts } from './texts.ts';

/** MON-12: whom somebody trusts by pledging, in four sentences, and what the cap cannot do. */
export const LaunchTrust = () => (
  <section aria-label={texts.trust.title} className="flex gap-3 text-sm text-ink-2">
    <ShieldQuestion aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
    <div className="min-w-0 space-y-1">
      {texts.trust.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{texts.trust.cap}</p>
    </div>
  </section>
);
