import { DOCUMENTED, stepsOf } from '@wagram/contract/trending';
import type { RankingWeights } from '@wagram/contract/trending';
import { Link } from 'react-router';
import { fullCount, Skeleton } from '#ui';
import { ageName, shortFigure } from './figures.ts';
import { Excerpt } from './excerpt.tsx';
import { texts } from './formula-texts.ts';
import { texts as trendingTexts } from './texts.ts';
import type { Chosen } from './use-formula.ts';

const words = texts.steps;
const why = trendingTexts.why;

interface Line {
  readonly step: string;
  readonly documented: string;
  readonly yours: string;
  readonly isSum?: boolean;
}

const placeText = (place: number | null): string => (place === null ? words.unranked : fullCount(place));

/** Every step twice, in the order in which it is worked out. */
const linesOf = ({ post, documentedPlace, ownPlace }: Chosen, weights: RankingWeights, of: number): Line[] => {
  const [documented, yours] = [stepsOf(post, DOCUMENTED), stepsOf(post, weights)];
  const both = (step: string, say: (steps: typeof yours) => string, isSum = false): Line => ({
    step,
    documented: say(documented),
    yours: say(yours),
    isSum,
  });
  return [
    ...documented.counted.map(({ kind, count }, index) =>
      both(why[kind](count), ({ counted }) => {
        const { weight = 0, points = 0 } = counted[index] ?? {};
        return words.times(shortFigure(weight), shortFigure(points));
      }),
    ),
    both(words.sum, ({ points }) => shortFigure(points), true),
    both(ageName(post.age_factor), ({ age }) => why.times(age)),
    both(post.mention === null ? words.mentionNone : why.mentions(post.mention), ({ mention }) => why.times(mention)),
    both(post.followed ? words.followed : words.notFollowed, ({ following }) => why.times(following)),
    both(words.score, ({ score }) => shortFigure(score), true),
    { step: words.place(of), documented: placeText(documentedPlace), yours: placeText(ownPlace) },
  ];
};

/** What is chosen further down is shown here. */
const STEPS = 'step-by-step';
/** As high as the steps are, so that nothing below moves when they come. */
const STEPS_CLASS = 'min-h-128 scroll-mt-16 border-b border-line px-4 py-5 wide:px-6';

export const showSteps = (): void => document.getElementById(STEPS)?.scrollIntoView({ block: 'start' });

const cell = 'py-2 ps-3 text-end align-baseline whitespace-nowrap';

interface StepsProps {
  readonly chosen: Chosen;
  readonly weights: RankingWeights;
  /** How many the list holds. */
  readonly of: number;
}

const StepsTable = ({ chosen, weights, of }: StepsProps) => (
  <table aria-labelledby="steps" className="tabular mt-3 w-full text-sm">
    <thead>
      <tr className="text-ink-2">
        <th scope="col" className="py-2 text-start font-medium">
          {words.step}
        </th>
        <th scope="col" className={`${cell} font-medium`}>
          {words.documented}
        </th>
        <th scope="col" className={`${cell} font-semibold text-accent-ink`}>
          {words.yours}
        </th>
      </tr>
    </thead>
    <tbody>
      {linesOf(chosen, weights, of).map(({ step, documented, yours, isSum = false }) => (
        <tr key={step} className={isSum ? 'border-t border-line-strong font-semibold' : 'border-t border-line'}>
          <th scope="row" className={`py-2 text-start ${isSum ? 'font-semibold' : 'font-normal text-ink-2'}`}>
            {step}
          </th>
          <td className={cell}>{documented}</td>
          <td className={`${cell} ${documented === yours ? '' : 'font-semibold text-accent-ink'}`}>{yours}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** SOC-12: the formula run on one post, as documented and with one's own weights. */
export const FormulaSteps = ({ chosen, weights, of }: StepsProps) => (
  <section id={STEPS} aria-labelledby="steps" className={STEPS_CLASS}>
    <h2 id="steps" className="text-lg font-semibold">
      {words.title}
    </h2>
    {chosen.isInstead && <p className="mt-1 text-base text-ink-2">{words.gone}</p>}
    <blockquote className="mt-2 border-s-2 border-line-strong ps-3">
      <Excerpt post={chosen.post} className="line-clamp-2 text-base wrap-anywhere" />
      <p className="mt-0.5 text-sm text-ink-2">
        <bdi>{words.by(chosen.post.displayName)}</bdi>
        {' · '}
        <Link to={`/post/${chosen.post.post_id}`} className="font-semibold text-accent-ink hover:underline">
          {words.open}
        </Link>
      </p>
    </blockquote>
    <StepsTable chosen={chosen} weights={weights} of={of} />
  </section>
);

export const StepsLoading = () => (
  <div role="status" aria-label={texts.loading} className={STEPS_CLASS}>
    <Skeleton className="h-6 w-32" />
    <Skeleton className="mt-3 h-14 w-full" />
    {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
      <Skeleton key={row} className="mt-3 h-6 w-full" />
    ))}
  </div>
);
