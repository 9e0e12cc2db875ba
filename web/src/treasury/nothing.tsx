import type { TreasuryView } from '@wagram/contract/treasury';
import { Lock } from 'lucide-react';
import { EmptyState } from '#ui';
import { whyStays } from './draft.ts';
import { texts } from './texts.ts';

/** Nothing can leave: because all of it was granted, or a day has had its fill. */
export const NothingToWithdraw = ({ treasury }: { readonly treasury: TreasuryView }) => {
  const can = BigInt(treasury.withdrawable);
  return (
    <EmptyState
      icon={<Lock aria-hidden="true" className="size-7" />}
      title={can === 0n ? texts.nothing : texts.tomorrow}
      hint={can === 0n ? whyStays(treasury) : texts.tomorrowHint}
    />
  );
};
