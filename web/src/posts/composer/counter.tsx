import { classes, fullCount } from '#ui';
import { texts } from './texts.ts';

interface CounterProps {
  readonly used: number;
  readonly max: number;
  /** From this many left on it warns and shows the number. */
  readonly warnAt: number;
  /** Shows 12/280 all the time, where the limit is short. */
  readonly hasFigures?: boolean;
}

const R = 10;
const ROUND = 2 * Math.PI * R;

/** A ring that fills as one writes; amber near the end, coral over it. Counted by grapheme, as the server counts. */
export const ComposerCounter = ({ used, max, warnAt, hasFigures = false }: CounterProps) => {
  const left = max - used;
  const isNear = left <= warnAt;
  const tone = left < 0 ? 'text-coral' : isNear ? 'text-amber' : 'text-accent';
  return (
    <span className="inline-flex shrink-0 items-center gap-2" title={left < 0 ? texts.over(-left) : texts.left(left)}>
      {(isNear || hasFigures) && (
        <span
          className={classes('figures text-sm', isNear ? `font-semibold ${tone}` : 'text-ink-3')}
          aria-hidden="true"
        >
          {hasFigures ? texts.of(used, max) : fullCount(left)}
        </span>
      )}
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className={classes('size-6 -rotate-90', tone, hasFigures && 'max-[359px]:hidden')}
        fill="none"
      >
        <circle cx="12" cy="12" r={R} strokeWidth="2.5" className="stroke-line" />
        <circle
          cx="12"
          cy="12"
          r={R}
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - Math.min(1, used / max))}
          className={classes('transition-[stroke-dashoffset] duration-150', used === 0 && 'opacity-0')}
        />
      </svg>
      {/* Said only when it matters: a number at every letter would drown the letters. */}
      <span className="sr-only" role="status">
        {left < 0 ? texts.over(-left) : isNear && (left % 20 === 0 || left < 10) ? texts.left(left) : ''}
      </span>
    </span>
  );
};
