import { tierOf, TIERS } from '@wagram/contract/rewards';
import { getBrand } from '#kernel';
import { classes } from '#ui';
import { Medal } from './medal.tsx';
import { texts } from './texts.ts';

const words = texts.tiers;

/** REW-01. The member's own tier is marked; a guest has none. */
export const TierList = ({ credited }: { readonly credited: number | null }) => (
  <section aria-labelledby="tiers" className="flex flex-col gap-3">
    <h2 id="tiers" className="text-lg font-bold tracking-tight">
      {words.title}
    </h2>
    <ul className="grid gap-2.5 sm:grid-cols-3">
      {TIERS.map((tier) => {
        const isOwn = credited !== null && tierOf(credited) === tier;
        return (
          <li
            key={tier.name}
            aria-current={isOwn ? 'true' : undefined}
            className={classes(
              'relative flex items-center gap-4 rounded-card border bg-surface p-4 sm:flex-col sm:items-start sm:gap-3',
              isOwn ? 'border-accent-ink' : 'border-line',
            )}
          >
            <Medal tier={tier.name} className="h-12 w-auto shrink-0" />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base font-semibold">
                {words.names[tier.name]}
                {isOwn && (
                  <span className="rounded-full bg-accent-soft px-2 py-0.5 text-xs font-semibold text-accent-ink sm:absolute sm:end-3 sm:top-3">
                    {words.here}
                  </span>
                )}
              </p>
              <p className="tabular text-sm text-ink-2">{words.range(tier.minReferrals, tier.maxReferrals)}</p>
            </div>
            <p className="tabular shrink-0 text-end sm:text-start">
              <span className="block text-base font-semibold">
                {tier.reward} {getBrand().tokens.credit} <span className="font-normal text-ink-2">{words.each}</span>
              </span>
              <span className="block text-sm text-ink-2">{words.plus(tier.reward)}</span>
            </p>
          </li>
        );
      })}
    </ul>
  </section>
);
