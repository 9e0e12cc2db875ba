import type { PostView } from '@wagram/contract/posts';
import { DOCUMENTED, stepsOf, TREND_WINDOW_DEFAULT } from '@wagram/contract/trending';
import type { RankingWeights, TrendView, TrendWindow } from '@wagram/contract/trending';
import { ChevronDown, Flame } from 'lucide-react';
import { createContext, useContext } from 'react';
import { Link } from 'react-router';
import { ageName, shortFigure } from './figures.ts';
import { texts } from './texts.ts';
import { formulaPath } from './trending-path.ts';

const words = texts.why;

interface Why {
  readonly trends: ReadonlyMap<string, TrendView>;
  readonly weights: RankingWeights | null;
  readonly window: TrendWindow;
}

const Trends = createContext<Why>({ trends: new Map(), weights: null, window: TREND_WINDOW_DEFAULT });
export const TrendsProvider = Trends.Provider;

interface Term {
  readonly what: string;
  readonly figure: string;
}

/** Every factor of the score, also those that add nothing. */
const termsOf = (trend: TrendView, weights: RankingWeights): Term[] => {
  const { counted, age, mention, following } = stepsOf({ ...trend, followed: trend.followed ?? false }, weights);
  return [
    ...counted.map(({ kind, count, weight, points }) => ({
      what: `${words[kind](count)} ${words.times(weight)}`,
      figure: shortFigure(points),
    })),
    { what: ageName(trend.age_factor), figure: words.times(age) },
    ...(trend.mention === null ? [] : [{ what: words.mentions(trend.mention), figure: words.times(mention) }]),
    ...(following === 1 ? [] : [{ what: words.followed, figure: words.times(following) }]),
  ];
};

/** TREND-02: what the score is made of. Stands on the card of each hot post. */
export const WhyHere = ({ post }: { readonly post: PostView }) => {
  const { trends, weights, window } = useContext(Trends);
  const trend = trends.get(post.id);
  if (trend === undefined) return null;
  const score = shortFigure(trend.score);
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
          {termsOf(trend, weights ?? DOCUMENTED).map((term) => (
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
        <div className="flex flex-wrap items-center justify-between gap-x-4 px-3 pb-1 text-xs text-ink-3">
          <p>{weights === null ? words.counted : words.countedOwn}</p>
          <Link
            to={formulaPath(post.id, window)}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-accent-ink hover:underline"
          >
            {words.again}
          </Link>
        </div>
      </details>
    </div>
  );
};
