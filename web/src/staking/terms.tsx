import type { StakingView } from '@wagram/contract/staking';
import { ShieldCheck } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card, Notice } from '#ui';
import { rateOf, sumOf } from './figures.ts';
import { texts } from './texts.ts';

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0">
    <dt className="text-sm text-ink-2">{label}</dt>
    <dd className="figures min-w-0 text-end text-base font-medium wrap-anywhere">{children}</dd>
  </div>
);

/** The rate, and what it comes out of. */
export const StakingTerms = ({ staking }: { readonly staking: StakingView }) => {
  const id = useId();
  const words = texts.terms;
  const { token, rate, left, staked } = staking;
  return (
    <Card aria-labelledby={id} className="p-5">
      <h2 id={id} className="text-base font-semibold">
        {words.title}
      </h2>
      <dl className="mt-2">
        <Line label={words.rate}>
          <span className="text-lg font-bold text-mint">{words.aYear(rateOf(rate))}</span>
        </Line>
        <Line label={words.left}>{sumOf(BigInt(left), token)}</Line>
        <Line label={words.staked}>{sumOf(BigInt(staked), token)}</Line>
        <Line label={words.lock}>{words.none}</Line>
        <Line label={words.fee}>{words.network}</Line>
      </dl>
      <p className="mt-2 text-sm text-ink-2">{words.counted}</p>
    </Card>
  );
};

/** What somebody should know before they rely on it. */
export const StakingWarnings = ({ staking }: { readonly staking: StakingView }) => {
  const { state, token, rate, named_rate: named, left } = staking;
  return (
    <>
      {state === 'paused' && <Notice tone="warning">{texts.paused}</Notice>}
      {rate === 0 && <Notice tone="warning">{texts.empty}</Notice>}
      {rate > 0 && rate < named && (
        <Notice tone="warning">{texts.low(sumOf(BigInt(left), token), rateOf(rate))}</Notice>
      )}
    </>
  );
};

/** MON-12: whom somebody trusts by staking, and where anybody can look. */
export const StakingTrust = ({ staking }: { readonly staking: StakingView }) => {
  const words = texts.trust;
  return (
    <section aria-label={words.title} className="flex gap-3 px-1 text-sm text-ink-2">
      <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 space-y-1">
        <p>{words.stake}</p>
        <p>{words.rewards}</p>
        <p>
          {words.address(
            <span key="address" dir="ltr" className="font-mono break-all">
              {staking.rewards}
            </span>,
          )}
        </p>
      </div>
    </section>
  );
};
