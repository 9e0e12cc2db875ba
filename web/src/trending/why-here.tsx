import type { PostView } from '@wagram/contract/posts';
import { AGE_STEPS, MENTION_FACTOR, WEIGHTS } from '@wagram/contract/trending';
import type { TrendView } from '@wagram/contract/trending';
import { ChevronDown, Flame } from 'lucide-react';
import { createContext, useContext } from 'react';
import { getLanguage } from '#kernel';
import { fullCount } from '#ui';
import { texts } from './texts.ts';

const words = texts.why;

const Trends = createContext<ReadonlyMap<string, TrendView>>(new Map());
export const TrendsProvider = Trends.Provider;

interface Term {
  readonly what: string;
  readonly figure: string;
}

/** Every factor of the score, also those that add nothing. */
const termsOf = (trend: TrendView): Term[] => {
  const counted = (['likes', 'replies', 'shares'] as const).map((kind) => ({
    what: `${words[kind](trend[kind])} ${words.times(WEIGHTS[kind])}`,
    figure: fullCount(trend[kind] * WEIGHTS[kind]),
  }));
  const step = AGE_STEPS.findIndex(([, factor]) => factor === trend.age_factor);
  const age = { what: words.ages[step] ?? words.ages.at(-1) ?? '', figure: words.times(trend.age_factor) };
  const mention = { what: words.mentions(trend.mention ?? ''), figure: words.times(MENTION_FACTOR) };
  return [...counted, age, ...(trend.mention === null ? [] : [mention])];
};

/** TREND-02: what the score is made of. Stands on the card of each hot post. */
export const WhyHere = ({ post }: { readonly post: PostView }) => {
  const trend = useContext(Trends).get(post.id);
  if (trend === undefined) return null;
  const score = getLanguage().number(trend.score, { maximumFractionDigits: 2 });
  return (
    <div role="group" aria-label={words.title} className="mt-2.5 cursor-auto max-[359px]:-ms-14">
      <details className="group/why rounded-field bg-sunken/70 open:bg-sunken">
        <summary className="flex min-h-11 list-none items-center gap-2 whitespace-nowrap rounded-field px-3 text-sm text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
          <Flame aria-hidden="true" className="size-4 shrink-0 text-amber" />
          <span>
            {words.score} <strong className="figures font-semibold text-ink">{score}</strong>
          </span>
          <span className="ms-auto">{words.title}</span>
          <ChevronDown
            aria-hidden="true"
            className="size-4 shrink-0 transition-transform duration-150 group-open/why:rotate-180"
          />
        </summary>
        <dl className="tabular px-3 pb-3 text-sm">
          {termsOf(trend).map((term) => (
            <div key={term.what} className="flex justify-between gap-4 border-t border-line py-1.5">
              <dt className="text-ink-2">{term.what}</dt>
              <dd className="shrink-0 font-medium">{term.figure}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 border-t border-line-strong pt-1.5 font-semibold">
            <dt>{words.score}</dt>
            <dd>{score}</dd>
          </div>
        </dl>
        <p className="px-3 pb-3 text-xs text-ink-3">{words.counted}</p>
      </details>
    </div>
  );
};
