import type { TreasuryView } from '@wagram/contract/treasury';
import { ShieldQuestion } from 'lucide-react';
import { texts } from './texts.ts';

const words = texts.trust;

/** MON-12: whom somebody trusts by withdrawing, and where anybody can look. */
export const Trust = ({ treasury }: { readonly treasury: TreasuryView }) => (
  <section aria-label={words.title} className="flex gap-3 text-sm text-ink-2">
    <ShieldQuestion aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
    <div className="min-w-0 space-y-1">
      <p>{words.keeps}</p>
      <p>{words.held}</p>
      <p>
        {words.address(
          <span key="address" dir="ltr" className="font-mono break-all">
            {treasury.address}
          </span>,
        )}
      </p>
    </div>
  </section>
);
