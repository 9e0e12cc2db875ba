import { RANKING_MAX, RANKING_STEP } from '@wagram/contract/settings';
import { DOCUMENTED } from '@wagram/contract/trending';
import type { RankingWeights, WeightName } from '@wagram/contract/trending';
import type { CSSProperties } from 'react';
import { Button, classes } from '#ui';
import { texts } from './formula-texts.ts';
import type { useDraftWeights } from './use-draft-weights.ts';
import './weight-slider.css';

const words = texts.weights;
const NAMES = ['likes', 'replies', 'shares', 'fade', 'following'] as const satisfies WeightName[];

const valueOf = (name: WeightName, weight: number): string => {
  if (name === 'fade') return words.fades[weight / RANKING_STEP] ?? '';
  return name === 'following' ? words.count(weight) : words.points(weight);
};

interface SliderProps {
  readonly name: WeightName;
  readonly weights: RankingWeights;
  readonly onChange: (weights: RankingWeights) => void;
}

const WeightSlider = ({ name, weights, onChange }: SliderProps) => {
  const value = valueOf(name, weights[name]);
  const isOwn = weights[name] !== DOCUMENTED[name];
  return (
    <label className="block border-t border-line pt-2.5 first:border-t-0">
      <span className="flex items-baseline justify-between gap-3">
        <span className="text-base font-medium">{words.names[name]}</span>
        <output className={classes('figures text-base', isOwn ? 'font-semibold text-accent-ink' : 'text-ink-2')}>
          {value}
        </output>
      </span>
      <input
        type="range"
        min={0}
        max={RANKING_MAX[name]}
        step={RANKING_STEP}
        value={weights[name]}
        aria-label={words.names[name]}
        aria-valuetext={value}
        aria-describedby={`documented-${name}`}
        onChange={(event) => onChange({ ...weights, [name]: Number(event.target.value) })}
        style={{ '--at': weights[name] / RANKING_MAX[name] } as CSSProperties}
        className="weight-slider block h-11 w-full rounded-lg focus-visible:-outline-offset-2"
      />
      <span id={`documented-${name}`} className="block pb-2.5 text-xs text-ink-3">
        {words.documented(valueOf(name, DOCUMENTED[name]))}
      </span>
    </label>
  );
};

/** SOC-12: what one tries shows at once below; Save keeps it. */
export const WeightSliders = ({ draft }: { readonly draft: ReturnType<typeof useDraftWeights> }) => (
  <section aria-labelledby="weights" className="border-b border-line px-4 py-5 wide:px-6">
    <h2 id="weights" className="text-lg font-semibold">
      {words.title}
    </h2>
    <p className="mt-0.5 mb-2 text-base text-ink-2">{words.about}</p>
    {NAMES.map((name) => (
      <WeightSlider key={name} name={name} weights={draft.weights} onChange={draft.change} />
    ))}
    <div className="mt-2 flex gap-2">
      <Button onClick={draft.save} disabled={!draft.isChanged} isBusy={draft.isBusy}>
        {words.save}
      </Button>
      <Button look="outline" onClick={draft.reset} disabled={!draft.canReset || draft.isBusy}>
        {words.reset}
      </Button>
    </div>
  </section>
);
