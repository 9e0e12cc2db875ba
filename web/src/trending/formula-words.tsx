import { AGE_STEPS, COUNTED, DOCUMENTED, MENTION_FACTOR, MENTIONED_WORDS } from '@wagram/contract/trending';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { getBrand } from '#kernel';
import { shortFigure } from './figures.ts';
import { texts } from './formula-texts.ts';
import { texts as trendingTexts } from './texts.ts';

const words = texts.formula;
const why = trendingTexts.why;

const Piece = ({ name, figure }: { readonly name: string; readonly figure: string }) => (
  <span className="inline-flex items-baseline gap-1.5 rounded-lg bg-surface px-2 py-1 whitespace-nowrap dark:bg-line">
    {name} <strong className="figures font-semibold text-accent-ink">{figure}</strong>
  </span>
);

const Sign = ({ children }: { readonly children: ReactNode }) => <span className="text-ink-3">{children}</span>;

/** The formula as one would write it down. */
const Written = () => (
  <p className="mt-3 flex flex-wrap items-center gap-x-1.5 gap-y-2 rounded-card bg-sunken p-3 text-sm">
    <Sign>(</Sign>
    {COUNTED.map((kind, index) => (
      <span key={kind} className="inline-flex items-center gap-1.5">
        {index > 0 && <Sign>+</Sign>}
        <Piece name={words.kinds[kind]} figure={why.times(DOCUMENTED[kind])} />
      </span>
    ))}
    <Sign>) ×</Sign>
    <Piece
      name={words.age}
      figure={`${shortFigure(AGE_STEPS[0]?.[1] ?? 1)} – ${shortFigure(AGE_STEPS.at(-1)?.[1] ?? 1)}`}
    />
    <Sign>×</Sign>
    <Piece name={words.mention} figure={shortFigure(MENTION_FACTOR)} />
  </p>
);

/** SOC-12: every figure is the one that is counted with. */
export const FormulaWords = () => {
  const [first, last] = [AGE_STEPS[0]?.[1] ?? 1, AGE_STEPS.at(-1)?.[1] ?? 1].map(shortFigure);
  return (
    <section aria-labelledby="formula" className="border-b border-line px-4 py-5 wide:px-6">
      <h2 id="formula" className="text-lg font-semibold">
        {words.title}
      </h2>
      <Written />
      <div className="mt-3 flex flex-col gap-2 text-base text-ink-2">
        <p>
          {words.points} {words.others}
        </p>
        <p>{words.ages(first ?? '', last ?? '')}</p>
        <p>{words.mentions([...MENTIONED_WORDS, getBrand().name])}</p>
        <p>{words.kept}</p>
      </div>
      <details className="group/ages mt-1">
        <summary className="flex min-h-11 list-none items-center gap-2 text-sm font-semibold text-accent-ink [&::-webkit-details-marker]:hidden">
          {words.allAges}
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform duration-150 group-open/ages:rotate-180"
          />
        </summary>
        <dl className="tabular text-sm">
          {AGE_STEPS.map(([from, factor], index) => (
            <div key={from} className="flex justify-between gap-4 border-t border-line py-1.5">
              <dt className="text-ink-2">{why.ages[index]}</dt>
              <dd className="font-medium">{why.times(factor)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
};
