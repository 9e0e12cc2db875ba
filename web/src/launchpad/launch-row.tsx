import type { LaunchView } from '@wagram/contract/launchpad';
import { Link } from 'react-router';
import { TimeAgo, TimeUntil } from '#ui';
import { inSol, percentOf } from './figures.ts';
import { texts } from './texts.ts';

const SOON_MS = 3_600_000;

export const stateName = ({ state, closes_at: closesAt }: LaunchView): string =>
  state === 'open' && Date.parse(closesAt) - Date.now() < SOON_MS ? texts.states.ending : texts.states[state];

export const TokenPicture = ({ url, symbol }: { readonly url: string | null; readonly symbol: string }) =>
  url === null ? (
    <span
      aria-hidden="true"
      className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-bold text-accent-ink"
    >
      {symbol.slice(0, 3)}
    </span>
  ) : (
    <img src={url} alt="" className="size-12 shrink-0 rounded-full object-cover" />
  );

export const Progress = ({ launch }: { readonly launch: LaunchView }) => {
  const percent = percentOf(launch.state === 'opened' ? launch.raised : launch.pledged, launch.goal);
  const words =
    launch.state === 'opened'
      ? texts.raised(inSol(launch.raised))
      : texts.ofGoal(inSol(launch.pledged), inSol(launch.goal));
  return (
    <div>
      <div role="progressbar" aria-label={words} aria-valuenow={percent} className="h-2 rounded-full bg-sunken">
        <div className="h-2 rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-1.5 text-sm text-ink-2 tabular-nums">{words}</p>
    </div>
  );
};

/** When the sale ends or ended; one that is being made has no end yet. */
const When = ({ launch: { state, closes_at: at } }: { readonly launch: LaunchView }) => {
  if (state === 'making' || state === 'draft') return null;
  return state === 'open' ? (
    <>
      {` · ${texts.ends} `}
      <TimeUntil at={at} />
    </>
  ) : (
    <>
      {` · ${texts.ended} `}
      <TimeAgo at={at} />
    </>
  );
};

export const LaunchRow = ({ launch }: { readonly launch: LaunchView }) => (
  <li className="border-b border-line last:border-b-0">
    <Link to={`/token/${launch.mint}`} className="flex gap-3 px-4 py-4 hover:bg-sunken wide:px-6">
      <TokenPicture url={launch.image_url} symbol={launch.symbol} />
      <div className="min-w-0 flex-1 space-y-2">
        <div className="flex items-baseline justify-between gap-3">
          <p className="min-w-0 truncate font-semibold" dir="auto">
            {launch.name} <span className="font-normal text-ink-2">{launch.symbol}</span>
          </p>
          <span className="shrink-0 rounded-full bg-sunken px-2.5 py-0.5 text-sm font-medium text-ink-2">
            {stateName(launch)}
          </span>
        </div>
        <Progress launch={launch} />
        <p className="truncate text-sm text-ink-3">
          {launch.creator !== null && texts.by(launch.creator.username)}
          <When launch={launch} />
        </p>
      </div>
    </Link>
  </li>
);
