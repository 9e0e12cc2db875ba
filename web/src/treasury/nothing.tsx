import type { TreasuryView } from '@wagram/contract/treasury';
import { Lock } from 'lucide-react';
import { getBrand, getLanguage } from '#kernel';
import { EmptyState } from '#ui';
import { texts } from './texts.ts';

/** Nothing can leave: because all of it was granted, or not before tomorrow. */
export const NothingToWithdraw = ({ treasury }: { readonly treasury: TreasuryView }) => {
  const can = BigInt(treasury.withdrawable);
  const { credit } = getBrand().tokens;
  return (
    <EmptyState
      icon={<Lock aria-hidden="true" className="size-7" />}
      title={can === 0n ? texts.nothing : texts.tomorrow}
      hint={can === 0n ? texts.stays : texts.tomorrowHint(getLanguage().number(can), credit)}
    />
  );
};
