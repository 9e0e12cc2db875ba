import { progressOf, type RewardsView } from '@wagram/contract/rewards';
import { getBrand } from '#kernel';
import { fullCount } from '#ui';
import { Medal } from './medal.tsx';
import { texts } from './texts.ts';

const words = texts.earned;

/** What was earned, in which tier, and how far the next one is. */
export const Earnings = ({ rewards }: { readonly rewards: RewardsView }) => {
  const { names } = texts.tiers;
  const { tier, next, missing, share } = progressOf(rewards.credited);
  const credit = getBrand().tokens.credit;
  return (
    <section aria-label={words.label} className="glow rounded-card border border-line bg-surface p-5 wide:p-6">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-sm font-medium text-ink-2">{words.label}</p>
          <p className="mt-1.5 flex items-baseline gap-2">
            <span className="figures text-[2.75rem] leading-none font-bold tracking-tight">
              {fullCount(Number(rewards.earned.WGM))}
            </span>
            <span className="text-lg font-semibold text-ink-2">{credit}</span>
          </p>
          <p className="tabular mt-2 text-base text-ink-2">{words.points(Number(rewards.earned.points))}</p>
        </div>
        <Medal tier={tier.name} className="h-22 w-auto shrink-0" />
      </div>
      <div className="mt-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="text-base font-semibold">{names[tier.name]}</p>
          <p className="tabular text-sm text-ink-2">{words.each(tier.reward, credit)}</p>
        </div>
        <div
          role="progressbar"
          aria-label={words.progress(names[(next ?? tier).name])}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(share * 100)}
          className="mt-2.5 h-2 overflow-hidden rounded-full bg-sunken"
        >
          <div className="h-full rounded-full bg-accent" style={{ width: `${Math.max(2, share * 100)}%` }} />
        </div>
        <p className="tabular mt-2 text-sm text-ink-2">
          {next === null ? words.top : words.next(missing, names[next.name])}
        </p>
      </div>
    </section>
  );
};

const Figure = ({ label, count }: { readonly label: string; readonly count: number }) => (
  <div className="flex min-w-0 flex-1 flex-col-reverse px-3.5 py-3.5 sm:px-4 not-first:border-s not-first:border-line">
    <dt className="truncate text-sm text-ink-2">{label}</dt>
    <dd className="figures text-2xl font-bold tracking-tight">{fullCount(count)}</dd>
  </div>
);

export const RewardFigures = ({ rewards }: { readonly rewards: RewardsView }) => (
  <dl aria-label={texts.stats.title} className="flex rounded-card border border-line bg-surface">
    <Figure label={texts.stats.invited} count={rewards.invited} />
    <Figure label={texts.stats.qualified} count={rewards.qualified} />
    <Figure label={texts.stats.credited} count={rewards.credited} />
  </dl>
);
