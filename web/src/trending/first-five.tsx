import type { TrendWindow } from '@wagram/contract/trending';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { classes, Handle, Skeleton } from '#ui';
import { Excerpt } from './excerpt.tsx';
import { shortFigure } from './figures.ts';
import { showSteps } from './formula-steps.tsx';
import { texts } from './formula-texts.ts';
import { formulaPath } from './trending-path.ts';
import type { Ranked } from './use-formula.ts';
import { useGlide } from './use-glide.ts';

const words = texts.preview;
const SHOWN = 5;

/** Against where the documented formula has it. */
const Move = ({ places }: { readonly places: number }) => {
  if (places === 0) return <span className="sr-only">{words.same}</span>;
  const [Icon, said, look] =
    places > 0 ? [ArrowUp, words.up(places), 'text-mint'] : [ArrowDown, words.down(-places), 'text-coral'];
  return (
    <span className={classes('figures inline-flex items-center text-xs font-semibold', look)}>
      <Icon aria-hidden="true" className="size-3.5" />
      <span aria-hidden="true">{Math.abs(places)}</span>
      <span className="sr-only">{said}</span>
    </span>
  );
};

interface RowProps {
  readonly post: Ranked;
  readonly place: number;
  readonly places: number;
  readonly isChosen: boolean;
  readonly window: TrendWindow;
}

const Row = ({ post, place, places, isChosen, window }: RowProps) => (
  <li data-row={post.post_id}>
    <Link
      to={formulaPath(post.post_id, window)}
      replace
      preventScrollReset
      onClick={showSteps}
      aria-current={isChosen ? 'true' : undefined}
      className={classes(
        'flex h-16 items-center gap-3 rounded-xl px-3 focus-visible:-outline-offset-2',
        isChosen ? 'bg-accent-soft' : 'hover:bg-sunken',
      )}
    >
      <span className="flex w-7 shrink-0 flex-col items-center">
        <span className="figures text-lg font-semibold">{place}</span>
        <Move places={places} />
      </span>
      <span className="min-w-0 flex-1">
        <Excerpt post={post} className="block truncate text-base" />
        <span className="block truncate text-sm text-ink-2">
          <Handle name={post.username} />
        </span>
      </span>
      <span className="figures shrink-0 text-sm font-semibold">
        <span className="sr-only">{words.score(shortFigure(post.score))}</span>
        <span aria-hidden="true">{shortFigure(post.score)}</span>
      </span>
    </Link>
  </li>
);

interface FirstFiveProps {
  readonly own: readonly Ranked[];
  readonly documented: readonly Ranked[];
  readonly chosen: string | null;
  readonly window: TrendWindow;
}

/** SOC-12: what the weights make of the list, while they are moved. */
export const FirstFive = ({ own, documented, chosen, window }: FirstFiveProps) => {
  const shown = own.slice(0, SHOWN);
  const list = useGlide(shown.map(({ post_id: id }) => id).join());
  const before = new Map(documented.map(({ post_id: id }, index) => [id, index]));
  return (
    <section aria-labelledby="first-five" className="min-h-104 px-4 py-5 wide:px-6">
      <h2 id="first-five" className="text-lg font-semibold">
        {words.title}
      </h2>
      <p className="mt-0.5 mb-2 text-base text-ink-2">{shown.length === 0 ? words.empty : words.about}</p>
      <ol ref={list} aria-labelledby="first-five" className="relative -mx-3">
        {shown.map((post, index) => (
          <Row
            key={post.post_id}
            post={post}
            place={index + 1}
            places={(before.get(post.post_id) ?? index) - index}
            isChosen={post.post_id === chosen}
            window={window}
          />
        ))}
      </ol>
    </section>
  );
};

export const FirstFiveLoading = () => (
  <div className="flex min-h-104 flex-col gap-2 px-4 py-5 wide:px-6">
    <Skeleton className="mb-2 h-6 w-32" />
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} className="h-14 w-full" />
    ))}
  </div>
);
