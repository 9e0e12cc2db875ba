import type { PoolView } from '@wagram/contract/swap';
import { ShieldQuestion } from 'lucide-react';
import { texts } from './texts.ts';

const words = texts.trust;

/** MON-12: whom somebody trusts by trading, and where anybody can look. */
export const SwapTrust = ({ pool }: { readonly pool: PoolView }) => (
  <section aria-label={words.title} className="flex gap-3 text-sm text-ink-2">
    <ShieldQuestion aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
    <div className="min-w-0 space-y-1">
      <p>{words.holds}</p>
      <p>{words.can}</p>
      <p>{words.cannot}</p>
      <p>
        {words.address(
          <span key="address" dir="ltr" className="font-mono break-all">
            {pool.desk}
          </span>,
        )}
      </p>
    </div>
  </section>
);
