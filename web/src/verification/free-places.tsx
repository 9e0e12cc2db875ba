import type { VerificationView } from '@wagram/contract/verification';
import { Link } from 'react-router';
import { buttonClass } from '#ui';
import { texts } from './texts.ts';

const words = texts.free;

/** Each dot stands for five places; the filled ones are taken. */
const Places = ({ taken, all }: { readonly taken: number; readonly all: number }) => (
  <div
    role="meter"
    aria-label={words.label}
    aria-valuemin={0}
    aria-valuemax={all}
    aria-valuenow={taken}
    className="grid grid-cols-20 justify-items-center gap-y-2 sm:grid-cols-40"
  >
    {Array.from({ length: 40 }, (_, dot) => (
      <span key={dot} className={`size-2.5 rounded-full ${dot < (taken / all) * 40 ? 'bg-accent' : 'bg-line'}`} />
    ))}
  </div>
);

export const FreePlaces = ({ offer, isGuest }: { readonly offer: VerificationView; readonly isGuest: boolean }) => {
  const { free_places: all, free_places_left: left } = offer;
  return (
    <section aria-labelledby="free-places" className="flex flex-col gap-4 rounded-card bg-sunken p-5">
      <div>
        <h2 id="free-places" className="text-lg font-bold tracking-tight">
          {words.title}
        </h2>
        <p className="tabular mt-1 text-base text-ink-2">
          {left === 0 ? words.none : words.left(left, all)}
          {isGuest && left > 0 && ` · ${words.hint}`}
        </p>
      </div>
      <Places taken={all - left} all={all} />
      {isGuest && left > 0 && (
        <Link to="/email-auth?mode=signup" className={buttonClass('primary', 'md', 'self-start')}>
          {words.join}
        </Link>
      )}
    </section>
  );
};
