import type { RewardTerms } from '@wagram/contract/rewards';
import { Link } from 'react-router';
import { getBrand } from '#kernel';
import { texts } from './texts.ts';

const words = texts.how;

/** Three steps on a line, and the small print in plain words. */
export const HowItWorks = ({ terms }: { readonly terms: RewardTerms }) => {
  const steps = [
    [words.share, words.shareHint],
    [words.join, words.joinHint(terms)],
    [words.earn, words.earnHint(getBrand().tokens.credit)],
  ] as const;
  return (
    <section aria-labelledby="how-it-works" className="flex flex-col gap-4">
      <h2 id="how-it-works" className="text-lg font-bold tracking-tight">
        {words.title}
      </h2>
      <ol className="flex flex-col">
        {steps.map(([title, hint], place) => (
          <li
            key={title}
            className="relative flex gap-4 pb-5 last:pb-0 not-last:before:absolute not-last:before:start-4 not-last:before:top-9 not-last:before:bottom-1 not-last:before:w-px not-last:before:bg-line"
          >
            <span
              aria-hidden="true"
              className="figures inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft text-sm font-bold text-accent-ink"
            >
              {place + 1}
            </span>
            <span className="pt-1">
              <span className="block text-base font-semibold">{title}</span>
              <span className="mt-0.5 block text-base text-ink-2">{hint}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-2">{words.small(terms.daily_cap)}</p>
      <Link to="/verification" className="self-start text-sm font-semibold text-accent-ink hover:underline">
        {words.badge}
      </Link>
    </section>
  );
};
